"""Consumables, helmets and body armour, each on a field of 100 by 70 units."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.anatomy import bell, bolts
from arcology.ui.art.cyberflesh.inks import Inks, deep
from arcology.ui.art.cyberflesh.shapes import ball, curve, drop_path, form, light, limb, mirrored, rivet
from arcology.ui.art.cyberflesh.weapons import bright, part
from arcology.ui.art.paint import ellipse, fill, linear, placed, polygon, radial, rounded, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix


def coagulant_ampoule(p: QPainter, i: Inks) -> None:
    with placed(p, 50, 35, turn=18), placed(p, -50, -35):
        glass = curve(
            (46, 6),
            (46, 20),
            (38, 24, 38, 30),
            (38, 62),
            (38, 68, 62, 68, 62, 62),
            (62, 30),
            (62, 24, 54, 20, 54, 6),
            closed=True,
        )
        part(p, i, glass, mix(i.c.white, i.c.teal, 0.3), deep(i.c, i.c.teal, 0.6))
        fill(p, rounded(QRectF(40, 36, 20, 28), 6), linear(0, 36, 0, 64, (0, i.c.damage), (1, deep(i.c, i.blood, 0.6))))
        fill(p, rounded(QRectF(43, 30, 4, 30), 2), alpha(i.c.white, 0.5))
        fill(p, rounded(QRectF(44, 2, 12, 8), 2), mix(i.c.seat_1, i.metal, 0.3))


def marrow_broth(p: QPainter, i: Inks) -> None:
    part(p, i, curve((18, 34), (82, 34), (80, 62, 62, 66), (38, 66), (20, 62, 18, 34), closed=True), i.metal)
    fill(p, ellipse(50, 34, 31, 8), mix(i.c.seat_1, i.c.wood, 0.5))
    fill(p, ellipse(50, 34, 27, 6), lighter(i.c.seat_1, 0.2))
    limb(p, curve((44, 36), (66, 6)), 6, i.bone, i.c.night, lighter(i.bone, 0.5))
    for dx, dy in ((64, 4), (70, 8)):
        ball(p, dx, dy, 4.4, 4.4, lighter(i.bone, 0.2), i.bone_low)
    for k in range(3):
        stroke(
            p,
            curve((28 + k * 10, 24), (24 + k * 10, 14, 32 + k * 9, 10), (36 + k * 8, 4, 30 + k * 9, -2)),
            alpha(i.bone, 0.45),
            1.8,
        )


def charcoal_lymph(p: QPainter, i: Inks) -> None:
    flask = curve((40, 6), (40, 22), (24, 34, 24, 50), (24, 66, 76, 66, 76, 50), (76, 34, 60, 22, 60, 6), closed=True)
    part(p, i, flask, mix(i.c.white, i.metal, 0.4), deep(i.c, i.metal, 0.6))
    liquid = curve((27, 46), (40, 42, 60, 50, 73, 45), (76, 64, 24, 66, 27, 46), closed=True)
    fill(p, liquid, linear(0, 44, 0, 64, (0, i.c.steel_dark), (1, i.c.black)))
    for x, y, r in ((40, 54, 2.6), (54, 58, 2), (62, 52, 1.6)):
        fill(p, ellipse(x, y, r), alpha(i.c.violet, 0.7))
    fill(p, rounded(QRectF(38, 2, 24, 7), 2), i.c.wood)
    fill(p, ellipse(36, 44, 3, 8), alpha(i.c.white, 0.45))


def purge_leech(p: QPainter, i: Inks) -> None:
    green = mix(i.c.accent_fill, i.c.night, 0.4)
    leech = curve(
        (14, 50),
        (20, 16, 44, 14, 56, 28),
        (66, 40, 76, 36, 84, 22),
        (94, 30, 84, 58, 64, 58),
        (46, 58, 40, 40, 32, 46),
        (26, 52, 26, 62, 18, 62),
        (10, 62, 12, 54, 14, 50),
    )
    form(p, leech, green, deep(i.c, green, 0.75), i.c.lime, (1, -1), i.c.night)
    for k in range(6):
        top = 30 - k * 2 if k < 3 else 22 + k * 4
        stroke(p, curve((26 + k * 9, top), (30 + k * 9, 40, 26 + k * 9, 50)), alpha(i.c.night, 0.6), 1.5)
    ball(p, 83, 27, 4.4, 4.4, i.c.damage, deep(i.c, i.blood, 0.6))


def nail_grenade(p: QPainter, i: Inks) -> None:
    for k in range(14):
        a = k * 0.449
        nail = curve((50 + 15 * math.cos(a), 40 + 15 * math.sin(a)), (50 + 29 * math.cos(a), 40 + 29 * math.sin(a)))
        stroke(p, nail, i.c.night, 4)
        stroke(p, nail, bright(i), 2.2)
    part(p, i, ellipse(50, 40, 19), mix(i.c.wood, i.metal, 0.4), i.c.steel_deep)
    part(p, i, rounded(QRectF(44, 12, 12, 11), 2), i.rust)
    stroke(p, ellipse(63, 13, 6), bright(i), 2)


def caustic_jar(p: QPainter, i: Inks) -> None:
    part(p, i, rounded(QRectF(28, 14, 44, 50), 9), mix(i.c.white, i.c.lime, 0.4), deep(i.c, i.c.lime, 0.6))
    light(p, 50, 44, 34, i.c.lime, 0.5)
    acid = curve((31, 34), (42, 28, 56, 40, 69, 32), (69, 58), (64, 62, 36, 62, 31, 58), closed=True)
    fill(p, acid, linear(0, 30, 0, 62, (0, i.c.lime), (1, deep(i.c, i.c.accent_fill, 0.5))))
    for x, y, r in ((40, 48, 4), (56, 44, 3), (50, 56, 3.4), (62, 54, 2)):
        stroke(p, ellipse(x, y, r), alpha(i.c.white, 0.7), 1.1)
    part(p, i, rounded(QRectF(26, 6, 48, 10), 3), i.metal)
    for k in range(3):
        fill(p, drop_path(30 + k * 20, 66 - (k % 2) * 3, 3.4), i.c.lime)


def focus_drops(p: QPainter, i: Inks) -> None:
    part(p, i, rounded(QRectF(43, 2, 14, 20), 6), i.rust)
    part(
        p,
        i,
        polygon((44, 22), (56, 22), (56, 40), (51.5, 50), (48.5, 50), (44, 40)),
        mix(i.c.white, i.c.teal, 0.3),
        deep(i.c, i.c.teal, 0.4),
    )
    fill(p, polygon((45.5, 32), (54.5, 32), (54.5, 40), (51, 48), (49, 48), (45.5, 40)), i.c.teal)
    light(p, 50, 60, 20, i.c.teal, 0.7)
    fill(p, drop_path(50, 61, 8), linear(46, 53, 55, 68, (0, lighter(i.c.teal, 0.7)), (1, i.c.teal)))
    stroke(p, ellipse(50, 61, 14), alpha(lighter(i.c.teal, 0.4), 0.7), 1.2, dash=(3, 3))
    fill(p, rounded(QRectF(46, 24, 2.4, 14), 1), alpha(i.c.white, 0.6))


def mute_whistle(p: QPainter, i: Inks) -> None:
    part(
        p,
        i,
        curve((12, 22), (60, 20), (88, 20, 92, 56, 66, 58), (46, 58, 44, 44, 48, 38), (12, 36), closed=True),
        mix(i.c.seat_1, i.metal, 0.4),
        i.c.wood_dark,
    )
    fill(p, rounded(QRectF(46, 22, 12, 8), 2), i.dark)
    part(p, i, ellipse(67, 40, 10), i.bone, i.bone_low)
    stroke(p, curve((59, 34), (75, 46)), i.blood, 3)
    stroke(p, ellipse(86, 22, 6), bright(i), 2)
    for k in range(3):
        wave = curve((22 - k * 6, 6 + k * 2), (30 - k * 4, 10))
        stroke(p, wave, alpha(i.bone, 0.5), 1.6)
    stroke(p, curve((4, 4), (34, 16)), i.blood, 2.4)


def echo_lens(p: QPainter, i: Inks) -> None:
    for k in range(4):
        stroke(p, ellipse(48, 32, 26 + k * 7), alpha(lighter(i.c.teal, 0.3), 0.4 - 0.09 * k), 1.5)
    limb(p, curve((66, 50), (86, 66)), 6, i.c.wood, i.c.night, lighter(i.bone, 0.4))
    part(p, i, ellipse(48, 32, 25).subtracted(ellipse(48, 32, 19)), mix(i.c.seat_1, i.metal, 0.4), i.c.wood_dark)
    glass = ((0, lighter(i.c.teal, 0.75)), (0.5, alpha(i.c.teal, 0.8)), (1, deep(i.c, i.c.teal, 0.7)))
    fill(p, ellipse(48, 32, 19), radial(42, 26, 26, *glass))
    stroke(p, curve((36, 32), (48, 22, 60, 32), (48, 42, 36, 32)), i.dark, 1.8)
    fill(p, ellipse(48, 32, 4), i.dark)
    fill(p, ellipse(40, 24, 4, 2.4), alpha(i.c.white, 0.8))


def smuggled_heart(p: QPainter, i: Inks) -> None:
    cloth = curve((12, 34), (30, 20, 50, 24), (72, 18, 90, 36), (84, 64, 50, 68), (18, 64, 12, 34), closed=True)
    part(p, i, cloth, mix(i.c.wood, i.bone, 0.35), i.c.wood_dark)
    heart = curve(
        (50, 62),
        (24, 46, 26, 20, 44, 22),
        (50, 24, 50, 28),
        (52, 20, 76, 20, 74, 38),
        (72, 50, 60, 56, 50, 62),
        closed=True,
    )
    light(p, 50, 40, 34, i.c.damage, 0.4)
    part(p, i, heart, lighter(i.blood, 0.2), deep(i.c, i.blood, 0.65))
    for path in (curve((50, 26), (46, 12, 38, 8)), curve((54, 24), (58, 10, 68, 6)), curve((46, 24), (40, 14, 30, 16))):
        limb(p, path, 4, mix(i.blood, i.flesh, 0.4), i.c.night)
    stroke(p, curve((40, 32), (48, 44, 44, 56)), alpha(i.c.white, 0.4), 1.4)
    stroke(p, curve((16, 46), (40, 60, 84, 50)), i.bone, 1.4, dash=(3, 2))


def courier_hood(p: QPainter, i: Inks) -> None:
    green = mix(i.c.teal, i.c.steel, 0.55)
    part(
        p,
        i,
        curve(
            (50, 4), (22, 6, 16, 40, 20, 64), (34, 68, 40, 60, 50, 60), (60, 60, 66, 68, 80, 64), (84, 40, 78, 6, 50, 4)
        ),
        green,
    )
    fill(p, curve((50, 20), (34, 22, 32, 42, 35, 56), (45, 52, 55, 52, 65, 56), (68, 42, 66, 22, 50, 20)), i.c.black)
    part(p, i, polygon((44, 58), (56, 58), (53, 68), (47, 68)), i.c.seat_1)


def rebar_halo(p: QPainter, i: Inks) -> None:
    for k in range(12):
        a = k * math.pi / 6
        reach = 34 if k % 2 else 28
        rod = curve(
            (50 + 20 * math.cos(a), 36 + 20 * math.sin(a)), (50 + reach * math.cos(a), 36 + reach * math.sin(a))
        )
        limb(p, rod, 2.6, mix(i.rust, i.bone, 0.3), i.c.night)
    part(p, i, ellipse(50, 36, 23).subtracted(ellipse(50, 36, 16)), mix(i.rust, i.bone, 0.35))
    bolts(p, i, *((50 + 19.5 * math.cos(k * 1.05), 36 + 19.5 * math.sin(k * 1.05)) for k in range(6)), r=1.8)


def gauze_mask(p: QPainter, i: Inks) -> None:
    part(
        p,
        i,
        curve((18, 22), (50, 12, 82, 22), (80, 44, 66, 54), (50, 62, 34, 54), (20, 44, 18, 22), closed=True),
        lighter(i.bone, 0.15),
        i.bone_low,
    )
    for k in range(5):
        stroke(p, curve((20 + k * 2, 24 + k * 7), (50, 18 + k * 8, 80 - k * 2, 24 + k * 7)), alpha(i.dark, 0.4), 1.2)
    for s in (-1, 1):
        stroke(p, curve((50 + s * 32, 24), (50 + s * 46, 16, 50 + s * 44, 4)), i.bone, 2)
        part(p, i, ellipse(50 + s * 16, 50, 10), i.metal)
        for k in range(3):
            fill(p, ellipse(50 + s * 16 - 4 + k * 4, 50, 1.3), i.dark)


def lens_cage(p: QPainter, i: Inks) -> None:
    for k in range(5):
        stroke(p, curve((30 + k * 10, 6), (22 + k * 14, 34, 30 + k * 10, 64)), i.c.night, 5)
        stroke(p, curve((30 + k * 10, 6), (22 + k * 14, 34, 30 + k * 10, 64)), i.metal, 2.8)
    for y in (14, 56):
        stroke(p, curve((24, y), (50, y + 6, 76, y)), i.metal, 4)
    for x, r in ((38, 10), (63, 13)):
        part(p, i, ellipse(x, 34, r), mix(i.c.seat_1, i.metal, 0.4), i.c.wood_dark)
        fill(
            p,
            ellipse(x, 34, r * 0.74),
            radial(
                x - 3, 30, r, (0, lighter(i.c.lime, 0.6)), (0.5, i.c.accent_fill), (1, deep(i.c, i.c.accent_fill, 0.8))
            ),
        )
        fill(p, ellipse(x, 34, r * 0.2), i.dark)


def bell_helm(p: QPainter, i: Inks) -> None:
    bell(p, i, 50, 8, 1.26)
    slit = rounded(QRectF(36, 38, 28, 6), 3)
    fill(p, slit, i.dark)
    for x in (43, 57):
        fill(p, ellipse(x, 41, 2), i.hot)
    part(p, i, rounded(QRectF(46, 2, 8, 8), 2), i.c.seat_1)


def thought_crown(p: QPainter, i: Inks) -> None:
    light(p, 50, 30, 40, i.c.violet, 0.5)
    brain = curve(
        (50, 12), (34, 4, 20, 18, 26, 32), (24, 44, 40, 50, 50, 44), (60, 50, 76, 44, 74, 32), (80, 18, 66, 4, 50, 12)
    )
    part(p, i, brain, mix(i.flesh, i.c.violet, 0.35), deep(i.c, i.c.violet, 0.6))
    for s in (-1, 1):
        fold = curve((50 + s * 4, 18), (50 + s * 16, 14, 50 + s * 14, 26), (50 + s * 8, 32, 50 + s * 20, 38))
        stroke(p, fold, alpha(i.dark, 0.6), 1.6)
    stroke(p, curve((50, 13), (50, 44)), alpha(i.dark, 0.6), 1.6)
    band = polygon(
        (18, 46), (24, 30), (34, 44), (42, 30), (50, 44), (58, 30), (66, 44), (76, 30), (82, 46), (78, 64), (22, 64)
    )
    part(p, i, band, mix(i.c.seat_1, i.metal, 0.3), i.c.wood_dark)
    for k in range(5):
        fill(p, ellipse(30 + k * 10, 56, 2.6), lighter(i.c.violet, 0.4))


def patch_coat(p: QPainter, i: Inks) -> None:
    coat = curve(
        (34, 6),
        (18, 12, 10, 30, 8, 52),
        (20, 58),
        (26, 40),
        (26, 68),
        (74, 68),
        (74, 40),
        (80, 58),
        (92, 52),
        (90, 30, 82, 12, 66, 6),
        (58, 14, 42, 14, 34, 6),
    )
    part(p, i, coat, i.c.wood, i.c.wood_dark)
    stroke(p, curve((50, 14), (50, 68)), i.dark, 2)
    for x, y in ((32, 28), (56, 40), (34, 50), (60, 20)):
        patch = rounded(QRectF(x, y, 13, 11), 1.5)
        fill(p, patch, i.rust)
        stroke(p, patch, i.bone, 1, dash=(2, 2))


def scab_plate(p: QPainter, i: Inks) -> None:
    part(
        p,
        i,
        curve((30, 6), (20, 20, 18, 46, 32, 66), (50, 70, 68, 66), (82, 46, 80, 20, 70, 6), (60, 14, 40, 14, 30, 6)),
        mix(i.rust, i.blood, 0.4),
        deep(i.c, i.blood, 0.75),
    )
    for k in range(4):
        stroke(p, curve((25, 20 + k * 12), (50, 32 + k * 12, 75, 20 + k * 12)), i.dark, 2.4)
        stroke(p, curve((26, 22 + k * 12), (50, 34 + k * 12, 74, 22 + k * 12)), alpha(lighter(i.flesh, 0.3), 0.6), 1)
    for x, y in ((34, 32), (62, 26), (50, 50), (68, 48)):
        fill(p, ellipse(x, y, 3.6, 2.8), deep(i.c, i.blood, 0.5))


def boiler_vest(p: QPainter, i: Inks) -> None:
    part(p, i, rounded(QRectF(22, 8, 56, 56), 12), i.metal)
    for s in (-1, 1):
        part(p, i, rounded(QRectF(50 + s * 22 - 7, 2, 14, 18), 3), darker(i.c.wood, 0.2), i.c.wood_dark)
    for y in (20, 54):
        stroke(p, curve((22, y), (78, y)), i.dark, 2.4)
        bolts(p, i, *((28 + k * 11, y) for k in range(5)), r=1.8)
    part(p, i, ellipse(50, 37, 13), mix(i.c.seat_1, i.metal, 0.4), i.c.wood_dark)
    fill(p, ellipse(50, 37, 10), i.bone)
    for k in range(7):
        a = math.pi * (0.8 + k * 0.233)
        stroke(
            p,
            curve((50 + 7 * math.cos(a), 37 + 7 * math.sin(a)), (50 + 9 * math.cos(a), 37 + 9 * math.sin(a))),
            i.dark,
            1,
        )
    stroke(p, curve((50, 37), (56, 31)), i.blood, 2)
    rivet(p, i.c, 50, 37, 2)


def wax_shroud(p: QPainter, i: Inks) -> None:
    shroud = curve(
        (50, 4),
        (26, 8, 22, 34, 18, 62),
        (24, 70, 30, 58),
        (36, 72, 44, 60),
        (50, 74, 58, 60),
        (64, 72, 70, 58),
        (76, 70, 82, 62),
        (78, 34, 74, 8, 50, 4),
    )
    part(p, i, shroud, lighter(i.c.parchment, 0.3), deep(i.c, i.c.parchment, 0.55))
    for k in range(6):
        stroke(p, curve((36 + k * 6, 24), (32 + k * 7, 42, 28 + k * 9, 58)), alpha(i.dark, 0.25), 1.6)
    fill(p, ellipse(50, 20, 9, 11), alpha(i.c.wood_dark, 0.75))
    seal = ellipse(50, 42, 7)
    part(p, i, seal, i.blood, deep(i.c, i.blood, 0.6))


def piston_harness(p: QPainter, i: Inks) -> None:
    strap = curve((30, 4), (44, 36), (30, 68))
    for path in (strap, mirrored(strap, 50)):
        stroke(p, path, i.c.night, 9)
        stroke(p, path, i.c.wood, 6.4)
    part(p, i, rounded(QRectF(36, 26, 28, 20), 4), i.metal)
    for s in (-1, 1):
        x = 50 + s * 30
        part(p, i, rounded(QRectF(x - 7, 10, 14, 30), 4), i.metal)
        part(p, i, rounded(QRectF(x - 3.4, 38, 6.8, 26), 2), bright(i), i.metal_low)
        part(p, i, ellipse(x, 64, 6), i.rust)
        stroke(p, curve((x - 7, 20), (x + 7, 20)), i.rust, 3)
    bolts(p, i, (41, 31), (59, 31), (41, 41), (59, 41))
    light(p, 50, 36, 16, i.c.ember, 0.3)


SUPPLIES = {
    "L01": coagulant_ampoule,
    "L02": marrow_broth,
    "L03": charcoal_lymph,
    "L04": purge_leech,
    "L05": nail_grenade,
    "L06": caustic_jar,
    "L07": focus_drops,
    "L08": mute_whistle,
    "L09": echo_lens,
    "L10": smuggled_heart,
    "L28": courier_hood,
    "L29": rebar_halo,
    "L30": gauze_mask,
    "L31": lens_cage,
    "L32": bell_helm,
    "L33": thought_crown,
    "L34": patch_coat,
    "L35": scab_plate,
    "L36": boiler_vest,
    "L37": wax_shroud,
    "L38": piston_harness,
}
