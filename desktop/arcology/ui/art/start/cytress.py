"""Cytress's scene: a city on a disc floats over the neon canyon of the streets and pours its light into them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art import paint
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow, soft
from arcology.ui.art.start.scenery import haze, person, sky, skyline, stars
from arcology.ui.art.studio import Studio

HEIGHT: Final = 560.0
_BESIDE: Final = 1000.0  # in scenes wider than this, texts stand at the left


@dataclass(frozen=True)
class _Plan:
    """Where the disc hangs, in a scene of ``width`` units."""

    width: float

    @property
    def cx(self) -> float:
        return self.width * (0.66 if self.width > _BESIDE else 0.5)

    @property
    def span(self) -> float:
        """Half of the disc's width, which is the measure of everything below it."""
        return min(self.width * 0.43, 290.0)

    @property
    def disc(self) -> float:
        return HEIGHT * 0.245


def paint_scene(p: QPainter, studio: Studio, rect: QRectF) -> None:
    """Paints the scene into ``rect``."""
    palette = studio.palette
    k = rect.height() / HEIGHT
    plan = _Plan(rect.width() / k)
    whole = QRectF(0, 0, plan.width, HEIGHT)
    with paint.clipped(p, rect), paint.placed(p, rect.x(), rect.y(), k):
        sky(p, palette, whole)
        if palette.dark:
            stars(p, palette, QRectF(0, 0, plan.width, HEIGHT * 0.36), int(plan.width / 6), 11)
        tone = mix(palette.skyline, palette.accent_fill, 0.16)
        skyline(p, palette, whole, tone=tone, heights=(0.34, 0.6), widths=(22, 46), lit=0.3, seed=11)
        _beam(p, palette, plan)
        _underside(p, palette, plan)
        _upper_city(p, palette, plan)
        haze(p, palette.accent_fill, QRectF(0, HEIGHT * 0.46, plan.width, HEIGHT * 0.36), 0.34 if palette.dark else 0.2)
        _canyon(p, palette, plan)
        _bridge(p, palette, plan)
        _signs(p, palette, plan)
        _traffic(p, palette, plan)
        if not studio.reduced:
            _rain(p, palette, plan)


def _beam(p: QPainter, palette: Palette, plan: _Plan) -> None:
    """Light falling from the disc into the streets."""
    top = plan.disc + 84
    area = QRectF(0, top, plan.width, HEIGHT - top)
    light, mid = palette.accent_second, palette.accent_fill
    strength = 0.42 if palette.dark else 0.3
    for part in (1.0, 0.78, 0.56, 0.34):
        half = plan.span * 0.84 * part
        cone = paint.polygon(
            (plan.cx - plan.span * 0.12, top),
            (plan.cx + plan.span * 0.12, top),
            (plan.cx + half, HEIGHT),
            (plan.cx - half, HEIGHT),
        )
        stops = ((0.0, alpha(light, strength)), (0.45, alpha(mid, strength * 0.32)), (1.0, alpha(mid, 0)))
        paint.fill(p, cone, paint.vertical(area, *stops))


def _underside(p: QPainter, palette: Palette, plan: _Plan) -> None:
    """The bowl below the disc, a net of light."""
    cx, y, s = plan.cx, plan.disc, plan.span
    bowl = QPainterPath(QPointF(cx - s, y))
    bowl.cubicTo(cx - s * 0.84, y + 48, cx - s * 0.28, y + 59, cx - s * 0.13, y + 84)
    bowl.lineTo(cx + s * 0.13, y + 84)
    bowl.cubicTo(cx + s * 0.28, y + 59, cx + s * 0.84, y + 48, cx + s, y)
    bowl.closeSubpath()
    cyan, magenta = palette.accent_second, palette.accent_fill
    soft(p, bowl, 30, alpha(cyan, 0.6), screen=palette.dark)
    metal = mix(palette.skyline_near, magenta, 0.25)
    dark = darker(palette.skyline_near, 0.3)
    stops = ((0.0, lighter(metal, 0.18)), (0.3, dark), (0.6, darker(dark, 0.3)), (1.0, metal))
    paint.fill(p, bowl, paint.linear(cx - s, 0, cx + s, 0, *stops))
    with paint.clipped(p, bowl):
        for ring in range(5):
            width = s * (0.94 - 0.175 * ring)
            paint.stroke(p, paint.ellipse(cx, y + 7 + ring * 13, width, 20), alpha(cyan, 0.65 - 0.08 * ring), 1.6)
        for rib in range(-7, 8):
            line = paint.polyline((cx + rib * s * 0.135, y), (cx + rib * s * 0.028, y + 84))
            paint.stroke(p, line, alpha(magenta, 0.4), 1.2)
    outlet = paint.ellipse(cx, y + 84, s * 0.13, 7)
    glow(p, outlet, lighter(cyan, 0.5), 22, 1.3)
    paint.fill(p, outlet, lighter(cyan, 0.85))


def _upper_city(p: QPainter, palette: Palette, plan: _Plan) -> None:
    """Towers of those above, highest in the middle, on the shining rim of the disc."""
    rnd = Random(11)
    cx, y, s = plan.cx, plan.disc, plan.span
    base = darker(palette.room_5, 0.2) if palette.dark else lighter(palette.room_5, 0.3)
    count = max(17, int(s / 7.2) // 2 * 2 + 1)
    for i in range(count):
        t = (i - count // 2) / (count / 2)
        w = rnd.uniform(9, 16)
        h = (1 - abs(t)) ** 0.8 * 96 * rnd.uniform(0.55, 1.1) + 7
        x = cx + t * s * 0.92 - w / 2
        house = QRectF(x, y - h - 2, w, h + 6)
        face = ((0.0, lighter(base, 0.6)), (0.25, darker(base, 0.2)), (1.0, darker(base, 0.72)))
        paint.fill(p, house, paint.horizontal(house, *face))
        for row in range(int(h / 7)):
            window = QRectF(x + 3, y - h + 4 + row * 7, w - 6, 2)
            paint.fill(p, window, alpha(lighter(palette.hazard, 0.75), rnd.uniform(0.2, 0.9)))
        if rnd.random() < 0.3:
            paint.fill(p, QRectF(x + w / 2 - 0.7, y - h - 18, 1.4, 18), alpha(lighter(base, 0.7), 0.9))
    rim = paint.ellipse(cx, y + 3, s, 9)
    glow(p, rim, alpha(palette.accent_fill, 0.7), 10)
    light = lighter(base, 0.75)
    paint.fill(
        p,
        rim,
        paint.linear(cx - s, 0, cx + s, 0, (0, light), (0.5, mix(base, palette.white, 0.2)), (1, lighter(base, 0.6))),
    )
    paint.stroke(p, paint.ellipse(cx, y + 2.2, s * 0.995, 7.6), alpha(palette.white, 0.5), 0.8)


def _canyon(p: QPainter, palette: Palette, plan: _Plan) -> None:
    """The near walls of the street, in rising depths at both sides."""
    cyan, magenta = palette.accent_second, palette.accent_fill
    unit = max(plan.span * 2.3, 430.0)
    near = palette.skyline_near
    depths = (
        (0.16, 0.50, magenta),
        (0.30, 0.41, cyan),
        (0.42, 0.33, magenta),
        (0.62, 0.24, cyan),
        (0.86, 0.16, magenta),
    )
    for side in (-1, 1):
        rnd = Random(5 + side)
        room = plan.cx if side < 0 else plan.width - plan.cx
        walls = [depth for depth in depths if depth[0] * unit < room]
        for i, (offset, top, line) in enumerate(walls):
            last = i == len(walls) - 1
            reach = room if last else min(room, (walls[i + 1][0] + 0.02) * unit)
            wall = darker(mix(near, palette.sky_low, max(0.06, 0.38 - 0.16 * i)), min(0.3, 0.15 * i))
            x0, x1, y = plan.cx + side * unit * offset, plan.cx + side * reach, HEIGHT * top
            rise = 46 * min(1.6, (reach - offset * unit) / (0.14 * unit))
            shape = paint.polygon((x0, y + 18), (x1, y + 18 - rise), (x1, HEIGHT), (x0 - side * 8, HEIGHT))
            paint.fill(
                p,
                shape,
                paint.linear(x0, 0, x1, 0, (0, lighter(wall, 0.06)), (1, darker(wall, 0.45 if palette.dark else 0.22))),
            )
            edge = paint.polyline((x0, y + 18), (x0 - side * 8, HEIGHT))
            paint.stroke(p, edge, paint.linear(0, y, 0, HEIGHT * 0.95, (0, line), (1, alpha(line, 0))), 1.8)
            paint.stroke(p, paint.polyline((x0, y + 18), (x1, y + 18 - rise)), alpha(line, 0.6), 1.4)
            _wall_windows(p, palette, shape, x0, y, side, rnd, abs(x1 - x0))


def _wall_windows(
    p: QPainter, palette: Palette, shape: QPainterPath, x0: float, y: float, side: int, rnd: Random, width: float
) -> None:
    tones = (
        lighter(palette.accent_fill, 0.3),
        lighter(palette.accent_second, 0.3),
        palette.warning,
        palette.window_light,
    )
    with paint.clipped(p, shape):
        for row in range(44):
            for column in range(int(width / 11)):
                if rnd.random() < 0.4:
                    window = QRectF(x0 + side * (8 + column * 11) - 3, y + 30 + row * 11, 5, 3.4)
                    paint.fill(p, window, alpha(rnd.choice(tones), rnd.uniform(0.2, 0.9)))


def _bridge(p: QPainter, palette: Palette, plan: _Plan) -> None:
    """The people of the streets on a bridge across the canyon."""
    y, half = HEIGHT * 0.715, max(plan.span * 0.78, 150.0)
    cx = plan.cx
    deck = paint.polygon((cx - half, y), (cx + half, y - 16), (cx + half, y - 4), (cx - half, y + 14))
    soft(p, deck, 14, alpha(palette.accent_fill, 0.4), screen=palette.dark)
    wall = darker(mix(palette.skyline_near, palette.accent_fill, 0.3), 0.15)
    paint.fill(p, deck, paint.linear(0, y - 16, 0, y + 14, (0, lighter(wall, 0.2)), (1, darker(wall, 0.8))))
    paint.stroke(p, paint.polyline((cx - half, y - 1), (cx + half, y - 17)), lighter(palette.accent_fill, 0.4), 2)
    for part, height, facing in (
        (-0.52, 27, 1),
        (-0.36, 29, 1),
        (-0.12, 26, 1),
        (0.05, 30, -1),
        (0.33, 27, -1),
        (0.46, 25, -1),
    ):
        foot = y - 8 - part * 8 + 1
        person(p, palette, cx + half * part, foot, height, palette.accent_second, facing=facing)


def _signs(p: QPainter, palette: Palette, plan: _Plan) -> None:
    """Neon signs in a writing of their own."""
    rnd = Random(23)
    cyan, magenta, unit = palette.accent_second, palette.accent_fill, max(plan.span * 2.3, 430.0)
    places = (
        (-0.41, 0.50, 22, 88, cyan),
        (0.35, 0.44, 24, 104, magenta),
        (-0.265, 0.585, 14, 58, palette.warning),
        (0.215, 0.60, 15, 50, palette.good),
    )
    for part, y, w, h, colour in places:
        sign = QRectF(plan.cx + unit * part, HEIGHT * y, w, h)
        glow(p, paint.rounded(sign, 4), colour, 20, 1.1, screen=palette.dark)
        paint.fill(p, paint.rounded(sign, 4), alpha(darker(palette.skyline_near, 0.6), 0.85))
        paint.stroke(p, paint.rounded(sign, 4), colour, 2)
        for i in range(int(h / 15)):
            paint.stroke(p, _letter(sign.x(), sign.y() + 6 + i * 15, w, rnd.randint(0, 2)), lighter(colour, 0.25), 2.2)


def _letter(x: float, y: float, w: float, kind: int) -> QPainterPath:
    left, right, middle = x + 6, x + w - 6, x + w / 2
    if kind == 0:
        return paint.polyline((left, y), (right, y), (right, y + 6))
    if kind == 1:
        return paint.polyline((left, y), (middle, y + 7), (right, y))
    return paint.polyline((left, y + 7), (left, y), (right, y), (right, y + 7))


def _traffic(p: QPainter, palette: Palette, plan: _Plan) -> None:
    """Flying cars, each a point with a tail of light."""
    rnd = Random(31)
    tones = (lighter(palette.accent_fill, 0.35), lighter(palette.accent_second, 0.35), lighter(palette.warning, 0.3))
    for _ in range(12):
        x = plan.cx + rnd.uniform(-1.1, 1.1) * plan.span * 0.5
        y, tail = HEIGHT * rnd.uniform(0.46, 0.7), rnd.choice((-1, 1)) * rnd.uniform(18, 46)
        colour: QColor = rnd.choice(tones)
        line = QRectF(min(x, x + tail), y, abs(tail), 2)
        paint.fill(p, line, paint.linear(x, 0, x + tail, 0, (0, colour), (1, alpha(colour, 0))))
        paint.fill(p, paint.ellipse(x, y + 1, 2), palette.white)


def _rain(p: QPainter, palette: Palette, plan: _Plan) -> None:
    rnd = Random(41)
    colour = lighter(palette.accent_second, 0.7)
    for _ in range(int(plan.width / 4.6)):
        x, y = rnd.random() * plan.width, rnd.random() * HEIGHT
        drop = paint.polyline((x, y), (x - 4, y + rnd.uniform(12, 26)))
        paint.stroke(p, drop, alpha(colour, rnd.uniform(0.04, 0.16)), 1)
