"""Pictures of what Earth sends for power."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.pieces import vnaut
from arcology.ui.art.cities_of_venus.stage import (
    Ink,
    Motif,
    band,
    block,
    curve,
    glass,
    mast,
    solid,
    spark,
    tint,
    vault,
    windows,
    wire,
)
from arcology.ui.art.icons import icon_at
from arcology.ui.art.paint import (
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
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix


def _bolt(p: QPainter, c: Palette, ink: Ink, x: float, y: float, size: float) -> None:
    """A large stroke of lightning."""
    path = icon_at("power", x, y, size)
    halo = radial(x, y, size * 0.7, (0, alpha(ink.gold, 0.8)), (1, alpha(ink.gold, 0)))
    fill(p, ellipse(x, y, size * 0.7), halo)
    stops = ((0.0, lighter(ink.gold, 0.8)), (0.5, ink.gold), (1.0, mix(ink.gold, c.lava, 0.6)))
    fill(p, path, vertical(path.boundingRect(), *stops))
    stroke(p, path, ink.line, 1)


def turbines(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Rotors on masts in the endless wind."""
    for x, h, r, turn in ((-24, 54, 24, 10), (20, 70, 30, 45)):
        solid(p, ink, polygon((x - 2, -h), (x + 2, -h), (x + 5, 0), (x - 5, 0)))
        with placed(p, x, -h):
            for k in range(3):
                with placed(p, 0, 0, turn=turn + k * 120):
                    blade = QPainterPath()
                    blade.cubicTo(r * 0.3, -r * 0.2, r * 0.9, -r * 0.12, r * 1.05, 0)
                    blade.cubicTo(r * 0.8, r * 0.06, r * 0.3, r * 0.06, 0, 0)
                    solid(p, ink, blade, ink.wall, 0.9)
            stroke(p, ellipse(0, 0, r * 1.06), alpha(c.white, 0.25), 1)
            solid(p, ink, ellipse(0, 0, 4.4), ink.main)
    _bolt(p, c, ink, -3, -22, 34)


def cells(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A rack of spare cells, most of them charged."""
    solid(p, ink, rounded(QRectF(-44, -92, 88, 92), 4), mix(ink.wall_dark, ink.line, 0.4))
    for row in range(3):
        for column in range(4):
            x, y = -30 + column * 20, -8 - row * 29
            body = QRectF(x - 7.5, y - 22, 15, 22)
            solid(p, ink, rounded(QRectF(x - 3, y - 25, 6, 4), 1))
            solid(p, ink, rounded(body, 3))
            level = rnd.choice((0.4, 0.7, 1.0))
            charge = QRectF(x - 5, y - 2 - 17 * level, 10, 17 * level)
            fill(p, rounded(charge, 1.6), ink.gold if level > 0.5 else mix(c.phase_3, ink.gold, 0.3))
            fill(p, icon_at("power", x, y - 11, 10), ink.line)
        wire(p, ink.wall_mid, (-42, -6 - row * 29), (42, -6 - row * 29), width=3)


def promenade(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A balcony before a great window and the sunset."""
    pane = rounded(QRectF(-46, -92, 92, 70), 34)
    stops = ((0.0, mix(c.phase_3, ink.gold, 0.4)), (0.6, ink.gold), (1.0, lighter(ink.gold, 0.6)))
    fill(p, pane, vertical(pane.boundingRect(), *stops))
    with clipped(p, pane):
        fill(p, ellipse(6, -36, 18), lighter(ink.gold, 0.75))
        for y, w in ((-30, 70), (-42, 50), (-26, 100)):
            fill(p, ellipse(-12 + w * 0.2, y, w / 2, 4), alpha(c.white, 0.55))
    for x in (-23, 0, 23):
        wire(p, ink.wall, (x, -92), (x, -22), width=2.6)
    stroke(p, pane, ink.line, 3.4)
    stroke(p, pane, ink.wall, 2)
    for x in (-28, -12, 16):
        vnaut(p, c, x, -42, 17, ground=False)
    block(p, ink, 0, 0, 96, 18, 3)
    for i in range(12):
        wire(p, ink.wall, (-44 + i * 8, -18), (-44 + i * 8, -28), width=1.2)
    wire(p, ink.wall, (-46, -28), (46, -28), width=2.4)
    windows(p, ink, -38, -8, 8, 1, 11, 0, 4)


def reactor(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Cooling towers about a core that shines through its dome."""
    for side in (-1, 1):
        tower = QPainterPath()
        tower.moveTo(side * 48, 0)
        tower.cubicTo(side * 38, -30, side * 38, -46, side * 44, -66)
        tower.lineTo(side * 20, -66)
        tower.cubicTo(side * 26, -46, side * 26, -30, side * 14, 0)
        tower.closeSubpath()
        solid(p, ink, tower)
        for k in range(3):
            steam = ellipse(side * (32 + k * 5), -72 - k * 8, 9 + k * 3, 6 + k * 2)
            fill(p, steam, alpha(c.white, 0.6 - 0.14 * k))
    block(p, ink, 0, 0, 50, 22, 3)
    dome = vault(0, -22, 24, 34)
    fill(p, dome, radial(0, -32, 30, (0, c.white), (0.4, lighter(ink.gold, 0.4)), (1, ink.main)))
    glass(p, c, ink, dome, 0.2)
    _bolt(p, c, ink, 0, -36, 24)
    windows(p, ink, -18, -9, 4, 1, 12, 0, 4.6)


def storm_tap(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A tower with rings that the lightning strikes."""
    solid(p, ink, polygon((-4, -62), (4, -62), (16, 0), (-16, 0)))
    for y, r in ((-62, 9), (-50, 12), (-38, 15)):
        ring = ellipse(0, y, r * 1.5, r * 0.4)
        solid(p, ink, ring, tint(ink, ring.boundingRect()))
    cloud = ellipse(-22, -94, 30, 12).united(ellipse(16, -96, 36, 14)).united(ellipse(-2, -90, 26, 10))
    fill(p, cloud, vertical(cloud.boundingRect(), (0, mix(ink.dark, c.night, 0.2)), (1, mix(ink.main, c.night, 0.35))))
    for x, y, turn in ((0, 0, 0), (-26, 4, 0.3), (24, 2, -0.3)):
        points = [(x, -84.0 + y), (x + 5 + turn * 20, -76.0), (x - 4, -72.0), (turn * 10 + 1, -64.0)]
        wire(p, alpha(ink.gold, 0.9), *points, width=3.4)
        wire(p, c.white, *points, width=1.3)
    spark(p, c, 0, -64, 5, ink.gold)
    block(p, ink, 0, 0, 56, 10)
    for side in (-1, 1):
        block(p, ink, side * 34, 0, 18, 26, 6)
        band(p, ink, side * 34, -8, 18, 6)
        wire(p, ink.line, (side * 26, -20), (side * 12, -14), width=2)


def sun_chaser(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Panels that turn their faces to the sun."""
    for x, y, k, turn in ((-24, -40, 0.8, -16), (22, -48, 1.0, -10), (-2, -20, 1.12, -13)):
        block(p, ink, x, 0, 5, -y, 1)
        with placed(p, x, y, k, turn):
            frame = QRectF(-26, -20, 52, 32)
            solid(p, ink, rounded(frame, 2), ink.wall)
            for column in range(4):
                for row in range(2):
                    cell = QRectF(-23.6 + column * 12.1, -17.6 + row * 14.2, 10.8, 13)
                    top, low = lighter(c.shields, 0.35), darker(c.shields, 0.4)
                    fill(p, cell, linear(cell.left(), cell.top(), cell.right(), cell.bottom(), (0, top), (1, low)))
            fill(p, polygon((-26, -20), (-6, -20), (-22, 12), (-26, 12)), alpha(c.white, 0.22))
    block(p, ink, 0, 0, 84, 7)
    spark(p, c, 34, -88, 6, ink.gold)


def gradient_plant(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A funnel that the weight of the sky blows through."""
    funnel = QPainterPath()
    funnel.moveTo(-46, -92)
    funnel.lineTo(46, -92)
    funnel.cubicTo(34, -58, 13, -54, 12, -28)
    funnel.lineTo(-12, -28)
    funnel.cubicTo(-13, -54, -34, -58, -46, -92)
    solid(p, ink, funnel)
    fill(p, ellipse(0, -92, 46, 7), ink.dark)
    stroke(p, ellipse(0, -92, 46, 7), ink.line, 1)
    for i in range(5):
        x = -28 + i * 14
        wire(p, alpha(c.white, 0.8), (x, -104 + (i % 2) * 4), (x * 0.8, -86), width=1.8)
    for y, w in ((-74, 58), (-58, 34)):
        stroke(p, curve((-w / 2, y), (-w / 4, y + 6), (w / 4, y + 6), (w / 2, y)), ink.main, 3)
    block(p, ink, 0, 0, 64, 28, 4)
    for x in (-20, 0, 20):
        fill(p, ellipse(x, -14, 8), ink.dark)
        for k in range(6):
            with placed(p, x, -14, turn=k * 60 + 12):
                fill(p, polygon((0, 0), (7, -2.4), (7, 1.4)), ink.wall)
        stroke(p, ellipse(x, -14, 8), ink.gold, 1.4)


def chancery(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A palace of government with every lamp lit."""
    for x, w, h in ((-34, 22, 44), (34, 22, 44), (0, 34, 66)):
        block(p, ink, x, 0, w, h, 2)
        columns = int(w / 8)
        windows(p, ink, x - (columns - 1) * 3.6, -8, columns, int(h / 11), 7.2, 11, 3.8)
    for x, y, r in ((-34, -44, 11), (34, -44, 11), (0, -66, 17)):
        roof = vault(x, y, r, r * 0.9)
        solid(p, ink, roof, tint(ink, roof.boundingRect()))
        mast(p, ink, x, y - r * 0.8, 12)
    fill(p, star(0, -88, 6, 2.6, 5), ink.gold)
    for i in range(5):
        block(p, ink, -16 + i * 8, 0, 3, 20, 1)
    solid(p, ink, polygon((-22, -20), (22, -20), (0, -31)))


POWER: dict[str, Motif] = {
    "G07": turbines,
    "G08": cells,
    "G14": promenade,
    "Y07": reactor,
    "Y08": storm_tap,
    "R07": sun_chaser,
    "R08": gradient_plant,
    "R14": chancery,
}
