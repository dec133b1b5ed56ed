"""What the cards of Cyberdoom Tower say, as plain immutable values.

The rules read these records; `catalog.py` makes them from the checked files of a data pack. Nothing here
knows where the data came from, and no sentence is stored: names are text ids of the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

SECTORS = 6
"""Sectors of a floor, columns 1 to 6; column 0 is the elevator stop."""
SENTINEL_WIDTH = 4
"""Columns that a sentinel card covers from its left edge."""
SENTINEL_START = 7
"""Position of a sentinel card that does not cover any sector yet."""
BOXES = 6
"""Hit boxes of every target: one for each attack die."""
WHITE_DICE = 4
RED_DICE = 2
DIE_NAMES = ("W1", "W2", "W3", "W4", "R1", "R2")
"""The attack pool in its fixed order; a die is known by its index here."""


class Feature(StrEnum):
    """What a sector shows."""

    NONE = "none"
    KEY = "key"
    CRATE = "crate"
    ENERGY = "energy"
    LUCK = "luck"


class SymbolKind(StrEnum):
    """The demands that a tower card or the AI card puts on a row of hit boxes."""

    CHAIN = "chain"
    EXCLAMATION = "exclamation"
    RED_BOX = "red_box"
    NUMBER = "number"


class Row(StrEnum):
    """The four rows that tower and sentinel cards share; the last three hold hit boxes."""

    STEALTH = "stealth"
    A = "a"
    B = "b"
    C = "c"


BOX_ROWS = (Row.A, Row.B, Row.C)


class Color(StrEnum):
    """Colour of a hit box or an attack die."""

    WHITE = "white"
    RED = "red"


class Ability(StrEnum):
    """The abilities of the player card, in the order in which they stand there."""

    MODIFY = "modify"
    REROLL = "reroll"
    FLIP = "flip"
    HIT = "hit"


LEARNED = (Ability.REROLL, Ability.FLIP, Ability.HIT)
"""Abilities that start under a token, left to right: the order of `ability_tokens`."""


class Weapon(StrEnum):
    """What an attack can be made with."""

    BASE = "base"
    LASER_CANNON = "laser_cannon"
    PLASMA_RIFLE = "plasma_rifle"
    ANTIMATTER_GRENADE = "antimatter_grenade"


class Equipment(StrEnum):
    """The six equipment cards, one copy of each."""

    GUNSIGHT = "gunsight"
    LASER_CANNON = "laser_cannon"
    PLASMA_RIFLE = "plasma_rifle"
    JETPACK = "jetpack"
    TECNO_SUIT = "tecno_suit"
    ANTIMATTER_GRENADE = "antimatter_grenade"


class Limit(StrEnum):
    """How often an equipment card may be used."""

    ONCE_PER_ATTACK = "once_per_attack"
    ONCE_PER_TURN = "once_per_turn"
    ONCE_PER_GAME = "once_per_game"


class Effect(StrEnum):
    """What an equipment card that is no weapon does."""

    HIT_ON_ONE_DIE = "hit_on_one_die"
    TWO_SECTOR_STEPS = "two_sector_steps"
    ANTI_STEALTH_MINUS_1 = "anti_stealth_minus_1"


@dataclass(frozen=True, slots=True)
class Symbol:
    """One symbol of a row. `value` is the number of NUMBER, the box (from 1) of RED_BOX, else 0."""

    kind: SymbolKind
    value: int = 0


Symbols = tuple[Symbol | None, Symbol | None, Symbol | None]
"""The symbols of rows A, B and C."""
NO_SYMBOLS: Symbols = (None, None, None)


@dataclass(frozen=True, slots=True)
class ModColumn:
    """The four modifier cells of one sector: a change of anti-stealth and the symbols of rows A to C."""

    stealth: int = 0
    symbols: Symbols = NO_SYMBOLS


NO_COLUMN = ModColumn()
"""In force when the sentinel stands at position 1 (CDT-SYM-01)."""


@dataclass(frozen=True, slots=True)
class TowerCard:
    """A floor. `sectors` and `columns` run from sector 1 to sector 6."""

    id: str
    sectors: tuple[Feature, ...]
    columns: tuple[ModColumn, ...]

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cyberdoom_tower.tower.{self.id}"

    def feature(self, col: int) -> Feature:
        """Feature of column `col` (0..6); the elevator stop has none."""
        return self.sectors[col - 1] if col else Feature.NONE

    def column(self, mod_col: int) -> ModColumn:
        """Modifier cells of column `mod_col` (0..6); 0 has none."""
        return self.columns[mod_col - 1] if mod_col else NO_COLUMN


@dataclass(frozen=True, slots=True)
class HitBox:
    """A printed box. `index` counts from 1 at the left of its row; `number` is 1..6 or None for an empty box."""

    row: Row
    index: int
    color: Color
    number: int | None


BoxRows = tuple[tuple[HitBox, ...], tuple[HitBox, ...], tuple[HitBox, ...]]
"""The printed boxes of rows A, B and C."""


@dataclass(frozen=True, slots=True)
class SentinelCard:
    """A sentinel as printed; where it stands and what it has suffered is part of the game's state."""

    id: str
    energy: int
    damage: int
    range: int
    anti_stealth: int
    rows: BoxRows

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cyberdoom_tower.sentinel.{self.id}"


@dataclass(frozen=True, slots=True)
class AiSide:
    """One side of the AI card, with the symbols printed on it."""

    id: str
    energy: int
    damage: int
    rows: BoxRows
    symbols: Symbols

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cyberdoom_tower.ai.{self.id}"


@dataclass(frozen=True, slots=True)
class Cost:
    """What using a card takes from its owner."""

    ap: int = 0
    energy: int = 0
    luck: int = 0


FREE = Cost()


@dataclass(frozen=True, slots=True)
class WeaponStats:
    """Reach in columns, damage of a hit, cost of choosing it, and whether it is gone once chosen."""

    weapon: Weapon
    range: int
    damage: int
    cost: Cost = FREE
    single_use: bool = False

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cyberdoom_tower.weapon.{self.weapon.value}"


@dataclass(frozen=True, slots=True)
class EquipmentCard:
    """One equipment card: a weapon, or an effect with its limit."""

    kind: Equipment
    cost: Cost
    limit: Limit | None = None
    effect: Effect | None = None
    discard_effect: Effect | None = None
    weapon: WeaponStats | None = None

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cyberdoom_tower.equipment.{self.kind.value}"

    @property
    def text(self) -> str:
        """Text id of what the card does."""
        return f"cyberdoom_tower.equipment.{self.kind.value}.effect"


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """Start values, abilities in their order, and the weapon that everybody has."""

    energy: int
    luck: int
    ap: int
    abilities: tuple[Ability, ...]
    base_weapon: WeaponStats


@dataclass(frozen=True, slots=True)
class Pack:
    """All cards of a data pack, in the order of its files.

    `source` is "house" or says whose cards they are; `digest` names the exact content and goes into saves. `texts` are
    those that the pack brings, by language and id, each with its plural forms if it has any.
    """

    id: str
    source: str
    version: str
    title: str
    digest: str
    towers: tuple[TowerCard, ...]
    sentinels: tuple[SentinelCard, ...]
    ai: tuple[AiSide, ...]
    equipment: tuple[EquipmentCard, ...]
    player: PlayerCard
    texts: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict, repr=False, compare=False)
    _towers: dict[str, TowerCard] = field(init=False, repr=False, compare=False)
    _sentinels: dict[str, SentinelCard] = field(init=False, repr=False, compare=False)
    _ai: dict[str, AiSide] = field(init=False, repr=False, compare=False)
    _equipment: dict[Equipment, EquipmentCard] = field(init=False, repr=False, compare=False)
    _weapons: dict[Weapon, WeaponStats] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "_towers", {card.id: card for card in self.towers})
        put(self, "_sentinels", {card.id: card for card in self.sentinels})
        put(self, "_ai", {side.id: side for side in self.ai})
        put(self, "_equipment", {card.kind: card for card in self.equipment})
        weapons = [self.player.base_weapon, *(card.weapon for card in self.equipment if card.weapon)]
        put(self, "_weapons", {stats.weapon: stats for stats in weapons})

    def tower(self, card: str) -> TowerCard:
        """The tower card with that id."""
        return self._towers[card]

    def sentinel(self, card: str) -> SentinelCard:
        """The sentinel card with that id."""
        return self._sentinels[card]

    def ai_side(self, side: str) -> AiSide:
        """The AI side with that id."""
        return self._ai[side]

    def gear(self, kind: Equipment) -> EquipmentCard:
        """The equipment card of that kind."""
        return self._equipment[kind]

    def weapon(self, weapon: Weapon) -> WeaponStats:
        """Figures of that weapon, the base weapon included."""
        return self._weapons[weapon]

    def weapons(self) -> Iterator[WeaponStats]:
        """All weapons, the base weapon first."""
        yield from self._weapons.values()
