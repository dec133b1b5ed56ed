"""What else belongs to the large city: its minerals, its holding bay, and the sheet of its points."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cities_of_venus.geometry import (
    ABOARD,
    BAY,
    BAY_CARD,
    BAY_SCALE,
    CARD,
    CHAMBER,
    FORECAST,
    MINERALS,
    aboard,
)
from arcology.ui.art.cities_of_venus.pieces import vnaut_place
from arcology.ui.art.cities_of_venus.reading import LINE_NAMES, member, number, printed, table
from arcology.ui.art.cities_of_venus.signs import badge, deep, figure, line, metal, plate, sunken, title
from arcology.ui.art.fonts import Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import clipped, ellipse, fill, inner, polygon, polyline, radial, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import hazard
from arcology.ui.art.textbox import CENTER, LEFT, RIGHT, alike, caption

_BAY_WINDOW: Final = QRectF(10, 40, BAY[0] - 20, 232)


def paint_minerals(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The mineral store; its gems are pieces. Facts: ``value``, ``price``, ``points``, ``gauge``, ``after`` (value)."""
    c = studio.palette
    value, after = number(facts, "value"), facts.get("after")
    whole = QRectF(0, 0, *MINERALS)
    layer(p, studio, ("minerals",), inner(whole, -16), lambda q: _chamber(q, c, whole))
    title(p, studio, QRectF(14, 5, 116, 30), printed(studio, "minerals"), 15.5, deep(c, c.gem_pink, 0.45))
    planned = isinstance(after, int) and after != value
    text = f"{value}→{after}" if planned else str(value)
    ink = (c.good if isinstance(after, int) and after > value else c.bad) if planned else c.ink
    figure(p, studio, QRectF(124, 3, 88, 34), text, 22, ink, RIGHT)
    price = number(facts, "price", 4)
    line(p, studio, QRectF(8, 157, 208, 17), printed(studio, "newcomer", price=price), 12, c.ink_muted, CENTER)
    points = number(facts, "points")
    line(p, studio, QRectF(8, 172, 208, 17), printed(studio, "worth", points=points), 12, c.ink_muted, CENTER)


def _chamber(p: QPainter, c: Palette, whole: QRectF) -> None:
    plate(p, c, whole, 14, c.gem_pink)
    bed = rounded(CHAMBER, 12)
    dark = mix(mix(c.generic, c.gem_pink, 0.3), c.night, 0.62)
    with clipped(p, bed):
        fill(p, CHAMBER, vertical(CHAMBER, (0, dark), (0.6, lighter(dark, 0.16)), (1, lighter(dark, 0.34))))
        x, y, w, h = CHAMBER.x(), CHAMBER.y(), CHAMBER.width(), CHAMBER.height()
        beam = polygon((x + 14, y), (x + 78, y), (x + 36, y + h), (x - 30, y + h))
        fill(p, beam, alpha(c.white, 0.12))
        for line_y in (26.0, 56.0, 86.0):
            stroke(p, polyline((x, y + line_y), (x + w, y + line_y)), alpha(c.white, 0.08), 1.2)
        cx, cy, r = x + w / 2, y + h + 16, w * 0.6
        fill(p, ellipse(cx, cy, r, 44), radial(cx, cy, r, (0, alpha(darker(dark, 0.4), 0.7)), (1, alpha(dark, 0))))
    sunken(p, c, bed, 8)


def paint_bay(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The holding bay; its card and V-nauts are pieces.

    Facts: ``state`` (empty, stored, temp_workers, cryo_holding), ``count`` and ``capacity`` (V-nauts aboard),
    ``ready`` (sleepers that may leave), ``penalty``, ``extra``.
    """
    c = studio.palette
    state = member(facts, "state", ("empty", "stored", "temp_workers", "cryo_holding"), "empty")
    capacity = number(facts, "capacity", 8) if state in ("temp_workers", "cryo_holding") else 0
    whole = QRectF(0, 0, *BAY)
    layer(p, studio, ("bay", state, capacity), inner(whole, -16), lambda q: _hangar(q, c, whole, state, capacity))
    title(p, studio, QRectF(14, 5, 198, 30), printed(studio, "bay"), 15.5, deep(c, c.mechanical, 0.35))
    top, low = QRectF(12, 278, 200, 26), QRectF(12, 304, 200, 26)
    if state == "empty":
        line(p, studio, top, printed(studio, "bay_empty"), 12.5, c.ink_muted, CENTER)
    elif state == "stored":
        text = printed(studio, "equip", extra=number(facts, "extra", 1))
        line(p, studio, QRectF(12, 278, 170, 26), text, 13, c.ink, LEFT)
        badge(p, c, "mechanical", 200, 291, 9.5)
        line(p, studio, low, printed(studio, "at_end", penalty=number(facts, "penalty", 2)), 13, c.bad, LEFT)
    else:
        text = printed(studio, "aboard", count=number(facts, "count"), capacity=capacity)
        caption(p, studio, top, text, 14, weight=Weight.DemiBold, color=c.ink, align=CENTER, full=0.76)
        if state == "cryo_holding":
            line(p, studio, low, printed(studio, "ready", count=number(facts, "ready")), 13, c.ink_muted, CENTER)


def _hangar(p: QPainter, c: Palette, whole: QRectF, state: str, capacity: int) -> None:
    plate(p, c, whole, 14, c.mechanical)
    bed = rounded(_BAY_WINDOW, 12)
    steel = mix(c.mechanical, c.night, 0.66) if c.dark else mix(c.mechanical, c.white, 0.35)
    box = _BAY_WINDOW
    with clipped(p, bed):
        fill(p, box, vertical(box, (0, darker(steel, 0.25)), (0.5, lighter(steel, 0.3)), (1, darker(steel, 0.05))))
        for i in range(7):
            y = box.top() + 18 + i * 34
            stroke(p, polyline((box.left(), y), (box.right(), y)), alpha(darker(steel, 0.5), 0.35), 1.2)
            for x in (box.left() + 8, box.right() - 8):
                fill(p, ellipse(x, y + 10, 1.8), alpha(darker(steel, 0.6), 0.6))
        hazard(p, c, QRectF(box.left(), box.bottom() - 12, box.width(), 12), 0.85)
    sunken(p, c, bed, 9)
    if state in ("temp_workers", "cryo_holding"):
        tone = lighter(c.gem_clear, 0.2) if state == "cryo_holding" else lighter(c.generic, 0.4)
        for i in range(min(capacity, ABOARD)):
            at = aboard(i)
            vnaut_place(p, c, at.x() - 12, at.y() - 16, 24, tone)
        return
    w, h = CARD[0] * BAY_SCALE, CARD[1] * BAY_SCALE
    frame = QRectF(BAY_CARD.x() - w / 2, BAY_CARD.y() - h / 2, w, h)
    if state == "empty":
        path = rounded(inner(frame, 3), 10)
        ink = lighter(c.mechanical, 0.5) if c.dark else darker(c.mechanical, 0.2)
        stroke(p, path, alpha(ink, 0.8), 1.6, dash=(3, 3))
        draw_icon(p, "canister", frame.center().x(), frame.center().y(), 52, alpha(ink, 0.35))
    for y in (frame.top() + 52, frame.bottom() - 52):
        _clamp(p, c, box.left(), y, 1)
        _clamp(p, c, box.right(), y, -1)


def _clamp(p: QPainter, c: Palette, x: float, y: float, way: int) -> None:
    """An arm that holds the canister from the side."""
    arm = polygon((x, y - 10), (x + way * 26, y - 6), (x + way * 38, y), (x + way * 26, y + 6), (x, y + 10))
    fill(p, arm, metal(c, QRectF(x, y - 10, 1, 20), across=False))
    stroke(p, arm, darker(c.dome_shade, 0.65), 1)
    fill(p, ellipse(x + way * 12, y, 2.4), darker(c.dome_shade, 0.6))


# ---- points ---------------------------------------------------------------------------------------------------------

LINES: Final = {
    "cards": "canister",
    "people": "vnaut",
    "minerals": "gem_clear",
    "most_people": "users",
    "most_minerals": "gem_pink",
    "stored": "holding_bay",
}
"""Lines of the sheet of points with their icons."""


def paint_forecast(p: QPainter, facts: Facts, studio: Studio) -> None:
    """What the city would score now. Facts: ``seat``, ``lines`` (word and figure), ``total``, ``gauge``, ``after``."""
    c = studio.palette
    whole = QRectF(0, 0, *FORECAST)
    layer(p, studio, ("forecast",), inner(whole, -16), lambda q: _sheet(q, c, whole))
    title(p, studio, QRectF(14, 5, 236, 29), printed(studio, "if_it_ended"), 15.5, c.ink)
    size = alike(studio, (studio.tr(LINE_NAMES[name]) for name in LINES), 150, 13)
    for i, row in enumerate(table(facts, "lines")[:6]):
        if len(row) < 2 or row[0] not in LINES:
            continue
        y = 37 + i * 23.5
        value = int(row[1]) if row[1].lstrip("-").isdigit() else 0
        ink = c.bad if value < 0 else c.ink if value else c.ink_muted
        draw_icon(p, LINES[row[0]], 24, y + 12, 15, c.ink_muted)
        line(p, studio, QRectF(40, y, 152, 24), studio.tr(LINE_NAMES[row[0]]), size, ink)
        text = f"−{-value}" if value < 0 else f"+{value}" if value and i else str(value)
        figure(p, studio, QRectF(192, y, 58, 24), text, 14.5, ink, RIGHT)
    total, after = number(facts, "total"), facts.get("after")
    planned = isinstance(after, int) and after != total
    caption(p, studio, QRectF(16, 181, 110, 29), printed(studio, "total"), 15.5, weight=Weight.Bold, full=0.74)
    text = f"{total}→{after}" if planned else str(total)
    ink = (c.good if isinstance(after, int) and after > total else c.bad) if planned else c.accent
    figure(p, studio, QRectF(126, 180, 124, 31), text, 20, ink, RIGHT)


def _sheet(p: QPainter, c: Palette, whole: QRectF) -> None:
    plate(p, c, whole, 14)
    stroke(p, polyline((14, 180), (FORECAST[0] - 14, 180)), c.line_strong, 1.2)


MINERAL_STORE = Component(MINERALS, paint_minerals, margin=16)
HOLDING_BAY = Component(BAY, paint_bay, margin=16)
FORECAST_SHEET = Component(FORECAST, paint_forecast, margin=16)
