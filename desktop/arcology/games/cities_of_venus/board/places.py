"""Names of places, for keyboard and screen reader."""

from __future__ import annotations

from arcology.engine.text import Text, text
from arcology.games.cities_of_venus.board.names import Names, who
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import Dept

TERMS = {
    "drop_deck": "cities_of_venus.term.drop_deck",
    "event_deck": "cities_of_venus.term.event_deck",
    "market": "cities_of_venus.term.market",
    "innovations": "cities_of_venus.term.market",
    "surface": "cities_of_venus.term.surface",
    "supply_vnauts": "cities_of_venus.term.supply",
    "supply_gems": "cities_of_venus.term.supply",
    "station": "cities_of_venus.term.station",
    "pods": "cities_of_venus.term.station",
    "bay": "cities_of_venus.term.holding_bay",
    "bay_card": "cities_of_venus.term.holding_bay",
    "aboard": "cities_of_venus.term.holding_bay",
    "minerals": "cities_of_venus.term.minerals",
    "gems": "cities_of_venus.term.minerals",
    "gems_few": "cities_of_venus.term.minerals",
}
"""Places that are called like a word of the game."""
RIVALS = ("rival", "rival_tall", "rival_low", "rival_flat", "rival_cards", "taken")


def spot_name(called: Names, s: VenusState, zone: str, slot: str) -> Text:
    """Name of a place."""
    kind, _, rest = zone.partition(".")
    if zone in TERMS:
        return Text(TERMS[zone])
    if kind in ("department", "slot", "vnauts"):
        name = Text(Dept(rest).name_id)
        return text("cities_of_venus_board.place.slot", dept=name) if kind == "slot" else name
    if zone in ("shuttle", "arrivals"):
        return text("cities_of_venus_board.place.shuttle")
    if zone in ("row", "chutes"):
        return text("cities_of_venus_board.place.row", place=int(slot))
    if zone in RIVALS:
        return who((called.large_seat(s) + int(slot)) % len(s.cities))
    if zone == "city":
        return who(called.large_seat(s))
    return text("cities_of_venus_board.place.table")
