"""The International Innovation Station and its market (CVL-INNO)."""

from __future__ import annotations

import pytest

from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.events import (
    Deployed,
    InnovationClaimed,
    InnovationDeclined,
    PushedOut,
    VnautsLost,
)
from arcology.games.cities_of_venus.tasks import Grow
from arcology.games.cities_of_venus.terms import BAY, DeploySource, Dept
from tests.games.cities_of_venus.desk import Desk

MARKET = ("stable_shields", "temp_workers", "auto_install", "homecoming_convoy")


def full(market: tuple[str, ...] = MARKET, counts: str = "A3 F3", **values: int) -> Desk:
    """A city that has just filled its station."""
    return Desk(market=market).city(counts, iis=6, **values).deploy(2).put("II")


@pytest.mark.rule("CVL-INNO-01", "CVL-INNO-05")
def test_a_full_station_buys_an_innovation_that_works_at_once() -> None:
    desk = full()
    assert desk.offered == [*(act.ClaimInnovation(0, kind) for kind in MARKET), act.DeclineInnovation(0)]
    desk.act(act.ClaimInnovation(0, "stable_shields"))
    assert (desk.me.iis, desk.me.slots[2], desk.capacity("S")) == (0, "stable_shields", 9)
    assert desk.state.market["stable_shields"] == 1
    assert desk.of(InnovationClaimed) == [InnovationClaimed(0, "stable_shields")]
    assert desk.me.claims == ("stable_shields",)


@pytest.mark.rule("CVL-INNO-02")
def test_any_deployment_may_fill_the_station_in_any_step() -> None:
    for source in DeploySource:
        desk = Desk(market=MARKET).city("A3", iis=7).deploy(1, source).put("I")
        assert desk.ask == "claim", source


@pytest.mark.rule("CVL-INNO-03")
def test_declining_leaves_the_crew_and_the_chance_comes_back_after_growth() -> None:
    desk = full().act(act.DeclineInnovation(0))
    assert (desk.me.iis, desk.ask) == (8, "grab")
    assert desk.of(InnovationDeclined) == [InnovationDeclined(0)]
    desk.deploy(1, DeploySource.CONSOLATION)
    assert "I" not in desk.options
    desk.put("P")
    assert desk.ask == "grab", "at no other time"
    desk.grow().put("PPP")
    assert (desk.ask, desk.me.iis) == ("claim", 8)


def test_an_empty_market_asks_nothing() -> None:
    """CVL-RUL-31: also not after growth."""
    desk = Desk(market=MARKET).city("A3 F3", iis=6)
    desk.state.market = dict.fromkeys(MARKET, 0)
    desk.deploy(2).put("II")
    assert (desk.ask, desk.me.iis) == ("grab", 8)
    desk.grow().put("PPP")
    assert desk.ask == "grab"


@pytest.mark.rule("CVL-INNO-04")
def test_ex_21_several_full_stations_choose_in_turn_order() -> None:
    desk = Desk(3, market=("auto_install", "temp_workers", "cryo_holding", "rapid_transit"))
    desk.state.first = 2
    desk.state.market["auto_install"] = 1
    for seat in (0, 2):
        desk.city("A2 F2", seat, iis=6)
    desk.run(*(Grow(seat) for seat in desk.state.turn_order))
    assert desk.asked == 2
    desk.put("II", 2).act(act.ClaimInnovation(2, "auto_install"))
    assert desk.asked == 0
    desk.put("II")
    assert desk.refused(act.ClaimInnovation(0, "auto_install")) == "CVL-INNO-10"
    assert len(desk.offered) == 4


@pytest.mark.rule("CVL-INNO-05", "CVL-CAP-04")
def test_ex_22_an_innovation_pushes_an_upgrade_out() -> None:
    desk = Desk(market=MARKET).slot("G09").city("M8 A2", iis=6)
    before = desk.rules.score(desk.state).totals[0]
    desk.deploy(2).put("II").act(act.ClaimInnovation(0, "auto_install"))
    assert desk.state.surface == ["G09"]
    assert (desk.capacity("M"), desk.me.dept[1], desk.me.iis) == (9, 8, 0)
    assert desk.rules.score(desk.state).totals[0] == before - 3 + 1


@pytest.mark.rule("CVL-INNO-06", "CVL-CARD-19")
def test_a_boost_is_a_new_deployment() -> None:
    desk = full().act(act.ClaimInnovation(0, "homecoming_convoy"))
    assert (desk.ask, desk.me.iis, desk.me.aside) == ("deploy", 0, ("homecoming_convoy",))
    assert desk.state.plan is not None
    assert desk.state.plan.arriving == 10
    desk.put("IIPPPPMMMS")
    assert (desk.me.iis, desk.me.population) == (2, 14)
    assert desk.of(Deployed)[-1].source is DeploySource.INNOVATION


@pytest.mark.rule("CVL-INNO-07", "CVL-INNO-08")
def test_ex_23_a_card_on_the_bay_throws_the_stored_canister_out() -> None:
    desk = Desk(market=MARKET).bay("Y04").city("A2", iis=6).row("R01")
    assert desk.rules.score(desk.state).lines[-1].values[0] == -2
    desk.deploy(2).put("II").act(act.ClaimInnovation(0, "temp_workers"))
    assert (desk.me.bay, desk.state.surface) == ("temp_workers", ["Y04"])
    assert desk.of(PushedOut) == [PushedOut(0, "Y04", None, "CVL-INNO-08")]
    lines = desk.rules.score(desk.state).lines
    assert (lines[2].values[0], lines[-1].values[0]) == (1, 0)
    desk.grab()
    assert act.Store(0, "R01") not in desk.offered
    assert desk.refused(act.Store(0, "R01")) == "CVL-INNO-07"


@pytest.mark.rule("CVL-INNO-09")
def test_a_city_may_claim_again_and_again() -> None:
    desk = full()
    for kind in ("stable_shields", "auto_install", "stable_shields"):
        desk.act(act.ClaimInnovation(0, kind))
        desk.me.iis = 6
        desk.deploy(2).put("II")
    assert desk.me.claims == ("stable_shields", "auto_install", "stable_shields")


@pytest.mark.rule("CVL-INNO-10")
def test_a_pile_is_never_refilled() -> None:
    desk = full()
    desk.state.market["auto_install"] = 1
    desk.act(act.ClaimInnovation(0, "auto_install"))
    desk.me.iis = 6
    desk.deploy(2).put("II")
    assert desk.refused(act.ClaimInnovation(0, "auto_install")) == "CVL-INNO-10"
    assert desk.refused(act.ClaimInnovation(0, "magma_lance")) == "CVL-SETUP-12"


@pytest.mark.rule("CVL-INNO-11")
def test_an_innovation_that_is_pushed_out_is_gone() -> None:
    desk = Desk(market=MARKET).slot("auto_install").city("P1 M0").row("R10").grab()
    assert desk.refused(act.Buy(0, "R10")) == "CVL-PAY-01"
    desk.act(act.PassGrab(0)).city("P2 M0", minerals=2).run()
    desk.state.agenda.append(type(Desk().state.agenda[0])(0))
    desk.act(act.Buy(0, "R10"))
    assert desk.state.scrapped == ("auto_install",)
    assert desk.state.surface == []
    assert desk.state.market["auto_install"] == 2, "it does not go back to the market"
    assert desk.of(PushedOut) == [PushedOut(0, "auto_install", Dept.MECHANICAL, "CVL-INNO-11")]
    assert desk.book.owned(desk.me) == []


@pytest.mark.parametrize("second", ["cryo_holding", "temp_workers"])
def test_a_second_card_on_the_bay_loses_who_is_aboard_the_first(second: str) -> None:
    """CVL-RUL-35, CVL-RUL-36: also the second copy of the same kind."""
    desk = Desk(market=("temp_workers", "cryo_holding")).bay("temp_workers").city("A2", iis=6, temp=5)
    desk.deploy(2).put("II").act(act.ClaimInnovation(0, second))
    assert (desk.me.bay, desk.me.aboard, desk.me.population) == (second, 0, 2)
    assert desk.state.scrapped == ("temp_workers",)
    (found,) = desk.of(VnautsLost)
    assert (found.reason, found.places[BAY]) == ("replaced", 5)
    assert desk.rules.score(desk.state).lines[2].values[0] == 1


def test_a_second_holding_loses_all_sleepers_of_the_first() -> None:
    desk = Desk(market=("cryo_holding",)).bay("cryo_holding").city("A2", iis=6, cryo_fresh=1, cryo_ready=3)
    desk.deploy(2).put("II").act(act.ClaimInnovation(0, "cryo_holding"))
    assert (desk.me.cryo_fresh, desk.me.cryo_ready, desk.me.population) == (0, 0, 2)


def test_claims_are_refused_at_any_other_time() -> None:
    desk = Desk(market=MARKET).city("P1", iis=8).actions()
    assert desk.refused(act.ClaimInnovation(0, "auto_install")) == "CVL-INNO-03"
