"""What is counted on a sheet: life, statistics, necrosis; and the small cards of those who join."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.bestiary import paint_scene
from arcology.ui.art.cyberflesh.geometry import (
    CAMP_H,
    CAMP_W,
    COMPANION_H,
    COMPANION_W,
    HP_H,
    HP_NARROW_H,
    HP_NARROW_W,
    HP_W,
    NECROSIS_H,
    NECROSIS_NARROW_H,
    NECROSIS_NARROW_W,
    NECROSIS_W,
    STAT_H,
    STAT_W,
)
from arcology.ui.art.cyberflesh.inks import deep
from arcology.ui.art.cyberflesh.reading import (
    CORNERS,
    STATS,
    VALUE_ICONS,
    flag,
    number,
    printed,
    say,
    seat_tone,
    word,
    words,
)
from arcology.ui.art.cyberflesh.signs import (
    CENTER,
    LEFT,
    RIGHT,
    SHADOW,
    TOP_CENTER,
    board,
    coin,
    cut,
    drop,
    figure,
    line,
    overline,
    pit,
)
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import ellipse, fill, inner, polygon, polyline, radial, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow, shadow
from arcology.ui.art.studio import Component, Facts, Paint, Studio

DEADLY: Final = 9
"""So many necrosis markers kill."""


# ---- life ------------------------------------------------------------------------------------------------------------


def _life_painter(wide: bool) -> Paint:
    def paint_life(p: QPainter, facts: Facts, studio: Studio) -> None:
        """Life as figure and bar, one step a point.

        Facts: ``hp``, ``max``, ``after`` (what a planned move would leave), ``muted``.
        """
        c = studio.palette
        most = max(1, number(facts, "max", 1))
        hp, after, muted = max(0, number(facts, "hp", most)), number(facts, "after", -1), flag(facts, "muted")
        red = c.bad if not c.dark else lighter(mix(c.damage, c.bone, 0.5), 0.2)
        ink = c.legal_cost if after >= 0 else (c.ink if muted else red)
        if wide:
            figure(p, studio, QRectF(0, 0, 40, HP_H), str(after if after >= 0 else hp), 25, ink, RIGHT, minimum=17)
            line(p, studio, QRectF(43, 5, 29, HP_H - 8), f"/ {most}", 16, c.ink_muted)
            drop(p, c, 84, HP_H / 2, 10.5, muted=muted)
            bar = QRectF(99, 9, HP_W - 99, 16)
        else:
            figure(p, studio, QRectF(20, 0, 40, 28), str(after if after >= 0 else hp), 22, ink, RIGHT, minimum=17)
            line(p, studio, QRectF(63, 3, 50, 24), f"/ {most}", 15.5, c.ink_muted)
            drop(p, c, 11, 14, 10.5, muted=muted)
            bar = QRectF(0, 30, HP_NARROW_W, 14)
        _bar(p, c, bar, hp, most, after, muted)

    return paint_life


def _bar(p: QPainter, c: Palette, bar: QRectF, hp: int, most: int, after: int, muted: bool) -> None:
    fill(p, rounded(bar, 4), mix(c.night, c.red_die, 0.08) if c.dark else mix(c.void, c.red_die, 0.25))
    tone = mix(c.steel_light, c.steel, 0.2) if muted else c.red_die
    step = (bar.width() - 4) / most
    for k in range(most):
        cell = QRectF(
            bar.x() + 2 + k * step, bar.y() + 2, max(1.6, step - (1.4 if step > 4 else 0.6)), bar.height() - 4
        )
        if k < hp:
            lost = 0 <= after <= k
            lit = mix(tone, c.legal_cost, 0.7) if lost else tone
            fill(p, rounded(cell, 1.4), vertical(cell, (0, lighter(lit, 0.35)), (0.5, lit), (1, darker(lit, 0.45))))
            if lost:
                stroke(p, polyline((cell.x(), cell.bottom()), (cell.right(), cell.y())), c.night, 1.2)
        else:
            fill(p, rounded(cell, 1.4), alpha(c.black if c.dark else c.white, 0.4))
    stroke(p, rounded(bar, 4), mix(tone, c.night, 0.4), 1.2)


# ---- statistics ------------------------------------------------------------------------------------------------------


def paint_stat(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A statistic as it counts now, with an arrow where cards have raised or lowered it.

    Facts: ``stat``, ``value``, ``base`` (what is printed), ``after`` (what a planned move would leave).
    """
    c = studio.palette
    stat = word(facts, "stat", STATS[0])
    value = number(facts, "value")
    base, planned = number(facts, "base", value), "after" in facts
    shown = number(facts, "after", value) if planned else value
    rect = QRectF(0, 0, STAT_W, STAT_H)
    path = cut(inner(rect, 0.6), 6)
    if c.dark:
        fill(p, path, vertical(rect, (0, mix(c.steel_dark, c.wood, 0.1)), (1, c.steel_deep)))
    else:
        fill(p, path, vertical(rect, (0, c.surface_raised), (1, mix(c.well, c.void, 0.2))))
    stroke(p, path, c.legal_cost if planned else c.line, 1.6 if planned else 1.2)
    tone = {"life": c.bad, "defence": c.info if not c.dark else lighter(c.steel_light, 0.3)}.get(stat, c.ink)
    draw_icon(p, VALUE_ICONS.get(stat, "question"), 21, STAT_H / 2, 23, mix(tone, c.ink, 0.2))
    up, down = shown > base, shown < base
    ink = c.legal_cost if planned else c.good if up else c.bad if down else c.ink
    text = f"−{-shown}" if shown < 0 else str(shown)
    figure(p, studio, QRectF(36, 1, STAT_W - 54, STAT_H - 2), text, 23, ink, LEFT, minimum=15)
    x, y = STAT_W - 13.0, STAT_H / 2
    if up:
        fill(p, polygon((x - 5, y + 3.5), (x, y - 4), (x + 5, y + 3.5)), ink)
    elif down:
        fill(p, polygon((x - 5, y - 3.5), (x, y + 4), (x + 5, y - 3.5)), ink)


# ---- necrosis --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Track:
    size: tuple[float, float]
    first: tuple[float, float]
    step: float
    columns: int
    row: float
    radius: float


_WIDE: Final = Track((NECROSIS_W, NECROSIS_H), (12, 34), (NECROSIS_W - 24) / 8, 9, 0, 10.8)
_NARROW: Final = Track((NECROSIS_NARROW_W, NECROSIS_NARROW_H), (14, 33), 31.5, 5, 26, 11)


def _necrosis_painter(track: Track) -> Paint:
    def paint_necrosis(p: QPainter, facts: Facts, studio: Studio) -> None:
        """Necrosis markers on their nine places, of which the last one kills.

        Facts: ``count`` (0 to 9), ``after`` (what a planned move would leave).
        """
        c = studio.palette
        count, after = number(facts, "count"), number(facts, "after", -1)
        violet = lighter(c.violet, 0.35) if c.dark else darker(c.violet, 0.42)
        half = track.size[0] * (0.48 if track.row == 0 else 0.68)
        overline(p, studio, QRectF(0, -1, half, 22), printed(studio, "necrosis"), violet)
        n = after if after >= 0 else count
        told = printed(studio, "necrosis_of", n=n) if track.row == 0 else f"{n} / {DEADLY}"
        ink = c.legal_cost if after >= 0 else c.ink_muted
        line(p, studio, QRectF(half, -1, track.size[0] - half, 21), told, 13, ink, RIGHT)
        for k in range(DEADLY):
            x = track.first[0] + (k % track.columns) * track.step
            y = track.first[1] + (k // track.columns) * track.row
            if k < count:
                _marker(p, c, x, y, track.radius)
            else:
                disc = ellipse(x, y, track.radius)
                fill(p, disc, alpha(c.black, 0.4) if c.dark else alpha(c.void, 0.5))
                coming = count <= k < after
                stroke(p, disc, c.legal_cost if coming else alpha(c.violet, 0.8), 1.4, dash=(2, 1.6))
                if k == DEADLY - 1:
                    draw_icon(p, "skull", x, y, track.radius * 1.25, violet)
                elif coming:
                    draw_icon(p, "germ", x, y, track.radius * 1.3, alpha(c.legal_cost, 0.8))
            if 0 <= after <= k < count:
                stroke(p, polyline((x - 7, y + 7), (x + 7, y - 7)), c.legal_cost, 2.2)

    return paint_necrosis


def _marker(p: QPainter, c: Palette, x: float, y: float, r: float) -> None:
    disc = ellipse(x, y, r)
    fill(
        p,
        disc,
        radial(
            x - r * 0.3,
            y - r * 0.4,
            r * 1.45,
            (0, lighter(c.violet, 0.5)),
            (0.45, c.violet),
            (1, deep(c, c.violet, 0.7)),
        ),
    )
    stroke(p, disc, mix(c.night, c.violet, 0.1), 1.4)
    draw_icon(p, "germ", x, y, r * 1.4, darker(c.violet, 0.82))


# ---- companions ------------------------------------------------------------------------------------------------------

_CAMP: Final = QRectF(0, 0, CAMP_W, CAMP_H)
_SMALL: Final = QRectF(0, 0, COMPANION_W, COMPANION_H)


def paint_camp(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The plate on which companions lie. Facts: ``count``."""
    c = studio.palette
    empty = number(facts, "count") <= 0
    layer(p, studio, ("camp", empty), inner(_CAMP, -SHADOW), lambda q: _camp(q, c, empty))
    if empty:
        overline(p, studio, QRectF(30, 50, CAMP_W - 60, 24), printed(studio, "companions"), c.ink_muted, CENTER)
        text = printed(studio, "companions_none")
        line(p, studio, QRectF(40, 76, CAMP_W - 80, 60), text, 15, c.ink_muted, TOP_CENTER, wrap=True)


def _camp(p: QPainter, c: Palette, empty: bool) -> None:
    """One hollow for up to three; signs and words tell what it is for as long as nobody is in it."""
    board(p, c, _CAMP, 6)
    pit(p, c, rounded(QRectF(5, 5, 368, 150), 7), alpha(c.line_strong, 0.4))
    for k in range(3) if empty else ():
        draw_icon(p, "user", 66 + k * 123, 32, 26, alpha(c.line_strong, 0.4))


def paint_companion(p: QPainter, facts: Facts, studio: Studio) -> None:
    """Somebody who has joined: an event card at work.

    Facts: ``card``, ``name`` (text), ``seat`` (owner; -1 all), ``hp``, ``max``, ``necrosis``, ``priority``,
    ``precision``, ``strength``, ``intelligence``, ``defence``, ``attacks``, ``damage``, ``mutations`` (corners that are
    taken), ``active``, ``muted``, ``after`` (the hp that a planned move would leave).
    """
    c = studio.palette
    card, seat, active = word(facts, "card", "N01"), number(facts, "seat", -1), flag(facts, "active")
    taken = tuple(corner for corner in CORNERS if corner in words(facts, "mutations"))
    figure_id = "CF_ALLY" if card == "CF" else card
    key = ("companion", figure_id, seat, active, taken)
    layer(p, studio, key, inner(_SMALL, -16), lambda q: _companion(q, c, figure_id, seat, active, taken))
    ink = lighter(c.bone, 0.35)
    line(p, studio, QRectF(4, 2, COMPANION_W - 8, 20), say(studio, facts, "name"), 14, ink, CENTER, bold=True)
    coin(p, c, 14.5, 33, 8.5, seat)
    _attack(p, facts, studio)
    row = QRectF(4, 81, COMPANION_W - 8, 21)
    fill(p, rounded(row, 4), alpha(c.night, 0.9))
    drop(p, c, 14, 91.5, 7.6, muted=flag(facts, "muted"))
    most = max(1, number(facts, "max", 1))
    hp, after = number(facts, "hp", most), number(facts, "after", -1)
    planned = after >= 0
    tone = lighter(c.lime if after >= hp else c.ember, 0.35) if planned else ink
    figure(p, studio, QRectF(24, 81, 46, 21), f"{after if planned else hp}/{most}", 15.4, tone, LEFT)
    necrosis = number(facts, "necrosis")
    draw_icon(p, "germ", 84, 91.5, 14, lighter(c.violet, 0.4))
    figure(p, studio, QRectF(94, 81, 22, 21), str(necrosis), 15.4, lighter(c.violet, 0.6) if necrosis else ink, LEFT)
    told = ("priority", "precision", "defence", "strength", "intelligence")
    for k, stat in enumerate(told):
        x, y = 4 + (k % 3) * 38.6, 105 + (k // 3) * 21.6
        draw_icon(p, VALUE_ICONS[stat], x + 9, y + 10, 15, mix(c.bone, c.steel, 0.15))
        figure(p, studio, QRectF(x + 18, y, 20, 20), str(number(facts, stat)), 14.6, ink, LEFT)


def _attack(p: QPainter, facts: Facts, studio: Studio) -> None:
    c = studio.palette
    plate = QRectF(COMPANION_W - 62, 59, 58, 19)
    fill(p, rounded(plate, 4), alpha(c.night, 0.88))
    draw_icon(p, "d8", plate.x() + 9, plate.center().y(), 13, c.bone)
    ink = lighter(c.bone, 0.35)
    figure(p, studio, QRectF(plate.x() + 16, plate.y(), 12, 19), str(number(facts, "attacks", 1)), 14, ink, LEFT)
    draw_icon(p, "claw", plate.x() + 37, plate.center().y(), 13, lighter(c.ember, 0.3))
    figure(p, studio, QRectF(plate.x() + 45, plate.y(), 12, 19), str(number(facts, "damage", 1)), 14, ink, LEFT)


def _companion(p: QPainter, c: Palette, card: str, seat: int, active: bool, taken: tuple[str, ...]) -> None:
    path, tone = rounded(_SMALL, 7), seat_tone(c, seat)
    if active:
        glow(p, path, alpha(c.accent_fill, 0.85), 8, screen=c.dark)
    shadow(p, path, c.shade, 8, 4, 0.7 if c.dark else 0.35)
    base = mix(c.teal, c.steel, 0.5)
    fill(p, path, vertical(_SMALL, (0, deep(c, base, 0.35)), (1, deep(c, base, 0.82))))
    art = QRectF(4, 22, COMPANION_W - 8, 58)
    paint_scene(p, c, card, QRectF(art.x(), art.y() - 6, art.width(), 86), rounded(art, 3))
    stroke(p, rounded(art, 3), c.night, 1.6)
    stroke(p, path, c.night, 2)
    stroke(p, rounded(inner(_SMALL, 1.4), 6), lighter(tone, 0.1), 1.6)
    if active:
        stroke(p, rounded(inner(_SMALL, 1.6), 6), c.night, 4)
        stroke(p, rounded(inner(_SMALL, 1.6), 6), c.lime, 2.2, dash=(4, 3))
    for corner in taken:
        _graft(p, c, corner)


def _graft(p: QPainter, c: Palette, corner: str) -> None:
    """A mutation that somebody without a sheet has: a wedge at its corner of the picture."""
    dx, dy = (-1 if corner[1] == "l" else 1), (-1 if corner[0] == "t" else 1)
    x, y = (4.0 if dx < 0 else COMPANION_W - 4), (22.0 if dy < 0 else 80.0)
    fill(p, polygon((x, y), (x - dx * 19, y), (x, y - dy * 19)), c.accent_fill)
    stroke(p, polygon((x, y), (x - dx * 19, y), (x, y - dy * 19)), c.night, 1)
    draw_icon(p, "helix", x - dx * 6, y - dy * 6, 10, c.night)


HP_BAR: Final = Component((HP_W, HP_H), _life_painter(True))
HP_BAR_NARROW: Final = Component((HP_NARROW_W, HP_NARROW_H), _life_painter(False))
STAT: Final = Component((STAT_W, STAT_H), paint_stat)
NECROSIS_TRACK: Final = Component((NECROSIS_W, NECROSIS_H), _necrosis_painter(_WIDE))
NECROSIS_TRACK_NARROW: Final = Component((NECROSIS_NARROW_W, NECROSIS_NARROW_H), _necrosis_painter(_NARROW))
CAMP: Final = Component((CAMP_W, CAMP_H), paint_camp, margin=SHADOW)
COMPANION: Final = Component((COMPANION_W, COMPANION_H), paint_companion, margin=16)
