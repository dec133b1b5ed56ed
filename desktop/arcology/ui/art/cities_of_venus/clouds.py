"""The sky of Venus: banks of cloud, single clouds, shafts of sunlight, and the tones of day and dusk."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.paint import clipped, ellipse, fill, linear, polygon, radial, rounded, saved, stroke
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import soft


@dataclass(frozen=True)
class Tones:
    """A cloud from its lit crown to its base."""

    top: QColor
    middle: QColor
    base: QColor


def tones(c: Palette, depth: float) -> Tones:
    """Clouds at a height: 0 the highest, white by day; 1 the lowest, deep orange."""
    if c.dark:
        ember = mix(c.lava, c.cloud, 0.35)
        return Tones(
            mix(mix(lighter(c.cloud, 0.35), c.cloud, depth), c.night, 0.16 + 0.14 * depth),
            mix(mix(c.cloud, c.cloud_shade, 0.62), c.night, 0.34),
            mix(mix(c.cloud_shade, c.night, 0.5), ember, 0.3 * depth),
        )
    gold = mix(c.cloud, c.accent_fill, 0.2 + 0.62 * depth)
    return Tones(
        mix(lighter(c.cloud, 0.6), c.accent_fill, 0.42 * depth),
        gold,
        mix(mix(c.cloud_shade, c.cloud, 0.45 * (1 - depth)), c.basalt, 0.3 * depth),
    )


Heap = tuple[float, float, float]
"""Middle and radius of a swelling of a cloud."""


def _heaps(rect: QRectF, count: int, rnd: Random) -> list[Heap]:
    """Large swellings side by side, each crowned by smaller ones."""
    found: list[Heap] = []
    for i in range(count):
        r = min(rect.height() * rnd.uniform(0.26, 0.5), rect.width() / count * 0.72)
        x = rect.x() + rect.width() * (i + 0.5 + rnd.uniform(-0.3, 0.3)) / count
        y = rect.y() + rect.height() * rnd.uniform(0.36, 0.52)
        found.append((x, y, r))
        for _ in range(rnd.randint(4, 6)):
            a = math.radians(rnd.uniform(190, 350))
            small = r * rnd.uniform(0.28, 0.55)
            reach = r - small * 0.2
            found.append((x + 1.25 * reach * math.cos(a), y + reach * math.sin(a), small))
    return found


def billow(p: QPainter, c: Palette, rect: QRectF, count: int, seed: int, tone: Tones, strength: float = 1.0) -> None:
    """A bank of ``count`` clouds as wide as ``rect``, whose crowns rise from its top and which ends at its bottom."""
    rnd = Random(seed)
    heaps = _heaps(rect, count, rnd)
    whole = ellipse(heaps[0][0], heaps[0][1], heaps[0][2] * 1.2, heaps[0][2])
    for x, y, r in heaps[1:]:
        whole = whole.united(ellipse(x, y, r * 1.2, r))
    with saved(p):
        p.setOpacity(p.opacity() * strength)
        haze = rect.adjusted(0, rect.height() * 0.3, 0, rect.height())
        clear = alpha(tone.middle, 0)
        fill(p, haze, linear(0, haze.top(), 0, rect.bottom(), (0, clear), (0.6, tone.middle), (1, tone.base)))
        stops = ((0.0, tone.top), (0.5, tone.middle), (1.0, tone.base))
        fill(p, whole, linear(0, rect.y(), 0, rect.bottom(), *stops))
        with clipped(p, whole):
            for heap in sorted(heaps, key=lambda heap: (-heap[2], heap[0])):
                _heap(p, heap, tone)
        crown = alpha(mix(c.accent_fill, c.white, 0.4), 0.32) if c.dark else alpha(c.white, 0.55)
        edge = linear(0, rect.y(), 0, rect.y() + rect.height() * 0.62, (0, crown), (1, alpha(crown, 0)))
        stroke(p, whole, edge, 1.6)


def _heap(p: QPainter, heap: Heap, tone: Tones) -> None:
    """One swelling: shade on its lower right, then the light on its crown."""
    x, y, r = heap
    clear = alpha(tone.base, 0)
    shade = radial(
        x - r * 0.3, y - r * 0.4, r * 1.7, (0, clear), (0.55, clear), (0.85, alpha(tone.base, 0.3)), (1, clear)
    )
    fill(p, ellipse(x, y, r * 1.2, r), shade)
    light = radial(
        x - r * 0.2,
        y - r * 0.35,
        r,
        (0, alpha(tone.top, 0.85)),
        (0.55, alpha(tone.top, 0.35)),
        (1, alpha(tone.top, 0)),
    )
    fill(p, ellipse(x - r * 0.2, y - r * 0.3, r, r * 0.8), light)


def puff(p: QPainter, c: Palette, x: float, y: float, w: float, h: float, seed: int, tone: Tones) -> None:
    """A single small cloud around (x, y)."""
    rnd = Random(seed)
    whole = rounded(QRectF(x - w / 2, y - h * 0.3, w, h * 0.6), h * 0.3)
    heaps = []
    for i in range(5):
        t = (i - 2) / 2
        r = h * (0.62 - 0.28 * abs(t)) * rnd.uniform(0.85, 1.1)
        heaps.append((x + t * w * 0.34, y - h * 0.12, r))
        whole = whole.united(ellipse(heaps[-1][0], heaps[-1][1], r * 1.15, r))
    soft(p, whole, 5, alpha(darker(c.cloud_shade, 0.4), 0.3), 1, 4)
    fill(p, whole, linear(0, y - h * 0.7, 0, y + h * 0.35, (0, tone.top), (0.5, tone.middle), (1, tone.base)))
    with clipped(p, whole):
        for hx, hy, r in heaps:
            light = radial(
                hx, hy, r, (0, alpha(tone.top, 0.9)), (1, alpha(tone.top, 0)), focus=(hx - r * 0.3, hy - r * 0.4)
            )
            fill(p, ellipse(hx, hy, r * 1.1, r), light)
    stroke(p, whole, alpha(c.white, 0.14 if c.dark else 0.45), 1.4)


def shafts(p: QPainter, c: Palette, x: float, y: float, length: float, first: float, count: int) -> None:
    """Light falling from (x, y) downwards to the right, from the angle ``first`` (radians) on."""
    strength = 0.1 if c.dark else 0.46
    light = mix(c.white, c.accent_fill, 0.35 if c.dark else 0.0)
    for i in range(count):
        a = first + i * 0.17
        beam = polygon(
            (x, y),
            (x + length * math.cos(a - 0.03), y + length * math.sin(a - 0.03)),
            (x + length * math.cos(a + 0.045), y + length * math.sin(a + 0.045)),
        )
        fill(p, beam, radial(x, y, length * 0.6, (0, alpha(light, strength)), (1, alpha(light, 0))))


def stars(p: QPainter, c: Palette, rect: QRectF, count: int, seed: int) -> None:
    """Stars, denser towards the top."""
    rnd = Random(seed)
    for _ in range(count):
        x, y = rect.x() + rnd.random() * rect.width(), rect.y() + rnd.random() ** 2 * rect.height()
        fill(p, ellipse(x, y, rnd.uniform(0.6, 1.4)), alpha(c.white, rnd.uniform(0.4, 1.0)))
