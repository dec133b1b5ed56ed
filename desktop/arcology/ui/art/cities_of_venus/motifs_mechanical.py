"""Pictures of what Earth sends for the workshops."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.stage import (
    Ink,
    Motif,
    band,
    block,
    cog,
    curve,
    girder,
    solid,
    spark,
    tint,
    vault,
    windows,
    wire,
)
from arcology.ui.art.paint import (
    box,
    clipped,
    ellipse,
    fill,
    linear,
    placed,
    polygon,
    radial,
    rounded,
    star,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, lighter, mix


def library(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Shelves of tools in a wall, with a ladder."""
    solid(p, ink, rounded(QRectF(-46, -94, 92, 94), 4), mix(ink.wall_mid, ink.dark, 0.35))
    for row in range(3):
        y = -34 - row * 29
        wire(p, ink.wall, (-44, y + 30), (44, y + 30), width=3)
        for column in range(5):
            x = -34 + column * 17
            kind = (row * 5 + column) % 4
            with placed(p, x, y + 16, turn=rnd.uniform(-16, 16)):
                if kind == 0:
                    solid(p, ink, rounded(QRectF(-1.8, -10, 3.6, 21), 1.6), ink.gold)
                    solid(p, ink, rounded(QRectF(-7, -13, 14, 7), 1.6))
                elif kind == 1:
                    cog(p, ink, 8, 8, 0, 2)
                elif kind == 2:
                    wrench = (
                        rounded(QRectF(-2, -8, 4, 19), 2)
                        .united(ellipse(0, -9, 5.4))
                        .subtracted(box(QRectF(-2, -16, 4, 8)))
                    )
                    solid(p, ink, wrench)
                else:
                    solid(p, ink, polygon((-6, -10), (6, -10), (1.4, 0), (1.4, 11), (-1.4, 11), (-1.4, 0)), ink.light)
    for x in (18, 30):
        wire(p, ink.line, (x, 0), (x - 8, -92), width=2.6)
    for i in range(9):
        wire(p, ink.wall, (17 - i * 0.8, -4 - i * 10), (29 - i * 0.8, -4 - i * 10), width=1.8)


def annex(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A bench with two vices, a kettle, a lamp."""
    wire(p, ink.line, (20, -100), (20, -74), width=1.6)
    solid(p, ink, polygon((10, -64), (30, -64), (24, -76), (16, -76)), ink.main)
    cone = polygon((10, -64), (30, -64), (52, -22), (-12, -22))
    fill(p, cone, vertical(cone.boundingRect(), (0, alpha(ink.glow, 0.6)), (1, alpha(ink.glow, 0))))
    solid(p, ink, rounded(QRectF(-46, -24, 92, 8), 2), mix(c.wood, ink.wall, 0.2))
    for x in (-38, 38):
        solid(p, ink, polygon((x - 4, -16), (x + 4, -16), (x + 6, 0), (x - 6, 0)))
    for x in (-30, 32):
        solid(p, ink, rounded(QRectF(x - 9, -36, 18, 12), 2), ink.wall_mid)
        for k in (-1, 1):
            solid(p, ink, rounded(QRectF(x + k * 5 - 3, -46, 6, 12), 1.4), ink.main)
        wire(p, ink.line, (x + 9, -30), (x + 16, -30), width=2.4)
    kettle = ellipse(-2, -34, 12, 10)
    solid(p, ink, kettle, linear(-14, -44, 10, -24, (0, c.white), (0.5, ink.gold), (1, ink.dark)))
    stroke(p, curve((-10, -42), (-8, -54), (6, -54), (6, -42)), ink.line, 2)
    solid(p, ink, polygon((8, -36), (17, -43), (18, -40), (10, -30)), ink.gold)
    for k in range(3):
        steam = curve((18, -46 - k * 6), (14, -52 - k * 6), (24, -52 - k * 6), (20, -60 - k * 7))
        stroke(p, steam, alpha(c.white, 0.75), 1.8)
    cog(p, ink, 10, 15, -30, -72, 8)
    cog(p, ink, 8, 10, -10, -84, 4)


def gantry(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A crane that lifts a whole street."""
    for x in (-40, 40):
        girder(p, ink, (x, 0), (x * 0.9, -84), 8)
    girder(p, ink, (-48, -84), (48, -84), 10)
    solid(p, ink, rounded(QRectF(-10, -84, 20, 9), 2), ink.gold)
    for x in (-18, 18):
        wire(p, ink.line, (x * 0.3, -75), (x, -50), width=1.2)
    solid(p, ink, rounded(QRectF(-26, -50, 52, 6), 2))
    for x, w, h in ((-17, 14, 22), (0, 13, 30), (16, 14, 18)):
        block(p, ink, x, -50, w, h, 1)
        windows(p, ink, x - 3, -55, 2, int(h / 9), 6, 8, 2.8)
        roof = polygon((x - w / 2 - 1, -50 - h), (x + w / 2 + 1, -50 - h), (x, -56 - h))
        solid(p, ink, roof, ink.main)
    block(p, ink, 0, 0, 96, 9)


def printer(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A hall in which a nozzle prints a house, layer upon layer."""
    solid(p, ink, rounded(QRectF(-46, -88, 92, 88), 6), mix(ink.dark, c.night, 0.35))
    with clipped(p, rounded(QRectF(-42, -84, 84, 84), 4)):
        fill(p, QRectF(-42, -84, 84, 84), radial(0, -40, 60, (0, alpha(ink.glow, 0.55)), (1, alpha(ink.dark, 0.2))))
        for i in range(11):
            w = 50.0 if i < 7 else 50 - (i - 6) * 8
            rect = QRectF(-w / 2, -6 - i * 4.2, w, 4.4)
            fill(p, rounded(rect, 2), vertical(rect, (0, ink.wall), (1, ink.wall_mid)))
        fill(p, QRectF(-6, -22, 12, 20), ink.dark)
        for x in (-17, 17):
            fill(p, rounded(QRectF(x - 5, -26, 10, 9), 1), ink.glow)
    wire(p, ink.wall, (-44, -70), (44, -70), width=4)
    wire(p, ink.line, (-44, -72.4), (44, -72.4), width=0.8)
    solid(p, ink, rounded(QRectF(2, -78, 18, 14), 3), ink.main)
    solid(p, ink, polygon((7, -64), (15, -64), (12, -53), (10, -53)))
    spark(p, c, 11, -51, 3.4, ink.gold)
    solid(p, ink, polygon((-50, -86), (50, -86), (40, -98), (-40, -98)))


def observatory(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """An open dome with its telescope, under stars."""
    for _ in range(16):
        x, y = rnd.uniform(-48, 48), rnd.uniform(-104, -60)
        fill(p, star(x, y, rnd.uniform(1.2, 2.8), 0.6, 4), c.white)
    block(p, ink, 0, 0, 76, 28, 3)
    band(p, ink, 0, -20, 76, 4)
    windows(p, ink, -28, -9, 6, 1, 11, 0, 4)
    dome = vault(0, -28, 36, 38)
    solid(p, ink, dome)
    with clipped(p, dome):
        fill(p, polygon((-2, -28), (14, -28), (32, -80), (10, -80)), mix(ink.dark, c.night, 0.5))
        for k in range(1, 4):
            stroke(p, ellipse(0, -28, 36 * k / 4, 38), alpha(ink.line, 0.25), 0.8)
    with placed(p, 6, -40, turn=24):
        solid(p, ink, rounded(QRectF(-6, -46, 12, 50), 2), tint(ink, QRectF(-6, -46, 12, 50)))
        solid(p, ink, rounded(QRectF(-8, -52, 16, 8), 2))
        fill(p, ellipse(0, -52, 7, 2), c.gem_clear)


def foundry(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A ladle pours glowing metal between arms of steel."""
    block(p, ink, 0, 0, 92, 14, 2)
    ladle = polygon((-30, -74), (10, -82), (14, -56), (-18, -48))
    solid(p, ink, ladle, mix(ink.wall_dark, ink.line, 0.3))
    fill(p, polygon((-29, -74), (9, -82), (10, -78), (-28, -70)), lighter(c.lava, 0.3))
    pour = QPainterPath()
    pour.moveTo(10, -79)
    pour.cubicTo(24, -78, 25, -60, 24, -26)
    pour.lineTo(19, -26)
    pour.cubicTo(19, -58, 18, -68, 9, -72)
    pour.closeSubpath()
    halo = radial(21, -40, 40, (0, alpha(c.lava, 0.6)), (1, alpha(c.lava, 0)))
    fill(p, ellipse(21, -40, 40), halo)
    fill(p, pour, vertical(pour.boundingRect(), (0, c.white), (0.3, ink.gold), (1, c.lava)))
    solid(p, ink, polygon((6, -28), (38, -28), (34, -14), (10, -14)), mix(ink.dark, ink.line, 0.3))
    fill(p, ellipse(22, -28, 16, 3), lighter(c.lava, 0.4))
    girder(p, ink, (-42, -14), (-42, -96), 8)
    girder(p, ink, (-46, -94), (20, -94), 7)
    wire(p, ink.line, (-10, -91), (-10, -76), width=2)
    cog(p, ink, 10, 13, -26, -28, 6)
    for _ in range(9):
        spark(p, c, 22 + rnd.uniform(-18, 18), -34 + rnd.uniform(-14, 8), 1.1, c.lava)


def drydock(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A ring that holds a ship by its clamps."""
    ring = ellipse(0, -50, 48).subtracted(ellipse(0, -50, 38))
    solid(p, ink, ring, linear(-48, -98, 48, -2, (0, ink.wall), (0.5, ink.wall_mid), (1, ink.dark)))
    for i in range(12):
        a = i * math.tau / 12
        fill(p, ellipse(43 * math.cos(a), -50 + 43 * math.sin(a), 2.1), ink.glow if i % 3 else ink.gold)
    for i in range(4):
        a = math.pi / 4 + i * math.pi / 2
        dx, dy = math.cos(a), math.sin(a)
        wire(p, ink.line, (40 * dx, -50 + 40 * dy), (20 * dx, -50 + 15 * dy), width=4)
        wire(p, ink.light, (39 * dx, -50 + 39 * dy), (22 * dx, -50 + 16 * dy), width=2)
    hull = QPainterPath()
    hull.moveTo(-32, -50)
    hull.cubicTo(-26, -66, 8, -66, 33, -52)
    hull.cubicTo(10, -36, -24, -36, -32, -50)
    solid(p, ink, hull, vertical(hull.boundingRect(), (0, c.white), (0.5, ink.wall_mid), (1, ink.main)))
    windows(p, ink, -14, -51, 4, 1, 8, 0, 3.6)
    solid(p, ink, polygon((-30, -54), (-40, -66), (-22, -60)), ink.main)
    solid(p, ink, polygon((-30, -46), (-40, -34), (-22, -40)), ink.main)
    spark(p, c, 12, -38, 3, ink.gold)


MECHANICAL: dict[str, Motif] = {
    "G09": library,
    "G10": annex,
    "Y09": gantry,
    "Y10": printer,
    "Y14": observatory,
    "R09": foundry,
    "R10": drydock,
}
