"""What crawls, flutters and bites: insects, hounds, rats, serpents, swarms."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.cyberflesh.anatomy import X, bolts, fur, glare, sack
from arcology.ui.art.cyberflesh.inks import Inks, deep
from arcology.ui.art.cyberflesh.shapes import ball, curve, eyes, form, light, limb, mirrored, tapered, teeth
from arcology.ui.art.paint import ellipse, fill, linear, polygon, radial, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix


def gutter_mite(p: QPainter, i: Inks) -> None:
    """A plated bug the size of a drain cover."""
    for s in (-1, 1):
        for k in range(4):
            y = 66 + k * 13
            knee = (X + s * (54 + (k % 2) * 6), y - 14 + k * 5)
            limb(p, curve((X + s * 22, y), knee, (X + s * (62 + k * 3), y + 26)), 4.4, i.body_mid, i.c.black, i.rim)
    for k in range(6):
        w, y = (30, 38, 42, 40, 34, 22)[k], 50 + k * 12
        segment = curve(
            (X, y - 13), (X - w, y - 13, X - w - 4, y + 8, X - w * 0.8, y + 12), (X, y + 5, X + w * 0.8, y + 12)
        )
        segment.cubicTo(X + w + 4, y + 8, X + w, y - 13, X, y - 13)
        form(p, segment, mix(i.body, i.wall, 0.12 * (k % 2)), i.body_low, i.rim, (1.8, -1.3), i.c.black)
        bolts(p, i, (X - w * 0.62, y + 2), (X + w * 0.62, y + 2), r=1.5)
    head = curve((X - 20, 42), (X - 18, 22, X + 18, 22, X + 20, 42), (X, 52, X - 20, 42), closed=True)
    form(p, head, i.body, i.dark, i.rim, outline=i.c.black)
    for k, x in enumerate((-12, -4, 4, 12)):
        glare(p, i, ellipse(X + x, 36 - abs(k - 1.5), 2.4), i.light)
    for s in (-1, 1):
        jaw = curve((X + s * 8, 44), (X + s * 24, 50, X + s * 10, 62), (X + s * 14, 52, X + s * 4, 48), closed=True)
        form(p, jaw, i.bone, i.bone_low, None, outline=i.c.black)
        stroke(p, curve((X + s * 10, 26), (X + s * 22, 6, X + s * 36, 8)), i.dark, 2.4)
        stroke(p, curve((X + s * 10, 26), (X + s * 22, 6, X + s * 36, 8)), alpha(i.rim, 0.6), 0.9)


def _beast(p: QPainter, i: Inks, body: QPainterPath, legs: tuple[tuple[float, ...], ...], width: float) -> None:
    """A four-legged body in profile, far legs first."""
    for k, (x, y, kx, ky, fx, fy) in enumerate(legs):
        tone = i.body_mid if k < 2 else i.body
        limb(p, curve((x, y), (kx, ky), (fx, fy), (fx + 8, fy)), width, tone, i.c.black, i.rim if k >= 2 else None)
    form(p, body, i.body, i.body_low, i.rim, (1.6, -1.6), i.c.black)


def scrap_hound(p: QPainter, i: Inks) -> None:
    """A dog of scrap: a jaw from a trap, a rib cage of bent bars, a pulley at every joint."""
    legs = (
        (50, 84, 38, 104, 46, 130),
        (102, 82, 116, 104, 106, 130),
        (40, 82, 24, 102, 32, 132),
        (92, 84, 98, 108, 88, 132),
    )
    body = curve(
        (24, 66),
        (44, 50, 76, 58, 104, 48),
        (120, 50, 120, 78, 108, 88),
        (92, 98, 76, 82, 52, 92),
        (32, 94, 18, 82, 24, 66),
        closed=True,
    )
    tail = curve((26, 68), (8, 60, 10, 38), (14, 30, 20, 32))
    limb(p, tail, 4, i.metal, i.c.black, i.rim)
    _beast(p, i, body, legs, 7)
    for k in range(6):
        x = 44 + k * 9
        stroke(p, curve((x, 60 - k * 0.8), (x + 8, 74, x + 2, 90 - k)), i.c.black, 4)
        stroke(p, curve((x, 60 - k * 0.8), (x + 8, 74, x + 2, 90 - k)), lighter(i.metal, 0.2), 2.2)
    for x, y in ((104, 82), (44, 82), (98, 108), (26, 102)):
        ball(p, x, y, 6.5, 6.5, lighter(i.metal, 0.3), i.metal_low)
        bolts(p, i, (x, y), r=2)
    head = curve(
        (96, 46), (98, 28, 116, 26, 128, 34), (150, 38), (154, 46), (128, 54), (112, 62, 100, 58, 96, 46), closed=True
    )
    form(p, head, i.metal, i.metal_low, i.rim, (1.4, -1.4), i.c.black)
    jaw = curve((108, 58), (128, 56), (152, 54), (146, 66, 120, 70, 108, 58), closed=True)
    form(p, jaw, i.metal, i.metal_low, i.rim, outline=i.c.black)
    teeth(p, i.c, 124, 50, 30, 8, 8, 2)
    teeth(p, i.c, 122, 62, 28, 8, 7, 5, up=True)
    for x in (104, 114):
        ear = polygon((x, 32), (x - 4, 12), (x + 9, 29))
        form(p, ear, i.metal, i.metal_low, i.rim, outline=i.c.black)
    eyes(p, 122, 40, 0.1, 3.2, i.light)


def furnace_rat(p: QPainter, i: Inks) -> None:
    """A rat with a lit boiler for a belly, running."""
    tail = curve((38, 92), (4, 92, 6, 50, 30, 44), (40, 42, 40, 54, 32, 54))
    limb(p, tail, 3.6, i.flesh, i.c.black, i.rim)
    legs = (
        (58, 102, 50, 116, 62, 128),
        (104, 100, 116, 112, 126, 124),
        (50, 104, 36, 116, 44, 130),
        (98, 104, 104, 118, 114, 130),
    )
    body = curve(
        (36, 96), (34, 58, 74, 46, 100, 58), (120, 64, 126, 84, 116, 100), (96, 116, 46, 116, 36, 96), closed=True
    )
    _beast(p, i, body, legs, 5.5)
    fur(p, body, i.body_low, 5)
    door = ellipse(76, 86, 19, 17)
    fill(p, door, i.c.black)
    heat = ((0, i.hot), (0.45, i.light), (1, deep(i.c, i.light, 0.7)))
    fill(p, ellipse(76, 86, 16, 14), radial(76, 88, 18, *heat))
    for k in range(5):
        stroke(p, curve((64 + k * 6, 73 + abs(k - 2) * 2), (64 + k * 6, 99 - abs(k - 2) * 2)), i.c.black, 2.6)
    light(p, 76, 86, 46, i.light, 0.6)
    bolts(p, i, (76, 67), (76, 105), (56, 86), (96, 86))
    head = curve((106, 66), (116, 50, 134, 56, 152, 82), (150, 90, 132, 92), (116, 94, 106, 84, 106, 66), closed=True)
    form(p, head, i.body, i.body_low, i.rim, (1.4, -1.4), i.c.black)
    for x, y in ((112, 52), (124, 52)):
        ball(p, x, y, 8.5, 9, mix(i.flesh, i.body, 0.4), i.flesh_low)
    eyes(p, 130, 70, 0.1, 2.8, i.light)
    teeth(p, i.c, 138, 88, 11, 2, 9, 2)
    for k in (-1, 0, 1):
        stroke(p, curve((148, 84), (158, 82 + k * 6)), alpha(i.bone, 0.8), 0.9)
    pipe = polygon((60, 56), (64, 34), (72, 34), (72, 54))
    form(p, pipe, i.metal, i.metal_low, i.rim, outline=i.c.black)
    for k in range(3):
        fill(p, ellipse(68 - k * 6, 26 - k * 10, 6 + k * 3), alpha(mix(i.c.steel, i.light, 0.3), 0.35 - 0.08 * k))


def suture_swarm(p: QPainter, i: Inks) -> None:
    """Needles that have learnt to fly in the shape of a hand."""
    rnd = Random(9)
    spots = [
        (80 + 40 * math.cos(a) * r, 66 + 40 * math.sin(a) * r)
        for a, r in ((rnd.uniform(0, 6.28), rnd.random() ** 0.5) for _ in range(30))
    ]
    for side, (fx, fy) in enumerate(((34, 26), (60, 8), (88, 4), (114, 18), (136, 60))):
        for k in range(6):
            t = k / 5
            spots.append(
                (80 + (fx - 80) * (0.5 + t * 0.5) + rnd.uniform(-4, 4), 66 + (fy - 66) * (0.5 + t * 0.5) + side % 2)
            )
    light(p, 80, 60, 74, i.light, 0.35)
    for k, (x, y) in enumerate(spots):
        nx, ny = spots[(k * 7 + 3) % len(spots)]
        stroke(p, curve((x, y), ((x + nx) / 2 + 8, (y + ny) / 2 - 12, nx, ny)), alpha(i.blood, 0.5), 0.8)
    for k, (x, y) in enumerate(spots):
        a = rnd.uniform(-0.9, 0.9) + 1.57
        dx, dy = math.cos(a) * 9, math.sin(a) * 9
        needle = polygon(
            (x - dx * 0.9, y - dy * 0.9),
            (x - dy * 0.16, y + dx * 0.16),
            (x + dx, y + dy),
            (x + dy * 0.16, y - dx * 0.16),
        )
        fill(p, needle.translated(1, 1.6), alpha(i.c.black, 0.6))
        fill(p, needle, linear(x - dx, y - dy, x + dx, y + dy, (0, i.metal), (1, lighter(i.metal, 0.75))))
        if k % 2 == 0:
            for s in (-1, 1):
                wing = ellipse(x + s * 4.4 - dx * 0.3, y - dy * 0.3, 4, 1.7)
                fill(p, wing, alpha(lighter(i.light, 0.55), 0.55))
        if k % 3 == 0:
            fill(p, ellipse(x + dx * 0.8, y + dy * 0.8, 1.5), i.blood)
    for k in range(5):
        stroke(p, curve((70 + k * 5, 100), (60 + k * 10, 118, 66 + k * 7, 138)), alpha(i.blood, 0.7), 1.0)


def tongue_serpent(p: QPainter, i: Inks) -> None:
    """One long tongue with teeth of its own."""
    coil = ((22, 120), (60, 134), (122, 128), (134, 100), (86, 92), (40, 84), (42, 54), (84, 48), (98, 34))
    back = tapered(coil, 26, 20)
    form(p, back, i.flesh, i.flesh_low, i.rim, (1.8, -1.6), i.c.black)
    ridge = tapered(coil, 6, 6)
    fill(p, ridge.translated(-2, -2), alpha(lighter(i.flesh, 0.4), 0.35))
    rnd = Random(3)
    for _ in range(64):
        t = rnd.random()
        k = min(len(coil) - 2, int(t * (len(coil) - 1)))
        f = t * (len(coil) - 1) - k
        x = coil[k][0] + (coil[k + 1][0] - coil[k][0]) * f + rnd.uniform(-6, 6)
        y = coil[k][1] + (coil[k + 1][1] - coil[k][1]) * f + rnd.uniform(-6, 6)
        if back.contains(ellipse(x, y, 1.6).boundingRect()):
            ball(p, x, y, 1.6, 1.4, lighter(i.flesh, 0.45), i.flesh)
    head = curve(
        (84, 46), (76, 14, 104, 4, 128, 12), (150, 20, 150, 44, 128, 56), (108, 64, 88, 62, 84, 46), closed=True
    )
    form(p, head, lighter(i.flesh, 0.08), i.flesh_low, i.rim, (1.8, -1.4), i.c.black)
    maw = curve((104, 30), (122, 14, 142, 22), (146, 36, 128, 48), (110, 50, 104, 30), closed=True)
    fill(p, maw, radial(124, 34, 26, (0, i.c.black), (0.7, deep(i.c, i.blood, 0.6)), (1, i.blood)))
    for k in range(9):
        a = -2.6 + k * 0.62
        tip = (125 + 8 * math.cos(a), 33 + 6 * math.sin(a))
        base = [(125 + 20 * math.cos(a + d), 33 + 16 * math.sin(a + d)) for d in (-0.16, 0.16)]
        fill(p, polygon(base[0], tip, base[1]), i.bone)
    fork = curve((126, 36), (142, 50, 140, 72), (146, 84, 154, 82))
    limb(p, fork, 4, mix(i.blood, i.flesh, 0.4), i.c.black, i.rim)
    limb(p, curve((140, 72), (136, 84, 142, 94)), 3, mix(i.blood, i.flesh, 0.4), i.c.black)
    eyes(p, 104, 20, 5, 2.2, i.light)


def shard_moth(p: QPainter, i: Inks) -> None:
    """Wings of broken window."""
    light(p, 80, 60, 80, i.light, 0.4)
    upper = polygon((86, 58), (110, 14), (150, 6), (158, 34), (140, 62), (96, 70))
    lower = polygon((88, 72), (128, 72), (146, 92), (124, 122), (102, 104))
    for wing in (upper, lower):
        for path in (mirrored(wing), wing):
            b = path.boundingRect()
            tones = ((0, alpha(lighter(i.light, 0.6), 0.85)), (0.5, alpha(i.light, 0.5)), (1, deep(i.c, i.light, 0.7)))
            fill(p, path, linear(b.left(), b.top(), b.right(), b.bottom(), *tones))
            stroke(p, path, i.c.black, 2.6)
            stroke(p, path, alpha(lighter(i.light, 0.7), 0.8), 1)
    cracks = (
        (92, 60, 128, 10),
        (94, 62, 156, 30),
        (96, 66, 142, 58),
        (128, 10, 134, 46),
        (92, 76, 140, 96),
        (94, 80, 122, 120),
        (120, 74, 128, 104),
    )
    for x0, y0, x1, y1 in cracks:
        line = curve((x0, y0), (x1, y1))
        for path in (line, mirrored(line)):
            stroke(p, path, i.c.black, 1.6)
            stroke(p, path.translated(0.8, 0.4), alpha(i.c.white, 0.5), 0.6)
    for s in (-1, 1):
        eye = ellipse(80 + s * 48, 36, 8)
        fill(p, eye, i.c.black)
        glare(p, i, ellipse(80 + s * 48, 36, 4), i.light)
        stroke(p, curve((80 + s * 4, 40), (80 + s * 12, 22, 80 + s * 24, 20)), i.bone, 1.6)
    body = curve((80, 42), (70, 46, 70, 66, 74, 84), (76, 104, 80, 116), (84, 104, 86, 84), (90, 66, 90, 46, 80, 42))
    form(p, body, i.body, i.dark, i.rim, outline=i.c.black)
    for k in range(5):
        stroke(p, curve((73, 66 + k * 8), (80, 70 + k * 8, 87, 66 + k * 8)), i.c.black, 1.6)
    fur(p, ellipse(80, 52, 10, 8), i.bone, 4)
    eyes(p, 80, 47, 4, 2.2, i.light)


def stitch_cherub(p: QPainter, i: Inks) -> None:
    """Sewn together from what the nursery had left; the wings do not match."""
    feathers = curve(
        (90, 62),
        (112, 30, 150, 28),
        (150, 44, 142, 52),
        (146, 60, 134, 64),
        (136, 74, 122, 76),
        (104, 80, 90, 72),
        closed=True,
    )
    form(p, feathers, lighter(i.bone, 0.1), i.bone_low, i.rim, outline=i.c.black)
    for k in range(4):
        stroke(p, curve((98 + k * 8, 66), (112 + k * 9, 48, 130 + k * 5, 40 + k * 9)), alpha(i.dark, 0.6), 1.2)
    leather = curve(
        (70, 62), (56, 26, 14, 18), (22, 38), (12, 44), (26, 58), (20, 68), (44, 74), (58, 82, 70, 72), closed=True
    )
    form(p, leather, i.flesh, i.flesh_low, i.rim, outline=i.c.black)
    for x, y in ((14, 18), (12, 44), (20, 68)):
        stroke(p, curve((68, 64), (44, 50, x, y)), i.dark, 1.6)
    belly = curve((80, 60), (58, 60, 52, 84, 58, 102), (64, 118, 96, 118, 102, 102), (108, 84, 102, 60, 80, 60))
    sack(p, i, belly, mix(i.flesh, i.bone, 0.4), 3, 8)
    for s in (-1, 1):
        limb(
            p,
            curve((80 + s * 14, 106), (80 + s * 24, 118, 80 + s * 12, 126)),
            9,
            mix(i.flesh, i.bone, 0.4),
            i.flesh_low,
            i.rim,
        )
        limb(
            p,
            curve((80 + s * 20, 74), (80 + s * 38, 82, 80 + s * 26, 96)),
            7.5,
            mix(i.flesh, i.bone, 0.4),
            i.flesh_low,
            i.rim,
        )
    head = curve((80, 16), (52, 16, 50, 46, 58, 56), (66, 68, 94, 68, 102, 56), (110, 46, 108, 16, 80, 16))
    sack(p, i, head, mix(i.flesh, i.bone, 0.5), 3, 2)
    for k, path in enumerate(
        (curve((80, 16), (70, 38, 84, 66)), curve((58, 88), (80, 96, 102, 88)), curve((54, 40), (66, 46, 78, 40)))
    ):
        stroke(p, path, i.dark, 1.6)
        for n in range(7):
            at = path.pointAtPercent((n + 0.5) / 7)
            d = (3.4, 0.8) if k == 0 else (0.8, 3.4)
            stroke(p, curve((at.x() - d[0], at.y() - d[1]), (at.x() + d[0], at.y() + d[1])), i.dark, 1.4)
    fill(p, ellipse(68, 42, 6, 7), i.dark)
    glare(p, i, ellipse(68, 42, 2.6), i.light)
    button = ellipse(93, 41, 6.4)
    form(p, button, i.c.wood, darker(i.c.wood, 0.6), i.rim, outline=i.c.black)
    for s in (-1, 1):
        fill(p, ellipse(93 + s * 1.9, 41, 1.1), i.c.black)
    stroke(p, curve((72, 57), (80, 53, 90, 58)), i.dark, 1.6)
    stroke(p, ellipse(80, 8, 16, 4.4), i.c.black, 3.6)
    stroke(p, ellipse(80, 8, 16, 4.4), mix(i.c.seat_1, i.metal, 0.3), 2)
