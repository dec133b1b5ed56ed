"""The words in which the figures and things of Cyberflesh are drawn: curves, lit forms, limbs, rivets, wear."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.paint import Fill, Point, Shape, as_path, clipped, ellipse, fill, linear, polygon, radial, stroke
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix

Segment = tuple[float, ...]
RIM: Final = (1.4, -1.2)
"""How far the light edge of a form is displaced: to the right and upwards, where the lamp is."""


def curve(start: Point, *segments: Segment, closed: bool = False) -> QPainterPath:
    """A path of lines (2 numbers), quadratic (4) and cubic (6) curves, each ending in its last two numbers."""
    path = QPainterPath(QPointF(*start))
    for s in segments:
        if len(s) == 2:
            path.lineTo(s[0], s[1])
        elif len(s) == 4:
            path.quadTo(s[0], s[1], s[2], s[3])
        else:
            path.cubicTo(s[0], s[1], s[2], s[3], s[4], s[5])
    if closed:
        path.closeSubpath()
    return path


def mirrored(path: QPainterPath, axis: float = 80.0) -> QPainterPath:
    """The path on the other side of a vertical axis."""
    from PySide6.QtGui import QTransform

    return QTransform(-1, 0, 0, 1, 2 * axis, 0).map(path)


def upright(path: QPainterPath, top: QColor, bottom: QColor) -> Fill:
    """A gradient from the top to the bottom of a path."""
    b = path.boundingRect()
    return linear(0, b.top(), 0, b.bottom(), (0, top), (1, bottom))


def form(
    p: QPainter,
    path: QPainterPath,
    top: QColor,
    bottom: QColor,
    rim: QColor | None = None,
    shift: Point = RIM,
    outline: QColor | None = None,
    cover: float = 0.85,
) -> None:
    """A lit body: a gradient from above, a light edge where ``shift`` points to, and an outline when asked for."""
    fill(p, path, upright(path, top, bottom))
    if rim is not None:
        fill(p, path.subtracted(path.translated(-shift[0], -shift[1])), alpha(rim, cover))
    if outline is not None:
        stroke(p, path, outline, 1.2)


def ball(p: QPainter, x: float, y: float, rx: float, ry: float, lit: QColor, low: QColor) -> None:
    """A round thing lit from the upper left."""
    r = max(rx, ry)
    fill(
        p,
        ellipse(x, y, rx, ry),
        radial(x - rx * 0.3, y - ry * 0.4, r * 1.5, (0, lit), (0.55, mix(lit, low, 0.6)), (1, low)),
    )


def limb(
    p: QPainter, path: QPainterPath, width: float, tone: QColor, dark: QColor, light: QColor | None = None
) -> None:
    """A leg, an arm, a cable: a thick line with a dark outline and a light along it."""
    stroke(p, path, dark, width + 2)
    stroke(p, path, tone, width)
    if light is not None:
        stroke(p, path.translated(width * 0.16, -width * 0.2), alpha(light, 0.75), max(0.7, width * 0.22))


def tapered(points: tuple[Point, ...], root: float, tip: float = 0.4) -> QPainterPath:
    """A body along a line, as wide as ``root`` at its first point and ``tip`` at its last."""
    spine = curve(points[0], *_smooth(points))
    left: list[Point] = []
    right: list[Point] = []
    steps = 8 * len(points)
    for k in range(steps + 1):
        t = k / steps
        at, angle = spine.pointAtPercent(t), math.radians(-spine.angleAtPercent(min(0.999, t)))
        w = (root + (tip - root) * t) / 2
        nx, ny = -math.sin(angle) * w, math.cos(angle) * w
        left.append((at.x() + nx, at.y() + ny))
        right.append((at.x() - nx, at.y() - ny))
    return polygon(*left, *reversed(right))


def _smooth(points: tuple[Point, ...]) -> list[Segment]:
    """Quadratic curves through the middles of the given line."""
    if len(points) < 3:
        return [points[-1]]
    out: list[Segment] = []
    for k in range(1, len(points) - 1):
        (x, y), (nx, ny) = points[k], points[k + 1]
        last = k == len(points) - 2
        out.append((x, y, nx, ny) if last else (x, y, (x + nx) / 2, (y + ny) / 2))
    return out


def light(
    p: QPainter, x: float, y: float, radius: float, colour: QColor, cover: float = 0.6, flat: float = 1.0
) -> None:
    """A glow in the air around a point; ``flat`` below 1 presses it down."""
    with _plus(p):
        p.translate(x, y)
        p.scale(1.0, flat)
        stops = ((0.0, cover), (0.35, cover * 0.42), (0.7, cover * 0.1), (1.0, 0.0))
        fill(p, ellipse(0, 0, radius), radial(0, 0, radius, *((t, alpha(colour, a)) for t, a in stops)))


class _plus:
    """Adds light to what is painted already."""

    def __init__(self, p: QPainter) -> None:
        self._p = p

    def __enter__(self) -> None:
        self._p.save()
        self._p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)

    def __exit__(self, *_: object) -> None:
        self._p.restore()


def rivet(p: QPainter, c: Palette, x: float, y: float, r: float = 2.0) -> None:
    """The head of a rivet."""
    fill(p, ellipse(x, y + r * 0.3, r * 1.25), alpha(c.black, 0.55))
    head = radial(x - r * 0.4, y - r * 0.5, r * 1.7, (0, lighter(c.steel, 0.45)), (0.5, c.steel), (1, c.steel_deep))
    fill(p, ellipse(x, y, r), head)


def scratches(p: QPainter, shape: Shape, colour: QColor, count: int, seed: int, length: float = 30.0) -> None:
    """Fine lines of wear in two directions."""
    rnd = Random(seed)
    path = as_path(shape)
    r = path.boundingRect()
    with clipped(p, path):
        for _ in range(count):
            x, y = r.x() + rnd.random() * r.width(), r.y() + rnd.random() * r.height()
            a = rnd.uniform(-0.5, 0.5) + rnd.choice((0.0, 1.57))
            n = rnd.uniform(length * 0.15, length)
            line = curve((x, y), (x + n * math.cos(a), y + n * math.sin(a)))
            stroke(p, line, alpha(colour, rnd.uniform(0.3, 1.0)), rnd.uniform(0.5, 1.2))


def blots(p: QPainter, shape: Shape, colour: QColor, count: int, seed: int, size: float = 40.0) -> None:
    """Stains of rust and damp with soft edges."""
    rnd = Random(seed)
    path = as_path(shape)
    r = path.boundingRect()
    with clipped(p, path):
        for _ in range(count):
            x, y = r.x() + rnd.random() * r.width(), r.y() + rnd.random() * r.height()
            n = rnd.uniform(0.3, 1.0) * size
            spot = alpha(colour, rnd.uniform(0.4, 1.0))
            stain = radial(x, y, n, (0, spot), (0.6, alpha(spot, 0.35)), (1, alpha(spot, 0)))
            fill(p, ellipse(x, y, n, n * rnd.uniform(0.45, 1.0)), stain)


def teeth(
    p: QPainter, c: Palette, x: float, y: float, width: float, count: int, height: float, seed: int, up: bool = False
) -> None:
    """A row of crooked bone teeth hanging from a line (or standing on it)."""
    rnd = Random(seed)
    step, s = width / count, -1.0 if up else 1.0
    for k in range(count):
        h = height * rnd.uniform(0.6, 1.1) * (1 if 0 < k < count - 1 else 0.7) * s
        left = x + k * step
        tooth = curve(
            (left + 0.4, y),
            (left + step * 0.45, y + h * 1.25, left + step * 0.55, y + h),
            (left + step * 0.8, y + h * 0.5, left + step - 0.4, y),
            closed=True,
        )
        fill(p, tooth.translated(0, 1.4), alpha(c.black, 0.5))
        fill(p, tooth, linear(0, y, 0, y + h, (0, darker(c.bone, 0.42)), (1, lighter(c.bone, 0.25))))


def ribs(
    p: QPainter, c: Palette, x: float, y: float, width: float, count: int, step: float, thick: float = 3.2
) -> None:
    """A rib cage around the breastbone at ``x``, from ``y`` downwards."""
    for k in range(count):
        w, top = width * (1 - 0.08 * k), y + k * step
        for s in (-1, 1):
            bone = curve((x + s * 2, top), (x + s * w * 0.8, top - step * 0.6, x + s * w, top + step * 0.9))
            stroke(p, bone, darker(c.bone, 0.82), thick + 1.8)
            stroke(p, bone, linear(x - w, 0, x + w, 0, (0, lighter(c.bone, 0.15)), (1, darker(c.bone, 0.45))), thick)
    stroke(p, curve((x, y - 2), (x, y + count * step)), darker(c.bone, 0.82), thick + 2.2)
    stroke(p, curve((x, y - 2), (x, y + count * step)), c.bone, thick + 0.4)


def eyes(p: QPainter, x: float, y: float, gap: float, r: float, colour: QColor, flat: float = 1.0) -> None:
    """Two burning eyes."""
    light(p, x, y, gap * 1.6 + r * 3, colour, 0.4)
    for s in (-1, 1):
        fill(p, ellipse(x + s * gap, y, r, r * flat), lighter(colour, 0.55))
        fill(p, ellipse(x + s * gap, y, r * 0.5, r * flat * 0.5), lighter(colour, 0.9))


def drop_path(x: float, y: float, s: float) -> QPainterPath:
    """A drop, ``s`` being half its height."""

    def at(dx: float, dy: float) -> Point:
        return x + dx * s, y + dy * s

    return curve(
        at(0, -1),
        (*at(0.25, -0.45), *at(0.72, -0.1), *at(0.72, 0.32)),
        (*at(0.72, 0.78), *at(0.36, 1), *at(0, 1)),
        (*at(-0.36, 1), *at(-0.72, 0.78), *at(-0.72, 0.32)),
        (*at(-0.72, -0.1), *at(-0.25, -0.45), *at(0, -1)),
        closed=True,
    )
