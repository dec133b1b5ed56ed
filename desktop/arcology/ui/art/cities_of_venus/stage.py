"""The stage of the pictures on cards: sky, sun and clouds in the light of a department, and parts of buildings.

A motif is drawn around the middle of its ground: x from -50 to 50, y from -100 (top) to 0. Stages that are wider or
higher than that show more of the sky.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from arcology.ui.art.paint import (
    Point,
    clipped,
    ellipse,
    fill,
    horizontal,
    linear,
    placed,
    polygon,
    polyline,
    radial,
    rounded,
    stroke,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix

WIDTH: Final = 100.0


@dataclass(frozen=True)
class Ink:
    """What a motif is drawn in."""

    main: QColor
    dark: QColor
    light: QColor
    pale: QColor
    line: QColor  # outlines
    wall: QColor  # lit ceramic
    wall_mid: QColor
    wall_dark: QColor
    glow: QColor  # windows, sparks
    gold: QColor
    air: QColor  # haze over far things


Motif = Callable[[QPainter, Palette, Ink, Random], None]


def ink_of(c: Palette, colour: QColor) -> Ink:
    """The tones of a picture in ``colour``: sunlit by day, lit windows at dusk."""
    if c.dark:
        main = mix(colour, c.night, 0.22)
        wall = mix(mix(c.dome, colour, 0.14), c.night, 0.16)
        return Ink(
            main=main,
            dark=mix(colour, c.night, 0.62),
            light=mix(colour, c.white, 0.3),
            pale=mix(wall, c.white, 0.2),
            line=mix(c.night, colour, 0.12),
            wall=wall,
            wall_mid=mix(wall, mix(colour, c.night, 0.5), 0.42),
            wall_dark=mix(wall, c.night, 0.72),
            glow=lighter(c.accent_fill, 0.45),
            gold=c.accent_fill,
            air=mix(colour, c.night, 0.55),
        )
    return Ink(
        main=colour,
        dark=darker(colour, 0.35),
        light=lighter(colour, 0.45),
        pale=lighter(colour, 0.78),
        line=mix(darker(colour, 0.6), c.night, 0.2),
        wall=c.white,
        wall_mid=mix(c.dome_shade, c.white, 0.5),
        wall_dark=darker(mix(c.dome_shade, colour, 0.3), 0.22),
        glow=mix(c.accent_fill, c.white, 0.3),
        gold=c.accent_fill,
        air=lighter(colour, 0.6),
    )


def backdrop(p: QPainter, c: Palette, rect: QRectF, colour: QColor, rnd: Random) -> None:
    """Sky in the light of ``colour``, a low sun with rays, far clouds."""
    low = c.accent_fill
    if c.dark:
        stops = (
            (0.0, mix(colour, c.night, 0.72)),
            (0.45, mix(mix(colour, c.sky_high, 0.4), c.night, 0.5)),
            (0.8, mix(mix(low, c.rust, 0.5), c.night, 0.42)),
            (1.0, mix(c.rust, c.night, 0.55)),
        )
    else:
        stops = (
            (0.0, lighter(colour, 0.42)),
            (0.4, lighter(mix(colour, low, 0.3), 0.72)),
            (0.75, lighter(low, 0.5)),
            (1.0, mix(low, c.cloud_shade, 0.6)),
        )
    fill(p, rect, linear(rect.left(), rect.top(), rect.left(), rect.bottom(), *stops))
    size = min(rect.width(), rect.height())
    x, y = (
        rect.left() + rect.width() * rnd.choice((0.22, 0.74, 0.8)),
        rect.top() + rect.height() * rnd.uniform(0.16, 0.3),
    )
    turn = rnd.uniform(0, 0.7)
    for i in range(9):
        a = turn + i * math.tau / 9
        reach = size * 1.5
        ray = polygon(
            (x, y),
            (x + reach * math.cos(a - 0.09), y + reach * math.sin(a - 0.09)),
            (x + reach * math.cos(a + 0.09), y + reach * math.sin(a + 0.09)),
        )
        fill(p, ray, alpha(c.white, 0.05 if c.dark else 0.2))
    sun = radial(x, y, size * 0.17, (0, c.white), (0.6, lighter(low, 0.6)), (1, alpha(lighter(low, 0.4), 0.3)))
    fill(p, ellipse(x, y, size * 0.17), sun)
    mist(p, c, QRectF(rect.left(), rect.top() + rect.height() * 0.6, rect.width(), rect.height() * 0.4), rnd, 0.55)


def mist(p: QPainter, c: Palette, rect: QRectF, rnd: Random, strength: float) -> None:
    """A low bank of clouds along the top of ``rect``, filling it to its bottom."""
    top = mix(c.cloud, c.night, 0.3) if c.dark else lighter(c.cloud, 0.3)
    low = mix(c.cloud_shade, c.night, 0.25) if c.dark else mix(c.cloud_shade, c.cloud, 0.35)
    path = QPainterPath()
    path.addRect(rect)
    count = max(5, int(rect.width() / 14))
    for i in range(count):
        r = rect.width() / count * rnd.uniform(0.7, 1.1)
        x = rect.left() + rect.width() * (i + 0.5) / count
        path = path.united(ellipse(x, rect.top() + r * 0.2, r, r * rnd.uniform(0.55, 0.9)))
    box = path.boundingRect()
    stops = (0, alpha(top, strength)), (1, alpha(low, strength))
    fill(p, path, linear(0, box.top(), 0, box.bottom(), *stops))
    stroke(p, path, alpha(c.white, (0.12 if c.dark else 0.4) * strength), 1)


def stage(
    p: QPainter,
    c: Palette,
    rect: QRectF,
    colour: QColor,
    motif: Motif,
    seed: int,
    ground: float,
) -> None:
    """The picture of a card in ``rect``; ``ground`` is how high above its lower edge the motif stands."""
    rnd = Random(seed)
    with clipped(p, rect):
        backdrop(p, c, rect, colour, rnd)
        k = min(rect.width() / WIDTH, (rect.height() - ground) / 102)
        with placed(p, rect.center().x(), rect.bottom() - ground, k):
            motif(p, c, ink_of(c, colour), rnd)
        mist(p, c, QRectF(rect.left(), rect.bottom() - ground * 0.85, rect.width(), ground), rnd, 0.92)


# ---- parts ----------------------------------------------------------------------------------------------------------


def ceramic(ink: Ink, rect: QRectF) -> QBrush:
    """Light from the left over a round wall."""
    return horizontal(rect, (0, ink.wall_mid), (0.28, ink.wall), (0.68, ink.wall_mid), (1, ink.wall_dark))


def solid(p: QPainter, ink: Ink, path: QPainterPath, brush: QBrush | QColor | None = None, width: float = 1.0) -> None:
    """A body of ceramic (or of ``brush``) with its outline."""
    fill(p, path, ceramic(ink, path.boundingRect()) if brush is None else brush)
    stroke(p, path, ink.line, width)


def tint(ink: Ink, rect: QRectF) -> QBrush:
    """The department's colour over a round wall."""
    return horizontal(rect, (0, ink.main), (0.3, ink.light), (0.7, ink.main), (1, ink.dark))


def block(p: QPainter, ink: Ink, x: float, y: float, w: float, h: float, radius: float = 2.0) -> QRectF:
    """A wall whose lower edge is at ``y``, centred on ``x``."""
    rect = QRectF(x - w / 2, y - h, w, h)
    solid(p, ink, rounded(rect, radius))
    return rect


def band(p: QPainter, ink: Ink, x: float, y: float, w: float, h: float) -> None:
    """A strip of colour around a wall."""
    rect = QRectF(x - w / 2, y - h, w, h)
    fill(p, rect, tint(ink, rect))
    stroke(p, polyline((rect.left(), y), (rect.right(), y)), alpha(ink.line, 0.6), 0.7)


def vault(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    """Half an ellipse standing on ``y``."""
    path = QPainterPath(QPointF(x - rx, y))
    path.arcTo(QRectF(x - rx, y - ry, 2 * rx, 2 * ry), 180, -180)
    path.closeSubpath()
    return path


def glass(p: QPainter, c: Palette, ink: Ink, path: QPainterPath, strength: float = 0.55) -> None:
    """A pane or dome of glass: tinted, with a highlight at the upper left."""
    box = path.boundingRect()
    stops = (0, alpha(c.white, strength + 0.3)), (0.5, alpha(ink.pale, strength)), (1, alpha(ink.main, strength * 0.8))
    fill(p, path, linear(box.left(), box.top(), box.right(), box.bottom(), *stops))
    with clipped(p, path):
        light = ellipse(
            box.center().x() - box.width() * 0.18,
            box.top() + box.height() * 0.34,
            box.width() * 0.2,
            box.height() * 0.3,
        )
        fill(p, light, alpha(c.white, 0.35))
    stroke(p, path, ink.line, 1)


def windows(
    p: QPainter, ink: Ink, x: float, y: float, columns: int, rows: int, dx: float, dy: float, size: float
) -> None:
    """Lit windows; (x, y) is the middle of the lower left one."""
    for row in range(rows):
        for column in range(columns):
            box = QRectF(x + column * dx - size / 2, y - row * dy - size * 0.7, size, size * 1.4)
            fill(p, rounded(box, size * 0.3), ink.glow)
            stroke(p, rounded(box, size * 0.3), alpha(ink.line, 0.6), 0.5)


def tree(p: QPainter, ink: Ink, leaf: QColor, x: float, y: float, size: float) -> None:
    """A round tree standing on ``y``."""
    stroke(p, polyline((x, y), (x, y - size * 0.6)), ink.line, max(0.8, size * 0.12))
    crown = ellipse(x, y - size * 0.95, size * 0.5, size * 0.56)
    box = crown.boundingRect()
    fill(
        p,
        crown,
        linear(box.left(), box.top(), box.right(), box.bottom(), (0, lighter(leaf, 0.45)), (1, darker(leaf, 0.25))),
    )
    stroke(p, crown, alpha(ink.line, 0.7), 0.7)


def crops(p: QPainter, leaf: QColor, left: float, right: float, y: float, height: float, rnd: Random) -> None:
    """A row of plants standing on ``y``."""
    count = max(2, int((right - left) / 6))
    for i in range(count):
        x = left + (i + 0.5) * (right - left) / count
        h = height * rnd.uniform(0.6, 1.0)
        tone = mix(leaf, lighter(leaf, 0.6), rnd.random() * 0.7)
        fill(p, polygon((x - 3, y), (x - 1.2, y - h * 0.6), (x, y - h), (x + 1.2, y - h * 0.6), (x + 3, y)), tone)


def girder(p: QPainter, ink: Ink, a: Point, b: Point, depth: float = 7.0) -> None:
    """A lattice beam from ``a`` to ``b``."""
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    with placed(p, *a, turn=math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))):
        h = depth / 2
        count = max(2, round(length / depth))
        step = length / count
        for i in range(count):
            x = i * step
            stroke(p, polyline((x, -h), (x + step / 2, h), (x + step, -h)), ink.dark, 1.1)
        for side in (-h, h):
            stroke(p, polyline((0, side), (length, side)), ink.line, 2.2)
            stroke(p, polyline((0, side - 0.3), (length, side - 0.3)), ink.light, 0.9)


def wheel(teeth: int, r: float, hole: float, x: float, y: float, turn: float = 0.0) -> QPainterPath:
    """A cogwheel."""
    points: list[Point] = []
    for i in range(teeth):
        for da, part in ((-0.34, 0.76), (-0.2, 1.0), (0.2, 1.0), (0.34, 0.76)):
            a = math.radians(turn) + (i + da) * math.tau / teeth
            points.append((x + r * part * math.cos(a), y + r * part * math.sin(a)))
    return polygon(*points).subtracted(ellipse(x, y, hole))


def cog(p: QPainter, ink: Ink, teeth: int, r: float, x: float, y: float, turn: float = 0.0) -> None:
    """A cogwheel of steel with its thickness."""
    path = wheel(teeth, r, r * 0.3, x, y, turn)
    fill(p, path.translated(1.2, 2.2), ink.line)
    solid(p, ink, path, linear(x - r, y - r, x + r, y + r, (0, ink.wall), (0.5, ink.wall_mid), (1, ink.dark)))
    stroke(p, ellipse(x, y, r * 0.52), alpha(ink.line, 0.6), 0.8)


def wire(p: QPainter, colour: QColor, *points: Point, width: float = 1.0) -> None:
    """A cable or thin line."""
    stroke(p, polyline(*points), colour, width)


def curve(*points: Point) -> QPainterPath:
    """A line through start and end, bent by the two points between."""
    path = QPainterPath(QPointF(*points[0]))
    path.cubicTo(*points[1], *points[2], *points[3])
    return path


def spark(p: QPainter, c: Palette, x: float, y: float, r: float, colour: QColor) -> None:
    """A point of bright light."""
    fill(p, ellipse(x, y, r * 2.6), radial(x, y, r * 2.6, (0, alpha(colour, 0.9)), (1, alpha(colour, 0))))
    fill(p, ellipse(x, y, r * 0.7), c.white)


def mast(p: QPainter, ink: Ink, x: float, y: float, h: float) -> None:
    """A thin mast with a red lamp."""
    stroke(p, polyline((x, y), (x, y - h)), ink.line, 1.4)
    fill(p, ellipse(x, y - h, 1.7), mix(ink.gold, ink.dark, 0.2))
