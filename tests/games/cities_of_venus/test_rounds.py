"""The frame of a round, the cloud drop and the last round (CVL-ROUND, CVL-DROP, CVL-END)."""

from __future__ import annotations

import pytest

from arcology.engine.config import GameConfig
from arcology.engine.play import advance, start
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.about import GAME
from arcology.games.cities_of_venus.cards import EARTH
from arcology.games.cities_of_venus.events import (
    Dropped,
    EarthRevealed,
    EventRevealed,
    GameEnded,
    Grew,
    Passed,
    RoundBegan,
    RowCleared,
    VnautsLost,
)
from arcology.games.cities_of_venus.tasks import EndRound, RoundStart
from arcology.games.cities_of_venus.terms import STEPS, RoundStep
from tests.games.cities_of_venus.desk import Desk, house_rules

RULES = house_rules()
QUIET = ("G01", "G03", "G05", "G07", "G09")
"""Canisters without event symbols."""


def through(desk: Desk) -> list[RoundStep]:
    """Play on with the last answer to every question until the round is over; return the steps gone through."""
    number, steps = desk.state.round, [desk.state.step]
    while desk.state.ended is None and desk.state.round == number:
        desk.act(desk.offered[-1])
        if desk.state.step is not steps[-1]:
            steps.append(desk.state.step)
    return steps


@pytest.mark.rule("CVL-ROUND-01", "CVL-ROUND-02")
def test_a_round_goes_through_its_steps_with_all_cities_in_turn_order() -> None:
    desk = Desk(3).stack("G02", "G01", "G03", "G05", "G07").stack_events("E01")
    desk.state.first = 2
    desk.run(RoundStart())
    through(desk)
    order = [2, 0, 1]
    kinds = [type(event) for event in desk.told]
    shields = [event.seat for event in desk.of(VnautsLost) if event.reason == "shields"][:3]
    growth = [event.seat for event in desk.of(Grew)][:3]
    assert shields == growth == order
    assert kinds.index(RoundBegan) < kinds.index(Dropped) < kinds.index(EventRevealed) < kinds.index(Grew)
    assert [event.seat for event in desk.of(Passed)][:3] == order


@pytest.mark.rule("CVL-ROUND-03")
def test_the_marker_moves_on_after_the_last_city() -> None:
    desk = Desk(3).stack(*QUIET)
    desk.state.first = 2
    desk.state.agenda = [EndRound()]
    desk.run()
    assert (desk.state.first, desk.state.round) == (0, 2)
    assert desk.of(RoundBegan)[-1] == RoundBegan(2, 0)


@pytest.mark.rule("CVL-ROUND-04")
def test_a_screen_can_name_every_step_and_every_source_of_points() -> None:
    assert [step.number for step in STEPS] == list(range(8))
    assert all(step.name_id.startswith("cities_of_venus.step.") for step in STEPS)
    sheet = RULES.score(Desk(2).state)
    assert len(sheet.lines) == 8
    assert all(line.explain is not None and line.rule.startswith("CVL-SCORE-") for line in sheet.lines)


@pytest.mark.rule("CVL-ROUND-05")
def test_a_city_without_anybody_plays_on() -> None:
    desk = Desk(2).stack(*QUIET).city("")
    desk.run(RoundStart())
    assert desk.me.population == 0
    assert (desk.ask, desk.asked) == ("deploy", 0)
    assert desk.state.plan is not None
    assert desk.state.plan.arriving == 2


@pytest.mark.rule("CVL-ACT-03", "CVL-MINE-03", "CVL-MINE-06", "CVL-CARD-17")
def test_what_may_be_done_once_a_round_may_be_done_again_in_the_next() -> None:
    desk = Desk(2).stack(*QUIET)
    for seat in (0, 1):
        desk.city("P1 A4 F4", seat, mined=2, rerolled=1, immigrated=1, moves=2)
    desk.run(RoundStart())
    for city in desk.state.cities:
        assert (city.mined, city.rerolled, city.immigrated, city.moves) == (0, 0, 0, 0)


@pytest.mark.rule("CVL-CARD-15")
def test_sleepers_of_this_round_join_those_of_earlier_ones() -> None:
    desk = Desk(2).bay("cryo_holding").city("P1", cryo_fresh=2, cryo_ready=3)
    desk.state.agenda = [EndRound()]
    desk.run()
    assert (desk.me.cryo_fresh, desk.me.cryo_ready) == (0, 5)


@pytest.mark.rule("CVL-DROP-01", "CVL-DROP-03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_five_cards_are_dealt_from_left_to_right(seats: int) -> None:
    desk = Desk(seats).stack(*QUIET, "G11").run(RoundStart())
    assert desk.state.row == list(QUIET)
    assert desk.of(Dropped) == [Dropped(QUIET, 1, 0, 0)]


@pytest.mark.rule("CVL-DROP-02")
def test_six_cities_see_seven_cards() -> None:
    desk = Desk(6).stack(*QUIET, "G11", "G12").run(RoundStart())
    assert desk.state.row == [*QUIET, "G11", "G12"]


@pytest.mark.rule("CVL-DROP-04")
def test_a_short_deck_is_dealt_out() -> None:
    desk = Desk(6)
    desk.state.box += desk.state.deck
    desk.state.deck = []
    desk.stack("R01", "R03", "EARTH", "R05").run(RoundStart())
    assert desk.state.row == ["R01", "R03", "EARTH", "R05"]
    assert desk.state.deck == []


@pytest.mark.rule("CVL-DROP-05", "CVL-DROP-06", "CVL-END-01", "CVL-END-02")
def test_earth_takes_a_place_and_makes_the_round_the_last() -> None:
    desk = Desk(2).stack("R01", "EARTH", "R03", "R05", "R07", "R09").run(RoundStart())
    assert desk.state.row == ["R01", "EARTH", "R03", "R05", "R07"]
    assert desk.state.earth_revealed
    assert len(desk.of(EarthRevealed)) == 1
    through(desk)
    assert desk.state.row == [EARTH]
    assert desk.ask in ("WIN", "SHARED")


@pytest.mark.rule("CVL-END-03")
def test_after_the_last_grab_there_is_nothing_more_to_do() -> None:
    desk = Desk(2).stack("R01", "EARTH", "R03", "R05", "R07").city("P6 M6 N6", iis=8, minerals=20).bay("Y04")
    desk.run(RoundStart())
    through(desk)
    assert desk.offered == []
    assert desk.refused(act.Equip(0)) == "CVL-END-03"
    assert desk.of(GameEnded)
    assert desk.state.step is RoundStep.GAME_OVER


@pytest.mark.rule("CVL-GRAB-11")
def test_canisters_that_nobody_took_fall_to_the_surface() -> None:
    desk = Desk(2).row("G01", "EARTH", "G03")
    desk.state.agenda = [EndRound()]
    desk.run()
    assert desk.state.surface == ["G01", "G03"]
    assert desk.state.row == ["EARTH"]
    assert desk.of(RowCleared) == [RowCleared(("G01", "G03"))]


def test_ex_37_in_the_earth_round_the_fifth_city_may_find_no_canister() -> None:
    desk = Desk(5).row("R01", "EARTH", "R03", "R05", "R07")
    for seat, card in enumerate(("R01", "R03", "R05", "R07")):
        desk.city("P6 M6 S4 N2 A4 F4", seat, minerals=10)
        desk.grab(seat).act(act.Buy(seat, card))
    assert desk.state.row == ["EARTH"]
    desk.grab(4)
    assert desk.offered == [act.TakeVnaut(4), act.PassGrab(4)]
    desk.state.agenda = [EndRound(), *desk.state.agenda[1:]]
    desk.act(act.PassGrab(4))
    assert desk.ask in ("WIN", "SHARED")


@pytest.mark.parametrize(("seats", "ends"), [(2, {9, 10, 11, 12}), (6, {6, 7, 8, 9})])
def test_how_long_a_game_is(seats: int, ends: set[int]) -> None:
    """Of the deck alone: a game ends in one of these rounds, and in each of them sometimes."""
    found = set()
    for seed in range(60):
        s = start(RULES, GameConfig(GAME, seats, seed), keep_beats=False).state
        deal = RULES.book.constants.drop[seats - 1]
        top_down = [*s.row, *s.deck[::-1]] if not s.grab_cancelled else [*s.surface, *s.deck[::-1]]
        found.add(top_down.index(EARTH) // deal + 1)
    assert found == ends


def test_figures_of_every_round_are_kept() -> None:
    s = start(RULES, GameConfig(GAME, 2, 3), keep_beats=False).state
    while legal := RULES.legal(s):
        advance(RULES, s, legal[-1])
    assert len(s.history) == s.round
    points, people = RULES.courses(s)
    assert points.rounds == people.rounds == tuple(range(1, s.round + 1))
    assert tuple(row[-1] for row in points.values) == RULES.score(s).totals
    assert tuple(row[-1] for row in people.values) == tuple(city.population for city in s.cities)
