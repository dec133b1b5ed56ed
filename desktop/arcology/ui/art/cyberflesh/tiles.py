"""The tiles of a biome, face down and face up, and the party that walks over them."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QTransform

from arcology.ui.art.cyberflesh.geometry import TILE
from arcology.ui.art.cyberflesh.inks import deep
from arcology.ui.art.cyberflesh.reading import (
    TILE_ICONS,
    biome_of,
    flag,
    number,
    seat_sign,
    tile_tone,
    word,
    words,
)
from arcology.ui.art.cyberflesh.shapes import ball, blots, curve, light, rivet, scratches, teeth
from arcology.ui.art.cyberflesh.signs import figure, ink_on
from arcology.ui.art.cyberflesh.terrain import WHOLE, ground_tone, paint_ground
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    clipped,
    diagonal,
    ellipse,
    fill,
    inner,
    linear,
    placed,
    polygon,
    radial,
    rounded,
    stroke,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.pieces import meeple_path
from arcology.ui.art.shadows import glow, shadow, soft
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import rim_light

_MARGIN: Final = 16.0
_FACE: Final = rounded(inner(WHOLE, 1), 9)


def paint_tile(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A square of the biome.

    Facts: ``biome``, ``back`` (start, exit, env, event), ``state`` (hidden, scouted, revealed), ``type`` (start,
    combat, loot, mutation, cure, merchant, siren, exit, event), ``number`` (which event, merchant or siren),
    ``done``, ``pending``, ``sealed``, ``seed``.
    """
    c = studio.palette
    biome, seed = biome_of(facts), number(facts, "seed")
    back, kind, state = word(facts, "back", "env"), word(facts, "type"), word(facts, "state", "hidden")
    area = inner(WHOLE, -_MARGIN)
    if state == "revealed" or (back in ("start", "exit") and state != "scouted"):
        kind = kind or back
        which = number(facts, "number") if kind in ("siren", "merchant") else 0
        sealed = kind == "exit" and flag(facts, "sealed")
        key = ("tile", biome, kind, seed % 4, which, sealed)
        layer(p, studio, key, area, lambda q: _face_up(q, c, biome, kind, seed % 4, sealed))
        _marks(p, facts, studio, kind, sealed)
    else:
        event = back == "event"
        layer(
            p, studio, ("tile back", biome, event, seed % 4), area, lambda q: _face_down(q, c, biome, event, seed % 4)
        )
        if state == "scouted":
            _scouted(p, studio, kind, number(facts, "number"))


def _face_up(p: QPainter, c: Palette, biome: int, kind: str, seed: int, sealed: bool) -> None:
    sign, ground = tile_tone(c, kind)
    shadow(p, _FACE, c.shade, 8, 4, 0.75 if c.dark else 0.4)
    with clipped(p, _FACE):
        paint_ground(p, c, biome, seed, ground)
        _feature(p, c, kind, seed)
        if sealed:
            fill(p, WHOLE, alpha(c.night, 0.45))
        disc = radial(50, 48, 29, (0, alpha(c.night, 0.84)), (0.75, alpha(c.night, 0.62)), (1, alpha(c.night, 0)))
        fill(p, ellipse(50, 48, 29), disc)
    draw_icon(p, TILE_ICONS.get(kind, "question"), 50.8, 49.8, 44, alpha(c.black, 0.7))
    draw_icon(p, TILE_ICONS.get(kind, "question"), 50, 48, 44, sign)
    stroke(p, _FACE, mix(c.night, c.black, 0.5), 3.2)
    stroke(p, rounded(inner(WHOLE, 3), 7.4), alpha(sign, 0.6), 1.5)
    rim_light(p, rounded(inner(WHOLE, 2), 8), c.rim, 1.2, 0.5)


def _feature(p: QPainter, c: Palette, kind: str, seed: int) -> None:
    """What stands on the square besides its sign."""
    rnd = Random(seed * 7 + 3)
    sign, ground = tile_tone(c, kind)
    match kind:
        case "combat":
            for _ in range(8):
                x, y = rnd.uniform(8, 92), rnd.uniform(46, 96)
                fill(p, ellipse(x, y, rnd.uniform(3, 11), rnd.uniform(2, 6)), alpha(deep(c, c.red_die, 0.7), 0.6))
            for k in range(3):
                stroke(p, curve((14 + k * 13, 8), (24 + k * 12, 48, 8 + k * 13, 92)), alpha(c.black, 0.5), 3.6)
        case "loot":
            for x, y, w in ((6, 66, 26), (34, 76, 22), (66, 62, 30)):
                crate = QRectF(x, y, w, w)
                fill(p, crate, linear(0, y, 0, y + w, (0, c.wood), (1, c.wood_dark)))
                stroke(p, crate, c.night, 1.6)
                stroke(p, curve((x, y), (x + w, y + w)), deep(c, c.wood, 0.6), 2)
        case "mutation":
            for k in range(5):
                x, y = 10 + k * 20, 86 - (k % 2) * 8
                light(p, x, y, 20, c.lime, 0.3)
                ball(p, x, y, 12, 15, alpha(c.lime, 0.9), deep(c, c.accent_fill, 0.75))
        case "cure":
            pool = (
                (0, alpha(lighter(c.lime, 0.4), 0.9)),
                (0.5, alpha(c.teal, 0.7)),
                (1, alpha(deep(c, c.teal, 0.7), 0.3)),
            )
            fill(p, ellipse(50, 74, 42, 22), radial(50, 72, 42, *pool))
            stroke(p, ellipse(50, 74, 30, 13), alpha(c.white, 0.35), 1.4)
        case "merchant":
            for k in range(7):
                stripe = polygon((k * 15 - 2, 0), (k * 15 + 13, 0), (k * 15 + 11, 19), (k * 15, 19))
                fill(p, stripe, alpha(c.rust if k % 2 else c.bone, 0.85))
            fill(p, QRectF(0, 76, 100, 14), linear(0, 76, 0, 90, (0, lighter(c.wood, 0.2)), (1, c.wood_dark)))
        case "siren":
            for k in range(5):
                stroke(p, ellipse(22, 80, 20 + k * 19), alpha(sign, 0.3 - 0.05 * k), 3)
        case "start":
            for k in range(7):
                fill(p, polygon((6 + k * 14, 0), (14 + k * 14, 0), (10 + k * 14, 24)), alpha(c.night, 0.85))
        case "exit":
            ray = ((0, alpha(lighter(c.seat_1, 0.5), 0.55)), (1, alpha(c.seat_1, 0)))
            fill(p, polygon((40, 0), (60, 0), (104, 100), (-4, 100)), linear(0, 0, 0, 100, *ray))
            teeth(p, c, 0, 0, 100, 9, 15, seed + 2)
        case "event":
            for k in range(9):
                a = k * math.tau / 9
                lash = curve(
                    (50 + 34 * math.cos(a), 48 + 28 * math.sin(a)), (50 + 62 * math.cos(a), 48 + 54 * math.sin(a))
                )
                stroke(p, lash, alpha(deep(c, ground, 0.3), 0.7), 3)
            fill(
                p,
                ellipse(50, 48, 46, 34),
                radial(50, 48, 46, (0, alpha(lighter(ground, 0.3), 0.4)), (1, alpha(ground, 0))),
            )


def _face_down(p: QPainter, c: Palette, biome: int, event: bool, seed: int) -> None:
    base = mix(c.violet, c.steel_dark, 0.5) if event else mix(c.wood, c.steel, 0.45)
    base = mix(deep(c, base, 0.42 if c.dark else 0.28), ground_tone(c, biome), 0.25)
    shadow(p, _FACE, c.shade, 8, 4, 0.75 if c.dark else 0.4)
    fill(p, _FACE, diagonal(WHOLE, (0, lighter(base, 0.12)), (1, deep(c, base, 0.62))))
    with clipped(p, _FACE):
        for k in range(-10, 22):
            slant = -30 if event else 100
            stroke(p, curve((k * 12, 0), (k * 12 + slant, 100)), alpha(c.black, 0.26), 3)
        blots(p, WHOLE, alpha(c.rust, 0.24), 4, seed + (9 if event else 0), 40)
    scratches(p, _FACE, alpha(c.white, 0.12), 9, seed, 36)
    stroke(p, rounded(inner(WHOLE, 8), 5), alpha(c.bone, 0.28), 1.5)
    for x in (10, 90):
        for y in (10, 90):
            rivet(p, c, x, y, 2.6)
    fill(p, ellipse(50, 50, 28), alpha(c.night, 0.66))
    tone = lighter(c.violet, 0.5) if event else mix(c.bone, c.wood, 0.15)
    draw_icon(p, "eye" if event else "ribcage", 50, 50, 35, alpha(tone, 0.9))
    stroke(p, _FACE, mix(c.night, c.black, 0.5), 3.2)
    rim_light(p, rounded(inner(WHOLE, 2), 8), c.rim, 1.4, 0.6)


def _scouted(p: QPainter, studio: Studio, kind: str, which: int) -> None:
    """A face-down tile whose face is known."""
    c = studio.palette
    sign, _ = tile_tone(c, kind)
    fill(p, ellipse(50, 50, 29), alpha(c.night, 0.95))
    if kind == "event" and which > 0:
        figure(p, studio, QRectF(24, 34, 52, 32), str(which), 28, sign, minimum=24.6)
    else:
        draw_icon(p, TILE_ICONS.get(kind, "question"), 50, 50, 38, sign)
    stroke(p, rounded(inner(WHOLE, 4), 7), sign, 2.4, dash=(3, 2.4))


def _marks(p: QPainter, facts: Facts, studio: Studio, kind: str, sealed: bool) -> None:
    """What is told in the corners: number, done, can be resolved again, locked."""
    c = studio.palette
    which = number(facts, "number")
    if kind in ("siren", "merchant", "event") and which > 0:
        plate = QRectF(6, 6, 36 if which > 9 else 25, 29)
        fill(p, rounded(plate, 6), alpha(c.night, 0.9))
        figure(p, studio, plate, str(which), 25, tile_tone(c, kind)[0], minimum=24.6)
    if sealed:
        _badge(p, c, "lock", mix(c.ember, c.bone, 0.3))
    elif flag(facts, "done"):
        _badge(p, c, "check", c.lime)
    elif flag(facts, "pending"):
        _badge(p, c, "again", lighter(c.ember, 0.3))


def _badge(p: QPainter, c: Palette, icon: str, tone: QColor) -> None:
    disc = ellipse(82, 82, 14.5)
    fill(p, disc, mix(c.night, c.wood_dark, 0.3))
    stroke(p, disc, tone, 2)
    draw_icon(p, icon, 82, 82, 19, tone)


# ---- the party -------------------------------------------------------------------------------------------------------


def paint_party(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The one counter of the whole group: a figure for each living character on a common base.

    Facts: ``seats`` (tuple of seats as words), ``ally`` (Cyberflesh walks with them).
    """
    c = studio.palette
    seats = [int(s) for s in words(facts, "seats") if s.isdigit()] or [0]
    base = ellipse(50, 80, 36, 13)
    glow(p, ellipse(50, 62, 40, 34), alpha(c.accent_fill, 0.55), 12, screen=c.dark)
    soft(p, ellipse(52, 86, 36, 11), 6, alpha(c.black, 0.7))
    fill(p, ellipse(50, 84, 36, 13), c.night)
    share = 72 / len(seats)
    with clipped(p, base):
        for k, seat in enumerate(seats):
            tone = c.seat(seat)
            strip = QRectF(14 + k * share, 60, share, 40)
            fill(p, strip, linear(0, 66, 0, 94, (0, lighter(tone, 0.25)), (1, darker(tone, 0.35))))
    stroke(p, base, mix(c.night, c.black, 0.5), 2)
    if flag(facts, "ally"):
        ball(p, 80, 62, 13, 13, mix(c.rust, c.bone, 0.4), deep(c, c.red_die, 0.6))
        fill(p, ellipse(80, 60, 7, 6), c.lime)
        fill(p, ellipse(80, 60, 1.8, 5), c.black)
    spread = {1: (0.0,), 2: (-13.0, 13.0), 3: (-21.0, 21.0, 0.0)}.get(len(seats), (0.0,))
    height = {1: 66.0, 2: 60.0}.get(len(seats), 55.0)
    for seat, dx in zip(seats, spread, strict=False):
        _figure(p, c, 50 + dx, 82 + (4 if dx == 0 and len(seats) == 3 else 0), height, seat)


def _figure(p: QPainter, c: Palette, x: float, foot: float, height: float, seat: int) -> None:
    tone = c.seat(seat)
    with placed(p, x, foot):
        path = QTransform().scale(0.86, 1).map(meeple_path(height))
        fill(p, path.translated(2, 1.5), darker(tone, 0.65))
        front = QRectF(-height * 0.4, -height, height * 0.8, height)
        fill(p, path, diagonal(front, (0, lighter(tone, 0.5)), (0.4, tone), (1, darker(tone, 0.45))))
        stroke(p, path, c.night, 1.8)
        draw_icon(p, seat_sign(seat), 0, -height * 0.42, height * 0.25, ink_on(c, tone))


TILE_PIECE: Final = Component((TILE, TILE), paint_tile, margin=_MARGIN)
PARTY: Final = Component((TILE, TILE), paint_party, margin=18)
