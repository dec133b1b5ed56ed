"""Loot rounds and loot drawn from the deck (CFL-LOOT-06 to CFL-LOOT-08, vocabulary DRAW_LOOT and DISCARD_LOOT)."""

from __future__ import annotations

from typing import Any

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.actions import NameCard, TakeLoot
from arcology.games.cyberflesh.asks import AskDiscard, AskOrder
from arcology.games.cyberflesh.events import LootDrawn, LootLeft, LootPassed, LootShown, LootTaken
from arcology.games.cyberflesh.rules.book import PRIORITY, Book
from arcology.games.cyberflesh.rules.decks import LOOT, bury, draw, draw_loot
from arcology.games.cyberflesh.rules.equip import throw
from arcology.games.cyberflesh.rules.tables import ASK_LOOT, LOOT_TURN, NAME_CARD, PASS, RECEIVE, TAKE_LOOT
from arcology.games.cyberflesh.rules.units import each_character, speaker
from arcology.games.cyberflesh.state import BESIDE, NOTHING, CyberfleshState, LootRound, Unit
from arcology.games.cyberflesh.tasks import DiscardNext, DrawLootCard, LootOrder
from arcology.games.cyberflesh.terms import SLOTS, LootFilter, Phase


def resting_phase(s: CyberfleshState) -> Phase:
    """What the table is busy with when neither fight nor loot round is on."""
    return Phase.EXPLORE if s.event == NOTHING else Phase.EVENT


def show(s: CyberfleshState, count: int, ctx: Context, *, once: bool = False) -> None:
    """Draw loot face up onto the slots, further cards beside them, and begin a loot round (CFL-TILE-06)."""
    for place, card in enumerate(draw_loot(s, count, ctx)):
        s.slot_loot[min(place, BESIDE)].append(card)
    begin_round(s, ctx, once=once)


def begin_round(s: CyberfleshState, ctx: Context, *, once: bool = False) -> None:
    """Begin a loot round for what lies out; the order is fixed now (CFL-LOOT-07)."""
    cards = displayed(s)
    if not cards:
        return
    if ctx.keep_beats:
        ctx.emit(LootShown(tuple(cards)))
    s.phase = Phase.LOOTING
    s.loot_round = LootRound([unit.owner for unit in each_character(s)], once=once)
    ctx.then(LootOrder(0))


def displayed(s: CyberfleshState) -> list[str]:
    """The cards that lie out, in the order of the slots."""
    return [card for place in s.slot_loot for card in place]


def settle_order(s: CyberfleshState, t: LootOrder, ctx: Context) -> None:
    """Players with equal PRIORITY decide who picks first (CFL-LOOT-07)."""
    picking = s.loot_round
    assert picking is not None, "there is an order only in a loot round"
    order, at = picking.order, t.at
    while at < len(order):
        count = tied(s, order, at)
        if count > 1:
            ctx.then(AskOrder(speaker(s), at, count, loot=True, dice=False))
            return
        at += 1
    ctx.then(LOOT_TURN)


def tied(s: CyberfleshState, order: list[int], at: int) -> int:
    """How many seats from a place on have equal PRIORITY."""
    priority = s.characters[order[at]].stats[PRIORITY]
    count = 1
    while at + count < len(order) and s.characters[order[at + count]].stats[PRIORITY] == priority:
        count += 1
    return count


def picks_next(s: CyberfleshState, unit: str, ask: AskOrder, ctx: Context) -> None:
    """One of the tied players picks before the others."""
    picking = s.loot_round
    assert picking is not None, "asked in a loot round"
    seat = next(u.owner for u in s.characters if u.id == unit)
    picking.order.remove(seat)
    picking.order.insert(ask.at, seat)
    ctx.then(LootOrder(ask.at + 1))


def loot_turn(s: CyberfleshState, ctx: Context) -> None:
    """The next one picks, until nothing is left, all pass in succession, or each had one pick (CFL-OPT-02)."""
    picking = s.loot_round
    assert picking is not None, "there is a turn only in a loot round"
    picking.order = _still(s, picking)
    seats, cards = len(picking.order), displayed(s)
    if not cards or picking.passes >= seats or (picking.once and picking.at >= seats):
        _end(s, cards, ctx)
        return
    ctx.then(ASK_LOOT[picking.order[picking.at % seats]], LOOT_TURN)


def _still(s: CyberfleshState, picking: LootRound) -> list[int]:
    """The picking order without those who died in the meantime; whose turn it is stays right."""
    if all(s.characters[seat].alive for seat in picking.order):
        return picking.order
    turn, rounds = picking.at % len(picking.order), picking.at // len(picking.order)
    left = [seat for seat in picking.order if s.characters[seat].alive]
    picking.at = rounds * len(left) + sum(s.characters[seat].alive for seat in picking.order[:turn])
    return left


def _end(s: CyberfleshState, cards: list[str], ctx: Context) -> None:
    s.loot_round = None
    s.slot_loot = [[] for _ in range(SLOTS + 1)]
    bury(s, cards)
    if cards and ctx.keep_beats:
        ctx.emit(LootLeft(tuple(cards)))
    s.phase = resting_phase(s)


def picks(s: CyberfleshState, seat: int) -> list[Any]:
    """Every card that lies out, or pass."""
    return [*(TAKE_LOOT[seat, card] for card in displayed(s)), PASS[seat]]


def take(s: CyberfleshState, a: TakeLoot, ctx: Context) -> None:
    """A card is taken; the passes begin anew."""
    picking = s.loot_round
    assert picking is not None, "cards are taken in a loot round"
    for place in s.slot_loot:
        if a.card in place:
            place.remove(a.card)
    s.passing.append(a.card)
    picking.at += 1
    picking.passes = 0
    if ctx.keep_beats:
        ctx.emit(LootTaken(a.seat, a.card))
    ctx.then(RECEIVE[a.seat, a.card, False])


def let_pass(s: CyberfleshState, seat: int, ctx: Context) -> None:
    """A pick goes by."""
    picking = s.loot_round
    assert picking is not None, "picks go by in a loot round"
    picking.at += 1
    picking.passes += 1
    if ctx.keep_beats:
        ctx.emit(LootPassed(seat))


def draw_card(book: Book, s: CyberfleshState, t: DrawLootCard, ctx: Context) -> None:
    """Reveal from the top until a card of the kind appears, at most once through the deck (vocabulary DRAW_LOOT)."""
    if not s.characters[t.seat].alive:
        return
    skipped: list[str] = []
    found = ""
    for _ in range(len(s.loot_deck)):
        card = draw(s, LOOT, s.loot_deck, ctx)
        if t.only.matches(book.loot[card].kind):
            found = card
            break
        s.loot_deck.insert(0, card)
        skipped.append(card)
    if ctx.keep_beats:
        ctx.emit(LootDrawn(t.seat, found, tuple(skipped)))
    if found:
        s.passing.append(found)
        ctx.then(RECEIVE[t.seat, found, False])


def owned(book: Book, unit: Unit, only: LootFilter) -> list[str]:
    """A character's loot of some kind, in holding order."""
    return [card for card in unit.loot if only.matches(book.loot[card].kind)]


def discard_next(book: Book, s: CyberfleshState, t: DiscardNext, ctx: Context) -> None:
    """A character discards cards of its choice; all of them where it has no more (vocabulary DISCARD_LOOT)."""
    unit = s.characters[t.seat]
    cards = owned(book, unit, t.only) if unit.alive else []
    if len(cards) > t.left:
        ctx.then(AskDiscard(t.seat, t.left, t.only))
        return
    for card in cards:
        throw(book, s, unit, card, "effect", ctx)


def discards(book: Book, s: CyberfleshState, ask: AskDiscard) -> list[Any]:
    """The cards that can be named."""
    return [NAME_CARD[ask.seat, card] for card in owned(book, s.characters[ask.seat], ask.only)]


def discard_named(book: Book, s: CyberfleshState, a: NameCard, ask: AskDiscard, ctx: Context) -> None:
    """The card named goes; more may follow."""
    throw(book, s, s.characters[a.seat], a.card, "effect", ctx)
    if ask.left > 1:
        ctx.then(DiscardNext(ask.seat, ask.left - 1, ask.only))
