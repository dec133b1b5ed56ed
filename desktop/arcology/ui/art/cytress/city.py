"""The Mini-Map: trays of the tiles, and the hexes with the terrain of their district."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cytress.geometry import (
    HEX_FLAT,
    HEX_H,
    HEX_R,
    HEX_W,
    TILE_H,
    TILE_W,
    corners,
    hexagon,
    tile_places,
)
from arcology.ui.art.cytress.reading import faction_of, flag, number, tone
from arcology.ui.art.cytress.signs import faction_sign
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
from arcology.ui.art.shadows import glow, soft
from arcology.ui.art.studio import Component, Facts, Studio

_X: Final = HEX_W / 2
_Y: Final = HEX_H / 2
_THICK: Final = 10
_ABOVE: Final = 16.0  # how far buildings reach over the upper corner of their hex


def _outline(grow: float) -> QPainterPath:
    """The outline of a tile, its hexes grown by ``grow``."""
    whole = QPainterPath()
    for x, y in tile_places():
        whole = whole.united(hexagon(x, y, HEX_R + grow, HEX_FLAT))
    return whole.simplified()


def paint_tile(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The tray of a tile, on which its twelve hexes lie. Takes no facts."""
    c = studio.palette
    area = QRectF(-40, -40, TILE_W + 80, TILE_H + 90)
    layer(p, studio, ("tile",), area, lambda q: _tray(q, c))


def _tray(p: QPainter, c: Palette) -> None:
    path = _outline(2.2)
    soft(p, path, 12, alpha(c.shade, 0.75 if c.dark else 0.35), 0, 15)
    if c.dark:
        glow(p, path, alpha(c.tube, 0.6), 13, 1.3)
    low, high = mix(c.hull, c.night, 0.9), mix(c.hull, c.night, 0.42 if c.dark else 0.2)
    fill(p, path.translated(0, _THICK + 1.5), darker(low, 0.4))
    for i in range(_THICK, 0, -1):
        fill(p, path.translated(0, i), mix(high, low, i / _THICK))
    fill(p, path, mix(c.hull, c.night, 0.82))
    stroke(p, path, lighter(c.hull, 0.12 if c.dark else 0.5), 2.2)


def paint_hex(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A hex of the map.

    Facts: ``faction`` (whose colour it has), ``seed`` (which of the four builds of its terrain), ``busy`` (crew or a
    tube stands on it: nothing rises from its middle).
    """
    c = studio.palette
    faction, seed, busy = faction_of(facts), number(facts, "seed") % 4, flag(facts, "busy")
    area = QRectF(-2, -_ABOVE - 2, HEX_W + 4, HEX_H + _ABOVE + 4)
    layer(p, studio, ("hex", faction, seed, busy), area, lambda q: _hex(q, c, faction, seed, busy))


def _hex(p: QPainter, c: Palette, faction: str, seed: int, busy: bool) -> None:
    colour = tone(c, faction)
    path = hexagon(_X, _Y, HEX_R - 1.6, HEX_FLAT)
    high, low = _GROUND[faction]
    day = 0.0 if c.dark else 0.22
    top, bottom = lighter(mix(colour, c.night, high), day), lighter(mix(colour, c.night, low), day)
    fill(p, path, vertical(path.boundingRect(), (0, top), (1, bottom)))
    rnd = Random(seed * 17 + len(faction))
    terrain = _TERRAIN[faction]
    with clipped(p, path):
        pool = radial(_X, _Y + 4, 30, (0, alpha(lighter(colour, 0.25), 0.45)), (1, alpha(colour, 0)))
        fill(p, ellipse(_X, _Y + 4, 30, 19), pool)
        terrain.ground(p, c, rnd)
        front = QRectF(0, _Y + 14, HEX_W, 26)
        fill(p, front, vertical(front, (0, alpha(c.black, 0)), (1, alpha(c.black, 0.5 if c.dark else 0.22))))
    stroke(p, path, alpha(c.black, 0.6), 2.6)
    rim = hexagon(_X, _Y, HEX_R - 3, HEX_FLAT)
    stroke(p, rim, alpha(colour, 0.95), 1.8)
    edge = HEX_R - 3
    light = polyline(
        (_X - edge * 0.866, _Y - edge * 0.5 * HEX_FLAT),
        (_X, _Y - edge * HEX_FLAT),
        (_X + edge * 0.866, _Y - edge * 0.5 * HEX_FLAT),
    )
    stroke(p, light, alpha(lighter(colour, 0.7), 0.8), 1.3)
    terrain.rising(p, c, rnd, busy)
    faction_sign(p, c, faction, _X, _Y + 26, 9.4)


def _block(
    p: QPainter, c: Palette, x: float, y: float, wide: float, tall: float, tint: QColor, lit: QColor, rnd: Random
) -> None:
    """A house block: its lower front corner half a width below (x, y)."""
    a, e = wide / 2, wide * 0.25
    left = polygon((x - a, y - tall), (x, y - tall + e), (x, y + e), (x - a, y))
    right = polygon((x + a, y - tall), (x, y - tall + e), (x, y + e), (x + a, y))
    roof = polygon((x - a, y - tall), (x, y - tall - e), (x + a, y - tall), (x, y - tall + e))
    fill(p, left, vertical(left.boundingRect(), (0, darker(tint, 0.2)), (1, darker(tint, 0.62))))
    fill(p, right, vertical(right.boundingRect(), (0, darker(tint, 0.45)), (1, darker(tint, 0.78))))
    fill(p, roof, lighter(tint, 0.2))
    stroke(p, roof, alpha(c.black, 0.3), 0.6)
    floor = y - tall + 3
    while floor < y - 1:
        for i in range(2):
            if rnd.random() < 0.62:
                fill(p, QRectF(x - a + 1.6 + i * a * 0.45, floor + 1 + i * 1.2, 1.5, 1.7), lit)
            if rnd.random() < 0.5:
                fill(p, QRectF(x + 1.4 + i * a * 0.45, floor + 2.4 - i, 1.5, 1.7), lit)
        floor += 3.6


# ---- Corpocrats: golden towers on a paved plaza ----------------------------------------------------------------------


def _plaza(p: QPainter, c: Palette, rnd: Random) -> None:
    line = alpha(lighter(c.corpocrats, 0.5), 0.24)
    for i in range(-3, 4):
        stroke(p, polyline((_X - 40, _Y + i * 14 - 20), (_X + 40, _Y + i * 14 + 20)), line, 1)
        stroke(p, polyline((_X - 40, _Y + i * 14 + 20), (_X + 40, _Y + i * 14 - 20)), line, 1)


_TOWERS: Final = (
    (0, -20, 13, 15, 21),
    (-11, -15, 13, 16, 24),
    (11, -15, 13, 16, 24),
    (-22, -9, 13, 9, 16),
    (22, -9, 13, 9, 16),
    (0, -10, 12, 8, 13),
    (-30, -2, 10, 5, 8),
    (30, -2, 10, 5, 8),
)


def _towers(p: QPainter, c: Palette, rnd: Random, busy: bool) -> None:
    gold = c.corpocrats
    tints = (mix(gold, c.night, 0.14), mix(gold, c.ember, 0.3), mix(gold, c.parchment, 0.3))
    lit = lighter(gold, 0.7)
    for dx, dy, wide, low, high in sorted(_TOWERS, key=lambda tower: tower[1]):
        _block(p, c, _X + dx, _Y + dy, wide, rnd.uniform(low, high), rnd.choice(tints), lit, rnd)


# ---- Privateers: water, piers and a boat -----------------------------------------------------------------------------


def _water(p: QPainter, c: Palette, rnd: Random) -> None:
    for j in range(9):
        y = _Y - 34 + j * 8.5
        wave = QPainterPath()
        wave.moveTo(_X - 42, y)
        for i in range(7):
            wave.quadTo(_X - 36 + 12 * i, y + (3 if (i + j) % 2 else -3), _X - 30 + 12 * i, y)
        stroke(p, wave, alpha(lighter(c.privateers, 0.5), 0.34 if j % 2 else 0.18), 1.2)
    plank = mix(c.wood, c.parchment, 0.25)
    for side in (-1, 1):
        pier = polygon(
            (_X + side * 38, _Y - 14), (_X + side * 15, _Y - 23), (_X + side * 12, _Y - 20), (_X + side * 38, _Y - 8)
        )
        fill(p, pier, vertical(pier.boundingRect(), (0, plank), (1, darker(plank, 0.5))))
        stroke(p, pier, alpha(c.black, 0.5), 0.7)
        for i in range(3):
            fill(p, rounded(QRectF(_X + side * (18 + i * 7) - 1, _Y - 20 + i * 3, 2, 7), 1), c.wood_dark)


def _boat(p: QPainter, c: Palette, rnd: Random, busy: bool) -> None:
    x, y = _X + rnd.choice((-3, 3)), _Y - 19
    pale = mix(c.privateers, c.white, 0.9)
    hull = polygon((x - 10, y), (x + 10, y), (x + 6, y + 5), (x - 7, y + 5))
    fill(p, hull, vertical(hull.boundingRect(), (0, pale), (1, mix(c.privateers, c.night, 0.4))))
    stroke(p, hull, mix(c.privateers, c.night, 0.85), 0.8)
    fill(p, polygon((x, y - 13), (x, y - 1), (x + 8, y - 1)), pale)
    fill(p, polygon((x - 1, y - 11), (x - 1, y - 1), (x - 6, y - 1)), mix(c.privateers, c.white, 0.55))


# ---- Rovers: a road among trees, a dome ------------------------------------------------------------------------------


def _meadow(p: QPainter, c: Palette, rnd: Random) -> None:
    road = QPainterPath()
    road.moveTo(_X - 40, _Y + 12)
    road.cubicTo(_X - 16, _Y + 22, _X + 10, _Y - 2, _X + 40, _Y + 10)
    stroke(p, road, alpha(mix(c.rovers, c.night, 0.92), 0.82), 10)
    stroke(p, road, alpha(mix(c.lime, c.white, 0.1), 0.85), 1.4, dash=(3, 3))


def _grove(p: QPainter, c: Palette, rnd: Random, busy: bool) -> None:
    green = c.rovers
    for dx, dy in ((-17, -15), (15, -19), (-25, -7), (22, -11), (28, -3)):
        x, y = _X + dx + rnd.uniform(-1.5, 1.5), _Y + dy + 2
        fill(p, ellipse(x + 1.5, y + 5, 6, 2.6), alpha(c.black, 0.35))
        crown = radial(
            x - 2,
            y - 3,
            9,
            (0, mix(c.lime, green, 0.15)),
            (0.5, mix(green, c.night, 0.28)),
            (1, mix(green, c.night, 0.66)),
        )
        fill(p, ellipse(x, y, 6, 7), crown)
    y = _Y - 14
    fill(p, ellipse(_X - 2, y, 13, 6), alpha(c.black, 0.32))
    dome = QPainterPath()
    dome.moveTo(_X - 14, y)
    dome.cubicTo(_X - 14, y - 18, _X + 10, y - 18, _X + 10, y)
    dome.closeSubpath()
    stops = (
        (0.0, alpha(mix(green, c.white, 0.9), 0.92)),
        (0.5, alpha(lighter(green, 0.3), 0.76)),
        (1.0, alpha(mix(green, c.night, 0.5), 0.88)),
    )
    fill(p, dome, vertical(dome.boundingRect(), *stops))
    stroke(p, dome, alpha(mix(green, c.white, 0.8), 0.8), 1)
    stroke(p, polyline((_X - 2, y - 13), (_X - 2, y)), alpha(c.white, 0.45), 0.9)
    stroke(p, polyline((_X - 12, y - 6), (_X + 8, y - 6)), alpha(c.white, 0.45), 0.9)


# ---- Hooligangs: broken blocks, neon and burning barrels -------------------------------------------------------------


def _alley(p: QPainter, c: Palette, rnd: Random) -> None:
    neon = alpha(mix(c.accent_fill, c.white, 0.2), 0.62)
    stroke(p, polyline((_X - 30, _Y + 16), (_X - 14, _Y + 24)), neon, 2)
    stroke(p, polyline((_X + 30, _Y + 16), (_X + 14, _Y + 24)), neon, 2)
    for _ in range(4):
        x, y = _X + rnd.uniform(-26, 26), _Y + rnd.uniform(-8, 20)
        crack = polyline((x, y), (x + rnd.uniform(-6, 6), y + 5), (x + rnd.uniform(-9, 9), y + 9))
        stroke(p, crack, alpha(c.black, 0.34), 1)


def _slum(p: QPainter, c: Palette, rnd: Random, busy: bool) -> None:
    red = c.hooligangs
    tints = (mix(red, c.night, 0.36), mix(red, c.hull, 0.45), mix(red, c.ember, 0.5), mix(red, c.violet, 0.42))
    lit = alpha(mix(c.ember, c.corpocrats, 0.6), 0.95)
    for dx, dy in ((0, -21), (-13, -16), (13, -16), (-26, -10), (26, -10)):
        _block(p, c, _X + dx, _Y + dy + 2, 15, rnd.uniform(6, 13), rnd.choice(tints), lit, rnd)
    for side in (-1, 1):
        x, y = _X + side * 23, _Y + 6
        heat = radial(x, y - 2, 9, (0, alpha(c.corpocrats, 0.75)), (0.5, alpha(c.ember, 0.3)), (1, alpha(c.ember, 0)))
        fill(p, ellipse(x, y - 2, 9, 8), heat)
        flame = QPainterPath()
        flame.moveTo(x - 4, y + 3)
        flame.cubicTo(x - 6, y - 4, x + 1, y - 4, x, y - 10)
        flame.cubicTo(x + 6, y - 4, x + 5, y, x + 4, y + 3)
        flame.closeSubpath()
        fill(p, flame, vertical(flame.boundingRect(), (0, lighter(c.corpocrats, 0.6)), (1, c.ember)))
        barrel = QRectF(x - 4, y + 2, 8, 6)
        dark = mix(red, c.night, 0.86)
        fill(p, rounded(barrel, 1.4), horizontal(barrel, (0, dark), (0.5, mix(red, c.night, 0.5)), (1, dark)))


class _Terrain:
    """How a faction's hexes look: what lies flat on the ground, and what rises from it."""

    def __init__(
        self,
        ground: Callable[[QPainter, Palette, Random], None],
        rising: Callable[[QPainter, Palette, Random, bool], None],
    ) -> None:
        self.ground = ground
        self.rising = rising


_TERRAIN: Final[Mapping[str, _Terrain]] = {
    "corpocrats": _Terrain(_plaza, _towers),
    "privateers": _Terrain(_water, _boat),
    "rovers": _Terrain(_meadow, _grove),
    "hooligangs": _Terrain(_alley, _slum),
}
_GROUND: Final = {
    "corpocrats": (0.56, 0.82),
    "privateers": (0.46, 0.74),
    "rovers": (0.48, 0.78),
    "hooligangs": (0.48, 0.8),
}

MAP_TILE = Component((TILE_W, TILE_H), paint_tile, margin=40)
HEX = Component((HEX_W, HEX_H), paint_hex, margin=_ABOVE + 2, outline=corners(_X, _Y, HEX_R, HEX_FLAT))
