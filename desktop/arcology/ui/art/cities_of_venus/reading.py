"""The vocabulary of the painters: departments, phases, kinds of cards, what stands for each and in which colour.

Facts use the words of the rules in lower case: ``power``, ``upgrade``, ``stable_shields``, ``lose_half``.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from arcology.ui.art.facts import flag, number, say, table, word, words
from arcology.ui.art.icons import SEAT_ICONS
from arcology.ui.art.palette import Palette
from arcology.ui.art.studio import Facts, Studio

__all__ = [
    "DEPTS",
    "DEPT_NAMES",
    "INNOVATIONS",
    "LINE_NAMES",
    "RATINGS",
    "RATING_NAMES",
    "STEPS",
    "STEP_NAMES",
    "dept_of",
    "dept_tone",
    "flag",
    "member",
    "number",
    "numbers",
    "phase_tone",
    "printed",
    "say",
    "seat_of",
    "seat_sign",
    "sign_of",
    "table",
    "word",
    "words",
]

DEPTS: Final = ("power", "mechanical", "shields", "mining", "air", "food")
INNOVATIONS: Final = (
    "stable_shields",
    "temp_workers",
    "cryo_holding",
    "auto_install",
    "rapid_transit",
    "homecoming_convoy",
    "magma_lance",
    "nursery_ring",
)
STEPS: Final = ("cloud_drop", "events", "shields", "grow", "actions", "grab")
RATINGS: Final = ("debris", "outpost", "township", "city", "capital", "crown")
DEPT_NAMES: Final = {
    "power": "cities_of_venus_art.dept.power",
    "mechanical": "cities_of_venus_art.dept.mechanical",
    "shields": "cities_of_venus_art.dept.shields",
    "mining": "cities_of_venus_art.dept.mining",
    "air": "cities_of_venus_art.dept.air",
    "food": "cities_of_venus_art.dept.food",
}
STEP_NAMES: Final = {
    "cloud_drop": "cities_of_venus_art.step.cloud_drop",
    "events": "cities_of_venus_art.step.events",
    "shields": "cities_of_venus_art.step.shields",
    "grow": "cities_of_venus_art.step.grow",
    "actions": "cities_of_venus_art.step.actions",
    "grab": "cities_of_venus_art.step.grab",
}
LINE_NAMES: Final = {
    "cards": "cities_of_venus_art.line.cards",
    "people": "cities_of_venus_art.line.people",
    "minerals": "cities_of_venus_art.line.minerals",
    "most_people": "cities_of_venus_art.line.most_people",
    "most_minerals": "cities_of_venus_art.line.most_minerals",
    "stored": "cities_of_venus_art.line.stored",
}
RATING_NAMES: Final = {
    "debris": "cities_of_venus_art.rating.debris",
    "outpost": "cities_of_venus_art.rating.outpost",
    "township": "cities_of_venus_art.rating.township",
    "city": "cities_of_venus_art.rating.city",
    "capital": "cities_of_venus_art.rating.capital",
    "crown": "cities_of_venus_art.rating.crown",
}
SEATS: Final = 6


def member(facts: Facts, key: str, among: tuple[str, ...], default: str = "") -> str:
    """A fact that is one of some words; ``default`` for anything else."""
    value = word(facts, key)
    return value if value in among else default


def dept_of(facts: Facts, key: str = "dept") -> str:
    """A department, or "" for the generic V-naut symbol."""
    return member(facts, key, DEPTS)


def numbers(facts: Facts, key: str, count: int) -> tuple[int, ...]:
    """Whole numbers from a tuple of words; missing ones are 0."""
    found = [int(part) if part.lstrip("-").isdigit() else 0 for part in words(facts, key)]
    return tuple((found + [0] * count)[:count])


def dept_tone(c: Palette, dept: str) -> QColor:
    """The colour of a department; that of generic V-nauts for ""."""
    return c.role(dept) if dept in DEPTS else c.generic


def sign_of(dept: str) -> str:
    """The icon of a department; the V-naut for ""."""
    return dept if dept in DEPTS else "vnaut"


def phase_tone(c: Palette, phase: int) -> QColor:
    """The colour of a phase; 0 is an innovation."""
    return c.role(f"phase_{phase}") if phase in (1, 2, 3) else c.innovation


def seat_of(facts: Facts, key: str = "seat") -> int:
    """A seat from 0 to 5."""
    return max(0, number(facts, key)) % SEATS


def seat_sign(seat: int) -> str:
    """The icon that tells a city apart without its colour."""
    return SEAT_ICONS[seat % SEATS]


def printed(studio: Studio, id: str, **args: object) -> str:
    """A printed word of the components, from the namespace ``cities_of_venus_art``."""
    return studio.tr(f"cities_of_venus_art.{id}", **args)
