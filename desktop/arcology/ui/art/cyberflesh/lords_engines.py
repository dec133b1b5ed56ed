"""Lords who are more machine, furnace or insect than anything else, and the three great ones."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.anatomy import X, bell, bolts, cowl, face, glare, halo, plate, robe, skull, sleeve
from arcology.ui.art.cyberflesh.inks import Inks, deep
from arcology.ui.art.cyberflesh.shapes import ball, curve, eyes, form, light, limb, ribs, tapered, teeth
from arcology.ui.art.paint import ellipse, fill, linear, polygon, radial, rounded, star, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix


def king_gasket(p: QPainter, i: Inks) -> None:
    """A king built of packing rings: crown, ruff, arms, all of them stacked."""
    for s in (-1, 1):
        for k in range(7):
            x, y = X + s * (44 + 18 * math.sin(k * 0.5)), 58.0 + k * 11
            _ring(p, i, x, y, 13 - k * 0.5, 7.4, k)
        ball(p, X + s * 46, 136, 14, 9, lighter(i.metal, 0.1), i.metal_low)
    for k in range(7):
        w = 34 + 6 * math.sin(k * 0.55)
        _ring(p, i, 80, 132 - k * 11.5, w, 11, k)
    for k in range(3):
        _ring(p, i, 80, 54 - k * 5, 30 - k * 4, 8, k + 1)
    head = curve((80, 14), (62, 14, 60, 34, 64, 46), (80, 56, 96, 46), (100, 34, 98, 14, 80, 14))
    form(p, head, i.metal, i.metal_low, i.rim, (1.5, -1.2), i.c.black)
    fill(p, rounded(QRectF(66, 28, 28, 8), 3), i.c.black)
    eyes(p, 80, 32, 7, 2.6, i.light)
    for k in range(5):
        stroke(p, curve((71 + k * 4.5, 41), (71.4 + k * 4.3, 48)), i.c.black, 1.8)
    for k in range(5):
        a = math.pi * (0.14 + 0.18 * k)
        x, y = 80 - 24 * math.cos(a), 18 - 16 * math.sin(a)
        limb(p, curve((80 - 17 * math.cos(a), 18 - 6 * math.sin(a)), (x, y)), 3.4, i.c.seat_1, i.c.black)
        stroke(p, ellipse(x, y - 2, 5), i.c.black, 4)
        stroke(p, ellipse(x, y - 2, 5), i.c.seat_1, 2.4)
    band = curve((61, 22), (80, 12, 99, 22), (98, 28), (80, 19, 62, 28), closed=True)
    form(p, band, i.c.seat_1, darker(i.c.seat_1, 0.6), i.c.white, outline=i.c.black)


def _ring(p: QPainter, i: Inks, x: float, y: float, rx: float, ry: float, k: int) -> None:
    tone = mix(i.c.wood, i.c.seat_1, 0.35) if k % 3 == 1 else i.metal if k % 2 else mix(i.metal, i.c.night, 0.55)
    shape = ellipse(x, y, rx, ry)
    fill(
        p,
        shape,
        linear(
            x - rx,
            0,
            x + rx,
            0,
            (0, deep(i.c, tone, 0.75)),
            (0.3, lighter(tone, 0.25)),
            (0.6, tone),
            (1, deep(i.c, tone, 0.85)),
        ),
    )
    stroke(p, shape, i.c.black, 1.6)
    stroke(
        p,
        curve((x - rx * 0.86, y - ry * 0.5), (x, y - ry * 1.14, x + rx * 0.86, y - ry * 0.5)),
        alpha(i.rim, 0.55),
        1.1,
    )


def plague_lantern(p: QPainter, i: Inks) -> None:
    """A beaked doctor inside a lantern as large as a cell; what burns in it are flies."""
    light(p, 80, 66, 92, i.light, 0.6)
    glass = polygon((44, 30), (116, 30), (130, 118), (30, 118))
    fill(p, glass, radial(80, 74, 64, (0, lighter(i.light, 0.45)), (0.55, i.light), (1, deep(i.c, i.light, 0.55))))
    robe(p, i, 18, 26, 72, 122, i.body_mid, i.dark, folds=5)
    cowl(p, i, 58, 16, 32, i.body_mid)
    beak = curve((72, 54), (84, 50, 90, 58), (74, 84, 48, 92), (58, 76, 64, 62, 72, 54), closed=True)
    form(p, beak, i.bone, i.bone_low, lighter(i.bone, 0.5), outline=i.c.black)
    for x in (74.0, 87.0):
        ball(p, x, 55, 5, 5, lighter(i.c.wood, 0.3), i.c.wood_dark)
        glare(p, i, ellipse(x, 55, 3), i.c.damage)
    rnd = Random(12)
    for _ in range(46):
        x, y = rnd.uniform(40, 122), rnd.uniform(34, 116)
        fill(p, ellipse(x, y, 1.5, 1.1), i.c.black)
        stroke(p, curve((x - 2.4, y - 1.6), (x, y), (x + 2.4, y - 1.6)), alpha(i.c.black, 0.7), 0.7)
    for k in range(5):
        t = k / 4
        bar = curve((44 + 72 * t, 30), (30 + 100 * t, 118))
        stroke(p, bar, i.c.black, 5)
        stroke(p, bar.translated(-0.8, 0), mix(i.c.wood, i.c.seat_1, 0.3), 2.4)
    roof = polygon((34, 32), (80, -2), (126, 32))
    form(p, roof, mix(i.c.wood, i.metal, 0.4), i.c.wood_dark, i.rim, (1.8, -1.3), i.c.black)
    stroke(p, ellipse(80, -6, 8, 7), i.c.black, 5)
    stroke(p, ellipse(80, -6, 8, 7), mix(i.c.wood, i.c.seat_1, 0.4), 2.6)
    base = polygon((24, 116), (136, 116), (144, 134), (16, 134))
    form(p, base, mix(i.c.wood, i.metal, 0.4), i.c.wood_dark, i.rim, outline=i.c.black)
    for s in (-1, 1):
        for k in range(2):
            leg = curve((X + s * (40 + k * 16), 130), (X + s * (66 + k * 10), 122), (X + s * (62 + k * 14), 142))
            limb(p, leg, 4, i.bone, i.c.black)


def saint_centipede(p: QPainter, i: Inks) -> None:
    """Ordained segment by segment; each pair of arms prays."""
    spine = ((22, 132), (44, 96), (20, 60), (56, 30), (96, 40), (110, 70), (88, 96), (104, 122))
    at = [(spine[k][0], spine[k][1], spine[k + 1][0], spine[k + 1][1]) for k in range(len(spine) - 1)]
    joints = [
        (x0 + (x1 - x0) * t / 3, y0 + (y1 - y0) * t / 3, math.atan2(y1 - y0, x1 - x0))
        for x0, y0, x1, y1 in at
        for t in range(3)
    ]
    for x, y, a in joints:
        for s in (-1, 1):
            n = a + s * math.pi / 2
            knee = (x + math.cos(n) * 17, y + math.sin(n) * 17)
            foot = (knee[0] + math.cos(n + s * 0.9) * 13, knee[1] + math.sin(n + s * 0.9) * 13)
            limb(p, curve((x, y), knee, foot), 2.6, i.bone, i.c.black)
    for k, (x, y, a) in enumerate(joints):
        r = 11.5 - 3.4 * abs(k / len(joints) - 0.6)
        ball(p, x, y, r, r, mix(i.body, i.light, 0.2), i.body_low)
        stroke(p, ellipse(x, y, r), i.c.black, 1.4)
        stroke(
            p,
            curve(
                (x - math.sin(a) * r * 0.8, y + math.cos(a) * r * 0.8),
                (x + math.sin(a) * r * 0.8, y - math.cos(a) * r * 0.8),
            ),
            alpha(i.rim, 0.6),
            1,
        )
    halo(p, i, 112, 52, 25, 18, i.c.seat_1)
    head = curve((112, 32), (94, 34, 94, 56, 100, 66), (112, 76, 124, 66), (130, 56, 130, 34, 112, 32))
    form(p, head, lighter(i.bone, 0.1), i.bone_low, i.rim, (1.4, -1.2), i.c.black)
    for k, (dx, dy, r) in enumerate(((-8, 48, 3.4), (8, 48, 3.4), (-4, 40, 2.2), (4, 40, 2.2))):
        fill(p, ellipse(112 + dx, dy, r), i.dark)
        glare(p, i, ellipse(112 + dx, dy, r * 0.5 + 0.1 * k), i.light)
    for s in (-1, 1):
        mandible = curve(
            (112 + s * 8, 62), (112 + s * 22, 70, 112 + s * 8, 84), (112 + s * 12, 72, 112 + s * 3, 66), closed=True
        )
        form(p, mandible, i.bone, i.bone_low, None, outline=i.c.black)
        feeler = curve((112 + s * 8, 36), (112 + s * 20, 8, 112 + s * 40, 10))
        stroke(p, feeler, i.c.black, 3)
        stroke(p, feeler, alpha(i.rim, 0.8), 1.1)


def brother_kiln(p: QPainter, i: Inks) -> None:
    """A brick oven with a cowl; the door stands open in prayer."""
    kiln = curve((28, 138), (24, 70, 44, 34, 80, 32), (116, 34, 136, 70, 132, 138), closed=True)
    brick = mix(i.c.rust, i.c.night, 0.35)
    form(p, kiln, brick, deep(i.c, brick, 0.8), i.rim, (2.2, -1.6), i.c.black)
    for row in range(9):
        y = 46 + row * 11
        stroke(p, curve((24, y), (136, y)), alpha(i.c.black, 0.55), 1.5)
        for k in range(9):
            x = 24.0 + k * 14 + (row % 2) * 7
            if kiln.contains(ellipse(x, y + 5, 1).boundingRect()):
                stroke(p, curve((x, y), (x, y + 11)), alpha(i.c.black, 0.5), 1.3)
    mouth = curve((54, 122), (54, 92, 60, 80, 80, 80), (100, 80, 106, 92, 106, 122), closed=True)
    fill(
        p,
        mouth,
        radial(80, 116, 46, (0, lighter(i.hot, 0.5)), (0.35, i.hot), (0.7, i.light), (1, deep(i.c, i.light, 0.6))),
    )
    stroke(p, mouth, i.c.black, 4)
    light(p, 80, 106, 74, i.light, 0.6)
    rnd = Random(8)
    for _ in range(9):
        x = rnd.uniform(60, 100)
        tongue = curve((x - 5, 122), (x - 6, 104, x, rnd.uniform(84, 98)), (x + 6, 106, x + 5, 122), closed=True)
        fill(p, tongue, alpha(lighter(i.hot, 0.4), 0.7))
    teeth(p, i.c, 57, 82, 46, 8, 8, 4)
    cowl(p, i, 36, 24, 44, mix(i.c.wood, i.c.night, 0.3), 6)
    eyes(p, 80, 38, 8, 3, i.light)
    for s in (-1, 1):
        sleeve(p, i, s, (X + s * 54, 96), wide=18, high=mix(i.c.wood, i.c.night, 0.3))
        door = polygon((X + s * 50, 86), (X + s * 74, 80), (X + s * 76, 126), (X + s * 50, 120))
        form(p, door, i.metal, i.metal_low, i.rim, outline=i.c.black)
        bolts(p, i, (X + s * 56, 90), (X + s * 70, 86), (X + s * 56, 114), (X + s * 70, 119))
    for k in range(3):
        fill(p, ellipse(96 + k * 10, 8 - k * 12, 8 + k * 4), alpha(mix(i.c.steel, i.light, 0.2), 0.34 - 0.08 * k))


def mourning_engine(p: QPainter, i: Inks) -> None:
    """A hearse of a locomotive, black crape on the funnel; it weeps oil."""
    for x, r in ((34.0, 19.0), (78.0, 22.0), (122.0, 17.0)):
        wheel = ellipse(x, 120, r)
        stroke(p, wheel, i.c.black, 8)
        stroke(p, wheel, i.metal, 4.4)
        for k in range(8):
            a = k * math.pi / 4
            stroke(p, curve((x, 120), (x + r * math.cos(a), 120 + r * math.sin(a))), i.metal, 2.2)
        ball(p, x, 120, 5, 5, lighter(i.metal, 0.4), i.metal_low)
    boiler = rounded(QRectF(26, 50, 96, 56), 26)
    form(p, boiler, i.metal, i.metal_low, i.rim, (2, -1.8), i.c.black)
    for x in (48.0, 72.0, 96.0):
        stroke(p, curve((x, 51), (x + 3, 78, x, 105)), i.c.black, 3)
        bolts(p, i, (x, 58), (x, 78), (x, 98), r=1.7)
    plate(p, i, (8, 30), (44, 30), (44, 106), (6, 106))
    for k in range(2):
        window = rounded(QRectF(12 + k * 15, 40, 12, 20), 5)
        fill(p, window, deep(i.c, i.light, 0.2))
        light(p, 18 + k * 15, 50, 16, i.light, 0.5)
    funnel = curve((92, 52), (94, 20), (84, 6), (122, 6), (112, 20), (114, 52), closed=True)
    form(p, funnel, i.metal, i.metal_low, i.rim, outline=i.c.black)
    crape = curve((86, 12), (74, 30, 82, 48), (92, 36, 94, 22), closed=True)
    form(p, crape, i.c.black, i.c.black, i.rim)
    for k in range(4):
        fill(p, ellipse(98 - k * 15, 0 - k * 5, 10 + k * 4), alpha(mix(i.c.steel, i.light, 0.25), 0.4 - 0.08 * k))
    front = ellipse(122, 78, 25, 27)
    form(p, front, lighter(i.metal, 0.1), i.metal_low, i.rim, (1.6, -1.4), i.c.black)
    skull(p, i, 122, 76, 1.6, i.light)
    for s in (-1, 1):
        stroke(p, curve((122 + s * 7, 80), (122 + s * 9, 98)), i.c.black, 2.6)
        fill(p, ellipse(122 + s * 9, 100, 2.4, 3.4), i.c.black)
    for k in range(5):
        catcher = curve((104 + k * 9, 106), (112 + k * 10, 138))
        stroke(p, catcher, i.c.black, 4)
        stroke(p, catcher, i.metal, 2)


def cyberflesh(p: QPainter, i: Inks) -> None:
    """The thing itself: a heart of meat with an eye, held up by everything that it has taken in."""
    rnd = Random(3)
    light(p, 80, 64, 90, i.light, 0.5)
    for k in range(15):
        a = math.radians(k * 24 + rnd.uniform(-8, 8))
        reach = rnd.uniform(64, 100)
        mid = (80 + math.cos(a + 0.3) * reach * 0.55, 66 + math.sin(a + 0.3) * reach * 0.55)
        end = (80 + math.cos(a) * reach, 66 + math.sin(a) * reach * 0.86)
        if k % 3 == 0:
            limb(p, curve((80, 66), (*mid, *end)), 4, i.metal, i.c.black, i.rim)
            for n in range(3):
                fill(p, ellipse(end[0] + math.cos(a + n - 1) * 4, end[1] + math.sin(a + n - 1) * 4, 2), i.metal)
        else:
            arm = tapered(((80, 66), mid, end), 17, 2.5)
            form(p, arm, i.flesh, i.flesh_low, i.rim, outline=i.c.black)
    for s in (-1, 1):
        plate(p, i, (X + s * 20, 28), (X + s * 50, 40), (X + s * 52, 66), (X + s * 34, 74))
        bolts(p, i, (X + s * 30, 40), (X + s * 44, 48), (X + s * 44, 62))
    body = curve((80, 26), (44, 24, 36, 60, 46, 84), (54, 108, 106, 108, 114, 84), (124, 60, 116, 24, 80, 26))
    fill(p, body, radial(68, 48, 64, (0, lighter(i.flesh, 0.3)), (0.4, i.flesh), (1, i.flesh_low)))
    stroke(p, body, i.c.black, 1.6)
    for k in range(12):
        a = k * math.pi / 6
        ball(p, 80 + 32 * math.cos(a), 66 + 32 * math.sin(a), 8, 7, lighter(i.flesh, 0.2), i.flesh_low)
    ribs(p, i.c, 80, 88, 22, 3, 7, 2.6)
    socket = ellipse(80, 62, 24, 20)
    fill(p, socket, i.dark)
    iris = (
        (0, lighter(i.light, 0.8)),
        (0.3, lighter(i.light, 0.25)),
        (0.75, deep(i.c, i.light, 0.3)),
        (1, deep(i.c, i.light, 0.8)),
    )
    fill(p, ellipse(80, 62, 20, 17), radial(80, 62, 21, *iris))
    for k in range(20):
        a = k * math.pi / 10
        stroke(
            p,
            curve((80 + 7 * math.cos(a), 62 + 6 * math.sin(a)), (80 + 18 * math.cos(a), 62 + 15 * math.sin(a))),
            alpha(i.c.black, 0.3),
            0.8,
        )
    fill(p, ellipse(80, 62, 4.4, 14), i.c.black)
    fill(p, ellipse(73, 55, 3.6), alpha(i.c.white, 0.9))
    light(p, 80, 62, 40, i.light, 0.35)


def cyberflesh_tamed(p: QPainter, i: Inks) -> None:
    """Beaten, it has folded itself into something that walks beside the party."""
    for s in (-1, 1):
        for k in range(2):
            leg = curve((X + s * (12 + k * 12), 96), (X + s * (32 + k * 16), 104), (X + s * (28 + k * 16), 134))
            limb(p, leg, 7 - k, i.metal, i.c.black, i.rim)
        arm = tapered(((X + s * 28, 70), (X + s * 56, 80), (X + s * 52, 108)), 17, 6)
        form(p, arm, i.flesh, i.flesh_low, i.rim if s > 0 else None, outline=i.c.black)
    body = curve((80, 24), (48, 26, 42, 60, 50, 86), (58, 106, 102, 106, 110, 86), (118, 60, 112, 26, 80, 24))
    fill(p, body, radial(68, 48, 60, (0, lighter(i.flesh, 0.32)), (0.45, i.flesh), (1, i.flesh_low)))
    stroke(p, body, i.c.black, 1.6)
    ribs(p, i.c, 80, 78, 22, 3, 7, 2.6)
    collar = curve((50, 66), (80, 82, 110, 66), (110, 74), (80, 92, 50, 74), closed=True)
    form(p, collar, i.metal, i.metal_low, i.rim, outline=i.c.black)
    bolts(p, i, (60, 74), (72, 80), (88, 80), (100, 74))
    fill(p, ellipse(80, 52, 20, 16), i.dark)
    fill(
        p,
        ellipse(80, 52, 17, 13),
        radial(80, 52, 18, (0, lighter(i.light, 0.8)), (0.4, i.light), (1, deep(i.c, i.light, 0.7))),
    )
    fill(p, ellipse(80, 54, 6, 6), i.c.black)
    fill(p, ellipse(75, 47, 3), alpha(i.c.white, 0.9))
    lid = curve((59, 50), (80, 30, 101, 50), (98, 40, 80, 28), (62, 40, 59, 50), closed=True)
    form(p, lid, lighter(i.flesh, 0.15), i.flesh, None, outline=i.c.black)
    light(p, 80, 52, 36, i.light, 0.35)


def choir_engine(p: QPainter, i: Inks) -> None:
    """An organ whose pipes are throats; every mask sings a different note."""
    for k in range(9):
        x, top = 4 + k * 17, 10 + abs(k - 4) * 9
        pipe = QRectF(x, top, 15, 90 - abs(k - 4) * 4)
        shade = (
            (0, i.metal_low),
            (0.3, lighter(i.c.seat_1, 0.1)),
            (0.6, mix(i.c.wood, i.metal, 0.4)),
            (1, i.metal_low),
        )
        fill(p, rounded(pipe, 5), linear(x, 0, x + 15, 0, *shade))
        stroke(p, rounded(pipe, 5), i.c.black, 1.6)
        fill(p, ellipse(x + 7.5, top + 3, 6, 3), i.c.black)
        mouth = ellipse(x + 7.5, top + 34 + (k % 3) * 7, 4.6, 6)
        face(p, i, x + 7.5, top + 28 + (k % 3) * 7, 0.72)
        fill(
            p,
            mouth,
            radial(
                x + 7.5,
                mouth.boundingRect().center().y(),
                6,
                (0, i.hot),
                (0.6, deep(i.c, i.light, 0.5)),
                (1, i.c.black),
            ),
        )
        for n in range(2):
            y = top - 6 - n * 6
            stroke(p, curve((x + 2 - n * 2, y), (x + 7.5, y - 4, x + 13 + n * 2, y)), alpha(i.rim, 0.6 - 0.25 * n), 1.1)
    case = polygon((0, 88), (160, 88), (154, 140), (6, 140))
    form(p, case, i.c.wood, i.c.wood_dark, i.rim, (0, -1.4), i.c.black)
    for s in (-1, 1):
        bell(p, i, X + s * 56, 94, 0.7)
        arm = tapered(((X + s * 30, 96), (X + s * 44, 118), (X + s * 16, 124)), 10, 7)
        form(p, arm, i.flesh, i.flesh_low, i.rim, outline=i.c.black)
    keys = QRectF(46, 118, 68, 12)
    fill(p, keys, i.bone)
    for k in range(17):
        stroke(p, curve((46 + k * 4, 118), (46 + k * 4, 130)), i.c.black, 0.9)
        if k % 7 not in (2, 6):
            fill(p, QRectF(48.6 + k * 4, 118, 2.6, 7), i.c.black)
    skull(p, i, 80, 102, 1.05, i.light)
    light(p, 80, 60, 96, i.light, 0.22)


def marrow_throne(p: QPainter, i: Inks) -> None:
    """A throne of bones, and on it nobody: the throne is what reigns."""
    fan = [
        (80 + 62 * math.cos(math.pi * (1.08 + 0.105 * k)), 62 + 66 * math.sin(math.pi * (1.08 + 0.105 * k)))
        for k in range(9)
    ]
    for k, (x, y) in enumerate(fan):
        limb(p, curve((80 + (x - 80) * 0.2, 70), (x, y)), 6.4, i.bone, i.c.black, lighter(i.bone, 0.5))
        if k % 2 == 0:
            skull(p, i, x, y, 0.72, i.light)
        else:
            for d in (-3, 3):
                ball(p, x + d, y, 4, 4, lighter(i.bone, 0.2), i.bone_low)
    back = curve((46, 92), (42, 40, 62, 20, 80, 16), (98, 20, 118, 40, 114, 92), closed=True)
    form(p, back, deep(i.c, i.blood, 0.3), deep(i.c, i.blood, 0.85), i.rim, outline=i.c.black)
    ribs(p, i.c, 80, 34, 28, 6, 9, 3.4)
    heart = curve((80, 66), (66, 50, 60, 66, 80, 84), (100, 66, 94, 50, 80, 66), closed=True)
    light(p, 80, 66, 34, i.light, 0.7)
    fill(p, heart, radial(76, 62, 18, (0, lighter(i.light, 0.5)), (0.6, i.blood), (1, deep(i.c, i.blood, 0.6))))
    seat = polygon((36, 92), (124, 92), (132, 108), (28, 108))
    form(p, seat, lighter(i.bone, 0.1), i.bone_low, i.rim, outline=i.c.black)
    teeth(p, i.c, 32, 106, 96, 15, 12, 5)
    for s in (-1, 1):
        limb(
            p, curve((X + s * 46, 96), (X + s * 52, 118), (X + s * 48, 140)), 9, i.bone, i.c.black, lighter(i.bone, 0.5)
        )
        arm = curve((X + s * 40, 92), (X + s * 54, 84), (X + s * 62, 68))
        limb(p, arm, 7, i.bone, i.c.black, lighter(i.bone, 0.5))
        skull(p, i, X + s * 63, 62, 0.8, i.light)
    crown = star(80, 18, 15, 7, 9, 10)
    form(p, crown, i.c.seat_1, darker(i.c.seat_1, 0.7), i.c.white, outline=i.c.black)
    fill(p, ellipse(80, 18, 4), i.light)
