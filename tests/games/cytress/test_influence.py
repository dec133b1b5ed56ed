"""Phase II - Spread Influence (CYT-INFL)."""

from __future__ import annotations

import pytest

from arcology.games.cytress.actions import EndTurn, Fly, Visit
from arcology.games.cytress.events import Gained, Visited
from arcology.games.cytress.terms import LandingPad
from tests.games.cytress.desk import COR, HOO, PRI, ROV, Desk


@pytest.mark.rule("CYT-INFL-02")
@pytest.mark.rule("CYT-INFL-03")
@pytest.mark.rule("CYT-INFL-04")
@pytest.mark.rule("CYT-INFL-05")
def test_ex_03_visits_of_two_players() -> None:
    desk = Desk(2).stock(0).stock(1).icons(1, PRI="WWC").influence()
    desk.do(Visit(0, HOO, 0))
    assert (desk.held(0), desk.held(1)) == ("W5 C0 T0 S0", "W2 C0 T0 S0")
    assert desk.no(Visit(1, HOO, 0)) == ("space_taken", "CYT-INFL-02")
    desk.do(Visit(1, COR, 0))
    assert desk.held(1) == "W2 C5 T0 S0", "nothing from the own icon"
    assert desk.held(0) == "W5 C0 T0 S0"


@pytest.mark.rule("CYT-INFL-02")
@pytest.mark.rule("CYT-INFL-06")
@pytest.mark.rule("CYT-R-07")
def test_ex_04_two_spaces_in_one_district() -> None:
    desk = Desk(4).stock(0).stock(1).icons(0, PRI="W").influence()
    desk.do(Visit(0, HOO, 0))
    assert desk.held(0) == "W5 C0 T0 S0"
    desk.do(Visit(1, HOO, 1))
    assert (desk.held(0), desk.held(1)) == ("W6 C0 T0 S0", "W3 C0 T0 S0")
    assert {a.district for a in desk.offers(Visit)} == {COR, PRI, ROV}, "full for the others"


@pytest.mark.rule("CYT-INFL-01")
def test_placing_is_mandatory_and_comes_before_everything_else() -> None:
    desk = Desk(2).influence()
    assert len(desk.offers(Visit)) == len(desk.rules.legal(desk.state)) == 4
    assert desk.no(Fly(0, LandingPad.FIXER)) == ("first_influence", "CYT-INFL-01")
    assert desk.no(EndTurn(0)) == ("no_passing", "CYT-TRAVEL-05")
    assert desk.no(Visit(1, COR, 0)) == ("not_your_turn", "CYT-ROUND-03")


@pytest.mark.rule("CYT-INFL-02")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_one_space_on_the_small_side_two_on_the_large_one(seats: int, spaces: int) -> None:
    desk = Desk(seats).influence()
    assert len(desk.offers(Visit)) == 4 * spaces
    assert desk.no(Visit(0, COR, spaces)) == ("no_such_space", "CYT-INFL-02")
    assert desk.no(Visit(0, COR, -1)) == ("no_such_space", "CYT-INFL-02")


@pytest.mark.rule("CYT-INFL-04")
@pytest.mark.rule("CYT-INFL-06")
@pytest.mark.rule("CYT-R-08")
def test_each_visit_pays_each_other_player_on_its_own() -> None:
    desk = Desk(3).icons(0, PRI="TT").icons(2, PRI="T").influence()
    desk.do(Visit(0, ROV, 0))
    assert [(e.seat, e.cause, e.amounts[2]) for e in desk.all_of(Gained)] == [(0, "visit", 5), (2, "privateers", 1)]
    assert desk.event(Visited).value == 5
    assert [len(beat.events) for beat in desk.beats][:2] == [2, 1], "the visitor's gain is shown first"


@pytest.mark.rule("CYT-INFL-07")
def test_rebels_stay_until_the_round_is_recouped() -> None:
    desk = Desk(2).influence()
    desk.do(Visit(0, PRI, 0), Visit(1, ROV, 0))
    assert (desk.me.rebel, desk.you.rebel) == ((1, 0), (2, 0))
    for _ in range(5):
        desk.ship(desk.asked, "fixer")
        assert (desk.me.rebel, desk.you.rebel) == ((1, 0), (2, 0))
    desk.ship(desk.asked, "fixer")
    assert (desk.me.rebel, desk.you.rebel) == (None, None)
