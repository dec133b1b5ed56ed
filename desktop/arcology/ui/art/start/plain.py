"""The scene of a game that brings no picture of its own: hexagonal towers of glass and light in the game's colour."""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art import paint
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import soft
from arcology.ui.art.start.scenery import planet, sky, specks, stars
from arcology.ui.art.studio import Studio
from arcology.ui.art.surfaces import light_cone

_HEIGHT: Final = 560.0
_SLOPE: Final = 0.5  # how far the tops lean into depth


def paint_scene(p: QPainter, studio: Studio, rect: QRectF) -> None:
    """Paints the scene into ``rect``."""
    palette = studio.palette
    k = rect.height() / _HEIGHT
    width = rect.width() / k
    whole = QRectF(0, 0, width, _HEIGHT)
    rnd = Random(17)
    with paint.clipped(p, rect), paint.placed(p, rect.x(), rect.y(), k):
        sky(p, palette, whole)
        if palette.dark:
            stars(p, palette, QRectF(0, 0, width, _HEIGHT * 0.5), int(width / 6), 3)
        planet(p, palette, width * 0.7, _HEIGHT * 0.24, 74, 6)
        for at, turn in ((0.2, 12.0), (0.8, -12.0)):
            light_cone(p, width * at, _HEIGHT * 0.7, _HEIGHT * 0.75, 60, palette.lamp, 0.14, turn)
        step = 46.0
        for row in range(4):
            y = _HEIGHT * (0.56 + 0.12 * row)
            for i in range(int(width / step) + 3):
                x = (i - 1) * step + (row % 2) * step / 2
                _tower(p, palette, x, y, step * 0.54, rnd.uniform(20, 190) * (1 - 0.12 * row), row / 3)
        specks(p, palette.window_light, whole, int(width / 8), 5)


def _tower(p: QPainter, palette: Palette, x: float, foot: float, radius: float, height: float, near: float) -> None:
    """A hexagonal prism of glass; ``near`` from 0 (far, in the haze) to 1."""
    tone = mix(mix(palette.skyline, palette.sky_low, 0.5), darker(palette.accent_fill, 0.72), near)
    top = foot - height
    half, lean = radius * 0.87, radius * _SLOPE
    left = paint.polygon((x - half, top + lean / 2), (x, top + lean), (x, foot + 300), (x - half, foot + 300))
    right = paint.polygon((x, top + lean), (x + half, top + lean / 2), (x + half, foot + 300), (x, foot + 300))
    lid = paint.polygon(
        (x, top - lean),
        (x + half, top - lean / 2),
        (x + half, top + lean / 2),
        (x, top + lean),
        (x - half, top + lean / 2),
        (x - half, top - lean / 2),
    )
    body = QRectF(x - half, top, 2 * half, 260)
    paint.fill(p, left, paint.vertical(body, (0, lighter(tone, 0.16)), (1, darker(tone, 0.55))))
    paint.fill(p, right, paint.vertical(body, (0, darker(tone, 0.28)), (1, darker(tone, 0.75))))
    soft(p, lid, 7, alpha(palette.accent_fill, 0.3 + 0.4 * near), screen=palette.dark)
    light = mix(palette.accent_fill, palette.accent_second, near)
    paint.fill(p, lid, paint.linear(x - half, top, x + half, top, (0, lighter(tone, 0.35)), (1, mix(tone, light, 0.4))))
    paint.stroke(p, lid, alpha(light, 0.85), 1.1)
    for i in range(int(height / 18)):
        y = top + lean + 12 + i * 18
        strip = paint.polygon(
            (x - half + 3, y - lean / 2), (x - 3, y), (x - 3, y + 3), (x - half + 3, y + 3 - lean / 2)
        )
        paint.fill(p, strip, alpha(palette.window_light, 0.1 + 0.35 * near))
