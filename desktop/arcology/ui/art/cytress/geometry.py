"""Sizes that several painters share, in table units; one unit is one pixel of the whole table at 1920x1080.

``resources/games/cytress/layout.json`` uses the same numbers; a test compares the two where pieces lie on places that a
painter draws.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from arcology.ui.art.paint import polygon

TABLE_W: Final = 1570.0
TABLE_H: Final = 1036.0

STRATOS_W: Final = 768.0
STRATOS_H: Final = 264.0
DISTRICT_W: Final = 380.0
DISTRICT_H: Final = 284.0
UNDERBELLY_W: Final = 768.0
UNDERBELLY_H: Final = 100.0
RIVAL_W: Final = 380.0
RIVAL_H: Final = 140.0
COMPACT_W: Final = 186.0

TRAY_W: Final = 1544.0
TRAY_H: Final = 288.0
REBEL_W: Final = 302.0
REBEL_H: Final = 272.0
LANE_W: Final = 386.0
LANE_H: Final = 132.0
SUPPLY_W: Final = 196.0
SUPPLY_H: Final = 54.0
SIDE_X: Final = 1308.0  # of the tray: where its right part with ships, crew and cards begins

CARD_W: Final = 200.0
CARD_H: Final = 286.0
CARD_SCALE: Final = 0.435  # beside a deck
LANE_SCALE: Final = 0.36  # under a rebel board
STRATOLITE_W: Final = 88.0
STRATOLITE_H: Final = 50.0
SKILL_W: Final = 72.0
SKILL_H: Final = 50.0
BOUNTY_W: Final = 42.0
BOUNTY_H: Final = 60.0
TOKEN: Final = 30.0
PAD_W: Final = 168.0
PAD_H: Final = 86.0
PAD: Final = QPointF(84.0, 36.0)  # middle of the ring
PAD_RX: Final = 70.0
PAD_RY: Final = 27.0
SMALL_W: Final = 112.0
SMALL_H: Final = 80.0
SMALL: Final = QPointF(56.0, 30.0)
SMALL_RX: Final = 48.0
SMALL_RY: Final = 19.0
SHIP_W: Final = 72.0
SHIP_H: Final = 44.0
CREW: Final = 30.0
STANDEE_W: Final = 40.0
STANDEE_H: Final = 68.0
BAG_W: Final = 212.0
BAG_H: Final = 116.0
TALL_W: Final = 128.0
TALL_H: Final = 172.0
MARK_W: Final = 92.0
MARK_H: Final = 44.0

# Hexes of the map stand on a corner and are seen from the front, so that they are less high than wide.
HEX_R: Final = 43.0
HEX_FLAT: Final = 0.84
HEX_STEP: Final = HEX_R * math.sqrt(3)  # from a hex to its right neighbour
ROW_STEP: Final = HEX_R * 1.5 * HEX_FLAT
HEX_W: Final = 76.0
HEX_H: Final = 74.0
TILE_ROWS: Final = ((0, 1, 2, 3), (0.5, 1.5, 2.5, 3.5), (0, 1, 2, 3))  # steps of the hexes of a tile
TILE_W: Final = round(4.5 * HEX_STEP + 12, 2)
TILE_H: Final = round(2 * ROW_STEP + 2 * HEX_R * HEX_FLAT + 24, 2)
TILE_FIRST: Final = QPointF(6 + HEX_STEP / 2, 6 + HEX_R * HEX_FLAT)  # middle of a tile's first hex
TUBE_W: Final = 64.0
TUBE_H: Final = 100.0
TUBE_FOOT: Final = 84.0  # height of the tube's base in its component

# Stratos, from the lower to the upper tier: middle, half width and half height of the plates' upper sides.
AXIS: Final = 384.0
TIERS: Final = ("lower", "middle", "upper")
PLATE_Y: Final = {"lower": 150.0, "middle": 95.0, "upper": 44.0}
PLATE_RX: Final = {"lower": 236.0, "middle": 170.0, "upper": 108.0}
PLATE_RY: Final = {"lower": 29.0, "middle": 23.0, "upper": 17.0}
EARLY_X: Final = {"lower": (-66.0, 66.0, 0.0), "middle": (-48.0, 48.0, 0.0), "upper": (-37.0, 37.0, 0.0)}
EARLY_DY: Final = 0.42  # below the middle of a plate, in parts of its half height


def corners(x: float, y: float, radius: float, flat: float = 1.0) -> tuple[tuple[float, float], ...]:
    """The corners of a hexagon that stands on one of them, its height pressed together by ``flat``."""
    turns = [math.radians(60 * i - 30) for i in range(6)]
    return tuple((x + radius * math.cos(a), y + radius * flat * math.sin(a)) for a in turns)


def hexagon(x: float, y: float, radius: float, flat: float = 1.0) -> QPainterPath:
    """The hexagon with these corners."""
    return polygon(*corners(x, y, radius, flat))


def tile_places() -> list[tuple[float, float]]:
    """Middles of a tile's twelve hexes in its component."""
    return [
        (TILE_FIRST.x() + step * HEX_STEP, TILE_FIRST.y() + row * ROW_STEP)
        for row, steps in enumerate(TILE_ROWS)
        for step in steps
    ]


def early_place(tier: str, index: int) -> tuple[float, float]:
    """Middle of an early space in the Stratos component."""
    return AXIS + EARLY_X[tier][index], PLATE_Y[tier] + PLATE_RY[tier] * EARLY_DY


def side_rect(x: float, y: float, w: float, h: float) -> QRectF:
    """A rectangle in the right part of the tray."""
    return QRectF(SIDE_X + x, y, w, h)
