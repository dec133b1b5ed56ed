"""What happened in Cytress, with the numbers that make a log line and its reason.

Here is what players do and what comes of it; what happens by itself is in ``events_auto`` and also named here. ``hex``
is the index of a hex in the Mini-Map. Every event names the rule that caused it.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import Event
from arcology.engine.records import record
from arcology.games.cytress.events_auto import (
    AiBountyTaken,
    AiCannot,
    AiDrew,
    AiIdle,
    AiMissionDone,
    AiSkillTaken,
    AiTubeBuilt,
    AiVisited,
    GameEnded,
    LastRound,
    Recouped,
    RoundBegan,
    RowRefilled,
    SkillsDealt,
    SlotRefilled,
)
from arcology.games.cytress.terms import Amounts, Faction, LandingPad, Phase, Skill, Supply

__all__ = [
    "AiBountyTaken",
    "AiCannot",
    "AiDrew",
    "AiIdle",
    "AiMissionDone",
    "AiSkillTaken",
    "AiTubeBuilt",
    "AiVisited",
    "BountyTaken",
    "CrewPlaced",
    "CytressEvent",
    "EarlySpaceTaken",
    "Flew",
    "GainCause",
    "Gained",
    "GameEnded",
    "LastRound",
    "MissionTaken",
    "Paid",
    "Recouped",
    "RoundBegan",
    "RowRefilled",
    "SideChosen",
    "SkillClaimed",
    "SkillsDealt",
    "SlotRefilled",
    "SpyDeclined",
    "StratoliteTaken",
    "Traded",
    "TubeBuilt",
    "TurnBegan",
    "Visited",
]

GainCause = Literal["income", "visit", "privateers", "spy", "early", "fixer"]


@record
class SideChosen(Event):
    """A player chose the side of the Rebel board."""

    seat: int
    side: str
    rule: str = "CYT-SETUP-11"
    kind: Literal["cytress.side_chosen"] = "cytress.side_chosen"


@record
class TurnBegan(Event):
    """It is the turn of a seat: to place its Rebel, to move a ship, or to move one away from STRATOLITES."""

    seat: int
    phase: Phase
    rule: str = "CYT-ROUND-03"
    kind: Literal["cytress.turn_began"] = "cytress.turn_began"


@record
class Gained(Event):
    """Supplies came in: what was due, and what of it was lost at the end of the track.

    ``of`` is the seat whose Rebel or crew it comes from (-1: nobody's).
    """

    seat: int
    amounts: Amounts
    lost: Amounts
    cause: GainCause
    of: int
    rule: str
    kind: Literal["cytress.gained"] = "cytress.gained"


@record
class Visited(Event):
    """A Rebel stands on an influence space of that value."""

    seat: int
    district: Faction
    space: int
    value: int
    rule: str = "CYT-INFL-01"
    kind: Literal["cytress.visited"] = "cytress.visited"


@record
class Flew(Event):
    """A ship went to a pad; ``origin`` is None for the tracker board. ``forced``: no other pad was possible."""

    seat: int
    pad: LandingPad
    origin: LandingPad | None
    forced: bool
    rule: str = "CYT-TRAVEL-01"
    kind: Literal["cytress.flew"] = "cytress.flew"


@record
class Paid(Event):
    """A cost was paid: ``amount`` is ``price`` less the HOOLIGANGS icons and the skill discount, never below 0."""

    seat: int
    supply: Supply
    amount: int
    price: int
    icons: int
    skill: int
    rule: str = "CYT-COST-01"
    kind: Literal["cytress.paid"] = "cytress.paid"


@record
class CrewPlaced(Event):
    """A crew went from the reserve to a hex."""

    seat: int
    hex: int
    faction: Faction
    rule: str = "CYT-FACT-02"
    kind: Literal["cytress.crew_placed"] = "cytress.crew_placed"


@record
class MissionTaken(Event):
    """A mission card extends the lifepath of its faction."""

    seat: int
    card: str
    faction: Faction
    slot: int
    rule: str = "CYT-FACT-03"
    kind: Literal["cytress.mission_taken"] = "cytress.mission_taken"


@record
class SpyDeclined(Event):
    """A player wanted nothing from the hexes of an opponent's crew."""

    seat: int
    opponent: int
    rule: str = "CYT-SPY-01"
    kind: Literal["cytress.spy_declined"] = "cytress.spy_declined"


@record
class StratoliteTaken(Event):
    """A stratolite was met and goes to the discard."""

    seat: int
    card: str
    index: int
    rule: str = "CYT-STRAT-07"
    kind: Literal["cytress.stratolite_taken"] = "cytress.stratolite_taken"


@record
class TubeBuilt(Event):
    """A crew went up and left a tube; ``reserve`` of its sections came from the set-aside stock."""

    seat: int
    hex: int
    height: int
    reserve: int
    rule: str = "CYT-STRAT-08"
    kind: Literal["cytress.tube_built"] = "cytress.tube_built"


@record
class EarlySpaceTaken(Event):
    """The crew that arrived stands on an early space of that value."""

    seat: int
    height: int
    value: int
    rule: str = "CYT-EARLY-01"
    kind: Literal["cytress.early_space_taken"] = "cytress.early_space_taken"


@record
class Traded(Event):
    """Trades were resolved together: (given, received, count) each, what was given, what came, what of it was lost."""

    seat: int
    trades: tuple[tuple[Supply, Supply, int], ...]
    given: Amounts
    received: Amounts
    lost: Amounts
    rule: str = "CYT-MERCH-06"
    kind: Literal["cytress.traded"] = "cytress.traded"


@record
class BountyTaken(Event):
    """A bounty was taken for ``missions`` missions against its faction."""

    seat: int
    card: str
    faction: Faction
    missions: int
    rule: str = "CYT-BOUNTY-02"
    kind: Literal["cytress.bounty_taken"] = "cytress.bounty_taken"


@record
class SkillClaimed(Event):
    """A skill card was revealed and the token of one of its skills taken; its discount is open to all."""

    seat: int
    skill: Skill
    card: str
    rule: str = "CYT-SKILL-02"
    kind: Literal["cytress.skill_claimed"] = "cytress.skill_claimed"


CytressEvent = (
    SideChosen
    | SkillsDealt
    | RoundBegan
    | TurnBegan
    | Gained
    | Visited
    | Flew
    | Paid
    | CrewPlaced
    | MissionTaken
    | SlotRefilled
    | SpyDeclined
    | StratoliteTaken
    | RowRefilled
    | TubeBuilt
    | EarlySpaceTaken
    | LastRound
    | Traded
    | BountyTaken
    | SkillClaimed
    | Recouped
    | GameEnded
    | AiVisited
    | AiDrew
    | AiCannot
    | AiIdle
    | AiMissionDone
    | AiTubeBuilt
    | AiBountyTaken
    | AiSkillTaken
)
