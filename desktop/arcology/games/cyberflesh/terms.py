"""The words of Cyberflesh: its enums in their canonical order, and the figures that are the same in every data pack."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

FACES = 8
"""Faces of the only die (CFL-DICE-01)."""
SLOTS = 5
"""Combat slots, numbered from 1 at the left."""
MIN_ALERT = 1
MAX_ALERT = 8
"""At this level play is in hard mode (CFL-ALERT-06)."""
MAX_NECROSIS = 8
"""The most necrosis markers that a unit can live with (CFL-NECRO-02)."""
MAX_PLAYERS = 3
"""Characters that can take part; the game master is none (CFL-RUL-02)."""
HANDS = 2
SIRENS = 2
"""Sirens that have to be activated before the Exit opens (CFL-EXPLORE-04)."""
MIN_EVENT_TILES, MAX_EVENT_TILES = 6, 10
"""Event tiles of a biome (CFL-TILE-02)."""
EVENT_TILES = 24
"""Event tiles in the box; they show the events 1 to 24."""
LAST_EVENT = 30
BOSS = "CF"
"""Id of the Cyberflesh card, on both of its faces."""


class Stat(StrEnum):
    """The six statistics, in canonical order."""

    PRIORITY = "priority"
    PRECISION = "precision"
    STRENGTH = "strength"
    INTELLIGENCE = "intelligence"
    LIFE = "life"
    DEFENCE = "defence"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cyberflesh.stat.{self.value}"


STATS = tuple(Stat)
STAT_INDEX: Mapping[Stat, int] = {stat: index for index, stat in enumerate(STATS)}

Stats = tuple[int, int, int, int, int, int]
"""A number for each statistic, in the order of `STATS`."""
NO_STATS: Stats = (0, 0, 0, 0, 0, 0)

Pos = tuple[int, int]
"""A square of the biome: row from 0 at the top, column from 0 at the left."""
DIRECTIONS: tuple[Pos, ...] = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Steps north, east, south and west, the order in which moves are offered."""


class Ability(StrEnum):
    """Special rules of enemies (CFL-ABILITY-02 to CFL-ABILITY-09)."""

    PROVOKE = "provoke"
    EXPLODE = "explode"
    INCITE = "incite"
    ABSORB = "absorb"
    NECROSIS = "necrosis"
    RELENTLESS = "relentless"

    @property
    def name_id(self) -> str:
        """Text id of the name; with `.effect` behind it, of what it does."""
        return f"cyberflesh.ability.{self.value}"


MEASURED = (Ability.EXPLODE, Ability.INCITE, Ability.NECROSIS)
"""Abilities that come with a number."""


class Keyword(StrEnum):
    """Special rules of cards on the players' side (CFL-KEY-01 to CFL-KEY-05)."""

    REGEN = "regen"
    ROT = "rot"
    FILTER = "filter"
    THORNS = "thorns"
    LURE = "lure"

    @property
    def name_id(self) -> str:
        """Text id of the name; with `.effect` behind it, of what it does."""
        return f"cyberflesh.keyword.{self.value}"


class LootKind(StrEnum):
    """The kinds of loot cards."""

    CONSUMABLE = "consumable"
    WEAPON = "weapon"
    ARMOUR = "armour"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cyberflesh.loot_kind.{self.value}"


class LootFilter(StrEnum):
    """Which loot an effect is about."""

    ANY = "any"
    CONSUMABLE = "consumable"
    WEAPON = "weapon"
    ARMOUR = "armour"

    def matches(self, kind: LootKind) -> bool:
        """Whether loot of that kind is meant."""
        return self is LootFilter.ANY or self.value == kind.value


class ArmourSlot(StrEnum):
    """Where armour is worn (CFL-EQUIP-03)."""

    HELMET = "helmet"
    BODY = "body"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cyberflesh.armour.{self.value}"


class Corner(StrEnum):
    """The corners of a sheet for mutations, in canonical order (CFL-CHAR-02)."""

    TL = "tl"
    TR = "tr"
    BL = "bl"
    BR = "br"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cyberflesh.corner.{self.value}"


class MutationUse(StrEnum):
    """How a weapon mutation goes together with the weapons in hand (CFL-ATTACK-03)."""

    EXTRA = "extra"
    ALTERNATIVE = "alternative"

    @property
    def name_id(self) -> str:
        """Text id of the name; with `.effect` behind it, of what it means."""
        return f"cyberflesh.use.{self.value}"


class UnitKind(StrEnum):
    """What fights on the players' side. An ally belongs to all players."""

    CHARACTER = "character"
    NPC = "npc"
    ALLY = "ally"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cyberflesh.unit.{self.value}"


class EnemySource(StrEnum):
    """Where an enemy's card comes from; decides where it goes (CFL-DEATH-01)."""

    MONSTER = "monster"
    LORD = "lord"
    CYBERFLESH = "cyberflesh"
    FINAL_BOSS = "final_boss"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cyberflesh.enemy_source.{self.value}"


class EnemyLoot(StrEnum):
    """What a defeated enemy leaves (CFL-DEATH-02, CFL-DEATH-04)."""

    LOOT = "loot"
    MUTATION = "mutation"

    @property
    def name_id(self) -> str:
        """Text id of the name; with `.effect` behind it, of what it means."""
        return f"cyberflesh.enemy_loot.{self.value}"


class Timing(StrEnum):
    """When a consumable may be used (CFL-LOOT-02)."""

    ANY = "any"
    COMBAT = "combat"
    EXPLORE = "explore"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cyberflesh.timing.{self.value}"


class TileType(StrEnum):
    """What a tile shows; EVENT tiles carry a number besides."""

    START = "start"
    COMBAT = "combat"
    LOOT = "loot"
    MUTATION = "mutation"
    CURE = "cure"
    MERCHANT_1 = "merchant_1"
    MERCHANT_2 = "merchant_2"
    SIREN_1 = "siren_1"
    SIREN_2 = "siren_2"
    EXIT = "exit"
    EVENT = "event"

    @property
    def name_id(self) -> str:
        """Text id of the name; with `.effect` behind it, of what the tile does."""
        return f"cyberflesh.tile.{self.value}"


class TileBack(StrEnum):
    """What a face-down tile shows (CFL-TILE-11)."""

    START = "start"
    EXIT = "exit"
    ENV = "env"
    EVENT = "event"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cyberflesh.back.{self.value}"


class TileState(StrEnum):
    """SCOUTED: the face is known, but nobody has been there (CFL-EXPLORE-06)."""

    HIDDEN = "hidden"
    SCOUTED = "scouted"
    REVEALED = "revealed"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cyberflesh.tile_state.{self.value}"


class Repeat(StrEnum):
    """How often an event can be resolved (CFL-TILE-10)."""

    NEVER = "never"
    ALWAYS = "always"
    UNTIL_SIREN = "until_siren"


class Phase(StrEnum):
    """What the table is busy with."""

    SETUP = "setup"
    EXPLORE = "explore"
    EVENT = "event"
    COMBAT = "combat"
    LOOTING = "looting"
    VICTORY = "victory"
    GAME_OVER = "game_over"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cyberflesh.phase.{self.value}"


ENVIRONMENT: tuple[TileType, ...] = (
    TileType.START,
    *(TileType.COMBAT,) * 6,
    *(TileType.LOOT,) * 2,
    TileType.MUTATION,
    TileType.CURE,
    TileType.MERCHANT_1,
    TileType.MERCHANT_2,
    TileType.SIREN_1,
    TileType.SIREN_2,
    TileType.EXIT,
)
"""The 16 environment tiles (CFL-TILE-01); all but the first and the last are shuffled (CFL-SETUP-09)."""
TILE_EVENTS: Mapping[TileType, int] = {
    TileType.START: 0,
    TileType.CURE: 25,
    TileType.MERCHANT_1: 26,
    TileType.MERCHANT_2: 27,
    TileType.SIREN_1: 28,
    TileType.SIREN_2: 29,
    TileType.EXIT: LAST_EVENT,
}
"""Events that environment tiles resolve (CFL-TILE-04, CFL-TILE-08)."""
