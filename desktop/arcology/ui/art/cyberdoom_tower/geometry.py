"""Sizes that several painters share, in table units, and where the tower stands on the table.

One unit is one pixel of the whole table at 1920x1080. ``resources/games/cyberdoom_tower/layout.json`` uses the same
numbers; a test compares the two, because the backdrop draws foundations and rails where the layout puts its floors.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TABLE_W: Final = 1500.0
TABLE_H: Final = 1036.0

# One storey. Column 0 is the elevator, columns 1..6 the sectors.
COLUMN: Final = 98.0
WALL: Final = 14.0  # steel at both sides of the columns
FLOOR_W: Final = 7 * COLUMN + 2 * WALL
FLOOR_H: Final = 204.0
SLAB: Final = 18.0  # the band with the floor's name
ROOM_H: Final = 78.0
FEATURE_X: Final = 35.0  # middle of a feature, from the room's left edge
ROW_H: Final = 26.0  # one of the four modifier rows
ROOM_TOP: Final = SLAB
GRID_TOP: Final = SLAB + ROOM_H

SENTINEL_W: Final = 4 * COLUMN
SENTINEL_H: Final = 4 * ROW_H

TRACK_W: Final = FLOOR_W
TRACK_H: Final = 36.0
SPACE: Final = 49.0  # one round space: two of them over each sector

AI_W: Final = 430.0
AI_H: Final = 146.0
KEYS_W: Final = 206.0
KEYS_H: Final = 92.0

PLAYER_W: Final = 356.0
PLAYER_H: Final = 398.0
COMPACT_W: Final = 270.0
COMPACT_H: Final = 440.0
TRAY_W: Final = 356.0
TRAY_H: Final = 326.0
TRAY_COMPACT_W: Final = 270.0
TRAY_COMPACT_H: Final = 336.0
CARD_W: Final = 172.0
CARD_H: Final = 230.0
SHELF_H: Final = 268.0
SHELF_COMPACT_H: Final = 214.0
DIE: Final = 54.0
TRACKER_W: Final = 104.0
TRACKER_H: Final = 92.0
BOX: Final = 60.0


@dataclass(frozen=True)
class Stand:
    """Where the tower stands: left edge, lower edge of floor 0, scale, number of floors."""

    left: float
    bottom: float
    scale: float
    floors: int
    keys: tuple[float, float]  # middle of the team's key plate
    deck: tuple[float, float, float]  # middle and scale of the equipment pile

    @property
    def right(self) -> float:
        return self.left + FLOOR_W * self.scale

    @property
    def reach(self) -> float:
        """Right edge of a sentinel at position 7."""
        return self.left + (WALL + 7 * COLUMN + SENTINEL_W) * self.scale

    @property
    def roof(self) -> float:
        """Upper edge of the round track."""
        return self.floor_top(self.floors - 1) - TRACK_H * self.scale

    @property
    def ai(self) -> tuple[float, float]:
        """Middle of the AI card."""
        return self.column(0) + (176 + AI_W / 2) * self.scale, self.roof - (14 + AI_H / 2) * self.scale

    def floor_top(self, floor: int) -> float:
        """Upper edge of a floor, counted from 0 at the bottom."""
        return self.bottom - (floor + 1) * FLOOR_H * self.scale

    def column(self, col: float) -> float:
        """Left edge of a column."""
        return self.left + (WALL + col * COLUMN) * self.scale


SOLO: Final = Stand(left=384.0, bottom=1022.0, scale=1.0, floors=4, keys=(1133.0, 82.0), deck=(1398.0, 124.0, 0.8))
DUO: Final = Stand(left=296.0, bottom=1022.0, scale=0.83, floors=5, keys=(958.0, 72.0), deck=(1353.0, 862.0, 1.06))


def stand(floors: int) -> Stand:
    """The stand of a tower of 4 or 5 floors."""
    return DUO if floors == DUO.floors else SOLO
