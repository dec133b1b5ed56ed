"""Character sheets: the nine squares around the portrait, and the gauges beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.bestiary import paint_scene
from arcology.ui.art.cyberflesh.geometry import (
    GEAR_H,
    GEAR_W,
    GRID_GAP,
    GRID_X,
    GRID_Y,
    NARROW_SCALE,
    NARROW_W,
    PORTRAIT_H,
    PORTRAIT_W,
    SHEET_H,
    SHEET_W,
)
from arcology.ui.art.cyberflesh.reading import SQUARES, flag, number, printed, say, seat_tone, word, words
from arcology.ui.art.cyberflesh.signs import (
    CENTER,
    SHADOW,
    board,
    bone_corners,
    coin,
    cut,
    figure,
    line,
    lit_edge,
    overline,
    pit,
)
from arcology.ui.art.fonts import Role
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    clipped,
    ellipse,
    fill,
    horizontal,
    inner,
    polygon,
    polyline,
    radial,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, lighter, mix
from arcology.ui.art.shadows import glow
from arcology.ui.art.studio import Component, Facts, Paint, Studio
from arcology.ui.art.textbox import alike, text_width

_ICONS: Final[Mapping[str, str]] = {
    "tl": "helix",
    "helmet": "helmet",
    "tr": "helix",
    "left": "hand",
    "right": "hand",
    "bl": "helix",
    "body": "coat",
    "br": "helix",
}
_CAPTION: Final = 13.0


@dataclass(frozen=True)
class Sheet:
    """Measures of a sheet: its squares by name, and where headings stand."""

    width: float
    squares: Mapping[str, QRectF]
    portrait: QRectF
    right: float  # where the gauges begin
    consumables: tuple[float, float]  # where their heading is
    hand: QRectF  # where they lie

    @property
    def narrow(self) -> bool:
        return self.width < SHEET_W


def _grid(x: float, y: float, gap: float, scale: float) -> tuple[dict[str, QRectF], QRectF]:
    wide, middle = GEAR_W * scale, PORTRAIT_W * scale
    low, tall = GEAR_H * scale, PORTRAIT_H * scale
    columns = (x, x + wide + gap + (middle - wide) / 2, x + wide + middle + 2 * gap)
    rows = (y, y + low + gap + (tall - low) / 2, y + low + tall + 2 * gap)
    at = {
        "tl": (0, 0),
        "helmet": (1, 0),
        "tr": (2, 0),
        "left": (0, 1),
        "right": (2, 1),
        "bl": (0, 2),
        "body": (1, 2),
        "br": (2, 2),
    }
    found = {name: QRectF(columns[k], rows[r], wide, low) for name, (k, r) in at.items()}
    return found, QRectF(x + wide + gap, y + low + gap, middle, tall)


_WIDE_GRID, _WIDE_FACE = _grid(GRID_X, GRID_Y, GRID_GAP, 1.0)
_NARROW_GRID, _NARROW_FACE = _grid(10, 44.5, 5, NARROW_SCALE)
WIDE: Final = Sheet(SHEET_W, _WIDE_GRID, _WIDE_FACE, 486, (486, 190), QRectF(486, 209, 272, 135))
NARROW: Final = Sheet(NARROW_W, _NARROW_GRID, _NARROW_FACE, 350, (10, 268), QRectF(10, 284, 325, 64.8))


def _painter(plan: Sheet) -> Paint:
    whole = QRectF(0, 0, plan.width, SHEET_H)

    def paint_sheet(p: QPainter, facts: Facts, studio: Studio) -> None:
        """A character's sheet.

        Facts: ``character``, ``name``, ``role`` (texts), ``seat``, ``active`` (whose turn it is), ``dead``, ``filled``
        (squares on which something lies), ``both`` (a two-handed weapon in the left square needs the right hand too),
        ``used`` (squares whose weapon has been used or aimed).
        """
        c = studio.palette
        seat, active, dead = number(facts, "seat"), flag(facts, "active"), flag(facts, "dead")
        filled = tuple(name for name in SQUARES if name in words(facts, "filled"))
        both, used = flag(facts, "both"), tuple(name for name in SQUARES if name in words(facts, "used"))
        key = ("sheet", plan.narrow, seat, active, dead, filled, both)
        layer(
            p, studio, key, inner(whole, -SHADOW), lambda q: _sheet(q, c, plan, whole, seat, active, dead, filled, both)
        )
        _header(p, facts, studio, plan, seat)
        _captions(p, studio, plan, [name for name in SQUARES if name not in filled], both)
        for name in filled:
            if name in used:
                square = plan.squares[name]
                stroke(p, rounded(inner(square, -2.6), 8), c.lime if c.dark else c.accent, 2, dash=(5, 3))
        x, y = plan.consumables
        high = 17.0 if plan.narrow else 21.0
        overline(p, studio, QRectF(x, y - (high - 15) / 2, 190, high), printed(studio, "consumables"), c.ink_muted)

    return paint_sheet


def _sheet(
    p: QPainter,
    c: Palette,
    plan: Sheet,
    whole: QRectF,
    seat: int,
    active: bool,
    dead: bool,
    filled: tuple[str, ...],
    both: bool,
) -> None:
    tone = seat_tone(c, seat)
    if active:
        glow(p, cut(whole, 12), alpha(c.accent_fill, 0.85), 10, screen=c.dark)
    board(p, c, whole, 40 + seat, edge=tone if active else None)
    head = QRectF(3, 3, plan.width - 6, 38)
    wash = ((0, alpha(tone, 0.34)), (0.5, alpha(tone, 0.08)), (1, alpha(tone, 0)))
    fill(p, cut(head, 10), horizontal(head, *wash))
    for name, square in plan.squares.items():
        if name not in filled:
            _square(p, c, square, name, both and name == "right", plan.narrow)
        else:
            pit(p, c, rounded(square, 6))
    pit(p, c, cut(plan.portrait, 8))
    _hand(p, c, plan.hand)
    if active:
        lit_edge(p, c, cut(inner(whole, 0.5), 12), c.lime if c.dark else c.accent_fill, 7)
    bone_corners(p, c, whole, 25)
    if dead:
        veil = cut(inner(whole, 2), 11)
        fill(p, veil, alpha(c.black if c.dark else c.void, 0.45))
        draw_icon(
            p,
            "skull",
            plan.right + 120 if not plan.narrow else plan.right + 77,
            SHEET_H / 2 if plan.narrow else SHEET_H * 0.8,  # where no words stand
            90,
            alpha(c.ink_muted, 0.25),
        )


def _hand(p: QPainter, c: Palette, rect: QRectF) -> None:
    """The recess for consumables, with their sign in it as long as none lies there."""
    pit(p, c, rounded(rect, 6), alpha(c.line_strong, 0.4))
    draw_icon(p, "flask", rect.center().x(), rect.center().y(), rect.height() * 0.32, alpha(c.line_strong, 0.5))


def _square(p: QPainter, c: Palette, rect: QRectF, name: str, locked: bool, narrow: bool) -> None:
    path = rounded(rect, 6)
    pit(p, c, path, alpha(c.line_strong, 0.75))
    corner = name in ("tl", "tr", "bl", "br")
    tone = c.accent_fill if corner else c.bone
    x, y = rect.center().x(), rect.center().y() - (10 if narrow else 13)
    halo = ((0, alpha(tone, 0.12 if c.dark else 0.3)), (1, alpha(tone, 0)))
    fill(p, ellipse(x, y, 34, 26), radial(x, y, 34, *halo))
    draw_icon(p, "lock" if locked else _ICONS[name], x, y, 22 if narrow else 31, alpha(c.line_strong, 0.95))
    if corner:
        dx, dy = (-1 if name[1] == "l" else 1), (-1 if name[0] == "t" else 1)
        cx, cy = (rect.left() if dx < 0 else rect.right()), (rect.top() if dy < 0 else rect.bottom())
        fill(p, polygon((cx, cy), (cx - dx * 16, cy), (cx, cy - dy * 16)), mix(c.accent_fill, c.well, 0.55))
        angle = ((cx - dx * 20, cy), (cx - dx * 5, cy), (cx, cy - dy * 5), (cx, cy - dy * 20))
        stroke(p, polyline(*angle), mix(c.accent_fill, c.line_strong, 0.4), 2)


def _captions(p: QPainter, studio: Studio, plan: Sheet, empty: Sequence[str], both: bool) -> None:
    """What belongs on the empty squares, all in one size: as large as the longest of them allows."""
    texts = {name: printed(studio, f"square.{name}") for name in SQUARES}
    if both:
        texts["right"] = printed(studio, "square.locked")
    room, high = GEAR_W * (NARROW_SCALE if plan.narrow else 1.0) - 12, 29.0 if plan.narrow else 34.0
    size = alike(studio, texts.values(), room, _CAPTION)
    for name in empty:
        square = plan.squares[name]
        box = QRectF(square.x() + 6, square.bottom() - high - (1 if plan.narrow else 3), room, high)
        line(p, studio, box, texts[name], size, studio.palette.ink_muted, CENTER, wrap=True)


def _header(p: QPainter, facts: Facts, studio: Studio, plan: Sheet, seat: int) -> None:
    c = studio.palette
    coin(p, c, 33, 24, 14.5, seat)
    name, role = say(studio, facts, "name"), say(studio, facts, "role")
    room = (plan.right if not plan.narrow else plan.width) - 70
    size = 25.0 if not plan.narrow else 22.0
    grown = min(size * studio.text_scale, 28.0) / studio.text_scale
    wide = min(room * 0.66, text_width(studio, name, grown, role=Role.DISPLAY) + 4)
    figure(p, studio, QRectF(57, 6, wide, 34), name, size, c.ink, CENTER, minimum=14)
    line(p, studio, QRectF(57 + wide + 9, 12, room - wide - 4, 24), role, 14.5, mix(c.ink_muted, c.ink, 0.3))


# ---- portraits -------------------------------------------------------------------------------------------------------

_FACE: Final = QRectF(0, 0, PORTRAIT_W, PORTRAIT_H)


def paint_portrait(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A character's portrait, to be dragged and dropped on. Facts: ``character``, ``seat``, ``active``, ``dead``."""
    c = studio.palette
    who, seat = word(facts, "character", "C1"), number(facts, "seat")
    active, dead = flag(facts, "active"), flag(facts, "dead")
    layer(
        p,
        studio,
        ("portrait", who, seat, active, dead),
        inner(_FACE, -14),
        lambda q: _portrait(q, c, who, seat, active, dead),
    )


def _portrait(p: QPainter, c: Palette, who: str, seat: int, active: bool, dead: bool) -> None:
    path, tone = cut(_FACE, 8), seat_tone(c, seat)
    if active:
        glow(p, path, alpha(lighter(tone, 0.2), 0.7), 7, screen=c.dark)
    paint_scene(p, c, who, _FACE, path)
    with clipped(p, path):
        foot = ((0, alpha(c.black, 0)), (0.7, alpha(c.black, 0)), (1, alpha(c.black, 0.65)))
        fill(p, _FACE, vertical(_FACE, *foot))
        if dead:
            fill(p, _FACE, alpha(c.night, 0.66))
            draw_icon(p, "skull", PORTRAIT_W / 2, PORTRAIT_H / 2, 62, alpha(c.bone, 0.9))
    stroke(p, path, c.night, 3.4)
    stroke(p, cut(inner(_FACE, 1), 8), mix(tone, c.steel, 0.6) if dead else lighter(tone, 0.1), 1.9)
    coin(p, c, 17, PORTRAIT_H - 17, 10.5, seat)
    if active:
        mark = ellipse(PORTRAIT_W - 17, PORTRAIT_H - 17, 10.5)
        fill(p, mark, c.night)
        stroke(p, mark, lighter(tone, 0.3), 1.5)
        draw_icon(p, "play", PORTRAIT_W - 16.5, PORTRAIT_H - 17, 12, lighter(tone, 0.45))


SHEET: Final = Component((SHEET_W, SHEET_H), _painter(WIDE), margin=SHADOW)
SHEET_NARROW: Final = Component((NARROW_W, SHEET_H), _painter(NARROW), margin=SHADOW)
PORTRAIT: Final = Component((PORTRAIT_W, PORTRAIT_H), paint_portrait, margin=14)
