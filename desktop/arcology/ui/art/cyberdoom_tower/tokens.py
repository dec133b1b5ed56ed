"""Counters and figures that are moved or laid on cards: tokens, meeples, the round counter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberdoom_tower.reading import number
from arcology.ui.art.cyberdoom_tower.signs import figure
from arcology.ui.art.icons import SEAT_ICONS, draw_icon, icon_at
from arcology.ui.art.paint import clipped, ellipse, fill, polygon, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.pieces import meeple, token
from arcology.ui.art.shadows import glow, soft
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import extrude

TOKEN: Final = 24.0
KEY: Final = 44.0
MEEPLE_W, MEEPLE_H = 48.0, 56.0
CUBE: Final = 44.0
X_W, X_H = 58.0, 62.0


def activation(p: QPainter, c: Palette, cx: float, cy: float, radius: float) -> None:
    """The orange counter of a sentinel that hunts."""
    token(p, c, cx, cy, radius, c.hazard, "alert", darker(c.hazard, 0.85))


def damage(p: QPainter, c: Palette, cx: float, cy: float, radius: float) -> None:
    """The red counter of one damage."""
    token(p, c, cx, cy, radius, lighter(c.red_die, 0.15), "damage", darker(c.red_die, 0.85))


def paint_x(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The counter on a looted crate, at the lower right of where a feature has its middle. No facts."""
    c = studio.palette
    token(
        p, c, X_W / 2 + 15, X_H / 2 + 17, 12.5, mix(c.white_die, c.steel_light, 0.15), "cross", darker(c.red_die, 0.15)
    )


def paint_ability(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A token that locks an ability. No facts."""
    c = studio.palette
    steel = mix(c.machine, c.reach, 0.18)
    token(p, c, TOKEN / 2, TOKEN / 2 - 0.5, TOKEN / 2 - 1.5, steel, "lock", darker(c.machine_dark, 0.5))


def paint_key(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A key token: a thick golden key. No facts."""
    c = studio.palette
    gold = mix(c.yellow_die, c.hazard, 0.15)
    key = icon_at("key", KEY / 2, KEY / 2, 40, -20)
    soft(p, key, 4, alpha(c.shade, 0.7 if c.dark else 0.4), 1.2, 3)
    glow(p, ellipse(KEY / 2, KEY / 2, 15), alpha(gold, 0.5 if c.dark else 0.3), 12)
    extrude(p, key, 2.6, darker(gold, 0.35), darker(gold, 0.7), steps=4, dx=0.9)
    fill(
        p,
        key,
        vertical(key.boundingRect(), (0, lighter(gold, 0.72)), (0.45, lighter(gold, 0.12)), (1, darker(gold, 0.22))),
    )
    with clipped(p, key):
        stroke(p, key, vertical(key.boundingRect(), (0, alpha(c.white, 0.95)), (0.6, alpha(c.white, 0))), 1.6)


def paint_meeple(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A player's figure in the seat's colour with the seat's sign on its chest. Facts: ``seat`` (from 0)."""
    c = studio.palette
    seat = number(facts, "seat")
    colour = c.seat(seat)
    x, foot, height = MEEPLE_W / 2 - 1, MEEPLE_H - 4, MEEPLE_H - 7
    meeple(p, c, x, foot, height, colour)
    sign = SEAT_ICONS[seat % len(SEAT_ICONS)]
    y = foot - height * 0.42
    draw_icon(p, sign, x, y + 0.7, 12.5, alpha(c.white, 0.35))
    draw_icon(p, sign, x, y, 12.5, alpha(darker(colour, 0.78), 0.95))


def paint_counter(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The round counter: an amber cube with the round on its face. Facts: ``round`` (1..12)."""
    c = studio.palette
    amber = c.accent_fill
    x, y, w, d = 4.0, 12.0, 31.0, 6.0
    front = polygon((x, y), (x + w, y), (x + w, y + 27), (x, y + 27))
    top = polygon((x, y), (x + d, y - d), (x + w + d, y - d), (x + w, y))
    side = polygon((x + w, y), (x + w + d, y - d), (x + w + d, y + 27 - d), (x + w, y + 27))
    whole = front.united(top).united(side)
    soft(p, whole, 5, alpha(c.shade, 0.8 if c.dark else 0.45), 1, 4)
    glow(p, whole, alpha(amber, 0.6), 8, screen=c.dark)
    fill(p, front, vertical(front.boundingRect(), (0, lighter(amber, 0.45)), (0.5, amber), (1, darker(amber, 0.25))))
    fill(p, top, vertical(top.boundingRect(), (0, lighter(amber, 0.8)), (1, lighter(amber, 0.5))))
    fill(p, side, vertical(side.boundingRect(), (0, darker(amber, 0.2)), (1, darker(amber, 0.55))))
    stroke(p, front, alpha(lighter(amber, 0.85), 0.8), 1)
    stroke(p, top, alpha(lighter(amber, 0.9), 0.7), 0.8)
    figure(p, studio, QRectF(x, y - 0.5, w, 27), str(number(facts, "round", 1)), 20, darker(amber, 0.85))


X_TOKEN = Component((X_W, X_H), paint_x, margin=8)
ABILITY_TOKEN = Component((TOKEN, TOKEN), paint_ability, margin=8)
KEY_TOKEN = Component((KEY, KEY), paint_key, margin=20)
MEEPLE = Component((MEEPLE_W, MEEPLE_H), paint_meeple, margin=12)
ROUND_COUNTER = Component((CUBE, CUBE), paint_counter, margin=18)
