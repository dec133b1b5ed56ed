"""The Underbelly with its trade triangle and places for bounties and skill tokens, and the bag of tube sections."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.cytress.geometry import (
    BAG_H,
    BAG_W,
    BOUNTY_H,
    BOUNTY_W,
    TALL_H,
    TALL_W,
    UNDERBELLY_H,
    UNDERBELLY_W,
)
from arcology.ui.art.cytress.reading import FACTIONS, SKILLS, number, printed, tone, word
from arcology.ui.art.cytress.signs import board, cut_plate, figure, recess, supply_sign
from arcology.ui.art.fonts import Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    diagonal,
    ellipse,
    fill,
    horizontal,
    inner,
    placed,
    polygon,
    polyline,
    rounded,
    stroke,
)
from arcology.ui.art.palette import Palette, alpha, lighter, mix
from arcology.ui.art.shadows import soft
from arcology.ui.art.studio import Component, Facts, Paint, Studio
from arcology.ui.art.surfaces import sheen
from arcology.ui.art.textbox import CENTER, LEFT, caption

_WHOLE: Final = QRectF(0, 0, UNDERBELLY_W, UNDERBELLY_H)
TRIANGLE: Final = (424.0, 50.0)  # its middle
BOUNTY_X: Final = (509.0, 554.0, 599.0, 644.0)  # middles, by faction
BOUNTY_Y: Final = 42.0
SKILL_AT: Final = (694.0, 28.0)  # middle of the first of two rows of three
SKILL_STEP: Final = (29.0, 32.0)
_CORNERS: Final = {"weapons": (0.0, -27.0), "credits": (37.0, 25.0), "tech": (-37.0, 25.0)}
_ARROWS: Final = {
    "a": (("weapons", "credits"), ("credits", "tech"), ("tech", "weapons")),
    "b": (("weapons", "tech"), ("tech", "credits"), ("credits", "weapons")),
}


def paint_underbelly(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The Underbelly board.

    Facts: ``side`` (a or b: which way the triangle turns).
    """
    c = studio.palette
    side = "b" if word(facts, "side").lower() == "b" else "a"
    amber = mix(c.corpocrats, c.ember, 0.15)
    line = alpha(amber, 0.35 if c.dark else 0.8)

    def plate(q: QPainter) -> None:
        board(q, c, _WHOLE, amber, 12, 0.13)
        for x in (28.0, 372.0, 478.0, 672.0):
            fill(q, QRectF(x, 12, 1, UNDERBELLY_H - 24), line)
        _triangle(q, c, side)
        for faction, x in zip(FACTIONS, BOUNTY_X, strict=True):
            place = cut_plate(QRectF(x - BOUNTY_W / 2, BOUNTY_Y - BOUNTY_H / 2, BOUNTY_W, BOUNTY_H), 6)
            fill(q, place, alpha(c.black, 0.32 if c.dark else 0.06))
            stroke(q, place, alpha(tone(c, faction), 0.55), 1.1, dash=(3, 2.4))
            draw_icon(q, faction, x, BOUNTY_Y, 24, alpha(tone(c, faction), 0.45))
        for i in range(len(SKILLS)):
            _discount(q, studio, i)

    layer(p, studio, ("underbelly", side), inner(_WHOLE, -34), plate)
    ink = amber if c.dark else mix(amber, c.night, 0.6)
    with placed(p, 15, UNDERBELLY_H / 2, turn=-90):
        box = QRectF(-UNDERBELLY_H / 2, -11, UNDERBELLY_H, 22)
        name = printed(studio, "underbelly").upper()
        caption(p, studio, box, name, 14, weight=Weight.DemiBold, track=0.4, color=ink, align=CENTER, full=0.7)
    foot = UNDERBELLY_H - 24
    caption(p, studio, QRectF(482, foot, 186, 18), printed(studio, "bounties"), 12.5, color=c.ink_muted, align=CENTER)
    caption(p, studio, QRectF(676, foot, 88, 18), printed(studio, "skills_each"), 12.5, color=c.ink_muted, align=CENTER)


def _triangle(p: QPainter, c: Palette, side: str) -> None:
    """What may be traded for what: three arrows in a circle, stims in the middle for any of them."""
    x, y = TRIANGLE
    amber = mix(c.corpocrats, c.ember, 0.1) if c.dark else mix(c.corpocrats, c.night, 0.25)
    for give, receive in _ARROWS[side]:
        (x0, y0), (x1, y1) = _CORNERS[give], _CORNERS[receive]
        length = math.hypot(x1 - x0, y1 - y0)
        ux, uy = (x1 - x0) / length, (y1 - y0) / length
        start, end = (x + x0 + ux * 15, y + y0 + uy * 15), (x + x1 - ux * 18, y + y1 - uy * 18)
        stroke(p, polyline(start, (end[0] - ux * 4, end[1] - uy * 4)), amber, 2.4)
        head = polygon(
            (end[0] + ux * 3, end[1] + uy * 3),
            (end[0] - ux * 6 - uy * 5, end[1] - uy * 6 + ux * 5),
            (end[0] - ux * 6 + uy * 5, end[1] - uy * 6 - ux * 5),
        )
        fill(p, head, amber)
    for supply, (dx, dy) in _CORNERS.items():
        supply_sign(p, c, supply, x + dx, y + dy, 12)
    supply_sign(p, c, "stims", x, y + 6, 9.5)


def _discount(p: QPainter, studio: Studio, index: int) -> None:
    """What a skill token covers: one off for whoever has three missions of that skill."""
    c = studio.palette
    x, y = SKILL_AT[0] + index % 3 * SKILL_STEP[0], SKILL_AT[1] + index // 3 * SKILL_STEP[1]
    disc = ellipse(x, y, 13.2)
    good = c.rovers
    fill(p, disc, alpha(c.night, 0.82))
    draw_icon(p, SKILLS[index], x, y, 20, alpha(good, 0.3))
    stroke(p, disc, good, 1.4)
    figure(p, studio, QRectF(x - 14, y - 10, 28, 20), "−1", 14, lighter(good, 0.35), shade=c.night)


# ---- the bag ---------------------------------------------------------------------------------------------------------


def _painter(tall: bool) -> Paint:
    size = (TALL_W, TALL_H) if tall else (BAG_W, BAG_H)

    def paint_bag(p: QPainter, facts: Facts, studio: Studio) -> None:
        """The bag of tube sections, which is the clock of the game.

        Facts: ``count`` (sections in it), ``total`` (at the start), ``reserve`` (set aside), ``last`` (the last round
        has begun: the reserve is open).
        """
        c = studio.palette
        whole = QRectF(0, 0, *size)
        x, y, scale = (TALL_W / 2, 38.0, 0.72) if tall else (42.0, BAG_H / 2 + 4, 1.0)
        accent = c.bad if facts.get("last") else c.tube

        def plate(q: QPainter) -> None:
            board(q, c, whole, accent, 10, 0.1)
            with placed(q, x, y, scale):
                _bag(q, c, 0, 0)

        layer(p, studio, ("bag", size, bool(facts.get("last"))), inner(whole, -34), plate)
        (_tall_figures if tall else _wide_figures)(p, facts, studio)

    return paint_bag


def _bag(p: QPainter, c: Palette, x: float, y: float) -> None:
    """A cloth bag tied with a golden cord."""
    cloth = mix(c.violet, c.hull, 0.55)
    body = QPainterPath()
    body.moveTo(x - 13, y - 24)
    body.cubicTo(x - 44, y + 4, x - 34, y + 34, x, y + 34)
    body.cubicTo(x + 34, y + 34, x + 44, y + 4, x + 13, y - 24)
    body.closeSubpath()
    neck = polygon(
        (x - 22, y - 42),
        (x - 8, y - 34),
        (x, y - 44),
        (x + 9, y - 34),
        (x + 22, y - 41),
        (x + 13, y - 24),
        (x - 13, y - 24),
    )
    soft(p, body, 6, alpha(c.shade, 0.7 if c.dark else 0.35), 0, 5)
    edge = mix(cloth, c.night, 0.88)
    for path, high, low in ((neck, 0.35, 0.4), (body, 0.2, 0.74)):
        fill(
            p,
            path,
            diagonal(
                path.boundingRect(),
                (0, lighter(cloth, high)),
                (0.5, mix(cloth, c.night, 0.3)),
                (1, mix(cloth, c.night, low)),
            ),
        )
        stroke(p, path, edge, 1.3)
    sheen(p, body, alpha(c.white, 0.16), 3, 2)
    for dx, bend in ((-7, -14), (6, 12)):
        fold = QPainterPath()
        fold.moveTo(x + dx, y - 22)
        fold.quadTo(x + bend, y - 4, x + bend * 1.1, y + 16)
        stroke(p, fold, alpha(c.black, 0.22), 1.6)
    stroke(p, polyline((x - 14, y - 25), (x + 14, y - 25)), c.corpocrats, 2.6)
    draw_icon(p, "tube", x, y + 8, 29, mix(c.tube, c.white, 0.72))


def _sections(p: QPainter, c: Palette, x: float, y: float, columns: int, count: int, total: int, step: float) -> None:
    """One small glass section for each that is in the bag, dark for each that is out."""
    rows = max(1, math.ceil(total / columns))
    high = min(12.0, 28.0 / rows - 2.6)
    for i in range(total):
        cell = QRectF(x + i % columns * step, y + i // columns * (high + 2.6), step - 2.6, high)
        if i < count:
            stops = ((0.0, mix(c.tube, c.white, 0.75)), (0.5, c.tube), (1.0, mix(c.tube, c.night, 0.45)))
            fill(p, rounded(cell, 2.2), horizontal(cell, *stops))
        else:
            fill(p, rounded(cell, 2.2), mix(c.hull, c.night, 0.62) if c.dark else mix(c.hull, c.white, 0.55))


def _clock(facts: Facts) -> tuple[int, int, int]:
    return number(facts, "count", 21), number(facts, "total", 21), number(facts, "reserve", 29)


def _wide_figures(p: QPainter, facts: Facts, studio: Studio) -> None:
    c = studio.palette
    count, total, reserve = _clock(facts)
    x, w = 84.0, BAG_W - 84 - 8
    caption(p, studio, QRectF(x, 6, w, 20), printed(studio, "tube_bag"), 14, weight=Weight.DemiBold)
    tint = c.bad if facts.get("last") else lighter(c.tube, 0.1) if c.dark else mix(c.tube, c.night, 0.45)
    figure(p, studio, QRectF(x, 23, 42, 35), str(count), 28, tint, LEFT)
    caption(p, studio, QRectF(x + 42, 32, w - 42, 20), printed(studio, "of_total", total=total), 13, color=c.ink_muted)
    _sections(p, c, x, 59, 12, count, total, w / 12)
    _reserve(p, studio, QRectF(x, BAG_H - 24, w, 18), reserve)


def _tall_figures(p: QPainter, facts: Facts, studio: Studio) -> None:
    c = studio.palette
    count, total, reserve = _clock(facts)
    w = TALL_W - 16
    title = QRectF(6, 66, TALL_W - 12, 20)
    caption(p, studio, title, printed(studio, "tube_bag"), 14, weight=Weight.DemiBold, align=CENTER)
    tint = c.bad if facts.get("last") else lighter(c.tube, 0.1) if c.dark else mix(c.tube, c.night, 0.45)
    figure(p, studio, QRectF(8, 82, 46, 34), str(count), 28, tint)
    caption(p, studio, QRectF(56, 90, TALL_W - 62, 20), printed(studio, "of_total", total=total), 13, color=c.ink_muted)
    _sections(p, c, 8, 118, 12, count, total, w / 12)
    _reserve(p, studio, QRectF(11, TALL_H - 23, w - 6, 17), reserve)


def _reserve(p: QPainter, studio: Studio, rect: QRectF, reserve: int) -> None:
    c = studio.palette
    recess(p, c, rect.adjusted(-3, -1, 3, 2), 6)
    draw_icon(p, "tube", rect.x() + 8, rect.center().y(), 14, mix(c.tube, c.ink, 0.3))
    text = printed(studio, "reserve", count=reserve)
    caption(p, studio, rect.adjusted(19, 0, 0, 0), text, 12.5, color=c.ink_muted)


UNDERBELLY = Component((UNDERBELLY_W, UNDERBELLY_H), paint_underbelly, margin=34)
TUBE_BAG = Component((BAG_W, BAG_H), _painter(False), margin=34)
TUBE_BAG_TALL = Component((TALL_W, TALL_H), _painter(True), margin=34)
