"""Stratos: three plates with their towers, one over the other, in perspective, early spaces on each."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cytress.geometry import (
    AXIS,
    PLATE_RX,
    PLATE_RY,
    PLATE_Y,
    STRATOS_H,
    STRATOS_W,
    TIERS,
    early_place,
)
from arcology.ui.art.cytress.reading import printed, table, words
from arcology.ui.art.cytress.signs import board, figure
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    Stop,
    clipped,
    ellipse,
    fill,
    horizontal,
    inner,
    linear,
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
from arcology.ui.art.textbox import LEFT, caption

_WHOLE: Final = QRectF(0, 0, STRATOS_W, STRATOS_H)
_FLOOR: Final = 196.0  # where the clouds end and the shelf of the cards begins
_THICK: Final = {"lower": 12.0, "middle": 10.0, "upper": 9.0}
_TALL: Final = {"lower": 33.0, "middle": 28.0, "upper": 20.0}
_EARLY: Final = {"lower": ("2", "1"), "middle": ("3", "2"), "upper": ("4", "3")}
_LABEL_X: Final = 660.0


def paint_stratos(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The floating city with its board: sky, plates, early spaces, prices.

    Facts: ``early`` (values of the early spaces of the lower, middle and upper tier), ``costs`` (of a tube to each),
    ``prestige`` (of a crew on each).
    """
    c = studio.palette
    early = table(facts, "early") or tuple(_EARLY[tier] for tier in TIERS)
    costs, prestige = words(facts, "costs") or ("3", "8", "15"), words(facts, "prestige") or ("5", "10", "15")
    title, note = printed(studio, "stratos"), printed(studio, "stratos_note")
    names = tuple(printed(studio, f"tier.{tier}") for tier in TIERS)
    told = tuple(printed(studio, "tube_costs", cost=cost) for cost in costs)

    def city(q: QPainter) -> None:
        path = board(q, c, _WHOLE, c.accent_fill, 14, 0.16)
        with clipped(q, path):
            _sky(q, c)
        _pillars(q, c)
        for i, tier in enumerate(TIERS):
            _plate(q, c, tier)
            if tier == "lower":
                _engines(q, c)
            for k, value in enumerate(early[i][:3]) if i < len(early) else ():
                _early(q, studio, tier, k, value)
        _spire(q, c)
        stroke(q, path, alpha(c.accent_fill, 0.6), 1.3)
        _shelf(q, c)

    layer(p, studio, ("stratos", early), inner(_WHOLE, -34), city)
    ink = c.ink_on_art if c.dark else c.ink
    shade = alpha(c.black, 0.7) if c.dark else None
    heading = QRectF(16, 10, 190, 28)
    caption(
        p, studio, heading, title.upper(), 20, role=Role.DISPLAY, weight=Weight.Bold, track=2, color=ink, shadow=shade
    )
    pale = mix(c.accent_fill, c.white, 0.8) if c.dark else c.ink
    caption(p, studio, QRectF(16, 36, 210, 19), note, 13, color=pale)
    for i, tier in enumerate(TIERS):
        _prices(p, studio, tier, names[i], prestige[i], told[i])


def _sky(p: QPainter, c: Palette) -> None:
    high = QRectF(0, 0, STRATOS_W, _FLOOR + 20)
    if c.dark:
        stops: tuple[Stop, ...] = (
            (0, mix(c.violet, c.night, 0.74)),
            (0.6, mix(mix(c.accent_fill, c.violet, 0.5), c.night, 0.5)),
            (1, mix(c.violet, c.night, 0.84)),
        )
    else:
        stops = ((0, c.sky_high), (0.6, c.sky), (1, c.sky_low))
    fill(p, high, vertical(high, *stops))
    rnd = Random(4)
    if c.dark:
        for _ in range(120):
            star = ellipse(rnd.random() * STRATOS_W, rnd.random() * 120, rnd.choice((0.6, 0.8, 1.2)))
            fill(p, star, alpha(c.white, rnd.uniform(0.12, 0.6)))
    halo = radial(
        AXIS,
        100,
        380,
        (0, alpha(mix(c.accent_fill, c.white, 0.2), 0.5)),
        (0.55, alpha(c.violet, 0.2)),
        (1, alpha(c.violet, 0)),
    )
    fill(p, ellipse(AXIS, 100, 380, 140), halo)
    pale = mix(c.accent_fill, c.white, 0.75)
    for i in range(-4, 5):
        ray = polygon((AXIS + i * 8, 200), (AXIS + i * 90 - 26, 0), (AXIS + i * 90 + 26, 0))
        fill(p, ray, linear(AXIS, 200, AXIS, 0, (0, alpha(pale, 0.14 if c.dark else 0.4)), (1, alpha(pale, 0))))
    for crest, cover, seed in ((138, 0.28, 1), (156, 0.38, 2), (174, 0.5, 3)):
        cloud = _clouds(crest, Random(seed))
        tone = (
            mix(pale, mix(c.violet, c.night, 0.72), 0.3 + 0.2 * seed)
            if c.dark
            else mix(c.white, c.accent_fill, 0.08 * seed)
        )
        fill(p, cloud, vertical(cloud.boundingRect(), (0, alpha(tone, cover + 0.1)), (1, alpha(tone, cover * 0.6))))
    low = QRectF(0, _FLOOR - 24, STRATOS_W, STRATOS_H - _FLOOR + 24)
    base = mix(c.well, c.violet, 0.06) if c.dark else mix(c.surface, c.accent_fill, 0.1)
    fill(p, low, vertical(low, (0, alpha(base, 0)), (0.3, alpha(base, 0.94)), (1, base)))


def _clouds(crest: float, rnd: Random) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0, 220)
    path.lineTo(0, crest)
    x = 0.0
    while x < STRATOS_W:
        step = rnd.uniform(30, 70)
        path.cubicTo(
            x + step * 0.1, crest - step * 0.5, x + step * 0.9, crest - step * 0.5, x + step, crest + rnd.uniform(-3, 3)
        )
        x += step
    path.lineTo(x, 220)
    path.closeSubpath()
    return path


def _pillars(p: QPainter, c: Palette) -> None:
    """The lift shafts that hold the plates together."""
    dark, pale = mix(c.hull, c.night, 0.72), lighter(c.hull, 0.25)
    for top, foot, half in ((20, 60, 9.0), (58, 110, 11.0), (108, 170, 13.0)):
        shaft = QRectF(AXIS - half, top, 2 * half, foot - top)
        fill(p, rounded(shaft, 4), horizontal(shaft, (0, dark), (0.5, pale), (1, dark)))
        for y in (top + (foot - top) * 0.4, top + (foot - top) * 0.66):
            fill(p, QRectF(AXIS - half, y, 2 * half, 2.4), alpha(c.tube, 0.9))


def _plate(p: QPainter, c: Palette, tier: str) -> None:
    """One plate: keel, rim with lamps, paved upper side, the towers along its far edge."""
    y, rx, ry, thick = PLATE_Y[tier], PLATE_RX[tier], PLATE_RY[tier], _THICK[tier]
    x, hull, night = AXIS, c.hull, c.night
    keel = QPainterPath()
    keel.moveTo(x - rx * 0.82, y + thick + ry * 0.35)
    keel.quadTo(x, y + thick + ry * 1.75, x + rx * 0.82, y + thick + ry * 0.35)
    keel.closeSubpath()
    fill(p, keel, vertical(keel.boundingRect(), (0, mix(hull, night, 0.66)), (1, mix(hull, night, 0.92))))
    shine = radial(x, y + thick + ry, rx * 0.6, (0, alpha(c.tube, 0.6)), (1, alpha(c.tube, 0)))
    fill(p, ellipse(x, y + thick + ry, rx * 0.6, 7), shine)
    rim = QPainterPath()
    rim.moveTo(x - rx, y)
    rim.lineTo(x - rx, y + thick)
    rim.arcTo(QRectF(x - rx, y + thick - ry, 2 * rx, 2 * ry), 180, 180)
    rim.lineTo(x + rx, y)
    rim.arcTo(QRectF(x - rx, y - ry, 2 * rx, 2 * ry), 0, -180)
    rim.closeSubpath()
    stops: tuple[Stop, ...] = (
        (0, mix(hull, night, 0.78)),
        (0.25, mix(hull, night, 0.2)),
        (0.5, lighter(hull, 0.25)),
        (0.75, mix(hull, night, 0.34)),
        (1, mix(hull, night, 0.84)),
    )
    fill(p, rim, horizontal(rim.boundingRect(), *stops))
    stroke(p, rim, alpha(c.black, 0.65), 1.2)
    lamps = QPainterPath()
    band = QRectF(x - rx, y + thick * 0.55 - ry, 2 * rx, 2 * ry)
    lamps.arcMoveTo(band, 185)
    lamps.arcTo(band, 185, 170)
    stroke(p, lamps, alpha(c.tube, 0.85), 1.7, dash=(4, 3))
    top = ellipse(x, y, rx, ry)
    day = 0.0 if c.dark else 0.3
    fill(
        p, top, vertical(top.boundingRect(), (0, lighter(mix(hull, night, 0.66), day)), (1, lighter(hull, 0.06 + day)))
    )
    deck = ellipse(x, y, rx * 0.93, ry * 0.9)
    fill(
        p,
        deck,
        vertical(
            deck.boundingRect(), (0, lighter(mix(hull, night, 0.74), day)), (1, lighter(mix(hull, night, 0.44), day))
        ),
    )
    stroke(p, deck, alpha(lighter(hull, 0.3), 0.6), 1)
    pool = radial(x, y + ry * 0.3, rx * 0.7, (0, alpha(c.violet, 0.36)), (1, alpha(c.violet, 0)))
    fill(p, ellipse(x, y + ry * 0.25, rx * 0.7, ry * 0.6), pool)
    stroke(p, ellipse(x, y, rx * 0.74, ry * 0.68), alpha(lighter(hull, 0.4), 0.26), 1, dash=(6, 4))
    glow(p, top, alpha(c.accent_fill, 0.55), 4, width=1.6, screen=c.dark)
    for i in range(14):
        a = math.radians(10 + 160 * i / 13)
        fill(
            p,
            ellipse(x + rx * 0.965 * math.cos(a), y + ry * 0.955 * math.sin(a), 1.5, 1.1),
            mix(c.accent_fill, c.white, 0.85),
        )
    stroke(p, top, mix(c.accent_fill, c.white, 0.62), 1.3)
    _skyline(p, c, tier)


def _skyline(p: QPainter, c: Palette, tier: str) -> None:
    y, rx, ry, tall = PLATE_Y[tier], PLATE_RX[tier], PLATE_RY[tier], _TALL[tier]
    rnd = Random(TIERS.index(tier) * 4 + 7)
    count = int(rx / 9)
    feet = []
    for i in range(count):
        a = math.radians(192 + 156 * i / (count - 1))
        feet.append((y + ry * 0.8 * math.sin(a) + 3, AXIS + rx * 0.84 * math.cos(a)))
    for foot, x in sorted(feet):
        _tower(p, c, x, foot, rnd.uniform(9, 16), rnd.uniform(tall * 0.35, tall), rnd)


def _tower(p: QPainter, c: Palette, x: float, foot: float, wide: float, tall: float, rnd: Random) -> None:
    tint = mix(rnd.choice((c.violet, c.privateers, c.accent_fill, c.hull)), c.hull, 0.5)
    tint = mix(tint, c.night, 0.16) if c.dark else lighter(tint, 0.2)
    style, top, half = rnd.random(), foot - tall, wide / 2
    path = QPainterPath()
    path.moveTo(x - half, foot)
    if style < 0.35:
        points = [(x - half, top), (x, top - wide * 0.55), (x + half, top)]
    elif style < 0.6:
        points = [(x - half, top + 5), (x + half, top)]
    elif style < 0.8:
        path.lineTo(x - half, top)
        path.quadTo(x, top - wide * 0.7, x + half, top)
        points = []
    else:
        step = top + tall * 0.35
        points = [(x - half, step), (x - wide * 0.28, step), (x - wide * 0.28, top), (x + wide * 0.28, top)]
        points += [(x + wide * 0.28, step), (x + half, step)]
    for point in points:
        path.lineTo(*point)
    path.lineTo(x + half, foot)
    path.closeSubpath()
    area = QRectF(x - half, top, wide, tall)
    fill(p, path, horizontal(area, (0, lighter(tint, 0.42)), (0.5, tint), (1, darker(tint, 0.58 if c.dark else 0.34))))
    stroke(p, path, alpha(c.night, 0.65 if c.dark else 0.4), 0.8)
    if style > 0.86:
        stroke(p, polyline((x, top), (x, top - 7)), lighter(c.hull, 0.6), 0.9)
        fill(p, ellipse(x, top - 7, 1.3), c.accent_fill)
    lit = lighter(rnd.choice((c.corpocrats, c.tube, c.accent_fill, c.corpocrats)), 0.5)
    row = top + tall * 0.42
    while row < foot - 2:
        for dx in (-0.3, -0.06, 0.18):
            if rnd.random() < 0.72:
                fill(p, QRectF(x + wide * dx, row, 1.5, 1.5), alpha(lit, 0.9))
        row += 3.2


def _engines(p: QPainter, c: Palette) -> None:
    """The jets that hold the city up."""
    bottom = PLATE_Y["lower"] + PLATE_RY["lower"] + _THICK["lower"]
    dark, pale = mix(c.hull, c.night, 0.78), lighter(c.hull, 0.1)
    for dx in (-120, 0, 120):
        x, y = AXIS + dx, bottom - (2 if dx == 0 else 7)
        flame = QPainterPath()
        flame.moveTo(x - 10, y + 2)
        flame.quadTo(x - 4, y + 10, x, y + 15)
        flame.quadTo(x + 4, y + 10, x + 10, y + 2)
        flame.closeSubpath()
        fill(
            p,
            flame,
            vertical(
                flame.boundingRect(), (0, mix(c.tube, c.white, 0.9)), (0.45, alpha(c.tube, 0.65)), (1, alpha(c.tube, 0))
            ),
        )
        nozzle = QRectF(x - 13, y - 4, 26, 6)
        fill(p, rounded(nozzle, 3), horizontal(nozzle, (0, dark), (0.5, pale), (1, dark)))
        stroke(p, rounded(nozzle, 3), alpha(c.black, 0.8), 0.8)


def _early(p: QPainter, studio: Studio, tier: str, index: int, value: str) -> None:
    """An early space: a lit ring in the floor with what it brings. Crew that stands here covers the number."""
    c = studio.palette
    x, y = early_place(tier, index)
    disc = ellipse(x, y, 17, 8)
    amber = c.corpocrats
    fill(p, disc, vertical(disc.boundingRect(), (0, mix(c.night, c.hull, 0.08)), (1, mix(c.night, c.hull, 0.3))))
    stroke(p, disc, amber, 1.4)
    figure(p, studio, QRectF(x - 17, y - 10, 34, 19), f"+{value}", 13.5, lighter(amber, 0.25), shade=c.night)


def _spire(p: QPainter, c: Palette) -> None:
    y = PLATE_Y["upper"] - 10
    mast = polygon((AXIS - 7, y), (AXIS, y - 26), (AXIS + 7, y))
    fill(p, mast, horizontal(mast.boundingRect(), (0, lighter(c.hull, 0.75)), (1, mix(c.hull, c.violet, 0.4))))
    beacon = radial(AXIS, y - 25, 15, (0, alpha(mix(c.accent_fill, c.white, 0.85), 0.9)), (1, alpha(c.accent_fill, 0)))
    fill(p, ellipse(AXIS, y - 25, 15), beacon)


def _shelf(p: QPainter, c: Palette) -> None:
    """The edge under the city along which the cards lie."""
    line: QColor = alpha(mix(c.accent_fill, c.white, 0.3), 0.45)
    edge = QRectF(14, _FLOOR + 2, STRATOS_W - 170, 1)
    fill(p, edge, horizontal(edge, (0, alpha(line, 0)), (0.2, line), (0.8, line), (1, alpha(line, 0))))


def _prices(p: QPainter, studio: Studio, tier: str, name: str, prestige: str, told: str) -> None:
    """What a crew on a tier is worth, and what the tube that leads there costs."""
    c = studio.palette
    y = PLATE_Y[tier] - (16 if tier == "upper" else 18)
    start = AXIS + PLATE_RX[tier] + 10
    pale = mix(c.accent_fill, c.white, 0.7) if c.dark else mix(c.accent_fill, c.night, 0.3)
    if start < _LABEL_X - 8:
        stroke(p, polyline((start, y + 9), (_LABEL_X - 6, y + 9)), alpha(pale, 0.6), 1, dash=(2, 3))
    ink = mix(c.accent_fill, c.white, 0.86) if c.dark else c.ink
    caption(p, studio, QRectF(_LABEL_X, y, 68, 18), name, 13, weight=Weight.DemiBold, color=ink)
    gold = c.corpocrats if c.dark else mix(c.corpocrats, c.night, 0.4)
    draw_icon(p, "star", STRATOS_W - 33, y + 8.5, 13, gold)
    figure(p, studio, QRectF(STRATOS_W - 27, y - 1, 24, 20), prestige, 15.5, c.ink_on_art if c.dark else c.ink, LEFT)
    muted = mix(c.ink_muted, c.white, 0.3) if c.dark else mix(c.ink_muted, c.ink, 0.7)
    caption(p, studio, QRectF(_LABEL_X, y + 16, STRATOS_W - _LABEL_X - 6, 17), told, 12, color=muted)


STRATOS = Component((STRATOS_W, STRATOS_H), paint_stratos, margin=34)
