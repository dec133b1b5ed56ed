"""The vocabulary of the painters: what stands for statistics, powers, tiles and seats, and in which colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QColor

from arcology.ui.art.facts import flag, number, say, table, word, words
from arcology.ui.art.icons import SEAT_ICONS
from arcology.ui.art.palette import Palette, lighter, mix
from arcology.ui.art.studio import Facts, Studio

__all__ = [
    "ABILITY_ICONS",
    "BIOMES",
    "CORNERS",
    "SQUARES",
    "STATS",
    "TILE_ICONS",
    "VALUE_ICONS",
    "ability",
    "biome_of",
    "flag",
    "number",
    "pairs",
    "printed",
    "say",
    "seat_sign",
    "seat_tone",
    "signed",
    "table",
    "tile_tone",
    "value_tone",
    "word",
    "words",
]

STATS: Final = ("priority", "precision", "strength", "intelligence", "life", "defence")
CORNERS: Final = ("tl", "tr", "bl", "br")
SQUARES: Final = ("tl", "helmet", "tr", "left", "right", "bl", "body", "br")
BIOMES: Final = range(1, 9)

STAT_ICONS: Final[Mapping[str, str]] = {
    "priority": "hourglass",
    "precision": "range",
    "strength": "fist",
    "intelligence": "brain",
    "life": "heart",
    "defence": "shield",
}
KEYWORD_ICONS: Final[Mapping[str, str]] = {
    "regen": "regrow",
    "rot": "rot",
    "filter": "filter",
    "thorns": "thorns",
    "lure": "lure",
}
VALUE_ICONS: Final[Mapping[str, str]] = {
    **STAT_ICONS,
    **KEYWORD_ICONS,
    "attacks": "d8",
    "damage": "claw",
    "heal": "cure",
    "necrosis": "germ",
    "hit": "blast",
    "alert": "siren",
    "reveal": "eye",
    "extra": "plus",
    "alternative": "flip",
    "blood": "blood",
}
ABILITY_ICONS: Final[Mapping[str, str]] = {
    "provoke": "taunt",
    "explode": "blast",
    "incite": "flame",
    "absorb": "fangs",
    "necrosis": "germ",
    "relentless": "all_round",
}
TILE_ICONS: Final[Mapping[str, str]] = {
    "start": "gate_in",
    "combat": "swords",
    "loot": "chest",
    "mutation": "helix",
    "cure": "cure",
    "merchant": "scales",
    "siren": "siren",
    "exit": "gate_out",
    "event": "eye",
}
_TILE_TONES: Final[Mapping[str, tuple[str, str]]] = {
    "start": ("bone", "wood"),
    "combat": ("damage", "red_die"),
    "loot": ("parchment", "wood"),
    "mutation": ("lime", "accent_fill"),
    "cure": ("lime", "teal"),
    "merchant": ("seat_1", "wood"),
    "siren": ("ember", "rust"),
    "exit": ("parchment", "seat_1"),
    "event": ("violet", "violet"),
}
_VALUE_TONES: Final[Mapping[str, str]] = {
    "damage": "ember",
    "hit": "ember",
    "life": "damage",
    "heal": "damage",
    "defence": "steel_light",
    "necrosis": "violet",
    "rot": "violet",
    "alert": "ember",
}


def biome_of(facts: Facts) -> int:
    """The biome of a fact, 1 to 8; the first for anything else."""
    b = number(facts, "biome", 1)
    return b if b in BIOMES else 1


def ability(told: str) -> tuple[str, int]:
    """Word and figure of ``incite:1``; the figure is 0 where there is none."""
    name, _, figure = told.partition(":")
    return name, int(figure) if figure.isdigit() else 0


def pairs(facts: Facts, key: str = "values") -> tuple[tuple[str, str], ...]:
    """Pairs of words from a fact; what is shorter is left out."""
    return tuple((row[0], row[1]) for row in table(facts, key) if len(row) >= 2)


def signed(n: int) -> str:
    """A figure with its sign, a real minus."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def seat_tone(c: Palette, seat: int) -> QColor:
    """The colour of a seat; what belongs to nobody or to all is bone."""
    return c.seat(seat) if seat >= 0 else mix(c.bone, c.line_strong, 0.3)


def seat_sign(seat: int) -> str:
    """The icon that tells seats apart without their colour."""
    return SEAT_ICONS[seat % len(SEAT_ICONS)] if seat >= 0 else "users"


def tile_tone(c: Palette, type: str) -> tuple[QColor, QColor]:
    """The colours of a tile type's sign and of its ground; both are art and the same in both themes."""
    sign, ground = _TILE_TONES.get(type, ("bone", "wood"))
    return lighter(c.role(sign), 0.25 if type != "event" else 0.5), c.role(ground)


def value_tone(c: Palette, word: str) -> QColor:
    """The colour of a value's icon on a dark chip."""
    role = _VALUE_TONES.get(word, "bone")
    return lighter(c.role(role), 0.3 if role != "bone" else 0.0)


def printed(studio: Studio, id: str, **args: object) -> str:
    """A printed word of the components, from the namespace ``cyberflesh_art``."""
    return studio.tr(f"cyberflesh_art.{id}", **args)
