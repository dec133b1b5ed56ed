"""Illustrations of the events 0 to 10, on the field of a figure: 160 wide, from y = -34 down to the floor at 118."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.anatomy import (
    bolts,
    chain,
    claw,
    cowl,
    face,
    fur,
    glare,
    lantern,
    robe,
    sack,
    skull,
)
from arcology.ui.art.cyberflesh.inks import Inks, deep
from arcology.ui.art.cyberflesh.shapes import ball, curve, drop_path, eyes, form, light, limb, tapered, teeth
from arcology.ui.art.paint import clipped, ellipse, fill, linear, polygon, radial, rounded, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix


def intake_gate(p: QPainter, i: Inks) -> None:
    """A shutter like a tongue, lockers that breathe on both sides."""
    for s in (-1, 1):
        for k in range(3):
            x, w = 80 + s * (34 + k * 27), 24
            left = x - w / 2
            locker = rounded(QRectF(left, -6 - k * 6, w, 118 + k * 8), 3)
            form(p, locker, mix(i.metal, i.flesh, 0.3), i.metal_low, i.rim if s > 0 else None, outline=i.c.black)
            for n in range(4):
                stroke(
                    p,
                    curve((left + 5, 8 + n * 5 - k * 6), (x, 11 + n * 5 - k * 6, left + w - 5, 8 + n * 5 - k * 6)),
                    i.c.black,
                    1.6,
                )
            fill(p, ellipse(x + s * 6, 58, 2.2, 4), i.c.black)
            bulge = ellipse(x, 84, 9, 15)
            sack(p, i, bulge, mix(i.flesh, i.metal, 0.3), 3, k + 4)
    gate = rounded(QRectF(50, -20, 60, 134), 8)
    fill(p, gate, i.c.black)
    tongue = curve((56, -20), (54, 40, 62, 84, 80, 96), (98, 84, 106, 40, 104, -20), closed=True)
    sack(p, i, tongue, mix(i.flesh, i.blood, 0.4), 8, 2)
    stroke(p, curve((80, -20), (82, 40, 80, 90)), deep(i.c, i.blood, 0.5), 2)
    teeth(p, i.c, 52, -20, 56, 9, 15, 2)
    teeth(p, i.c, 52, 114, 56, 9, 14, 5, up=True)
    stroke(p, gate, i.metal_low, 6)
    stroke(p, gate, i.metal, 2.6)
    for k in range(3):
        light(p, 80, -28 + k * 2, 30, i.light, 0.4)


def dripping_locker(p: QPainter, i: Inks) -> None:
    """It knocks, politely; something runs out below."""
    body = QRectF(42, -22, 76, 134)
    form(p, rounded(body, 4), i.metal, i.metal_low, i.rim, (2, -1.4), i.c.black)
    door = QRectF(49, -14, 62, 120)
    form(p, rounded(door, 3), lighter(i.metal, 0.08), i.metal_low, i.rim, outline=i.c.black)
    for k in range(5):
        slot = curve((60, -2 + k * 7), (100, -2 + k * 7))
        stroke(p, slot, i.c.black, 3)
    eyes(p, 80, 12, 8, 2.4, i.light)
    dent = ellipse(82, 62, 17, 20)
    fill(p, dent, radial(78, 56, 24, (0, lighter(i.metal, 0.35)), (0.6, i.metal), (1, i.metal_low)))
    for k in range(3):
        stroke(p, ellipse(82, 62, 22 + k * 8, 26 + k * 8), alpha(i.rim, 0.4 - 0.12 * k), 1.6)
    stroke(p, rounded(QRectF(100, 44, 6, 22), 3), i.c.black, 4)
    bolts(p, i, (52, -10), (108, -10), (52, 102), (108, 102))
    pool = ellipse(84, 122, 56, 13)
    fill(p, pool, radial(84, 120, 56, (0, mix(i.light, i.blood, 0.35)), (1, deep(i.c, i.light, 0.8))))
    for k, x in enumerate((56, 68, 79, 92, 104)):
        run = curve((x, 106), (x + 1, 118 + (k % 2) * 4))
        stroke(p, run, mix(i.light, i.blood, 0.3), 3.4)
    for x, y in ((62, 118), (98, 124)):
        fill(p, drop_path(x, y, 4), lighter(i.light, 0.2))


def terminal_with_a_pulse(p: QPainter, i: Inks) -> None:
    """A console of warm keys; the screen is an eye with a heartbeat."""
    for k in range(7):
        x = 10.0 + k * 24
        limb(p, curve((x, -40), (x + 10, 0, 60 + k * 7, 16)), 4, mix(i.flesh, i.cloth, 0.5), i.c.black, i.rim)
    case = polygon((34, 0), (126, 0), (134, 76), (26, 76))
    form(p, case, i.metal, i.metal_low, i.rim, (2, -1.4), i.c.black)
    screen = rounded(QRectF(40, 8, 80, 58), 10)
    fill(p, screen, radial(80, 36, 52, (0, deep(i.c, i.light, 0.4)), (1, i.c.black)))
    light(p, 80, 36, 60, i.light, 0.4)
    with clipped(p, screen):
        beat = curve((36, 46), (58, 46), (64, 30), (70, 60), (76, 40), (82, 46), (124, 46))
        stroke(p, beat, i.rim, 2.2)
        for k in range(12):
            stroke(p, curve((36, 10 + k * 5), (124, 10 + k * 5)), alpha(i.c.black, 0.3), 1.2)
    fill(p, curve((54, 34), (80, 12, 106, 34), (80, 54, 54, 34)), alpha(i.rim, 0.25))
    stroke(p, curve((54, 34), (80, 12, 106, 34), (80, 54, 54, 34)), i.rim, 1.6)
    glare(p, i, ellipse(80, 33, 9), i.light)
    fill(p, ellipse(80, 33, 4), i.c.black)
    desk = polygon((20, 78), (140, 78), (156, 116), (4, 116))
    form(p, desk, mix(i.flesh, i.metal, 0.3), i.flesh_low, i.rim, (0, -1.4), i.c.black)
    for row in range(3):
        for k in range(11):
            x, y = 29 + k * 10.2 - row * 1.6 + k * row * 0.3, 83.0 + row * 10
            ball(p, x, y, 4, 3.2, lighter(i.flesh, 0.3), i.flesh_low)


def kneeling_man(p: QPainter, i: Inks) -> None:
    """He prays to a drainpipe, and it listens."""
    pipe = QRectF(112, -40, 30, 130)
    fill(p, pipe, linear(112, 0, 142, 0, (0, i.metal_low), (0.35, lighter(i.metal, 0.15)), (1, i.metal_low)))
    for y in (-12, 34):
        fill(p, rounded(QRectF(107, y, 40, 10), 3), i.rust)
        bolts(p, i, (113, y + 5), (141, y + 5))
    mouth = ellipse(127, 92, 17, 9)
    fill(p, mouth, i.c.black)
    stroke(p, mouth, i.metal, 4)
    light(p, 127, 94, 40, i.light, 0.6)
    for s in (-1, 1):
        stroke(p, curve((127 + s * 5, 96), (127 + s * 9, 106, 127 + s * 4, 112)), mix(i.flesh, i.light, 0.4), 2.6)
    legs = curve((24, 118), (26, 96, 46, 90, 70, 98), (84, 104, 86, 118), closed=True)
    form(p, legs, i.cloth, i.cloth_low, i.rim, outline=i.c.black)
    back = curve((36, 98), (24, 66, 40, 44, 64, 46), (80, 52, 82, 76, 74, 100), closed=True)
    form(p, back, i.cloth, i.cloth_low, i.rim, (1.8, -1.3), i.c.black)
    for k in range(6):
        ball(p, 40 + k * 2.4, 52 + k * 8, 3, 2.6, i.bone, i.bone_low)
    head = ellipse(74, 44, 13, 15)
    form(p, head, mix(i.flesh, i.bone, 0.3), i.flesh_low, i.rim, outline=i.c.black)
    stroke(p, curve((76, 42), (81, 43)), i.dark, 1.8)
    limb(p, curve((66, 64), (84, 78, 94, 62)), 7, mix(i.flesh, i.bone, 0.3), i.flesh_low, i.rim)
    for d in (-1.5, 1.5):
        limb(p, curve((92, 64), (97 + d, 46)), 3.4, mix(i.flesh, i.bone, 0.3), i.flesh_low)
    for k in range(3):
        stroke(p, curve((100 + k * 4, 60 + k * 9), (108 + k * 3, 70 + k * 7)), alpha(i.rim, 0.5), 1.3)
    for x in (10, 26, 96, 148):
        stick = QRectF(x - 3, 108, 6, 14)
        fill(p, stick, i.bone)
        glare(p, i, curve((x, 94), (x + 4, 102, x, 107), (x - 4, 102, x, 94)), i.c.ember)


def vein_bridge(p: QPainter, i: Inks) -> None:
    """A cable over nothing, and it bleeds where boots bite."""
    fill(
        p,
        polygon((-90, 60), (250, 60), (250, 200), (-90, 200)),
        linear(0, 60, 0, 150, (0, alpha(i.c.black, 0)), (1, i.c.black)),
    )
    for s in (-1, 1):
        cliff = polygon(
            (80 + s * 66, 200), (80 + s * 56, 70), (80 + s * 78, 54), (80 + s * 180, 50), (80 + s * 180, 200)
        )
        form(p, cliff, mix(i.wall, i.c.night, 0.5), i.c.night, i.rim, (0, -1.6), i.c.black)
    for k, sag in enumerate((96.0, 84.0)):
        rope = curve((18, 62), (80, sag, 142, 62))
        limb(p, rope, 11 - 5 * k, mix(i.flesh, i.blood, 0.4), i.c.black, i.rim)
        for n in range(11):
            at = rope.pointAtPercent(0.06 + n * 0.088)
            stroke(p, curve((at.x() - 3, at.y() - 5), (at.x() + 1, at.y() + 5)), deep(i.c, i.blood, 0.55), 1.6)
    for k in range(4):
        hang = curve((20 + k * 40, -40), (24 + k * 38, 20, 30 + k * 33, 66 + (1.5 - abs(k - 1.5)) * 9))
        limb(p, hang, 2.6, mix(i.flesh, i.blood, 0.3), i.c.black)
    for k, (x, y, high) in enumerate(((58, 76, 22), (84, 79, 24), (108, 74, 21))):
        form(p, ellipse(x, y - high, 4, 4.6), i.c.night, i.c.night, i.rim)
        cloak = polygon((x - 4, y - high + 4), (x + 4, y - high + 4), (x + 6, y), (x - 6, y))
        form(p, cloak, mix(i.c.seat(k), i.c.night, 0.5), i.c.night, i.rim)
        for n in range(2):
            fill(p, drop_path(x - 3 + n * 7, y + 12 + n * 7, 2.8), i.blood)
    for k in range(3):
        light(p, 80, 120, 50 + k * 14, i.light, 0.2)


def milk_of_the_machine(p: QPainter, i: Inks) -> None:
    """Taps in a row, each beaded with something white."""
    tank = rounded(QRectF(10, -30, 140, 62), 14)
    form(p, tank, i.metal, i.metal_low, i.rim, (2, -1.6), i.c.black)
    for k in range(6):
        bolts(p, i, (24 + k * 23, -20), (24 + k * 23, 22))
    gauge = ellipse(80, 0, 17)
    form(p, gauge, i.bone, i.bone_low, i.rim, outline=i.c.black)
    stroke(p, curve((80, 0), (90, -10)), i.blood, 2.4)
    for k in range(5):
        x = 26 + k * 27
        pipe = QRectF(x - 5, 30, 10, 22)
        fill(p, pipe, linear(x - 5, 0, x + 5, 0, (0, i.metal_low), (0.4, lighter(i.metal, 0.3)), (1, i.metal_low)))
        teat = curve((x - 8, 50), (x + 8, 50), (x + 9, 66, x, 74), (x - 9, 66, x - 8, 50), closed=True)
        sack(p, i, teat, mix(i.flesh, i.bone, 0.4), 2, k)
        stroke(p, curve((x - 9, 40), (x + 9, 40)), i.rust, 4)
        milk = lighter(i.bone, 0.6)
        fill(p, drop_path(x, 82 + (k % 3) * 6, 4.6), milk)
        light(p, x, 84, 15, milk, 0.5)
    trough = polygon((6, 102), (154, 102), (144, 124), (16, 124))
    form(p, trough, i.metal, i.metal_low, i.rim, (0, -1.4), i.c.black)
    fill(p, ellipse(80, 103, 72, 5), lighter(i.bone, 0.5))
    for k in range(4):
        note = 30 + k * 34
        stroke(p, curve((note, 88), (note + 4, 84, note + 8, 88)), alpha(i.rim, 0.6), 1.4)


def collapsed_ward(p: QPainter, i: Inks) -> None:
    """Beds on the ceiling, and patients on the beds."""
    for k, x in enumerate((18, 66, 114)):
        y = -22 + (k % 2) * 8
        fill(p, rounded(QRectF(x - 4, y - 6, 46, 5), 2), i.metal)
        for leg in (x, x + 36):
            stroke(p, curve((leg, y - 5), (leg, y - 20)), i.metal, 3)
        mattress = rounded(QRectF(x - 3, y, 44, 13), 4)
        form(p, mattress, lighter(i.bone, 0.1), i.bone_low, i.rim, outline=i.c.black)
        sheet = curve((x - 3, y + 8), (x + 8, y + 38, x + 20, y + 18), (x + 30, y + 44, x + 41, y + 8), closed=True)
        form(p, sheet, i.bone, i.bone_low, i.rim, outline=alpha(i.c.black, 0.6))
        face(p, i, x + 19, y + 40, 1.0, glow=i.light)
        for s in (-1, 1):
            limb(
                p,
                curve((x + 19 + s * 8, y + 34), (x + 19 + s * 17, y + 52, x + 19 + s * 13, y + 66)),
                3,
                i.flesh,
                i.flesh_low,
            )
            claw(p, i, x + 19 + s * 13, y + 68, 270, 9)
    bed = polygon((20, 108), (118, 96), (126, 112), (30, 126))
    form(p, bed, i.metal, i.metal_low, i.rim, outline=i.c.black)
    for x, y in ((26, 112), (60, 104), (96, 100)):
        rubble = polygon((x, y + 10), (x + 8, y - 6), (x + 20, y - 2), (x + 24, y + 12))
        form(p, rubble, mix(i.wall, i.metal, 0.5), i.c.night, i.rim, outline=i.c.black)
    light(p, 80, 40, 66, i.light, 0.25)


def alarm_nerve(p: QPainter, i: Inks) -> None:
    """A grey thread at the height of an ankle, humming."""
    for k in range(6):
        w = 130 - k * 20
        frame = QRectF(80 - w * 0.7, 46 - w * 0.62, w * 1.4, w * 1.16)
        stroke(p, rounded(frame, 4), alpha(i.rim, 0.12 + 0.06 * k), 2)
    thread = curve((-20, 98), (50, 92, 80, 104), (110, 92, 180, 98))
    stroke(p, thread, i.c.black, 6)
    stroke(p, thread, lighter(i.metal, 0.4), 2.6)
    for k in range(4):
        for s in (-1, 1):
            stroke(p, thread.translated(0, s * (4 + k * 4)), alpha(i.rim, 0.45 - 0.1 * k), 1)
    light(p, 80, 98, 50, i.light, 0.5)
    boot = curve((52, -34), (50, 52), (56, 66), (86, 72), (90, 82), (40, 82), (34, 60), (30, -34), closed=True)
    form(p, boot, i.c.wood, i.c.wood_dark, i.rim, (2, -1.2), i.c.black)
    for k in range(6):
        stroke(p, curve((36, 2 + k * 10), (50, 5 + k * 10)), i.bone, 1.7)
    stroke(p, curve((36, 78), (90, 78)), i.c.black, 4)
    for x, s in ((6, 1), (154, -1)):
        hub = ellipse(x, 98, 10, 12)
        ball(p, x, 98, 10, 12, mix(i.flesh, i.light, 0.3), i.flesh_low)
        stroke(p, hub, i.c.black, 1.6)
        glare(p, i, ellipse(x + s * 2, 96, 3.6), i.c.damage)


def barter_rat(p: QPainter, i: Inks) -> None:
    """Upright, in a thimble, with a stall of found things."""
    limb(p, curve((64, 110), (28, 120, 22, 84), (18, 70, 30, 70)), 4, i.flesh, i.c.black, i.rim)
    body = curve((80, 44), (54, 50, 50, 92, 58, 116), (102, 116), (110, 92, 106, 50, 80, 44))
    form(p, body, mix(i.c.wood, i.metal, 0.4), i.c.wood_dark, i.rim, (2, -1.4), i.c.black)
    fur(p, body, i.c.wood_dark, 6)
    belly = ellipse(80, 88, 16, 23)
    fill(p, belly, alpha(mix(i.bone, i.flesh, 0.4), 0.85))
    waistcoat = curve((56, 62), (72, 74), (66, 112), (58, 112), closed=True)
    form(p, waistcoat, i.blood, deep(i.c, i.blood, 0.7), None, outline=i.c.black)
    form(
        p,
        curve((104, 62), (88, 74), (94, 112), (102, 112), closed=True),
        i.blood,
        deep(i.c, i.blood, 0.7),
        i.rim,
        outline=i.c.black,
    )
    for s in (-1, 1):
        ball(p, 80 + s * 20, 10, 12, 13, mix(i.flesh, i.c.wood, 0.3), i.flesh_low)
    head = curve(
        (80, 6), (60, 8, 56, 34, 70, 50), (76, 60, 84, 60), (92, 58, 104, 34, 96, 18), (90, 6, 80, 6), closed=True
    )
    form(p, head, mix(i.c.wood, i.metal, 0.4), i.c.wood_dark, i.rim, (1.8, -1.3), i.c.black)
    eyes(p, 80, 28, 9, 3, i.light)
    ball(p, 80, 54, 5, 4, i.flesh, i.flesh_low)
    teeth(p, i.c, 76, 58, 9, 2, 9, 3)
    for s in (-1, 1):
        for k in range(3):
            stroke(p, curve((80 + s * 6, 52), (80 + s * 26, 46 + k * 6)), alpha(i.bone, 0.7), 0.9)
    thimble = curve((68, 8), (70, -16, 90, -16, 92, 8), (80, 12, 68, 8), closed=True)
    form(p, thimble, lighter(i.metal, 0.3), i.metal_low, i.c.white, outline=i.c.black)
    for k in range(9):
        fill(p, ellipse(72 + (k % 3) * 7, -8 + (k // 3) * 6, 1.2), i.c.black)
    for s in (-1, 1):
        limb(
            p,
            curve((80 + s * 22, 66), (80 + s * 42, 80, 80 + s * 34, 60)),
            5,
            mix(i.c.wood, i.metal, 0.4),
            i.c.black,
            i.rim,
        )
    ball(p, 116, 54, 8, 8, i.c.seat_1, darker(i.c.seat_1, 0.6))
    lantern(p, i, 44, 50, 0.5)
    board = polygon((6, 112), (154, 112), (158, 128), (2, 128))
    form(p, board, i.c.wood, i.c.wood_dark, i.rim, (0, -1.2), i.c.black)
    skull(p, i, 24, 104, 0.7)
    ball(p, 132, 106, 7, 7, i.c.teal, deep(i.c, i.c.teal, 0.7))


def black_snow(p: QPainter, i: Inks) -> None:
    """Soft flakes that fall upwards."""
    rnd = Random(9)
    for k in range(3):
        cone = polygon((20 + k * 60, 140), (-10 + k * 60, -40), (50 + k * 60, -40))
        fill(p, cone, linear(0, 140, 0, -40, (0, alpha(i.light, 0.22)), (1, alpha(i.light, 0))))
    for k, x in enumerate((46.0, 82.0, 112.0)):
        high = 50 + (k % 2) * 6
        form(p, ellipse(x, 110 - high, 7, 8), i.c.night, i.c.night, i.rim)
        cloak = curve(
            (x - 8, 118 - high),
            (x + 8, 118 - high),
            (x + 15, 112, x + 14, 122),
            (x - 14, 122),
            (x - 15, 112, x - 8, 118 - high),
            closed=True,
        )
        form(p, cloak, mix(i.c.seat(k), i.c.night, 0.6), i.c.night, i.rim)
        stroke(p, curve((x + 6, 90), (x + 16, 74)), i.c.night, 4)
    for _ in range(70):
        x, y, r = rnd.uniform(-20, 180), rnd.uniform(-34, 128), rnd.uniform(1.6, 5.4)
        for n in range(3):
            a = n * math.pi / 3 + rnd.random()
            arm = curve((x - r * math.cos(a), y - r * math.sin(a)), (x + r * math.cos(a), y + r * math.sin(a)))
            stroke(p, arm, i.c.black, 1.9)
            stroke(p, arm, alpha(i.rim, 0.32), 0.6)
        fill(p, ellipse(x, y, r * 0.34), i.c.black)
        stroke(p, curve((x, y + r + 1), (x + 1, y + r + 6)), alpha(i.c.black, 0.4), 1)


def caged_surgeon(p: QPainter, i: Inks) -> None:
    """Folded into a bird cage, she asks for her hands."""
    chain(p, i, curve((80, -40), (80, -18)), 6)
    light(p, 80, 50, 70, i.light, 0.35)
    body = curve((80, 44), (52, 52, 46, 88, 60, 100), (80, 106, 100, 100), (114, 88, 108, 52, 80, 44))
    form(p, body, i.bone, i.bone_low, i.rim, (1.8, -1.3), i.c.black)
    for s in (-1, 1):
        limb(p, curve((80 + s * 20, 62), (80 + s * 34, 84, 80 + s * 12, 92)), 7, i.bone, i.c.black, i.rim)
        ball(p, 80 + s * 11, 93, 6, 6, i.blood, deep(i.c, i.blood, 0.6))
    face(p, i, 80, 30, 1.7)
    cap = curve((62, 20), (62, 0, 98, 0, 98, 20), (80, 12, 62, 20), closed=True)
    form(p, cap, mix(i.c.teal, i.bone, 0.4), deep(i.c, i.c.teal, 0.6), i.rim, outline=i.c.black)
    for k in range(9):
        t = k / 8
        x = 30 + 100 * t
        bar = curve((80, -18), (x + (80 - x) * 0.1, -6, x, 30), (x, 108))
        stroke(p, bar, i.c.black, 4.6)
        stroke(p, bar, mix(i.c.seat_1, i.metal, 0.5), 2.4)
    for y in (30, 108):
        hoop = curve((28, y), (80, y + 12, 132, y))
        stroke(p, hoop, i.c.black, 6)
        stroke(p, hoop, mix(i.c.seat_1, i.metal, 0.5), 3.4)
    lock = rounded(QRectF(104, 62, 14, 16), 3)
    form(p, lock, i.c.seat_1, i.c.wood_dark, i.rim, outline=i.c.black)
    for s, x in ((-1, 20), (1, 146)):
        tray = curve((x - 12, 118), (x + 12, 118))
        stroke(p, tray, i.metal, 4)
        claw(p, i, x, 112, 90 + s * 12, 13, 5)


def trembling_air(p: QPainter, i: Inks) -> None:
    """Nothing but a hooded watcher: for an event that is not in the book."""
    robe(p, i, 26, 40, 60, 134)
    cowl(p, i, 46, 20, 38)
    eyes(p, 80, 46, 6, 2, i.light)
    arm = tapered(((96, 70), (116, 88), (112, 104)), 10, 8)
    form(p, arm, i.body, i.body_low, i.rim, outline=i.c.black)
