"""What stands and lies on the cities: V-nauts, gems, dice, the first player's marker."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.geometry import VNAUT
from arcology.ui.art.cities_of_venus.reading import number, word
from arcology.ui.art.cities_of_venus.signs import figure, print_ink
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.paint import Point, clipped, ellipse, fill, linear, polygon, radial, rounded, star, stroke
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.pieces import die, die_ghost
from arcology.ui.art.shadows import glow, soft
from arcology.ui.art.studio import Component, Facts, Studio

_SIDE: Final = (
    ((0.64, 0.42), (0.78, 0.44), (0.86, 0.5)),
    ((0.98, 0.57), (1.0, 0.68), (0.93, 0.73)),
    ((0.87, 0.77), (0.8, 0.75), (0.72, 0.7)),
    ((0.72, 0.86), (0.84, 1.02), (0.86, 1.14)),
    ((0.86, 1.22), (0.8, 1.22), (0.76, 1.22)),
    ((0.7, 1.22), (0.66, 1.22), (0.62, 1.22)),
    ((0.56, 1.2), (0.56, 1.06), (0.5, 1.0)),
)
"""The left half of a V-naut, from neck to crotch, in widths."""


@cache
def _figure() -> QPainterPath:
    """A V-naut of width 1 with its upper left corner at the origin; 1.22 high."""
    whole = QPainterPath()
    for mirrored in (False, True):
        half = QPainterPath()
        half.moveTo(0.5, 0.4)
        for points in _SIDE:
            (ax, ay), (bx, by), (x, y) = (((1 - px if mirrored else px), py) for px, py in points)
            half.cubicTo(ax, ay, bx, by, x, y)
        half.closeSubpath()
        whole = whole.united(half)
    return whole.united(ellipse(0.5, 0.25, 0.25)).simplified()


def vnaut_path(x: float, y: float, w: float) -> QPainterPath:
    """The outline of a V-naut, ``w`` wide, with its upper left corner at (x, y)."""
    from PySide6.QtGui import QTransform

    return QTransform(w, 0, 0, w, x, y).map(_figure())


def vnaut(
    p: QPainter, c: Palette, x: float, y: float, w: float, colour: QColor | None = None, *, ground: bool = True
) -> None:
    """A V-naut with its upper left corner at (x, y), ``w`` wide and 1.22 times as high; ``ground``: with its shadow."""
    base = colour if colour is not None else c.vnaut
    path = vnaut_path(x, y, w)
    night = darker(base, 0.62)
    if ground:
        soft(p, ellipse(x + w * 0.55, y + w * 1.19, w * 0.46, w * 0.1), w * 0.09, alpha(c.shade, 0.6))
    fill(p, path.translated(w * 0.06, w * 0.045), night)
    top, low = lighter(base, 0.45), darker(base, 0.35)
    fill(p, path, linear(x, y, x + w, y + 1.2 * w, (0, top), (0.45, base), (1, low)))
    with clipped(p, path):
        stroke(p, path.translated(w * 0.05, w * 0.06), alpha(c.white, 0.5), w * 0.05)
    stroke(p, path, night, max(0.6, w * 0.035))
    visor = ellipse(x + 0.53 * w, y + 0.25 * w, 0.155 * w, 0.13 * w)
    gold = c.accent_fill
    stops = ((0.0, lighter(gold, 0.75)), (0.5, gold), (1.0, darker(mix(gold, c.rust, 0.5), 0.2)))
    fill(p, visor, linear(x + 0.4 * w, y + 0.12 * w, x + 0.66 * w, y + 0.38 * w, *stops))
    stroke(p, visor, night, max(0.5, w * 0.03))
    fill(p, ellipse(x + 0.47 * w, y + 0.21 * w, 0.045 * w, 0.03 * w), alpha(c.white, 0.9))
    fill(p, rounded(QRectF(x + 0.41 * w, y + 0.57 * w, 0.2 * w, 0.14 * w), 0.03 * w), lighter(base, 0.75))
    fill(p, ellipse(x + 0.46 * w, y + 0.64 * w, 0.03 * w), c.machine_eye)


def vnaut_place(p: QPainter, c: Palette, x: float, y: float, w: float, colour: QColor) -> None:
    """Where one more V-naut would stand: a pale outline."""
    path = vnaut_path(x, y, w)
    fill(p, path, alpha(c.white, 0.07 if c.dark else 0.3))
    stroke(p, path, alpha(colour, 0.75), max(0.7, w * 0.035), dash=(1.2, 2.2))


def paint_vnaut(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A V-naut.

    Facts: ``state``: "new" has just been placed and can be taken back, "waiting" has no place yet, "leaving" is to be
    lost, "asleep" and "ready" are sleepers.
    """
    c = studio.palette
    state = word(facts, "state")
    w = 27.0
    x, y = (VNAUT[0] - w) / 2 - 0.5, 2.0
    path = vnaut_path(x, y, w)
    if state in ("new", "waiting"):
        glow(p, path, alpha(c.accent_fill, 0.95), 5, 1.6, screen=c.dark)
    if state == "leaving":
        colour = mix(c.vnaut, c.dome_shade, 0.7)
    elif state == "asleep":
        colour = mix(c.vnaut, c.gem_clear, 0.62)
    else:
        colour = c.vnaut
    vnaut(p, c, x, y, w, colour)
    if state in ("new", "waiting"):
        stroke(p, path, lighter(c.accent_fill, 0.3), 1.4)
    if state == "new":
        _mark(p, c, mix(c.accent_fill, c.rust, 0.45), "plus")
    elif state == "leaving":
        _mark(p, c, c.phase_3, "cross")
    elif state == "asleep":
        _mark(p, c, mix(c.sea, c.gem_clear, 0.35), "moon")
    elif state == "ready":
        _mark(p, c, c.land, "sun")


def _mark(p: QPainter, c: Palette, colour: QColor, icon: str) -> None:
    """A round sign at the V-naut's shoulder."""
    x, y, r = VNAUT[0] - 7.5, 8.0, 7.0
    fill(p, ellipse(x, y, r), darker(colour, 0.15))
    stroke(p, ellipse(x, y, r), c.white, 1.2)
    draw_icon(p, icon, x, y, 8.6, c.white)


# ---- gems --------------------------------------------------------------------------------------------

GEMS: Final = ("black", "pink", "clear")
VALUES: Final = {"black": 1, "pink": 4, "clear": 8}
_OCTAGON: Final[tuple[Point, ...]] = (
    (-0.38, -0.84), (0.38, -0.84), (0.84, -0.38), (0.84, 0.38), (0.38, 0.84), (-0.38, 0.84), (-0.84, 0.38),
    (-0.84, -0.38),
)  # fmt: skip
_HEXAGON: Final[tuple[Point, ...]] = (
    (0, -0.94), (0.81, -0.47), (0.81, 0.47), (0, 0.94), (-0.81, 0.47), (-0.81, -0.47),
)  # fmt: skip
_BRILLIANT: Final[tuple[Point, ...]] = ((-0.55, -0.7), (0.55, -0.7), (0.97, -0.22), (0, 0.92), (-0.97, -0.22))


def gem(p: QPainter, c: Palette, kind: str, x: float, y: float, r: float, *, rest: bool = True) -> None:
    """A gem of radius ``r``: a black octagon, a pink hexagon or a clear brilliant; ``rest``: with its shadow."""
    corners = {"black": _OCTAGON, "pink": _HEXAGON}.get(kind, _BRILLIANT)
    points = [(x + a * r, y + b * r) for a, b in corners]
    path = polygon(*points)
    if rest:
        soft(p, path, max(1.0, r * 0.2), alpha(c.shade, 0.55), 0, r * 0.16)
    if kind == "clear":
        _brilliant(p, c, x, y, r, points)
        return
    base = c.gem_black if kind == "black" else c.gem_pink
    low, high = darker(base, 0.55), lighter(base, 0.5)
    table = [(x + a * r * 0.56, y + b * r * 0.56) for a, b in corners]
    count = len(points)
    for i in range(count):
        k = (i + 1) % count
        facing = math.atan2(corners[i][1] + corners[k][1], corners[i][0] + corners[k][0])
        light = (math.cos(facing + 2.3) + 1) / 2
        fill(p, polygon(points[i], points[k], table[k], table[i]), mix(low, high, light * 0.9))
    stops = (0, lighter(base, 0.2)), (0.5, darker(base, 0.04)), (1, darker(base, 0.3))
    top = linear(x - r / 2, y - r / 2, x + r / 2, y + r / 2, *stops)
    fill(p, polygon(*table), top)
    stroke(p, path, darker(base, 0.7), max(0.7, r * 0.07))


def _brilliant(p: QPainter, c: Palette, x: float, y: float, r: float, points: list[Point]) -> None:
    """The facets of a clear gem, seen from the side."""
    ice, deep = c.gem_clear, darker(mix(c.gem_clear, c.sea, 0.6), 0.15)
    path = polygon(*points)
    fill(p, path, linear(x - r, y - r, x + r, y + r, (0, lighter(ice, 0.8)), (0.5, ice), (1, deep)))
    left, middle, right = ((x - 0.5 * r, y - 0.22 * r), (x, y - 0.22 * r), (x + 0.5 * r, y - 0.22 * r))
    a, b, east, tip, west = points
    facets: tuple[tuple[tuple[Point, ...], QColor], ...] = (
        ((a, left, west), alpha(c.white, 0.8)),
        ((a, b, middle), alpha(c.white, 0.68)),
        ((a, left, middle), alpha(lighter(ice, 0.3), 0.75)),
        ((b, middle, right), alpha(mix(ice, deep, 0.35), 0.75)),
        ((b, east, right), alpha(lighter(ice, 0.45), 0.75)),
        ((west, left, tip), alpha(lighter(ice, 0.35), 0.8)),
        ((left, right, tip), alpha(mix(ice, deep, 0.3), 0.8)),
        ((right, east, tip), alpha(deep, 0.75)),
    )
    for corners, colour in facets:
        fill(p, polygon(*corners), colour)
    stroke(p, path, darker(deep, 0.35), max(0.7, r * 0.075))


def gem_value(p: QPainter, studio: Studio, kind: str, x: float, y: float, r: float, minimum: float = 11.0) -> None:
    """The points of a gem, written on it."""
    c = studio.palette
    ink = print_ink(c) if kind == "clear" else c.white
    lift = r * (0.1 if kind == "clear" else 0)
    area = QRectF(x - r, y - r * 0.62 - lift, 2 * r, 1.24 * r)
    figure(p, studio, area, str(VALUES[kind]), r * 0.9, ink, minimum=minimum)


def paint_gem(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A gem. Facts: ``kind`` (black, pink, clear)."""
    kind = word(facts, "kind")
    kind = kind if kind in GEMS else "black"
    radius = {"black": 10.5, "pink": 12.5, "clear": 14.0}[kind]
    gem(p, studio.palette, kind, 15, 15, radius)
    gem_value(p, studio, kind, 15, 15, max(12.5, radius))


# ---- the rest ----------------------------------------------------------------------------------------


def paint_die(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The miners' die. Facts: ``value`` (0: its place), ``sum`` (with the pips of a perk; 0: not told)."""
    c = studio.palette
    value, total = number(facts, "value"), number(facts, "sum")
    if not 1 <= value <= 6:
        die_ghost(p, 24, 24, 36, c.line_strong)
        return
    die(p, c, 24, 24, 36, value, lighter(c.mining, 0.12) if c.dark else c.mining, turn=-6)
    if total:
        mark = ellipse(39, 39, 9.5)
        fill(p, mark, c.surface_raised)
        stroke(p, mark, c.accent, 1.3)
        figure(p, studio, mark.boundingRect(), str(total), 12.5, c.ink)


def paint_first(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The first player's marker: a gold sun. It has no facts."""
    c = studio.palette
    gold = c.accent_fill
    rays = star(15, 15, 14, 9.6, 12)
    soft(p, rays, 2.4, alpha(c.shade, 0.6), 0, 2)
    fill(p, rays.translated(0, 1.4), darker(gold, 0.6))
    fill(p, rays, linear(3, 2, 27, 28, (0, lighter(gold, 0.6)), (0.5, gold), (1, darker(gold, 0.3))))
    stroke(p, rays, darker(gold, 0.55), 0.9)
    disc = radial(12, 11, 12, (0, lighter(gold, 0.85)), (0.6, lighter(gold, 0.25)), (1, darker(gold, 0.15)))
    fill(p, ellipse(15, 15, 8.4), disc)
    stroke(p, ellipse(15, 15, 8.4), darker(gold, 0.5), 0.9)
    figure(p, studio, QRectF(6, 6, 18, 18), "1", 13, print_ink(c))


VNAUT_PIECE = Component(VNAUT, paint_vnaut, margin=14)
GEM = Component((30, 30), paint_gem, margin=8)
DIE = Component((48, 48), paint_die, margin=14)
FIRST_MARKER = Component((30, 30), paint_first, margin=8)
