"""The words of Cytress: its enums in their canonical order, and the figures that are the same in every data pack."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

MISSION_SLOTS = 3
"""Face-up mission cards beside a deck, numbered from 1."""
STRATOLITE_ROW = 5
"""Face-up stratolites; index 0 is the newest, at the left."""
AI_SLOTS = 3
"""Actions in a section of an AI board, numbered from 1 at the left; also the turns that the AI has in a round."""
LARGE_FROM = 4
"""Number of players from which boards and layers show their large side."""
MIN_PLAYERS = 2
MAX_PLAYERS = 5
SOLO_TILES = 3
"""Tiles of the map in a solo game."""


class Supply(StrEnum):
    """The four supplies, in canonical order."""

    WEAPONS = "weapons"
    CREDITS = "credits"
    TECH = "tech"
    STIMS = "stims"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cytress.supply.{self.value}"


class Faction(StrEnum):
    """The four factions, in canonical order; each has a lifepath of its name (CYT-LIFE-01)."""

    CORPOCRATS = "corpocrats"
    PRIVATEERS = "privateers"
    ROVERS = "rovers"
    HOOLIGANGS = "hooligangs"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cytress.faction.{self.value}"


Lifepath = Faction
"""A lifepath is known by the faction whose missions extend it (CYT-LIFE-04)."""


class FactionColour(StrEnum):
    """Colours of districts and hexes, in the order of the factions."""

    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"
    RED = "red"

    @property
    def letter(self) -> str:
        """The letter that stands for the colour in tile data."""
        return self.value[0].upper()

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cytress.hex_colour.{self.value}"


class Skill(StrEnum):
    """The six skills, in canonical order."""

    TERMINATE = "terminate"
    INFILTRATE = "infiltrate"
    IMMOBILIZE = "immobilize"
    ABDUCT = "abduct"
    SABOTAGE = "sabotage"
    LOOT = "loot"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cytress.skill.{self.value}"


class LandingPad(StrEnum):
    """The nine characters whom a ship can meet (CYT-TRAVEL-02)."""

    CORPOCRATS = "corpocrats"
    PRIVATEERS = "privateers"
    ROVERS = "rovers"
    HOOLIGANGS = "hooligangs"
    STRATOLITES = "stratolites"
    NETPROWLER = "netprowler"
    FIXER = "fixer"
    MERCHANT = "merchant"
    BOUNTY_HUNTERS = "bounty_hunters"

    @property
    def faction(self) -> Faction | None:
        """The faction met here, or None on the pads of Stratos and the Underbelly."""
        return _PAD_FACTION.get(self)

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cytress.pad.{self.value}"


_PAD_FACTION = {LandingPad(faction.value): faction for faction in Faction}


class Phase(StrEnum):
    """Phases of a round; REPLAY is the tail of TRAVEL (CYT-ROUND-01)."""

    SETUP = "setup"
    GAIN_SUPPLIES = "gain_supplies"
    SPREAD_INFLUENCE = "spread_influence"
    TRAVEL = "travel"
    REPLAY = "replay"
    RECOUP = "recoup"
    GAME_OVER = "game_over"


class BoardSide(StrEnum):
    """Sides of district boards and Stratos layers."""

    SMALL = "small"
    LARGE = "large"

    @classmethod
    def of(cls, players: int) -> BoardSide:
        """The side for that many players, 1 for the solo game (CYT-SETUP-02, CYT-SETUP-07)."""
        return cls.LARGE if players >= LARGE_FROM else cls.SMALL


class UnderbellySide(StrEnum):
    """Sides of the Underbelly board: which triangle the Merchant trades by."""

    A = "a"
    B = "b"


class Tier(StrEnum):
    """Levels of Stratos; a crew arrives on the one as high as its tube (CYT-STRAT-08)."""

    LOWER = "lower"
    MIDDLE = "middle"
    UPPER = "upper"

    @property
    def height(self) -> int:
        """Sections of the tubes that lead here: 1, 2 or 3."""
        return _TIER_HEIGHT[self]

    @classmethod
    def at(cls, height: int) -> Tier:
        """The tier that a tube of `height` sections (1..3) leads to."""
        return _TIERS[height - 1]

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cytress.tier.{self.value}"


_TIERS = tuple(Tier)
_TIER_HEIGHT = {tier: height for height, tier in enumerate(_TIERS, 1)}
HEIGHTS = tuple(range(1, len(_TIERS) + 1))


class RebelColour(StrEnum):
    """Colours of the players, apart from those of the factions."""

    RED = "red"
    BLUE = "blue"
    ORANGE = "orange"
    PURPLE = "purple"
    WHITE = "white"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cytress.colour.{self.value}"

    @property
    def sign(self) -> str:
        """The icon that goes with it, so that colour is never all that tells two apart."""
        return _SIGNS[self]


_SIGNS = dict(zip(RebelColour, ("circle", "triangle", "square", "diamond", "hexagon"), strict=True))


class AiAction(StrEnum):
    """What a slot of an AI board does."""

    MISSION = "mission"
    TUBE = "tube"
    BOUNTY = "bounty"


SUPPLIES = tuple(Supply)
FACTIONS = tuple(Faction)
SKILLS = tuple(Skill)
SUPPLY_INDEX: Mapping[Supply, int] = {supply: index for index, supply in enumerate(SUPPLIES)}
FACTION_INDEX: Mapping[Faction, int] = {faction: index for index, faction in enumerate(FACTIONS)}
SKILL_INDEX: Mapping[Skill, int] = {skill: index for index, skill in enumerate(SKILLS)}
NEVER_RECEIVED = Supply.STIMS
"""The supply that no trade gives, and that may be given for any other (CYT-MERCH-02)."""
TRIANGLE = tuple(supply for supply in SUPPLIES if supply is not NEVER_RECEIVED)

Amounts = tuple[int, int, int, int]
"""A number for each supply, in the order of `SUPPLIES`."""
Coordinates = tuple[int, int]
"""Axial place (q, r) of a hex."""
