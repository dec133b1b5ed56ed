"""Weapons, each on a field of 100 by 70 units."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cyberflesh.anatomy import bell, chain
from arcology.ui.art.cyberflesh.inks import Inks, deep
from arcology.ui.art.cyberflesh.shapes import ball, curve, form, light, limb, rivet, tapered, teeth
from arcology.ui.art.paint import ellipse, fill, linear, polygon, rounded, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix

EDGE = (0.9, -1.0)


def part(p: QPainter, i: Inks, path: QPainterPath, high: QColor, low: QColor | None = None) -> None:
    """A piece of a thing: lit, with a thin light edge and an outline."""
    form(p, path, high, low or deep(i.c, high, 0.72), lighter(i.bone, 0.5), EDGE, darker(i.c.night, 0.2), 0.75)


def grip(p: QPainter, i: Inks, *points: tuple[float, float]) -> None:
    part(p, i, polygon(*points), darker(i.c.wood, 0.2), i.c.wood_dark)


def bright(i: Inks) -> QColor:
    """Polished steel."""
    return lighter(i.metal, 0.5)


def hook_knife(p: QPainter, i: Inks) -> None:
    blade = curve(
        (44, 40),
        (60, 16, 86, 8, 92, 20),
        (94, 30, 84, 34, 78, 30),
        (84, 28, 84, 20, 78, 22),
        (70, 26, 58, 40, 52, 48),
        closed=True,
    )
    part(p, i, blade, bright(i), i.metal_low)
    part(p, i, polygon((38, 38), (54, 52), (50, 56), (34, 42)), i.rust)
    grip(p, i, (36, 44), (44, 52), (20, 68), (10, 58))


def needle_driver(p: QPainter, i: Inks) -> None:
    for k in range(3):
        y = 22 + k * 6
        stroke(p, curve((52, y), (96 - k * 4, y + 1)), darker(i.c.night, 0.2), 3)
        stroke(p, curve((52, y), (96 - k * 4, y + 1)), bright(i), 1.5)
    part(p, i, rounded(QRectF(18, 16, 42, 22), 5), i.metal)
    part(p, i, polygon((22, 36), (42, 38), (34, 62), (16, 58)), darker(i.c.wood, 0.1), i.c.wood_dark)
    glass = rounded(QRectF(26, 20, 24, 8), 3)
    fill(p, glass, linear(26, 20, 50, 28, (0, lighter(i.c.teal, 0.5)), (1, deep(i.c, i.c.teal, 0.5))))
    stroke(p, curve((42, 40), (54, 48, 50, 40)), i.metal, 2.2)


def scalpel_fan(p: QPainter, i: Inks) -> None:
    for k in range(7):
        a = math.radians(-155 + k * 22)
        dx, dy = math.cos(a), math.sin(a)
        blade = polygon(
            (50 + dx * 12 - dy * 3, 58 + dy * 12 + dx * 3),
            (50 + dx * 50, 58 + dy * 50),
            (50 + dx * 12 + dy * 3, 58 + dy * 12 - dx * 3),
        )
        part(p, i, blade, bright(i), i.metal_low)
    part(p, i, ellipse(50, 58, 10, 9), i.rust)
    rivet(p, i.c, 50, 58, 3.4)


def slag_pistol(p: QPainter, i: Inks) -> None:
    part(p, i, polygon((12, 22), (70, 20), (78, 24), (78, 32), (64, 34), (14, 33)), i.metal)
    part(p, i, polygon((70, 22), (94, 24), (94, 31), (72, 31)), darker(i.metal, 0.2))
    grip(p, i, (16, 32), (34, 33), (30, 46), (26, 62), (10, 60), (15, 44))
    stroke(p, curve((35, 34), (48, 48, 50, 34)), i.metal, 2.6)
    part(p, i, rounded(QRectF(40, 14, 22, 8), 3), i.rust)
    fill(p, rounded(QRectF(44, 24, 20, 5), 2), linear(44, 0, 64, 0, (0, i.hot), (1, i.c.ember)))
    light(p, 54, 26, 20, i.c.ember, 0.5)
    fill(p, ellipse(94, 27.5, 2.6, 3.4), i.hot)
    light(p, 94, 27, 14, i.c.ember, 0.6)


def gristle_whip(p: QPainter, i: Inks) -> None:
    lash = tapered(((26, 54), (44, 20), (74, 14), (90, 34), (72, 50), (60, 36), (80, 28)), 8, 1.5)
    part(p, i, lash, i.flesh, i.flesh_low)
    for k in range(6):
        ball(p, 40 + k * 9, (26, 20, 17, 19, 28, 42)[k], 3, 2.6, lighter(i.flesh, 0.3), i.flesh_low)
    grip(p, i, (20, 48), (32, 56), (18, 70), (6, 62))
    part(p, i, polygon((22, 46), (34, 54), (30, 58), (18, 50)), i.c.seat_1)


def bolt_wrench(p: QPainter, i: Inks) -> None:
    wrench = polygon((14, 56), (60, 22), (58, 10), (70, 2), (74, 14), (86, 18), (92, 30), (80, 36), (68, 32), (24, 68))
    part(p, i, wrench, i.metal)
    part(p, i, ellipse(76, 20, 8).subtracted(ellipse(76, 20, 4.4)), i.rust)
    for k in range(4):
        stroke(p, curve((22 + k * 6, 52 - k * 4.5), (30 + k * 6, 62 - k * 4.5)), i.c.wood_dark, 3)
    light(p, 76, 20, 12, i.c.lime, 0.3)


def arc_cleaver(p: QPainter, i: Inks) -> None:
    part(p, i, polygon((30, 10), (92, 6), (96, 14), (92, 44), (36, 46), (28, 30)), bright(i), i.metal_low)
    grip(p, i, (6, 30), (30, 24), (33, 38), (8, 48), (2, 40))
    stroke(p, curve((36, 44), (92, 42)), alpha(i.c.white, 0.7), 1.6)
    fill(p, ellipse(82, 16, 3.6), i.dark)
    arc = curve((40, 30), (52, 18), (56, 30), (66, 16), (70, 29), (84, 24))
    light(p, 62, 24, 32, i.c.lime, 0.5)
    stroke(p, arc, i.c.accent_fill, 4)
    stroke(p, arc, lighter(i.c.lime, 0.7), 1.7)
    rivet(p, i.c, 14, 39, 2.2)
    rivet(p, i.c, 24, 34, 2.2)


def hatch_buckler(p: QPainter, i: Inks) -> None:
    part(p, i, rounded(QRectF(18, 4, 64, 62), 14), i.metal)
    part(p, i, rounded(QRectF(25, 11, 50, 48), 9), darker(i.metal, 0.25))
    for a in range(8):
        t = a * math.pi / 4 + 0.39
        rivet(p, i.c, 50 + 28 * math.cos(t), 35 + 27 * math.sin(t), 2.4)
    stroke(p, ellipse(50, 35, 14), i.dark, 6)
    stroke(p, ellipse(50, 35, 14), i.rust, 3.6)
    for a in range(3):
        t = a * math.pi / 3
        stroke(
            p,
            curve((50 - 13 * math.cos(t), 35 - 13 * math.sin(t)), (50 + 13 * math.cos(t), 35 + 13 * math.sin(t))),
            i.rust,
            3,
        )
    ball(p, 50, 35, 4.4, 4.4, bright(i), i.metal_low)


def vein_lash(p: QPainter, i: Inks) -> None:
    for k, ends in enumerate(
        (
            ((30, 46), (52, 12), (88, 6), (94, 14)),
            ((30, 46), (60, 30), (80, 32), (96, 38)),
            ((30, 46), (56, 54), (76, 46), (90, 62)),
        )
    ):
        part(p, i, tapered(ends, 6.4 - k * 0.6, 1.4), mix(i.blood, i.flesh, 0.3), deep(i.c, i.blood, 0.6))
        x, y = ends[-1]
        hook = curve((x - 4, y - 3), (x + 4, y - 2, x + 2, y + 5))
        stroke(p, hook, i.c.night, 3)
        stroke(p, hook, bright(i), 1.5)
    grip(p, i, (24, 40), (34, 52), (14, 68), (4, 56))
    light(p, 32, 46, 12, i.blood, 0.4)


def choir_bell(p: QPainter, i: Inks) -> None:
    bell(p, i, 46, 14, 1.1)
    limb(p, curve((46, 14), (46, 4), (30, 2)), 4, i.c.wood, i.c.night)
    ball(p, 46, 60, 5, 5, i.c.seat_1, i.c.wood_dark)
    for k in range(3):
        for s in (-1, 1):
            wave = curve(
                (46 + s * (28 + k * 7), 26 - k * 2), (46 + s * (37 + k * 9), 42, 46 + s * (28 + k * 7), 58 + k * 2)
            )
            stroke(p, wave, alpha(i.hot, 0.8 - 0.22 * k), 1.7)


def rib_saw(p: QPainter, i: Inks) -> None:
    edge = [(96 - k * 6.0, (26 if k % 2 else 34) + k * 0.9) for k in range(11)]
    part(p, i, polygon((30, 18), (86, 10), (98, 18), *edge, (30, 40)), lighter(i.bone, 0.1), i.bone_low)
    part(p, i, polygon((4, 14), (34, 14), (36, 46), (8, 50), (2, 34)), darker(i.c.wood, 0.1), i.c.wood_dark)
    stroke(p, rounded(QRectF(8, 22, 14, 16), 5), i.dark, 4)
    rivet(p, i.c, 29, 20, 2.4)
    rivet(p, i.c, 29, 40, 2.4)
    stroke(p, curve((34, 20), (60, 14, 88, 13)), alpha(i.c.white, 0.6), 1)


def scatter_lung(p: QPainter, i: Inks) -> None:
    part(p, i, curve((66, 22), (84, 12, 97, 6), (97, 62), (84, 54, 66, 44), closed=True), i.metal)
    fill(p, ellipse(96, 34, 3.4, 26), i.dark)
    for s in (-1, 1):
        lung = curve(
            (56, 34),
            (40, 34 + s * 2, 20, 34 + s * 4, 12, 34 + s * 14),
            (20, 34 + s * 36, 48, 34 + s * 32, 58, 34 + s * 10),
            closed=True,
        )
        part(p, i, lung, i.flesh, i.flesh_low)
        for k in range(4):
            stroke(
                p,
                curve((52, 34 + s * 7), (36 - k * 5, 34 + s * (10 + k * 4), 22 + k * 7, 34 + s * 24)),
                alpha(i.blood, 0.6),
                1,
            )
    limb(p, curve((10, 34), (68, 34)), 5, i.metal, i.c.night, lighter(i.bone, 0.5))
    for k in range(5):
        stroke(p, curve((54 + k * 3.4, 30), (54 + k * 3.4, 38)), i.dark, 1.4)


def pit_lance(p: QPainter, i: Inks) -> None:
    limb(p, curve((4, 66), (70, 20)), 4.4, i.c.wood, i.c.night, lighter(i.bone, 0.5))
    part(p, i, polygon((62, 20), (72, 30), (98, 2)), bright(i), i.metal_low)
    part(p, i, polygon((58, 22), (68, 12), (76, 34), (70, 38)), i.rust)
    barb = curve((62, 28), (56, 14, 66, 8), (62, 18, 68, 22), closed=True)
    part(p, i, barb, bright(i), i.metal_low)
    rag = curve((46, 36), (40, 52, 50, 64), (56, 54, 54, 44, 54, 32), closed=True)
    part(p, i, rag, i.blood, deep(i.c, i.blood, 0.7))


def grinder_maul(p: QPainter, i: Inks) -> None:
    limb(p, curve((6, 66), (56, 32)), 5, i.c.wood, i.c.night, lighter(i.bone, 0.5))
    drum = rounded(QRectF(46, 4, 46, 48), 8)
    part(p, i, drum, i.metal)
    for row in range(3):
        teeth(p, i.c, 48, 10 + row * 14, 42, 7, 9, 3 + row)
    stroke(p, curve((46, 8), (92, 8)), i.rust, 4)
    stroke(p, curve((46, 49), (92, 49)), i.rust, 4)
    light(p, 70, 28, 26, i.c.ember, 0.25)


def staple_carbine(p: QPainter, i: Inks) -> None:
    part(p, i, polygon((28, 22), (72, 20), (72, 34), (28, 36)), i.metal)
    part(p, i, polygon((72, 23), (98, 24), (98, 30), (72, 31)), darker(i.metal, 0.2))
    part(p, i, polygon((30, 26), (30, 38), (4, 52), (2, 32)), darker(i.c.wood, 0.1), i.c.wood_dark)
    grip(p, i, (38, 36), (50, 36), (44, 56), (34, 54))
    part(p, i, polygon((54, 34), (70, 34), (74, 58), (60, 60)), i.rust)
    for k in range(4):
        staple = curve(
            (60 + k * 0.8, 40 + k * 5),
            (60 + k * 0.8, 37 + k * 5),
            (69 + k * 0.8, 37 + k * 5),
            (69 + k * 0.8, 40 + k * 5),
        )
        stroke(p, staple, bright(i), 1.2)
    part(p, i, rounded(QRectF(40, 12, 24, 8), 3), i.metal)
    fill(p, ellipse(64, 16, 3), lighter(i.c.teal, 0.4))


def furnace_arm(p: QPainter, i: Inks) -> None:
    part(p, i, curve((4, 30), (20, 18, 40, 16), (44, 54), (22, 54, 6, 48), closed=True), i.metal)
    part(p, i, rounded(QRectF(38, 10, 34, 48), 8), darker(i.metal, 0.15))
    door = rounded(QRectF(44, 20, 22, 26), 4)
    fill(p, door, linear(0, 20, 0, 46, (0, lighter(i.hot, 0.4)), (0.5, i.c.ember), (1, deep(i.c, i.c.ember, 0.6))))
    for k in range(3):
        stroke(p, curve((49 + k * 6, 20), (49 + k * 6, 46)), i.dark, 2.4)
    light(p, 55, 34, 32, i.c.ember, 0.6)
    for k in range(4):
        finger = curve((72, 16 + k * 12), (86, 12 + k * 13, 94, 20 + k * 9))
        limb(p, finger, 6, i.metal, i.c.night, lighter(i.bone, 0.5))
    chain(p, i, curve((8, 50), (20, 66, 40, 60)), 3)


def long_nerve(p: QPainter, i: Inks) -> None:
    nerve = curve((6, 40), (30, 20, 50, 58, 74, 30), (84, 20, 98, 16))
    light(p, 56, 36, 46, i.c.lime, 0.35)
    limb(p, nerve, 4.6, lighter(i.flesh, 0.15), i.c.night, i.c.lime)
    for k in range(9):
        at = nerve.pointAtPercent(0.08 + k * 0.1)
        for s in (-1, 1):
            hair = curve((at.x(), at.y()), (at.x() + 4, at.y() + s * 8, at.x() + 9, at.y() + s * (10 + k % 3 * 3)))
            stroke(p, hair, alpha(lighter(i.flesh, 0.4), 0.85), 1.1)
    for k in range(5):
        at = nerve.pointAtPercent(0.15 + k * 0.19)
        fill(p, ellipse(at.x(), at.y(), 2.6), lighter(i.c.lime, 0.6))
        light(p, at.x(), at.y(), 10, i.c.lime, 0.7)
    part(p, i, polygon((88, 12), (98, 6), (99, 22), (90, 22)), bright(i), i.metal_low)


WEAPONS = {
    "L11": hook_knife,
    "L12": needle_driver,
    "L13": scalpel_fan,
    "L14": slag_pistol,
    "L15": gristle_whip,
    "L16": bolt_wrench,
    "L17": arc_cleaver,
    "L18": hatch_buckler,
    "L19": vein_lash,
    "L20": choir_bell,
    "L21": rib_saw,
    "L22": scatter_lung,
    "L23": pit_lance,
    "L24": grinder_maul,
    "L25": staple_carbine,
    "L26": furnace_arm,
    "L27": long_nerve,
}
