"""Illustrations of the six equipment cards, each painted into the rectangle it is given."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cyberdoom_tower.machine import Machine
from arcology.ui.art.cyberdoom_tower.robots import lurker
from arcology.ui.art.paint import (
    clipped,
    diagonal,
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
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import soft
from arcology.ui.art.surfaces import hex_texture, scan_lines

TONES: Final[Mapping[str, str]] = {
    "gunsight": "red_die",
    "laser_cannon": "room_3",
    "plasma_rifle": "room_5",
    "jetpack": "room_1",
    "tecno_suit": "room_2",
    "antimatter_grenade": "yellow_die",
}


def tone_of(c: Palette, kind: str) -> QColor:
    """The colour of an equipment card."""
    return c.role(TONES.get(kind, "room_3"))


def _night(p: QPainter, c: Palette, r: QRectF, tone: QColor, x: float = 0.5, y: float = 0.5) -> None:
    """A dark ground with a wash of the card's colour around (x, y) in parts of the rectangle."""
    base = mix(c.machine_dark, tone, 0.16)
    fill(p, r, diagonal(r, (0, lighter(base, 0.03)), (1, darker(base, 0.55))))
    cx, cy = r.x() + r.width() * x, r.y() + r.height() * y
    fill(p, r, radial(cx, cy, r.width() * 0.62, (0, alpha(tone, 0.42)), (0.6, alpha(tone, 0.1)), (1, alpha(tone, 0))))


def _metal(c: Palette, r: QRectF, light: float = 0.4) -> tuple[QColor, QColor, QColor]:
    return lighter(c.machine, light), c.machine, darker(c.machine_dark, 0.2)


def _solid(p: QPainter, c: Palette, path: QPainterPath, light: float = 0.4) -> None:
    """A metal part lit from above."""
    r = path.boundingRect()
    high, mid, low = _metal(c, r, light)
    fill(p, path, vertical(r, (0, high), (0.4, mix(mid, low, 0.3)), (1, low)))
    stroke(p, path, alpha(c.black, 0.8), 1)
    with clipped(p, path):
        stroke(p, path, vertical(r, (0, alpha(c.white, 0.75)), (0.4, alpha(c.white, 0))), 1.6)


def laser_cannon(p: QPainter, c: Palette, r: QRectF) -> None:
    """A cannon and its beam across the picture."""
    tone = c.room_3
    _night(p, c, r, tone, 0.7, 0.4)
    mid = r.center().y() + 4
    for k in range(7):
        ray = polyline((r.right(), r.y() + k * 19), (r.x() + 74, mid - 4))
        stroke(p, ray, alpha(lighter(tone, 0.3), 0.07), 6)
    beam = polyline((r.x() + 74, mid - 10), (r.right() + 4, mid - 33))
    soft(p, beam, 12, alpha(tone, 1.0), width=9, screen=True)
    stroke(p, beam, lighter(tone, 0.35), 5.5)
    stroke(p, beam, lighter(tone, 0.88), 2.6)
    soft(p, ellipse(r.x() + 77, mid - 11, 9), 8, lighter(tone, 0.5), screen=True)
    with placed(p, r.x() + 13, mid + 10, 1.02, -13):
        _solid(p, c, polygon((2, 2), (16, 0), (20, 26), (7, 28)), 0.2)
        _solid(p, c, polygon((0, -10), (30, -14), (58, -11), (74, -8), (74, 4), (44, 9), (22, 9), (0, 7)))
        _solid(p, c, rounded(QRectF(24, -22, 30, 8), 3), 0.5)
        for i in range(3):
            fill(p, rounded(QRectF(33 + i * 9, -5, 6, 6), 1.5), lighter(tone, 0.25))
        for i in range(4):
            fill(p, QRectF(6 + i * 4, -6, 2, 10), alpha(c.black, 0.6))
        fill(p, rounded(QRectF(70, -9, 6, 14), 2), darker(c.machine_dark, 0.3))


def plasma_rifle(p: QPainter, c: Palette, r: QRectF) -> None:
    """A heavy rifle with coils, a ball of plasma leaving its mouth."""
    tone = c.room_5
    _night(p, c, r, tone, 0.78, 0.4)
    bx, by = r.right() - 28, r.y() + 34
    rnd = Random(7)
    for _ in range(9):
        a, length = rnd.uniform(0, 2 * math.pi), rnd.uniform(20, 42)
        points = [(bx, by)]
        for k in range(1, 5):
            along = length * k / 4
            points.append(
                (bx + math.cos(a) * along + rnd.uniform(-5, 5), by + math.sin(a) * along + rnd.uniform(-5, 5))
            )
        stroke(p, polyline(*points), alpha(lighter(tone, 0.55), 0.65), 1.1)
    soft(p, ellipse(bx, by, 16), 14, tone, gain=1.4, screen=True)
    fill(
        p,
        ellipse(bx, by, 13),
        radial(bx - 3, by - 4, 15, (0, lighter(tone, 0.95)), (0.45, lighter(tone, 0.4)), (1, alpha(tone, 0.25))),
    )
    with placed(p, r.x() + 10, r.center().y() + 12, 1.0, -17):
        _solid(p, c, polygon((0, -6), (22, -12), (26, 4), (24, 10), (4, 18)), 0.25)
        _solid(p, c, polygon((36, 6), (47, 6), (50, 28), (39, 29)), 0.2)
        _solid(p, c, polygon((20, -14), (84, -16), (92, -10), (92, 0), (84, 6), (20, 8)))
        for i in range(5):
            coil = rounded(QRectF(40 + i * 9, -18, 5, 25), 2.5)
            fill(p, coil, vertical(coil.boundingRect(), (0, lighter(tone, 0.7)), (0.5, tone), (1, darker(tone, 0.5))))
        _solid(p, c, rounded(QRectF(90, -13, 20, 5), 2), 0.5)
        _solid(p, c, rounded(QRectF(90, -2, 20, 5), 2), 0.3)
        _solid(p, c, rounded(QRectF(26, -25, 26, 7), 2), 0.45)


def gunsight(p: QPainter, c: Palette, r: QRectF) -> None:
    """Through the sight: a sentinel between the hairs."""
    tone = c.red_die
    fill(p, r, mix(c.machine_dark, c.black, 0.62))
    cx, cy, radius = r.center().x(), r.center().y(), r.height() * 0.47
    lens = ellipse(cx, cy, radius)
    warm = lighter(tone, 0.1)
    with clipped(p, lens):
        area = QRectF(cx - radius, cy - radius, 2 * radius, 2 * radius)
        fill(p, area, radial(cx, cy, radius, (0, mix(warm, c.black, 0.35)), (1, mix(warm, c.black, 0.82))))
        for k in range(-5, 6):
            stroke(p, polyline((cx + k * 4, cy + 8), (cx + k * 22, cy + radius)), alpha(lighter(tone, 0.4), 0.2), 0.9)
        with placed(p, cx, cy + 4, 0.47):
            lurker(Machine(p, c, c.machine_eye))
        scan_lines(p, area, alpha(lighter(tone, 0.5), 0.1), 3)
    for factor, width in ((1.0, 5.0), (0.62, 1.4)):
        stroke(p, ellipse(cx, cy, radius * factor), alpha(lighter(tone, 0.5) if factor < 1 else c.machine, 0.9), width)
    stroke(p, ellipse(cx, cy, radius + 2), alpha(c.black, 0.8), 1.4)
    for dx, dy in ((1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)):
        hair = polyline(
            (cx + dx * radius * 0.22, cy + dy * radius * 0.22), (cx + dx * radius * 0.96, cy + dy * radius * 0.96)
        )
        stroke(p, hair, lighter(tone, 0.6), 1.5)
        for part in (0.42, 0.54, 0.74, 0.86):
            at, down = cx + dx * radius * part, cy + dy * radius * part
            mark = polyline((at - dy * 3, down - dx * 3), (at + dy * 3, down + dx * 3))
            stroke(p, mark, lighter(tone, 0.6), 1.2)
    soft(p, ellipse(cx, cy, 3), 5, tone, screen=True)
    fill(p, ellipse(cx, cy, 2), lighter(tone, 0.75))
    for side in (-1, 1):
        for k in range(4):
            bar = QRectF(cx + side * (radius + 13) - 8, cy - 22 + k * 13, 16 - k * 2.6, 3)
            fill(p, bar, alpha(lighter(tone, 0.4), 0.75 - k * 0.14))


def jetpack(p: QPainter, c: Palette, r: QRectF) -> None:
    """Two engines burning above the roofs."""
    tone = c.room_1
    _night(p, c, r, tone, 0.5, 0.85)
    cx, top = r.center().x(), r.y() + 8
    rnd = Random(3)
    for k in range(12):
        x = r.x() + k * 15
        fill(p, QRectF(x, r.bottom() - rnd.uniform(8, 30), 12, 40), alpha(c.black, 0.5))
    for side in (-1, 1):
        x = cx + side * 22
        flame = QPainterPath(QPointF(x - 8, top + 58))
        flame.cubicTo(x - 15, top + 78, x - 4, top + 84, x, top + 104)
        flame.cubicTo(x + 4, top + 84, x + 15, top + 78, x + 8, top + 58)
        flame.closeSubpath()
        soft(p, flame, 9, tone, gain=1.2, screen=True)
        fill(
            p,
            flame,
            vertical(
                flame.boundingRect(),
                (0, c.core),
                (0.3, lighter(c.yellow_die, 0.2)),
                (0.65, tone),
                (1, alpha(tone, 0.0)),
            ),
        )
        _solid(p, c, polygon((x - 9, top + 48), (x + 9, top + 48), (x + 12, top + 60), (x - 12, top + 60)), 0.2)
        tank = rounded(QRectF(x - 13, top, 26, 50), 12)
        box = tank.boundingRect()
        fill(
            p,
            tank,
            horizontal(
                box,
                (0, darker(c.machine, 0.4)),
                (0.3, lighter(c.machine, 0.75)),
                (0.6, c.machine),
                (1, darker(c.machine_dark, 0.1)),
            ),
        )
        stroke(p, tank, alpha(c.black, 0.8), 1)
        fill(p, QRectF(x - 13, top + 30, 26, 6), alpha(c.hazard, 0.95))
        fill(p, ellipse(x - 4, top + 9, 2.4, 4), alpha(c.white, 0.8))
        wing = polygon(
            (x + side * 12, top + 20), (x + side * 40, top + 44), (x + side * 36, top + 50), (x + side * 12, top + 40)
        )
        _solid(p, c, wing, 0.45 if side < 0 else 0.15)
    _solid(p, c, rounded(QRectF(cx - 11, top + 8, 22, 34), 4), 0.3)
    fill(p, rounded(QRectF(cx - 6, top + 14, 12, 5), 1.5), lighter(tone, 0.35))
    for k in range(3):
        fill(p, QRectF(cx - 6, top + 24 + k * 5, 12, 2), alpha(c.black, 0.6))


def tecno_suit(p: QPainter, c: Palette, r: QRectF) -> None:
    """A figure that the hexagons of its surroundings show through."""
    tone = c.room_2
    _night(p, c, r, tone, 0.5, 0.6)
    cx, foot = r.center().x(), r.bottom()
    soft(p, ellipse(cx, foot - 44, 34), 22, alpha(tone, 0.6), screen=True)
    body = QPainterPath(QPointF(cx - 58, foot))
    body.cubicTo(cx - 56, foot - 38, cx - 36, foot - 45, cx - 17, foot - 50)
    body.lineTo(cx + 17, foot - 50)
    body.cubicTo(cx + 36, foot - 45, cx + 56, foot - 38, cx + 58, foot)
    body.closeSubpath()
    head = QPainterPath(QPointF(cx - 21, foot - 54))
    head.cubicTo(cx - 26, foot - 96, cx + 26, foot - 96, cx + 21, foot - 54)
    head.cubicTo(cx + 14, foot - 42, cx - 14, foot - 42, cx - 21, foot - 54)
    cloth, dark = mix(c.machine_dark, tone, 0.3), darker(mix(c.machine_dark, tone, 0.1), 0.45)
    for part in (body, head):
        q = part.boundingRect()
        fill(p, part, horizontal(q, (0, lighter(tone, 0.45)), (0.2, cloth), (0.62, mix(cloth, dark, 0.6)), (1, dark)))
        stroke(p, part, dark, 1.2)
        stroke(p, part, diagonal(q, (0, alpha(lighter(tone, 0.6), 0.95)), (0.5, alpha(tone, 0.05))), 1.4)
    fade = QRectF(cx, r.y(), r.width() / 2, r.height())
    with clipped(p, body.united(head)):
        fill(p, fade, horizontal(fade, (0, alpha(dark, 0)), (1, alpha(mix(c.machine_dark, tone, 0.16), 0.9))))
    visor = polygon((cx - 17, foot - 70), (cx + 17, foot - 70), (cx + 13, foot - 57), (cx - 13, foot - 57))
    soft(p, visor, 7, alpha(tone, 0.95), screen=True)
    fill(p, visor, horizontal(visor.boundingRect(), (0, lighter(tone, 0.85)), (1, tone)))
    stroke(p, polyline((cx, foot - 40), (cx, foot)), alpha(tone, 0.75), 2)
    stroke(p, polyline((cx - 32, foot - 30), (cx, foot - 18), (cx + 32, foot - 30)), alpha(tone, 0.5), 1.7)
    hex_texture(p, r, 11, alpha(lighter(tone, 0.3), 0.2))


def antimatter_grenade(p: QPainter, c: Palette, r: QRectF) -> None:
    """A sphere around a hole of light, held by two rings."""
    tone = c.yellow_die
    _night(p, c, r, tone, 0.5, 0.5)
    cx, cy = r.center().x(), r.center().y()
    rnd = Random(12)
    for _ in range(34):
        a, d = rnd.uniform(0, 2 * math.pi), rnd.uniform(34, 84)
        x, y = cx + math.cos(a) * d, cy + math.sin(a) * d * 0.62
        streak = polyline((x, y), (x + math.cos(a) * 5, y + math.sin(a) * 3))
        stroke(p, streak, alpha(lighter(tone, 0.5), rnd.uniform(0.2, 0.8)), 1.2)
    soft(p, ellipse(cx, cy, 38), 18, alpha(tone, 0.5), screen=True)
    for turn, half in ((-24, True), (28, True)):
        with placed(p, cx, cy, turn=turn):
            _ring(p, c, half)
    shell = ellipse(cx, cy, 30)
    fill(
        p,
        shell,
        radial(cx - 9, cy - 11, 48, (0, lighter(c.machine, 0.72)), (0.4, c.machine), (1, darker(c.machine_dark, 0.3))),
    )
    stroke(p, shell, alpha(c.black, 0.85), 1.2)
    for k in range(8):
        with placed(p, cx, cy, turn=k * 45):
            fill(p, rounded(QRectF(-2.4, -27, 4.8, 8), 1.6), alpha(c.black, 0.65))
            fill(p, rounded(QRectF(-1.2, -26, 2.4, 5), 1.2), lighter(tone, 0.2))
    fill(p, ellipse(cx, cy, 17), darker(c.machine_dark, 0.5))
    soft(p, ellipse(cx, cy, 13), 9, tone, gain=1.3, screen=True)
    fill(
        p,
        ellipse(cx, cy, 13.5),
        radial(cx, cy, 13.5, (0, c.black), (0.42, c.black), (0.5, c.core), (0.7, tone), (1, darker(tone, 0.7))),
    )
    for turn in (-24, 28):
        with placed(p, cx, cy, turn=turn), clipped(p, QRectF(-80, 2, 160, 60)):
            _ring(p, c, False)
    _solid(p, c, rounded(QRectF(cx - 8, cy - 42, 16, 13), 3), 0.4)
    stroke(p, ellipse(cx + 15, cy - 38, 6), mix(c.hazard, c.machine, 0.3), 2.6)


def _ring(p: QPainter, c: Palette, behind: bool) -> None:
    path = ellipse(0, 0, 54, 15)
    stroke(p, path, darker(c.machine_dark, 0.3), 6)
    steel = linear(-54, 0, 54, 0, (0, lighter(c.machine, 0.65)), (0.5, c.machine), (1, c.machine_dark))
    stroke(p, path, steel, 4 if not behind else 3.4)


ILLUSTRATIONS: Final[Mapping[str, Callable[[QPainter, Palette, QRectF], None]]] = {
    "gunsight": gunsight,
    "laser_cannon": laser_cannon,
    "plasma_rifle": plasma_rifle,
    "jetpack": jetpack,
    "tecno_suit": tecno_suit,
    "antimatter_grenade": antimatter_grenade,
}
