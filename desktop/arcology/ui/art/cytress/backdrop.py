"""The table under everything: the streets of Cytress by night or day, in the light that falls from Stratos."""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cytress.geometry import TABLE_H, TABLE_W
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    clipped,
    ellipse,
    fill,
    horizontal,
    polygon,
    polyline,
    radial,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import hex_texture, vignette

_WHOLE: Final = QRectF(0, 0, TABLE_W, TABLE_H)
_AXIS: Final = 784.0
_STREET: Final = QRectF(396, 268, 776, 372)  # between Stratos and the Underbelly
_HORIZON: Final = 470.0


LETTER: Final = 8.0
STROKES: Final = (
    (0, 0, 1, 0),
    (0, 0.5, 1, 0.5),
    (0, 1, 1, 1),
    (0, 0, 0, 1),
    (0.5, 0, 0.5, 1),
    (1, 0, 1, 1),
    (1, 0, 0, 1),
    (0, 0.5, 1, 1),
)
"""Of a letter on a neon sign that nobody can read: from and to, in parts of its box."""


def paint_backdrop(p: QPainter, facts: Facts, studio: Studio) -> None:
    """Everything under the boards. Takes no facts."""
    c = studio.palette
    layer(p, studio, ("backdrop",), _WHOLE, lambda q: _table(q, c))


def _table(p: QPainter, c: Palette) -> None:
    with clipped(p, _WHOLE):
        _felt(p, c)
        with clipped(p, _STREET):
            _streets(p, c)
            veil = mix(c.felt, c.night, 0.55) if c.dark else c.felt
            for edge in (QRectF(396, 268, 60, 372), QRectF(1112, 268, 60, 372)):
                left = edge.x() < _AXIS
                near, far = (alpha(veil, 0.9), alpha(veil, 0)) if left else (alpha(veil, 0), alpha(veil, 0.9))
                fill(p, edge, horizontal(edge, (0, near), (1, far)))
        hex_texture(p, _WHOLE, 28, alpha(c.texture, 0.075 if c.dark else 0.1))
        _beams(p, c)
        vignette(p, _WHOLE, c.night if c.dark else c.void, 0.6 if c.dark else 0.5)


def _felt(p: QPainter, c: Palette) -> None:
    felt = c.felt
    if c.dark:
        fill(
            p,
            _WHOLE,
            vertical(
                _WHOLE, (0, mix(felt, c.night, 0.2)), (0.5, mix(felt, c.night, 0.42)), (1, mix(felt, c.night, 0.8))
            ),
        )
        washes = (
            (_AXIS, 440, 900, c.privateers, 0.2),
            (_AXIS, 80, 520, c.accent_fill, 0.2),
            (500, 960, 640, c.violet, 0.16),
        )
    else:
        fill(p, _WHOLE, vertical(_WHOLE, (0, lighter(felt, 0.4)), (0.5, felt), (1, mix(felt, c.void, 0.5))))
        washes = (
            (_AXIS, 440, 900, c.white, 0.5),
            (_AXIS, 80, 520, c.accent_fill, 0.16),
            (500, 960, 640, c.violet, 0.1),
        )
    for x, y, radius, colour, cover in washes:
        fill(p, _WHOLE, radial(x, y, radius, (0, alpha(colour, cover)), (1, alpha(colour, 0))))


def _streets(p: QPainter, c: Palette) -> None:
    """Three rows of houses with neon signs, between which the map floats."""
    rnd = Random(12)
    ground = mix(mix(c.violet, c.privateers, 0.3), c.night, 0.6) if c.dark else mix(c.skyline, c.white, 0.3)
    for depth, (top, wide, cover) in enumerate(((340.0, 30.0, 0.6), (410.0, 44.0, 0.75), (510.0, 64.0, 0.9))):
        tint = mix(ground, c.night, 0.2 + 0.22 * depth) if c.dark else mix(ground, c.skyline_near, 0.2 + 0.3 * depth)
        x = _STREET.x() - 10
        while x < _STREET.right():
            w = wide * rnd.uniform(0.7, 1.25)
            y = top + rnd.uniform(-46, 60)
            house = QRectF(x, y, w, _STREET.bottom() - y)
            fill(
                p,
                house,
                vertical(
                    house,
                    (0, alpha(lighter(tint, 0.08), cover)),
                    (1, alpha(darker(tint, 0.3 if c.dark else 0.05), cover)),
                ),
            )
            fill(p, QRectF(x, y, w, 1.2), alpha(mix(c.accent_fill, c.white, 0.2), 0.28))
            _windows(p, c, house, rnd, depth)
            if rnd.random() < 0.34:
                _neon(p, c, house, rnd)
            x += w + rnd.uniform(0, 7)
    haze = QRectF(_STREET.x(), _HORIZON, _STREET.width(), _STREET.bottom() - _HORIZON)
    glow_tone = mix(c.accent_fill, c.violet, 0.4)
    fill(p, haze, vertical(haze, (0, alpha(glow_tone, 0)), (1, alpha(glow_tone, 0.3 if c.dark else 0.14))))


def _windows(p: QPainter, c: Palette, house: QRectF, rnd: Random, depth: int) -> None:
    lit = (c.accent_fill, c.tube, c.corpocrats, c.violet)
    size = 1.6 + 0.5 * depth
    for _ in range(int(house.width() * house.height() / (420 + 260 * depth))):
        x = house.x() + rnd.uniform(3, max(4, house.width() - 5))
        y = house.y() + rnd.uniform(6, house.height() * 0.8)
        colour = lighter(rnd.choice(lit), 0.35)
        fill(p, QRectF(x, y, size, size * 1.5), alpha(colour, 0.4 if c.dark else 0.7))


def _neon(p: QPainter, c: Palette, house: QRectF, rnd: Random) -> None:
    """An upright sign on a house front."""
    colour = rnd.choice((c.accent_fill, c.tube, c.corpocrats, c.rovers))
    sign = QRectF(
        house.x() + house.width() * rnd.uniform(0.15, 0.6), house.y() + rnd.uniform(12, 40), 7, rnd.uniform(22, 44)
    )
    path = rounded(sign, 2)
    if c.dark:
        glow(p, path, alpha(colour, 0.5), 7)
    fill(p, path, alpha(mix(colour, c.night, 0.6) if c.dark else mix(colour, c.white, 0.3), 0.7))
    stroke(p, path, alpha(lighter(colour, 0.2), 0.7), 1)
    light = alpha(lighter(colour, 0.5), 0.85)
    for i in range(int(sign.height() / LETTER)):
        letter = QRectF(sign.x() + 1.8, sign.y() + 2.5 + i * LETTER, sign.width() - 3.6, LETTER - 3)
        for ax, ay, bx, by in rnd.sample(STROKES, 3):
            ends = (
                (letter.x() + u * letter.width(), letter.y() + v * letter.height()) for u, v in ((ax, ay), (bx, by))
            )
            stroke(p, polyline(*ends), light, 1)


def _beams(p: QPainter, c: Palette) -> None:
    """Light from Stratos on the map."""
    colour = c.accent_fill if c.dark else mix(c.accent_fill, c.white, 0.6)
    strength = 0.12 if c.dark else 0.3
    for left, right in ((-420, -150), (-90, 90), (150, 420)):
        beam = polygon(
            (_AXIS + left * 0.35, 268), (_AXIS + right * 0.35, 268), (_AXIS + right, 640), (_AXIS + left, 640)
        )
        rect = QRectF(0, 268, TABLE_W, 372)
        fill(p, beam, vertical(rect, (0, alpha(colour, strength)), (1, alpha(colour, 0))))
    pool = radial(_AXIS, 452, 330, (0, alpha(c.tube, 0.1 if c.dark else 0.2)), (1, alpha(c.tube, 0)))
    fill(p, ellipse(_AXIS, 452, 330, 170), pool)


BACKDROP = Component((TABLE_W, TABLE_H), paint_backdrop, opaque=True)
