"""The rooms of the five floors: back wall with the floor's own motif, lamp, light cone, floor with a lip.

Every sector of a floor has a different arrangement, seeded by card and sector, so that no two rooms are copies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.cyberdoom_tower.armoury import armoury
from arcology.ui.art.paint import (
    clipped,
    ellipse,
    fill,
    horizontal,
    polygon,
    polyline,
    radial,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow
from arcology.ui.art.surfaces import glass

Motif = Callable[[QPainter, Palette, QRectF, QColor, Random], None]
LAMP_ROLES: Final[Mapping[str, str]] = {"T1": "room_4", "T2": "room_3", "T3": "room_2", "T4": "room_1", "T5": "room_5"}


def lamp_of(palette: Palette, card: str) -> QColor:
    """The light of a floor, by the id of its card."""
    return palette.role(LAMP_ROLES.get(card, "room_4"))


def room(p: QPainter, palette: Palette, rect: QRectF, card: str, sector: int) -> None:
    """Paints one room into ``rect``."""
    lamp = lamp_of(palette, card)
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    rnd = Random(f"{card}.{sector}")
    wall, low = mix(palette.room_wall, lamp, 0.24), mix(palette.room_floor, lamp, 0.08)
    with clipped(p, rect):
        fill(p, rect, vertical(rect, (0, lighter(wall, 0.05)), (0.6, mix(wall, low, 0.5)), (1, low)))
        for i in range(1, 4):
            fill(p, QRectF(x, y + i * h / 4, w, 1), alpha(palette.black, 0.22))
            fill(p, QRectF(x, y + i * h / 4 + 1, w, 1), alpha(palette.white, 0.05))
        MOTIFS.get(card, cargo_dock)(p, palette, rect, lamp, rnd)
        _lighting(p, palette, rect, lamp)
        ground = QRectF(x, y + h - 6, w, 6)
        fill(p, ground, vertical(ground, (0, palette.steel_light), (0.2, palette.steel), (1, palette.steel_deep)))
        fill(
            p,
            QRectF(x, y, 2.2, h),
            horizontal(QRectF(x, y, 2.2, h), (0, alpha(palette.black, 0.5)), (1, alpha(palette.black, 0))),
        )


def _lighting(p: QPainter, palette: Palette, rect: QRectF, lamp: QColor) -> None:
    """A lamp under the ceiling, its cone, its wash on the walls, and darkness towards the floor."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    strong = 1.0 if palette.dark else 0.75
    fill(
        p,
        rect,
        radial(
            x + w / 2,
            y + 6,
            w * 0.95,
            (0, alpha(lamp, 0.45 * strong)),
            (0.5, alpha(lamp, 0.14 * strong)),
            (1, alpha(lamp, 0)),
        ),
    )
    deep = palette.black if palette.dark else darker(palette.room_floor, 0.6)
    fill(
        p,
        rect,
        vertical(
            rect, (0, alpha(deep, 0)), (0.55, alpha(deep, 0.05)), (1, alpha(deep, 0.55 if palette.dark else 0.34))
        ),
    )
    beam = lighter(lamp, 0.25)
    cone = polygon((x + w * 0.36, y + 7), (x + w * 0.64, y + 7), (x + w * 0.92, y + h), (x + w * 0.08, y + h))
    fill(p, cone, vertical(rect, (0, alpha(beam, 0.34 * strong)), (1, alpha(beam, 0.03))))
    tube = rounded(QRectF(x + w * 0.33, y + 2.5, w * 0.34, 4), 2)
    glow(p, tube, alpha(lamp, 0.95), 9)
    fill(p, tube, lighter(lamp, 0.78))


def cargo_dock(p: QPainter, palette: Palette, rect: QRectF, lamp: QColor, rnd: Random) -> None:
    """Stacked containers with ribs and stencils, a chain hoist, a lane number on the wall."""
    paints = (
        mix(palette.rust, palette.machine_dark, 0.25),
        mix(palette.steel_dark, lamp, 0.12),
        mix(palette.wood, lamp, 0.15),
        mix(palette.machine, palette.room_2, 0.28),
    )
    for column in range(3):
        for level in range(rnd.choice((1, 2, 2, 3))):
            q = QRectF(rect.x() + 3 + column * 31, rect.bottom() - 22 - level * 17.5, 29, 16.5)
            tone = rnd.choice(paints)
            fill(p, rounded(q, 1.5), vertical(q, (0, lighter(tone, 0.16)), (0.2, tone), (1, darker(tone, 0.55))))
            for k in range(6):
                rib = QRectF(q.x() + 3 + k * 4.2, q.y() + 2.5, 1.6, q.height() - 5)
                fill(p, rib, alpha(palette.black, 0.34))
                fill(p, rib.translated(1.6, 0), alpha(palette.white, 0.1))
            fill(p, QRectF(q.x(), q.y(), q.width(), 1), alpha(palette.white, 0.35))
            stroke(p, rounded(q, 1.5), alpha(palette.black, 0.55), 0.9)
            if rnd.random() < 0.4:
                fill(p, QRectF(q.x() + 9, q.y() + 5, 11, 6), alpha(lighter(lamp, 0.4), 0.7))
    hoist = rect.x() + rnd.choice((0.2, 0.74, 0.82)) * rect.width()
    drop = rnd.uniform(12, 24)
    stroke(
        p, polyline((hoist, rect.y()), (hoist, rect.y() + drop)), alpha(lighter(lamp, 0.3), 0.65), 1.4, dash=(1.5, 0.9)
    )
    hook = polyline(
        (hoist, rect.y() + drop),
        (hoist + 3.4, rect.y() + drop + 4),
        (hoist, rect.y() + drop + 8),
        (hoist - 3.4, rect.y() + drop + 5),
    )
    stroke(p, hook, lighter(lamp, 0.35), 1.8)


def data_vault(p: QPainter, palette: Palette, rect: QRectF, lamp: QColor, rnd: Random) -> None:
    """Rows of racks full of lights under a cable tray."""
    dark = mix(palette.machine_dark, lamp, 0.12)
    lights = (lamp, lamp, lighter(lamp, 0.5), palette.room_1)
    for i in range(4):
        q = QRectF(rect.x() + 4 + i * 23, rect.y() + 16 + rnd.choice((0, 0, 5)), 20, rect.height())
        fill(p, rounded(q, 2), horizontal(q, (0, lighter(dark, 0.18)), (0.14, dark), (1, darker(dark, 0.5))))
        stroke(p, rounded(q, 2), alpha(lamp, 0.34), 0.8)
        for row in range(8):
            y = q.y() + 4 + row * 6.4
            fill(p, QRectF(q.x() + 2, y - 1.4, q.width() - 4, 4.6), alpha(palette.black, 0.4))
            if row == 3 and rnd.random() < 0.5:
                fill(p, QRectF(q.x() + 4, y, q.width() - 8, 1.8), alpha(lighter(lamp, 0.4), 0.9))
                continue
            for k in range(4):
                if rnd.random() < 0.58:
                    fill(
                        p, QRectF(q.x() + 3.6 + k * 3.7, y, 2.3, 1.8), alpha(rnd.choice(lights), rnd.uniform(0.45, 1.0))
                    )
    for k in range(3):
        y = rect.y() + 9 + k * 2.4
        stroke(p, polyline((rect.x(), y), (rect.right(), y + rnd.uniform(-1, 2))), alpha(darker(lamp, 0.55), 0.9), 1.4)


def clone_lab(p: QPainter, palette: Palette, rect: QRectF, lamp: QColor, rnd: Random) -> None:
    """Two glass tanks with what grows in them, bubbles, gauges between."""
    steel, deep = mix(palette.steel_dark, lamp, 0.12), darker(lamp, 0.88)
    for i in range(2):
        cx = rect.x() + 24 + i * 49
        tank = QRectF(cx - 14, rect.y() + 15, 28, rect.height() - 26)
        grown = rnd.random()
        glow(p, rounded(tank, 9), alpha(lamp, 0.28), 10)
        fill(p, rounded(tank, 8), vertical(tank, (0, mix(lamp, deep, 0.45)), (1, mix(lamp, deep, 0.78))))
        if grown < 0.8:
            scale = 0.7 + 0.4 * grown
            body = ellipse(cx, tank.y() + 15, 5 * scale).united(
                rounded(QRectF(cx - 6.2 * scale, tank.y() + 19, 12.4 * scale, 19 * scale), 5.5)
            )
            for side in (-1, 1):
                body = body.united(rounded(QRectF(cx + side * 4 * scale - 2, tank.y() + 33, 4, 12 * scale), 2))
            fill(p, body, alpha(deep, 0.85))
            stroke(p, body, alpha(lighter(lamp, 0.4), 0.35), 0.8)
        glass(p, palette, tank, alpha(lamp, 0.62), 8)
        for _ in range(6):
            fill(
                p,
                ellipse(cx + rnd.uniform(-9, 9), rnd.uniform(tank.y() + 5, tank.bottom() - 4), rnd.uniform(0.8, 1.7)),
                alpha(lighter(lamp, 0.75), 0.75),
            )
        for cap in (QRectF(cx - 16, tank.y() - 4, 32, 7), QRectF(cx - 16, tank.bottom() - 3, 32, 10)):
            fill(p, rounded(cap, 2), vertical(cap, (0, lighter(steel, 0.4)), (0.3, steel), (1, darker(steel, 0.6))))
            fill(p, QRectF(cap.x() + 4, cap.y() + 2.6, 5, 1.8), alpha(rnd.choice((lamp, palette.room_1)), 0.95))
    for k in range(3):
        fill(
            p,
            QRectF(rect.center().x() - 3.5, rect.y() + 24 + k * 7, 7 * rnd.uniform(0.3, 1.0), 2.6),
            alpha(lighter(lamp, 0.3), 0.8),
        )


def reactor_deck(p: QPainter, palette: Palette, rect: QRectF, lamp: QColor, rnd: Random) -> None:
    """A round containment window glowing with its core, coolant pipes with flanges and valves."""
    cx, cy = rect.center().x(), rect.y() + rect.height() * 0.5
    iron = mix(palette.rust, palette.machine_dark, 0.62)
    fill(p, ellipse(cx, cy, 33), radial(cx - 8, cy - 12, 48, (0, lighter(iron, 0.25)), (1, darker(iron, 0.6))))
    for k in range(12):
        turn = k * 30 + rnd.choice((0, 0, 15))
        bolt = ellipse(cx, cy, 29)
        spot = bolt.pointAtPercent((turn % 360) / 360)
        fill(p, ellipse(spot.x(), spot.y(), 1.7), darker(iron, 0.65))
        fill(p, ellipse(spot.x() - 0.4, spot.y() - 0.5, 0.8), alpha(lighter(lamp, 0.4), 0.7))
    hot = rnd.uniform(0.75, 1.0)
    glow(p, ellipse(cx, cy, 20), alpha(lamp, 0.5 * hot), 12)
    core = radial(
        cx,
        cy,
        24,
        (0, lighter(lamp, 0.78)),
        (0.3, mix(lighter(lamp, 0.3), lamp, 0.5)),
        (0.75, mix(lamp, iron, 0.35)),
        (1, darker(lamp, 0.78)),
    )
    fill(p, ellipse(cx, cy, 24), core)
    for radius in (9, 16, 22):
        stroke(p, ellipse(cx, cy, radius), alpha(darker(lamp, 0.7), 0.5), 1.4)
    for side in (rect.x() + 4, rect.right() - 14):
        pipe = QRectF(side, rect.y(), 10, rect.height())
        fill(
            p,
            pipe,
            horizontal(pipe, (0, darker(iron, 0.5)), (0.32, lighter(iron, 0.5)), (0.55, iron), (1, darker(iron, 0.7))),
        )
        for y in (rnd.uniform(16, 26), rnd.uniform(46, 56)):
            flange = QRectF(side - 2, rect.y() + y, 14, 5.5)
            fill(
                p,
                rounded(flange, 1.2),
                horizontal(flange, (0, darker(iron, 0.45)), (0.35, lighter(iron, 0.6)), (1, darker(iron, 0.6))),
            )
    valve_y = rect.y() + rnd.uniform(32, 42)
    stroke(p, ellipse(rect.x() + 9, valve_y, 5), lighter(palette.rust, 0.25), 2.0)
    stroke(p, polyline((rect.x() + 4, valve_y), (rect.x() + 14, valve_y)), lighter(palette.rust, 0.25), 1.4)


MOTIFS: Final[Mapping[str, Motif]] = {
    "T1": cargo_dock,
    "T2": data_vault,
    "T3": clone_lab,
    "T4": reactor_deck,
    "T5": armoury,
}
