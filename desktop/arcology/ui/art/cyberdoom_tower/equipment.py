"""Equipment: the six cards, their back, the draw pile, and the shelf on which a player's cards lie."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberdoom_tower.gear import ILLUSTRATIONS, tone_of
from arcology.ui.art.cyberdoom_tower.geometry import CARD_H, CARD_W, COMPACT_W, PLAYER_W, SHELF_COMPACT_H, SHELF_H
from arcology.ui.art.cyberdoom_tower.reading import flag, label, number, say, word
from arcology.ui.art.cyberdoom_tower.signs import caption, figure
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import SEAT_ICONS, draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    chamfered,
    clipped,
    diagonal,
    ellipse,
    fill,
    horizontal,
    inner,
    polygon,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import shadow, soft
from arcology.ui.art.studio import Component, Facts, Paint, Studio
from arcology.ui.art.surfaces import extrude, hex_texture, rim_light, texture
from arcology.ui.art.textbox import CENTER, LEFT, RIGHT, TOP, draw_text

_BAND: Final = 38.0
_ART_H: Final = 100.0
_WHOLE: Final = QRectF(0, 0, CARD_W, CARD_H)
_MARGIN: Final = 26.0
# Hands of the two-player table are drawn at 0.765.
_SMALLEST: Final = 14.4
_ICONS: Final = {
    "gunsight": "hit",
    "laser_cannon": "range",
    "plasma_rifle": "damage",
    "jetpack": "action",
    "tecno_suit": "eye_off",
    "antimatter_grenade": "star",
}


def paint_card(p: QPainter, facts: Facts, studio: Studio) -> None:
    """An equipment card.

    Facts: ``kind`` (gunsight, laser_cannon, plasma_rifle, jetpack, tecno_suit, antimatter_grenade), ``name`` (text),
    ``cost_energy``, ``cost_luck``, ``cost_ap``, ``range`` and ``damage`` (0 for what is no weapon), ``used`` (spent
    for this turn: dimmed).
    """
    c = studio.palette
    kind = word(facts, "kind", "laser_cannon")
    card, tone = chamfered(_WHOLE, 11), tone_of(c, kind)
    face = inner(_WHOLE, 4)
    art = QRectF(face.x(), face.y() + _BAND, face.width(), _ART_H)
    layer(p, studio, ("equipment", kind), inner(_WHOLE, -_MARGIN), lambda q: _picture(q, c, kind, art))
    index = QRectF(face.x() + 5, face.y() + 6, 26, 26)
    fill(p, rounded(index, 6), alpha(c.black, 0.45))
    stroke(p, rounded(inner(index, 0.6), 6), alpha(lighter(tone, 0.5), 0.8), 1.1)
    draw_icon(p, _ICONS.get(kind, "star"), index.center().x(), index.center().y(), 17, lighter(tone, 0.7))
    title = QRectF(index.right() + 6, face.y() + 1, face.right() - index.right() - 14, _BAND - 3)
    draw_text(
        p,
        studio,
        title,
        say(studio, facts, "name"),
        16.5,
        weight=Weight.Bold,
        wrap=True,
        color=c.ink_on_art,
        minimum=_SMALLEST,
        shadow=alpha(c.black, 0.6),
    )
    _cost(p, facts, studio, art)
    _effect(p, facts, studio, kind, QRectF(face.x(), art.bottom() + 3, face.width(), face.bottom() - art.bottom() - 3))
    if flag(facts, "used"):
        fill(p, card, alpha(c.surface, 0.55))
        middle = art.center()
        fill(p, ellipse(middle.x(), middle.y(), 19), alpha(c.surface, 0.85))
        draw_icon(p, "check", middle.x(), middle.y(), 26, c.ink)
    stroke(p, card, alpha(c.black, 0.5), 0.8)
    rim_light(p, card, c.white, 1.2, 0.8)


def _picture(p: QPainter, c: Palette, kind: str, art: QRectF) -> None:
    """The card without what is printed on it: margin, illustration, band."""
    tone, card, face = tone_of(c, kind), chamfered(_WHOLE, 11), inner(_WHOLE, 4)
    shadow(p, card, c.shade, 11, 5, 0.7 if c.dark else 0.4)
    edge = c.card_edge
    fill(p, card, diagonal(_WHOLE, (0, lighter(edge, 0.3)), (1, darker(edge, 0.28))))
    print_ = chamfered(face, 9)
    fill(p, print_, vertical(face, (0, lighter(c.card, 0.04)), (1, darker(c.card, 0.3 if c.dark else 0.06))))
    with clipped(p, print_):
        with clipped(p, art):
            ILLUSTRATIONS.get(kind, ILLUSTRATIONS["laser_cannon"])(p, c, art)
            fill(
                p,
                QRectF(art.x(), art.y(), art.width(), 8),
                vertical(QRectF(0, art.y(), 1, 8), (0, alpha(c.black, 0.6)), (1, alpha(c.black, 0))),
            )
        band = QRectF(face.x(), face.y(), face.width(), _BAND)
        title_tone = mix(tone, c.machine_dark, 0.42)
        fill(p, band, horizontal(band, (0, title_tone), (1, mix(title_tone, c.black, 0.6))))
        fill(p, QRectF(band.x(), band.y() + 1, band.width(), 1), alpha(c.white, 0.35))
        fill(p, QRectF(band.x(), band.bottom() - 1, band.width(), 1), alpha(c.black, 0.6))
        fill(
            p,
            QRectF(art.x(), art.bottom(), art.width(), 2.4),
            horizontal(art, (0, lighter(tone, 0.2)), (1, darker(tone, 0.3))),
        )
    texture(p, card, 0.035)


def _cost(p: QPainter, facts: Facts, studio: Studio, art: QRectF) -> None:
    """What using the card costs, in the upper right corner of the picture."""
    c = studio.palette
    costs = (
        ("energy", number(facts, "cost_energy")),
        ("luck", number(facts, "cost_luck")),
        ("action", number(facts, "cost_ap")),
    )
    icon, amount = next(((name, str(price)) for name, price in costs if price), ("", ""))
    width = 46.0 if icon else 54.0
    chip = QRectF(art.right() - width - 6, art.y() + 6, width, 24)
    tone = {"energy": c.yellow_die, "luck": lighter(c.red_die, 0.25), "action": c.green_die}.get(icon, c.steel_light)
    fill(p, rounded(chip, 12), alpha(mix(c.machine_dark, c.black, 0.4), 0.88))
    stroke(p, rounded(inner(chip, 0.6), 12), alpha(tone, 0.9), 1.2)
    if icon:
        draw_icon(p, icon, chip.x() + 15, chip.center().y(), 16, tone)
        figure(p, studio, QRectF(chip.x() + 22, chip.y() - 0.5, 20, 24), amount, 16.5, c.ink_on_art)
    else:
        caption(
            p,
            studio,
            inner(chip, 4),
            label(studio, "free"),
            15,
            weight=Weight.DemiBold,
            color=c.ink_on_art,
            align=CENTER,
            minimum=11,
        )


def _effect(p: QPainter, facts: Facts, studio: Studio, kind: str, rect: QRectF) -> None:
    c = studio.palette
    y = rect.y() + 21
    reach, harm = number(facts, "range"), number(facts, "damage")
    if harm:
        pairs = (("range", c.reach, reach, 10), ("damage", c.damage, harm, 84))
        for icon, tone, value, x in pairs:
            draw_icon(p, icon, rect.x() + x + 11, y, 23, tone)
            figure(p, studio, QRectF(rect.x() + x + 27, y - 15, 34, 30), str(value), 23, c.ink, LEFT)
        text = label(studio, "gear.once") if kind == "antimatter_grenade" else label(studio, "range_damage")
    else:
        tone = mix(tone_of(c, kind), c.ink, 0.3 if c.dark else 0.25)
        if kind == "jetpack":
            for i in range(2):
                draw_icon(p, "action", rect.x() + 20 + i * 22, y, 23, tone)
            figure(p, studio, QRectF(rect.x() + 60, y - 15, 60, 30), "×2", 23, c.ink, LEFT)
        elif kind == "tecno_suit":
            draw_icon(p, "eye_off", rect.x() + 22, y, 26, tone)
            figure(p, studio, QRectF(rect.x() + 42, y - 15, 60, 30), "−1", 23, c.ink, LEFT)
        else:
            draw_icon(p, "hit", rect.x() + 22, y, 25, tone)
            draw_icon(p, "arrow_right", rect.x() + 50, y, 17, c.ink_muted)
            draw_icon(p, "die", rect.x() + 78, y, 26, c.ink)
        text = label(studio, f"gear.{kind}")
    area = QRectF(rect.x() + 10, rect.y() + 41, rect.width() - 20, rect.height() - 45)
    draw_text(p, studio, area, text, 15, wrap=True, color=c.ink_muted, align=TOP, minimum=_SMALLEST)


def _back(p: QPainter, studio: Studio, whole: QRectF) -> None:
    c = studio.palette
    card, face = chamfered(whole, 11), inner(whole, 4)
    fill(p, card, diagonal(whole, (0, lighter(c.card_edge, 0.3)), (1, darker(c.card_edge, 0.28))))
    print_ = chamfered(face, 9)
    dark, tone = mix(c.machine_dark, c.accent_fill, 0.1), c.accent_fill
    fill(p, print_, diagonal(face, (0, lighter(dark, 0.14)), (1, darker(dark, 0.5))))
    cx, cy = face.center().x(), face.center().y()
    with clipped(p, print_):
        hex_texture(p, face, 15, alpha(tone, 0.24))
        soft(p, ellipse(cx, cy, 40), 30, alpha(tone, 0.45), screen=True)
        for side in (-1, 1):
            wedge = polygon(
                (cx, cy + side * 118),
                (cx + 76, cy + side * 118),
                (cx + 50, cy + side * 96),
                (cx - 50, cy + side * 96),
                (cx - 76, cy + side * 118),
            )
            fill(p, wedge, alpha(tone, 0.28))
    for radius, width in ((54.0, 1.4), (47.0, 3.0)):
        stroke(p, ellipse(cx, cy, radius), alpha(tone, 0.75), width)
    draw_icon(p, "crate", cx, cy, 62, lighter(tone, 0.3))
    stroke(p, chamfered(inner(face, 5), 8), alpha(tone, 0.5), 1.2)
    texture(p, card, 0.04)
    stroke(p, card, alpha(c.black, 0.5), 0.8)
    rim_light(p, card, c.white, 1.2, 0.8)


def paint_deck(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The draw pile, as high as it has cards, with their number; its empty place when there are none. Facts:
    ``count``.
    """
    c = studio.palette
    count = number(facts, "count")
    whole = QRectF(0, 0, CARD_W, CARD_H)
    base = chamfered(inner(whole, -6), 14)
    fill(p, base, alpha(c.black, 0.34 if c.dark else 0.12))
    stroke(p, base, alpha(c.accent_fill, 0.5), 1.3, dash=(5, 4))
    if count <= 0:
        draw_icon(p, "crate", CARD_W / 2, CARD_H / 2 - 12, 62, alpha(c.ink_muted, 0.35))
    else:
        depth = 2.2 * count
        top = whole.translated(0, -depth)
        shadow(p, chamfered(whole, 11), c.shade, 14, 7, 0.8 if c.dark else 0.4)
        extrude(p, chamfered(top, 11), depth, darker(c.card_edge, 0.12), darker(c.card_edge, 0.5), steps=2 * count)
        _back(p, studio, top)
    tag = QRectF(14, CARD_H - 46, CARD_W - 28, 34)
    soft(p, rounded(tag, 8), 6, alpha(c.shade, 0.6), 0, 2)
    fill(p, rounded(tag, 8), vertical(tag, (0, lighter(c.machine_dark, 0.12)), (1, darker(c.machine_dark, 0.35))))
    stroke(p, rounded(inner(tag, 0.7), 8), alpha(c.accent_fill, 0.85), 1.3)
    text = label(studio, "pile", count=count) if count > 0 else label(studio, "pile_empty")
    caption(
        p,
        studio,
        tag.adjusted(8, 0, -8, 0),
        text,
        19,
        role=Role.DISPLAY,
        weight=Weight.Bold,
        color=lighter(c.accent_fill, 0.6),
        align=CENTER,
        minimum=_SMALLEST,
    )


def _shelf(width: float, height: float, card_w: float, card_h: float) -> Paint:
    def paint_shelf(p: QPainter, facts: Facts, studio: Studio) -> None:
        """Where a player's equipment lies. Facts: ``count`` (cards on it; none shows two empty places), ``seat``."""
        c = studio.palette
        whole = QRectF(0, 0, width, height)
        ground = mix(c.surface, c.well, 0.55)
        fill(
            p,
            rounded(whole, 10),
            vertical(whole, (0, alpha(ground, 0.96)), (1, alpha(darker(ground, 0.2 if c.dark else 0.02), 0.9))),
        )
        stroke(
            p,
            rounded(inner(whole, 0.6), 10),
            vertical(whole, (0, alpha(c.black, 0.5 if c.dark else 0.15)), (1, alpha(c.line_strong, 0.45))),
            1.2,
        )
        draw_icon(p, "crate", 19, 14, 18, c.ink_muted)
        title = QRectF(35, 3, width * 0.7 - 46, 22)
        caption(
            p,
            studio,
            title,
            label(studio, "equipment").upper(),
            13.5,
            role=Role.DISPLAY,
            weight=Weight.DemiBold,
            track=1.3,
            color=c.ink_muted,
        )
        count, seat = number(facts, "count"), number(facts, "seat")
        sign = SEAT_ICONS[seat % len(SEAT_ICONS)]
        draw_icon(p, sign, width * 0.7 if count else width - 17, 14, 15, mix(c.seat(seat), c.ink, 0.25))
        rule = QRectF(8, 26, width - 16, 1.4)
        fill(p, rule, horizontal(rule, (0, alpha(c.seat(seat), 0.8)), (1, alpha(c.line, 0.2))))
        if count:
            caption(
                p,
                studio,
                QRectF(width * 0.7, 3, width * 0.3 - 12, 22),
                str(count),
                15,
                role=Role.DISPLAY,
                weight=Weight.Bold,
                color=c.ink,
                align=RIGHT,
            )
        for i in range(2):
            place = QRectF(0 if i == 0 else width - card_w, height - card_h - 4, card_w, card_h)
            path = chamfered(inner(place, 7), 11)
            fill(p, path, alpha(c.black if c.dark else c.white, 0.28))
            stroke(p, path, alpha(c.line_strong, 0.55), 1.2, dash=(5, 4))
            if not count:
                draw_icon(
                    p,
                    "crate" if i == 0 else "weapon",
                    place.center().x(),
                    place.center().y() - 20,
                    46,
                    alpha(c.ink_muted, 0.3),
                )
        if not count:
            note = QRectF(14, height - 62, width - 28, 46)
            plate = rounded(note, 8)
            fill(p, plate, alpha(c.surface, 0.92))
            stroke(p, plate, alpha(c.line, 0.9), 1)
            draw_text(
                p, studio, inner(note, 5), label(studio, "loot_crates"), 14, wrap=True, color=c.ink_muted, align=CENTER
            )

    return paint_shelf


EQUIPMENT_CARD = Component((CARD_W, CARD_H), paint_card, margin=_MARGIN)
EQUIPMENT_DECK = Component((CARD_W, CARD_H), paint_deck, margin=36)
EQUIPMENT_SHELF = Component((PLAYER_W, SHELF_H), _shelf(PLAYER_W, SHELF_H, CARD_W, CARD_H))
EQUIPMENT_SHELF_COMPACT = Component(
    (COMPACT_W, SHELF_COMPACT_H), _shelf(COMPACT_W, SHELF_COMPACT_H, CARD_W * 0.765, CARD_H * 0.765)
)
