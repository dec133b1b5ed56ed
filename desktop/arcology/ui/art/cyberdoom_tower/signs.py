"""Small printed signs: hit boxes, modifier symbols, figures with an icon. Used on cards, floors and in the tray."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.cyberdoom_tower.reading import Box, Sign
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.paint import fill, inner, polygon, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow
from arcology.ui.art.studio import Studio
from arcology.ui.art.textbox import CENTER, LEFT, caption, draw_text

# The tower of five floors is drawn at 0.83 of its size: what is printed on it must stay above eleven pixels.
SMALLEST: Final = 13.5


def heading(
    p: QPainter,
    studio: Studio,
    rect: QRectF,
    text: str,
    size: float,
    color: QColor,
    *,
    wrap: bool = False,
) -> None:
    """The name of a field in the display face, spaced; ``wrap`` lets it take two lines."""
    if wrap:
        weight = Weight.DemiBold
        draw_text(p, studio, rect, text, size, role=Role.DISPLAY, weight=weight, track=0.6, color=color, wrap=True)
    else:
        caption(p, studio, rect, text, size, role=Role.DISPLAY, weight=Weight.DemiBold, track=1.0, color=color)


def figure(
    p: QPainter,
    studio: Studio,
    rect: QRectF,
    text: str,
    size: float,
    color: QColor | None = None,
    align: Qt.AlignmentFlag = CENTER,
    shadow: QColor | None = None,
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
        minimum=SMALLEST,
        shadow=shadow,
        full=0.8,
    )


def stat(p: QPainter, studio: Studio, rect: QRectF, icon: str, value: str, tone: QColor) -> None:
    """A chip with an icon and a figure, dark in both themes because it lies over illustrations."""
    c = studio.palette
    h = rect.height()
    ground = mix(c.machine_dark, c.black, 0.25)
    fill(p, rounded(rect, h / 2), vertical(rect, (0, lighter(ground, 0.13)), (1, darker(ground, 0.3))))
    stroke(p, rounded(inner(rect, 0.6), h / 2), alpha(tone, 0.85), 1.2)
    draw_icon(p, icon, rect.x() + h * 0.6, rect.center().y(), h * 0.66, tone)
    area = QRectF(rect.x() + h * 0.9, rect.y(), rect.width() - h * 1.15, h)
    figure(p, studio, area, value, h * 0.74, c.ink_on_art)


def hit_box(
    p: QPainter,
    studio: Studio,
    rect: QRectF,
    box: Box,
    *,
    changed: bool = False,
    plus: bool = False,
) -> None:
    """A box that wants a die: white or red (with a cut corner), its number, "!" when it must be exact.

    ``changed`` rings a box that a symbol made different from what is printed; ``plus``, for large boxes, writes a
    minimum as "4+" and puts the "!" into a corner.
    """
    c = studio.palette
    s = rect.height()
    red = box.red
    tone = lighter(c.red_die, 0.35) if red else c.ink_on_art
    ground = mix(c.red_die, c.black, 0.62) if red else mix(c.machine_dark, c.machine, 0.2)
    path = rounded(rect, s * 0.2)
    if changed:
        glow(p, rounded(inner(rect, -1.5), s * 0.24), alpha(c.accent_fill, 0.9), s * 0.22, width=1.6)
    fill(p, path, vertical(rect, (0, darker(ground, 0.5)), (1, ground)))
    stroke(p, rounded(inner(rect, 0.8), s * 0.18), alpha(tone, 0.95), max(1.4, s * 0.05))
    if red:
        r, t = rect.right() - 1, rect.y() + 1
        fill(p, polygon((r - s * 0.3, t), (r, t), (r, t + s * 0.3)), tone)
    if box.number is None:
        if plus:
            draw_icon(p, "die", rect.center().x(), rect.center().y(), s * 0.56, alpha(c.ink_on_art, 0.3))
        else:
            stroke(p, rounded(inner(rect, s * 0.24), s * 0.1), alpha(c.ink_on_art, 0.42), max(1.0, s * 0.04))
    else:
        mark = ("+" if plus else "") if not box.exact else ("" if plus else "!")
        area = rect.adjusted(-2, 0, 2, 0) if mark else rect
        size = s * 0.62 if not mark else max(SMALLEST, s * 0.5)
        figure(p, studio, area, f"{box.number}{mark}", size, lighter(tone, 0.55) if red else tone)
    if box.exact and plus and box.number is not None:
        _corner(p, c, rect, "alert", c.hazard)
    if changed:
        ring = lighter(c.accent_fill, 0.35) if c.dark else c.accent
        stroke(p, rounded(inner(rect, -1.6), s * 0.25), ring, 1.6)


def _corner(p: QPainter, c: Palette, rect: QRectF, icon: str, tone: QColor) -> None:
    s = rect.height() * 0.5
    disc = QRectF(rect.right() - s * 0.72, rect.bottom() - s * 0.72, s, s)
    fill(p, rounded(disc, s / 2), mix(c.machine_dark, c.black, 0.4))
    stroke(p, rounded(inner(disc, 0.5), s / 2), tone, 1.0)
    draw_icon(p, icon, disc.center().x(), disc.center().y(), s * 0.72, tone)


def symbol(p: QPainter, studio: Studio, cx: float, cy: float, sign: Sign, ink: QColor, *, active: bool = False) -> None:
    """The symbol of a modifier cell, about 40 by 20 units: chain, exclamation mark, a red box with its place, a
    number.
    """
    c = studio.palette
    match sign.kind:
        case "number":
            plate = QRectF(cx - 11, cy - 10, 22, 20)
            stroke(p, rounded(plate, 4.5), ink, 1.7)
            figure(p, studio, plate.translated(0, -0.5), str(sign.value), 15.5, ink)
        case "red_box":
            box = QRectF(cx - 21, cy - 9.5, 19, 19)
            red = c.red_die if active or c.dark else lighter(c.red_die, 0.1)
            strong = 1.0 if active else 0.72
            fill(
                p,
                rounded(box, 4.5),
                vertical(box, (0, alpha(lighter(red, 0.2), strong)), (1, alpha(darker(red, 0.2), strong))),
            )
            stroke(p, rounded(inner(box, 0.7), 4), alpha(lighter(red, 0.6), 0.8), 1.2)
            r, t = box.right() - 1, box.y() + 1
            fill(p, polygon((r - 6, t), (r, t), (r, t + 6)), lighter(red, 0.7))
            figure(p, studio, QRectF(cx + 1, cy - 11, 24, 21), f"#{sign.value}", 15, ink, LEFT)
        case "chain":
            draw_icon(p, "chain", cx, cy, 22, ink)
        case "exclamation":
            draw_icon(p, "alert", cx, cy, 18, ink)
        case _:
            raise ValueError(f"no symbol {sign.kind!r}")


def bolt(p: QPainter, c: Palette, x: float, y: float, radius: float) -> None:
    """A rivet in steel."""
    fill(p, rounded(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), radius), alpha(c.steel_deep, 0.85))
    ring = rounded(QRectF(x - radius, y - radius + 0.7, 2 * radius, 2 * radius), radius)
    stroke(p, ring, alpha(c.white, 0.2), 0.6)
