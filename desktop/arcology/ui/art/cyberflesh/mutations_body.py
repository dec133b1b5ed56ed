"""Mutations of limbs and trunk (corners BL and BR), each on a field of 100 by 70 units."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.cyberflesh.anatomy import bolts
from arcology.ui.art.cyberflesh.inks import Inks, deep
from arcology.ui.art.cyberflesh.shapes import ball, blots, curve, drop_path, light, limb, tapered, teeth
from arcology.ui.art.cyberflesh.tissue import skin, waves
from arcology.ui.art.cyberflesh.weapons import bright, part
from arcology.ui.art.paint import ellipse, fill, linear, polygon, radial, rounded, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix


def forearm() -> QPainterPath:
    """An arm that comes in from the left and ends in a wrist at x = 58."""
    return curve((0, 22), (24, 14, 44, 24, 58, 28), (58, 44), (40, 50, 20, 60, 0, 58), closed=True)


def open_hand() -> QPainterPath:
    """A hand held up, its fingers spread."""
    return curve(
        (40, 70),
        (36, 46),
        (26, 34, 20, 24, 22, 18),
        (26, 16, 32, 26, 36, 30),
        (32, 12),
        (33, 6, 39, 6, 40, 12),
        (44, 28),
        (45, 8),
        (47, 3, 53, 4, 53, 10),
        (54, 28),
        (60, 12),
        (63, 7, 68, 9, 67, 15),
        (64, 34),
        (74, 28),
        (80, 26, 82, 31, 78, 34),
        (68, 44, 64, 52, 64, 70),
        closed=True,
    )


def hook_hand(p: QPainter, i: Inks) -> None:
    skin(p, i, forearm())
    part(p, i, rounded(QRectF(48, 24, 14, 24), 3), i.rust)
    hook = curve((62, 36), (78, 36, 96, 30, 92, 16), (88, 4, 74, 10, 76, 20))
    stroke(p, hook, i.c.night, 9)
    stroke(p, hook, linear(60, 8, 96, 40, (0, bright(i)), (1, i.metal)), 6)
    bolts(p, i, (55, 30), (55, 42))


def bone_buckler(p: QPainter, i: Inks) -> None:
    part(
        p, i, polygon((50, 3), (76, 12), (82, 36), (68, 60), (50, 68), (32, 60), (18, 36), (24, 12)), i.bone, i.bone_low
    )
    for k in range(8):
        a = k * math.pi / 4 + 0.39
        stroke(p, curve((50, 35), (50 + 28 * math.cos(a), 35 + 28 * math.sin(a))), alpha(i.dark, 0.6), 1.6)
    part(p, i, ellipse(50, 35, 9.5), lighter(i.bone, 0.2), i.bone_low)
    stroke(p, curve((30, 20), (36, 26), (34, 34)), i.dark, 1.2)


def withered_arm(p: QPainter, i: Inks) -> None:
    arm = tapered(((0, 24), (30, 30), (52, 44), (78, 38)), 14, 7)
    skin(p, i, arm, i.c.steel, 0.6)
    for k in range(4):
        finger = curve((76, 38 + k * 1.6), (88, 32 + k * 8, 96, 36 + k * 9))
        limb(p, finger, 2.4, mix(i.flesh, i.c.steel, 0.6), i.c.night)
    for k in range(6):
        stroke(
            p,
            curve((10 + k * 10, 22 + k * 3), (14 + k * 10, 30 + k * 3, 12 + k * 10, 36 + k * 2)),
            alpha(i.dark, 0.6),
            1.2,
        )
    ball(p, 46, 40, 8, 7, mix(i.bone, i.c.steel, 0.4), i.flesh_low)


def piston_thigh(p: QPainter, i: Inks) -> None:
    skin(p, i, curve((26, 0), (74, 0), (78, 30, 62, 50), (60, 70), (38, 70), (38, 50), (20, 30, 26, 0), closed=True))
    part(p, i, rounded(QRectF(40, 6, 20, 32), 4), i.metal)
    part(p, i, rounded(QRectF(45, 34, 10, 34), 2), bright(i), i.metal_low)
    for y in (14, 24, 32):
        stroke(p, curve((40, y), (60, y)), i.rust, 2.6)
    bolts(p, i, (34, 8), (66, 8), (34, 26), (66, 26))


def barbed_hide(p: QPainter, i: Inks) -> None:
    green = mix(i.c.accent_fill, i.flesh, 0.5)
    part(p, i, curve((8, 60), (14, 26, 40, 14, 60, 18), (84, 20, 92, 44, 94, 62), (70, 70, 30, 70, 8, 60)), green)
    for k in range(9):
        a = 2.95 - k * 0.3
        x, y = 51 + 40 * math.cos(a), 56 - 34 * math.sin(a)
        thorn = polygon((x - 4, y + 4), (x + 13 * math.cos(a), y - 15 * math.sin(a) - 2), (x + 5, y + 5))
        part(p, i, thorn, lighter(i.bone, 0.2), i.bone_low)
    for k in range(3):
        stroke(p, curve((20 + k * 6, 54 - k * 9), (50, 48 - k * 8, 82 - k * 6, 54 - k * 9)), alpha(i.dark, 0.55), 2)


def leaking_hip(p: QPainter, i: Inks) -> None:
    part(
        p,
        i,
        curve(
            (10, 10),
            (30, 2, 46, 14, 50, 26),
            (54, 14, 70, 2, 90, 10),
            (96, 36, 76, 54, 62, 48),
            (54, 58, 46, 58, 38, 48),
            (24, 54, 4, 36, 10, 10),
        ),
        i.bone,
        i.bone_low,
    )
    for x in (30, 70):
        fill(p, ellipse(x, 32, 9, 10), i.dark)
    fill(p, polygon((50, 36), (44, 48), (56, 48)), i.dark)
    stroke(p, curve((72, 12), (64, 22), (72, 30), (66, 42)), i.dark, 2)
    for x, y, s in ((68, 52, 6), (60, 62, 4.4), (76, 62, 5)):
        fill(p, drop_path(x, y, s), lighter(i.blood, 0.15))


def spring_tendon(p: QPainter, i: Inks) -> None:
    skin(p, i, curve((20, 0), (52, 0), (50, 18), (26, 18), closed=True))
    skin(p, i, curve((38, 52), (66, 52), (86, 62, 90, 70), (30, 70), closed=True))
    coil = curve((38, 16))
    for k in range(6):
        coil.cubicTo(62 - (k % 2) * 2, 16 + k * 6, 62, 22 + k * 6, 42, 21 + k * 6)
        coil.cubicTo(26, 20 + k * 6, 28, 24 + k * 6, 40, 23 + k * 6)
    stroke(p, coil, i.c.night, 6.4)
    stroke(p, coil, lighter(i.metal, 0.35), 3.6)
    for k in range(3):
        stroke(p, curve((70 + k * 5, 16 + k * 6), (84 + k * 3, 8 + k * 6)), i.c.lime, 1.8)


def grafted_paw(p: QPainter, i: Inks) -> None:
    skin(p, i, forearm())
    part(
        p, i, curve((54, 22), (70, 14, 90, 22, 90, 38), (88, 54, 68, 56, 54, 48), closed=True), i.c.wood, i.c.wood_dark
    )
    for k in range(4):
        nail = curve(
            (84 - abs(k - 1.5) * 3, 22 + k * 8),
            (96, 20 + k * 8, 98, 28 + k * 8),
            (90, 26 + k * 8, 82, 29 + k * 8),
            closed=True,
        )
        part(p, i, nail, lighter(i.bone, 0.2), i.bone_low)
    for k in range(6):
        stroke(p, curve((51, 26 + k * 4), (60, 24 + k * 4)), i.bone, 1.3)
    stroke(p, curve((55, 22), (54, 48)), i.dark, 1.6)


def clotting_skin(p: QPainter, i: Inks) -> None:
    skin(p, i, rounded(QRectF(8, 6, 84, 60), 16))
    wound = curve((20, 24), (44, 34, 56, 28, 82, 46))
    stroke(p, wound, deep(i.c, i.blood, 0.6), 9)
    stroke(p, wound, i.blood, 5)
    for k in range(6):
        at = wound.pointAtPercent(0.08 + k * 0.17)
        ball(p, at.x(), at.y(), 6, 5, mix(i.rust, i.blood, 0.4), deep(i.c, i.blood, 0.7))
    for k in range(3):
        x = 30 + k * 20
        stroke(p, curve((x, 56), (x + 6, 56)), i.c.lime, 2.2)
        stroke(p, curve((x + 3, 53), (x + 3, 59)), i.c.lime, 2.2)


def dead_weight(p: QPainter, i: Inks) -> None:
    skin(
        p,
        i,
        curve((26, 6), (60, 2, 74, 12, 74, 26), (86, 36, 82, 66, 50, 66), (16, 66, 16, 34, 28, 28), closed=True),
        i.c.steel,
        0.7,
    )
    part(p, i, curve((44, 30), (30, 32, 24, 60, 32, 64), (68, 64), (76, 60, 70, 32, 56, 30), closed=True), i.metal)
    stroke(p, curve((42, 32), (42, 20, 58, 20, 58, 32)), i.c.night, 5)
    stroke(p, curve((42, 32), (42, 20, 58, 20, 58, 32)), i.metal, 2.6)
    stroke(p, curve((44, 44), (56, 44)), i.dark, 3)
    stroke(p, curve((40, 54), (60, 54)), i.dark, 3)


def saw_forearm(p: QPainter, i: Inks) -> None:
    skin(p, i, forearm())
    edge = []
    for k in range(20):
        a = k * math.tau / 20
        r = 25 if k % 2 else 19
        edge.append((72 + r * math.cos(a), 34 + r * math.sin(a)))
    part(p, i, polygon(*edge), bright(i), i.metal_low)
    part(p, i, ellipse(72, 34, 9), i.rust)
    bolts(p, i, (72, 34), r=3)
    for k in range(3):
        stroke(p, curve((90 - k * 3, 4 + k * 2), (98, 10 + k * 4)), i.c.ember, 1.5)


def chitin_plate(p: QPainter, i: Inks) -> None:
    shell = mix(i.c.teal, i.c.steel, 0.5)
    for k in range(4):
        w = 42 - k * 5
        part(
            p,
            i,
            curve(
                (50 - w, 10 + k * 15),
                (50, -2 + k * 15, 50 + w, 10 + k * 15),
                (50 + w - 4, 26 + k * 15),
                (50, 16 + k * 15, 50 - w + 4, 26 + k * 15),
                closed=True,
            ),
            shell,
        )
        stroke(
            p, curve((50 - w + 8, 12 + k * 15), (50, 2 + k * 15, 50 + w - 8, 12 + k * 15)), alpha(i.c.white, 0.3), 1.4
        )
    stroke(p, curve((50, 4), (50, 66)), i.dark, 1.6)


def trembling_wrist(p: QPainter, i: Inks) -> None:
    skin(p, i, open_hand(), i.c.accent_fill, 0.3)
    waves(p, i, 82, 30, i.c.lime)
    waves(p, i, 18, 50, i.c.lime, side=-1)


def swollen_fist(p: QPainter, i: Inks) -> None:
    skin(p, i, curve((0, 40), (14, 36, 20, 40), (20, 66), (0, 68), closed=True))
    skin(
        p,
        i,
        curve((18, 30), (20, 4, 60, 2, 78, 12), (100, 20, 96, 60, 78, 64), (52, 72, 20, 70, 18, 50), closed=True),
        i.blood,
        0.25,
    )
    for k in range(4):
        ball(p, 80 - abs(k - 1.5) * 2, 18 + k * 12, 11, 7.6, lighter(i.flesh, 0.2), i.flesh_low)
        stroke(p, ellipse(80 - abs(k - 1.5) * 2, 18 + k * 12, 11, 7.6), i.c.night, 1.1)
    thumb = curve((34, 26), (52, 20, 66, 32, 60, 42), (48, 46, 36, 40, 34, 26), closed=True)
    skin(p, i, thumb, i.blood, 0.15)
    for k in range(3):
        stroke(p, curve((26, 30 + k * 10), (40, 38 + k * 8, 44, 50 + k * 5)), alpha(i.blood, 0.6), 1.4)


def second_heart(p: QPainter, i: Inks) -> None:
    for x, s, tone in ((36, 1.0, i.blood), (66, 0.8, mix(i.blood, i.c.violet, 0.3))):
        heart = curve(
            (x, 62 * s + 6),
            (x - 30 * s, 42, x - 28 * s, 14, x - 9 * s, 16),
            (x - 2, 17, x, 24),
            (x + 2, 17, x + 20 * s, 12, x + 22 * s, 30),
            (x + 20 * s, 48, x + 8, 56, x, 62 * s + 6),
        )
        light(p, x, 34, 30, i.c.damage, 0.25)
        part(p, i, heart, lighter(tone, 0.2), deep(i.c, tone, 0.7))
        fill(p, ellipse(x - 10 * s, 28, 4, 6), alpha(i.c.white, 0.35))
    limb(p, curve((36, 18), (44, 2, 60, 4, 66, 18)), 5, mix(i.blood, i.flesh, 0.4), i.c.night)


def open_seam(p: QPainter, i: Inks) -> None:
    skin(p, i, rounded(QRectF(14, 4, 72, 64), 12))
    gap = curve((48, 8), (34, 28, 62, 44, 48, 64), (66, 46, 46, 26, 56, 8), closed=True)
    fill(p, gap, radial(52, 36, 34, (0, i.c.black), (0.7, deep(i.c, i.blood, 0.6)), (1, i.blood)))
    stroke(p, gap, i.dark, 1.2)
    for k in range(5):
        y = 14 + k * 11
        stroke(p, curve((36 + (k % 2) * 3, y), (46, y + 2)), i.bone, 1.8)
        stroke(p, curve((58, y + 1), (68 - (k % 2) * 3, y - 2)), i.bone, 1.8)
    fill(p, drop_path(54, 62, 4), i.blood)


def acid_sweat(p: QPainter, i: Inks) -> None:
    skin(p, i, rounded(QRectF(8, 12, 84, 54), 16), i.c.accent_fill, 0.35)
    light(p, 50, 36, 46, i.c.lime, 0.35)
    for x, y, s in ((24, 24, 7), (44, 18, 6), (66, 26, 8), (34, 44, 6), (56, 46, 7), (78, 46, 6), (20, 54, 5)):
        fill(p, drop_path(x, y, s), linear(x, y - s, x, y + s, (0, lighter(i.c.lime, 0.6)), (1, i.c.accent_fill)))
        fill(p, ellipse(x - s * 0.2, y + s * 0.2, s * 0.16, s * 0.3), alpha(i.c.white, 0.7))
    for k in range(3):
        stroke(p, curve((30 + k * 18, 8), (26 + k * 18, 2, 33 + k * 18, -3)), alpha(i.c.lime, 0.6), 1.7)


def rust_marrow(p: QPainter, i: Inks) -> None:
    bone = curve(
        (12, 16),
        (4, 2, 24, -2, 28, 10),
        (74, 42),
        (90, 40, 98, 54, 86, 60),
        (86, 74, 68, 70, 68, 56),
        (22, 26),
        (8, 34, 2, 22, 12, 16),
        closed=True,
    )
    part(p, i, bone, i.bone, i.bone_low)
    crack = curve((36, 16), (44, 26), (40, 32), (54, 38), (52, 46))
    stroke(p, crack, i.c.night, 5)
    stroke(p, crack, i.c.ember, 2.6)
    blots(p, bone, alpha(i.c.rust, 0.85), 9, 6, 13)
    light(p, 46, 30, 22, i.c.ember, 0.5)


def grave_root(p: QPainter, i: Inks) -> None:
    earth = curve((0, 50), (30, 38, 60, 44, 100, 50), (100, 72), (0, 72), closed=True)
    fill(p, earth, linear(0, 40, 0, 70, (0, mix(i.c.wood, i.c.night, 0.5)), (1, i.c.night)))
    for s in (-1, 1):
        for k in range(3):
            root = tapered(((50, 22), (50 + s * (10 + k * 6), 38), (50 + s * (22 + k * 10), 48 + k * 6)), 8, 1.4)
            part(p, i, root, mix(i.c.wood, i.bone, 0.3), i.c.wood_dark)
    skin(p, i, curve((50, 2), (36, 6, 36, 30, 44, 36), (56, 36), (64, 30, 64, 6, 50, 2)), i.c.accent_fill, 0.3)
    for k in range(3):
        leaf = curve((50, 8), (40 - k * 8, -2 + k * 5, 34 - k * 8, 8 + k * 7), (44, 14 + k * 2, 50, 8), closed=True)
        part(p, i, leaf, mix(i.c.accent_fill, i.c.night, 0.3))
    for x in (46, 55):
        fill(p, ellipse(x, 22, 2.4, 3), i.dark)


def mercy_stump(p: QPainter, i: Inks) -> None:
    skin(p, i, curve((0, 20), (30, 10, 56, 16, 66, 22), (80, 28, 80, 46, 66, 52), (44, 58, 20, 62, 0, 58), closed=True))
    wrap = polygon((44, 14), (70, 18), (80, 36), (70, 54), (44, 58))
    part(p, i, wrap, lighter(i.bone, 0.2), i.bone_low)
    for k in range(4):
        stroke(p, curve((46 + k * 6, 15 + k), (52 + k * 6, 36, 46 + k * 6, 57 - k)), alpha(i.dark, 0.4), 1.3)
    blots(p, wrap, alpha(i.blood, 0.7), 3, 4, 10)
    for x, y in ((88, 18), (92, 50)):
        stroke(p, curve((x - 5, y), (x + 5, y)), i.c.lime, 2.6)
        stroke(p, curve((x, y - 5), (x, y + 5)), i.c.lime, 2.6)


def unknown_growth(p: QPainter, i: Inks) -> None:
    """Something that is not in the book."""
    skin(p, i, curve((20, 20), (50, 0, 80, 20), (90, 60, 50, 66), (10, 60, 20, 20), closed=True))
    fill(p, ellipse(50, 38, 18, 12), i.dark)
    teeth(p, i.c, 34, 29, 32, 6, 10, 3)
    fill(p, ellipse(50, 40, 4), darker(i.c.lime, 0.2))


BODY = {
    "M21": hook_hand,
    "M22": bone_buckler,
    "M23": withered_arm,
    "M24": piston_thigh,
    "M25": barbed_hide,
    "M26": leaking_hip,
    "M27": spring_tendon,
    "M28": grafted_paw,
    "M29": clotting_skin,
    "M30": dead_weight,
    "M31": saw_forearm,
    "M32": chitin_plate,
    "M33": trembling_wrist,
    "M34": swollen_fist,
    "M35": second_heart,
    "M36": open_seam,
    "M37": acid_sweat,
    "M38": rust_marrow,
    "M39": grave_root,
    "M40": mercy_stump,
}
