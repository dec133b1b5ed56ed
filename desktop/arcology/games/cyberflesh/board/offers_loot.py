"""Offers about loot: consumables, cards that change hands or places, loot rounds, merchants."""

from __future__ import annotations

from collections.abc import Sequence

from arcology.engine.agenda import Ask
from arcology.engine.offers import Offer
from arcology.engine.text import Text, text
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh.actions import CyberfleshAction
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.scene import received
from arcology.games.cyberflesh.rules import merchant
from arcology.games.cyberflesh.rules.loot import displayed, owned
from arcology.games.cyberflesh.state import CyberfleshState

BUTTONS = 6
"""So many cards get buttons; more are taken on the table."""

BESIDES = 99
"""Rank of what the same drag could mean besides the answer to the question."""


def group(name: str) -> Text:
    """Heading in the list of all actions."""
    return text(f"cyberflesh_board.group.{name}")


class LootOffers:
    """Turns actions with loot into offers."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def offer(self, s: CyberfleshState, a: CyberfleshAction, ask: Ask | None) -> Offer:
        """How a hand makes the action ``a``."""
        match a:
            case act.Use():
                return self._use(s, a, ask)
            case act.Discard() | act.Give() | act.Swap():
                return self._manage(s, a, ask)
            case act.NameCard():
                return self._name_card(s, a, ask)
            case act.TakeLoot():
                return self._take(s, a)
            case act.Equip() | act.HandOn() | act.Drop():
                return self._receive(s, a, received(s))
            case act.Buy() | act.BuyService() | act.PayCard() | act.PayBlood() | act.Cancel():
                return self._trade(s, a)
        raise AssertionError(f"no hand makes {a}")

    def word(self, s: CyberfleshState, a: CyberfleshAction, ask: Ask | None) -> Offer:
        """Passing, ending deals, answering a swap."""
        match a, ask:
            case act.Pass(), asks.AskLoot():
                label = text("cyberflesh_board.offer.take_nothing")
                return Offer(a, label, group("loot"), None, None, 9, None, True, "skip", "P", ends=True)
            case act.Done(), asks.AskDeal():
                label = text("cyberflesh_board.offer.no_deal")
                return Offer(a, label, group("trade"), None, None, 9, None, True, "skip", "X", ends=True)
            case act.Yes(), asks.AskSwap():
                label = text(
                    "cyberflesh_board.offer.swap_yes",
                    card=self._names.loot(ask.theirs),
                    other=self._names.loot(ask.card),
                )
                source, target = names.loot(ask.theirs), names.loot(ask.card)
                return Offer(a, label, group("swap"), source, target, 0, None, True, "check", "Y")
            case act.No(), asks.AskSwap():
                label = text("cyberflesh_board.offer.swap_no")
                return Offer(a, label, group("swap"), None, None, 0, None, True, "cross", "N")
        raise AssertionError(f"no hand answers {ask} with {a}")

    # ---- own cards -----------------------------------------------------------------------------------------------

    def _use(self, s: CyberfleshState, a: act.Use, ask: Ask | None) -> Offer:
        """A consumable carried to whom it concerns. In its window it has a button where there is nothing to choose."""
        card, source = self._names.loot(a.card), names.loot(a.card)
        target: str | None = None
        label = text("cyberflesh_board.offer.use", card=card)
        alone = True
        if a.unit:
            target = names.unit_piece(names.in_play(s, a.unit))
            label = text("cyberflesh_board.offer.use_on", card=card, unit=self._names.unit(a.unit))
            alone = len(s.units) == 1
        elif a.slot:
            target = names.enemy(a.slot)
            label = text("cyberflesh_board.offer.use_on", card=card, unit=self._names.foe(s, a.slot))
            alone = len(names.living_enemies(s)) == 1
        pressing = isinstance(ask, asks.AskWindow) and alone
        return Offer(
            a, label, group("use"), source, target, 0, None, pressing, "flask", "", short=card if pressing else None
        )

    def _manage(self, s: CyberfleshState, a: act.Discard | act.Give | act.Swap, ask: Ask | None) -> Offer:
        card, source = self._names.loot(a.card), names.loot(a.card)
        match a:
            case act.Discard():
                asked = isinstance(ask, asks.AskDiscard)  # then the same drag pays what is asked for
                label = text(
                    "cyberflesh_board.offer.discard_too" if asked else "cyberflesh_board.offer.discard", card=card
                )
                return Offer(a, label, group("discard"), source, names.LOOT_DECK, BESIDES if asked else 0)
            case act.Give():
                label = text("cyberflesh_board.offer.give", card=card, to=self._names.character(s, a.to))
                return Offer(a, label, group("give"), source, names.sheet(a.to))
        other = self._names.loot(a.theirs)
        label = text("cyberflesh_board.offer.swap", card=card, other=other)
        return Offer(a, label, group("swap"), source, names.loot(a.theirs))

    def _name_card(self, s: CyberfleshState, a: act.NameCard, ask: Ask | None) -> Offer:
        unit = s.characters[a.seat]
        cards = owned(self._book, unit, ask.only) if isinstance(ask, asks.AskDiscard) else unit.weapons
        label = text("cyberflesh_board.offer.discard", card=self._names.loot(a.card))
        return self._listed(a, label, "discard", a.card, cards, names.LOOT_DECK)

    # ---- loot rounds and received cards --------------------------------------------------------------------------

    def _take(self, s: CyberfleshState, a: act.TakeLoot) -> Offer:
        label = text("cyberflesh_board.offer.take", card=self._names.loot(a.card))
        return self._listed(a, label, "loot", a.card, displayed(s), names.sheet(a.seat))

    def _listed(
        self, a: CyberfleshAction, label: Text, heading: str, card: str, cards: Sequence[str], target: str
    ) -> Offer:
        """One of several cards: a drag, and a button with its place as key while they are few."""
        place = cards.index(card)
        few = len(cards) <= BUTTONS
        short, key = self._names.loot(card), str(place + 1) if few else ""
        return Offer(a, label, group(heading), names.loot(card), target, place, None, few, "chest", key, short=short)

    def _receive(self, s: CyberfleshState, a: act.Equip | act.HandOn | act.Drop, card: str) -> Offer:
        name, source = self._names.loot(card), names.loot(card)
        match a:
            case act.Equip():
                label, target = text("cyberflesh_board.offer.equip", card=name), names.sheet(a.seat)
                return Offer(a, label, group("receive"), source, target, 0, None, True, "check", "E", "primary")
            case act.HandOn():
                to = self._names.character(s, a.to)
                label, target = text("cyberflesh_board.offer.hand_on", card=name, to=to), names.sheet(a.to)
                short = text("cyberflesh_board.offer.hand_on_short", to=to)
                key = str(a.to + 1)
                return Offer(a, label, group("receive"), source, target, 1, None, True, "user", key, short=short)
        label = text("cyberflesh_board.offer.drop", card=name)
        short = text("cyberflesh_board.offer.drop_short")
        target = names.LOOT_DECK
        return Offer(a, label, group("receive"), source, target, 9, None, True, "trash", "X", "danger", short)

    # ---- merchants -----------------------------------------------------------------------------------------------

    def _trade(
        self, s: CyberfleshState, a: act.Buy | act.BuyService | act.PayCard | act.PayBlood | act.Cancel
    ) -> Offer:
        deal = s.deal
        assert deal is not None, "one trades in a deal"
        match a:
            case act.Buy():
                price = merchant.price(self._book, s, a.card, -1)
                label = text("cyberflesh_board.offer.buy", card=self._names.loot(a.card), price=price)
                source, key = names.loot(a.card), str(s.counter.index(a.card) + 1)
                target = names.sheet(a.seat)
                return Offer(a, label, group("trade"), source, target, price, None, True, "chest", key)
            case act.BuyService():
                service = merchant.merchant_of(self._book, s).services[a.service]
                label = text("cyberflesh_board.offer.service", label=Text(service.name), price=service.price)
                source, key = names.service(a.service), "ABCDEFG"[a.service]
                target = names.sheet(a.seat)
                return Offer(a, label, group("trade"), source, target, service.price, None, True, "scales", key)
            case act.Cancel():
                label = text("cyberflesh_board.offer.cancel")
                return Offer(a, label, group("pay"), None, None, 9, None, True, "undo", "X")
        target = names.loot(deal.item) if deal.item else names.service(deal.service)
        if isinstance(a, act.PayBlood):
            label = text("cyberflesh_board.offer.pay_blood")
            return Offer(a, label, group("pay"), names.hp(a.seat), target, 8, None, True, "heart", "B")
        unpaid = [card for card in s.characters[a.seat].loot if card not in deal.paid]
        value = self._book.loot[a.card].blood
        label = text("cyberflesh_board.offer.pay", card=self._names.loot(a.card), value=value)
        few = len(unpaid) <= BUTTONS + 3
        key = str(unpaid.index(a.card) + 1) if few else ""
        return Offer(a, label, group("pay"), names.loot(a.card), target, value, None, few, "chest", key)
