"""What is legal, what is refused and why, and what a seat sees."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from arcology.engine.agenda import top_ask
from arcology.engine.luck import hidden_luck
from arcology.engine.play import advance, start
from arcology.engine.records import digest
from arcology.engine.refusal import Refusal
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh.asks import CyberfleshAsk
from arcology.games.cyberflesh.rules.gate import OPEN
from arcology.games.cyberflesh.rules.refusals import FIRST
from arcology.games.cyberflesh.state import HIDDEN
from arcology.packs.locate import data_root
from arcology.testing.traces import hidden_lists, permuted
from arcology.text.translator import Catalogues, Translator
from tests.games.cyberflesh.desk import Desk, config, house_rules

RULES = house_rules()
MANAGING = (act.Discard, act.Give, act.Swap)


@cache
def walk() -> tuple[tuple[Any, tuple[Any, ...]], ...]:
    """States of random games with their legal actions; managing loot is rare, so that games go far."""
    found = []
    for seed in range(12):
        chance = random.Random(seed)
        options = {"gm_seat": "on", "gm_enemy_order": "on"} if seed % 4 == 3 else {}
        s = start(RULES, config(1 + seed % 3, seed, **options)).state
        while legal := RULES.legal(s):
            if chance.random() < 0.3:
                found.append((s.clone(), tuple(legal)))
            rest = [a for a in legal if not isinstance(a, MANAGING)]
            advance(RULES, s, chance.choice(legal if chance.random() < 0.1 else rest or legal))
    return tuple(found)


@cache
def seen_anywhere() -> tuple[Any, ...]:
    """Every action that was legal somewhere."""
    return tuple(dict.fromkeys(a for _, legal in walk() for a in legal))


def test_legal_is_exactly_what_check_allows() -> None:
    chance = random.Random(1)
    words = Translator(Catalogues([data_root() / "translations"]))
    codes = set()
    for s, legal in walk():
        assert len(set(legal)) == len(legal)
        for action in [*legal[:20], *chance.sample(seen_anywhere(), 40)]:
            no = RULES.check(s, action)
            assert (no is None) == (action in legal), (action, no)
            if isinstance(no, Refusal):
                codes.add(no.why.id)
                said = words(no.why)
                assert "⟦" not in said, no.why.id
                assert "{" not in said, said
                assert no.rule.startswith("CFL-")
    assert len(codes) > 40, codes


def test_questions_belong_to_living_seats_and_have_more_than_one_answer() -> None:
    for s, legal in walk():
        ask = top_ask(s)
        assert ask is not None
        assert legal[0].seat == ask.seat, "the answers of the asked seat come first"
        if ask.seat == s.gm:
            continue
        assert len(legal) > 1, ask
        assert all(s.characters[a.seat].alive for a in legal)


def test_only_open_questions_let_others_handle_loot() -> None:
    for s, legal in walk():
        handled = [a for a in legal if isinstance(a, (*MANAGING, act.Use)) and a.seat != s.agenda[-1].seat]
        if handled:
            assert isinstance(s.agenda[-1], OPEN)
            assert s.combat is None


def test_every_question_has_a_word_for_those_who_do_something_else() -> None:
    kinds = set(CyberfleshAsk.__args__)  # type: ignore[attr-defined]
    assert set(FIRST) == kinds
    words = Translator(Catalogues([data_root() / "translations"]))
    assert all("⟦" not in words_of(words, code) for code, _ in FIRST.values())


def words_of(words: Translator, code: str) -> str:
    """A refusal in English."""
    from arcology.engine.text import text

    return str(words(text(code)))


def test_what_a_seat_sees_does_not_tell_what_is_hidden() -> None:
    for s, _ in walk()[::9]:
        for viewer in (0, None):
            seen = RULES.observe(s, viewer)
            assert seen.luck == hidden_luck()
            assert set(seen.loot_deck + seen.mutation_deck + seen.monster_deck + seen.lord_deck) <= {HIDDEN}
            for way, places in hidden_lists(s, seen):
                again = RULES.observe(permuted(s, way, places), viewer)
                assert digest(again) == digest(seen), way


def test_asking_changes_nothing() -> None:
    for s, legal in walk()[::7]:
        before = digest(s)
        RULES.legal(s)
        RULES.outcome(s)
        RULES.score(s)
        for action in seen_anywhere()[::50]:
            RULES.check(s, action)
        assert digest(s) == before
        assert legal


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (act.Confirm(0), "first_move"),
        (act.Yes(0), "first_move"),
        (act.Pass(0), "first_move"),
        (act.Done(0), "first_move"),
        (act.Declare(0, "L21#1", 1), "first_move"),
        (act.TakeLoot(0, "L01#1"), "first_move"),
        (act.Buy(0, "L01#1"), "first_move"),
        (act.NameUnit(0, "C1"), "first_move"),
        (act.NameSquare(0, 0), "first_move"),
        (act.Next(0, "C1"), "first_move"),
        (act.Move(1, 0), "not_your_question"),
        (act.Discard(1, "L99#1"), "no_such_card"),
        (act.Use(0, "L21#1"), "no_consumable"),
        (act.Give(0, "L21#1", 5), "no_such_seat"),
        (act.Give(0, "L21#1", 0), "to_oneself"),
        (act.Swap(0, "L21#1", "L27#1"), "nobody_holds"),
        (act.Swap(0, "L21#1", "L21#1"), "own_card"),
    ],
)
def test_refusals_on_the_way(action: Any, code: str) -> None:
    desk = Desk("C1", "C2").gear("C1", "L21").run()
    found = desk.card("C1", "L21")
    if hasattr(action, "card") and action.card == "L21#1" and found != "L21#1":
        pytest.fail("the example counts on the first copy")
    assert desk.no(action)[0] == code
