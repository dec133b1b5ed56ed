"""Illustrations of mission cards: each faction has its own scene, seeded so that all eighteen cards of it differ."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cytress.geometry import hexagon
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.paint import (
    clipped,
    ellipse,
    fill,
    horizontal,
    placed,
    polygon,
    polyline,
    radial,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow

MOODS: Final = 6
"""Skies of each faction, and arrangements below them."""


def illustration(p: QPainter, c: Palette, faction: str, rect: QRectF, mood: int, seed: int) -> None:
    """The scene of a faction in ``rect``. ``mood`` (0..5) chooses the sky, ``seed`` arrangement and details; every
    second one is mirrored.
    """
    with clipped(p, rect), placed(p, rect.x(), rect.y()):
        if (mood + seed) % 2:
            p.translate(rect.width(), 0)
            p.scale(-1, 1)
        at = (mood + 2 * seed) % MOODS
        _SCENES[faction](p, c, QRectF(0, 0, rect.width(), rect.height()), mood % MOODS, at, Random(seed * 31 + mood))


def _sky(p: QPainter, rect: QRectF, high: QColor, middle: QColor, low: QColor) -> None:
    fill(p, rect, vertical(rect, (0, high), (0.55, middle), (1, low)))


def _orb(p: QPainter, c: Palette, x: float, y: float, radius: float, colour: QColor, disc: float = 0.0) -> None:
    """A sun or moon with its haze; ``disc`` is the radius of the body in parts of the haze."""
    pale = lighter(colour, 0.7)
    haze = radial(x, y, radius, (0, alpha(pale, 0.9)), (0.4, alpha(colour, 0.35)), (1, alpha(colour, 0)))
    fill(p, ellipse(x, y, radius), haze)
    if disc:
        fill(p, ellipse(x, y, radius * disc), lighter(colour, 0.88))


def _rays(p: QPainter, c: Palette, x: float, y: float, length: float, colour: QColor) -> None:
    for i in range(9):
        a = math.radians(-170 + i * 20)
        b = a + 0.07
        ray = polygon(
            (x, y),
            (x + length * math.cos(a), y + length * math.sin(a)),
            (x + length * math.cos(b), y + length * math.sin(b)),
        )
        fill(p, ray, alpha(colour, 0.13))


def _towers(p: QPainter, c: Palette, r: QRectF, mood: int, at: int, rnd: Random) -> None:
    """Corpocrats: towers at sunset, their windows lit."""
    gold, ember = c.corpocrats, c.ember
    skies = (
        (mix(c.violet, c.night, 0.55), mix(ember, c.violet, 0.3), gold),
        (mix(c.privateers, c.night, 0.72), mix(c.violet, ember, 0.45), mix(gold, ember, 0.35)),
        (mix(ember, c.night, 0.75), mix(gold, c.night, 0.3), lighter(gold, 0.55)),
        (mix(c.accent_fill, c.night, 0.72), mix(c.accent_fill, ember, 0.55), lighter(gold, 0.15)),
        (mix(c.teal, c.night, 0.66), mix(c.teal, gold, 0.5), lighter(gold, 0.4)),
        (mix(c.violet, c.night, 0.7), mix(c.violet, c.accent_fill, 0.4), mix(gold, c.accent_fill, 0.3)),
    )
    _sky(p, r, *skies[mood])
    w, h = r.width(), r.height()
    x, y = w * (0.5, 0.3, 0.66, 0.42, 0.7, 0.26)[at], h * (0.7, 0.5, 0.6, 0.44, 0.52, 0.62)[at]
    _orb(p, c, x, y, w * 0.5, gold, (0.0, 0.3, 0.0, 0.36, 0.22, 0.0)[at])
    _rays(p, c, x, y, 2 * w, lighter(gold, 0.6))
    tones = (mix(ember, c.violet, 0.42), mix(c.accent_fill, c.night, 0.66), mix(c.violet, c.night, 0.86))
    for layer, (tone, tall, count) in enumerate(zip(tones, (0.62, 0.5, 0.42), (7, 6, 5), strict=True)):
        if layer < 2:
            tone = mix(tone, skies[mood][0], 0.42 - 0.2 * layer)
        _row_of_towers(p, c, r, rnd, tone, tall, count, lit=layer > 0)


def _row_of_towers(
    p: QPainter, c: Palette, r: QRectF, rnd: Random, tone: QColor, tall: float, count: int, lit: bool
) -> None:
    w, h = r.width(), r.height()
    for i in range(count):
        wide = w / count * 1.08
        left, top = i * w / count, h - h * tall * rnd.uniform(0.55, 1.15)
        peak = rnd.choice((0.0, w * 0.06, w * 0.12))
        tower = polygon(
            (left, h), (left, top), (left + wide * 0.5, top - peak), (left + wide * 0.86, top), (left + wide * 0.86, h)
        )
        fill(p, tower, horizontal(tower.boundingRect(), (0, lighter(tone, 0.12)), (1, darker(tone, 0.25))))
        for _ in range(8 if lit else 0):
            spot = QRectF(
                left + wide * rnd.uniform(0.1, 0.65), top + (h - top) * rnd.uniform(0.08, 0.95), w * 0.022, w * 0.034
            )
            fill(p, spot, alpha(lighter(c.corpocrats, 0.4), 0.86))


def _sails(p: QPainter, c: Palette, r: QRectF, mood: int, at: int, rnd: Random) -> None:
    """Privateers: a ship under sail by moonlight."""
    blue = c.privateers
    skies = (
        (mix(blue, c.night, 0.82), mix(blue, c.night, 0.38), mix(c.tube, c.white, 0.5)),
        (mix(c.violet, c.night, 0.84), mix(c.violet, blue, 0.45), mix(c.violet, c.white, 0.6)),
        (mix(c.teal, c.night, 0.74), c.teal, mix(c.teal, c.white, 0.78)),
        (mix(c.accent_fill, c.night, 0.8), mix(c.violet, c.accent_fill, 0.4), mix(c.ember, c.white, 0.35)),
        (mix(blue, c.night, 0.9), mix(blue, c.night, 0.62), mix(blue, c.white, 0.25)),
        (mix(c.teal, c.night, 0.8), mix(c.teal, c.lime, 0.3), mix(c.lime, c.white, 0.45)),
    )
    _sky(p, r, *skies[mood])
    w, h = r.width(), r.height()
    x, y = w * (0.62, 0.5, 0.74, 0.3, 0.68, 0.24)[at], h * (0.38, 0.36, 0.46, 0.42, 0.32, 0.36)[at]
    _orb(p, c, x, y, w * 0.36, mix(c.tube, c.white, 0.55), 0.34)
    size = w * (0.9, 0.66, 1.05, 0.8, 0.96, 0.74)[at]
    _ship(p, c, w * (0.44, 0.62, 0.4, 0.6, 0.36, 0.56)[at], h * (0.72, 0.74, 0.78, 0.76, 0.74, 0.73)[at], size)
    for j in range(4):
        crest = h * (0.76 + 0.07 * j)
        wave = QPainterPath()
        wave.moveTo(0, crest)
        for i in range(6):
            bend = -h * 0.035 if (i + j) % 2 == 0 else h * 0.035
            wave.quadTo(w * (i + 0.5) / 6, crest + bend, w * (i + 1) / 6, crest)
        wave.lineTo(w, h)
        wave.lineTo(0, h)
        wave.closeSubpath()
        fill(p, wave, mix(mix(blue, skies[mood][1], 0.3), c.night, 0.24 + j / 5))
        stroke(p, wave, alpha(lighter(c.tube, 0.6), 0.42), 0.9)


def _ship(p: QPainter, c: Palette, x: float, y: float, s: float) -> None:
    """A two-masted ship, ``s`` units long, on the water at (x, y)."""
    hull = polygon(
        (x - s * 0.36, y - s * 0.05),
        (x + s * 0.4, y - s * 0.09),
        (x + s * 0.28, y + s * 0.12),
        (x - s * 0.26, y + s * 0.12),
    )
    fill(p, hull, vertical(hull.boundingRect(), (0, mix(c.privateers, c.night, 0.7)), (1, c.night)))
    dark = mix(c.privateers, c.night, 0.9)
    stroke(p, polyline((x, y), (x, y - s * 0.62)), dark, s * 0.022)
    stroke(p, polyline((x + s * 0.2, y - s * 0.04), (x + s * 0.2, y - s * 0.44)), dark, s * 0.022)
    fore = QPainterPath()
    fore.moveTo(x + s * 0.01, y - s * 0.6)
    fore.quadTo(x + s * 0.32, y - s * 0.34, x + s * 0.12, y - s * 0.12)
    fore.lineTo(x + s * 0.01, y - s * 0.14)
    fore.closeSubpath()
    white = mix(c.privateers, c.white, 0.92)
    fill(p, fore, horizontal(fore.boundingRect(), (0, white), (1, mix(c.privateers, c.white, 0.3))))
    aft = QPainterPath()
    aft.moveTo(x - s * 0.02, y - s * 0.56)
    aft.quadTo(x - s * 0.34, y - s * 0.3, x - s * 0.26, y - s * 0.1)
    aft.lineTo(x - s * 0.02, y - s * 0.14)
    aft.closeSubpath()
    fill(
        p,
        aft,
        horizontal(aft.boundingRect(), (0, mix(c.privateers, c.night, 0.25)), (1, mix(c.privateers, c.white, 0.76))),
    )


def _roads(p: QPainter, c: Palette, r: QRectF, mood: int, at: int, rnd: Random) -> None:
    """Rovers: a road into green hills, a great wheel over it."""
    green = c.rovers
    skies = (
        (mix(c.teal, c.night, 0.82), mix(green, c.night, 0.5), mix(c.lime, green, 0.3)),
        (mix(c.privateers, c.night, 0.84), mix(c.teal, c.night, 0.22), mix(c.corpocrats, c.white, 0.5)),
        (mix(c.corpocrats, c.night, 0.84), mix(green, c.corpocrats, 0.5), mix(c.lime, c.corpocrats, 0.25)),
        (mix(c.violet, c.night, 0.82), mix(c.violet, c.teal, 0.55), mix(c.lime, c.white, 0.3)),
        (mix(c.teal, c.night, 0.7), mix(c.teal, c.white, 0.2), mix(c.ember, c.white, 0.5)),
        (mix(green, c.night, 0.88), mix(green, c.night, 0.64), mix(green, c.white, 0.25)),
    )
    _sky(p, r, *skies[mood])
    w, h = r.width(), r.height()
    x, y = w * (0.3, 0.5, 0.72, 0.4, 0.64, 0.3)[at], h * (0.42, 0.36, 0.46, 0.38, 0.44, 0.34)[at]
    _orb(p, c, x, y, w * 0.38, mix(c.lime, c.white, 0.3), (0, 0.3, 0, 0.36, 0, 0.28)[at])
    hills = (
        (mix(green, c.teal, 0.3), 0.56, 0.16),
        (mix(green, c.night, 0.5), 0.66, 0.13),
        (mix(green, c.night, 0.74), 0.76, 0.1),
    )
    for tone, base, swing in hills:
        hill = QPainterPath()
        hill.moveTo(0, h)
        hill.lineTo(0, h * base)
        for i in range(1, 7):
            hill.lineTo(w * i / 6, h * (base + rnd.uniform(-swing, swing)))
        hill.lineTo(w, h)
        hill.closeSubpath()
        fill(p, hill, vertical(hill.boundingRect(), (0, lighter(tone, 0.1)), (1, darker(tone, 0.3))))
    road = polygon((w * 0.46, h * 0.7), (w * 0.54, h * 0.7), (w, h), (0, h))
    fill(p, road, vertical(road.boundingRect(), (0, mix(green, c.night, 0.86)), (1, c.night)))
    stroke(p, polyline((w * 0.5, h * 0.72), (w * 0.5, h)), alpha(c.lime, 0.9), w * 0.022, dash=(1.6, 1.4))
    wx, wy = w * (0.5, 0.3, 0.64, 0.6, 0.36, 0.52)[at], h * (0.45, 0.42, 0.43, 0.46, 0.42, 0.4)[at]
    size = w * (0.2, 0.16, 0.25, 0.18, 0.23, 0.28)[at]
    halo = radial(wx, wy, size * 1.7, (0, alpha(green, 0.5)), (1, alpha(green, 0)))
    fill(p, ellipse(wx, wy, size * 1.7), halo)
    draw_icon(p, "rovers", wx, wy, size * 2.2, mix(green, c.night, 0.92), turn=at * 11)
    stroke(p, ellipse(wx, wy, size * 0.6), lighter(green, 0.6), w * 0.012)


def _flames(p: QPainter, c: Palette, r: QRectF, mood: int, at: int, rnd: Random) -> None:
    """Hooligangs: their skull on a burning wall."""
    red, ember, gold = c.hooligangs, c.ember, c.corpocrats
    skies = (
        (mix(c.accent_fill, c.night, 0.86), mix(red, c.night, 0.5), ember),
        (mix(c.violet, c.night, 0.82), mix(c.accent_fill, c.violet, 0.4), red),
        (mix(ember, c.night, 0.86), mix(ember, c.night, 0.36), mix(gold, ember, 0.3)),
        (mix(c.privateers, c.night, 0.86), mix(c.violet, c.night, 0.35), mix(red, c.accent_fill, 0.5)),
        (mix(c.rovers, c.night, 0.88), mix(c.ember, c.violet, 0.45), mix(gold, c.white, 0.1)),
        (mix(c.teal, c.night, 0.86), mix(red, c.night, 0.62), mix(ember, c.white, 0.15)),
    )
    _sky(p, r, *skies[mood])
    w, h = r.width(), r.height()
    for j in range(9):
        for i in range(6):
            brick = QRectF((i - 0.5 * (j % 2)) * w / 5, j * h / 9, w / 5 - 1.2, h / 9 - 1.2)
            fill(p, brick, alpha(c.black, 0.12 + 0.05 * ((i * 7 + j * 3) % 3)))
    fire = radial(w * 0.5, h, w * 0.85, (0, alpha(gold, 0.85)), (0.5, alpha(ember, 0.42)), (1, alpha(ember, 0)))
    fill(p, r, fire)
    for i in range(7):
        _flame(p, c, w * (i + 0.5) / 7, h, w * 0.1, h * rnd.uniform(0.22, 0.5))
    x, y = w * (0.5, 0.44, 0.56, 0.5, 0.42, 0.58)[at], h * (0.41, 0.42, 0.4, 0.44, 0.4, 0.42)[at]
    size = w * (0.6, 0.54, 0.64, 0.5, 0.58, 0.66)[at]
    glow(p, ellipse(x, y, w * 0.2), alpha(red, 0.8), w * 0.14)
    turn = (0, -6, 7, 0, 10, -9)[at]
    draw_icon(p, "hooligangs", x, y, size, mix(red, c.night, 0.93), turn)
    draw_icon(p, "hooligangs", x - w * 0.014, y - w * 0.018, size * 0.95, mix(ember, c.white, 0.78), turn)


def _flame(p: QPainter, c: Palette, x: float, foot: float, half: float, height: float) -> None:
    top = foot - height
    path = QPainterPath()
    path.moveTo(x - half, foot)
    path.cubicTo(x - half * 1.4, foot - height * 0.5, x + half * 0.5, foot - height * 0.6, x, top)
    path.cubicTo(x + half * 1.6, foot - height * 0.6, x + half * 1.2, foot - height * 0.3, x + half, foot)
    path.closeSubpath()
    fill(
        p,
        path,
        vertical(path.boundingRect(), (0, alpha(mix(c.corpocrats, c.white, 0.1), 0.8)), (1, alpha(c.hooligangs, 0.8))),
    )


def card_net(p: QPainter, c: Palette, rect: QRectF, colour: QColor, radius: float) -> None:
    """The hexagons on the backs of cards."""
    step = radius * math.sqrt(3) * 1.05
    rows, columns = int(rect.height() / (radius * 1.6)) + 2, int(rect.width() / step) + 2
    for j in range(rows):
        for i in range(columns):
            x = rect.x() + i * step + (j % 2) * step / 2
            stroke(p, hexagon(x, rect.y() + j * radius * 1.6, radius), colour, radius * 0.1)


_Scene = Callable[[QPainter, Palette, QRectF, int, int, Random], None]
_SCENES: Final[Mapping[str, _Scene]] = {
    "corpocrats": _towers,
    "privateers": _sails,
    "rovers": _roads,
    "hooligangs": _flames,
}
