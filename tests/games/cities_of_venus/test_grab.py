"""Step 6: buying, storing, taking a V-naut, passing; and what it costs (CVL-GRAB, CVL-PAY)."""

from __future__ import annotations

import pytest

from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.events import Bought, Deployed, Paid, Passed, Stored, VnautsGained, VnautTaken
from arcology.games.cities_of_venus.tasks import GrabTurn
from arcology.games.cities_of_venus.terms import DeploySource, Dept
from tests.games.cities_of_venus.desk import Desk

FULL = "P6 M6 S6 N6 A6 F6"


@pytest.mark.rule("CVL-GRAB-01")
def test_every_city_makes_one_choice_in_turn_order() -> None:
    desk = Desk(3).row("G01")
    desk.state.first = 1
    desk.run(*(GrabTurn(seat) for seat in desk.state.turn_order))
    assert desk.asked == 1
    assert desk.offered == [act.Buy(1, "G01"), act.TakeVnaut(1), act.PassGrab(1)]
    desk.act(act.PassGrab(1))
    assert desk.asked == 2
    assert desk.refused(act.PassGrab(0)) == "CVL-RUL-32"


@pytest.mark.rule("CVL-GRAB-02")
def test_what_is_taken_is_gone_for_the_others() -> None:
    desk = Desk(2).row("G01", "Y14").run(GrabTurn(0), GrabTurn(1)).act(act.Buy(0, "G01"))
    assert desk.refused(act.Buy(1, "G01")) == "CVL-GRAB-02"
    desk.act(act.Store(1, "Y14"))
    assert desk.state.row == []


@pytest.mark.rule("CVL-GRAB-03", "CVL-PAY-01")
def test_the_whole_cost_must_be_paid() -> None:
    desk = Desk().city("P1 M1").row("G05", "Y02").grab()
    assert desk.refused(act.Buy(0, "Y02")) == "CVL-PAY-01"
    desk.act(act.Buy(0, "G05"))
    assert desk.counts() == "P0 M0 S0 N0 A0 F0"
    assert desk.of(Paid) == [Paid(0, "G05", (1, 1, 0, 0, 0, 0), 0, 0, 0)]
    assert desk.of(Bought) == [Bought(0, "G05", False, "CVL-GRAB-03")]


@pytest.mark.rule("CVL-PAY-02")
def test_minerals_are_paid_in_points() -> None:
    desk = Desk().city("P2", minerals=9).row("G25", "Y14").grab().act(act.Buy(0, "Y14"))
    assert desk.me.minerals == 5
    poor = Desk().city("P2", minerals=3).row("Y14").grab()
    assert poor.refused(act.Buy(0, "Y14")) == "CVL-PAY-02"


@pytest.mark.rule("CVL-PAY-03", "CVL-PAY-04")
def test_only_v_nauts_of_the_department_pay() -> None:
    """Neither two others, nor those in orbit, nor sleepers."""
    desk = Desk().bay("cryo_holding").city("M6 S6", iis=8, cryo_ready=5).row("G02").grab()
    assert desk.refused(act.Buy(0, "G02")) == "CVL-PAY-01"


@pytest.mark.rule("CVL-GRAB-04", "CVL-GRAB-08")
def test_an_upgrade_goes_into_its_slot_after_it_is_paid() -> None:
    desk = Desk().city("P1 F6").row("G02").grab().act(act.Buy(0, "G02"))
    assert (desk.me.slots[5], desk.capacity("F")) == ("G02", 7)
    kinds = [type(event).__name__ for event in desk.events]
    assert kinds.index("Paid") == kinds.index("Bought") + 1


@pytest.mark.rule("CVL-GRAB-05", "CVL-GRAB-06")
def test_ex_31_a_booster_fills_its_department_once() -> None:
    desk = Desk().city("P2 M2 A4 F5").row("R17").grab().act(act.Buy(0, "R17"))
    assert desk.counts() == "P1 M1 S0 N0 A4 F6"
    assert desk.me.boosts == ("R17",)
    assert desk.of(VnautsGained) == [VnautsGained(0, Dept.FOOD, 8, 1, 0, "R17")]
    assert desk.rules.score(desk.state).lines[1].values[0] == 2


@pytest.mark.rule("CVL-GRAB-07")
def test_a_generic_booster_is_deployed_with_two_for_the_station() -> None:
    desk = Desk().city("S1 A3 F3").row("G21").grab().act(act.Buy(0, "G21"))
    assert (desk.ask, desk.options) == ("deploy", "PMSNAFI")
    desk.put("IIS")
    assert desk.of(Deployed) == [Deployed(0, DeploySource.BOOST, 3, (0, 0, 1, 0, 0, 0, 0, 2))]


@pytest.mark.rule("CVL-GRAB-09")
def test_a_v_naut_may_be_taken_instead() -> None:
    desk = Desk().row("G01").grab().act(act.TakeVnaut(0))
    assert "I" in desk.options
    desk.put("N")
    assert desk.me.population == 15
    assert desk.of(VnautTaken) == [VnautTaken(0)]


@pytest.mark.rule("CVL-GRAB-10")
def test_nobody_takes_earth() -> None:
    desk = Desk().city("P6 M6 S6", minerals=20).row("EARTH").grab()
    assert desk.offered == [act.TakeVnaut(0), act.PassGrab(0)]
    assert desk.refused(act.Buy(0, "EARTH")) == "CVL-GRAB-10"
    assert desk.refused(act.Store(0, "EARTH")) == "CVL-GRAB-10"


@pytest.mark.rule("CVL-GRAB-12")
def test_ex_35_only_what_cannot_be_paid_may_be_stored() -> None:
    desk = Desk().city("P0 M2", minerals=3).row("Y10").grab()
    assert desk.refused(act.Buy(0, "Y10")) == "CVL-PAY-01"
    desk.act(act.Store(0, "Y10"))
    assert desk.of(Stored) == [Stored(0, "Y10")]
    assert (desk.me.bay, desk.state.row) == ("Y10", [])
    assert desk.rules.score(desk.state).lines[-1].values[0] == -2
    desk.city("P1 M1", minerals=3).actions().act(act.Equip(0))
    assert (desk.counts(), desk.me.minerals) == ("P0 M0 S0 N0 A0 F0", 0)
    rich = Desk().city("P1 M2", minerals=3).row("Y10").grab()
    assert rich.refused(act.Store(0, "Y10")) == "CVL-RUL-40"


def test_a_city_that_can_take_nothing_passes_by_itself() -> None:
    """CVL-RUL-43, CVL-RUL-59."""
    desk = Desk().city(FULL, iis=8).row("EARTH").grab()
    assert desk.of(Passed) == [Passed(0, True)]
    full = Desk().city(FULL, iis=8).row("R14").grab()
    assert full.refused(act.TakeVnaut(0)) == "CVL-RUL-43"


def test_passing_is_always_possible() -> None:
    desk = Desk().row("G01").grab().act(act.PassGrab(0))
    assert desk.of(Passed) == [Passed(0, False)]
