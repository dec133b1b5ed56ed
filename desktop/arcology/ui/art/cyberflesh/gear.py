"""Loot as cards in slot and hand; loot and mutations as plates on a character's sheet."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cyberflesh.geometry import CARD_H, CARD_W, GEAR_H, GEAR_W
from arcology.ui.art.cyberflesh.inks import deep
from arcology.ui.art.cyberflesh.reading import (
    CORNERS,
    VALUE_ICONS,
    flag,
    number,
    pairs,
    say,
    seat_tone,
    value_tone,
    word,
)
from arcology.ui.art.cyberflesh.shapes import blots, curve, light, scratches
from arcology.ui.art.cyberflesh.signs import TOP_CENTER, chip, drop, figure, ink_on, line, parchment, values_row
from arcology.ui.art.cyberflesh.things import paint_thing
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    clipped,
    diagonal,
    ellipse,
    fill,
    inner,
    polygon,
    polyline,
    radial,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, lighter
from arcology.ui.art.shadows import shadow
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import rim_light
from arcology.ui.art.textbox import CENTER, draw_text, evened, text_width

KINDS: Final[Mapping[str, tuple[str, str]]] = {
    "weapon": ("wood", "cleaver"),
    "helmet": ("steel", "helmet"),
    "body": ("rust", "coat"),
    "consumable": ("red_die", "flask"),
    "mutation": ("accent_fill", "helix"),
}
"""The colour and the sign of each kind of card."""
_CARD: Final = QRectF(0, 0, CARD_W, CARD_H)
_PLATE: Final = QRectF(0, 0, GEAR_W, GEAR_H)
_MARGIN: Final = 18.0
_READABLE: Final = 0.95  # pixels a unit from which on rules text is printed
_FINE: Final = 11.6
_SMALLEST: Final = 15.8  # in a hand a card is drawn at 0.7, on a narrow sheet a plate at 0.72


def kind_of(facts: Facts) -> str:
    kind = word(facts, "kind")
    if kind in KINDS:
        return kind
    return "mutation" if word(facts, "card").startswith("M") else "consumable"


def _ground(p: QPainter, c: Palette, path: QPainterPath, kind: str, seed: int) -> QColor:
    """The painted metal of a card; returns its colour."""
    tone = c.role(KINDS[kind][0])
    rect = path.boundingRect()
    shadow(p, path, c.shade, 9, 4, 0.75 if c.dark else 0.38)
    stops = ((0.0, deep(c, lighter(tone, 0.06), 0.16)), (0.5, deep(c, tone, 0.58)), (1.0, deep(c, tone, 0.82)))
    fill(p, path, diagonal(rect, *stops))
    blots(p, path, alpha(c.rust, 0.22), 5, seed, 34)
    scratches(p, path, alpha(c.white, 0.15), 14, seed, 26)
    return tone


def _window(p: QPainter, c: Palette, rect: QRectF, tone: QColor, x: float) -> QPainterPath:
    """The lit field behind a thing, its rays from ``x``."""
    path = rounded(rect, 3)
    y = rect.center().y()
    stops = ((0.0, deep(c, lighter(tone, 0.1), 0.3)), (0.55, deep(c, tone, 0.66)), (1.0, c.night))
    fill(p, path, radial(x, y, max(rect.width(), rect.height()) * 0.62, *stops))
    with clipped(p, path):
        for k in range(12):
            a = k * math.pi / 6
            ray = curve((x, y), (x + rect.width() * math.cos(a), y + rect.width() * math.sin(a)))
            stroke(p, ray, alpha(c.bone, 0.045), 5)
        light(p, x, y, rect.height() * 0.6, lighter(tone, 0.1), 0.3)
    return path


def _corner_mark(p: QPainter, c: Palette, rect: QRectF, corner: str) -> None:
    """The wedge that says to which corner of a sheet a mutation belongs."""
    if corner not in CORNERS:
        return
    size = 20.0
    dx, dy = (-1 if corner[1] == "l" else 1), (-1 if corner[0] == "t" else 1)
    x, y = (rect.left() if dx < 0 else rect.right()), (rect.top() if dy < 0 else rect.bottom())
    fill(p, polygon((x, y), (x - dx * size, y), (x, y - dy * size)), c.accent_fill)
    angle = ((x - dx * (size + 4), y), (x - dx * 5, y), (x, y - dy * 5), (x, y - dy * (size + 4)))
    stroke(p, polyline(*angle), c.lime, 2.2)


# ---- cards -----------------------------------------------------------------------------------------------------------


def paint_loot(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A loot card.

    Facts: ``card``, ``kind`` (weapon, helmet, body, consumable), ``name`` (text), ``values`` (pairs of word and
    figure), ``blood`` (what it is worth), ``hands``, ``text`` (rules text, printed where the card is large enough to
    read it; elsewhere the picture is larger), ``muted``.
    """
    c = studio.palette
    kind, card = kind_of(facts), word(facts, "card")
    told = say(studio, facts, "text") if _legible(p) else ""
    art = QRectF(6, 47, CARD_W - 12, 59 if told else 105)
    key = ("card", kind, card, bool(told))
    layer(p, studio, key, inner(_CARD, -_MARGIN), lambda q: _card_face(q, c, kind, card, art, bool(told)))
    name, ink = say(studio, facts, "name"), lighter(c.bone, 0.35)
    box = QRectF(4, 1, CARD_W - 8, 46)
    draw_text(
        p,
        studio,
        box,
        name,
        18,
        role=Role.DISPLAY,
        weight=Weight.Medium,
        color=ink,
        align=CENTER,
        wrap=True,
        minimum=_SMALLEST,
        shadow=alpha(c.black, 0.8),
    )
    if told:
        body = evened(studio, QRectF(10, 110, CARD_W - 20, 44), told, 14)
        draw_text(p, studio, body, told, 14, color=c.wood_dark, align=TOP_CENTER, wrap=True, minimum=_FINE)
    values = pairs(facts)
    if values:
        values_row(p, studio, QRectF(6, CARD_H - 29, CARD_W - 12, 24), values[:4], 16.5, _SMALLEST)
    blood = number(facts, "blood")
    if blood > 0:
        drop(p, c, art.right() - 13, art.bottom() - 14, 12.5, muted=flag(facts, "muted"))
        figure(
            p,
            studio,
            QRectF(art.right() - 22, art.bottom() - 21, 18, 19),
            str(blood),
            16,
            c.white,
            shade=c.black,
            minimum=_SMALLEST,
        )
    if number(facts, "hands") == 2:
        fill(p, ellipse(art.x() + 13, art.bottom() - 13, 11.5), alpha(c.night, 0.88))
        draw_icon(p, "two_hands", art.x() + 13, art.bottom() - 13, 16, lighter(c.bone, 0.2))


def _legible(p: QPainter) -> bool:
    """Whether rules text can be read at the size at which a card is being drawn: not in a hand, but in the reader."""
    move = p.deviceTransform()
    return math.hypot(move.m11(), move.m12()) / p.device().devicePixelRatioF() >= _READABLE


def _card_face(p: QPainter, c: Palette, kind: str, card: str, art: QRectF, told: bool) -> None:
    path, seed = rounded(_CARD, 8), sum(map(ord, card))
    tone = _ground(p, c, path, kind, seed)
    window = _window(p, c, art, tone, art.center().x())
    paint_thing(p, c, card, inner(art, 4))
    stroke(p, window, c.night, 1.8)
    disc = ellipse(art.x() + 13, art.y() + 13, 11)
    fill(p, disc, alpha(c.night, 0.85))
    draw_icon(p, KINDS[kind][1], art.x() + 13, art.y() + 13, 15, lighter(tone, 0.55))
    if told:
        parchment(p, c, QRectF(6, 108, CARD_W - 12, 47), seed)
    stroke(p, path, c.night, 2.2)
    rim_light(p, rounded(inner(_CARD, 1.6), 7), lighter(c.bone, 0.4), 1.3, 0.55)


# ---- plates on a sheet -----------------------------------------------------------------------------------------------


def paint_gear(p: QPainter, facts: Facts, studio: Studio) -> None:
    """What a character wears, carries or has grown, on a square of the sheet.

    Facts: ``card``, ``kind`` (weapon, helmet, body, consumable, mutation), ``name`` (text), ``values`` (pairs of word
    and figure), ``corner`` (of a mutation), ``hands``, ``aimed`` (order in the attack; 0: not aimed), ``seat``.
    """
    c, kind = studio.palette, kind_of(facts)
    card, corner = word(facts, "card"), word(facts, "corner")
    layer(
        p,
        studio,
        ("gear", kind, card, corner),
        inner(_PLATE, -_MARGIN),
        lambda q: _plate_face(q, c, kind, card, corner),
    )
    ink = lighter(c.bone, 0.35)
    name, shade = say(studio, facts, "name"), alpha(c.black, 0.8)
    box = QRectF(3, 1.5, GEAR_W - 6, 22)
    if text_width(studio, name, _SMALLEST / studio.text_scale, role=Role.DISPLAY) <= box.width():
        figure(p, studio, box, name, 16.4, ink, shade=shade, minimum=_SMALLEST - 0.3)
    else:
        two = QRectF(box.x(), box.y(), box.width(), 38)
        line(p, studio, box, name, 16.4, ink, CENTER, bold=True, two=two, shade=shade, minimum=_SMALLEST - 0.3)
    values = pairs(facts)[:3]
    wide = 50.0
    high = 21.0 if len(values) > 2 else 24.0
    y = 24 + (GEAR_H - 29 - len(values) * (high + 1)) / 2
    for k, (name, text) in enumerate(values):
        rect = QRectF(GEAR_W - wide - 8, y + k * (high + 1), wide, high)
        chip(p, studio, rect, VALUE_ICONS.get(name, "question"), text, value_tone(c, name), 16.4, _SMALLEST - 0.2)
    if number(facts, "hands") == 2:
        draw_icon(p, "two_hands", 17, GEAR_H - 16, 16, lighter(c.bone, 0.2))
    aimed = number(facts, "aimed")
    if aimed > 0:
        seat = lighter(seat_tone(c, number(facts, "seat", -1)), 0.15)
        fill(p, ellipse(17, 37, 11.5), seat)
        stroke(p, ellipse(17, 37, 11.5), c.night, 1.6)
        figure(p, studio, QRectF(6, 26, 22, 22), str(aimed), 17, ink_on(c, seat), minimum=_SMALLEST)


def _plate_face(p: QPainter, c: Palette, kind: str, card: str, corner: str) -> None:
    path, seed = rounded(_PLATE, 6), sum(map(ord, card))
    tone = _ground(p, c, path, kind, seed)
    art = QRectF(5, 24, GEAR_W - 10, GEAR_H - 29)
    x = art.x() + art.width() * 0.34
    window = _window(p, c, art, tone, x)
    with clipped(p, window):
        paint_thing(p, c, card, QRectF(art.x() + 2, art.y() + 1, art.width() * 0.64, art.height() - 2))
        veil = vertical(art, (0, alpha(c.black, 0)), (1, alpha(c.black, 0.25)))
        fill(p, window, veil)
    stroke(p, window, c.night, 1.5)
    stroke(p, path, c.night, 1.9)
    rim_light(p, rounded(inner(_PLATE, 1.5), 5), lighter(c.bone, 0.4), 1.1, 0.55)
    if kind == "mutation":
        _corner_mark(p, c, inner(_PLATE, 0.6), corner)


LOOT_CARD: Final = Component((CARD_W, CARD_H), paint_loot, margin=_MARGIN)
GEAR: Final = Component((GEAR_W, GEAR_H), paint_gear, margin=_MARGIN)
