"""Pictures of what Earth sends for the mines."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.pieces import gem, vnaut
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
    windows,
    wire,
)
from arcology.ui.art.paint import (
    clipped,
    ellipse,
    fill,
    horizontal,
    linear,
    placed,
    polygon,
    radial,
    regular,
    rounded,
    stroke,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix


def _crust(p: QPainter, c: Palette, ink: Ink, rnd: Random, hole: float = 0.0) -> None:
    """The rock at the foot of the picture, with gems in it."""
    rock = QPainterPath(QPointF(-70, 30))
    rock.lineTo(-70, -18)
    rock.cubicTo(-50, -26, -36, -16, -hole - 8, -20)
    rock.lineTo(-hole, -14)
    rock.lineTo(hole, -14)
    rock.cubicTo(hole + 20, -24, 46, -14, 70, -22)
    rock.lineTo(70, 30)
    rock.closeSubpath()
    fill(p, rock, linear(0, -26, 0, 30, (0, mix(c.basalt, ink.light, 0.25)), (1, darker(c.basalt, 0.5))))
    stroke(p, rock, ink.line, 1)
    for i, x in enumerate((-40, -22, 24, 42)):
        gem(p, c, ("pink", "clear", "black", "pink")[i], x, -4 + (i % 2) * 6, 6.5, rest=False)


def _drill(p: QPainter, ink: Ink, x: float, y: float, w: float, h: float) -> None:
    """A screw pointing down from (x, y)."""
    body = polygon((x - w / 2, y), (x + w / 2, y), (x, y + h))
    box = body.boundingRect()
    solid(p, ink, body, horizontal(box, (0, lighter(ink.gold, 0.5)), (0.5, ink.gold), (1, darker(ink.gold, 0.5))))
    for k in range(4):
        t = k / 4
        half = w / 2 * (1 - t)
        wire(p, ink.line, (x - half, y + h * t + 3), (x + half * 0.86, y + h * t), width=1.3)


def tether(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A bell on a long line sounds the crust."""
    _crust(p, c, ink, rnd)
    block(p, ink, 0, -88, 40, 12, 5)
    windows(p, ink, -12, -93, 3, 1, 12, 0, 4)
    wire(p, ink.line, (0, -88), (0, -50), width=1.6)
    solid(p, ink, rounded(QRectF(-10, -52, 20, 20), 8))
    fill(p, ellipse(0, -43, 5), c.gem_clear)
    stroke(p, ellipse(0, -43, 5), ink.line, 1)
    for k in range(3):
        r = 12 + k * 9
        arc = QPainterPath()
        arc.arcMoveTo(QRectF(-r, -36 - r * 0.5, 2 * r, r), 200)
        arc.arcTo(QRectF(-r, -36 - r * 0.5, 2 * r, r), 200, 140)
        stroke(p, arc, alpha(ink.glow, 0.95 - 0.25 * k), 1.8)


def twin_drill(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Two drills in one frame."""
    _crust(p, c, ink, rnd)
    girder(p, ink, (-40, -84), (40, -84), 9)
    for x in (-40, 40):
        girder(p, ink, (x, -84), (x * 1.1, -18), 7)
    for x in (-17, 17):
        wire(p, ink.line, (x, -80), (x, -66), width=3)
        solid(p, ink, rounded(QRectF(x - 11, -68, 22, 26), 4))
        vnaut(p, c, x - 7, -67, 14, ground=False)
        _drill(p, ink, x, -42, 20, 32)


def sieve(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Trays that shake dust from gems."""
    for i, (y, w) in enumerate(((-76, 80), (-50, 66), (-24, 52))):
        with placed(p, 0, y, turn=(-7, 7, -6)[i]):
            tray = QRectF(-w / 2, -5, w, 9)
            solid(p, ink, rounded(tray, 2), tint(ink, tray))
            for k in range(int(w / 6)):
                fill(p, ellipse(-w / 2 + 5 + k * 6, 1.5, 1.2), ink.line)
            for k in range(5 - i):
                x = -w / 2 + 12 + k * (w - 22) / max(1, 4 - i)
                gem(p, c, ("pink", "black", "clear")[(k + i) % 3], x, -9, 5.6, rest=False)
        for _ in range(10):
            x, dy = rnd.uniform(-w / 2, w / 2), rnd.uniform(8, 20)
            fill(p, ellipse(x, y + dy, 1), alpha(c.basalt, 0.8))
    for x in (-44, 44):
        wire(p, ink.line, (x, 0), (x * 0.94, -84), width=3)
    cog(p, ink, 9, 9, 40, -88)
    solid(p, ink, polygon((-24, 0), (24, 0), (18, -9), (-18, -9)), ink.dark)


def echo(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A probe listens to its own echo."""
    _crust(p, c, ink, rnd, 8)
    wire(p, ink.line, (0, -104), (0, -72), width=2)
    solid(p, ink, rounded(QRectF(-15, -74, 30, 30), 6))
    fill(p, ellipse(0, -60, 8), linear(0, -68, 0, -52, (0, c.gem_clear), (1, c.sea)))
    stroke(p, ellipse(0, -60, 8), ink.line, 1.2)
    _drill(p, ink, 0, -44, 24, 34)
    for side in (-1, 1):
        dish = QPainterPath(QPointF(side * 20, -66))
        dish.quadTo(side * 42, -64, side * 40, -88)
        dish.closeSubpath()
        solid(p, ink, dish)
        for k in range(3):
            x, y = 30 - k * 2, -84 - k * 7
            wave = curve((side * x, y), (side * (x + 10), y - 2), (side * 46, -92 - k * 4), (side * 47, -100 - k * 3))
            stroke(p, wave, alpha(ink.glow, 0.9 - 0.25 * k), 1.6)


def tandem(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Two miners come down on two ropes."""
    block(p, ink, 0, -92, 84, 10, 5)
    cog(p, ink, 8, 8, -22, -90)
    cog(p, ink, 8, 8, 22, -90)
    _crust(p, c, ink, rnd)
    for x, y, turn in ((-22, -62, -8), (22, -48, 9)):
        wire(p, ink.line, (x, -84), (x, y + 4), width=1.6)
        with placed(p, x, y, turn=turn):
            vnaut(p, c, -15, 0, 30, ground=False)
            solid(p, ink, rounded(QRectF(11, 12, 5, 15), 2), ink.gold)
        fill(p, polygon((x + 6, y + 10), (x + 34, y + 34), (x + 16, y + 44)), alpha(ink.glow, 0.35))


def crusher(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Two toothed rollers below a hopper of rock."""
    hopper = polygon((-46, -96), (46, -96), (20, -58), (-20, -58))
    solid(p, ink, hopper)
    for _ in range(13):
        x, y = rnd.uniform(-34, 34), rnd.uniform(-108, -92)
        tone = mix(c.basalt, ink.light, rnd.random() * 0.5)
        solid(p, ink, regular(x, y, rnd.uniform(4, 8), 6, rnd.uniform(0, 60)), tone, 0.8)
    cog(p, ink, 12, 21, -19, -42, 4)
    cog(p, ink, 12, 21, 19, -42, 19)
    for _ in range(16):
        spark(p, c, rnd.uniform(-14, 14), rnd.uniform(-26, -4), 1.2, rnd.choice((c.gem_pink, c.gem_clear, ink.gold)))
    solid(p, ink, polygon((-38, 0), (38, 0), (30, -15), (-30, -15)), ink.main)
    for i in range(4):
        gem(p, c, ("pink", "clear", "black", "clear")[i], -21 + i * 14, -16, 6, rest=False)


def chart_engine(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A machine that draws the depths in contour lines."""
    block(p, ink, 0, 0, 84, 20, 3)
    for i in range(3):
        cog(p, ink, 8, 8, -26 + i * 26, -9, i * 20)
    screen = rounded(QRectF(-44, -98, 88, 74), 8)
    solid(p, ink, screen, mix(ink.dark, c.night, 0.6))
    with clipped(p, screen):
        for k in range(8):
            r = 8 + k * 8.5
            wave = QPainterPath()
            for i in range(25):
                a = i * math.tau / 24
                reach = r * (1 + 0.2 * math.sin(3 * a + k * 0.5) + 0.1 * math.cos(5 * a))
                x, y = -6 + reach * math.cos(a), -60 + reach * 0.72 * math.sin(a)
                if i:
                    wave.lineTo(x, y)
                else:
                    wave.moveTo(x, y)
            stroke(p, wave, alpha(mix(ink.gold, ink.light, k / 8), 0.95 - k * 0.07), 1.5)
        gem(p, c, "pink", -6, -60, 5, rest=False)
        wire(p, alpha(c.white, 0.4), (-44, -40), (44, -40), width=0.8)
        wire(p, alpha(c.white, 0.4), (20, -98), (20, -24), width=0.8)
    stroke(p, screen, ink.wall, 2.4)
    stroke(p, screen, ink.line, 0.9)


def armada(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """Capsules fall like snow."""
    _crust(p, c, ink, rnd)
    for i, (x, y, k) in enumerate(((-34, -70, 0.8), (0, -90, 1.1), (34, -64, 0.85), (-14, -42, 0.7), (22, -32, 0.65))):
        with placed(p, x, y, k):
            tail = polygon((-7, -6), (7, -6), (3, -44), (-3, -44))
            fill(p, tail, linear(0, -6, 0, -44, (0, alpha(c.white, 0.75)), (1, alpha(c.white, 0))))
            pod = QPainterPath(QPointF(-11, -4))
            pod.cubicTo(-10, -18, 10, -18, 11, -4)
            pod.cubicTo(10, 8, 5, 15, 0, 17)
            pod.cubicTo(-5, 15, -10, 8, -11, -4)
            solid(p, ink, pod)
            fill(p, ellipse(0, -4, 4.6), ink.glow)
            stroke(p, ellipse(0, -4, 4.6), ink.line, 0.9)
            band(p, ink, 0, 8, 16, 3.4)
        spark(p, c, x, y + 19 * k, 2.2 + (i % 2), c.lava)


def mantle_tap(p: QPainter, c: Palette, ink: Ink, rnd: Random) -> None:
    """A shaft down into the glowing mantle."""
    rock = rounded(QRectF(-60, -40, 120, 70), 0)
    fill(p, rock, linear(0, -40, 0, 20, (0, c.basalt), (1, darker(c.basalt, 0.55))))
    pool = ellipse(0, 2, 34, 15)
    fill(p, ellipse(0, 2, 48, 26), radial(0, 2, 48, (0, alpha(c.lava, 0.7)), (1, alpha(c.lava, 0))))
    fill(p, pool, radial(0, 2, 34, (0, c.white), (0.3, ink.gold), (1, c.lava)))
    for r in (20, 27):
        stroke(p, ellipse(0, 2, r, r * 0.42), alpha(c.white, 0.5), 0.9)
    for x in (-30, 30):
        girder(p, ink, (x, -40), (x * 0.3, -98), 7)
    block(p, ink, 0, -92, 30, 10, 3)
    shaft = QRectF(-5, -92, 10, 86)
    solid(p, ink, rounded(shaft, 2))
    for k in range(5):
        band(p, ink, 0, -14 - k * 16, 10, 4)
    fill(p, rounded(QRectF(-2, -90, 4, 88), 2), alpha(c.lava, 0.85))
    for x, y in ((-34, -22), (36, -18), (-44, -6)):
        gem(p, c, "clear", x, y, 6, rest=False)
    for _ in range(6):
        spark(p, c, rnd.uniform(-26, 26), rnd.uniform(-18, -4), 1.2, ink.gold)


MINING: dict[str, Motif] = {
    "G11": tether,
    "G12": twin_drill,
    "G13": sieve,
    "Y11": echo,
    "Y12": tandem,
    "Y13": crusher,
    "R11": chart_engine,
    "R12": armada,
    "R13": mantle_tap,
}
