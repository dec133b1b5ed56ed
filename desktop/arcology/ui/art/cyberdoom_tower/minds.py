"""The two faces of the AI: Overmind, an eye in a ring of blades, and Kill Loop, a machine that bites its own tail.

Both are drawn around (0, 0), about 230 wide and 110 high.
"""

from __future__ import annotations

import math

from arcology.ui.art.cyberdoom_tower.machine import Machine, seam
from arcology.ui.art.paint import Point, clipped, ellipse, fill, placed, polygon, polyline, radial, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix
from arcology.ui.art.shadows import soft


def overmind(m: Machine) -> None:
    """The eye that watches every floor."""
    c = m.palette
    warm = c.accent_fill
    for i, radius in enumerate((104, 84, 64)):
        stroke(m.p, ellipse(0, 0, radius), alpha(warm, 0.16 + 0.12 * i), 1.6)
        for k in range(36 - 4 * i):
            a = math.radians(k * 360 / (36 - 4 * i) + i * 5)
            inside = radius - (9 if k % 3 == 0 else 4)
            spoke = polyline((math.cos(a) * radius, math.sin(a) * radius), (math.cos(a) * inside, math.sin(a) * inside))
            stroke(m.p, spoke, alpha(lighter(warm, 0.3), 0.5), 1.4)
    for i in range(8):
        with placed(m.p, 0, 0, turn=i * 45 + 22.5):
            m.armour(polygon((40, -10), (78, -7), (112, 0), (78, 7), (40, 10)), 0.45, [seam((52, 0), (104, 0))])
            m.light(polyline((54, -3.4), (72, -2.6)), 1.2)
    for i in range(8):
        with placed(m.p, 0, 0, turn=i * 45):
            m.blade(polygon((42, -3.5), (64, 0), (42, 3.5)))
    m.armour(ellipse(0, 0, 48), 0.1, [ellipse(0, 0, 43)])
    for i in range(16):
        a = math.radians(i * 22.5)
        m.joint(math.cos(a) * 45.4, math.sin(a) * 45.4, 1.7)
    m.armour(ellipse(0, 0, 38), 0.75)
    soft(m.p, ellipse(0, 0, 24), 24, warm, screen=True)
    hot = mix(warm, m.eye, 0.45)
    iris = ellipse(0, 0, 27)
    fill(
        m.p,
        iris,
        radial(
            0, 0, 27, (0, lighter(c.core, 0.4)), (0.2, lighter(c.yellow_die, 0.2)), (0.55, hot), (1, darker(hot, 0.72))
        ),
    )
    with clipped(m.p, iris):
        for i in range(40):
            a = math.radians(i * 9)
            ray = polyline((math.cos(a) * 9, math.sin(a) * 9), (math.cos(a) * 27, math.sin(a) * 27))
            stroke(m.p, ray, alpha(darker(hot, 0.55) if i % 2 else c.core, 0.3), 0.9)
    fill(m.p, ellipse(0, 0, 5.4, 22), darker(hot, 0.94))
    stroke(m.p, ellipse(0, 0, 5.4, 22), alpha(c.core, 0.5), 0.7)
    fill(m.p, ellipse(-10, -11, 5, 4), alpha(c.white, 0.9))
    stroke(m.p, iris, alpha(c.black, 0.85), 1.6)


def kill_loop(m: Machine) -> None:
    """An armoured serpent of steel in the shape of an endless loop, its head about to close on its tail."""
    for radius in (96, 74):
        stroke(m.p, ellipse(0, 0, radius * 1.16, radius * 0.6), alpha(m.eye, 0.22), 1.4)
    soft(m.p, ellipse(0, 0, 60, 20), 22, alpha(m.eye, 0.35), screen=True)
    steps = 46
    start, end = 0.1, 1.94
    spine = [_loop(start + (end - start) * i / steps) for i in range(steps + 1)]
    # The strand that passes below at the crossing comes first.
    order = sorted(range(steps), key=lambda i: 1 if _above(start + (end - start) * i / steps) else 0)
    for i in order:
        (x0, y0), (x1, y1) = spine[i], spine[i + 1]
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        width = 9 + 6.5 * min(1.0, i / 16) if i < 40 else 15.5
        with placed(m.p, x0, y0, turn=turn):
            m.blade(polygon((-1, -width), (7, -width - 6), (5, -width + 1)))
            m.armour(
                polygon((-4, -width), (7, -width + 1.5), (9, 0), (7, width - 1.5), (-4, width)), 0.12 if i % 2 else 0.4
            )
            if i % 3 == 0:
                m.light(polyline((0.5, -width * 0.45), (0.5, width * 0.45)), 1.7)
    (hx, hy), (px, py) = spine[-1], spine[-2]
    with placed(m.p, hx, hy, 1.12, math.degrees(math.atan2(hy - py, hx - px))):
        _head(m)


def _head(m: Machine) -> None:
    """The serpent's head, facing right, its jaws open."""
    m.armour(polygon((-8, 8), (14, 10), (36, 20), (30, 26), (4, 22), (-10, 16)), 0.5)
    for i in range(4):
        m.blade(polygon((10 + i * 6, 12 + i * 2), (15 + i * 6, 13.5 + i * 2), (13 + i * 6, 6 + i * 1.6)))
    m.armour(
        polygon((-14, -17), (10, -22), (34, -12), (42, -2), (30, 3), (6, 6), (-14, 12)),
        0.05,
        [seam((10, -22), (14, 4)), seam((-14, -4), (12, -6))],
    )
    for i in range(4):
        m.blade(polygon((12 + i * 7, 5 - i), (17 + i * 7, 4 - i), (15.5 + i * 7, 12 - i)))
    m.blade(polygon((-8, -16), (-28, -34), (2, -21)))
    m.blade(polygon((6, -20), (-6, -36), (14, -20)))
    m.eye_at(17, -8, 5)


def _loop(t: float) -> Point:
    """A lying eight; ``t`` runs from 0 to 2 around both halves, crossing in the middle at 0.5 and 1.5."""
    a = math.pi * t
    return -88 * math.cos(a), 33 * math.sin(2 * a)


def _above(t: float) -> bool:
    return 1.2 < t < 1.8
