"""The order of attack along the top: a track, and an entry for everybody who acts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.cyberflesh.bestiary import paint_face
from arcology.ui.art.cyberflesh.geometry import ENTRY_H, ENTRY_SMALL_W, ENTRY_W, TRACK_H, TRACK_W
from arcology.ui.art.cyberflesh.reading import number, printed, say, seat_tone, word
from arcology.ui.art.cyberflesh.signs import CENTER, LEFT, SHADOW, TOP, board, coin, cut, figure, line, overline
from arcology.ui.art.cyberflesh.terrain import arrowhead
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import fill, inner, polyline, regular, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, mix
from arcology.ui.art.shadows import glow
from arcology.ui.art.studio import Component, Facts, Studio

_TRACK: Final = QRectF(0, 0, TRACK_W, TRACK_H)


def paint_track(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The rail on which the order of attack stands.

    Facts: ``turn`` (of the fight; 0: there is none), ``note`` (text: how the order comes about, or what goes on when
    nobody fights).
    """
    c, turn = studio.palette, number(facts, "turn")
    layer(p, studio, ("order track", turn > 0), inner(_TRACK, -SHADOW), lambda q: _track(q, c, turn > 0))
    note = say(studio, facts, "note")
    if turn > 0:
        head = c.accent_second if c.dark else mix(c.accent, c.ink, 0.3)
        overline(p, studio, QRectF(16, 5, 100, 21), printed(studio, "fight"), head)
        figure(p, studio, QRectF(16, 24, 100, 34), printed(studio, "turn", n=turn), 26, c.ink, LEFT, minimum=16)
        line(p, studio, QRectF(16, 58, 92, 40), note, 13, c.ink_muted, TOP, wrap=True)
    else:
        overline(p, studio, QRectF(34, 14, 500, 18), printed(studio, "no_fight"), c.ink_muted)
        line(p, studio, QRectF(34, 32, TRACK_W - 120, 58), note, 19, c.ink, TOP, wrap=True)
        draw_icon(p, "steps", TRACK_W - 58, TRACK_H / 2, 46, alpha(c.ink_muted, 0.4))


def _track(p: QPainter, c: Palette, fight: bool) -> None:
    board(p, c, _TRACK, 3, wash=c.red_die if fight else None)
    if fight:
        stroke(p, polyline((122, TRACK_H / 2), (TRACK_W - 14, TRACK_H / 2)), alpha(c.line_strong, 0.4), 2, dash=(1, 2))


def _tones(c: Palette, state: str, seat: int) -> tuple[QColor, QColor, QColor]:
    """Upper and lower ground of an entry, and its edge."""
    tone = {"acting": c.accent_fill, "next": c.rust}.get(state)
    own = seat_tone(c, seat) if seat >= 0 else mix(c.rust, c.damage, 0.35)
    if c.dark:
        if tone is None:
            return mix(c.surface_raised, c.wood, 0.08), c.surface, mix(own, c.line, 0.55)
        return mix(tone, c.surface, 0.66), mix(tone, c.night, 0.84), tone if state == "next" else c.lime
    if tone is None:
        return c.surface_raised, c.well, mix(own, c.line, 0.5)
    return mix(tone, c.surface_raised, 0.5), mix(tone, c.surface, 0.72), mix(tone, c.ink, 0.35)


def _plate(p: QPainter, c: Palette, rect: QRectF, state: str, seat: int) -> None:
    path = cut(inner(rect, 1), 8)
    high, low, edge = _tones(c, state, seat)
    if state == "acting":
        glow(p, path, alpha(c.accent_fill, 0.7), 8, screen=c.dark)
    fill(p, path, vertical(rect, (0, high), (1, low)))
    stroke(p, path, alpha(c.black, 0.6 if c.dark else 0.2), 2.6)
    stroke(p, path, edge, 2.0 if state in ("acting", "next") else 1.3)
    stroke(p, polyline((9, 2.6), (rect.width() - 9, 2.6)), alpha(c.white, 0.14 if c.dark else 0.9), 1)


def _face(p: QPainter, c: Palette, card: str, seat: int, x: float, y: float, r: float, done: bool) -> None:
    path = regular(x, y, r, 6, 30)
    fill(p, path.translated(0, 2.4), alpha(c.black, 0.5))
    paint_face(p, c, card, QRectF(x - r, y - r, 2 * r, 2 * r), path)
    if done:
        fill(p, path, alpha(c.surface, 0.6))
    edge = seat_tone(c, seat) if seat >= 0 else mix(c.rust, c.damage, 0.3)
    stroke(p, path, c.night, 4.4)
    stroke(p, path, mix(edge, c.line, 0.5) if done else edge, 2.2)
    if seat >= 0:
        coin(p, c, x - r * 0.66, y + r * 0.86, 7.5, seat)


def paint_entry(p: QPainter, facts: Facts, studio: Studio) -> None:
    """Somebody in the order of attack.

    Facts: ``card``, ``name`` (text), ``priority``, ``seat`` (-1: an enemy), ``state`` (acting, next, waiting, done),
    ``target`` (text: whom it will attack, or what it does now), ``target_seat``, ``why`` (text: why that one).
    """
    c = studio.palette
    card, seat, state = word(facts, "card"), number(facts, "seat", -1), word(facts, "state", "waiting")
    rect = QRectF(0, 0, ENTRY_W, ENTRY_H)
    done = state == "done"

    def face(q: QPainter) -> None:
        _plate(q, c, rect, state, seat)
        _face(q, c, card, seat, 33, 45, 25.5, done)

    layer(p, studio, ("entry", card, seat, state), inner(rect, -16), face)
    ink = c.ink_muted if done else c.ink
    head = {"acting": c.accent, "next": c.warning}.get(state, c.ink_muted)
    overline(p, studio, QRectF(63, 3, 72, 20), printed(studio, f"state.{state}"), head)
    draw_icon(p, "hourglass", ENTRY_W - 35, 13, 14, c.ink_muted)
    figure(p, studio, QRectF(ENTRY_W - 27, 4, 22, 19), str(number(facts, "priority")), 16, ink)
    name, two = say(studio, facts, "name"), QRectF(63, 17, 108, 28)
    line(p, studio, QRectF(63, 21, 105, 22), name, 15.5, ink, bold=True, two=two, minimum=11)
    target, why = say(studio, facts, "target"), say(studio, facts, "why")
    who = number(facts, "target_seat", -1)
    left = 63.0
    if target and who >= 0:
        arrowhead(p, 64, 53, 4.6, head if state != "waiting" else c.ink_muted)
        coin(p, c, 80, 53, 7.5, who)
        left = 91.0
    one, two = QRectF(left, 42, ENTRY_W - left - 6, 22), QRectF(left, 36, ENTRY_W - left - 5, 29)
    line(p, studio, one, target, 14.4, ink if who >= 0 else head, bold=who >= 0, two=two, minimum=11)
    line(p, studio, QRectF(63, 63, 104, 19), why, 12.8, c.ink_muted, two=QRectF(63, 58.5, 104, 28), minimum=11)
    if done:
        draw_icon(p, "check", 33, 45, 24, c.ink_muted)


def paint_entry_small(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The same where many act. Facts: ``card``, ``name`` (text), ``priority``, ``seat``, ``state``, ``target_seat``."""
    c = studio.palette
    card, seat, state = word(facts, "card"), number(facts, "seat", -1), word(facts, "state", "waiting")
    rect = QRectF(0, 0, ENTRY_SMALL_W, ENTRY_H)
    done = state == "done"

    def face(q: QPainter) -> None:
        _plate(q, c, rect, state, seat)
        _face(q, c, card, seat, 30, 37, 24, done)

    layer(p, studio, ("small entry", card, seat, state), inner(rect, -16), face)
    ink = c.ink_muted if done else c.ink
    draw_icon(p, "hourglass", ENTRY_SMALL_W - 15, 17, 14, c.ink_muted)
    figure(p, studio, QRectF(ENTRY_SMALL_W - 26, 24, 22, 20), str(number(facts, "priority")), 17, ink)
    who = number(facts, "target_seat", -1)
    if who >= 0:
        coin(p, c, ENTRY_SMALL_W - 15, 54, 7.5, who)
    line(p, studio, QRectF(5, 64, ENTRY_SMALL_W - 10, 20), say(studio, facts, "name"), 12.8, ink, CENTER, bold=True)
    if state in ("acting", "next"):
        mark = "play" if state == "acting" else "chevron_right"
        draw_icon(p, mark, 12, 12, 12, c.accent if state == "acting" else c.warning)
    elif done:
        draw_icon(p, "check", 30, 37, 22, c.ink_muted)


ORDER_TRACK: Final = Component((TRACK_W, TRACK_H), paint_track, margin=SHADOW)
ORDER_ENTRY: Final = Component((ENTRY_W, ENTRY_H), paint_entry, margin=16)
ORDER_ENTRY_SMALL: Final = Component((ENTRY_SMALL_W, ENTRY_H), paint_entry_small, margin=16)
