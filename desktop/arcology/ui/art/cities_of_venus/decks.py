"""The decks, event cards, the surface where scrapped canisters end, and the trays of the supply."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cities_of_venus.capsule import title_height
from arcology.ui.art.cities_of_venus.geometry import EVENT, PILE
from arcology.ui.art.cities_of_venus.motifs import event_picture
from arcology.ui.art.cities_of_venus.pieces import gem, gem_value, vnaut
from arcology.ui.art.cities_of_venus.reading import (
    DEPTS,
    flag,
    number,
    phase_tone,
    printed,
    say,
    table,
    word,
    words,
)
from arcology.ui.art.cities_of_venus.signs import badge, event_mark, figure, plate, print_ink, sunken, tag, title
from arcology.ui.art.fonts import Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    clipped,
    ellipse,
    fill,
    inner,
    linear,
    polygon,
    radial,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import shadow
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.textbox import CENTER, draw_text

_BACK: Final = QRectF(3, 3, 78, 110)
_FACE: Final = QRectF(1, 1, 102, 142)
_NAME: Final = 11.6


def card_back(p: QPainter, c: Palette, rect: QRectF, phase: int) -> None:
    """The back of a canister card: rays in the colour of its phase."""
    colour = phase_tone(c, phase)
    path = rounded(rect, rect.width() * 0.1)
    stops = ((0.0, lighter(colour, 0.3)), (0.5, colour), (1.0, darker(colour, 0.32)))
    fill(p, path, linear(rect.left(), rect.top(), rect.right(), rect.bottom(), *stops))
    stroke(p, path, darker(colour, 0.6), 1.1)
    window = rounded(inner(rect, rect.width() * 0.05), rect.width() * 0.07)
    x, y, reach = rect.center().x(), rect.center().y(), rect.height()
    with clipped(p, window):
        for i in range(12):
            a = i * math.pi / 6
            ray = polygon(
                (x, y),
                (x + reach * math.cos(a - 0.1), y + reach * math.sin(a - 0.1)),
                (x + reach * math.cos(a + 0.1), y + reach * math.sin(a + 0.1)),
            )
            fill(p, ray, alpha(c.white, 0.15))
    stroke(p, window, alpha(c.white, 0.65), 1.2)


def _stack(p: QPainter, c: Palette, rect: QRectF, height: int) -> None:
    """The edges of the cards below the top one."""
    for i in range(height, 0, -1):
        edge = rounded(rect.translated(i * 1.2, i * 1.5), 8)
        if i == height:
            shadow(p, edge, c.shade, 7, 4, 0.55)
        tone = mix(c.card_edge, c.dome_shade, 0.15 if i % 2 else 0.4)
        fill(p, edge, mix(tone, c.night, 0.3) if c.dark else tone)
        stroke(p, edge, darker(tone, 0.45), 0.6)


def _layers_of(count: int, whole: int) -> int:
    return 0 if count <= 1 else 1 + round(6 * min(1.0, count / whole))


def paint_drop_deck(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The cloud-drop deck. Facts: ``count``, ``phase`` (of the top card; 0: none left)."""
    c = studio.palette
    count, phase = number(facts, "count"), number(facts, "phase")
    if count > 0 and phase in (1, 2, 3):
        _stack(p, c, _BACK, _layers_of(count, 60))
        card_back(p, c, _BACK, phase)
        x, y = _BACK.center().x(), _BACK.center().y()
        draw_icon(p, "parachute", x, y - 14, 44, alpha(c.white, 0.95))
        plate_ = QRectF(x - 14, y + 12, 28, 27)
        fill(p, rounded(plate_, 5), vertical(plate_, (0, c.white), (1, c.card_edge)))
        stroke(p, rounded(plate_, 5), darker(phase_tone(c, phase), 0.55), 1.1)
        figure(p, studio, plate_, str(phase), 18, print_ink(c))
    else:
        _no_cards(p, c, "parachute")
    _count(p, studio, count)
    tag(p, studio, PILE[0] / 2, 127, PILE[0] + 16, printed(studio, "drop_deck"))


def _count(p: QPainter, studio: Studio, count: int) -> None:
    """How many cards a deck has, at its lower right corner."""
    c = studio.palette
    rect = QRectF(_BACK.right() - 24, _BACK.bottom() - 18, 33, 23)
    path = rounded(rect, 11.5)
    shadow(p, path, c.shade, 3, 1.5, 0.5)
    fill(p, path, c.surface_raised)
    stroke(p, path, mix(c.line_strong, c.accent_fill, 0.4), 1.2)
    figure(p, studio, inner(rect, 2), str(count), 14)


def _no_cards(p: QPainter, c: Palette, icon: str) -> None:
    path = rounded(_BACK, 8)
    fill(p, path, alpha(c.night, 0.22))
    stroke(p, path, alpha(c.white, 0.7), 1.4, dash=(3, 3))
    draw_icon(p, icon, _BACK.center().x(), _BACK.center().y(), 40, alpha(c.white, 0.5))


def paint_event_deck(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The deck of events. Facts: ``count``."""
    c = studio.palette
    count = number(facts, "count")
    if count > 0:
        _stack(p, c, _BACK, _layers_of(count, 30))
        path = rounded(_BACK, 8)
        brown = mix(c.wood_dark, c.rust, 0.35)
        stops = ((0.0, lighter(brown, 0.22)), (0.5, brown), (1.0, darker(brown, 0.4)))
        fill(p, path, linear(_BACK.left(), _BACK.top(), _BACK.right(), _BACK.bottom(), *stops))
        stroke(p, path, darker(brown, 0.6), 1.1)
        stroke(p, rounded(inner(_BACK, 4), 6), alpha(c.accent_fill, 0.75), 1.2)
        x, y = _BACK.center().x(), _BACK.center().y()
        for i in range(3):
            stroke(p, ellipse(x, y, 14 + i * 9), alpha(c.accent_fill, 0.55 - 0.14 * i), 1.2)
        event_mark(p, c, x, y, 17)
    else:
        _no_cards(p, c, "event")
    _count(p, studio, count)
    tag(p, studio, PILE[0] / 2, 127, PILE[0] + 16, printed(studio, "events"))


# ---- events ---------------------------------------------------------------------------------------------------------

SPENT: Final = 0.34
"""How much an event that is over lies in the shade: it can still be read, for it is why the cities look as they do."""
_LOSSES: Final = ("lose", "lose_half", "lose_any", "lose_minerals", "lost_drop")


def paint_event(p: QPainter, facts: Facts, studio: Studio) -> None:
    """An event card with the sign below it. Facts: ``card``, ``name``, ``effects``, ``note``, ``spent``."""
    c = studio.palette
    card, effects = word(facts, "card"), table(facts, "effects")
    good = not any(row and row[0] in _LOSSES for row in effects)
    dept = next((row[1] for row in effects if len(row) > 1 and row[1] in DEPTS), "")
    text = say(studio, facts, "name")
    high = title_height(studio, text, _NAME, _FACE.width() - 10, 37, 50)
    key = ("event", card, dept, good, high)
    layer(p, studio, key, inner(_FACE, -14), lambda q: _event_body(q, c, card, dept, good, high))
    name = QRectF(_FACE.left() + 5, _FACE.top() + 4, _FACE.width() - 10, high)
    ink = mix(c.wood_dark, c.rust, 0.3) if not c.dark else c.ink
    draw_text(
        p,
        studio,
        name,
        text,
        _NAME,
        weight=Weight.DemiBold,
        color=ink,
        align=CENTER,
        wrap=True,
        minimum=11,
    )
    _effects(p, studio, effects)
    if flag(facts, "spent"):
        fill(p, rounded(_FACE, 9), alpha(c.night, SPENT) if c.dark else alpha(c.felt, SPENT * 0.7))
    if note := say(studio, facts, "note"):
        tag(p, studio, EVENT[0] / 2, 146, EVENT[0], note)


def _event_body(p: QPainter, c: Palette, card: str, dept: str, good: bool, high: float) -> None:
    path = rounded(_FACE, 9)
    shadow(p, path, c.shade, 8, 4, 0.55)
    frame = c.land if good else mix(c.wood_dark, c.rust, 0.4)
    fill(p, path, linear(0, 0, 104, 144, (0, lighter(frame, 0.25)), (1, darker(frame, 0.25))))
    face = rounded(inner(_FACE, 3.5), 6.5)
    fill(p, face, vertical(_FACE, (0, lighter(c.paper, 0.05 if c.dark else 0.6)), (1, mix(c.paper, frame, 0.12))))
    top = _FACE.top() + high + 5
    picture = QRectF(_FACE.left() + 6, top, _FACE.width() - 12, _FACE.top() + 104 - top)
    with clipped(p, rounded(picture, 4)):
        event_picture(p, c, picture, card, dept, good)
    stroke(p, rounded(picture, 4), darker(frame, 0.3), 1)
    stroke(p, path, darker(frame, 0.6), 1)


def _effects(p: QPainter, studio: Studio, effects: tuple[tuple[str, ...], ...]) -> None:
    """One or two effects side by side below the picture: what, and how many."""
    c = studio.palette
    count = max(1, len(effects))
    step = (_FACE.width() - 10) / count
    for i, row in enumerate(effects):
        op, dept, n = (*row, "", "", "")[:3]
        x, y = _FACE.left() + 5 + step * i, _FACE.top() + 122
        r = 11.0 if count == 1 else 9.5
        size = 17.0 if count == 1 else 14.0
        if op == "lost_drop":
            draw_icon(p, "parachute", x + step / 2 - 12, y, 24, c.ink)
            draw_icon(p, "cross", x + step / 2 + 14, y, 18, c.bad)
            continue
        loss = op in _LOSSES
        text = "÷2" if op == "lose_half" else f"−{n}" if loss else f"+{n}"
        middle = x + step / 2
        sign = middle - (15 if count == 1 else 11)
        if op.endswith("minerals"):
            gem(p, c, "pink", sign, y, r * 0.95)
        else:
            badge(p, c, dept, sign, y, r)
        area = QRectF(sign + r + 1, y - 12, x + step - sign - r + 1, 24)
        figure(p, studio, area, text, size, c.bad if loss else c.good)


# ---- surface and supply ---------------------------------------------------------------------------------------------

_SURFACE: Final = (230.0, 90.0)
_TRAY_V: Final = (214.0, 104.0)
_TRAY_G: Final = (206.0, 104.0)


def paint_surface(p: QPainter, facts: Facts, studio: Studio) -> None:
    """Where canisters end that nobody keeps. Facts: ``count``, ``top`` (phases of the last three)."""
    c = studio.palette
    top = words(facts, "top")[-3:]
    area = QRectF(-10, -30, _SURFACE[0] + 20, _SURFACE[1] + 40)
    layer(p, studio, ("surface", top), area, lambda q: _crater(q, c, top))
    tag(p, studio, _SURFACE[0] / 2, 66, 150, printed(studio, "surface", count=number(facts, "count")))


def _crater(p: QPainter, c: Palette, top: tuple[str, ...]) -> None:
    x, y = _SURFACE[0] / 2, 40.0
    glow = radial(x, y, 112, (0, alpha(c.accent_fill, 0.9)), (0.4, alpha(c.lava, 0.8)), (1, alpha(c.lava, 0)))
    fill(p, ellipse(x, y, 112, 37), glow)
    pit = mix(c.basalt, c.night, 0.55)
    fill(p, ellipse(x, y - 2, 86, 25), radial(x, y - 2, 86, (0, mix(c.basalt, c.lava, 0.3)), (0.8, pit), (1, c.night)))
    stroke(p, ellipse(x, y - 2, 86, 25), alpha(lighter(c.lava, 0.3), 0.7), 1.2)
    places = ((-34.0, 1.0, -24.0), (32.0, -1.0, 16.0), (-2.0, -9.0, -6.0))[3 - len(top) :]
    for phase, (dx, dy, turn) in zip(top, places, strict=True):
        p.save()
        p.translate(x + dx, y + dy)
        p.shear(-0.2, 0)
        p.scale(1, 0.52)
        p.rotate(turn)
        rect = QRectF(-30, -42, 60, 84)
        shadow(p, rounded(rect, 7), c.shade, 5, 6, 0.6)
        card_back(p, c, rect, int(phase) if phase in ("1", "2", "3") else 0)
        fill(p, rounded(QRectF(-13, -13, 26, 26), 4), c.card_edge)
        draw_icon(p, "flame", 0, 0, 20, darker(c.lava, 0.3))
        p.restore()


def _tray(p: QPainter, c: Palette, size: tuple[float, float]) -> None:
    rect = QRectF(0, 0, *size)
    plate(p, c, rect, 13, c.accent_fill)
    bed = rounded(QRectF(8, 27, size[0] - 16, size[1] - 35), 9)
    box = bed.boundingRect()
    tone = mix(c.felt, c.wood, 0.35)
    fill(p, bed, vertical(box, (0, darker(tone, 0.25)), (1, lighter(tone, 0.12))))
    sunken(p, c, bed, 7)


def paint_supply_vnauts(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The supply of V-nauts. It has no facts."""

    def bed(q: QPainter) -> None:
        c = studio.palette
        _tray(q, c, _TRAY_V)
        rnd = Random(5)
        for row in range(2):
            for i in range(7):
                x = 17 + i * 25 + row * 9 + rnd.uniform(-1.5, 1.5)
                vnaut(q, c, x, 31 + row * 28 + rnd.uniform(-1, 1), 24)

    layer(p, studio, ("supply vnauts",), QRectF(-16, -16, _TRAY_V[0] + 32, _TRAY_V[1] + 32), bed)
    title(p, studio, QRectF(13, 3, _TRAY_V[0] - 26, 22), printed(studio, "supply_vnauts"), 12.5)


def paint_supply_gems(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The supply of gems: three heaps with the value of each. It has no facts."""

    def bed(q: QPainter) -> None:
        c = studio.palette
        _tray(q, c, _TRAY_G)
        for dx, dy in ((-13, -15), (15, -14), (-16, 14), (14, 15), (-1, -20)):
            gem(q, c, "black", 40 + dx, 62 + dy, 9.5)
        for dx, dy in ((-16, -12), (16, -13), (-14, 14), (17, 12)):
            gem(q, c, "pink", 103 + dx, 62 + dy, 11.5)
        for dx, dy in ((-16, -12), (17, -11), (-15, 12), (15, 12)):
            gem(q, c, "clear", 166 + dx, 61 + dy, 12.5)
        for kind, x, r in (("black", 40, 14.0), ("pink", 103, 17.0), ("clear", 166, 18.0)):
            gem(q, c, kind, x, 62, r)

    layer(p, studio, ("supply gems",), QRectF(-16, -16, _TRAY_G[0] + 32, _TRAY_G[1] + 32), bed)
    for kind, x, r in (("black", 40, 14.0), ("pink", 103, 17.0), ("clear", 166, 18.0)):
        gem_value(p, studio, kind, x, 62, r)
    title(p, studio, QRectF(13, 3, _TRAY_G[0] - 26, 22), printed(studio, "supply_gems"), 12.5)


DROP_DECK = Component(PILE, paint_drop_deck, margin=14)
EVENT_DECK = Component(PILE, paint_event_deck, margin=14)
EVENT_CARD = Component(EVENT, paint_event, margin=14)
SURFACE = Component(_SURFACE, paint_surface, margin=30)
SUPPLY_VNAUTS = Component(_TRAY_V, paint_supply_vnauts, margin=16)
SUPPLY_GEMS = Component(_TRAY_G, paint_supply_gems, margin=16)
