"""The table under everything, and the board on which the tiles of a biome lie."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.cyberflesh.geometry import BIOME_H, BIOME_W, GAP, MAP_X, MAP_Y, PITCH, TABLE_H, TABLE_W
from arcology.ui.art.cyberflesh.reading import TILE_ICONS, biome_of, number, printed, say, tile_tone, words
from arcology.ui.art.cyberflesh.shapes import blots, curve
from arcology.ui.art.cyberflesh.signs import LEFT, RIGHT, SHADOW, board, bone_corners, cut, figure, line, overline
from arcology.ui.art.cyberflesh.terrain import crossing, ground_tone, paint_walls
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    clipped,
    ellipse,
    fill,
    inner,
    linear,
    polygon,
    polyline,
    radial,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, contrast, darker, lighter, mix
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import hex_texture, vignette
from arcology.ui.art.textbox import alike

_TABLE: Final = QRectF(0, 0, TABLE_W, TABLE_H)
_BOARD: Final = QRectF(0, 0, BIOME_W, BIOME_H)
_LEGEND: Final = ("combat", "loot", "mutation", "cure", "merchant", "siren", "exit", "event")
_LEGEND_Y: Final = 432.0


# ---- the table -------------------------------------------------------------------------------------------------------


def paint_backdrop(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The table: dark felt between ribs, washed in the colour of the biome. Facts: ``biome``."""
    c, biome = studio.palette, biome_of(facts)
    layer(p, studio, ("backdrop", biome), _TABLE, lambda q: _table(q, c, biome))


def _table(p: QPainter, c: Palette, biome: int) -> None:
    felt, void = c.felt, c.void
    if c.dark:
        fill(p, _TABLE, vertical(_TABLE, (0, lighter(felt, 0.02)), (1, darker(void, 0.1))))
    else:
        fill(p, _TABLE, vertical(_TABLE, (0, lighter(felt, 0.35)), (0.5, felt), (1, mix(felt, void, 0.5))))
    ground = ground_tone(c, biome)
    tone = lighter(ground, 0.2) if c.dark else mix(ground, c.felt, 0.4)
    washes = (
        (1050, 330, 860, alpha(tone, 0.34)),
        (300, 900, 620, alpha(c.rust, 0.13)),
        (1300, 900, 560, alpha(tone, 0.16)),
    )
    for x, y, r, colour in washes:
        fill(p, _TABLE, radial(x, y, r, (0, colour), (1, alpha(colour, 0))))
    hex_texture(p, _TABLE, 24, alpha(c.texture, 0.06 if c.dark else 0.1))
    for k in range(9):
        for s in (-1, 1):
            w = 120 + k * 96
            rib = curve(
                (TABLE_W / 2 + s * w, TABLE_H + 40),
                (TABLE_W / 2 + s * (w + 130), 420, TABLE_W / 2 + s * w * 0.7, -60, TABLE_W / 2, -90 - k * 16),
            )
            stroke(p, rib, alpha(c.black, 0.16 if c.dark else 0.05), 26)
            stroke(p, rib, alpha(c.bone, 0.022) if c.dark else alpha(c.white, 0.16), 15)
    blots(p, _TABLE, alpha(c.rust, 0.07), 14, 7, 220)
    _beams(p, c)
    vignette(p, _TABLE, c.black if c.dark else c.void, 0.72 if c.dark else 0.55)


def _beams(p: QPainter, c: Palette) -> None:
    """Light that falls on the slots."""
    tone = lighter(c.glow, 0.4)
    for k in range(7):
        x = 620 + k * 130
        beam = polygon((x + 40, 0), (x + 72, 0), (x + 190, 700), (x - 60, 700))
        stops = ((0.0, alpha(tone, 0)), (0.25, alpha(tone, 0.06 if c.dark else 0.14)), (1.0, alpha(tone, 0)))
        fill(p, beam, linear(0, 0, 0, 700, *stops))


# ---- the board -------------------------------------------------------------------------------------------------------


def squares(facts: Facts) -> Iterator[tuple[int, int, str, float, float]]:
    """Row, column, letter and middle of every square of a grid that is not void, on the board."""
    rows, pitch = words(facts, "grid"), PITCH[biome_of(facts)]
    wide = max((len(row) for row in rows), default=0)
    for r, row in enumerate(rows):
        for k, letter in enumerate(row):
            if letter != ".":
                yield r, k, letter, MAP_X + (k - (wide - 1) / 2) * pitch, MAP_Y + (r - (len(rows) - 1) / 2) * pitch


def paint_biome(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The board of a biome: its walls, a place for each square and the passages between, and what the signs mean.

    Facts: ``biome``, ``name`` (text), ``grid`` (tuple of rows: S, X, E, V and dots), ``sirens`` (how many sound).
    """
    c, biome = studio.palette, biome_of(facts)
    rows = words(facts, "grid")
    layer(p, studio, ("biome", biome, rows), inner(_BOARD, -SHADOW), lambda q: _plan(q, c, facts))
    figure(p, studio, QRectF(36, 8, 292, 34), say(studio, facts, "name"), 25, c.ink, LEFT, minimum=15)
    count = sum(1 for _ in squares(facts))
    about = printed(studio, "biome", number=biome, tiles=count)
    overline(p, studio, QRectF(330, 14, 162, 24), about, c.ink_muted, RIGHT)
    sirens = number(facts, "sirens")
    told = [printed(studio, f"tile.{kind}") for kind in _LEGEND]
    told[_LEGEND.index("siren")] = printed(studio, "sirens", n=sirens)
    told[_LEGEND.index("exit")] = printed(studio, "exit_open" if sirens >= 2 else "exit_locked")
    size = alike(studio, told, 86, 14)
    for k, (kind, text) in enumerate(zip(_LEGEND, told, strict=True)):
        x, y = 22 + (k % 4) * 122, _LEGEND_Y + (k // 4) * 28
        tone = on_board(c, tile_tone(c, kind)[0])
        draw_icon(p, TILE_ICONS[kind], x + 11, y + 12, 20, tone)
        line(p, studio, QRectF(x + 27, y, 89, 25), text, size, c.ink)


def on_board(c: Palette, tone: QColor) -> QColor:
    """A sign's colour, as dark as the light theme's boards need it."""
    while not c.dark and contrast(tone, c.surface) < 4.5:
        tone = darker(tone, 0.08)
    return tone


def _plan(p: QPainter, c: Palette, facts: Facts) -> None:
    biome = biome_of(facts)
    pitch = PITCH[biome]
    board(p, c, _BOARD, biome, wash=ground_tone(c, biome))
    with clipped(p, cut(inner(_BOARD, 2), 11)):
        paint_walls(p, c, biome, QRectF(2, 42, BIOME_W - 4, 384))
    cells = list(squares(facts))
    known = {(r, k) for r, k, *_ in cells}
    half, wide = (pitch - GAP) / 2, pitch * 0.3
    for r, k, _, x, y in cells:
        if (r, k + 1) in known:
            crossing(p, c, QRectF(x + half - 5, y - wide / 2, GAP + 10, wide), upright=False)
        if (r + 1, k) in known:
            crossing(p, c, QRectF(x - wide / 2, y + half - 5, wide, GAP + 10), upright=True)
    for _, _, letter, x, y in cells:
        place = rounded(QRectF(x - half, y - half, 2 * half, 2 * half), 6)
        fill(p, place, alpha(c.black, 0.5 if c.dark else 0.16))
        stroke(p, place, alpha(c.seat_1 if letter == "X" else c.line_strong, 0.6), 1.2)
    ruler = alpha(c.bone if c.dark else c.wood, 0.2)
    stroke(p, polyline((22, _LEGEND_Y - 5), (BIOME_W - 22, _LEGEND_Y - 5)), ruler, 1)
    for k in range(12):
        x, tall = 22 + k * (BIOME_W - 44) / 11, 4 + 3 * math.sin(k * 1.3) ** 2
        fill(p, ellipse(x, _LEGEND_Y - 5, 1.4, tall * 0.5), ruler)
    bone_corners(p, c, _BOARD, 27)


BACKDROP: Final = Component((TABLE_W, TABLE_H), paint_backdrop, opaque=True)
BIOME_BOARD: Final = Component((BIOME_W, BIOME_H), paint_biome, margin=SHADOW)
