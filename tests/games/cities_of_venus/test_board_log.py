"""The log: a line for every event, with its cause, its rule and the pieces that it is about."""

from __future__ import annotations

from typing import get_args

import pytest

from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.events import EventsReshuffled, GameEnded, VenusEvent
from arcology.games.cities_of_venus.tasks import BeginGrab, EndRound, RevealEvent, RoundStart
from arcology.games.cities_of_venus.terms import Dept
from tests.games.cities_of_venus.boards import CITIES, board, board_of, causes, project, said, walk, words
from tests.games.cities_of_venus.desk import Desk


@pytest.mark.parametrize("cities", CITIES)
def test_every_event_has_words_a_rule_and_pieces(cities: int) -> None:
    found = board(cities)
    for moment in walk(cities)[::3]:
        for beat in moment.after.beats:
            seen = beat.state
            pieces = project(seen).pieces
            for event in beat.events:
                assert words(found.line(seen, event, None))
                cause = found.cause(seen, event, None)
                assert cause is None or words(cause)
                assert event.rule.startswith("CVL-")
                touched = found.touched(seen, event)
                assert touched, event
                assert set(touched) & pieces.keys(), f"{event}: none of {touched} is there"


def test_the_walks_have_seen_all_events() -> None:
    seen = {type(e) for cities in CITIES for moment in walk(cities) for e in moment.after.events}
    missing = {kind.__name__ for kind in get_args(VenusEvent)} - {kind.__name__ for kind in seen}
    assert missing <= {"EventsReshuffled", "Moved", "Thawed", "Spared"}, "these have tests of their own"


@pytest.mark.rule("CVL-CARD-14", "CVL-CARD-17", "CVL-EVENT-06")
def test_what_is_rare() -> None:
    desk = Desk(2).slot("rapid_transit").bay("cryo_holding").city("P1 M1 S4 A4 F4", cryo_ready=1).actions()
    assert said(desk.act(act.MoveVnaut(0, Dept.SHIELDS, Dept.AIR)))[0] == "Ada moves a V-naut from Shields to Air"
    assert said(desk.act(act.Thaw(0, Dept.FOOD)))[0] == "Ada wakes a sleeper in Food"
    assert said(Desk(2).strike("E15")) == ["Ada is spared by Pit Tremor"]
    found = board(2)
    assert words(found.line(desk.state, EventsReshuffled(30), None)) == "30 events are shuffled into a new deck"
    assert found.touched(desk.state, EventsReshuffled(30)) == ("event_deck",)


@pytest.mark.rule("CVL-EVENT-02", "CVL-EVENT-03", "CVL-DROP-06")
def test_a_round_begins() -> None:
    desk = Desk(2).stack("G02", "G04", "G06", "G15", "EARTH").run(RoundStart())
    lines = said(desk)
    assert lines[:2] == ["Round 2 begins, Ada is first", "5 cards come down"]
    assert "Earth appears, and is dark" in lines
    assert "3 event symbols show, phase 3" in causes(desk)


@pytest.mark.rule("CVL-LOSS-03", "CVL-RUL-18", "CVL-LOSS-07")
def test_a_shortage_is_told_with_what_follows() -> None:
    desk = Desk(2).city("P1 M1 S4 A4 F4").strike("E05")
    assert said(desk) == ["Ada loses 1 Power, 1 short"]
    assert causes(desk) == ["Brownout: for each one missing two go from elsewhere, 2 in all"]
    desk.lose("AS")
    assert said(desk)[0] == "Ada loses 1 Shields and 1 Air"
    assert causes(desk)[0] == "Brownout: chosen by the city"


@pytest.mark.rule("CVL-SHIELD-01", "CVL-SHIELD-02", "CVL-SHIELD-04")
def test_shields() -> None:
    assert causes(Desk(2).shields()) == ["Shields wear down by one every round"]
    desk = Desk(2).city("P1 M1 S0 A4 F4").shields().lose("AF")
    assert causes(desk)[0] == "There was nobody in Shields to wear down"
    desk = Desk(2).slot("stable_shields").shields()
    assert (said(desk)[0], causes(desk)[0]) == ("Ada keeps its shields", "Stable Shields does not wear down")


@pytest.mark.rule("CVL-GROW-01", "CVL-GROW-02", "CVL-GROW-06")
def test_growth_says_where_it_comes_from() -> None:
    assert causes(Desk(2).city("P1 A3 F5").grow())[0] == "The smaller of Food 5 and Air 3"
    assert causes(Desk(2).city("P1 A1 F5").grow())[0] == "Food 5, Air 1; never fewer than this"
    desk = Desk(2).slot("nursery_ring").city("P1 A3 F5").grow()
    assert causes(desk)[0] == "Food 5, Air 3, and 2 by an innovation"
    assert said(desk) == ["Ada grows by 5"]


@pytest.mark.rule("CVL-MINE-08", "CVL-MINE-02")
def test_mining() -> None:
    desk = Desk(2, die=(2,)).slot("G13").city("P1 M1 S4 N2 A4 F4").actions().act(act.Mine(0))
    assert said(desk)[:3] == ["Ada sends a miner down", "Ada rolls 2", "Ada gains 5 minerals"]
    assert causes(desk)[0] == "2 + 3 by Gravel Sieve"


@pytest.mark.rule("CVL-PAY-01", "CVL-CAP-04", "CVL-CAP-06")
def test_buying() -> None:
    desk = Desk(2).slot("G07").city("P7 M3 S4 A4 F4").row("G14").grab().act(act.Buy(0, "G14"))
    lines = said(desk)
    assert lines[:2] == ["Ada buys Viewing Promenade", "Ada pays 1 Shields"]
    assert "Ada: Wing Turbines falls to the surface" in lines
    assert "Ada loses 3 Power" in lines
    assert "Viewing Promenade holds fewer" in causes(desk)


@pytest.mark.rule("CVL-CARD-18", "CVL-EVENT-04")
def test_a_lost_drop() -> None:
    desk = Desk(2).row("G02", "G04").stack_events("E20")
    desk.state.dealt = ("G02", "G04")
    desk.run(RevealEvent(1, 1))
    assert said(desk)[0].startswith("Event 1 of 1: Lost Drop Run.")


@pytest.mark.rule("CVL-LONE-02", "CVL-LONE-04")
def test_the_lone_city() -> None:
    desk = Desk(1).row("Y16", "Y02", "Y06")
    desk.state.round = 6
    desk.run(BeginGrab())
    assert said(desk)[0] == "A freighter takes Algae Cascade"
    assert causes(desk)[0] == "Worth most of the drop: 4 points; every second round"
    desk.state.earth_revealed = True
    desk.state.agenda.clear()
    desk.run(EndRound())
    ended = next(event for event in desk.events if isinstance(event, GameEnded))
    assert words(board(1).line(desk.state, ended, None)).endswith("points, Falling Debris")


@pytest.mark.rule("CVL-SCORE-07", "CVL-SCORE-10")
def test_the_end() -> None:
    desk = Desk(3)
    desk.city("P1 M1 S4 A4 F4", 1, minerals=40)
    desk.state.earth_revealed = True
    desk.state.agenda.clear()
    desk.run(EndRound())
    assert any(line.startswith("The game is over: Bo wins with") for line in said(desk))
    even = Desk(2)
    even.state.earth_revealed = True
    even.state.agenda.clear()
    even.run(EndRound())
    assert "The game is over: Ada and Bo share the victory with 11 points" in said(even)


def test_what_happens_in_a_small_city_is_at_its_board() -> None:
    desk = Desk(2).strike("E01", 1)
    own = board_of(desk.state)
    own.front = 0
    try:
        assert own.touched(desk.state, desk.events[0]) == ("rival.1",)
    finally:
        own.front = None
