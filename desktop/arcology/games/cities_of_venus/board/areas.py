"""The parts of the table as people speak of them: the city that is shown large, the others, drop, market, supply."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.table import Area
from arcology.engine.text import Text
from arcology.games.cities_of_venus.board.names import Names, who
from arcology.games.cities_of_venus.board.places import RIVALS
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import Dept

CITY = ("nameplate", "city", "shuttle", "arrivals", "growth", "boosters", "forecast", "dice", "challenge")
"""Of the city that is shown large, besides its departments."""
OF_A_DEPARTMENT = ("department", "slot", "vnauts")
PARTS = {
    "cities_of_venus.term.station": ("station", "pods"),
    "cities_of_venus.term.holding_bay": ("bay", "bay_card", "aboard"),
    "cities_of_venus.term.minerals": ("minerals", "gems", "gems_few"),
}
"""Smaller parts of the city that is shown large."""
SHARED = {
    "cities_of_venus_board.area.drop": ("row", "chutes", "mat", "drop_deck", "freighter"),
    "cities_of_venus.term.event_deck": ("event", "event_deck", "event_spent"),
    "cities_of_venus.term.market": ("innovations", "market"),
    "cities_of_venus.term.surface": ("surface", "surface_cards"),
}
LAST = ("round_track", "first", "supply", "supply_vnauts", "supply_gems")


def areas(called: Names, s: VenusState) -> Iterator[Area]:
    """All parts, in the order of reading."""
    large = called.large_seat(s)
    yield Area(who(large), CITY)
    for dept in Dept:
        yield Area(Text(dept.name_id), tuple(f"{zone}.{dept.value}" for zone in OF_A_DEPARTMENT))
    for name, zones in PARTS.items():
        yield Area(Text(name), zones)
    for name, zones in SHARED.items():
        yield Area(Text(name), zones)
    for place in range(1, len(s.cities)):
        zones = (*(f"{zone}/{place}" for zone in RIVALS), f"rival_dice/{place}.*")
        yield Area(who((large + place) % len(s.cities)), zones)
    yield Area(Text("cities_of_venus_board.area.supply"), LAST)
