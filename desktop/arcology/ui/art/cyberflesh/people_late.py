"""The rest of those who join, told apart by helmet, veil and beak."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.anatomy import belt, bolts, cowl, face, glare, lantern, plate, robe, sleeve
from arcology.ui.art.cyberflesh.inks import Inks, deep
from arcology.ui.art.cyberflesh.shapes import ball, curve, eyes, form, light, limb, rivet
from arcology.ui.art.paint import ellipse, fill, linear, polygon, radial, rounded, star, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix


def quiet_welder(p: QPainter, i: Inks) -> None:
    """A visor with one window; the torch does the talking."""
    shoulders = curve((80, 64), (38, 66, 18, 92, 14, 150), (146, 150), (142, 92, 122, 66, 80, 64))
    form(p, shoulders, i.c.wood, i.c.wood_dark, i.rim, (2, -1.4))
    belt(p, i, 118, 60)
    stroke(p, curve((50, 74), (60, 118)), darker(i.c.wood, 0.5), 6)
    stroke(p, curve((110, 74), (100, 118)), darker(i.c.wood, 0.5), 6)
    visor = curve((54, 26), (56, 8, 104, 8, 106, 26), (108, 62, 96, 82, 80, 84), (64, 82, 52, 62, 54, 26), closed=True)
    form(p, visor, lighter(i.metal, 0.1), i.metal_low, i.rim, (2, -1.4), i.c.black)
    window = rounded(QRectF(60, 32, 40, 16), 3)
    fill(
        p,
        window,
        linear(
            60,
            32,
            100,
            48,
            (0, deep(i.c, i.c.teal, 0.4)),
            (0.5, mix(i.c.teal, i.c.white, 0.3)),
            (1, deep(i.c, i.c.teal, 0.7)),
        ),
    )
    stroke(p, window, i.c.black, 2.4)
    for k in range(4):
        stroke(p, curve((68, 58 + k * 5), (92, 58 + k * 5)), i.c.black, 1.8)
    bolts(p, i, (58, 26), (102, 26), (62, 70), (98, 70), r=2)
    limb(p, curve((118, 96), (140, 104), (132, 70)), 10, i.c.wood, i.c.black, i.rim)
    limb(p, curve((132, 72), (122, 50)), 4, i.metal, i.c.black, i.rim)
    spark = star(120, 42, 17, 4, 9, 12)
    glare(p, i, spark, i.c.teal)
    light(p, 120, 42, 36, i.c.teal, 0.7)


def salt_widow(p: QPainter, i: Inks) -> None:
    """Crystals have grown where she wept; the fan is a row of blades."""
    robe(p, i, 26, 44, 66, 146, mix(i.body, i.c.night, 0.3), i.body_low)
    hair = curve(
        (80, 14),
        (48, 14, 48, 56, 44, 98),
        (62, 90),
        (64, 60),
        (96, 60),
        (98, 90),
        (116, 98),
        (112, 56, 112, 14, 80, 14),
    )
    form(p, hair, lighter(i.bone, 0.25), i.bone_low, i.rim)
    face(p, i, 80, 46, 1.7, glow=i.light)
    for s in (-1, 1):
        for k in range(5):
            x, y = 80 + s * (6 + (k % 2) * 3.4), 52 + k * 5.4
            shard = polygon((x, y - 4), (x + 2.6, y), (x, y + 5), (x - 2.6, y))
            form(p, shard, i.c.white, mix(i.c.teal, i.c.white, 0.4), None)
        for k in range(4):
            x, y = 80 + s * (26 + k * 7), 72 + k * 3
            shard = polygon((x - 4, y + 8), (x, y - 14 + k * 2), (x + 4, y + 8))
            form(p, shard, i.c.white, mix(i.c.teal, i.c.night, 0.3), i.rim, outline=alpha(i.c.black, 0.5))
    crown = [(56 + k * 6, 8 if k % 2 else 20) for k in range(9)]
    form(p, polygon((54, 24), *crown, (106, 24)), i.c.white, mix(i.c.teal, i.c.night, 0.35), i.rim, outline=i.c.black)
    for k in range(7):
        a = math.radians(200 + k * 20)
        tip = (112 + 38 * math.cos(a), 122 + 38 * math.sin(a))
        side = (112 + 30 * math.cos(a + 0.2), 122 + 30 * math.sin(a + 0.2))
        form(p, polygon((112, 122), tip, side), lighter(i.metal, 0.5), i.metal_low, i.c.white, outline=i.c.black)
    rivet(p, i.c, 112, 120, 4)


def unit_pelican(p: QPainter, i: Inks) -> None:
    """A rescue machine with a bag for a beak; it feeds who it carries."""
    body = curve((80, 62), (36, 66, 26, 108, 30, 150), (130, 150), (134, 108, 124, 66, 80, 62))
    form(p, body, lighter(i.bone, 0.15), i.bone_low, i.rim, (2, -1.4), i.c.black)
    for s in (-1, 1):
        plate(
            p,
            i,
            (80 + s * 32, 74),
            (80 + s * 58, 84),
            (80 + s * 62, 130),
            (80 + s * 44, 136),
            high=lighter(i.bone, 0.1),
        )
        bolts(p, i, (80 + s * 42, 86), (80 + s * 54, 96), (80 + s * 54, 122))
    fill(p, rounded(QRectF(74, 100, 12, 34), 2), i.blood)
    fill(p, rounded(QRectF(63, 111, 34, 12), 2), i.blood)
    neck = curve((70, 72), (62, 40, 74, 22), (92, 22), (88, 44, 92, 72), closed=True)
    form(p, neck, i.metal, i.metal_low, i.rim, outline=i.c.black)
    for k in range(5):
        stroke(p, curve((67, 62 - k * 8), (80, 66 - k * 8, 91, 62 - k * 8)), i.c.black, 1.8)
    head = ellipse(82, 22, 19, 17)
    form(p, head, lighter(i.bone, 0.2), i.bone_low, i.rim, (1.6, -1.2), i.c.black)
    bill = curve((66, 22), (36, 26, 4, 34), (8, 42, 66, 36), closed=True)
    form(p, bill, mix(i.c.seat_1, i.c.ember, 0.3), darker(i.c.ember, 0.6), i.rim, outline=i.c.black)
    pouch = curve((12, 40), (36, 84, 64, 70, 70, 38), closed=True)
    form(p, pouch, mix(i.c.ember, i.flesh, 0.5), deep(i.c, i.c.ember, 0.6), i.rim, outline=i.c.black)
    for k in range(4):
        stroke(p, curve((24 + k * 12, 42), (30 + k * 11, 56, 34 + k * 9, 62)), alpha(i.c.black, 0.4), 1.2)
    lens = ellipse(84, 20, 9)
    fill(p, lens, i.c.black)
    fill(
        p,
        ellipse(84, 20, 7),
        radial(81, 17, 10, (0, lighter(i.light, 0.8)), (0.5, i.light), (1, deep(i.c, i.light, 0.8))),
    )
    light(p, 84, 20, 24, i.light, 0.4)


def stranger(p: QPainter, i: Inks) -> None:
    """Somebody who is not in the book: a traveller's hood and a lamp."""
    robe(p, i, 26, 40, 60, 138)
    cowl(p, i, 46, 20, 38)
    eyes(p, 80, 46, 6, 2, i.light)
    sleeve(p, i, 1, (112, 84))
    lantern(p, i, 114, 84, 0.8)
    ball(p, 80, 66, 3, 3, i.c.seat_1, i.c.wood_dark)
