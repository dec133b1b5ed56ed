"""Parts of the scenes: skies, planets, skylines, floating specks of light."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art import paint
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow


def sky(p: QPainter, palette: Palette, rect: QRectF) -> None:
    """Sky from the zenith to a glowing horizon at two thirds, then the dark of the ground."""
    ground = darker(palette.skyline_near, 0.45 if palette.dark else 0.05)
    stops = ((0.0, palette.sky_high), (0.4, palette.sky), (0.7, palette.sky_low), (1.0, ground))
    paint.fill(p, rect, paint.vertical(rect, *stops))


def stars(p: QPainter, palette: Palette, rect: QRectF, count: int, seed: int) -> None:
    rnd = Random(seed)
    for _ in range(count):
        x, y = rect.x() + rnd.random() * rect.width(), rect.y() + rnd.random() ** 1.6 * rect.height()
        paint.fill(p, paint.ellipse(x, y, rnd.uniform(0.4, 1.2)), alpha(palette.white, rnd.uniform(0.15, 0.8)))


def planet(p: QPainter, palette: Palette, cx: float, cy: float, radius: float, seed: int) -> None:
    """A cratered planet, lit from the upper left, with haze around it."""
    disc = paint.ellipse(cx, cy, radius)
    glow(p, disc, alpha(palette.lamp, 0.5 if palette.dark else 0.35), radius * 0.62)
    surface = paint.radial(
        cx - radius * 0.5,
        cy - radius * 0.55,
        radius * 1.95,
        (0, lighter(palette.planet, 0.55)),
        (0.34, palette.planet),
        (0.72, mix(palette.planet, palette.planet_shade, 0.75)),
        (1, darker(palette.planet_shade, 0.45 if palette.dark else 0.1)),
    )
    paint.fill(p, disc, surface)
    rnd = Random(seed)
    with paint.clipped(p, disc):
        for _ in range(26):
            a, distance = rnd.uniform(0, math.tau), radius * rnd.random() ** 0.6
            x, y = cx + math.cos(a) * distance, cy + math.sin(a) * distance
            size = radius * rnd.choice((0.04, 0.06, 0.09, 0.13, 0.2))
            # Craters near the limb are seen from the side.
            squeeze = max(0.35, math.sqrt(max(0.0, 1 - (distance / radius) ** 2)))
            with paint.placed(p, x, y, turn=math.degrees(a)):
                paint.fill(p, paint.ellipse(0, 0, size * squeeze, size), alpha(darker(palette.planet_shade, 0.4), 0.26))
                rim = paint.ellipse(size * 0.1, size * 0.12, size * squeeze, size)
                paint.stroke(p, rim, alpha(lighter(palette.planet, 0.5), 0.22), max(0.5, size * 0.1))
        for i in range(4):
            y = cy - radius + (0.35 + 0.36 * i) * radius
            band = paint.ellipse(cx, y, radius * 1.1, radius * 0.07)
            paint.fill(p, band, alpha(palette.planet_shade, 0.10))
    light = paint.linear(
        cx - radius,
        cy - radius,
        cx + radius * 0.3,
        cy + radius * 0.3,
        (0, alpha(palette.white, 0.85)),
        (0.6, alpha(palette.white, 0)),
    )
    paint.stroke(p, disc, light, max(1.0, radius * 0.025))


def skyline(
    p: QPainter,
    palette: Palette,
    rect: QRectF,
    *,
    tone: QColor,
    heights: tuple[float, float],
    widths: tuple[float, float],
    lit: float,
    seed: int,
) -> None:
    """A row of towers standing on the lower edge of ``rect``; ``heights`` are parts of its height, ``lit`` the share
    of lit windows.
    """
    rnd = Random(seed)
    x = rect.x() - rnd.uniform(0, widths[1])
    edge_light = alpha(palette.lamp, 0.5 if palette.dark else 0.8)
    while x < rect.right():
        w = rnd.uniform(*widths)
        top = rect.bottom() - rect.height() * rnd.uniform(*heights)
        house = QRectF(x, top, w, rect.bottom() - top)
        haze = mix(tone, palette.sky_low, 0.35)
        paint.fill(
            p, house, paint.vertical(house, (0, tone), (0.55, haze), (1, darker(tone, 0.4 if palette.dark else 0.0)))
        )
        shape = rnd.random()
        if shape < 0.35:
            step = QRectF(x + w * 0.22, top - 9, w * 0.56, 9)
            paint.fill(p, step, tone)
        elif shape < 0.6:
            paint.fill(p, QRectF(x + w * 0.5, top - rnd.uniform(12, 40), 1.3, 42), tone)
        left = QRectF(x, top, 1.4, house.height() * 0.7)
        paint.fill(p, left, paint.vertical(left, (0, edge_light), (1, alpha(edge_light, 0))))
        paint.fill(p, QRectF(x, top, w, 1.2), alpha(edge_light, 0.6))
        _windows(p, palette, house, lit, rnd)
        x += w + rnd.uniform(1, 5)


def _windows(p: QPainter, palette: Palette, house: QRectF, lit: float, rnd: Random) -> None:
    for row in range(int(house.height() / 10)):
        for column in range(int((house.width() - 8) / 7.5)):
            if rnd.random() < lit:
                window = QRectF(house.x() + 5 + column * 7.5, house.y() + 8 + row * 10, 3.6, 2.6)
                paint.fill(p, window, alpha(palette.window_light, rnd.uniform(0.15, 0.85)))


def specks(p: QPainter, colour: QColor, rect: QRectF, count: int, seed: int) -> None:
    """Embers and dust in the air."""
    rnd = Random(seed)
    for _ in range(count):
        x, y = rect.x() + rnd.random() * rect.width(), rect.y() + rnd.random() * rect.height()
        paint.fill(p, paint.ellipse(x, y, rnd.uniform(0.5, 1.7)), alpha(colour, rnd.uniform(0.12, 0.7)))


def haze(p: QPainter, colour: QColor, rect: QRectF, strength: float) -> None:
    """A bank of mist, densest in its middle."""
    clear = alpha(colour, 0)
    paint.fill(p, rect, paint.vertical(rect, (0, clear), (0.55, alpha(colour, strength)), (1, clear)))


def person(
    p: QPainter,
    palette: Palette,
    x: float,
    foot: float,
    height: float,
    rim: QColor,
    *,
    facing: int = 1,
    lamp: QColor | None = None,
) -> None:
    """A dark walker seen against the light, with a rim of light; ``lamp`` is the colour of a torch held forward."""
    s = height
    if lamp is not None:
        beam = paint.polygon(
            (x + facing * s * 0.3, foot - s * 0.56),
            (x + facing * s * 3.2, foot - s * 1.25),
            (x + facing * s * 3.2, foot - s * 0.08),
        )
        light = paint.linear(x, 0, x + facing * s * 3.0, 0, (0, alpha(lamp, 0.55)), (1, alpha(lamp, 0)))
        paint.fill(p, beam, light)
    body = paint.polygon(
        *(
            (x + dx * s, foot + dy * s)
            for dx, dy in (
                (-0.15, -0.74),
                (0.15, -0.74),
                (0.14, -0.42),
                (0.21, 0),
                (0.10, 0),
                (0, -0.36),
                (-0.10, 0),
                (-0.22, 0),
                (-0.14, -0.42),
            )
        )
    )
    head = paint.ellipse(x, foot - s * 0.88, s * 0.1, s * 0.115)
    pack = paint.rounded(QRectF(x - facing * s * 0.1 - s * 0.17, foot - s * 0.72, s * 0.2, s * 0.36), s * 0.05)
    arm = paint.polygon(
        (x, foot - s * 0.62),
        (x + facing * s * 0.34, foot - s * 0.55),
        (x + facing * s * 0.34, foot - s * 0.49),
        (x, foot - s * 0.5),
    )
    whole = body.united(head).united(pack).united(arm)
    paint.fill(p, whole, darker(mix(palette.skyline_near, palette.black, 0.6), 0.4))
    edge = paint.linear(x - s * 0.3, foot - s, x + s * 0.3, foot, (0, alpha(rim, 0.95)), (0.7, alpha(rim, 0.1)))
    paint.stroke(p, whole, edge, max(0.7, s * 0.035))
    if lamp is not None:
        torch = paint.ellipse(x + facing * s * 0.36, foot - s * 0.53, s * 0.045)
        glow(p, torch, lamp, s * 0.25, 1.6)
        paint.fill(p, torch, palette.white)


def cloud_bank(
    p: QPainter, cx: float, y: float, width: float, height: float, top: QColor, low: QColor, seed: int
) -> None:
    """A bank of clouds whose lower edge is lost in its own colour; ``y`` is the height of the lobes' middles."""
    rnd = Random(seed)
    bank = QPainterPath()
    bank.setFillRule(Qt.FillRule.WindingFill)
    circles = []
    lobes = max(11, round(width / height * 0.9))
    for i in range(lobes):
        t = i / (lobes - 1)
        r = height * (0.42 + 0.58 * math.sin(math.pi * t)) * rnd.uniform(0.7, 1.1)
        x = cx - width / 2 + width * t
        circles.append((x, y - r * 0.3, r))
        bank.addEllipse(QPointF(x, y - r * 0.3), r * 1.25, r)
    bank.addRoundedRect(QRectF(cx - width / 2, y - height * 0.3, width, height * 2.6), height, height)
    bank = bank.simplified()
    paint.fill(
        p,
        bank,
        paint.linear(
            0, y - height * 1.2, 0, y + height * 1.7, (0, top), (0.55, mix(top, low, 0.6)), (1, alpha(low, 0.0))
        ),
    )
    with paint.clipped(p, bank):
        for x, middle, r in circles:
            shine = paint.radial(
                x - r * 0.3, middle - r * 0.5, r * 1.2, (0, alpha(lighter(top, 0.7), 0.55)), (1, alpha(top, 0))
            )
            paint.fill(p, paint.ellipse(x, middle, r * 1.25, r), shine)
