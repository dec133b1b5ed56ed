"""What a gesture would mean, legal or not; the rules then say why not."""

from __future__ import annotations

from arcology.engine.agenda import Ask
from arcology.engine.offers import Gesture
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.table import Spot
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh.actions import CyberfleshAction
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.scene import received
from arcology.games.cyberflesh.rules.loot import displayed
from arcology.games.cyberflesh.rules.manage import owner_of
from arcology.games.cyberflesh.state import INNATE, SLOT_SIGN, UNARMED, CyberfleshState
from arcology.games.cyberflesh.terms import LootKind

Target = Spot | str | None
Meant = CyberfleshAction | Refusal | None


class Gestures:
    """Reads a hand: what was taken and where it was let go say which action it can only be."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def read(self, s: CyberfleshState, g: Gesture) -> Meant:
        """The action of a gesture, or None when it means nothing."""
        kind, _, rest = g.source.partition(".")
        ask = names.open_ask(s)
        if ask is None:
            return None
        match kind:
            case "party":
                square = self._square(s, g.target)
                return None if square is None else self._to_square(s, ask, square)
            case "tile" if g.target is None:
                return self._to_square(s, ask, int(rest))
            case "choice" if g.target is None and isinstance(ask, asks.AskChoice):
                return act.Choose(ask.seat, int(rest))
            case "order" if g.target is None:
                return act.Next(ask.seat, f"{SLOT_SIGN}{rest}" if rest.isdigit() else rest)
            case "portrait":
                return self._portrait(s, ask, int(rest), g.target)
            case "companion":
                return self._companion(s, ask, rest, g.target)
            case "enemy":
                return self._enemy(s, ask, int(rest), g.target)
            case "mutation":
                return self._mutation(s, ask, rest, g.target)
            case "loot":
                return self._loot(s, ask, rest, g.target)
            case "service" if _kind(g.target) == "sheet":
                return act.BuyService(ask.seat, int(rest))
        return None

    # ---- the way -------------------------------------------------------------------------------------------------

    def _square(self, s: CyberfleshState, target: Target) -> int | None:
        """The square that a place or the tile on it stands for."""
        if isinstance(target, Spot):
            return self._names.square_at(s, target)
        kind, _, rest = (target or "").partition(".")
        return int(rest) if kind == "tile" else None

    @staticmethod
    def _to_square(s: CyberfleshState, ask: Ask, square: int) -> Meant:
        """A step of the party, or a tile named for an effect."""
        if isinstance(ask, asks.AskTiles | asks.AskSquare):
            return act.NameSquare(ask.seat, square)
        return None if square == s.party else act.Move(ask.seat, square)

    # ---- units ---------------------------------------------------------------------------------------------------

    def _portrait(self, s: CyberfleshState, ask: Ask, seat: int, target: Target) -> Meant:
        unit = s.characters[seat]
        if _kind(target) == "choice":
            if isinstance(ask, asks.AskChoice):
                return act.Choose(ask.seat, int(_rest(target)))
            return act.NameUnit(ask.seat, unit.id)
        if _kind(target) == "enemy":
            return act.Declare(seat, UNARMED, int(_rest(target)))
        if isinstance(ask, asks.AskImmolate) and _kind(target) in ("portrait", "companion"):
            return act.Yes(ask.seat) if unit.id == ask.unit else None
        if target is None and isinstance(ask, asks.AskUnit | asks.AskRoller | asks.AskTarget | asks.AskOwner):
            return act.NameUnit(ask.seat, unit.id)
        return None

    @staticmethod
    def _companion(s: CyberfleshState, ask: Ask, unit: str, target: Target) -> Meant:
        if _kind(target) == "enemy":
            return act.Declare(ask.seat, INNATE, int(_rest(target)))
        if isinstance(ask, asks.AskImmolate) and _kind(target) == "portrait":
            return act.Yes(ask.seat) if unit == ask.unit else None
        if isinstance(ask, asks.AskOwner) and _kind(target) == "portrait":
            return act.NameUnit(ask.seat, s.characters[int(_rest(target))].id)
        if isinstance(ask, asks.AskUnit | asks.AskTarget) and (target is None or _kind(target) == "choice"):
            return act.NameUnit(ask.seat, unit)
        return None

    @staticmethod
    def _enemy(s: CyberfleshState, ask: Ask, slot: int, target: Target) -> Meant:
        if isinstance(ask, asks.AskTarget) and slot == ask.slot:
            unit = _unit_at(s, target)
            return act.NameUnit(ask.seat, unit) if unit else None
        if isinstance(ask, asks.AskEnemy) and target is None:
            return act.NameEnemy(ask.seat, slot)
        return None

    # ---- cards ---------------------------------------------------------------------------------------------------

    @staticmethod
    def _mutation(s: CyberfleshState, ask: Ask, card: str, target: Target) -> Meant:
        """A mutation attacks, if it is a weapon; it can never be taken off (CFL-LOOT-05)."""
        if _kind(target) == "enemy":
            return act.Declare(ask.seat, card, int(_rest(target)))
        if _kind(target) in ("deck", "sheet", "loot"):
            return refusal("cyberflesh_board.refusal.mutation", "CFL-LOOT-05")
        return None

    def _loot(self, s: CyberfleshState, ask: Ask, card: str, target: Target) -> Meant:
        if card == received(s):
            return self._received(ask, target)
        owner = owner_of(s, card)
        if owner is None:
            return self._lying(s, ask, card, target)
        return self._own(s, ask, owner.owner, card, target)

    @staticmethod
    def _received(ask: Ask, target: Target) -> Meant:
        if _kind(target) == "sheet":
            to = int(_rest(target))
            return act.Equip(ask.seat) if to == ask.seat else act.HandOn(ask.seat, to)
        return act.Drop(ask.seat) if target == names.LOOT_DECK else None

    @staticmethod
    def _lying(s: CyberfleshState, ask: Ask, card: str, target: Target) -> Meant:
        """A card of a loot round or counter, laid on a sheet."""
        if _kind(target) != "sheet":
            return None
        seat = int(_rest(target))
        if card in displayed(s):
            return act.TakeLoot(seat, card)
        return act.Buy(seat, card) if card in s.counter else None

    def _own(self, s: CyberfleshState, ask: Ask, seat: int, card: str, target: Target) -> Meant:
        """A card of a sheet: an attack, a use, a payment, a gift, a swap, or away with it."""
        usable = self._book.loot[card].kind is LootKind.CONSUMABLE
        kind = _kind(target)
        if target is None:
            return act.Use(seat, card) if usable else None
        if isinstance(ask, asks.AskPay) and kind in ("loot", "service"):
            return act.PayCard(seat, card)
        match kind:
            case "enemy":
                slot = int(_rest(target))
                return act.Use(seat, card, "", slot) if usable else act.Declare(ask.seat, card, slot)
            case "portrait" | "companion" if usable:
                return act.Use(seat, card, _unit_at(s, target))
            case "sheet" | "portrait":
                to = int(_rest(target))
                return act.Give(seat, card, to) if to != seat else None
            case "deck" if target == names.LOOT_DECK:
                if isinstance(ask, asks.AskDiscard | asks.AskDisplace):
                    return act.NameCard(seat, card)
                return act.Discard(seat, card)
            case "loot":
                other = owner_of(s, _rest(target))
                return act.Swap(seat, card, _rest(target)) if other is not None and other.owner != seat else None
        return None


def _kind(target: Target) -> str:
    """The kind of piece that a target is; "" for none and for places."""
    return target.partition(".")[0] if isinstance(target, str) else ""


def _rest(target: Target) -> str:
    return target.partition(".")[2] if isinstance(target, str) else ""


def _unit_at(s: CyberfleshState, target: Target) -> str:
    """The unit whose piece a target is, "" for none."""
    kind, rest = _kind(target), _rest(target)
    if kind == "portrait":
        return s.characters[int(rest)].id
    return rest if kind == "companion" else ""
