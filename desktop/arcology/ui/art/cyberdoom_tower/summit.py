"""What stands on top of the tower: the AI's card, the round track along the roof, the plate with the team's keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.cyberdoom_tower.geometry import AI_H, AI_W, COLUMN, KEYS_H, KEYS_W, SPACE, TRACK_H, TRACK_W, WALL
from arcology.ui.art.cyberdoom_tower.machine import Machine
from arcology.ui.art.cyberdoom_tower.minds import kill_loop, overmind
from arcology.ui.art.cyberdoom_tower.reading import (
    ROW_ICONS,
    box_of,
    flag,
    label,
    number,
    say,
    sign_of,
    table,
    word,
    words,
)
from arcology.ui.art.cyberdoom_tower.signs import SMALLEST, caption, figure, hit_box, stat
from arcology.ui.art.cyberdoom_tower.tokens import damage
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import draw_icon, icon_at
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    chamfered,
    clipped,
    diagonal,
    ellipse,
    fill,
    horizontal,
    inner,
    linear,
    placed,
    polygon,
    polyline,
    radial,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow, shadow, soft
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import hazard, panel, texture
from arcology.ui.art.textbox import CENTER, RIGHT

_BAND: Final = 30.0
_AI_MARGIN: Final = 58.0


def paint_ai(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The AI card, one of two sides.

    Facts: ``side`` (A Overmind, B Kill Loop), ``name`` (text), ``energy``, ``damage``, ``rows`` (boxes of A, B, C),
    ``symbols`` (printed symbol of each row), ``open`` (the way to it is free), ``wounds`` (damage tokens).
    """
    c = studio.palette
    loop = word(facts, "side", "A").upper() == "B"
    area = QRectF(-_AI_MARGIN, -_AI_MARGIN, AI_W + 2 * _AI_MARGIN, AI_H + 2 * _AI_MARGIN)
    layer(p, studio, ("ai", loop), area, lambda q: _ai_picture(q, c, loop))
    _ai_title(p, facts, studio)
    _ai_boxes(p, facts, studio)
    tones = (("energy", "energy", c.yellow_die), ("damage", "damage", lighter(c.red_die, 0.2)))
    for i, (key, icon, colour) in enumerate(tones):
        stat(p, studio, QRectF(AI_W - 74, 44 + i * 35, 58, 27), icon, str(number(facts, key)), colour)
    for i in range(number(facts, "wounds")):
        damage(p, c, AI_W - 26 - i * 25, AI_H - 24, 12)


def _ai_picture(p: QPainter, c: Palette, loop: bool) -> None:
    """The card without what is printed on it: the machine in its light."""
    whole = QRectF(0, 0, AI_W, AI_H)
    card = chamfered(whole, 14, ("tl", "tr", "br", "bl"))
    tone = mix(c.red_die, c.accent_fill, 0.25) if loop else c.accent_fill
    glow(p, card, alpha(tone, 0.55 if c.dark else 0.35), 26, screen=c.dark)
    shadow(p, card, c.shade, 16, 7, 0.8 if c.dark else 0.4)
    base = mix(c.machine_dark, tone, 0.2)
    fill(p, card, diagonal(whole, (0, mix(base, tone, 0.14)), (0.5, darker(base, 0.35)), (1, darker(base, 0.7))))
    with clipped(p, card):
        _backdrop(p, c, tone, loop)
        eye = c.machine_eye if loop else mix(c.machine_eye, c.accent_fill, 0.5)
        with (
            clipped(p, QRectF(150, _BAND, AI_W - 150, AI_H)),
            placed(p, 262 if not loop else 258, 87, 0.86 if not loop else 0.9),
        ):
            (kill_loop if loop else overmind)(Machine(p, c, eye))
        left = QRectF(0, _BAND, 176, AI_H)
        fill(p, left, horizontal(left, (0, alpha(c.black, 0.55)), (0.7, alpha(c.black, 0.35)), (1, alpha(c.black, 0))))
        right = QRectF(AI_W - 120, _BAND, 120, AI_H)
        fill(p, right, horizontal(right, (0, alpha(c.black, 0)), (1, alpha(c.black, 0.6))))
        band = QRectF(0, 0, AI_W, _BAND)
        fill(
            p,
            band,
            horizontal(band, (0, darker(tone, 0.08)), (0.6, mix(tone, c.black, 0.56)), (1, mix(tone, c.black, 0.86))),
        )
        fill(p, QRectF(0, 1, AI_W, 1), alpha(c.white, 0.45))
        fill(p, QRectF(0, _BAND - 1, AI_W, 1), alpha(c.black, 0.6))
    light = linear(0, 0, AI_W, AI_H, (0, lighter(tone, 0.75)), (0.4, alpha(tone, 0.75)), (1, darker(tone, 0.6)))
    stroke(p, chamfered(inner(whole, 0.8), 14, ("tl", "tr", "br", "bl")), light, 1.8)


def _backdrop(p: QPainter, c: Palette, tone: QColor, loop: bool) -> None:
    """Light behind the illustration and circuit lines running to it."""
    whole = QRectF(0, 0, AI_W, AI_H)
    fill(p, whole, radial(262, 87, 190, (0, alpha(tone, 0.5)), (0.5, alpha(tone, 0.16)), (1, alpha(tone, 0))))
    texture(p, whole, 0.05, "brushed")
    for k in range(9):
        y = _BAND + 8 + k * 13
        bend = polyline(
            (AI_W, y),
            (AI_W - 50 - k % 3 * 12, y),
            (AI_W - 78 - k % 3 * 12, 87 + (y - 87) * 0.45),
            (180, 87 + (y - 87) * 0.35),
        )
        stroke(p, bend, alpha(lighter(tone, 0.4), 0.16), 1.2)
        fill(p, ellipse(AI_W - 50 - k % 3 * 12, y, 1.8), alpha(lighter(tone, 0.5), 0.4))
    if loop:
        for k in range(10):
            x = 150 + k * 30
            fill(p, polygon((x, _BAND), (x + 9, _BAND), (x - 30, AI_H), (x - 39, AI_H)), alpha(tone, 0.06))


def _ai_title(p: QPainter, facts: Facts, studio: Studio) -> None:
    c = studio.palette
    caption(
        p,
        studio,
        QRectF(20, 0, 224, _BAND),
        say(studio, facts, "name").upper(),
        18,
        role=Role.DISPLAY,
        weight=Weight.Bold,
        track=2.4,
        color=c.ink_on_art,
        minimum=SMALLEST,
        shadow=alpha(c.black, 0.7),
    )
    opened = flag(facts, "open")
    tone = lighter(c.green_die, 0.55) if opened else lighter(c.accent_fill, 0.62)
    draw_icon(p, "unlock" if opened else "lock", AI_W - 27, _BAND / 2, 15, tone)
    caption(
        p,
        studio,
        QRectF(250, 0, AI_W - 40 - 250, _BAND),
        label(studio, "roof_open" if opened else "roof_locked").upper(),
        14,
        weight=Weight.DemiBold,
        track=0.8,
        color=tone,
        align=RIGHT,
        minimum=SMALLEST,
    )


def _ai_boxes(p: QPainter, facts: Facts, studio: Studio) -> None:
    c = studio.palette
    symbols = words(facts, "symbols")
    for r, row in enumerate(table(facts, "rows")):
        y = 38 + r * 35.5
        draw_icon(p, ROW_ICONS[r], 23, y + 15.5, 15, lighter(c.accent_fill, 0.65))
        sign = sign_of(symbols[r]) if r < len(symbols) else None
        for i, text in enumerate(row):
            box = box_of(text if not sign or sign.kind != "exclamation" or text.endswith("!") else f"{text}!")
            hit_box(p, studio, QRectF(42 + i * 37, y, 31, 31), box)
        if sign:
            plate = QRectF(42 + len(row) * 37 + 2, y + 2, 29, 27)
            fill(p, rounded(plate, 5), mix(c.accent_fill, c.black, 0.82))
            stroke(p, rounded(inner(plate, 0.6), 5), lighter(c.accent_fill, 0.3), 1.3)
            icon = {"chain": "chain", "exclamation": "alert"}.get(sign.kind, "red_box")
            draw_icon(p, icon, plate.center().x(), plate.center().y(), 19, lighter(c.accent_fill, 0.45))


def paint_track(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The roof with twelve round spaces, two above each sector, counted from the right.

    Facts: ``round`` (the space of the counter; earlier ones are dark). A mark stands where entering a space makes
    sentinels slide.
    """
    c = studio.palette
    now = number(facts, "round", 1)
    whole = QRectF(0, 0, TRACK_W, TRACK_H)
    roof = polygon((0, TRACK_H), (0, 22), (16, 0), (TRACK_W - 16, 0), (TRACK_W, 22), (TRACK_W, TRACK_H))
    stops = (
        (0.0, c.steel_light),
        (0.012, c.steel),
        (0.5, c.steel_dark),
        (0.985, mix(c.steel_dark, c.steel_deep, 0.5)),
        (1.0, c.steel_deep),
    )
    fill(p, roof, horizontal(whole, *stops))
    texture(p, roof, 0.1, "brushed_down")
    stroke(
        p,
        polyline((0, TRACK_H), (0, 22), (16, 0), (TRACK_W - 16, 0)),
        linear(0, 0, TRACK_W, 0, (0, lighter(c.rim, 0.2)), (1, alpha(c.rim, 0.2))),
        1.6,
    )
    bed = QRectF(WALL + COLUMN, 0.5, 6 * COLUMN, TRACK_H - 1)
    low = mix(c.steel_deep, c.black, 0.4 if c.dark else 0.05)
    fill(p, rounded(bed, 4), vertical(bed, (0, darker(low, 0.4)), (1, mix(low, c.steel_dark, 0.35))))
    stroke(p, rounded(inner(bed, 0.5), 4), alpha(c.steel_light, 0.6), 1)
    caption(
        p,
        studio,
        QRectF(8, 4, COLUMN + 4, 28),
        label(studio, "round").upper(),
        15,
        role=Role.DISPLAY,
        weight=Weight.Bold,
        track=0.5,
        color=c.ink,
        align=CENTER,
        minimum=SMALLEST,
        shadow=alpha(c.shade if c.dark else c.white, 0.8),
    )
    for turn in range(1, 13):
        x = WALL + COLUMN + (12 - turn) * SPACE
        _space(p, studio, QRectF(x + 3, 4, SPACE - 6, 28), turn, now)
    for sector in range(1, 6):
        x = WALL + COLUMN * (1 + sector)
        passed = 13 - 2 * sector <= now
        tone = alpha(c.hazard, 0.35 if passed else 1.0)
        fill(p, polygon((x - 6, 0), (x + 6, 0), (x, 7)), tone)
        fill(p, QRectF(x - 0.8, 7, 1.6, TRACK_H - 9), alpha(tone, 0.6))


def _space(p: QPainter, studio: Studio, rect: QRectF, turn: int, now: int) -> None:
    c = studio.palette
    past, last = turn < now, turn == 12
    high, low = (c.steel_dark, mix(c.steel_deep, c.steel_dark, 0.4))
    if not c.dark:
        high, low = lighter(c.steel_light, 0.5), lighter(c.steel, 0.3)
    if past:
        high, low = mix(high, c.steel_deep, 0.72), mix(low, c.steel_deep, 0.8)
    edge = c.red_die if last else alpha(c.steel_light, 0.18 if past else 0.45)
    fill(p, rounded(rect, 5), vertical(rect, (0, high), (1, low)))
    stroke(p, rounded(inner(rect, 0.6), 5), edge, 1.3)
    if past:
        ink = alpha(c.ink_on_art_muted, 0.38 if c.dark else 0.6)
    elif last:
        ink = lighter(c.red_die, 0.5) if c.dark else darker(c.red_die, 0.15)
    else:
        ink = mix(c.ink, c.ink_muted, 0.35)
    figure(p, studio, rect.translated(0, -0.5), str(turn), 17, ink)


def paint_team_keys(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The keys that the team has of those it needs. Facts: ``have``, ``needed``."""
    c = studio.palette
    have, needed = number(facts, "have"), max(1, number(facts, "needed", 3))
    plate = QRectF(0, 0, KEYS_W, KEYS_H)
    panel(p, c, plate, radius=8, accent=c.accent_fill, lift=6)
    count = label(studio, "keys_count", have=have, needed=needed)
    caption(
        p,
        studio,
        QRectF(14, 6, 124, 24),
        label(studio, "team_keys").upper(),
        13.5,
        role=Role.DISPLAY,
        weight=Weight.DemiBold,
        track=0.6,
        color=c.ink_muted,
    )
    caption(
        p,
        studio,
        QRectF(140, 6, KEYS_W - 154, 24),
        count,
        16,
        role=Role.DISPLAY,
        weight=Weight.Bold,
        color=c.ink,
        align=RIGHT,
    )
    step = (KEYS_W - 28 + 8) / needed
    for i in range(needed):
        key_place(p, c, QRectF(14 + i * step, 36, step - 8, 42), i < have)


def key_place(p: QPainter, c: Palette, rect: QRectF, held: bool, *, show: bool = True) -> None:
    """A place for a key; ``held`` lights it, ``show`` false leaves the key itself to a token on top."""
    deep, low = darker(c.well, 0.3 if c.dark else 0.05), lighter(c.well, 0.07 if c.dark else 0.3)
    if held and not c.dark:  # gold shows on steel, not on white
        deep, low = c.steel_deep, c.steel_dark
    fill(p, rounded(rect, 6), vertical(rect, (0, deep), (1, low)))
    gold = mix(c.yellow_die, c.hazard, 0.15)
    tone = gold if held else c.line
    if held:
        glow(p, ellipse(rect.center().x(), rect.center().y(), 15), alpha(gold, 0.7), 12, screen=c.dark)
    stroke(p, rounded(inner(rect, 0.7), 6), tone, 1.4)
    key = icon_at("key", rect.center().x(), rect.center().y(), min(31, rect.width() * 0.72))
    if held and show:
        soft(p, key, 2, alpha(c.shade, 0.6), 0.6, 1.4)
        fill(p, key, vertical(key.boundingRect(), (0, lighter(gold, 0.55)), (1, darker(gold, 0.12))))
    elif not held:
        fill(p, key, alpha(c.ink_muted, 0.26))


def roof_post(p: QPainter, c: Palette, rect: QRectF) -> None:
    """A steel post that carries the AI's card above the roof."""
    fill(p, rect, horizontal(rect, (0, c.steel_light), (0.5, c.steel), (1, c.steel_deep)))
    hazard(p, c, QRectF(rect.x(), rect.bottom() - 4, rect.width(), 4))


AI_CARD = Component((AI_W, AI_H), paint_ai, margin=_AI_MARGIN)
ROUND_TRACK = Component((TRACK_W, TRACK_H), paint_track)
TEAM_KEYS = Component((KEYS_W, KEYS_H), paint_team_keys, margin=30)
