"""Deployment and capacity (CVL-DEPLOY, CVL-CAP)."""

from __future__ import annotations

import pytest

from arcology.engine.play import Played, play
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.events import Deployed, PushedOut, StationFull, VnautsGained, VnautsLost
from arcology.games.cities_of_venus.rules.room import capacity, room
from arcology.games.cities_of_venus.terms import FOOD, DeploySource, Dept, Place
from tests.games.cities_of_venus.desk import Desk

FULL = "P6 M6 S6 N6 A6 F6"


@pytest.mark.rule("CVL-DEPLOY-01")
def test_v_nauts_are_split_freely_and_take_effect_together() -> None:
    desk = Desk().city("A3 F3").deploy(3)
    assert desk.options == "PMSNAFI"
    desk.put("P")
    assert desk.counts() == "P0 M0 S0 N0 A3 F3", "nothing happens before the last one"
    desk.put("MA")
    assert desk.counts() == "P1 M1 S0 N0 A4 F3"


def test_picks_are_one_undo_step() -> None:
    desk = Desk().deploy(3)
    assert not desk.state.agenda[-1].continues  # type: ignore[union-attr]
    desk.put("P")
    assert desk.state.agenda[-1].continues  # type: ignore[union-attr]


@pytest.mark.rule("CVL-DEPLOY-02", "CVL-CAP-07")
@pytest.mark.parametrize(("iis", "most", "rule"), [(0, 2, "CVL-DEPLOY-02"), (7, 1, "CVL-CAP-07"), (8, 0, "CVL-CAP-07")])
def test_at_most_two_of_a_deployment_go_to_the_station(iis: int, most: int, rule: str) -> None:
    desk = Desk().city("A3 F3", iis=iis).deploy(4)
    desk.put("I" * most)
    assert "I" not in desk.options
    assert desk.refused(act.PutVnaut(0, Place.STATION)) == rule


@pytest.mark.rule("CVL-DEPLOY-03")
def test_ex_20_every_deployment_has_its_own_two() -> None:
    desk = Desk().city("P1 M1 A2 F2", iis=3).deploy(2).put("II")
    assert desk.me.iis == 5
    desk.row("G22").grab().act(act.Buy(0, "G22")).put("IISSS")
    assert desk.me.iis == 7


@pytest.mark.rule("CVL-DEPLOY-03")
@pytest.mark.parametrize("source", list(DeploySource))
def test_every_source_may_use_the_station(source: DeploySource) -> None:
    desk = Desk().deploy(3, source).put("II")
    assert "I" not in desk.options


@pytest.mark.rule("CVL-DEPLOY-04")
@pytest.mark.parametrize(("card", "field"), [("temp_workers", "temp"), ("cryo_holding", "cryo_fresh")])
def test_v_nauts_may_go_onto_the_card_on_the_bay(card: str, field: str) -> None:
    desk = Desk().bay(card).deploy(2).put("BB")
    assert getattr(desk.me, field) == 2
    assert desk.me.population == 16


def test_without_such_a_card_the_bay_carries_nobody() -> None:
    desk = Desk().deploy(2)
    assert desk.refused(act.PutVnaut(0, Place.BAY)) == "CVL-DEPLOY-04"
    assert Desk().bay("Y04").deploy(2).refused(act.PutVnaut(0, Place.BAY)) == "CVL-DEPLOY-04"


@pytest.mark.rule("CVL-DEPLOY-05")
def test_ex_19_as_many_as_fit_have_to_be_placed() -> None:
    desk = Desk(market=("stable_shields",)).city("P6 M5 S6 N6 A6 F6", iis=7).deploy(6)
    assert desk.of(Deployed) == [Deployed(0, DeploySource.GROWTH, 6, (0, 1, 0, 0, 0, 0, 0, 1))]
    assert (desk.counts(), desk.me.iis, desk.ask) == (FULL, 8, "claim")


def test_without_any_room_nobody_is_placed() -> None:
    desk = Desk().city(FULL, iis=8).deploy(4)
    assert desk.of(Deployed) == [Deployed(0, DeploySource.GROWTH, 4, (0,) * 8)]


def test_the_rest_cannot_be_left_out() -> None:
    assert Desk().deploy(3).refused(act.StopPlacing(0)) == "CVL-RUL-27"


@pytest.mark.rule("CVL-DEPLOY-06")
def test_named_arrivals_never_go_to_the_station() -> None:
    desk = Desk().city("S6 A2", iis=0).strike("E24")
    assert (desk.me.iis, desk.ask) == (0, "grab")
    assert desk.of(VnautsGained) == [VnautsGained(0, Dept.SHIELDS, 2, 0, 0, "E24")]


@pytest.mark.rule("CVL-DEPLOY-07")
def test_nobody_leaves_the_station_except_for_an_innovation() -> None:
    """Neither losses nor costs nor moves reach it; only a claim empties it."""
    desk = Desk(market=("stable_shields",)).slot("rapid_transit").city("P2 M2", iis=6).row("G21")
    assert desk.refused(act.Buy(0, "G21")) == "CVL-PAY-01"
    assert "I" not in desk.strike("E17").options
    desk.lose("MP")
    assert desk.me.iis == 6
    desk.deploy(2).put("II").act(act.ClaimInnovation(0, "stable_shields"))
    assert desk.me.iis == 0


@pytest.mark.rule("CVL-CAP-01", "CVL-CAP-02")
@pytest.mark.parametrize(
    ("card", "letter", "holds"),
    [("", "F", 6), ("G01", "F", 8), ("Y15", "F", 5), ("nursery_ring", "F", 9), ("R14", "P", 4)],
)
def test_a_card_replaces_the_capacity_of_its_department(card: str, letter: str, holds: int) -> None:
    desk = Desk()
    if card:
        desk.slot(card)
    assert desk.capacity(letter) == holds
    others = [desk.capacity(other) for other in "PMSNAF" if other != letter]
    assert others == [6] * 5


@pytest.mark.rule("CVL-CAP-03", "CVL-CAP-04")
def test_ex_34_a_newcomer_pushes_the_old_card_out() -> None:
    desk = Desk().slot("G07").city("P7 M3 A4").row("Y07").grab().act(act.Buy(0, "Y07"))
    assert desk.counts() == "P7 M1 S0 N0 A3 F0"
    assert desk.me.slots[0] == "Y07"
    assert desk.capacity("P") == 10
    assert desk.state.surface == ["G07"]
    assert desk.of(PushedOut) == [PushedOut(0, "G07", Dept.POWER, "CVL-CAP-04")]
    sheet = desk.rules.score(desk.state)
    assert sheet.lines[0].values[0] == 4


@pytest.mark.rule("CVL-CAP-05")
def test_nothing_goes_beyond_a_capacity() -> None:
    desk = Desk().city("F6 A5 P1").deploy(2)
    assert "F" not in desk.options
    assert desk.refused(act.PutVnaut(0, Place.FOOD)) == "CVL-CAP-05"
    desk.put("A")
    assert desk.refused(act.PutVnaut(0, Place.AIR)) == "CVL-CAP-05"


@pytest.mark.rule("CVL-CAP-06")
def test_ex_33_a_lower_capacity_loses_the_excess_at_once() -> None:
    desk = Desk().city("M2 F6", minerals=5).row("Y15").grab().act(act.Buy(0, "Y15"))
    assert (desk.counts(), desk.me.minerals) == ("P0 M1 S0 N0 A0 F5", 1)
    (found,) = [event for event in desk.of(VnautsLost) if event.reason == "capacity"]
    assert (found.places[FOOD], found.card) == (1, "Y15")


@pytest.mark.rule("CVL-CAP-08")
@pytest.mark.parametrize(("card", "field"), [("temp_workers", "temp"), ("cryo_holding", "cryo_ready")])
def test_a_card_on_the_bay_carries_eight(card: str, field: str) -> None:
    desk = Desk().bay(card).city("P1", **{field: 7}).deploy(3).put("B")
    assert "B" not in desk.options
    assert desk.refused(act.PutVnaut(0, Place.BAY)) == "CVL-CAP-08"


@pytest.mark.rule("CVL-CAP-09")
def test_ex_32_paying_makes_room() -> None:
    desk = Desk().city(FULL, iis=4).row("R24").grab().act(act.Buy(0, "R24"))
    assert (desk.counts(), desk.me.iis, desk.me.population) == (FULL, 6, 36)
    assert desk.of(Deployed) == [Deployed(0, DeploySource.BOOST, 7, (0, 0, 1, 0, 1, 1, 0, 2))]


def test_a_full_station_is_told() -> None:
    desk = Desk().city("A3", iis=6).deploy(2).put("II")
    assert desk.of(StationFull) == [StationFull(0)]


def test_what_has_no_alternative_is_not_asked() -> None:
    """One department with room, and nothing else: everybody goes there."""
    desk = Desk().city("P1 M6 S6 N6 A6 F6", iis=8).deploy(3)
    assert (desk.counts(), desk.ask) == ("P4 M6 S6 N6 A6 F6", "grab")


def test_capacities_and_room_are_never_negative() -> None:
    desk = Desk().slot("G14").city("P4")
    assert capacity(desk.book, desk.me, 0) == 4
    assert room(desk.book, desk.me, 0) == 0


def test_a_committed_state_keeps_its_picks() -> None:
    """Playing on from an earlier state does not see later picks."""
    desk = Desk().deploy(2)
    before = desk.state
    played = play(desk.rules, before, act.PutVnaut(0, Place.POWER))
    assert isinstance(played, Played)
    assert before.plan is not None
    assert before.plan.picked == 0
