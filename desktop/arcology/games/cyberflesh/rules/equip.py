"""Receiving, equipping and replacing loot (CFL-EQUIP)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.actions import HandOn, NameCard
from arcology.games.cyberflesh.asks import AskDisplace, AskReceive
from arcology.games.cyberflesh.events import CardGiven, DiscardCause, Equipped
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.decks import discard
from arcology.games.cyberflesh.rules.tables import ASK_RECEIVE, DROP, EQUIP, HAND_ON, NAME_CARD, RECEIVE
from arcology.games.cyberflesh.rules.units import refresh
from arcology.games.cyberflesh.state import EMPTY, CyberfleshState, Unit
from arcology.games.cyberflesh.tasks import EquipCard, Receive
from arcology.games.cyberflesh.terms import HANDS, ArmourSlot, LootKind


def receive(book: Book, s: CyberfleshState, t: Receive, ctx: Context) -> None:
    """A card comes to a character. There is no backpack: weapons and armour are equipped, handed on or discarded; a
    consumable is simply kept (CFL-EQUIP-05, CFL-LOOT-01)."""
    if not s.characters[t.seat].alive:
        s.passing.remove(t.card)
        discard(s, t.seat, t.card, "dropped", ctx)
    elif book.loot[t.card].kind is LootKind.CONSUMABLE:
        put_on(book, s, t.seat, t.card, ctx)
    else:
        ctx.then(ASK_RECEIVE[t.seat, t.card, t.given])


def receptions(s: CyberfleshState, ask: AskReceive) -> list[object]:
    """Equip, hand on to another living character (not a card that was given), or discard."""
    seat = ask.seat
    others = [] if ask.given else [HAND_ON[seat, unit.owner] for unit in s.living if unit.owner != seat]
    return [EQUIP[seat], *others, DROP[seat]]


def drop(s: CyberfleshState, ask: AskReceive, ctx: Context) -> None:
    """The card is not wanted."""
    s.passing.remove(ask.card)
    discard(s, ask.seat, ask.card, "dropped", ctx)


def hand_on(s: CyberfleshState, a: HandOn, ask: AskReceive, ctx: Context) -> None:
    """The card goes to another character, who may not give it on."""
    if ctx.keep_beats:
        ctx.emit(CardGiven(a.seat, ask.card, a.to, "CFL-EQUIP-05"))
    ctx.then(RECEIVE[a.to, ask.card, True])


def put_on(book: Book, s: CyberfleshState, seat: int, card: str, ctx: Context) -> None:
    """Equip a card that is in nobody's hands; what it replaces is discarded first (CFL-EQUIP-04)."""
    unit, facts = s.characters[seat], book.loot[card]
    if facts.kind is LootKind.WEAPON:
        if facts.hands == 1 and len(unit.weapons) == HANDS:
            ctx.then(AskDisplace(seat, card))
            return
        if facts.hands == HANDS or holds_two_handed(book, unit):
            for old in list(unit.weapons):
                throw(book, s, unit, old, "displaced", ctx)
    elif facts.slot is not None and (worn := unit.helmet if facts.slot is ArmourSlot.HELMET else unit.body):
        throw(book, s, unit, worn, "displaced", ctx)
    s.passing.remove(card)
    _place(book, unit, card)
    if ctx.keep_beats:
        ctx.emit(Equipped(seat, card))


def equip_card(book: Book, s: CyberfleshState, t: EquipCard, ctx: Context) -> None:
    """A step that equips, after a swap."""
    put_on(book, s, t.seat, t.card, ctx)


def displacements(s: CyberfleshState, seat: int) -> list[object]:
    """The one-handed weapons of which one makes room, left and right."""
    return [NAME_CARD[seat, card] for card in s.characters[seat].weapons]


def displace(book: Book, s: CyberfleshState, a: NameCard, ask: AskDisplace, ctx: Context) -> None:
    """The weapon named makes room for the card."""
    throw(book, s, s.characters[a.seat], a.card, "displaced", ctx)
    put_on(book, s, a.seat, ask.card, ctx)


def holds_two_handed(book: Book, unit: Unit) -> bool:
    """Whether its hands are full with one weapon."""
    return len(unit.weapons) == 1 and book.loot[unit.weapons[0]].hands == HANDS


def take_off(book: Book, unit: Unit, card: str) -> None:
    """Take a loot card from its owner."""
    if card in unit.consumables:
        unit.consumables.remove(card)
        return
    if card in unit.weapons:
        unit.weapons.remove(card)
    elif unit.helmet == card:
        unit.helmet = EMPTY
    else:
        unit.body = EMPTY
    refresh(book, unit)


def throw(book: Book, s: CyberfleshState, unit: Unit, card: str, cause: DiscardCause, ctx: Context) -> None:
    """Discard a loot card that a character has."""
    take_off(book, unit, card)
    discard(s, unit.owner, card, cause, ctx)


def _place(book: Book, unit: Unit, card: str) -> None:
    facts = book.loot[card]
    if facts.kind is LootKind.CONSUMABLE:
        unit.consumables.append(card)
        return
    if facts.kind is LootKind.WEAPON:
        unit.weapons.append(card)
    elif facts.slot is ArmourSlot.HELMET:
        unit.helmet = card
    else:
        unit.body = card
    refresh(book, unit)
