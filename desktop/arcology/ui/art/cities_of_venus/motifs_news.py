"""Pictures of the other events: what strikes anybody, lost drops, and good news."""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.motifs_ships import balloons, rocket
from arcology.ui.art.cities_of_venus.motifs_strikes import cloud, skyline, small_dome
from arcology.ui.art.cities_of_venus.pieces import gem, vnaut
from arcology.ui.art.cities_of_venus.stage import (
    Ink,
    Motif,
    curve,
    solid,
    spark,
    tree,
    vault,
    windows,
    wire,
)
from arcology.ui.art.icons import icon_at
from arcology.ui.art.paint import ellipse, fill, linear, placed, polygon, radial, rounded, star, stroke
from arcology.ui.art.palette import Palette, alpha, lighter, mix


def fever(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Beds in a ward under a cross."""
    solid(p, ink, rounded(QRectF(-15, -102, 30, 30), 6), c.white)
    for box in (QRectF(-10, -90, 20, 6), QRectF(-3, -97, 6, 20)):
        fill(p, box, c.phase_3)
    for i, (x, y) in enumerate(((-24, -38), (24, -38), (-24, 0), (24, 0))):
        solid(p, ink, rounded(QRectF(x - 21, y - 14, 42, 10), 3), lighter(c.shields, 0.55 if i % 2 else 0.7))
        solid(p, ink, rounded(QRectF(x - 21, y - 19, 12, 8), 3), c.white)
        with placed(p, x - 8, y - 17, 1, 90):
            vnaut(p, c, -7, -18, 13, mix(c.vnaut, c.phase_3, 0.4), ground=False)
        for leg in (-18, 18):
            wire(p, ink.line, (x + leg, y - 4), (x + leg, y), width=2)


def ballast(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A city lists; crates and people slide off."""
    with placed(p, -8, -34, 1, 19):
        dome = vault(0, 0, 38, 36)
        solid(p, ink, dome)
        windows(p, ink, -20, -8, 5, 2, 10, 10, 3.6)
        solid(p, ink, polygon((-44, 0), (44, 0), (26, 15), (-26, 15)), ink.dark)
    for x, y, turn in ((34, -14, 30), (20, 6, 70), (42, 8, 15)):
        with placed(p, x, y, 1, turn):
            solid(p, ink, rounded(QRectF(-6, -6, 12, 12), 1.4), mix(c.wood, ink.gold, 0.3))
    with placed(p, 6, -6, 1, 140):
        vnaut(p, c, -9, -11, 18, ground=False)
    for k in range(4):
        wire(p, alpha(c.white, 0.6), (-40 + k * 7, -92 + k * 5), (-40 + k * 7, -76 + k * 5), width=1.5)


def smugglers(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A hand in the dark takes gems from a chest."""
    fill(p, QRectF(-60, -110, 120, 130), alpha(c.night, 0.35))
    solid(p, ink, rounded(QRectF(-38, -34, 76, 34), 4), mix(c.wood, c.night, 0.2))
    for x in (-26, 26):
        solid(p, ink, rounded(QRectF(x - 3, -34, 6, 34), 0.5), ink.gold)
    lid = polygon((-40, -34), (40, -34), (34, -62), (-34, -62))
    solid(p, ink, lid, mix(c.wood_dark, c.night, 0.2))
    for i in range(7):
        gem(p, c, ("pink", "clear", "black")[i % 3], -28 + i * 9.4, -36 - (i % 2) * 5, 7, rest=False)
    arm = QPainterPath(QPointF(54, -104))
    arm.cubicTo(34, -92, 18, -80, 8, -62)
    arm.lineTo(18, -52)
    arm.cubicTo(32, -70, 44, -78, 60, -84)
    arm.closeSubpath()
    solid(p, ink, arm, mix(c.vnaut, c.night, 0.55))
    fill(p, ellipse(12, -56, 9), mix(c.vnaut, c.night, 0.3))
    gem(p, c, "clear", 6, -48, 9, rest=False)


def lost_drop(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Canisters under parachutes that drift past the city."""
    for x, y, k, phase in ((-28, -66, 0.85, 1), (18, -82, 0.7, 2), (36, -40, 0.95, 3), (-6, -28, 0.6, 2)):
        tone = c.role(f"phase_{phase}")
        with placed(p, x, y, k, 14):
            canopy = QPainterPath(QPointF(-20, 0))
            canopy.cubicTo(-20, -26, 20, -26, 20, 0)
            for i in range(3, -1, -1):
                canopy.quadTo(-15 + i * 10, -6, -20 + i * 10, 0)
            solid(p, ink, canopy, linear(-20, -20, 20, 0, (0, lighter(tone, 0.5)), (1, tone)))
            for a in (-20, -7, 7, 20):
                wire(p, ink.line, (a, 0), (a * 0.2, 20), width=0.8)
            solid(p, ink, rounded(QRectF(-6, 19, 12, 17), 3), tone)
    with placed(p, -32, -4, 0.46):
        small_dome(p, c, ink, 0, 34)
    fill(p, polygon((28, 6), (48, 6), (38, -8)), c.phase_3)


def births(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Hammocks with the newly born, a mobile of stars."""
    for i, x in enumerate((-24, 24)):
        for row in range(2):
            y = -46 + row * 36
            bed = curve((x - 22, y - 10), (x - 10, y + 14), (x + 10, y + 14), (x + 22, y - 10))
            stroke(p, bed, (c.innovation, c.shields, ink.gold, c.food)[i * 2 + row], 5)
            vnaut(p, c, x - 8, y - 14, 16, mix(c.vnaut, c.white, 0.25), ground=False)
            stroke(p, bed, ink.line, 0.9)
    wire(p, ink.line, (-34, -92), (34, -92), width=1.4)
    for i in range(5):
        x = -30 + i * 15
        wire(p, ink.line, (x, -92), (x, -84 + (i % 2) * 7), width=0.9)
        fill(p, star(x, -80 + (i % 2) * 7, 5.6, 2.6, 5), ink.gold)
    fill(p, icon_at("heart", 0, -102, 12), c.innovation)


def stowaways(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Three heads behind the boilers, in the light of a lamp."""
    for x, w in ((-34, 26), (2, 30), (36, 24)):
        solid(p, ink, rounded(QRectF(x - w / 2, -62, w, 62), 10))
        for y in (-48, -16):
            wire(p, ink.main, (x - w / 2, y), (x + w / 2, y), width=3)
    for x, y in ((-17, -58), (20, -60), (-42, -74)):
        vnaut(p, c, x - 10, y - 16, 20, ground=False)
    for x, w in ((-34, 26), (2, 30), (36, 24)):
        solid(p, ink, rounded(QRectF(x - w / 2, -40, w, 40), 10))
    fill(p, polygon((50, -104), (-50, -70), (-30, -10), (10, -6)), alpha(ink.glow, 0.28))


def glassfall(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A meteor breaks into gems."""
    tail = QPainterPath(QPointF(50, -110))
    tail.lineTo(-2, -46)
    tail.lineTo(-20, -60)
    tail.closeSubpath()
    fill(p, tail, linear(50, -110, -12, -50, (0, alpha(ink.gold, 0)), (1, ink.gold)))
    flash = radial(-10, -52, 26, (0, c.white), (0.4, alpha(ink.gold, 0.8)), (1, alpha(ink.gold, 0)))
    fill(p, ellipse(-10, -52, 26), flash)
    gem(p, c, "clear", -10, -50, 17, rest=False)
    for i, (x, y) in enumerate(((-38, -30), (-20, -14), (8, -22), (26, -36), (36, -12), (-42, -62), (10, -6))):
        gem(p, c, ("pink", "clear", "black", "clear")[i % 4], x, y, 6 + (i % 3) * 1.6, rest=False)
        spark(p, c, x + 6, y - 6, 1.2, c.white)


def welders(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Volunteers mend a dome; sparks fly."""
    small_dome(p, c, ink, 0, 40)
    for x, y, turn in ((-36, -44, -24), (34, -48, 24), (0, -72, 0)):
        with placed(p, x, y, 1, turn):
            vnaut(p, c, -9, -14, 18, ground=False)
        for _ in range(6):
            spark(p, c, x * 0.78 + rnd.uniform(-8, 8), y + 10 + rnd.uniform(-5, 7), 1.5, ink.gold)
    fill(p, icon_at("shields", 0, -30, 24), ink.main)


def bumper(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Trays that overflow with fruit."""
    for row, count in enumerate((5, 4, 3)):
        for i in range(count):
            x, y = (i - (count - 1) / 2) * 19, -22 - row * 15
            tone = (c.phase_3, ink.gold, c.land, c.lava)[(row * 2 + i) % 4]
            fruit = ellipse(x, y, 9.6)
            solid(p, ink, fruit, radial(x - 3, y - 4, 12, (0, lighter(tone, 0.6)), (1, tone)))
            wire(p, ink.line, (x, y - 9), (x + 2, y - 13), width=1.4)
            fill(p, ellipse(x + 5, y - 12, 3.6, 2), c.land)
    solid(p, ink, polygon((-50, -20), (50, -20), (42, 0), (-42, 0)), mix(c.wood, ink.gold, 0.25))
    for x in (-34, 34):
        tree(p, ink, c.land, x, -60, 22)


def clean_rain(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Buckets in a silver rain."""
    for x in (-26.0, 24):
        cloud(p, c, x, -90, 54, mix(c.white, ink.main, 0.25))
    for _ in range(18):
        x, y = rnd.uniform(-46, 46), rnd.uniform(-76, -34)
        fill(p, icon_at("air", x, y, 9), linear(0, y - 5, 0, y + 5, (0, c.white), (1, ink.main)))
    for x in (-32, 0, 32):
        pail = polygon((x - 13, -24), (x + 13, -24), (x + 9, 0), (x - 9, 0))
        solid(p, ink, pail)
        fill(p, ellipse(x, -24, 13, 3.4), ink.light)
        stroke(p, ellipse(x, -24, 13, 3.4), ink.line, 1)
        stroke(p, curve((x - 13, -24), (x - 12, -40), (x + 12, -40), (x + 13, -24)), ink.line, 1.4)


def danger_pay(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """An empty suit, and a crate of gems beside it."""
    with placed(p, -24, -8, 1, -8):
        vnaut(p, c, -17, -42, 34, mix(c.vnaut, c.dome_shade, 0.7), ground=False)
    solid(p, ink, rounded(QRectF(0, -32, 46, 32), 3), mix(c.wood, ink.gold, 0.2))
    wire(p, ink.line, (0, -16), (46, -16), width=1.4)
    for i in range(6):
        gem(p, c, ("pink", "clear", "black")[i % 3], 8 + (i % 4) * 10, -38 - (i // 4) * 9, 7.4, rest=False)
    for x in (-40, 44):
        wire(p, ink.gold, (x, 0), (x, -20), width=2)
        spark(p, c, x, -24, 4, ink.gold)
    fill(p, icon_at("mining", -26, -76, 30), ink.dark)


def charged(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Kites on copper wire catch the bolt."""
    for x, y, turn in ((-24, -78, -18), (24, -86, 14)):
        with placed(p, x, y, 1, turn):
            kite = polygon((0, -20), (15, 0), (0, 24), (-15, 0))
            solid(p, ink, kite, linear(-15, -20, 15, 24, (0, lighter(c.phase_3, 0.35)), (0.5, ink.gold), (1, ink.main)))
            wire(p, ink.line, (0, -20), (0, 24), width=0.9)
            wire(p, ink.line, (-15, 0), (15, 0), width=0.9)
        stroke(p, curve((x, y + 22), (x * 0.8, -40), (x * 0.2, -34), (x * 0.4, -22)), mix(c.rust, ink.gold, 0.4), 2.2)
        spark(p, c, x, y, 4, ink.gold)
    for x in (-11, 11):
        solid(p, ink, rounded(QRectF(x - 9, -24, 18, 24), 4))
        fill(p, icon_at("power", x, -12, 17), ink.gold)


def tool_drop(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A crate on a parachute, with legs below it."""
    canopy = QPainterPath(QPointF(-42, -66))
    canopy.cubicTo(-42, -112, 42, -112, 42, -66)
    for i in range(4, -1, -1):
        canopy.quadTo(-33.6 + i * 16.8, -76, -42 + i * 16.8, -66)
    solid(p, ink, canopy, linear(-42, -100, 42, -66, (0, c.white), (0.5, ink.light), (1, ink.main)))
    for x in (-42, -16, 16, 42):
        wire(p, ink.line, (x, -66), (x * 0.4, -44), width=1)
    for x in (-11, 11):
        vnaut(p, c, x - 12, -29, 24, ground=False)
    solid(p, ink, rounded(QRectF(-30, -46, 60, 32), 3), mix(c.wood, ink.gold, 0.3))
    fill(p, icon_at("mechanical", 0, -30, 24), ink.dark)
    wire(p, ink.line, (-30, -46), (-18, -14), width=1.2)
    wire(p, ink.line, (30, -46), (18, -14), width=1.2)


def arrivals(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """The picture of a good event that has none of its own."""
    with placed(p, 0, -46, 1.0):
        balloons(p, c, ink)


def trouble(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """The picture of a bad event that has none of its own."""
    with placed(p, 10, -50, 0.9, 150):
        rocket(p, c, ink)
    skyline(p, c, ink, rnd, 0.3)


OTHERS: Final[dict[str, Motif]] = {
    "E17": fever,
    "E18": ballast,
    "E19": smugglers,
    "E20": lost_drop,
    "E21": births,
    "E22": stowaways,
    "E23": glassfall,
    "E24": welders,
    "E25": bumper,
    "E26": clean_rain,
    "E27": danger_pay,
    "E28": charged,
    "E29": tool_drop,
}
