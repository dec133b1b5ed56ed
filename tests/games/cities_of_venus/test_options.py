"""The options of a game (CVL-OPT), and what is open to everybody."""

from __future__ import annotations

import pytest

from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.events import Deployed
from arcology.games.cities_of_venus.rules.options import options_of
from arcology.games.cities_of_venus.state import HIDDEN, Options
from arcology.games.cities_of_venus.tasks import BeginGrab, EndEvents, RevealEvent
from arcology.games.cities_of_venus.terms import DeploySource, Place
from tests.games.cities_of_venus.desk import Desk, config

FULL = "P6 M6 S6 N6 A6 F6"


def test_defaults_are_the_rulings() -> None:
    assert options_of(config(2)) == Options("all", "off", "once", "fill")
    assert options_of(config(2, placement="departments")).placement == "departments"


@pytest.mark.rule("CVL-OPT-01")
def test_ex_46_only_listed_deployments_may_use_the_station() -> None:
    for sources, refused in (("listed", True), ("all", False)):
        desk = Desk(station_sources=sources).city(FULL, iis=3, minerals=4).row("EARTH")
        desk.actions()
        assert (act.Immigrate(0) not in desk.offered) is refused
        if refused:
            assert desk.refused(act.Immigrate(0)) == "CVL-ACT-04"
        desk.act(act.EndActions(0)).grab()
        if refused:
            assert desk.ask == "grab"
            assert desk.refused(act.TakeVnaut(0)) == "CVL-RUL-43"
        else:
            assert act.TakeVnaut(0) in desk.offered


@pytest.mark.parametrize("source", list(DeploySource))
def test_which_deployments_are_listed(source: DeploySource) -> None:
    desk = Desk(station_sources="listed").deploy(2, source)
    listed = source in (DeploySource.GROWTH, DeploySource.EVENT, DeploySource.BOOST)
    assert ("I" in desk.options) is listed
    if not listed:
        assert desk.refused(act.PutVnaut(0, Place.STATION)) == "CVL-OPT-01"


@pytest.mark.rule("CVL-OPT-02")
def test_ex_46_a_lost_drop_may_leave_the_free_v_naut() -> None:
    for option, asked in (("on", True), ("off", False)):
        desk = Desk(2, lost_drop_vnaut=option).row("G01", "G03").stack_events("E20")
        desk.run(RevealEvent(1, 1), EndEvents(), BeginGrab())
        assert desk.state.row == []
        if asked:
            assert desk.offered == [act.TakeVnaut(0), act.PassGrab(0)]
            desk.act(act.PassGrab(0))
            assert desk.asked == 1
        else:
            assert len(desk.state.agenda) == 1, "only the question that the table was laid with"


@pytest.mark.rule("CVL-OPT-03")
def test_every_miner_may_go_down() -> None:
    desk = Desk(die=[1, 2, 6], mining_limit="per_miner").slot("G11").city("N3").actions()
    desk.act(act.Mine(0)).act(act.Reroll(0))
    assert desk.me.minerals == 2
    desk.act(act.Mine(0))
    assert (desk.ask, desk.me.minerals) == ("action", 8), "the second roll stays: one re-roll a round"
    desk.act(act.EndActions(0))
    assert desk.me.dept[3] == 1
    pips = Desk(die=[1, 1], mining_limit="per_miner").slot("G13").city("N2").actions()
    assert pips.act(act.Mine(0)).act(act.Mine(0)).me.minerals == 8


@pytest.mark.rule("CVL-OPT-04")
def test_ex_46_who_does_not_fit_the_departments_may_stay_away() -> None:
    desk = Desk(placement="departments").city("P6 M5 S6 N6 A6 F6", iis=7).deploy(6)
    assert desk.refused(act.StopPlacing(0)) == "CVL-RUL-27"
    desk.put("M")
    assert desk.offered == [act.PutVnaut(0, Place.STATION), act.StopPlacing(0)]
    desk.act(act.StopPlacing(0))
    assert (desk.counts(), desk.me.iis) == (FULL, 7)
    assert desk.of(Deployed) == [Deployed(0, DeploySource.GROWTH, 6, (0, 1, 0, 0, 0, 0, 0, 0))]


def test_who_just_fits_the_departments_is_not_asked() -> None:
    """CVL-OPT-04: nobody can stay away before the departments are full, and then nobody is left."""
    desk = Desk(placement="departments").city("P5 M5 S6 N6 A6 F6", iis=8).deploy(3)
    assert (desk.ask, desk.counts(), desk.me.iis) == ("grab", FULL, 8)


def test_everything_is_open_but_decks_and_box() -> None:
    """CVL-RUL-52."""
    desk = Desk(2).row("G01")
    seen = desk.rules.observe(desk.state, 1)
    assert set(seen.deck) | set(seen.event_deck) | set(seen.box) == {HIDDEN}
    assert len(seen.deck) == len(desk.state.deck)
    assert (seen.cities, seen.row, seen.market) == (desk.state.cities, desk.state.row, desk.state.market)
    assert seen.luck.seed == -1
