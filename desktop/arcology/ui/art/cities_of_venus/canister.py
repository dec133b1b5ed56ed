"""Canisters from Earth, the Earth card, their parachutes, and the smaller forms of cards in a city."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.capsule import (
    Shell,
    boost_plate,
    capacity_plate,
    close_face,
    cost_column,
    gloss,
    perk_plate,
    shell,
    symbols,
    title_band,
    title_height,
    verdict_seal,
)
from arcology.ui.art.cities_of_venus.earth import globe
from arcology.ui.art.cities_of_venus.geometry import BOOSTER, CARD, CHUTE, SLOT_CARD
from arcology.ui.art.cities_of_venus.motifs import canister_picture, innovation_picture
from arcology.ui.art.cities_of_venus.reading import (
    DEPTS,
    INNOVATIONS,
    dept_of,
    dept_tone,
    flag,
    number,
    numbers,
    phase_tone,
    say,
    word,
    words,
)
from arcology.ui.art.cities_of_venus.signs import badge, event_mark, vp_star
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import clipped, ellipse, fill, inner, linear, polyline, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import shadow, soft
from arcology.ui.art.studio import Component, Facts, Studio

_WHOLE: Final = QRectF(0, 0, *CARD)
_FORM: Final = Shell(QRectF(1, 6, 138, 190), QRectF(7, 13, 126, 175), 12)
_COLUMN: Final = 31.0
_NAME: Final = 13.1
_SMALLEST: Final = 13.1  # in a row of seven a card is drawn at 0.84
_GROUND: Final = 27.0
_SLOT: Final = Shell(QRectF(1, 4, 86, 98), QRectF(3, 8, 82, 89), 8)


def paint_canister(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A canister card: what it is, what it costs here and now, what it brings. Facts: see the package."""
    c = studio.palette
    card, dept, phase = word(facts, "card"), dept_of(facts), number(facts, "phase", 1)
    boost = word(facts, "kind") == "boost"
    name = say(studio, facts, "name")
    high = title_height(studio, name, _NAME, 98, 38, 60)
    key = ("canister", card, dept, phase, boost, high)
    layer(p, studio, key, inner(_WHOLE, -16), lambda q: _body(q, studio.palette, card, dept, phase, boost, high))
    face = _FORM.face
    colour = phase_tone(c, phase)
    with clipped(p, rounded(face, 7)):
        cost, missing = numbers(facts, "cost", 7), numbers(facts, "missing", 7)
        column = QRectF(face.right() - _COLUMN, face.top() + high, _COLUMN, face.height() - high)
        wanted = symbols(cost, missing, words(facts, "free"), number(facts, "extra"))
        cost_column(p, studio, column, wanted, 32 if number(facts, "vp") else 4)
        title_band(p, studio, face, high, name, _NAME, colour, dept=dept, minimum=_SMALLEST)
    if flag(facts, "event"):
        event_mark(p, c, face.left() + 15, face.top() + high + 17, 11.5)
    low = face.bottom() - 32
    if boost:
        boost_plate(p, studio, QRectF(face.left() + 4, low, 54, 28), number(facts, "boost"), _SMALLEST)
    else:
        capacity_plate(p, studio, QRectF(face.left() + 4, low, 46, 28), dept, number(facts, "capacity"), _SMALLEST)
        perk = numbers(facts, "perk", 3)
        if any(perk) and perk != (1, 0, 0):
            perk_plate(p, studio, QRectF(face.left() + 52, low + 3, 41, 23), perk, _SMALLEST)
    if points := number(facts, "vp"):
        vp_star(p, studio, face.right() - _COLUMN / 2, face.bottom() - 17, 14.5, points, minimum=_SMALLEST)
    close_face(p, c, _FORM, colour)
    if verdict := word(facts, "verdict"):
        verdict_seal(p, c, 132, 9, 10.5, verdict)


def _body(p: QPainter, c: Palette, card: str, dept: str, phase: int, boost: bool, high: float) -> None:
    face = _FORM.face
    colour = phase_tone(c, phase)
    shell(p, c, _FORM, colour, phase)
    with clipped(p, rounded(face, 7)):
        picture = QRectF(face.left(), face.top() + high, face.width() - _COLUMN, face.height() - high)
        canister_picture(p, c, picture, card, dept, boost, _GROUND)
    gloss(p, c, face, rounded(face, 7))


def paint_earth(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The Earth card, which ends the game. Facts: ``name`` (text)."""
    c = studio.palette
    name = say(studio, facts, "name")
    high = title_height(studio, name, _NAME, 118, 38, 60)
    layer(p, studio, ("earth card", high), inner(_WHOLE, -16), lambda q: _earth_body(q, studio.palette, high))
    face = _FORM.face
    with clipped(p, rounded(face, 7)):
        title_band(p, studio, face, high, name, _NAME, c.sea, minimum=_SMALLEST)
    close_face(p, c, _FORM, c.sea)


def _earth_body(p: QPainter, c: Palette, high: float) -> None:
    face = _FORM.face
    shell(p, c, _FORM, mix(c.dome_shade, c.sea, 0.25), 0)
    night = mix(c.night, c.sea, 0.12)
    with clipped(p, rounded(face, 7)):
        fill(p, face, vertical(face, (0, night), (1, mix(night, c.sea, 0.25))))
        for i in range(46):
            x, y = face.left() + (i * 47) % 126, face.top() + (i * 83) % 175
            fill(p, ellipse(x, y, 0.5 + (i % 3) * 0.3), alpha(c.white, 0.4 + 0.15 * (i % 4)))
        x, y = face.center().x(), face.top() + high + (face.height() - high) * 0.47
        globe(p, c, x, y, 43, dark=True)
        for k in range(4):
            r = 54.0 + k * 11
            arc = QPainterPath()
            arc.arcMoveTo(QRectF(x - r, y - r, 2 * r, 2 * r), 20)
            arc.arcTo(QRectF(x - r, y - r, 2 * r, 2 * r), 20, 50)
            stroke(p, arc, alpha(c.gem_clear, 0.7 - k * 0.16), 2.2, dash=(3, 3 + k))


# ---- parachutes -----------------------------------------------------------------------------------------------------


def paint_chute(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The parachute of the card below it. Facts: ``phase`` (0: white), ``sway`` (-2 .. 2)."""
    c = studio.palette
    phase, sway = number(facts, "phase"), max(-2, min(2, number(facts, "sway")))
    whole = QRectF(0, 0, *CHUTE)
    colour = phase_tone(c, phase) if phase else mix(c.sea, c.white, 0.5)
    layer(p, studio, ("chute", phase, sway), inner(whole, -10), lambda q: _chute(q, c, colour, sway, phase))


def _chute(p: QPainter, c: Palette, colour: QColor, sway: int, phase: int) -> None:
    """Its canopy, with a spot for each phase; Earth's has none."""
    w, h = 140.0, 50.0
    cx, top = CHUTE[0] / 2 + sway * 2.5, 3.0
    base = top + h
    left = cx - w / 2
    panels = 7
    line_tone = mix(c.wood_dark, c.dome, 0.35) if c.dark else c.wood_dark
    for i in range(panels + 1):
        foot = CHUTE[0] / 2 - 26 + 52 * i / panels
        stroke(p, polyline((left + w * i / panels, base - 2), (foot, CHUTE[1] - 1)), alpha(line_tone, 0.75), 1)
    canopy = QPainterPath()
    canopy.moveTo(left, base)
    canopy.cubicTo(left, top - h * 0.18, left + w, top - h * 0.18, left + w, base)
    for i in range(panels - 1, -1, -1):
        x0, x1 = left + w * i / panels, left + w * (i + 1) / panels
        canopy.quadTo((x0 + x1) / 2, base - h * 0.16, x0, base)
    canopy.closeSubpath()
    shadow(p, canopy, c.shade, 6, 4, 0.3)
    other = c.dome if c.dark else lighter(c.paper, 0.4)
    with clipped(p, canopy):
        for i in range(panels):
            a, b = -1 + 2 * i / panels, -1 + 2 * (i + 1) / panels
            gore = QPainterPath()
            gore.moveTo(cx + a * w / 2, base + 1)
            gore.cubicTo(cx + a * w / 2, top + h * 0.2, cx + a * w * 0.25, top - h * 0.02, cx, top - 2)
            gore.cubicTo(cx + b * w * 0.25, top - h * 0.02, cx + b * w / 2, top + h * 0.2, cx + b * w / 2, base + 1)
            gore.closeSubpath()
            tone = colour if i % 2 == 0 else other
            far = abs((i + 0.5) / panels - 0.35)
            light = vertical(
                QRectF(0, top, 1, h), (0, lighter(tone, 0.35 - 0.3 * far)), (1, darker(tone, 0.06 + 0.36 * far))
            )
            fill(p, gore, light)
            stroke(p, gore, alpha(darker(colour, 0.5), 0.6), 0.8)
        for i in range(panels):
            hollow = ellipse(left + w * (i + 0.5) / panels, base + 1, w / panels * 0.42, h * 0.1)
            fill(p, hollow, alpha(darker(colour, 0.6), 0.35))
        shine = QPainterPath()
        shine.moveTo(cx - w * 0.36, top + h * 0.5)
        shine.cubicTo(cx - w * 0.3, top + h * 0.2, cx - w * 0.14, top + h * 0.12, cx - w * 0.04, top + h * 0.1)
        stroke(p, shine, alpha(c.white, 0.6), 2.6)
    stroke(p, canopy, darker(colour, 0.5), 1.2)
    for i in range(phase):
        spot = ellipse(cx + (i - (phase - 1) / 2) * 11.5, top + h * 0.58, 4.2)
        fill(p, spot, darker(colour, 0.55))
        stroke(p, spot, alpha(c.white, 0.75), 1.1)


# ---- cards in a city ------------------------------------------------------------------------------------------------


def paint_slot_card(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A card in a department's slot. Facts: ``card``, ``name``, ``phase``, ``dept``, ``capacity``, ``vp``, ``perk``."""
    c = studio.palette
    card, dept, phase = word(facts, "card"), dept_of(facts), number(facts, "phase")
    name = say(studio, facts, "name")
    perk = numbers(facts, "perk", 3)
    shown = any(perk) and perk != (1, 0, 0)
    high = title_height(studio, name, 11.2, 78, 31, 45 if shown else 61)
    area = inner(QRectF(0, 0, *SLOT_CARD), -10)
    layer(p, studio, ("slot", card, dept, phase, high), area, lambda q: _slot_body(q, c, card, dept, phase, high))
    face = _SLOT.face
    colour = phase_tone(c, phase)
    with clipped(p, rounded(face, 5)):
        title_band(p, studio, face, high, name, 11.2, colour, minimum=11)
    low = face.bottom() - 23
    capacity_plate(p, studio, QRectF(face.left() + 2, low, 36, 21), dept, number(facts, "capacity"))
    if shown:
        _perk_signs(p, studio, face, high, perk)
    if points := number(facts, "vp"):
        vp_star(p, studio, face.right() - 13, face.bottom() - 13, 11.5, points)
    close_face(p, c, _SLOT, colour)


def _perk_signs(p: QPainter, studio: Studio, face: QRectF, high: float, perk: tuple[int, ...]) -> None:
    """The mining perk along the upper edge of the picture."""
    wide = 20.0 * (max(1, perk[0]) + perk[1] + bool(perk[2]))
    perk_plate(p, studio, QRectF(face.left() + 2, face.top() + high + 2, min(wide, 74), 18), perk)


def _slot_body(p: QPainter, c: Palette, card: str, dept: str, phase: int, high: float) -> None:
    face = _SLOT.face
    shell(p, c, _SLOT, phase_tone(c, phase), 0)
    with clipped(p, rounded(face, 5)):
        picture = QRectF(face.left(), face.top() + high, face.width(), face.height() - high)
        if card in INNOVATIONS:
            innovation_picture(p, c, picture, card, dept, 8)
        else:
            canister_picture(p, c, picture, card, dept, False, 8)
    gloss(p, c, face, rounded(face, 5))


def paint_booster(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A spent booster, docked below the hull. Facts: ``card``, ``name``, ``phase``, ``dept``, ``boost``, ``vp``."""
    c = studio.palette
    dept, phase = dept_of(facts), number(facts, "phase")
    colour = phase_tone(c, phase)
    tone = dept_tone(c, dept)
    hull = QPainterPath()
    hull.moveTo(19, 1)
    hull.cubicTo(31, 9, 32, 25, 28, 37)
    hull.lineTo(10, 37)
    hull.cubicTo(6, 25, 7, 9, 19, 1)
    soft(p, hull, 2.5, alpha(c.shade, 0.6), 1, 2)
    for side in (-1, 1):
        fin = QPainterPath()
        fin.moveTo(19 + side * 9, 20)
        fin.cubicTo(19 + side * 19, 26, 19 + side * 18, 36, 19 + side * 17, 44)
        fin.lineTo(19 + side * 7, 36)
        fin.closeSubpath()
        fill(p, fin, linear(0, 20, 38, 44, (0, lighter(colour, 0.35)), (1, darker(colour, 0.3))))
        stroke(p, fin, darker(colour, 0.6), 0.9)
    pale = c.dome if c.dark else c.white
    fill(p, hull, linear(7, 0, 31, 0, (0, mix(pale, c.dome_shade, 0.4)), (0.3, pale), (1, darker(c.dome_shade, 0.3))))
    with clipped(p, hull):
        fill(
            p,
            QRectF(0, 0, 38, 11),
            linear(7, 0, 31, 0, (0, colour), (0.4, lighter(colour, 0.4)), (1, darker(colour, 0.3))),
        )
    stroke(p, hull, darker(c.dome_shade, 0.6), 1)
    points = number(facts, "vp")
    badge(p, c, dept if dept in DEPTS else "", 19, 18 if points else 22, 6.8)
    if points:
        vp_star(p, studio, 19, 34, 10, points)
    else:
        stroke(p, ellipse(19, 34, 3), alpha(tone, 0.8), 1.2)


CANISTER = Component(CARD, paint_canister, margin=16)
EARTH_CARD = Component(CARD, paint_earth, margin=16)
PARACHUTE = Component(CHUTE, paint_chute, margin=12)
SLOT_CARD_SMALL = Component(SLOT_CARD, paint_slot_card, margin=10)
BOOSTER_DOCKED = Component(BOOSTER, paint_booster, margin=6)
