"""Temporary workers, sleepers, transit, and other cards with effects of their own (CVL-CARD-10 onward)."""

from __future__ import annotations

import pytest

from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.actions import SplitTemp
from arcology.games.cities_of_venus.events import Moved, Paid, Thawed, VnautsGained, VnautsLost
from arcology.games.cities_of_venus.tasks import EndRound
from arcology.games.cities_of_venus.terms import Dept
from tests.games.cities_of_venus.desk import Desk


def workers(counts: str, temp: int, **values: int) -> Desk:
    """A city with temporary workers aboard."""
    return Desk().bay("temp_workers").city(counts, temp=temp, **values)


@pytest.mark.rule("CVL-CARD-11")
def test_ex_39_temporary_workers_pay_for_air_and_food() -> None:
    desk = workers("A3 F1", 2).row("G26").grab().act(act.Buy(0, "G26"))
    assert desk.ask == "split"
    desk.act(desk.offered[0])
    assert (desk.me.temp, desk.counts()) == (0, "P0 M0 S0 N0 A3 F1")
    assert desk.of(Paid) == [Paid(0, "G26", (0, 0, 0, 0, 1, 1), 1, 1, 0)]
    assert (desk.ask, desk.state.row) == ("deploy", [])


def test_ex_45_every_split_of_a_cost_is_offered_the_default_first() -> None:
    desk = workers("A3 F1", 2).row("G26").grab().act(act.Buy(0, "G26"))
    assert desk.offered == [SplitTemp(0, 1, 1), SplitTemp(0, 0, 0), SplitTemp(0, 0, 1), SplitTemp(0, 1, 0)]
    assert desk.refused(SplitTemp(0, 2, 0)) == "CVL-RUL-60"
    desk.act(SplitTemp(0, 0, 1))
    assert (desk.me.temp, desk.counts()) == (1, "P0 M0 S0 N0 A2 F1")
    hungry = workers("A3 F0", 2).row("G26").grab().act(act.Buy(0, "G26"))
    assert hungry.offered == [SplitTemp(0, 1, 1), SplitTemp(0, 0, 1)]


def test_a_split_is_asked_before_anything_is_paid() -> None:
    desk = workers("A3 F1", 2).row("G26").grab().act(act.Buy(0, "G26"))
    assert (desk.state.row, desk.me.boosts) == (["G26"], ())
    assert desk.state.agenda[-1].continues  # type: ignore[union-attr]


def test_a_cost_that_only_the_card_can_pay_is_not_asked() -> None:
    desk = workers("A0 F0", 2).row("G26").grab().act(act.Buy(0, "G26"))
    assert (desk.ask, desk.me.temp) == ("deploy", 0)
    assert workers("A0 F0", 1).row("G26").grab().refused(act.Buy(0, "G26")) == "CVL-PAY-01"


def test_ex_45_a_split_that_alone_avoids_a_shortage_is_not_asked() -> None:
    desk = workers("A0 F2", 1).strike("E14")
    assert (desk.ask, desk.me.temp, desk.counts()) == ("grab", 0, "P0 M0 S0 N0 A0 F1")
    (found,) = desk.of(VnautsLost)
    assert (found.shortage, found.places) == (0, (0, 0, 0, 0, 0, 1, 1, 0))


def test_a_loss_may_be_split_and_its_shortage_comes_after_both() -> None:
    desk = workers("A3 F3", 1).strike("E13")
    assert desk.offered == [SplitTemp(0, 1, 0), SplitTemp(0, 0, 0)]
    assert desk.refused(SplitTemp(0, 0, 1)) == "CVL-RUL-60"
    desk.act(SplitTemp(0, 0, 0))
    assert (desk.me.temp, desk.counts()) == (1, "P0 M0 S0 N0 A1 F3")
    short = workers("A0 F3", 1).strike("E13")
    assert (short.counts(), short.me.temp) == ("P0 M0 S0 N0 A0 F1", 0)


@pytest.mark.rule("CVL-CARD-12")
def test_arrivals_for_air_and_food_may_go_aboard() -> None:
    desk = workers("A5 F1", 7).strike("E26")
    assert desk.ask == "grab", "one fits in the department, one aboard"
    assert (desk.me.temp, desk.me.dept[4]) == (8, 6)
    assert desk.of(VnautsGained) == [VnautsGained(0, Dept.AIR, 2, 1, 1, "E26")]
    desk = workers("A1 F1", 0).strike("E25")
    assert desk.offered == [SplitTemp(0, 0, 0), SplitTemp(0, 0, 1), SplitTemp(0, 0, 2)]
    desk.act(SplitTemp(0, 0, 2))
    assert (desk.me.temp, desk.me.dept[5]) == (2, 1)


def test_a_booster_for_food_may_go_aboard_too() -> None:
    desk = workers("P1 F4", 0).row("G15").grab().act(act.Buy(0, "G15"))
    assert desk.offered == [SplitTemp(0, 0, 1), SplitTemp(0, 0, 2), SplitTemp(0, 0, 3)]
    desk.act(desk.offered[0])
    assert (desk.me.dept[5], desk.me.temp) == (6, 1)
    other = workers("P1 N5", 0).row("G20").grab().act(act.Buy(0, "G20"))
    assert (other.me.dept[3], other.me.temp) == (6, 0)


@pytest.mark.rule("CVL-CARD-13")
def test_half_of_a_department_is_counted_without_those_aboard() -> None:
    desk = workers("A4 F4", 4).strike("E10")
    assert desk.offered == [SplitTemp(0, 0, 2), SplitTemp(0, 0, 0), SplitTemp(0, 0, 1)]
    desk.act(SplitTemp(0, 0, 2))
    assert (desk.me.temp, desk.counts()) == (2, "P0 M0 S0 N0 A4 F4")


def test_those_aboard_can_be_lost_and_count_as_population() -> None:
    desk = workers("A1", 3).strike("E17")
    assert desk.me.population == 4
    assert desk.options == "AB"
    desk.lose("BB")
    assert (desk.me.temp, desk.me.population) == (1, 2)


@pytest.mark.rule("CVL-CARD-14", "CVL-CARD-15")
def test_ex_38_sleepers_wake_in_a_later_round() -> None:
    desk = Desk().bay("cryo_holding").city("A3 F3 N1").grow().put("BBB")
    assert (desk.me.cryo_fresh, desk.me.cryo_ready) == (3, 0)
    desk.actions()
    assert desk.refused(act.Thaw(0, Dept.POWER)) == "CVL-CARD-15"
    desk.state.agenda = [EndRound()]
    desk.run()
    assert (desk.me.cryo_fresh, desk.me.cryo_ready) == (0, 3)
    desk.state.agenda, desk.state.plan = [GRAB], None
    desk.city("A6 F2 P0").actions()
    assert act.Thaw(0, Dept.AIR) not in desk.offered
    assert desk.refused(act.Thaw(0, Dept.AIR)) == "CVL-CAP-05"
    desk.act(act.Thaw(0, Dept.POWER)).act(act.Thaw(0, Dept.FOOD))
    assert (desk.me.cryo_ready, desk.me.dept[0], desk.me.dept[5], desk.me.iis) == (1, 1, 3, 0)
    assert desk.of(Thawed) == [Thawed(0, Dept.POWER), Thawed(0, Dept.FOOD)]


GRAB = Desk().state.agenda[0]


def test_sleepers_are_lost_fresh_ones_first_and_pay_nothing() -> None:
    desk = Desk().bay("cryo_holding").city("A1", cryo_fresh=1, cryo_ready=2).strike("E17").lose("BB")
    assert (desk.me.cryo_fresh, desk.me.cryo_ready, desk.me.population) == (0, 1, 2)
    assert desk.row("G21").grab().refused(act.Buy(0, "G21")) == "CVL-PAY-01"


def test_who_has_no_holding_wakes_nobody() -> None:
    desk = Desk().city("N1").actions()
    assert desk.refused(act.Thaw(0, Dept.POWER)) == "CVL-CARD-14"
    awake = Desk().bay("cryo_holding").city("N1").actions()
    assert awake.refused(act.Thaw(0, Dept.POWER)) == "CVL-CARD-15"


@pytest.mark.rule("CVL-CARD-17")
def test_ex_41_rapid_transit_moves_two_a_round() -> None:
    desk = Desk().slot("rapid_transit").city("P1 M0 S4", minerals=2).row("R08").actions()
    for _ in range(2):
        desk.act(act.MoveVnaut(0, Dept.SHIELDS, Dept.MECHANICAL))
    assert desk.counts() == "P1 M2 S2 N0 A0 F0"
    assert desk.ask == "grab", "nothing else is possible"
    desk.city("P1 M2 S2 N1").actions()
    assert desk.refused(act.MoveVnaut(0, Dept.SHIELDS, Dept.AIR)) == "CVL-CARD-17"
    assert len(desk.of(Moved)) == 2
    desk.act(act.EndActions(0)).grab()
    assert act.Buy(0, "R08") in desk.offered
    desk.act(act.Buy(0, "R08"))
    assert desk.state.scrapped == ("rapid_transit",)


def test_transit_stays_between_departments_with_room() -> None:
    desk = Desk().slot("rapid_transit").city("P9 M6 S1").actions()
    assert desk.refused(act.MoveVnaut(0, Dept.SHIELDS, Dept.POWER)) == "CVL-CAP-05"
    assert desk.refused(act.MoveVnaut(0, Dept.SHIELDS, Dept.SHIELDS)) == "CVL-RUL-48"
    assert desk.refused(act.MoveVnaut(0, Dept.FOOD, Dept.SHIELDS)) == "CVL-CARD-17"
    assert Desk().city("P1 N1").actions().refused(act.MoveVnaut(0, Dept.POWER, Dept.AIR)) == "CVL-CARD-17"
