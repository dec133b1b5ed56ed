"""Which function carries out which automatic step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arcology.engine.agenda import Context
from arcology.games.cyberflesh import tasks
from arcology.games.cyberflesh.asks import RunEffects
from arcology.games.cyberflesh.rules import (
    attack,
    boss,
    consumables,
    effects,
    enemies,
    equip,
    explore,
    fight,
    immolation,
    loot,
    merchant,
    mutations,
    order,
    places,
    strikes,
    units,
    windows,
)
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.state import CyberfleshState

Perform = Callable[[CyberfleshState, Any, Context], None]

OF_FIGHTS = frozenset(
    {
        tasks.OfferEscape,
        tasks.RollEscape,
        tasks.TurnOrder,
        tasks.SettleOrder,
        tasks.NextActor,
        tasks.Window,
        tasks.ActUnit,
        tasks.UseWeapon,
        tasks.ActEnemy,
        tasks.Volunteers,
        tasks.Strike,
        tasks.Onslaught,
    }
)
"""Steps that are dropped when no enemy is left (CFL-COMBAT-09)."""


def steps(book: Book) -> dict[type, Perform]:
    """The steps with the cards of one pack."""
    return {**_of_the_way(book), **_of_cards(book), **_of_fights(book)}


def _of_the_way(book: Book) -> dict[type, Perform]:
    return {
        tasks.Begin: explore.begin,
        tasks.Explore: lambda s, t, ctx: explore.explore(book, s, ctx),
        tasks.Enter: lambda s, t, ctx: explore.enter(book, s, t, ctx),
        tasks.Ready: lambda s, t, ctx: explore.ready(book, s, t, ctx),
        tasks.Revisit: lambda s, t, ctx: explore.revisit(book, s, t, ctx),
        tasks.ResolveTile: lambda s, t, ctx: explore.resolve(book, s, t, ctx),
        tasks.EndEvent: lambda s, t, ctx: explore.end_event(s, ctx),
        RunEffects: lambda s, t, ctx: effects.run(book, s, t, ctx),
        tasks.TestNext: lambda s, t, ctx: effects.test_next(book, s, t, ctx),
        tasks.NameTiles: lambda s, t, ctx: places.name_tiles(book, s, t, ctx),
    }


def _of_cards(book: Book) -> dict[type, Perform]:
    return {
        tasks.DrawLootCard: lambda s, t, ctx: loot.draw_card(book, s, t, ctx),
        tasks.DrawMutationCard: lambda s, t, ctx: mutations.draw_mutation(book, s, t, ctx),
        tasks.DiscardNext: lambda s, t, ctx: loot.discard_next(book, s, t, ctx),
        tasks.Receive: lambda s, t, ctx: equip.receive(book, s, t, ctx),
        tasks.EquipCard: lambda s, t, ctx: equip.equip_card(book, s, t, ctx),
        tasks.PutAway: consumables.put_away,
        tasks.LootOrder: loot.settle_order,
        tasks.LootTurn: lambda s, t, ctx: loot.loot_turn(s, ctx),
        tasks.Trade: lambda s, t, ctx: merchant.trade(book, s, ctx),
        tasks.Pay: lambda s, t, ctx: merchant.pay(book, s, ctx),
    }


def _of_fights(book: Book) -> dict[type, Perform]:
    return {
        tasks.FindOwner: units.find_owner,
        tasks.Rot: lambda s, t, ctx: fight.rot(book, s, t, ctx),
        tasks.Fight: lambda s, t, ctx: fight.next_turn(book, s, ctx),
        tasks.OfferEscape: lambda s, t, ctx: boss.offer_escape(s, ctx),
        tasks.RollEscape: lambda s, t, ctx: boss.roll_escape(book, s, t, ctx),
        tasks.TurnOrder: lambda s, t, ctx: order.turn_order(book, s, ctx),
        tasks.SettleOrder: lambda s, t, ctx: order.settle_order(book, s, t.at, ctx),
        tasks.NextActor: lambda s, t, ctx: windows.next_actor(book, s, ctx),
        tasks.Window: lambda s, t, ctx: windows.open_window(book, s, t, ctx),
        tasks.ActUnit: attack.act,
        tasks.UseWeapon: lambda s, t, ctx: attack.use_weapon(book, s, t, ctx),
        tasks.ActEnemy: lambda s, t, ctx: enemies.act(book, s, t.slot, ctx),
        tasks.Volunteers: lambda s, t, ctx: immolation.volunteers(book, s, t, ctx),
        tasks.Strike: lambda s, t, ctx: strikes.strike(book, s, t, ctx),
        tasks.Onslaught: enemies.onslaught,
    }
