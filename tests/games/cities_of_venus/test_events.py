"""Events and losses (CVL-EVENT, CVL-LOSS)."""

from __future__ import annotations

import pytest

from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.cards import EventCard
from arcology.games.cities_of_venus.effects import Lose, LoseHalf
from arcology.games.cities_of_venus.events import (
    Deployed,
    DropLost,
    Dropped,
    EventRevealed,
    EventsReshuffled,
    MineralsGained,
    MineralsLost,
    Spared,
    VnautsGained,
    VnautsLost,
)
from arcology.games.cities_of_venus.rules.strike import named_losses
from arcology.games.cities_of_venus.tasks import EndEvents, RevealEvent, RoundStart
from arcology.games.cities_of_venus.terms import DeploySource, Dept, Place
from tests.games.cities_of_venus.desk import Desk


@pytest.mark.rule("CVL-EVENT-01", "CVL-EVENT-02")
@pytest.mark.parametrize(
    ("row", "phase", "symbols", "events"),
    [
        pytest.param("G02 G04 G06 G15 G21", 1, 3, 1, id="ex_03"),
        pytest.param("R02 R06 R19 R20 R25", 3, 2, 2, id="ex_04"),
        pytest.param("G01 G03 G05 G07 G09", 1, 0, 0, id="none"),
        pytest.param("R02 R04 R06 R08 R10", 3, 5, 3, id="at most three"),
    ],
)
def test_ex_03_and_04_symbols_and_phase_say_how_many_events_come(
    row: str, phase: int, symbols: int, events: int
) -> None:
    desk = Desk(2).stack(*row.split()).stack_events("E19", "E23", "E26").run(RoundStart())
    assert desk.of(Dropped) == [Dropped(tuple(row.split()), phase, symbols, events)]
    assert len(desk.of(EventRevealed)) == events


@pytest.mark.rule("CVL-EVENT-03")
@pytest.mark.parametrize(
    ("row", "phase"),
    [("G01 G02 G04 G06 G15 G21 Y01", 2), ("Y01 Y03 Y05 Y07 Y09 R01 R03", 3), ("Y01 Y03 Y05 Y07 Y09 Y10 EARTH", 3)],
)
def test_ex_05_the_highest_phase_in_the_row_counts(row: str, phase: int) -> None:
    desk = Desk(6).stack(*row.split()).stack_events("E19", "E23").run(RoundStart())
    (found,) = desk.of(Dropped)
    assert found.phase == phase
    if phase == 2:
        assert (found.symbols, found.events) == (3, 2)


@pytest.mark.rule("CVL-EVENT-04", "CVL-EVENT-05")
def test_every_city_suffers_an_event_before_the_next_is_turned() -> None:
    desk = Desk(3).stack_events("E01", "E13")
    desk.state.first = 1
    desk.run(RevealEvent(1, 2), RevealEvent(2, 2), EndEvents())
    seen = [event.card if isinstance(event, EventRevealed) else event.seat for event in desk.told]
    assert seen == ["E01", 1, 2, 0, "E13", 1, 2, 0]
    assert [desk.counts(seat) for seat in range(3)] == ["P1 M1 S2 N0 A2 F4"] * 3


@pytest.mark.rule("CVL-EVENT-06")
def test_resolved_events_are_discarded_and_come_back_when_the_deck_is_empty() -> None:
    desk = Desk(2)
    desk.state.event_deck = ["E23"]
    desk.state.event_discard = ["E19", "E26", "E28"]
    desk.run(RevealEvent(1, 3))
    assert desk.state.event == "E23"
    desk.run(RevealEvent(2, 3))
    assert desk.of(EventsReshuffled) == [EventsReshuffled(4)]
    desk.run(EndEvents())
    assert (len(desk.state.event_deck), len(desk.state.event_discard), desk.state.event) == (3, 1, "")


def test_a_discard_is_shuffled_before_it_is_turned_over_again() -> None:
    """CVL-RUL-16: nobody knows the new order."""
    orders = set()
    for seed in range(8):
        desk = Desk(2, seed=seed)
        desk.state.event_deck, desk.state.event_discard = [], sorted(desk.state.event_deck)
        desk.run(RevealEvent(1, 1))
        orders.add((desk.state.event, *desk.state.event_deck))
    assert len(orders) == 8


def test_without_any_event_card_the_round_goes_on() -> None:
    """CVL-RUL-16: both piles are empty."""
    desk = Desk(2)
    desk.state.event_deck = []
    desk.run(RevealEvent(1, 1), EndEvents())
    assert desk.of(EventRevealed) == []


@pytest.mark.rule("CVL-LOSS-01", "CVL-LOSS-03")
def test_ex_06_what_is_short_is_lost_twice_from_elsewhere() -> None:
    desk = Desk().strike("E05")
    assert (desk.ask, desk.counts()) == ("loss", "P0 M1 S4 N0 A4 F4")
    assert desk.state.plan is not None
    assert desk.state.plan.wanted == 2
    desk.lose("AS")
    assert desk.counts() == "P0 M1 S3 N0 A3 F4"
    assert desk.me.population == 11
    named, free = desk.of(VnautsLost)
    assert (named.reason, named.shortage, sum(named.places)) == ("named", 1, 1)
    assert (free.reason, sum(free.places)) == ("free", 2)


def test_ex_07_a_larger_shortage() -> None:
    desk = Desk().city("P2 M2 S1 N1 A3 F3").strike("E02")
    assert desk.counts() == "P2 M2 S0 N1 A3 F3"
    assert desk.state.plan is not None
    assert desk.state.plan.wanted == 4
    desk.lose("PPMM")
    assert desk.me.population == 7


@pytest.mark.rule("CVL-LOSS-07")
def test_ex_08_all_named_losses_are_measured_at_once() -> None:
    desk = Desk().city("P0 M2 S2 A3 F3").strike("E09")
    assert desk.counts() == "P0 M1 S2 N0 A3 F3"
    assert desk.options == "MSAF"
    desk.lose("MS")
    assert desk.counts() == "P0 M0 S1 N0 A3 F3"


@pytest.mark.rule("CVL-LOSS-05", "CVL-LOSS-06")
def test_ex_09_who_has_too_little_loses_all_but_the_station() -> None:
    desk = Desk().city("A1 F1", iis=5).strike("E02")
    assert desk.ask == "grab"
    assert (desk.me.population, desk.me.iis) == (0, 5)
    desk.shields()
    assert (desk.me.population, desk.me.iis) == (0, 5)
    desk.grow()
    assert desk.state.plan is not None
    assert desk.state.plan.arriving == 2


def test_the_station_cannot_be_named_for_a_loss() -> None:
    desk = Desk().city("A3 F3 S3", iis=5).strike("E17")
    assert desk.options == "SAF"
    assert desk.refused(act.LoseVnaut(0, Place.STATION)) == "CVL-LOSS-06"
    assert desk.refused(act.LoseVnaut(0, Place.POWER)) == "CVL-LOSS-02"
    assert desk.refused(act.LoseVnaut(0, Place.BAY)) == "CVL-LOSS-02"


@pytest.mark.rule("CVL-LOSS-08", "CVL-LOSS-09")
@pytest.mark.parametrize(("before", "after"), [(7, 4), (6, 3), (5, 3), (4, 2), (3, 2), (2, 1), (1, 1), (0, 0)])
def test_ex_10_half_a_department_rounded_down(before: int, after: int) -> None:
    desk = Desk().slot("G01").city(f"A4 F{before}").strike("E10")
    assert desk.me.dept[5] == after
    assert desk.ask == "grab"
    assert bool(desk.of(Spared)) == (before < 2)


def test_half_of_what_stands_there_is_added_to_a_fixed_loss_of_the_same_card() -> None:
    """CVL-RUL-22: the half is taken of the count when the card comes, whatever else it takes."""
    card = EventCard("X", 1, (Lose(Dept.FOOD, 1), LoseHalf(Dept.FOOD)))
    assert named_losses(Desk().city("F5").me, card)[0][5] == 3


@pytest.mark.rule("CVL-LOSS-02", "CVL-LOSS-04")
def test_ex_11_shortage_and_generic_loss_make_one_choice() -> None:
    desk = Desk().city("P1 M1 S2 N0 A3 F3").strike("E16")
    assert desk.state.plan is not None
    assert desk.state.plan.wanted == 3
    desk.lose("PMS")
    assert desk.counts() == "P0 M0 S1 N0 A3 F3"
    small = Desk().city("A1 F1").strike("E18")
    assert small.me.population == 0


@pytest.mark.rule("CVL-EVENT-09")
def test_ex_12_losses_come_before_gains() -> None:
    desk = Desk().city("N2", minerals=3).strike("E27")
    assert (desk.counts(), desk.me.minerals) == ("P0 M0 S0 N1 A0 F0", 8)
    desk = Desk().city("A2 F2", minerals=3).strike("E27")
    assert desk.me.minerals == 3
    desk.lose("A")
    assert desk.me.minerals == 3
    desk.lose("A")
    assert (desk.counts(), desk.me.minerals) == ("P0 M0 S0 N0 A0 F2", 8)
    assert desk.of(MineralsGained) == [MineralsGained(0, 5, 0, "event", "E27", "CVL-EVENT-07")]


@pytest.mark.rule("CVL-LOSS-10")
def test_ex_13_minerals_are_lost_as_far_as_there_are_any() -> None:
    desk = Desk().city("P1 A4", minerals=3).strike("E19")
    assert (desk.me.minerals, desk.me.population) == (0, 5)
    assert desk.of(MineralsLost) == [MineralsLost(0, 3, 4, "E19")]
    assert Desk().city("P1", minerals=9).strike("E19").me.minerals == 5


@pytest.mark.rule("CVL-DEPLOY-06", "CVL-EVENT-07")
def test_ex_14_named_gains_beyond_capacity_are_lost() -> None:
    desk = Desk().city("S5").strike("E24")
    assert desk.counts() == "P0 M0 S6 N0 A0 F0"
    assert desk.ask == "grab"
    assert desk.of(VnautsGained) == [VnautsGained(0, Dept.SHIELDS, 2, 1, 0, "E24")]


@pytest.mark.rule("CVL-EVENT-08", "CVL-INNO-02")
def test_ex_15_a_generic_reward_is_deployed_and_may_fill_the_station() -> None:
    desk = Desk(market=("stable_shields", "auto_install", "rapid_transit", "nursery_ring"))
    desk.city("S2 A2 F2", iis=7).strike("E22")
    assert desk.options == "PMSNAFI"
    desk.put("I")
    assert "I" not in desk.options
    assert desk.refused(act.PutVnaut(0, Place.STATION)) == "CVL-CAP-07"
    desk.put("AF")
    assert (desk.ask, desk.me.iis) == ("claim", 8)
    desk.act(act.ClaimInnovation(0, "stable_shields"))
    assert (desk.me.iis, desk.state.market["stable_shields"]) == (0, 1)
    assert desk.counts() == "P0 M0 S2 N0 A3 F3"
    assert desk.of(Deployed) == [Deployed(0, DeploySource.EVENT, 3, (0, 0, 0, 0, 1, 1, 0, 1))]


def test_a_reward_in_minerals() -> None:
    assert Desk().city("P1", minerals=3).strike("E23").me.minerals == 7


@pytest.mark.rule("CVL-CARD-18")
def test_ex_16_a_lost_drop_leaves_the_other_events_and_takes_the_grab() -> None:
    desk = Desk(2).stack("Y02", "Y04", "Y01", "Y03", "Y05", "G01").stack_events("E20", "E21")
    desk.run(RoundStart())
    assert [event.card for event in desk.of(EventRevealed)] == ["E20", "E21"]
    assert (desk.ask, desk.asked, len(desk.state.row)) == ("deploy", 0, 5)
    desk.put("PP").put("PP", 1)
    assert desk.of(DropLost) == [DropLost(("Y02", "Y04", "Y01", "Y03", "Y05"))]
    assert desk.state.surface == ["Y02", "Y04", "Y01", "Y03", "Y05"]
    assert desk.state.row == []
    while desk.state.round == 2:
        assert desk.ask != "grab"
        desk.act(desk.offered[-1])
    assert (desk.state.round, desk.state.first) == (3, 1)


def test_a_second_lost_drop_changes_nothing_and_earth_stays() -> None:
    desk = Desk(2).row("R01", "EARTH", "R03").stack_events("E20", "E20")
    desk.run(RevealEvent(1, 2), RevealEvent(2, 2), EndEvents())
    assert desk.state.row == ["EARTH"]
    assert desk.state.surface == ["R01", "R03"]
    assert desk.state.event_discard == ["E20", "E20"]
