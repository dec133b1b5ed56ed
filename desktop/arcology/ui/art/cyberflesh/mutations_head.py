"""Mutations of head and face (corners TL and TR), each on a field of 100 by 70 units."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.anatomy import bolts
from arcology.ui.art.cyberflesh.inks import Inks, deep
from arcology.ui.art.cyberflesh.shapes import ball, curve, drop_path, light, limb, tapered
from arcology.ui.art.cyberflesh.tissue import eyeball, skin, waves
from arcology.ui.art.cyberflesh.weapons import bright, part
from arcology.ui.art.paint import ellipse, fill, linear, polygon, radial, rounded, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix


def second_eyelid(p: QPainter, i: Inks) -> None:
    skin(p, i, curve((6, 36), (28, 2, 72, 2, 94, 36), (72, 64, 28, 64, 6, 36), closed=True))
    fill(p, curve((18, 38), (34, 18, 66, 18, 82, 38), (66, 54, 34, 54, 18, 38)), i.dark)
    eyeball(p, i, 50, 37, 14, i.c.accent_fill)
    lid = curve((18, 38), (34, 18, 66, 18, 82, 38), (66, 32, 34, 32, 18, 38), closed=True)
    fill(p, lid, alpha(i.c.lime, 0.55))
    stroke(p, lid, i.dark, 1)
    for k in range(7):
        stroke(
            p,
            curve((20 + k * 10, 20 - abs(k - 3) * -2), (18 + k * 10.6, 10, 15 + k * 11.6, 4 + abs(k - 3) * 3)),
            i.bone,
            1.7,
        )


def cataract_bloom(p: QPainter, i: Inks) -> None:
    eyeball(p, i, 50, 38, 28, mix(i.bone, i.c.teal, 0.4), blind=True)
    for k in range(7):
        a = k * math.tau / 7
        petal = curve(
            (50, 38),
            (50 + 24 * math.cos(a - 0.5), 38 + 20 * math.sin(a - 0.5), 50 + 27 * math.cos(a), 38 + 23 * math.sin(a)),
            (50 + 24 * math.cos(a + 0.5), 38 + 20 * math.sin(a + 0.5), 50, 38),
        )
        fill(p, petal, alpha(lighter(i.c.violet, 0.45), 0.75))
        stroke(p, petal, alpha(i.c.night, 0.5), 0.8)
    ball(p, 50, 38, 5, 5, lighter(i.c.seat_1, 0.3), deep(i.c, i.c.seat_1, 0.5))


def antenna_scalp(p: QPainter, i: Inks) -> None:
    skin(p, i, curve((16, 70), (14, 30, 36, 22, 50, 22), (64, 22, 86, 30, 84, 70), closed=True))
    for k in range(5):
        x = 26 + k * 12
        rod = curve((x, 34 - (2 - abs(k - 2)) * 5), (x + (k - 2) * 4, 4 + abs(k - 2) * 4))
        limb(p, rod, 2, bright(i), i.c.night)
        fill(p, ellipse(x + (k - 2) * 4, 4 + abs(k - 2) * 4, 2.8), i.c.lime)
        light(p, x + (k - 2) * 4, 4 + abs(k - 2) * 4, 9, i.c.lime, 0.6)
        stroke(p, ellipse(x, 36 - (2 - abs(k - 2)) * 5, 4, 2.4), deep(i.c, i.blood, 0.3), 1.3)


def soft_skull(p: QPainter, i: Inks) -> None:
    part(
        p,
        i,
        curve(
            (20, 44),
            (10, 8, 44, 0, 58, 4),
            (88, 6, 92, 34, 80, 46),
            (76, 56, 70, 68, 50, 68),
            (30, 68, 26, 58, 20, 44),
            closed=True,
        ),
        lighter(i.bone, 0.1),
        i.bone_low,
    )
    dent = curve((48, 4), (44, 22, 62, 26), (76, 26, 78, 12), (66, 4, 48, 4), closed=True)
    fill(p, dent, mix(i.flesh, i.c.violet, 0.3))
    for k in range(3):
        stroke(p, curve((52 + k * 7, 8 + k), (52 + k * 8, 16, 58 + k * 6, 22)), alpha(i.dark, 0.5), 1.3)
    stroke(p, dent, i.dark, 1.4)
    for x in (37, 62):
        fill(p, ellipse(x, 42, 8, 7), i.dark)
    fill(p, polygon((50, 48), (46, 56), (54, 56)), i.dark)


def dull_gland(p: QPainter, i: Inks) -> None:
    skin(
        p,
        i,
        curve((50, 14), (20, 10, 12, 44, 28, 58), (44, 72, 76, 66, 82, 46), (88, 22, 70, 10, 50, 14)),
        i.c.steel,
        0.5,
    )
    for x, y, r in ((38, 36, 9), (60, 42, 11), (52, 26, 6)):
        ball(p, x, y, r, r * 0.9, mix(i.c.steel_light, i.flesh, 0.4), deep(i.c, i.c.steel, 0.6))
    for k, path in enumerate(
        (curve((14, 8), (26, 16, 32, 26)), curve((88, 10), (78, 18, 72, 28)), curve((50, 0), (50, 8, 50, 16)))
    ):
        limb(p, path, 4 - k * 0.5, mix(i.blood, i.c.steel, 0.5), i.c.night)
    stroke(p, curve((30, 50), (50, 58, 72, 50)), i.dark, 1.6)


def listening_teeth(p: QPainter, i: Inks) -> None:
    skin(
        p,
        i,
        curve(
            (18, 14),
            (40, 2, 60, 2, 82, 14),
            (94, 30, 88, 54, 70, 62),
            (50, 70, 50, 70, 30, 62),
            (12, 54, 6, 30, 18, 14),
        ),
        i.blood,
        0.3,
    )
    fill(
        p,
        curve(
            (26, 24),
            (40, 16, 60, 16, 74, 24),
            (80, 38, 74, 50, 64, 54),
            (50, 58, 50, 58, 36, 54),
            (26, 50, 20, 38, 26, 24),
        ),
        i.c.black,
    )
    for k in range(6):
        upper = curve(
            (27 + k * 8, 21), (34.5 + k * 8, 21), (34 + k * 8, 35, 31 + k * 8, 37), (28 + k * 8, 35, 27 + k * 8, 21)
        )
        fill(p, upper, linear(0, 20, 0, 38, (0, lighter(i.bone, 0.4)), (1, darker(i.bone, 0.35))))
        lower = curve(
            (29 + k * 7.2, 56),
            (35.4 + k * 7.2, 56),
            (34.6 + k * 7.2, 44, 32 + k * 7.2, 42),
            (29.6 + k * 7.2, 44, 29 + k * 7.2, 56),
        )
        fill(p, lower, linear(0, 42, 0, 56, (0, darker(i.bone, 0.2)), (1, lighter(i.bone, 0.3))))
    waves(p, i, 88, 36, i.c.lime)


def fever_crown(p: QPainter, i: Inks) -> None:
    light(p, 50, 36, 44, i.c.ember, 0.4)
    spikes = [(14 + k * 8, 8 if k % 2 else 40) for k in range(10)]
    skin(p, i, polygon((12, 62), (12, 44), *spikes, (88, 44), (88, 62)), i.c.ember, 0.4)
    for k in range(5):
        x = 22 + k * 14
        fill(p, drop_path(x + (k % 2) * 2, 52, 4.6), lighter(i.c.lime, 0.4))
    for k in range(4):
        x = 22 + k * 18
        stroke(p, curve((x, 4), (x - 4, -2, x + 3, -6)), alpha(i.c.ember, 0.7), 1.6)


def weeping_port(p: QPainter, i: Inks) -> None:
    skin(p, i, curve((10, 10), (50, -4, 90, 10), (94, 60), (50, 74, 6, 60), closed=True))
    part(p, i, ellipse(50, 28, 19), i.metal)
    fill(p, ellipse(50, 28, 13), i.c.black)
    for k in range(4):
        stroke(p, curve((40, 22 + k * 4), (60, 22 + k * 4)), i.metal, 1.6)
    bolts(p, i, (35, 16), (65, 16), (35, 40), (65, 40), r=2)
    for x, y in ((44, 52), (50, 60), (57, 53)):
        fill(p, drop_path(x, y, 5), lighter(i.c.teal, 0.35))


def static_halo(p: QPainter, i: Inks) -> None:
    rnd = Random(5)
    light(p, 50, 36, 44, i.c.lime, 0.4)
    ball(p, 50, 40, 17, 19, mix(i.flesh, i.bone, 0.3), i.flesh_low)
    for ring in range(2):
        points = []
        for k in range(25):
            a, r = k * math.tau / 24, 25 + ring * 7 + rnd.uniform(-3.4, 3.4)
            points.append((50 + r * 1.2 * math.cos(a), 34 + r * 0.8 * math.sin(a)))
        stroke(p, curve(points[0], *points[1:]), i.c.night, 3.6)
        stroke(p, curve(points[0], *points[1:]), lighter(i.c.lime, 0.4 - 0.3 * ring), 1.5)
    for s in (-1, 1):
        stroke(p, curve((50 + s * 4, 38), (50 + s * 10, 38)), i.dark, 2)
    stroke(p, curve((44, 50), (50, 48, 56, 50)), i.dark, 1.6)


def rotting_lobe(p: QPainter, i: Inks) -> None:
    lobe = curve(
        (50, 12), (30, 2, 12, 18, 20, 34), (14, 52, 36, 62, 50, 54), (64, 62, 86, 52, 80, 34), (88, 18, 70, 2, 50, 12)
    )
    skin(p, i, lobe, i.c.violet, 0.45)
    for path in (
        curve((28, 20), (40, 22, 38, 34, 26, 38)),
        curve((72, 20), (60, 22, 62, 34, 74, 38)),
        curve((36, 46), (46, 40, 48, 30)),
        curve((64, 46), (54, 40, 52, 30)),
    ):
        stroke(p, path, alpha(i.dark, 0.6), 1.7)
    for x, y, r in ((34, 28, 8), (66, 42, 9), (58, 18, 5)):
        fill(
            p,
            ellipse(x, y, r, r * 0.8),
            radial(x, y, r, (0, i.c.black), (0.7, deep(i.c, i.c.violet, 0.7)), (1, alpha(i.c.violet, 0.1))),
        )
    for k in range(4):
        fill(p, drop_path(30 + k * 14, 64 - (k % 2) * 4, 3), deep(i.c, i.c.accent_fill, 0.3))


def jaw_blade(p: QPainter, i: Inks) -> None:
    jaw = curve((8, 22), (16, 50, 36, 60, 56, 56), (60, 46, 40, 44, 24, 18), closed=True)
    part(p, i, jaw, i.bone, i.bone_low)
    for k in range(5):
        tooth = polygon((26 + k * 7, 32 + k * 4), (32 + k * 7, 22 + k * 4), (34 + k * 7, 36 + k * 4))
        part(p, i, tooth, lighter(i.bone, 0.3), i.bone_low)
    part(p, i, curve((48, 58), (70, 58, 92, 40, 98, 10), (82, 32, 62, 40, 50, 44), closed=True), bright(i), i.metal_low)
    bolts(p, i, (52, 52), (20, 32), r=2.4)


def split_tongue(p: QPainter, i: Inks) -> None:
    skin(p, i, curve((10, 10), (50, -2, 90, 10), (80, 30, 50, 34), (20, 30, 10, 10), closed=True))
    fill(p, curve((22, 14), (50, 8, 78, 14), (66, 26, 50, 26), (34, 26, 22, 14), closed=True), i.c.black)
    for s in (-1, 1):
        fork = tapered(((50 + s * 2, 18), (50 + s * 4, 40), (50 + s * 24, 52), (50 + s * 30, 68)), 15, 3)
        part(p, i, fork, mix(i.blood, i.flesh, 0.45), deep(i.c, i.blood, 0.6))
    stroke(p, curve((50, 18), (50, 40)), deep(i.c, i.blood, 0.6), 1.6)
    for s in (-1, 1):
        part(p, i, polygon((50 + s * 20, 14), (50 + s * 15, 26), (50 + s * 12, 13)), i.bone, i.bone_low)


def hollow_cheek(p: QPainter, i: Inks) -> None:
    skin(
        p,
        i,
        curve((26, 2), (70, -4, 84, 20, 78, 40), (82, 48, 72, 52), (66, 70, 30, 74, 22, 54), (8, 40, 12, 10, 26, 2)),
        i.bone,
        0.4,
    )
    fill(p, ellipse(44, 42, 16, 18), radial(44, 42, 20, (0, i.c.black), (0.8, deep(i.c, i.blood, 0.7)), (1, i.flesh)))
    for k in range(5):
        part(p, i, rounded(QRectF(31 + k * 5.4, 36 + (k % 2), 4.6, 9), 1), i.bone, i.bone_low)
    fill(p, ellipse(56, 16, 7, 5), i.dark)
    fill(p, ellipse(56, 16, 2), i.c.lime)


def iron_uvula(p: QPainter, i: Inks) -> None:
    skin(p, i, curve((4, 12), (50, -10, 96, 12), (96, 56), (50, 80, 4, 56), closed=True), i.blood, 0.3)
    fill(p, curve((14, 18), (50, 0, 86, 18), (86, 50), (50, 68, 14, 50), closed=True), i.c.black)
    limb(p, curve((50, 4), (50, 34)), 6, i.metal, i.c.night, lighter(i.bone, 0.5))
    part(p, i, curve((50, 26), (36, 34, 38, 56, 50, 58), (62, 56, 64, 34, 50, 26)), i.metal)
    bolts(p, i, (50, 46), (50, 12), r=3)
    for k in range(6):
        part(p, i, polygon((22 + k * 10, 15), (30 + k * 10, 15), (26 + k * 10, 25)), i.bone, i.bone_low)


def gas_sac(p: QPainter, i: Inks) -> None:
    light(p, 50, 38, 40, i.c.lime, 0.35)
    sac_path = curve((50, 8), (20, 4, 10, 30, 16, 44), (24, 70, 76, 70, 84, 44), (90, 30, 80, 4, 50, 8))
    tone = mix(i.c.lime, i.flesh, 0.5)
    fill(p, sac_path, radial(38, 26, 58, (0, lighter(tone, 0.5)), (0.5, tone), (1, deep(i.c, tone, 0.7))))
    stroke(p, sac_path, i.c.night, 1.4)
    for path in (
        curve((20, 30), (40, 40, 46, 60)),
        curve((80, 26), (62, 36, 60, 58)),
        curve((40, 12), (44, 26, 34, 40)),
    ):
        stroke(p, path, alpha(i.blood, 0.5), 1.3)
    fill(p, ellipse(36, 24, 9, 6), alpha(i.c.white, 0.55))
    limb(p, curve((50, 10), (50, 0)), 8, mix(i.flesh, i.blood, 0.3), i.c.night)


def twitch_nerve(p: QPainter, i: Inks) -> None:
    eyeball(p, i, 66, 30, 17, i.c.teal)
    nerve = curve((50, 34), (34, 40, 42, 54, 26, 54), (10, 54, 14, 66))
    limb(p, nerve, 5, mix(i.flesh, i.blood, 0.4), i.c.night, i.c.lime)
    for k in range(3):
        zig = curve(
            (20 + k * 12, 8 + k * 3), (28 + k * 12, 14 + k * 3), (22 + k * 12, 20 + k * 3), (30 + k * 12, 28 + k * 3)
        )
        stroke(p, zig, i.c.lime, 1.7)
    waves(p, i, 86, 30, i.bone, 2)


def glass_eye(p: QPainter, i: Inks) -> None:
    ball(p, 50, 36, 28, 28, lighter(i.bone, 0.4), darker(i.bone, 0.55))
    fill(
        p,
        ellipse(52, 36, 15),
        radial(
            49,
            32,
            20,
            (0, lighter(i.c.lime, 0.3)),
            (0.5, deep(i.c, i.c.accent_fill, 0.2)),
            (1, deep(i.c, i.c.accent_fill, 0.8)),
        ),
    )
    fill(p, ellipse(52, 36, 6.5), i.c.black)
    fill(p, ellipse(45, 28, 5), alpha(i.c.white, 0.9))
    crack = curve((72, 18), (62, 26), (66, 34), (58, 44), (64, 56))
    stroke(p, crack, i.dark, 2)
    stroke(p, crack.translated(1, 0.6), alpha(i.c.white, 0.7), 0.8)
    stroke(p, ellipse(50, 36, 28), i.c.night, 1.4)


def corpse_breath(p: QPainter, i: Inks) -> None:
    skin(
        p,
        i,
        curve((4, 20), (20, 8, 38, 14, 44, 24), (46, 34, 46, 40, 44, 48), (36, 62, 16, 62, 4, 54), closed=True),
        i.c.accent_fill,
        0.25,
    )
    fill(p, ellipse(34, 36, 11, 13), i.c.black)
    for k in range(3):
        cloud = curve(
            (42, 28 + k * 8), (58, 14 + k * 12, 66, 44 + k * 4, 80, 26 + k * 12), (90, 20 + k * 12, 96, 30 + k * 10)
        )
        stroke(p, cloud, deep(i.c, i.c.accent_fill, 0.3), 5 - k)
        stroke(p, cloud, alpha(i.c.lime, 0.6), 1.8)
    for x, y in ((70, 14), (88, 48), (62, 60)):
        fill(p, ellipse(x, y, 1.6, 1.2), i.c.black)
        stroke(p, curve((x - 3, y - 2), (x, y), (x + 3, y - 2)), i.c.black, 0.9)


def spit_gland(p: QPainter, i: Inks) -> None:
    skin(
        p,
        i,
        curve((10, 28), (14, 8, 44, 8, 48, 26), (64, 28, 66, 42, 48, 46), (42, 64, 12, 62, 10, 44), closed=True),
        i.c.accent_fill,
        0.35,
    )
    fill(
        p,
        ellipse(28, 36, 11, 13),
        radial(25, 30, 16, (0, lighter(i.c.lime, 0.4)), (1, deep(i.c, i.c.accent_fill, 0.5))),
    )
    for k, (x, y) in enumerate(((66, 36), (78, 32), (90, 26), (80, 42), (92, 46))):
        p.save()
        p.translate(x, y)
        p.rotate(74)
        fill(p, drop_path(0, 0, 5.4 - 0.4 * k), i.c.lime)
        p.restore()
    light(p, 80, 36, 24, i.c.lime, 0.4)


def tumour_choir(p: QPainter, i: Inks) -> None:
    for k, (x, y, r) in enumerate(((34, 40, 21), (66, 34, 19), (50, 56, 15), (20, 20, 11), (80, 58, 11))):
        ball(p, x, y, r, r, mix(lighter(i.flesh, 0.15), i.c.violet, 0.15 * (k % 2)), i.flesh_low)
        stroke(p, ellipse(x, y, r), i.c.night, 1.2)
        fill(p, ellipse(x, y + r * 0.3, r * 0.26, r * 0.36), i.c.black)
        for s in (-1, 1):
            stroke(
                p,
                curve(
                    (x + s * r * 0.16, y - r * 0.26), (x + s * r * 0.36, y - r * 0.12, x + s * r * 0.54, y - r * 0.28)
                ),
                i.dark,
                1.3,
            )
    for k in range(2):
        stroke(p, curve((88 + k * 5, 10), (92 + k * 5, 18, 88 + k * 5, 26)), i.bone, 1.5)


HEAD = {
    "M01": second_eyelid,
    "M02": cataract_bloom,
    "M03": antenna_scalp,
    "M04": soft_skull,
    "M05": dull_gland,
    "M06": listening_teeth,
    "M07": fever_crown,
    "M08": weeping_port,
    "M09": static_halo,
    "M10": rotting_lobe,
    "M11": jaw_blade,
    "M12": split_tongue,
    "M13": hollow_cheek,
    "M14": iron_uvula,
    "M15": gas_sac,
    "M16": twitch_nerve,
    "M17": glass_eye,
    "M18": corpse_breath,
    "M19": spit_gland,
    "M20": tumour_choir,
}
