"""Combat slots, the marks of weapons that are aimed at them, and the flame between two of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.anatomy import chain, skull
from arcology.ui.art.cyberflesh.geometry import AIM_H, AIM_W, LINK, SLOT_H, SLOT_W
from arcology.ui.art.cyberflesh.inks import deep, inks
from arcology.ui.art.cyberflesh.reading import flag, number, say, seat_sign, seat_tone, word
from arcology.ui.art.cyberflesh.shapes import blots, curve, light, scratches
from arcology.ui.art.cyberflesh.signs import RIGHT, TOP_CENTER, cut, figure, ink_on, line
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import clipped, ellipse, fill, inner, placed, polyline, radial, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, lighter, mix
from arcology.ui.art.shadows import glow
from arcology.ui.art.studio import Component, Facts, Studio

_SLOT: Final = QRectF(0, 0, SLOT_W, SLOT_H)


def paint_slot(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A combat slot: a niche with arches going back into the dark.

    Facts: ``number`` (1 to 5), ``state`` (empty, enemy, loot, closed), ``title`` (text right of the number), ``note``
    (text: why it is empty, who left the loot), ``chosen`` (an attack is aimed here).
    """
    c = studio.palette
    state, chosen = word(facts, "state", "empty"), flag(facts, "chosen")
    which, note = number(facts, "number", 1), say(studio, facts, "note")
    key = ("slot", which, state, chosen, bool(note))
    layer(p, studio, key, inner(_SLOT, -18), lambda q: _niche(q, c, which, state, chosen, bare=bool(note)))
    _tag(p, studio, which)
    line(p, studio, QRectF(48, 5, SLOT_W - 62, 20), say(studio, facts, "title"), 13, mix(c.bone, c.steel, 0.3), RIGHT)
    if note and state != "enemy":
        box = QRectF(16, 272, SLOT_W - 32, 80)
        line(p, studio, box, note, 15, lighter(c.bone, 0.2), TOP_CENTER, wrap=True, shade=alpha(c.black, 0.8))


def _tag(p: QPainter, studio: Studio, which: int) -> None:
    """The number of a slot, cut into a piece of bone."""
    c = studio.palette
    rect = QRectF(10, 4, 30, 22)
    tag = curve((14, 6), (25, 2, 37, 5), (42, 15, 36, 25), (24, 28, 13, 24), (8, 14, 14, 6), closed=True)
    fill(p, tag, vertical(rect, (0, lighter(c.bone, 0.2)), (1, mix(c.bone, c.wood_dark, 0.5))))
    stroke(p, tag, c.night, 1.3)
    figure(p, studio, rect, str(which), 16.5, c.wood_dark, minimum=13)


def _niche(p: QPainter, c: Palette, which: int, state: str, chosen: bool, bare: bool) -> None:
    """The stone of a slot; ``bare`` leaves the places free on which a die lies and words stand."""
    path = cut(_SLOT, 10)
    live = state in ("enemy", "loot")
    if chosen:
        glow(p, path, alpha(c.accent_fill, 0.8), 9, screen=c.dark)
    stone = mix(c.steel_dark, c.wood, 0.18)
    stone = stone if c.dark else mix(stone, c.bone, 0.14)
    fill(p, path, vertical(_SLOT, (0, mix(stone, c.night, 0.42)), (1, mix(stone, c.night, 0.82))))
    blots(p, path, alpha(c.rust, 0.18), 6, 30 + which, 70)
    scratches(p, path, alpha(c.bone, 0.07), 26, which + 50, 40)
    with clipped(p, path):
        x, foot = SLOT_W / 2, SLOT_H - 24
        for wide, high in ((160, 320), (126, 280), (92, 240)):
            arch = curve(
                (x - wide / 2, foot),
                (x - wide / 2, foot - high * 0.6),
                (x - wide / 2, foot - high, x + wide / 2, foot - high, x + wide / 2, foot - high * 0.6),
                (x + wide / 2, foot),
            )
            fill(p, arch, alpha(c.black, 0.26))
            stroke(p, arch, alpha(c.bone, 0.13), 1.5)
        if state == "empty":
            _dweller(p, c, which, x, foot, bare)
        tone = c.accent_fill if live else c.rust
        floor = QRectF(0, SLOT_H - 120, SLOT_W, 120)
        fill(p, floor, vertical(floor, (0, alpha(tone, 0)), (1, alpha(tone, 0.2 if live else 0.12))))
        if state == "loot":
            light(p, x, 150, 100, c.seat_1, 0.26)
        if state == "closed":
            _bars(p, c)
    stroke(p, path, c.black, 2.6)
    edge = c.lime if chosen else mix(c.accent_fill, c.night, 0.3) if live else mix(c.bone, c.night, 0.62)
    stroke(p, cut(inner(_SLOT, 1), 10), edge, 2.2 if chosen else 1.5)
    stroke(p, polyline((10, 2.2), (SLOT_W - 10, 2.2)), alpha(c.bone, 0.24), 1)
    if chosen:
        _brackets(p, c)


def _dweller(p: QPainter, c: Palette, which: int, x: float, foot: float, bare: bool) -> None:
    """What is seen of an empty niche's owner: eyes, a chain, bones on the floor; another in each slot."""
    i = inks(c, "bone")
    if which in (1, 3, 5):
        gap, y = (13.0, 21.0, 9.0)[which // 2], (122.0, 106.0, 140.0)[which // 2]
        for s in (-1, 1):
            light(p, x + s * gap, y, 17, c.ember, 0.3)
            fill(p, ellipse(x + s * gap, y, 4.8, 2.2), alpha(c.ember, 0.65))
    if bare:
        return
    if which in (2, 4):
        chain(p, i, curve((x - 26, 30), (x - 22, 90, x - 28, 150 + 14 * which)), 5)
        chain(p, i, curve((x + 30, 30), (x + 26, 70, x + 30, 128)), 5)
    if which in (1, 2, 4):
        with placed(p, x + (30, -34, 0, 26)[which - 1], foot - 6, turn=(14, -20, 0, 32)[which - 1]):
            p.setOpacity(0.5)
            skull(p, i, 0, -8, 1.1)
    if which in (2, 3, 5):
        for k in range(4):
            bone = curve((x - 30 + k * 17, foot - 2), (x - 20 + k * 17, foot - 7 - (k * which) % 5))
            stroke(p, bone, alpha(c.bone, 0.3), 3.4)


def _bars(p: QPainter, c: Palette) -> None:
    for k in range(6):
        x = 24 + k * 30
        stroke(p, polyline((x, 34), (x, SLOT_H)), c.night, 9)
        stroke(p, polyline((x, 34), (x, SLOT_H)), c.steel_dark, 5.4)
        stroke(p, polyline((x - 1.4, 34), (x - 1.4, SLOT_H)), alpha(c.bone, 0.25), 1.2)


def _brackets(p: QPainter, c: Palette) -> None:
    for x, dx in ((-3.0, 1), (SLOT_W + 3, -1)):
        for y, dy in ((-3.0, 1), (SLOT_H + 3, -1)):
            corner = polyline((x, y + dy * 34), (x, y + dy * 8), (x + dx * 8, y), (x + dx * 34, y))
            stroke(p, corner, c.night, 7)
            stroke(p, corner, c.lime if c.dark else c.accent_fill, 4)


def paint_aim(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A weapon that is aimed at a slot. Facts: ``order`` (which of the attacks), ``name`` (text), ``seat``."""
    c, tone = studio.palette, lighter(seat_tone(studio.palette, number(facts, "seat", -1)), 0.15)
    rect = QRectF(0, 0, AIM_W, AIM_H)
    path = rounded(inner(rect, 0.6), AIM_H / 2)
    fill(p, path, alpha(c.night, 0.92))
    stroke(p, path, alpha(tone, 0.85), 1.2)
    fill(p, ellipse(AIM_H / 2, AIM_H / 2, 8), tone)
    order = str(number(facts, "order", 1))
    figure(p, studio, QRectF(2, 1, AIM_H - 4, AIM_H - 2), order, 13, ink_on(c, tone))
    shown = tone if c.dark else mix(tone, c.white, 0.35)
    seat = number(facts, "seat", -1)
    draw_icon(p, seat_sign(seat), AIM_W - 12, AIM_H / 2, 9.5, shown)
    line(p, studio, QRectF(AIM_H + 2, 0, AIM_W - AIM_H - 21, AIM_H), say(studio, facts, "name"), 13.4, shown)


def paint_incite(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The flame between an inciting enemy and its neighbour. Facts: ``n`` (added damage)."""
    c, m = studio.palette, LINK / 2
    light(p, m, m, 26, c.ember, 0.4)
    fill(
        p,
        ellipse(m, m, 14),
        radial(m - 3, m - 4, 19, (0, lighter(c.ember, 0.35)), (0.6, deep(c, c.rust, 0.4)), (1, deep(c, c.rust, 0.8))),
    )
    stroke(p, ellipse(m, m, 14), c.night, 2)
    stroke(p, ellipse(m, m, 12), alpha(lighter(c.ember, 0.6), 0.6), 1)
    draw_icon(p, "flame", m, m - 0.5, 18, lighter(c.ember, 0.75))


SLOT: Final = Component((SLOT_W, SLOT_H), paint_slot, margin=18)
AIM: Final = Component((AIM_W, AIM_H), paint_aim)
INCITE: Final = Component((LINK, LINK), paint_incite, margin=12)
