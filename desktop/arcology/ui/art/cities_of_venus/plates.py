"""Plates on and beside the large city: its name, its growth, the shuttle with newcomers, the track of the round."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.reading import (
    STEP_NAMES,
    STEPS,
    flag,
    member,
    number,
    printed,
    say,
    seat_of,
    seat_sign,
)
from arcology.ui.art.cities_of_venus.signs import (
    badge,
    figure,
    line,
    plate,
    print_ink,
    seat_disc,
    tag,
)
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import clipped, ellipse, fill, inner, linear, polygon, polyline, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, contrast, darker, lighter, mix
from arcology.ui.art.shadows import glow, shadow
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.textbox import CENTER, LEFT, RIGHT, alike, caption, draw_text

_NAME: Final = (380.0, 58.0)
_GROWTH: Final = (160.0, 58.0)
_SHUTTLE: Final = (200.0, 86.0)
_TRACK: Final = (600.0, 44.0)
STEP_ICONS: Final = {
    "cloud_drop": "parachute",
    "events": "event",
    "shields": "shields",
    "grow": "vnaut",
    "actions": "mechanical",
    "grab": "canister",
}


def banner(p: QPainter, c: Palette, rect: QRectF, radius: float, seat: int) -> QColor:
    """A plate in a city's colour; returns the ink for it."""
    colour = c.seat(seat)
    base = mix(colour, c.night, 0.42) if c.dark else colour
    path = rounded(rect, radius)
    shadow(p, path, c.shade, 6, 3, 0.5)
    stops = ((0.0, lighter(base, 0.14)), (0.5, base), (1.0, darker(base, 0.25)))
    fill(p, path, vertical(rect, *stops))
    stroke(p, path, darker(base, 0.45), 1.2)
    stroke(p, rounded(inner(rect, 3), radius - 3), alpha(c.white, 0.4), 1.1)
    return c.white


def paint_nameplate(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The sign in the crown of the dome.

    Facts: ``seat``, ``name``, ``note``, ``people``, ``cards`` (points on cards), ``computer``, ``gauge``, ``after``
    (people).
    """
    c = studio.palette
    seat, rect = seat_of(facts), QRectF(0, 0, *_NAME)
    layer(p, studio, ("nameplate", seat), inner(rect, -16), lambda q: _banner(q, c, rect, seat))
    soft_ink = mix(c.white, c.seat(seat), 0.1)
    computer = flag(facts, "computer")
    room = 186.0 if computer else 212.0
    area = QRectF(50, 5, room, 29)
    caption(
        p,
        studio,
        area,
        say(studio, facts, "name"),
        19,
        role=Role.DISPLAY,
        weight=Weight.Bold,
        color=c.white,
        align=LEFT,
        full=0.8,
    )
    line(p, studio, QRectF(50, 31, 212, 22), say(studio, facts, "note"), 13, soft_ink)
    if computer:
        draw_icon(p, "governor", 50 + room + 14, 19, 21, c.white)
    people, after = number(facts, "people"), facts.get("after")
    text = f"{people}→{after}" if isinstance(after, int) and after != people else str(people)
    points = str(number(facts, "cards"))
    people_word, points_word = printed(studio, "people"), printed(studio, "card_points")
    parts = re.findall(r"[^\s-]+-?", f"{people_word} {points_word}")  # lines end at spaces and hyphens
    size = alike(studio, parts, 48, 12)
    for x, value, label in ((270.0, text, people_word), (323.0, points, points_word)):
        figure(p, studio, QRectF(x, 2, 50, 29), value, 21, c.white)
        below = QRectF(x, 28, 50, 28.5)
        draw_text(p, studio, below, label, size, color=soft_ink, align=CENTER, wrap=True)


def _banner(p: QPainter, c: Palette, rect: QRectF, seat: int) -> None:
    banner(p, c, rect, 16, seat)
    seat_disc(p, c, seat, 28, 29, 15.5)
    stroke(p, polyline((266, 11), (266, 47)), alpha(c.white, 0.45), 1.2)


def paint_growth(p: QPainter, facts: Facts, studio: Studio) -> None:
    """How many V-nauts grow, and from what.

    Facts: ``growth``, ``air``, ``food``, ``extra`` (by an innovation), ``gauge``, ``after`` (growth).
    """
    c = studio.palette
    rect = QRectF(0, 0, *_GROWTH)

    def ground(q: QPainter) -> None:
        plate(q, c, rect, 13)

    layer(p, studio, ("growth",), inner(rect, -14), ground)
    growth, after, extra = number(facts, "growth"), facts.get("after"), number(facts, "extra")
    planned = isinstance(after, int) and after != growth
    text = f"{growth} → {after}" if planned else str(growth)
    ink = (c.good if isinstance(after, int) and after > growth else c.bad) if planned else c.ink
    label = printed(studio, "growth", growth=text)
    caption(p, studio, QRectF(11, 4, 140, 27), label, 15, weight=Weight.Bold, color=ink, align=LEFT, full=0.74)
    below = QRectF(11, 28, 62, 29)
    draw_text(p, studio, below, printed(studio, "smaller_of"), 12, color=c.ink_muted, wrap=True)
    x = 84.0
    for dept in ("air", "food"):
        badge(p, c, dept, x, 41.5, 8)
        figure(p, studio, QRectF(x + 10, 32.5, 16, 19), str(number(facts, dept)), 13.5, align=LEFT)
        x += 32
    if extra:
        figure(p, studio, QRectF(x - 8, 33, 22, 18), f"+{extra}", 13, c.good)


# ---- newcomers ------------------------------------------------------------------------------------------------------


def paint_shuttle(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The shuttle that brings V-nauts or takes the lost. Facts: ``seat``, ``count``, ``gauge``, ``after`` (how many are
    left by then), ``leaving``.
    """
    c = studio.palette
    seat, leaving = seat_of(facts), flag(facts, "leaving")
    area = QRectF(-10, -10, _SHUTTLE[0] + 20, _SHUTTLE[1] + 20)
    layer(p, studio, ("shuttle", seat, leaving), area, lambda q: _shuttle(q, c, seat, leaving))
    count = number(facts, "after", number(facts, "count"))
    if count:
        text = printed(studio, "to_lose" if leaving else "to_place", n=count)
        tag(p, studio, 92, 62, 170, text, 12.5)


def _shuttle(p: QPainter, c: Palette, seat: int, leaving: bool) -> None:
    x, y = 96.0, 34.0
    colour = c.phase_3 if leaving else c.seat(seat)
    hull = QPainterPath()
    hull.moveTo(x - 62, y + 12)
    hull.cubicTo(x - 70, y - 16, x - 30, y - 26, x + 20, y - 24)
    hull.cubicTo(x + 52, y - 22, x + 72, y - 4, x + 78, y + 10)
    hull.cubicTo(x + 60, y + 24, x - 40, y + 26, x - 62, y + 12)
    hull.closeSubpath()
    shadow(p, hull, c.shade, 7, 6, 0.45)
    tail = polygon((x - 64, y + 4), (x - 88, y - 28), (x - 64, y - 28), (x - 36, y - 14))
    fill(p, tail, linear(0, y - 28, 0, y, (0, lighter(colour, 0.35)), (1, colour)))
    stroke(p, tail, darker(colour, 0.5), 1)
    pale = c.dome
    stops = ((0.0, lighter(pale, 0.4)), (0.5, mix(pale, c.dome_shade, 0.15)), (1.0, mix(c.dome_shade, pale, 0.1)))
    fill(p, hull, linear(0, y - 26, 0, y + 24, *stops))
    with clipped(p, hull):
        fill(p, QRectF(0, y + 10, 200, 5), colour)
    stroke(p, hull, darker(c.dome_shade, 0.5), 1.3)
    for i in range(3):
        pane = rounded(QRectF(x - 44 + i * 24, y - 15, 18, 19), 8)
        top, low = (c.window_light, c.accent_fill) if c.dark else (lighter(c.sea, 0.75), mix(c.sea, c.white, 0.25))
        fill(p, pane, vertical(pane.boundingRect(), (0, top), (1, low)))
        stroke(p, pane, darker(c.sea, 0.55), 1.2)
    cockpit = QPainterPath()
    cockpit.moveTo(x + 36, y - 14)
    cockpit.cubicTo(x + 50, y - 12, x + 60, y - 4, x + 62, y + 2)
    cockpit.lineTo(x + 36, y + 2)
    cockpit.closeSubpath()
    fill(p, cockpit, linear(x + 36, y - 14, x + 62, y, (0, lighter(c.sea, 0.7)), (1, darker(c.sea, 0.2))))
    stroke(p, cockpit, darker(c.sea, 0.55), 1)
    draw_icon(p, seat_sign(seat), x - 56, y - 4, 11, colour)


# ---- the round ------------------------------------------------------------------------------------------------------


def paint_track(p: QPainter, facts: Facts, studio: Studio) -> None:
    """Where the round is. Facts: ``round``, ``phase``, ``step``, ``note``."""
    c = studio.palette
    rect = QRectF(0, 0, *_TRACK)
    step, phase = member(facts, "step", STEPS), number(facts, "phase")
    layer(p, studio, ("track", step), inner(rect, -14), lambda q: _track(q, c, rect, step))
    text = printed(studio, "round", round=number(facts, "round"))
    caption(
        p,
        studio,
        QRectF(14, 2, 84, 40),
        text,
        15.5,
        role=Role.DISPLAY,
        weight=Weight.Bold,
        color=c.ink,
        align=LEFT,
        full=0.5,
    )
    if phase in (1, 2, 3):
        tone = c.role(f"phase_{phase}")
        chip = QRectF(101, 10, 83, 24)
        ink = max((c.white, print_ink(c)), key=lambda one: contrast(one, tone))
        while contrast(ink, tone) < 5:  # deeper, or paler, until the name can be read on it
            tone = darker(tone, 0.06) if ink == c.white else lighter(tone, 0.06)
        fill(p, rounded(chip, 12), vertical(chip, (0, lighter(tone, 0.05)), (1, darker(tone, 0.05))))
        stroke(p, rounded(chip, 12), darker(tone, 0.45), 1)
        area = inner(chip, 1).adjusted(2, 0, -2, 0)
        label = printed(studio, "phase", phase=phase)
        caption(p, studio, area, label, 12.5, weight=Weight.DemiBold, color=ink, align=CENTER, full=0.8)
    if step:
        name = studio.tr(STEP_NAMES[step])
        ink = mix(c.accent, c.ink, 0.2)
        area = QRectF(_TRACK[0] - 182, 2, 70, 40)
        caption(p, studio, area, name, 13.5, weight=Weight.Bold, color=ink, align=LEFT, full=0.5)
    note = say(studio, facts, "note")
    area = QRectF(_TRACK[0] - 114, 4, 98, 36)
    draw_text(p, studio, area, note, 12, color=c.ink_muted, align=RIGHT, wrap=True)


def _track(p: QPainter, c: Palette, rect: QRectF, step: str) -> None:
    """The plate with the signs of the six steps; those that are over are filled."""
    path = rounded(rect, 22)
    shadow(p, path, c.shade, 7, 3, 0.5)
    fill(p, path, alpha(c.surface_raised, 0.94))
    stroke(p, path, mix(c.line_strong, c.accent_fill, 0.4), 1.2)
    stroke(p, rounded(inner(rect, 1.4), 20.6), alpha(c.white, 0.12 if c.dark else 0.8), 1)
    at = STEPS.index(step) if step else -1
    left, pitch, y = 207.0, 38.0, rect.center().y()
    stroke(p, polyline((left, y), (left + 5 * pitch, y)), c.line, 3)
    warm = mix(c.accent_fill, c.lava, 0.55)
    if at > 0:
        stroke(p, polyline((left, y), (left + at * pitch, y)), warm, 3)
    for i, name in enumerate(STEPS):
        x, r = left + i * pitch, 16.5 if i == at else 12.5
        disc = ellipse(x, y, r)
        if i <= at:
            if i == at:
                glow(p, disc, alpha(c.accent_fill, 0.9), 6, 1.2, screen=c.dark)
            fill(p, disc, vertical(disc.boundingRect(), (0, lighter(warm, 0.25)), (1, darker(warm, 0.18))))
            stroke(p, disc, darker(warm, 0.5), 1.2)
            draw_icon(p, STEP_ICONS[name], x, y, r * 1.22, print_ink(c) if c.dark else c.white)
        else:
            fill(p, disc, vertical(disc.boundingRect(), (0, c.surface_raised), (1, c.well)))
            stroke(p, disc, c.line_strong, 1.2)
            draw_icon(p, STEP_ICONS[name], x, y, r * 1.22, c.ink_muted)


NAMEPLATE = Component(_NAME, paint_nameplate, margin=16)
GROWTH = Component(_GROWTH, paint_growth, margin=14)
SHUTTLE = Component(_SHUTTLE, paint_shuttle, margin=14)
ROUND_TRACK = Component(_TRACK, paint_track, margin=14)
