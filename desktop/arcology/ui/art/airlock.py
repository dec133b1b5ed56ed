"""The airlock that closes over the table between two people: two doors, bolted together by a lock with a seat's sign.

The doors are painted once for a size and theme; lock and light belong to the seat that is awaited.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from arcology.ui.art import paint
from arcology.ui.art.icons import SEAT_ICONS, icon_at
from arcology.ui.art.paint import Point
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow, shadow
from arcology.ui.art.surfaces import rim_light, texture, vignette

Side = Literal["left", "right"]

_TEETH: Final = 16
"""Marks around the lock."""
_ROWS: Final = (0.0, 0.3, 0.7, 1.0)
"""Where the plates of a door end, as parts of its height."""


@dataclass(frozen=True)
class Airlock:
    """Where its parts are: the doors fill ``area``, the lock is a circle around (``x``, ``y``) over their seam."""

    area: QRectF
    x: float
    y: float
    radius: float

    @property
    def unit(self) -> float:
        """How large bolts, bands and gaps are: 1 in a window of about 1400 by 900."""
        return max(0.55, min(self.area.width() / 1400, self.area.height() / 900, 2.4))

    def seam(self) -> list[Point]:
        """The line on which the doors meet, from above: it steps to the right above the lock and back below it."""
        area, x, k = self.area, self.x, self.unit
        step, upper, lower = 22 * k, self.y - self.radius * 1.4, self.y + self.radius * 1.4
        left, right = x - step, x + step
        return [
            (left, area.top()),
            (left, upper - step),
            (right, upper + step),
            (right, lower - step),
            (left, lower + step),
            (left, area.bottom()),
        ]

    def door(self, side: Side) -> QPainterPath:
        """The outline of a door."""
        end = self.area.left() if side == "left" else self.area.right()
        return paint.polygon((end, self.area.top()), *self.seam(), (end, self.area.bottom()))


def paint_door(p: QPainter, palette: Palette, lock: Airlock, side: Side) -> None:
    """One door: steel plates between beams, warning stripes along the seam, bolts that run towards the lock."""
    shape, area, k = lock.door(side), lock.area, lock.unit
    with paint.clipped(p, shape):
        paint.fill(p, area, _steel(palette, area, 0.0))
        texture(p, paint.box(area), 0.05 if palette.dark else 0.035, "brushed_down")
        _plates(p, palette, lock, side)
        _beams(p, palette, lock, side)
        _band(p, palette, lock, side)
        _lamp(p, palette, lock, side)
        vignette(p, area, palette.night if palette.dark else palette.void, 0.75 if palette.dark else 0.5)
    rim = lighter(palette.steel_light, 0.2)
    with paint.clipped(p, shape):
        edge = paint.polyline(*lock.seam())
        paint.stroke(p, edge, alpha(palette.black, 0.85 if palette.dark else 0.55), 7 * k)
        if side == "right":  # light falls from the upper left
            paint.stroke(p, edge.translated(4 * k, 0), alpha(rim, 0.5), 1.4 * k)


def paint_lock(p: QPainter, palette: Palette, lock: Airlock, tone: int, sign: str) -> None:
    """What joins the doors: the light of a seat on them, a ring of steel, and the seat's sign in its colour."""
    colour, x, y, r, k = palette.seat(tone), lock.x, lock.y, lock.radius, lock.unit
    strong = 0.34 if palette.dark else 0.3
    wash = paint.radial(x, y, r * 5.2, (0, alpha(colour, strong)), (0.45, alpha(colour, 0.1)), (1, alpha(colour, 0)))
    paint.fill(p, lock.area, wash)
    seam = paint.polyline(*lock.seam())
    if palette.dark:
        glow(p, seam, alpha(colour, 0.5), 12 * k, width=3 * k, screen=True)
    paint.stroke(p, seam, alpha(lighter(colour, 0.25), 0.85), 2 * k)
    _housing(p, palette, x, y, r)
    _teeth(p, palette, x, y, r, colour)
    _window(p, palette, x, y, r * 0.66, colour)
    emblem = icon_at(sign or SEAT_ICONS[tone % len(SEAT_ICONS)], x, y, r * 0.94)
    glow(p, emblem, alpha(colour, 0.9 if palette.dark else 0.55), r * 0.16, screen=palette.dark)
    bounds = emblem.boundingRect()
    paint.fill(p, emblem, paint.vertical(bounds, (0, lighter(colour, 0.55)), (0.55, colour), (1, darker(colour, 0.12))))
    rim_light(p, emblem, palette.white, r * 0.022, 0.9)


def paint_sign(p: QPainter, palette: Palette, rect: QRectF, tone: int) -> None:
    """The lit sign under the lock, for words: a dark screen (a white one by day) in a frame of the seat's colour."""
    colour = palette.seat(tone)
    path = paint.chamfered(rect, 16, paint.ALL_CORNERS)
    shadow(p, path, palette.shade, 22, 8, 0.8 if palette.dark else 0.4)
    top, low = mix(palette.surface_raised, colour, 0.07), mix(palette.surface, colour, 0.03)
    paint.fill(p, path, paint.vertical(rect, (0, top), (1, darker(low, 0.25) if palette.dark else low)))
    with paint.clipped(p, path):
        light = paint.radial(
            rect.center().x(), rect.top(), rect.width() * 0.6, (0, alpha(colour, 0.2)), (1, alpha(colour, 0))
        )
        paint.fill(p, rect, light)
    paint.stroke(p, path, alpha(palette.black, 0.5 if palette.dark else 0.15), 5)
    line = paint.horizontal(rect, (0, alpha(colour, 0.35)), (0.5, lighter(colour, 0.2)), (1, alpha(colour, 0.35)))
    paint.stroke(p, path, line, 2)


# ---- parts of a door ---------------------------------------------------------------------------------------------


def _steel(palette: Palette, rect: QRectF, shift: float) -> QBrush:
    """The ground of a plate, lit from above; ``shift`` makes it lighter (or, below 0, darker)."""
    if palette.dark:
        top, low = mix(palette.steel_dark, palette.surface, 0.5), mix(palette.steel_deep, palette.surface, 0.55)
    else:
        top, low = mix(palette.steel_light, palette.surface, 0.4), mix(palette.steel, palette.surface, 0.45)
    turn = lighter if shift >= 0 else darker
    return paint.vertical(rect, (0, turn(top, abs(shift))), (1, turn(low, abs(shift))))


def _plates(p: QPainter, palette: Palette, lock: Airlock, side: Side) -> None:
    """Plates with cut corners and a screw in each, let into the door; a wide column and a narrow one by the seam."""
    area, k = lock.area, lock.unit
    gap, inner = 16 * k, 74 * k
    width = lock.x - area.left() if side == "left" else area.right() - lock.x
    narrow = min(width * 0.34, 260 * k)
    for column in ("wide", "narrow"):
        size = width - inner - narrow - gap if column == "wide" else narrow - gap
        if size < 3 * gap:
            continue
        start = gap if column == "wide" else width - inner - narrow
        x = area.left() + start if side == "left" else area.right() - start - size
        for upper, lower in pairwise(_ROWS):
            y = area.top() + area.height() * upper + gap
            rect = QRectF(x, y, size, area.height() * (lower - upper) - 2 * gap)
            _plate(p, palette, rect, k)


def _plate(p: QPainter, palette: Palette, rect: QRectF, k: float) -> None:
    cut = min(26 * k, rect.width() * 0.2)
    path = paint.chamfered(rect, cut, paint.ALL_CORNERS)
    paint.stroke(p, path, alpha(palette.black, 0.7 if palette.dark else 0.28), 5 * k)
    paint.fill(p, path, _steel(palette, rect, 0.045 if palette.dark else 0.22))
    with paint.clipped(p, path):
        sheen = paint.diagonal(
            rect,
            (0, alpha(palette.white, 0.07 if palette.dark else 0.5)),
            (0.45, alpha(palette.white, 0)),
            (1, alpha(palette.black, 0.16 if palette.dark else 0.05)),
        )
        paint.fill(p, rect, sheen)
        lines = max(0, int((rect.height() - 4 * cut) // (15 * k)))
        for i in range(min(5, lines)):  # louvres at the foot
            y = rect.bottom() - cut - 15 * k * (i + 0.4)
            slot = QRectF(rect.x() + cut * 1.6, y, rect.width() - cut * 3.2, 5 * k)
            paint.fill(p, paint.rounded(slot, 2.5 * k), alpha(palette.black, 0.5 if palette.dark else 0.2))
            low = slot.translated(0, 1.6 * k)
            paint.stroke(
                p,
                paint.polyline((low.left(), low.bottom()), (low.right(), low.bottom())),
                alpha(palette.white, 0.12 if palette.dark else 0.8),
                k,
            )
    rim_light(p, path, palette.rim if palette.dark else palette.white, 1.5 * k, 0.4 if palette.dark else 0.95)
    for at_x in (rect.left() + cut, rect.right() - cut):
        for at_y in (rect.top() + cut, rect.bottom() - cut):
            _screw(p, palette, at_x, at_y, 5.5 * k)


def _screw(p: QPainter, palette: Palette, x: float, y: float, r: float) -> None:
    paint.fill(p, paint.ellipse(x, y + r * 0.2, r * 1.25), alpha(palette.black, 0.55 if palette.dark else 0.25))
    head = paint.radial(x - r * 0.4, y - r * 0.5, r * 1.6, (0, palette.steel_light), (1, palette.steel_dark))
    paint.fill(p, paint.ellipse(x, y, r), head)
    paint.stroke(
        p,
        paint.polyline((x - r * 0.55, y + r * 0.35), (x + r * 0.55, y - r * 0.35)),
        alpha(palette.black, 0.6),
        r * 0.28,
    )


def _beams(p: QPainter, palette: Palette, lock: Airlock, side: Side) -> None:
    """The bolts that hold the door: two steel bars from its edge to the lock, in guides."""
    area, k, r = lock.area, lock.unit, lock.radius
    end = area.left() if side == "left" else area.right()
    for y in (lock.y - r * 0.52, lock.y + r * 0.52):
        high = r * 0.2
        bar = QRectF(QPointF(min(end, lock.x), y - high / 2), QPointF(max(end, lock.x), y + high / 2))
        shadow(p, paint.box(bar), palette.shade, 12 * k, 5 * k, 0.7 if palette.dark else 0.3)
        stops = (
            (0.0, palette.steel_dark),
            (0.22, lighter(palette.steel_light, 0.1)),
            (0.5, palette.steel),
            (1.0, palette.steel_deep if palette.dark else palette.steel_dark),
        )
        paint.fill(p, bar, paint.vertical(bar, *stops))
        for part in (0.3, 0.62):
            x = end + (lock.x - end) * part
            guide = QRectF(x - 21 * k, y - high * 0.95, 42 * k, high * 1.9)
            path = paint.chamfered(guide, 7 * k, paint.ALL_CORNERS)
            shadow(p, path, palette.shade, 10 * k, 4 * k, 0.7 if palette.dark else 0.3)
            paint.fill(p, path, _steel(palette, guide, 0.1 if palette.dark else 0.3))
            rim_light(p, path, palette.rim if palette.dark else palette.white, 1.4 * k, 0.6)
            _screw(p, palette, x, guide.top() + 8 * k, 3.6 * k)
            _screw(p, palette, x, guide.bottom() - 8 * k, 3.6 * k)


def _band(p: QPainter, palette: Palette, lock: Airlock, side: Side) -> None:
    """Warning stripes along the seam, with a steel lip beside them."""
    k = lock.unit
    turn = -1 if side == "left" else 1
    seam = lock.seam()

    def strip(near: float, far: float) -> QPainterPath:
        return paint.polygon(
            *((x + turn * near * k, y) for x, y in seam), *((x + turn * far * k, y) for x, y in reversed(seam))
        )

    lip = strip(0, 52)
    paint.fill(p, lip, _steel(palette, lock.area, 0.09 if palette.dark else 0.3))
    with paint.clipped(p, strip(10, 34)):
        _stripes(p, palette, lock, side)
    for at in (10, 34, 52):
        line = paint.polyline(*((x + turn * at * k, y) for x, y in seam))
        paint.stroke(p, line, alpha(palette.black, 0.6 if palette.dark else 0.3), 2 * k)


def _stripes(p: QPainter, palette: Palette, lock: Airlock, side: Side) -> None:
    """Hazard marks all the way down, pointing towards the seam from both sides."""
    area, k = lock.area, lock.unit
    pitch, half = 46 * k, 60 * k
    slant = half * 2 if side == "left" else -half * 2
    paint.fill(p, area, palette.hazard_dark)
    y = area.top() - abs(slant)
    while y < area.bottom() + abs(slant):
        left, right = lock.x - half, lock.x + half
        mark = paint.polygon((left, y), (right, y + slant), (right, y + slant + pitch / 2), (left, y + pitch / 2))
        paint.fill(p, mark, alpha(palette.hazard, 0.92))
        y += pitch


def _lamp(p: QPainter, palette: Palette, lock: Airlock, side: Side) -> None:
    """A strip of light along the top of the door."""
    area, k = lock.area, lock.unit
    width = (lock.x - area.left() if side == "left" else area.right() - lock.x) * 0.46
    x = area.left() + width * 0.4 if side == "left" else area.right() - width * 1.4
    strip = QRectF(x, area.top() + 7 * k, width, 4 * k)
    if palette.dark:
        glow(p, paint.rounded(strip, 2 * k), alpha(palette.lamp, 0.7), 16 * k, screen=True)
    paint.fill(p, paint.rounded(strip, 2 * k), palette.lamp)


# ---- parts of the lock -------------------------------------------------------------------------------------------


def _housing(p: QPainter, palette: Palette, x: float, y: float, r: float) -> None:
    """The ring of steel."""
    disc = paint.ellipse(x, y, r)
    shadow(p, disc, palette.shade, r * 0.3, r * 0.09, 0.95 if palette.dark else 0.5)
    rect = disc.boundingRect()
    light, dark = palette.steel_light, palette.steel_deep if palette.dark else palette.steel_dark
    paint.fill(p, disc, paint.diagonal(rect, (0, light), (0.5, palette.steel), (1, dark)))
    texture(p, disc, 0.06, "brushed")
    rim_light(p, disc, palette.white, r * 0.03, 0.9)
    step = paint.ellipse(x, y, r * 0.9)
    paint.stroke(p, step, alpha(palette.black, 0.45), r * 0.02)
    groove = paint.ellipse(x, y, r * 0.72)
    paint.fill(p, groove, paint.diagonal(groove.boundingRect(), (0, dark), (1, light)))


def _teeth(p: QPainter, palette: Palette, x: float, y: float, r: float, colour: QColor) -> None:
    """Marks around the ring: lamps in the seat's colour between bolts."""
    for i in range(_TEETH):
        angle = 2 * math.pi * i / _TEETH
        cx, cy = x + r * 0.81 * math.sin(angle), y - r * 0.81 * math.cos(angle)
        if i % 2:
            _screw(p, palette, cx, cy, r * 0.036)
            continue
        lamp = paint.ellipse(cx, cy, r * 0.034)
        glow(p, lamp, alpha(colour, 0.9), r * 0.06, screen=palette.dark)
        paint.fill(p, lamp, lighter(colour, 0.35))


def _window(p: QPainter, palette: Palette, x: float, y: float, r: float, colour: QColor) -> None:
    """The round window that the sign shines through."""
    disc = paint.ellipse(x, y, r)
    if palette.dark:
        middle, rim = mix(palette.night, colour, 0.42), mix(palette.night, colour, 0.1)
    else:
        middle, rim = mix(palette.white, colour, 0.12), mix(palette.white, colour, 0.4)
    paint.fill(p, disc, paint.radial(x, y, r, (0, middle), (1, rim)))
    paint.stroke(p, disc, alpha(palette.black, 0.7 if palette.dark else 0.35), r * 0.07)
    arc = paint.ellipse(x, y, r * 0.9)
    glow(p, arc, alpha(colour, 0.6), r * 0.08, width=r * 0.03, screen=palette.dark)
    paint.stroke(p, arc, lighter(colour, 0.2), r * 0.03)
