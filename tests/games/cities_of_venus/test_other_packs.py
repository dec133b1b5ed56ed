"""Cards and figures that the house set does not have: a pack may bring them, and the rules must play them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.cards import EventCard, Pack
from arcology.games.cities_of_venus.effects import EventEffect, Gain, GainAny, GainMinerals, Lose, LoseAny, LoseMinerals
from arcology.games.cities_of_venus.rules import VenusRules
from arcology.games.cities_of_venus.rules.scoring import by_source
from arcology.games.cities_of_venus.tasks import BeginGrab
from arcology.games.cities_of_venus.terms import Dept
from tests.games.cities_of_venus.desk import Desk


def with_pack(desk: Desk, pack: Pack) -> Desk:
    """The same table under other cards."""
    desk.rules = VenusRules(pack)
    desk.book = desk.rules.book
    return desk


def with_event(desk: Desk, *effects: EventEffect) -> Desk:
    """A table whose pack has an event X with these effects."""
    pack = desk.rules.pack
    return with_pack(desk, replace(pack, events=(*pack.events, EventCard("X", 1, effects))))


def with_figures(desk: Desk, **figures: int) -> Desk:
    """A table whose pack has other figures."""
    pack = desk.rules.pack
    return with_pack(desk, replace(pack, constants=replace(pack.constants, **figures)))


@pytest.mark.rule("CVL-LOSS-07")
def test_losses_of_the_same_sort_add_up() -> None:
    named = with_event(Desk().city("F5 A1"), Lose(Dept.FOOD, 1), Lose(Dept.FOOD, 2)).strike("X")
    assert named.counts() == "P0 M0 S0 N0 A1 F2"
    free = with_event(Desk().city("F5 A3"), LoseAny(1), LoseAny(2)).strike("X")
    assert free.state.plan is not None
    assert free.state.plan.wanted == 3


@pytest.mark.rule("CVL-EVENT-09")
def test_gains_come_in_printed_order_after_all_losses_also_around_a_question() -> None:
    """CVL-RUL-20: how a gain is placed or split is asked, and what stands after it on the card is not forgotten."""
    effects = (GainAny(1), Gain(Dept.FOOD, 2), GainMinerals(3), LoseMinerals(4), Lose(Dept.POWER, 1))
    desk = with_event(Desk().bay("temp_workers").city("P1 F1", minerals=5), *effects).strike("X")
    assert (desk.ask, desk.counts(), desk.me.minerals) == ("deploy", "P0 M0 S0 N0 A0 F1", 1)
    desk.put("M")
    assert (desk.ask, desk.me.minerals) == ("split", 1)
    desk.act(act.SplitTemp(0, 0, 1))
    assert (desk.counts(), desk.me.temp, desk.me.minerals) == ("P0 M1 S0 N0 A0 F2", 1, 4)
    assert desk.ask == "grab"


def test_prices_and_points_are_those_of_the_pack() -> None:
    desk = with_figures(Desk().city("N1", minerals=9), immigrant_price=7, minerals_per_point=5, vnauts_per_point=3)
    desk.actions().act(act.Immigrate(0)).put("P")
    assert desk.me.minerals == 2
    desk.city("P5 M3", minerals=9)
    assert [row[0] for row in by_source(desk.book, desk.state)][3:5] == [2, 1]
    dear = with_figures(Desk().bay("G06").city("M3 N1"), equip_surcharge=2).actions().act(act.Equip(0))
    assert dear.me.dept[1] == 0


def test_the_freighter_comes_as_often_as_the_pack_says() -> None:
    desk = Desk(1).row("Y16", "Y02")
    with_pack(desk, replace(desk.rules.pack, lone=replace(desk.rules.pack.lone, freighter_every=3)))
    desk.state.round = 2
    assert desk.run(BeginGrab()).state.row == ["Y16", "Y02"]
    desk.state.round = 3
    assert desk.run(BeginGrab()).state.row == ["Y16"]
