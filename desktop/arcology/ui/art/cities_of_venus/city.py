"""The board of the large city: its dome afloat over the clouds, with houses in its crown."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.clouds import billow, puff, shafts, stars, tones
from arcology.ui.art.cities_of_venus.geometry import CITY, DOME_RX, FLOOR, MIDDLE, ROOMS, dome_point, dome_top
from arcology.ui.art.cities_of_venus.reading import dept_tone, flag, number, seat_of
from arcology.ui.art.cities_of_venus.signs import sunken
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import clipped, ellipse, fill, inner, linear, polyline, radial, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow, shadow
from arcology.ui.art.studio import Component, Facts, Studio

_WHOLE: Final = QRectF(0, 0, *CITY)
_RADIUS: Final = 18.0
_RIM: Final = 19.0  # thickness of the dome's wall
_CROWN: Final = 122.0  # where the garden under the crown ends and the rooms begin
_MAST_X: Final = (-268.0, -232.0, 232.0, 268.0)
_PUFFS: Final = ((40, 512, 120, 36), (120, 528, 150, 34), (940, 526, 150, 34), (1016, 510, 120, 38))
"""Clouds before the hull: middle, width and height."""


def dome_path(inset: float, base: float) -> QPainterPath:
    """The dome's outline, ``inset`` within the outermost one, standing on ``base``."""
    path = QPainterPath(dome_point(math.pi, inset))
    for i in range(1, 97):
        path.lineTo(dome_point(math.pi * (1 - i / 96), inset))
    path.lineTo(MIDDLE + DOME_RX - inset, base)
    path.lineTo(MIDDLE - DOME_RX + inset, base)
    path.closeSubpath()
    return path


def paint_city(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The board of the large city with its dome. Facts: ``seat``, ``active``, ``shields`` (V-nauts at the shields)."""
    c = studio.palette
    seat, active = seat_of(facts), flag(facts, "active")
    board, colour = rounded(_WHOLE, _RADIUS), c.seat(seat)
    if active:
        glow(p, board, alpha(colour, 0.9), 9, 1.1, screen=c.dark)
    area = inner(_WHOLE, -28)
    layer(p, studio, ("venus city",), area, lambda q: _scene(q, c))
    layer(p, studio, ("venus city front", seat), area, lambda q: _front(q, c, colour))
    edge = colour if active else alpha(darker(c.basalt, 0.4), 0.45)
    stroke(p, rounded(inner(_WHOLE, 1.5 if active else 6), _RADIUS - 5), edge, 2.4 if active else 1)
    if "shields" in facts:
        _shields(p, c, number(facts, "shields"))


def _shields(p: QPainter, c: Palette, count: int) -> None:
    """Arcs of light around the dome: the more, the stronger the shields; a broken red one when there are none."""
    arcs = 0 if count <= 0 else 1 if count < 3 else 2 if count < 6 else 3
    with clipped(p, rounded(inner(_WHOLE, 3), _RADIUS)):
        for i in range(max(1, arcs)):
            inset = -4.5 - 5 * i
            arc = QPainterPath(dome_point(math.pi * 0.97, inset))
            for k in range(1, 61):
                arc.lineTo(dome_point(math.pi * (0.97 - 0.94 * k / 60), inset))
            if not arcs:
                stroke(p, arc, alpha(c.bad, 0.8), 2, dash=(5, 6))
                continue
            tone = mix(c.shields, c.gem_clear, 0.35)
            stroke(p, arc, alpha(tone, 0.3 - 0.06 * i), 5)
            stroke(p, arc, alpha(lighter(tone, 0.55), 0.9 - 0.2 * i), 1.5)


def _scene(p: QPainter, c: Palette) -> None:
    """All that is the same for every city."""
    board = rounded(_WHOLE, _RADIUS)
    shadow(p, board, c.shade, 12, 5, 0.7 if c.dark else 0.34)
    with clipped(p, board):
        _air(p, c)
        _keel(p, c)
    for dx in _MAST_X:
        _mast(p, c, dx)
    _dome(p, c)


def _front(p: QPainter, c: Palette, colour: QColor) -> None:
    """The ring in the city's colour, and the clouds before it."""
    with clipped(p, rounded(_WHOLE, _RADIUS)):
        _skirt(p, c, colour)
        low = tones(c, 0.55)
        for i, (x, y, w, h) in enumerate(_PUFFS):
            puff(p, c, x, y, w, h, 60 + i, low)
    stroke(p, rounded(inner(_WHOLE, 1.5), _RADIUS - 1), alpha(c.white, 0.28 if c.dark else 0.6), 2)


def _air(p: QPainter, c: Palette) -> None:
    if c.dark:
        stops = (
            (0.0, mix(c.night, c.sea, 0.12)),
            (0.3, mix(c.sky_high, c.night, 0.45)),
            (0.62, mix(c.sky, c.night, 0.5)),
            (1.0, mix(c.rust, c.night, 0.5)),
        )
    else:
        stops = (
            (0.0, mix(c.sky_high, c.white, 0.32)),
            (0.28, mix(c.sky, c.sky_high, 0.12)),
            (0.6, c.sky_low),
            (1.0, c.cloud_shade),
        )
    fill(p, _WHOLE, vertical(_WHOLE, *stops))
    if c.dark:
        stars(p, c, QRectF(0, 0, CITY[0], 190), 70, 12)
    shafts(p, c, -40, -60, 1500, 0.35, 6)
    wide = QRectF(-30, 0, CITY[0] + 60, 0)
    billow(p, c, wide.adjusted(0, 120, 0, 300), 8, 31, tones(c, 0.1), 0.9)
    billow(p, c, wide.adjusted(0, 250, 0, 430), 8, 32, tones(c, 0.5), 0.95)
    billow(p, c, wide.adjusted(0, 380, 0, 560), 9, 33, tones(c, 0.9), 0.98)


def _keel(p: QPainter, c: Palette) -> None:
    """The hull below the dome with its lamps and docks."""
    half = DOME_RX
    keel = QPainterPath(QPointF(MIDDLE - half + 10, FLOOR - 8))
    keel.lineTo(MIDDLE + half - 10, FLOOR - 8)
    keel.cubicTo(MIDDLE + half - 50, FLOOR + 40, MIDDLE + 220, FLOOR + 56, MIDDLE, FLOOR + 56)
    keel.cubicTo(MIDDLE - 220, FLOOR + 56, MIDDLE - half + 50, FLOOR + 40, MIDDLE - half + 10, FLOOR - 8)
    shadow(p, keel, c.shade, 14, 9, 0.6)
    pale, dark = mix(c.dome, c.dome_shade, 0.6), darker(c.dome_shade, 0.62)
    middle = mix(c.dome_shade, c.night, 0.3) if c.dark else c.dome_shade
    fill(p, keel, linear(0, FLOOR, 0, FLOOR + 58, (0, pale), (0.45, middle), (1, dark)))
    with clipped(p, keel):
        for i in range(-12, 13):
            x = i * 40.0
            stroke(p, polyline((MIDDLE + x, FLOOR - 8), (MIDDLE + x * 0.86, FLOOR + 60)), alpha(dark, 0.45), 1)
        stroke(p, polyline((MIDDLE - half, FLOOR + 24), (MIDDLE + half, FLOOR + 24)), alpha(c.white, 0.3), 1.1)
    for x in (-446, -398, 398, 446):
        lamp = rounded(QRectF(MIDDLE + x - 17, FLOOR + 13, 34, 10), 5)
        glow(p, lamp, alpha(c.accent_fill, 0.8), 4, 1, screen=c.dark)
        fill(p, lamp, vertical(lamp.boundingRect(), (0, lighter(c.accent_fill, 0.75)), (1, c.accent_fill)))
        stroke(p, lamp, darker(c.wood, 0.4), 1)
    stroke(p, keel, dark, 1.2)


def _mast(p: QPainter, c: Palette, dx: float) -> None:
    """A spire on the dome with a red lamp."""
    foot = dome_top(MIDDLE + dx) + 8
    x, h = MIDDLE + dx, 24.0 if abs(dx) > 250 else 32.0
    spire = QPainterPath(QPointF(x - 7, foot))
    spire.lineTo(x - 4, foot - h * 0.6)
    spire.cubicTo(x - 4, foot - h * 0.85, x - 1, foot - h * 0.9, x, foot - h)
    spire.cubicTo(x + 1, foot - h * 0.9, x + 4, foot - h * 0.85, x + 4, foot - h * 0.6)
    spire.lineTo(x + 7, foot)
    spire.closeSubpath()
    stops = ((0.0, c.dome), (0.5, mix(c.dome, c.dome_shade, 0.5)), (1.0, darker(c.dome_shade, 0.4)))
    fill(p, spire, linear(x - 7, 0, x + 7, 0, *stops))
    stroke(p, spire, darker(c.dome_shade, 0.55), 1)
    lamp = ellipse(x, foot - h, 2.6)
    if c.dark:
        glow(p, lamp, alpha(c.machine_eye, 0.9), 6)
    fill(p, lamp, c.machine_eye)


def _dome(p: QPainter, c: Palette) -> None:
    outer = dome_path(0, FLOOR)
    shadow(p, outer, c.shade, 18, 7, 0.6 if c.dark else 0.5)
    box = outer.boundingRect()
    shell, shade = c.dome, c.dome_shade
    stops = ((0.0, lighter(shell, 0.4)), (0.45, shell), (0.8, mix(shell, shade, 0.55)), (1.0, shade))
    fill(p, outer, linear(box.left(), box.top(), box.right(), box.bottom(), *stops))
    stroke(p, outer, darker(shade, 0.5), 1.4)
    stroke(p, dome_path(3, FLOOR - 2), alpha(c.white, 0.5 if c.dark else 0.95), 2.4)
    _portholes(p, c)
    frame = dome_path(_RIM, FLOOR - 3)
    stops = ((0.0, shade), (0.5, darker(shade, 0.35)), (0.8, darker(shade, 0.2)), (1.0, mix(shade, shell, 0.3)))
    fill(p, frame, linear(box.left(), box.top(), box.right(), box.bottom(), *stops))
    stroke(p, frame, darker(shade, 0.55), 1)
    inside = dome_path(_RIM + 3, FLOOR - 4)
    _inside(p, c, inside)
    sunken(p, c, inside, 9)


def _portholes(p: QPainter, c: Palette) -> None:
    """Windows along the dome's wall, evenly spaced."""
    wall = QPainterPath(dome_point(math.pi, _RIM * 0.56))
    for i in range(1, 97):
        wall.lineTo(dome_point(math.pi * (1 - i / 96), _RIM * 0.56))
    count = 46
    for i in range(1, count):
        at = wall.pointAtPercent(i / count)
        x, y = at.x(), at.y()
        pane = ellipse(x, y, 3.1)
        if c.dark:
            fill(p, ellipse(x, y, 7), radial(x, y, 7, (0, alpha(c.lamp, 0.55)), (1, alpha(c.lamp, 0))))
            fill(p, pane, c.window_light)
        else:
            fill(p, pane, linear(0, y - 3, 0, y + 3, (0, darker(c.sea, 0.3)), (1, lighter(c.sea, 0.7))))
        stroke(p, pane, darker(c.dome_shade, 0.45), 1)


def _inside(p: QPainter, c: Palette, inside: QPainterPath) -> None:
    """Sky under the crown with houses and trees, and the wall behind the rooms."""
    box = inside.boundingRect()
    wall = mix(c.dome_shade, c.night, 0.55) if c.dark else mix(c.dome, c.dome_shade, 0.55)
    high = mix(c.sky_high, c.night, 0.25) if c.dark else mix(c.gem_clear, c.white, 0.3)
    part = (_CROWN - box.top()) / box.height()
    stops = ((0.0, high), (part * 0.98, mix(high, c.accent_fill, 0.25)), (part, wall), (1.0, darker(wall, 0.1)))
    fill(p, inside, vertical(box, *stops))
    with clipped(p, inside):
        _quarter(p, c, Random(9))
        _decks(p, c, wall)
        beam = QRectF(box.left(), _CROWN - 4, box.width(), 6)
        fill(p, beam, vertical(beam, (0, c.dome), (1, c.dome_shade)))
        shine = QPainterPath(QPointF(MIDDLE - 400, 120))
        shine.cubicTo(MIDDLE - 340, 66, MIDDLE - 240, 50, MIDDLE - 110, 44)
        shine.lineTo(MIDDLE - 80, 44)
        shine.cubicTo(MIDDLE - 200, 60, MIDDLE - 270, 88, MIDDLE - 320, 122)
        shine.closeSubpath()
        fill(p, shine, alpha(c.white, 0.1 if c.dark else 0.4))


def _decks(p: QPainter, c: Palette, wall: QColor) -> None:
    """The rooms as one sees them from afar; on the table the departments cover them."""
    for dept, room in ROOMS.items():
        rect, tone = inner(room.rect, 5), mix(wall, dept_tone(c, dept), 0.5)
        fill(p, rounded(rect, 8), vertical(rect, (0, lighter(tone, 0.12)), (1, darker(tone, 0.25))))
        draw_icon(p, dept, rect.center().x(), rect.center().y(), 62, alpha(c.white, 0.7))


def _quarter(p: QPainter, c: Palette, rnd: Random) -> None:
    """Houses between trees, in the crown of the dome."""
    for i in range(54):
        x = MIDDLE - 392 + i * 14.8
        h = rnd.uniform(16, 58) * (1 - abs(x - MIDDLE) / 620)
        w = rnd.uniform(8, 15)
        house = QRectF(x - w / 2, _CROWN - h, w, h + 6)
        pale = mix(c.dome, c.night, 0.5) if c.dark else mix(c.dome, c.gem_clear, 0.25)
        wall = linear(house.left(), 0, house.right(), 0, (0, lighter(pale, 0.4)), (1, darker(pale, 0.22)))
        fill(p, rounded(house, 2.5), wall)
        for row in range(int(h / 9)):
            if c.dark or rnd.random() < 0.7:
                pane = QRectF(house.left() + w * 0.3, house.top() + 5 + row * 9, w * 0.4, 3)
                fill(p, rounded(pane, 1), alpha(c.window_light if c.dark else c.accent_fill, 0.9 if c.dark else 0.75))
    leaf = mix(c.land, c.night, 0.35) if c.dark else c.land
    for i in range(38):
        x, size = MIDDLE - 396 + i * 21.4 + rnd.uniform(-8, 8), rnd.uniform(0.55, 1.1)
        crown = ellipse(x, _CROWN - 5 * size, 8 * size, 9 * size)
        fill(p, crown, vertical(crown.boundingRect(), (0, lighter(leaf, 0.4)), (1, darker(leaf, 0.2))))


def _skirt(p: QPainter, c: Palette, colour: QColor) -> None:
    """The ring on which the dome stands, with lights in the city's colour."""
    rect = QRectF(MIDDLE - DOME_RX - 12, FLOOR - 9, 2 * DOME_RX + 24, 22)
    ring = rounded(rect, 11)
    shadow(p, ring, c.shade, 6, 4, 0.6)
    pale = lighter(c.dome, 0.3)
    fill(p, ring, vertical(rect, (0, pale), (0.5, mix(c.dome, c.dome_shade, 0.3)), (1, darker(c.dome_shade, 0.25))))
    stroke(p, ring, darker(c.dome_shade, 0.5), 1.1)
    stroke(p, rounded(inner(rect, 2), 9), alpha(c.white, 0.75), 1)
    for i in range(-15, 16):
        x = MIDDLE + i * 32
        light = rounded(QRectF(x - 6, FLOOR - 0.5, 12, 5), 2.4)
        tone = colour if i % 3 == 0 else c.accent_fill
        if c.dark:
            glow(p, light, alpha(tone, 0.7), 3)
        fill(p, light, vertical(light.boundingRect(), (0, lighter(tone, 0.55)), (1, tone)))
        stroke(p, light, darker(c.dome_shade, 0.5), 0.7)


CITY_BOARD = Component(CITY, paint_city, margin=28)
