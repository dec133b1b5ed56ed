"""Pictures of events that strike a department: storms, breakdowns, blight, accidents."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.pieces import vnaut
from arcology.ui.art.cities_of_venus.stage import (
    Ink,
    Motif,
    block,
    cog,
    curve,
    solid,
    spark,
    vault,
    windows,
    wire,
)
from arcology.ui.art.icons import icon_at
from arcology.ui.art.paint import ellipse, fill, linear, placed, polygon, radial, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix


def skyline(p: QPainter, c: Palette, ink: Ink, rnd: Random, lit: float) -> None:
    """Towers of a city, ``lit`` of their windows bright."""
    dark = mix(ink.dark, c.night, 0.62)
    for i in range(7):
        x, w, h = -48 + i * 16, 14.0, rnd.uniform(26, 62)
        fill(p, rounded(QRectF(x - w / 2, -h, w, h + 20), 2), dark)
        for row in range(int(h / 8)):
            for column in (-3, 3):
                on = rnd.random() < lit
                tone = ink.glow if on else mix(dark, c.white, 0.1)
                fill(p, QRectF(x + column - 1.5, -h + 5 + row * 8, 3, 3.6), tone)


def small_dome(p: QPainter, c: Palette, ink: Ink, x: float = 0, r: float = 36) -> None:
    dome = vault(x, -6, r, r * 0.95)
    solid(p, ink, dome)
    windows(p, ink, x - r * 0.5, -13, 4, 2, r * 0.33, 10, 3.6)
    block(p, ink, x, 0, r * 2.3, 7, 3)


def cloud(p: QPainter, c: Palette, x: float, y: float, w: float, tone: QColor) -> None:
    path = ellipse(x - w * 0.3, y + 3, w * 0.32, w * 0.16).united(ellipse(x + w * 0.3, y + 2, w * 0.34, w * 0.18))
    path = path.united(ellipse(x, y - 3, w * 0.36, w * 0.24))
    fill(p, path, vertical(path.boundingRect(), (0, lighter(tone, 0.2)), (1, darker(tone, 0.3))))


def acid_rain(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Yellow rain on a dome."""
    small_dome(p, c, ink)
    tone = mix(c.accent_fill, c.lime, 0.35)
    for x in (-30.0, 4, 34):
        cloud(p, c, x, -84 + abs(x) * 0.1, 46, mix(c.cloud_shade, c.night, 0.45))
    for _ in range(26):
        x, y = rnd.uniform(-46, 48), rnd.uniform(-74, -34)
        wire(p, tone, (x, y), (x - 4, y + 11), width=1.8)


def breach(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A hole in the hull through which everything whistles out."""
    wall = QRectF(-50, -100, 100, 104)
    fill(p, wall, linear(-50, -100, 50, 0, (0, ink.wall), (0.5, ink.wall_mid), (1, ink.wall_dark)))
    for y in (-74, -26):
        wire(p, alpha(ink.line, 0.6), (-50, y), (50, y), width=1.4)
    for i in range(9):
        for y in (-78, -70, -30, -22):
            fill(p, ellipse(-46 + i * 11.6, y, 1.1), ink.line)
    points = []
    for i in range(14):
        a = i * math.tau / 14
        r = (27 if i % 2 else 16) * rnd.uniform(0.85, 1.1)
        points.append((4 + r * math.cos(a), -50 + r * math.sin(a)))
    hole = polygon(*points)
    fill(p, hole, radial(4, -50, 28, (0, mix(c.night, c.lava, 0.25)), (1, c.night)))
    stroke(p, hole, c.lava, 2.4)
    for i in range(6):
        a = -0.6 + i * 0.24
        dx, dy = math.cos(a), math.sin(a)
        wire(p, alpha(c.white, 0.8), (4 + 8 * dx, -50 + 8 * dy), (4 + 44 * dx, -50 + 36 * dy), width=1.7)
    with placed(p, 26, -58, 1, 34):
        vnaut(p, c, -9, -11, 18, ground=False)


def corrosion(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A yellow wall of cloud rolls towards a dome."""
    front = QPainterPath(QPointF(60, 20))
    front.lineTo(60, -110)
    front.lineTo(4, -110)
    for i in range(6):
        y = -104.0 + i * 21
        front.cubicTo(-18 + (i % 2) * 8, y, -18 + (i % 2) * 10, y + 18, 2 - (i % 3) * 3, y + 21)
    front.closeSubpath()
    small_dome(p, c, ink, -20, 28)
    tone = mix(c.accent_fill, c.lime, 0.3)
    fill(p, front, linear(-16, 0, 60, 0, (0, alpha(lighter(tone, 0.3), 0.92)), (0.5, tone), (1, darker(tone, 0.5))))
    for _ in range(8):
        x, y = rnd.uniform(8, 50), rnd.uniform(-100, -6)
        fill(p, ellipse(x, y, rnd.uniform(6, 13), rnd.uniform(5, 9)), alpha(lighter(tone, 0.5), 0.35))


def static_storm(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Lightning into towers from every side."""
    skyline(p, c, ink, rnd, 0.5)
    for x in (-28, 26):
        cloud(p, c, x, -92, 58, mix(ink.dark, c.night, 0.5))
    for x, sway in ((-32, 6), (-8, -8), (16, 7), (38, -9)):
        points = [(x, -84.0), (x + sway, -68.0), (x + sway * 0.2, -66.0), (x + sway * 1.2, -42.0)]
        wire(p, alpha(ink.gold, 0.9), *points, width=4)
        wire(p, c.white, *points, width=1.5)
        spark(p, c, x + sway * 1.2, -42, 3, ink.gold)


def blackout(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A city without light, and the bolt that is struck out."""
    skyline(p, c, ink, rnd, 0.1)
    bolt = icon_at("power", 0, -62, 52)
    fill(p, bolt, mix(ink.gold, c.night, 0.25))
    stroke(p, bolt, ink.line, 1.6)
    wire(p, c.white, (-24, -40), (24, -86), width=6)
    wire(p, c.phase_3, (-24, -40), (24, -86), width=3.6)


def cascade(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """One fuse after the other."""
    solid(p, ink, rounded(QRectF(-44, -96, 88, 96), 6), mix(ink.dark, c.night, 0.4))
    for row in range(3):
        for column in range(4):
            x, y = -31 + column * 20.6, -80 + row * 29
            solid(p, ink, rounded(QRectF(x - 7, y - 9, 14, 24), 3))
            blown = row * 4 + column < 7
            fill(p, ellipse(x, y, 4.2), c.phase_3 if blown else c.land)
            if blown:
                for k in range(2):
                    up = y - k * 3
                    smoke = curve((x, y - 9), (x - 6, up - 14), (x + 7, up - 17), (x + k * 3, up - 24))
                    stroke(p, smoke, alpha(c.white, 0.5), 1.6)
    for _ in range(7):
        spark(p, c, rnd.uniform(-36, 26), rnd.uniform(-88, -40), 1.8, ink.gold)


def bearings(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Wheels that no longer turn: a wrench between their teeth."""
    cog(p, ink, 12, 27, -21, -36, 4)
    cog(p, ink, 10, 21, 22, -62, 12)
    with placed(p, 4, -50, 1, 52):
        solid(p, ink, rounded(QRectF(-3.4, -34, 6.8, 60), 3), mix(c.phase_3, ink.dark, 0.35))
        solid(p, ink, ellipse(0, -36, 8).subtracted(ellipse(0, -41, 4)), mix(c.phase_3, ink.dark, 0.35))
    for _ in range(8):
        spark(p, c, 4 + rnd.uniform(-11, 11), -50 + rnd.uniform(-11, 11), 1.6, ink.gold)
    block(p, ink, 0, 0, 94, 7)


def walkout(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Workers with signs before a closed gate."""
    block(p, ink, 0, 0, 94, 60, 3)
    for i in range(8):
        wire(p, ink.line, (-36 + i * 10.4, -54), (-36 + i * 10.4, 0), width=2)
    for x, h, sign in ((-30, 82, "mechanical"), (0, 92, "cross"), (30, 80, "mechanical")):
        wire(p, c.wood_dark, (x, -26), (x, -h), width=2.4)
        solid(p, ink, rounded(QRectF(x - 14, -h - 10, 28, 20), 2), c.white)
        fill(p, icon_at(sign, x, -h, 15), c.phase_3 if sign == "cross" else ink.dark)
        vnaut(p, c, x - 11, -28, 22, ground=False)
    for x in (-15, 15):
        vnaut(p, c, x - 11, -25, 22, ground=False)


def core_vent(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Steam and fire out of a reactor."""
    for side in (-1, 1):
        block(p, ink, side * 30, 0, 26, 48, 5)
    block(p, ink, 0, 0, 40, 30, 3)
    jet = QPainterPath(QPointF(-10, -30))
    jet.cubicTo(-24, -60, -14, -80, 0, -106)
    jet.cubicTo(14, -80, 24, -60, 10, -30)
    jet.closeSubpath()
    fill(p, ellipse(0, -60, 46), radial(0, -60, 46, (0, alpha(c.lava, 0.7)), (1, alpha(c.lava, 0))))
    fill(p, jet, vertical(jet.boundingRect(), (0, alpha(c.phase_3, 0.5)), (0.5, c.lava), (1, c.white)))
    for i in range(6):
        fill(p, ellipse(-36 + i * 14, -52 - (i % 3) * 12, 11, 8), alpha(c.white, 0.5))
    fill(p, icon_at("warning", 0, -14, 20), c.phase_3)


def blight(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Withered plants in their trays."""
    sick = mix(c.food, c.rust, 0.6)
    for row in range(2):
        y = -6 - row * 46
        block(p, ink, 0, y, 90, 14)
        for i in range(6):
            x = -37 + i * 15
            tone = mix(sick, c.wood_dark, rnd.random() * 0.6)
            bend = rnd.choice((-1, 1)) * rnd.uniform(5, 9)
            stalk = curve((x, y - 14), (x, y - 30), (x + bend * 0.6, y - 34), (x + bend, y - 24))
            stroke(p, stalk, tone, 2.2)
            for k in range(2):
                leaf = ellipse(x + bend * (0.4 + k * 0.6), y - 28 + k * 7, 4.6, 2.6)
                fill(p, leaf, tone)
            for _ in range(2):
                fill(p, ellipse(x + rnd.uniform(-4, 5), y - rnd.uniform(18, 30), 1.4), c.night)
    for x, y in ((-24, -92), (12, -98), (36, -84)):
        fill(p, ellipse(x, y, 2.4, 1.6), ink.line)
        wire(p, alpha(c.white, 0.7), (x - 4, y - 3), (x, y), (x + 4, y - 3), width=1)


def spoiled(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Tins with a green smell."""
    for row, count in enumerate((4, 3, 2)):
        for i in range(count):
            x, y = (i - (count - 1) / 2) * 23, -row * 27
            tin = rounded(QRectF(x - 10, y - 25, 20, 25), 2)
            solid(p, ink, tin)
            label = QRectF(x - 10, y - 19, 20, 13)
            fill(p, label, (c.phase_3, c.land, ink.gold)[(row + i) % 3])
            fill(p, icon_at("food", x, y - 12.5, 10), c.white)
            fill(p, ellipse(x, y - 25, 10, 2.4), ink.wall_dark)
    for k, x in enumerate((-24, 2, 26)):
        smell = curve((x, -60 - 12 * (k == 1)), (x - 10, -74), (x + 10, -84), (x, -102))
        stroke(p, smell, mix(c.lime, c.land, 0.35), 3)


def filters(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Grey air that no filter takes any more."""
    for x in (-32.0, 0, 32):
        solid(p, ink, rounded(QRectF(x - 14, -76, 28, 70), 6))
        for i in range(6):
            grid = QRectF(x - 10, -70 + i * 10, 20, 6)
            fill(p, rounded(grid, 2), mix(ink.dark, c.wood_dark, 0.5 + 0.08 * i))
    wire(p, c.night, (20, -74), (40, -20), (28, -8), width=2)
    for _ in range(9):
        x, y = rnd.uniform(-46, 46), rnd.uniform(-104, -50)
        fill(p, ellipse(x, y, rnd.uniform(10, 19), rnd.uniform(6, 10)), alpha(mix(c.wood_dark, c.dome_shade, 0.5), 0.5))
    block(p, ink, 0, 0, 96, 7)


def stale(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """People with masks on a dim deck, a candle that goes out."""
    fill(p, QRectF(-60, -110, 120, 130), alpha(mix(ink.dark, c.night, 0.5), 0.45))
    for x, s in ((-30, 26), (28, 24)):
        vnaut(p, c, x - s / 2, -6 - 1.22 * s, s, ground=False)
    solid(p, ink, rounded(QRectF(-6, -40, 12, 34), 2), lighter(c.parchment, 0.3))
    block(p, ink, 0, 0, 96, 7)
    wire(p, c.night, (0, -40), (0, -45), width=1.4)
    for k in range(3):
        smoke = curve((0, -46), (-12 + k * 4, -60), (12 - k * 3, -76), (-4 + k * 6, -98))
        stroke(p, smoke, alpha(c.white, 0.6), 2.2)


def cold(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Frost on the inside of the dome."""
    dome = vault(0, -4, 46, 88)
    fill(p, dome, linear(-46, -90, 46, 0, (0, c.white), (0.5, c.gem_clear), (1, mix(c.gem_clear, c.sea, 0.55))))
    stroke(p, dome, ink.line, 1.6)
    for x, y, r in ((-20, -46, 17), (18, -58, 13), (6, -24, 11), (-4, -76, 8), (32, -28, 8)):
        for k in range(3):
            a = k * math.pi / 3 + 0.2
            dx, dy = r * math.cos(a), r * math.sin(a)
            wire(p, c.white, (x - dx, y - dy), (x + dx, y + dy), width=2)
            for t in (-0.6, 0.6):
                for turn in (-0.7, 0.7):
                    bx, by = x + dx * t, y + dy * t
                    s = r * 0.3 * (1 if t > 0 else -1)
                    wire(p, c.white, (bx, by), (bx + s * math.cos(a + turn), by + s * math.sin(a + turn)), width=1.2)
    block(p, ink, 0, 0, 98, 7)


def tremor(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """The ground splits under a mine."""
    rock = QRectF(-60, -46, 120, 70)
    fill(p, rock, vertical(rock, (0, c.basalt), (1, darker(c.basalt, 0.6))))
    points = [(-6.0, -46.0), (-12, -34), (2, -26), (-8, -12), (6, 0), (0, 24)]
    wire(p, c.night, *points, width=9)
    wire(p, c.lava, *points, width=4)
    wire(p, ink.gold, *points, width=1.5)
    for side, turn in ((-1, -14), (1, 12)):
        with placed(p, side * 28, -46, 1, turn):
            block(p, ink, 0, 0, 30, 34, 2)
            windows(p, ink, -7, -9, 2, 2, 14, 13, 5)
    for _ in range(10):
        x, y = rnd.uniform(-46, 46), rnd.uniform(-100, -60)
        solid(p, ink, polygon((x, y - 4), (x + 4, y), (x + 1, y + 4), (x - 4, y + 1)), c.basalt, 0.7)
    for k in range(3):
        y = -62 - k * 12
        stroke(p, curve((-46, y), (-16, y - 10), (16, y + 10), (46, y)), alpha(c.white, 0.35), 1.6)


def cable(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A torn cable; a miner falls."""
    block(p, ink, 0, -92, 70, 10, 4)
    stroke(p, curve((-4, -92), (-4, -76), (-12, -72), (-8, -62)), ink.line, 2.4)
    for a in (-0.5, 0, 0.5):
        wire(p, ink.line, (-8, -62), (-8 + 6 * math.sin(a), -55), width=1.2)
    with placed(p, 10, -36, 1, 152):
        vnaut(p, c, -15, -18, 30, ground=False)
    stroke(p, curve((8, -18), (2, -6), (20, -4), (14, 8)), ink.line, 2.2)
    for k in range(5):
        wire(p, alpha(c.white, 0.6), (-8 + k * 9, -84 + (k % 2) * 6), (-8 + k * 9, -66 + (k % 2) * 6), width=1.5)


STRIKES: Final[dict[str, Motif]] = {
    "E01": acid_rain,
    "E02": breach,
    "E03": corrosion,
    "E04": static_storm,
    "E05": blackout,
    "E06": cascade,
    "E07": bearings,
    "E08": walkout,
    "E09": core_vent,
    "E10": blight,
    "E11": spoiled,
    "E12": filters,
    "E13": stale,
    "E14": cold,
    "E15": tremor,
    "E16": cable,
}
