"""The ground of the eight biomes, on a tile of 100 by 100 units, and the walls of the board around it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.cyberflesh.inks import deep
from arcology.ui.art.cyberflesh.shapes import ball, blots, curve, light
from arcology.ui.art.paint import clipped, diagonal, ellipse, fill, linear, polygon, radial, rounded, stroke
from arcology.ui.art.palette import Palette, alpha, lighter, mix

SIDE: Final = 100.0
WHOLE: Final = QRectF(0, 0, SIDE, SIDE)

_GROUNDS: Final[Mapping[int, tuple[str, str, float]]] = {
    1: ("wood", "accent_fill", 0.3),
    2: ("rust", "steel", 0.45),
    3: ("steel", "bone", 0.3),
    4: ("teal", "accent_fill", 0.45),
    5: ("rust", "ember", 0.25),
    6: ("teal", "seat_2", 0.4),
    7: ("bone", "wood", 0.5),
    8: ("red_die", "violet", 0.4),
}


def ground_tone(c: Palette, biome: int) -> QColor:
    """The middle tone of a biome's ground."""
    first, second, share = _GROUNDS[biome]
    return deep(c, mix(c.role(first), c.role(second), share), 0.5 if c.dark else 0.36)


def paint_ground(p: QPainter, c: Palette, biome: int, seed: int, tint: QColor | None = None) -> None:
    """A square of a biome's floor; ``tint`` is what its use has left on it."""
    tone = ground_tone(c, biome)
    if tint is not None:
        tone = mix(tone, deep(c, tint, 0.45), 0.34)
    fill(p, WHOLE, diagonal(WHOLE, (0, lighter(tone, 0.12)), (1, deep(c, tone, 0.55))))
    _DETAIL[biome](p, c, tone, Random(100 * biome + seed))
    shade = ((0, alpha(c.white, 0.09)), (0.35, alpha(c.white, 0)), (1, alpha(c.black, 0.42)))
    fill(p, WHOLE, linear(0, 0, 0, SIDE, *shade))


def _flagstones(p: QPainter, c: Palette, tone: QColor, rnd: Random) -> None:
    """Sump Cathedral: worn slabs, green water standing in the joints."""
    _courses(p, c, 25, 30, rnd)
    for _ in range(3):
        x, y, r = rnd.uniform(0, 100), rnd.uniform(20, 100), rnd.uniform(10, 26)
        pool = ellipse(x, y, r, r * 0.5)
        fill(p, pool, radial(x, y, r, (0, alpha(lighter(c.accent_fill, 0.2), 0.5)), (1, alpha(c.accent_fill, 0.05))))
        stroke(p, ellipse(x - r * 0.2, y, r * 0.5, r * 0.22), alpha(c.lime, 0.3), 1)


def _courses(p: QPainter, c: Palette, high: float, wide: float, rnd: Random) -> None:
    """Rows of stones."""
    row = 0
    while row * high < 100:
        y = row * high + rnd.uniform(-2, 2)
        stroke(p, curve((0, y), (100, y + rnd.uniform(-2, 2))), alpha(c.black, 0.4), 2)
        stroke(p, curve((0, y + 1.8), (100, y + 1.8)), alpha(c.bone, 0.09), 1.2)
        x = (row % 2) * wide / 2
        while x < 100:
            at = x + rnd.uniform(-3, 3)
            stroke(p, curve((at, y), (at, y + high)), alpha(c.black, 0.34), 1.8)
            x += wide
        row += 1


def _tendons(p: QPainter, c: Palette, tone: QColor, rnd: Random) -> None:
    """Tendon Yards: steel plates, and sinews stretched across them."""
    for k in range(3):
        stroke(p, curve((k * 50, 0), (k * 50, 100)), alpha(c.black, 0.45), 2.4)
        stroke(p, curve((0, k * 50), (100, k * 50)), alpha(c.black, 0.45), 2.4)
    for x in (6, 44, 56, 94):
        for y in (6, 44, 56, 94):
            ball(p, x, y, 2.4, 2.4, lighter(c.steel, 0.2), c.steel_deep)
    for _ in range(4):
        y0, y1 = rnd.uniform(-10, 110), rnd.uniform(-10, 110)
        sinew = curve((-5, y0), (50, (y0 + y1) / 2 + rnd.uniform(-26, 26), 105, y1))
        flesh = mix(c.red_die, c.bone, rnd.uniform(0.1, 0.45))
        stroke(p, sinew, alpha(c.black, 0.5), 8)
        stroke(p, sinew, deep(c, flesh, 0.3), 5.4)
        stroke(p, sinew.translated(-0.8, -1.2), alpha(lighter(flesh, 0.3), 0.5), 1.3)


def _ash(p: QPainter, c: Palette, tone: QColor, rnd: Random) -> None:
    """Ash Nursery: drifts of ash, embers under them, the marks of rockers."""
    for k in range(5):
        y = k * 24 + rnd.uniform(-8, 8)
        drift = curve((-6, y), (20, y - 14, 40, y - 3), (66, y + 9, 106, y - 8), (106, 110), (-6, 110), closed=True)
        fill(p, drift, linear(0, y - 12, 0, y + 34, (0, alpha(c.bone, 0.24)), (1, alpha(c.black, 0.12))))
    for _ in range(3):
        x, y = rnd.uniform(10, 90), rnd.uniform(20, 90)
        for d in (-6, 6):
            stroke(p, curve((x - 14, y + d), (x, y + d + 6, x + 14, y + d)), alpha(c.black, 0.4), 2)
    for _ in range(12):
        x, y = rnd.uniform(0, 100), rnd.uniform(0, 100)
        fill(p, ellipse(x, y, 1.3), alpha(c.ember, 0.85))
        light(p, x, y, 6, c.ember, 0.4)


def _marsh(p: QPainter, c: Palette, tone: QColor, rnd: Random) -> None:
    """Cable Marsh: black water, reeds of copper, cables that come and go."""
    for _ in range(6):
        x, y, r = rnd.uniform(0, 100), rnd.uniform(0, 100), rnd.uniform(14, 34)
        fill(p, ellipse(x, y, r, r * 0.5), alpha(c.black, 0.3))
        stroke(p, ellipse(x, y - 1, r * 0.8, r * 0.38), alpha(lighter(c.teal, 0.3), 0.25), 1.2)
    for _ in range(3):
        x0, y0 = rnd.uniform(-10, 40), rnd.uniform(0, 100)
        cable = curve((x0, y0), (x0 + 30, y0 - 40, x0 + 50, y0 + 50, x0 + 96, y0 + rnd.uniform(-20, 20)))
        stroke(p, cable, alpha(c.black, 0.7), 6.4)
        stroke(p, cable, mix(c.steel_dark, c.teal, 0.2), 4)
        stroke(p, cable.translated(-0.6, -1.2), alpha(c.bone, 0.25), 1)
    for _ in range(16):
        x, y = rnd.uniform(0, 100), rnd.uniform(16, 104)
        reed = curve((x, y), (x + rnd.uniform(-3, 3), y - 12, x + rnd.uniform(-5, 5), y - rnd.uniform(16, 26)))
        stroke(p, reed, alpha(mix(c.accent_fill, c.wood, 0.4), 0.85), 1.6)


def _kilns(p: QPainter, c: Palette, tone: QColor, rnd: Random) -> None:
    """Kiln Warrens: firebrick with heat in its cracks."""
    _courses(p, c, 16.6, 28, rnd)
    for _ in range(2):
        x, y = rnd.uniform(10, 60), rnd.uniform(10, 80)
        crack = curve((x, y), (x + 12, y + 9), (x + 18, y + 3), (x + 30, y + 16), (x + 38, y + 12))
        stroke(p, crack, deep(c, c.ember, 0.5), 4.4)
        stroke(p, crack, lighter(c.ember, 0.4), 1.7)
        light(p, x + 18, y + 8, 30, c.ember, 0.4)
    blots(p, WHOLE, alpha(c.black, 0.35), 5, rnd.randrange(99), 30)


def _arcade(p: QPainter, c: Palette, tone: QColor, rnd: Random) -> None:
    """Drowned Arcade: a chequered floor under a hand of clear water."""
    for row in range(5):
        for col in range(5):
            if (row + col) % 2:
                fill(p, QRectF(col * 20, row * 20, 20, 20), alpha(c.bone, 0.17))
    for _ in range(4):
        x, y = rnd.uniform(0, 100), rnd.uniform(0, 100)
        for k in range(3):
            stroke(p, ellipse(x, y, 8 + k * 9, 4 + k * 4.5), alpha(lighter(c.teal, 0.55), 0.34 - 0.09 * k), 1.2)
    for _ in range(5):
        y = rnd.uniform(0, 100)
        wave = curve((0, y), (20, y - 5, 30, y + 5, 52, y), (70, y - 5, 84, y + 5, 100, y))
        stroke(p, wave, alpha(lighter(c.teal, 0.5), 0.2), 1.4)


def _rails(p: QPainter, c: Palette, tone: QColor, rnd: Random) -> None:
    """Bone Interchange: gravel of teeth, sleepers, rails made of long bones."""
    for _ in range(70):
        x, y = rnd.uniform(0, 100), rnd.uniform(0, 100)
        fill(p, ellipse(x, y, rnd.uniform(1, 2.6), rnd.uniform(0.8, 2)), alpha(c.bone, rnd.uniform(0.1, 0.3)))
    across = rnd.random() < 0.5
    p.save()
    if across:
        p.translate(100, 0)
        p.rotate(90)
    for k in range(6):
        sleeper = QRectF(20, 4 + k * 17, 60, 7)
        fill(p, rounded(sleeper, 2), deep(c, c.wood, 0.35))
        stroke(p, rounded(sleeper, 2), alpha(c.black, 0.5), 1)
    for x in (32, 68):
        for k in range(3):
            bone = QRectF(x - 3, k * 36 - 4, 6, 32)
            fill(p, rounded(bone, 3), linear(x - 3, 0, x + 3, 0, (0, lighter(c.bone, 0.1)), (1, deep(c, c.bone, 0.55))))
            for s in (-3, 3):
                ball(p, x + s, k * 36 - 3, 3.4, 3, c.bone, deep(c, c.bone, 0.6))
                ball(p, x + s, k * 36 + 28, 3.4, 3, c.bone, deep(c, c.bone, 0.6))
    p.restore()


def _membrane(p: QPainter, c: Palette, tone: QColor, rnd: Random) -> None:
    """The Last Cradle: a floor that is warm, veined and moves a little."""
    for _ in range(7):
        x, y, r = rnd.uniform(0, 100), rnd.uniform(0, 100), rnd.uniform(12, 26)
        cell = radial(x - r * 0.3, y - r * 0.3, r * 1.2, (0, alpha(lighter(tone, 0.35), 0.6)), (1, alpha(tone, 0)))
        fill(p, ellipse(x, y, r, r * 0.8), cell)
        stroke(p, ellipse(x, y, r, r * 0.8), alpha(c.black, 0.25), 1.4)
    for _ in range(3):
        x, y = rnd.uniform(0, 100), 0.0
        vein = curve((x, y))
        while y < 100:
            x, y = x + rnd.uniform(-18, 18), y + rnd.uniform(14, 26)
            vein.quadTo(x + rnd.uniform(-12, 12), y - 12, x, y)
        stroke(p, vein, deep(c, c.red_die, 0.35), 4)
        stroke(p, vein, alpha(lighter(c.violet, 0.3), 0.7), 1.5)


_DETAIL: Final[Mapping[int, Callable[[QPainter, Palette, QColor, Random], None]]] = {
    1: _flagstones,
    2: _tendons,
    3: _ash,
    4: _marsh,
    5: _kilns,
    6: _arcade,
    7: _rails,
    8: _membrane,
}


def paint_walls(p: QPainter, c: Palette, biome: int, rect: QRectF) -> None:
    """What the board shows around the squares: the plan of the place, faint, in the manner of its biome."""
    tone = lighter(ground_tone(c, biome), 0.35) if c.dark else deep(c, ground_tone(c, biome), 0.2)
    x, y = rect.center().x(), rect.center().y()
    faint, wide = alpha(tone, 0.2 if c.dark else 0.26), max(rect.width(), rect.height())
    with clipped(p, rect):
        wash = radial(x, y, wide * 0.56, (0, alpha(tone, 0.26 if c.dark else 0.3)), (1, alpha(tone, 0)))
        fill(p, rect, wash)
        if biome in (1, 3, 8):
            for k in range(6):
                stroke(p, ellipse(x, y, 50 + k * 48, 46 + k * 44), faint, 1.6, dash=(7, 4) if k % 2 else None)
            for k in range(24):
                a = k * math.pi / 12
                stroke(
                    p,
                    curve((x + 60 * math.cos(a), y + 60 * math.sin(a)), (x + 330 * math.cos(a), y + 330 * math.sin(a))),
                    alpha(faint, 0.6),
                    1.2,
                )
                fill(p, ellipse(x + 200 * math.cos(a), y + 200 * math.sin(a), 8), alpha(faint, 0.6))
        elif biome in (2, 4):
            rnd = Random(biome)
            for _ in range(22):
                y0, y1 = rnd.uniform(rect.top(), rect.bottom()), rnd.uniform(rect.top(), rect.bottom())
                line = curve((rect.left(), y0), (x, (y0 + y1) / 2 + rnd.uniform(-120, 120), rect.right(), y1))
                stroke(p, line, faint, rnd.uniform(1.4, 5))
        elif biome in (5, 6):
            step = 26
            for k in range(int(rect.height() / step) + 1):
                stroke(
                    p, curve((rect.left(), rect.top() + k * step), (rect.right(), rect.top() + k * step)), faint, 1.3
                )
                for n in range(int(rect.width() / (2 * step)) + 2):
                    at = rect.left() + n * 2 * step + (k % 2) * step
                    stroke(p, curve((at, rect.top() + k * step), (at, rect.top() + (k + 1) * step)), faint, 1.3)
        else:
            for k in range(9):
                at = rect.top() + 24 + k * 52
                stroke(p, curve((rect.left(), at), (x, at - 30, rect.right(), at + 10)), faint, 5, dash=(1, 1.6))
                stroke(p, curve((rect.left(), at + 9), (x, at - 21, rect.right(), at + 19)), faint, 1.2)


def crossing(p: QPainter, c: Palette, rect: QRectF, upright: bool) -> None:
    """A corridor between two squares."""
    tone = mix(c.steel, c.wood, 0.5) if c.dark else mix(c.wood, c.bone, 0.45)
    fill(
        p,
        rounded(rect, 2),
        linear(
            rect.left(),
            rect.top(),
            rect.right() if upright else rect.left(),
            rect.top() if upright else rect.bottom(),
            (0, deep(c, tone, 0.5)),
            (0.5, tone),
            (1, deep(c, tone, 0.6)),
        ),
    )
    stroke(p, rounded(rect, 2), alpha(c.black, 0.6 if c.dark else 0.4), 1.2)


def arrowhead(p: QPainter, x: float, y: float, size: float, colour: QColor) -> None:
    """A small wedge that points to the right."""
    fill(p, polygon((x, y - size), (x + size, y), (x, y + size)), colour)
