"""District boards: title, places of deck and missions, influence spaces, mission cost, a view of the quarter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.cytress.geometry import CARD_H, CARD_SCALE, CARD_W, DISTRICT_H, DISTRICT_W
from arcology.ui.art.cytress.reading import SUPPLY_OF, faction_of, number, printed, tone, words
from arcology.ui.art.cytress.signs import (
    board,
    bright,
    cut_plate,
    deep,
    faction_sign,
    figure,
    ground,
    recess,
    supply_sign,
)
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    clipped,
    ellipse,
    fill,
    horizontal,
    inner,
    polygon,
    polyline,
    radial,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.textbox import CENTER, RIGHT, caption

BAND: Final = 34.0
CARDS_Y: Final = 44.0
_WHOLE: Final = QRectF(0, 0, DISTRICT_W, DISTRICT_H)
_GAP: Final = (DISTRICT_W - 4 * CARD_W * CARD_SCALE) / 5
FLOOR: Final = 237.0  # height of the middles of spaces and pad
# From the side away from the map: middles of the influence spaces, their half width; then cost and pad.
SPACES: Final = {1: ((70.0,), 54.0), 2: ((50.0, 138.0), 42.0)}
COST_X: Final = {1: 163.0, 2: 209.0}


def card_rect(index: int) -> QRectF:
    """The place of the deck (0) or of mission slot 1..3."""
    w, h = CARD_W * CARD_SCALE, CARD_H * CARD_SCALE
    return QRectF(_GAP + index * (w + _GAP), CARDS_Y, w, h)


def across(x: float, faction: str) -> float:
    """A place counted from the board's outer side: the boards at the right are mirrored below their cards."""
    return DISTRICT_W - x if faction in ("rovers", "hooligangs") else x


def paint_district(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A district board.

    Facts: ``faction``, ``cost`` (printed mission cost), ``now`` (the cost after discounts; default: the printed one),
    ``influence`` (values of its one or two spaces).
    """
    c = studio.palette
    faction, cost = faction_of(facts), number(facts, "cost", 3)
    values = words(facts, "influence")[:2] or ("5",)
    title, role = printed(studio, f"faction.{faction}"), printed(studio, f"role.{faction}")

    def plate(q: QPainter) -> None:
        _ground(q, c, faction)
        _title(q, studio, faction, title, role)
        for i in range(4):
            place = cut_plate(card_rect(i), 6)
            fill(q, place, alpha(c.black, 0.3 if c.dark else 0.1))
            stroke(q, place, alpha(tone(c, faction), 0.42), 1.1)
        for i, value in enumerate(values):
            _space(q, studio, faction, i, len(values), value)

    layer(p, studio, ("district", faction, values, title, role), inner(_WHOLE, -34), plate)
    _words(p, studio, faction, len(values))
    _cost(p, studio, faction, len(values), cost, number(facts, "now", cost))


def _ground(p: QPainter, c: Palette, faction: str) -> None:
    colour = tone(c, faction)
    path = board(p, c, _WHOLE, colour, tint=0.26 if c.dark else 0.2)
    with clipped(p, path):
        view = QRectF(0, 172, DISTRICT_W, DISTRICT_H - 172)
        with clipped(p, view):
            fill(p, view, vertical(view, (0, alpha(colour, 0)), (1, alpha(colour, 0.26 if c.dark else 0.3))))
            _VIEWS[faction](p, c, view, Random(len(faction)))
        veil = mix(c.night, c.surface, 0.4) if c.dark else c.white
        fill(p, view, vertical(view, (0, alpha(veil, 0.1)), (1, alpha(veil, 0.5 if c.dark else 0.62))))
    stroke(p, path, alpha(colour, 0.6 if c.dark else 0.9), 1.3)


def _title(p: QPainter, studio: Studio, faction: str, title: str, role: str) -> None:
    c = studio.palette
    colour = tone(c, faction)
    band = QRectF(0, 0, DISTRICT_W, BAND)
    with clipped(p, cut_plate(_WHOLE, 12)):
        left, right = (0.19, 0.08) if c.dark else (0.95, 0.4)
        fill(p, band, horizontal(band, (0, alpha(colour, left)), (1, alpha(colour, right))))
        fill(p, QRectF(0, BAND - 1, DISTRICT_W, 1), alpha(colour, 0.75))
    faction_sign(p, c, faction, 24, BAND / 2, 13)
    ink = c.ink if c.dark else deep(c, colour, 0.82)
    shade = alpha(c.black, 0.7) if c.dark else None
    box = QRectF(44, 0, 142, BAND)
    caption(p, studio, box, title, 18, role=Role.DISPLAY, weight=Weight.Bold, color=ink, track=0.3, shadow=shade)
    tint = bright(c, colour, 0.75) if c.dark else deep(c, colour, 0.78)
    caption(p, studio, QRectF(190, 0, DISTRICT_W - 204, BAND), role, 13, color=tint, align=RIGHT)


def _space(p: QPainter, studio: Studio, faction: str, index: int, count: int, value: str) -> None:
    """An influence space: the Rebel stands at its left, what it brings is printed at its right."""
    c = studio.palette
    colour = tone(c, faction)
    centres, rx = SPACES[count]
    x, ry = across(centres[index], faction), 24.0
    fill(p, ellipse(x, FLOOR + 4, rx, ry), alpha(c.black, 0.5 if c.dark else 0.25))
    disc = ellipse(x, FLOOR, rx, ry)
    high, low = (
        (deep(c, colour, 0.5), deep(c, colour, 0.86)) if c.dark else (ground(c, colour, 0.5), ground(c, colour, 0.1))
    )
    fill(p, disc, vertical(disc.boundingRect(), (0, high), (1, low)))
    stroke(p, disc, colour if c.dark else deep(c, colour, 0.2), 1.9)
    stroke(p, ellipse(x, FLOOR, rx - 7, ry - 5), alpha(bright(c, colour, 0.5), 0.55), 1, dash=(3, 3))
    ink = lighter(colour, 0.6) if c.dark else deep(c, colour, 0.85)
    right = x + rx - 18
    figure(p, studio, QRectF(right - 38, FLOOR - 14, 26, 28), value, 21, ink, RIGHT)
    supply_sign(p, c, SUPPLY_OF[faction], right, FLOOR, 9.5)


def _words(p: QPainter, studio: Studio, faction: str, count: int) -> None:
    c = studio.palette
    centres, _ = SPACES[count]
    middle = across(sum(centres) / len(centres), faction)
    half = 68 if count == 1 else 84
    line = QRectF(middle - half, DISTRICT_H - 23, 2 * half, 18)
    caption(p, studio, line, printed(studio, "influence"), 12.5, color=c.ink_muted, align=CENTER)
    middle = across(COST_X[count], faction)
    line = QRectF(middle - 37, DISTRICT_H - 23, 74, 18)
    if count == 2:
        line = QRectF(middle - 30, DISTRICT_H - 23, 60, 18)
    caption(p, studio, line, printed(studio, "mission"), 12.5, color=c.ink_muted, align=CENTER)


def _cost(p: QPainter, studio: Studio, faction: str, count: int, cost: int, now: int) -> None:
    c = studio.palette
    middle = across(COST_X[count], faction)
    half = 34 if count == 1 else 28
    rect = QRectF(middle - half, FLOOR - 18, 2 * half, 36)
    recess(p, c, rect, 8)
    sign = 11.0 if count == 1 else 9.0
    supply_sign(p, c, SUPPLY_OF[faction], rect.right() - sign - 5, FLOOR, sign)
    box = QRectF(rect.x() + 3, rect.y() + 2, rect.width() - 2 * sign - 10, rect.height() - 4)
    if now < cost:
        old = QRectF(box.x(), FLOOR - 9, box.width() * 0.5, 18)
        figure(p, studio, old, str(cost), 14, c.ink_muted)
        stroke(p, polyline((old.x() + 1, FLOOR + 6), (old.right() - 1, FLOOR - 6)), c.good, 1.8)
        figure(p, studio, box.adjusted(box.width() * 0.46, 0, 2, 0), str(now), 22, c.good)
    else:
        figure(p, studio, box, str(cost), 22, c.ink)


# ---- views of the quarters -------------------------------------------------------------------------------------------


def _avenue(p: QPainter, c: Palette, r: QRectF, rnd: Random) -> None:
    gold = c.corpocrats
    for layer_, tall in enumerate((0.95, 0.7)):
        x = r.x() - 6
        while x < r.right():
            wide, high = rnd.uniform(16, 30), r.height() * tall * rnd.uniform(0.45, 1)
            top = r.bottom() - high
            tower = polygon(
                (x, r.bottom()),
                (x, top),
                (x + wide * 0.5, top - rnd.choice((0, 6, 12))),
                (x + wide, top),
                (x + wide, r.bottom()),
            )
            tint = mix(gold, c.night, 0.74 + 0.1 * layer_) if c.dark else mix(gold, c.white, 0.5 - 0.2 * layer_)
            fill(p, tower, vertical(tower.boundingRect(), (0, alpha(tint, 0.75)), (1, alpha(darker(tint, 0.2), 0.75))))
            for _ in range(6):
                lit = QRectF(x + rnd.uniform(2, wide - 4), top + rnd.uniform(4, high), 2, 3)
                fill(p, lit, alpha(lighter(gold, 0.4), 0.36 if c.dark else 0.9))
            x += wide + rnd.uniform(0, 5)


def _harbour(p: QPainter, c: Palette, r: QRectF, rnd: Random) -> None:
    blue = c.privateers
    for j in range(7):
        y = r.y() + r.height() * (0.12 + 0.14 * j)
        wave = QPainterPath()
        wave.moveTo(r.x(), y)
        for i in range(12):
            bend = -6 if (i + j) % 2 else 6
            wave.quadTo(r.x() + r.width() * (i + 0.5) / 12, y + bend, r.x() + r.width() * (i + 1) / 12, y)
        wave.lineTo(r.right(), r.bottom())
        wave.lineTo(r.x(), r.bottom())
        wave.closeSubpath()
        tint = mix(mix(blue, c.night, 0.5), c.night, j / 7) if c.dark else mix(blue, c.white, 0.6 - j * 0.05)
        fill(p, wave, alpha(tint, 0.42))
        stroke(p, wave, alpha(lighter(blue, 0.5), 0.2 if c.dark else 0.6), 1)
    for at in (0.36, 0.62, 0.9):
        x, y, b = r.x() + r.width() * at, r.y() + r.height() * 0.2, rnd.uniform(10, 16)
        hull = polygon((x - b, y), (x + b, y), (x + b * 0.6, y + b * 0.4), (x - b * 0.6, y + b * 0.4))
        fill(p, hull, alpha(mix(blue, c.night, 0.85), 0.66 if c.dark else 0.4))
        fill(
            p,
            polygon((x, y - b * 1.6), (x, y - 2), (x + b * 0.9, y - 2)),
            alpha(mix(blue, c.white, 0.8), 0.24 if c.dark else 0.8),
        )


def _hills(p: QPainter, c: Palette, r: QRectF, rnd: Random) -> None:
    for k, base in enumerate((0.2, 0.42, 0.62)):
        tint = mix(c.rovers, c.night, 0.55 + 0.13 * k) if c.dark else mix(c.rovers, c.white, 0.62 - 0.16 * k)
        ridge = QPainterPath()
        ridge.moveTo(r.x(), r.bottom())
        ridge.lineTo(r.x(), r.y() + r.height() * base)
        for i in range(1, 13):
            ridge.lineTo(r.x() + r.width() * i / 12, r.y() + r.height() * (base + rnd.uniform(-0.16, 0.16)))
        ridge.lineTo(r.right(), r.bottom())
        ridge.closeSubpath()
        fill(p, ridge, alpha(tint, 0.6))
        for _ in range(16):
            x, y, t = r.x() + rnd.uniform(0, r.width()), r.y() + r.height() * (base + 0.2), rnd.uniform(5, 10)
            fill(p, polygon((x - t * 0.5, y), (x, y - t * 1.7), (x + t * 0.5, y)), alpha(darker(tint, 0.3), 0.6))


def _ruins(p: QPainter, c: Palette, r: QRectF, rnd: Random) -> None:
    red = c.hooligangs
    x, y = r.center().x(), r.bottom()
    fire = radial(x, y, r.width() * 0.6, (0, alpha(c.ember, 0.45)), (1, alpha(c.ember, 0)))
    fill(p, r, fire)
    for k in range(2):
        x = r.x() - 4
        while x < r.right():
            wide, high = rnd.uniform(22, 40), r.height() * rnd.uniform(0.3, 0.75) * (1 - 0.25 * k)
            top = r.bottom() - high
            wall = polygon(
                (x, r.bottom()),
                (x, top),
                (x + wide * rnd.uniform(0.2, 0.8), top - rnd.uniform(2, 8)),
                (x + wide, top + 3),
                (x + wide, r.bottom()),
            )
            tint = mix(red, c.night, 0.7 + 0.12 * k) if c.dark else mix(red, c.white, 0.58 - 0.2 * k)
            fill(p, wall, alpha(tint, 0.5 + 0.2 * k))
            for _ in range(4):
                lit = QRectF(x + rnd.uniform(3, wide - 6), top + rnd.uniform(6, high), 3, 3)
                fill(p, lit, alpha(mix(c.ember, c.corpocrats, 0.5), 0.45 if c.dark else 0.9))
            if rnd.random() < 0.5:
                stroke(p, polyline((x + 4, top + 12), (x + wide - 6, top + 8)), alpha(c.accent_fill, 0.4), 1.6)
            x += wide


_VIEWS: Final[Mapping[str, Callable[[QPainter, Palette, QRectF, Random], None]]] = {
    "corpocrats": _avenue,
    "privateers": _harbour,
    "rovers": _hills,
    "hooligangs": _ruins,
}

DISTRICT = Component((DISTRICT_W, DISTRICT_H), paint_district, margin=34)
