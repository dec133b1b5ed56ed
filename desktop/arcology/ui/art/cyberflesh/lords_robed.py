"""Lords who once were people: each fills the picture, wears a crown of its trade and has one thing in its hands."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.anatomy import (
    X,
    bolts,
    chain,
    claw,
    face,
    glare,
    halo,
    robe,
    sack,
    skull,
    sleeve,
)
from arcology.ui.art.cyberflesh.inks import Inks
from arcology.ui.art.cyberflesh.shapes import ball, curve, eyes, form, light, limb, ribs, tapered, teeth
from arcology.ui.art.paint import ellipse, fill, linear, polygon, radial, rounded, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix


def abbess_of_wire(p: QPainter, i: Inks) -> None:
    """A loom of wires in the shape of wings; the habit hangs in it, and her hands play it."""
    for s in (-1, 1):
        for k in range(12):
            x, y = X + s * (30 + k * 9), 4 + k * 3
            stroke(p, curve((X + s * 12, 66), (X + s * (24 + k * 4), 20 + k * 2, x, y)), i.c.black, 2.2)
            stroke(p, curve((X + s * 12, 66), (X + s * (24 + k * 4), 20 + k * 2, x, y)), alpha(i.rim, 0.75), 0.9)
            stroke(p, curve((x, y), (x - s * 8, 120 + k)), alpha(i.rim, 0.35), 0.7)
    halo(p, i, 80, 32, 25, 24, i.metal)
    robe(p, i, 28, 50, 54, 136, folds=11)
    wimple = curve((56, 62), (64, 88, 80, 92), (96, 88, 104, 62), (80, 50, 56, 62), closed=True)
    form(p, wimple, lighter(i.bone, 0.1), i.bone_low, i.rim)
    veil = curve(
        (80, 4), (52, 6, 54, 40, 44, 86), (58, 74, 62, 50), (98, 50), (102, 74, 116, 86), (106, 40, 108, 6, 80, 4)
    )
    form(p, veil, mix(i.body, i.c.night, 0.3), i.body_low, i.rim, (1.8, -1.4))
    fill(p, ellipse(80, 36, 16, 22), radial(80, 34, 24, (0, i.c.black), (1, i.body_low)))
    for k in (-1, 0, 1):
        face(p, i, 80 + k * 9, 38 - abs(k) * 5, 0.85 if k else 1.1, glow=i.light)
    crown = [(60 + k * 5, 10 if k % 2 else 20) for k in range(9)]
    form(p, polygon((58, 24), *crown, (102, 24)), lighter(i.metal, 0.3), i.metal_low, i.rim, outline=i.c.black)
    for s in (-1, 1):
        sleeve(p, i, s, (X + s * 44, 78), wide=17)
        claw(p, i, X + s * 46, 76, 90 - s * 40, 16, 5)
        for k in range(4):
            stroke(p, curve((X + s * (50 + k * 3), 62 + k * 4), (X + s * 130, 20 + k * 30)), alpha(i.rim, 0.6), 0.8)


def tithe_collector(p: QPainter, i: Inks) -> None:
    """The scales hang from the horns, and one pan is always lower."""
    robe(p, i, 40, 56, 52, 138, mix(i.body, i.c.seat_1, 0.14), i.body_low, folds=9)
    for s in (-1, 1):
        horn = curve(
            (X + s * 12, 26),
            (X + s * 30, 26, X + s * 46, 14, X + s * 54, -4),
            (X + s * 58, 22, X + s * 36, 42, X + s * 10, 40),
            closed=True,
        )
        form(p, horn, i.bone, i.bone_low, i.rim if s > 0 else None, outline=i.c.black)
        low = 84 if s > 0 else 64
        for k in (-1, 1):
            stroke(p, curve((X + s * 52, 4), (X + s * 52 + k * 17, low)), mix(i.c.seat_1, i.bone, 0.3), 1)
        pan = curve((X + s * 52 - 19, low), (X + s * 52, low + 20, X + s * 52 + 19, low), closed=True)
        form(p, pan, i.c.seat_1, darker(i.c.seat_1, 0.75), i.c.white, outline=i.c.black)
        for k in range(4 if s > 0 else 2):
            ball(p, X + s * 52 - 9 + k * 6, low - 3, 4, 4, i.flesh, i.flesh_low)
    hood = curve((80, 12), (54, 14, 52, 44, 56, 62), (80, 76, 104, 62), (108, 44, 106, 14, 80, 12))
    form(p, hood, i.body, i.body_low, i.rim, (1.8, -1.3), i.c.black)
    skull(p, i, 80, 42, 1.5, i.light)
    for k in range(3):
        coin = ellipse(80, 82 + k * 13, 5.6)
        form(p, coin, i.c.seat_1, darker(i.c.seat_1, 0.7), i.c.white, outline=i.c.black)
    chain(p, i, curve((48, 68), (80, 92, 112, 68)), 5)
    chest = QRectF(52, 108, 56, 30)
    fill(p, rounded(chest, 4), linear(0, 108, 0, 138, (0, i.c.wood), (1, i.c.wood_dark)))
    stroke(p, rounded(chest, 4), i.c.black, 2)
    teeth(p, i.c, 56, 114, 48, 9, 8, 2)
    teeth(p, i.c, 56, 130, 48, 9, 8, 4, up=True)
    for s in (-1, 1):
        sleeve(p, i, s, (X + s * 32, 112), wide=16, high=mix(i.body, i.c.seat_1, 0.14))
        claw(p, i, X + s * 30, 112, 90 + s * 90, 10, 4)


def red_cartographer(p: QPainter, i: Inks) -> None:
    """The map is drawn on its own skin, held out like a cloak; the compass never leaves its eye."""
    skin = curve(
        (80, 54),
        (36, 40, 4, 22),
        (-4, 60, 6, 96, -2, 128),
        (30, 118, 54, 130, 80, 124),
        (106, 130, 130, 118, 162, 128),
        (154, 96, 164, 60, 156, 22),
        (124, 40, 80, 54),
        closed=True,
    )
    form(p, skin, mix(i.c.parchment, i.flesh, 0.35), mix(i.c.parchment, i.c.night, 0.72), i.rim, outline=i.c.black)
    rnd = Random(7)
    for s in (-1, 1):
        last = (X + s * 26, 70.0)
        for _ in range(9):
            nxt = (X + s * rnd.uniform(24, 70), rnd.uniform(48, 116))
            corner = (nxt[0], last[1])
            stroke(p, curve(last, corner, nxt), alpha(i.blood, 0.85), 1.5)
            fill(p, ellipse(*nxt, 2.3), i.blood)
            last = nxt
        for k in range(3):
            stroke(p, ellipse(X + s * 52, 84, 9 + k * 7), alpha(i.blood, 0.4), 1)
    robe(p, i, 20, 24, 54, 136, mix(i.blood, i.c.night, 0.3), mix(i.blood, i.c.night, 0.88), folds=5)
    for s in (-1, 1):
        limb(
            p,
            curve((X + s * 16, 64), (X + s * 46, 60, X + s * 72, 26)),
            6,
            mix(i.blood, i.c.night, 0.3),
            i.c.black,
            i.rim,
        )
        claw(p, i, X + s * 72, 26, 90 - s * 40, 10, 4)
    head = curve((80, 16), (62, 16, 60, 40, 66, 54), (80, 66, 94, 54), (100, 40, 98, 16, 80, 16))
    form(p, head, lighter(i.bone, 0.05), i.bone_low, i.rim, (1.5, -1.2), i.c.black)
    for k in range(5):
        stroke(p, curve((66, 24 + k * 6), (80, 22 + k * 6.6, 94, 25 + k * 6)), alpha(i.blood, 0.45), 0.9)
    stroke(p, curve((72, 55), (88, 55)), i.dark, 1.6)
    fill(p, ellipse(73, 38, 4.4, 5), i.dark)
    dial = ellipse(90, 37, 11)
    form(p, dial, mix(i.c.seat_1, i.bone, 0.4), darker(i.c.seat_1, 0.7), i.c.white, outline=i.c.black)
    fill(p, ellipse(90, 37, 8.4), i.dark)
    fill(p, polygon((90, 29), (92.4, 37), (90, 45), (87.6, 37)), i.light)
    light(p, 90, 37, 18, i.light, 0.6)
    hat = curve((48, 22), (66, 14, 94, 14, 112, 22), (96, 18), (92, 0, 68, 0, 64, 18), closed=True)
    form(p, hat, mix(i.blood, i.c.night, 0.2), mix(i.blood, i.c.night, 0.85), i.rim, outline=i.c.black)


def unborn_judge(p: QPainter, i: Inks) -> None:
    """It has not been born yet and passes sentence from inside."""
    bench = polygon((10, 96), (150, 96), (158, 142), (2, 142))
    wig = curve(
        (80, 0), (40, 0, 34, 34, 30, 84), (50, 92, 60, 82), (100, 82), (110, 92, 130, 84), (126, 34, 120, 0, 80, 0)
    )
    form(p, wig, lighter(i.bone, 0.2), i.bone_low, i.rim, (2, -1.4), i.c.black)
    for s in (-1, 1):
        for k in range(5):
            ball(p, X + s * (42 + k % 2 * 3), 24 + k * 13, 7.5, 6.5, lighter(i.bone, 0.25), i.bone_low)
    light(p, 80, 52, 52, i.light, 0.45)
    womb = ellipse(80, 50, 34, 42)
    sack(p, i, womb, mix(i.flesh, i.light, 0.3), 12, 4)
    body = curve((76, 70), (60, 66, 62, 88, 78, 86), (96, 90, 104, 72, 96, 58), (88, 60, 84, 66, 76, 70), closed=True)
    form(p, body, lighter(i.flesh, 0.2), i.flesh_low, None, outline=alpha(i.c.black, 0.5))
    head = curve((70, 24), (54, 26, 52, 48, 66, 56), (84, 62, 100, 52, 98, 38), (96, 24, 84, 20, 70, 24), closed=True)
    form(p, head, lighter(i.flesh, 0.3), i.flesh_low, i.rim, (1.5, -1.2), alpha(i.c.black, 0.6))
    fill(p, ellipse(70, 43, 6.6, 7.6), i.dark)
    glare(p, i, ellipse(70, 43, 3.2, 3.8), i.light)
    fill(p, ellipse(84, 44, 4, 5), i.dark)
    glare(p, i, ellipse(84, 44, 1.8, 2.2), i.light)
    stroke(p, curve((72, 54), (80, 51, 86, 53)), i.dark, 1.4)
    cord = curve((82, 80), (70, 96, 96, 104), (110, 110, 96, 124))
    limb(p, cord, 4, mix(i.flesh, i.blood, 0.4), i.c.black, i.rim)
    form(p, bench, i.c.wood, i.c.wood_dark, i.rim, (0, -1.4), i.c.black)
    for k in range(4):
        panel = QRectF(14 + k * 34, 106, 29, 34)
        stroke(p, rounded(panel, 2), darker(i.c.wood, 0.6), 1.6)
    limb(p, curve((104, 68), (130, 66, 124, 84)), 6, lighter(i.flesh, 0.2), i.flesh_low, i.rim)
    limb(p, curve((112, 96), (136, 70)), 3.4, i.c.wood, i.c.black, i.rim)
    gavel = polygon((124, 62), (136, 52), (152, 70), (140, 80))
    form(p, gavel, lighter(i.c.wood, 0.2), i.c.wood_dark, i.rim, outline=i.c.black)


def duke_suppuration(p: QPainter, i: Inks) -> None:
    """Velvet over swellings; he rises from a chair that he has grown into."""
    throne = curve(
        (22, 138),
        (22, 40, 30, 6, 48, 0),
        (54, 20, 70, 4, 80, -6),
        (90, 4, 106, 20, 112, 0),
        (130, 6, 138, 40, 138, 138),
        closed=True,
    )
    form(p, throne, i.c.wood, i.c.wood_dark, i.rim, (2, -1.4), i.c.black)
    for s in (-1, 1):
        ball(p, X + s * 34, 4, 7, 7, i.c.seat_1, darker(i.c.seat_1, 0.7))
    body = curve((80, 42), (40, 44, 26, 84, 24, 124), (40, 142, 120, 142, 136, 124), (134, 84, 120, 44, 80, 42))
    form(p, body, mix(i.c.violet, i.c.night, 0.25), mix(i.c.violet, i.c.night, 0.85), i.rim, (2, -1.4), i.c.black)
    belly = ellipse(80, 104, 32, 32)
    sack(p, i, belly, mix(i.light, i.flesh, 0.55), 9, 11)
    for x, y, r in ((66, 94, 7), (92, 90, 9), (84, 114, 8), (64, 116, 6), (100, 110, 5), (76, 82, 4)):
        ball(p, x, y, r, r, lighter(i.light, 0.45), mix(i.light, i.c.night, 0.5))
        fill(p, ellipse(x - r * 0.2, y - r * 0.3, r * 0.34), lighter(i.bone, 0.4))
    ermine = curve((44, 66), (58, 48, 102, 48, 116, 66), (110, 88, 80, 84), (50, 88, 44, 66), closed=True)
    form(p, ermine, lighter(i.bone, 0.25), i.bone_low, i.rim)
    for k in range(8):
        fill(
            p,
            polygon((52 + k * 8, 66 + (k % 2) * 7), (54 + k * 8, 72 + (k % 2) * 7), (50 + k * 8, 72 + (k % 2) * 7)),
            i.dark,
        )
    head = curve((80, 18), (60, 18, 58, 42, 60, 52), (66, 66, 94, 66, 100, 52), (102, 42, 100, 18, 80, 18))
    form(p, head, mix(i.flesh, i.light, 0.2), i.flesh_low, i.rim, (1.6, -1.2), i.c.black)
    for x, y, r in ((64, 50, 6), (96, 54, 7), (72, 60, 5), (88, 62, 5), (100, 42, 4)):
        ball(p, x, y, r, r, lighter(i.light, 0.3), mix(i.light, i.flesh_low, 0.6))
    eyes(p, 80, 38, 7, 2.4, i.light, 0.7)
    stroke(p, curve((72, 52), (80, 48, 90, 53)), i.dark, 2)
    crown = polygon((60, 24), (56, 4), (68, 14), (80, 0), (92, 14), (104, 4), (100, 24))
    form(p, crown, i.c.seat_1, darker(i.c.seat_1, 0.6), i.c.white, outline=i.c.black)
    for k in (-1, 0, 1):
        fill(p, ellipse(80 + k * 13, 19, 2.6), i.blood)
    for s in (-1, 1):
        arm = tapered(((X + s * 36, 70), (X + s * 60, 92), (X + s * 50, 116)), 20, 16)
        form(
            p,
            arm,
            mix(i.c.violet, i.c.night, 0.25),
            mix(i.c.violet, i.c.night, 0.85),
            i.rim if s > 0 else None,
            outline=i.c.black,
        )
        ball(p, X + s * 50, 118, 9, 7, mix(i.flesh, i.light, 0.2), i.flesh_low)


def widow_of_valves(p: QPainter, i: Inks) -> None:
    """Her skirt is a boiler, her veil is steam, and every hand is on a wheel."""
    skirt = curve((62, 70), (98, 70), (124, 96, 134, 138), (26, 138), (36, 96, 62, 70), closed=True)
    form(p, skirt, i.metal, i.metal_low, i.rim, (2, -1.4), i.c.black)
    for k in range(6):
        x = 40.0 + k * 16
        stroke(p, curve((80 + (x - 80) * 0.35, 72), (80 + (x - 80) * 0.7, 100, x, 138)), i.c.black, 2)
        bolts(p, i, (80 + (x - 80) * 0.55, 88), (80 + (x - 80) * 0.8, 110), (x, 130), r=1.6)
    for x, y, r in ((56.0, 112.0, 12.0), (104.0, 112.0, 12.0), (80.0, 96.0, 10.0)):
        _valve(p, i, x, y, r)
    for s in (-1, 1):
        for k, (hx, hy) in enumerate(((60, 38), (70, 76))):
            pipe = curve((X + s * 16, 62 + k * 6), (X + s * (36 + k * 4), 74 + k * 8, X + s * hx, hy))
            limb(p, pipe, 6.4, lighter(i.metal, 0.1), i.c.black, i.rim)
            _valve(p, i, X + s * hx, hy, 11)
    bodice = curve((64, 72), (58, 52, 72, 46), (80, 52, 88, 46), (102, 52, 96, 72), closed=True)
    form(p, bodice, i.body, i.body_low, i.rim, outline=i.c.black)
    ribs(p, i.c, 80, 55, 13, 3, 5, 1.8)
    veil = curve(
        (80, -4), (50, 0, 54, 40, 46, 64), (62, 60, 64, 44), (96, 44), (98, 60, 114, 64), (106, 40, 110, 0, 80, -4)
    )
    form(p, veil, alpha(lighter(i.body, 0.3), 0.8), alpha(i.body_low, 0.6), i.rim, (1.8, -1.3))
    face(p, i, 80, 28, 1.3, glow=i.light)
    for k in range(5):
        stroke(p, curve((66 + k * 7, 6), (64 + k * 8, 26, 62 + k * 9, 46)), alpha(i.bone, 0.35), 0.8)
    rnd = Random(3)
    for _ in range(10):
        x, y, r = rnd.uniform(30, 130), rnd.uniform(-6, 24), rnd.uniform(6, 16)
        puff = radial(x, y, r, (0, alpha(lighter(i.light, 0.6), 0.22)), (1, alpha(i.light, 0)))
        fill(p, ellipse(x, y, r), puff)


def _valve(p: QPainter, i: Inks, x: float, y: float, r: float) -> None:
    """A hand wheel."""
    red = mix(i.blood, i.c.rust, 0.3)
    for width, tone in ((r * 0.42, i.c.black), (r * 0.26, red)):
        stroke(p, ellipse(x, y, r), tone, width)
        for k in range(3):
            a = k * math.pi / 3 + 0.3
            dx, dy = math.cos(a) * r, math.sin(a) * r
            stroke(p, curve((x - dx, y - dy), (x + dx, y + dy)), tone, width * 0.8)
    ball(p, x, y, r * 0.28, r * 0.28, lighter(i.metal, 0.4), i.metal_low)
    fill(p, ellipse(x - r * 0.5, y - r * 0.7, r * 0.16), alpha(i.c.white, 0.5))
