"""What is true at the table of Cytress.

Lists are indexed in the canonical orders of the cards (``SUPPLIES``, ``FACTIONS``, ``SKILLS``); card ids are those of
the pack; hexes are known by their index in the Mini-Map. A few counts could be worked out from the rest and are kept
because every decision asks for them (``icons``, ``skills``, ``targets``, ``posted``, ``free``); the census compares.
Where a seat may not look, an observed state holds ``HIDDEN`` instead of a card.
"""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from arcology.engine.agenda import GameState
from arcology.engine.records import record, state
from arcology.games.cytress.tasks import CytressTask
from arcology.games.cytress.terms import AiAction, LandingPad, Phase, RebelColour, UnderbellySide

HIDDEN: Literal["?"] = "?"
"""Stands for a card that the viewer may not know."""
EMPTY: Literal[""] = ""
"""In place of a card: an empty slot."""
NOBODY = -1
"""In place of a seat; on a hex: no crew."""
NOWHERE = -1
"""In place of a hex or a slot that is not chosen yet."""
AI_SEAT = 1
"""The owner of the AI's crew and tokens in the solo game, where seat 0 is the only player."""

OutcomeCode = Literal["WIN", "SHARED", "AI_WIN"]


@record
class Options:
    """The choices CYT-OPT-01 to CYT-OPT-04 of the rules reference, fixed before set-up."""

    merchant: Literal["batch", "single", "chain"] = "batch"
    ratio: Literal["received", "given"] = "received"
    privateer_own: Literal["visit", "district"] = "visit"
    ai_tube: Literal["prefer", "require"] = "prefer"


@record
class Claimed:
    """A skill card that was used: the card and the index of the skill that it stands for (CYT-SKILL-02)."""

    card: str
    skill: int


@record
class Ending:
    """How the game ended: the outcome, the winning seats (AI_SEAT for the AI), and the rule that says so."""

    code: OutcomeCode
    winners: tuple[int, ...]
    rule: str


@state
class Plan:
    """An action between its first step and its last; nothing in it is paid or moved yet but the ship.

    ``slot`` is the mission slot 1..3 or the place in the stratolite row 0..4, ``spies`` the answers so far: opponent
    and supply index (NOWHERE: declined). ``trades`` are (given, received, count) with supply indices. ``origin`` is
    the place that the ship left: None for the tracker board. ``forced``: no other pad was possible.
    """

    pad: LandingPad
    origin: LandingPad | None
    forced: bool = False
    slot: int = NOWHERE
    hex: int = NOWHERE
    height: int = 0
    pay: int = NOWHERE
    spies: tuple[tuple[int, int], ...] = ()
    trades: tuple[tuple[int, int, int], ...] = ()


@state
class Player:
    """A player's boards, pieces and cards.

    ``board`` is the Rebel board, ``side`` its side up ("" until it is chosen). ``icons`` has lifepath x supply at
    ``lifepath * 4 + supply``, base icons included. ``missions`` are in the order in which they were taken; a card's
    faction is its lifepath. ``posted`` counts crew on the Mini-Map by colour of the hex, ``tiers`` crew on Stratos
    from LOWER to UPPER. ``ships`` are pads, None at home. ``rebel`` is district index and space index. ``hand`` are
    the secret skill cards, ``claimed`` the used ones. ``bounties_of`` counts bounties by faction.
    """

    colour: RebelColour
    board: str
    side: str
    stock: list[int]
    icons: list[int]
    skills: list[int]
    targets: list[int]
    missions: list[str]
    reserve: int
    posted: list[int]
    tiers: list[int]
    ships: list[LandingPad | None]
    rebel: tuple[int, int] | None
    hand: list[str]
    claimed: tuple[Claimed, ...]
    bounties: tuple[str, ...]
    bounties_of: list[int]

    @property
    def ships_home(self) -> int:
        """Ships still on the tracker board."""
        return self.ships.count(None)

    def icon(self, lifepath: int, supply: int) -> int:
        """Strength in a lifepath by supply (CYT-LIFE-02)."""
        return self.icons[lifepath * 4 + supply]


@record
class AiDeed:
    """One space of the AI's log: what it did in a turn, and with what (mission id, height, bounty's faction)."""

    action: AiAction
    what: str


@state
class Ai:
    """The rival of the solo game.

    ``bag`` counts tokens by supply, ``revealed`` the bare slots of each section from the left. ``deeds`` has round x
    turn at ``(round - 1) * 3 + turn - 1``. The other fields are as a player's.
    """

    level: int
    colour: RebelColour
    reserve: int
    bag: list[int]
    revealed: list[int]
    missions: list[str]
    skills: list[int]
    targets: list[int]
    posted: list[int]
    tiers: list[int]
    bounties: tuple[str, ...]
    bounties_of: list[int]
    rebel: tuple[int, int] | None
    deeds: list[AiDeed | None]


@state
class CytressState(GameState):
    """The whole game.

    ``active`` is whose turn it is (NOBODY between turns), ``turn`` counts the ships that left home this round (in the
    solo game: the AI's turns). ``crew`` and ``tubes`` say by hex who stands there and how high the tube is; ``free``
    counts empty hexes by colour. Decks have their top card at the end. ``slots`` are three by faction, EMPTY where no
    card is left. ``bounties`` are the stacks by faction, the top card first. ``tokens`` say by skill which seat took
    the token. ``row`` is the stratolite row, the newest first. ``early`` are the seats on the early spaces of each
    tier, the best space first. ``history`` are the totals of all columns after each round. ``arrivals`` are owner and
    hex of every crew that went up, in order: the rules never ask, the table shows who came from where. ``viewer`` is
    the seat for which an observed state was made (NOBODY: for everybody).
    """

    agenda: list[CytressTask]  # type: ignore[assignment]
    options: Options
    phase: Phase
    round: int
    first: int
    active: int
    turn: int
    tiles: tuple[str, ...]
    crew: list[int]
    tubes: list[int]
    free: list[int]
    underbelly: UnderbellySide
    decks: list[list[str]]
    slots: list[list[str]]
    bounties: list[tuple[str, ...]]
    tokens: list[int]
    row: list[str]
    stratolite_deck: list[str]
    stratolite_discard: list[str]
    tube_bag: int
    tube_reserve: int
    early: list[tuple[int, ...]]
    players: list[Player]
    ai: Ai | None
    boxed: list[str]
    last_round: bool = False
    plan: Plan | None = None
    history: tuple[tuple[int, ...], ...] = ()
    ended: Ending | None = None
    arrivals: list[tuple[int, int]] = field(default_factory=list)
    viewer: int = NOBODY

    @property
    def owners(self) -> int:
        """How many own crew on the table: the seats, and the AI after them."""
        return len(self.players) + (self.ai is not None)

    def party(self, owner: int) -> Player | Ai:
        """The player or the AI that owns these crew."""
        if owner < len(self.players):
            return self.players[owner]
        assert self.ai is not None, "only the solo game has an owner without a seat"
        return self.ai
