"""The sounds: short, not too loud, each its own, and none clicks."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from arcology.ui.sound.samples import FULL, LOUDEST, RATE, SOUNDS, make, quieter

LONGEST = 2.0
CLICK = 0.02
"""A jump of so much of the full range at an end is heard as a click."""


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_and_not_too_loud(name: str) -> None:
    samples = make(name)
    assert 0.05 < len(samples) / RATE <= LONGEST
    peak = max(map(abs, samples)) / FULL
    assert 0.2 < peak <= LOUDEST
    loud = sum(1 for one in samples if abs(one) > 0.05 * peak * FULL) / RATE
    assert loud > 0.02, "it is over before it can be heard"


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_does_not_click_where_it_begins_and_ends(name: str) -> None:
    samples = make(name)
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples[: RATE // 4000])) < CLICK * FULL, "it begins in the middle of a wave"
    end = samples[-RATE // 100 :]
    assert max(abs(b - a) for a, b in pairwise(end)) < CLICK * FULL
    assert max(map(abs, samples[-RATE // 200 :])) < CLICK * FULL, "it is cut off"


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_has_no_constant_part(name: str) -> None:
    samples = make(name)
    assert abs(sum(samples) / len(samples)) < 0.01 * FULL


def test_every_sound_is_the_same_each_time_and_unlike_the_others() -> None:
    made = {name: make(name) for name in SOUNDS}
    assert all(make(name) == samples for name, samples in made.items())
    assert all(made[a] != made[b] for a, b in combinations(made, 2))


def test_volume_makes_quieter() -> None:
    whole = make("turn")
    half = quieter(whole, 0.5)
    assert max(half) == pytest.approx(max(whole) / 4, abs=2)
    assert max(map(abs, quieter(whole, 0.0))) == 0
    assert quieter(whole, 1.0) == whole


def test_an_unknown_sound_is_named() -> None:
    with pytest.raises(KeyError, match="moo"):
        make("moo")
