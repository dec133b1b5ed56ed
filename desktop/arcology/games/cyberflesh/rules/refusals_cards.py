"""Why something cannot be done with loot: used, handed over, received, bought (CFL-LOOT, CFL-EQUIP, CFL-RUL-42)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arcology.engine.agenda import Ask
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import SeatRef, Text
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh.rules import merchant
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.consumables import usable
from arcology.games.cyberflesh.rules.manage import owner_of
from arcology.games.cyberflesh.state import EMPTY, CyberfleshState
from arcology.games.cyberflesh.terms import LootKind, UnitKind

_IN_WINDOWS = (asks.AskWindow, asks.AskAttack)


def card_name(book: Book, card: str) -> Text:
    """The name of a loot card or mutation."""
    if card in book.loot:
        return Text(book.pack.loot_card(card).name)
    return Text(book.pack.mutation(card).name)


def _not_held(book: Book, s: CyberfleshState, seat: int, card: str, rule: str) -> Refusal | None:
    """What is wrong with whose card it is."""
    if card in book.mutations:
        return refusal("cyberflesh.refusal.mutation_stays", "CFL-LOOT-05", card=card_name(book, card))
    if seat >= s.player_count:
        return refusal("cyberflesh.refusal.gm_has_no_loot", "CFL-RUL-02")
    if not s.characters[seat].alive:
        return refusal("cyberflesh.refusal.dead", "CFL-CHAR-07", seat=SeatRef(seat))
    if card not in book.loot:
        return refusal("cyberflesh.refusal.no_such_card", rule)
    if card not in s.characters[seat].loot:
        return refusal("cyberflesh.refusal.not_held", rule, card=card_name(book, card), seat=SeatRef(seat))
    return None


def use(book: Book, s: CyberfleshState, ask: Ask, a: act.Use) -> Refusal:
    """Why a consumable cannot be used."""
    no = _not_held(book, s, a.seat, a.card, "CFL-LOOT-02")
    if no is not None:
        return no
    unit, facts, name = s.characters[a.seat], book.loot[a.card], card_name(book, a.card)
    if facts.kind is not LootKind.CONSUMABLE:
        return refusal("cyberflesh.refusal.no_consumable", "CFL-LOOT-02", card=name)
    if a.card not in usable(book, s, unit):
        if s.combat is not None:
            return refusal("cyberflesh.refusal.only_exploring", "CFL-LOOT-02", card=name)
        return refusal("cyberflesh.refusal.only_in_combat", "CFL-LOOT-02", card=name)
    if s.combat is not None:
        if not isinstance(ask, _IN_WINDOWS) or (isinstance(ask, asks.AskAttack) and ask.continues):
            return refusal("cyberflesh.refusal.no_window", "CFL-COMBAT-12", card=name)
        if a.seat != ask.seat:
            return refusal("cyberflesh.refusal.other_window", "CFL-COMBAT-12", seat=SeatRef(ask.seat))
    elif not isinstance(ask, _open()):
        return refusal("cyberflesh.refusal.no_window", "CFL-LOOT-09", card=name)
    return _aimed_wrong(s, a, facts.names, name)


def _aimed_wrong(s: CyberfleshState, a: act.Use, names: str, name: Text) -> Refusal:
    """The card is right, so what it is used on is not."""
    if names == "enemy":
        return refusal("cyberflesh.refusal.wants_enemy", "CFL-LOOT-02", card=name)
    if not names:
        return refusal("cyberflesh.refusal.wants_nothing", "CFL-LOOT-02", card=name)
    unit = s.unit(a.unit)
    if unit is not None and not unit.alive:
        return refusal("cyberflesh.refusal.not_in_play", "CFL-CHAR-07")
    if unit is not None and not a.slot and unit.kind is not UnitKind.CHARACTER:
        return refusal("cyberflesh.refusal.wants_character", "CFL-NPC-07", card=name)
    return refusal("cyberflesh.refusal.wants_unit", "CFL-LOOT-02", card=name)


def _open() -> tuple[type[Ask], ...]:
    from arcology.games.cyberflesh.rules.gate import OPEN

    return OPEN


def manage(book: Book, s: CyberfleshState, ask: Ask, a: act.Discard | act.Give | act.Swap) -> Refusal:
    """Why loot cannot be discarded, given or swapped."""
    if s.combat is not None:
        return refusal("cyberflesh.refusal.not_in_combat", "CFL-LOOT-04")
    no = _not_held(book, s, a.seat, a.card, "CFL-LOOT-04")
    if no is not None:
        return no
    if not isinstance(ask, _open()):
        return refusal("cyberflesh.refusal.no_window", "CFL-LOOT-09", card=card_name(book, a.card))
    if isinstance(a, act.Give):
        return _receiver(s, a.seat, a.to)
    assert isinstance(a, act.Swap), "an own card can be discarded"
    return _swap(book, s, a)


def _swap(book: Book, s: CyberfleshState, a: act.Swap) -> Refusal:
    if a.theirs in book.mutations:
        return refusal("cyberflesh.refusal.mutation_stays", "CFL-LOOT-05", card=card_name(book, a.theirs))
    if owner_of(s, a.theirs) is None:
        return refusal("cyberflesh.refusal.nobody_holds", "CFL-LOOT-04")
    return refusal("cyberflesh.refusal.own_card", "CFL-LOOT-04")


def _receiver(s: CyberfleshState, seat: int, to: int) -> Refusal:
    """Why a seat cannot receive a card."""
    if to == seat:
        return refusal("cyberflesh.refusal.to_oneself", "CFL-LOOT-04")
    if not 0 <= to < s.player_count:
        return refusal("cyberflesh.refusal.no_such_seat", "CFL-EQUIP-06", seat=to + 1, n=s.player_count)
    return refusal("cyberflesh.refusal.dead", "CFL-CHAR-07", seat=SeatRef(to))


def _take_loot(book: Book, s: CyberfleshState, ask: Ask, a: act.TakeLoot) -> Refusal | None:
    if isinstance(ask, asks.AskLoot):
        return refusal("cyberflesh.refusal.not_displayed", "CFL-LOOT-07")
    return None


def _hand_on(book: Book, s: CyberfleshState, ask: Ask, a: act.HandOn) -> Refusal | None:
    if not isinstance(ask, asks.AskReceive):
        return None
    if ask.given:
        return refusal("cyberflesh.refusal.given_already", "CFL-EQUIP-05", card=card_name(book, ask.card))
    return _receiver(s, a.seat, a.to)


def _name_card(book: Book, s: CyberfleshState, ask: Ask, a: act.NameCard) -> Refusal | None:
    if isinstance(ask, asks.AskDisplace):
        return refusal("cyberflesh.refusal.frees_no_hand", "CFL-EQUIP-04")
    if not isinstance(ask, asks.AskDiscard):
        return None
    no = _not_held(book, s, a.seat, a.card, "CFL-LOOT-03")
    if no is not None:
        return no
    return refusal("cyberflesh.refusal.other_kind", "CFL-LOOT-03", card=card_name(book, a.card))


def _buy(book: Book, s: CyberfleshState, ask: Ask, a: act.Buy) -> Refusal | None:
    if not isinstance(ask, asks.AskDeal):
        return None
    if a.card not in s.counter:
        return refusal("cyberflesh.refusal.not_on_counter", "CFL-RUL-42")
    return _too_dear(book, s, a.seat, book.loot[a.card].blood)


def _buy_service(book: Book, s: CyberfleshState, ask: Ask, a: act.BuyService) -> Refusal | None:
    if not isinstance(ask, asks.AskDeal):
        return None
    if a.service not in merchant.services(book, s):
        return refusal("cyberflesh.refusal.no_such_service", "CFL-RUL-42")
    return _too_dear(book, s, a.seat, merchant.price(book, s, EMPTY, a.service))


def _too_dear(book: Book, s: CyberfleshState, seat: int, price: int) -> Refusal:
    have = merchant.wealth(book, s, s.characters[seat])
    return refusal("cyberflesh.refusal.too_dear", "CFL-RUL-42", price=price, have=have)


def _pay_card(book: Book, s: CyberfleshState, ask: Ask, a: act.PayCard) -> Refusal | None:
    if not isinstance(ask, asks.AskPay):
        return None
    no = _not_held(book, s, a.seat, a.card, "CFL-RUL-42")
    if no is not None:
        return no
    return refusal("cyberflesh.refusal.laid_already", "CFL-RUL-42", card=card_name(book, a.card))


def _pay_blood(book: Book, s: CyberfleshState, ask: Ask, a: act.PayBlood) -> Refusal | None:
    if not isinstance(ask, asks.AskPay):
        return None
    if not merchant.merchant_of(book, s).accept_blood:
        return refusal("cyberflesh.refusal.no_blood_taken", "CFL-RUL-42")
    return refusal("cyberflesh.refusal.last_blood", "CFL-RUL-42")


OF_OWN_LOOT: dict[type, Callable[[Book, CyberfleshState, Any, Any], Refusal]] = {
    act.Use: use,
    act.Discard: manage,
    act.Give: manage,
    act.Swap: manage,
}
"""What seats may do that are not asked."""

WHY: dict[type, Callable[[Book, CyberfleshState, Any, Any], Refusal | None]] = {
    act.TakeLoot: _take_loot,
    act.HandOn: _hand_on,
    act.NameCard: _name_card,
    act.Buy: _buy,
    act.BuyService: _buy_service,
    act.PayCard: _pay_card,
    act.PayBlood: _pay_blood,
}
