"""Merchants: the counter, deals, payment (CFL-RUL-42)."""

from __future__ import annotations

from typing import Any

from arcology.engine.agenda import Context
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.actions import Buy, BuyService, PayCard
from arcology.games.cyberflesh.asks import RunEffects
from arcology.games.cyberflesh.events import Dealt, MerchantCame, MerchantLeft
from arcology.games.cyberflesh.rules import npcs
from arcology.games.cyberflesh.rules.book import Book, branch
from arcology.games.cyberflesh.rules.decks import bury, draw_loot
from arcology.games.cyberflesh.rules.equip import throw
from arcology.games.cyberflesh.rules.tables import (
    ASK_DEAL,
    ASK_PAY,
    BUY,
    BUY_SERVICE,
    CANCEL,
    DONE,
    PAY,
    PAY_BLOOD,
    PAY_CARD,
    RECEIVE,
    TRADE,
)
from arcology.games.cyberflesh.rules.units import each_character, lose
from arcology.games.cyberflesh.state import EMPTY, CyberfleshState, Deal, Unit

NO_SERVICE = -1
MOST = 10**6
"""More than anybody has."""


def arrive(s: CyberfleshState, frame: RunEffects, effect: fx.Merchant, ctx: Context) -> None:
    """Loot lies on the counter; characters deal in descending PRIORITY."""
    s.counter = draw_loot(s, effect.stock, ctx)
    if ctx.keep_beats:
        ctx.emit(MerchantCame(tuple(s.counter)))
    s.deal = Deal(frame.effects, frame.at, tuple(unit.owner for unit in each_character(s)))
    ctx.then(TRADE)


def merchant_of(book: Book, s: CyberfleshState) -> fx.Merchant:
    """The merchant that is dealt with."""
    deal = _deal(s)
    effect = book.effects[deal.effects][deal.at]
    assert isinstance(effect, fx.Merchant), "the place of a merchant"
    return effect


def trade(book: Book, s: CyberfleshState, ctx: Context) -> None:
    """The buyer deals if anything is in reach; then the next one; then the merchant leaves."""
    deal = _deal(s)
    while deal.waiting:
        if s.characters[deal.waiting[0]].alive and _in_reach(book, s, deal.waiting[0]):
            ctx.then(ASK_DEAL[deal.waiting[0]], TRADE)
            return
        deal.waiting = deal.waiting[1:]
    s.deal = None
    left, s.counter = s.counter, []
    bury(s, left)
    if ctx.keep_beats:
        ctx.emit(MerchantLeft(tuple(left)))


def _in_reach(book: Book, s: CyberfleshState, seat: int) -> bool:
    """Whether the buyer can pay for anything, if need be with what the others give it first (CFL-LOOT-09)."""
    gifts = sum(book.loot[card].blood for unit in s.living if unit.owner != seat for card in unit.loot)
    prices = [book.loot[card].blood for card in s.counter] + [price(book, s, EMPTY, n) for n in services(book, s)]
    return min(prices, default=MOST) <= wealth(book, s, s.characters[seat]) + gifts


def finish(s: CyberfleshState) -> None:
    """The buyer wants nothing more."""
    deal = _deal(s)
    deal.waiting = deal.waiting[1:]


def wealth(book: Book, s: CyberfleshState, unit: Unit) -> int:
    """What a character could pay at most: all its loot, and blood down to 1 hp where that is taken."""
    loot = sum(book.loot[card].blood for card in unit.loot)
    return loot + (unit.hp - 1 if merchant_of(book, s).accept_blood else 0)


def price(book: Book, s: CyberfleshState, item: str, service: int) -> int:
    """What a card of the counter or a service costs."""
    return book.loot[item].blood if item else merchant_of(book, s).services[service].price


def services(book: Book, s: CyberfleshState) -> list[int]:
    """The services that are offered: not those of an NPC that is not to be had."""
    return [n for n, one in enumerate(merchant_of(book, s).services) if _possible(s, one)]


def _possible(s: CyberfleshState, service: fx.Service) -> bool:
    return all(
        npcs.available(s, effect.npc) is not None for effect in service.effects if isinstance(effect, fx.GainNpc)
    )


def offers(book: Book, s: CyberfleshState, seat: int) -> list[Any]:
    """The cards of the counter and the services that the buyer can pay for."""
    most = wealth(book, s, s.characters[seat])
    cards = [BUY[seat, card] for card in s.counter if book.loot[card].blood <= most]
    return cards + [BUY_SERVICE[seat, n] for n in services(book, s) if price(book, s, EMPTY, n) <= most]


def deals(book: Book, s: CyberfleshState, seat: int) -> list[Any]:
    """No more deals, or one of them."""
    return [DONE[seat], *offers(book, s, seat)]


def want(s: CyberfleshState, a: Buy | BuyService, ctx: Context) -> None:
    """A deal begins; nothing is lost before it is paid in full."""
    deal = _deal(s)
    if isinstance(a, Buy):
        deal.item, deal.service = a.card, NO_SERVICE
    else:
        deal.item, deal.service = EMPTY, a.service
    deal.paid, deal.blood = (), 0
    ctx.then(PAY)


def pay(book: Book, s: CyberfleshState, ctx: Context) -> None:
    """Ask for more until the total covers the price; no change is given."""
    deal = _deal(s)
    laid = sum(book.loot[card].blood for card in deal.paid) + deal.blood
    if laid < price(book, s, deal.item, deal.service):
        ctx.then(ASK_PAY[deal.waiting[0]], PAY)
    else:
        _close(book, s, deal, ctx)


def payments(book: Book, s: CyberfleshState, seat: int) -> list[Any]:
    """Own loot in holding order, one hp where blood is taken, or cancel."""
    deal, unit = _deal(s), s.characters[seat]
    found = [PAY_CARD[seat, card] for card in unit.loot if card not in deal.paid]
    if merchant_of(book, s).accept_blood and unit.hp - deal.blood > 1:
        found.append(PAY_BLOOD[seat])
    return [*found, CANCEL[seat]]


def lay_card(s: CyberfleshState, a: PayCard) -> None:
    """A card is laid down."""
    deal = _deal(s)
    deal.paid = (*deal.paid, a.card)


def lay_blood(s: CyberfleshState) -> None:
    """One hp is laid down."""
    _deal(s).blood += 1


def cancel(s: CyberfleshState) -> None:
    """Everything is taken back, and the step that waits for payment with it."""
    s.agenda.pop()
    _clear(_deal(s))


def _close(book: Book, s: CyberfleshState, deal: Deal, ctx: Context) -> None:
    """Blood first, so that losing armour cannot make it deadly; then the cards; then the goods come."""
    seat = deal.waiting[0]
    unit = s.characters[seat]
    item, service, paid, blood = deal.item, deal.service, deal.paid, deal.blood
    _clear(deal)
    label = "" if item else merchant_of(book, s).services[service].label
    if ctx.keep_beats:
        ctx.emit(Dealt(seat, item, label, paid, blood))
    if blood:
        lose(book, s, unit, blood, "blood", ctx)
    for card in paid:
        throw(book, s, unit, card, "paid", ctx)
    if item:
        s.counter.remove(item)
        s.passing.append(item)
        ctx.then(RECEIVE[seat, item, False])
    else:
        ctx.then(RunEffects(branch(deal.effects, deal.at, f"service{service}"), actor=unit.id))


def _clear(deal: Deal) -> None:
    deal.item, deal.service, deal.paid, deal.blood = EMPTY, NO_SERVICE, (), 0


def _deal(s: CyberfleshState) -> Deal:
    assert s.deal is not None, "there is trade only in a deal"
    return s.deal
