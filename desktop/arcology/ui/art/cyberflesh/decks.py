"""Decks, the graveyard, the plate that they lie on, and the Alert."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.bestiary import paint_scene
from arcology.ui.art.cyberflesh.geometry import (
    ALERT_STEP,
    ALERT_X,
    ALERT_Y,
    CARD_H,
    CARD_W,
    DECK_H,
    DECK_W,
    MARKER,
    SUPPLY_H,
    SUPPLY_W,
)
from arcology.ui.art.cyberflesh.inks import deep
from arcology.ui.art.cyberflesh.reading import flag, number, printed, word
from arcology.ui.art.cyberflesh.shapes import blots, curve, light, scratches
from arcology.ui.art.cyberflesh.signs import CENTER, RIGHT, SHADOW, board, figure, line, overline, pit
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    clipped,
    diagonal,
    ellipse,
    fill,
    inner,
    placed,
    polygon,
    radial,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, lighter, mix
from arcology.ui.art.shadows import shadow
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import texture
from arcology.ui.art.textbox import alike

DECKS: Final[Mapping[str, tuple[str, str, str]]] = {
    "loot": ("wood", "chest", "parchment"),
    "mutation": ("accent_fill", "helix", "lime"),
    "monster": ("red_die", "claw", "damage"),
    "graveyard": ("steel", "skull", "bone"),
    "lord": ("violet", "skull", "bone"),
    "events": ("teal", "eye", "bone"),
}
"""The ground, the sign and the colour of the sign of each kind of card back."""
_SUPPLY: Final = QRectF(0, 0, SUPPLY_W, SUPPLY_H)
_PILE: Final = QRectF(11, 3, 64, 80)


def paint_supply(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The plate below the decks, with the places of the Alert markers along its upper edge.

    Facts: ``alert`` (1 to 8).
    """
    c, alert = studio.palette, number(facts, "alert", 1)
    layer(p, studio, ("supply",), inner(_SUPPLY, -SHADOW), lambda q: _supply(q, c))
    overline(p, studio, QRectF(15, 6, 58, 24), printed(studio, "alert"), c.accent)
    line(p, studio, QRectF(76, 6, 60, 24), printed(studio, "alert_of", n=alert), 15, c.ink, bold=True)
    told = printed(studio, "alert_hard") if alert >= 8 else printed(studio, "alert_roll", n=alert)
    line(p, studio, QRectF(368, 6, 142, 24), told, 13, c.ink_muted, RIGHT)


def _supply(p: QPainter, c: Palette) -> None:
    board(p, c, _SUPPLY, 2)
    for k in range(8):
        x = ALERT_X + k * ALERT_STEP
        pit(p, c, ellipse(x, ALERT_Y, 11.5))
    fill(p, QRectF(14, 33.5, SUPPLY_W - 28, 1), alpha(c.line_strong, 0.4))


def paint_alert(p: QPainter, facts: Facts, studio: Studio) -> None:
    """An Alert marker: a warning lamp with its figure, burning or dark. Facts: ``level`` (1 to 8), ``lit``."""
    c, lit = studio.palette, flag(facts, "lit")
    x = MARKER / 2
    dome = curve((x - 9, 19), (x - 9, 6, x - 5, 2, x, 2), (x + 5, 2, x + 9, 6, x + 9, 19), closed=True)
    if lit:
        light(p, x, 12, 20, c.ember, 0.5)
        hot = ((0, lighter(c.ember, 0.6)), (0.4, c.ember), (1, deep(c, c.rust, 0.5)))
        fill(p, dome, radial(x - 2, 9, 14, *hot))
    else:
        fill(p, dome, vertical(dome.boundingRect(), (0, deep(c, c.steel, 0.35)), (1, deep(c, c.steel, 0.8))))
    stroke(p, dome, mix(c.night, c.rust, 0.15), 1.3)
    foot = QRectF(x - 11, 18.6, 22, 4.4)
    fill(p, rounded(foot, 1.4), c.steel if lit else c.steel_dark)
    stroke(p, rounded(foot, 1.4), c.night, 0.9)
    ink = c.night if lit else mix(c.bone, c.steel, 0.4)
    figure(p, studio, QRectF(x - 9, 4, 18, 14), str(number(facts, "level", 1)), 12.4, ink, minimum=11.4)


def paint_deck(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A deck with its name and count, or the graveyard with its uppermost card face up.

    Facts: ``kind`` (loot, mutation, monster, graveyard, lord, events), ``count``, ``top`` (id of the card that is seen
    on the graveyard, or that comes next from the events).
    """
    c = studio.palette
    kind, count, top = word(facts, "kind", "loot"), number(facts, "count"), word(facts, "top")
    kind = kind if kind in DECKS else "loot"
    height = min(4, (count + 9) // 10)
    area = QRectF(-6, -8, DECK_W + 12, 108)
    layer(
        p,
        studio,
        ("deck", kind, height, top if kind in ("graveyard", "events") else ""),
        area,
        lambda q: _deck(q, c, kind, height, top),
    )
    size = alike(studio, (printed(studio, f"deck.{one}") for one in DECKS), DECK_W, 13)
    line(p, studio, QRectF(0, 84.5, DECK_W, 19), printed(studio, f"deck.{kind}"), size, c.ink_muted, CENTER)
    figure(p, studio, QRectF(0, 98.5, DECK_W, 20), str(count), 15.5, c.ink)


def _deck(p: QPainter, c: Palette, kind: str, height: int, top: str) -> None:
    if height == 0:
        pit(p, c, rounded(_PILE, 5), alpha(c.line_strong, 0.8))
        draw_icon(p, DECKS[kind][1], _PILE.center().x(), _PILE.center().y(), 28, alpha(c.line_strong, 0.7))
        return
    if kind == "graveyard":
        _graveyard(p, c, top, height)
        return
    ground, _, _ = DECKS[kind]
    shadow(p, rounded(_PILE, 5), c.shade, 8, 5, 0.7 if c.dark else 0.35)
    for k in range(height, 0, -1):
        card = rounded(_PILE.translated(1.7 * k, -1.5 * k), 5)
        fill(p, card, deep(c, c.role(ground), 0.72 - 0.08 * k))
        stroke(p, card, c.night, 1)
    with placed(p, _PILE.x(), _PILE.y(), _PILE.width() / CARD_W):
        p.scale(1, _PILE.height() / CARD_H * CARD_W / _PILE.width())
        _back(p, c, kind)
    if kind == "events" and top.startswith("CF"):
        badge = QRectF(_PILE.right() - 25, _PILE.y() - 5, 29, 29)
        paint_scene(p, c, "CF", badge, ellipse(badge.center().x(), badge.center().y(), 14))
        stroke(p, ellipse(badge.center().x(), badge.center().y(), 14), c.lime, 1.6)


def _graveyard(p: QPainter, c: Palette, top: str, height: int) -> None:
    pit(p, c, rounded(inner(_PILE, -3), 7))
    middle = _PILE.center()
    for k in range(height, -1, -1):
        with placed(p, middle.x(), middle.y(), turn=(-4.0, 6.0, -9.0, 3.0, 8.0)[k]):
            card = QRectF(-_PILE.width() / 2, -_PILE.height() / 2, _PILE.width(), _PILE.height())
            shadow(p, rounded(card, 5), c.shade, 5, 2, 0.5)
            fill(p, rounded(card, 5), vertical(card, (0, mix(c.steel_dark, c.wood, 0.3)), (1, c.steel_deep)))
            if k == 0:
                art = QRectF(card.x() + 4, card.y() + 5, card.width() - 8, 52)
                paint_scene(p, c, top, art, rounded(art, 3))
                fill(p, rounded(art, 3), alpha(mix(c.steel_dark, c.night, 0.5), 0.6))
                foot = QRectF(card.x() + 4, card.bottom() - 20, card.width() - 8, 15)
                fill(p, rounded(foot, 2), mix(c.parchment, c.wood, 0.3))
                for n in range(2):
                    stroke(
                        p,
                        curve((foot.x() + 5, foot.y() + 5 + n * 5), (foot.right() - 5 - n * 10, foot.y() + 5 + n * 5)),
                        c.wood_dark,
                        1.3,
                    )
                draw_icon(p, "skull", card.center().x(), card.y() + 33, 28, alpha(c.bone, 0.95))
            stroke(p, rounded(card, 5), mix(c.bone, c.wood, 0.5), 1.1)


def _back(p: QPainter, c: Palette, kind: str) -> None:
    ground, sign, ink = DECKS[kind]
    whole, tone = QRectF(0, 0, CARD_W, CARD_H), c.role(ground)
    path = rounded(whole, 9)
    fill(p, path, diagonal(whole, (0, deep(c, tone, 0.25)), (0.6, deep(c, tone, 0.66)), (1, deep(c, tone, 0.8))))
    with clipped(p, path):
        _pattern(p, c, kind)
        blots(p, path, alpha(c.black, 0.3), 5, len(kind), 50)
    scratches(p, path, alpha(c.white, 0.14), 12, len(kind), 44)
    texture(p, path, 0.05)
    x, y = CARD_W / 2, CARD_H / 2
    diamond = polygon((x, y - 54), (x + 44, y), (x, y + 54), (x - 44, y))
    fill(p, diamond, alpha(c.night, 0.72))
    stroke(p, diamond, alpha(c.role(ink), 0.7), 2.4)
    draw_icon(p, sign, x, y, 54, lighter(c.role(ink), 0.15))
    if kind == "lord":
        draw_icon(p, "star", x, y - 34, 15, c.seat_1)
    stroke(p, rounded(inner(whole, 9), 5), alpha(c.role(ink), 0.4), 2)
    stroke(p, path, mix(c.night, c.black, 0.4), 3)


def _pattern(p: QPainter, c: Palette, kind: str) -> None:
    """What is printed under the sign of a card back, so that backs differ by more than colour."""
    ink = alpha(c.black, 0.24)
    x, y = CARD_W / 2, CARD_H / 2
    for k in range(13):
        match kind:
            case "loot":
                stroke(p, curve((k * 24 - 90, 0), (k * 24, CARD_H)), ink, 4)
                stroke(p, curve((k * 24, 0), (k * 24 - 90, CARD_H)), ink, 4)
            case "mutation":
                stroke(p, ellipse(x, y, 12 * k, 15 * k), ink, 4)
            case "monster":
                stroke(p, curve((k * 18 - 30, -4), (k * 18 - 44, CARD_H / 2, k * 18 - 70, CARD_H + 4)), ink, 5)
            case "lord":
                stroke(p, curve((x, y), (x + 160 * (k - 6) / 6, -10)), ink, 4)
                stroke(p, curve((x, y), (x + 160 * (k - 6) / 6, CARD_H + 10)), ink, 4)
            case _:
                wave = curve((0, k * 16), (35, k * 16 - 14, 70, k * 16), (105, k * 16 + 14, 140, k * 16))
                stroke(p, wave, ink, 4)


SUPPLY: Final = Component((SUPPLY_W, SUPPLY_H), paint_supply, margin=SHADOW)
ALERT_MARKER: Final = Component((MARKER, MARKER), paint_alert, margin=8)
DECK: Final = Component((DECK_W, DECK_H), paint_deck, margin=8)
