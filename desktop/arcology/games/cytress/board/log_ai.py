"""What the solo AI does, step by step, with the reason of each (CYT-SOLO)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arcology.engine.text import Text, listed, text
from arcology.games.cytress import events as ev
from arcology.games.cytress.board.names import Names, faction_name, skill_name, supply_name
from arcology.games.cytress.events_auto import AiBar
from arcology.games.cytress.state import CytressState
from arcology.games.cytress.terms import AiAction, Tier

SHOWN_BARS = 3
"""So many barred crew are named; the rest are counted."""


def said(name: str, **args: Any) -> Text:
    """A line about the AI."""
    return text(f"cytress.log.{name}", **args)


def why(name: str, **args: Any) -> Text:
    """A cause, or a part of one."""
    return text(f"cytress.cause.{name}", **args)


def action_name(action: AiAction) -> Text:
    """Name of what a slot of the AI board does."""
    return text(f"cytress.ai_action.{action.value}")


class AiLog:
    """Puts the AI's events into words."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def line(self, s: CytressState, e: Any) -> Text | None:
        """What the AI did."""
        match e:
            case ev.AiVisited():
                return said("ai_visited", faction=faction_name(e.district))
            case ev.AiDrew():
                return said("ai_drew", supply=supply_name(e.supply), turn=e.turn)
            case ev.AiCannot():
                return said("ai_cannot", action=action_name(e.action))
            case ev.AiIdle():
                return said("ai_idle")
            case ev.AiMissionDone():
                mission, faction = self._names.mission(e.card), faction_name(e.faction)
                return said("ai_mission", faction=faction, mission=mission, hex=self._names.hex(s, e.hex))
            case ev.AiTubeBuilt():
                args: dict[str, Any] = {"early": e.early} if e.early else {}
                tier, hex_ = Text(Tier.at(e.height).name_id), self._names.hex(s, e.hex)
                return said("ai_tube_early" if e.early else "ai_tube", height=e.height, hex=hex_, tier=tier, **args)
            case ev.AiBountyTaken():
                return said("ai_bounty", faction=faction_name(e.faction), prestige=self._book.prestige[e.card])
            case ev.AiSkillTaken():
                return said("ai_skill", skill=skill_name(e.skill))
        return None

    def cause(self, s: CytressState, e: Any) -> Text | None:
        """Why the AI did it."""
        match e:
            case ev.AiVisited():
                return why("ai_visited", supply=supply_name(e.supply))
            case ev.AiDrew():
                faction, action = faction_name(e.faction), action_name(e.action)
                return why("ai_drew" if e.revealed else "ai_drew_bare", faction=faction, action=action)
            case ev.AiCannot():
                return self._cannot(s, e)
            case ev.AiIdle():
                return why("ai_idle", supply=supply_name(e.supply))
            case ev.AiMissionDone():
                return self._mission(e)
            case ev.AiTubeBuilt():
                return self._tube(s, e)
            case ev.AiBountyTaken():
                return why("ai_bounty", missions=e.missions, faction=faction_name(e.faction))
            case ev.AiSkillTaken():
                return why("ai_skill", skill=skill_name(e.skill))
        return None

    def _cannot(self, s: CytressState, e: ev.AiCannot) -> Text:
        if e.why == "all_barred":
            return listed(self._bars(s, e.barred))
        return why(f"ai_{e.why}", faction=faction_name(e.faction))

    def _bars(self, s: CytressState, barred: Sequence[tuple[int, AiBar]]) -> list[Text]:
        """Which crew may not go up: "C4 would lose it a tube, B2 would give you the new one"."""
        parts = [why(f"bar_{bar}", code=self._names.code(s, hex_)) for hex_, bar in barred[:SHOWN_BARS]]
        if len(barred) > SHOWN_BARS:
            parts.append(why("bars_more", n=len(barred) - SHOWN_BARS))
        return parts

    @staticmethod
    def _mission(e: ev.AiMissionDone) -> Text:
        """The criteria up to the one that decided (CYT-SOLO-MISSION-03)."""
        if not e.decided:
            return why("ai_only_hex", faction=faction_name(e.faction))
        parts = []
        if e.tube:
            parts.append(why("near_tube", tube=e.tube))
        if e.decided >= 2 and e.near_player:
            parts.append(why("near_player"))
        if e.decided >= 3 and e.near_ai:
            parts.append(why("near_own"))
        if e.decided >= 4:
            parts.append(why("near_middle"))
        if e.decided >= 5:
            parts.append(why("first_hex"))
        return listed(parts)

    def _tube(self, s: CytressState, e: ev.AiTubeBuilt) -> Text:
        """The criteria up to the one that decided (CYT-SOLO-TUBE-03), and the crew that were barred."""
        parts = []
        if not e.decided:
            parts.append(why("ai_only_crew"))
        if e.control:
            parts.append(why("controls_new"))
        if e.decided >= 2 and e.near_ai:
            parts.append(why("near_own"))
        if e.decided >= 3:
            parts.append(why("far_from_middle"))
        if e.decided >= 4:
            parts.append(why("first_hex"))
        return listed([*parts, *self._bars(s, e.barred)])
