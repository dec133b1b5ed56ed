"""A storey of the tower: name band, elevator, six rooms, below them the grid of modifiers, and its column in force."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.cyberdoom_tower.features import FEATURES
from arcology.ui.art.cyberdoom_tower.geometry import (
    COLUMN,
    FEATURE_X,
    FLOOR_H,
    FLOOR_W,
    GRID_TOP,
    ROOM_H,
    ROOM_TOP,
    ROW_H,
    SLAB,
    WALL,
)
from arcology.ui.art.cyberdoom_tower.reading import (
    ROW_ICONS,
    Sign,
    flag,
    label,
    number,
    say,
    sign_of,
    table,
    word,
    words,
)
from arcology.ui.art.cyberdoom_tower.rooms import lamp_of, room
from arcology.ui.art.cyberdoom_tower.signs import SMALLEST, bolt, caption, figure, symbol
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import clipped, fill, horizontal, inner, polygon, polyline, radial, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow, soft
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import hazard, texture
from arcology.ui.art.textbox import CENTER, LEFT

_RIGHT: Final = WALL + 7 * COLUMN
_DOORWAY: Final = QRectF(WALL + 13, ROOM_TOP + 14, COLUMN - 26, ROOM_H - 14)
_CABIN: Final = _DOORWAY.adjusted(3, 3, -3, 0)
_GLOW: Final = 24.0  # how far the light around the column in force reaches


def paint_floor(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A tower card in play.

    Facts: ``card`` (T1..T5), ``name`` (text), ``index`` (floor number, 0 at the bottom), ``sectors`` (six of none,
    key, crate, energy, luck), ``modifiers`` (for each sector the change of anti-stealth and the symbols of rows A, B,
    C), ``closed`` (the sectors are shut), ``open`` (the elevator's doors stand open).
    """
    with clipped(p, QRectF(0, 0, FLOOR_W, FLOOR_H)):
        _storey(p, facts, studio)


def _storey(p: QPainter, facts: Facts, studio: Studio) -> None:
    c = studio.palette
    card, name = word(facts, "card", "T1"), say(studio, facts, "name").upper()
    features, columns = words(facts, "sectors"), table(facts, "modifiers")

    def building(q: QPainter) -> None:
        _steel(q, c)
        _slab(q, studio, name, lamp_of(c, card))
        _shaft(q, c)
        for sector in range(1, 7):
            _sector(q, studio, card, sector, features[sector - 1] if sector <= len(features) else "")
        _grid(q, studio, columns)
        _posts(q, c)

    layer(p, studio, ("floor", card, name, features, columns), QRectF(0, 0, FLOOR_W, FLOOR_H), building)
    _doors(p, c, opened=flag(facts, "open"))
    _number(p, studio, number(facts, "index"))
    if flag(facts, "closed"):
        sealed = label(studio, "sealed").upper()
        sectors = QRectF(WALL + COLUMN, 0, 6 * COLUMN + WALL, ROOM_TOP + ROOM_H)
        layer(p, studio, ("shutters", sealed), sectors, lambda q: _shutters(q, studio, sealed))
        _posts(p, c)


def _sector(p: QPainter, studio: Studio, card: str, sector: int, feature: str) -> None:
    """One room with what it holds, its number on a tab, and the lip around it."""
    c = studio.palette
    rect = QRectF(WALL + sector * COLUMN + 1, ROOM_TOP, COLUMN - 2, ROOM_H)
    room(p, c, rect, card, sector)
    if feature in FEATURES:
        FEATURES[feature](p, c, rect.x() + FEATURE_X, rect.bottom() - 5)
    x, y = rect.x(), rect.y()
    tab = polygon((x, y), (x + 29, y), (x + 29, y + 22), (x + 21, y + 30), (x, y + 30))
    fill(p, tab, alpha(mix(c.machine_dark, c.black, 0.4), 0.42 if c.dark else 0.78))
    figure(p, studio, QRectF(x + 6, y + 2, 28, 30), str(sector), 25, c.ink_on_art, LEFT, alpha(c.black, 0.8))
    _frame(p, c, rect)


def _posts(p: QPainter, c: Palette) -> None:
    """The two steel posts between shaft, sectors and wall."""
    for x in (WALL + COLUMN, _RIGHT):
        post = QRectF(x - 2, SLAB, 4, FLOOR_H - SLAB)
        fill(p, post, horizontal(post, (0, c.steel_light), (0.45, c.steel_dark), (1, c.steel_deep)))


def _steel(p: QPainter, c: Palette) -> None:
    """The building's frame: side walls and what lies behind the grid."""
    whole = QRectF(0, 0, FLOOR_W, FLOOR_H)
    stops = (
        (0.0, c.steel_light),
        (0.012, c.steel),
        (0.5, mix(c.steel_dark, c.steel_deep, 0.3)),
        (0.985, c.steel_dark),
        (1.0, c.steel_deep),
    )
    fill(p, whole, horizontal(whole, *stops))
    texture(p, whole, 0.1, "brushed_down")
    for x in (WALL / 2, FLOOR_W - WALL / 2):
        for y in (40.0, 88.0, 136.0, 184.0):
            bolt(p, c, x, y, 2.2)


def _slab(p: QPainter, studio: Studio, name: str, lamp: QColor) -> None:
    """The steel girder that carries the floor's name."""
    c = studio.palette
    slab = QRectF(0, 0, FLOOR_W, SLAB)
    fill(
        p,
        slab,
        vertical(
            slab,
            (0, lighter(c.steel_light, 0.2)),
            (0.1, c.steel),
            (0.55, mix(c.steel_dark, c.steel, 0.15)),
            (1, c.steel_deep),
        ),
    )
    texture(p, slab, 0.12, "brushed")
    stripe = QRectF(FLOOR_W - 104, 5, 96, 8)
    hazard(p, c, stripe)
    tag = QRectF(WALL + COLUMN + 8, 4.5, 4, 10)
    fill(p, rounded(tag, 1.5), lighter(lamp, 0.25))
    glow(p, rounded(tag, 1.5), alpha(lamp, 0.8), 5)
    caption(
        p,
        studio,
        QRectF(tag.right() + 7, -0.5, COLUMN * 2.2, SLAB),
        name,
        14,
        role=Role.DISPLAY,
        weight=Weight.Bold,
        track=1.8,
        color=c.ink,
        minimum=SMALLEST,
        shadow=alpha(c.shade if c.dark else c.white, 0.8),
    )
    for k in range(9):
        x = WALL + COLUMN * 3.5 + k * 26
        if x < stripe.x() - 8:
            bolt(p, c, x, 9, 1.6)


def _shaft(p: QPainter, c: Palette) -> None:
    """Rails and cables, the stop of this floor, and the signs of the grid's rows."""
    shaft = QRectF(WALL, SLAB, COLUMN, FLOOR_H - SLAB)
    deep = mix(c.steel_deep, c.black, 0.45 if c.dark else 0.1)
    fill(
        p,
        shaft,
        horizontal(
            shaft,
            (0, darker(deep, 0.5)),
            (0.2, deep),
            (0.5, mix(deep, c.steel_dark, 0.5)),
            (0.8, deep),
            (1, darker(deep, 0.6)),
        ),
    )
    for x in (shaft.x() + 12, shaft.right() - 46):
        rail = QRectF(x, shaft.y(), 4, shaft.height())
        fill(p, rail, horizontal(rail, (0, c.steel_light), (1, c.steel_deep)))
    y = shaft.y()
    while y < shaft.bottom():
        for x in (shaft.x() + 20, shaft.right() - 53):
            fill(p, QRectF(x, y, 2, 5), alpha(c.white, 0.09))
        y += 12
    for x in (shaft.x() + 31, shaft.x() + 41):
        stroke(p, polyline((x, shaft.y()), (x, shaft.bottom())), alpha(c.black, 0.75), 2)
        stroke(p, polyline((x - 0.6, shaft.y()), (x - 0.6, shaft.bottom())), alpha(c.steel_light, 0.22), 0.7)
    _elevator(p, c)
    for row, icon in enumerate(("eye", *ROW_ICONS)):
        plate = QRectF(WALL + COLUMN - 36, GRID_TOP + row * ROW_H + 3, 28, ROW_H - 5)
        fill(
            p,
            rounded(plate, 4),
            vertical(plate, (0, lighter(c.steel_dark, 0.05)), (1, mix(c.steel_deep, c.steel_dark, 0.2))),
        )
        stroke(p, rounded(inner(plate, 0.5), 4), alpha(c.steel_light, 0.5), 1)
        tone = lighter(c.steel_light, 0.25) if c.dark else c.white
        draw_icon(p, icon, plate.center().x(), plate.center().y(), 18 if row == 0 else 14, tone)


def _elevator(p: QPainter, c: Palette) -> None:
    """The stop of this floor: a frame and the lit cabin."""
    soft(p, _DOORWAY, 5, alpha(c.black, 0.6))
    fill(p, rounded(_DOORWAY, 3), vertical(_DOORWAY, (0, c.steel_light), (1, c.steel_dark)))
    cabin = _CABIN
    warm = lighter(c.glow, 0.5)
    dim = mix(c.wood_dark, c.black, 0.35)
    fill(p, cabin, vertical(cabin, (0, mix(dim, warm, 0.25)), (1, darker(dim, 0.4))))
    fill(p, cabin, radial(cabin.center().x(), cabin.top(), 62, (0, alpha(warm, 0.85)), (1, alpha(warm, 0))))
    for k in range(1, 4):
        fill(p, QRectF(cabin.x() + k * cabin.width() / 4, cabin.y(), 1, cabin.height()), alpha(c.black, 0.3))
    rail = QRectF(cabin.x() + 6, cabin.y() + 34, cabin.width() - 12, 3)
    fill(p, rounded(rail, 1.5), vertical(rail, (0, c.steel_light), (1, c.steel_dark)))


def _number(p: QPainter, studio: Studio, index: int) -> None:
    """The sign over the doors with the floor's number."""
    c = studio.palette
    sign = QRectF(WALL + COLUMN / 2 - 15, ROOM_TOP - 2, 30, 17)
    fill(p, rounded(sign, 3.5), mix(c.black, c.machine_dark, 0.3))
    stroke(p, rounded(inner(sign, 0.6), 3), c.accent_fill, 1.2)
    figure(p, studio, sign.translated(0, -0.5), str(index), 14, lighter(c.accent_fill, 0.45))


def _doors(p: QPainter, c: Palette, *, opened: bool) -> None:
    """The doors before the cabin, open or shut, and the ledge on which they run."""
    cabin, warm = _CABIN, lighter(c.glow, 0.5)
    half = cabin.width() / 2
    shown = 8.0 if opened else half
    for side in (0, 1):
        leaf = QRectF(cabin.x() if side == 0 else cabin.right() - shown, cabin.y(), shown, cabin.height())
        light, mid = (c.steel_light, c.steel) if side == 0 else (c.steel, c.steel_dark)
        fill(p, leaf, horizontal(leaf, (0, mid), (0.5, mix(light, mid, 0.35)), (1, darker(mid, 0.25))))
        fill(p, leaf, vertical(leaf, (0, alpha(warm, 0.3)), (0.5, alpha(warm, 0)), (1, alpha(c.black, 0.45))))
        if not opened:
            window = QRectF(leaf.center().x() - 5, leaf.y() + 9, 10, 20)
            fill(p, rounded(window, 3), vertical(window, (0, lighter(warm, 0.35)), (1, darker(warm, 0.35))))
            stroke(p, rounded(window, 3), alpha(c.black, 0.7), 1.2)
            fill(p, QRectF(leaf.x() + 4, leaf.bottom() - 12, leaf.width() - 8, 4), alpha(c.hazard, 0.9))
    if not opened:
        fill(p, QRectF(cabin.center().x() - 0.8, cabin.y(), 1.6, cabin.height()), alpha(c.black, 0.85))
    ledge = QRectF(WALL, ROOM_TOP + ROOM_H - 6, COLUMN, 6)
    fill(p, ledge, vertical(ledge, (0, c.steel_light), (0.3, c.steel_dark), (1, c.steel_deep)))


def _frame(p: QPainter, c: Palette, rect: QRectF) -> None:
    """The steel lip around a room's opening."""
    stroke(p, inner(rect, 0.5), vertical(rect, (0, alpha(c.black, 0.7)), (1, alpha(c.steel_deep, 0.9))), 1)
    fill(
        p,
        QRectF(rect.x(), rect.y(), rect.width(), 5),
        vertical(QRectF(0, rect.y(), 1, 5), (0, alpha(c.black, 0.55)), (1, alpha(c.black, 0))),
    )


def _shutters(p: QPainter, studio: Studio, words: str) -> None:
    """Slatted shutters before all six rooms, warning marks above them, a red sign that says ``words``."""
    c = studio.palette
    start = WALL + COLUMN * 3.4
    hazard(p, c, QRectF(start, 5, FLOOR_W - 8 - start, 8))
    for sector in range(1, 7):
        rect = QRectF(WALL + sector * COLUMN + 1, ROOM_TOP, COLUMN - 2, ROOM_H - 5)
        with clipped(p, rect):
            y = rect.y()
            while y < rect.bottom() - 12:
                slat = QRectF(rect.x(), y, rect.width(), 8.4)
                fill(
                    p,
                    slat,
                    vertical(
                        slat, (0, lighter(c.steel, 0.12)), (0.25, c.steel), (0.8, c.steel_dark), (1, c.steel_deep)
                    ),
                )
                y += 8.4
            texture(p, rect, 0.1, "brushed")
            hazard(p, c, QRectF(rect.x(), rect.bottom() - 12, rect.width(), 12))
            fill(p, rect, vertical(rect, (0, alpha(c.black, 0.5)), (0.3, alpha(c.black, 0)), (1, alpha(c.black, 0.25))))
        _frame(p, c, rect)
    sign = QRectF(WALL + COLUMN * 2.75, ROOM_TOP + 16, COLUMN * 2.5, 34)
    soft(p, rounded(sign, 6), 8, alpha(c.black, 0.8), 0, 3)
    red = c.red_die
    fill(p, rounded(sign, 6), vertical(sign, (0, mix(red, c.black, 0.25)), (1, mix(red, c.black, 0.6))))
    stroke(p, rounded(inner(sign, 2.5), 4), alpha(lighter(red, 0.6), 0.9), 1.4)
    draw_icon(p, "lock", sign.x() + 24, sign.center().y(), 20, c.ink_on_art)
    caption(
        p,
        studio,
        sign.adjusted(42, 0, -12, 0),
        words,
        18,
        role=Role.DISPLAY,
        weight=Weight.Bold,
        track=2.5,
        color=c.ink_on_art,
        align=CENTER,
        minimum=SMALLEST,
    )


def _grid(p: QPainter, studio: Studio, columns: tuple[tuple[str, ...], ...]) -> None:
    """Six columns of four cells."""
    for sector in range(1, 7):
        cells = columns[sector - 1] if sector <= len(columns) else ()
        _column(p, studio, WALL + sector * COLUMN, GRID_TOP, cells, active=False)


def _column(p: QPainter, studio: Studio, x: float, y: float, cells: tuple[str, ...], *, active: bool) -> None:
    for row in range(4):
        rect = QRectF(x + 2, y + row * ROW_H + 2, COLUMN - 4, ROW_H - 3)
        _cell(p, studio, rect, row, cells[row] if row < len(cells) else "", active)


def _cell(p: QPainter, studio: Studio, rect: QRectF, row: int, value: str, active: bool) -> None:
    c = studio.palette
    if active:
        low = mix(c.accent_fill, c.black, 0.84) if c.dark else mix(c.accent_fill, c.white, 0.45)
        high = mix(c.accent_fill, c.black, 0.7) if c.dark else mix(c.accent_fill, c.white, 0.7)
        ink = lighter(c.accent_fill, 0.5) if c.dark else c.ink_on_accent
    else:
        low = mix(c.steel_deep, c.steel_dark, 0.18) if c.dark else lighter(c.steel, 0.45)
        high = mix(c.steel_deep, c.steel_dark, 0.62) if c.dark else lighter(c.steel_light, 0.3)
        ink = mix(c.ink_muted, c.ink, 0.25)
    fill(p, rect, vertical(rect, (0, high), (1, low)))
    fill(p, QRectF(rect.x(), rect.y(), rect.width(), 1), alpha(c.black, 0.6 if c.dark else 0.22))
    fill(p, QRectF(rect.x(), rect.bottom(), rect.width(), 1), alpha(c.white, 0.1 if c.dark else 0.7))
    cx, cy = rect.center().x(), rect.center().y()
    if row == 0:
        draw_icon(p, "eye", cx - 15, cy, 17, ink)
        text = f"+{value}" if value and not value.startswith(("-", "−")) else value or "+0"
        figure(p, studio, QRectF(cx - 2, rect.y() - 0.5, 34, rect.height()), text, 15.5, ink, LEFT)
        return
    sign = sign_of(value)
    if sign is None:
        fill(p, rounded(QRectF(cx - 7, cy - 1, 14, 2), 1), alpha(ink, 0.32))
    else:
        symbol(p, studio, cx, cy, Sign(sign.kind, sign.value), ink, active=active)


def paint_mod_column(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The column of a floor's grid that is in force: its cells, lit, in a glowing frame.

    Facts: ``cells`` (the change of anti-stealth, then the symbols of rows A, B, C).
    """
    c = studio.palette
    room_left = FLOOR_H - GRID_TOP  # the glow ends where the floor does
    with clipped(p, QRectF(-_GLOW, -_GLOW, COLUMN + 2 * _GLOW, _GLOW + room_left)):
        _column(p, studio, 0, 0, words(facts, "cells"), active=True)
        frame = rounded(QRectF(1, 1, COLUMN - 2, 4 * ROW_H - 1), 3)
        glow(p, frame, alpha(c.accent_fill, 0.9), 9, width=2)
        stroke(p, frame, lighter(c.accent_fill, 0.3), 1.8)


TOWER_FLOOR = Component((FLOOR_W, FLOOR_H), paint_floor, opaque=True)
MOD_COLUMN = Component((COLUMN, 4 * ROW_H), paint_mod_column, margin=_GLOW)
