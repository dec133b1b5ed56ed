"""Illustrations of the events 21 to 30, and the cover of the book that they stand in."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.cyberflesh.anatomy import bolts, chain, claw, face, glare, halo, robe, sack, skull, sleeve
from arcology.ui.art.cyberflesh.inks import Inks, deep
from arcology.ui.art.cyberflesh.shapes import ball, curve, drop_path, eyes, form, light, limb, tapered, teeth
from arcology.ui.art.paint import ellipse, fill, linear, polygon, radial, rounded, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix


def weapon_tomb(p: QPainter, i: Inks) -> None:
    """Blades stand in the wall like candles in a cake."""
    wall = polygon((-90, 20), (250, 20), (250, 112), (-90, 112))
    form(p, wall, mix(i.wall, i.metal, 0.3), i.c.night, i.rim, (0, -1.6), i.c.black)
    for k in range(6):
        stroke(p, curve((-90, 34 + k * 15), (250, 34 + k * 15)), alpha(i.c.black, 0.45), 1.6)
    heights = (66, 44, 78, 52, 92, 58, 70, 48, 62)
    for k, high in enumerate(heights):
        x, foot = 4 + k * 19, 46 + (k % 3) * 18
        fill(p, ellipse(x, foot, 9, 4), i.c.black)
        loose = k == 4
        tone = lighter(i.metal, 0.6 if loose else 0.3)
        blade = polygon(
            (x - 4, foot),
            (x - 4, foot - high * 0.7),
            (x, foot - high * 0.78),
            (x + 4, foot - high * 0.7),
            (x + 4, foot),
        )
        form(p, blade, tone, i.metal_low, i.c.white, outline=i.c.black)
        guard = rounded(QRectF(x - 10, foot - high * 0.78 - 5, 20, 5), 2)
        form(p, guard, i.c.seat_1 if loose else i.rust, i.c.wood_dark, None, outline=i.c.black)
        limb(p, curve((x, foot - high * 0.78 - 5), (x, foot - high)), 4, i.c.wood, i.c.black)
        ball(p, x, foot - high - 2, 3.6, 3.6, i.c.seat_1 if loose else i.metal, i.metal_low)
        if loose:
            light(p, x, foot - high * 0.5, 50, i.light, 0.6)
    for x in (30, 122):
        flame = curve((x, 88), (x + 5, 98, x, 104), (x - 5, 98, x, 88))
        fill(p, QRectF(x - 4, 104, 8, 18), i.bone)
        glare(p, i, flame, i.c.ember)
    skull(p, i, 80, 108, 1.0, i.light)


def whispering_filter(p: QPainter, i: Inks) -> None:
    """A mesh, and an ear against it."""
    frame = rounded(QRectF(14, -30, 132, 124), 8)
    form(p, frame, i.metal, i.metal_low, i.rim, (2, -1.5), i.c.black)
    mesh = QRectF(24, -20, 112, 104)
    fill(p, mesh, radial(80, 32, 72, (0, deep(i.c, i.light, 0.3)), (1, i.c.black)))
    for k in range(3):
        lips = curve(
            (50 + k * 22, 20 + k * 18),
            (62 + k * 18, 10 + k * 18, 74 + k * 18, 20 + k * 18),
            (62 + k * 18, 30 + k * 18, 50 + k * 22, 20 + k * 18),
        )
        stroke(p, lips, alpha(i.rim, 0.7), 2)
    for k in range(17):
        stroke(p, curve((24 + k * 7, -20), (24 + k * 7, 84)), mix(i.metal, i.c.black, 0.3), 1.5)
    for k in range(16):
        stroke(p, curve((24, -20 + k * 7), (136, -20 + k * 7)), mix(i.metal, i.c.black, 0.3), 1.5)
    bolts(p, i, (19, -25), (141, -25), (19, 89), (141, 89), r=2.6)
    head = curve((118, 40), (96, 42, 90, 74, 100, 96), (104, 110, 100, 124), (160, 130), (166, 80, 150, 40, 118, 40))
    form(p, head, mix(i.flesh, i.bone, 0.2), i.flesh_low, i.rim, (-2, -1.4), i.c.black)
    ear = curve((106, 60), (92, 60, 88, 84, 98, 92), (110, 96, 110, 80, 106, 60))
    form(p, ear, lighter(i.flesh, 0.2), i.flesh_low, None, outline=i.c.black)
    stroke(p, curve((103, 66), (95, 70, 96, 84), (103, 84)), i.dark, 1.6)
    hair = curve((112, 40), (140, 28, 168, 46), (172, 90, 164, 126), (140, 110, 130, 60, 112, 40), closed=True)
    form(p, hair, i.body_mid, i.c.night, None)
    for k in range(3):
        stroke(
            p,
            curve((84 - k * 7, 62 - k * 5), (78 - k * 8, 74, 84 - k * 7, 88 + k * 5)),
            alpha(i.rim, 0.6 - 0.15 * k),
            1.8,
        )


def trapdoor(p: QPainter, i: Inks) -> None:
    """The floor apologises, and opens."""
    for k in range(7):
        t = k / 6
        w = 30 + 70 * t
        ring = polygon(
            (80 - w, 30 + 74 * t), (80 + w, 30 + 74 * t), (80 + w * 0.86, 118 + 6 * t), (80 - w * 0.86, 118 + 6 * t)
        )
        fill(p, ring, alpha(i.c.black, 0.35))
    hole = polygon((26, 60), (134, 60), (156, 124), (4, 124))
    fill(p, hole, radial(80, 98, 74, (0, deep(i.c, i.light, 0.45)), (0.7, i.c.black), (1, i.c.black)))
    stroke(p, hole, i.metal, 5)
    for s in (-1, 1):
        door = polygon((80 + s * 54, 60), (80 + s * 76, 124), (80 + s * 110, 100), (80 + s * 84, 34))
        form(p, door, i.c.wood, i.c.wood_dark, i.rim, (0, -1.6), i.c.black)
        for k in range(3):
            x0, y0 = 80 + s * (61 + k * 8), 54 - k * 7
            stroke(p, curve((x0, y0), (x0 + s * 24, y0 + 64)), i.c.black, 1.8)
    for k, (x, y) in enumerate(((58, 40), (84, 20), (108, 46))):
        turn = (-26, 10, 32)[k]
        p.save()
        p.translate(x, y)
        p.rotate(turn)
        form(p, ellipse(0, -16, 6, 7), i.c.night, i.c.night, i.rim)
        form(p, polygon((-6, -10), (6, -10), (9, 16), (-9, 16)), mix(i.c.seat(k), i.c.night, 0.4), i.c.night, i.rim)
        for s in (-1, 1):
            stroke(p, curve((s * 5, -6), (s * 16, -20)), i.c.night, 3.4)
            stroke(p, curve((s * 4, 15), (s * 8, 28)), i.c.night, 4)
        p.restore()
        for n in range(3):
            stroke(p, curve((x - 6 + n * 6, y - 42), (x - 6 + n * 6, y - 26)), alpha(i.rim, 0.45), 1.6)
    teeth(p, i.c, 18, 62, 124, 14, 13, 4)
    stroke(p, curve((66, 112), (80, 106, 94, 112)), alpha(i.rim, 0.6), 2)


def bargain_of_skin(p: QPainter, i: Inks) -> None:
    """A tailor without a face, a measuring tape, a key."""
    for k, x in enumerate((10, 30, 130, 150)):
        stroke(p, curve((x, -40), (x, -10)), i.c.black, 2)
        suit = curve(
            (x - 13, 4), (x, -12, x + 13, 4), (x + 15, 70), (x + 6, 62), (x, 74), (x - 6, 62), (x - 15, 70), closed=True
        )
        form(p, suit, mix(i.flesh, i.bone, 0.15 * k), i.flesh_low, i.rim if k > 1 else None, outline=i.c.black)
        stroke(p, curve((x, -4), (x, 60)), i.dark, 1.2, dash=(2, 2))
    robe(p, i, 26, 34, 52, 136, mix(i.cloth, i.c.night, 0.2), i.cloth_low, folds=5)
    waistcoat = curve((64, 62), (80, 78, 96, 62), (98, 100), (80, 108, 62, 100), closed=True)
    form(p, waistcoat, i.blood, deep(i.c, i.blood, 0.75), i.rim, outline=i.c.black)
    for k in range(3):
        ball(p, 80, 84 + k * 8, 2, 2, i.c.seat_1, i.c.wood_dark)
    head = ellipse(80, 34, 18, 23)
    form(p, head, lighter(i.bone, 0.2), i.bone_low, i.rim, (1.8, -1.3), i.c.black)
    stroke(p, curve((80, 12), (80, 56)), alpha(i.dark, 0.45), 1.2, dash=(2, 2))
    stroke(p, curve((63, 34), (97, 34)), alpha(i.dark, 0.45), 1.2, dash=(2, 2))
    sleeve(p, i, -1, (40, 84), high=mix(i.cloth, i.c.night, 0.2))
    sleeve(p, i, 1, (120, 84), high=mix(i.cloth, i.c.night, 0.2))
    claw(p, i, 39, 80, 120, 11, 4)
    claw(p, i, 121, 80, 60, 11, 4)
    tape = curve((34, 74), (20, 96, 60, 112, 84, 116), (120, 122, 150, 108, 148, 126))
    stroke(p, tape, i.c.black, 7)
    stroke(p, tape, i.c.seat_1, 4.6)
    for k in range(18):
        at = tape.pointAtPercent(k / 18)
        stroke(p, curve((at.x(), at.y() - 2), (at.x(), at.y() + (2 if k % 3 else 0))), i.c.night, 0.9)
    for tone, width in ((i.c.black, 5.0), (i.c.seat_1, 2.8)):
        stroke(p, ellipse(126, 52, 7), tone, width)
        stroke(p, curve((126, 59), (126, 78), (132, 78)), tone, width)
        stroke(p, curve((126, 71), (131, 71)), tone, width)
    light(p, 126, 62, 24, i.c.seat_1, 0.4)


def cure_basin(p: QPainter, i: Inks) -> None:
    """Warm water that forgives."""
    light(p, 80, 60, 96, i.light, 0.5)
    halo(p, i, 80, 8, 26, 20, i.c.seat_1)
    face(p, i, 80, 10, 1.6)
    for s in (-1, 1):
        stroke(p, curve((80 + s * 5, 6), (80 + s * 6, 10, 80 + s * 9, 6)), i.dark, 1.4)
        stream = curve((80 + s * 5, 12), (80 + s * 9, 40, 80 + s * 6, 76))
        stroke(p, stream, alpha(lighter(i.light, 0.5), 0.8), 4)
    stone = mix(i.bone, i.c.teal, 0.25)
    bowl = curve((12, 74), (148, 74), (140, 112, 100, 114), (60, 114), (20, 112, 12, 74), closed=True)
    form(p, bowl, stone, deep(i.c, stone, 0.75), i.rim, (2, -1.4), i.c.black)
    water = ellipse(80, 74, 66, 15)
    fill(p, water, radial(80, 74, 66, (0, lighter(i.light, 0.75)), (0.5, i.light), (1, deep(i.c, i.c.teal, 0.4))))
    stroke(p, water, lighter(stone, 0.3), 4)
    for k in range(3):
        stroke(p, ellipse(80, 74, 14 + k * 15, 3 + k * 3.4), alpha(i.c.white, 0.6 - 0.15 * k), 1.3)
    for s in (-1, 1):
        hand = curve(
            (80 + s * 60, 66),
            (80 + s * 52, 50, 80 + s * 38, 58),
            (80 + s * 26, 66),
            (80 + s * 34, 74, 80 + s * 56, 76),
            closed=True,
        )
        form(p, hand, mix(i.flesh, i.bone, 0.4), i.flesh_low, i.rim, outline=i.c.black)
    foot = polygon((60, 112), (100, 112), (112, 126), (48, 126))
    form(p, foot, stone, deep(i.c, stone, 0.75), i.rim, outline=i.c.black)
    for x, y in ((30, 44), (132, 40), (48, 26), (118, 20), (20, 16), (142, 8)):
        stroke(p, curve((x - 4, y), (x + 4, y)), alpha(i.rim, 0.8), 1.6)
        stroke(p, curve((x, y - 4), (x, y + 4)), alpha(i.rim, 0.8), 1.6)


def stitched_counter(p: QPainter, i: Inks) -> None:
    """The merchant weighs goods by licking them."""
    _awning(p, i, i.c.rust, i.bone)
    robe(p, i, 34, 40, 44, 120, i.c.wood, i.c.wood_dark, folds=3)
    head = curve((80, -2), (54, -2, 50, 36, 58, 48), (70, 60, 90, 60, 102, 48), (110, 36, 106, -2, 80, -2))
    sack(p, i, head, mix(i.flesh, i.bone, 0.3), 2, 3)
    for path in (curve((80, -2), (74, 20, 84, 44)), curve((54, 26), (80, 32, 106, 24))):
        stroke(p, path, i.dark, 1.8)
        for n in range(7):
            at = path.pointAtPercent((n + 0.5) / 7)
            stroke(p, curve((at.x() - 3, at.y() - 3), (at.x() + 3, at.y() + 3)), i.dark, 1.4)
    eyes(p, 80, 18, 12, 3, i.light)
    fill(p, curve((64, 40), (80, 34, 96, 40), (90, 52, 80, 52), (70, 52, 64, 40)), i.c.black)
    tongue = tapered(((80, 44), (84, 62), (112, 70), (118, 58)), 13, 8)
    form(p, tongue, i.c.damage, deep(i.c, i.blood, 0.5), i.rim, outline=i.c.black)
    limb(p, curve((104, 72), (132, 78, 126, 58)), 8, mix(i.flesh, i.bone, 0.3), i.c.black, i.rim)
    ball(p, 123, 52, 8, 8, i.c.seat_1, darker(i.c.seat_1, 0.6))
    _counter(p, i)
    for k, x in enumerate((30, 56)):
        skull(p, i, x, 88, 0.7 + 0.1 * k)
    thing = rounded(QRectF(108, 76, 34, 16), 4)
    form(p, thing, i.metal, i.metal_low, i.rim, outline=i.c.black)


def red_counter(p: QPainter, i: Inks) -> None:
    """No scales here: a funnel, and somebody else's teeth."""
    _awning(p, i, i.blood, deep(i.c, i.blood, 0.6))
    robe(p, i, 32, 38, 46, 120, deep(i.c, i.blood, 0.4), deep(i.c, i.blood, 0.88), folds=5)
    head = curve((80, -6), (58, -4, 58, 34, 66, 46), (80, 58, 94, 46), (102, 34, 102, -4, 80, -6))
    form(p, head, i.body_mid, i.c.night, i.rim, (1.8, -1.3), i.c.black)
    smile = curve((58, 28), (80, 46, 102, 28), (98, 52, 80, 54), (62, 52, 58, 28), closed=True)
    fill(p, smile, i.c.black)
    teeth(p, i.c, 61, 32, 38, 9, 9, 3)
    teeth(p, i.c, 65, 51, 30, 8, 8, 6, up=True)
    hat = curve((46, 6), (80, -8, 114, 6), (98, 0), (96, -30), (64, -30), (62, 0), closed=True)
    form(p, hat, deep(i.c, i.blood, 0.5), i.c.night, i.rim, outline=i.c.black)
    stroke(p, curve((63, -6), (80, -11, 97, -6)), i.c.damage, 4)
    limb(p, curve((112, 74), (130, 70, 128, 58)), 8, deep(i.c, i.blood, 0.3), i.c.black, i.rim)
    funnel = polygon((108, 34), (150, 34), (134, 60), (133, 84), (125, 84), (124, 60))
    form(p, funnel, mix(i.c.seat_1, i.metal, 0.4), i.c.wood_dark, i.rim, outline=i.c.black)
    fill(p, ellipse(129, 34, 21, 6), i.c.black)
    fill(p, ellipse(129, 35, 14, 3.4), i.c.damage)
    fill(p, drop_path(129, 90, 4), i.c.damage)
    _counter(p, i)
    for k, x in enumerate((24, 44, 64)):
        jar = rounded(QRectF(x - 8, 70, 16, 24), 4)
        tone = (i.c.damage, i.c.violet, i.c.lime)[k]
        fill(
            p,
            jar,
            linear(x - 8, 0, x + 8, 0, (0, deep(i.c, tone, 0.4)), (0.4, lighter(tone, 0.3)), (1, deep(i.c, tone, 0.6))),
        )
        stroke(p, jar, i.c.black, 1.3)
        fill(p, rounded(QRectF(x - 6, 66, 12, 5), 1), i.c.wood)


def _awning(p: QPainter, i: Inks, one: QColor, other: QColor) -> None:
    for k in range(13):
        x = -12 + k * 15
        stripe = curve((x, -40), (x + 15, -40), (x + 15, -18), (x + 7.5, -8, x, -18), closed=True)
        form(p, stripe, one if k % 2 else other, i.c.night, None, outline=i.c.black)


def _counter(p: QPainter, i: Inks) -> None:
    board = polygon((-90, 94), (250, 94), (250, 140), (-90, 140))
    form(p, board, i.c.wood, i.c.wood_dark, i.rim, (0, -1.8), i.c.black)
    for k in range(14):
        stroke(p, curve((-84 + k * 26, 102), (-84 + k * 26, 140)), alpha(i.c.black, 0.45), 1.6)
    fill(p, QRectF(-90, 94, 340, 7), alpha(i.c.black, 0.35))


def first_siren(p: QPainter, i: Inks) -> None:
    """A brass throat taller than a house, with a crank."""
    _siren(p, i, 0)
    limb(p, curve((116, 104), (134, 104), (134, 88)), 5, i.metal, i.c.black, i.c.white)
    limb(p, curve((134, 88), (146, 86)), 7, i.c.wood, i.c.black, i.rim)


def second_siren(p: QPainter, i: Inks) -> None:
    """Already warm; it has been screaming in a dream."""
    _siren(p, i, 3)
    for k in range(6):
        x = 26 + k * 22
        steam = curve((x, 116), (x - 6, 100, x + 5, 92), (x + 12, 80, x + 2, 70))
        stroke(p, steam, alpha(i.rim, 0.35), 3)


def _siren(p: QPainter, i: Inks, waves: int) -> None:
    brass = mix(i.c.seat_1, i.c.ember, 0.35)
    for k in range(3 + waves):
        r = 62 + k * 14
        stroke(p, ellipse(80, 20, r, r * 0.8), alpha(i.rim, 0.42 - 0.06 * k), 3 - 0.3 * k, dash=(7, 3))
    column = polygon((56, 120), (66, 50), (94, 50), (104, 120))
    form(p, column, mix(brass, i.metal, 0.4), i.metal_low, i.rim, (2, -1.4), i.c.black)
    for k in range(4):
        y = 64 + k * 15
        stroke(p, curve((60, y), (80, y + 4, 100, y)), i.c.black, 2.6)
        bolts(p, i, (66, y + 6), (94, y + 6))
    bell_ = ellipse(80, 18, 57, 46)
    fill(p, bell_, radial(64, -4, 86, (0, lighter(brass, 0.5)), (0.5, brass), (1, deep(i.c, brass, 0.8))))
    stroke(p, bell_, i.c.black, 2.4)
    for k, r in enumerate((50, 40, 30)):
        tone = (deep(i.c, brass, 0.3), deep(i.c, brass, 0.55), i.c.black)[k]
        fill(p, ellipse(80, 20, r, r * 0.78), tone)
        stroke(p, ellipse(80, 20, r, r * 0.78), alpha(lighter(brass, 0.5), 0.5), 1.2)
    if waves:
        fill(p, ellipse(80, 20, 26, 20), radial(80, 22, 26, (0, i.hot), (0.5, i.light), (1, deep(i.c, i.light, 0.7))))
        light(p, 80, 20, 70, i.light, 0.5)
    for k in range(14):
        a = k * math.tau / 14
        tip = (80 + 18 * math.cos(a), 20 + 14 * math.sin(a))
        base = [(80 + 30 * math.cos(a + d), 20 + 23 * math.sin(a + d)) for d in (-0.16, 0.16)]
        form(p, polygon(base[0], tip, base[1]), lighter(i.bone, 0.2), i.bone_low, None, outline=i.c.black)
    for s in (-1, 1):
        chain(p, i, curve((80 + s * 50, 44), (80 + s * 84, 90)), 4.4)
    base_plate = polygon((40, 116), (120, 116), (130, 130), (30, 130))
    form(p, base_plate, i.metal, i.metal_low, i.rim, outline=i.c.black)


def the_exit(p: QPainter, i: Inks) -> None:
    """Daylight the size of a coin, and what swallows it."""
    rnd = Random(2)
    for k in range(10):
        r = 104 - k * 9
        ring = ellipse(80, 40, r * 1.15, r)
        fill(p, ring, mix(mix(i.flesh, i.wall, 0.5), i.c.black, 0.35 + 0.06 * k))
        stroke(p, ring, alpha(i.c.black, 0.6), 3)
        stroke(p, ring.translated(-1, -1), alpha(i.rim, 0.22), 1.2)
    day = lighter(i.c.seat_1, 0.75)
    for k in range(12):
        a = k * math.tau / 12
        ray = polygon(
            (80, 34),
            (80 + 150 * math.cos(a - 0.07), 34 + 130 * math.sin(a - 0.07)),
            (80 + 150 * math.cos(a + 0.07), 34 + 130 * math.sin(a + 0.07)),
        )
        fill(p, ray, radial(80, 34, 140, (0, alpha(day, 0.5)), (1, alpha(day, 0))))
    light(p, 80, 34, 56, day, 0.9)
    fill(p, ellipse(80, 34, 13), i.c.white)
    for s in (-1, 1):
        for k in range(3):
            root = (80 + s * 98, -10 + k * 44)
            arm = tapered((root, (80 + s * 62, 6 + k * 30), (80 + s * (26 + rnd.uniform(0, 8)), 24 + k * 14)), 20, 3)
            form(p, arm, i.flesh, i.flesh_low, i.rim, outline=i.c.black)
    jaw = curve((-40, 132), (10, 92, 50, 104, 80, 100), (110, 104, 150, 92, 200, 132), closed=True)
    form(p, jaw, i.flesh, i.flesh_low, i.rim, outline=i.c.black)
    teeth(p, i.c, 6, 104, 148, 13, 24, 4, up=True)
    for k, x in enumerate((60, 80, 99)):
        high = 24 + (k % 2) * 3
        form(p, ellipse(x, 112 - high, 4.4, 5), i.c.night, i.c.night, day)
        form(
            p,
            polygon((x - 4, 117 - high), (x + 4, 117 - high), (x + 7, 118), (x - 7, 118)),
            mix(i.c.seat(k), i.c.night, 0.5),
            i.c.night,
            day,
        )


def closed_book(p: QPainter, i: Inks) -> None:
    """The cover: an eye in a rib cage, on leather that has seen a lot."""
    leather = mix(i.c.wood, i.blood, 0.25)
    hide = radial(80, 40, 180, (0, deep(i.c, leather, 0.35)), (1, deep(i.c, leather, 0.85)))
    fill(p, QRectF(-200, -60, 560, 260), hide)
    for s in (-1, 1):
        for k in range(6):
            y = -12 + k * 18
            w = 54 - abs(k - 2.5) * 6
            rib = curve((80 + s * 3, y), (80 + s * w, y - 14, 80 + s * w, y + 18))
            limb(p, rib, 6, i.bone, i.c.black, lighter(i.bone, 0.5))
    limb(p, curve((80, -20), (80, 100)), 7, i.bone, i.c.black, lighter(i.bone, 0.5))
    socket = curve((44, 40), (80, 8, 116, 40), (80, 72, 44, 40))
    fill(p, socket, i.c.black)
    stroke(p, socket, i.c.seat_1, 3)
    light(p, 80, 40, 44, i.light, 0.5)
    glare(p, i, ellipse(80, 40, 15), i.light)
    fill(p, ellipse(80, 40, 4, 13), i.c.black)
    for k in range(24):
        a = k * math.tau / 24
        if math.sin(a) > 0.9:  # there the name of the book stands
            continue
        stroke(
            p,
            curve((80 + 66 * math.cos(a), 40 + 72 * math.sin(a)), (80 + 71 * math.cos(a), 40 + 77 * math.sin(a))),
            alpha(i.c.seat_1, 0.6),
            2,
        )
