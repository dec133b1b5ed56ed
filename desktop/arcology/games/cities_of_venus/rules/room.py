"""Who fits where: capacities, room, the station's allowance (CVL-CAP, CVL-DEPLOY)."""

from __future__ import annotations

from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.state import City, VenusState
from arcology.games.cities_of_venus.terms import DEPTS, LISTED_SOURCES, DeploySource

ALL_DEPTS = range(len(DEPTS))


def capacity(book: Book, city: City, dept: int) -> int:
    """How many V-nauts a department holds: what its card says, else its base value (CVL-CAP-01, CVL-CAP-02)."""
    card = city.slots[dept]
    return book.capacity[card] if card else book.constants.base_capacity[dept]


def room(book: Book, city: City, dept: int) -> int:
    """Free places in a department."""
    return max(0, capacity(book, city, dept) - city.dept[dept])


def carried(book: Book, city: City) -> int:
    """How many V-nauts the card on the holding bay can carry; 0 without one (CVL-CAP-08)."""
    return book.capacity[city.bay] if city.bay in book.temp or city.bay in book.cryo else 0


def bay_room(book: Book, city: City) -> int:
    """Free places on the card on the holding bay."""
    return carried(book, city) - city.aboard


def may_rise(s: VenusState, source: DeploySource) -> bool:
    """Whether V-nauts of such a deployment may go to the station at all (CVL-RUL-28, CVL-OPT-01)."""
    return s.options.station_sources == "all" or source in LISTED_SOURCES


def allowance(book: Book, s: VenusState, city: City, source: DeploySource) -> int:
    """How many of a deployment may go to the station (CVL-DEPLOY-02)."""
    if not may_rise(s, source):
        return 0
    return min(book.constants.station_limit, book.constants.station_places - city.iis)


def rooms(book: Book, s: VenusState, city: City, source: DeploySource) -> list[int]:
    """Free places by place for a deployment."""
    found = [room(book, city, dept) for dept in ALL_DEPTS]
    found.append(bay_room(book, city))
    found.append(allowance(book, s, city, source))
    return found


def total_room(book: Book, s: VenusState, city: City, source: DeploySource) -> int:
    """How many V-nauts of a deployment fit."""
    return sum(rooms(book, s, city, source))
