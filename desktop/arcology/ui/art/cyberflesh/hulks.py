"""The heavy ones: slag, meat, gas and brine in the shape of somebody large."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.anatomy import (
    X,
    bell,
    bolts,
    chain,
    claw,
    face,
    plate,
    sack,
    skull,
)
from arcology.ui.art.cyberflesh.inks import Inks, deep
from arcology.ui.art.cyberflesh.shapes import ball, blots, curve, eyes, form, light, limb, mirrored, tapered, teeth
from arcology.ui.art.paint import ellipse, fill, linear, polygon, radial, rounded, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix


def slag_golem(p: QPainter, i: Inks) -> None:
    """Plates of cooled slag around a fire that has not gone out."""
    light(p, 80, 74, 74, i.light, 0.3)
    plate(p, i, (52, 96), (70, 94), (72, 128), (46, 130), (44, 112))
    plate(p, i, (90, 94), (110, 96), (116, 112), (114, 130), (88, 128))
    plate(p, i, (20, 58), (38, 48), (44, 74), (36, 100), (18, 96), (12, 76))
    plate(p, i, (122, 48), (140, 58), (148, 78), (142, 98), (124, 100), (116, 74))
    plate(p, i, (12, 94), (36, 92), (42, 110), (32, 126), (12, 122), (6, 106), high=lighter(i.metal, 0.1))
    plate(p, i, (124, 92), (148, 94), (154, 106), (148, 122), (128, 126), (118, 110), high=lighter(i.metal, 0.1))
    core = polygon((48, 34), (112, 34), (124, 58), (116, 88), (98, 102), (62, 102), (44, 88), (36, 58))
    heat = ((0, i.hot), (0.3, i.light), (0.65, deep(i.c, i.light, 0.5)), (1, deep(i.c, i.light, 0.88)))
    fill(p, core, radial(80, 70, 52, *heat))
    plate(p, i, (46, 32), (76, 36), (72, 60), (54, 66), (38, 56), high=lighter(i.metal, 0.12))
    plate(p, i, (84, 36), (114, 32), (122, 56), (106, 66), (88, 60), high=lighter(i.metal, 0.18))
    plate(p, i, (40, 62), (54, 70), (58, 88), (48, 90))
    plate(p, i, (120, 62), (106, 70), (102, 88), (112, 90))
    plate(p, i, (60, 70), (77, 66), (78, 98), (64, 100))
    plate(p, i, (83, 66), (100, 70), (96, 100), (82, 98))
    plate(p, i, (28, 40), (44, 24), (60, 30), (50, 50), (32, 54), high=lighter(i.metal, 0.2))
    plate(p, i, (132, 40), (116, 24), (100, 30), (110, 50), (128, 54), high=lighter(i.metal, 0.25))
    plate(p, i, (66, 14), (80, 9), (94, 14), (98, 30), (88, 40), (72, 40), (62, 30), high=lighter(i.metal, 0.1))
    for s in (-1, 1):
        fill(p, polygon((80 + s * 11, 23), (80 + s * 2, 26), (80 + s * 2, 30), (80 + s * 10, 28)), i.hot)
    fill(p, polygon((74, 34), (86, 34), (83, 37), (77, 37)), i.light)
    light(p, 80, 28, 22, i.light, 0.6)
    for points in (
        ((16, 74), (24, 80), (22, 92)),
        ((16, 104), (28, 108), (26, 120)),
        ((54, 104), (60, 114), (56, 126)),
    ):
        crack = curve(points[0], *points[1:])
        for path in (crack, mirrored(crack)):
            stroke(p, path, deep(i.c, i.light, 0.65), 3.4)
            stroke(p, path, lighter(i.light, 0.3), 1.5)


def meat_bailiff(p: QPainter, i: Inks) -> None:
    """He blocks the corridor: an apron, a hook, and a badge of office hammered into the chest."""
    for s in (-1, 1):
        arm = tapered(((80 + s * 30, 58), (80 + s * 66, 78), (80 + s * 52, 116)), 28, 17)
        form(p, arm, i.flesh, i.flesh_low, i.rim if s > 0 else None, outline=i.c.black)
    trunk = curve(
        (80, 40),
        (44, 40, 34, 62, 38, 90),
        (40, 120, 52, 132, 80, 132),
        (108, 132, 120, 120, 122, 90),
        (126, 62, 116, 40, 80, 40),
    )
    form(p, trunk, i.flesh, i.flesh_low, i.rim, (2, -1.4), i.c.black)
    apron = curve((56, 66), (104, 66), (114, 100, 108, 134), (80, 142, 52, 134), (46, 100, 56, 66), closed=True)
    form(p, apron, i.bone, i.bone_low, i.rim, outline=i.c.black)
    blots(p, apron, alpha(i.blood, 0.85), 9, 6, 22)
    stroke(p, curve((56, 66), (48, 46)), darker(i.c.wood, 0.4), 4)
    stroke(p, curve((104, 66), (112, 46)), darker(i.c.wood, 0.4), 4)
    head = curve((80, 14), (60, 14, 58, 34, 62, 46), (80, 58, 98, 46), (102, 34, 100, 14, 80, 14))
    form(p, head, lighter(i.flesh, 0.1), i.flesh_low, i.rim, (1.6, -1.2), i.c.black)
    stroke(p, curve((68, 20), (80, 10, 92, 20)), alpha(i.blood, 0.7), 2)
    for k in range(5):
        stroke(p, curve((70 + k * 5, 13 + abs(k - 2)), (71 + k * 4.6, 20)), i.dark, 1.2)
    fill(p, rounded(QRectF(63, 28, 34, 9), 3), i.dark)
    eyes(p, 80, 32.5, 8, 2.2, i.light)
    teeth(p, i.c, 69, 42, 22, 7, 5, 4)
    badge = ellipse(80, 86, 9)
    form(p, badge, i.c.seat_1, darker(i.c.seat_1, 0.7), i.c.white, outline=i.c.black)
    skull(p, i, 80, 86, 0.5)
    hook = curve((132, 112), (150, 104, 154, 80, 138, 78), (126, 78, 124, 92, 132, 94))
    stroke(p, hook, i.c.black, 6)
    stroke(p, hook, lighter(i.metal, 0.4), 3.4)
    claw(p, i, 28, 116, 250, 12, 4)


def hollow_porter(p: QPainter, i: Inks) -> None:
    """Nobody is inside the coat; the load on its back walks by itself."""
    for k, (x, y, w, h) in enumerate(((34, 8, 42, 34), (78, 2, 46, 40), (50, 38, 60, 24))):
        crate = QRectF(x, y, w, h)
        fill(p, crate, linear(x, y, x, y + h, (0, i.c.wood), (1, i.c.wood_dark)))
        stroke(p, crate, i.c.black, 1.6)
        stroke(p, curve((x, y), (x + w, y + h)), darker(i.c.wood, 0.6), 3)
        stroke(p, curve((x, y + 1), (x + w, y + 1)), alpha(i.rim, 0.5), 1)
        bolts(p, i, (x + 4, y + 4), (x + w - 4, y + h - 4), r=1.4 + 0.2 * k)
    chain(p, i, curve((34, 42), (80, 60, 124, 42)), 4)
    coat = curve((80, 58), (46, 58, 34, 74, 30, 132), (54, 138, 72, 130), (80, 92), (88, 130), (106, 138, 130, 132))
    coat.cubicTo(126, 74, 114, 58, 80, 58)
    form(p, coat, i.body, i.body_low, i.rim, (2, -1.3), i.c.black)
    fill(p, polygon((80, 70), (70, 132), (90, 132)), radial(80, 108, 40, (0, alpha(i.light, 0.5)), (1, i.c.black)))
    collar = curve((56, 66), (58, 44, 80, 48), (102, 44, 104, 66), (80, 78, 56, 66), closed=True)
    form(p, collar, lighter(i.body, 0.1), i.body_low, i.rim, outline=i.c.black)
    void = ellipse(80, 60, 15, 8)
    fill(p, void, i.c.black)
    eyes(p, 80, 58, 5.5, 1.8, i.light)
    for s in (-1, 1):
        arm = tapered(((80 + s * 36, 74), (80 + s * 54, 96), (80 + s * 44, 118)), 17, 14)
        form(p, arm, i.body, i.body_low, i.rim if s > 0 else None, outline=i.c.black)
        fill(p, ellipse(80 + s * 43, 121, 6, 4), i.c.black)


def bloat_carrier(p: QPainter, i: Inks) -> None:
    """A skin full of gas on two thin legs. The seams are giving."""
    for s in (-1, 1):
        limb(p, curve((80 + s * 14, 108), (80 + s * 22, 120, 80 + s * 18, 132)), 7, i.flesh, i.c.black, i.rim)
        arm = tapered(((80 + s * 46, 66), (80 + s * 62, 78), (80 + s * 58, 96)), 10, 5)
        form(p, arm, i.flesh, i.flesh_low, None, outline=i.c.black)
    light(p, 80, 74, 70, i.light, 0.35)
    belly = curve(
        (80, 32),
        (38, 32, 24, 62, 28, 86),
        (32, 112, 54, 122, 80, 122),
        (106, 122, 128, 112, 132, 86),
        (136, 62, 122, 32, 80, 32),
    )
    sack(p, i, belly, mix(i.light, i.flesh, 0.45), 10, 5)
    for x, y, r in ((56, 66, 9), (104, 78, 11), (72, 104, 8), (98, 52, 6), (48, 92, 7), (116, 98, 5)):
        ball(p, x, y, r, r, lighter(i.light, 0.35), mix(i.light, i.c.night, 0.55))
        fill(p, ellipse(x - r * 0.3, y - r * 0.4, r * 0.25), alpha(i.c.white, 0.7))
    seam = curve((80, 34), (74, 76, 82, 120))
    stroke(p, seam, deep(i.c, i.blood, 0.4), 2.2)
    for k in range(11):
        at = 40 + k * 7.6
        stroke(p, curve((73, at), (86, at + 2.5)), i.bone, 1.4)
    head = ellipse(80, 26, 14, 13)
    form(p, head, i.flesh, i.flesh_low, i.rim, (1.4, -1.1), i.c.black)
    for s in (-1, 1):
        stroke(p, curve((80 + s * 3, 22), (80 + s * 6, 25, 80 + s * 9, 22)), i.dark, 1.6)
    fill(p, ellipse(80, 32, 4, 3), i.dark)


def vat_twin(p: QPainter, i: Inks) -> None:
    """Two in one jar, back to back, joined where neither can reach."""
    vat = rounded(QRectF(40, 8, 80, 122), 16)
    glass = (
        (0, deep(i.c, i.light, 0.75)),
        (0.2, alpha(i.light, 0.45)),
        (0.5, alpha(i.rim, 0.3)),
        (1, deep(i.c, i.light, 0.75)),
    )
    light(p, 80, 70, 80, i.light, 0.4)
    fill(p, vat, linear(40, 0, 120, 0, *glass))
    for s in (-1, 1):
        body = curve(
            (80, 60), (80 + s * 26, 56, 80 + s * 30, 84, 80 + s * 20, 118), (80 + s * 6, 122, 80, 112), closed=True
        )
        form(p, body, i.flesh, i.flesh_low, i.rim if s > 0 else None, outline=alpha(i.c.black, 0.6))
        head = ellipse(80 + s * 17, 44, 14, 16)
        form(p, head, lighter(i.flesh, 0.12), i.flesh_low, i.rim if s > 0 else None, outline=alpha(i.c.black, 0.6))
        fill(p, ellipse(80 + s * 22, 43, 3.4, 2.6), i.dark)
        fill(p, ellipse(80 + s * 22.6, 43, 1.3), i.rim)
        stroke(p, curve((80 + s * 20, 52), (80 + s * 26, 53)), i.dark, 1.2)
        limb(p, curve((80 + s * 22, 72), (80 + s * 36, 84, 80 + s * 26, 98)), 5, i.flesh, i.flesh_low)
        stroke(p, curve((80 + s * 8, 30), (80 + s * 14, 16, 80 + s * 6, 8)), deep(i.c, i.blood, 0.3), 2.4)
    for k in range(7):
        stroke(p, curve((76, 62 + k * 7), (84, 64 + k * 7)), i.bone, 1.5)
    rnd = Random(4)
    for _ in range(18):
        x, y, r = rnd.uniform(46, 114), rnd.uniform(16, 124), rnd.uniform(1, 3)
        stroke(p, ellipse(x, y, r), alpha(i.c.white, 0.4), 0.8)
    fill(p, rounded(QRectF(48, 14, 7, 108), 3), alpha(i.c.white, 0.28))
    stroke(p, vat, alpha(i.rim, 0.8), 1.6)
    for y in (2, 122):
        lid = QRectF(34, y, 92, 14)
        fill(
            p, rounded(lid, 4), linear(34, 0, 126, 0, (0, i.metal_low), (0.35, lighter(i.metal, 0.2)), (1, i.metal_low))
        )
        bolts(p, i, *((44 + k * 18, y + 7) for k in range(5)))


def brine_ogre(p: QPainter, i: Inks) -> None:
    """Barnacles and weed on a back like a hull; it drips."""
    for s in (-1, 1):
        arm = tapered(((80 + s * 36, 52), (80 + s * 74, 78), (80 + s * 50, 124)), 32, 24)
        form(p, arm, i.body, i.body_low, i.rim if s > 0 else None, outline=i.c.black)
        ball(p, 80 + s * 50, 122, 15, 12, i.body, i.body_low)
    trunk = curve(
        (80, 26),
        (34, 26, 26, 60, 36, 96),
        (44, 128, 60, 132, 80, 132),
        (100, 132, 116, 128, 124, 96),
        (134, 60, 126, 26, 80, 26),
    )
    form(p, trunk, i.body, i.body_low, i.rim, (2.2, -1.6), i.c.black)
    for x, y, r in (
        (52, 50, 6),
        (62, 40, 5),
        (108, 48, 7),
        (118, 62, 5),
        (44, 66, 5),
        (98, 38, 4),
        (112, 78, 4),
        (50, 82, 4),
    ):
        cone = polygon((x - r, y + r), (x - r * 0.4, y - r), (x + r * 0.4, y - r), (x + r, y + r))
        form(p, cone, i.bone, i.bone_low, None, outline=i.c.black)
        fill(p, ellipse(x, y - r * 0.9, r * 0.38, r * 0.2), i.c.black)
    head = curve((80, 30), (58, 30, 56, 52, 62, 66), (70, 74, 90, 74, 98, 66), (104, 52, 102, 30, 80, 30))
    form(p, head, lighter(i.body, 0.1), i.body_low, i.rim, (1.8, -1.2), i.c.black)
    eyes(p, 80, 46, 9, 2.6, i.light)
    jaw = curve((60, 56), (80, 66, 100, 56), (102, 78, 80, 82), (58, 78, 60, 56), closed=True)
    form(p, jaw, i.body_mid, i.dark, i.rim, outline=i.c.black)
    for s in (-1, 1):
        tusk = curve(
            (80 + s * 14, 64), (80 + s * 20, 56, 80 + s * 17, 42), (80 + s * 10, 52, 80 + s * 9, 65), closed=True
        )
        form(p, tusk, lighter(i.bone, 0.2), i.bone_low, None, outline=i.c.black)
    for k in range(9):
        x = 44 + k * 9
        weed = curve((x, 84), (x + 6, 100, x - 4, 112), (x + 5, 122, x, 136 - (k % 3) * 6))
        stroke(p, weed, mix(i.c.accent_fill, i.c.night, 0.55 + 0.1 * (k % 3)), 3.4)
        stroke(p, weed.translated(0.9, 0), alpha(i.c.lime, 0.25), 0.9)
    for x, y in ((34, 108), (128, 104), (80, 86)):
        stroke(p, curve((x, y), (x, y + 10)), alpha(i.rim, 0.6), 1.6)


def cable_ghoul(p: QPainter, i: Inks) -> None:
    """Pulled up by cables, it drinks through them."""
    rnd = Random(17)
    for k in range(9):
        x = 10 + k * 18
        cable = curve((x, -10), (x + rnd.uniform(-20, 20), 30, 80 + (k - 4) * 5, 52))
        limb(p, cable, 3.2 + (k % 3) * 0.8, i.cloth, i.c.black, i.rim)
    for s in (-1, 1):
        arm = curve((80 + s * 14, 62), (80 + s * 50, 58, 80 + s * 44, 104))
        limb(p, arm, 6, i.flesh, i.flesh_low, i.rim)
        claw(p, i, 80 + s * 44, 106, 270, 17, 4)
        limb(p, curve((80 + s * 8, 104), (80 + s * 24, 112, 80 + s * 15, 134)), 6.5, i.flesh, i.flesh_low, i.rim)
    trunk = curve(
        (80, 52),
        (60, 54, 58, 72, 68, 88),
        (70, 100, 72, 106, 80, 108),
        (88, 106, 90, 100, 92, 88),
        (102, 72, 100, 54, 80, 52),
    )
    form(p, trunk, i.flesh, i.flesh_low, i.rim, (1.6, -1.2), i.c.black)
    for k in range(5):
        for s in (-1, 1):
            stroke(
                p,
                curve((80, 64 + k * 6), (80 + s * 12, 60 + k * 6, 80 + s * (17 - k * 1.6), 70 + k * 5)),
                alpha(i.dark, 0.7),
                1.7,
            )
    face(p, i, 80, 42, 1.3, glow=i.light)
    mouth = ellipse(80, 52, 5, 7)
    fill(p, mouth, i.c.black)
    for k in (-1, 0, 1):
        limb(
            p, curve((80 + k * 2, 54), (80 + k * 16, 76, 80 + k * 26, 70 + abs(k) * 22)), 2.6, i.cloth, i.c.black, i.rim
        )
    for k in range(4):
        x, y = 20 + k * 40, 6 + (k % 2) * 8
        stroke(p, curve((x, y), (x + 4, y + 5), (x - 2, y + 7), (x + 3, y + 13)), i.rim, 1.2)


def bell_tick(p: QPainter, i: Inks) -> None:
    """It rings as it walks, and then once more."""
    for s in (-1, 1):
        for k in range(4):
            knee = (X + s * (34 + k * 7), 74 + k * 6)
            limb(
                p,
                curve((X + s * 14, 88 + k * 5), knee, (X + s * (40 + k * 9), 122 + k * 3)),
                3.6,
                i.body_mid,
                i.c.black,
                i.rim,
            )
    bell(p, i, 80, 34, 1.75)
    light(p, 80, 108, 34, i.light, 0.5)
    for k in range(6):
        stroke(p, curve((66 + k * 5.6, 106), (64 + k * 6.4, 117)), i.bone, 2.2)
    head = curve((62, 106), (80, 98, 98, 106), (96, 122, 80, 126), (64, 122, 62, 106), closed=True)
    form(p, head, i.body, i.dark, i.rim, outline=i.c.black)
    eyes(p, 80, 110, 8, 2.4, i.light)
    for s in (-1, 1):
        stroke(p, curve((80 + s * 5, 122), (80 + s * 10, 132, 80 + s * 3, 134)), i.bone, 2.4)
        for k in range(2):
            ring = curve(
                (80 + s * (46 + k * 9), 40 - k * 6), (80 + s * (56 + k * 11), 62, 80 + s * (48 + k * 9), 84 + k * 4)
            )
            stroke(p, ring, alpha(i.rim, 0.5 - 0.2 * k), 1.6)
    stroke(p, ellipse(80, 30, 6, 5), i.c.black, 4)
    stroke(p, ellipse(80, 30, 6, 5), mix(i.c.wood, i.bone, 0.4), 2)
