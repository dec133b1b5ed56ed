"""Sentinel turns (CDT-SENT)."""

from __future__ import annotations

import pytest

from arcology.games.cyberdoom_tower.actions import Attack, Confirm, LeaveKey, Move, Pass
from arcology.games.cyberdoom_tower.cards import Weapon
from arcology.games.cyberdoom_tower.events import (
    FloorClosed,
    OutOfReach,
    SentinelActivated,
    SentinelSlid,
    SentinelStruck,
    Wounded,
)
from arcology.games.cyberdoom_tower.state import distance
from tests.games.cyberdoom_tower.desk import Desk

NOTHING = (1, 1, 1, 1, 1, 1)


def acted(desk: Desk) -> bool:
    return any(isinstance(e, SentinelActivated | SentinelSlid | SentinelStruck | OutOfReach) for e in desk.events)


@pytest.mark.rule("CDT-SENT-08")
@pytest.mark.rule("CDT-SENT-09")
@pytest.mark.rule("CDT-R-64")
def test_we_13_distances() -> None:
    assert [distance(2, col) for col in range(7)] == [2, 1, 0, 0, 0, 0, 1]
    assert [distance(7, col) for col in (5, 4, 3)] == [2, 3, 4]


@pytest.mark.rule("CDT-SENT-05")
@pytest.mark.rule("CDT-SENT-06")
@pytest.mark.rule("CDT-SENT-07")
@pytest.mark.rule("CDT-WIN-03")
def test_we_27_trapped_and_safe() -> None:
    desk = Desk("T1/S1@2").at(0, 0, luck=0)
    desk.dice(1)
    desk.do(Move(0, 0, 1))
    assert desk.floor.pos == 1
    assert desk.ask == "LOSS_TRAPPED"
    assert not [e for e in desk.events if isinstance(e, SentinelStruck)]
    desk = Desk("T1/S1@2").at(0, 0).dice(*NOTHING)
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    assert desk.floor.pos == 1
    assert desk.floor.closed
    assert desk.state.ended is None
    struck = desk.event(SentinelStruck)
    assert struck.distance == 1
    assert desk.me.energy == 2


@pytest.mark.rule("CDT-SENT-01")
@pytest.mark.rule("CDT-SENT-02")
@pytest.mark.rule("CDT-SENT-04")
@pytest.mark.rule("CDT-SENT-07")
@pytest.mark.rule("CDT-R-49")
@pytest.mark.parametrize(("col", "distance_", "energy"), [(0, 4, 3), (2, 2, 2)])
def test_we_28_waiting_on_an_alerted_floor(col: int, distance_: int, energy: int) -> None:
    desk = Desk("T1/S1@5").at(0, col)
    desk.floor.activated = True
    desk.do(Pass(0))
    assert desk.floor.pos == 4
    found = [e for e in desk.events if isinstance(e, OutOfReach | SentinelStruck)]
    assert [e.distance for e in found] == [distance_]
    assert desk.me.energy == energy


@pytest.mark.rule("CDT-SENT-01")
@pytest.mark.rule("CDT-SENT-07")
@pytest.mark.rule("CDT-R-52")
def test_we_32_duo_same_floor() -> None:
    desk = Desk("T2/S3@7", seats=2).at(0, 2, luck=0)
    desk.at(0, 4, seat=1)
    desk.dice(1)
    desk.do(Move(0, 0, 3))
    assert desk.floor.pos == 6
    assert desk.event(SentinelStruck).seat == 0
    assert (desk.me.energy, desk.you.energy) == (2, 3)
    assert desk.you.spotted == frozenset()
    desk.at(0, 3, seat=1)
    desk.dice(6)
    desk.do(Move(1, 0, 4))
    desk.do(LeaveKey(1), Pass(1))
    assert [e.pos for e in desk.events if isinstance(e, SentinelSlid)] == [5]
    struck = desk.event(SentinelStruck)
    assert (struck.seat, struck.distance) == (1, 1)
    assert (desk.me.energy, desk.you.energy) == (2, 2)


@pytest.mark.rule("CDT-SENT-01")
def test_only_the_sentinel_of_the_floor_where_the_turn_ended_acts() -> None:
    desk = Desk("T1/S1@7", "T2/S2@7")
    desk.state.floors[1].activated = True
    desk.do(Pass(0))
    assert not acted(desk)
    desk.do(Move(0, 1, 0), Pass(0))
    assert desk.event(OutOfReach).floor == 1


@pytest.mark.rule("CDT-SENT-02")
def test_a_dormant_sentinel_sleeps_through_a_pass_and_a_defeated_one_through_everything() -> None:
    desk = Desk("T1/S1@7").at(0, 1)
    desk.do(Pass(0))
    assert not acted(desk)
    desk = Desk("T1/S1@7").at(0, 1)
    desk.floor.defeated = True
    desk.do(Pass(0))
    assert not acted(desk)


@pytest.mark.rule("CDT-SENT-03")
@pytest.mark.rule("CDT-R-50")
@pytest.mark.rule("CDT-R-51")
def test_the_token_comes_once_and_before_slide_and_strike() -> None:
    desk = Desk("T1/S1@7", seats=2).at(0, 5, energy=6).dice(*NOTHING)
    for floor in desk.state.floors[1:]:
        floor.activated = True
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    order = [type(e).__name__ for e in desk.events]
    assert order.index("SentinelActivated") < order.index("SentinelSlid") < order.index("SentinelStruck")
    assert all(f.activated for f in desk.state.floors), "a fifth sentinel may be alerted too"
    desk = Desk("T1/S1@7").at(0, 5, energy=6)
    desk.floor.activated = True
    desk.do(Pass(0))
    assert not [e for e in desk.events if isinstance(e, SentinelActivated)]


@pytest.mark.rule("CDT-SENT-04")
@pytest.mark.rule("CDT-SENT-12")
@pytest.mark.rule("CDT-R-57")
def test_at_position_1_it_neither_slides_nor_closes_again_but_strikes_at_the_stop() -> None:
    desk = Desk("T1/S1@1").at(0, 0)
    desk.floor.activated = True
    desk.do(Pass(0))
    assert not [e for e in desk.events if isinstance(e, SentinelSlid | FloorClosed)]
    assert desk.floor.pos == 1
    assert desk.event(SentinelStruck).distance == 1
    assert desk.rules.book.target(desk.state, 0) == desk.rules.book.boxes.sentinel("S1", "T1", 1)
    assert desk.rules.book.boxes.sentinel("S1", "T1", 1).chained == ()


@pytest.mark.rule("CDT-SENT-05")
def test_reaching_position_1_closes_the_floor_for_good() -> None:
    desk = Desk("T1/S1@2").at(0, 0)
    desk.floor.activated = True
    desk.do(Pass(0))
    assert desk.event(FloorClosed).floor == 0
    assert desk.no(Move(0, 0, 1)) == ("floor_closed", "CDT-MOVE-10")
    desk.floor.defeated = True
    assert desk.no(Move(0, 0, 1)) == ("floor_closed", "CDT-MOVE-10"), "also after its defeat"


@pytest.mark.rule("CDT-SENT-06")
@pytest.mark.rule("CDT-R-56")
def test_a_partner_in_a_sector_is_trapped_too_and_one_on_the_stop_is_not() -> None:
    for col, outcome in ((3, "LOSS_TRAPPED"), (0, "turn")):
        desk = Desk("T1/S1@2", seats=2).at(0, 0)
        desk.at(0, col, seat=1)
        desk.floor.activated = True
        desk.do(Pass(0))
        assert desk.ask == outcome
    assert desk.state.active == 1


@pytest.mark.rule("CDT-SENT-07")
def test_a_strike_takes_the_damage_on_the_card_and_remembers_the_face() -> None:
    desk = Desk("T1/S4@5").at(0, 4, energy=5)
    desk.floor.activated = True
    desk.do(Pass(0))
    assert desk.event(Wounded).damage == 2
    assert desk.me.energy == 3
    assert desk.me.spotted == {0}


@pytest.mark.rule("CDT-SENT-09")
@pytest.mark.rule("CDT-R-64")
def test_ranges_count_on_both_sides_of_the_card() -> None:
    desk = Desk("T2/S2@3").at(0, 6, energy=6)
    desk.floor.activated = True
    desk.do(Pass(0))
    struck = desk.event(SentinelStruck)
    assert (desk.floor.pos, struck.distance) == (2, 1), "the card covers 2 to 5"
    desk = Desk("T2/S2@2").at(0, 6)
    assert Attack(0, Weapon.BASE) in desk.offers(Attack)


@pytest.mark.rule("CDT-SENT-10")
def test_out_of_range_it_does_no_harm_and_spots_nobody() -> None:
    desk = Desk("T1/S2@6").at(0, 1)
    desk.floor.activated = True
    desk.do(Pass(0))
    missed = desk.event(OutOfReach)
    assert (missed.distance, missed.reach) == (4, 1)
    assert desk.me.energy == 3
    assert desk.me.spotted == frozenset()


@pytest.mark.rule("CDT-SENT-11")
def test_a_strike_rolls_nothing() -> None:
    desk = Desk("T1/S1@5").at(0, 4).dice()
    desk.floor.activated = True
    desk.do(Pass(0))
    assert desk.me.energy == 2
