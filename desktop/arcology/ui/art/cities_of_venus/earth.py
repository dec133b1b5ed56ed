"""Earth, far away at the edge of the mat: blue and bright, or dark once its last light has come."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.paint import Point, clipped, ellipse, fill, linear, placed, radial, stroke
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix

# Outlines of continents as points between which the coast swings, in radii of the globe.
_NORTH: Final[tuple[Point, ...]] = (
    (-0.67, -0.58), (-0.19, -0.81), (0.21, -0.62), (-0.02, -0.33), (-0.21, -0.10), (-0.46, -0.21), (-0.81, -0.27),
)  # fmt: skip
_SOUTH: Final[tuple[Point, ...]] = (
    (-0.17, 0.02), (0.17, 0.08), (0.21, 0.35), (0.02, 0.75), (-0.15, 0.38), (-0.29, 0.17),
)  # fmt: skip
_EAST: Final[tuple[Point, ...]] = (
    (0.46, -0.58), (0.92, -0.67), (1.06, -0.10), (0.77, 0.29), (0.60, -0.08), (0.42, -0.27),
)  # fmt: skip
_WEATHER: Final = (
    (-0.42, -0.5, 0.67),
    (-0.67, 0.08, 0.58),
    (0.17, -0.13, 0.67),
    (0.35, 0.42, 0.77),
    (-0.29, 0.63, 0.67),
)
"""Bands of weather: middle and width, in radii."""


def _coast(points: tuple[Point, ...]) -> QPainterPath:
    """A closed curve that bends at every point."""
    path = QPainterPath(QPointF((points[0][0] + points[-1][0]) / 2, (points[0][1] + points[-1][1]) / 2))
    for i, (x, y) in enumerate(points):
        nx, ny = points[(i + 1) % len(points)]
        path.quadTo(x, y, (x + nx) / 2, (y + ny) / 2)
    return path


def globe(p: QPainter, c: Palette, x: float, y: float, r: float, *, dark: bool = False) -> None:
    """Earth around (x, y); ``dark``: no light comes from it any more."""
    air = mix(c.sea, c.white, 0.75)
    sea: QColor = c.sea
    land: QColor = c.land
    cloud = c.white
    if dark:
        sea, land = mix(c.sea, c.night, 0.72), mix(c.land, c.night, 0.74)
        cloud, air = mix(c.white, c.night, 0.5), mix(c.sea, c.night, 0.4)
    halo = radial(
        x, y, r * 1.35, (0, alpha(air, 0)), (0.72, alpha(air, 0.3 if dark or c.dark else 0.8)), (1, alpha(air, 0))
    )
    fill(p, ellipse(x, y, r * 1.35), halo)
    ball = ellipse(x, y, r)
    stops = (
        (0.0, lighter(sea, 0.5 if not dark else 0.12)),
        (0.55, sea),
        (0.9, darker(sea, 0.35)),
        (1.0, darker(sea, 0.5)),
    )
    fill(p, ball, radial(x, y, r, *stops, focus=(x - r * 0.3, y - r * 0.4)))
    with clipped(p, ball):
        with placed(p, x, y, r):
            ground = linear(-0.8, -0.8, 0.8, 0.8, (0, lighter(land, 0.3)), (0.5, land), (1, darker(land, 0.35)))
            for outline in (_NORTH, _SOUTH, _EAST):
                fill(p, _coast(outline), ground)
            for cx, cy, width in _WEATHER:
                fill(p, _band(cx, cy, width), alpha(cloud, 0.82))
        night = alpha(darker(sea, 0.8), 0.0)
        shade = radial(
            x - r * 0.33,
            y - r * 0.4,
            r * 1.5,
            (0, alpha(c.white, 0.0 if dark else 0.26)),
            (0.55, night),
            (1, alpha(darker(sea, 0.85), 0.78)),
        )
        fill(p, ball, shade)
        if dark:
            _ashes(p, c, x, y, r)
    stroke(p, ellipse(x, y, r * 0.99), alpha(air, 0.5 if dark else 0.85), r * 0.022)


def _band(x: float, y: float, width: float) -> QPainterPath:
    """A swirl of cloud: flat shreds that follow the curve of the globe."""
    path = QPainterPath()
    for i in range(5):
        t = i / 4 - 0.5
        shred = ellipse(
            x + t * width, y + 0.16 * t * t + 0.025 * (i % 2), width * (0.16 - 0.1 * abs(t)), 0.03 - 0.026 * abs(t)
        )
        path = path.united(shred)
    return path


def _ashes(p: QPainter, c: Palette, x: float, y: float, r: float) -> None:
    """Fires on the night side of an Earth that has gone silent."""
    for dx, dy, size in (
        (-0.3, -0.45, 0.05),
        (0.12, 0.2, 0.04),
        (0.5, -0.3, 0.06),
        (-0.1, 0.45, 0.035),
        (0.66, 0.05, 0.03),
    ):
        glow = radial(x + dx * r, y + dy * r, size * r * 3, (0, alpha(c.lava, 0.8)), (1, alpha(c.lava, 0)))
        fill(p, ellipse(x + dx * r, y + dy * r, size * r * 3), glow)
        fill(p, ellipse(x + dx * r, y + dy * r, size * r * 0.6), lighter(c.lava, 0.5))
