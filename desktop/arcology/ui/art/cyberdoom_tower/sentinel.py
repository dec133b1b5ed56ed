"""Sentinel cards: four columns wide, four rows high, sliding along the lower half of a floor.

The activation token and the damage tokens are drawn on the card (from ``state`` and ``wounds``), so that they ride with
it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from arcology.ui.art.cyberdoom_tower import robots, robots_heavy
from arcology.ui.art.cyberdoom_tower.geometry import ROW_H, SENTINEL_H, SENTINEL_W
from arcology.ui.art.cyberdoom_tower.machine import Machine
from arcology.ui.art.cyberdoom_tower.reading import box_of, label, number, say, table, word, words
from arcology.ui.art.cyberdoom_tower.signs import SMALLEST, bolt, caption, figure, hit_box, stat
from arcology.ui.art.cyberdoom_tower.tokens import activation, damage
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    chamfered,
    clipped,
    diagonal,
    ellipse,
    fill,
    horizontal,
    placed,
    polygon,
    polyline,
    radial,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import shadow
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import hazard, hex_texture, rim_light, texture
from arcology.ui.art.textbox import LEFT, RIGHT


class Portrait:
    """How a robot sits in its card: its painter, scale and place."""

    def __init__(self, paint: Callable[[Machine], None], scale: float, x: float = 0.0, y: float = 0.0) -> None:
        self.paint, self.scale, self.x, self.y = paint, scale, x, y


PORTRAITS: Final[Mapping[str, Portrait]] = {
    "S1": Portrait(robots.lurker, 0.86),
    "S2": Portrait(robots.mantis, 0.77, 4),
    "S3": Portrait(robots.hound, 0.86, 2),
    "S4": Portrait(robots_heavy.bastion, 0.8, 2),
    "S5": Portrait(robots_heavy.oracle, 0.82),
}
_ART_X: Final = 220.0
_CARD: Final = QRectF(1.5, 1, SENTINEL_W - 3, SENTINEL_H - 2)
_BOX: Final = 21.5
_MARGIN: Final = 24.0
_WHOLE: Final = QRectF(-_MARGIN, -_MARGIN, SENTINEL_W + 2 * _MARGIN, SENTINEL_H + 2 * _MARGIN)


def paint_sentinel(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A sentinel card.

    Facts: ``id`` (S1..S5), ``name`` (text), ``energy``, ``damage``, ``range``, ``anti_stealth`` (printed), ``raised``
    (what the game added to it, 0), ``rows`` (boxes of A, B, C), ``effective`` (the same boxes as the column in force
    makes them; those that differ are ringed), ``chained`` (rows that must show one number, of "A", "B", "C"),
    ``state`` (dormant, hunting, defeated), ``wounds`` (damage tokens). A defeated sentinel shows its back.
    """
    state, id_ = word(facts, "state", "dormant"), word(facts, "id")
    if state == "defeated":
        destroyed = label(studio, "destroyed").upper()
        layer(p, studio, ("sentinel's back", destroyed), _WHOLE, lambda q: _back(q, studio, destroyed))
        return
    hot = state == "hunting"
    layer(p, studio, ("sentinel", id_, hot), _WHOLE, lambda q: _picture(q, studio, id_, hot))
    _title(p, facts, studio, hot)
    _boxes(p, facts, studio)
    _stats(p, facts, studio)


def _shape(p: QPainter, c: Palette) -> QPainterPath:
    """The outline of the card, over its shadow."""
    card = chamfered(_CARD, 9, ("tl", "br"))
    shadow(p, card, c.shade, 10, 4, 0.75 if c.dark else 0.4)
    return card


def _picture(p: QPainter, studio: Studio, id_: str, hot: bool) -> None:
    """The card without what is printed on it: the robot in its hangar."""
    c = studio.palette
    layer(p, studio, ("hangar", hot), _WHOLE, lambda q: _hangar(q, c, hot))
    portrait, card = PORTRAITS.get(id_, PORTRAITS["S1"]), chamfered(_CARD, 9, ("tl", "br"))
    foot = SENTINEL_H - 4 - 52 * portrait.scale + portrait.y
    with clipped(p, card), placed(p, _ART_X + portrait.x, foot, portrait.scale):
        portrait.paint(Machine(p, c, c.machine_eye))
    stroke(p, card, alpha(c.black, 0.8), 1.2)
    rim_light(p, card, c.rim if hot else lighter(c.steel_light, 0.2), 1.4, 0.9)


def _hangar(p: QPainter, c: Palette, hot: bool) -> None:
    """A hangar with beams of light behind the robot and a floor in perspective; red when it hunts."""
    card = _shape(p, c)
    light = mix(c.red_die, c.machine_eye, 0.5) if hot else c.reach if c.dark else mix(c.reach, c.white, 0.45)
    base = mix(c.machine_dark, light, 0.2 if hot else 0.14)
    if not c.dark:
        base = mix(base, c.steel_light, 0.12)
    fill(p, card, diagonal(_CARD, (0, mix(base, light, 0.2)), (0.5, base), (1, darker(base, 0.55))))
    texture(p, card, 0.05, "brushed")
    horizon = SENTINEL_H - 26
    with clipped(p, card):
        wash = 0.5 if hot else 0.42
        fill(
            p,
            _CARD,
            radial(
                _ART_X,
                horizon - 22,
                150,
                (0, alpha(light, wash)),
                (0.55, alpha(light, wash * 0.3)),
                (1, alpha(light, 0)),
            ),
        )
        for i in range(7):
            x = _ART_X - 190 + i * 60
            fill(p, polygon((_ART_X, horizon), (x, ROW_H), (x + 16, ROW_H)), alpha(lighter(light, 0.4), 0.07))
        for i in range(-6, 7):
            stroke(
                p,
                polyline((_ART_X + i * 14, horizon), (_ART_X + i * 42, SENTINEL_H)),
                alpha(lighter(light, 0.3), 0.12),
                1,
            )
        for k in (0, 5, 13):
            stroke(p, polyline((100, horizon + k), (334, horizon + k)), alpha(lighter(light, 0.3), 0.14), 1)
        left = QRectF(0, ROW_H, 112, SENTINEL_H)
        fill(p, left, horizontal(left, (0, alpha(c.black, 0.62)), (0.75, alpha(c.black, 0.42)), (1, alpha(c.black, 0))))
        right = QRectF(312, ROW_H, 80, SENTINEL_H)
        fill(p, right, horizontal(right, (0, alpha(c.black, 0)), (0.5, alpha(c.black, 0.4)), (1, alpha(c.black, 0.6))))
        band = QRectF(0, 0, SENTINEL_W, ROW_H)
        head = (
            mix(c.red_die, c.black, 0.12)
            if hot
            else mix(c.steel, c.reach, 0.12)
            if c.dark
            else mix(c.machine, c.black, 0.2)
        )
        fill(p, band, horizontal(band, (0, head), (0.55, mix(head, c.black, 0.5)), (1, mix(head, c.black, 0.72))))
        fill(p, QRectF(0, 1.4, SENTINEL_W, 1), alpha(c.white, 0.3))
        fill(p, QRectF(0, ROW_H - 1, SENTINEL_W, 1), alpha(c.black, 0.6))


def _title(p: QPainter, facts: Facts, studio: Studio, hot: bool) -> None:
    c = studio.palette
    raised = number(facts, "raised")
    stealth = number(facts, "anti_stealth") + raised
    tone = lighter(c.hazard, 0.3) if raised else c.ink_on_art
    draw_icon(p, "eye", 20, ROW_H / 2, 19, tone)
    figure(p, studio, QRectF(32, -0.5, 30, ROW_H), f"{stealth:+d}", 16, tone, LEFT)
    caption(
        p,
        studio,
        QRectF(66, 0, 186, ROW_H),
        say(studio, facts, "name").upper(),
        16,
        role=Role.DISPLAY,
        weight=Weight.Bold,
        track=1.6,
        color=c.ink_on_art,
        minimum=SMALLEST,
        shadow=alpha(c.black, 0.75),
    )
    state = QRectF(256, 0, (SENTINEL_W - 34 if hot else SENTINEL_W - 12) - 256, ROW_H)
    caption(
        p,
        studio,
        state,
        label(studio, "hunting" if hot else "dormant").upper(),
        SMALLEST,
        weight=Weight.DemiBold,
        track=0.9,
        color=lighter(c.red_die, 0.82) if hot else mix(c.ink_on_art_muted, c.steel, 0.15),
        align=RIGHT,
        minimum=SMALLEST,
        shadow=alpha(c.black, 0.6),
    )
    if hot:
        activation(p, c, SENTINEL_W - 19, ROW_H / 2, 10.5)


def _boxes(p: QPainter, facts: Facts, studio: Studio) -> None:
    c = studio.palette
    printed, effective = table(facts, "rows"), table(facts, "effective")
    chained = words(facts, "chained")
    for r, row in enumerate(printed):
        y = ROW_H * (r + 1) + 2.4
        now = effective[r] if r < len(effective) else row
        for i, text in enumerate(row):
            was, box = box_of(text), box_of(now[i] if i < len(now) else text)
            hit_box(p, studio, QRectF(9 + i * 27, y, _BOX, _BOX), box, changed=was != box)
        if "ABC"[r] in chained:
            draw_icon(p, "chain", 9 + len(row) * 27 + 9, y + _BOX / 2, 17, lighter(c.accent_fill, 0.35))


def _stats(p: QPainter, facts: Facts, studio: Studio) -> None:
    c = studio.palette
    x, w, h = SENTINEL_W - 58, 47.0, 20.5
    rows = (
        ("energy", "energy", c.yellow_die),
        ("damage", "damage", lighter(c.red_die, 0.2)),
        ("range", "range", mix(c.reach, c.white, 0.1 if c.dark else 0.5)),
    )
    for i, (key, icon, tone) in enumerate(rows):
        stat(p, studio, QRectF(x, ROW_H * (i + 1) + 3 - i * 0.6, w, h), icon, str(number(facts, key)), tone)
    for i in range(number(facts, "wounds")):
        damage(p, c, x - 14 - i * 20, ROW_H * 1.5 + 1, 10.5)


def _back(p: QPainter, studio: Studio, words: str) -> None:
    """The back of the card: a dead lens under hazard bars, and what became of the robot in ``words``."""
    c = studio.palette
    card = _shape(p, c)
    base = mix(c.machine_dark, c.steel_dark, 0.35 if c.dark else 0.2)
    fill(p, card, diagonal(_CARD, (0, lighter(base, 0.1)), (1, darker(base, 0.5))))
    with clipped(p, card):
        hex_texture(p, _CARD, 13, alpha(c.white, 0.06))
        hazard(p, c, QRectF(0, 6, SENTINEL_W, 8), 0.5)
        hazard(p, c, QRectF(0, SENTINEL_H - 14, SENTINEL_W, 8), 0.5)
        cx, cy = SENTINEL_W * 0.7, SENTINEL_H / 2
        fill(p, ellipse(cx, cy, 31), mix(c.machine, c.machine_dark, 0.55))
        stroke(p, ellipse(cx, cy, 31), alpha(c.black, 0.7), 2)
        fill(p, ellipse(cx, cy, 23), darker(c.machine_dark, 0.5))
        draw_icon(p, "skull", cx, cy, 28, alpha(c.ink_on_art_muted, 0.55))
        crack = polyline(
            (cx - 44, cy - 34),
            (cx - 20, cy - 14),
            (cx - 27, cy - 5),
            (cx + 3, cy + 7),
            (cx - 3, cy + 16),
            (cx + 30, cy + 38),
        )
        stroke(p, crack, alpha(c.black, 0.8), 2.4)
        stroke(p, crack.translated(0.8, 0.9), alpha(c.white, 0.16), 0.9)
        for x in (14.0, SENTINEL_W - 14):
            for y in (22.0, SENTINEL_H - 22):
                bolt(p, c, x, y, 2.6)
        caption(
            p,
            studio,
            QRectF(28, cy - 14, 196, 28),
            words,
            15,
            role=Role.DISPLAY,
            weight=Weight.Bold,
            track=1.4,
            color=alpha(c.ink_on_art_muted, 0.8),
            minimum=SMALLEST,
        )
    fill(p, card, vertical(_CARD, (0, alpha(c.white, 0.04)), (1, alpha(c.black, 0.3))))
    stroke(p, card, alpha(c.black, 0.8), 1.2)
    rim_light(p, card, c.steel_light, 1.2, 0.5)


SENTINEL = Component((SENTINEL_W, SENTINEL_H), paint_sentinel, margin=_MARGIN)
