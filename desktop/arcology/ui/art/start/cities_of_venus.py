"""The scene of Cities of Venus: white domes afloat over sulphur clouds, under a large sun."""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art import paint
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow, soft
from arcology.ui.art.start.scenery import cloud_bank
from arcology.ui.art.studio import Studio

HEIGHT: Final = 560.0
_BESIDE: Final = 1000.0  # in scenes wider than this, texts stand at the left


def paint_scene(p: QPainter, studio: Studio, rect: QRectF) -> None:
    """Paints the scene into ``rect``."""
    palette = studio.palette
    k = rect.height() / HEIGHT
    width = rect.width() / k
    beside = width > _BESIDE
    main = width * (0.64 if beside else 0.47)
    with paint.clipped(p, rect), paint.placed(p, rect.x(), rect.y(), k):
        _sky(p, palette, width)
        gold, warm, deep = _cloud_tones(palette)
        for i in range(5):
            x = width * (0.1 + 0.21 * i)
            cloud_bank(
                p,
                x,
                HEIGHT * (0.26 + 0.05 * i),
                max(380.0, width * 0.5),
                18 + 4 * i,
                alpha(gold, 0.6),
                alpha(warm, 0.25),
                20 + i,
            )
        _city(p, palette, width * (0.36 if beside else 0.20), HEIGHT * 0.30, 0.42)
        cloud_bank(
            p, width * (0.32 if beside else 0.15), HEIGHT * 0.37, 300, 17, alpha(gold, 0.95), alpha(warm, 0.5), 31
        )
        _city(p, palette, width * 0.87, HEIGHT * 0.385, 0.36)
        cloud_bank(p, width * 0.92, HEIGHT * 0.44, 260, 16, alpha(gold, 0.95), alpha(warm, 0.5), 32)
        for x, y in ((width * (0.36 if beside else 0.20), 0.31), (width * 0.87, 0.39)):
            route = QPainterPath(QPointF(x, HEIGHT * y))
            route.quadTo((x + main) / 2, HEIGHT * (y - 0.04), main, HEIGHT * 0.5)
            paint.stroke(p, route, alpha(palette.white, 0.75), 1.4, dash=(3, 4))
        cloud_bank(p, main - 60, HEIGHT * 0.60, max(520.0, width * 1.1), 36, gold, warm, 33)
        _city(p, palette, main, HEIGHT * 0.545, 1.22 if not beside else 1.4)
        _airship(p, palette, width * (0.46 if beside else 0.27), HEIGHT * 0.135)
        for x, y, w, h, tone, seed in (
            (0.10, 0.74, 1.0, 38, mix(gold, warm, 0.35), 41),
            (0.85, 0.76, 0.9, 44, mix(gold, warm, 0.6), 42),
            (0.50, 0.87, 1.4, 50, mix(warm, deep, 0.3), 43),
        ):
            cloud_bank(p, width * x, HEIGHT * y, max(430.0, width * w), h, tone, mix(tone, deep, 0.6), seed)
        low = QRectF(0, HEIGHT * 0.78, width, HEIGHT * 0.22)
        paint.fill(p, low, paint.vertical(low, (0, alpha(deep, 0)), (1, deep)))


def _cloud_tones(palette: Palette):
    gold = mix(palette.sky_low, palette.white, 0.3 if palette.dark else 0.55)
    warm = mix(palette.accent_fill, palette.rust, 0.3 if palette.dark else 0.15)
    deep = darker(mix(palette.rust, palette.accent_fill, 0.25), 0.65 if palette.dark else 0.0)
    return gold, warm, deep


def _sky(p: QPainter, palette: Palette, width: float) -> None:
    whole = QRectF(0, 0, width, HEIGHT)
    _, warm, deep = _cloud_tones(palette)
    stops = ((0.0, palette.sky_high), (0.22, palette.sky), (0.45, palette.sky_low), (0.62, warm), (1.0, deep))
    paint.fill(p, whole, paint.vertical(whole, *stops))
    x, y = width * 0.72, HEIGHT * 0.17
    light = lighter(palette.lamp, 0.3)
    glow(p, paint.ellipse(x, y, 40), light, 60, 1.2)
    for i in range(12):
        with paint.placed(p, x, y, turn=i * 30 + 8):
            ray = paint.polygon((-2, 40), (2, 40), (30, HEIGHT * 0.8), (-30, HEIGHT * 0.8))
            paint.fill(p, ray, paint.linear(0, 40, 0, HEIGHT * 0.7, (0, alpha(light, 0.2)), (1, alpha(light, 0))))
    sun = paint.radial(
        x, y, 34, (0, palette.white), (0.7, lighter(light, 0.3)), (1, mix(light, palette.accent_fill, 0.25))
    )
    paint.fill(p, paint.ellipse(x, y, 34), sun)


def _city(p: QPainter, palette: Palette, cx: float, y: float, scale: float) -> None:
    """A city afloat: hull with lights, ballast below, three domes with gardens, masts."""
    with paint.placed(p, cx, y, scale):
        _hull(p, palette)
        for x, radius in ((-68.0, 30.0), (70.0, 34.0), (0.0, 58.0)):
            _dome(p, palette, x, radius)
        shade, light = mix(palette.rust, palette.white, 0.35), palette.white
        for x, height in ((-36, 66), (38, 80), (-92, 30), (98, 28)):
            mast = QRectF(x - 1.5, -height, 3, height)
            paint.fill(p, mast, paint.horizontal(mast, (0, shade), (1, light)))
            paint.fill(p, paint.ellipse(x, -height, 3), palette.machine_eye)
            glow(p, paint.ellipse(x, -height, 3), alpha(palette.machine_eye, 0.8), 6)
        deck = QRectF(-116, -5, 232, 10)
        sand = mix(palette.bone, palette.accent_fill, 0.15)
        paint.fill(
            p, paint.rounded(deck, 5), paint.vertical(deck, (0, palette.white), (0.5, sand), (1, darker(sand, 0.4)))
        )


def _hull(p: QPainter, palette: Palette) -> None:
    hull = QPainterPath(QPointF(-110, 0))
    hull.cubicTo(-90, 34, -34, 40, -16, 74)
    hull.lineTo(16, 74)
    hull.cubicTo(34, 40, 90, 34, 110, 0)
    hull.closeSubpath()
    sand = mix(palette.bone, palette.accent_fill, 0.15)
    brown = darker(mix(palette.rust, sand, 0.45), 0.3)
    soft(p, hull, 18, alpha(darker(palette.rust, 0.5), 0.55), 0, 16)
    stops = ((0.0, brown), (0.45, mix(brown, sand, 0.5)), (0.75, lighter(sand, 0.4)), (1.0, brown))
    paint.fill(p, hull, paint.linear(-110, 0, 110, 0, *stops))
    with paint.clipped(p, hull):
        for band in range(1, 5):
            paint.fill(p, QRectF(-120, band * 13, 240, 2), alpha(darker(brown, 0.5), 0.4))
        for light in range(-8, 9):
            window = paint.ellipse(light * 12, 8, 2)
            paint.fill(p, window, lighter(palette.window_light, 0.3))
    for side in (-1, 1):
        paint.stroke(p, paint.polyline((side * 16, 74), (side * 6, 104)), darker(brown, 0.2), 2)
    ballast = paint.radial(4, 106, 18, (0, lighter(sand, 0.5)), (1, brown))
    paint.fill(p, paint.ellipse(0, 112, 13, 10), ballast)


def _dome(p: QPainter, palette: Palette, x: float, radius: float) -> None:
    """White glass over houses and trees."""
    dome = QPainterPath(QPointF(x - radius, 0))
    dome.arcTo(QRectF(x - radius, -radius, 2 * radius, 2 * radius), 180, -180)
    dome.closeSubpath()
    sand = mix(palette.bone, palette.accent_fill, 0.15)
    glass = paint.radial(
        x + radius * 0.35,
        -radius * 0.55,
        radius * 1.5,
        (0, palette.white),
        (0.35, lighter(sand, 0.7)),
        (0.7, sand),
        (1, darker(sand, 0.42)),
    )
    paint.fill(p, dome, glass)
    line = alpha(darker(sand, 0.45), 0.4)
    rnd = Random(int(x) + 200)
    with paint.clipped(p, dome):
        for k in range(-5, 6):
            height = radius * (0.48 - 0.075 * abs(k)) * rnd.uniform(0.8, 1.15)
            house = QRectF(x + k * radius * 0.165 - radius * 0.06, -height, radius * 0.12, height)
            tone = palette.good if k % 2 else palette.info
            paint.fill(p, house, alpha(darker(tone, 0.45), 0.5))
            if k % 2:
                paint.fill(
                    p, paint.ellipse(house.center().x(), -height, radius * 0.1), alpha(darker(palette.good, 0.3), 0.5)
                )
        for k in range(1, 4):
            paint.stroke(p, paint.ellipse(x, 0, radius * k / 4 * 0.98, radius), line, 1.1)
        for part in (0.35, 0.68):
            paint.stroke(p, paint.polyline((x - radius, -radius * part), (x + radius, -radius * part)), line, 1.1)
    light = paint.linear(
        x - radius, 0, x + radius, 0, (0, alpha(darker(sand, 0.5), 0.7)), (0.7, palette.white), (1, palette.white)
    )
    paint.stroke(p, dome, light, 1.4)


def _airship(p: QPainter, palette: Palette, x: float, y: float) -> None:
    sand = mix(palette.bone, palette.accent_fill, 0.15)
    red = palette.machine_eye
    for flip in (1, -1):
        fin = paint.polygon((x - 28, y), (x - 48, y - 13 * flip), (x - 30, y - 7 * flip))
        paint.fill(p, fin, darker(red, 0.15 if flip > 0 else 0.45))
    gondola = QRectF(x - 11, y + 11, 24, 6)
    paint.fill(p, paint.rounded(gondola, 3), darker(palette.rust, 0.6))
    for i in range(4):
        paint.fill(p, paint.ellipse(x - 7 + i * 5.4, y + 14, 1), palette.window_light)
    hull = paint.ellipse(x, y, 36, 13)
    soft(p, hull, 8, alpha(darker(palette.rust, 0.6), 0.4), 0, 7)
    paint.fill(p, hull, paint.linear(0, y - 13, 0, y + 13, (0, palette.white), (0.5, sand), (1, darker(sand, 0.5))))
    with paint.clipped(p, hull):
        for part in (-0.45, 0.0, 0.45):
            paint.stroke(p, paint.ellipse(x, y + 13 * part, 36, 3), alpha(darker(sand, 0.5), 0.3), 0.8)
        paint.fill(p, QRectF(x - 36, y + 2, 72, 2.2), alpha(red, 0.85))
