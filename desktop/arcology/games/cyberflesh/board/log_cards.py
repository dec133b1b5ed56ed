"""What happens to loot and mutations, line by line."""

from __future__ import annotations

from typing import Any

from arcology.engine.text import Text, listed, text
from arcology.games.cyberflesh import events as ev
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.cards import Consumable
from arcology.games.cyberflesh.state import CyberfleshState


def told(name: str, **args: Any) -> Text:
    """A line about cards."""
    return text(f"cyberflesh_board.log.{name}", **args)


def why(name: str, **args: Any) -> Text:
    """A cause."""
    return text(f"cyberflesh_board.cause.{name}", **args)


class CardLog:
    """Puts the events of cards into words."""

    def __init__(self, called: Names) -> None:
        self._names = called

    def line(self, s: CyberfleshState, e: Any) -> Text | None:
        """What happened; None where another line says it: what was used, paid or sold."""
        return self._of_loot(s, e) or self._of_owners(s, e) or self._of_deals(s, e)

    def _of_loot(self, s: CyberfleshState, e: Any) -> Text | None:
        match e:
            case ev.LootShown():
                return told("shown", cards=self._names.loots(e.cards))
            case ev.LootTaken():
                return told("taken", unit=self._names.character(s, e.seat), card=self._names.loot(e.card))
            case ev.LootPassed():
                return told("passed_loot", unit=self._names.character(s, e.seat))
            case ev.LootLeft():
                return told("left", cards=self._names.loots(e.cards))
            case ev.LootDrawn():
                unit = self._names.character(s, e.seat)
                return (
                    told("drawn", unit=unit, card=self._names.loot(e.card)) if e.card else told("drawn_none", unit=unit)
                )
            case ev.MutationGained():
                return told("mutated", unit=self._names.unit(e.unit), card=self._names.mutation(e.card))
        return None

    def _of_owners(self, s: CyberfleshState, e: Any) -> Text | None:
        match e:
            case ev.Equipped():
                keeps = isinstance(self._names.loot_record(e.card), Consumable)
                unit, card = self._names.character(s, e.seat), self._names.loot(e.card)
                return told("keeps" if keeps else "equips", unit=unit, card=card)
            case ev.CardDiscarded() if e.cause not in ("used", "paid"):
                unit, card = self._names.character(s, e.seat), self._names.loot(e.card)
                return told("discarded", unit=unit, card=card)
            case ev.CardGiven():
                unit, to = self._names.character(s, e.seat), self._names.character(s, e.to)
                return told("given", unit=unit, card=self._names.loot(e.card), to=to)
            case ev.SwapProposed() | ev.SwapRefused() | ev.CardsSwapped():
                name = {"SwapProposed": "swap_proposed", "SwapRefused": "swap_refused"}.get(type(e).__name__, "swapped")
                return told(
                    name,
                    unit=self._names.character(s, e.seat),
                    card=self._names.loot(e.card),
                    other=self._names.character(s, e.other),
                    theirs=self._names.loot(e.theirs),
                )
            case ev.ConsumableUsed():
                return self._used(s, e)
        return None

    def _used(self, s: CyberfleshState, e: ev.ConsumableUsed) -> Text:
        user, card = self._names.character(s, e.seat), self._names.loot(e.card)
        if e.unit and e.unit != s.characters[e.seat].id:
            return told("used_on", unit=user, card=card, target=self._names.unit(e.unit))
        return told("used", unit=user, card=card)

    def _of_deals(self, s: CyberfleshState, e: Any) -> Text | None:
        match e:
            case ev.MerchantCame():
                return told("merchant", cards=self._names.loots(e.cards)) if e.cards else told("merchant_bare")
            case ev.Dealt():
                unit = self._names.character(s, e.seat)
                what = self._names.loot(e.item) if e.item else text(f"cyberflesh.choice.{e.service}")
                return told("dealt", unit=unit, what=what, price=self._price(e))
            case ev.MerchantLeft():
                return told("merchant_left")
        return None

    def _price(self, e: ev.Dealt) -> Text:
        """What was paid: cards, blood or both."""
        parts = [self._names.loot(card) for card in e.cards]
        if e.blood:
            parts.append(text("cyberflesh_board.log.blood", blood=e.blood))
        return listed(parts) if parts else text("cyberflesh_board.log.for_nothing")

    def cause(self, e: Any) -> Text | None:
        """Why it happened."""
        match e:
            case ev.LootLeft():
                return why("left")
            case ev.LootDrawn() if e.skipped:
                return why("skipped", n=len(e.skipped))
            case ev.CardDiscarded() if e.cause not in ("used", "paid", "chosen"):
                return why(f"discarded_{e.cause}")
            case ev.MutationGained() if e.old:
                return why("replaces", old=self._names.mutation(e.old))
            case ev.MutationGained():
                return why("mutated")
            case ev.MerchantLeft() if e.cards:
                return why("merchant_left", cards=self._names.loots(e.cards))
        return None
