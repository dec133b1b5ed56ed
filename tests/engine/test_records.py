"""States clone without sharing, refuse what cannot be copied, and have one digest everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from enum import StrEnum
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcology.engine.records import UncopyableField, digest, plain, record, state


class Color(StrEnum):
    RED = "red"


@record
class Card:
    name: str
    worth: tuple[int, ...] = ()
    kind: Literal["card"] = "card"


@state
class Hand:
    cards: list[Card]
    tokens: dict[str, int]
    marks: set[int]


@state
class Everything:
    hands: list[Hand]
    by_color: dict[Color, Hand]
    first: Hand | None
    rows: list[list[int]]
    fixed: frozenset[str]
    top: Card | None
    count: int


@record
class Leaky:
    items: list[int]


@record
class Outer:
    inner: tuple[Leaky, ...]


def sample() -> Everything:
    def hand() -> Hand:
        return Hand([Card("a")], {"energy": 1}, {3})

    return Everything([hand()], {Color.RED: hand()}, hand(), [[1], [2]], frozenset({"x"}), Card("top"), 1)


def test_changing_a_clone_at_any_depth_leaves_the_original() -> None:
    original = sample()
    before = digest(original)
    copy = original.clone()
    assert digest(copy) == before
    copy.hands[0].cards.append(Card("b"))
    copy.hands.append(copy.hands[0].clone())
    copy.by_color[Color.RED].tokens["energy"] = 9
    copy.first.marks.add(8)
    copy.rows[1][0] = 7
    copy.count = 2
    copy.top = None
    assert digest(original) == before
    assert digest(copy) != before


def test_a_clone_of_none_is_none() -> None:
    original = sample()
    original.first = None
    assert original.clone().first is None


@pytest.mark.parametrize(
    "hint",
    [list, dict, Any, set[Hand], list[Any], dict[str, list[Any]], tuple[list[int], ...], Hand | list[int], object],
)
def test_a_field_that_cannot_be_copied_safely_is_refused(hint: Any) -> None:
    with pytest.raises(UncopyableField, match=r"Loose\.field"):
        state(type("Loose", (), {"__annotations__": {"field": hint}, "__module__": __name__}))


def test_a_frozen_record_that_holds_a_list_is_refused() -> None:
    for hint in (Leaky, Outer, tuple[Leaky, ...]):
        with pytest.raises(UncopyableField):
            state(type("Loose", (), {"__annotations__": {"field": hint}, "__module__": __name__}))


def test_a_kind_without_value_is_refused() -> None:
    with pytest.raises(TypeError, match="kind"):
        record(type("Nameless", (), {"__annotations__": {"kind": str}, "__module__": __name__}))


def test_a_record_is_frozen() -> None:
    with pytest.raises(AttributeError):
        Card("a").name = "b"  # type: ignore[misc]


def test_the_digest_does_not_depend_on_the_order_in_which_things_were_put_in() -> None:
    one, two = sample(), sample()
    one.hands[0].tokens = {"a": 1, "b": 2}
    two.hands[0].tokens = {"b": 2, "a": 1}
    one.hands[0].marks = {1, 9, 17}
    two.hands[0].marks = {17, 1, 9}
    assert digest(one) == digest(two)


def test_the_order_of_a_list_counts() -> None:
    one, two = sample(), sample()
    one.rows, two.rows = [[1], [2]], [[2], [1]]
    assert digest(one) != digest(two)


def test_what_has_no_canonical_form_is_refused() -> None:
    with pytest.raises(TypeError, match="canonical"):
        plain(object())


@given(st.dictionaries(st.one_of(st.integers(), st.text(max_size=4)), st.integers(), max_size=8), st.randoms())
def test_mappings_have_one_form(mapping: dict[Any, int], luck: Any) -> None:
    items = list(mapping.items())
    luck.shuffle(items)
    assert plain(dict(items)) == plain(mapping)


@given(st.integers(), st.integers())
def test_different_values_have_different_digests(a: int, b: int) -> None:
    one, two = sample(), sample()
    one.count, two.count = a, b
    assert (digest(one) == digest(two)) == (a == b)


PROGRAM = """
from arcology.engine.config import GameConfig
from arcology.engine.play import play, start
from arcology.engine.records import digest
from arcology.testing.toy.rules import ToyRules
from tests.engine.test_records import sample

rules = ToyRules()
state = start(rules, GameConfig("toy", 2, 11)).state
found = sample()
found.hands[0].tokens = {c: 1 for c in set("abcdefgh")}
print(digest(found))
for n in range(20):
    legal = rules.legal(state)
    if legal:
        state = play(rules, state, legal[n % len(legal)]).state
    print(digest(state))
"""


def test_digests_are_the_same_in_every_process() -> None:
    def run(seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, timeout=60, check=True
        )
        return done.stdout

    assert run("0") == run("1") == run("4242")
    assert len(set(run("7").split())) > 10
