"""The words of Cities of Venus: its enums in their canonical order, and what is the same in every data pack."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum, StrEnum

LONE = 1
"""Number of cities in the lone-city challenge (CVL-RUL-53)."""
MAX_CITIES = 6
PHASES = (1, 2, 3)
"""Phases of canister cards: green, yellow, red."""
DIE = 6
"""Sides of the die for mining."""


class Dept(StrEnum):
    """The six departments of a city, in canonical order. AIR is the department of water and air."""

    POWER = "power"
    MECHANICAL = "mechanical"
    SHIELDS = "shields"
    MINING = "mining"
    AIR = "air"
    FOOD = "food"

    @property
    def at(self) -> int:
        """Index in `DEPTS`, and so in everything that is counted by department."""
        return DEPT_INDEX[self]

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cities_of_venus.dept.{self.value}"


DEPTS = tuple(Dept)
DEPT_INDEX: Mapping[Dept, int] = {dept: index for index, dept in enumerate(DEPTS)}
POWER, MECHANICAL, SHIELDS, MINING, AIR, FOOD = range(len(DEPTS))
"""Indices of the departments."""

Amounts = tuple[int, int, int, int, int, int]
"""A number for each department, in canonical order."""


class Place(StrEnum):
    """Where a V-naut can be put or taken from: a department, the card in the holding bay, the station in orbit."""

    POWER = "power"
    MECHANICAL = "mechanical"
    SHIELDS = "shields"
    MINING = "mining"
    AIR = "air"
    FOOD = "food"
    BAY = "bay"
    STATION = "station"

    @property
    def at(self) -> int:
        """Index in `PLACES`; that of a department is the same as in `DEPTS`."""
        return PLACE_INDEX[self]

    @property
    def dept(self) -> Dept | None:
        """The department, or None for the bay and the station."""
        return DEPTS[self.at] if self.at < len(DEPTS) else None

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cities_of_venus.place.{self.value}"


PLACES = tuple(Place)
PLACE_INDEX: Mapping[Place, int] = {place: index for index, place in enumerate(PLACES)}
BAY, STATION = PLACES.index(Place.BAY), PLACES.index(Place.STATION)
"""Indices of the two places that are no departments."""


class InnovationPlacement(StrEnum):
    """Where an innovation goes: a department's slot, the top of the holding bay, or beside the board (a boost)."""

    SLOT = "slot"
    BAY = "bay"
    ASIDE = "aside"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cities_of_venus.placement.{self.value}"


class RoundStep(StrEnum):
    """The six steps of a round in their order, between set-up and the end of the game (CVL-ROUND-01)."""

    SETUP = "setup"
    CLOUD_DROP = "cloud_drop"
    EVENTS = "events"
    SHIELDS = "shields"
    GROW = "grow"
    ACTIONS = "actions"
    GRAB = "grab"
    GAME_OVER = "game_over"

    @property
    def number(self) -> int:
        """1 to 6; 0 for set-up and 7 when the game is over."""
        return STEPS.index(self)

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cities_of_venus.step.{self.value}"


STEPS = tuple(RoundStep)


class DeploySource(StrEnum):
    """Why V-nauts arrive that their owner places. BOOST: a generic canister booster; INNOVATION: a boost innovation;
    CONSOLATION: the V-naut taken instead of a card."""

    GROWTH = "growth"
    EVENT = "event"
    BOOST = "boost"
    INNOVATION = "innovation"
    IMMIGRATION = "immigration"
    CONSOLATION = "consolation"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cities_of_venus.source.{self.value}"


LISTED_SOURCES = frozenset({DeploySource.GROWTH, DeploySource.EVENT, DeploySource.BOOST})
"""Sources that may use the station under the strict reading of CVL-OPT-01."""


class Gem(IntEnum):
    """How mineral points are shown: gems and the points of each (CVL-RUL-09)."""

    CLEAR = 8
    PINK = 4
    BLACK = 1

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cities_of_venus.gem.{self.name.lower()}"


def gems(points: int) -> tuple[tuple[Gem, int], ...]:
    """The fewest gems that make up so many mineral points, the most valuable first; kinds not needed are left out."""
    found = []
    for gem in Gem:
        count, points = divmod(points, gem)
        if count:
            found.append((gem, count))
    return tuple(found)


class Rating(StrEnum):
    """What a lone city is called by its total, from the lowest (CVL-LONE-04)."""

    DEBRIS = "debris"
    OUTPOST = "outpost"
    TOWNSHIP = "township"
    CITY = "city"
    CAPITAL = "capital"
    CROWN = "crown"

    @property
    def name_id(self) -> str:
        """Text id of the name."""
        return f"cities_of_venus.rating.{self.value}"
