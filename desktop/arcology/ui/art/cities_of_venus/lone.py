"""The lone-city challenge: the ladder of ratings with its goals, and the freighter that takes a canister away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.clouds import billow, stars, tones
from arcology.ui.art.cities_of_venus.geometry import CHALLENGE
from arcology.ui.art.cities_of_venus.mat import sky
from arcology.ui.art.cities_of_venus.pieces import gem
from arcology.ui.art.cities_of_venus.reading import RATING_NAMES, RATINGS, flag, number, numbers, printed, say
from arcology.ui.art.cities_of_venus.signs import deep, figure, line, plate, sunken, tag, title
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import clipped, ellipse, fill, inner, linear, placed, polygon, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix, readable_on
from arcology.ui.art.shadows import glow, shadow
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.textbox import LEFT, RIGHT, alike, draw_text

_WHOLE: Final = QRectF(0, 0, *CHALLENGE)
_LADDER: Final = QRectF(9, 74, CHALLENGE[0] - 18, 258)
_FREIGHTER: Final = (300.0, 92.0)


def paint_challenge(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The board of the lone city.

    Facts: ``total``, ``people``, ``minerals``, ``least`` (points for each of the six ratings), ``goal_people``,
    ``goal_minerals``, ``freighter`` (it comes in this round), ``gauge``, ``after`` (total).
    """
    c = studio.palette
    total, after = number(facts, "total"), facts.get("after")
    least = numbers(facts, "least", len(RATINGS))
    reached = max((i for i, points in enumerate(least) if total >= points), default=0)
    comes = flag(facts, "freighter")
    layer(p, studio, ("challenge", reached, comes), inner(_WHOLE, -16), lambda q: _board(q, c, reached, comes))
    title(p, studio, QRectF(14, 6, 130, 32), printed(studio, "lone_city"), 17, c.ink)
    planned = isinstance(after, int) and after != total
    text = f"{total}→{after}" if planned else str(total)
    ink = (c.good if isinstance(after, int) and after > total else c.bad) if planned else c.accent
    figure(p, studio, QRectF(134, 5, 78, 34), text, 25 if not planned else 19, ink, RIGHT)
    name = studio.tr(RATING_NAMES[RATINGS[reached]])
    line(p, studio, QRectF(14, 39, 198, 28), name, 14.5, deep(c, c.accent_fill, 0.55), LEFT, Weight.DemiBold)
    for i, rating in enumerate(RATINGS):
        _rung(p, studio, i, rating, least, reached)
    _goals(p, facts, studio)
    text = printed(studio, "freighter_comes" if comes else "freighter")
    ink = c.warning if comes else c.ink_muted
    weight = Weight.DemiBold if comes else Weight.Medium
    draw_text(p, studio, QRectF(46, 440, 170, 32), text, 12.2, weight=weight, color=ink, wrap=True)


def _rung_rect(index: int) -> QRectF:
    """The place of a rating; the highest is at the top, and each is a little narrower than the one below."""
    step = _LADDER.height() / len(RATINGS)
    inset = 5 + index * 2.5
    y = _LADDER.bottom() - (index + 1) * step + 3
    return QRectF(_LADDER.left() + inset, y, _LADDER.width() - 2 * inset, step - 6)


def _board(p: QPainter, c: Palette, reached: int, comes: bool) -> None:
    plate(p, c, _WHOLE, 14, c.accent_fill)
    bed = rounded(_LADDER, 11)
    with clipped(p, bed):
        sky(p, c, _LADDER)
        stars(p, c, QRectF(_LADDER.x(), _LADDER.y(), _LADDER.width(), 90), 30, 4)
        low = QRectF(_LADDER.left() - 20, _LADDER.top() + 120, _LADDER.width() + 40, 120)
        billow(p, c, low, 3, 41, tones(c, 0.3), 0.9)
        billow(p, c, low.translated(0, 70), 3, 42, tones(c, 0.9), 0.95)
    sunken(p, c, bed, 7)
    for i in range(len(RATINGS)):
        rect = _rung_rect(i)
        path = rounded(rect, 8)
        done = i <= reached
        gold = mix(c.accent_fill, c.phase_2, 0.4)
        base = gold if done else mix(c.dome, c.dome_shade, 0.3)
        if i == reached:
            glow(p, path, alpha(c.accent_fill, 0.9), 6, 1.2, screen=c.dark)
        shadow(p, path, c.shade, 3, 2, 0.5)
        stops = (0, lighter(base, 0.4)), (1, darker(base, 0.1))
        if not done and c.dark:
            stops = (0, mix(base, c.night, 0.45)), (1, mix(base, c.night, 0.62))
        fill(p, path, vertical(rect, *stops))
        stroke(p, path, darker(base, 0.5), 1.2 if i != reached else 2)
    x, y = 28.0, 456.0
    if comes:
        glow(p, ellipse(x, y, 11), alpha(c.accent_fill, 0.8), 6, 1, screen=c.dark)
    draw_icon(p, "rocket", x, y, 22, c.warning if comes else c.ink_muted, turn=90)


def _rung(p: QPainter, studio: Studio, index: int, rating: str, least: Sequence[int], reached: int) -> None:
    c = studio.palette
    rect = _rung_rect(index)
    done = index <= reached
    ground = c.accent_fill if done else mix(mix(c.dome, c.dome_shade, 0.3), c.night, 0.55 if c.dark else 0.0)
    ink = readable_on(ground, c)
    points = QRectF(rect.right() - 36, rect.top(), 30, rect.height())
    size = alike(studio, map(str, least), points.width(), 14.5, role=Role.NUMBER, weight=Weight.ExtraBold)
    figure(p, studio, points, str(least[index]), size, ink, RIGHT)
    area = QRectF(rect.left() + 8, rect.top(), rect.width() - 48, rect.height())
    weight = Weight.Bold if index == reached else Weight.DemiBold
    draw_text(p, studio, area, studio.tr(RATING_NAMES[rating]), 13, weight=weight, color=ink, wrap=True)


def _goals(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The two thresholds that stand in for comparing cities."""
    c = studio.palette
    line(p, studio, QRectF(14, 337, 198, 24), printed(studio, "goals"), 13, c.ink, LEFT, Weight.DemiBold)
    for i, what in enumerate(("people", "minerals")):
        value, goal = number(facts, what), number(facts, f"goal_{what}", 40)
        y = 362 + i * 38
        if i == 0:
            draw_icon(p, "vnaut", 26, y + 17, 22, lighter(c.vnaut, 0.3) if c.dark else c.vnaut)
        else:
            gem(p, c, "clear", 26, y + 17, 10, rest=False)
        bar = QRectF(46, y + 10, 96, 14)
        fill(p, rounded(bar, 7), vertical(bar, (0, darker(c.well, 0.2)), (1, c.well)))
        part = QRectF(bar.left(), bar.top(), max(14.0, bar.width() * min(1.0, value / max(1, goal))), bar.height())
        tone = c.land if value >= goal else c.accent_fill
        fill(p, rounded(part, 7), vertical(part, (0, lighter(tone, 0.35)), (1, tone)))
        stroke(p, rounded(bar, 7), c.line_strong, 1)
        ink = c.good if value >= goal else c.ink
        figure(p, studio, QRectF(146, y + 3, 68, 28), f"{value}/{goal}", 14.5, ink, RIGHT)


# ---- the freighter --------------------------------------------------------------------------------------------------


def paint_freighter(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The freighter that passes a lone city. Facts: ``note``."""
    c = studio.palette

    def ship(q: QPainter) -> None:
        with placed(q, (_FREIGHTER[0] - 190) / 2, 0):
            _freighter(q, c)

    layer(p, studio, ("freighter",), QRectF(-16, -16, _FREIGHTER[0] + 32, _FREIGHTER[1] + 32), ship)
    if note := say(studio, facts, "note"):
        tag(p, studio, _FREIGHTER[0] / 2, 66, _FREIGHTER[0], note)


def _freighter(p: QPainter, c: Palette) -> None:
    steel, dark = mix(c.mechanical, c.dome, 0.35), mix(c.mechanical, c.night, 0.5)
    hull = QPainterPath()
    hull.moveTo(6, 38)
    hull.cubicTo(10, 22, 30, 16, 60, 16)
    hull.lineTo(150, 16)
    hull.cubicTo(172, 18, 184, 28, 186, 38)
    hull.cubicTo(176, 52, 150, 56, 120, 56)
    hull.lineTo(40, 56)
    hull.cubicTo(22, 54, 10, 48, 6, 38)
    shadow(p, hull, c.shade, 9, 7, 0.5)
    for x in (20.0, 46.0):
        jet = polygon((x - 5, 54), (x + 5, 54), (x, 74))
        fill(p, jet, linear(0, 54, 0, 74, (0, c.white), (0.4, c.accent_fill), (1, alpha(c.lava, 0))))
    fill(p, hull, linear(0, 16, 0, 56, (0, lighter(steel, 0.5)), (0.5, steel), (1, dark)))
    with clipped(p, hull):
        for i in range(5):
            box = QRectF(34 + i * 23, 24, 20, 20)
            tone = c.role(f"phase_{i % 3 + 1}")
            fill(p, rounded(box, 3), vertical(box, (0, lighter(tone, 0.35)), (1, darker(tone, 0.2))))
            stroke(p, rounded(box, 3), darker(tone, 0.55), 1)
        fill(p, QRectF(0, 47, 190, 3), c.accent_fill)
    stroke(p, hull, darker(dark, 0.4), 1.3)
    bridge = polygon((152, 22), (168, 24), (178, 34), (152, 34))
    fill(p, bridge, linear(152, 22, 178, 34, (0, lighter(c.sea, 0.7)), (1, darker(c.sea, 0.25))))
    stroke(p, bridge, darker(c.sea, 0.6), 1)
    claw = QPainterPath()
    for dx in (-9, 9):
        claw.moveTo(95, 56)
        claw.lineTo(95 + dx, 64)
        claw.lineTo(95 + dx * 0.5, 72)
    stroke(p, claw, dark, 2.6)


CHALLENGE_BOARD = Component(CHALLENGE, paint_challenge, margin=16)
FREIGHTER = Component(_FREIGHTER, paint_freighter, margin=16)
