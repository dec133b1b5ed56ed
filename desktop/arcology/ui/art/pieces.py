"""Pieces that several games share: dice, meeples, tokens, pills with icon and number, key caps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from arcology.ui.art import paint
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import SEAT_ICONS, draw_icon
from arcology.ui.art.palette import Palette, alpha, contrast, darker, lighter, mix, readable_on
from arcology.ui.art.shadows import glow, shadow, soft
from arcology.ui.art.studio import Studio
from arcology.ui.art.surfaces import extrude, rim_light
from arcology.ui.art.textbox import CENTER, LEFT, draw_text, text_width

_L, _M, _R = -1, 0, 1
PIPS: Final[Mapping[int, tuple[tuple[int, int], ...]]] = {
    1: ((_M, _M),),
    2: ((_L, _L), (_R, _R)),
    3: ((_L, _L), (_M, _M), (_R, _R)),
    4: ((_L, _L), (_R, _L), (_L, _R), (_R, _R)),
    5: ((_L, _L), (_R, _L), (_M, _M), (_L, _R), (_R, _R)),
    6: ((_L, _L), (_R, _L), (_L, _M), (_R, _M), (_L, _R), (_R, _R)),
}
_THICKNESS: Final = 0.13  # of a die, in parts of its edge


def die(
    p: QPainter,
    palette: Palette,
    cx: float,
    cy: float,
    size: float,
    value: int,
    colour: QColor,
    turn: float = 0.0,
    *,
    lit: QColor | None = None,
    rest: bool = True,
) -> None:
    """A six-sided die lying with ``value`` (1..6) on top, centred on (cx, cy), its edge ``size`` units long, turned
    by ``turn`` degrees.

    ``lit`` puts a glow of that colour around it; ``rest`` draws the shadow of a die that lies on something.
    ``ValueError`` for a
    value that no die shows.
    """
    if value not in PIPS:
        raise ValueError(f"a six-sided die does not show {value}")
    half, depth = size / 2, size * _THICKNESS
    straight = paint.rounded(QRectF(-half, -half, size, size), size * 0.21)
    top = QTransform().rotate(turn).map(straight)
    with paint.placed(p, cx, cy - depth / 2):
        if lit is not None:
            glow(p, top, lit, size * 0.3, 1.5, screen=palette.dark)
        if rest:
            soft(
                p,
                top,
                max(size * 0.16, 0.5),
                alpha(palette.shade, 0.75 if palette.dark else 0.4),
                size * 0.05,
                size * 0.17,
            )
        extrude(p, top, depth, darker(colour, 0.32), darker(colour, 0.62))
        square = QRectF(-half, -half, size, size)
        shine, low = lighter(colour, 0.62), darker(colour, 0.22)
        paint.fill(p, top, paint.diagonal(square, (0, shine), (0.5, colour), (1, low)))
        dish = (
            QTransform()
            .rotate(turn)
            .map(paint.rounded(QRectF(-half * 0.86, -half * 0.86, size * 0.86, size * 0.86), size * 0.24))
        )
        bright = lighter(colour, 0.5)
        bowl = paint.radial(
            -half * 0.3,
            -half * 0.4,
            size * 0.8,
            (0, alpha(bright, 0.85)),
            (0.6, alpha(colour, 0.5)),
            (1, alpha(colour, 0)),
        )
        paint.fill(p, dish, bowl)
        light = paint.vertical(
            square, (0, alpha(palette.white, 0.95)), (0.4, alpha(palette.white, 0.12)), (1, alpha(palette.black, 0.22))
        )
        paint.stroke(p, top, light, size * 0.03)
        _pips(p, palette, size, value, colour, turn)


def _pips(p: QPainter, palette: Palette, size: float, value: int, colour: QColor, turn: float) -> None:
    """Drilled pips: dark at their upper edge, a light crescent below."""
    pip = max((palette.die_pip, palette.die_pip_light), key=lambda c: contrast(c, colour))
    pale = pip is palette.die_pip_light
    step, radius = size * 0.25, size * 0.092
    rotate = QTransform().rotate(turn)
    for column, row in PIPS[value]:
        spot = rotate.map(QPointF(column * step, row * step))
        x, y = spot.x(), spot.y()
        paint.fill(p, paint.ellipse(x, y + radius * 0.2, radius), alpha(palette.white, 0.16 if pale else 0.38))
        hole = paint.ellipse(x, y, radius)
        upper = darker(pip, 0.14 if pale else 0.5)
        paint.fill(p, hole, paint.vertical(hole.boundingRect(), (0, upper), (0.7, pip)))


def die_ghost(p: QPainter, cx: float, cy: float, size: float, colour: QColor) -> None:
    """The dashed place where a die belongs."""
    path = paint.rounded(QRectF(cx - size / 2, cy - size / 2, size, size), size * 0.21)
    paint.fill(p, path, alpha(colour, 0.08))
    paint.stroke(p, path, alpha(colour, 0.55), max(0.6, size * 0.03), dash=(3, 2.4))


def meeple_path(height: float) -> QPainterPath:
    """A standing figure with its feet on the origin."""
    half = QPainterPath()
    half.moveTo(-3, -100)
    half.lineTo(0, -100)
    half.cubicTo(15, -100, 19, -88, 17, -77)
    half.cubicTo(16, -71, 15, -70, 17, -66)
    half.cubicTo(30, -62, 44, -54, 46, -44)
    half.cubicTo(46, -37, 36, -37, 23, -40)
    half.cubicTo(26, -28, 36, -14, 37, -5)
    half.cubicTo(37, 0, 33, 0, 28, 0)
    half.lineTo(12, 0)
    half.cubicTo(8, 0, 6, -4, 0, -16)
    half.lineTo(-3, -18)
    half.closeSubpath()
    mirrored = QTransform().scale(-1, 1).map(half)
    whole = half.united(mirrored)
    return QTransform().scale(height / 100, height / 100).map(whole)


def meeple(
    p: QPainter, palette: Palette, x: float, foot: float, height: float, colour: QColor, *, lift: float = 0.0
) -> None:
    """A wooden figure standing on (x, foot); ``lift`` is how far it is held above the ground, in units."""
    path = meeple_path(height)
    depth = height * 0.085
    with paint.placed(p, x, foot):
        spread = height * (0.09 if not lift else 0.2)
        ground = paint.ellipse(height * 0.04, lift, height * 0.38, height * 0.07)
        soft(p, ground, spread, alpha(palette.shade, 0.8 if palette.dark else 0.45))
        extrude(p, path, depth * 0.35, darker(colour, 0.45), darker(colour, 0.62), steps=4, dx=depth * 0.6)
        front = QRectF(-height * 0.42, -height, height * 0.84, height)
        paint.fill(
            p, path, paint.diagonal(front, (0, lighter(colour, 0.55)), (0.38, colour), (1, darker(colour, 0.38)))
        )
        with paint.clipped(p, path):
            paint.stroke(p, path.translated(height * 0.05, height * 0.05), alpha(palette.black, 0.16), height * 0.05)
            light = paint.linear(
                -height * 0.4,
                -height,
                height * 0.3,
                -height * 0.2,
                (0, alpha(palette.white, 0.95)),
                (1, alpha(palette.white, 0)),
            )
            paint.stroke(p, path, light, height * 0.05)


def seat_badge(p: QPainter, c: Palette, rect: QRectF, seat: int, sign: str = "") -> None:
    """A square with a seat's figure and its sign, for player cards and wherever it is told whose turn it is."""
    colour = c.seat(seat)
    path = paint.rounded(rect, rect.height() * 0.16)
    low = mix(colour, c.black, 0.86) if c.dark else mix(colour, c.white, 0.6)
    high = mix(colour, c.black, 0.66) if c.dark else mix(colour, c.white, 0.8)
    paint.fill(p, path, paint.vertical(rect, (0, high), (1, low)))
    paint.stroke(p, path, colour, 1.5)
    x, foot, height = rect.center().x() - 1, rect.bottom() - rect.height() * 0.12, rect.height() * 0.75
    meeple(p, c, x, foot, height, colour)
    name = sign or SEAT_ICONS[seat % len(SEAT_ICONS)]
    draw_icon(p, name, x, foot - height * 0.36, height * 0.4, readable_on(colour, c))


def meeple_ghost(p: QPainter, x: float, foot: float, height: float, colour: QColor) -> None:
    """Where a figure stood or would stand: its dashed outline."""
    path = meeple_path(height).translated(x, foot)
    paint.fill(p, path, alpha(colour, 0.2))
    paint.stroke(p, path, alpha(colour, 0.95), max(0.8, height * 0.03), dash=(3, 2))


def token(
    p: QPainter,
    palette: Palette,
    cx: float,
    cy: float,
    radius: float,
    colour: QColor,
    icon: str = "",
    ink: QColor | None = None,
) -> None:
    """A round counter with an icon."""
    disc = paint.ellipse(cx, cy, radius)
    soft(p, disc, radius * 0.5, alpha(palette.shade, 0.75 if palette.dark else 0.4), 0, radius * 0.25)
    extrude(p, disc, radius * 0.16, darker(colour, 0.45), darker(colour, 0.65), steps=3)
    face = paint.radial(
        cx - radius * 0.3,
        cy - radius * 0.4,
        radius * 1.6,
        (0, lighter(colour, 0.5)),
        (0.5, colour),
        (1, darker(colour, 0.4)),
    )
    paint.fill(p, disc, face)
    paint.stroke(p, paint.ellipse(cx, cy, radius * 0.78), alpha(palette.white, 0.35), radius * 0.09)
    rim_light(p, paint.ellipse(cx, cy, radius * 0.95), palette.white, radius * 0.08, 0.8)
    if icon:
        draw_icon(p, icon, cx, cy, radius * 1.15, ink if ink is not None else readable_on(darker(colour, 0.1), palette))


def pill_width(studio: Studio, text: str, height: float, *, icon: str = "", text_size: float | None = None) -> float:
    """How wide ``pill`` has to be for its text at the studio's text scale."""
    size = text_size if text_size is not None else height * 0.5
    return text_width(studio, text, size, weight=Weight.DemiBold) + height * (1.45 if icon else 0.9)


def pill(
    p: QPainter,
    studio: Studio,
    rect: QRectF,
    text: str,
    *,
    icon: str = "",
    colour: QColor | None = None,
    ink: QColor | None = None,
    filled: bool = False,
    role: Role = Role.TEXT,
    text_size: float | None = None,
) -> None:
    """A chip with round ends: icon and text on a dark ground, or on ``colour`` itself when ``filled``."""
    palette = studio.palette
    tone = colour if colour is not None else palette.line_strong
    h = rect.height()
    path = paint.rounded(rect, h / 2)
    if filled:
        paint.fill(p, path, paint.vertical(rect, (0, lighter(tone, 0.25)), (1, darker(tone, 0.15))))
    elif palette.dark:
        paint.fill(p, path, paint.vertical(rect, (0, mix(palette.surface_raised, tone, 0.08)), (1, palette.well)))
    else:
        paint.fill(p, path, paint.vertical(rect, (0, palette.surface_raised), (1, mix(palette.well, tone, 0.06))))
    width = max(0.6, h * 0.045)
    paint.stroke(p, paint.rounded(paint.inner(rect, width / 2), h / 2 - width / 2), alpha(tone, 0.75), width)
    left = rect.x() + h * 0.42
    if icon:
        draw_icon(p, icon, rect.x() + h * 0.56, rect.center().y(), h * 0.6, ink if filled and ink is not None else tone)
        left = rect.x() + h * 1.03
    area = QRectF(left, rect.y(), rect.right() - left - h * 0.3, h)
    size = text_size if text_size is not None else h * 0.5
    weight = Weight.Bold if role is Role.DISPLAY else Weight.DemiBold
    draw_text(
        p, studio, area, text, size, role=role, weight=weight, color=ink or palette.ink, align=LEFT if icon else CENTER
    )


def key_cap_width(studio: Studio, text: str, height: float = 18.0) -> float:
    """Width of ``key_cap``; ``height`` is the one at 100 % text."""
    k = studio.text_scale
    return max(height * k, text_width(studio, text, height * 0.62, weight=Weight.DemiBold) + height * 0.68 * k)


def key_cap(p: QPainter, studio: Studio, x: float, y: float, text: str, height: float = 18.0) -> float:
    """A key of the keyboard with its upper left corner at (x, y); ``height`` grows with the text scale. Returns its
    width.
    """
    palette = studio.palette
    rect = QRectF(x, y, key_cap_width(studio, text, height), height * studio.text_scale)
    radius = rect.height() * 0.24
    path = paint.rounded(rect, radius)
    low = paint.rounded(rect.translated(0, rect.height() * 0.07), radius)
    paint.fill(p, low, darker(palette.line, 0.4) if palette.dark else palette.line_strong)
    paint.fill(p, path, paint.vertical(rect, (0, lighter(palette.surface_raised, 0.08)), (1, palette.surface_raised)))
    paint.stroke(p, path, alpha(palette.line_strong, 0.7), 1.0)
    draw_text(p, studio, rect, text, height * 0.62, weight=Weight.DemiBold, color=palette.ink, align=CENTER)
    return rect.width()


def number_plate(
    p: QPainter, studio: Studio, rect: QRectF, text: str, colour: QColor | None = None, ink: QColor | None = None
) -> None:
    """A counter: a number set in a small sunken field with a coloured outline."""
    palette = studio.palette
    tone = colour if colour is not None else palette.line_strong
    radius = rect.height() * 0.2
    deep = darker(palette.well, 0.25) if palette.dark else palette.white
    path = paint.rounded(rect, radius)
    shadow(p, path, palette.shade, rect.height() * 0.2, rect.height() * 0.06, 0.4 if palette.dark else 0.15)
    paint.fill(p, path, paint.vertical(rect, (0, deep), (1, mix(palette.well, tone, 0.18))))
    paint.stroke(p, path, tone, max(0.7, rect.height() * 0.06))
    draw_text(
        p,
        studio,
        rect,
        text,
        rect.height() * 0.66,
        role=Role.DISPLAY,
        weight=Weight.Bold,
        color=ink or palette.ink,
        align=CENTER,
    )
