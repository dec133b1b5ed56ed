"""Events: the open page with its picture, the strip that is left of it during loot and trade, and the choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.cyberflesh.geometry import CHOICE_H, CHOICE_W, PAGE_H, PAGE_W, TRACK_H, TRACK_W
from arcology.ui.art.cyberflesh.inks import deep
from arcology.ui.art.cyberflesh.reading import biome_of, flag, number, pairs, printed, say, word
from arcology.ui.art.cyberflesh.scenes import paint_event
from arcology.ui.art.cyberflesh.shapes import blots, curve, light
from arcology.ui.art.cyberflesh.signs import (
    CENTER,
    LEFT,
    RIGHT,
    SHADOW,
    TOP,
    TOP_CENTER,
    board,
    bone_corners,
    coin,
    cut,
    drop,
    figure,
    line,
    overline,
)
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    clipped,
    ellipse,
    fill,
    horizontal,
    inner,
    linear,
    polyline,
    radial,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import shadow, soft
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import texture
from arcology.ui.art.textbox import caption, draw_text, evened, text_height

_PAGE: Final = QRectF(0, 0, PAGE_W, PAGE_H)
_PICTURE: Final = QRectF(22, 22, 404, PAGE_H - 44)
_TEXT: Final = QRectF(462, 26, PAGE_W - 488, PAGE_H - 50)
_SMALLEST: Final = 15.4  # beside a single sheet the page is drawn at 0.72


def paint_page(p: QPainter, facts: Facts, studio: Studio) -> None:
    """An open page of the events book: at the left the picture, at the right what is read aloud, and room for the
    choices below it.

    Facts: ``event`` (0 to 30; -1: the book is closed), ``biome``, ``title``, ``text``, ``note`` (texts: what is asked,
    or what came of it), ``reader`` (text: who reads it aloud), ``choices`` (int: how many places are
    marked for them; without any the text has the whole leaf).
    """
    c = studio.palette
    event, biome, choices = number(facts, "event", -1), biome_of(facts), number(facts, "choices")
    key = ("event page", event, biome, choices)
    layer(p, studio, key, inner(_PAGE, -SHADOW), lambda q: _page(q, c, event, biome, choices))
    if event < 0:
        _cover_text(p, studio)
        return
    ink, pale = c.wood_dark, mix(c.wood_dark, c.wood, 0.32)
    red = deep(c, c.rust, 0.64)
    head = QRectF(_TEXT.x(), _TEXT.y(), _TEXT.width(), 22)
    overline_text = printed(studio, "event", n=event)
    _small(p, studio, head, overline_text.upper(), red)
    _small(p, studio, head, say(studio, facts, "reader"), pale, RIGHT)
    title = QRectF(_TEXT.x(), _TEXT.y() + 22, _TEXT.width(), 44)
    figure(p, studio, title, say(studio, facts, "title"), 33, ink, LEFT, minimum=20)
    room, size = (88.0, 20.0) if choices else (170.0, 25.0)
    story = QRectF(_TEXT.x(), _TEXT.y() + 72, _TEXT.width(), room)
    draw_text(p, studio, story, say(studio, facts, "text"), size, color=ink, align=TOP, wrap=True, minimum=_SMALLEST)
    note = QRectF(_TEXT.x(), story.bottom() + 4, _TEXT.width(), 34 if choices else 56)
    draw_text(
        p,
        studio,
        note,
        say(studio, facts, "note"),
        17 if choices else 20,
        weight=Weight.DemiBold,
        color=red,
        align=LEFT,
        wrap=True,
        minimum=_SMALLEST,
    )


def _small(p: QPainter, studio: Studio, rect: QRectF, text: str, ink: QColor, align: Qt.AlignmentFlag = LEFT) -> None:
    caption(p, studio, rect, text, 16, weight=Weight.DemiBold, color=ink, align=align, minimum=_SMALLEST, full=0.92)


def _page(p: QPainter, c: Palette, event: int, biome: int, choices: int) -> None:
    board(p, c, _PAGE, 60 + event, edge=mix(c.wood, c.line_strong, 0.5), wash=c.wood)
    if event < 0:
        cover = inner(_PAGE, 16)
        paint_event(p, c, event, biome, cover, cut(cover, 14))
        stroke(p, cut(cover, 14), c.night, 3)
        stroke(p, cut(inner(cover, 9), 11), alpha(c.seat_1, 0.7), 2)
        bone_corners(p, c, _PAGE, 34)
        return
    leaves = QRectF(12, 12, PAGE_W - 24, PAGE_H - 24)
    for k in range(3, -1, -1):
        leaf = rounded(leaves.translated(k * 1.5, k * 1.6), 5)
        fill(p, leaf, mix(c.parchment, c.wood_dark, 0.14 * k))
        stroke(p, leaf, alpha(c.wood_dark, 0.6), 1)
    path = rounded(leaves, 5)
    shade = (
        (0, mix(c.parchment, c.wood, 0.12)),
        (0.42, mix(c.parchment, c.wood, 0.3)),
        (0.45, mix(c.parchment, c.wood, 0.38)),
    )
    fill(p, path, horizontal(leaves, *shade, (0.5, lighter(c.parchment, 0.1)), (1, mix(c.parchment, c.wood, 0.16))))
    blots(p, path, alpha(c.wood, 0.14), 16, event + 5, 90)
    texture(p, path, 0.03)
    with clipped(p, path):
        fold = QRectF(432, 12, 26, PAGE_H - 24)
        fill(
            p,
            fold,
            horizontal(fold, (0, alpha(c.wood_dark, 0)), (0.5, alpha(c.wood_dark, 0.5)), (1, alpha(c.wood_dark, 0))),
        )
    picture = cut(_PICTURE, 12)
    soft(p, picture, 7, alpha(c.wood_dark, 0.6), 0, 3)
    paint_event(p, c, event, biome, _PICTURE, picture)
    with clipped(p, picture):
        soft(p, picture, 12, alpha(c.black, 0.55), width=16)
    stroke(p, picture, c.wood_dark, 3)
    stroke(p, cut(inner(_PICTURE, -4), 13), alpha(c.wood_dark, 0.5), 1.2)
    rule = _TEXT.y() + 68
    stroke(p, polyline((_TEXT.x(), rule), (_TEXT.right(), rule)), alpha(c.wood_dark, 0.5), 1.2)
    for k in range(5):
        fill(p, ellipse(_TEXT.center().x() + (k - 2) * 9, rule, 2.4 - abs(k - 2) * 0.5), c.wood_dark)
    step = 182 if choices < 4 else 124
    for k in range(choices):  # where they are laid
        place = QRectF(_TEXT.center().x() + (k - (choices - 1) / 2) * step - CHOICE_W / 2, 226, CHOICE_W, CHOICE_H)
        fill(p, rounded(place, 9), alpha(c.wood_dark, 0.07))
        stroke(p, rounded(place, 9), alpha(c.wood_dark, 0.22), 1.4, dash=(4, 4))
    if not choices:
        _tail(p, c, QPointF(_TEXT.center().x(), PAGE_H - 98))
    bone_corners(p, c, _PAGE, 30)


def _tail(p: QPainter, c: Palette, at: QPointF) -> None:
    """The printer's ornament under a text below which nothing is laid."""
    ink = alpha(c.wood_dark, 0.3)
    draw_icon(p, "skull", at.x(), at.y(), 74, ink)
    for s in (-1, 1):
        rule = linear(at.x() + s * 54, 0, at.x() + s * 220, 0, (0, ink), (1, alpha(c.wood_dark, 0)))
        stroke(p, polyline((at.x() + s * 54, at.y()), (at.x() + s * 220, at.y())), rule, 1.6)
        fill(p, ellipse(at.x() + s * 48, at.y(), 3), ink)


def _cover_text(p: QPainter, studio: Studio) -> None:
    c = studio.palette
    gold, shade = lighter(c.seat_1, 0.4), alpha(c.black, 0.9)
    box = QRectF(60, PAGE_H - 112, PAGE_W - 120, 44)
    figure(p, studio, box, printed(studio, "book"), 35, gold, CENTER, shade, minimum=22)
    draw_text(
        p,
        studio,
        QRectF(120, PAGE_H - 68, PAGE_W - 240, 40),
        printed(studio, "book_closed"),
        18,
        color=lighter(c.bone, 0.2),
        align=TOP_CENTER,
        wrap=True,
        minimum=_SMALLEST,
        shadow=shade,
    )


# ---- the strip -------------------------------------------------------------------------------------------------------

_STRIP: Final = QRectF(0, 0, TRACK_W, TRACK_H)


def paint_strip(p: QPainter, facts: Facts, studio: Studio) -> None:
    """What is left of a page while its loot or its counter lies in the slots.

    Facts: ``event``, ``biome``, ``title``, ``text`` (texts).
    """
    c = studio.palette
    event, biome = number(facts, "event"), biome_of(facts)

    def face(q: QPainter) -> None:
        board(q, c, _STRIP, 70 + event)
        paper = inner(_STRIP, 6)
        fill(q, cut(paper, 8), vertical(paper, (0, lighter(c.parchment, 0.08)), (1, mix(c.parchment, c.wood, 0.24))))
        blots(q, cut(paper, 8), alpha(c.wood, 0.16), 10, event + 5, 60)
        picture = QRectF(12, 12, 226, TRACK_H - 24)
        paint_event(q, c, event, biome, picture, cut(picture, 8))
        stroke(q, cut(picture, 8), c.wood_dark, 2.2)

    layer(p, studio, ("event strip", event, biome), inner(_STRIP, -SHADOW), face)
    overline(p, studio, QRectF(256, 10, 200, 22), printed(studio, "event", n=event), deep(c, c.rust, 0.5))
    title = QRectF(256, 26, 420, 33)
    figure(p, studio, title, say(studio, facts, "title"), 26, c.wood_dark, LEFT, minimum=16)
    line(p, studio, QRectF(256, 58, TRACK_W - 278, 39), say(studio, facts, "text"), 16, c.wood_dark, TOP, wrap=True)


# ---- choices ---------------------------------------------------------------------------------------------------------

_CHOICE: Final = QRectF(0, 0, CHOICE_W, CHOICE_H)
_TOLD: Final = 16.4
_LESS_PICTURE: Final = 58.0
"""So much lower is the picture of a choice that has a lot to say."""
_ICONS: Final[Mapping[str, tuple[str, str]]] = {
    "strength": ("fist", "rust"),
    "intelligence": ("brain", "teal"),
    "damage": ("blast", "ember"),
    "heal": ("cure", "lime"),
    "necrosis": ("germ", "violet"),
    "alert": ("siren", "ember"),
    "mutation": ("helix", "accent_fill"),
    "loot": ("chest", "wood"),
    "companion": ("users", "teal"),
    "combat": ("swords", "red_die"),
    "reveal": ("eye", "violet"),
    "move": ("steps", "steel"),
    "siren": ("siren", "ember"),
    "blood": ("blood", "red_die"),
    "user": ("user", "steel"),
    "pass": ("arrow_right", "steel"),
}


def paint_choice(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A choice, to be clicked or to have somebody dropped on it.

    Facts: ``label``, ``line`` (texts), ``icon`` (what it is about), ``chances`` (pairs of seat and percentage),
    ``closed`` (its condition does not hold), ``price`` (in blood; 0: nothing), ``muted``.
    """
    c = studio.palette
    icon, closed = word(facts, "icon", "pass"), flag(facts, "closed")
    icon = icon if icon in _ICONS else "pass"
    chances, told = pairs(facts, "chances")[:3], say(studio, facts, "line")
    under = QRectF(11, 164, CHOICE_W - 22, 76.0 - 25 * len(chances))
    up = _LESS_PICTURE if text_height(studio, told, _TOLD, under.width()) > under.height() else 0.0
    layer(p, studio, ("choice", icon, closed, up > 0), inner(_CHOICE, -20), lambda q: _choice(q, c, icon, closed, up))
    ink = lighter(c.bone, 0.35) if not closed else mix(c.bone, c.steel, 0.4)
    label = QRectF(11, 110 - up, CHOICE_W - 22, 50)
    draw_text(
        p,
        studio,
        label,
        say(studio, facts, "label"),
        20,
        role=Role.DISPLAY,
        weight=Weight.Medium,
        color=ink,
        align=CENTER,
        wrap=True,
        minimum=_SMALLEST,
        shadow=alpha(c.black, 0.7),
    )
    if told and len(chances) < 3:
        pale, under = mix(c.bone, c.steel, 0.15), evened(studio, under.adjusted(0, -up, 0, 0), told, _TOLD)
        draw_text(p, studio, under, told, _TOLD, color=pale, align=TOP_CENTER, wrap=True, minimum=_SMALLEST)
    for k, (seat, percent) in enumerate(chances):
        _chance(p, studio, QRectF(12, 240 - 25 * (len(chances) - k), CHOICE_W - 24, 23), seat, percent)
    price = number(facts, "price")
    if price > 0:
        drop(p, c, CHOICE_W - 26, 28, 17, muted=flag(facts, "muted"))
        figure(p, studio, QRectF(CHOICE_W - 40, 20, 28, 24), str(price), 19, c.white, shade=c.black, minimum=_SMALLEST)


def _chance(p: QPainter, studio: Studio, rect: QRectF, seat: str, percent: str) -> None:
    """What somebody's chance in a test is, as a bar and a figure."""
    c = studio.palette
    n = max(0, min(100, int(percent))) if percent.isdigit() else 0
    fill(p, rounded(rect, 5), alpha(c.night, 0.8))
    part = QRectF(rect.x(), rect.y(), max(10.0, rect.width() * n / 100), rect.height())
    fill(
        p,
        rounded(part, 5),
        vertical(part, (0, mix(c.accent_fill, c.night, 0.2)), (1, mix(c.accent_fill, c.night, 0.55))),
    )
    stroke(p, rounded(rect, 5), alpha(c.lime, 0.5), 1)
    coin(p, c, rect.x() + 13, rect.center().y(), 8.5, int(seat) if seat.isdigit() else -1)
    box = QRectF(rect.x() + 28, rect.y(), rect.width() - 36, rect.height())
    figure(p, studio, box, printed(studio, "percent", n=n), 17, lighter(c.bone, 0.5), RIGHT, c.black, minimum=_SMALLEST)


def _choice(p: QPainter, c: Palette, icon: str, closed: bool, up: float) -> None:
    sign, role = _ICONS[icon]
    tone = c.steel_dark if closed else c.role(role)
    path = rounded(_CHOICE, 10)
    shadow(p, path, c.shade, 11, 5, 0.75 if c.dark else 0.45)
    fill(p, path, vertical(_CHOICE, (0, deep(c, tone, 0.32)), (0.5, deep(c, tone, 0.68)), (1, deep(c, tone, 0.84))))
    blots(p, path, alpha(c.rust, 0.18), 6, len(icon) * 3, 40)
    window = QRectF(8, 8, CHOICE_W - 16, 98 - up)
    glass = rounded(window, 6)
    x, y = window.center().x(), window.center().y()
    stops = ((0, deep(c, lighter(tone, 0.15), 0.15)), (0.6, deep(c, tone, 0.7)), (1, c.night))
    fill(p, glass, radial(x, y, 92, *stops))
    with clipped(p, glass):
        for k in range(7):
            ray = curve((x, y), (x + 120 * (k - 3) / 3, window.bottom() + 20))
            stroke(p, ray, alpha(lighter(tone, 0.4), 0.1), 12)
        light(p, x, y, 60, lighter(tone, 0.2), 0.35)
    side = 66 - up * 0.5
    draw_icon(p, sign, x + 1, y + 2.4, side, alpha(c.black, 0.7))
    draw_icon(p, sign, x, y, side, mix(c.bone, c.steel, 0.5) if closed else lighter(tone, 0.6))
    stroke(p, glass, c.night, 2)
    stroke(p, path, c.night, 2.6)
    edge = mix(c.steel, c.night, 0.3) if closed else lighter(tone, 0.3)
    stroke(p, rounded(inner(_CHOICE, 2), 8.4), alpha(edge, 0.8), 1.6)
    rule = linear(14, 0, CHOICE_W - 14, 0, (0, alpha(edge, 0)), (0.5, alpha(edge, 0.8)), (1, alpha(edge, 0)))
    stroke(p, polyline((14, 161 - up), (CHOICE_W - 14, 161 - up)), rule, 1.4)
    if closed:
        fill(p, ellipse(24, 24, 13), c.night)
        draw_icon(p, "lock", 24, 24, 17, mix(c.bone, c.steel, 0.3))
    else:
        fill(p, ellipse(CHOICE_W / 2, 107 - up, 3), darker(edge, 0.1))


EVENT_PAGE: Final = Component((PAGE_W, PAGE_H), paint_page, margin=SHADOW)
EVENT_STRIP: Final = Component((TRACK_W, TRACK_H), paint_strip, margin=SHADOW)
CHOICE_CARD: Final = Component((CHOICE_W, CHOICE_H), paint_choice, margin=20)
