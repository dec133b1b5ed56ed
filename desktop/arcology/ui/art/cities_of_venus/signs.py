"""Small printed things: department badges, stars of victory points, tags, figures, plates, signs of cities."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.reading import dept_tone, seat_sign, sign_of
from arcology.ui.art.fonts import TINY, Role, Weight
from arcology.ui.art.icons import draw_icon, icon_at
from arcology.ui.art.paint import clipped, ellipse, fill, inner, linear, radial, rounded, star, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, luminance, mix
from arcology.ui.art.shadows import shadow, soft
from arcology.ui.art.studio import Studio
from arcology.ui.art.textbox import CENTER, LEFT, caption, text_width

_BRIGHT: Final = 0.3  # luminance from which on a colour takes dark glyphs


def print_ink(c: Palette) -> QColor:
    """Dark brown, in which glyphs stand on light colours in both themes."""
    return mix(c.night, c.rust, 0.14)


def glyph_ink(c: Palette, ground: QColor) -> QColor:
    """White, or dark on bright colours."""
    return print_ink(c) if luminance(ground) > _BRIGHT else c.white


def pale(c: Palette, colour: QColor, t: float) -> QColor:
    """A tint of ``colour`` for large areas: towards white by day, towards the night in the dark theme; t in 0..1."""
    return mix(colour, c.night, 0.34 + 0.56 * t) if c.dark else lighter(colour, t)


def deep(c: Palette, colour: QColor, t: float) -> QColor:
    """A tone of ``colour`` that can be read on plates of the theme."""
    return lighter(colour, t * 0.8) if c.dark else darker(colour, t)


def badge(p: QPainter, c: Palette, dept: str, x: float, y: float, r: float) -> None:
    """A department: its glyph in a disc of its colour; the V-naut for ""."""
    colour = dept_tone(c, dept)
    fill(p, ellipse(x, y + r * 0.12, r * 1.02), alpha(c.black, 0.3))
    disc = ellipse(x, y, r)
    light = vertical(disc.boundingRect(), (0, lighter(colour, 0.2)), (0.5, colour), (1, darker(colour, 0.2)))
    fill(p, disc, light)
    ink = glyph_ink(c, colour)
    stroke(p, ellipse(x, y, r * 0.93), alpha(c.white, 0.85), max(0.8, r * 0.09))
    draw_icon(p, sign_of(dept), x, y, r * 1.3, ink)


def seat_disc(p: QPainter, c: Palette, seat: int, x: float, y: float, r: float) -> None:
    """A city: its sign in a disc of its colour."""
    colour = c.seat(seat)
    disc = ellipse(x, y, r)
    fill(p, disc.translated(0, r * 0.1), alpha(c.black, 0.35))
    fill(p, disc, vertical(disc.boundingRect(), (0, lighter(colour, 0.3)), (1, darker(colour, 0.12))))
    stroke(p, ellipse(x, y, r * 0.93), alpha(c.white, 0.95), max(0.9, r * 0.12))
    draw_icon(p, seat_sign(seat), x, y, r * 1.2, glyph_ink(c, colour))


def vp_star(
    p: QPainter, studio: Studio, x: float, y: float, r: float, value: int, *, minimum: float = TINY, grow: float = 1.0
) -> None:
    """Victory points: a figure on a gold hexagon, whose corners are those of a star below it."""
    c = studio.palette
    gold = mix(c.accent_fill, c.phase_2, 0.5) if c.dark else c.accent_fill
    hexagon = star(x, y, r * 1.06, r * 0.92, 6)
    fill(p, hexagon.translated(0, r * 0.12), alpha(c.black, 0.35))
    box = hexagon.boundingRect()
    fill(p, hexagon, linear(box.left(), box.top(), box.right(), box.bottom(), (0, lighter(gold, 0.55)), (1, gold)))
    stroke(p, hexagon, darker(gold, 0.55), max(0.8, r * 0.09))
    stroke(p, star(x, y, r * 0.86, r * 0.75, 6), alpha(c.white, 0.7), max(0.6, r * 0.06))
    area = QRectF(x - r * 0.8, y - r * 0.72, r * 1.6, r * 1.44)
    figure(p, studio, area, str(value), r * 1.12 * grow, print_ink(c), minimum=minimum)


def event_mark(p: QPainter, c: Palette, x: float, y: float, r: float) -> None:
    """The event symbol: a red triangle with a bolt."""
    path = icon_at("event", x, y, r * 2)
    outline = QPainterPath()
    outline.moveTo(x, y - r * 0.9)
    outline.lineTo(x + r * 0.93, y + r * 0.8)
    outline.lineTo(x - r * 0.93, y + r * 0.8)
    outline.closeSubpath()
    soft(p, outline, max(0.8, r * 0.2), alpha(c.black, 0.5), 0, r * 0.12)
    stroke(p, outline, c.white, r * 0.34)
    fill(p, outline, c.white)
    red = mix(c.phase_3, c.lava, 0.35)
    fill(p, path, vertical(path.boundingRect(), (0, lighter(red, 0.1)), (1, darker(red, 0.3))))


def figure(
    p: QPainter,
    studio: Studio,
    rect: QRectF,
    text: str,
    size: float,
    color: QColor | None = None,
    align: Qt.AlignmentFlag = CENTER,
    *,
    minimum: float = TINY,
) -> None:
    """A number: tabular figures, bold, growing with the text as far as its box allows."""
    caption(
        p,
        studio,
        rect,
        text,
        size,
        role=Role.NUMBER,
        weight=Weight.ExtraBold,
        color=color,
        align=align,
        minimum=minimum,
        full=0.9,
    )


def plate(p: QPainter, c: Palette, rect: QRectF, radius: float = 12.0, tint: QColor | None = None) -> QPainterPath:
    """The raised plate of everything beside the dome; returns its outline."""
    path = rounded(rect, radius)
    shadow(p, path, c.shade, 9, 4, 0.6 if c.dark else 0.24)
    top, low = (lighter(c.surface_raised, 0.03), c.surface) if c.dark else (c.white, mix(c.surface, c.felt, 0.35))
    if tint is not None:
        low = mix(low, tint, 0.12)
    fill(p, path, vertical(rect, (0, top), (1, low)))
    stroke(p, path, c.line, 1.2)
    edge = vertical(rect, (0, alpha(c.white, 0.22 if c.dark else 1.0)), (0.5, alpha(c.white, 0.04 if c.dark else 0.5)))
    stroke(p, rounded(inner(rect, 1.3), radius - 1.3), edge, 1.1)
    return path


def sunken(p: QPainter, c: Palette, path: QPainterPath, depth: float = 8.0, strength: float = 1.0) -> None:
    """Shadow that falls from the rim into a recess, which is painted already, and the light on its lip."""
    frame = QPainterPath()
    frame.addRect(path.boundingRect().adjusted(-30, -30, 30, 30))
    with clipped(p, path):
        soft(p, frame.subtracted(path), depth, alpha(c.black, (0.75 if c.dark else 0.42) * strength), 0, depth * 0.45)
    stroke(p, path, alpha(c.white, 0.2 if c.dark else 0.85), 1.3)


def title(p: QPainter, studio: Studio, rect: QRectF, text: str, size: float, color: QColor | None = None) -> None:
    """A heading in the display face."""
    caption(p, studio, rect, text, size, role=Role.DISPLAY, weight=Weight.Bold, color=color, align=LEFT, full=0.74)


def line(
    p: QPainter,
    studio: Studio,
    rect: QRectF,
    text: str,
    size: float,
    color: QColor | None = None,
    align: Qt.AlignmentFlag = LEFT,
    weight: Weight = Weight.Medium,
) -> None:
    """A printed line of text."""
    caption(p, studio, rect, text, size, weight=weight, color=color, align=align, full=0.8)


def tag(p: QPainter, studio: Studio, x: float, y: float, width: float, text: str, size: float = 12.0) -> None:
    """A sign with round ends centred on ``x``, its upper edge at ``y``; it grows with the text up to ``width``."""
    c = studio.palette
    high = min(24.0, 20 + 4 * (studio.text_scale - 1))
    wide = min(width, text_width(studio, text, size, weight=Weight.DemiBold) + 22)
    rect = QRectF(x - wide / 2, y, wide, high)
    path = rounded(rect, high / 2)
    shadow(p, path, c.shade, 3, 1.5, 0.4)
    fill(p, path, alpha(c.surface_raised, 0.95))
    stroke(p, path, mix(c.line_strong, c.accent_fill, 0.4), 1.1)
    area = inner(rect, 1).adjusted(7, 0, -7, 0)
    caption(p, studio, area, text, size, weight=Weight.DemiBold, align=CENTER, full=0.78)


def shine(p: QPainter, c: Palette, x: float, y: float, r: float, strength: float) -> None:
    """A round glow of white light."""
    light = radial(x, y, r, (0, alpha(c.white, strength)), (1, alpha(c.white, 0)))
    fill(p, ellipse(x, y, r), light)


def metal(c: Palette, rect: QRectF, across: bool = True) -> QBrush:
    """Polished steel, for clamps, pipes and latches."""
    dark, grey, pale_ = darker(c.dome_shade, 0.5), c.dome_shade, lighter(c.dome, 0.4 if c.dark else 1.0)
    stops = ((0.0, dark), (0.3, pale_), (0.65, mix(grey, pale_, 0.4)), (1.0, dark))
    if across:
        return linear(rect.left(), 0, rect.right(), 0, *stops)
    return linear(0, rect.top(), 0, rect.bottom(), *stops)
