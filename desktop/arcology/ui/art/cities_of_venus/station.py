"""The International Innovation Station: a wheel in orbit with eight places, its panels spread to the sun."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cities_of_venus.clouds import stars
from arcology.ui.art.cities_of_venus.geometry import PODS, STATION, STATION_MIDDLE, pod
from arcology.ui.art.cities_of_venus.pieces import vnaut_place
from arcology.ui.art.cities_of_venus.reading import number, printed, say
from arcology.ui.art.cities_of_venus.signs import deep, figure, line, plate, sunken, title
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    clipped,
    ellipse,
    fill,
    inner,
    linear,
    placed,
    polyline,
    radial,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow, shadow
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.textbox import CENTER, RIGHT

_WHOLE: Final = QRectF(0, 0, *STATION)
_WINDOW: Final = QRectF(8, 38, STATION[0] - 16, 244)


def paint_station(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The station; its V-nauts are pieces. Facts: ``count``, ``note``, ``gauge``, ``after`` (count)."""
    c = studio.palette
    count, after = number(facts, "count"), facts.get("after")
    full = count >= PODS
    layer(p, studio, ("station", full), inner(_WHOLE, -16), lambda q: _scene(q, c, full))
    title(p, studio, QRectF(14, 5, 156, 30), printed(studio, "station"), 15.5, deep(c, c.sea, 0.45))
    planned = isinstance(after, int) and after != count
    text = f"{count}→{after}/{PODS}" if planned else f"{count}/{PODS}"
    figure(p, studio, QRectF(170, 4, 82, 32), text, 20, c.good if planned else c.ink, RIGHT)
    note = say(studio, facts, "note")
    line(p, studio, QRectF(12, 284, STATION[0] - 24, 25), note, 13, deep(c, c.innovation, 0.35), CENTER)


def _scene(p: QPainter, c: Palette, full: bool) -> None:
    plate(p, c, _WHOLE, 14, c.sea)
    window = rounded(_WINDOW, 12)
    space = mix(c.night, c.sea, 0.28 if c.dark else 0.5)
    gold = mix(c.cloud_shade, c.night, 0.2) if c.dark else c.sky_low
    stops = ((0.0, space), (0.5, mix(space, c.sea, 0.5)), (0.82, mix(gold, c.sea, 0.3)), (1.0, gold))
    with clipped(p, window):
        fill(p, _WINDOW, vertical(_WINDOW, *stops))
        stars(p, c, QRectF(8, 38, 248, 150), 52, 19)
        clouds = ((0.0, gold), (0.7, lighter(gold, 0.2)), (0.93, lighter(gold, 0.5)), (1.0, alpha(c.white, 0)))
        haze = radial(132, 398, 220, *clouds)
        fill(p, ellipse(132, 398, 230, 150), haze)
        _wheel(p, c, full)
    sunken(p, c, window, 8)


def _wheel(p: QPainter, c: Palette, full: bool) -> None:
    x, y = STATION_MIDDLE.x(), STATION_MIDDLE.y()
    for turn in (45, 135, 225, 315):
        with placed(p, x, y, turn=turn):
            stroke(p, polyline((40, 0), (108, 0)), mix(c.dome, c.dome_shade, 0.5), 4)
            for k in (-1, 1):
                panel = QRectF(103, -20 if k < 0 else 2, 40, 18)
                blue = mix(c.sea, c.night, 0.15)
                fill(p, panel, linear(103, 0, 143, 0, (0, blue), (0.5, lighter(blue, 0.4)), (1, darker(blue, 0.35))))
                stroke(p, panel, lighter(blue, 0.75), 1)
                for i in range(1, 4):
                    seam = polyline((103 + i * 10, panel.top()), (103 + i * 10, panel.bottom()))
                    stroke(p, seam, lighter(blue, 0.6), 0.7)
    ring = ellipse(x, y, 97).subtracted(ellipse(x, y, 55))
    shadow(p, ring, c.shade, 9, 6, 0.6)
    shell, shade = c.dome, c.dome_shade
    stops = ((0.0, lighter(shell, 0.35)), (0.5, mix(shell, shade, 0.3)), (1.0, darker(shade, 0.15)))
    fill(p, ring, linear(x - 98, y - 98, x + 98, y + 98, *stops))
    stroke(p, ring, darker(shade, 0.6), 1.2)
    stroke(p, ellipse(x, y, 94), alpha(c.white, 0.75), 1.8)
    stroke(p, ellipse(x, y, 58), alpha(darker(shade, 0.3), 0.7), 1.2)
    for i in range(8):
        a = i * math.pi / 4 + math.pi / 8
        dx, dy = math.cos(a), math.sin(a)
        stroke(p, polyline((x + 32 * dx, y + 32 * dy), (x + 58 * dx, y + 58 * dy)), mix(shell, shade, 0.4), 6)
    _hub(p, c, x, y, full)
    for i in range(PODS):
        at = pod(i)
        disc = ellipse(at.x(), at.y(), 19)
        well = mix(c.sea, c.night, 0.55)
        fill(p, disc, radial(at.x(), at.y() - 4, 20, (0, lighter(well, 0.3)), (1, darker(well, 0.25))))
        sunken(p, c, disc, 4)
        vnaut_place(p, c, at.x() - 10.5, at.y() - 13, 21, mix(c.white, c.gem_clear, 0.5))
        stroke(p, disc, alpha(c.white, 0.85), 1.7)


def _hub(p: QPainter, c: Palette, x: float, y: float, full: bool) -> None:
    hub = ellipse(x, y, 37)
    shadow(p, hub, c.shade, 5, 3, 0.5)
    fill(p, hub, linear(x - 37, y - 37, x + 37, y + 37, (0, lighter(c.dome, 0.3)), (1, c.dome_shade)))
    stroke(p, hub, darker(c.dome_shade, 0.55), 1.2)
    core = ellipse(x, y, 28)
    if full:
        glow(p, core, alpha(c.innovation, 0.95), 12, 1.4, screen=c.dark)
    tone = c.innovation
    fill(p, core, vertical(core.boundingRect(), (0, lighter(tone, 0.28)), (1, darker(tone, 0.22))))
    stroke(p, core, darker(tone, 0.5), 1.2)
    draw_icon(p, "innovation", x, y, 34, c.white)


STATION_BOARD = Component(STATION, paint_station, margin=16)
