"""Dice and what they lie on: trackers, attack dice, the hide die, the tray and the boxes in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.cyberdoom_tower import signs
from arcology.ui.art.cyberdoom_tower.geometry import (
    BOX,
    DIE,
    TRACKER_H,
    TRACKER_W,
    TRAY_COMPACT_H,
    TRAY_COMPACT_W,
    TRAY_H,
    TRAY_W,
)
from arcology.ui.art.cyberdoom_tower.reading import ROW_ICONS, ROWS, Box, flag, label, number, say, word, words
from arcology.ui.art.cyberdoom_tower.signs import caption
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import clipped, diagonal, ellipse, fill, inner, radial, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.pieces import die, die_ghost
from arcology.ui.art.shadows import glow, shadow, soft
from arcology.ui.art.studio import Component, Facts, Paint, Studio
from arcology.ui.art.surfaces import rim_light, texture
from arcology.ui.art.textbox import CENTER, RIGHT, draw_text

_EDGE: Final = DIE * 0.9
_TOLD: Final = {
    "good": ("good", "check"),
    "bad": ("bad", "cross"),
}
"""Role and sign of what a die has come to."""
_MARGIN: Final = 40.0  # of the tray's shadow
VERDICTS: Final = ("hit", "miss", "hidden", "seen")
# Die colour, highest value and turn of each tracker.
_TRACKERS: Final[Mapping[str, tuple[str, int, float]]] = {
    "energy": ("yellow_die", 6, -4.0),
    "luck": ("red_die", 6, 2.0),
    "action": ("green_die", 3, 4.0),
}


def paint_tracker(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A tracker die with its figure: the content of a square of the player card.

    Facts: ``kind`` (energy, luck, action), ``value`` (1..6; 0: the die is off the card and only its place is seen),
    ``after`` (what a planned move would leave; absent or -1: nothing is planned).
    """
    c = studio.palette
    kind, value = word(facts, "kind", "energy"), number(facts, "value")
    role, most, turn = _TRACKERS.get(kind, _TRACKERS["energy"])
    x, y = 36.0, 36.0
    if value == 0:
        die_ghost(p, x, y, _EDGE * 0.94, c.role(kind) if kind in _TRACKERS else c.energy)
        draw_icon(p, kind if kind in _TRACKERS else "energy", x, y, 22, alpha(c.ink_muted, 0.5))
    else:
        die(p, c, x, y, _EDGE, min(value, 6), c.role(role), turn)
    signs.figure(p, studio, QRectF(64, y - 24, 36, 48), str(value), 38, c.ink)
    after = number(facts, "after", -1)
    foot = QRectF(6, TRACKER_H - 27, TRACKER_W - 12, 23)  # read on the narrow cards too, where all of it is smaller
    if after >= 0:
        fill(p, rounded(foot, 11.5), alpha(c.legal_cost, 0.16))
        stroke(p, rounded(inner(foot, 0.6), 11), alpha(c.legal_cost, 0.8), 1.2)
        ink = lighter(c.legal_cost, 0.4) if c.dark else darker(c.legal_cost, 0.15)
        text, weight = label(studio, "after", value=after), Weight.DemiBold
    else:
        ink = c.ink_muted
        text, weight = label(studio, "of_most", most=most), Weight.Medium
    caption(p, studio, inner(foot, 2), text, 17, weight=weight, color=ink, align=CENTER, minimum=14.8)


def _die_tone(c: Palette, colour: str) -> QColor:
    return c.red_die if colour == "red" else c.white_die


def paint_attack_die(p: QPainter, facts: Facts, studio: Studio) -> None:
    """An attack die.

    Facts: ``color`` (white, red), ``value`` (1..6), ``angle`` (degrees), ``tumbling`` (in the air: no shadow below),
    ``state`` (good: lies well; bad: no box takes it; "": neither), ``changed`` (an ability has touched it).
    """
    c = studio.palette
    told = _TOLD.get(word(facts, "state"))
    lit = c.role(told[0]) if told is not None else None
    if flag(facts, "changed"):
        lit = c.ability
    middle, value = DIE / 2, max(1, min(6, number(facts, "value", 1)))
    tone = _die_tone(c, word(facts, "color", "white"))
    die(p, c, middle, middle, _EDGE, value, tone, number(facts, "angle"), lit=lit, rest=not flag(facts, "tumbling"))
    if told is not None:
        _badge(p, c, *told, DIE - 10)
    if flag(facts, "changed"):
        _badge(p, c, "ability", "modify", 10)


def _badge(p: QPainter, c: Palette, role: str, icon: str, x: float) -> None:
    """What a die is, told by more than the colour of its glow."""
    tone, y, r = c.role(role), 10.0, 9.0
    fill(p, ellipse(x, y, r), c.steel_deep)
    stroke(p, ellipse(x, y, r), tone, 1.6)
    draw_icon(p, icon, x, y, 12, tone if c.dark else lighter(tone, 0.45))


def paint_hit_box(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A place for a die in the tray.

    Facts: ``color`` (white, red), ``mode`` (any, min, exact), ``n`` (the number), ``chained`` (its row must show one
    number), ``changed`` (a symbol made it differ from what is printed), ``state`` (empty, filled; problem: no die can
    fill it).
    """
    c = studio.palette
    mode, state = word(facts, "mode", "any"), word(facts, "state", "empty")
    wanted = None if mode == "any" else number(facts, "n", 1)
    box = Box(red=word(facts, "color") == "red", number=wanted, exact=mode == "exact")
    rect = inner(QRectF(0, 0, BOX, BOX), 3)
    if state == "problem":
        glow(p, rounded(rect, 11), alpha(c.bad, 0.9), 8, width=3)
    elif state == "filled":
        glow(p, rounded(rect, 11), alpha(c.good, 0.7), 7, width=2)
    signs.hit_box(p, studio, rect, box, changed=flag(facts, "changed"), plus=True)
    if flag(facts, "changed"):
        _badge(p, c, "accent_fill", "modify", rect.x() + 6)
    if flag(facts, "chained"):
        disc = ellipse(rect.x() + 5, rect.bottom() - 5, 9)
        fill(p, disc, mix(c.machine_dark, c.black, 0.4))
        stroke(p, disc, lighter(c.accent_fill, 0.3), 1.1)
        draw_icon(p, "chain", rect.x() + 5, rect.bottom() - 5, 13, lighter(c.accent_fill, 0.45))
    if state == "problem":
        stroke(p, rounded(inner(rect, -2.4), 12), c.bad, 2.0, dash=(2.4, 1.8))
        disc = ellipse(rect.right() - 3, rect.y() + 3, 8)
        fill(p, disc, c.bad)
        draw_icon(p, "alert", rect.right() - 3, rect.y() + 3, 11, c.black)
    elif state == "filled":
        stroke(p, rounded(inner(rect, -2.2), 12), alpha(c.good, 0.95), 1.8)


@dataclass(frozen=True)
class Tray:
    """Measures of a tray: frame, felt, rows of boxes, verdict and the place of the hide die."""

    size: tuple[float, float]
    felt: QRectF
    rows: tuple[float, float, float]  # middles of the three rows
    icon: float
    first: float  # middle of the first box
    step: float
    box: float
    verdict: QRectF
    lines: QRectF
    hide: tuple[float, float, float]  # middle and edge
    rest: QRectF  # where dice lie that are in no box


WIDE: Final = Tray(
    size=(TRAY_W, TRAY_H),
    felt=QRectF(12, 40, TRAY_W - 24, TRAY_H - 102),
    rows=(78, 152, 226),
    icon=29,
    first=76,
    step=59,
    box=54,
    verdict=QRectF(14, 274, 86, 40),
    lines=QRectF(112, 270, 172, 48),
    hide=(316, 295, 39),
    rest=QRectF(229, 46, 110, 212),
)
NARROW: Final = Tray(
    size=(TRAY_COMPACT_W, TRAY_COMPACT_H),
    felt=QRectF(9, 37, TRAY_COMPACT_W - 18, TRAY_COMPACT_H - 97),
    rows=(66, 118, 170),
    icon=44,
    first=96,
    step=54,
    box=46.4,
    verdict=QRectF(11, 286, 74, 40),
    lines=QRectF(91, 282, 119, 48),
    hide=(236, 306, 35),
    rest=QRectF(13, 207, TRAY_COMPACT_W - 26, 58),
)


def _painter(tray: Tray) -> Paint:
    def paint_tray(p: QPainter, facts: Facts, studio: Studio) -> None:
        """The dice tray: a wooden frame around felt, with places for the boxes of rows A, B, C, for resting dice and
        for the die of a hide test.

        Facts: ``target`` (text beside the title: who is attacked), ``rows`` (how many outlines each row has, as words),
        ``chained`` (rows that must show one number), ``verdict`` (hit, miss, hidden, seen or ""), ``line_1``,
        ``line_2`` (texts beside it; without the first, what to do).
        """
        c = studio.palette
        whole = QRectF(0, 0, *tray.size)
        area = inner(whole, -_MARGIN)
        counts, chained = words(facts, "rows"), words(facts, "chained")

        def felt(q: QPainter) -> None:
            layer(q, studio, ("tray frame", tray.size), area, lambda r: _frame(r, c, whole, tray.felt))
            _places(q, c, tray, counts, chained)

        layer(p, studio, ("dice tray", tray.size, counts, chained), area, felt)
        ink, pale = lighter(c.wood, 0.84), lighter(c.wood, 0.62 if c.dark else 0.84)
        half = tray.size[0] * 0.5
        title = QRectF(18, 7, half - 18, tray.felt.y() - 10)
        caption(
            p,
            studio,
            title,
            label(studio, "dice_tray").upper(),
            14.5,
            role=Role.DISPLAY,
            weight=Weight.Bold,
            track=1.4,
            color=ink,
            shadow=alpha(c.black, 0.7),
        )
        side = QRectF(half, 7, half - 18, tray.felt.y() - 10)
        caption(p, studio, side, say(studio, facts, "target"), 14, color=pale, align=RIGHT)
        _verdict(p, facts, studio, tray, ink, pale)

    return paint_tray


def _frame(p: QPainter, c: Palette, whole: QRectF, felt: QRectF) -> None:
    path = rounded(whole, 14)
    shadow(p, path, c.shade, 16, 8, 0.7 if c.dark else 0.4)
    # dark enough in both themes for the light letters on it
    high, middle = (lighter(c.wood, 0.06), 0.45) if c.dark else (mix(c.wood, c.wood_dark, 0.74), 0.88)
    fill(p, path, diagonal(whole, (0, high), (0.35, mix(c.wood, c.wood_dark, middle)), (1, c.wood_dark)))
    texture(p, path, 0.2, "brushed")
    rim_light(p, rounded(inner(whole, 0.8), 13.2), lighter(c.wood, 0.65), 1.7, 0.95)
    bed = rounded(felt, 9)
    lit, deep = mix(c.felt_tray, c.reach, 0.2 if c.dark else 0.1), darker(c.felt_tray, 0.5)
    fill(p, bed, radial(felt.center().x(), felt.center().y(), felt.width() * 0.72, (0, lit), (1, deep)))
    texture(p, bed, 0.12)
    with clipped(p, bed):
        soft(p, bed, 13, alpha(c.black, 0.95 if c.dark else 0.6), width=13)
    stroke(p, bed, alpha(c.black, 0.85), 1.6)
    lip = inner(felt, -1.6)
    stroke(p, rounded(lip, 10.4), vertical(lip, (0, alpha(c.black, 0.3)), (1, alpha(lighter(c.wood, 0.7), 0.65))), 1.1)


def _places(p: QPainter, c: Palette, tray: Tray, counts: tuple[str, ...], chained: tuple[str, ...]) -> None:
    """What is stitched into the felt: row signs, one outline for each box, the resting place of the dice."""
    thread = lighter(c.felt_tray, 0.55)
    for r, y in enumerate(tray.rows):
        draw_icon(p, ROW_ICONS[r], tray.icon, y, 19, alpha(thread, 0.9))
        count = int(counts[r]) if r < len(counts) else 0
        for i in range(count):
            spot = QRectF(tray.first + i * tray.step - tray.box / 2, y - tray.box / 2, tray.box, tray.box)
            stroke(p, rounded(inner(spot, 3), 10), alpha(thread, 0.5), 1.3, dash=(3, 2.2))
        x = tray.first + (count - 0.5) * tray.step + 9
        if ROWS[r] in chained and (x + 9 < tray.rest.x() or tray.rest.y() > y):
            draw_icon(p, "chain", x, y, 17, lighter(c.accent_fill, 0.35))
    fill(p, rounded(tray.rest, 10), alpha(c.black, 0.2))
    stroke(p, rounded(tray.rest, 10), alpha(thread, 0.2), 1.0)


def _verdict(p: QPainter, facts: Facts, studio: Studio, tray: Tray, ink: QColor, pale: QColor) -> None:
    c = studio.palette
    verdict = word(facts, "verdict")
    good = verdict in ("hit", "hidden")
    rect, lines = tray.verdict, tray.lines
    if verdict in VERDICTS:
        tone = c.green_die if good else c.red_die
        fill(p, rounded(rect, 8), alpha(mix(tone, c.black, 0.5), 0.75))
        stroke(p, rounded(inner(rect, 0.8), 8), lighter(tone, 0.25), 1.6)
        shown = label(studio, f"verdict.{verdict}").upper()
        role, weight, bright = Role.DISPLAY, Weight.Bold, lighter(tone, 0.78)
        area = rect.adjusted(4, 1, -4, -1)
        draw_text(p, studio, area, shown, 18, role=role, weight=weight, color=bright, align=CENTER, wrap=True)
    else:
        lines = QRectF(rect.x() + 4, lines.y(), lines.right() - rect.x() - 4, lines.height())
    first, second = say(studio, facts, "line_1"), say(studio, facts, "line_2")
    if not first:
        draw_text(p, studio, lines, label(studio, "fill_all"), 15, wrap=True, color=pale)
    elif tray is NARROW:
        draw_text(p, studio, lines, f"{first}\n{second}".strip(), 14, weight=Weight.Medium, wrap=True, color=ink)
    else:
        half = lines.height() / 2
        upper = QRectF(lines.x(), lines.y(), lines.width(), half + 1)
        caption(p, studio, upper, first, 15, weight=Weight.DemiBold, color=ink)
        caption(p, studio, upper.translated(0, half - 1), second, 14, color=pale)
    x, y, edge = tray.hide
    place = QRectF(x - edge / 2 - 4, y - edge / 2 - 4, edge + 8, edge + 8)
    fill(p, rounded(place, 10), vertical(place, (0, darker(c.wood_dark, 0.65)), (1, mix(c.wood_dark, c.black, 0.25))))
    stroke(p, rounded(place, 10), vertical(place, (0, alpha(c.black, 0.7)), (1, alpha(lighter(c.wood, 0.6), 0.6))), 1.2)
    draw_icon(p, "eye_off", x, y, edge * 0.56, alpha(pale, 0.45))


TRACKER_DIE = Component((TRACKER_W, TRACKER_H), paint_tracker, margin=14)
ATTACK_DIE = Component((DIE, DIE), paint_attack_die, margin=32)
HIT_BOX = Component((BOX, BOX), paint_hit_box, margin=18)
DICE_TRAY = Component(WIDE.size, _painter(WIDE), margin=_MARGIN)
DICE_TRAY_COMPACT = Component(NARROW.size, _painter(NARROW), margin=_MARGIN)
