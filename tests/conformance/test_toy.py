"""The toy passes the suite, and the suite finds what is wrong with a broken toy."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from arcology.engine.agenda import RulesBug
from arcology.engine.offers import Offer
from arcology.engine.table import Spot, Table
from arcology.engine.text import Text
from arcology.packs.locate import data_root
from arcology.testing.conformance import Conformance, conformance
from arcology.testing.toy.board import ToyBoard
from arcology.testing.toy.plugin import PLUGIN
from arcology.testing.toy.rules import Answer, Move, Moved, Pass, Toy, ToyRules
from arcology.testing.toy.secret import SECRET, SecretBoard, SecretRules
from arcology.text.translator import Catalogues, Translator

WORDS = Translator(Catalogues([data_root() / "translations"]))
CARDS = 4
"""Gifts in the deck at the start, worth 4 shields."""


def wild(state: Toy) -> list[Any]:
    return [
        made for seat in (0, 1) for made in (Pass(seat), Answer(seat, True), *(Move(seat, n) for n in range(-1, 9)))
    ]


def census(state: Toy) -> list[str]:
    faults = [f"seat {seat} has a shield too few" for seat, n in enumerate(state.shields) if n < 0]
    return faults if len(state.gifts) <= CARDS else [*faults, "a card too many"]


class TestToy(conformance(PLUGIN, games=4, candidates=wild, invariants=census, translate=WORDS)):  # type: ignore[misc]
    """All checks on the toy."""


class TestSecretToy(conformance(SECRET, games=3, invariants=census, translate=WORDS)):  # type: ignore[misc]
    """All checks on the toy in which seats have secrets from each other."""


def broken(rules: type[ToyRules] = ToyRules, board: type[ToyBoard] = ToyBoard) -> Conformance:
    plugin = dataclasses.replace(PLUGIN, open=lambda pack, resources, config: (rules(), board()))
    return conformance(plugin, games=2, candidates=wild, invariants=census, translate=WORDS)()


class Forgetful(ToyRules):
    def legal(self, s: Any) -> Any:
        return [a for a in super().legal(s) if not (isinstance(a, Move) and a.to == 2)]


class Generous(ToyRules):
    def legal(self, s: Any) -> Any:
        found = list(super().legal(s))
        return [*found, *found[:1]]


class Endless(ToyRules):
    def outcome(self, s: Any) -> Any:
        return None


class Looping(ToyRules):
    def perform(self, s: Any, t: Any, ctx: Any) -> None:
        ctx.then(t)


class Raising(ToyRules):
    def apply(self, s: Any, ask: Any, a: Any, ctx: Any) -> None:
        if isinstance(a, Move) and a.to == 4:
            raise RulesBug("four")
        super().apply(s, ask, a, ctx)


class Leaking(ToyRules):
    def observe(self, s: Any, seat: Any) -> Any:
        seen = super().observe(s, seat)
        if s.gifts:
            seen.gifts = [-1] * (len(s.gifts) - 1) + [s.gifts[0]]
        return seen


class LuckShown(ToyRules):
    def observe(self, s: Any, seat: Any) -> Any:
        seen = super().observe(s, seat)
        seen.luck = s.luck.clone()
        return seen


class Careless(ToyRules):
    def score(self, s: Any) -> Any:
        s.rover += 1
        return super().score(s)


class Meddling(ToyBoard):
    def project(self, s: Any) -> Table:
        table = super().project(s)
        piece = dataclasses.replace(table.pieces["deck"], at=Spot("nowhere"))
        return Table({**table.pieces, "deck": piece}, table.gauges)


class Misread(ToyBoard):
    def read(self, s: Any, g: Any) -> Any:
        found = super().read(s, g)
        return dataclasses.replace(found, to=found.to + 1) if isinstance(found, Move) else found


class NoHand(ToyBoard):
    def offer(self, s: Any, a: Any) -> Offer:
        return dataclasses.replace(super().offer(s, a), button=False)


class Whispering(ToyBoard):
    def line(self, s: Any, e: Any, viewer: Any) -> Text | None:
        line = super().line(s, e, viewer)
        return dataclasses.replace(line, seen_by=frozenset({e.seat})) if line and isinstance(e, Moved) else line


class Speechless(ToyBoard):
    def prompt(self, s: Any, ask: Any) -> Text:
        return Text("toy.prompt.unheard_of")


class Shrinking(ToyRules):
    def apply(self, s: Any, ask: Any, a: Any, ctx: Any) -> None:
        super().apply(s, ask, a, ctx)
        s.shields[a.seat] -= 1


@pytest.mark.parametrize(
    ("case", "check", "message"),
    [
        (broken(Forgetful), Conformance.test_legal_is_exactly_what_check_allows, "listed False, check says None"),
        (broken(Generous), Conformance.test_legal_is_exactly_what_check_allows, "twice"),
        (broken(Endless), Conformance.test_random_games_end, "does not end"),
        (broken(Looping), Conformance.test_random_games_end, "do not end"),
        (broken(Raising), Conformance.test_no_allowed_action_raises, "four"),
        (broken(Leaking), Conformance.test_nothing_hidden_is_seen, "sees the order"),
        (broken(LuckShown), Conformance.test_nothing_hidden_is_seen, "sees the luck"),
        (broken(Shrinking), Conformance.test_invariants, "a shield too few"),
        (broken(SecretRules, SecretBoard), Conformance.test_secrets_are_declared, "sees another table"),
        (broken(board=Meddling), Conformance.test_the_table_lies_on_the_layout, "nowhere"),
        (broken(board=Misread), Conformance.test_offers, "read back"),
        (broken(board=NoHand), Conformance.test_offers, "no hand"),
        (broken(board=Whispering), Conformance.test_texts_are_for_those_who_see_them, "is told"),
        (broken(board=Speechless), Conformance.test_texts_are_for_those_who_see_them, "is shown as"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Conformance) else getattr(value, "__name__", ""),
)
def test_the_suite_finds_it(case: Conformance, check: Callable[[Conformance], None], message: str) -> None:
    with pytest.raises((AssertionError, RulesBug, KeyError), match=message):
        check(case)


def test_a_score_that_changes_the_state_is_found() -> None:
    case = broken(Careless)
    case.test_invariants()
    with pytest.raises(AssertionError, match="changed"):
        case.test_a_committed_state_is_never_changed()
