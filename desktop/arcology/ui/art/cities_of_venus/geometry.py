"""Measures of the table of Cities of Venus, in units of each component; the layout of the table repeats them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from arcology.ui.art.cities_of_venus.reading import DEPTS

TABLE: Final = (1570.0, 1036.0)
MAT: Final = (1322.0, 478.0)
CARD: Final = (140.0, 202.0)
CHUTE: Final = (150.0, 98.0)
SLOT_CARD: Final = (88.0, 106.0)
BOOSTER: Final = (38.0, 46.0)
PILE: Final = (92.0, 152.0)  # the decks, with the sign below them
EVENT: Final = (104.0, 170.0)
MARKET: Final = (250.0, 372.0)
VNAUT: Final = (30.0, 38.0)
CITY: Final = (1050.0, 534.0)
STATION: Final = (264.0, 312.0)
FORECAST: Final = (264.0, 214.0)
MINERALS: Final = (224.0, 190.0)
BAY: Final = (224.0, 336.0)
EDGE_W: Final = 224.0  # of everything along the left edge of the table
CHALLENGE: Final = (EDGE_W, 478.0)
RIVAL_CARDS: Final = (EDGE_W, 235.0)
RIVAL_HEIGHTS: Final = {"rival_tall": 235.0, "rival": 154.0, "rival_low": 115.0, "rival_flat": 91.0}

# ---- the dome --------------------------------------------------------------------------------------------------------

MIDDLE: Final = 525.0  # of the dome, on its board
FLOOR: Final = 470.0  # where the dome stands on its hull
DOME_RX: Final = 506.0
DOME_RY: Final = 448.0
_ROUNDNESS: Final = 2.7  # of the dome's outline: 2 is an ellipse, more comes closer to a box


def dome_point(angle: float, inset: float = 0.0) -> QPointF:
    """A point of the dome's outline on its board; ``angle`` in radians from the right, ``inset`` towards the middle."""
    c, s = math.cos(angle), math.sin(angle)
    x = math.copysign(abs(c) ** (2 / _ROUNDNESS), c) * (DOME_RX - inset)
    y = abs(s) ** (2 / _ROUNDNESS) * (DOME_RY - inset)
    return QPointF(MIDDLE + x, FLOOR - y)


def dome_top(x: float, inset: float = 0.0) -> float:
    """The height of the dome's outline at a horizontal place on its board."""
    part = min(1.0, abs(x - MIDDLE) / (DOME_RX - inset))
    return FLOOR - (DOME_RY - inset) * float((1 - part**_ROUNDNESS) ** (1 / _ROUNDNESS))


@dataclass(frozen=True)
class Room:
    """A department in the dome. ``rect`` is its place on the city's board; the rest is inside ``rect``."""

    rect: QRectF
    title: QRectF  # sign, name and figures
    card: QPointF  # middle of its slot
    stand: QRectF  # where its V-nauts stand


_UPPER, _LOWER = (126.0, 160.0), (294.0, 166.0)  # top and height of the two decks
_HEAD: Final = 40.0


def _room(
    left: float, width: float, deck: tuple[float, float], start: float, wide: float, head: tuple[float, float] = (0, 0)
) -> Room:
    """A room from ``left``, whose furniture is ``wide`` and begins at ``start``; its title is narrower by ``head`` at
    both ends.
    """
    top, height = deck
    body = height - _HEAD - 6
    card = QPointF(start - left + SLOT_CARD[0] / 2, _HEAD + body / 2)
    x = start - left + SLOT_CARD[0] + 4
    stand = QRectF(x, _HEAD, wide - SLOT_CARD[0] - 4, body)
    title = QRectF(start - left + head[0], 3, wide - head[0] - head[1], 34)
    return Room(QRectF(left, top, width, height), title, card, stand)


ROOMS: Final = {
    "power": _room(MIDDLE - 480, 346, _UPPER, MIDDLE - 386, 246, (24, 0)),
    "mechanical": _room(MIDDLE - 126, 252, _UPPER, MIDDLE - 120, 240),
    "shields": _room(MIDDLE + 134, 346, _UPPER, MIDDLE + 140, 246, (0, 24)),
    "mining": _room(MIDDLE - 500, 338, _LOWER, MIDDLE - 462, 292),
    "air": _room(MIDDLE - 154, 308, _LOWER, MIDDLE - 148, 296),
    "food": _room(MIDDLE + 162, 338, _LOWER, MIDDLE + 168, 292),
}
MOST: Final = 12  # the largest capacity of a card


def standing(dept: str, index: int, capacity: int) -> QPointF:
    """Where the middle of the ``index``-th V-naut (from 0) of a department with that capacity is, inside its room."""
    stand = ROOMS[dept].stand
    row = math.ceil(capacity / 2) if capacity > 4 else max(1, capacity)
    rows = 2 if capacity > 4 else 1
    pitch = min(44.0, stand.width() / row)
    line, column = divmod(index, row)
    across = stand.center().x() + (column - (row - 1) / 2) * pitch
    down = stand.top() + (line + 0.5 + (2 - rows) / 2) * stand.height() / 2
    return QPointF(across, down)


assert tuple(ROOMS) == DEPTS

# ---- what lies beside the city ---------------------------------------------------------------------------------------

STATION_MIDDLE: Final = QPointF(132, 164)
PODS: Final = 8
_POD_RADIUS: Final = 76.0


def pod(index: int) -> QPointF:
    """The middle of a place of the station, clockwise from the top."""
    a = math.radians(index * 360 / PODS)
    return STATION_MIDDLE + QPointF(_POD_RADIUS * math.sin(a), -_POD_RADIUS * math.cos(a))


BAY_CARD: Final = QPointF(112, 156)  # middle of the stored card
BAY_SCALE: Final = 0.86
CHAMBER: Final = QRectF(12, 40, 200, 116)  # where the gems lie, on the minerals' plate


FEW: Final = {
    "clear": (QPointF(36, 130), QPointF(65, 130), QPointF(94, 130), QPointF(50.5, 101)),
    "pink": (QPointF(190, 133),),
    "black": (QPointF(130, 139), QPointF(158, 139), QPointF(144, 113.5)),
}
"""The same as long as few gems lie there, which are larger then; none hangs in the air."""
FEW_SCALE: Final = 1.4


def gem_place(kind: str, index: int) -> QPointF:
    """The middle of a gem on the minerals' plate; clear ones lie in up to three rows, the fewest gems are shown."""
    if kind == "black":
        return QPointF(154 + 21 * index, CHAMBER.bottom() - 22)
    if kind == "pink":
        return QPointF(175, CHAMBER.bottom() - 54)
    line, column = divmod(index, 8)
    return QPointF(CHAMBER.left() + 26 + 15.5 * column + 5 * (line % 2), CHAMBER.bottom() - 28 - 30 * line)


ABOARD: Final = 8


def aboard(index: int) -> QPointF:
    """Where a V-naut on the card of the holding bay stands: in two files beside the card."""
    side, row = divmod(index, 4)
    return QPointF(29.0 if side == 0 else BAY[0] - 29, 76 + 50 * row)


def arrival(index: int) -> QPointF:
    """Where a V-naut stands that has come and is not placed yet, on the city's board."""
    line, column = divmod(index, 7)
    return QPointF(27 + 21 * column, 104 + 36 * line)
