"""One icon language: glyphs on a grid of 24 by 24 units with round joins, the same on chip, token, log and
watermark.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPainterPathStroker, QPixmap, QTransform

from arcology.ui.art.icon_data import ICONS
from arcology.ui.art.painting import painting
from arcology.ui.art.palette import alpha
from arcology.ui.art.studio import Studio, ready

GRID: Final = 24.0
NAMES: Final = tuple(sorted(ICONS))
SEAT_ICONS: Final = ("circle", "triangle", "square", "diamond", "hexagon", "star")

_TOKEN: Final = re.compile(r"([A-Za-z])|(-?(?:\d+\.?\d*|\.\d+))")
# How many numbers each command takes: the letters of SVG paths, and O (ellipse), B (rounded box), P (arc of a circle).
_ARITY: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0, "O": 4, "B": 5, "P": 5}


def parse(outline: str) -> QPainterPath:
    """The path of an outline: absolute SVG commands M L H V C Q Z, and

    ``O cx cy rx ry`` an ellipse, ``B x y width height radius`` a rounded box,
    ``P cx cy radius start sweep`` an arc in degrees, counter-clockwise from the right.
    """
    path = QPainterPath()
    command = ""
    numbers: list[float] = []
    for letter, number in _TOKEN.findall(outline):
        if letter:
            command, numbers = letter, []
        else:
            numbers.append(float(number))
        if command not in _ARITY:
            raise ValueError(f"no path command {command!r}")
        if len(numbers) == _ARITY[command]:
            _draw(path, command, numbers)
            command, numbers = "L" if command == "M" else command, []
    return path


def _draw(path: QPainterPath, command: str, n: list[float]) -> None:
    here = path.currentPosition()
    match command:
        case "M":
            path.moveTo(n[0], n[1])
        case "L":
            path.lineTo(n[0], n[1])
        case "H":
            path.lineTo(n[0], here.y())
        case "V":
            path.lineTo(here.x(), n[0])
        case "C":
            path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
        case "Q":
            path.quadTo(n[0], n[1], n[2], n[3])
        case "Z":
            path.closeSubpath()
        case "O":
            path.addEllipse(QPointF(n[0], n[1]), n[2], n[3])
        case "B":
            path.addRoundedRect(QRectF(n[0], n[1], n[2], n[3]), n[4], n[4])
        case "P":
            square = QRectF(n[0] - n[2], n[1] - n[2], 2 * n[2], 2 * n[2])
            path.arcMoveTo(square, n[3])
            path.arcTo(square, n[3], n[4])


def known(name: str) -> str:
    """``name`` if there is such an icon, else "": games name icons too, also such as this program has not."""
    return name if name in ICONS else ""


@lru_cache(maxsize=256)
def icon(name: str) -> QPainterPath:
    """The glyph as one area on the 24-unit grid, lines already widened; ``KeyError`` for a name that is not in
    ``NAMES``.

    Treat it as read-only: it is shared.
    """
    whole = QPainterPath()
    for kind, outline in ICONS[name]:
        path = parse(outline)
        path.setFillRule(Qt.FillRule.WindingFill)
        if kind == "cut":
            whole = whole.subtracted(path)
            continue
        if kind != "fill":
            path = _widened(path, float(kind))
        whole = whole.united(path) if not whole.isEmpty() else path.simplified()
    return whole


def _widened(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    wide = stroker.createStroke(path)
    wide.setFillRule(Qt.FillRule.WindingFill)
    return wide


def icon_at(name: str, cx: float, cy: float, size: float, turn: float = 0.0) -> QPainterPath:
    """The glyph as a path centred on (cx, cy), its grid ``size`` units wide."""
    k = size / GRID
    move = QTransform()
    move.translate(cx, cy)
    move.rotate(turn)
    move.scale(k, k)
    move.translate(-GRID / 2, -GRID / 2)
    return move.map(icon(name))


def draw_icon(p: QPainter, name: str, cx: float, cy: float, size: float, colour: QColor, turn: float = 0.0) -> None:
    """Paints the glyph centred on (cx, cy); its grid is ``size`` units wide."""
    k = size / GRID
    p.save()
    p.translate(cx, cy)
    if turn:
        p.rotate(turn)
    p.scale(k, k)
    p.translate(-GRID / 2, -GRID / 2)
    p.fillPath(icon(name), colour)
    p.restore()


def icon_pixmap(name: str, size: int, colour: QColor, dpr: float = 1.0) -> QPixmap:
    """The glyph as a square picture of ``size`` logical pixels."""
    pixmap = QPixmap(QSize(round(size * dpr), round(size * dpr)))
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting(pixmap) as painter:
        ready(painter)
        edge = size * dpr
        draw_icon(painter, name, edge / 2, edge / 2, edge, colour)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def qicon(name: str, studio: Studio, size: int = 18, colour: QColor | None = None) -> QIcon:
    """The glyph for Qt's menus and buttons, in the ink of the theme, sharp up to four times its size, paler when
    disabled.
    """
    ink = colour if colour is not None else studio.palette.ink
    result = QIcon()
    for ratio in (1.0, 2.0, 4.0):
        result.addPixmap(icon_pixmap(name, size, ink, ratio), QIcon.Mode.Normal)
        result.addPixmap(icon_pixmap(name, size, alpha(ink, 0.38), ratio), QIcon.Mode.Disabled)
    return result
