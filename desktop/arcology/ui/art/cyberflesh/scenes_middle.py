"""Illustrations of the events 11 to 20."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.anatomy import bolts, claw, face, glare, skull
from arcology.ui.art.cyberflesh.inks import Inks, deep
from arcology.ui.art.cyberflesh.shapes import ball, curve, drop_path, form, light, limb, tapered, teeth
from arcology.ui.art.paint import ellipse, fill, linear, polygon, radial, rounded, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix


def wet_archive(p: QPainter, i: Inks) -> None:
    """Soaked drawers; the ink has grown legs."""
    rnd = Random(4)
    for row in range(6):
        for k in range(5):
            x, y = 6.0 + k * 30, -32.0 + row * 24
            out = (row * 3 + k * 5) % 7 == 0
            drawer = QRectF(x + (4 if out else 0), y + (3 if out else 0), 28, 22)
            form(
                p,
                rounded(drawer, 2),
                lighter(i.c.wood, 0.1 if out else 0),
                i.c.wood_dark,
                i.rim if out else None,
                outline=i.c.black,
            )
            fill(p, rounded(QRectF(drawer.x() + 8, drawer.y() + 4, 12, 6), 1), i.bone)
            ball(p, drawer.x() + 14, drawer.y() + 15, 2.4, 2.4, i.c.seat_1, i.c.wood_dark)
            if out:
                paper = polygon(
                    (drawer.x() + 4, drawer.y() - 6),
                    (drawer.x() + 24, drawer.y() - 9),
                    (drawer.x() + 23, drawer.y() + 2),
                    (drawer.x() + 5, drawer.y() + 3),
                )
                form(p, paper, lighter(i.bone, 0.3), i.bone_low, None, outline=i.c.black)
    water = polygon((-90, 104), (250, 104), (250, 170), (-90, 170))
    fill(p, water, linear(0, 104, 0, 140, (0, alpha(mix(i.light, i.c.teal, 0.5), 0.6)), (1, i.c.black)))
    for k in range(7):
        stroke(
            p,
            curve((k * 28 - 20, 110 + (k % 3) * 5), (k * 28, 106 + (k % 3) * 5, k * 28 + 20, 110 + (k % 3) * 5)),
            alpha(i.rim, 0.4),
            1.3,
        )
    for _ in range(17):
        x, y, a = rnd.uniform(4, 156), rnd.uniform(-20, 112), rnd.uniform(0, 6.28)
        for s in (-1, 1):
            for n in range(3):
                leg = a + s * (0.8 + n * 0.5)
                stroke(p, curve((x, y), (x + 7 * math.cos(leg), y + 7 * math.sin(leg))), i.c.black, 1.1)
        fill(p, ellipse(x, y, 4, 3), i.c.black)
        fill(p, ellipse(x - 1, y - 1, 0.9), i.rim)


def tooth_lottery(p: QPainter, i: Inks) -> None:
    """A drum of molars with a lever; everyone wins."""
    cabinet = polygon((30, -24), (130, -24), (140, 120), (20, 120))
    form(p, cabinet, deep(i.c, i.blood, 0.25), deep(i.c, i.blood, 0.85), i.rim, (2, -1.4), i.c.black)
    for k in range(13):
        a = k * math.tau / 13
        bulb = ellipse(80 + 47 * math.cos(a), 36 + 44 * math.sin(a), 3.4)
        glare(p, i, bulb, i.c.seat_1 if k % 2 else i.light)
    drum = ellipse(80, 36, 39, 37)
    fill(p, drum, radial(72, 26, 46, (0, deep(i.c, i.light, 0.5)), (1, i.c.black)))
    rnd = Random(6)
    for _ in range(40):
        a, r = rnd.uniform(0, math.tau), 33 * rnd.random() ** 0.5
        x, y = 80 + r * math.cos(a), 38 + r * 0.94 * math.sin(a)
        crown = curve(
            (x - 5, y - 4),
            (x, y - 7, x + 5, y - 4),
            (x + 5, y + 1),
            (x + 3, y + 7),
            (x, y + 2),
            (x - 3, y + 7),
            (x - 5, y + 1),
            closed=True,
        )
        form(p, crown, lighter(i.bone, 0.35), i.bone_low, None, outline=i.c.black)
    stroke(p, drum, i.c.black, 6)
    stroke(p, drum, mix(i.c.seat_1, i.metal, 0.4), 3.4)
    fill(p, ellipse(66, 18, 10, 5), alpha(i.c.white, 0.3))
    slot = rounded(QRectF(56, 88, 48, 16), 6)
    fill(p, slot, i.c.black)
    teeth(p, i.c, 58, 89, 44, 8, 7, 3)
    teeth(p, i.c, 58, 103, 44, 8, 6, 5, up=True)
    limb(p, curve((132, 64), (148, 56), (150, 20)), 6, i.metal, i.c.black, i.rim)
    ball(p, 150, 16, 9, 9, i.c.damage, deep(i.c, i.blood, 0.6))


def choir_duct(p: QPainter, i: Inks) -> None:
    """Wind in a shaft that sings."""
    for k in range(9):
        r = 96 - 10 * k
        ring = ellipse(80, 44, r, r * 0.86)
        fill(p, ring, mix(mix(i.metal, i.wall, 0.5), i.c.black, 0.2 + 0.08 * k))
        stroke(p, ring, i.c.black, 3)
        stroke(p, ring.translated(-0.8, -1), alpha(i.rim, 0.28), 1.1)
    light(p, 80, 44, 40, i.light, 0.8)
    for k in range(12):
        a = k * math.tau / 12
        face(p, i, 80 + 54 * math.cos(a), 44 + 46 * math.sin(a), 0.62)
        fill(p, ellipse(80 + 54 * math.cos(a), 50 + 46 * math.sin(a), 2, 3), i.c.black)
    for k in range(6):
        a = k * 1.05
        swirl = curve(
            (80 + 80 * math.cos(a), 44 + 70 * math.sin(a)),
            (
                80 + 50 * math.cos(a + 0.9),
                44 + 44 * math.sin(a + 0.9),
                80 + 10 * math.cos(a + 1.8),
                44 + 9 * math.sin(a + 1.8),
            ),
        )
        stroke(p, swirl, alpha(lighter(i.rim, 0.4), 0.6), 2)
    for k, (x, y) in enumerate(((40, 96), (62, 108), (108, 100), (124, 116))):
        leaf = curve((x, y), (x + 8, y - 7, x + 14, y), (x + 7, y + 5, x, y))
        fill(p, leaf, mix(i.bone, i.light, 0.2 * k))


def ambush_at_the_drain(p: QPainter, i: Inks) -> None:
    """The grate lifts, and then what is beneath lifts the grate off."""
    hole = ellipse(80, 104, 66, 24)
    fill(p, hole, radial(80, 108, 66, (0, deep(i.c, i.light, 0.3)), (0.6, i.c.black), (1, i.c.black)))
    stroke(p, hole, i.metal, 5)
    for s in (-1, 1):
        arm = tapered(((80 + s * 26, 116), (80 + s * 56, 70), (80 + s * 40, 26)), 24, 15)
        form(p, arm, i.flesh, i.flesh_low, i.rim, outline=i.c.black)
        for k in range(4):
            limb(
                p,
                curve((80 + s * 40, 26), (80 + s * (30 + k * 9), 10 + k * 2, 80 + s * (28 + k * 10), 18)),
                5,
                i.flesh,
                i.flesh_low,
            )
    head = curve((80, 56), (56, 58, 52, 92, 60, 112), (80, 122, 100, 112), (108, 92, 104, 58, 80, 56))
    form(p, head, i.flesh, i.flesh_low, i.rim, (1.8, -1.3), i.c.black)
    for x, y, r in ((70.0, 76, 4.4), (90, 76, 4.4), (80, 68, 3), (64, 86, 2.6), (96, 86, 2.6)):
        glare(p, i, ellipse(x, y, r), i.light)
    fill(p, curve((64, 94), (80, 88, 96, 94), (92, 112, 80, 114), (68, 112, 64, 94)), i.c.black)
    teeth(p, i.c, 65, 93, 30, 7, 9, 4)
    grate = ellipse(80, 6, 60, 17)
    stroke(p, grate, i.c.black, 9)
    stroke(p, grate, lighter(i.metal, 0.1), 5.4)
    for k in range(9):
        x = 30 + k * 12.5
        h = 17 * math.sqrt(max(0.0, 1 - ((x - 80) / 60) ** 2))
        stroke(p, curve((x, 6 - h), (x, 6 + h)), i.c.black, 5)
        stroke(p, curve((x, 6 - h), (x, 6 + h)), i.metal, 3)
    for x, y in ((20, 40), (138, 44), (28, 66), (130, 72)):
        fill(p, drop_path(x, y, 4), alpha(i.rim, 0.8))


def graft_clinic(p: QPainter, i: Inks) -> None:
    """Spare parts under glass, with names that are nearly yours."""
    lamp = curve((52, -34), (80, -40, 108, -34), (98, -14, 62, -14), closed=True)
    form(p, lamp, i.metal, i.metal_low, i.rim, outline=i.c.black)
    beam = polygon((64, -14), (96, -14), (150, 118), (10, 118))
    fill(p, beam, linear(0, -14, 0, 118, (0, alpha(lighter(i.light, 0.5), 0.4)), (1, alpha(i.light, 0))))
    for k, x in enumerate((30.0, 80.0, 130.0)):
        dome = curve((x - 20, 78), (x - 20, 26, x + 20, 26, x + 20, 78), closed=True)
        fill(
            p,
            dome,
            linear(
                x - 20, 0, x + 20, 0, (0, alpha(i.light, 0.5)), (0.3, alpha(i.c.white, 0.25)), (1, alpha(i.light, 0.4))
            ),
        )
        if k == 0:
            claw(p, i, x, 62, 90, 19, 5)
        elif k == 1:
            ball(p, x, 58, 13, 13, lighter(i.bone, 0.5), darker(i.bone, 0.4))
            glare(p, i, ellipse(x, 58, 6), i.light)
            fill(p, ellipse(x, 58, 2.6), i.c.black)
        else:
            heart = curve(
                (x, 74),
                (x - 18, 60, x - 14, 42, x - 3, 48),
                (x, 50),
                (x + 4, 40, x + 18, 50, x + 12, 62),
                (x + 8, 68, x, 74),
            )
            form(p, heart, i.blood, deep(i.c, i.blood, 0.7), i.rim, outline=i.c.black)
        stroke(p, dome, alpha(i.c.white, 0.7), 1.4)
        label = rounded(QRectF(x - 14, 86, 28, 11), 1.5)
        fill(p, label, lighter(i.bone, 0.2))
        for n in range(2):
            stroke(p, curve((x - 10, 89.5 + n * 4), (x + 8 - n * 5, 89.5 + n * 4)), i.dark, 1)
    table = polygon((2, 78), (158, 78), (164, 86), (-4, 86))
    form(p, table, lighter(i.metal, 0.3), i.metal_low, i.c.white, (0, -1), i.c.black)
    for k in range(5):
        x = 20.0 + k * 30
        stroke(p, curve((x, 106), (x + 16, 106)), lighter(i.metal, 0.3), 2.4)
        stroke(p, curve((x + 16, 106), (x + 24, 103)), i.c.white, 1.4)


def sleeping_titan(p: QPainter, i: Inks) -> None:
    """It fills the hall; its pockets look full."""
    bulk = curve((-40, 124), (-30, 40, 20, -10, 70, -6), (130, -2, 176, 50, 200, 124), closed=True)
    form(p, bulk, mix(i.flesh, i.cloth, 0.5), i.flesh_low, i.rim, (2.4, -2), i.c.black)
    coat = curve((-34, 124), (-10, 70, 40, 52, 84, 58), (140, 64, 170, 96, 180, 124), closed=True)
    form(p, coat, i.c.wood, i.c.wood_dark, i.rim, (1.8, -1.4), i.c.black)
    head = curve((36, 38), (20, 6, 52, -24, 84, -14), (112, -4, 112, 34, 92, 48), (70, 60, 46, 56, 36, 38), closed=True)
    form(p, head, lighter(i.flesh, 0.1), i.flesh_low, i.rim, (2, -1.6), i.c.black)
    for s in (-1, 1):
        stroke(p, curve((66 + s * 18 - 9, 16), (66 + s * 18, 22, 66 + s * 18 + 9, 15)), i.dark, 2.8)
    stroke(p, curve((52, 42), (66, 34, 82, 42)), i.dark, 2.6)
    nose = curve((66, 16), (58, 32, 74, 33), closed=True)
    form(p, nose, i.flesh, i.flesh_low, None)
    for k in range(3):
        breath = curve((92 + k * 6, 34 - k * 4), (106 + k * 10, 24 - k * 8, 118 + k * 12, 30 - k * 9))
        stroke(p, breath, alpha(i.rim, 0.5 - 0.12 * k), 2.4 - 0.4 * k)
    for x, size in ((40.0, 1.0), (116.0, 1.1)):
        pocket = curve(
            (x - 22 * size, 80), (x, 74, x + 22 * size, 80), (x + 19 * size, 116), (x - 19 * size, 116), closed=True
        )
        form(p, pocket, lighter(i.c.wood, 0.12), i.c.wood_dark, i.rim, outline=i.c.black)
        stroke(p, pocket, i.bone, 1.2, dash=(3, 2.4))
        for n, tone in enumerate((i.metal, i.c.seat_1, i.c.teal)):
            thing = rounded(QRectF(x - 15 + n * 11, 64 + (n % 2) * 5, 7, 17), 2)
            form(p, thing, lighter(tone, 0.2), deep(i.c, tone, 0.7), None, outline=i.c.black)
    for k, x in enumerate((12, 26)):
        form(p, ellipse(x, 106, 3.6, 4), i.c.night, i.c.night, i.rim)
        form(
            p,
            polygon((x - 4, 110), (x + 4, 110), (x + 6, 126), (x - 6, 126)),
            mix(i.c.seat(k), i.c.night, 0.4),
            i.c.night,
            i.rim,
        )


def blood_toll(p: QPainter, i: Inks) -> None:
    """A turnstile with a mouth where the coins go."""
    for s in (-1, 1):
        rail = QRectF(80 + s * 62 - 10, -30, 20, 150)
        fill(
            p,
            rounded(rail, 4),
            linear(rail.x(), 0, rail.right(), 0, (0, i.metal_low), (0.4, i.metal), (1, i.metal_low)),
        )
        bolts(p, i, (80 + s * 62, -18), (80 + s * 62, 40), (80 + s * 62, 104))
    box = polygon((52, 24), (108, 24), (116, 122), (44, 122))
    form(p, box, i.metal, i.metal_low, i.rim, (2, -1.4), i.c.black)
    for k in range(3):
        a = math.radians(90 + k * 120 - 18)
        limb(
            p,
            curve((80, 26), (80 + 62 * math.cos(a), 26 - 54 * math.sin(a))),
            7,
            lighter(i.metal, 0.2),
            i.c.black,
            i.c.white,
        )
    ball(p, 80, 26, 12, 12, lighter(i.metal, 0.3), i.metal_low)
    lips = curve((54, 74), (66, 58, 76, 66, 80, 66), (84, 66, 94, 58, 106, 74), (94, 98, 66, 98, 54, 74), closed=True)
    form(p, lips, mix(i.flesh, i.blood, 0.5), deep(i.c, i.blood, 0.6), i.rim, outline=i.c.black)
    fill(p, curve((62, 75), (80, 68, 98, 75), (88, 90, 72, 90, 62, 75)), i.c.black)
    teeth(p, i.c, 63, 73, 34, 7, 7, 3)
    teeth(p, i.c, 66, 88, 28, 6, 6, 4, up=True)
    tongue = curve((74, 86), (80, 80, 86, 86), (86, 104, 80, 108), (74, 104, 74, 86), closed=True)
    form(p, tongue, i.c.damage, deep(i.c, i.blood, 0.5), i.rim, outline=i.c.black)
    for k in range(3):
        fill(p, drop_path(80, 114 + k * 8, 3.4 - 0.4 * k), i.blood)
    sign = rounded(QRectF(56, 34, 48, 16), 3)
    fill(p, sign, i.c.black)
    for k in range(2):
        fill(p, drop_path(70 + k * 20, 42, 5.4), i.c.damage)


def stray_signal(p: QPainter, i: Inks) -> None:
    """A dead radio that gives directions to itself."""
    for k in range(6):
        stroke(p, ellipse(118, -22, 12 + k * 15), alpha(i.rim, 0.5 - 0.07 * k), 2)
    limb(p, curve((104, 34), (118, -22)), 2.4, lighter(i.metal, 0.3), i.c.black, i.c.white)
    glare(p, i, ellipse(118, -22, 4), i.c.damage)
    case = rounded(QRectF(14, 32, 128, 80), 12)
    form(p, case, i.c.wood, i.c.wood_dark, i.rim, (2, -1.5), i.c.black)
    speaker = ellipse(50, 72, 27)
    fill(p, speaker, i.c.black)
    for k in range(5):
        stroke(p, ellipse(50, 72, 24 - k * 5), mix(i.c.wood, i.bone, 0.3), 1.6)
    fill(p, ellipse(50, 76, 6, 8), deep(i.c, i.blood, 0.5))
    teeth(p, i.c, 44, 70, 12, 4, 5, 2)
    dial = rounded(QRectF(88, 44, 44, 18), 3)
    fill(p, dial, lighter(i.light, 0.4))
    light(p, 110, 53, 30, i.light, 0.5)
    for k in range(9):
        stroke(p, curve((92 + k * 4.6, 48), (92 + k * 4.6, 53 + (k % 3) * 2)), i.dark, 1)
    stroke(p, curve((114, 45), (114, 61)), i.blood, 2)
    for k in range(2):
        knob = ellipse(98 + k * 26, 84, 10)
        form(p, knob, lighter(i.metal, 0.2), i.metal_low, i.rim, outline=i.c.black)
        stroke(p, curve((98 + k * 26, 84), (98 + k * 26 + 6, 78 + k * 10)), i.c.black, 2)
    for k in range(5):
        limb(
            p,
            curve((24 + k * 20, 112), (18 + k * 24, 124, 26 + k * 26, 138)),
            2.4,
            mix(i.flesh, i.cloth, 0.4),
            i.c.black,
        )
    skull(p, i, 140, 108, 0.8)


def furnace_breath(p: QPainter, i: Inks) -> None:
    """A hot wind rolls around the corner, and the corner follows."""
    corner = polygon((92, -40), (250, -40), (250, 160), (92, 130))
    form(p, corner, mix(i.c.rust, i.c.night, 0.4), i.c.night, i.rim, (-2.4, -1), i.c.black)
    for row in range(12):
        y = -34.0 + row * 14
        stroke(p, curve((92, y), (250, y - 12)), alpha(i.c.black, 0.5), 1.6)
        for k in range(5):
            x = 100 + k * 30 + (row % 2) * 14
            stroke(p, curve((x, y - (x - 92) * 0.07), (x, y + 13 - (x - 92) * 0.07)), alpha(i.c.black, 0.45), 1.4)
    rnd = Random(3)
    for _ in range(16):
        y = rnd.uniform(-20, 116)
        reach = rnd.uniform(60, 150)
        tongue = curve(
            (150, y - 14),
            (100, y - 22, 96 - reach * 0.5, y - 6, 96 - reach, y + rnd.uniform(-12, 12)),
            (96 - reach * 0.4, y + 10, 110, y + 16, 150, y + 14),
            closed=True,
        )
        heat = linear(
            150,
            0,
            96 - reach,
            0,
            (0, alpha(lighter(i.hot, 0.5), 0.75)),
            (0.45, alpha(i.light, 0.5)),
            (1, alpha(i.light, 0)),
        )
        fill(p, tongue, heat)
    for y, r in ((30, 9.0), (64, 9.0)):
        glare(p, i, ellipse(112, y, r, r * 0.7), lighter(i.hot, 0.3))
        fill(p, ellipse(112, y, 2.4, r * 0.6), i.c.black)
    light(p, 100, 48, 84, i.light, 0.5)
    form(p, ellipse(30, 62, 9, 10), i.c.night, i.c.night, i.rim)
    cloak = curve((22, 70), (38, 70), (44, 104, 40, 124), (8, 124), (-6, 96, 22, 70), closed=True)
    form(p, cloak, mix(i.c.seat_1, i.c.night, 0.6), i.c.night, i.rim, (2, 0))
    limb(p, curve((34, 78), (48, 72, 44, 56)), 5, i.c.night, i.c.black, i.rim)


def clean_room(p: QPainter, i: Inks) -> None:
    """White tiles, white light: somebody still loves this place."""
    white = lighter(i.bone, 0.75)
    wall = QRectF(-90, -40, 340, 150)
    fill(p, wall, linear(0, -40, 0, 110, (0, white), (1, mix(white, i.c.teal, 0.35))))
    for k in range(18):
        stroke(p, curve((-90 + k * 20, -40), (-90 + k * 20, 110)), alpha(i.c.teal, 0.4), 1)
        stroke(p, curve((-90, -40 + k * 14), (250, -40 + k * 14)), alpha(i.c.teal, 0.4), 1)
    floor_ = polygon((-90, 96), (250, 96), (250, 200), (-90, 200))
    fill(p, floor_, linear(0, 96, 0, 150, (0, mix(white, i.c.teal, 0.2)), (1, mix(white, i.c.night, 0.5))))
    lamp = rounded(QRectF(34, -32, 92, 11), 4)
    fill(p, lamp, i.c.white)
    light(p, 80, -26, 90, i.c.white, 0.5)
    basin = curve((42, 52), (118, 52), (110, 84, 80, 84), (50, 84, 42, 52), closed=True)
    form(p, basin, i.c.white, mix(white, i.c.night, 0.3), None, outline=mix(i.c.teal, i.c.night, 0.4))
    limb(
        p,
        curve((80, 52), (80, 30, 94, 30), (98, 36)),
        5,
        lighter(i.metal, 0.4),
        mix(i.c.teal, i.c.night, 0.5),
        i.c.white,
    )
    fill(p, drop_path(98, 44, 4), i.c.teal)
    stand = polygon((72, 84), (88, 84), (92, 116), (68, 116))
    form(p, stand, i.c.white, mix(white, i.c.night, 0.4), None, outline=mix(i.c.teal, i.c.night, 0.4))
    vase = curve((14, 116), (12, 92, 20, 84), (28, 84), (36, 92, 34, 116), closed=True)
    form(
        p,
        vase,
        mix(i.c.teal, white, 0.3),
        mix(i.c.teal, i.c.night, 0.4),
        i.c.white,
        outline=mix(i.c.teal, i.c.night, 0.5),
    )
    for k, (x, y) in enumerate(((14, 56), (26, 46), (36, 60))):
        stroke(p, curve((24, 86), (24 + (x - 24) * 0.3, 70, x, y)), i.c.accent_fill, 2)
        for n in range(6):
            a = n * math.pi / 3
            fill(p, ellipse(x + 5 * math.cos(a), y + 5 * math.sin(a), 3.6), (i.c.damage, i.c.seat_1, i.c.violet)[k])
        fill(p, ellipse(x, y, 3), i.c.seat_1)
    for k in range(3):
        towel = rounded(QRectF(126, 88 - k * 9, 30, 8), 3)
        form(p, towel, i.c.white, mix(white, i.c.teal, 0.4), None, outline=mix(i.c.teal, i.c.night, 0.4))
