"""What happens in Cytress by itself: rounds, refills, the solo AI with the reasons of what it does, the end.

``hex`` is the index of a hex in the Mini-Map. Every event names the rule that caused it.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import Event
from arcology.engine.records import record
from arcology.games.cytress.state import OutcomeCode
from arcology.games.cytress.terms import AiAction, Faction, Skill, Supply

AiWhyNot = Literal["no_crew", "no_card", "no_hex", "no_sections", "no_crew_there", "all_barred", "no_bounty"]
"""Why the AI cannot do what a slot says."""
AiBar = Literal["loses_control", "gives_control", "gives_tube", "not_controlled"]
"""Why a crew of the AI may not go up: the AI would lose a tube, the player would gain one or the new one; or, with
CYT-OPT-04, the AI would not control the new one."""


@record
class SkillsDealt(Event):
    """Every player holds ``each`` skill cards, ``boxed`` are out of the game."""

    each: int
    boxed: int
    rule: str = "CYT-SETUP-13"
    kind: Literal["cytress.skills_dealt"] = "cytress.skills_dealt"


@record
class RoundBegan(Event):
    """A round began."""

    round: int
    first: int
    rule: str = "CYT-ROUND-01"
    kind: Literal["cytress.round_began"] = "cytress.round_began"


@record
class SlotRefilled(Event):
    """A mission slot was refilled; ``card`` is "" where the deck is empty."""

    faction: Faction
    slot: int
    card: str
    rule: str = "CYT-FACT-05"
    kind: Literal["cytress.slot_refilled"] = "cytress.slot_refilled"


@record
class RowRefilled(Event):
    """A stratolite joined the row at the left; ``shuffled``: the discards became the deck before."""

    card: str
    shuffled: bool
    rule: str = "CYT-STRAT-07"
    kind: Literal["cytress.row_refilled"] = "cytress.row_refilled"


@record
class LastRound(Event):
    """The bag is empty: this round is the last."""

    round: int
    rule: str = "CYT-END-01"
    kind: Literal["cytress.last_round"] = "cytress.last_round"


@record
class Recouped(Event):
    """Ships and Rebels are home, the rightmost stratolite went; ``first`` holds the marker now."""

    discarded: str
    first: int
    rule: str = "CYT-RECOUP-01"
    kind: Literal["cytress.recouped"] = "cytress.recouped"


@record
class GameEnded(Event):
    """The game is over with these totals, the AI's last."""

    code: OutcomeCode
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    rule: str
    kind: Literal["cytress.game_ended"] = "cytress.game_ended"


@record
class AiVisited(Event):
    """The AI drew a token and its Rebel stands in that faction's district."""

    supply: Supply
    district: Faction
    rule: str = "CYT-SOLO-INFL-02"
    kind: Literal["cytress.ai_visited"] = "cytress.ai_visited"


@record
class AiDrew(Event):
    """The AI drew a token: its section, the slot 1..3 that this revealed (0: all bare already) and what it shows.

    ``bag`` are the tokens in the bag afterwards.
    """

    turn: int
    supply: Supply
    faction: Faction
    revealed: int
    action: AiAction
    bag: int
    rule: str = "CYT-SOLO-TRAVEL-02"
    kind: Literal["cytress.ai_drew"] = "cytress.ai_drew"


@record
class AiCannot(Event):
    """A revealed action cannot be done; ``barred`` are the hexes of crew that may not go up, each with the reason."""

    turn: int
    slot: int
    action: AiAction
    faction: Faction
    why: AiWhyNot
    barred: tuple[tuple[int, AiBar], ...]
    rule: str
    kind: Literal["cytress.ai_cannot"] = "cytress.ai_cannot"


@record
class AiIdle(Event):
    """The AI could do nothing that is revealed in the section."""

    turn: int
    supply: Supply
    rule: str = "CYT-SOLO-TRAVEL-04"
    kind: Literal["cytress.ai_idle"] = "cytress.ai_idle"


@record
class AiMissionDone(Event):
    """The AI took a mission and placed a crew.

    ``hexes`` are the empty hexes of the colour; ``tube`` is the height of the tallest tube beside the chosen one (0:
    none), ``near_player`` and ``near_ai`` say whose crew are beside it, ``decided`` which criterion 1..4 left one
    alone: tube, player's crew, own crew, middle of the map (0: there was no choice, 5: the order of hexes).
    """

    turn: int
    slot: int
    card: str
    faction: Faction
    hex: int
    hexes: tuple[int, ...]
    tube: int
    near_player: bool
    near_ai: bool
    decided: int
    rule: str = "CYT-SOLO-MISSION-03"
    kind: Literal["cytress.ai_mission_done"] = "cytress.ai_mission_done"


@record
class AiTubeBuilt(Event):
    """The AI sent a crew up.

    ``control``: it controls the new tube; ``near_ai``: another of its crew stands beside. ``hexes`` are the crew that
    could go, ``barred`` those that could not, ``early`` the value of the early space taken (0: none). ``decided`` is
    the criterion 1..3 that left one alone: control, own crew beside, farthest from the middle (0: there was no
    choice, 4: the order of hexes).
    """

    turn: int
    slot: int
    faction: Faction
    hex: int
    height: int
    control: bool
    near_ai: bool
    hexes: tuple[int, ...]
    barred: tuple[tuple[int, AiBar], ...]
    early: int
    reserve: int
    decided: int
    rule: str = "CYT-SOLO-TUBE-03"
    kind: Literal["cytress.ai_tube_built"] = "cytress.ai_tube_built"


@record
class AiBountyTaken(Event):
    """The AI took a bounty for ``missions`` missions against its faction."""

    turn: int
    slot: int
    card: str
    faction: Faction
    missions: int
    rule: str = "CYT-SOLO-BOUNTY-01"
    kind: Literal["cytress.ai_bounty_taken"] = "cytress.ai_bounty_taken"


@record
class AiSkillTaken(Event):
    """The AI owns three missions of a skill and takes its token."""

    skill: Skill
    rule: str = "CYT-SOLO-SKILL-01"
    kind: Literal["cytress.ai_skill_taken"] = "cytress.ai_skill_taken"
