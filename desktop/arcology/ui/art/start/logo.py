"""The sign of Arcology: a tower growing upwards over its own reflection, and the backdrop of the start screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art import paint
from arcology.ui.art.palette import Palette, alpha, darker, lighter
from arcology.ui.art.shadows import glow
from arcology.ui.art.surfaces import hex_texture, vignette

_GRID = (40.0, 66.0)


def paint_logo(p: QPainter, palette: Palette, rect: QRectF) -> None:
    """The sign, as large as fits into ``rect``, in its middle."""
    k = min(rect.width() / _GRID[0], rect.height() / _GRID[1])
    x = rect.x() + (rect.width() - _GRID[0] * k) / 2
    y = rect.y() + (rect.height() - _GRID[1] * k) / 2
    warm = palette.accent_fill
    with paint.placed(p, x, y, k):
        peak = paint.polygon((0, 34), (20, 0), (40, 34), (30, 34), (20, 17), (10, 34))
        base = paint.polygon((7, 54), (0, 42), (40, 42), (33, 54))
        root = paint.polygon((14, 66), (9, 58), (31, 58), (26, 66))
        if palette.dark:
            glow(p, peak, alpha(warm, 0.55), 9)
        area = QRectF(0, 0, 40, 34)
        paint.fill(p, peak, paint.diagonal(area, (0, lighter(warm, 0.65)), (1, warm)))
        paint.fill(p, base, paint.linear(0, 42, 40, 54, (0, lighter(warm, 0.12)), (1, darker(warm, 0.12))))
        paint.fill(p, root, paint.even(darker(warm, 0.3)))


def paint_backdrop(p: QPainter, palette: Palette, rect: QRectF, washes: Sequence[tuple[float, QColor]]) -> None:
    """The room around the start screen: a gradient, a hex net, a wash of colour behind each game, dark corners.

    ``washes`` are (horizontal position as a part of the width, colour).
    """
    felt, void, whole = palette.felt, palette.void, paint.box(rect)
    if palette.dark:
        top, low = lighter(felt, 0.01), darker(void, 0.2)
        paint.fill(p, whole, paint.vertical(rect, (0, top), (0.5, darker(felt, 0.35)), (1, low)))
    else:
        paint.fill(p, whole, paint.vertical(rect, (0, lighter(felt, 0.55)), (0.6, felt), (1, lighter(void, 0.35))))
    hex_texture(p, rect, 30, alpha(palette.texture, 0.045 if palette.dark else 0.06))
    for at, colour in washes:
        x, y = rect.x() + rect.width() * at, rect.y() + rect.height() * 0.4
        radius = max(rect.width() * 0.27, rect.height() * 0.5)
        wash = alpha(colour, 0.13 if palette.dark else 0.16)
        paint.fill(p, whole, paint.radial(x, y, radius, (0, wash), (1, alpha(colour, 0))))
    vignette(p, rect, void, 0.7 if palette.dark else 0.45)
