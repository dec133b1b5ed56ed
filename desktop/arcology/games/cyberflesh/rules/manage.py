"""Managing loot outside fights: discard, give, swap (CFL-LOOT-04, CFL-LOOT-09)."""

from __future__ import annotations

from typing import Any

from arcology.engine.agenda import Ask, Context
from arcology.games.cyberflesh.actions import Discard, Give, Swap
from arcology.games.cyberflesh.asks import AskSwap
from arcology.games.cyberflesh.events import CardGiven, CardsSwapped, SwapProposed, SwapRefused
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.consumables import put_again, uses
from arcology.games.cyberflesh.rules.equip import take_off, throw
from arcology.games.cyberflesh.rules.tables import DISCARD, GIVE, RECEIVE, SWAP
from arcology.games.cyberflesh.rules.units import refresh
from arcology.games.cyberflesh.state import CyberfleshState, Unit
from arcology.games.cyberflesh.tasks import EquipCard


def window_actions(book: Book, s: CyberfleshState) -> list[Any]:
    """What every living character's player may do while a question is open outside fights (CFL-LOOT-09)."""
    if s.combat is not None:
        return []
    found: list[Any] = []
    hands = [(unit.owner, unit.loot) for unit in s.characters if unit.hp > 0]
    for unit in s.characters:
        if unit.hp > 0 and unit.consumables:
            found += uses(book, s, unit)
    for seat, loot in hands:
        found += [DISCARD[seat, card] for card in loot]
        for to, theirs in hands:
            if to != seat:
                found += [GIVE[seat, card, to] for card in loot]
                found += [SWAP[seat, card, other] for card in loot for other in theirs]
    return found


def anything_to_do(s: CyberfleshState) -> bool:
    """Whether somebody has loot to use or to manage."""
    return any(unit.hp > 0 and (unit.weapons or unit.consumables or unit.helmet or unit.body) for unit in s.characters)


def throw_away(book: Book, s: CyberfleshState, a: Discard, ask: Ask, ctx: Context) -> None:
    """Discard a card by choice."""
    throw(book, s, s.characters[a.seat], a.card, "chosen", ctx)
    ctx.then(*put_again(s, ask, ctx))


def give(book: Book, s: CyberfleshState, a: Give, ask: Ask, ctx: Context) -> None:
    """Give a card to another character, who equips or discards it (CFL-EQUIP-05)."""
    take_off(book, s.characters[a.seat], a.card)
    s.passing.append(a.card)
    if ctx.keep_beats:
        ctx.emit(CardGiven(a.seat, a.card, a.to))
    ctx.then(RECEIVE[a.to, a.card, True], *put_again(s, ask, ctx))


def propose(s: CyberfleshState, a: Swap, ask: Ask, ctx: Context) -> None:
    """Both owners have to agree to a swap."""
    other = owner_of(s, a.theirs)
    assert other is not None, "only cards in hands are offered for a swap"
    if ctx.keep_beats:
        ctx.emit(SwapProposed(a.seat, a.card, other.owner, a.theirs))
    ctx.then(AskSwap(other.owner, a.seat, a.card, a.theirs), *put_again(s, ask, ctx))


def refuse(s: CyberfleshState, ask: AskSwap, ctx: Context) -> None:
    """The other owner does not agree."""
    if ctx.keep_beats:
        ctx.emit(SwapRefused(ask.proposer, ask.card, ask.seat, ask.theirs))


def swap(book: Book, s: CyberfleshState, ask: AskSwap, ctx: Context) -> None:
    """Swap two cards. Like for like is simultaneous and displaces nothing (CFL-LOOT-04)."""
    one, other = s.characters[ask.proposer], s.characters[ask.seat]
    if ctx.keep_beats:
        ctx.emit(CardsSwapped(ask.proposer, ask.card, ask.seat, ask.theirs))
    if alike(book, ask.card, ask.theirs):
        _replace(one, ask.card, ask.theirs)
        _replace(other, ask.theirs, ask.card)
        refresh(book, one)
        refresh(book, other)
        return
    take_off(book, one, ask.card)
    take_off(book, other, ask.theirs)
    s.passing += [ask.card, ask.theirs]
    ctx.then(EquipCard(one.owner, ask.theirs), EquipCard(other.owner, ask.card))


def alike(book: Book, card: str, other: str) -> bool:
    """Whether two cards fill the same place: hands, helmet, body, or among the consumables."""
    a, b = book.loot[card], book.loot[other]
    return (a.kind, a.hands, a.slot) == (b.kind, b.hands, b.slot)


def owner_of(s: CyberfleshState, card: str) -> Unit | None:
    """The living character that has a loot card."""
    return next((unit for unit in s.characters if unit.hp > 0 and card in unit.loot), None)


def _replace(unit: Unit, card: str, new: str) -> None:
    unit.consumables = [new if own == card else own for own in unit.consumables]
    unit.weapons = [new if own == card else own for own in unit.weapons]
    unit.helmet = new if unit.helmet == card else unit.helmet
    unit.body = new if unit.body == card else unit.body
