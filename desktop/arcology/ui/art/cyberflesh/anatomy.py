"""Parts that figures are put together from, on a field of 160 by 140 units with the middle of the body at x = 80."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cyberflesh.inks import Inks
from arcology.ui.art.cyberflesh.shapes import (
    Segment,
    ball,
    curve,
    eyes,
    form,
    light,
    limb,
    mirrored,
    rivet,
    tapered,
    upright,
)
from arcology.ui.art.paint import Point, clipped, ellipse, fill, linear, polygon, radial, rounded, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix

X: Final = 80.0


def robe(
    p: QPainter,
    i: Inks,
    shoulder: float = 24,
    hem: float = 40,
    top: float = 58,
    bottom: float = 134,
    high: QColor | None = None,
    low: QColor | None = None,
    folds: int = 7,
    torn: bool = False,
    waist: float = 0.0,
) -> QPainterPath:
    """A gown from the shoulders to the floor; ``torn`` leaves its hem in rags."""
    w = waist or (shoulder + hem) * 0.46
    middle = top + (bottom - top) * 0.42
    left: list[Segment] = [(X - shoulder * 0.4, top, X - shoulder, top + 3, X - shoulder, top + 14)]
    left += [(X - w, middle, X - w, middle), (X - w - 2, middle + 20, X - hem, bottom)]
    path = curve((X, top - 2), *left)
    count = 8
    for k in range(1, count + 1):
        x = X - hem + 2 * hem * k / count
        path.lineTo(x - hem / count, bottom + (-9 if torn else 2.5) * (1 if k % 2 else 0.6))
        path.lineTo(x, bottom + (4 if torn and k % 3 == 0 else 0))
    path.quadTo(X + w + 2, middle + 20, X + w, middle)
    path.quadTo(X + w, middle, X + shoulder, top + 14)
    path.cubicTo(X + shoulder, top + 3, X + shoulder * 0.4, top, X, top - 2)
    form(p, path, high or i.body, low or i.body_low, i.rim, (1.7, -1.2))
    with clipped(p, path):
        for k in range(folds):
            at = k - (folds - 1) / 2
            fold = curve(
                (X + at * w * 0.24, middle - 8),
                (X + at * w * 0.34, middle + 24, X + at * hem * 2 / folds, bottom + 4),
            )
            stroke(p, fold, alpha(i.c.black, 0.4), 1.7)
            stroke(p, fold.translated(1.2, 0), alpha(i.rim, 0.13), 0.9)
    return path


def cowl(p: QPainter, i: Inks, y: float, w: float, h: float, high: QColor | None = None, point: float = 0.0) -> None:
    """A hood with darkness in it; ``point`` draws its tip up and to the right."""
    path = curve(
        (X - w, y + h * 0.5),
        (X - w * 1.05, y - h * 0.2, X - w * 0.7, y - h * 0.5, X + point * 0.4, y - h * 0.5 - point),
        (X + w * 0.75, y - h * 0.5, X + w * 1.05, y - h * 0.2, X + w, y + h * 0.5),
        (X + w * 0.4, y + h * 0.66, X, y + h * 0.62),
        (X - w * 0.4, y + h * 0.66, X - w, y + h * 0.5),
        closed=True,
    )
    form(p, path, high or i.body, i.body_low, i.rim, (1.8, -1.3))
    hollow = ellipse(X, y + h * 0.08, w * 0.66, h * 0.44)
    fill(p, hollow, radial(X, y, h * 0.6, (0, i.c.black), (1, mix(i.body_low, i.c.black, 0.3))))
    stroke(p, hollow, alpha(i.rim, 0.3), 1)


def sleeve(p: QPainter, i: Inks, side: int, hand: Point, *, wide: float = 13, high: QColor | None = None) -> None:
    """An arm in a wide sleeve from the shoulder to ``hand``; ``side`` is -1 or 1."""
    hx, hy = hand
    sx, sy = X + side * 20, 66.0
    elbow = (X + side * (22 + abs(hx - X) * 0.5), max(sy, hy) + 10)
    arm = tapered(((sx, sy), elbow, (hx, hy)), 11, wide)
    rim = i.rim if side > 0 else None
    form(p, arm, high or i.body, i.body_low, rim, (1.4, -1.2), alpha(i.c.black, 0.5))


def claw(p: QPainter, i: Inks, x: float, y: float, turn: float, length: float = 9, fingers: int = 3) -> None:
    """Bony fingers that spread around ``turn`` (degrees, 0 to the right, 90 upwards)."""
    ball(p, x, y, 3.2, 3.2, i.bone, i.bone_low)
    for k in range(fingers):
        a = math.radians(turn + (k - (fingers - 1) / 2) * 30)
        tip = (x + math.cos(a) * length, y - math.sin(a) * length)
        bend = (x + math.cos(a + 0.3) * length * 0.6, y - math.sin(a + 0.3) * length * 0.6)
        limb(p, curve((x, y), (*bend, *tip)), 1.9, i.bone, i.bone_low)


def skull(p: QPainter, i: Inks, x: float, y: float, s: float = 1.0, glow: QColor | None = None) -> None:
    """A skull, 24 units high at ``s`` = 1."""
    head = curve(
        (x - 8.5 * s, y + 3 * s),
        (x - 13 * s, y - 4 * s, x - 9 * s, y - 13 * s, x, y - 13 * s),
        (x + 9 * s, y - 13 * s, x + 13 * s, y - 4 * s, x + 8.5 * s, y + 3 * s),
        (x + 7 * s, y + 6 * s, x + 5.5 * s, y + 11 * s, x, y + 11.5 * s),
        (x - 5.5 * s, y + 11 * s, x - 7 * s, y + 6 * s, x - 8.5 * s, y + 3 * s),
        closed=True,
    )
    form(p, head, lighter(i.bone, 0.12), i.bone_low, i.rim, (1.1 * s, -0.9 * s), alpha(i.c.black, 0.7))
    hole = darker(i.c.night, 0.3)
    for side in (-1, 1):
        fill(p, ellipse(x + side * 4.2 * s, y - 1.2 * s, 3 * s, 3.3 * s), hole)
    fill(p, polygon((x, y + 2 * s), (x - 1.6 * s, y + 5.4 * s), (x + 1.6 * s, y + 5.4 * s)), hole)
    for k in range(-2, 3):
        stroke(p, curve((x + k * 1.9 * s, y + 7.4 * s), (x + k * 1.7 * s, y + 10.6 * s)), alpha(hole, 0.8), 0.8 * s)
    if glow is not None:
        eyes(p, x, y - 1 * s, 4.2 * s, 1.3 * s, glow)


def face(p: QPainter, i: Inks, x: float, y: float, s: float = 1.0, *, glow: QColor | None = None) -> None:
    """A narrow pale face with sunken eyes."""
    shape = curve(
        (x, y - 12 * s),
        (x - 9 * s, y - 12 * s, x - 8.5 * s, y + 2 * s, x - 5 * s, y + 9 * s),
        (x, y + 13 * s, x + 5 * s, y + 9 * s),
        (x + 8.5 * s, y + 2 * s, x + 9 * s, y - 12 * s, x, y - 12 * s),
    )
    form(p, shape, lighter(i.bone, 0.05), mix(i.bone_low, i.bone, 0.35), i.rim, (0.9 * s, -0.8 * s))
    for side in (-1, 1):
        fill(p, ellipse(x + side * 3.4 * s, y - 2.4 * s, 2.2 * s, 2.6 * s), i.dark)
    stroke(p, curve((x - 3.2 * s, y + 6.4 * s), (x, y + 4.4 * s, x + 3.2 * s, y + 6.4 * s)), i.dark, 1.0 * s)
    if glow is not None:
        eyes(p, x, y - 2.2 * s, 3.4 * s, 0.9 * s, glow)


def halo(p: QPainter, i: Inks, x: float, y: float, r: float, spikes: int = 16, tone: QColor | None = None) -> None:
    """A ring with rays of scrap behind a head."""
    metal = tone or i.rust
    ring = ellipse(x, y, r).subtracted(ellipse(x, y, r * 0.8))
    for k in range(spikes):
        a = 2 * math.pi * k / spikes
        reach = r * (1.34 if k % 2 else 1.2)
        ray = polygon(
            (x + r * 0.94 * math.cos(a - 0.09), y + r * 0.94 * math.sin(a - 0.09)),
            (x + reach * math.cos(a), y + reach * math.sin(a)),
            (x + r * 0.94 * math.cos(a + 0.09), y + r * 0.94 * math.sin(a + 0.09)),
        )
        ring = ring.united(ray)
    form(p, ring, metal, mix(metal, i.c.night, 0.7), i.rim, (1, -0.9), alpha(i.c.black, 0.6))


def spider_legs(p: QPainter, i: Inks, joints: tuple[tuple[float, float, float, float], ...], y: float = 70.0) -> None:
    """Pairs of legs: for each, knee and foot as distances from the middle and heights."""
    for side in (-1, 1):
        for kx, ky, ex, ey in joints:
            knee, foot = (X + side * kx, ky), (X + side * ex, ey)
            upper = curve((X + side * 10, y), (X + side * kx * 0.6, ky - 6, *knee))
            lower = curve(knee, (X + side * (kx + 10), ky + 30, *foot))
            for path, width in ((upper, 5.0), (lower, 3.4)):
                stroke(p, path, i.dark, width)
                stroke(p, path.translated(side * 0.9, -1), alpha(i.rim, 0.6 if side > 0 else 0.34), 1.1)
            fill(p, ellipse(*knee, 3.2), i.dark)
            fill(p, ellipse(knee[0] + 0.6, knee[1] - 0.8, 1.3), alpha(i.rim, 0.75))


def lantern(p: QPainter, i: Inks, x: float, y: float, s: float = 1.0) -> None:
    """A lamp with burning glass, hanging from (x, y)."""
    glass_ = linear(x - 8 * s, y, x + 8 * s, y + 18 * s, (0, lighter(i.rim, 0.7)), (0.5, i.rim), (1, i.light))
    light(p, x, y + 12 * s, 44 * s, i.rim, 0.75)
    stroke(p, ellipse(x, y, 4 * s), mix(i.c.wood, i.bone, 0.4), 1.5 * s)
    cage = polygon((x - 6 * s, y + 4 * s), (x + 6 * s, y + 4 * s), (x + 8 * s, y + 21 * s), (x - 8 * s, y + 21 * s))
    fill(p, cage, glass_)
    for k in (-1, 0, 1):
        bar = curve((x + k * 6 * s, y + 4 * s), (x + k * 8 * s, y + 21 * s))
        stroke(p, bar, darker(i.c.wood, 0.6), 1.4 * s)
    for top, half in ((1.6, 8.6), (20.0, 10.2)):
        band = QRectF(x - half * s, y + top * s, 2 * half * s, 3.5 * s)
        fill(p, rounded(band, 1.4 * s), darker(i.c.wood, 0.35))
    light(p, x, y + 12 * s, 20 * s, i.c.white, 0.5)


def bell(p: QPainter, i: Inks, x: float, y: float, s: float = 1.0, tone: QColor | None = None) -> None:
    """A bronze bell, 40 units high, its crown at (x, y)."""
    bronze = tone or mix(i.c.wood, i.c.ember, 0.25)
    shape = curve(
        (x, y),
        (x - 14 * s, y, x - 15 * s, y + 12 * s, x - 16 * s, y + 24 * s),
        (x - 18 * s, y + 34 * s, x - 24 * s, y + 38 * s),
        (x, y + 45 * s, x + 24 * s, y + 38 * s),
        (x + 18 * s, y + 34 * s, x + 16 * s, y + 24 * s),
        (x + 15 * s, y + 12 * s, x + 14 * s, y, x, y),
        closed=True,
    )
    form(p, shape, lighter(bronze, 0.2), darker(bronze, 0.72), i.rim, (1.8 * s, -1.3 * s), alpha(i.c.black, 0.7))
    for at, w in ((12.0, 13.5), (30.0, 17.5)):
        band = curve((x - w * s, y + at * s), (x, y + (at + 4) * s, x + w * s, y + at * s))
        stroke(p, band, darker(bronze, 0.6), 1.6 * s)
        stroke(p, band.translated(0, 1.4 * s), alpha(i.rim, 0.4), 0.8 * s)


def chain(p: QPainter, i: Inks, path: QPainterPath, size: float = 3.0) -> None:
    """Links along a line."""
    count = max(2, int(path.length() / (size * 1.5)))
    for k in range(count):
        at = path.pointAtPercent(k / (count - 1))
        r = (size * 0.72, size * 0.44) if k % 2 else (size * 0.4, size * 0.66)
        stroke(p, ellipse(at.x(), at.y(), *r), i.c.black, size * 0.62)
        stroke(p, ellipse(at.x(), at.y(), *r), lighter(i.metal, 0.2), size * 0.34)


def plate(p: QPainter, i: Inks, *points: Point, high: QColor | None = None) -> None:
    """A slab of slag or armour."""
    top = high or i.metal
    form(p, polygon(*points), top, mix(top, i.c.night, 0.86), i.rim, (1.6, -1.4), i.c.night, 0.6)


def sack(p: QPainter, i: Inks, path: QPainterPath, tone: QColor, veins: int = 6, seed: int = 1) -> None:
    """A swollen skin: lit, veined, glossy."""
    from random import Random

    b = path.boundingRect()
    lit, low = lighter(tone, 0.3), mix(tone, i.c.night, 0.78)
    x, y = b.x() + b.width() * 0.36, b.y() + b.height() * 0.3
    fill(p, path, radial(x, y, max(b.width(), b.height()) * 0.75, (0, lit), (0.4, tone), (1, low)))
    rnd = Random(seed)
    with clipped(p, path):
        for _ in range(veins):
            a, c = rnd.uniform(0, 6.28), b.center()
            w, h = b.width() * 0.5, b.height() * 0.5
            vein = curve(
                (c.x() + math.cos(a) * w, c.y() + math.sin(a) * h),
                (
                    c.x() + math.cos(a + 0.5) * w * 0.6,
                    c.y() + math.sin(a + 0.5) * h * 0.6,
                    c.x() + math.cos(a - 0.2) * w * 0.2,
                    c.y() + math.sin(a - 0.2) * h * 0.2,
                ),
            )
            stroke(p, vein, alpha(mix(i.blood, i.c.night, 0.4), 0.6), 1.1)
    fill(p, path.subtracted(path.translated(-1.8, 1.5)), alpha(i.rim, 0.6))
    fill(p, ellipse(x, y, b.width() * 0.1, b.height() * 0.07), alpha(i.c.white, 0.45))
    stroke(p, path, alpha(i.c.black, 0.6), 1.2)


def pair(p: QPainter, i: Inks, path: QPainterPath, high: QColor, low: QColor, outline: QColor | None = None) -> None:
    """A form and its mirror image; only the right one catches the lamp."""
    form(p, mirrored(path), high, low, None, outline=outline)
    form(p, path, high, low, i.rim, outline=outline)


def bolts(p: QPainter, i: Inks, *points: Point, r: float = 1.8) -> None:
    for x, y in points:
        rivet(p, i.c, x, y, r)


def belt(p: QPainter, i: Inks, y: float, half: float, tone: QColor | None = None) -> None:
    strap = QRectF(X - half, y, 2 * half, 6)
    leather = tone or darker(i.c.wood, 0.45)
    fill(p, rounded(strap, 2), linear(0, y, 0, y + 6, (0, lighter(leather, 0.2)), (1, darker(leather, 0.6))))
    buckle = QRectF(X - 5, y - 1.4, 10, 9)
    stroke(p, rounded(buckle, 1.6), mix(i.c.wood, i.bone, 0.5), 1.8)


def fur(p: QPainter, path: QPainterPath, colour: QColor, length: float = 5.0, lean: float = 1.0) -> None:
    """Short strokes that stand off an outline."""
    count = int(path.length() / 3.2)
    for k in range(count):
        at = path.pointAtPercent(k / count)
        a = math.radians(-path.angleAtPercent(k / count) - 90)
        tip = (at.x() + math.cos(a + 0.5 * lean) * length, at.y() + math.sin(a + 0.5 * lean) * length)
        stroke(p, curve((at.x(), at.y()), tip), colour, 1.1)


def glare(p: QPainter, i: Inks, path: QPainterPath, colour: QColor) -> None:
    """A shape that shines by itself."""
    b = path.boundingRect()
    light(p, b.center().x(), b.center().y(), max(b.width(), b.height()) * 1.4, colour, 0.5)
    fill(p, path, upright(path, lighter(colour, 0.75), lighter(colour, 0.1)))
