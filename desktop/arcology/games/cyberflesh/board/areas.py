"""The parts of the table as people speak of them: the event, the fight, the map, each character, piles and dice."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.table import Area
from arcology.engine.text import Text
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.state import CyberfleshState

OF_A_SEAT = ("portraits", "sheets", "hp", "necrosis")
"""Zones with a slot for each character."""
FIGHT = ("enemies", "slots", "aims", "slot_dice", "slot_loot", "incite")
PARTS = {
    "cyberflesh_board.place.event": ("event", "choices", "event_strip"),
    "cyberflesh_board.area.fight": FIGHT,
    "cyberflesh_board.place.order_track": ("order_track", "order", "order_small"),
    "cyberflesh_board.place.pool": ("pool",),
    "cyberflesh_board.place.services": ("services",),
    "cyberflesh_board.place.tray": ("dice", "chance", "tray"),
    "cyberflesh_board.place.biome": ("party.*", "biome", "tiles.*"),
}
"""Parts that lie before everybody, in the order of reading."""
LAST = {
    "cyberflesh_board.place.camp": ("camp", "companions"),
    "cyberflesh_board.place.supply": ("supply", "alert", "decks"),
}


def areas(called: Names, s: CyberfleshState) -> Iterator[Area]:
    """All parts, in the order of reading."""
    for name, zones in PARTS.items():
        yield Area(Text(name), zones)
    for seat in range(len(s.characters)):
        shared = tuple(f"{zone}/{seat}" for zone in OF_A_SEAT)
        of_it = (f"gear.{seat}", f"stats.{seat}", f"consumables.{seat}.*")
        yield Area(called.character(s, seat), (*shared, *of_it))
    for name, zones in LAST.items():
        yield Area(Text(name), zones)
