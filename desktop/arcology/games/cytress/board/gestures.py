"""What a gesture would mean, legal or not; the rules then say why not."""

from __future__ import annotations

from arcology.engine.agenda import top_ask
from arcology.engine.offers import Gesture
from arcology.engine.refusal import Refusal
from arcology.engine.table import Spot
from arcology.games.cytress import actions as act
from arcology.games.cytress.actions import CytressAction
from arcology.games.cytress.board import names
from arcology.games.cytress.board.names import Names
from arcology.games.cytress.state import HIDDEN, CytressState
from arcology.games.cytress.tasks import AskEarly, AskPay, AskSpy
from arcology.games.cytress.terms import FACTIONS, Faction, LandingPad, Skill, Supply, Tier

Target = Spot | str | None


class Gestures:
    """Reads a hand: what was taken says which action it can only be."""

    def __init__(self, called: Names) -> None:
        self._names = called

    def read(self, s: CytressState, g: Gesture) -> CytressAction | Refusal | None:
        """The action of a gesture, or None when it means nothing."""
        kind, _, rest = g.source.partition(".")
        match kind:
            case "ship":
                where = _pad(g.target)
                return act.Fly(int(rest.split(".")[0]), where) if where is not None else None
            case "rebel":
                return self._rebel(int(rest), g.target)
            case "reserve":
                hex_ = self._hex(s, g.target)
                return act.PlaceCrew(int(rest.split(".")[0]), hex_) if hex_ is not None else None
            case "mission":
                return self._mission(s, rest, g.target)
            case "bag":
                hex_ = self._hex(s, g.target)
                return act.Launch(_seat(s), hex_) if hex_ is not None else None
            case "crew":
                return self._crew(s, int(rest), g.target)
            case "supply":
                return self._supply(s, rest, g.target)
            case "bounty":
                return self._bounty(s, rest, g.target)
            case "skill":
                return self._skill(s, rest, g.target)
        return self._click(s, g.source) if g.target is None else None

    @staticmethod
    def _rebel(seat: int, target: Target) -> CytressAction | None:
        """A Rebel put on an influence space, or anywhere on a district board: its first space."""
        if isinstance(target, Spot):
            kind, _, faction = target.zone.partition(".")
            return act.Visit(seat, Faction(faction), int(target.slot)) if kind == "influence" else None
        kind, _, faction = (target or "").partition(".")
        return act.Visit(seat, Faction(faction), 0) if kind == "district" else None

    @staticmethod
    def _mission(s: CytressState, card: str, target: Target) -> CytressAction | None:
        """A mission put at a lifepath or on the own board."""
        if not (target == names.TRAY or (isinstance(target, str) and target.startswith("lane."))):
            return None
        slot = next((slots.index(card) + 1 for slots in s.slots if card in slots), 0)
        return act.TakeCard(_seat(s), slot)

    @staticmethod
    def _crew(s: CytressState, hex_: int, target: Target) -> CytressAction | None:
        """A crew on the map carried to a tier: it goes up, or is as high as the tier says."""
        tier = None
        if isinstance(target, Spot) and target.zone.partition(".")[0] in ("plate", "tier", "early"):
            tier = target.zone.partition(".")[2]
        if tier is not None:
            if s.plan is not None and s.plan.hex == hex_:
                return act.ChooseHeight(_seat(s), Tier(tier).height)
            return act.Launch(_seat(s), hex_)
        return act.Launch(_seat(s), hex_) if target == names.STRATOS else None

    @staticmethod
    def _supply(s: CytressState, rest: str, target: Target) -> CytressAction | None:
        """A tracker carried to another: a trade of one unit; clicked: the supply that is asked for."""
        seat, _, name = rest.partition(".")
        owner, given = int(seat), Supply(name)
        if isinstance(target, str) and target.startswith(f"supply.{seat}."):
            return act.Trade(owner, given, Supply(target.rpartition(".")[2]), 1) if target != f"supply.{rest}" else None
        if target is not None:
            return None
        ask = top_ask(s)
        if isinstance(ask, AskPay):
            return act.PayWith(owner, given)
        if isinstance(ask, AskEarly):
            return act.TakeEarly(owner, given)
        if isinstance(ask, AskSpy):
            return act.Spy(owner, ask.opponent, given)
        return None

    @staticmethod
    def _bounty(s: CytressState, card: str, target: Target) -> CytressAction | None:
        if target is not None and target != names.TRAY:
            return None
        place = next((i for i, stack in enumerate(s.bounties) if card in stack), None)
        return None if place is None else act.TakeBounty(_seat(s), FACTIONS[place])

    @staticmethod
    def _skill(s: CytressState, rest: str, target: Target) -> CytressAction | None:
        """A skill card laid on a token."""
        if not (isinstance(target, str) and target.startswith("token.")):
            return None
        seat, index = (int(part) for part in rest.split("."))
        card = s.players[seat].hand[index]
        return None if card == HIDDEN else act.ClaimSkill(seat, Skill(target.partition(".")[2]), card)

    def _hex(self, s: CytressState, target: Target) -> int | None:
        """The hex that a place or what lies on it stands for."""
        if isinstance(target, Spot):
            return self._names.hex_at(s, target)
        kind, _, rest = (target or "").partition(".")
        return int(rest) if kind in ("hex", "crew", "tube") else None

    @staticmethod
    def _click(s: CytressState, source: str) -> CytressAction | None:
        """A click on what has one answer."""
        if source.startswith("stratolite."):
            card = source.partition(".")[2]
            return act.PickStratolite(_seat(s), s.row.index(card)) if card in s.row else None
        return None


def _seat(s: CytressState) -> int:
    ask = top_ask(s)
    return names.large_seat(s) if ask is None else ask.seat


def _pad(target: Target) -> LandingPad | None:
    """The pad that a place or piece stands for; a district board stands for its own."""
    if isinstance(target, Spot):
        kind, _, rest = target.zone.partition(".")
        named = target.zone in ("pads", "pads_small", "districts")
        name = target.slot if named else rest if kind == "pad" else ""
    else:
        kind, _, rest = (target or "").partition(".")
        name = rest if kind in ("pad", "district") else ""
    return LandingPad(name) if name else None
