"""Small printed signs: faction hexagons, supply squares, skill circles, Rebel signs; figures and cut plates."""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cytress.geometry import hexagon
from arcology.ui.art.cytress.reading import rebel_sign, rebel_tone, tone
from arcology.ui.art.fonts import TINY, Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.paint import (
    ALL_CORNERS,
    chamfered,
    clipped,
    ellipse,
    fill,
    inner,
    polyline,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, lighter, mix, readable_on
from arcology.ui.art.shadows import shadow
from arcology.ui.art.studio import Studio
from arcology.ui.art.surfaces import rim_light
from arcology.ui.art.textbox import CENTER, caption

_SHADOW: Final = 0.5


def deep(c: Palette, colour: QColor, t: float) -> QColor:
    """``colour`` mixed with the night; t in 0..1."""
    return mix(colour, c.night, t)


def ground(c: Palette, colour: QColor, t: float) -> QColor:
    """A tone for plates that belong to ``colour``: towards the night in the dark theme, towards white in the light."""
    return mix(colour, c.night, t) if c.dark else mix(colour, c.white, min(0.94, t * 0.6 + 0.36))


def bright(c: Palette, colour: QColor, t: float = 0.5) -> QColor:
    """A tone of ``colour`` that can be read on plates of the theme."""
    return lighter(colour, t) if c.dark else mix(colour, c.night, min(0.9, 0.42 + t * 0.5))


def faction_sign(p: QPainter, c: Palette, faction: str, x: float, y: float, radius: float) -> None:
    """A faction: its glyph in a hexagon of its colour."""
    colour = tone(c, faction)
    path = hexagon(x, y, radius)
    fill(p, path.translated(0, radius * 0.12), alpha(c.black, 0.45))
    rect = path.boundingRect()
    fill(p, path, vertical(rect, (0, lighter(colour, 0.2)), (0.5, colour), (1, deep(c, colour, 0.42))))
    stroke(p, path, deep(c, colour, 0.7), max(0.9, radius * 0.08))
    light = polyline(
        (x - radius * 0.76, y - radius * 0.42), (x, y - radius * 0.86), (x + radius * 0.76, y - radius * 0.42)
    )
    stroke(p, light, alpha(lighter(colour, 0.7), 0.7), max(0.7, radius * 0.07))
    draw_icon(p, faction, x, y, radius * 1.22, deep(c, colour, 0.88))


def supply_sign(p: QPainter, c: Palette, supply: str, x: float, y: float, half: float) -> None:
    """A supply: its glyph, lit, in a dark rounded square."""
    colour = tone(c, supply)
    rect = QRectF(x - half, y - half, 2 * half, 2 * half)
    path = rounded(rect, half * 0.42)
    fill(p, path.translated(0, half * 0.16), alpha(c.black, _SHADOW))
    dark = mix(c.night, c.hull, 0.08)
    fill(p, path, vertical(rect, (0, mix(colour, dark, 0.55)), (1, mix(colour, dark, 0.82))))
    width = max(1.0, half * 0.12)
    stroke(p, rounded(inner(rect, width / 2), half * 0.38), alpha(colour, 0.92), width)
    draw_icon(p, supply, x, y, half * 1.44, lighter(colour, 0.4))


def skill_sign(
    p: QPainter, c: Palette, skill: str, x: float, y: float, radius: float, base: QColor, ink: QColor | None = None
) -> None:
    """A skill: its glyph in a round badge."""
    disc = ellipse(x, y, radius)
    fill(p, disc.translated(0, radius * 0.14), alpha(c.black, _SHADOW))
    fill(p, disc, vertical(disc.boundingRect(), (0, lighter(base, 0.14)), (1, deep(c, base, 0.5))))
    stroke(p, ellipse(x, y, radius * 0.96), alpha(lighter(base, 0.5), 0.85), max(0.9, radius * 0.08))
    draw_icon(p, skill, x, y, radius * 1.26, ink if ink is not None else c.ink_on_art)


def skill_base(c: Palette) -> QColor:
    """The badge of skills on cards."""
    return mix(c.hull, c.night, 0.58)


def rebel_badge(p: QPainter, c: Palette, rebel: str, x: float, y: float, radius: float) -> None:
    """A Rebel: the sign of the colour in a disc of it."""
    colour = rebel_tone(c, rebel)
    disc = ellipse(x, y, radius)
    fill(p, disc.translated(0, radius * 0.12), alpha(c.black, 0.4))
    fill(p, disc, vertical(disc.boundingRect(), (0, lighter(colour, 0.24)), (1, deep(c, colour, 0.34))))
    stroke(p, disc, deep(c, colour, 0.7), max(0.8, radius * 0.09))
    draw_icon(p, rebel_sign(rebel), x, y, radius * 1.02, readable_on(colour, c))


def figure(
    p: QPainter,
    studio: Studio,
    rect: QRectF,
    text: str,
    size: float,
    color: QColor | None = None,
    align: Qt.AlignmentFlag = CENTER,
    *,
    shade: QColor | None = None,
    minimum: float = TINY,
) -> None:
    """A number in the display face."""
    caption(
        p,
        studio,
        rect,
        text,
        size,
        role=Role.DISPLAY,
        weight=Weight.Bold,
        color=color,
        align=align,
        minimum=minimum,
        shadow=shade,
        full=0.82,
    )


def amount(
    p: QPainter, studio: Studio, x: float, y: float, value: int, supply: str, half: float, ink: QColor | None = None
) -> None:
    """A number and right of it the supply that it counts; (x, y) is the middle of the sign."""
    size = half * 1.75
    box = QRectF(x - half - 4 - size * 1.6, y - half - 3, size * 1.6, 2 * half + 6)
    align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    figure(p, studio, box, str(value), size, ink, align)
    supply_sign(p, studio.palette, supply, x, y, half)


def cut_plate(rect: QRectF, cut: float) -> QPainterPath:
    """A rectangle with all corners cut off."""
    return chamfered(rect, cut, ALL_CORNERS)


def board(p: QPainter, c: Palette, rect: QRectF, colour: QColor, cut: float = 12.0, tint: float = 0.14) -> QPainterPath:
    """The plate of a board with cut corners, in the light of ``colour``, printed with circuits; returns its outline."""
    path = cut_plate(rect, cut)
    shadow(p, path, c.shade, 13, 6, 0.6 if c.dark else 0.26)
    top, low = mix(c.surface_raised, colour, tint), mix(c.well, colour, tint * 0.45)
    if c.dark:
        fill(p, path, vertical(rect, (0, lighter(top, 0.05)), (0.2, top), (1, low)))
    else:
        fill(p, path, vertical(rect, (0, mix(c.surface_raised, colour, tint * 0.6)), (1, mix(c.surface, colour, tint))))
    with clipped(p, path):
        circuits(p, rect, alpha(colour, 0.09 if c.dark else 0.16))
        gloss = QRectF(rect.x(), rect.y(), rect.width(), 40)
        fill(p, gloss, vertical(gloss, (0, alpha(c.white, 0.07 if c.dark else 0.6)), (1, alpha(c.white, 0))))
    stroke(p, path, alpha(c.black, 0.55 if c.dark else 0.12), 2.4)
    stroke(p, path, alpha(colour, 0.55 if c.dark else 0.85), 1.3)
    rim_light(p, cut_plate(inner(rect, 1.2), cut), c.rim, 1.1, 0.55 if c.dark else 0.9)
    return path


def circuits(p: QPainter, rect: QRectF, colour: QColor) -> None:
    """Printed lines with bends and soldering points, seeded by the place of the plate."""
    rnd = Random(int(rect.width() * 7 + rect.height()))
    for _ in range(int(rect.width() * rect.height() / 9000) + 3):
        x, y = rnd.uniform(rect.left(), rect.right()), rnd.uniform(rect.top(), rect.bottom())
        run = rnd.uniform(20, 70)
        stroke(p, polyline((x, y), (x + run, y), (x + run + 12, y + 12), (x + run * 1.5 + 12, y + 12)), colour, 1.2)
        stroke(p, ellipse(x, y, 2), colour, 1.2)


def recess(p: QPainter, c: Palette, rect: QRectF, radius: float = 7.0) -> None:
    """A sunken field on a board."""
    path = rounded(rect, radius)
    if c.dark:
        fill(p, path, vertical(rect, (0, alpha(c.night, 0.82)), (1, alpha(mix(c.night, c.hull, 0.1), 0.6))))
        stroke(p, path, alpha(c.black, 0.55), 1)
    else:
        fill(p, path, vertical(rect, (0, alpha(mix(c.well, c.night, 0.1), 0.95)), (1, alpha(c.white, 0.75))))
        stroke(p, path, alpha(c.line_strong, 0.45), 1)
    low = QRectF(rect.x() + radius, rect.bottom() - 0.5, rect.width() - 2 * radius, 1)
    fill(p, low, alpha(c.white, 0.1 if c.dark else 0.9))
