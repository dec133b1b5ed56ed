"""The other cities along the edge of the table: small boards in four heights, which tell more when seen from near."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.geometry import EDGE_W, PODS, RIVAL_CARDS, RIVAL_HEIGHTS
from arcology.ui.art.cities_of_venus.motifs import canister_picture, innovation_picture
from arcology.ui.art.cities_of_venus.pieces import gem, vnaut
from arcology.ui.art.cities_of_venus.plates import banner
from arcology.ui.art.cities_of_venus.reading import (
    DEPTS,
    INNOVATIONS,
    dept_tone,
    flag,
    number,
    numbers,
    phase_tone,
    printed,
    say,
    seat_of,
    word,
    words,
)
from arcology.ui.art.cities_of_venus.signs import badge, figure, line, pale, plate, seat_disc, vp_star
from arcology.ui.art.fonts import TINY, Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import clipped, ellipse, fill, inner, linear, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow, shadow
from arcology.ui.art.studio import Component, Facts, Paint, Studio
from arcology.ui.art.textbox import LEFT, alike, caption, draw_text

NEAR: Final = 2.5
"""Pixels for each unit from which on names of cards are written, because they can be read."""


_FIGURES: Final = 12.5


@dataclass(frozen=True)
class Form:
    """Where things are on a rival's board."""

    height: float
    head: float  # height of the name's band
    dome: QRectF
    rows: tuple[float, float]  # upper edges of the two rows of departments
    row: float  # their height
    foot: QRectF  # the line of figures
    note: QRectF | None  # what the city is doing; without a place for it there is only a sign
    roomy: bool  # whether V-nauts stand in the departments


def _form(sprite: str, head: float, rows: tuple[float, float], row: float, foot: tuple[float, float]) -> Form:
    """``foot`` is the upper edge and the height of the line of figures."""
    height, (top, high) = RIVAL_HEIGHTS[sprite], foot
    dome = QRectF(7, head + 4, EDGE_W - 14, top - head - 9)
    left = height - top - high - 3
    note = QRectF(27, top + high, EDGE_W - 36, min(22.0, left)) if left > 12 else None
    return Form(height, head, dome, rows, row, QRectF(0, top, EDGE_W, high), note, row > 50)


FORMS: Final = {
    "rival_tall": _form("rival_tall", 34, (56, 118), 58, (187, 23)),
    "rival": _form("rival", 30, (44, 72), 26, (107, 23)),
    "rival_low": _form("rival_low", 25, (29.5, 51), 20, (77, 18)),
    "rival_flat": _form("rival_flat", 24, (28, 48), 18.5, (69.5, 20)),
}


def _painter(sprite: str) -> Paint:
    form = FORMS[sprite]

    def paint_rival(p: QPainter, facts: Facts, studio: Studio) -> None:
        """The board of another city. Facts: see the package."""
        c = studio.palette
        seat, active = seat_of(facts), flag(facts, "active")
        slots = words(facts, "slots")
        whole = QRectF(0, 0, EDGE_W, form.height)
        key = ("rival city", sprite, seat, active)
        layer(p, studio, key, inner(whole, -20), lambda q: _board(q, c, form, seat, active))
        _head(p, facts, studio, form)
        counts, capacities = numbers(facts, "counts", 6), numbers(facts, "capacities", 6)
        for i, dept in enumerate(DEPTS):
            rect = _cell(form, i)
            slot = slots[i] if i < len(slots) else ""
            near = bool(slot) and _scale(p) >= NEAR
            _department(p, studio, form, rect, dept, counts[i], capacities[i] or 6, slot, near)
            if near:
                _card(p, facts, studio, form, rect, i)
        _foot(p, facts, studio, form)

    return paint_rival


def _scale(p: QPainter) -> float:
    """Logical pixels for each unit."""
    return p.deviceTransform().m11() / p.device().devicePixelRatioF()


def _cell(form: Form, index: int) -> QRectF:
    """The place of a department; the upper row is narrower, as the dome is."""
    row, column = divmod(index, 3)
    side = (14.0 if form.height > 100 else 8.0) if row == 0 else 8.0
    step = (EDGE_W - 2 * side) / 3
    return QRectF(side + column * step + 1.5, form.rows[row], step - 3, form.row)


def _dome(form: Form) -> QPainterPath:
    r = form.dome
    path = QPainterPath()
    x, y, w, h = r.x(), r.y(), r.width(), r.height()
    path.moveTo(x, y + h)
    path.lineTo(x, y + h * 0.55)
    path.cubicTo(x + 2, y, x + w * 0.14, y, x + w * 0.5, y)
    path.cubicTo(x + w * 0.86, y, x + w - 2, y, x + w, y + h * 0.55)
    path.lineTo(x + w, y + h)
    path.closeSubpath()
    return path


def _board(p: QPainter, c: Palette, form: Form, seat: int, active: bool) -> None:
    whole = QRectF(0, 0, EDGE_W, form.height)
    colour = c.seat(seat)
    if active:
        glow(p, rounded(whole, 12), alpha(colour, 0.9), 7, 1.3, screen=c.dark)
    path = plate(p, c, whole, 12, colour)
    with clipped(p, path):
        banner(p, c, QRectF(-3, -8, EDGE_W + 6, form.head + 8), 6, seat)
        sky = QRectF(1, form.head, EDGE_W - 2, form.foot.top() - form.head - 2)
        top = mix(c.sky_high, c.night, 0.5) if c.dark else lighter(c.sky_high, 0.6)
        low = mix(c.cloud_shade, c.night, 0.55) if c.dark else lighter(c.sky_low, 0.55)
        fill(p, sky, vertical(sky, (0, top), (1, low)))
    seat_disc(p, c, seat, 17, form.head / 2, min(11.0, form.head * 0.36))
    dome = _dome(form)
    box = form.dome
    hull = rounded(QRectF(box.left() - 4, box.bottom() - 3, box.width() + 8, 8), 4)
    shadow(p, dome, c.shade, 4, 3, 0.4)
    stops = ((0.0, lighter(c.dome, 0.3)), (0.6, mix(c.dome, c.dome_shade, 0.3)), (1.0, c.dome_shade))
    fill(p, dome, linear(box.left(), box.top(), box.right(), box.bottom(), *stops))
    stroke(p, dome, darker(c.dome_shade, 0.45), 1)
    fill(p, hull, vertical(hull.boundingRect(), (0, lighter(c.dome, 0.3)), (1, c.dome_shade)))
    stroke(p, hull, darker(c.dome_shade, 0.45), 0.9)
    for i in range(7):
        light = QRectF(box.left() + 11 + i * (box.width() - 30) / 6, box.bottom() - 0.6, 8, 2.6)
        fill(p, rounded(light, 1.2), colour)
    if active:
        stroke(p, rounded(inner(whole, 1), 11), colour, 2)


def _head(p: QPainter, facts: Facts, studio: Studio, form: Form) -> None:
    c = studio.palette
    computer = flag(facts, "computer")
    area = QRectF(33, 1, 116 if computer else 134, form.head - 2)
    name = say(studio, facts, "name")
    caption(p, studio, area, name, 15, role=Role.DISPLAY, weight=Weight.Bold, color=c.white, align=LEFT, full=0.66)
    if computer:
        draw_icon(p, "governor", 159, form.head / 2, 16, c.white)
    vp_star(p, studio, 186, form.head / 2, min(13.0, form.head * 0.43), number(facts, "points"))


def _department(
    p: QPainter, studio: Studio, form: Form, rect: QRectF, dept: str, count: int, capacity: int, slot: str, near: bool
) -> None:
    """A department: sign, V-nauts of capacity, and a mark in the colour of the card in its slot. From near the figures
    are smaller where there has to be room for that card.
    """
    c = studio.palette
    colour = dept_tone(c, dept)
    path = rounded(rect, 6 if form.row > 20 else 4)
    fill(p, path, vertical(rect, (0, pale(c, colour, 0.68)), (1, pale(c, colour, 0.84))))
    stroke(p, path, mix(colour, c.night, 0.25) if c.dark else lighter(colour, 0.3), 1)
    k = 0.54 if near and not form.roomy else 1.0
    line_h = 25.0 if form.roomy else form.row
    y = rect.top() + line_h / 2
    r = (9.0 if form.row > 20 else 7.6) * k
    badge(p, c, dept, rect.left() + r + 3, y, r)
    left = rect.left() + 2 * r + 3 + 3 * k
    size = (14.5 if form.row > 20 else 13.0) * k
    digits = str(count)
    wide = (10.0 if len(digits) == 1 else 8.6 * len(digits)) * k
    high = QRectF(left, y - line_h / 2, wide, line_h)
    rest = QRectF(left + wide, y - line_h / 2 + 0.5, rect.right() - left - wide - (9 if slot else 2), line_h)
    if rest.width() < 6.5 * len(f"/{capacity}") * k:  # two long numbers share the room of both
        caption(p, studio, high.united(rest), f"{digits}/{capacity}", 11 * k, color=c.ink, align=LEFT, minimum=11 * k)
    else:
        figure(p, studio, high, digits, size, c.ink, LEFT, minimum=11 * k)
        caption(p, studio, rest, f"/{capacity}", 11.2 * k, color=c.ink_muted, align=LEFT, minimum=11 * k, full=0.6)
    if slot and k == 1:
        phase = int(slot) if slot in ("1", "2", "3") else 0
        _slot_mark(p, c, rect.right() - 6.4, y, line_h, phase)
    if form.roomy:
        _people(p, c, rect, count, capacity, 12.2 if near else 15.5)


def _slot_mark(p: QPainter, c: Palette, x: float, y: float, high: float, phase: int) -> None:
    """A small canister in the colour of its phase, with a pip for each; an innovation has a ring."""
    h = min(16.0, high * 0.68)
    body = rounded(QRectF(x - 3.4, y - h / 2, 6.8, h), 2.4)
    tone = phase_tone(c, phase)
    fill(p, body, linear(x - 3.4, 0, x + 3.4, 0, (0, lighter(tone, 0.35)), (1, darker(tone, 0.25))))
    stroke(p, body, darker(tone, 0.55), 0.8)
    if phase == 0:
        stroke(p, ellipse(x, y, 1.7), c.white, 0.9)
    for i in range(phase):
        fill(p, ellipse(x, y + (i - (phase - 1) / 2) * 3.8, 1.1), c.white)


def _people(p: QPainter, c: Palette, rect: QRectF, count: int, capacity: int, pitch: float) -> None:
    """V-nauts in two short rows, and places for more."""
    row = 6
    for i in range(min(capacity, 12)):
        line_, column = divmod(i, row)
        x, y = rect.left() + 4 + column * (rect.width() - 9) / row, rect.top() + 25 + line_ * pitch
        if i < count:
            vnaut(p, c, x, y, 10, ground=False)
        else:
            fill(p, ellipse(x + 5, y + 11, 4, 1.5), alpha(c.black, 0.3 if c.dark else 0.16))


def _card(p: QPainter, facts: Facts, studio: Studio, form: Form, rect: QRectF, index: int) -> None:
    """From near: what lies in the slot, in picture and name, and its points."""
    c = studio.palette
    cards, names, vps = words(facts, "cards"), words(facts, "names"), numbers(facts, "vps", 6)
    if index >= len(names) or not names[index]:
        return
    if form.roomy:
        area = QRectF(rect.left() + 1.5, rect.bottom() - 8.6, rect.width() - 3, 7.6)
    else:
        frame = QRectF(rect.right() - 32.2, rect.top() + 1.2, 30.8, rect.height() - 2.4)
        slots = words(facts, "slots")
        phase = int(slots[index]) if index < len(slots) and slots[index] in ("1", "2", "3") else 0
        if index < len(cards):
            _thumbnail(p, c, frame, cards[index], DEPTS[index], phase)
        area = QRectF(frame.left(), frame.bottom() - 7.8, frame.width(), 7.8)
    fill(p, rounded(area, 1.6), alpha(c.paper, 0.93))
    text = inner(area, 0.3).adjusted(1, 0, -7.4 if vps[index] else 0, 0)
    name = studio.tr(names[index])
    least = TINY / _scale(p)
    size = max(3.4, least)
    draw_text(p, studio, text, name, size, weight=Weight.DemiBold, color=c.ink, wrap=True, minimum=least, grow=False)
    if vps[index]:
        vp_star(p, studio, area.right() - 3.8, area.center().y(), 3.4, vps[index], minimum=least)


def _thumbnail(p: QPainter, c: Palette, rect: QRectF, card: str, dept: str, phase: int) -> None:
    """The picture of a card, framed in the colour of its phase."""
    path = rounded(rect, rect.height() * 0.14)
    with clipped(p, path):
        if card in INNOVATIONS:
            innovation_picture(p, c, rect, card, dept, 2)
        else:
            canister_picture(p, c, rect, card, dept, False, 2)
    stroke(p, path, phase_tone(c, phase), rect.height() * 0.06)


def _foot(p: QPainter, facts: Facts, studio: Studio, form: Form) -> None:
    """Station, minerals, people, spent boosters, the bay, and what the city is doing."""
    c = studio.palette
    top, high = form.foot.top(), form.foot.height()
    y = form.foot.center().y()
    told = [(24.0, 29.0, f"{number(facts, 'station')}/{PODS}")]
    draw_icon(p, "station", 15, y, 16, deep_ink(c, "sea"))
    told.append((71, 19, str(number(facts, "minerals"))))
    gem(p, c, "pink", 62, y, 7.5, rest=False)
    told.append((107, 19, str(number(facts, "people"))))
    draw_icon(p, "vnaut", 99, y, 15.5, deep_ink(c, "vnaut"))
    if boosters := number(facts, "boosters"):
        told.append((140, 17, str(boosters)))
        draw_icon(p, "rocket", 133, y, 15, deep_ink(c, "innovation"))
    bay = word(facts, "bay", "empty")
    if bay != "empty":
        draw_icon(p, "canister" if bay == "stored" else "innovation", 166, y, 14, deep_ink(c, "mechanical"))
        if aboard := number(facts, "aboard"):
            told.append((173, 15, str(aboard)))
    bold = Weight.ExtraBold
    size = min(alike(studio, (text,), wide, _FIGURES, role=Role.NUMBER, weight=bold) for _, wide, text in told)
    for left, wide, text in told:
        figure(p, studio, QRectF(left, top, wide, high), text, size, c.ink, LEFT)
    _note(p, facts, studio, form)


def _note(p: QPainter, facts: Facts, studio: Studio, form: Form) -> None:
    """What the city is doing: a tick when it is done, a clock while it is not, and the words where they fit.

    When the game is over there is a star for who has won, and nothing to wait for.
    """
    c = studio.palette
    note, done = say(studio, facts, "note"), flag(facts, "done")
    if not note:
        return
    ink = mix(c.good if done else c.warning, c.ink, 0.2)
    over = flag(facts, "over")
    icon = ("star" if done else "flag") if over else "check" if done else "clock"
    if form.note is None:
        if done or not over:
            draw_icon(p, icon, EDGE_W - 14, form.foot.center().y(), 13, ink)
        return
    draw_icon(p, icon, 16, form.note.center().y(), 12.5, ink)
    size = 13 if form.height > 120 else 11.8
    line(p, studio, form.note, note, size, ink, LEFT, Weight.DemiBold)


def deep_ink(c: Palette, role: str) -> QColor:
    """A colour that can be read as a sign on a plate."""
    return lighter(c.role(role), 0.35) if c.dark else darker(c.role(role), 0.12)


# ---- the cards of an only rival -------------------------------------------------------------------------------------


def paint_rival_cards(p: QPainter, facts: Facts, studio: Studio) -> None:
    """What the only rival has equipped and stored, card by card.

    Facts: ``seat``, ``cards``, ``names``, ``slots``, ``vps`` (tuples of six), ``bay_card``, ``bay_name``,
    ``bay_phase``.
    """
    c = studio.palette
    whole = QRectF(0, 0, *RIVAL_CARDS)
    seat = seat_of(facts)

    def ground(q: QPainter) -> None:
        plate(q, c, whole, 12, c.seat(seat))

    layer(p, studio, ("rival cards", seat), inner(whole, -16), ground)
    cards, names, slots = words(facts, "cards"), words(facts, "names"), words(facts, "slots")
    vps = numbers(facts, "vps", 6)
    step = 32.3
    for i, dept in enumerate(DEPTS):
        card = cards[i] if i < len(cards) else ""
        phase = int(slots[i]) if i < len(slots) and slots[i] in ("1", "2", "3") else 0
        _entry(p, studio, 5 + step * i, dept, card, names[i] if i < len(names) else "", phase, vps[i])
    bay = word(facts, "bay_card")
    _entry(p, studio, 5 + step * 6, "bay", bay, word(facts, "bay_name"), number(facts, "bay_phase"), 0)


def _entry(p: QPainter, studio: Studio, y: float, dept: str, card: str, name: str, phase: int, points: int) -> None:
    """A row: picture, name and points of a card; or which slot is free."""
    c = studio.palette
    rect = QRectF(7, y + 1, 46, 30)
    path = rounded(rect, 5)
    sign = "" if dept == "bay" else dept
    if not card:
        stroke(p, path, c.line_strong, 1, dash=(3, 2.6))
        draw_icon(p, dept if sign else "holding_bay", rect.center().x(), rect.center().y(), 17, c.ink_muted)
        text = printed(studio, "slot_free" if sign else "bay_empty")
        draw_text(p, studio, QRectF(60, y + 1, 156, 30), text, 12, color=c.ink_muted, wrap=True)
        return

    area = inner(rect, -2)
    layer(p, studio, ("entry", card, dept, phase, y), area, lambda q: _thumbnail(q, c, rect, card, sign, phase))
    if sign:
        badge(p, c, sign, rect.left() + 3, rect.top() + 6, 6.5)
    else:
        draw_icon(p, "holding_bay", rect.left() + 4, rect.top() + 6, 14, c.ink)
    area = QRectF(59, y + 1, 132 if points else 158, 30)
    draw_text(
        p,
        studio,
        area,
        studio.tr(name) if name else "",
        11.8,
        weight=Weight.DemiBold,
        wrap=True,
        minimum=11,
        grow=False,
    )
    if points:
        vp_star(p, studio, 206, y + 16, 11, points)


RIVALS: Final = {
    sprite: Component((EDGE_W, form.height), _painter(sprite), margin=20) for sprite, form in FORMS.items()
}
RIVAL_CARD_LIST = Component(RIVAL_CARDS, paint_rival_cards, margin=16)
