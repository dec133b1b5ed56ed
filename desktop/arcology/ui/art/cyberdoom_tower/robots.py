"""The three agile sentinels: Lurker, Mantis, Hound.

Each is drawn around (0, 0), about 200 units wide, stands on y = 52 and faces left, where the players are.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from arcology.ui.art.cyberdoom_tower.machine import Machine, curve, seam
from arcology.ui.art.paint import ellipse, fill, polygon, polyline, stroke
from arcology.ui.art.palette import alpha, darker


def lurker(m: Machine) -> None:
    """A spider with a domed shell, a cluster of eyes and eight legs braced wide."""
    m.ground(92)
    for side in (-1, 1):
        m.limb([(side * 20, -2), (side * 58, -46), (side * 98, 50)], 9, 2.4, 0.55)
        m.limb([(side * 20, 4), (side * 46, -24), (side * 70, 52)], 8, 2.2, 0.4)
    m.armour(_dome(0, -14, 46, 34), 0.55, [seam((0, -60), (0, 20)), curve([(-40, -12), (0, -34), (40, -12)])])
    for side in (-1, 1):
        m.limb([(side * 16, 12), (side * 36, 4), (side * 45, 53)], 8, 2.4, 0.15)
        m.limb([(side * 9, 16), (side * 19, 22), (side * 17, 54)], 6.5, 2.2, 0.1)
    m.armour(
        polygon((-38, 8), (-26, -20), (0, -31), (26, -20), (38, 8), (18, 27), (-18, 27)),
        0.05,
        [seam((-38, 8), (-12, 2)), seam((38, 8), (12, 2)), seam((0, -31), (0, -14))],
    )
    m.armour(polygon((-18, -5), (0, -14), (18, -5), (12, 15), (-12, 15)), 0.75)
    for side in (-1, 1):
        fang = QPainterPath(QPointF(side * 8, 22))
        fang.cubicTo(side * 15, 30, side * 12, 40, side * 4, 44)
        fang.cubicTo(side * 6, 36, side * 4, 30, side * 2, 24)
        fang.closeSubpath()
        m.blade(fang)
        m.eye_at(side * 22, -8, 2.6)
        m.eye_at(side * 14, -17, 2.0)
    m.eye_at(0, 1, 7.5)


def mantis(m: Machine) -> None:
    """A mantis reared up over two scythes, its armoured abdomen stretched out behind."""
    m.ground(84)
    m.limb([(30, 18), (66, -2), (88, 53)], 6, 2, 0.6)
    m.limb([(12, 20), (-14, 10), (-30, 53)], 6, 2, 0.6)
    for i, (x, y, rx, ry) in enumerate(((78, 28, 18, 9), (60, 23, 20, 12), (40, 17, 21, 14.5), (19, 10, 20, 16))):
        m.armour(
            ellipse(x, y, rx, ry),
            0.5 - i * 0.12,
            [curve([(x + rx * 0.3, y - ry), (x + rx * 0.7, y), (x + rx * 0.3, y + ry)])],
        )
    m.limb([(36, 24), (58, 12), (66, 54)], 6.5, 2, 0.2)
    m.limb([(20, 24), (2, 22), (6, 54)], 6.5, 2, 0.2)
    m.armour(
        polygon((2, 16), (26, 12), (4, -24), (-16, -40), (-26, -30), (-12, -6)),
        0.15,
        [seam((-12, -6), (6, -20)), seam((-4, 6), (14, -6))],
    )
    m.light(polyline((-14, -24), (2, -6), (12, 8)), 1.4)
    _scythe(m, 16, 0.45)
    _scythe(m, 0, 0.0)
    for tip in ((-52, -74), (-28, -80)):
        m.cable([(-24, -50), (tip[0] + 14, tip[1] + 4), tip], 1.2)
    m.armour(
        polygon((-50, -38), (-42, -56), (-22, -60), (-6, -52), (-12, -36), (-30, -26)),
        0.1,
        [seam((-42, -56), (-30, -40), (-12, -36))],
    )
    fill(m.p, polygon((-50, -38), (-30, -26), (-34, -22), (-47, -31)), darker(m.palette.machine_dark, 0.5))
    m.eye_at(-37, -45, 5.2)
    m.eye_at(-17, -48, 4.0)


def _scythe(m: Machine, dx: float, tone: float) -> None:
    """A folded raptorial arm; its blade reaches down in front of the body."""
    m.limb([(-8 + dx, -20), (-44 + dx, -8), (-62 + dx, -46)], 9, 6.5, tone)
    blade = QPainterPath(QPointF(-66 + dx, -50))
    blade.cubicTo(-92 + dx, -34, -98 + dx, 10, -84 + dx, 48)
    blade.cubicTo(-82 + dx, 16, -76 + dx, -10, -54 + dx, -34)
    blade.closeSubpath()
    m.blade(blade)
    for i in range(5):
        t = 0.3 + i * 0.14
        x, y = _cubic(-84 + dx, -82 + dx, -76 + dx, -54 + dx, t), _cubic(48, 16, -10, -34, t)
        m.blade(polygon((x - 1, y - 5), (x + 8, y + 1), (x - 2, y + 4)))


def _cubic(a: float, b: float, c: float, d: float, t: float) -> float:
    u = 1 - t
    return a * u**3 + 3 * b * u * u * t + 3 * c * u * t * t + d * t**3


def hound(m: Machine) -> None:
    """A war dog in full stride: heavy chest, open jaw, a spine of fins, a whip of cable for a tail."""
    m.ground(104)
    m.limb([(58, -2), (82, 16), (68, 32), (88, 52)], 15, 3.4, 0.65)
    m.limb([(-34, 6), (-44, 26), (-28, 40), (-40, 53)], 11, 3.2, 0.65)
    m.cable([(74, -14), (98, -10), (106, -36)], 3.2)
    m.blade(polygon((103, -34), (112, -50), (109, -30)))
    for i in range(6):
        x = -30 + i * 18
        m.blade(polygon((x, -24 + i), (x + 15, -38 + i * 1.4), (x + 15, -22 + i)))
    m.armour(
        polygon((-24, -14), (20, -22), (64, -20), (82, -8), (78, 12), (58, 16), (36, 6), (8, 14), (-20, 20)),
        0.2,
        [seam((24, -22), (20, 10)), seam((46, -20), (44, 8)), seam((64, -20), (58, 16))],
    )
    m.armour(
        polygon((-52, -20), (-20, -30), (8, -22), (12, 8), (-14, 24), (-40, 18)),
        0.05,
        [seam((-20, -30), (-14, 24)), seam((-50, -4), (-16, 2))],
    )
    m.light(polyline((-8, -10), (30, -12), (66, -8)), 1.8)
    m.limb([(66, 0), (96, 20), (84, 34), (106, 53)], 17, 3.6, 0.1)
    m.limb([(-30, 10), (-54, 24), (-46, 40), (-66, 53)], 13, 3.4, 0.05)
    m.armour(polygon((-30, -22), (-46, -36), (-62, -30), (-52, -4), (-34, 4)), 0.35, [seam((-40, -30), (-40, 0))])
    m.armour(polygon((-68, -4), (-94, 6), (-108, 4), (-98, 13), (-66, 8)), 0.45)
    for i in range(5):
        left, top = -102 + i * 7.5, 4.5 - i * 1.6
        m.blade(polygon((left, top + 1), (left + 5, top), (left + 2.5, top - 6)))
    m.armour(
        polygon((-50, -40), (-70, -38), (-92, -22), (-112, -14), (-112, -5), (-88, -4), (-62, -2), (-50, -12)),
        0.05,
        [seam((-92, -22), (-74, -10), (-60, -8)), seam((-70, -38), (-62, -20))],
    )
    for i in range(5):
        left, top = -108 + i * 8, -5 + i * 0.4
        m.blade(polygon((left, top), (left + 5.5, top), (left + 2.5, top + 7)))
    m.blade(polygon((-62, -38), (-44, -62), (-46, -34)))
    m.blade(polygon((-54, -36), (-30, -54), (-40, -28)))
    m.eye_at(-76, -22, 4.6)
    stroke(m.p, polyline((-112, -10), (-104, -10)), alpha(m.palette.black, 0.9), 2.2)


def _dome(cx: float, cy: float, rx: float, ry: float) -> QPainterPath:
    path = QPainterPath(QPointF(cx - rx, cy + ry * 0.6))
    path.arcTo(QRectF(cx - rx, cy - ry, 2 * rx, 2 * ry * 1.1), 195, -210)
    path.closeSubpath()
    return path
