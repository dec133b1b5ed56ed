"""The two massive sentinels: Bastion on its tracks and the floating Oracle, drawn like those of ``robots``."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from arcology.ui.art.cyberdoom_tower.machine import Machine, curve, seam
from arcology.ui.art.paint import (
    box,
    clipped,
    ellipse,
    fill,
    inner,
    linear,
    placed,
    polygon,
    polyline,
    radial,
    rounded,
    stroke,
)
from arcology.ui.art.palette import alpha, darker, lighter, mix
from arcology.ui.art.shadows import soft
from arcology.ui.art.surfaces import hazard


def bastion(m: Machine) -> None:
    """A rolling bunker: two shield walls, a visor in a sloped hull, twin guns, tracks over its whole width."""
    m.ground(104)
    _tracks(m, QRectF(-66, 26, 132, 27))
    m.armour(
        polygon((-50, 30), (-60, -8), (-40, -42), (40, -42), (60, -8), (50, 30)),
        0.15,
        [seam((-60, -8), (60, -8)), seam((-40, -42), (-32, -8)), seam((40, -42), (32, -8))],
    )
    m.armour(
        polygon((-34, 26), (-38, -4), (-26, -28), (26, -28), (38, -4), (34, 26)),
        0.55,
        [seam((-38, -4), (38, -4)), seam((-10, -4), (-12, 26)), seam((10, -4), (12, 26))],
    )
    for side in (-1, 1):
        barrel = QRectF(side * 48 - 20, -55, 40, 9)
        m.armour(box(barrel), 0.3, [seam((side * 42, barrel.y()), (side * 42, barrel.bottom()))])
        muzzle = barrel.x() - 3 if side < 0 else barrel.right() - 5
        fill(m.p, QRectF(muzzle, barrel.y() - 1.5, 8, 12), darker(m.palette.machine_dark, 0.3))
        m.armour(rounded(QRectF(side * 26 - 11, -62, 22, 22), 6), 0.1 if side < 0 else 0.35)
    m.visor(QRectF(-24, -18, 48, 6))
    for x in (-24, -8, 8, 24):
        m.joint(x, 12, 2.6)
    for side in (-1, 1):
        wall = QRectF(side * 84 - 19, -36, 38, 84)
        m.armour(rounded(wall, 5), 0.05 if side < 0 else 0.35, [seam((wall.x(), 6), (wall.right(), 6))])
        hazard(m.p, m.palette, QRectF(wall.x() + 5, wall.y() + 8, wall.width() - 10, 9), 0.9)
        for y in (-14, 20, 38):
            m.joint(wall.x() + 7, y, 2.0)
            m.joint(wall.right() - 7, y, 2.0)
        m.light(polyline((wall.center().x(), -10), (wall.center().x(), 0)), 2.0)


def _tracks(m: Machine, rect: QRectF) -> None:
    c = m.palette
    fill(
        m.p,
        rounded(rect, 12),
        linear(
            0, rect.top(), 0, rect.bottom(), (0, mix(c.machine, c.machine_dark, 0.5)), (1, darker(c.machine_dark, 0.6))
        ),
    )
    stroke(m.p, rounded(rect, 12), alpha(c.black, 0.8), 1.2)
    x = rect.x() + 8
    while x < rect.right() - 4:
        fill(m.p, QRectF(x, rect.bottom() - 4, 6, 5), darker(c.machine_dark, 0.4))
        fill(m.p, QRectF(x, rect.bottom() - 4, 6, 1), alpha(c.rim, 0.35))
        x += 9
    for i in range(6):
        m.joint(rect.x() + 14 + i * (rect.width() - 28) / 5, rect.center().y() + 1, 8.5)


def oracle(m: Machine) -> None:
    """A floating eye in a ring of lenses under an aerial crown, trailing sensor cables."""
    c = m.palette
    soft(m.p, ellipse(0, 52, 46, 4), 9, alpha(c.black, 0.7))
    fill(
        m.p,
        polygon((-14, 22), (14, 22), (48, 54), (-48, 54)),
        linear(0, 20, 0, 54, (0, alpha(m.eye, 0.42)), (1, alpha(m.eye, 0.0))),
    )
    for x, bend, end in ((-26, -46, -38), (-14, -6, -22), (14, 6, 26), (26, 52, 36)):
        m.cable([(x, 14), (bend, 34), (end, 48)], 2.4)
        m.eye_at(end, 48, 1.9)
    for turn in range(-64, 65, 16):
        with placed(m.p, 0, -8, turn=turn):
            length = -60 + abs(turn) * 0.12
            m.blade(polygon((-1.7, -34), (1.7, -34), (0.6, length), (-0.6, length)))
            fill(m.p, ellipse(0, length, 1.9), lighter(m.eye, 0.35))
    for side in (-1, 1):
        m.armour(
            polygon((side * 34, -14), (side * 74, -26), (side * 96, -10), (side * 84, 2), (side * 36, 8)),
            0.2 if side < 0 else 0.45,
            [seam((side * 60, -22), (side * 58, 6)), seam((side * 78, -22), (side * 74, 4))],
        )
        m.light(polyline((side * 44, -4), (side * 82, -8)), 1.5)
        m.limb([(side * 92, -6), (side * 104, 12), (side * 98, 32)], 5, 1.8, 0.3)
    m.armour(
        ellipse(0, -6, 40), 0.2, [curve([(-38, -12), (0, 10), (38, -12)]), curve([(-34, -26), (0, -38), (34, -26)])]
    )
    ring = ellipse(0, -4, 27)
    m.armour(ring, 0.6)
    for i in range(12):
        a = math.radians(i * 30)
        lens = math.cos(a) * 22.5, -4 + math.sin(a) * 22.5
        fill(m.p, ellipse(*lens, 2.7), darker(c.machine_dark, 0.5))
        fill(m.p, ellipse(*lens, 1.6), mix(m.eye, c.core, 0.25) if i % 3 == 0 else mix(m.eye, c.machine_dark, 0.45))
    soft(m.p, ellipse(0, -4, 15), 16, m.eye, screen=True)
    fill(m.p, ellipse(0, -4, 17), darker(m.eye, 0.85))
    fill(
        m.p,
        ellipse(0, -4, 15),
        radial(0, -4, 15, (0, c.core), (0.25, lighter(m.eye, 0.4)), (0.7, m.eye), (1, darker(m.eye, 0.6))),
    )
    with clipped(m.p, ellipse(0, -4, 15)):
        for r in (4.5, 8.5, 12.5):
            stroke(m.p, ellipse(0, -4, r), alpha(c.black, 0.35), 0.9)
    fill(m.p, ellipse(0, -4, 4.2), darker(m.eye, 0.92))
    fill(m.p, ellipse(-5, -10, 3), alpha(c.white, 0.85))
    highlight = inner(QRectF(-34, -40, 68, 68), 3)
    stroke(m.p, _arc(highlight, 115, 50), alpha(c.rim, 0.7), 2.0)


def _arc(rect: QRectF, start: float, span: float) -> QPainterPath:
    path = QPainterPath()
    path.arcMoveTo(rect, start)
    path.arcTo(rect, start, span)
    return path
