"""The parts of the table as people speak of them: the roof, the floors from the top, the dice, what each player has."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.table import Area
from arcology.engine.text import SeatRef, Text, text
from arcology.games.cyberdoom_tower.board.names import Names
from arcology.games.cyberdoom_tower.state import TowerState

OF_A_FLOOR = ("floor", "sentinels", "features", "columns")
"""Zones that each floor has of its own, in the order of reading."""
OF_A_SEAT = ("player", "trackers", "abilities", "keys", "shelf", "hand")


def areas(called: Names, s: TowerState) -> Iterator[Area]:
    """All parts, in the order of reading."""
    yield Area(Text("cyberdoom_tower.area.roof"), ("roof", "ai"))
    for floor in reversed(range(len(s.floors))):
        yield Area(called.floor(s, floor), (f"floors/{floor}", *(f"{zone}.{floor}" for zone in OF_A_FLOOR)))
    for seat in range(len(s.players)):
        name = text("outline.area.seat", seat=SeatRef(seat))
        yield Area(name, tuple(f"{zone}.{seat}" for zone in OF_A_SEAT))
    yield Area(Text("cyberdoom_tower.place.tray"), ("tray_frame", "tray", "boxes", "hide"))
    yield Area(Text("cyberdoom_tower.area.rounds"), ("track", "rounds", "team_keys", "deck"))
