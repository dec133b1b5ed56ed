"""The log of Cytress: a line for every event and its cause; what the solo AI does is in ``log_ai``."""

from __future__ import annotations

from typing import Any

from arcology.engine.text import SeatRef, Text, listed, text
from arcology.games.cytress import events as ev
from arcology.games.cytress.board.log_ai import AiLog
from arcology.games.cytress.board.names import Names, amount, amounts, faction_name, pad_name, skill_name, who
from arcology.games.cytress.state import CytressState
from arcology.games.cytress.terms import Tier

SPOKEN = (
    "side",
    "gained",
    "gained_lost",
    "visited",
    "flew",
    "flew_on",
    "paid",
    "paid_nothing",
    "crew",
    "mission",
    "spy_declined",
    "stratolite",
    "tube",
    "tube_reserve",
    "early",
    "traded",
    "traded_lost",
    "bounty",
    "claimed",
)
"""Lines about a player: ``log.<name>`` names the seat, ``log.<name>.you`` speaks to somebody who plays alone."""


def log(name: str, **args: Any) -> Text:
    """A line of the log."""
    return text(f"cytress.log.{name}", **args)


def why(name: str, **args: Any) -> Text:
    """A cause."""
    return text(f"cytress.cause.{name}", **args)


def told(s: CytressState, name: str, seat: int, **args: Any) -> Text:
    """A line about a player, one of ``SPOKEN``."""
    if len(s.players) == 1:
        return text(f"cytress.log.{name}.you", **args)
    return text(f"cytress.log.{name}", seat=SeatRef(seat), **args)


class LogBook:
    """Puts events into words."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book
        self._ai = AiLog(called)

    def line(self, s: CytressState, e: Any) -> Text | None:
        """What happened; None only for what goes without saying to somebody who plays alone."""
        return self._of_players(s, e) or self._of_missions(s, e) or self._of_table(s, e) or self._ai.line(s, e)

    def _of_players(self, s: CytressState, e: Any) -> Text | None:
        match e:
            case ev.SideChosen():
                return told(s, "side", e.seat, side=Text(self._book.pack.rebel_side(e.side).name))
            case ev.Gained():
                if any(e.lost):
                    return told(s, "gained_lost", e.seat, what=amounts(e.amounts), lost=amounts(e.lost))
                return told(s, "gained", e.seat, what=amounts(e.amounts))
            case ev.Visited():
                supply = self._book.pack.supply_of(e.district)
                return told(s, "visited", e.seat, faction=faction_name(e.district), value=amount(e.value, supply))
            case ev.Flew():
                return told(s, "flew" if e.origin is None else "flew_on", e.seat, pad=pad_name(e.pad))
            case ev.Paid():
                if not e.amount:
                    return told(s, "paid_nothing", e.seat)
                return told(s, "paid", e.seat, what=amount(e.amount, e.supply))
            case ev.Traded():
                what = {"given": amounts(e.given), "received": amounts(e.received)}
                if any(e.lost):
                    return told(s, "traded_lost", e.seat, lost=amounts(e.lost), **what)
                return told(s, "traded", e.seat, **what)
            case ev.SkillClaimed():
                return told(s, "claimed", e.seat, skill=skill_name(e.skill), card=self._names.skills(e.card))
        return None

    def _of_missions(self, s: CytressState, e: Any) -> Text | None:
        match e:
            case ev.CrewPlaced():
                return told(s, "crew", e.seat, hex=self._names.hex(s, e.hex))
            case ev.MissionTaken():
                return told(s, "mission", e.seat, faction=faction_name(e.faction), mission=self._names.mission(e.card))
            case ev.SpyDeclined():
                return told(s, "spy_declined", e.seat, rival=who(s, e.opponent))
            case ev.BountyTaken():
                prestige = self._book.prestige[e.card]
                return told(s, "bounty", e.seat, faction=faction_name(e.faction), prestige=prestige)
            case ev.StratoliteTaken():
                return told(s, "stratolite", e.seat, card=Text(self._book.pack.stratolite(e.card).name))
            case ev.TubeBuilt():
                name = "tube_reserve" if e.reserve else "tube"
                tier = Text(Tier.at(e.height).name_id)
                args = {"reserve": e.reserve} if e.reserve else {}
                return told(s, name, e.seat, height=e.height, hex=self._names.hex(s, e.hex), tier=tier, **args)
            case ev.EarlySpaceTaken():
                return told(s, "early", e.seat, tier=Text(Tier.at(e.height).name_id), value=e.value)
        return None

    def _of_table(self, s: CytressState, e: Any) -> Text | None:
        match e:
            case ev.SkillsDealt():
                return log("skills_dealt" if len(s.players) > 1 else "skills_open", each=e.each)
            case ev.RoundBegan():
                return log("round", round=e.round)
            case ev.TurnBegan():
                return log("turn", seat=SeatRef(e.seat)) if len(s.players) > 1 else None
            case ev.SlotRefilled():
                if not e.card:
                    return log("slot_empty", faction=faction_name(e.faction), slot=e.slot)
                return log("slot", faction=faction_name(e.faction), mission=self._names.mission(e.card))
            case ev.RowRefilled():
                card = Text(self._book.pack.stratolite(e.card).name)
                return log("row_shuffled" if e.shuffled else "row", card=card)
            case ev.LastRound():
                return log("last_round", round=e.round)
            case ev.Recouped():
                card = Text(self._book.pack.stratolite(e.discarded).name)
                if len(s.players) == 1:
                    return log("recouped_alone", card=card)
                return log("recouped", card=card, first=SeatRef(e.first))
            case ev.GameEnded():
                return self._ended(s, e)
        return None

    @staticmethod
    def _ended(s: CytressState, e: ev.GameEnded) -> Text:
        if s.ai is not None:
            return log("end_ai_win" if e.code == "AI_WIN" else "end_beat_ai", you=e.totals[0], other=e.totals[-1])
        best = e.totals[e.winners[0]]
        if e.code == "SHARED":
            winners = listed([text("cytress.score.seat", seat=SeatRef(seat)) for seat in e.winners])
            return log("end_shared", winners=winners, best=best)
        return log("end_win", seat=SeatRef(e.winners[0]), best=best)

    # ---- causes --------------------------------------------------------------------------------------------------

    def cause(self, s: CytressState, e: Any) -> Text | None:
        """Why something happened that nobody chose; None for what a hand did and what needs no reason."""
        return self._cause_of_players(s, e) or self._cause_of_table(s, e) or self._ai.cause(s, e)

    def _cause_of_players(self, s: CytressState, e: Any) -> Text | None:
        match e:
            case ev.Gained(_, _, _, "privateers"):
                rival = who(s, e.of)
                return why("privateers_you" if len(s.players) == 1 else "privateers", rival=rival)
            case ev.Gained(_, _, _, "spy"):
                return why("spy", rival=who(s, e.of))
            case ev.Gained(_, _, _, "income" | "visit" | "early"):
                return why(f"gained_{e.cause}")
            case ev.Flew() if e.forced:
                return why("forced")
            case ev.Paid() if e.icons or e.skill:
                return self._discounts(e)
            case ev.EarlySpaceTaken():
                return why("early")
            case ev.BountyTaken():
                return why("bounty", missions=e.missions, faction=faction_name(e.faction))
        return None

    @staticmethod
    def _discounts(e: ev.Paid) -> Text:
        """Which discounts made the price: "3, 1 off: Hooligangs lifepath". What is over takes nothing off."""
        icons = min(e.icons, e.price)
        if icons and e.skill and icons < e.price:
            return why("discounts", price=e.price, icons=icons)
        if not icons:
            return why("discount_skill", price=e.price)
        return why("discount_icons", price=e.price, icons=icons)

    def _cause_of_table(self, s: CytressState, e: Any) -> Text | None:
        match e:
            case ev.SkillsDealt():
                return why("skills_dealt" if len(s.players) > 1 else "skills_open")
            case ev.SlotRefilled():
                return why("slot_empty" if not e.card else "slot")
            case ev.RowRefilled():
                return why("row_round" if e.rule == "CYT-RECOUP-03" else "row")
            case ev.LastRound():
                return why("last_round")
            case ev.Recouped():
                return why("recouped")
            case ev.GameEnded():
                return why("end_last_round" if s.last_round else "end_rounds")
        return None
