"""Player cards: who, whose turn, base weapon, places for the tracker dice, the ability tokens and the keys.

Two forms of the same card: wide for one player, narrow for two who sit left and right of the tower. The dice, tokens
and keys on a card are pieces of their own; the layout's zones ``trackers``, ``abilities`` and ``keys`` put them where
this module draws their places.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberdoom_tower.geometry import COMPACT_H, COMPACT_W, PLAYER_H, PLAYER_W
from arcology.ui.art.cyberdoom_tower.reading import flag, label, number, say, words
from arcology.ui.art.cyberdoom_tower.signs import caption, figure, heading
from arcology.ui.art.cyberdoom_tower.summit import key_place
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import clipped, ellipse, fill, inner, radial, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.pieces import seat_badge
from arcology.ui.art.shadows import glow
from arcology.ui.art.studio import Component, Facts, Paint, Studio
from arcology.ui.art.surfaces import panel, well
from arcology.ui.art.textbox import CENTER, LEFT, RIGHT, alike, draw_text

ABILITIES: Final = ("modify", "reroll", "flip", "hit")
_MARGIN: Final = 34.0
SOCKETS: Final = (0, 1, 2, 3)  # how many tokens may lie on each ability
_TRACKERS: Final = (
    ("energy", "energy", "yellow_die"),
    ("luck", "luck", "red_die"),
    ("action", "action", "green_die"),
)


@dataclass(frozen=True)
class Form:
    """Where things are on a player card."""

    size: tuple[float, float]
    badge: QRectF
    name: QRectF
    turn: QRectF
    weapon: QRectF
    tracker: QRectF  # the first of three
    tracker_step: float
    ability_title: float
    ability: QRectF  # the first of four
    ability_step: float
    socket: float  # step between the token places
    keys_title: QRectF
    key: QPointF  # middle of the first key place
    key_step: float
    keys: int  # key places there is room for
    spotted: QRectF


WIDE: Final = Form(
    size=(PLAYER_W, PLAYER_H),
    badge=QRectF(14, 12, 52, 52),
    name=QRectF(80, 9, 172, 32),
    turn=QRectF(80, 40, 172, 22),
    weapon=QRectF(PLAYER_W - 98, 17, 84, 42),
    tracker=QRectF(14, 78, 104, 118),
    tracker_step=112,
    ability_title=203,
    ability=QRectF(14, 228, 76, 100),
    ability_step=84,
    socket=24,
    keys_title=QRectF(10, 343, 52, 40),
    key=QPointF(84, 363),
    key_step=45,
    keys=4,
    spotted=QRectF(206, 343, 136, 40),
)
NARROW: Final = Form(
    size=(COMPACT_W, COMPACT_H),
    badge=QRectF(14, 12, 50, 50),
    name=QRectF(76, 9, 180, 31),
    turn=QRectF(76, 39, 180, 22),
    weapon=QRectF(14, 386, COMPACT_W - 28, 42),
    tracker=QRectF(12, 74, 79, 108),
    tracker_step=83,
    ability_title=188,
    ability=QRectF(14, 212, 58, 100),
    ability_step=61.33,
    socket=18,
    keys_title=QRectF(16, 316, 84, 20),
    key=QPointF(37, 356),
    key_step=49,
    keys=5,
    spotted=QRectF(104, 316, 152, 20),
)


def _painter(form: Form) -> Paint:
    def paint_player(p: QPainter, facts: Facts, studio: Studio) -> None:
        """A player card.

        Facts: ``seat`` (from 0), ``name`` (text), ``active`` (whose turn it is), ``over`` (nobody waits any more),
        ``weapon_range``, ``weapon_damage``,
        ``abilities`` (ready, used or locked for modify, reroll, flip, hit), ``key_places``, ``spotted`` (numbers of the
        floors that have seen this player).
        """
        seat, active = number(facts, "seat"), flag(facts, "active", True)
        whole = QRectF(0, 0, *form.size)
        titles = tuple(label(studio, key) for key, _, _ in _TRACKERS)

        def plate(q: QPainter) -> None:
            _frame(q, studio.palette, whole, seat, active)
            seat_badge(q, studio.palette, form.badge, seat)
            for i in range(len(titles)):
                _tracker(q, studio, form, i, titles)

        layer(p, studio, ("player card", form.size, seat, active, titles), inner(whole, -_MARGIN), plate)
        _head(p, facts, studio, form, seat, active)
        _weapon(p, facts, studio, form)
        _abilities(p, facts, studio, form)
        _keys(p, facts, studio, form)

    return paint_player


def _frame(p: QPainter, c: Palette, whole: QRectF, seat: int, active: bool) -> None:
    """The plate under everything, lit in the colour of the seat whose turn it is."""
    tone = c.seat(seat)
    if active:
        glow(p, rounded(whole, 10), alpha(tone, 0.55 if c.dark else 0.4), 14, screen=c.dark)
    panel(p, c, whole, radius=10, accent=tone if active else c.line_strong)
    if active:
        stroke(p, rounded(inner(whole, 0.8), 9.2), alpha(tone, 0.85), 1.6)


def _head(p: QPainter, facts: Facts, studio: Studio, form: Form, seat: int, active: bool) -> None:
    c = studio.palette
    caption(p, studio, form.name, say(studio, facts, "name"), 24, role=Role.DISPLAY, weight=Weight.Bold, color=c.ink)
    if active:
        tone = c.accent if seat == 0 else mix(c.seat(seat), c.ink, 0.3)
        draw_icon(p, "play", form.turn.x() + 6, form.turn.center().y(), 11, tone)
        caption(
            p,
            studio,
            form.turn.adjusted(16, 0, 0, 0),
            label(studio, "your_turn"),
            15,
            weight=Weight.DemiBold,
            color=tone,
        )
    elif not flag(facts, "over", False):
        caption(p, studio, form.turn, label(studio, "waiting"), 15, color=c.ink_muted)


def _weapon(p: QPainter, facts: Facts, studio: Studio, form: Form) -> None:
    """The base weapon: a pistol with its range and damage; the wide plate stacks them, the low one names it."""
    c = studio.palette
    rect = form.weapon
    well(p, c, rect, 6)
    figures = (("range", c.reach, "weapon_range"), ("damage", c.damage, "weapon_damage"))
    low = rect.width() > 150
    draw_icon(p, "weapon", rect.x() + (24 if low else 22), rect.center().y(), 28, mix(c.ink, c.ink_muted, 0.35))
    if low:
        area = QRectF(rect.x() + 46, rect.y(), rect.width() - 46 - 92, rect.height())
        caption(p, studio, area, label(studio, "base_weapon"), 14, weight=Weight.DemiBold, color=c.ink)
    for i, (icon, tone, key) in enumerate(figures):
        x = rect.right() - 84 + i * 42 if low else rect.x() + 44
        y = rect.center().y() if low else rect.y() + 11.5 + i * 19
        draw_icon(p, icon, x + 8, y, 15 if not low else 18, tone)
        figure(
            p,
            studio,
            QRectF(x + 18, y - 11, 20, 21),
            str(number(facts, key, 2 - i)),
            15.5 if not low else 18,
            c.ink,
            LEFT,
        )


def _tracker(p: QPainter, studio: Studio, form: Form, index: int, names: Sequence[str]) -> None:
    """A square for a tracker die with its figure: what it counts in sign and words."""
    name = names[index]
    c = studio.palette
    key, icon, role = _TRACKERS[index]
    tone, die_tone = c.role(key), c.role(role)
    rect = form.tracker.translated(index * form.tracker_step, 0)
    path = rounded(rect, 8)
    deep = darker(c.well, 0.2 if c.dark else 0.03)
    fill(p, path, vertical(rect, (0, deep), (1, lighter(c.well, 0.06 if c.dark else 0.4))))
    with clipped(p, path):
        spot = radial(
            rect.x() + rect.width() * 0.45,
            rect.y() + rect.height() * 0.54,
            64,
            (0, alpha(die_tone, 0.32)),
            (1, alpha(die_tone, 0)),
        )
        fill(p, rect, spot)
    stroke(p, rounded(inner(rect, 0.7), 8), alpha(tone, 0.55), 1.3)
    draw_icon(p, icon, rect.x() + 16, rect.y() + 16, 17, tone)
    title = QRectF(rect.x() + 28, rect.y() + 1, rect.width() - 31, 31)
    if rect.width() > 90:
        loud = [name.upper() for name in names]
        room = title.width() - 5  # letters are spaced
        size = alike(studio, loud, room, 13.5, role=Role.DISPLAY, weight=Weight.DemiBold)
        heading(p, studio, title, loud[index], size, c.ink, wrap=True)
    else:
        size = alike(studio, names, title.width() - 1, 14, weight=Weight.DemiBold)
        draw_text(p, studio, title, name, size, weight=Weight.DemiBold, color=c.ink, wrap=True)


def _abilities(p: QPainter, facts: Facts, studio: Studio, form: Form) -> None:
    c = studio.palette
    states = words(facts, "abilities") or ("ready", "locked", "locked", "locked")
    y, right = form.ability_title, form.size[0] - 16
    split = right if form is NARROW else 16 + (right - 16) * 0.45
    heading(p, studio, QRectF(16, y, split - 20, 22), label(studio, "abilities").upper(), 13, c.ink_muted)
    if form is WIDE:
        note = QRectF(split, y, right - split, 22)
        caption(p, studio, note, label(studio, "first_use_free"), 13, color=c.ink_muted, align=RIGHT)
    for i in range(len(ABILITIES)):
        rect = form.ability.translated(i * form.ability_step, 0)
        _ability(p, studio, form, rect, i, states[i] if i < len(states) else "locked")
        if i < 3:
            draw_icon(
                p,
                "chevron_right",
                rect.right() + (form.ability_step - rect.width()) / 2,
                rect.y() + 27,
                9,
                alpha(c.ink_muted, 0.7),
            )


def _ability(p: QPainter, studio: Studio, form: Form, rect: QRectF, index: int, state: str) -> None:
    """One ability: lit when unlocked; else dim, with the places of its tokens."""
    c = studio.palette
    locked, used = state == "locked", state == "used"
    path = rounded(rect, 8)
    if locked:
        fill(p, path, vertical(rect, (0, mix(c.surface, c.well, 0.4)), (1, c.well)))
        stroke(p, rounded(inner(rect, 0.6), 8), c.line, 1.1)
        ink = alpha(c.ink_muted, 0.65)
    else:
        high = mix(c.surface_raised, c.ability, 0.22 if not used else 0.1)
        fill(p, path, vertical(rect, (0, lighter(high, 0.05)), (1, mix(c.surface, c.ability, 0.06))))
        top = QRectF(rect.x() + 3, rect.y() + 1, rect.width() - 6, 3)
        if not used:
            glow(p, rounded(top, 1.5), alpha(c.ability, 0.9), 7, screen=c.dark)
        stroke(p, rounded(inner(rect, 0.8), 8), alpha(c.ability, 1.0 if not used else 0.5), 1.6)
        ink = lighter(c.ability, 0.8) if c.dark else darker(c.ability, 0.25)
    draw_icon(p, ABILITIES[index], rect.center().x(), rect.y() + 26, 29 if rect.width() > 70 else 26, ink)
    name = QRectF(rect.x() + 3, rect.y() + 42, rect.width() - 6, 31)
    tone = c.ink_muted if locked else c.ink
    titles = [label(studio, f"ability.{ability}") for ability in ABILITIES]
    size = alike(studio, titles, name.width() - 1, 14, weight=Weight.DemiBold)
    draw_text(p, studio, name, titles[index], size, weight=Weight.DemiBold, wrap=True, color=tone, align=CENTER)
    y = rect.y() + (84 if form is WIDE else 87)
    if locked:
        count = SOCKETS[index]
        for k in range(count):
            x = rect.center().x() + (k - (count - 1) / 2) * form.socket
            radius = 10.0 if form is WIDE else 7.6
            fill(p, ellipse(x, y, radius), darker(c.well, 0.35 if c.dark else 0.12))
            stroke(p, ellipse(x, y, radius), alpha(c.line_strong, 0.45), 1)
    else:
        text = label(studio, "used" if used else "ready")
        line = QRectF(rect.x() + 3, y - 12, rect.width() - 6, 22)
        tone = c.good if not used else c.warning
        draw_text(p, studio, line, text, 13.5, weight=Weight.DemiBold, color=tone, align=CENTER, wrap=True)


def _keys(p: QPainter, facts: Facts, studio: Studio, form: Form) -> None:
    c = studio.palette
    heading(p, studio, form.keys_title, label(studio, "keys").upper(), 13, c.ink_muted, wrap=True)
    for i in range(min(form.keys, number(facts, "key_places", form.keys))):
        x, y = form.key.x() + i * form.key_step, form.key.y()
        key_place(p, c, QRectF(x - 20, y - 19, 40, 38), False)
    floors = words(facts, "spotted")
    if not floors:
        return
    rect, chip_width = form.spotted, 28.0 + 19 * len(floors)
    if rect.height() > 30:
        note = QRectF(rect.x(), rect.y() - 2, rect.width(), 19)
        chip = QRectF(rect.right() - chip_width, rect.y() + 18, chip_width, 21)
    else:
        note = QRectF(rect.x(), rect.y(), rect.width() - chip_width - 6, rect.height())
        chip = QRectF(rect.right() - chip_width, rect.y() - 1, chip_width, 21)
    if note.width() > 48:  # the eye on the chip says it too
        caption(p, studio, note, label(studio, "seen_on"), 13, color=c.bad, align=RIGHT)
    fill(p, rounded(chip, 10.5), alpha(c.bad, 0.16))
    stroke(p, rounded(inner(chip, 0.6), 10), alpha(c.bad, 0.8), 1.1)
    draw_icon(p, "eye", chip.x() + 14, chip.center().y(), 15, c.bad)
    figure(p, studio, QRectF(chip.x() + 22, chip.y(), chip.width() - 26, 21), " · ".join(floors), 14, c.ink)


PLAYER_CARD = Component(WIDE.size, _painter(WIDE), margin=_MARGIN)
PLAYER_CARD_COMPACT = Component(NARROW.size, _painter(NARROW), margin=_MARGIN)
