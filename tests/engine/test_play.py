"""One step of play: the committed state is never touched, whatever happens."""

from __future__ import annotations

from typing import Any

import pytest

from arcology.engine.agenda import RulesBug
from arcology.engine.config import BadOption, GameConfig, OptionSpec, OptionValue, resolve_options
from arcology.engine.luck import new_luck
from arcology.engine.offers import Chance
from arcology.engine.play import Played, advance, play, start
from arcology.engine.records import digest
from arcology.engine.refusal import Refusal
from arcology.engine.text import text
from arcology.testing.toy.rules import Move, Pass, Rolled, Toy, ToyRules

CONFIG = GameConfig("toy", 2, 5)


def test_the_committed_state_is_never_changed() -> None:
    rules, luck = ToyRules(), new_luck(1)
    state = start(rules, CONFIG).state
    while legal := rules.legal(state):
        before = digest(state)
        played = play(rules, state, luck.pick("x", list(legal)))
        assert isinstance(played, Played)
        assert digest(state) == before
        for beat in played.beats:
            assert beat.state is not played.state
        state = played.state


def test_a_film_ends_where_the_step_ends() -> None:
    """An automatic step that says nothing cuts no beat; what it changed is in the last one all the same."""

    class Silent(ToyRules):
        def perform(self, s: Any, t: Any, ctx: Any) -> None:
            super().perform(s, t, ctx)
            ctx.cut()
            s.spaces[1] += 1

    state = start(ToyRules(), CONFIG).state
    played = play(Silent(), state, Move(0, 1))
    assert isinstance(played, Played)
    assert digest(played.beats[-1].state) == digest(played.state)


def test_a_refusal_clones_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    state = start(ToyRules(), CONFIG).state

    def clone(self: Toy) -> Toy:
        raise AssertionError("cloned for a refused action")

    monkeypatch.setattr(Toy, "clone", clone)
    no = play(ToyRules(), state, Move(0, 6))
    assert isinstance(no, Refusal)
    assert (no.why.id, no.rule) == ("toy.refusal.too_far", "TOY-MOVE-01")


def test_rules_that_raise_leave_the_committed_state() -> None:
    class Broken(ToyRules):
        def perform(self, s: Any, t: Any, ctx: Any) -> None:
            s.spaces[0] = 5
            raise RulesBug("on purpose")

    state = start(Broken(), CONFIG).state
    before = digest(state)
    with pytest.raises(RulesBug):
        play(Broken(), state, Move(0, 1))
    assert digest(state) == before


def test_a_decision_after_the_end_is_refused() -> None:
    rules = ToyRules()
    state = start(rules, CONFIG).state
    state.agenda.clear()
    assert isinstance(play(rules, state, Pass(0)), Refusal)


def test_a_decision_without_a_question_is_a_fault_of_the_rules() -> None:
    class Lenient(ToyRules):
        def check(self, s: Any, a: Any) -> Refusal | None:
            return None

    state = start(Lenient(), CONFIG).state
    state.agenda.clear()
    with pytest.raises(RulesBug, match="no question"):
        play(Lenient(), state, Pass(0))


def test_both_speeds_lead_to_the_same_state() -> None:
    rules, luck = ToyRules(), new_luck(2)
    slow = start(rules, CONFIG).state
    fast = slow.clone()
    while legal := rules.legal(slow):
        action = luck.pick("x", list(legal))
        played = play(rules, slow, action)
        assert isinstance(played, Played)
        slow = played.state
        advance(rules, fast, action)
        assert digest(slow) == digest(fast)


def test_the_film_ends_at_the_state_and_news_is_known() -> None:
    rules = ToyRules()
    state = start(rules, CONFIG).state
    passed, moved = play(rules, state, Pass(0)), play(rules, state, Move(0, 1))
    assert isinstance(passed, Played)
    assert isinstance(moved, Played)
    assert (passed.news, moved.news) == (False, True)
    assert digest(moved.beats[-1].state) == digest(moved.state)
    assert any(isinstance(event, Rolled) for event in moved.events)


def test_beats_can_be_left_out() -> None:
    rules = ToyRules()
    played = play(rules, start(rules, CONFIG).state, Move(0, 1), keep_beats=False)
    assert isinstance(played, Played)
    assert played.beats == ()


def spec(name: str, *values: str) -> OptionSpec:
    made = tuple(OptionValue(value, text("toy.seat"), text("toy.seat")) for value in values)
    return OptionSpec(name, text("toy.seat"), made, values[0])


def test_options_are_found_whatever_their_case_and_have_defaults() -> None:
    specs = (spec("first_player", "lowest", "Chosen"), spec("undo", "free", "honest"))
    assert resolve_options(specs, {" First-Player": "CHOSEN "}) == (("first_player", "Chosen"), ("undo", "free"))
    config = GameConfig("toy", 2, 1, options=resolve_options(specs, {}))
    assert config.option("first_player") == "lowest"
    with pytest.raises(KeyError):
        config.option("none")


@pytest.mark.parametrize(("chosen", "named"), [({"speed": "1"}, "undo"), ({"undo": "x"}, "free, honest")])
def test_an_option_that_is_not_offered_names_what_is(chosen: dict[str, str], named: str) -> None:
    with pytest.raises(BadOption, match=named):
        resolve_options((spec("undo", "free", "honest"),), chosen)


@pytest.mark.parametrize(("hits", "of", "percent"), [(0, 6, 0), (6, 6, 100), (1, 1000, 1), (999, 1000, 99), (1, 3, 33)])
def test_a_chance_is_shown_as_0_or_100_only_when_it_is(hits: int, of: int, percent: int) -> None:
    assert Chance(text("toy.chance.stay"), hits, of).percent == percent
