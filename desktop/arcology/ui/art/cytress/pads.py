"""Landing pads: rings of light in perspective, with name, price and what it needs."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.cytress.geometry import (
    PAD,
    PAD_H,
    PAD_RX,
    PAD_RY,
    PAD_W,
    SMALL,
    SMALL_H,
    SMALL_RX,
    SMALL_RY,
    SMALL_W,
)
from arcology.ui.art.cytress.reading import FACTIONS, SUPPLIES, flag, member, number, printed, tone, word
from arcology.ui.art.cytress.signs import deep, figure, supply_sign
from arcology.ui.art.fonts import Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    clipped,
    ellipse,
    fill,
    horizontal,
    inner,
    placed,
    polyline,
    radial,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, lighter, mix
from arcology.ui.art.shadows import soft
from arcology.ui.art.studio import Component, Facts, Paint, Studio
from arcology.ui.art.textbox import CENTER, LEFT, RIGHT, caption

SMALL_PADS: Final = ("stratolites", "netprowler", "fixer", "merchant", "bounty_hunters")


@dataclass(frozen=True)
class Form:
    """Where things are on a pad of either size."""

    size: tuple[float, float]
    middle: QPointF
    rx: float
    ry: float
    name: QRectF
    price: QRectF  # of the chip with the price: in place of the name, or over the front edge of the ring


_LINE: Final = QRectF(4, 63, PAD_W - 8, 20)
LARGE: Final = Form((PAD_W, PAD_H), PAD, PAD_RX, PAD_RY, _LINE, QRectF(PAD_W / 2 - 29, 62, 58, 23))
LITTLE: Final = Form((SMALL_W, SMALL_H), SMALL, SMALL_RX, SMALL_RY, QRectF(0, 58, SMALL_W, 21), QRectF(66, 37, 46, 20))


def ring(p: QPainter, c: Palette, x: float, y: float, rx: float, ry: float, colour: QColor, icon: str) -> None:
    """The plate of a pad: thickness, two rings, lamps, arrows, and its sign lying flat."""
    soft(p, ellipse(x, y + 7, rx, ry), 5, alpha(c.shade, 0.75 if c.dark else 0.4))
    night = mix(c.night, c.hull, 0.1)
    low = ellipse(x, y + 5, rx, ry)
    fill(p, low, horizontal(low.boundingRect(), (0, night), (0.5, deep(c, colour, 0.45)), (1, night)))
    stroke(p, low, alpha(c.black, 0.8), 1.3)
    plate = ellipse(x, y, rx, ry)
    fill(p, plate, vertical(plate.boundingRect(), (0, mix(c.hull, c.night, 0.46)), (1, mix(c.hull, c.night, 0.8))))
    stroke(p, plate, alpha(c.black, 0.65), 1.2)
    glow_ring = radial(x, y, rx, (0, alpha(colour, 0.05)), (0.72, alpha(colour, 0.1)), (1, alpha(colour, 0.4)))
    with clipped(p, plate), placed(p, x, y):
        p.scale(1, ry / rx)
        p.translate(-x, -y)
        fill(p, ellipse(x, y, rx), glow_ring)
    stroke(p, ellipse(x, y, rx * 0.9, ry * 0.9), alpha(colour, 0.95), 2)
    stroke(p, ellipse(x, y, rx * 0.68, ry * 0.66), alpha(colour, 0.5), 1.2, dash=(4, 3))
    for i in range(12):
        a = math.radians(30 * i)
        fill(p, ellipse(x + rx * 0.96 * math.cos(a), y + ry * 0.96 * math.sin(a), 1.7, 1.3), lighter(colour, 0.7))
    with placed(p, x, y):
        p.scale(1, ry / rx)
        for side in (-1, 1):
            arrow = polyline((side * rx * 0.8, -rx * 0.12), (side * rx * 0.72, 0), (side * rx * 0.8, rx * 0.12))
            stroke(p, arrow, alpha(colour, 0.7), 2.4)
        draw_icon(p, icon, 0, 0, rx * 0.78, alpha(colour, 0.72))


def pad_tone(c: Palette, name: str) -> QColor:
    """The colour of a pad: of its faction, of Stratos, of the Underbelly."""
    if name in FACTIONS:
        return tone(c, name)
    return {"stratolites": c.accent_fill, "netprowler": c.tube}.get(name, mix(c.corpocrats, c.ember, 0.12))


def _painter(form: Form, names: tuple[str, ...]) -> Paint:
    def paint_pad(p: QPainter, facts: Facts, studio: Studio) -> None:
        """A landing pad; the small form for Stratos and the Underbelly, the large one for factions.

        Facts: ``pad`` (whose), ``cost`` (what its action costs at least, discounts taken off; -1: no price), ``supply``
        (that it costs; none: one of several), ``short`` (cannot be paid), ``closed`` (cannot be used for another
        reason), ``cheaper`` (a discount is taken off).
        """
        c = studio.palette
        name = member(facts, "pad", names)
        shut = flag(facts, "short") or flag(facts, "closed")
        x, y = form.middle.x(), form.middle.y()
        area = QRectF(-14, -14, form.size[0] + 28, form.size[1] + 28)
        key = ("pad", name, form.size)
        layer(p, studio, key, area, lambda q: ring(q, c, x, y, form.rx, form.ry, pad_tone(c, name), name))
        if shut:
            fill(p, ellipse(x, y, form.rx, form.ry), alpha(c.night, 0.55))
        if flag(facts, "closed"):
            draw_icon(p, "lock", x, y - 3, form.ry * 0.9, c.ink_on_art_muted)
        title = printed(studio, "landing_pad") if name in FACTIONS else printed(studio, f"pad.{name}")
        ink = c.ink if name not in FACTIONS and not shut else mix(c.ink_muted, c.ink, 0.35)
        weight = Weight.DemiBold if name not in FACTIONS else Weight.Medium
        priced = number(facts, "cost", -1) >= 0
        if form is LITTLE or not priced:
            caption(p, studio, form.name, title, 12.5, weight=weight, color=ink, align=CENTER)
        if priced:
            _price(p, facts, studio, form)

    return paint_pad


def _price(p: QPainter, facts: Facts, studio: Studio, form: Form) -> None:
    """A chip with what the action costs now."""
    c = studio.palette
    rect = form.price
    short, cheaper = flag(facts, "short"), flag(facts, "cheaper")
    colour = c.hooligangs if short else c.rovers if cheaper else c.corpocrats  # the chip is dark in both themes
    path = rounded(rect, 5)
    fill(p, path, vertical(rect, (0, mix(c.night, colour, 0.2)), (1, mix(c.night, colour, 0.06))))
    stroke(p, rounded(inner(rect, 0.6), 4.6), alpha(colour, 0.9), 1.2)
    if short or cheaper:
        mark = rounded(QRectF(rect.x() - 5, rect.y() - 5, 12, 12), 6)
        fill(p, mark, mix(c.night, colour, 0.25))
        stroke(p, mark, alpha(colour, 0.9), 1)
        draw_icon(p, "cross" if short else "minus", rect.x() + 1, rect.y() + 1, 9, lighter(colour, 0.45))
    supply = word(facts, "supply")
    half = rect.height() * 0.36
    text = str(number(facts, "cost"))
    if supply in SUPPLIES:
        box = QRectF(rect.x() + 3, rect.y(), rect.width() - 2 * half - 11, rect.height())
        figure(p, studio, box, text, rect.height() * 0.78, lighter(colour, 0.35), RIGHT)
        supply_sign(p, c, supply, rect.right() - half - 5, rect.center().y(), half)
    else:
        draw_icon(p, "tube", rect.right() - 12, rect.center().y(), rect.height() * 0.72, lighter(c.tube, 0.5))
        box = QRectF(rect.x() + 5, rect.y(), rect.width() - 25, rect.height())
        figure(p, studio, box, f"{text}+", rect.height() * 0.78, lighter(colour, 0.35), LEFT)


LANDING_PAD = Component(LARGE.size, _painter(LARGE, FACTIONS), margin=14)
LANDING_PAD_SMALL = Component(LITTLE.size, _painter(LITTLE, SMALL_PADS), margin=14)
