"""Whole games at random: nothing is lost, nothing is endless, everything can be taken back."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arcology.engine.play import Played, advance, play, start
from arcology.engine.records import digest
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh.about import OPTIONS
from arcology.games.cyberflesh.rules.census import invariants, turned_back
from arcology.games.cyberflesh.terms import Phase
from arcology.session.session import Session
from tests.games.cyberflesh.desk import config, house_rules

RULES = house_rules()
CENSUS = invariants(RULES.book)
LONGEST = 5_000
LAST = {spec.name: spec.values[-1].name for spec in OPTIONS}
MANAGING = (act.Discard, act.Give, act.Swap)


def answers(s: Any, chance: random.Random) -> Any:
    """A legal action; loot is managed now and then only."""
    legal = RULES.legal(s)
    rest = [a for a in legal if not isinstance(a, MANAGING)]
    return chance.choice(legal if chance.random() < 0.15 or not rest else rest)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("biome", range(1, 9))
def test_random_games_keep_every_component(seats: int, biome: int) -> None:
    """175 cards, 40 tiles and the markers are where they belong in every state of every game."""
    for seed in range(3):
        chance = random.Random(seed)
        options = LAST if seed == 2 else {}
        s = start(RULES, config(seats, seed * 8 + biome, **options | {"biome": str(biome)})).state
        for _ in range(LONGEST):
            assert (faults := CENSUS(s)) == [], faults
            if s.ended is not None:
                break
            advance(RULES, s, answers(s, chance))
        else:
            pytest.fail("the game does not end")
        assert s.phase in (Phase.VICTORY, Phase.GAME_OVER)
        assert RULES.legal(s) == []


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seats=st.integers(1, 3), seed=st.integers(0, 10_000), choices=st.integers(0, 10_000))
def test_both_speeds_and_every_repetition_lead_to_the_same_state(seats: int, seed: int, choices: int) -> None:
    chance = random.Random(choices)
    slow = start(RULES, config(seats, seed)).state
    fast = start(RULES, config(seats, seed), keep_beats=False).state
    for _ in range(60):
        if slow.ended is not None:
            break
        action = answers(slow, chance)
        before = digest(slow)
        played = play(RULES, slow, action)
        assert isinstance(played, Played)
        assert digest(slow) == before, "a committed state is never changed"
        advance(RULES, fast, action)
        assert digest(played.state) == digest(fast)
        slow = played.state


@pytest.mark.parametrize("seats", [1, 3])
def test_everything_can_be_taken_back_and_done_again(seats: int) -> None:
    """Also in the middle of events and fights."""
    chance = random.Random(seats)
    session = Session(RULES, config(seats, 7))
    digests = [digest(session.state)]
    while session.state.ended is None and len(digests) < 120:
        session.submit(answers(session.state, chance))
        digests.append(digest(session.state))
    for position in (*range(len(digests) - 1, -1, -1), *range(len(digests))):
        session.seek(position)
        assert digest(session.state) == digests[position], position


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_lasts_is_never_taken_back(seats: int) -> None:
    """Tiles stay turned, the dead stay dead, counts only grow."""
    chance = random.Random(seats)
    first = s = start(RULES, config(seats, 11, biome="5")).state
    while s.ended is None:
        played = play(RULES, s, answers(s, chance), keep_beats=False)
        assert isinstance(played, Played)
        assert turned_back(s, played.state) == []
        s = played.state
    faults = turned_back(s, first)
    assert "C1 rose from the dead" in faults
    assert "the game went on after its end" in faults
    assert any(fault.startswith("the tile on square") for fault in faults)
    assert any(fault.startswith("entered fell") for fault in faults)


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    def played(seed: int) -> str:
        chance = random.Random(1)
        s = start(RULES, config(2, seed)).state
        for _ in range(80):
            if s.ended is not None:
                break
            advance(RULES, s, answers(s, chance))
        return digest(s)

    assert played(3) == played(3)
    assert played(3) != played(4)


def test_long_chains_of_automatic_steps_stay_short() -> None:
    """No decision leads to more than a few dozen steps before somebody is asked again."""
    from arcology.engine import agenda

    longest = 0
    for seed in range(6):
        chance = random.Random(seed)
        s = start(RULES, config(1 + seed % 3, seed)).state
        while s.ended is None:
            action = answers(s, chance)
            ctx = agenda.Context(s, s.luck, keep_beats=False)
            ask = s.agenda.pop()
            RULES.apply(s, ask, action, ctx)
            steps = 0
            while s.ended is None and not isinstance(s.agenda[-1], agenda.Ask):
                RULES.perform(s, s.agenda.pop(), ctx)
                steps += 1
            if s.ended is not None:
                s.agenda.clear()
            longest = max(longest, steps)
    assert 5 < longest < agenda.LOOP_LIMIT / 4
