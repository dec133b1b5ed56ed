"""Pictures of what Earth sends for growing food and for clean air and water."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.stage import (
    Ink,
    Motif,
    band,
    block,
    crops,
    curve,
    glass,
    mast,
    solid,
    spark,
    tint,
    tree,
    vault,
    windows,
    wire,
)
from arcology.ui.art.icons import icon_at
from arcology.ui.art.paint import (
    clipped,
    ellipse,
    fill,
    horizontal,
    linear,
    polygon,
    regular,
    rounded,
    star,
    stroke,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix


def greenhouse(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A long vault of glass panes over beds."""
    block(p, ink, 0, 0, 88, 12)
    crops(p, ink.main, -38, 38, -12, 22, rnd)
    crops(p, c.land, -36, 36, -12, 14, rnd)
    dome = vault(0, -12, 42, 56)
    glass(p, c, ink, dome, 0.34)
    with clipped(p, dome):
        for i in range(-3, 4):
            wire(p, ink.wall, (i * 13, -12), (i * 5.4, -70), width=1.6)
        for y in (-28, -44, -56):
            wire(p, ink.wall, (-45, y), (45, y), width=1.3)
    block(p, ink, 0, -66, 12, 8)
    windows(p, ink, -33, -5, 6, 1, 13, 0, 4)


def terraces(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Planted trays, stacked like steps."""
    for i, (x, w) in enumerate(((0, 90), (-8, 70), (4, 50), (-4, 30))):
        y = -i * 21
        crops(p, mix(ink.main, c.land, i * 0.25), x - w / 2 + 3, x + w / 2 - 3, y - 13, 15, rnd)
        block(p, ink, x, y, w, 13)
        band(p, ink, x, y - 3, w, 3)
    tree(p, ink, c.land, -4, -76, 20)


def orchard(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A tower whose balconies carry fruit trees."""
    block(p, ink, 0, 0, 30, 96, 8)
    windows(p, ink, -8, -10, 3, 8, 8, 11, 3.4)
    for i in range(5):
        side = -1 if i % 2 else 1
        x, y = side * 24, -14 - i * 17
        solid(p, ink, rounded(QRectF(min(0, x * 1.8), y, abs(x) * 1.8, 5), 2.5))
        for dx in (-9, 6):
            tree(p, ink, ink.main, x + dx + side * 2, y, 15)
            fill(p, ellipse(x + dx + side * 2 + 2, y - 13, 1.7), c.phase_3)
    solid(p, ink, vault(0, -96, 15, 10), tint(ink, QRectF(-15, -106, 30, 10)))


def cascade(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Basins over which green water falls."""
    for i in range(4):
        w, y = 30 + i * 18, -78 + i * 24
        basin = QPainterPath()
        basin.moveTo(-w / 2, y)
        basin.lineTo(w / 2, y)
        basin.cubicTo(w / 2, y + 14, w / 4, y + 16, 0, y + 16)
        basin.cubicTo(-w / 4, y + 16, -w / 2, y + 14, -w / 2, y)
        if i < 3:
            for k in range(3 + i):
                x = -w / 2 + 5 + k * (w - 10) / (2 + i)
                fall = QRectF(x - 2.4, y + 2, 4.8, 26)
                fill(p, rounded(fall, 2), linear(0, y, 0, y + 28, (0, ink.light), (1, alpha(ink.main, 0.75))))
        solid(p, ink, basin)
        fill(p, ellipse(0, y, w / 2, 3.4), linear(-w / 2, 0, w / 2, 0, (0, ink.light), (1, ink.main)))
        stroke(p, ellipse(0, y, w / 2, 3.4), ink.line, 0.8)
    tree(p, ink, c.land, 0, -78, 19)


def embassy(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A hall with columns in a rose garden."""
    block(p, ink, 0, 0, 86, 8)
    for i in range(5):
        block(p, ink, -30 + i * 15, -8, 6, 40, 1)
    solid(p, ink, rounded(QRectF(-41, -56, 82, 9), 2))
    solid(p, ink, polygon((-42, -56), (42, -56), (0, -82)))
    fill(p, icon_at("food", 0, -65, 15), ink.main)
    for side in (-1, 1):
        mast(p, ink, side * 30, -60, 34)
        flag = polygon((side * 30, -94), (side * 46, -89), (side * 30, -83))
        solid(p, ink, flag, ink.main, 0.8)
    for i in range(11):
        x = -44 + i * 8.8
        fill(p, ellipse(x, -3, 5.4, 5), mix(c.land, ink.dark, 0.3))
        fill(p, ellipse(x + rnd.uniform(-2, 2), -5, 2.2), mix(c.phase_3, c.innovation, rnd.random()))


def helix(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A field that winds around a mast into the sky."""
    points = []
    for i in range(91):
        t = i / 90
        a = t * math.tau * 3
        points.append((36 * (1 - 0.4 * t) * math.cos(a), -8 - 84 * t + 6 * math.sin(a), math.sin(a)))
    for front in (False, True):
        for (x, y, depth), (nx, ny, _) in pairwise(points):
            if (depth > 0) is front:
                wire(p, ink.line, (x, y + 1), (nx, ny + 1), width=9)
                wire(p, ink.wall if front else ink.wall_dark, (x, y), (nx, ny), width=7.4)
                tone = mix(ink.main, c.land, rnd.random())
                fill(p, ellipse(x, y - 3, 3.6, 3.2), lighter(tone, 0.15) if front else darker(tone, 0.3))
        if not front:
            block(p, ink, 0, 0, 10, 98, 4)
    solid(p, ink, vault(0, -96, 8, 9), tint(ink, QRectF(-8, -105, 16, 9)))


def vault_of_bees(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A hive of hexagons with bees about it."""
    for row in range(4):
        for column in range(4 - row % 2):
            x, y = -33 + column * 22 + (row % 2) * 11, -14 - row * 19
            cell = regular(x, y, 12.4, 6)
            lit = (row + column) % 3 == 0
            box = cell.boundingRect()
            tone = ink.gold if lit else ink.wall
            solid(
                p,
                ink,
                cell,
                linear(
                    box.left(), box.top(), box.right(), box.bottom(), (0, lighter(tone, 0.4)), (1, darker(tone, 0.16))
                ),
            )
            if not lit:
                fill(p, ellipse(x, y, 6, 5.4), mix(ink.main, c.land, rnd.random()))
    for x, y in ((-40, -84), (22, -92), (40, -66), (-8, -98), (44, -30)):
        for wing in (-1, 1):
            fill(p, ellipse(x + wing * 2.4, y - 2.6, 2.6, 1.6), alpha(c.white, 0.85))
        fill(p, ellipse(x, y, 4, 2.6), ink.gold)
        for k in (-1.2, 1.2):
            wire(p, ink.line, (x + k, y - 2.2), (x + k, y + 2.2), width=1.1)


def condenser(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A cold sphere on legs; water drips from it."""
    for x in (-20, 0, 20):
        wire(p, ink.line, (x * 0.6, -40), (x * 1.3, 0), width=3.4)
        wire(p, ink.wall_mid, (x * 0.6, -40), (x * 1.3, 0), width=1.8)
    block(p, ink, 0, 0, 62, 7)
    ball = ellipse(0, -62, 31)
    solid(p, ink, ball, linear(-22, -92, 22, -32, (0, ink.wall), (0.45, ink.pale), (1, ink.main)))
    with clipped(p, ball):
        for dy in (-14, 0, 14):
            stroke(p, ellipse(0, -62 + dy, 34, 6), alpha(ink.dark, 0.5), 1.4)
        for k in range(-2, 3):
            stroke(p, ellipse(0, -62, abs(k) * 14 + 3, 31), alpha(ink.wall, 0.6), 0.9)
    for i in range(7):
        x, y = -18 + i * 6, -28 + (i % 3) * 7
        fill(p, icon_at("air", x, y, 7), linear(0, y - 4, 0, y + 4, (0, ink.pale), (1, ink.main)))


def stacks(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Chimneys with filters, breathing clean air."""
    for x, w, h in ((-26, 20, 58), (0, 26, 80), (28, 18, 48)):
        rect = block(p, ink, x, 0, w, h, 5)
        for i in range(int(h / 15)):
            band(p, ink, x, -8 - i * 15, w, 5)
        fill(p, ellipse(x, rect.top() + 2, w / 2 - 2, 2.6), ink.line)
        for k in range(3):
            drift = curve(
                (x, rect.top()),
                (x - 9, rect.top() - 8 - k * 4),
                (x + 12, rect.top() - 14 - k * 4),
                (x + 4 + k * 6, rect.top() - 22 - k * 3),
            )
            stroke(p, drift, alpha(c.white, 0.7 - 0.18 * k), 2.4)
    wire(p, ink.dark, (-26, -34), (28, -34), width=4)


def harvester(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Nets between masts that comb water out of the cloud."""
    for x, h in ((-42, 70), (0, 96), (42, 74)):
        block(p, ink, x, 0, 5, h, 2)
    for a, b, top, other in ((-40, -2, 66, 90), (2, 40, 90, 70)):
        net = QPainterPath()
        net.moveTo(a, -top)
        net.quadTo((a + b) / 2, -min(top, other) + 8, b, -other)
        net.lineTo(b, -14)
        net.quadTo((a + b) / 2, -6, a, -14)
        net.closeSubpath()
        fill(p, net, linear(a, -90, b, -10, (0, alpha(c.white, 0.7)), (1, alpha(ink.main, 0.55))))
        with clipped(p, net):
            for i in range(-4, 16):
                wire(p, alpha(ink.dark, 0.6), (a, -100 + i * 8), (b, -92 + i * 8), width=0.7)
                wire(p, alpha(ink.dark, 0.6), (a + i * 5, -100), (a + i * 5, 0), width=0.7)
        stroke(p, net, ink.line, 1)
        for i in range(5):
            fill(p, icon_at("air", a + 6 + i * 7, -30 - (i * 17) % 40, 6.5), ink.main)
    block(p, ink, 0, 0, 94, 8)


def still(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A tower of ice, taller than anything around it."""
    block(p, ink, 0, 0, 60, 12)
    for x, w, h in ((-16, 16, 48), (15, 18, 58), (0, 24, 98)):
        shaft = polygon((x - w / 2, -12), (x - w * 0.4, -h * 0.7), (x, -h), (x + w * 0.4, -h * 0.7), (x + w / 2, -12))
        solid(
            p,
            ink,
            shaft,
            horizontal(shaft.boundingRect(), (0, c.white), (0.45, ink.pale), (0.5, ink.light), (1, ink.main)),
        )
        wire(p, alpha(c.white, 0.9), (x, -h + 2), (x - w * 0.06, -12), width=1)
    for i in range(6):
        x = -25 + i * 10
        fill(p, polygon((x - 2, 0), (x + 2, 0), (x, 9 + (i % 2) * 5)), ink.pale)
    for x, y in ((-8, -74), (9, -60), (-20, -36), (20, -40)):
        spark(p, c, x, y, 2.2, c.white)


def reservoir(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A basin on a column, full to the brim, with a waterfall."""
    block(p, ink, 0, 0, 18, 60, 3)
    bowl = QPainterPath()
    bowl.moveTo(-46, -76)
    bowl.lineTo(46, -76)
    bowl.cubicTo(44, -48, 16, -44, 0, -44)
    bowl.cubicTo(-16, -44, -44, -48, -46, -76)
    solid(p, ink, bowl)
    fill(p, ellipse(0, -76, 46, 8), linear(-46, 0, 46, 0, (0, ink.pale), (1, ink.main)))
    stroke(p, ellipse(0, -76, 46, 8), ink.line, 1)
    fall = QRectF(26, -74, 11, 74)
    fill(p, rounded(fall, 4), linear(0, -74, 0, 0, (0, ink.pale), (0.6, ink.light), (1, alpha(c.white, 0.5))))
    for x, y in ((-20, -77), (2, -79), (-32, -75)):
        stroke(p, ellipse(x, y, 6, 1.6), alpha(c.white, 0.8), 0.8)
    for x in (-14, -2, 10):
        fill(p, ellipse(x, -82, 2.2), ink.gold)
        wire(p, c.vnaut, (x, -80), (x, -77), width=3)


def gardens(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Moss and trees on every wall."""
    for x, w, h in ((-28, 26, 52), (2, 30, 80), (31, 24, 60)):
        block(p, ink, x, 0, w, h, 4)
        for i in range(int(h / 17)):
            y = -5 - i * 17
            for k in range(int(w / 6)):
                r = rnd.uniform(3, 5)
                fill(p, ellipse(x - w / 2 + 3 + k * 6, y, r, r * 0.8), mix(c.land, ink.main, rnd.random() * 0.7))
        tree(p, ink, c.land, x, -h, 20)
    for k in range(3):
        breath = curve((-50, -60 - k * 14), (-20, -74 - k * 14), (10, -46 - k * 14), (48, -68 - k * 12))
        stroke(p, breath, alpha(c.white, 0.65), 1.8)


def opera(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """White shells opening to the sky."""
    block(p, ink, 0, 0, 92, 9)
    for x, r, flip in ((-22, 40, 1), (24, 44, -1), (-2, 62, 1), (8, 34, -1)):
        shell = QPainterPath()
        shell.moveTo(x - flip * r * 0.5, -9)
        shell.cubicTo(x - flip * r * 0.5, -r * 0.9, x, -r * 1.3, x + flip * r * 0.42, -r * 1.36)
        shell.cubicTo(x + flip * r * 0.3, -r * 0.7, x + flip * r * 0.34, -r * 0.4, x + flip * r * 0.5, -9)
        shell.closeSubpath()
        solid(p, ink, shell, linear(x - r * 0.5, -r, x + r * 0.5, 0, (0, c.white), (0.5, ink.wall), (1, ink.light)))
        for k in range(1, 4):
            rib = curve(
                (x - flip * r * 0.5 + flip * k * r * 0.2, -9),
                (x - flip * r * 0.3, -r * 0.6),
                (x, -r),
                (x + flip * r * 0.42, -r * 1.36),
            )
            stroke(p, rib, alpha(ink.main, 0.5), 0.8)
    windows(p, ink, -38, -3, 8, 1, 11, 0, 4)
    for x, y in ((-34, -70), (38, -78), (-14, -96)):
        fill(p, star(x, y, 3.4, 1.2, 4), ink.gold)


FOOD: dict[str, Motif] = {
    "G01": greenhouse,
    "G02": terraces,
    "Y01": orchard,
    "Y02": cascade,
    "Y15": embassy,
    "R01": helix,
    "R02": vault_of_bees,
}
AIR: dict[str, Motif] = {
    "G03": condenser,
    "G04": stacks,
    "Y03": harvester,
    "Y04": still,
    "R03": reservoir,
    "R04": gardens,
    "R15": opera,
}
