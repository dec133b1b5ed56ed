"""The three who went down, and those who join them: busts, each with its own outline."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.anatomy import (
    bolts,
    chain,
    face,
    fur,
    glare,
    pair,
    robe,
    sleeve,
)
from arcology.ui.art.cyberflesh.inks import Inks, deep
from arcology.ui.art.cyberflesh.shapes import ball, curve, eyes, form, light, limb, ribs, rivet, tapered, teeth
from arcology.ui.art.paint import ellipse, fill, linear, polygon, radial, rounded, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix


def vesk_ironrib(p: QPainter, i: Inks) -> None:
    """The smith: red beard, welding goggles, an apron of ribs."""
    shoulders = curve((80, 66), (36, 66, 10, 86, 2, 150), (158, 150), (150, 86, 124, 66, 80, 66))
    form(p, shoulders, i.body, i.body_low, i.rim, (-2, -1.4))
    for s in (-1, 1):
        guard = curve(
            (80 + s * 30, 70),
            (80 + s * 62, 66, 80 + s * 76, 96, 80 + s * 70, 116),
            (80 + s * 56, 104, 80 + s * 40, 100, 80 + s * 28, 100),
        )
        form(p, guard, lighter(i.metal, 0.1), i.metal_low, i.rim if s < 0 else None, (-1.6, -1.4))
        bolts(p, i, *((80 + s * (40 + j * 11), 80 + j * 7) for j in range(3)), r=2.4)
    ribs(p, i.c, 80, 98, 33, 4, 13, 4.2)
    head = curve((80, 12), (54, 12, 50, 36, 53, 56), (58, 82, 102, 82, 107, 56), (110, 36, 106, 12, 80, 12))
    form(p, head, i.flesh, i.flesh_low, i.rim, (-2, -1.5))
    beard = curve(
        (54, 52),
        (56, 86, 70, 102, 80, 106),
        (90, 102, 104, 86, 106, 52),
        (98, 60, 92, 64, 80, 64),
        (68, 64, 62, 60, 54, 52),
    )
    form(p, beard, mix(i.rust, i.c.ember, 0.35), i.rust_low, lighter(i.c.ember, 0.4), (-1.4, -1.2))
    for k in range(7):
        stroke(p, curve((62 + k * 6, 66), (64 + k * 5.4, 84, 72 + k * 2.8, 98)), alpha(i.rust_low, 0.7), 1.3)
    mask = curve(
        (52, 34), (56, 27, 104, 27, 108, 34), (108, 50), (96, 56, 88, 51, 80, 51), (72, 51, 64, 56, 52, 50), closed=True
    )
    form(p, mask, i.metal, i.metal_low, i.rim, (-1.4, -1.2), i.c.black)
    for x in (68, 92):
        lens = rounded(QRectF(x - 8, 36, 16, 9), 3)
        fill(p, lens, linear(0, 36, 0, 45, (0, lighter(i.hot, 0.6)), (0.5, i.c.seat_1), (1, deep(i.c, i.c.ember, 0.4))))
    light(p, 80, 41, 32, i.c.ember, 0.35)
    bolts(p, i, *((58 + k * 11, 31) for k in range(5)), r=1.7)
    stroke(p, curve((56, 22), (80, 8, 104, 22)), i.dark, 3)


def iris_nine(p: QPainter, i: Inks) -> None:
    """The augur: bound eyes, shorn head, a ninefold crown of wires that see for her."""
    for k in range(9):
        a = math.pi * (1.08 + 0.105 * k)
        x, y = 80 + 62 * math.cos(a), 46 + 56 * math.sin(a)
        wire = curve(
            (80 + 18 * math.cos(a), 34 + 18 * math.sin(a)),
            (80 + 46 * math.cos(a - 0.2), 40 + 42 * math.sin(a - 0.2), x, y),
        )
        stroke(p, wire, i.c.black, 3.4)
        stroke(p, wire, mix(i.c.seat_1, i.metal, 0.4), 1.6)
        glare(p, i, ellipse(x, y, 4.2), i.light)
        fill(p, ellipse(x, y, 1.7), i.c.black)
    mantle = curve((80, 76), (48, 78, 22, 98, 14, 150), (146, 150), (138, 98, 112, 78, 80, 76))
    form(p, mantle, mix(i.c.violet, i.c.night, 0.4), i.body_low, i.rim, (2, -1.4))
    for k in range(9):
        stroke(p, curve((44 + k * 9, 90 + abs(k - 4) * 3), (38 + k * 10.4, 150)), alpha(i.c.black, 0.4), 1.8)
    collar = curve((54, 92), (60, 72, 100, 72, 106, 92), (80, 106, 54, 92), closed=True)
    form(p, collar, lighter(i.bone, 0.05), i.bone_low, i.rim, outline=i.c.black)
    neck = curve((70, 66), (70, 88), (80, 94, 90, 88), (90, 66), closed=True)
    form(p, neck, i.flesh, i.flesh_low, i.rim)
    head = curve((80, 16), (58, 16, 56, 40, 60, 56), (66, 72, 80, 80), (94, 72, 100, 56), (104, 40, 102, 16, 80, 16))
    form(p, head, mix(i.flesh, i.bone, 0.35), i.flesh_low, i.rim, (1.8, -1.3))
    for k in range(4):
        stroke(p, curve((66 + k * 9, 18 + abs(k - 1.5) * 1.6), (68 + k * 8, 30)), alpha(i.dark, 0.5), 1)
    band = curve((57, 40), (80, 35, 103, 40), (103, 52), (80, 48, 57, 52), closed=True)
    form(p, band, i.bone, i.bone_low, lighter(i.bone, 0.5), outline=i.c.black)
    for s in (-1, 1):
        stroke(p, curve((80 + s * 10, 43), (80 + s * 10, 49)), i.blood, 3)
        stroke(p, curve((80 + s * 10, 50), (80 + s * 11, 60)), alpha(i.blood, 0.7), 1.2)
    eye = curve((72, 28), (80, 21, 88, 28), (80, 35, 72, 28), closed=True)
    glare(p, i, eye, i.light)
    fill(p, ellipse(80, 28, 2.6), i.c.black)
    stroke(p, curve((73, 66), (80, 63, 87, 66)), deep(i.c, i.blood, 0.2), 2)
    chain(p, i, curve((56, 92), (80, 120, 104, 92)), 4)
    glare(p, i, ellipse(80, 112, 5), i.light)


def morrow_dusk(p: QPainter, i: Inks) -> None:
    """The courier: plague beak, wide hood, a coat of feathers."""
    cloak = curve((80, 58), (50, 62, 26, 86, 10, 150), (150, 150), (138, 90, 112, 62, 80, 58))
    form(p, cloak, i.body, i.body_low, i.rim, (2, -1.4))
    for x, y in (
        (46, 92),
        (58, 82),
        (104, 82),
        (116, 92),
        (32, 112),
        (128, 112),
        (46, 116),
        (114, 116),
        (62, 106),
        (98, 106),
    ):
        feather = curve((x, y - 10), (x + 8, y, x, y + 14), (x - 8, y, x, y - 10))
        fill(p, feather, linear(x - 6, y, x + 6, y, (0, i.body_low), (1, lighter(i.body, 0.1))))
    hood = curve((82, 8), (50, 8, 42, 40, 46, 74), (60, 92, 104, 92, 116, 74), (122, 40, 112, 8, 82, 8))
    form(p, hood, lighter(i.body, 0.1), i.body_mid, i.rim, (2.2, -1.5))
    hollow = curve((82, 20), (60, 22, 56, 46, 60, 72), (72, 84, 96, 84, 106, 72), (110, 46, 104, 22, 82, 20))
    fill(p, hollow, radial(84, 46, 46, (0, i.body_low), (1, i.c.black)))
    beak = curve(
        (70, 44),
        (74, 36, 98, 34, 104, 44),
        (106, 54, 104, 62, 98, 66),
        (84, 72, 64, 84, 38, 100),
        (46, 84, 56, 62, 70, 44),
    )
    form(p, beak, i.bone, i.bone_low, lighter(i.bone, 0.6), (1.6, -1.4))
    stroke(p, curve((58, 72), (76, 66, 96, 58, 104, 50)), i.bone_low, 1.3)
    for k in range(5):
        fill(p, ellipse(62 + k * 8, 71 - k * 3.2, 1), i.dark)
    for x, r in ((76, 6.6), (97, 6)):
        fill(p, ellipse(x, 49, r + 2.2), linear(0, 42, 0, 58, (0, lighter(i.c.wood, 0.25)), (1, i.c.wood_dark)))
        fill(
            p,
            ellipse(x, 49, r),
            radial(x - 2, 46, r * 1.6, (0, lighter(i.light, 0.75)), (0.4, i.light), (1, deep(i.c, i.light, 0.8))),
        )
    light(p, 78, 49, 22, i.light, 0.4)
    strap = QRectF(56, 86, 50, 8)
    fill(p, rounded(strap, 4), linear(0, 86, 0, 94, (0, i.c.wood), (1, i.c.wood_dark)))
    rivet(p, i.c, 81, 90, 3.4)


# ---- those who join ------------------------------------------------------------------------------------------------


def tallow_the_penitent(p: QPainter, i: Inks) -> None:
    """Candles on head and shoulders, and the wax that runs from them."""
    robe(p, i, 30, 46, 62, 144, i.cloth, i.cloth_low)
    head = curve((80, 26), (60, 26, 58, 50, 62, 60), (80, 76, 98, 60), (102, 50, 100, 26, 80, 26))
    form(p, head, mix(i.flesh, i.bone, 0.4), i.flesh_low, i.rim)
    wax = curve(
        (58, 34),
        (60, 16, 100, 16, 102, 34),
        (100, 44),
        (96, 38),
        (92, 50),
        (86, 38),
        (80, 46),
        (74, 38),
        (68, 52),
        (64, 38),
        (60, 44),
        closed=True,
    )
    form(p, wax, lighter(i.bone, 0.3), darker(i.bone, 0.2), i.rim)
    for x, y in ((66, 20), (80, 14), (94, 20), (50, 68), (110, 68)):
        stick = QRectF(x - 4, y - 14, 8, 18)
        fill(p, rounded(stick, 2), linear(x - 4, 0, x + 4, 0, (0, i.bone), (1, i.bone_low)))
        flame = curve((x, y - 28), (x + 5, y - 18, x, y - 14), (x - 5, y - 18, x, y - 28))
        glare(p, i, flame, i.c.ember)
    for s in (-1, 1):
        stroke(p, curve((80 + s * 5, 52), (80 + s * 8, 55, 80 + s * 12, 52)), i.dark, 2)
    stroke(p, curve((74, 64), (80, 62, 86, 64)), i.dark, 1.6)
    chain(p, i, curve((54, 78), (80, 104, 106, 78)), 5)


def doctor_clamp(p: QPainter, i: Inks) -> None:
    """A surgeon whose hands are clamps; the lamp on her forehead is always on."""
    robe(p, i, 28, 42, 64, 144, i.bone, i.bone_low, folds=5)
    face(p, i, 80, 44, 1.75)
    mask = curve((65, 46), (80, 42, 95, 46), (93, 62, 80, 66), (67, 62, 65, 46), closed=True)
    form(p, mask, mix(i.c.teal, i.c.white, 0.4), mix(i.c.teal, i.c.night, 0.4), i.rim, outline=i.c.black)
    cap = curve((60, 36), (58, 16, 102, 16, 100, 36), (80, 28, 60, 36), closed=True)
    form(p, cap, mix(i.c.teal, i.c.white, 0.4), mix(i.c.teal, i.c.night, 0.5), i.rim, outline=i.c.black)
    glare(p, i, ellipse(80, 24, 8), i.c.lamp)
    stroke(p, ellipse(80, 24, 9), i.metal, 2.4)
    for s in (-1, 1):
        sleeve(p, i, s, (80 + s * 38, 92), high=i.bone)
        for k in (-1, 1):
            jaw = curve((80 + s * 38, 92), (80 + s * 44 + k * 15, 82, 80 + s * 42 + k * 3, 60))
            limb(p, jaw, 4, lighter(i.metal, 0.3), i.c.black, i.c.white)
        rivet(p, i.c, 80 + s * 38, 90, 4)


def rag_sister(p: QPainter, i: Inks) -> None:
    """Bandaged from head to hem; one eye and two knives look out."""
    robe(p, i, 22, 34, 60, 144, i.bone, i.bone_low, torn=True)
    head = ellipse(80, 42, 19, 24)
    form(p, head, i.bone, i.bone_low, i.rim, (1.6, -1.2), i.c.black)
    for k in range(8):
        y = 24 + k * 5.4
        w = 19 * math.sqrt(max(0.05, 1 - ((y - 42) / 25) ** 2))
        stroke(p, curve((80 - w, y + (k % 2) * 3), (80, y + 4, 80 + w, y - (k % 2) * 2)), alpha(i.dark, 0.55), 1.2)
    slit = curve((66, 38), (80, 34, 95, 38), (94, 46), (80, 43, 66, 46), closed=True)
    fill(p, slit, i.c.black)
    glare(p, i, ellipse(88, 41, 3), i.light)
    for k in range(5):
        stroke(p, curve((58, 78 + k * 10), (80, 86 + k * 11, 102, 76 + k * 10)), alpha(i.dark, 0.45), 1.4)
    tail = curve((62, 52), (44, 60, 40, 84, 30, 96))
    limb(p, tail, 4, i.bone, i.bone_low)
    for s in (-1, 1):
        limb(p, curve((80 + s * 18, 74), (80 + s * 42, 92, 80 + s * 36, 70)), 7, i.bone, i.c.black, i.rim)
        knife = polygon((80 + s * 33, 68), (80 + s * 38, 36), (80 + s * 42, 68))
        form(p, knife, lighter(i.metal, 0.5), i.metal_low, i.c.white, outline=i.c.black)


def ninety_keys(p: QPainter, i: Inks) -> None:
    """A jailer without a jail: keys for hair, keys for a coat."""
    robe(p, i, 32, 46, 64, 144, i.c.wood, i.c.wood_dark, folds=3)
    for row in range(5):
        for k in range(8):
            x, y = 44 + k * 10 + (row % 2) * 5, 82 + row * 13
            _key(p, i, x, y, 0.9, 10 * ((k + row) % 3 - 1))
    head = curve((80, 20), (60, 20, 58, 48, 64, 60), (80, 74, 96, 60), (102, 48, 100, 20, 80, 20))
    form(p, head, i.flesh, i.flesh_low, i.rim, outline=i.c.black)
    for k in range(9):
        a = math.pi * (1.0 + 0.125 * k)
        _key(p, i, 80 + 24 * math.cos(a), 34 + 24 * math.sin(a), 1.3, math.degrees(a) - 90)
    for x in (71, 89):
        hole = ellipse(x, 44, 5)
        fill(p, hole, i.dark)
        fill(p, polygon((x - 1.6, 45), (x + 1.6, 45), (x + 2.6, 53), (x - 2.6, 53)), i.dark)
        fill(p, ellipse(x, 44, 1.8), i.light)
    stroke(p, curve((73, 62), (80, 66, 88, 60)), i.dark, 1.8)


def _key(p: QPainter, i: Inks, x: float, y: float, s: float, turn: float) -> None:
    p.save()
    p.translate(x, y)
    p.rotate(turn)
    brass = mix(i.c.seat_1, i.metal, 0.3)
    for tone, width in ((i.c.black, 2.6), (brass, 1.3)):
        stroke(p, ellipse(0, -4 * s, 2.6 * s), tone, width * s)
        stroke(p, curve((0, -1.4 * s), (0, 7 * s), (2.6 * s, 7 * s)), tone, width * s)
        stroke(p, curve((0, 4.4 * s), (2.2 * s, 4.4 * s)), tone, width * s)
    p.restore()


def hulk_foundling(p: QPainter, i: Inks) -> None:
    """Twice as broad as the door, with a bonnet, holding a doll."""
    for s in (-1, 1):
        arm = tapered(((80 + s * 36, 62), (80 + s * 68, 92), (80 + s * 28, 122)), 34, 22)
        form(p, arm, i.flesh, i.flesh_low, i.rim if s > 0 else None, outline=i.c.black)
    trunk = curve((80, 46), (36, 46, 30, 84, 38, 146), (122, 146), (130, 84, 124, 46, 80, 46))
    form(p, trunk, i.cloth, i.cloth_low, i.rim, (2, -1.4), i.c.black)
    bib = curve((58, 70), (80, 62, 102, 70), (100, 104, 80, 108), (60, 104, 58, 70), closed=True)
    form(p, bib, i.bone, i.bone_low, i.rim, outline=i.c.black)
    head = ellipse(80, 44, 22, 21)
    form(p, head, lighter(i.flesh, 0.15), i.flesh_low, i.rim, (1.8, -1.3), i.c.black)
    bonnet = curve(
        (54, 48), (48, 12, 112, 12, 106, 48), (104, 36, 96, 28, 80, 28), (64, 28, 56, 36, 54, 48), closed=True
    )
    form(p, bonnet, lighter(i.bone, 0.2), i.bone_low, i.rim, outline=i.c.black)
    for s in (-1, 1):
        ball(p, 80 + s * 8, 44, 3.6, 4.2, i.c.white, i.bone_low)
        fill(p, ellipse(80 + s * 8, 45, 1.8), i.dark)
    stroke(p, curve((72, 56), (80, 60, 88, 56)), i.dark, 1.8)
    doll = ellipse(80, 116, 9)
    form(p, doll, i.bone, i.bone_low, i.rim, outline=i.c.black)
    for s in (-1, 1):
        stroke(p, curve((80 + s * 3.5 - 1.6, 114), (80 + s * 3.5 + 1.6, 117)), i.dark, 1.2)
        stroke(p, curve((80 + s * 3.5 + 1.6, 114), (80 + s * 3.5 - 1.6, 117)), i.dark, 1.2)
    form(
        p,
        polygon((72, 124), (88, 124), (94, 142), (66, 142)),
        i.blood,
        deep(i.c, i.blood, 0.6),
        i.rim,
        outline=i.c.black,
    )


def moth_boy(p: QPainter, i: Inks) -> None:
    """Thin, quick, with soft wings and eyes for the dark."""
    for k, wing in enumerate(
        (
            curve((84, 74), (110, 26, 152, 24), (158, 60, 130, 82), (104, 92, 84, 80), closed=True),
            curve((84, 86), (124, 84, 142, 110), (120, 134, 88, 104), closed=True),
        )
    ):
        pair(p, i, wing, mix(i.bone, i.wall, 0.35), mix(i.bone_low, i.wall, 0.2), i.c.black)
        for s in (-1, 1):
            spot = (80 + s * (48 - k * 12), 54 + k * 52)
            fill(p, ellipse(*spot, 8 - k * 2), i.dark)
            fill(p, ellipse(*spot, 4 - k), i.light)
    body = curve((80, 66), (68, 70, 70, 110, 74, 144), (86, 144), (90, 110, 92, 70, 80, 66))
    form(p, body, i.cloth, i.cloth_low, i.rim, outline=i.c.black)
    ruff = ellipse(80, 70, 19, 9)
    form(p, ruff, lighter(i.bone, 0.2), i.bone_low, None)
    fur(p, ruff, i.bone, 6)
    head = ellipse(80, 44, 18, 20)
    form(p, head, mix(i.flesh, i.bone, 0.55), i.flesh_low, i.rim, (1.6, -1.2), i.c.black)
    for s in (-1, 1):
        ball(p, 80 + s * 8, 43, 6.6, 8, deep(i.c, i.light, 0.5), i.c.black)
        fill(p, ellipse(80 + s * 7, 40, 2.4), lighter(i.light, 0.6))
        feeler = curve((80 + s * 7, 26), (80 + s * 14, 4, 80 + s * 32, 2))
        stroke(p, feeler, i.c.black, 3)
        stroke(p, feeler, i.bone, 1.4)
        for n in range(6):
            at = feeler.pointAtPercent(0.25 + 0.14 * n)
            stroke(p, curve((at.x(), at.y()), (at.x() + s * 2, at.y() + 7)), i.bone, 1)
    stroke(p, curve((76, 57), (80, 59, 84, 57)), i.dark, 1.4)


def gaol_hound(p: QPainter, i: Inks) -> None:
    """A good dog in a bad collar."""
    chest = curve((80, 70), (44, 76, 34, 112, 34, 146), (126, 146), (126, 112, 116, 76, 80, 70))
    form(p, chest, i.c.wood, i.c.wood_dark, i.rim, (2, -1.4))
    fur(p, chest, i.c.wood_dark, 7)
    for s in (-1, 1):
        ear = curve(
            (80 + s * 20, 30), (80 + s * 32, 6, 80 + s * 40, 10), (80 + s * 44, 36, 80 + s * 28, 48), closed=True
        )
        form(p, ear, i.c.wood, i.c.wood_dark, i.rim if s > 0 else None, outline=i.c.black)
    head = curve((80, 20), (50, 20, 50, 56, 60, 66), (66, 92, 80, 94), (94, 92, 100, 66), (110, 56, 110, 20, 80, 20))
    form(p, head, lighter(i.c.wood, 0.1), i.c.wood_dark, i.rim, (1.8, -1.3), i.c.black)
    muzzle = curve((66, 62), (80, 54, 94, 62), (94, 86, 80, 90), (66, 86, 66, 62), closed=True)
    form(p, muzzle, mix(i.bone, i.c.wood, 0.5), i.c.wood_dark, i.rim)
    ball(p, 80, 63, 7, 5, mix(i.c.steel, i.c.black, 0.3), i.c.black)
    stroke(p, curve((80, 68), (80, 76)), i.dark, 1.6)
    teeth(p, i.c, 69, 76, 22, 5, 6, 3)
    eyes(p, 80, 46, 12, 3.4, i.light)
    collar = curve((46, 92), (80, 116, 114, 92), (114, 104), (80, 130, 46, 104), closed=True)
    form(p, collar, i.metal, i.metal_low, i.rim, outline=i.c.black)
    for k in range(7):
        x = 50 + k * 10
        y = 100 + 12 * math.sin(math.pi * k / 6)
        spike = polygon((x - 4, y), (x, y - 13), (x + 4, y))
        form(p, spike, lighter(i.metal, 0.4), i.metal_low, i.c.white, outline=i.c.black)
    stroke(p, ellipse(80, 126, 6), i.c.seat_1, 2.4)
