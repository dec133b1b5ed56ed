"""Pictures of those who arrive: ships of all kinds, and the people who come down from them."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.pieces import vnaut
from arcology.ui.art.cities_of_venus.stage import (
    Ink,
    Motif,
    band,
    block,
    curve,
    mast,
    solid,
    spark,
    tint,
    tree,
    windows,
    wire,
)
from arcology.ui.art.icons import icon_at
from arcology.ui.art.paint import ellipse, fill, linear, placed, polygon, radial, regular, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, lighter, mix

Ship = Callable[[QPainter, Palette, Ink], None]
"""Draws a ship around its middle, about 80 units wide or high."""


def _plume(p: QPainter, c: Palette, ink: Ink, x: float, y: float, w: float, h: float) -> None:
    """The exhaust of an engine, streaming down from (x, y)."""
    flame = QPainterPath(QPointF(x - w / 2, y))
    flame.cubicTo(x - w, y + h * 0.45, x - w * 0.2, y + h * 0.6, x, y + h)
    flame.cubicTo(x + w * 0.2, y + h * 0.6, x + w, y + h * 0.45, x + w / 2, y)
    flame.closeSubpath()
    stops = ((0.0, c.white), (0.3, ink.gold), (0.7, alpha(c.lava, 0.7)), (1.0, alpha(c.lava, 0)))
    fill(p, flame, linear(0, y, 0, y + h, *stops))


def rocket(p: QPainter, c: Palette, ink: Ink) -> None:
    """A rocket with portholes."""
    _plume(p, c, ink, 0, 24, 12, 40)
    for side in (-1, 1):
        fin = QPainterPath(QPointF(side * 11, 0))
        fin.cubicTo(side * 26, 10, side * 26, 20, side * 23, 32)
        fin.lineTo(side * 9, 20)
        fin.closeSubpath()
        solid(p, ink, fin, tint(ink, fin.boundingRect()))
    hull = QPainterPath(QPointF(0, -46))
    hull.cubicTo(18, -26, 17, 4, 11, 24)
    hull.lineTo(-11, 24)
    hull.cubicTo(-17, 4, -18, -26, 0, -46)
    solid(p, ink, hull)
    nose = QPainterPath(QPointF(0, -46))
    nose.cubicTo(8, -37, 12, -30, 13, -24)
    nose.lineTo(-13, -24)
    nose.cubicTo(-12, -30, -8, -37, 0, -46)
    solid(p, ink, nose, tint(ink, nose.boundingRect()))
    for y in (-13, 2):
        fill(p, ellipse(0, y, 5), linear(0, y - 5, 0, y + 5, (0, c.gem_clear), (1, c.sea)))
        stroke(p, ellipse(0, y, 5), ink.line, 1.2)
    band(p, ink, 0, 20, 23, 5)


def lander(p: QPainter, c: Palette, ink: Ink) -> None:
    """A wide craft that comes down on three flames."""
    for x in (-24, 0, 24):
        _plume(p, c, ink, x, 8, 8, 28)
    body = QPainterPath(QPointF(-42, 6))
    body.cubicTo(-40, -12, -22, -24, 0, -26)
    body.cubicTo(22, -24, 40, -12, 42, 6)
    body.cubicTo(24, 14, -24, 14, -42, 6)
    solid(p, ink, body)
    cabin = QPainterPath(QPointF(-16, -22))
    cabin.cubicTo(-14, -38, 14, -38, 16, -22)
    cabin.closeSubpath()
    fill(p, cabin, linear(-16, -38, 16, -20, (0, c.gem_clear), (1, c.sea)))
    stroke(p, cabin, ink.line, 1)
    stripe = curve((-40, 0), (-20, 7), (20, 7), (40, 0))
    stroke(p, stripe, ink.main, 4)
    windows(p, ink, -26, -8, 5, 1, 13, 0, 4.6)


def liner(p: QPainter, c: Palette, ink: Ink) -> None:
    """A long ship with rows of lit windows."""
    _plume(p, c, ink, -34, 10, 9, 22)
    _plume(p, c, ink, 26, 14, 9, 22)
    hull = QPainterPath(QPointF(-48, -6))
    hull.cubicTo(-40, -26, 10, -34, 30, -26)
    hull.cubicTo(44, -20, 52, -4, 50, 4)
    hull.cubicTo(38, 18, -34, 18, -48, -6)
    solid(p, ink, hull, vertical(hull.boundingRect(), (0, ink.wall), (0.55, ink.wall_mid), (1, ink.dark)))
    solid(p, ink, polygon((-46, -8), (-56, -34), (-36, -26), (-28, -16)), ink.main)
    for row, count in enumerate((8, 7)):
        windows(p, ink, -26 + row * 5, 2 - row * 12, count, 1, 9, 0, 3.6)
    deck = rounded(QRectF(-12, -38, 34, 10), 4)
    solid(p, ink, deck)
    windows(p, ink, -5, -33, 4, 1, 7, 0, 3)
    mast(p, ink, 6, -38, 12)


def pods(p: QPainter, c: Palette, ink: Ink) -> None:
    """Sleepers' pods, lashed together."""
    for i, (x, y) in enumerate(((-26, 6), (26, 4), (-13, -22), (14, -24), (0, 10))):
        body = rounded(QRectF(x - 10, y - 19, 20, 38), 10)
        solid(p, ink, body)
        lid = rounded(QRectF(x - 6.5, y - 14, 13, 21), 6.5)
        fill(p, lid, linear(x - 6, y - 14, x + 6, y + 8, (0, c.gem_clear), (1, mix(c.gem_clear, c.sea, 0.7))))
        stroke(p, lid, ink.line, 1)
        vnaut(p, c, x - 5, y - 11, 10, mix(c.vnaut, c.gem_clear, 0.35), ground=False)
        band(p, ink, x, y + 15, 18, 4)
        fill(p, ellipse(x, y + 11, 1.5), (c.land, c.land, c.lava)[i % 3])
    wire(p, ink.line, (-34, -8), (34, -10), width=1.6)


def barge(p: QPainter, c: Palette, ink: Ink) -> None:
    """An open deck hung with lanterns."""
    hull = QPainterPath(QPointF(-48, -2))
    hull.lineTo(48, -2)
    hull.cubicTo(42, 16, 24, 20, 0, 20)
    hull.cubicTo(-24, 20, -42, 16, -48, -2)
    solid(p, ink, hull, tint(ink, hull.boundingRect()))
    for x in (-30, -14, 2, 18, 31):
        vnaut(p, c, x - 7, -21, 14, ground=False)
    for x in (-44, 44):
        wire(p, ink.line, (x, -2), (x, -44), width=2)
    rope = curve((-44, -44), (-20, -28), (20, -28), (44, -44))
    stroke(p, rope, ink.line, 1.2)
    for i in range(7):
        x = -36 + i * 12
        y = -33 + 8 * (x / 44) ** 2 * -1 + 2
        lamp = ellipse(x, y + 2, 4.4, 5.4)
        fill(p, ellipse(x, y + 2, 10), radial(x, y + 2, 10, (0, alpha(ink.glow, 0.7)), (1, alpha(ink.glow, 0))))
        fill(p, lamp, (c.phase_3, ink.gold, c.innovation)[i % 3])
        stroke(p, lamp, ink.line, 0.8)


def balloons(p: QPainter, c: Palette, ink: Ink) -> None:
    """Rafts under balloons, roped together."""
    for i, (x, y, k) in enumerate(((-28, -6, 0.9), (26, -14, 1.0), (0, 8, 0.75))):
        with placed(p, x, y, k):
            bag = QPainterPath(QPointF(0, -44))
            bag.cubicTo(26, -44, 24, -16, 5, -6)
            bag.lineTo(-5, -6)
            bag.cubicTo(-24, -16, -26, -44, 0, -44)
            tone = (ink.main, c.phase_3, ink.gold)[i]
            box = bag.boundingRect()
            solid(
                p,
                ink,
                bag,
                linear(box.left(), box.top(), box.right(), box.bottom(), (0, lighter(tone, 0.55)), (1, tone)),
            )
            for dx in (-8, 8):
                stroke(
                    p,
                    curve((dx * 0.2, -44), (dx * 1.6, -38), (dx * 1.6, -18), (dx * 0.4, -6)),
                    alpha(ink.line, 0.4),
                    0.9,
                )
            wire(p, ink.line, (-5, -6), (-9, 8), width=1)
            wire(p, ink.line, (5, -6), (9, 8), width=1)
            solid(p, ink, rounded(QRectF(-15, 8, 30, 6), 2), mix(c.wood, ink.wall, 0.15))
            vnaut(p, c, -12, -8, 11, ground=False)
            vnaut(p, c, 1, -8, 11, ground=False)
    stroke(p, curve((-28, 6), (-16, 20), (-6, 18), (0, 18)), ink.line, 1)


def ark(p: QPainter, c: Palette, ink: Ink) -> None:
    """A wheel of habitats on a spine: the last ship."""
    for x in (-24, 24):
        _plume(p, c, ink, x * 0.5, 36, 10, 26)
    solid(p, ink, rounded(QRectF(-7, -44, 14, 84), 6))
    ring = ellipse(0, -10, 46, 17).subtracted(ellipse(0, -11, 34, 10))
    solid(p, ink, ring, linear(-46, 0, 46, 0, (0, ink.wall), (0.5, ink.wall_mid), (1, ink.dark)))
    for i in range(13):
        a = math.pi * (i + 0.5) / 13
        fill(p, ellipse(40 * math.cos(a), -9 + 14 * math.sin(a), 1.9), ink.glow)
    for x in (-34, 34):
        wire(p, ink.line, (x, -11), (0, -11), width=3)
    for y in (-32, 16):
        band(p, ink, 0, y, 14, 6)
    solid(p, ink, polygon((-14, 40), (14, 40), (9, 28), (-9, 28)), ink.dark)
    for x in (-3, 3):
        tree(p, ink, c.land, x * 3, -44, 13)


def cryoship(p: QPainter, c: Palette, ink: Ink) -> None:
    """A ship rimed with ice."""
    hull = rounded(QRectF(-40, -18, 80, 34), 17)
    solid(p, ink, hull, vertical(hull.boundingRect(), (0, c.white), (0.5, ink.pale), (1, c.gem_clear)))
    for i in range(4):
        cell = rounded(QRectF(-30 + i * 16, -10, 11, 18), 5)
        fill(p, cell, linear(0, -10, 0, 8, (0, c.gem_clear), (1, c.sea)))
        stroke(p, cell, ink.line, 0.9)
        vnaut(p, c, -28.5 + i * 16, -7, 8, mix(c.vnaut, c.gem_clear, 0.45), ground=False)
    for i in range(9):
        x = -34 + i * 8.4
        fill(p, polygon((x - 2.4, 15), (x + 2.4, 15), (x, 22 + (i * 7) % 9)), alpha(c.white, 0.95))
    for side in (-1, 1):
        solid(p, ink, polygon((side * 36, -14), (side * 54, -26), (side * 54, 22), (side * 36, 12)), ink.main)
    for x, y in ((-30, -26), (4, -30), (30, -24)):
        flake = icon_at("star", x, y, 9)
        fill(p, flake, c.white)


def convoy(p: QPainter, c: Palette, ink: Ink) -> None:
    """Three barred transports in file."""
    for i, (x, y, k) in enumerate(((26, -24, 0.62), (-2, -8, 0.8), (-20, 14, 1.0))):
        with placed(p, x, y, k):
            _plume(p, c, ink, 24, 6, 8, 20)
            body = rounded(QRectF(-28, -12, 58, 22), 7)
            solid(p, ink, body)
            solid(p, ink, polygon((-28, -4), (-40, 2), (-28, 8)), ink.main)
            for b in range(4):
                pane = QRectF(-20 + b * 12, -7, 9, 11)
                fill(p, rounded(pane, 2), ink.glow if (b + i) % 3 else ink.dark)
                for bar in (2.6, 5.4):
                    wire(p, ink.line, (pane.left() + bar, -7), (pane.left() + bar, 4), width=0.9)


def dock(p: QPainter, c: Palette, ink: Ink) -> None:
    """A quay with crates, a gangway let down."""
    solid(p, ink, rounded(QRectF(-48, 6, 96, 9), 3))
    hull = QPainterPath(QPointF(-46, -34))
    hull.cubicTo(-20, -46, 10, -44, 20, -24)
    hull.cubicTo(10, -10, -30, -10, -46, -34)
    solid(p, ink, hull)
    windows(p, ink, -30, -28, 4, 1, 10, 0, 4)
    solid(p, ink, polygon((10, -18), (16, -22), (44, 6), (34, 6)), ink.main)
    for x, y, s in ((-38, 6, 15), (-21, 6, 12), (-31, -9, 10)):
        crate = QRectF(x - s / 2, y - s, s, s)
        solid(p, ink, rounded(crate, 1.4), mix(c.wood, ink.gold, 0.3))
        wire(p, ink.line, (crate.left(), crate.top()), (crate.right(), crate.bottom()), width=0.9)
    for x, s in ((2, 18), (17, 12)):
        vnaut(p, c, x - s / 2, 6 - 1.22 * s, s, ground=False)


def charter(p: QPainter, c: Palette, ink: Ink) -> None:
    """A sealed roll of parchment on a flying carpet of state."""
    sheet = rounded(QRectF(-30, -44, 60, 62), 3)
    solid(p, ink, sheet, linear(-30, -44, 30, 18, (0, c.white), (1, c.parchment)))
    for i in range(7):
        wire(p, alpha(c.wood, 0.7), (-22, -34 + i * 6), (22 - (i * 11) % 17, -34 + i * 6), width=1.5)
    for y in (-46, 18):
        roll = rounded(QRectF(-36, y - 4, 72, 9), 4.5)
        solid(p, ink, roll, vertical(roll.boundingRect(), (0, c.white), (0.5, c.parchment), (1, c.wood)))
    for side in (-1, 1):
        solid(p, ink, polygon((side * 4, 12), (side * 13, 30), (side * 4, 26), (0, 14)), c.phase_3)
    seal = regular(0, 10, 11, 12)
    solid(p, ink, seal, mix(c.phase_3, ink.main, 0.25))
    fill(p, icon_at("dome", 0, 10, 14), c.white)


def twin_city(p: QPainter, c: Palette, ink: Ink) -> None:
    """A sister city sinks; a shuttle leaves it."""
    with placed(p, -14, 8, turn=-14):
        dome = QPainterPath(QPointF(-30, 0))
        dome.cubicTo(-28, -40, 28, -40, 30, 0)
        dome.closeSubpath()
        solid(p, ink, dome)
        windows(p, ink, -16, -9, 4, 2, 11, 11, 4)
        solid(p, ink, polygon((-36, 0), (36, 0), (20, 16), (-20, 16)), ink.main)
    for x, y, r in ((-44, -22, 9), (-36, -36, 12), (-20, -48, 9)):
        fill(p, ellipse(x, y, r, r * 0.8), alpha(mix(ink.dark, c.night, 0.3), 0.5))
    with placed(p, 28, -28, 0.62, -18):
        lander(p, c, ink)
    stroke(p, curve((-4, -10), (6, -26), (10, -24), (18, -24)), alpha(c.white, 0.8), 1.4, dash=(2, 3))


def crew(p: QPainter, c: Palette, ink: Ink, dept: str, count: int) -> None:
    """Those who have come, side by side in front of the picture, the sign of their department over them."""
    rows = (min(count, 4), max(0, count - 4))
    for row in (1, 0):
        for i in range(rows[row]):
            x = (i - (rows[row] - 1) / 2) * 21 + (row % 2) * 3
            vnaut(p, c, x - 10, -27 - row * 12, 20, ground=False)
    if dept:
        x, y = 36, -72
        wire(p, ink.line, (x - 14, -18), (x - 14, y - 12), width=2)
        flag = QPainterPath(QPointF(x - 14, y - 12))
        flag.cubicTo(x - 4, y - 17, x + 4, y - 7, x + 14, y - 12)
        flag.lineTo(x + 14, y + 10)
        flag.cubicTo(x + 4, y + 15, x - 4, y + 5, x - 14, y + 10)
        flag.closeSubpath()
        solid(p, ink, flag, tint(ink, flag.boundingRect()))
        fill(p, icon_at(dept, x, y - 1, 17), c.white)


def arrival(ship: Ship, x: float, y: float, scale: float, turn: float, dept: str, count: int) -> Motif:
    """A motif: a ship at (x, y) behind those who have come with it."""

    def motif(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
        with placed(p, x, y, scale, turn):
            ship(p, c, ink)
        crew(p, c, ink, dept, count)
        spark(p, c, rnd.uniform(-40, -20), rnd.uniform(-98, -88), 1.6, ink.gold)

    return motif


BOOSTS: Final[dict[str, Motif]] = {
    "G15": arrival(rocket, -12, -62, 0.86, 14, "food", 3),
    "G16": arrival(rocket, -16, -62, 0.86, -12, "air", 3),
    "G17": arrival(lander, -12, -62, 0.8, -4, "shields", 4),
    "G18": arrival(rocket, -12, -64, 0.84, 26, "power", 4),
    "G19": arrival(lander, -14, -64, 0.78, 6, "mechanical", 4),
    "G20": arrival(pods, -16, -64, 0.72, 0, "mining", 3),
    "G21": arrival(barge, -2, -58, 0.92, -4, "", 3),
    "G22": arrival(pods, 0, -58, 1.0, 0, "", 0),
    "G23": arrival(lander, -14, -62, 0.8, -10, "food", 4),
    "G24": arrival(balloons, -16, -60, 0.82, 0, "air", 4),
    "G25": arrival(dock, 0, -52, 0.98, 0, "", 4),
    "G26": arrival(charter, 0, -58, 0.92, 0, "", 2),
    "Y16": arrival(liner, -8, -70, 0.78, -6, "food", 6),
    "Y17": arrival(balloons, -14, -68, 0.84, 0, "air", 6),
    "Y18": arrival(rocket, -14, -66, 0.82, -18, "shields", 5),
    "Y19": arrival(lander, -14, -68, 0.78, 8, "power", 5),
    "Y20": arrival(liner, -10, -70, 0.76, 4, "mechanical", 5),
    "Y21": arrival(convoy, -14, -68, 0.8, 0, "mining", 5),
    "Y22": arrival(twin_city, 0, -62, 0.94, 0, "", 5),
    "Y23": arrival(cryoship, 0, -66, 0.94, -8, "", 4),
    "Y24": arrival(balloons, 0, -64, 0.98, 0, "", 5),
    "Y25": arrival(liner, 0, -66, 0.88, -8, "", 3),
    "Y26": arrival(barge, 0, -62, 1.0, 3, "", 2),
    "R17": arrival(ark, -14, -72, 0.74, 0, "food", 8),
    "R18": arrival(balloons, -14, -72, 0.8, 4, "air", 8),
    "R19": arrival(convoy, -14, -72, 0.8, -6, "shields", 7),
    "R20": arrival(rocket, -14, -72, 0.86, 32, "power", 7),
    "R21": arrival(ark, -14, -72, 0.74, 10, "mechanical", 7),
    "R22": arrival(pods, -14, -72, 0.76, 6, "mining", 7),
    "R23": arrival(ark, 0, -62, 0.98, -8, "", 4),
    "R24": arrival(convoy, 0, -66, 1.0, 0, "", 6),
    "R25": arrival(liner, 0, -64, 0.9, 6, "", 3),
    "R26": arrival(dock, 0, -56, 0.94, 0, "", 2),
}


def plain_arrival(dept: str) -> Motif:
    """The picture of a booster that has none of its own."""
    return arrival(rocket, -12 if dept else 0, -62, 0.86, 18, dept, 3)


def plain_block(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """The picture of an upgrade that has none of its own: a hall of the department."""
    block(p, ink, 0, 0, 84, 52, 4)
    windows(p, ink, -30, -10, 6, 3, 12, 14, 4.4)
    roof = QPainterPath(QPointF(-44, -52))
    roof.cubicTo(-34, -92, 34, -92, 44, -52)
    roof.closeSubpath()
    solid(p, ink, roof, tint(ink, roof.boundingRect()))
    mast(p, ink, 0, -82, 16)
