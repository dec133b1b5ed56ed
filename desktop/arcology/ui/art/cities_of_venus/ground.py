"""The surface of Venus: ridges of basalt, a volcano, rivers of lava."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.paint import Point, clipped, ellipse, fill, linear, polygon, polyline, radial, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow


def ridge(p: QPainter, c: Palette, rect: QRectF, height: float, near: float, seed: int, step: float) -> None:
    """A line of hills along the top of ``rect``; ``near`` from 0 (in the haze) to 1."""
    rnd = Random(seed)
    path = QPainterPath(QPointF(rect.left() - 10, rect.bottom()))
    x = rect.left() - 10
    path.lineTo(x, rect.top())
    crest = [(x, rect.top())]
    level = 0.0
    while x < rect.right() + 20:
        x += step * rnd.uniform(0.12, 0.5)
        level = min(1.0, max(-0.4, level + rnd.uniform(-0.42, 0.42)))
        crest.append((x, rect.top() - (level + rnd.uniform(-0.1, 0.1)) * height))
        path.lineTo(*crest[-1])
    path.lineTo(x, rect.bottom())
    path.closeSubpath()
    haze = mix(c.cloud_shade, c.basalt, 0.35)
    top = mix(haze, c.basalt, near)
    area = QRectF(rect.left(), rect.top() - height, rect.width(), rect.height() + height)
    fill(p, path, vertical(area, (0, lighter(top, 0.12)), (1, darker(top, 0.4))))
    stroke(p, polyline(*crest), alpha(lighter(c.accent_fill, 0.4), 0.25 if c.dark else 0.55), 1.3)


def volcano(p: QPainter, c: Palette, x: float, top: float, foot: float) -> None:
    """A cone from ``top`` to ``foot`` with smoke above it and lava running down."""
    smoke = mix(c.basalt, c.cloud_shade, 0.6)
    for dx, dy, r in ((4, -14, 18), (20, -32, 24), (44, -46, 28), (78, -52, 32)):
        haze = radial(
            x + dx, top + dy, r * 1.25, (0, alpha(smoke, 0.7)), (0.6, alpha(smoke, 0.42)), (1, alpha(smoke, 0))
        )
        fill(p, ellipse(x + dx, top + dy, r * 1.25, r), haze)
    hot = radial(x, top - 4, 110, (0, alpha(c.accent_fill, 0.8)), (0.4, alpha(c.lava, 0.36)), (1, alpha(c.lava, 0)))
    fill(p, ellipse(x, top - 4, 110, 64), hot)
    cone = QPainterPath(QPointF(x - 230, foot))
    cone.cubicTo(x - 100, foot - 20, x - 52, top + 10, x - 30, top)
    cone.cubicTo(x - 14, top + 5, x + 12, top + 5, x + 30, top)
    cone.cubicTo(x + 52, top + 10, x + 100, foot - 20, x + 230, foot)
    cone.closeSubpath()
    lit, shade = mix(c.basalt, c.cloud_shade, 0.55), darker(c.basalt, 0.45)
    fill(p, cone, linear(x - 200, 0, x + 200, 0, (0, lit), (0.5, c.basalt), (1, shade)))
    height = foot - top
    with clipped(p, cone):
        for i in range(14):
            t = -1 + 2 * i / 13
            groove = QPainterPath(QPointF(x + t * 28, top))
            groove.cubicTo(
                x + t * 50, top + height * 0.3, x + t * 90, top + height * 0.55, x + t * 240, top + height * 1.1
            )
            stroke(p, groove, alpha(shade if i % 2 else lighter(lit, 0.3), 0.3), 1.6)
    for i, dx in enumerate((-16, 2, 17)):
        run = QPainterPath(QPointF(x + dx, top + 3))
        run.cubicTo(
            x + dx * 1.4, top + height * 0.34, x + dx * 2.8 - 10, top + height * 0.46, x + dx * 4.4, top + height * 0.96
        )
        stroke(p, run, alpha(c.lava, 0.85), 5.5 - i * 0.6)
        stroke(p, run, lighter(c.accent_fill, 0.35), 2.2)
    crater = linear(x - 26, 0, x + 26, 0, (0, lighter(c.accent_fill, 0.7)), (1, c.lava))
    fill(p, ellipse(x, top + 1, 29, 4.5), crater)


def river(p: QPainter, c: Palette, points: Sequence[Point], width: float) -> None:
    """Lava flowing along ``points``."""
    path = QPainterPath(QPointF(*points[0]))
    for (x, y), (nx, ny) in pairwise(points[1:]):
        path.quadTo(x, y, (x + nx) / 2, (y + ny) / 2)
    path.lineTo(*points[-1])
    glow(p, path, alpha(c.lava, 0.8), 8, 1.4, width=width + 6, screen=c.dark)
    stroke(p, path, darker(mix(c.lava, c.phase_3, 0.5), 0.1), width + 4)
    stroke(p, path, mix(c.lava, c.accent_fill, 0.4), width)
    stroke(p, path, lighter(c.accent_fill, 0.5), max(1.2, width * 0.32))


def rock(p: QPainter, c: Palette, x: float, y: float, w: float) -> None:
    """A boulder on the plain."""
    shape = polygon((x - w, y + 9), (x - w * 0.55, y - 6), (x - w * 0.1, y - 12), (x + w * 0.4, y - 5), (x + w, y + 9))
    dark = darker(c.basalt, 0.4)
    fill(
        p, shape, linear(0, y - 12, 0, y + 9, (0, mix(c.basalt, c.cloud_shade, 0.3)), (0.55, dark), (1, alpha(dark, 0)))
    )
    stroke(p, polyline((x - w * 0.55, y - 6), (x - w * 0.1, y - 12)), alpha(lighter(c.cloud_shade, 0.3), 0.8), 1.4)


def plain(p: QPainter, c: Palette, rect: QRectF, x: float) -> None:
    """The whole surface along the lower part of ``rect``; the volcano stands at ``x``."""
    bottom, left, right = rect.bottom(), rect.left(), rect.right()
    ridge(p, c, QRectF(left, bottom - 94, rect.width(), 96), 26, 0.2, 3, 46)
    volcano(p, c, x, bottom - 122, bottom - 38)
    ridge(p, c, QRectF(left, bottom - 62, rect.width(), 64), 18, 0.9, 11, 60)
    y = bottom - 44
    river(
        p, c, ((x - 64, y), (x - 80, y + 14), (x - 20, y + 20), (x + 40, y + 18), (x + 90, y + 30), (x + 60, y + 48)), 7
    )
    river(
        p,
        c,
        (
            (x + 78, y + 2),
            (x + 130, y + 8),
            (x + 220, y + 4),
            (x + 310, y + 18),
            (x + 400, y + 22),
            (right - 190, y + 14),
        ),
        5,
    )
    river(p, c, ((x - 250, y + 26), (x - 200, y + 18), (x - 160, y + 32), (x - 110, y + 30), (x - 60, y + 48)), 4)
    for dx, dy, w in ((-180, 6, 38), (170, 28, 52), (10, 36, 30), (300, 36, 44), (-90, 38, 34), (-380, 22, 46)):
        rock(p, c, x + dx, y + dy, w)
