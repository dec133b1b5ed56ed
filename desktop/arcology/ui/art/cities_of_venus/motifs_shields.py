"""Pictures of what Earth sends for shields."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.pieces import vnaut
from arcology.ui.art.cities_of_venus.stage import (
    Ink,
    Motif,
    band,
    block,
    curve,
    solid,
    spark,
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
    regular,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix


def _city_below(p: QPainter, c: Palette, ink: Ink, r: float) -> None:
    """The small city that a shield protects."""
    block(p, ink, 0, 0, r * 2, 7)
    for x, w, h in ((-r * 0.5, 9, r * 0.5), (0, 11, r * 0.75), (r * 0.5, 9, r * 0.42)):
        block(p, ink, x, -7, w, h, 2)
        windows(p, ink, x - 2, -11, 2, max(1, int(h / 8)), 4.4, 7, 2)


def _rain(p: QPainter, c: Palette, ink: Ink, rnd: Random, count: int) -> None:
    """Acid rain from the upper right."""
    tone = mix(ink.gold, c.lime, 0.4)
    for _ in range(count):
        x, y = rnd.uniform(-40, 60), rnd.uniform(-108, -70)
        wire(p, alpha(tone, 0.9), (x, y), (x - 5, y + 13), width=1.8)


def skirt(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A hem of tiles below the hull."""
    dome = vault(0, -58, 40, 34)
    solid(p, ink, dome)
    windows(p, ink, -24, -66, 5, 1, 12, 0, 4)
    block(p, ink, 0, -50, 92, 8, 4)
    for row in range(3):
        count = 9 - row
        for i in range(count):
            x, y = (i - (count - 1) / 2) * 10.4, -50 + row * 14
            tile = QPainterPath(QPointF(x - 5, y))
            tile.lineTo(x + 5, y)
            tile.lineTo(x + 5, y + 9)
            tile.quadTo(x, y + 18, x - 5, y + 9)
            tile.closeSubpath()
            tone = mix(ink.light, ink.main, rnd.random())
            solid(p, ink, tile, vertical(tile.boundingRect(), (0, lighter(tone, 0.3)), (1, darker(tone, 0.15))), 0.8)
    _rain(p, c, ink, rnd, 9)


def patchwork(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A dome of plates of every kind."""
    dome = vault(0, -4, 46, 76)
    solid(p, ink, dome)
    tones = (ink.main, ink.light, ink.wall_mid, c.rust, ink.dark, c.mechanical)
    with clipped(p, dome):
        for row in range(6):
            for column in range(6):
                x = -46 + column * 16 - (row % 2) * 8 + rnd.uniform(-2, 2)
                plate = QRectF(x, -82 + row * 14, rnd.uniform(13, 17), rnd.uniform(12, 15))
                tone = rnd.choice(tones)
                with placed(p, plate.center().x(), plate.center().y(), turn=rnd.uniform(-9, 9)):
                    local = QRectF(-plate.width() / 2, -plate.height() / 2, plate.width(), plate.height())
                    solid(p, ink, rounded(local, 1.4), vertical(local, (0, lighter(tone, 0.32)), (1, tone)), 0.9)
                    for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                        rivet = ellipse(dx * (local.width() / 2 - 2), dy * (local.height() / 2 - 2), 0.8)
                        fill(p, rivet, alpha(ink.line, 0.8))
    stroke(p, dome, ink.line, 2)
    block(p, ink, 0, 0, 98, 8, 4)
    _rain(p, c, ink, rnd, 7)


def weave(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Threads of basalt, woven to a hull."""
    body = QPainterPath()
    body.moveTo(-44, -78)
    body.cubicTo(-50, -30, -20, -4, 0, 0)
    body.cubicTo(20, -4, 50, -30, 44, -78)
    body.cubicTo(20, -92, -20, -92, -44, -78)
    solid(p, ink, body, mix(c.basalt, c.night, 0.35))
    with clipped(p, body):
        for i in range(-9, 12):
            for k in range(-9, 12):
                x, y = i * 9.0, -90 + k * 9.0
                over = (i + k) % 2 == 0
                tone = mix(ink.main, c.basalt, 0.25) if over else mix(ink.light, c.basalt, 0.3)
                rect = QRectF(x - 4.2, y - 3, 8.4, 6) if over else QRectF(x - 3, y - 4.2, 6, 8.4)
                fill(p, rounded(rect, 2.4), vertical(rect, (0, lighter(tone, 0.35)), (1, darker(tone, 0.25))))
    stroke(p, body, ink.line, 2.4)
    stroke(p, body, alpha(ink.pale, 0.7), 0.9)
    fill(p, icon_at("shields", 0, -52, 30), alpha(c.white, 0.85))


def mirrors(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Sails that show the storm itself."""
    _city_below(p, c, ink, 26)
    for x, flip, h in ((-34, 1, 84), (34, -1, 84), (-14, 1, 100), (16, -1, 96)):
        wire(p, ink.line, (x, 0), (x + flip * 6, -h), width=2)
        sail = QPainterPath(QPointF(x + flip * 6, -h))
        sail.cubicTo(x - flip * 16, -h * 0.8, x - flip * 16, -h * 0.4, x, -12)
        sail.lineTo(x + flip * 6, -h)
        box = sail.boundingRect()
        stops = ((0.0, c.white), (0.35, ink.pale), (0.5, c.white), (0.75, ink.light), (1.0, ink.main))
        solid(p, ink, sail, linear(box.left(), box.top(), box.right(), box.bottom(), *stops))
    for x, y in ((-42, -60), (44, -52), (-22, -84)):
        wire(p, ink.gold, (x + 8, y - 22), (x, y), (x + 12, y + 10), width=1.6)
        spark(p, c, x, y, 2.6, ink.gold)


def aegis(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A great shield of black glass, cut by lightning."""
    path = regular(0, -50, 46, 6)
    glass_ = mix(c.gem_black, c.night, 0.4)
    solid(p, ink, path, linear(-44, -98, 44, -4, (0, mix(glass_, c.white, 0.42)), (0.4, glass_), (1, c.night)))
    corners = [(0.0, -94.0), (40, -72), (40, -28), (0, -5), (-40, -28), (-40, -72)]
    for i, (x, y) in enumerate(corners):
        nx, ny = corners[(i + 1) % 6]
        facet = polygon((x, y), (nx, ny), (nx * 0.5, -50 + (ny + 50) * 0.5), (x * 0.5, -50 + (y + 50) * 0.5))
        fill(p, facet, alpha(c.white, (0.3, 0.06, 0.02, 0.08, 0.16, 0.26)[i]))
    for x, y in corners:
        wire(p, alpha(ink.light, 0.6), (x, y), (x * 0.5, -50 + (y + 50) * 0.5), width=0.9)
    inner = polygon(*((x * 0.5, -50 + (y + 50) * 0.5) for x, y in corners))
    stroke(p, inner, alpha(ink.light, 0.7), 1)
    points = [(26.0, -104.0), (8, -76), (15, -72), (-6, -46), (3, -42), (-14, -12)]
    wire(p, alpha(ink.light, 0.8), *points, width=5)
    wire(p, c.white, *points, width=2)


def curtain(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A veil of plasma between two pylons."""
    _city_below(p, c, ink, 22)
    for layer in range(3):
        veil = QPainterPath(QPointF(-42, -94))
        for i in range(1, 9):
            veil.lineTo(-42 + i * 10.5, -94 + (3 if i % 2 else 0))
        veil.lineTo(42, -8)
        for i in range(8, -1, -1):
            veil.quadTo(-37 + i * 10.5, -2 - layer * 5, -42 + i * 10.5, -8)
        veil.closeSubpath()
        stops = (0, alpha(mix(ink.light, c.innovation, layer * 0.4), 0.5)), (1, alpha(ink.main, 0.08))
        fill(p, veil, vertical(veil.boundingRect(), *stops))
    for i in range(9):
        x = -40 + i * 10
        path = curve((x, -94), (x + 6, -66), (x - 7, -38), (x + 2, -8))
        stroke(p, path, alpha(c.white, 0.75), 1.4)
        stroke(p, path, alpha(mix(c.innovation, ink.light, 0.5), 0.35), 4.5)
    for x in (-44, 44):
        block(p, ink, x, 0, 9, 98, 3)
        for k in range(5):
            band(p, ink, x, -10 - k * 19, 9, 5)
        spark(p, c, x, -98, 4, ink.light)


def bastion(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A wall with the names of miners, and an eternal flame."""
    for x, w, h in ((-36.0, 24.0, 62), (36, 24, 62)):
        rect = block(p, ink, x, 0, w, h, 1)
        for k in range(3):
            solid(p, ink, rounded(QRectF(rect.left() + k * 9 - 1, -h - 7, 6, 8), 1))
    solid(p, ink, rounded(QRectF(-26, -50, 52, 50), 2))
    for row in range(7):
        for column in range(3):
            w = rnd.uniform(8, 13)
            x = -22 + column * 15.5
            wire(p, alpha(ink.dark, 0.75), (x, -44 + row * 5), (x + w, -44 + row * 5), width=1.5)
    solid(p, ink, polygon((-12, -62), (12, -62), (8, -50), (-8, -50)), ink.main)
    flame = icon_at("flame", 0, -76, 32)
    fill(p, ellipse(0, -74, 22), radial(0, -74, 22, (0, alpha(c.lava, 0.6)), (1, alpha(c.lava, 0))))
    fill(p, flame, vertical(flame.boundingRect(), (0, c.lava), (0.6, ink.gold), (1, c.white)))
    for x in (-36, 36):
        vnaut(p, c, x - 8, -54, 16, ground=False)
    block(p, ink, 0, 0, 98, 6)


SHIELDS: dict[str, Motif] = {
    "G05": skirt,
    "G06": patchwork,
    "Y05": weave,
    "Y06": mirrors,
    "R05": aegis,
    "R06": curtain,
    "R16": bastion,
}
