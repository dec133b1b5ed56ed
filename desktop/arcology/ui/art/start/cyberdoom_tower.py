"""Cyberdoom Tower's scene: the tower cut open floor by floor, the eye on its roof, a sentinel on the gantry, a planet
behind.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art import paint
from arcology.ui.art.cyberdoom_tower.features import battery, clover, crate, pedestal
from arcology.ui.art.cyberdoom_tower.machine import Machine
from arcology.ui.art.cyberdoom_tower.minds import overmind
from arcology.ui.art.cyberdoom_tower.robots import hound, lurker
from arcology.ui.art.cyberdoom_tower.rooms import room
from arcology.ui.art.icons import icon_at
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.pieces import meeple
from arcology.ui.art.shadows import glow, soft
from arcology.ui.art.start.scenery import haze, planet, sky, skyline, specks, stars
from arcology.ui.art.studio import Studio
from arcology.ui.art.surfaces import hazard, light_cone, texture

HEIGHT: Final = 560.0  # units from top to bottom of the scene, whatever its width
_FLOOR: Final = 68.0
_SLAB: Final = 10.0
_SHAFT: Final = 26.0
_ROOM_W: Final = 70.0
_ROOF: Final = 138.0  # where the roof lies
_CARDS: Final = ("T4", "T3", "T2", "T1", "T5", "T4")
_WIDE: Final = 640.0  # scenes wider than this show more of the tower
_BESIDE: Final = 1000.0  # and in these, texts stand at its left

# What lies where: (floor from the top, column) -> thing; columns beyond the third exist in wide scenes only.
_THINGS: Final[Mapping[tuple[int, int], str]] = {
    (0, 1): "key",
    (0, 3): "battery",
    (1, 0): "crate",
    (1, 2): "clover",
    (1, 4): "key",
    (2, 0): "battery",
    (2, 2): "crate",
    (2, 4): "clover",
    (3, 1): "key",
    (3, 3): "crate",
    (4, 0): "clover",
    (4, 2): "battery",
    (4, 4): "crate",
}


@dataclass(frozen=True)
class _Plan:
    """Where things stand in a scene of ``width`` units. Texts at the left ``crowd`` the tower the larger they are."""

    width: float
    crowd: float = 0.0

    @property
    def wide(self) -> bool:
        return self.width > _WIDE

    @property
    def columns(self) -> int:
        return 5 if self.wide else 3

    @property
    def tower_width(self) -> float:
        return _SHAFT + 4 + self.columns * _ROOM_W

    @property
    def left(self) -> float:
        """Left wall of the tower."""
        if self.wide:
            return self.width * (0.60 + 0.05 * self.crowd if self.width > _BESIDE else 0.42) - self.tower_width / 2
        return self.width * 0.40 - self.tower_width / 2

    @property
    def right(self) -> float:
        return self.left + self.tower_width

    @property
    def middle(self) -> float:
        return self.left + self.tower_width / 2

    def floor_top(self, floor: int) -> float:
        return _ROOF + 18 + floor * _FLOOR

    def column_left(self, column: int) -> float:
        return self.left + _SHAFT + 2 + column * _ROOM_W


def paint_scene(p: QPainter, studio: Studio, rect: QRectF) -> None:
    """Paints the scene into ``rect``; its height is the measure, its width shows more or less of the surroundings."""
    palette = studio.palette
    k = rect.height() / HEIGHT
    plan = _Plan(rect.width() / k, studio.text_scale - 1)
    with paint.clipped(p, rect), paint.placed(p, rect.x(), rect.y(), k):
        _distance(p, palette, plan)
        _gantry(p, palette, plan, 3, plan.width - plan.right + 20)
        if plan.wide:
            _gantry(p, palette, plan, 1, (plan.width - plan.right) * 0.62)
        _body(p, palette, plan)
        _roof(p, palette, plan)
        for floor in range(len(_CARDS)):
            _floor(p, palette, plan, floor)
        _sentinels(p, palette, plan)
        air = QRectF(0, HEIGHT * 0.2, plan.width, HEIGHT * 0.8)
        specks(p, palette.window_light if palette.dark else palette.white, air, int(plan.width / 6), 4)


def _distance(p: QPainter, palette: Palette, plan: _Plan) -> None:
    whole = QRectF(0, 0, plan.width, HEIGHT)
    sky(p, palette, whole)
    if palette.dark:
        stars(p, palette, QRectF(0, 0, plan.width, HEIGHT * 0.42), int(plan.width / 7), 9)
    radius = 64 if not plan.wide else 112
    x = plan.width * (0.79 if not plan.wide else 0.86)
    planet(p, palette, x, HEIGHT * (0.2 if not plan.wide else 0.26), radius, 4)
    haze(p, palette.sky_low, QRectF(0, HEIGHT * 0.36, plan.width, HEIGHT * 0.34), 0.55)
    far = QRectF(0, 0, plan.width, HEIGHT)
    skyline(p, palette, far, tone=palette.skyline_far, heights=(0.36, 0.58), widths=(24, 52), lit=0.07, seed=4)
    _lights(p, palette, plan)
    haze(p, palette.glow, QRectF(0, HEIGHT * 0.5, plan.width, HEIGHT * 0.3), 0.16 if palette.dark else 0.28)
    skyline(p, palette, far, tone=palette.skyline, heights=(0.2, 0.42), widths=(30, 66), lit=0.12, seed=11)


def _lights(p: QPainter, palette: Palette, plan: _Plan) -> None:
    strength = 0.17 if palette.dark else 0.14
    spots = [(0.16, 0.62, -28.0), (0.86, 0.62, 15.0), (0.92, 0.6, -9.0)]
    if plan.wide:
        spots += [(0.05, 0.7, 24.0), (0.33, 0.66, -14.0)]
    for x, y, turn in spots:
        light_cone(p, plan.width * x, HEIGHT * y, HEIGHT * 0.72, 54, palette.lamp, strength, turn)


def _body(p: QPainter, palette: Palette, plan: _Plan) -> None:
    """The shell of the tower: a steel shaft with bevelled shoulders."""
    left, right, top = plan.left - 10, plan.right + 10, _ROOF
    shell = paint.polygon(
        (left, HEIGHT),
        (left, top + 20),
        (left + 24, top - 4),
        (right - 24, top - 4),
        (right, top + 20),
        (right, HEIGHT),
    )
    soft(p, shell, 36, alpha(palette.black, 0.9 if palette.dark else 0.3))
    soft(p, shell, 52, alpha(palette.glow, 0.42), screen=palette.dark)
    wall = paint.linear(
        left,
        0,
        right,
        0,
        (0, palette.steel_light),
        (0.03, palette.steel),
        (0.5, mix(palette.steel, palette.steel_dark, 0.7)),
        (0.97, darker(palette.steel_dark, 0.25)),
        (1, palette.steel_deep),
    )
    paint.fill(p, shell, wall)
    texture(p, shell, 0.13, "brushed_down")
    lit = paint.polyline((left, HEIGHT), (left, top + 20), (left + 24, top - 4), (right - 24, top - 4))
    soft(p, lit, 8, alpha(palette.glow, 0.55), width=3, screen=True)
    paint.stroke(p, lit, palette.rim, 1.8)


def _roof(p: QPainter, palette: Palette, plan: _Plan) -> None:
    """Machinery, masts and the eye that sees the whole city."""
    rnd = Random(2)
    x = plan.left + 12
    while x < plan.right - 20:
        w = rnd.uniform(12, 30)
        h = rnd.uniform(5, 15)
        if abs(x + w / 2 - plan.middle) > 48:
            block = QRectF(x, _ROOF - 4 - h, w, h)
            paint.fill(p, block, paint.horizontal(block, (0, palette.steel), (1, palette.steel_deep)))
            paint.fill(p, QRectF(x, block.y(), w, 1.2), alpha(palette.rim, 0.7))
        x += w + rnd.uniform(6, 22)
    for x, height in ((plan.left + 18, 56), (plan.right - 16, 78), (plan.right - 40, 40)):
        mast = QRectF(x, _ROOF - height, 2, height)
        paint.fill(p, mast, paint.horizontal(mast, (0, palette.steel_light), (1, palette.steel_deep)))
        lamp = paint.ellipse(x + 1, _ROOF - height, 2.2)
        glow(p, lamp, palette.machine_eye, 8, 1.5)
        paint.fill(p, lamp, lighter(palette.machine_eye, 0.35))
    cx = plan.middle
    foot = paint.polygon((cx - 44, _ROOF - 3), (cx - 15, _ROOF - 28), (cx + 15, _ROOF - 28), (cx + 44, _ROOF - 3))
    light, dark = lighter(palette.steel, 0.2), palette.steel_deep
    paint.fill(p, foot, paint.linear(cx - 44, 0, cx + 44, 0, (0, light), (1, dark)))
    paint.stroke(p, foot, alpha(palette.rim, 0.55), 1)
    _eye(p, palette, cx, _ROOF - 62)


def _eye(p: QPainter, palette: Palette, cx: float, cy: float) -> None:
    """The AI, as on its card."""
    hot = palette.glow if palette.dark else palette.hazard
    soft(p, paint.ellipse(cx, cy, 48), 52, alpha(hot, 0.85), screen=palette.dark)
    with paint.placed(p, cx, cy, 0.6):
        overmind(Machine(p, palette, palette.machine_eye))


def _floor(p: QPainter, palette: Palette, plan: _Plan, floor: int) -> None:
    top = plan.floor_top(floor)
    slab = QRectF(plan.left - 16, top - _SLAB, plan.tower_width + 32, _SLAB)
    shaft = QRectF(plan.left, top, _SHAFT, _FLOOR - _SLAB)
    deep = darker(palette.steel_deep, 0.5)
    paint.fill(p, shaft, paint.horizontal(shaft, (0, deep), (0.5, palette.steel_dark), (1, deep)))
    if floor == 2:
        _cabin(p, palette, shaft)
    for column in range(plan.columns):
        q = QRectF(plan.column_left(column), top, _ROOM_W - 3, _FLOOR - _SLAB)
        room(p, palette, q, _CARDS[floor], column + floor * 2)
        thing = _THINGS.get((floor, column))
        if thing:
            with paint.placed(p, q.center().x(), q.bottom() - 5, 0.8):
                _thing(p, palette, thing)
    if floor == 2:
        meeple(p, palette, plan.column_left(1) + _ROOM_W / 2, top + _FLOOR - _SLAB - 4, 42, palette.seat_1)
    soft(p, slab, 8, alpha(palette.black, 0.6 if palette.dark else 0.25), 0, 5)
    steel = ((0.0, lighter(palette.steel_light, 0.2)), (0.2, palette.steel), (1.0, palette.steel_deep))
    paint.fill(p, slab, paint.vertical(slab, *steel))
    hazard(p, palette, QRectF(slab.right() - 92, slab.y() + 2.2, 88, _SLAB - 4.2))
    for i in range(5):
        paint.fill(p, paint.ellipse(slab.x() + 12 + i * 20, slab.center().y() + 0.5, 1.2), alpha(palette.black, 0.6))


def _cabin(p: QPainter, palette: Palette, shaft: QRectF) -> None:
    """The lift, lit from inside."""
    q = QRectF(shaft.x() + 4, shaft.y() + 12, shaft.width() - 8, shaft.height() - 18)
    glow(p, q, alpha(palette.hazard, 0.9), 12)
    paint.fill(
        p, paint.rounded(q, 2), paint.vertical(q, (0, lighter(palette.hazard, 0.7)), (1, darker(palette.hazard, 0.2)))
    )
    paint.fill(p, QRectF(q.center().x() - 0.6, q.y(), 1.2, q.height()), alpha(palette.black, 0.45))
    paint.fill(p, QRectF(shaft.center().x() - 0.6, shaft.y(), 1.2, 12), alpha(palette.steel_light, 0.7))


def _thing(p: QPainter, palette: Palette, thing: str) -> None:
    if thing == "key":
        pedestal(p, palette, 0, 0)
        gold = palette.key if palette.dark else palette.hazard
        glow(p, paint.ellipse(0, -32, 16), alpha(gold, 0.8), 18)
        paint.fill(p, icon_at("key", 1.2, -30.4, 38, -18), darker(gold, 0.62))
        shape = icon_at("key", 0, -32, 38, -18)
        paint.fill(p, shape, paint.vertical(shape.boundingRect(), (0, lighter(gold, 0.6)), (0.6, gold)))
    elif thing == "battery":
        battery(p, palette, 0, 0)
    elif thing == "clover":
        clover(p, palette, 0, 0)
    else:
        crate(p, palette, 0, 0)


def _gantry(p: QPainter, palette: Palette, plan: _Plan, floor: int, length: float) -> None:
    """A steel bridge at the right of the tower, on which sentinels come in."""
    y, x = plan.floor_top(floor) - _SLAB, plan.right + 8
    deck = QRectF(x, y, length, 8)
    steel = ((0.0, palette.steel_light), (0.25, palette.steel_dark), (1.0, palette.steel_deep))
    for i in range(int(length / 26) + 1):
        a = x + 2 + i * 26
        brace = paint.polyline((a, y + 8), (a + 13, y + 30), (a + 26, y + 8))
        paint.stroke(p, brace, mix(palette.steel, palette.steel_deep, 0.35), 2.4)
    paint.fill(p, QRectF(x, y + 29, length, 3), mix(palette.steel, palette.steel_deep, 0.2))
    paint.fill(p, deck, paint.vertical(deck, *steel))
    hazard(p, palette, QRectF(x + length - 46, y + 2, 46, 5))
    for i in range(int(length / 56)):
        lamp = paint.ellipse(x + 30 + i * 56, y + 10, 1.6)
        glow(p, lamp, palette.hazard, 7, 1.4)
        paint.fill(p, lamp, lighter(palette.hazard, 0.6))


def _sentinels(p: QPainter, palette: Palette, plan: _Plan) -> None:
    m = Machine(p, palette, palette.machine_eye)
    deck = plan.floor_top(3) - _SLAB
    x = plan.right + (82 if not plan.wide else 130)
    scale = 0.92 if not plan.wide else 1.2
    soft(p, paint.ellipse(x, deck - 42, 52), 42, alpha(palette.machine_eye, 0.5), screen=palette.dark)
    with paint.placed(p, x, deck - 52 * scale, scale):
        lurker(m)
    if plan.wide:
        deck = plan.floor_top(1) - _SLAB
        with paint.placed(p, plan.right + 108, deck - 52 * 0.8, 0.8):
            hound(m)
