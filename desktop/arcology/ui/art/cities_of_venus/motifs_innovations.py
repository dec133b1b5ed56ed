"""Pictures of the innovations that a full station brings."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.motifs_ships import rocket
from arcology.ui.art.cities_of_venus.pieces import vnaut
from arcology.ui.art.cities_of_venus.stage import (
    Ink,
    Motif,
    block,
    cog,
    curve,
    girder,
    solid,
    spark,
    tint,
    tree,
    vault,
    windows,
    wire,
)
from arcology.ui.art.icons import icon_at
from arcology.ui.art.paint import ellipse, fill, linear, placed, polygon, radial, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix


def stable_shields(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A city under three unbroken arcs; the storm slides off."""
    for r, strength in ((46, 0.95), (39, 0.7), (32, 0.45)):
        stroke(p, curve((-r, 0), (-r, -r * 1.7), (r, -r * 1.7), (r, 0)), alpha(ink.light, strength * 0.5), 5)
        stroke(p, curve((-r, 0), (-r, -r * 1.7), (r, -r * 1.7), (r, 0)), alpha(c.white, strength), 1.6)
    dome = vault(0, -6, 24, 30)
    solid(p, ink, dome)
    windows(p, ink, -13, -12, 4, 2, 9, 9, 3.4)
    block(p, ink, 0, 0, 66, 7, 3)
    for x, y in ((-36, -54), (-8, -68), (26, -62), (42, -34)):
        wire(p, ink.gold, (x + 10, y - 26), (x + 3, y - 10), (x + 7, y - 8), (x, y), width=2)
        spark(p, c, x, y, 2.8, ink.gold)
    fill(p, icon_at("shields", 0, -24, 22), ink.main)


def temp_workers(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Two of one crew: one with water, one with a tray of plants."""
    block(p, ink, 0, 0, 92, 8, 3)
    for x, sign in ((-22, "air"), (22, "food")):
        vnaut(p, c, x - 17, -50, 34, ground=False)
        tone = c.role(sign)
        disc = ellipse(x, -74, 15)
        solid(p, ink, disc, linear(x - 14, -88, x + 14, -60, (0, lighter(tone, 0.35)), (1, darker(tone, 0.25))))
        stroke(p, ellipse(x, -74, 12.6), alpha(c.white, 0.8), 1)
        fill(p, icon_at(sign, x, -74, 19), c.white)
    swap = curve((-8, -84), (-4, -92), (4, -92), (8, -84))
    stroke(p, swap, ink.gold, 2.4)
    fill(p, polygon((5, -86), (12, -87), (9, -79)), ink.gold)
    swap = curve((8, -64), (4, -56), (-4, -56), (-8, -64))
    stroke(p, swap, ink.gold, 2.4)
    fill(p, polygon((-5, -62), (-12, -61), (-9, -69)), ink.gold)


def cryo_holding(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Sleepers behind frosted glass."""
    block(p, ink, 0, 0, 94, 9, 3)
    for x in (-30, 0, 30):
        tube = rounded(QRectF(x - 13, -84, 26, 76), 12)
        solid(p, ink, tube)
        pane = rounded(QRectF(x - 9, -77, 18, 54), 9)
        fill(
            p, pane, linear(x - 9, -77, x + 9, -23, (0, c.white), (0.4, c.gem_clear), (1, mix(c.gem_clear, c.sea, 0.7)))
        )
        vnaut(p, c, x - 8, -60, 16, mix(c.vnaut, c.gem_clear, 0.5), ground=False)
        fill(p, polygon((x - 8, -72), (x - 1, -76), (x - 5, -36), (x - 8, -34)), alpha(c.white, 0.5))
        stroke(p, pane, ink.line, 1)
        fill(p, ellipse(x, -15, 3), c.gem_clear)
        stroke(p, ellipse(x, -15, 3), ink.line, 0.9)
    for x, y in ((-44, -92), (16, -96), (44, -88), (-14, -98)):
        for k in range(3):
            a = k * math.pi / 3
            dx, dy = 4.4 * math.cos(a), 4.4 * math.sin(a)
            wire(p, c.white, (x - dx, y - dy), (x + dx, y + dy), width=1.2)


def auto_install(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Arms that build by themselves."""
    block(p, ink, 0, 0, 94, 9, 3)
    for side in (-1, 1):
        base, elbow, hand = (side * 36.0, -9.0), (side * 42.0, -54.0), (side * 13.0, -74.0)
        girder(p, ink, base, elbow, 8)
        girder(p, ink, elbow, hand, 6)
        for x, y in (base, elbow):
            solid(p, ink, ellipse(x, y, 6.4), ink.main)
            fill(p, ellipse(x, y, 2.2), ink.gold)
        solid(
            p,
            ink,
            polygon((hand[0], hand[1] - 4), (hand[0] - side * 9, hand[1] - 2), (hand[0] - side * 4, hand[1] + 8)),
            ink.wall,
        )
    cog(p, ink, 12, 22, 0, -42, 8)
    solid(p, ink, ellipse(0, -42, 8), tint(ink, QRectF(-8, -50, 16, 16)))
    fill(p, icon_at("again", 0, -42, 11), c.white)
    for x, y in ((-9, -72), (9, -72)):
        spark(p, c, x, y, 3, ink.gold)


def rapid_transit(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A capsule races through a glass tube between two towers."""
    for x, h in ((-38, 92), (38, 66)):
        block(p, ink, x, 0, 22, h, 4)
        windows(p, ink, x - 5, -8, 2, int(h / 12), 10, 11, 4)
    tube = QPainterPath(QPointF(-30, -82))
    tube.cubicTo(0, -84, -6, -28, 32, -28)
    stroke(p, tube, ink.line, 18)
    stroke(p, tube, mix(c.gem_clear, c.white, 0.4), 16)
    stroke(p, tube, alpha(ink.main, 0.35), 9)
    stroke(p, tube.translated(-2, -4), alpha(c.white, 0.85), 2)
    with placed(p, 0, -54, turn=58):
        fill(p, polygon((-8, -5), (-40, -2), (-40, 2), (-8, 5)), alpha(ink.gold, 0.55))
        cab = rounded(QRectF(-13, -6.5, 27, 13), 6.5)
        solid(p, ink, cab, tint(ink, cab.boundingRect()))
        for x in (-6, 2, 9):
            fill(p, ellipse(x, 0, 2.4), ink.glow)
    block(p, ink, 0, 0, 96, 6, 2)


def homecoming(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A whole convoy comes down the ladder again."""
    for x, y, k, turn in ((-30.0, -70, 0.52, 14), (30, -74, 0.52, -14), (0, -60, 0.84, 0)):
        with placed(p, x, y, k, turn):
            rocket(p, c, ink)
    for row, count in enumerate((6, 5)):
        for i in range(count):
            x = (i - (count - 1) / 2) * 16
            vnaut(p, c, x - 8, -34 + row * 13, 16, ground=False)


def magma_lance(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A beam that melts its way into the crust."""
    rock = QPainterPath(QPointF(-70, 30))
    rock.lineTo(-70, -24)
    rock.cubicTo(-40, -34, -20, -20, -9, -22)
    rock.lineTo(0, 2)
    rock.lineTo(9, -22)
    rock.cubicTo(30, -30, 50, -18, 70, -26)
    rock.lineTo(70, 30)
    rock.closeSubpath()
    fill(p, rock, vertical(rock.boundingRect(), (0, c.basalt), (1, darker(c.basalt, 0.6))))
    stroke(p, rock, ink.line, 1)
    for w, tone in ((22, alpha(c.lava, 0.35)), (12, c.lava), (6, ink.gold), (2.4, c.white)):
        fill(p, polygon((-w / 3, -66), (w / 3, -66), (w / 2, -8), (-w / 2, -8)), tone)
    fill(
        p,
        ellipse(0, -10, 30),
        radial(0, -10, 30, (0, alpha(ink.gold, 0.95)), (0.4, alpha(c.lava, 0.6)), (1, alpha(c.lava, 0))),
    )
    for x in (-26, 26):
        girder(p, ink, (x, -24), (x * 0.5, -80), 6)
    body = polygon((-16, -98), (16, -98), (11, -66), (-11, -66))
    solid(p, ink, body)
    for y in (-90, -80, -71):
        fill(p, rounded(QRectF(-13 + (y + 90) * 0.18, y, 26 - (y + 90) * 0.36, 4), 2), mix(c.lava, ink.gold, 0.3))
    for _ in range(12):
        spark(p, c, rnd.uniform(-34, 34), rnd.uniform(-40, -8), 1.4, rnd.choice((ink.gold, c.lava)))


def nursery_ring(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A turning ring with gardens and cradles inside."""
    ring = ellipse(0, -50, 47).subtracted(ellipse(0, -50, 33))
    inside = ellipse(0, -50, 33)
    fill(p, inside, radial(0, -56, 34, (0, lighter(ink.pale, 0.5)), (1, ink.light)))
    solid(p, ink, ring, linear(-47, -97, 47, -3, (0, ink.wall), (0.5, ink.wall_mid), (1, ink.wall_dark)))
    for i in range(16):
        a = i * math.tau / 16
        fill(p, ellipse(40 * math.cos(a), -50 + 40 * math.sin(a), 2.4), ink.glow if i % 4 else c.innovation)
    for i in range(8):
        with placed(p, 0, -50, turn=i * 45):
            if i % 2:
                tree(p, ink, c.land, 0, 32, 15)
            else:
                vnaut(p, c, -7, 15, 14, ground=False)
    hub = ellipse(0, -50, 9)
    solid(p, ink, hub, tint(ink, hub.boundingRect()))
    fill(p, icon_at("heart", 0, -50, 11), c.white)
    arrow = curve((-49, -68), (-46, -92), (-20, -104), (0, -103))
    stroke(p, arrow, ink.gold, 2.6)
    fill(p, polygon((-2, -108), (9, -102), (-3, -97)), ink.gold)


INNOVATIONS: Final[dict[str, Motif]] = {
    "stable_shields": stable_shields,
    "temp_workers": temp_workers,
    "cryo_holding": cryo_holding,
    "auto_install": auto_install,
    "rapid_transit": rapid_transit,
    "homecoming_convoy": homecoming,
    "magma_lance": magma_lance,
    "nursery_ring": nursery_ring,
}
