"""What the tower does by itself: sentinels, the AI, the countdown, the end of the game.

``floor`` -1 stands for the AI. Every event names the rule that caused it.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import Event
from arcology.engine.records import record
from arcology.games.cyberdoom_tower.state import OutcomeCode


@record
class RoundBegan(Event):
    """A round began. ``extra`` marks rounds after the twelfth, which CDT-OPT-01 allows."""

    round: int
    sector: int
    extra: bool = False
    rule: str = "CDT-ROUND-01"
    kind: Literal["cyberdoom_tower.round_began"] = "cyberdoom_tower.round_began"


@record
class SentinelActivated(Event):
    """A sentinel acts for the first time and gets its token."""

    floor: int
    sentinel: str
    rule: str = "CDT-SENT-03"
    kind: Literal["cyberdoom_tower.sentinel_activated"] = "cyberdoom_tower.sentinel_activated"


@record
class SentinelSlid(Event):
    """A sentinel slid one column left, in its own turn or by the countdown (``sector`` of the counter, else 0)."""

    floor: int
    sentinel: str
    pos: int
    sector: int = 0
    rule: str = "CDT-SENT-04"
    kind: Literal["cyberdoom_tower.sentinel_slid"] = "cyberdoom_tower.sentinel_slid"


@record
class FloorClosed(Event):
    """Sector 1 of a floor is covered; its sectors are closed for good."""

    floor: int
    rule: str = "CDT-SENT-05"
    kind: Literal["cyberdoom_tower.floor_closed"] = "cyberdoom_tower.floor_closed"


@record
class OutOfReach(Event):
    """A sentinel acted but cannot reach the player: ``distance`` is more than ``reach``."""

    seat: int
    floor: int
    sentinel: str
    distance: int
    reach: int
    rule: str = "CDT-SENT-10"
    kind: Literal["cyberdoom_tower.out_of_reach"] = "cyberdoom_tower.out_of_reach"


@record
class SentinelStruck(Event):
    """A sentinel attacked the player; tests on its floor fail automatically from now on."""

    seat: int
    floor: int
    sentinel: str
    distance: int
    reach: int
    damage: int
    rule: str = "CDT-SENT-07"
    kind: Literal["cyberdoom_tower.sentinel_struck"] = "cyberdoom_tower.sentinel_struck"


@record
class AiStruck(Event):
    """The AI struck the player beside it."""

    seat: int
    damage: int
    rule: str = "CDT-AI-04"
    kind: Literal["cyberdoom_tower.ai_struck"] = "cyberdoom_tower.ai_struck"


@record
class Wounded(Event):
    """Energy fell by ``damage`` to ``energy``."""

    seat: int
    floor: int
    damage: int
    energy: int
    rule: str = "CDT-SENT-07"
    kind: Literal["cyberdoom_tower.wounded"] = "cyberdoom_tower.wounded"


@record
class CounterMoved(Event):
    """The round counter moved to the space of ``round`` above ``sector``; ``entered``: that sector is new."""

    round: int
    sector: int
    entered: bool
    rule: str = "CDT-COUNT-02"
    kind: Literal["cyberdoom_tower.counter_moved"] = "cyberdoom_tower.counter_moved"


@record
class GameEnded(Event):
    """The game is over."""

    code: OutcomeCode
    seat: int
    floor: int
    rule: str
    kind: Literal["cyberdoom_tower.game_ended"] = "cyberdoom_tower.game_ended"
