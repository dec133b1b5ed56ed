"""Names of places, for keyboard and screen reader."""

from __future__ import annotations

from arcology.engine.table import Spot
from arcology.engine.text import Text, text
from arcology.games.cyberflesh.board.names import DECKS, Names
from arcology.games.cyberflesh.board.project import deck_name
from arcology.games.cyberflesh.state import CyberfleshState
from arcology.games.cyberflesh.terms import Stat

SLOT_ZONES = ("slots", "enemies", "slot_loot", "slot_dice", "aims")
PLACES = (
    "biome",
    "supply",
    "alert",
    "order_track",
    "order",
    "order_small",
    "pool",
    "services",
    "tray",
    "dice",
    "chance",
    "camp",
    "companions",
    "event",
    "event_strip",
    "choices",
)
"""Zones that are called the same in all their slots."""


def spot_name(called: Names, s: CyberfleshState, zone: str, slot: str) -> Text:
    """Name of a place."""
    square = called.square_at(s, Spot(zone, slot))
    if square is not None:
        return called.tile(s, square)
    if zone in SLOT_ZONES:
        return text("cyberflesh_board.place.slot", slot=int(slot))
    if zone == "decks" and slot in DECKS:
        return deck_name(slot)
    if zone in PLACES:
        return text(f"cyberflesh_board.place.{zone}")
    kind, _, rest = zone.partition(".")
    seat = (rest or slot).partition(".")[0]
    if kind == "stats":
        return text("cyberflesh_board.place.stat", stat=Text(Stat(slot).name_id), unit=called.character(s, int(seat)))
    if kind == "gear":
        square_name = text(f"cyberflesh_board.square.{slot}")
        return text("cyberflesh_board.place.gear", square=square_name, unit=called.character(s, int(seat)))
    if kind == "consumables":
        return text("cyberflesh_board.place.consumables", unit=called.character(s, int(seat)))
    if kind in ("sheets", "portraits", "hp", "necrosis"):
        return text(f"cyberflesh_board.place.{kind}", unit=called.character(s, int(seat)))
    return text("cyberflesh_board.place.table")
