"""What lies behind a figure: vaults, shafts of light, pipes, the pool of light on the floor, mist."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.inks import Inks
from arcology.ui.art.cyberflesh.shapes import curve, light
from arcology.ui.art.paint import ellipse, fill, linear, polygon, radial, stroke
from arcology.ui.art.palette import alpha, mix

WIDE: Final = QRectF(-90, -40, 340, 240)
"""The area that a hall fills, in the units of a figure: 160 by 140 around (80, 70), and what a wide window shows."""


def hall(p: QPainter, i: Inks, x: float = 80.0, y: float = 42.0, seed: int = 1, kind: str = "arches") -> None:
    """A place with a lamp at (x, y). ``kind``: arches, pipes, cells, ribs, bars, gullet."""
    night = i.c.night
    stops = ((0, mix(i.wall, night, 0.84)), (0.5, mix(i.wall, night, 0.7)), (1, night))
    fill(p, WIDE, linear(0, 0, 0, 150, *stops))
    light(p, x, y, 98, i.light, 0.46)
    _ARCHITECTURE.get(kind, _arches)(p, i)
    for k in range(5):
        a = -52 + k * 27
        beam = polygon((x, y - 30), (x + a - 9, 170), (x + a + 9, 170))
        fill(p, beam, linear(x, y - 30, x, 160, (0, alpha(i.light, 0.15)), (1, alpha(i.light, 0))))
    rnd = Random(seed)
    for _ in range(22):
        speck = ellipse(rnd.uniform(-10, 170), rnd.uniform(6, 130), rnd.uniform(0.4, 1.2))
        fill(p, speck, alpha(i.rim, rnd.uniform(0.15, 0.5)))


def _arches(p: QPainter, i: Inks) -> None:
    for x, w in ((-62, 44), (-12, 36), (38, 26), (96, 26), (136, 36), (180, 44)):
        arch = curve((x, 140), (x, 44), (x, 8, x + w, 8, x + w, 44), (x + w, 140))
        fill(p, arch, linear(0, 0, 0, 130, (0, alpha(i.c.black, 0.55)), (1, alpha(i.c.black, 0.12))))
        stroke(p, arch, alpha(i.light, 0.16), 1.2)


def _pipes(p: QPainter, i: Inks) -> None:
    for k, x in enumerate((-70, -40, -8, 22, 132, 160, 196, 226)):
        w = 12 + 5 * (k % 3)
        pipe = QRectF(x, -40, w, 240)
        shade = mix(i.wall, i.c.night, 0.72)
        fill(p, pipe, linear(x, 0, x + w, 0, (0, i.c.night), (0.35, mix(shade, i.light, 0.16)), (1, i.c.night)))
        for y in range(10 + 13 * (k % 3), 140, 46):
            fill(p, QRectF(x - 2, y, w + 4, 6), linear(x, 0, x + w, 0, (0, i.c.night), (0.4, shade), (1, i.c.night)))
    for y in (18, 34):
        stroke(p, curve((-90, y), (40, y + 14, 120, y - 16, 250, y + 6)), alpha(i.c.black, 0.6), 4)


def _cells(p: QPainter, i: Inks) -> None:
    """A wall of drawers, some of them open and lit."""
    rnd = Random(9)
    for row in range(7):
        for col in range(13):
            x, y = -88 + col * 26, -20 + row * 22
            cell = QRectF(x, y, 24, 20)
            lit = rnd.random() < 0.14
            fill(p, cell, alpha(i.light, 0.22) if lit else alpha(i.c.black, 0.32))
            stroke(p, cell, alpha(i.light, 0.12), 0.8)


def _ribs(p: QPainter, i: Inks) -> None:
    for s in (-1, 1):
        for k in range(6):
            w = 30 + 26 * k
            rib = curve((80 + s * w, 150), (80 + s * (w + 26), 60, 80 + s * w * 0.6, -10, 80, -6 - 5 * k))
            stroke(p, rib, alpha(i.c.black, 0.6), 8)
            stroke(p, rib, alpha(mix(i.bone, i.wall, 0.5), 0.3), 4.6)


def _bars(p: QPainter, i: Inks) -> None:
    for k in range(14):
        x = -84 + k * 25
        stroke(p, curve((x, -40), (x, 150)), alpha(i.c.black, 0.75), 5)
        stroke(p, curve((x + 1, -40), (x + 1, 150)), alpha(i.light, 0.16), 1.2)
    for y in (8, 96):
        stroke(p, curve((-90, y), (250, y)), alpha(i.c.black, 0.75), 5)


def _gullet(p: QPainter, i: Inks) -> None:
    """Rings of a throat that leads away."""
    for k in range(7):
        r = 118 - 15 * k
        ring = ellipse(80, 60, r * 1.35, r)
        stroke(p, ring, alpha(i.c.black, 0.5), 9)
        stroke(p, ring, alpha(mix(i.flesh, i.wall, 0.5), 0.2), 4)
    for k in range(18):
        a = k * math.pi / 9
        fold = curve((80 + 38 * math.cos(a), 60 + 28 * math.sin(a)), (80 + 150 * math.cos(a), 60 + 120 * math.sin(a)))
        stroke(p, fold, alpha(i.c.black, 0.3), 3)


_ARCHITECTURE: Final = {
    "arches": _arches,
    "pipes": _pipes,
    "cells": _cells,
    "ribs": _ribs,
    "bars": _bars,
    "gullet": _gullet,
}


def ground(p: QPainter, i: Inks, y: float = 118.0) -> None:
    """The pool of light in which a figure stands, and its shadow."""
    pool = ((0, alpha(i.light, 0.3)), (0.6, alpha(i.light, 0.08)), (1, alpha(i.light, 0)))
    fill(p, ellipse(80, y + 16, 120, 26), radial(80, y + 6, 120, *pool))
    dark = ((0, alpha(i.c.black, 0.8)), (1, alpha(i.c.black, 0)))
    fill(p, ellipse(80, y + 10, 54, 8), radial(80, y + 10, 54, *dark))


def mist(p: QPainter, i: Inks, y: float = 112.0, cover: float = 0.3) -> None:
    """Haze around the feet."""
    tone = mix(i.light, i.wall, 0.5)
    for x, r in ((-50, 60), (10, 52), (80, 62), (146, 54), (206, 56)):
        fill(p, ellipse(x, y + 24, r, 20), radial(x, y + 24, r, (0, alpha(tone, cover)), (1, alpha(tone, 0))))
