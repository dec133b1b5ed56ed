"""Loot that lies out to be shared or bought, the card that somebody receives, and what a merchant does for a price."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.table import Piece, Spot, facts
from arcology.engine.text import Text, joined, text
from arcology.games.cyberflesh import wording
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.cards import Cards
from arcology.games.cyberflesh.board.icons import effects_icon
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.scene import Scene, received
from arcology.games.cyberflesh.rules import merchant
from arcology.games.cyberflesh.rules.loot import displayed
from arcology.games.cyberflesh.state import CyberfleshState
from arcology.games.cyberflesh.terms import SLOTS
from arcology.games.cyberflesh.wording import Actor

MOST = 6
"""So many cards lie one in each slot, and the sixth makes them move together; more share the last place. A single card
that somebody has received lies in the middle."""
COUNTER = 3
"""Cards of a counter lie on the first slots, the services on those behind them."""
PEEP, UNDER = 2, 4
"""So deep under a card, or under a service, lies what is paid for it, so that it can be seen."""


class Pool:
    """Makes the pieces of loot rounds and merchants."""

    def __init__(self, called: Names, cards: Cards) -> None:
        self._names = called
        self._book = called.book
        self._cards = cards

    def pieces(self, s: CyberfleshState, scene: Scene, muted: bool) -> Iterator[Piece]:
        """The cards, services, and what was laid down for them."""
        if scene is not Scene.LOOT:
            card = received(s)
            if card:
                yield self._cards.loot(card, Spot("pool", "1/1"), muted=muted, origin=Spot("decks", "loot"))
            return
        for card, at in self.places(s):
            yield self._cards.loot(card, at, muted=muted, origin=Spot("decks", "loot"))
        if s.deal is not None:
            yield from self._services(s)
            yield from self._paid(s, muted)

    def places(self, s: CyberfleshState) -> list[tuple[str, Spot]]:
        """Where the cards lie."""
        cards = [*(s.counter if s.deal is not None else displayed(s)), *([received(s)] if received(s) else [])]
        of = 1 if cards == [received(s)] else max(SLOTS, min(MOST, len(cards)))
        return [(card, Spot("pool", f"{min(place, of)}/{of}")) for place, card in enumerate(cards, start=1)]

    def _services(self, s: CyberfleshState) -> Iterator[Piece]:
        offered = merchant.services(self._book, s)
        for number, service in enumerate(merchant.merchant_of(self._book, s).services):
            told = facts(
                label=Text(service.name),
                line=joined(wording.sentences(service.effects, s.player_count, Actor.BUYER)),
                icon=effects_icon(service.effects),
                closed=number not in offered,
                price=service.price,
            )
            said = text("cyberflesh_board.piece.service", label=Text(service.name), price=service.price)
            yield Piece(names.service(number), "choice_card", Spot("services", str(number + 1)), said, told)

    def _paid(self, s: CyberfleshState, muted: bool) -> Iterator[Piece]:
        """What was laid down peeps out from under what it is for."""
        deal = s.deal
        assert deal is not None, "one pays in a deal"
        if deal.item:
            place = next((at.slot for card, at in self.places(s) if card == deal.item), "1/1").partition("/")[0]
            slot, first = min(int(place), SLOTS), PEEP
        else:
            slot, first = COUNTER + 1 + max(0, deal.service), UNDER
        for order, card in enumerate(deal.paid):
            yield self._cards.loot(card, Spot("slot_loot", str(min(slot, SLOTS)), first + order), muted=muted)
