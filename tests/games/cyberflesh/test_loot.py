"""Loot rounds, decks, drawing loot (CFL-LOOT-06 to CFL-LOOT-08, CFL-DEATH-06)."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh.actions import Equip, NameCard, NameUnit, Next, Pass, RollOrder, TakeLoot, Use
from arcology.games.cyberflesh.asks import RunEffects
from arcology.games.cyberflesh.events import LootDrawn, LootLeft, LootPassed, LootTaken
from arcology.games.cyberflesh.tasks import DiscardNext, DrawLootCard
from arcology.games.cyberflesh.terms import LootFilter, Phase, TileType
from tests.games.cyberflesh.desk import Desk


def take(desk: Desk) -> str:
    """Take the first card that lies out and equip it."""
    card = desk.offers(TakeLoot)[0].card
    desk.answer(TakeLoot)
    if desk.ask == "receive":
        desk.answer(Equip)
    if desk.ask == "displace":
        desk.answer(NameCard)
    return str(card)


@pytest.mark.rule("CFL-LOOT-06")
@pytest.mark.rule("CFL-LOOT-07")
def test_ex_30_a_loot_round_of_three() -> None:
    desk = Desk("C1", "C2", "C3").gear("C3", "L28")
    desk.on_top("loot", "L01", "L02", "L03", "L05", "L06", "L08").resolve(TileType.LOOT)
    assert desk.state.phase is Phase.LOOTING
    assert desk.ask == "order", "C2 and C3 with the hood have 6 both"
    assert desk.legal == [Next(0, "C2"), Next(0, "C3")]
    assert desk.no(RollOrder(0)) == ("no_dice_for_order", "CFL-LOOT-07")
    assert desk.no(Next(0, "C1")) == ("not_tied", "CFL-LOOT-07")
    desk.do(Next(0, "C3"))
    assert desk.names(a.card for a in desk.offers(TakeLoot)) == ["L01", "L02", "L03", "L05", "L06", "L08"]
    seats = []
    for _ in range(3):
        seats.append(desk.seat)
        take(desk)
    assert seats == [2, 1, 0]
    for seat in (2, 1, 0):
        assert desk.seat == seat
        desk.do(Pass(seat))
    assert desk.names(desk.one(LootLeft).cards) == ["L05", "L06", "L08"]
    assert desk.bottom_of("loot", 3) == ["L05", "L06", "L08"]
    assert (desk.ask, desk.state.phase) == ("move", Phase.EXPLORE)


@pytest.mark.rule("CFL-LOOT-07")
def test_a_card_taken_begins_the_passes_anew() -> None:
    desk = Desk("C1", "C2").on_top("loot", "L01", "L02", "L03", "L05").resolve(TileType.LOOT)
    desk.do(Pass(1))
    assert desk.one(LootPassed).seat == 1
    take(desk)
    desk.do(Pass(1), Pass(0))
    assert len(desk.one(LootLeft).cards) == 3
    desk = Desk("C1").on_top("loot", "L01", "L02").resolve(TileType.LOOT)
    take(desk)
    take(desk)
    assert not desk.all_of(LootLeft), "nothing is left"
    assert desk.names(desk.unit("C1").consumables) == ["L01", "L02"]


@pytest.mark.rule("CFL-LOOT-07")
def test_the_picking_order_is_fixed_at_the_start() -> None:
    desk = Desk("C2", "C3")
    desk.on_top("loot", "L32", "L01", "L02", "L03").resolve(TileType.LOOT)
    take(desk)
    assert desk.unit("C2").stats[0] == 5, "the helmet slows C2 to the 5 of C3"
    take(desk)
    assert [e.seat for e in desk.all_of(LootTaken)] == [1]
    assert desk.seat == 0


@pytest.mark.rule("CFL-LOOT-07")
@pytest.mark.rule("CFL-LOOT-09")
def test_who_dies_in_a_loot_round_costs_nobody_a_turn() -> None:
    desk = Desk("C1", "C2", "C3").gear("C1", "L04").health("C2", 1)
    desk.on_top("loot", "L01", "L02", "L03", "L05", "L06", "L08").resolve(TileType.LOOT)
    take(desk)
    assert desk.seat == 2
    desk.do(Use(0, desk.card("C1", "L04"), "C2"))
    assert not desk.unit("C2").alive
    seats = []
    for _ in range(3):
        seats.append(desk.seat)
        take(desk)
    assert seats == [2, 0, 2]


@pytest.mark.rule("CFL-LOOT-08")
@pytest.mark.rule("CFL-DEATH-06")
def test_an_empty_deck_yields_nothing_and_the_effect_goes_on() -> None:
    desk = Desk("C1")
    s = desk.state
    desk.unit("C1").consumables = [card for card in s.loot_deck if desk.book.loot[card].effects]
    s.loot_deck = [card for card in s.loot_deck if not desk.book.loot[card].effects]
    s.passing, s.loot_deck = s.loot_deck, []
    desk.health("C1", 10).run(DrawLootCard(0, LootFilter.ANY))
    assert desk.one(LootDrawn).card == ""
    desk.resolve(TileType.LOOT)
    assert desk.ask == "move"
    spare = list(s.mutation_deck)
    s.mutation_deck = []
    s.passing += spare
    desk.census = lambda s: []
    desk.run(RunEffects("event.15/0.option0"))
    assert desk.hp("C1") == (14,), "no mutation, but the healing"


@pytest.mark.rule("CFL-LOOT-03")
def test_loot_of_a_kind_is_searched_for_at_most_once_through_the_deck() -> None:
    desk = Desk("C1").on_top("loot", "L01", "L29", "L34", "L12")
    desk.run(DrawLootCard(0, LootFilter.WEAPON))
    drawn = desk.one(LootDrawn)
    assert desk.names([drawn.card, *drawn.skipped]) == ["L12", "L01", "L29", "L34"]
    assert desk.bottom_of("loot", 3) == ["L01", "L29", "L34"]
    desk.answer(Equip)
    desk = Desk("C1")
    s = desk.state
    for card in [card for card in s.loot_deck if desk.book.loot[card].hands]:
        s.loot_deck.remove(card)
        s.passing.append(card)
    size = len(s.loot_deck)
    desk.run(DrawLootCard(0, LootFilter.WEAPON))
    assert (desk.one(LootDrawn).card, len(desk.one(LootDrawn).skipped), len(s.loot_deck)) == ("", size, size)


@pytest.mark.rule("CFL-LOOT-03")
def test_loot_that_an_effect_demands_is_chosen_by_its_owner() -> None:
    desk = Desk("C1", "C2").gear("C1", "L21", "L01", "L02").gear("C2", "L12").run(DiscardNext(0, 2, LootFilter.ANY))
    assert len(desk.offers(NameCard)) == 3
    assert desk.no(NameCard(0, "L12#1")) == ("not_held", "CFL-LOOT-03")
    desk.do(NameCard(0, desk.card("C1", "L01")), NameCard(0, desk.card("C1", "L21")))
    assert desk.names(desk.unit("C1").loot) == ["L02"]
    desk.run(DiscardNext(0, 2, LootFilter.ANY))
    assert desk.unit("C1").loot == [], "who has fewer discards them all"
    desk.gear("C1", "L21", "L01").run(DiscardNext(0, 1, LootFilter.CONSUMABLE))
    assert desk.names(desk.unit("C1").loot) == ["L21"]


def test_only_those_with_enough_loot_are_named_for_a_bribe() -> None:
    desk = Desk("C1", "C2", "C3").gear("C1", "L21").gear("C2", "L12", "L13").gear("C3", "L01", "L02")
    desk.run(RunEffects("event.17/0.option1"))
    assert [a.unit for a in desk.offers(NameUnit)] == ["C2", "C3"]
    assert desk.no(NameUnit(0, "C1")) == ("too_little_loot", "CFL-TILE-09")
    desk.do(NameUnit(0, "C2"))
    assert (desk.unit("C2").loot, desk.state.helpers[0].id, desk.state.helpers[0].owner) == ([], "N09", 1)
