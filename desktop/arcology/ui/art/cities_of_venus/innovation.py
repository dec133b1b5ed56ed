"""Innovations: their cards and piles, and the board of the market."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cities_of_venus.capsule import (
    Shell,
    boost_plate,
    capacity_plate,
    close_face,
    gloss,
    perk_plate,
    shell,
    title_band,
    title_height,
)
from arcology.ui.art.cities_of_venus.geometry import CARD, MARKET
from arcology.ui.art.cities_of_venus.motifs import innovation_picture
from arcology.ui.art.cities_of_venus.reading import dept_of, number, numbers, printed, say, word
from arcology.ui.art.cities_of_venus.signs import badge, deep, figure, line, plate, title, vp_star
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import clipped, ellipse, fill, inner, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import shadow
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.textbox import RIGHT

_WHOLE: Final = QRectF(0, 0, *CARD)
_FORM: Final = Shell(QRectF(1, 6, 138, 190), QRectF(7, 13, 126, 175), 12)
_NAME: Final = 14.6
_SMALLEST: Final = 14.5  # on the market a card is drawn at 0.76
_PILE: Final = 4.5  # how far each copy below the top one shows


def paint_innovation(p: QPainter, facts: Facts, studio: Studio) -> None:
    """An innovation, or a pile of several copies of it.

    Facts: ``kind``, ``name``, ``dept``, ``placement``, ``capacity``, ``boost``, ``moves``, ``growth``, ``perk``,
    ``vp``, ``count`` (copies in the pile, 0: an empty place; left out: a single card).
    """
    c = studio.palette
    count = number(facts, "count", -1)
    if count == 0:
        _empty(p, studio)
        return
    kind, dept, name = word(facts, "kind"), dept_of(facts), say(studio, facts, "name")
    high = title_height(studio, name, _NAME, 119, 42, 82)
    key = ("innovation", kind, dept, high, count)
    layer(p, studio, key, inner(_WHOLE, -20), lambda q: _body(q, studio.palette, kind, dept, high, count))
    face = _FORM.face
    with clipped(p, rounded(face, 7)):
        title_band(p, studio, face, high, name, _NAME, c.innovation, minimum=_SMALLEST)
    _brings(p, facts, studio, dept)
    if count > 0:
        _copies(p, studio, count, face.top() + high + 5)
    if points := number(facts, "vp"):
        vp_star(p, studio, face.right() - 17, face.bottom() - 17, 14.5, points, minimum=_SMALLEST)
    close_face(p, c, _FORM, c.innovation)


def _body(p: QPainter, c: Palette, kind: str, dept: str, high: float, count: int) -> None:
    for i in range(max(0, count - 1), 0, -1):
        p.save()
        p.translate(_PILE * i, -_PILE * i)
        shell(p, c, _FORM, darker(c.innovation, 0.12 * i), 0)
        p.restore()
    shell(p, c, _FORM, c.innovation, 0)
    face = _FORM.face
    with clipped(p, rounded(face, 7)):
        picture = QRectF(face.left(), face.top() + high, face.width(), face.height() - high)
        innovation_picture(p, c, picture, kind, dept, 34)
    gloss(p, c, face, rounded(face, 7))


def _brings(p: QPainter, facts: Facts, studio: Studio, dept: str) -> None:
    """What it is good for, along the lower edge: where it goes, capacity or V-nauts, and its effect in a sign."""
    c = studio.palette
    face = _FORM.face
    low = face.bottom() - 33
    placement = word(facts, "placement", "slot")
    x = face.left() + 17
    if placement == "slot":
        badge(p, c, dept, x, low + 15, 13)
    else:
        tone = mix(c.mechanical, c.sea, 0.3) if placement == "bay" else c.generic
        fill(p, ellipse(x, low + 15, 13), tone)
        stroke(p, ellipse(x, low + 15, 12), c.white, 1.2)
        draw_icon(p, "holding_bay" if placement == "bay" else "rocket", x, low + 15, 17, c.white)
    rect = QRectF(face.left() + 33, low, 50, 30)
    if placement == "aside":
        boost_plate(p, studio, rect.adjusted(-2, 0, 10, 0), number(facts, "boost"), _SMALLEST)
    else:
        capacity_plate(p, studio, rect, dept, number(facts, "capacity"), _SMALLEST)
    perk = numbers(facts, "perk", 3)
    growth = number(facts, "growth")
    top = low - 27
    if any(perk) and perk != (1, 0, 0):
        perk_plate(p, studio, QRectF(face.left() + 5, top, 92, 24), perk, _SMALLEST)
    elif growth or number(facts, "moves"):
        _effect(p, studio, QRectF(face.left() + 5, top, 58, 24), growth, number(facts, "moves"))


def _effect(p: QPainter, studio: Studio, rect: QRectF, growth: int, moves: int) -> None:
    """More growth, or V-nauts that may move."""
    c = studio.palette
    tone = c.food if growth else c.power
    path = rounded(rect, 6)
    shadow(p, path, c.shade, 3, 1.5, 0.4)
    fill(p, path, lighter(c.paper, 0.08) if c.dark else c.white)
    stroke(p, path, tone, 1.5)
    draw_icon(p, "vnaut", rect.left() + 14, rect.center().y(), 19, tone)
    if growth:
        area = rect.adjusted(24, 0, -2, 0)
        figure(p, studio, area, f"+{growth}", 15.5, deep(c, tone, 0.3), minimum=_SMALLEST)
    else:
        draw_icon(p, "arrow_right", rect.left() + 31, rect.center().y(), 13, tone)
        figure(p, studio, rect.adjusted(38, 0, -2, 0), str(moves), 15.5, deep(c, tone, 0.3), minimum=_SMALLEST)


def _copies(p: QPainter, studio: Studio, count: int, y: float) -> None:
    """How many copies lie in the pile, at the upper right of the picture."""
    c = studio.palette
    face = _FORM.face
    rect = QRectF(face.right() - 41, y, 37, 26)
    path = rounded(rect, 13)
    shadow(p, path, c.shade, 3, 1.5, 0.4)
    fill(p, path, darker(c.innovation, 0.55))
    stroke(p, path, alpha(c.white, 0.8), 1.2)
    figure(p, studio, inner(rect, 4), f"×{count}", 15, c.white, minimum=_SMALLEST)


def _empty(p: QPainter, studio: Studio) -> None:
    """The place of a pile that is used up."""
    c = studio.palette
    path = rounded(_FORM.body, _FORM.radius)
    fill(p, path, alpha(c.innovation, 0.09))
    stroke(p, path, alpha(c.innovation, 0.7), 2, dash=(3, 3))
    draw_icon(p, "innovation", CARD[0] / 2, CARD[1] / 2, 56, alpha(c.innovation, 0.35))


def paint_market(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The board on which the piles of innovations lie. Facts: ``vp`` (of each)."""
    c = studio.palette
    rect = QRectF(0, 0, *MARKET)
    layer(p, studio, ("market",), inner(rect, -20), lambda q: _board(q, c, rect))
    title(p, studio, QRectF(14, 5, 150, 30), printed(studio, "innovations"), 16, deep(c, c.innovation, 0.35))
    points = number(facts, "vp", 1)
    line(p, studio, QRectF(160, 7, 54, 26), printed(studio, "each"), 12.5, c.ink_muted, RIGHT)
    vp_star(p, studio, 230, 20, 11.5, points)


def _board(p: QPainter, c: Palette, rect: QRectF) -> None:
    plate(p, c, rect, 14, c.innovation)
    path = rounded(inner(rect, 5), 10)
    fill(p, QRectF(12, 36, rect.width() - 24, 1.2), alpha(c.innovation, 0.5))
    stroke(p, path, alpha(c.innovation, 0.4), 1)
    field = QRectF(7, 40, rect.width() - 14, rect.height() - 47)
    fill(p, rounded(field, 9), vertical(field, (0, alpha(c.innovation, 0.14)), (1, alpha(c.innovation, 0.05))))


INNOVATION = Component(CARD, paint_innovation, margin=20)
MARKET_BOARD = Component(MARKET, paint_market, margin=20)
