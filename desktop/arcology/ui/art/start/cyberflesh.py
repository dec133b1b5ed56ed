"""Cyberflesh's scene: a hall of ribs deep below, the thing that has grown in it, and three who have come down with
lamps.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art import paint
from arcology.ui.art.paint import Point
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow, soft
from arcology.ui.art.start.scenery import haze, person, specks
from arcology.ui.art.studio import Studio
from arcology.ui.art.surfaces import texture

HEIGHT: Final = 560.0
_BESIDE: Final = 1000.0  # in scenes wider than this, texts stand at the left
_HEART: Final = HEIGHT * 0.44


@dataclass(frozen=True)
class _Plan:
    width: float

    @property
    def cx(self) -> float:
        return self.width * (0.66 if self.width > _BESIDE else 0.5)

    @property
    def unit(self) -> float:
        """The width that the hall of ribs is measured in."""
        return min(self.width, 640.0) if self.width > 500 else self.width


def paint_scene(p: QPainter, studio: Studio, rect: QRectF) -> None:
    """Paints the scene into ``rect``."""
    palette = studio.palette
    k = rect.height() / HEIGHT
    plan = _Plan(rect.width() / k)
    with paint.clipped(p, rect), paint.placed(p, rect.x(), rect.y(), k):
        _hall(p, palette, plan)
        for arch in range(7 if plan.width < 700 else 13):
            _arch(p, palette, plan, arch)
        _creature(p, palette, plan)
        _floor(p, palette, plan)
        _drips(p, palette, plan)
        _pipes(p, palette, plan)
        _pods(p, palette, plan)
        air = QRectF(0, HEIGHT * 0.1, plan.width, HEIGHT * 0.8)
        specks(p, lighter(palette.glow, 0.4), air, int(plan.width / 6), 9)


def _hall(p: QPainter, palette: Palette, plan: _Plan) -> None:
    """Darkness with a sickly light in its middle."""
    whole = QRectF(0, 0, plan.width, HEIGHT)
    deep = darker(palette.sky_high, 0.25) if palette.dark else palette.sky_high
    stops = ((0.0, palette.sky_high), (0.4, palette.sky), (0.65, palette.sky_low), (1.0, deep))
    paint.fill(p, whole, paint.vertical(whole, *stops))
    light = lighter(palette.glow, 0.45)
    halo = paint.radial(
        plan.cx,
        _HEART,
        plan.unit * 0.66,
        (0, alpha(light, 0.78)),
        (0.35, alpha(palette.glow, 0.45)),
        (1, alpha(palette.glow, 0)),
    )
    paint.fill(p, whole, halo)
    rnd = Random(8)
    for i in range(9):
        with paint.placed(p, plan.cx, _HEART, turn=i * 40 + rnd.uniform(-10, 10)):
            ray = paint.polygon((-3, 0), (3, 0), (26, -HEIGHT * 0.6), (-26, -HEIGHT * 0.6))
            paint.fill(p, ray, paint.linear(0, 0, 0, -HEIGHT * 0.5, (0, alpha(light, 0.14)), (1, alpha(light, 0))))


def _rib(plan: _Plan, arch: int, side: int) -> QPainterPath:
    s = 0.34 + 0.16 * arch
    foot = HEIGHT * (0.60 + 0.085 * arch)
    w = plan.unit
    path = QPainterPath(QPointF(plan.cx + side * w * 0.50 * s, foot))
    path.cubicTo(
        plan.cx + side * w * 0.78 * s,
        foot - HEIGHT * 0.30 * s,
        plan.cx + side * w * 0.55 * s,
        foot - HEIGHT * 0.70 * s,
        plan.cx + side * w * 0.03,
        foot - HEIGHT * 0.74 * s,
    )
    return path


def _arch(p: QPainter, palette: Palette, plan: _Plan, arch: int) -> None:
    """Two ribs and their keystone; the further away, the greener in the haze."""
    t = min(1.0, arch / 5)
    bone = mix(mix(palette.bone, palette.glow, 0.5), palette.bone, t)
    bone = bone if palette.dark else darker(bone, 0.06)
    bone = darker(bone, min(0.6, max(0, arch - 5) * 0.11))  # the nearest are out of the light
    low = darker(mix(palette.glow, palette.rust, t), 0.62 + 0.15 * t)
    width = 6 + arch * 3.8 + max(0, arch - 6) * 3
    for side in (-1, 1):
        rib = _rib(plan, arch, side)
        if arch > 2:
            soft(p, rib, 10, alpha(palette.black, 0.7 if palette.dark else 0.35), 4, 6, width=width)
        paint.stroke(p, rib, low, width + 3)
        box = rib.boundingRect()
        inner_x, outer_x = (box.left(), box.right()) if side > 0 else (box.right(), box.left())
        shade = paint.linear(
            inner_x, 0, outer_x, 0, (0, bone), (0.5, mix(bone, palette.rust, 0.3)), (1, darker(bone, 0.68))
        )
        paint.stroke(p, rib, shade, width)
        paint.stroke(
            p,
            rib.translated(-side * width * 0.22, width * 0.1),
            alpha(palette.white, 0.25 + 0.12 * t),
            max(1.0, width * 0.12),
        )
        for joint in range(5):
            _joint(p, palette, rib, 0.14 + joint * 0.17, width)
    s = 0.34 + 0.16 * arch
    y = HEIGHT * (0.60 + 0.085 * arch) - HEIGHT * 0.74 * s
    stone = QRectF(plan.cx - 13 * s - 5, y - 8 * s - 4, 26 * s + 10, 20 * s + 8)
    paint.fill(p, paint.rounded(stone, 6 * s + 2), paint.vertical(stone, (0, lighter(bone, 0.12)), (1, low)))
    paint.stroke(p, paint.rounded(stone, 6 * s + 2), alpha(palette.black, 0.6), 1)


def _joint(p: QPainter, palette: Palette, rib: QPainterPath, at: float, width: float) -> None:
    """A seam across the rib, with the light edge behind it."""
    point = rib.pointAtPercent(at)
    turn = math.radians(-rib.angleAtPercent(at) + 90)
    ux, uy = math.cos(turn) * width * 0.52, math.sin(turn) * width * 0.52
    dx, dy = -math.sin(turn) * width * 0.14, math.cos(turn) * width * 0.14
    x, y = point.x(), point.y()
    dark = alpha(darker(palette.rust, 0.8), 0.85)
    paint.stroke(p, paint.polyline((x - ux, y - uy), (x + ux, y + uy)), dark, 1.2 + width * 0.09)
    paint.stroke(
        p, paint.polyline((x - ux + dx, y - uy + dy), (x + ux + dx, y + uy + dy)), alpha(palette.white, 0.45), 1.1
    )


def _tentacle(
    cx: float, cy: float, angle: float, length: float, swing: float, root: float, phase: float
) -> tuple[QPainterPath, list[Point]]:
    """The outline of an arm that tapers from ``root``, and the line of light along it."""
    spine: list[tuple[float, float, float]] = []
    for k in range(15):
        t = k / 14
        a = angle + swing * math.sin(t * 3.0) + 0.10 * math.sin(t * 9 + phase)
        spine.append(
            (cx + math.cos(a) * length * t, cy + math.sin(a) * length * t * 0.95, root * (1 - t) ** 0.75 + 1.2)
        )
    left: list[Point] = []
    right: list[Point] = []
    for k, (x, y, w) in enumerate(spine):
        (xa, ya, _), (xb, yb, _) = spine[max(0, k - 1)], spine[min(14, k + 1)]
        d = math.hypot(xb - xa, yb - ya) or 1.0
        nx, ny = -(yb - ya) / d, (xb - xa) / d
        left.append((x + nx * w, y + ny * w))
        right.append((x - nx * w, y - ny * w))
    return paint.polygon(*left, *reversed(right)), [(x - w * 0.35, y - w * 0.4) for x, y, w in spine[2:12]]


def _creature(p: QPainter, palette: Palette, plan: _Plan) -> None:
    """Arms around a swollen body, and an eye that looks back."""
    rnd = Random(3)
    cx, cy = plan.cx, _HEART
    flesh = mix(palette.rust, palette.machine_eye, 0.25)
    flesh = darker(flesh, 0.05)
    size = min(1.5, max(1.0, plan.unit / 430))
    soft(p, paint.ellipse(cx, cy, 60 * size), 56, alpha(lighter(palette.glow, 0.4), 0.8), screen=palette.dark)
    with paint.placed(p, cx, cy, size):
        for i in range(19):
            angle = math.radians(i * 360 / 19 + rnd.uniform(-7, 7))
            reach = rnd.uniform(105, 180) * (1 if math.sin(angle) < 0.35 else 0.72)
            arm, shine = _tentacle(0, 0, angle, reach, rnd.uniform(-0.5, 0.5), rnd.uniform(7, 13), i)
            tone = paint.radial(0, 0, reach, (0, flesh), (0.45, darker(flesh, 0.45)), (1, darker(flesh, 0.82)))
            paint.fill(p, arm, tone)
            paint.stroke(p, arm, darker(flesh, 0.9), 1)
            paint.stroke(p, paint.polyline(*shine), alpha(lighter(flesh, 0.6), 0.5), 1.3)
        body = paint.ellipse(0, 0, 36)
        body.setFillRule(Qt.FillRule.WindingFill)
        for turn in range(0, 360, 40):
            body.addEllipse(QPointF(math.cos(math.radians(turn)) * 26, math.sin(math.radians(turn)) * 24), 23, 22)
        body = body.simplified()
        soft(p, body, 26, alpha(palette.glow, 0.8), screen=palette.dark)
        skin = paint.radial(
            -14, -20, 76, (0, lighter(flesh, 0.35)), (0.3, flesh), (0.75, darker(flesh, 0.5)), (1, darker(flesh, 0.82))
        )
        paint.fill(p, body, skin)
        paint.stroke(p, body, darker(flesh, 0.88), 1.4)
        for turn in range(0, 360, 40):
            x, y = math.cos(math.radians(turn)) * 28 - 5, math.sin(math.radians(turn)) * 26 - 7
            paint.fill(p, paint.ellipse(x, y, 6, 4), alpha(lighter(flesh, 0.8), 0.4))
        _eye(p, palette)


def _eye(p: QPainter, palette: Palette) -> None:
    sick = palette.glow
    paint.fill(p, paint.ellipse(0, 0, 25, 21), darker(palette.rust, 0.88))
    iris = paint.radial(
        0,
        0,
        23,
        (0, lighter(sick, 0.85)),
        (0.3, lighter(sick, 0.3)),
        (0.75, darker(sick, 0.25)),
        (1, darker(sick, 0.75)),
    )
    paint.fill(p, paint.ellipse(0, 0, 22, 18), iris)
    for i in range(22):
        a = math.radians(i * 360 / 22)
        line = paint.polyline((math.cos(a) * 8, math.sin(a) * 7), (math.cos(a) * 20, math.sin(a) * 16))
        paint.stroke(p, line, alpha(darker(sick, 0.7), 0.3), 0.8)
    paint.fill(p, paint.ellipse(0, 0, 5, 16), darker(sick, 0.95))
    paint.fill(p, paint.ellipse(-8, -7, 4), alpha(palette.white, 0.92))


def _floor(p: QPainter, palette: Palette, plan: _Plan) -> None:
    """Uneven ground, mist over it, and the three who came."""
    count = max(12, int(plan.width / 40))
    edge = [
        (plan.width * i / count, HEIGHT * (0.655 + 0.02 * math.sin(i * 1.7) + 0.012 * math.cos(i * 3.1)))
        for i in range(count + 1)
    ]
    ground = paint.polygon((0, HEIGHT), *edge, (plan.width, HEIGHT))
    green = mix(palette.glow, palette.void, 0.62)
    deep = darker(palette.void, 0.1)
    paint.fill(
        p, ground, paint.linear(0, HEIGHT * 0.62, 0, HEIGHT * 0.9, (0, green), (0.3, mix(green, deep, 0.65)), (1, deep))
    )
    paint.stroke(p, paint.polyline(*edge), alpha(lighter(palette.glow, 0.4), 0.5), 1.4)
    haze(p, lighter(palette.glow, 0.3), QRectF(0, HEIGHT * 0.6, plan.width, 70), 0.24)
    lamp, rim = lighter(palette.lamp, 0.4), lighter(palette.glow, 0.35)
    person(p, palette, plan.cx - 60, HEIGHT * 0.708, 46, rim, facing=-1, lamp=lamp)
    person(p, palette, plan.cx - 12, HEIGHT * 0.692, 38, rim)
    person(p, palette, plan.cx + 56, HEIGHT * 0.702, 42, rim, facing=1, lamp=lamp)


def _drips(p: QPainter, palette: Palette, plan: _Plan) -> None:
    rnd = Random(12)
    for _ in range(int(plan.width / 48)):
        x, length = rnd.uniform(0.06, 0.94) * plan.width, rnd.uniform(36, 96)
        thread = paint.polyline((x, 0), (x + rnd.uniform(-4, 4), length))
        paint.stroke(p, thread, alpha(darker(palette.glow, 0.35), 0.8), rnd.uniform(1.6, 3.2))
        paint.fill(p, paint.ellipse(x, length, 2.6, 5), alpha(lighter(palette.glow, 0.2), 0.9))


def _pipes(p: QPainter, palette: Palette, plan: _Plan) -> None:
    """Rusty mains at both sides, from the time before."""
    rust = palette.rust
    for x, width in ((14.0, 30.0), (plan.width - 52, 36.0)):
        pipe = QRectF(x, 0, width, HEIGHT)
        stops = (
            (0.0, darker(rust, 0.85)),
            (0.3, lighter(rust, 0.12)),
            (0.55, darker(rust, 0.35)),
            (1.0, darker(rust, 0.88)),
        )
        paint.fill(p, pipe, paint.horizontal(pipe, *stops))
        texture(p, pipe, 0.1, "brushed_down", 5)
        for y in (90, 250, 400):
            collar = QRectF(x - 5, y, width + 10, 22)
            metal = (
                (0.0, darker(rust, 0.75)),
                (0.3, lighter(rust, 0.3)),
                (0.6, darker(rust, 0.2)),
                (1.0, darker(rust, 0.85)),
            )
            paint.fill(p, paint.rounded(collar, 3), paint.horizontal(collar, *metal))
            paint.stroke(p, paint.rounded(collar, 3), alpha(palette.black, 0.5), 1)
            for bolt in range(3):
                paint.fill(p, paint.ellipse(x + 4 + bolt * (width - 8) / 2, y + 11, 2.4), darker(rust, 0.8))


def _pods(p: QPainter, palette: Palette, plan: _Plan) -> None:
    """Glowing spawn that hangs on everything."""
    places = ((68, 0.69, 30), (30, 0.56, 20), (44, 0.36, 15), (-60, 0.665, 36), (-28, 0.52, 18), (-42, 0.30, 14))
    sick = palette.glow
    for dx, y, s in places:
        x, cy = (dx if dx > 0 else plan.width + dx), HEIGHT * y
        soft(p, paint.ellipse(x, cy, s * 0.7, s * 0.85), 20, alpha(sick, 0.75), screen=palette.dark)
        for k in (-1, 0, 1):
            root = QPainterPath(QPointF(x + k * s * 0.4, cy + s * 0.7))
            root.cubicTo(x + k * s * 0.7, cy + s * 1.1, x + k * s * 0.9, cy + s * 1.2, x + k * s * 1.1, cy + s * 1.7)
            paint.stroke(p, root, darker(palette.rust, 0.8), 5)
            paint.stroke(p, root, darker(palette.rust, 0.3), 2.6)
        skin = paint.radial(
            x - s * 0.15,
            cy - s * 0.2,
            s,
            (0, lighter(sick, 0.6)),
            (0.35, lighter(sick, 0.1)),
            (0.8, darker(sick, 0.5)),
            (1, darker(sick, 0.8)),
        )
        pod = paint.ellipse(x, cy, s * 0.68, s * 0.86)
        paint.fill(p, pod, skin)
        paint.stroke(p, pod, darker(sick, 0.85), 1.2)
        paint.fill(p, paint.ellipse(x + 2, cy + s * 0.1, s * 0.26, s * 0.4), alpha(darker(sick, 0.8), 0.75))
        paint.fill(p, paint.ellipse(x - s * 0.24, cy - s * 0.42, s * 0.14, s * 0.22), alpha(palette.white, 0.75))
        glow(p, pod, alpha(lighter(sick, 0.3), 0.25), 6)
