"""The table top and the mat: from Earth at the left the cloud drop comes down to the surface of Venus."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.clouds import billow, shafts, stars, tones
from arcology.ui.art.cities_of_venus.earth import globe
from arcology.ui.art.cities_of_venus.geometry import MAT, TABLE
from arcology.ui.art.cities_of_venus.ground import plain
from arcology.ui.art.cities_of_venus.reading import flag
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import clipped, fill, inner, radial, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import shadow
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import table_top

_WHOLE: Final = QRectF(0, 0, *MAT)
_RADIUS: Final = 18.0
_EARTH: Final = (92.0, 72.0, 102.0)
_VOLCANO: Final = 752.0
_BANKS: Final = (
    (112.0, 250.0, 9, 21, 0.0, 0.6),
    (176.0, 330.0, 8, 22, 0.3, 0.8),
    (244.0, 400.0, 9, 27, 0.65, 0.9),
    (316.0, 460.0, 10, 23, 1.0, 0.95),
)
"""Banks of cloud from the farthest: top, bottom, number of clouds, seed, depth (0..1), opacity."""


def paint_backdrop(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The table top. It has no facts."""
    whole = QRectF(0, 0, *TABLE)
    with clipped(p, whole):
        table_top(p, studio.palette, whole, hex_side=24)


def sky(p: QPainter, c: Palette, rect: QRectF) -> None:
    """The air from space down to the glowing depth: blue and gold by day, indigo and amber at dusk."""
    if c.dark:
        high = mix(c.night, c.violet, 0.16)
        stops = (
            (0.0, mix(c.night, c.sea, 0.1)),
            (0.2, mix(high, c.sky_high, 0.3)),
            (0.42, mix(c.sky_high, c.night, 0.3)),
            (0.64, mix(c.sky, c.night, 0.36)),
            (0.84, mix(c.rust, c.night, 0.35)),
            (1.0, mix(c.basalt, c.night, 0.45)),
        )
    else:
        stops = (
            (0.0, c.sky_high),
            (0.17, mix(c.sky_high, c.white, 0.42)),
            (0.36, c.sky),
            (0.58, c.sky_low),
            (0.8, mix(c.cloud_shade, c.lava, 0.16)),
            (1.0, c.basalt),
        )
    fill(p, rect, vertical(rect, *stops))


def paint_mat(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The mat. Facts: ``last`` (Earth has been revealed and goes dark)."""
    last = flag(facts, "last")
    layer(p, studio, ("venus mat", last), inner(_WHOLE, -30), lambda q: _scene(q, studio.palette, last))


def _scene(p: QPainter, c: Palette, last: bool) -> None:
    path = rounded(_WHOLE, _RADIUS)
    shadow(p, path, c.shade, 13, 6, 0.7 if c.dark else 0.36)
    w, h = MAT
    with clipped(p, path):
        sky(p, c, _WHOLE)
        stars(p, c, QRectF(0, 0, w, h * (0.4 if c.dark else 0.22)), 150 if c.dark else 60, 7)
        x, y, r = _EARTH
        if not last:
            shafts(p, c, x - 22, y - 112, 1600, 0.42, 7)
        globe(p, c, x, y, r, dark=last)
        _fall(p, c, last)
        wide = QRectF(-30, 0, w + 60, 0)
        for top, bottom, count, seed, depth, strength in _BANKS:
            billow(p, c, wide.adjusted(0, top, 0, bottom), count, seed, tones(c, depth), strength)
        plain(p, c, _WHOLE, _VOLCANO)
        corner = alpha(darker(c.basalt, 0.7), 0.55 if c.dark else 0.28)
        dim = radial(w / 2, h / 2, w * 0.62, (0, alpha(corner, 0)), (0.75, alpha(corner, 0)), (1, corner))
        fill(p, _WHOLE, dim)
    stroke(p, rounded(inner(_WHOLE, 1.5), _RADIUS - 1), alpha(c.white, 0.3 if c.dark else 0.6), 2)
    stroke(p, rounded(inner(_WHOLE, 6), _RADIUS - 5), alpha(darker(c.basalt, 0.4), 0.5), 1)


def _fall(p: QPainter, c: Palette, last: bool) -> None:
    """The way from Earth down through the clouds, dashed."""
    x, y, _ = _EARTH
    tone = lighter(c.accent_fill, 0.7) if c.dark else c.white
    for k in range(3):
        path = QPainterPath(QPointF(x + 90, y + 20 + k * 10))
        path.cubicTo(x + 300, y - 70 + k * 10, x + 700, y - 40, MAT[0] - 300, 200 + k * 30)
        stroke(p, path, alpha(tone, 0.12 if last else 0.45), 1.6, dash=(4, 4))


BACKDROP = Component(TABLE, paint_backdrop, opaque=True)
MAT_BOARD = Component(MAT, paint_mat, margin=28)
