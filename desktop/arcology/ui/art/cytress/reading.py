"""The vocabulary of the painters: factions, supplies, skills and Rebels, what stands for each and in which colour.

Facts use the words of the rules in lower case: ``corpocrats``, ``weapons``, ``terminate``, ``purple``.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from arcology.ui.art.facts import flag, number, say, table, word, words
from arcology.ui.art.icons import SEAT_ICONS
from arcology.ui.art.palette import Palette
from arcology.ui.art.studio import Facts, Studio

__all__ = [
    "FACTIONS",
    "REBELS",
    "SKILLS",
    "SUPPLIES",
    "SUPPLY_OF",
    "amounts",
    "faction_of",
    "flag",
    "member",
    "number",
    "printed",
    "rebel_of",
    "rebel_sign",
    "rebel_tone",
    "say",
    "skill_of",
    "supply_of",
    "table",
    "tone",
    "word",
    "words",
]

FACTIONS: Final = ("corpocrats", "privateers", "rovers", "hooligangs")
SUPPLIES: Final = ("weapons", "credits", "tech", "stims")
SKILLS: Final = ("terminate", "infiltrate", "immobilize", "abduct", "sabotage", "loot")
REBELS: Final = ("red", "blue", "orange", "purple", "white")
SUPPLY_OF: Final = {"corpocrats": "credits", "privateers": "stims", "rovers": "tech", "hooligangs": "weapons"}


def member(facts: Facts, key: str, among: tuple[str, ...], default: str = "") -> str:
    """A fact that is one of some words; the first of them (or ``default``) for anything else."""
    value = word(facts, key)
    return value if value in among else default or among[0]


def faction_of(facts: Facts, key: str = "faction") -> str:
    return member(facts, key, FACTIONS)


def supply_of(facts: Facts, key: str = "supply") -> str:
    return member(facts, key, SUPPLIES)


def skill_of(facts: Facts, key: str = "skill") -> str:
    return member(facts, key, SKILLS)


def rebel_of(facts: Facts, key: str = "rebel") -> str:
    return member(facts, key, REBELS, "purple")


def amounts(facts: Facts, key: str) -> dict[str, int]:
    """A number for each supply from a tuple of four digits in the order of ``SUPPLIES``; missing ones are 0."""
    digits = [int(part) if part.isdigit() else 0 for part in words(facts, key)]
    return {supply: digits[i] if i < len(digits) else 0 for i, supply in enumerate(SUPPLIES)}


def tone(c: Palette, name: str) -> QColor:
    """The colour of a faction or supply."""
    return c.role(name)


def rebel_tone(c: Palette, rebel: str) -> QColor:
    """The colour of a Rebel, which is that of the palette's seat with the same place in ``REBELS``."""
    return c.seat(REBELS.index(rebel))


def rebel_sign(rebel: str) -> str:
    """The icon that tells a Rebel's things apart without their colour."""
    return SEAT_ICONS[REBELS.index(rebel)]


def printed(studio: Studio, id: str, **args: object) -> str:
    """A printed word of the components, from the namespace ``cytress_art``."""
    return studio.tr(f"cytress_art.{id}", **args)
