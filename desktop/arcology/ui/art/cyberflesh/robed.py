"""The clergy of the crawl: figures in gowns, told apart by what they have in place of a face and what they carry."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.anatomy import (
    X,
    belt,
    bolts,
    chain,
    claw,
    cowl,
    face,
    glare,
    halo,
    lantern,
    pair,
    robe,
    skull,
    sleeve,
    spider_legs,
)
from arcology.ui.art.cyberflesh.inks import Inks, deep
from arcology.ui.art.cyberflesh.shapes import ball, blots, curve, eyes, form, light, limb, teeth
from arcology.ui.art.paint import ellipse, fill, linear, polygon, radial, rounded, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix


def wire_nun(p: QPainter, i: Inks) -> None:
    """Wires are drawn through her, from the veil to both walls."""
    for k in range(9):
        a = -0.9 + k * 0.225
        far = (X + 120 * math.sin(a), 20 - 60 * math.cos(a))
        stroke(p, curve((X + 12 * math.sin(a), 34), far), alpha(i.rim, 0.5), 0.8)
    robe(p, i, 22, 34, 56, 134, folds=9)
    wimple = curve((62, 60), (66, 76, 80, 80), (94, 76, 98, 60), (80, 54, 62, 60), closed=True)
    form(p, wimple, i.bone, i.bone_low, i.rim)
    veil = curve(
        (80, 12), (58, 14, 58, 40, 50, 78), (62, 70, 64, 54), (96, 54), (98, 70, 110, 78), (102, 40, 102, 14, 80, 12)
    )
    form(p, veil, mix(i.body, i.c.night, 0.2), i.body_low, i.rim, (1.6, -1.3))
    fill(p, ellipse(80, 40, 13, 18), radial(80, 38, 20, (0, i.c.black), (1, i.body_low)))
    face(p, i, 80, 42, 1.15)
    for k in range(7):
        y = 33 + k * 3.4
        stroke(p, curve((66, y - 2), (80, y + 2, 94, y - 2)), alpha(lighter(i.metal, 0.5), 0.9), 0.9)
    for s in (-1, 1):
        stroke(p, curve((80 + s * 3.8, 42), (80 + s * 4.4, 62)), alpha(i.blood, 0.8), 1.2)
    for s in (-1, 1):
        sleeve(p, i, s, (80 + s * 9, 92), wide=10)
    for k in range(5):
        stroke(p, curve((71 + k * 4.4, 86), (70 + k * 5, 98)), lighter(i.metal, 0.2), 1.5)
    stroke(p, curve((80, 98), (80, 122)), i.c.wood, 2.4)
    stroke(p, curve((73, 106), (87, 106)), i.c.wood, 2.4)


def lamp_widow(p: QPainter, i: Inks) -> None:
    """Half spider, half mourner, with a lamp in her lap."""
    spider_legs(p, i, ((34, 18, 52, 92), (50, 30, 70, 112), (58, 54, 66, 124), (36, 70, 46, 128)))
    belly = ellipse(80, 86, 27, 31)
    fill(p, belly, radial(74, 74, 46, (0, i.body), (0.5, i.body_mid), (1, i.body_low)))
    fill(p, belly.subtracted(belly.translated(-1.8, 1.6)), alpha(i.rim, 0.6))
    robe(p, i, 18, 38, 30, 128, folds=7, torn=True, waist=21)
    veil = curve((80, 14), (62, 16, 60, 36, 57, 58), (66, 66, 94, 66, 103, 58), (100, 36, 98, 16, 80, 14))
    form(p, veil, lighter(i.body, 0.06), i.body_mid, i.rim, (1.5, -1.2))
    fill(p, ellipse(80, 39, 13, 17), radial(80, 37, 18, (0, i.c.black), (1, i.body_low)))
    face(p, i, 80, 40, 1.05, glow=i.rim)
    for s in (-1, 1):
        limb(p, curve((80 + s * 11, 60), (80 + s * 6, 76, 80 + s, 80)), 4.6, i.body_mid, i.c.black, i.rim)
    lantern(p, i, 80, 80)


def rust_choirboy(p: QPainter, i: Inks) -> None:
    """A child of rust that never stops singing; the note is seen."""
    for k in range(6):
        ring = ellipse(80, 52, 26 + k * 12)
        stroke(p, ring, alpha(i.light, 0.42 - k * 0.06), 2.2 - k * 0.25, dash=(6 - k * 0.4, 2.5))
    halo(p, i, 80, 44, 26)
    robe(p, i, 26, 44, 60, 134, i.rust, i.rust_low, folds=9)
    for s in (-1, 1):
        arm = curve(
            (80 + s * 20, 74), (80 + s * 34, 84, 80 + s * 42, 78, 80 + s * 50, 62), (80 + s * 56, 68, 80 + s * 54, 74)
        )
        arm.cubicTo(80 + s * 46, 96, 80 + s * 30, 104, 80 + s * 18, 96)
        form(p, arm, i.rust, i.rust_low, i.rim if s > 0 else None, outline=alpha(i.c.black, 0.4))
        claw(p, i, 80 + s * 52, 64, 90 - s * 12, 14)
    surplice = curve((80, 58), (66, 60, 60, 72, 56, 92), (62, 98, 66, 92, 70, 98), (75, 93, 80, 98), (85, 93, 90, 98))
    surplice.cubicTo(94, 92, 98, 98, 104, 92)
    surplice.cubicTo(100, 72, 94, 60, 80, 58)
    form(p, surplice, i.bone, i.bone_low, lighter(i.bone, 0.6), (1.3, -1.1))
    blots(p, surplice, alpha(i.c.rust, 0.6), 9, 4, 12)
    for k in range(11):
        a = math.pi * k / 10
        ball(p, 80 - 21 * math.cos(a), 61 + 7 * math.sin(a), 4.6, 4, i.bone, i.bone_low)
    head = curve((80, 26), (64, 26, 62, 44, 66, 54), (70, 63, 90, 63, 94, 54), (98, 44, 96, 26, 80, 26))
    form(p, head, mix(i.bone, i.c.wood, 0.4), i.bone_low, i.rim, (1.6, -1.3))
    mouth = ellipse(80, 51, 6.4, 8.4)
    fill(p, mouth, radial(80, 53, 9, (0, i.hot), (0.35, deep(i.c, i.light, 0.45)), (1, i.c.black)))
    stroke(p, mouth, i.dark, 1.4)
    for s in (-1, 1):
        stroke(p, curve((80 + s * 5, 39.5), (80 + s * 8.5, 42, 80 + s * 12, 38.5)), i.dark, 2)
        stroke(p, curve((80 + s * 8, 43), (80 + s * 9, 54)), alpha(i.c.rust, 0.8), 1.5)
    bolts(p, i, *((68 + k * 4.8, 31 - 2.6 * math.sin(k / 5 * math.pi)) for k in range(6)), r=1.2)
    light(p, 80, 52, 26, i.light, 0.4)


def ash_pilgrim(p: QPainter, i: Inks) -> None:
    """Burnt to the bone, with a bundle on the back and embers in the hem."""
    bundle = curve(
        (56, 60), (38, 52, 36, 24, 58, 22), (70, 16, 92, 16, 104, 24), (122, 28, 124, 52, 104, 60), closed=True
    )
    form(p, bundle, i.cloth, i.cloth_low, i.rim, outline=alpha(i.c.black, 0.6))
    for x in (58.0, 80.0, 102.0):
        stroke(p, curve((x, 20), (x + (x - 80) * 0.2, 40, x, 62)), darker(i.c.wood, 0.4), 2)
    robe(p, i, 24, 38, 58, 132, i.body_mid, i.dark, torn=True)
    cowl(p, i, 48, 18, 34, i.body_mid)
    skull(p, i, 80, 52, 0.95, i.light)
    limb(p, curve((124, 20), (118, 134)), 3.4, i.c.wood, i.c.black, i.rim)
    ball(p, 124, 18, 5, 6, i.bone, i.bone_low)
    sleeve(p, i, 1, (119, 84), high=i.body_mid)
    claw(p, i, 120, 82, 70, 8)
    sleeve(p, i, -1, (58, 100), high=i.body_mid)
    for k in range(16):
        x, y = 44 + k * 4.8, 128.0 - (k * 37) % 23
        fill(p, ellipse(x, y, 1.5), lighter(i.light, 0.3))
        light(p, x, y, 7, i.light, 0.6)


def pit_herald(p: QPainter, i: Inks) -> None:
    """A horn grows where the mouth was; a banner says whose pit it is."""
    limb(p, curve((36, 10), (40, 134)), 3.6, i.c.wood, i.c.black, i.rim)
    banner = curve((38, 16), (52, 12, 66, 18), (66, 60), (58, 52), (52, 62), (45, 52), (40, 60), closed=True)
    form(p, banner, mix(i.blood, i.c.night, 0.2), mix(i.blood, i.c.night, 0.8), i.rim, outline=i.c.black)
    skull(p, i, 53, 34, 0.55)
    robe(p, i, 26, 40, 58, 134, mix(i.blood, i.c.night, 0.45), i.body_low)
    cape = curve((50, 66), (64, 54, 96, 54, 110, 66), (104, 84, 80, 88), (56, 84, 50, 66), closed=True)
    form(p, cape, i.bone, i.bone_low, i.rim)
    for k in range(9):
        stroke(p, curve((56 + k * 6, 66), (55 + k * 6.2, 80 + (k % 2) * 4)), alpha(i.dark, 0.7), 1.3)
    cowl(p, i, 40, 18, 36, point=8)
    horn = curve(
        (74, 46), (92, 40, 112, 44, 132, 22), (150, 30, 154, 52, 140, 64), (126, 60, 106, 62, 78, 56), closed=True
    )
    form(p, horn, mix(i.c.wood, i.c.ember, 0.3), darker(i.c.wood, 0.75), i.rim, (1.6, -1.3), i.c.black)
    fill(p, ellipse(141, 43, 9, 20), radial(141, 43, 20, (0, i.hot), (0.4, deep(i.c, i.light, 0.5)), (1, i.c.black)))
    for k in range(3):
        stroke(
            p,
            curve((150 + k * 5, 24 - k * 4), (162 + k * 6, 42, 150 + k * 5, 64 + k * 4)),
            alpha(i.rim, 0.5 - k * 0.13),
            1.5,
        )
    eyes(p, 80, 34, 6, 1.6, i.light)
    sleeve(p, i, 1, (108, 62), high=mix(i.blood, i.c.night, 0.5))
    sleeve(p, i, -1, (40, 88), high=mix(i.blood, i.c.night, 0.5))
    claw(p, i, 40, 86, 110, 7)


def flay_monk(p: QPainter, i: Inks) -> None:
    """He wears what he took off others, and holds the knives up like candles."""
    robe(p, i, 22, 32, 60, 134, i.flesh, i.flesh_low, folds=5)
    for k in range(5):
        strip = curve(
            (58 + k * 9, 74), (54 + k * 10, 100, 60 + k * 9, 126), (66 + k * 8, 122), (64 + k * 9, 96, 66 + k * 8, 74)
        )
        form(p, strip, mix(i.flesh, i.bone, 0.25 + 0.1 * (k % 2)), i.flesh_low, None, outline=alpha(i.c.black, 0.4))
    belt(p, i, 92, 25)
    cowl(p, i, 42, 19, 38, i.flesh)
    for k in range(8):
        stroke(
            p,
            curve((72 + k * 2.3, 30 + (k % 2)), (72 + k * 2.3, 58 - (k % 2))),
            alpha(mix(i.flesh, i.blood, 0.5), 0.85),
            1.5,
        )
    eyes(p, 80, 42, 6.5, 1.9, i.light)
    for s in (-1, 1):
        limb(
            p,
            curve((80 + s * 20, 72), (80 + s * 46, 84, 80 + s * 44, 50)),
            7,
            mix(i.flesh, i.blood, 0.35),
            i.flesh_low,
            i.rim,
        )
        blade = curve(
            (80 + s * 41, 46), (80 + s * 38, 20, 80 + s * 50, 4), (80 + s * 54, 26, 80 + s * 48, 46), closed=True
        )
        form(p, blade, lighter(i.metal, 0.5), i.metal_low, i.c.white, (0.9, -0.8), i.c.black)
        fill(p, rounded(QRectF(80 + s * 44.5 - 3, 46, 6, 12), 2), darker(i.c.wood, 0.4))


def chain_deacon(p: QPainter, i: Inks) -> None:
    """Bound to his office; a censer swings from the last link."""
    robe(p, i, 30, 42, 56, 134, i.metal, i.metal_low)
    for s in (-1, 1):
        chain(p, i, curve((80 - s * 28, 64), (80, 84 + s * 8, 80 + s * 34, 116)), 4.4)
    chain(p, i, curve((54, 92), (80, 104, 106, 92)), 4.4)
    pauldron = curve((94, 60), (104, 50, 122, 54, 126, 74), (112, 80, 98, 74), closed=True)
    pair(p, i, pauldron, lighter(i.metal, 0.1), i.metal_low, i.c.black)
    mitre = curve((62, 38), (60, 18, 72, 8, 80, 0), (88, 8, 100, 18, 98, 38), (80, 44, 62, 38), closed=True)
    form(p, mitre, mix(i.metal, i.bone, 0.3), i.metal_low, i.rim, (1.6, -1.2), i.c.black)
    stroke(p, curve((80, 6), (80, 38)), i.light, 2)
    stroke(p, curve((72, 24), (88, 24)), i.light, 2)
    head = curve((64, 38), (62, 56, 80, 66), (98, 56, 96, 38), (80, 44, 64, 38), closed=True)
    form(p, head, i.metal, i.metal_low, i.rim, outline=i.c.black)
    fill(p, rounded(QRectF(68, 46, 24, 5), 2), i.c.black)
    eyes(p, 80, 48.5, 6, 1.7, i.light, 0.8)
    for k in range(4):
        stroke(p, curve((72 + k * 5.4, 55), (73 + k * 4.7, 61)), i.c.black, 1.6)
    limb(p, curve((108, 72), (132, 82, 134, 58)), 8, i.metal, i.metal_low, i.rim)
    chain(p, i, curve((134, 56), (142, 78, 138, 94)), 3.4)
    ball(p, 138, 104, 9, 10, mix(i.c.wood, i.c.ember, 0.4), darker(i.c.wood, 0.7))
    for k in range(3):
        fill(p, ellipse(133 + k * 5, 104, 1.5, 3), i.hot)
    light(p, 138, 102, 24, i.light, 0.5)


def leech_clerk(p: QPainter, i: Inks) -> None:
    """Behind his ledger, he counts what he drinks."""
    robe(p, i, 24, 30, 56, 120, i.cloth, i.cloth_low)
    for k in range(3):
        fill(p, ellipse(80, 74 + k * 9, 1.6), i.c.wood)
    collar = curve((62, 60), (80, 70), (98, 60), (92, 54), (80, 58), (68, 54), closed=True)
    form(p, collar, i.bone, i.bone_low, i.rim)
    neck = curve(
        (70, 58), (66, 44, 72, 30), (66, 20, 76, 10, 86, 14), (100, 20, 94, 34, 90, 40), (96, 50, 90, 58), closed=True
    )
    form(p, neck, mix(i.light, i.c.night, 0.35), mix(i.light, i.c.night, 0.85), i.rim, (1.8, -1.2), i.c.black)
    for k in range(5):
        stroke(p, curve((69 + k * 0.6, 52 - k * 7), (80, 56 - k * 7.4, 91, 50 - k * 7)), alpha(i.c.black, 0.5), 1.4)
    mouth = ellipse(79, 21, 8.5, 7.4)
    fill(p, mouth, radial(79, 21, 9, (0, i.c.black), (0.6, mix(i.blood, i.c.night, 0.4)), (1, i.flesh)))
    for k in range(12):
        a = k * math.pi / 6
        tooth = polygon(
            (79 + 8 * math.cos(a - 0.2), 21 + 7 * math.sin(a - 0.2)),
            (79 + 3.6 * math.cos(a), 21 + 3.2 * math.sin(a)),
            (79 + 8 * math.cos(a + 0.2), 21 + 7 * math.sin(a + 0.2)),
        )
        fill(p, tooth, i.bone)
    stroke(p, ellipse(93, 26, 4.6), i.c.seat_1, 1.4)
    desk = polygon((22, 96), (138, 96), (148, 140), (12, 140))
    form(p, desk, i.c.wood, i.c.wood_dark, i.rim, (0, -1.2), i.c.black)
    for s in (-1, 1):
        page = curve(
            (80, 100), (80 + s * 20, 92, 80 + s * 44, 98), (80 + s * 50, 118), (80 + s * 22, 110, 80, 120), closed=True
        )
        form(p, page, lighter(i.bone, 0.2), darker(i.bone, 0.25), None, outline=alpha(i.c.black, 0.6))
        for k in range(4):
            stroke(p, curve((80 + s * 8, 103 + k * 3.6), (80 + s * (40 - k * 2), 102 + k * 3.6)), alpha(i.dark, 0.6), 1)
    limb(p, curve((102, 70), (124, 84, 110, 100)), 6, i.cloth, i.c.black, i.rim)
    stroke(p, curve((108, 102), (128, 70)), i.bone, 1.8)
    fill(p, curve((122, 80), (130, 58, 138, 58), (136, 74, 124, 82), closed=True), i.blood)


def canker_nurse(p: QPainter, i: Inks) -> None:
    """White once; growths under the cap and a needle as long as an arm."""
    robe(p, i, 22, 36, 58, 134, i.bone, i.bone_low, folds=5)
    apron = curve((66, 66), (94, 66), (98, 100, 104, 124), (80, 130, 56, 124), (62, 100, 66, 66), closed=True)
    form(p, apron, lighter(i.bone, 0.25), darker(i.bone, 0.4), i.rim, outline=alpha(i.c.black, 0.4))
    blots(p, apron, alpha(i.blood, 0.75), 6, 12, 14)
    for s, w in ((0, 5.0), (1, 16.0)):
        rect = QRectF(80 - (2.5 if s == 0 else 8), 88 - (8 if s == 0 else 2.5), 5 if s == 0 else w, w if s else 16)
        fill(p, rect, mix(i.blood, i.c.night, 0.15))
    face(p, i, 80, 44, 1.35)
    mask = curve((68, 46), (80, 42, 92, 46), (92, 56), (86, 62, 80, 62), (74, 62, 68, 56), closed=True)
    form(p, mask, lighter(i.bone, 0.3), darker(i.bone, 0.35), None, outline=alpha(i.c.black, 0.6))
    cap = curve((60, 32), (58, 16, 70, 10, 80, 10), (90, 10, 102, 16, 100, 32), (80, 26, 60, 32), closed=True)
    form(p, cap, lighter(i.bone, 0.3), darker(i.bone, 0.35), i.rim, outline=alpha(i.c.black, 0.5))
    for x, y, r in (
        (58, 40, 7),
        (54, 50, 5),
        (62, 52, 4),
        (101, 36, 6),
        (105, 46, 8),
        (99, 56, 5),
        (52, 34, 4),
        (108, 34, 4),
    ):
        ball(p, x, y, r, r, mix(i.c.violet, i.bone, 0.3), mix(i.c.violet, i.c.night, 0.7))
    eyes(p, 80, 40, 4.6, 1.4, i.light)
    sleeve(p, i, -1, (52, 104), high=i.bone)
    sleeve(p, i, 1, (118, 80), high=i.bone)
    barrel = polygon((112, 84), (122, 76), (142, 44), (134, 40))
    form(p, barrel, mix(i.c.violet, i.c.white, 0.5), mix(i.c.violet, i.c.night, 0.4), i.c.white, outline=i.c.black)
    stroke(p, curve((138, 42), (150, 16)), lighter(i.metal, 0.5), 1.6)
    stroke(p, curve((110, 74), (126, 86)), i.metal, 3)
    light(p, 130, 62, 20, i.c.violet, 0.4)


def gland_peddler(p: QPainter, i: Inks) -> None:
    """A stooped trader under a rack of jars, each with something that still beats."""
    limb(p, curve((30, 30), (80, 18, 130, 30)), 5, i.c.wood, i.c.black, i.rim)
    for k, x in enumerate((32, 50, 110, 128)):
        y = 40 + (k % 2) * 8
        stroke(p, curve((x, 24), (x, y)), i.c.black, 1.6)
        jar = rounded(QRectF(x - 9, y, 18, 26), 4)
        glow_tone = (i.light, i.c.ember, i.c.violet, i.light)[k]
        fill(
            p,
            jar,
            linear(
                x - 9,
                0,
                x + 9,
                0,
                (0, deep(i.c, glow_tone, 0.4)),
                (0.4, alpha(lighter(glow_tone, 0.4), 0.9)),
                (1, deep(i.c, glow_tone, 0.6)),
            ),
        )
        ball(p, x, y + 15, 6, 7, mix(i.flesh, i.blood, 0.3), i.flesh_low)
        fill(p, rounded(QRectF(x - 7, y - 4, 14, 5), 1.5), darker(i.c.wood, 0.3))
        stroke(p, jar, alpha(i.c.white, 0.4), 0.9)
        light(p, x, y + 14, 22, glow_tone, 0.4)
    robe(p, i, 26, 38, 58, 134, i.cloth, i.cloth_low, torn=True)
    for x, y in ((64, 94), (92, 104), (76, 114)):
        patch = rounded(QRectF(x - 6, y - 6, 13, 12), 1.5)
        fill(p, patch, mix(i.c.rust, i.c.night, 0.35))
        stroke(p, patch, alpha(i.bone, 0.6), 0.9, dash=(2, 2))
    scarf = curve((58, 62), (80, 52, 102, 62), (98, 74, 80, 74), (62, 74, 58, 62), closed=True)
    form(p, scarf, mix(i.c.rust, i.c.night, 0.2), mix(i.c.rust, i.c.night, 0.75), i.rim)
    hat = curve((50, 40), (66, 34, 66, 14, 80, 12), (94, 14, 94, 34, 110, 40), (80, 50, 50, 40), closed=True)
    face(p, i, 80, 50, 1.0)
    form(p, hat, i.body_mid, i.dark, i.rim, (1.5, -1.2), i.c.black)
    teeth(p, i.c, 73, 55, 14, 6, 5, 3)
    eyes(p, 80, 46, 4, 1.3, i.light)
    for s in (-1, 1):
        sleeve(p, i, s, (80 + s * 30, 98), high=i.cloth)
    glare(p, i, ellipse(112, 100, 5, 6), i.light)
