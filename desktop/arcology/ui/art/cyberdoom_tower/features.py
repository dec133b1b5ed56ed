"""What a sector holds, standing on the floor of its room: battery, clover, crate, and the pedestal of a key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.icons import icon_at
from arcology.ui.art.paint import (
    clipped,
    diagonal,
    ellipse,
    fill,
    horizontal,
    polygon,
    polyline,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow, soft


def battery(p: QPainter, palette: Palette, cx: float, foot: float) -> None:
    """Energy: a cell glowing through its window."""
    q = QRectF(cx - 14, foot - 43, 28, 43)
    soft(p, ellipse(cx, foot, 20, 3), 5, alpha(palette.black, 0.7))
    glow(p, rounded(q, 6), alpha(palette.yellow_die, 0.62), 14)
    cap = QRectF(cx - 6, foot - 48, 12, 8)
    fill(p, rounded(cap, 2), horizontal(cap, (0, palette.machine), (0.4, palette.white), (1, palette.machine_dark)))
    metal = horizontal(
        q,
        (0, palette.machine_dark),
        (0.18, lighter(palette.machine, 0.45)),
        (0.45, palette.machine_dark),
        (1, darker(palette.machine_dark, 0.3)),
    )
    fill(p, rounded(q, 6), metal)
    stroke(p, rounded(q, 6), alpha(palette.white, 0.4), 1)
    window = QRectF(cx - 10, foot - 37, 20, 29)
    yellow = palette.yellow_die
    fill(p, rounded(window, 4), vertical(window, (0, lighter(yellow, 0.65)), (0.4, yellow), (1, darker(yellow, 0.35))))
    stroke(p, rounded(window, 4), alpha(lighter(yellow, 0.8), 0.9), 1)
    fill(p, icon_at("energy", cx, foot - 22.5, 23), darker(yellow, 0.8))


def clover(p: QPainter, palette: Palette, cx: float, foot: float) -> None:
    """Luck: a clover projected above its plate."""
    red = palette.red_die
    _plinth(p, palette, cx, foot, 17, 7, lighter(red, 0.2), 50)
    glow(p, ellipse(cx, foot - 32, 16), alpha(red, 0.85), 14)
    leaf = icon_at("luck", cx, foot - 30, 44)
    fill(p, leaf.translated(1.3, 1.8), darker(red, 0.75))
    fill(p, leaf, vertical(leaf.boundingRect(), (0, lighter(red, 0.55)), (0.5, lighter(red, 0.2)), (1, red)))
    with clipped(p, leaf):
        stroke(p, leaf, alpha(palette.white, 0.55), 1.6)


def crate(p: QPainter, palette: Palette, cx: float, foot: float) -> None:
    """A steel crate in an isometric view, with an orange band and a clasp."""
    s, y = 21.0, foot - 22
    steel, band = mix(palette.machine, palette.reach, 0.15), palette.hazard
    soft(p, ellipse(cx, foot - 1, 26, 4), 6, alpha(palette.black, 0.75))
    top = polygon((cx, y - s * 0.95), (cx + s, y - s * 0.5), (cx, y - 0.05 * s), (cx - s, y - s * 0.5))
    left = polygon((cx - s, y - s * 0.5), (cx, y - 0.05 * s), (cx, y + s), (cx - s, y + s * 0.55))
    right = polygon((cx + s, y - s * 0.5), (cx, y - 0.05 * s), (cx, y + s), (cx + s, y + s * 0.55))
    fill(p, top, diagonal(top.boundingRect(), (0, lighter(steel, 0.62)), (1, lighter(steel, 0.12))))
    fill(p, left, vertical(left.boundingRect(), (0, lighter(steel, 0.06)), (1, darker(steel, 0.5))))
    fill(p, right, vertical(right.boundingRect(), (0, darker(steel, 0.36)), (1, darker(steel, 0.75))))
    fill(p, polygon((cx - s, y - 0.12 * s), (cx, y + 0.35 * s), (cx, y + 0.6 * s), (cx - s, y + 0.13 * s)), band)
    fill(
        p,
        polygon((cx + s, y - 0.12 * s), (cx, y + 0.35 * s), (cx, y + 0.6 * s), (cx + s, y + 0.13 * s)),
        darker(band, 0.38),
    )
    lid = polygon((cx, y - s * 0.72), (cx + s * 0.55, y - s * 0.48), (cx, y - s * 0.24), (cx - s * 0.55, y - s * 0.48))
    stroke(p, lid, alpha(palette.black, 0.35), 1)
    for face in (top, left, right):
        stroke(p, face, alpha(palette.black, 0.75), 1)
    stroke(p, polyline((cx - s, y - s * 0.5), (cx, y - 0.05 * s), (cx + s, y - s * 0.5)), alpha(palette.white, 0.65), 1)
    clasp = rounded(QRectF(cx - 3, y - 0.02 * s, 6, 8), 1.5)
    fill(p, clasp, lighter(band, 0.55))
    stroke(p, clasp, darker(band, 0.65), 0.9)


def pedestal(p: QPainter, palette: Palette, cx: float, foot: float) -> None:
    """Where a key is kept: a plate under a light, with the key's faint image for when it is gone."""
    gold = palette.yellow_die
    _plinth(p, palette, cx, foot, 15, 9, lighter(gold, 0.35), 52)
    fill(p, icon_at("key", cx, foot - 32, 30), alpha(palette.white, 0.16))


def _plinth(
    p: QPainter, palette: Palette, cx: float, foot: float, half: float, height: float, light: QColor, reach: float
) -> None:
    base = polygon((cx - half, foot), (cx - half + 4, foot - height), (cx + half - 4, foot - height), (cx + half, foot))
    soft(p, ellipse(cx, foot, half + 4, 3), 5, alpha(palette.black, 0.7))
    beam = polygon(
        (cx - half + 6, foot - height),
        (cx + half - 6, foot - height),
        (cx + half + 7, foot - reach),
        (cx - half - 7, foot - reach),
    )
    fill(p, beam, vertical(beam.boundingRect(), (0, alpha(light, 0.02)), (1, alpha(light, 0.6))))
    fill(p, base, vertical(base.boundingRect(), (0, lighter(palette.machine, 0.35)), (1, palette.machine_dark)))
    stroke(p, base, alpha(palette.white, 0.4), 1)
    fill(p, ellipse(cx, foot - height, half - 5, 1.6), lighter(light, 0.4))


FEATURES: Final[Mapping[str, Callable[[QPainter, Palette, float, float], None]]] = {
    "energy": battery,
    "luck": clover,
    "crate": crate,
    "key": pedestal,
}
