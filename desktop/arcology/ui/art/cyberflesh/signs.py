"""What many components share: plates with bone corners, parchment, chips, coins, drops of blood."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cyberflesh.reading import VALUE_ICONS, seat_sign, seat_tone, value_tone
from arcology.ui.art.cyberflesh.shapes import blots, curve, drop_path, rivet, scratches
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.paint import (
    ALL_CORNERS,
    chamfered,
    ellipse,
    fill,
    inner,
    placed,
    polyline,
    radial,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, contrast, darker, lighter, mix
from arcology.ui.art.shadows import glow, shadow
from arcology.ui.art.studio import Studio
from arcology.ui.art.surfaces import texture
from arcology.ui.art.textbox import CENTER, LEFT, RIGHT, TOP, TOP_CENTER, caption, draw_text, evened, text_width

__all__ = [
    "CENTER",
    "LEFT",
    "RIGHT",
    "SHADOW",
    "TOP",
    "TOP_CENTER",
    "board",
    "bone_corners",
    "chip",
    "coin",
    "cut",
    "drop",
    "figure",
    "ink_on",
    "line",
    "lit_edge",
    "overline",
    "parchment",
    "pit",
    "rivets",
    "title_band",
    "values_row",
]

_SLIM: Final = 0.92
"""How much of their width letters keep at least before a text that may have two lines is broken."""
SHADOW: Final = 26.0
"""How far the shadow of a board may reach."""


def cut(rect: QRectF, by: float = 8.0) -> QPainterPath:
    """A plate with all four corners cut off."""
    return chamfered(rect, by, ALL_CORNERS)


def board(
    p: QPainter,
    c: Palette,
    rect: QRectF,
    seed: int,
    *,
    edge: QColor | None = None,
    wash: QColor | None = None,
    lift: float = 8.0,
    by: float = 12.0,
) -> None:
    """A plate of the table: iron in the dark theme, bone in the light one, worn and riveted. ``wash`` tints its upper
    edge, ``edge`` is its outline.
    """
    path = cut(rect, by)
    if lift:
        shadow(p, path, c.shade, lift * 1.5, lift * 0.6, 0.7 if c.dark else 0.25)
    if c.dark:
        stops = ((0.0, lighter(c.surface_raised, 0.03)), (0.25, c.surface), (1.0, darker(c.surface, 0.25)))
    else:
        stops = ((0.0, c.surface_raised), (0.4, c.surface), (1.0, mix(c.surface, c.void, 0.22)))
    fill(p, path, vertical(rect, *stops))
    if wash is not None:
        head = QRectF(rect.x(), rect.y(), rect.width(), min(60.0, rect.height()))
        fill(p, cut(head, by), vertical(head, (0, alpha(wash, 0.24 if c.dark else 0.3)), (1, alpha(wash, 0))))
    blots(p, path, alpha(c.rust, 0.07 if c.dark else 0.09), 7, seed + 3, 120)
    wear = alpha(c.white, 0.04) if c.dark else alpha(c.wood_dark, 0.06)
    scratches(p, path, wear, int(rect.width() * rect.height() / 6500), seed + 9, 46)
    texture(p, path, 0.02 if c.dark else 0.035, seed=seed % 7)
    stroke(p, path, alpha(c.black, 0.8 if c.dark else 0.28), 2.6)
    stroke(p, cut(inner(rect, 0.8), by), edge or c.line, 1.3)
    high = alpha(c.white, 0.2 if c.dark else 0.95)
    stroke(p, polyline((rect.x() + by, rect.y() + 1.7), (rect.right() - by, rect.y() + 1.7)), high, 1)


def bone_corners(p: QPainter, c: Palette, rect: QRectF, size: float = 26.0, corners: str = "abcd") -> None:
    """Horn caps over the corners of a board: a upper left, b upper right, c lower left, d lower right."""
    for name in corners:
        right, low = name in "bd", name in "cd"
        with placed(p, rect.right() if right else rect.x(), rect.bottom() if low else rect.y()):
            p.scale(-1 if right else 1, -1 if low else 1)
            cap = curve((size, 0), (-size * 0.3, -size * 0.3, 0, size), (size * 0.2, size * 0.2, size, 0), closed=True)
            fill(p, cap.translated(1.4, 2.2), alpha(c.black, 0.5 if c.dark else 0.25))
            horn = c.bone if c.dark else mix(c.bone, c.wood, 0.5)
            low_tone = mix(horn, c.wood_dark, 0.6)
            stops = ((0, lighter(horn, 0.3)), (0.4, mix(horn, low_tone, 0.4)), (1, low_tone))
            fill(p, cap, radial(size * 0.1, size * 0.1, size * 0.95, *stops))
            stroke(p, cap, mix(c.wood_dark, c.black, 0.5), 1.2)


def pit(p: QPainter, c: Palette, path: QPainterPath, dashed: QColor | None = None) -> None:
    """A sunken place; ``dashed`` outlines where something is missing."""
    r = path.boundingRect()
    if c.dark:
        fill(p, path, vertical(r, (0, darker(c.well, 0.45)), (0.35, c.well), (1, lighter(c.well, 0.05))))
    else:
        fill(p, path, vertical(r, (0, mix(c.well, c.void, 0.55)), (0.3, mix(c.well, c.void, 0.2)), (1, c.well)))
    stroke(p, path, alpha(c.black, 0.55 if c.dark else 0.2), 1.6)
    if dashed is not None:
        stroke(p, path, dashed, 1.2, dash=(4, 3))


def parchment(p: QPainter, c: Palette, rect: QRectF, seed: int, radius: float = 4.0) -> None:
    """Old paper for printed rules; its ink is ``wood_dark``."""
    path = rounded(rect, radius)
    fill(p, path, vertical(rect, (0, lighter(c.parchment, 0.08)), (1, mix(c.parchment, c.wood, 0.28))))
    blots(p, path, alpha(c.wood, 0.2), 6, seed, 34)
    stroke(p, path, c.wood_dark, 1.1)


def title_band(p: QPainter, c: Palette, rect: QRectF, tone: QColor) -> None:
    """The dark band on which a card's name is set."""
    path = cut(rect, min(7.0, rect.height() * 0.26))
    fill(p, path, vertical(rect, (0, mix(c.steel_dark, c.wood_dark, 0.4)), (1, c.night)))
    stroke(p, path, alpha(tone, 0.65), 1.1)


def figure(
    p: QPainter,
    studio: Studio,
    rect: QRectF,
    text: str,
    size: float,
    ink: QColor,
    align: Qt.AlignmentFlag = CENTER,
    shade: QColor | None = None,
    minimum: float = 11.0,
) -> None:
    """A number in the display face, grown with the texts as far as its box allows."""
    caption(
        p,
        studio,
        rect,
        text,
        size,
        role=Role.DISPLAY,
        weight=Weight.Medium,
        color=ink,
        align=align,
        shadow=shade,
        minimum=minimum,
    )


def line(
    p: QPainter,
    studio: Studio,
    rect: QRectF,
    text: str,
    size: float,
    ink: QColor,
    align: Qt.AlignmentFlag = LEFT,
    *,
    bold: bool = False,
    wrap: bool = False,
    two: QRectF | None = None,
    shade: QColor | None = None,
    minimum: float = 11.4,
) -> None:
    """Running text in its box: one line, or wrapped from the top.

    ``two`` is a taller box in which a text is wrapped that is too long for one line in ``rect``.
    """
    weight = Weight.DemiBold if bold else Weight.Medium
    if two is not None:
        least = text_width(studio, text, minimum / studio.text_scale, weight=weight) * _SLIM
        if least > rect.width():
            rect, wrap = two, True
    if wrap:
        if align & Qt.AlignmentFlag.AlignHCenter:
            rect = evened(studio, rect, text, size, weight=weight)
        draw_text(
            p,
            studio,
            rect,
            text,
            size,
            weight=weight,
            color=ink,
            align=align,
            wrap=True,
            minimum=minimum,
            shadow=shade,
        )
    else:
        caption(
            p,
            studio,
            rect,
            text,
            size,
            weight=weight,
            color=ink,
            align=align,
            shadow=shade,
            minimum=minimum,
            full=0.94,
        )


def overline(p: QPainter, studio: Studio, rect: QRectF, text: str, ink: QColor, align: Qt.AlignmentFlag = LEFT) -> None:
    """The small heading above something: spaced capitals, or plain letters where these would not fit."""
    smallest, weight = 11.4, Weight.DemiBold
    spaced = text_width(studio, text.upper(), smallest / studio.text_scale, weight=weight, track=1.0)
    fits = spaced <= rect.width()
    caption(
        p,
        studio,
        rect,
        text.upper() if fits else text,
        12.5,
        weight=weight,
        color=ink,
        align=align,
        track=1.0 if fits else 0.0,
        minimum=smallest,
    )


def larger(studio: Studio) -> float:
    """From 0 at the usual size of texts to 1 at twice that size and above: how far what holds a text grows with it."""
    return max(0.0, min(1.0, studio.text_scale - 1))


def ink_on(c: Palette, fill_tone: QColor) -> QColor:
    """Bone or night, whichever reads better on a colour."""
    light, dark = lighter(c.bone, 0.4), c.night
    return light if contrast(light, fill_tone) >= contrast(dark, fill_tone) else dark


def coin(p: QPainter, c: Palette, x: float, y: float, r: float, seat: int) -> None:
    """The sign of a seat on a round token."""
    tone = seat_tone(c, seat)
    fill(p, ellipse(x, y + r * 0.1, r * 1.08), alpha(c.black, 0.5))
    face = radial(x - r * 0.3, y - r * 0.4, r * 1.5, (0, lighter(tone, 0.35)), (1, darker(tone, 0.25)))
    fill(p, ellipse(x, y, r), face)
    stroke(p, ellipse(x, y, r), mix(c.night, tone, 0.1), max(1.0, r * 0.12))
    draw_icon(p, seat_sign(seat), x, y, r * 1.42, ink_on(c, tone))


def drop(p: QPainter, c: Palette, x: float, y: float, s: float, full: bool = True, muted: bool = False) -> None:
    """A point of life: a drop of blood, or where it was; ``muted`` draws a plain token. ``s`` is half its height."""
    if muted:
        r = s * 0.82
        disc = ellipse(x, y, r)
        if full:
            shine = lighter(c.steel_light, 0.2)
            fill(
                p, disc, radial(x - r * 0.3, y - r * 0.4, r * 1.6, (0, shine), (0.5, c.steel_light), (1, c.steel_dark))
            )
            stroke(p, ellipse(x, y, r * 0.55), alpha(c.night, 0.6), max(0.8, r * 0.16))
        else:
            fill(p, disc, alpha(c.night, 0.8))
        stroke(
            p,
            disc,
            c.night if full else alpha(c.steel_light, 0.7),
            max(0.8, r * 0.14),
            dash=None if full else (1.6, 1.6),
        )
        return
    path = drop_path(x, y, s)
    if full:
        blood = c.red_die
        stops = ((0, lighter(c.damage, 0.3)), (0.45, blood), (1, mix(blood, c.night, 0.65)))
        fill(p, path, radial(x - 0.2 * s, y - 0.1 * s, 1.3 * s, *stops))
        stroke(p, path, mix(c.night, blood, 0.1), s * 0.15)
        fill(p, ellipse(x - 0.28 * s, y + 0.12 * s, 0.13 * s, 0.24 * s), alpha(c.white, 0.65))
    else:
        fill(p, path, alpha(c.night, 0.85))
        stroke(p, path, mix(c.red_die, c.bone, 0.4), s * 0.14, dash=(1.6, 1.6))


def chip(
    p: QPainter,
    studio: Studio,
    rect: QRectF,
    icon: str,
    text: str,
    tone: QColor,
    size: float = 15.0,
    minimum: float = 11.4,
) -> None:
    """A dark plate with an icon and a figure, as they lie on illustrations."""
    c = studio.palette
    path = rounded(rect, rect.height() * 0.2)
    fill(p, path, alpha(c.night, 0.86))
    stroke(p, path, alpha(mix(tone, c.bone, 0.3), 0.6), 1)
    h = rect.height()
    glyph = min(h * 0.72, rect.width() * 0.42)
    if not text:
        draw_icon(p, icon, rect.center().x(), rect.center().y(), glyph, tone)
        return
    draw_icon(p, icon, rect.x() + glyph * 0.5 + h * 0.14, rect.center().y(), glyph, tone)
    left = rect.x() + glyph + h * 0.2
    box = QRectF(left, rect.y(), rect.right() - left - h * 0.08, h)
    figure(p, studio, box, text, size, lighter(c.bone, 0.3), minimum=minimum)


def values_row(
    p: QPainter, studio: Studio, rect: QRectF, values: tuple[tuple[str, str], ...], size: float, minimum: float
) -> None:
    """Icons with their figures side by side in the middle of ``rect``, on one dark band."""
    c = studio.palette
    path = rounded(rect, 3)
    fill(p, path, alpha(c.night, 0.86))
    stroke(p, path, alpha(c.bone, 0.25), 1)
    grown = min(size * studio.text_scale, rect.height() * 0.84) / studio.text_scale
    glyph = min(rect.height() * 0.8, size * 1.14)
    widths = [glyph + (3 + text_width(studio, text, grown, role=Role.DISPLAY) if text else 0) for _, text in values]
    gap = 8.0
    total = sum(widths) + gap * (len(values) - 1)
    if total > rect.width() - 6:
        gap = max(2.0, gap - (total - rect.width() + 6) / max(1, len(values) - 1))
        total = sum(widths) + gap * (len(values) - 1)
    k = min(1.0, (rect.width() - 6) / total) if total else 1.0
    x = rect.center().x() - total * k / 2
    for (name, text), width in zip(values, widths, strict=True):
        draw_icon(
            p, VALUE_ICONS.get(name, "question"), x + glyph / 2 * k, rect.center().y(), glyph * k, value_tone(c, name)
        )
        if text:
            box = QRectF(x + (glyph + 2) * k, rect.y(), (width - glyph - 1) * k + 2, rect.height())
            figure(p, studio, box, text, size, lighter(c.bone, 0.3), LEFT, minimum=minimum)
        x += (width + gap) * k


def lit_edge(p: QPainter, c: Palette, path: QPainterPath, tone: QColor, blur: float = 10.0) -> None:
    """Light around a plate that is chosen or whose turn it is, with a line that shows in both themes."""
    glow(p, path, alpha(tone, 0.7), blur, width=2, screen=c.dark)
    stroke(p, path, tone, 2.2)


def rivets(p: QPainter, c: Palette, rect: QRectF, by: float = 8.0, r: float = 2.2) -> None:
    """Rivets in the four corners of a plate."""
    for x in (rect.x() + by, rect.right() - by):
        for y in (rect.y() + by, rect.bottom() - by):
            rivet(p, c, x, y, r)
