"""Which function carries out which answer: by the action alone, or by the question that it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arcology.engine.agenda import Ask, Context
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh.rules import (
    attack,
    boss,
    consumables,
    effects,
    enemies,
    equip,
    explore,
    immolation,
    loot,
    manage,
    merchant,
    order,
    places,
    units,
)
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.state import CyberfleshState
from arcology.games.cyberflesh.tasks import RollEscape

Apply = Callable[[CyberfleshState, Any, Any, Context], None]
Answers = dict[tuple[type, type] | type, Apply]


def answers(book: Book) -> Answers:
    """The answers with the cards of one pack."""
    return {**_anywhere(book), **_simple(book), **_named(book)}


def _nothing(s: CyberfleshState, a: Any, ask: Ask, ctx: Context) -> None:
    """Going on is all that was to be done."""


def _anywhere(book: Book) -> Answers:
    """Actions that mean the same whatever was asked."""
    return {
        act.ResolveHere: lambda s, a, ask, ctx: explore.resolve_here(s, ctx),
        act.Choose: lambda s, a, ask, ctx: effects.choose(book, s, ask.frame, a.option, ctx),
        act.NameEnemy: lambda s, a, ask, ctx: effects.name_enemy(ask.frame, a.slot, ctx),
        act.Next: lambda s, a, ask, ctx: order.name_next(s, a.actor, ask, ctx),
        act.RollOrder: lambda s, a, ask, ctx: order.roll_order(s, ask, ctx),
        act.Declare: lambda s, a, ask, ctx: attack.declare(book, s, a, ask.unit, ctx),
        act.Use: lambda s, a, ask, ctx: consumables.use(book, s, a, ask, ctx),
        act.Discard: lambda s, a, ask, ctx: manage.throw_away(book, s, a, ask, ctx),
        act.Give: lambda s, a, ask, ctx: manage.give(book, s, a, ask, ctx),
        act.Swap: lambda s, a, ask, ctx: manage.propose(s, a, ask, ctx),
        act.TakeLoot: lambda s, a, ask, ctx: loot.take(s, a, ctx),
        act.Equip: lambda s, a, ask, ctx: equip.put_on(book, s, a.seat, ask.card, ctx),
        act.HandOn: lambda s, a, ask, ctx: equip.hand_on(s, a, ask, ctx),
        act.Drop: lambda s, a, ask, ctx: equip.drop(s, ask, ctx),
        act.Buy: lambda s, a, ask, ctx: merchant.want(s, a, ctx),
        act.BuyService: lambda s, a, ask, ctx: merchant.want(s, a, ctx),
        act.PayCard: lambda s, a, ask, ctx: merchant.lay_card(s, a),
        act.PayBlood: lambda s, a, ask, ctx: merchant.lay_blood(s),
        act.Cancel: lambda s, a, ask, ctx: merchant.cancel(s),
    }


def _simple(book: Book) -> Answers:
    """Going on, yes and no, done and pass, by the question."""
    return {
        (asks.AskReady, act.Confirm): _nothing,
        (asks.AskRead, act.Confirm): _nothing,
        (asks.AskRoll, act.Confirm): _nothing,
        (asks.AskAttack, act.Confirm): lambda s, a, ask, ctx: attack.carry_out(book, s, ask.unit, ctx),
        (asks.AskAttack, act.Pass): lambda s, a, ask, ctx: attack.let_pass(s, ask.unit, ctx),
        (asks.AskLoot, act.Pass): lambda s, a, ask, ctx: loot.let_pass(s, a.seat, ctx),
        (asks.AskRevisit, act.Yes): lambda s, a, ask, ctx: explore.resolve_again(ask.square, ctx),
        (asks.AskRevisit, act.No): lambda s, a, ask, ctx: explore.skip_event(s, ask.square, ctx),
        (asks.AskEscape, act.Yes): lambda s, a, ask, ctx: boss.try_to_flee(s, ctx),
        (asks.AskEscape, act.No): _nothing,
        (asks.AskImmolate, act.Yes): lambda s, a, ask, ctx: immolation.immolate(s, ask, ctx),
        (asks.AskImmolate, act.No): _nothing,
        (asks.AskSwap, act.Yes): lambda s, a, ask, ctx: manage.swap(book, s, ask, ctx),
        (asks.AskSwap, act.No): lambda s, a, ask, ctx: manage.refuse(s, ask, ctx),
        (asks.AskWindow, act.Done): _nothing,
        (asks.AskTiles, act.Done): _nothing,
        (asks.AskDeal, act.Done): lambda s, a, ask, ctx: merchant.finish(s),
    }


def _named(book: Book) -> Answers:
    """What a place, a unit or a card is named for, by the question."""
    return {
        (asks.AskMove, act.Move): lambda s, a, ask, ctx: explore.step(s, a.square, ctx),
        (asks.AskFlight, act.Move): lambda s, a, ask, ctx: explore.flee_to(s, a.square, ctx),
        (asks.AskTiles, act.NameSquare): lambda s, a, ask, ctx: places.scout(s, a.square, ask, ctx),
        (asks.AskSquare, act.NameSquare): lambda s, a, ask, ctx: places.put_on_square(s, a.square, ctx),
        (asks.AskUnit, act.NameUnit): lambda s, a, ask, ctx: effects.name_unit(book, s, ask.frame, a.unit, ctx),
        (asks.AskRoller, act.NameUnit): lambda s, a, ask, ctx: ctx.then(RollEscape(a.unit)),
        (asks.AskTarget, act.NameUnit): lambda s, a, ask, ctx: enemies.aim_at(book, s, ask.slot, a.unit, ctx),
        (asks.AskOwner, act.NameUnit): lambda s, a, ask, ctx: units.assign(s, ask.npc, a.unit, ctx),
        (asks.AskDiscard, act.NameCard): lambda s, a, ask, ctx: loot.discard_named(book, s, a, ask, ctx),
        (asks.AskDisplace, act.NameCard): lambda s, a, ask, ctx: equip.displace(book, s, a, ask, ctx),
    }
