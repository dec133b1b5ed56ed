"""Paths, brushes and strokes: the words in which all art is written.

The namespace ``Qt`` with its hundred enumerations is loaded where it is needed, not here: that takes as long as all
else that the first window loads of the art.

Colours come from ``palette``; a brush is a gradient between roles. Lengths are units of the component being painted.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

if TYPE_CHECKING:
    from PySide6.QtCore import Qt

Point = tuple[float, float]
Stop = tuple[float, QColor]
Fill = QColor | QBrush
Shape = QPainterPath | QRectF

ALL_CORNERS: Final = ("tl", "tr", "br", "bl")
CARD_CORNERS: Final = ("tr", "bl")  # the cut corners of cards, plates and tiles


@cache
def _qt() -> type[Qt]:
    from PySide6.QtCore import Qt

    return Qt


def linear(x0: float, y0: float, x1: float, y1: float, *stops: Stop) -> QBrush:
    """A gradient along the line from (x0, y0) to (x1, y1)."""
    gradient = QLinearGradient(x0, y0, x1, y1)
    for at, colour in stops:
        gradient.setColorAt(at, colour)
    return QBrush(gradient)


def even(colour: QColor) -> QBrush:
    """A brush of one colour. As a gradient, because for a plain one PySide loads ``Qt``."""
    return linear(0, 0, 1, 0, (0, colour), (1, colour))


def vertical(rect: QRectF, *stops: Stop) -> QBrush:
    return linear(0, rect.top(), 0, rect.bottom(), *stops)


def horizontal(rect: QRectF, *stops: Stop) -> QBrush:
    return linear(rect.left(), 0, rect.right(), 0, *stops)


def diagonal(rect: QRectF, *stops: Stop) -> QBrush:
    """From the upper left to the lower right corner, where the light comes from."""
    return linear(rect.left(), rect.top(), rect.right(), rect.bottom(), *stops)


def radial(cx: float, cy: float, radius: float, *stops: Stop, focus: Point | None = None) -> QBrush:
    gradient = QRadialGradient(cx, cy, radius)
    if focus is not None:
        gradient.setFocalPoint(*focus)
    for at, colour in stops:
        gradient.setColorAt(at, colour)
    return QBrush(gradient)


def polyline(*points: Point) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return path


def polygon(*points: Point) -> QPainterPath:
    path = polyline(*points)
    path.closeSubpath()
    return path


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(cx, cy), rx, rx if ry is None else ry)
    return path


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def box(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path


def chamfered(rect: QRectF, cut: float, corners: Sequence[str] = CARD_CORNERS) -> QPainterPath:
    """A rectangle with the named corners ("tl", "tr", "br", "bl") cut off by ``cut``."""
    x, y, r, b = rect.left(), rect.top(), rect.right(), rect.bottom()
    points: list[Point] = []
    points += [(x, y + cut), (x + cut, y)] if "tl" in corners else [(x, y)]
    points += [(r - cut, y), (r, y + cut)] if "tr" in corners else [(r, y)]
    points += [(r, b - cut), (r - cut, b)] if "br" in corners else [(r, b)]
    points += [(x + cut, b), (x, b - cut)] if "bl" in corners else [(x, b)]
    return polygon(*points)


def regular(cx: float, cy: float, radius: float, sides: int, turn: float = 0.0) -> QPainterPath:
    """A regular polygon with its first corner at the top, turned by ``turn`` degrees."""
    angles = [math.radians(turn + 360 * i / sides) for i in range(sides)]
    return polygon(*((cx + radius * math.sin(a), cy - radius * math.cos(a)) for a in angles))


def star(cx: float, cy: float, outer: float, inner: float, points: int, turn: float = 0.0) -> QPainterPath:
    corners = []
    for i in range(points * 2):
        radius = outer if i % 2 == 0 else inner
        a = math.radians(turn + 180 * i / points)
        corners.append((cx + radius * math.sin(a), cy - radius * math.cos(a)))
    return polygon(*corners)


def as_path(shape: Shape) -> QPainterPath:
    return box(shape) if isinstance(shape, QRectF) else shape


def fill(p: QPainter, shape: Shape, brush: Fill) -> None:
    """Fills a path or rectangle, without an outline.

    Of ``fillRect`` and of plain colours there are variants with enumerations, for which PySide loads ``Qt``: what the
    first window shows is a path filled by a gradient or by `even`.
    """
    if isinstance(shape, QRectF):
        p.fillRect(shape, brush)
    else:
        p.fillPath(shape, brush if isinstance(brush, QBrush) else QBrush(brush))


def stroke(
    p: QPainter,
    shape: Shape,
    paint: Fill,
    width: float = 1.0,
    dash: Sequence[float] | None = None,
    cap: Qt.PenCapStyle | None = None,
    join: Qt.PenJoinStyle | None = None,
) -> None:
    """Draws the outline, with round ends and corners by default; ``dash`` counts in line widths, as Qt does."""
    qt = _qt()
    cap = qt.PenCapStyle.RoundCap if cap is None else cap
    join = qt.PenJoinStyle.RoundJoin if join is None else join
    pen = QPen(paint if isinstance(paint, QBrush) else QBrush(paint), width, qt.PenStyle.SolidLine, cap, join)
    if dash:
        pen.setDashPattern(list(dash))
    p.strokePath(as_path(shape), pen)


@contextmanager
def saved(p: QPainter) -> Iterator[QPainter]:
    """Restores the painter's state at the end, also after an error."""
    p.save()
    try:
        yield p
    finally:
        p.restore()


@contextmanager
def clipped(p: QPainter, shape: Shape) -> Iterator[QPainter]:
    """Paints only inside ``shape``; clips nest."""
    with saved(p):
        if isinstance(shape, QRectF):
            p.setClipRect(shape, _qt().ClipOperation.IntersectClip)
        else:
            p.setClipPath(shape, _qt().ClipOperation.IntersectClip)
        yield p


@contextmanager
def placed(p: QPainter, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Iterator[QPainter]:
    """Moves the origin to (x, y), then turns by ``turn`` degrees and scales."""
    with saved(p):
        p.translate(x, y)
        if turn:
            p.rotate(turn)
        if scale != 1.0:
            p.scale(scale, scale)
        yield p


def inner(rect: QRectF, by: float) -> QRectF:
    """The rectangle shrunk by ``by`` on every side."""
    return rect.adjusted(by, by, -by, -by)
