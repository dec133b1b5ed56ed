"""Eight-sided dice, the tray they are rolled in, and the chance that is told before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from arcology.ui.art.cyberflesh.geometry import CHANCE_H, CHANCE_W, DIE, TRAY_H, TRAY_W
from arcology.ui.art.cyberflesh.reading import flag, number, printed, say, signed, word
from arcology.ui.art.cyberflesh.shapes import blots, scratches
from arcology.ui.art.cyberflesh.signs import RIGHT, SHADOW, TOP, cut, figure, larger, line, overline
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    Point,
    clipped,
    ellipse,
    fill,
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
from arcology.ui.art.palette import Palette, alpha, contrast, darker, lighter, mix
from arcology.ui.art.shadows import glow, shadow, soft
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.textbox import CENTER, draw_text

_TOP, _RIGHT_TOP, _RIGHT_LOW, _LOW, _LEFT_LOW, _LEFT_TOP = (
    (0.0, -1.0),
    (0.87, -0.5),
    (0.87, 0.5),
    (0.0, 1.0),
    (-0.87, 0.5),
    (-0.87, -0.5),
)
FACES: Final = 8
KINDS: Final[Mapping[str, str]] = {"rust": "claw", "green": "brain"}
"""What tells dice of a tone apart from those of bone: a small mark at the left."""
TONES: Final[Mapping[str, str]] = {"bone": "bone", "rust": "rust", "green": "accent_fill", "dark": "steel_dark"}
_SIZE: Final = 27.0  # half the height of a die in its field


def _corners(s: float, *points: Point) -> QPainterPath:
    return polygon(*((x * s, y * s) for x, y in points))


def outline(s: float) -> QPainterPath:
    """The hexagon that an octahedron lying on a face shows from above."""
    return _corners(s, _TOP, _RIGHT_TOP, _RIGHT_LOW, _LOW, _LEFT_LOW, _LEFT_TOP)


def d8(
    p: QPainter,
    c: Palette,
    x: float,
    y: float,
    s: float,
    studio: Studio | None,
    tone: QColor,
    text: str = "",
    turn: float = 0.0,
) -> None:
    """An eight-sided die around (x, y), ``s`` being half its height, with ``text`` on the face that lies on top."""
    lit, low = lighter(tone, 0.4), mix(tone, c.night, 0.72)
    with placed(p, x, y, turn=turn):
        left = _corners(s, _TOP, _LEFT_LOW, _LEFT_TOP)
        fill(p, left, linear(-s, -s, 0, s * 0.5, (0, lit), (1, mix(tone, c.night, 0.22))))
        right = _corners(s, _TOP, _RIGHT_LOW, _RIGHT_TOP)
        fill(
            p, right, linear(s * 0.9, -s * 0.5, 0, s * 0.4, (0, mix(tone, c.night, 0.3)), (1, mix(tone, c.night, 0.55)))
        )
        foot = _corners(s, _LEFT_LOW, _RIGHT_LOW, _LOW)
        fill(p, foot, linear(0, s * 0.5, 0, s, (0, mix(tone, c.night, 0.55)), (1, low)))
        top = _corners(s, _TOP, _LEFT_LOW, _RIGHT_LOW)
        fill(
            p, top, linear(-s * 0.6, -s * 0.5, s * 0.6, s * 0.6, (0, lit), (0.55, tone), (1, mix(tone, c.night, 0.25)))
        )
        for a, b in ((_TOP, _LEFT_LOW), (_TOP, _RIGHT_LOW), (_LEFT_LOW, _RIGHT_LOW)):
            edge = polyline((a[0] * s, a[1] * s), (b[0] * s, b[1] * s))
            stroke(p, edge, alpha(c.white, 0.5), max(0.7, s * 0.035))
        stroke(p, outline(s), mix(c.night, c.black, 0.4), max(1.0, s * 0.06))
        if text and studio is not None:
            ink = max((c.night, lighter(c.bone, 0.4)), key=lambda one: contrast(one, mix(tone, c.night, 0.08)))
            box = QRectF(-s * 0.6, -s * 0.36, s * 1.2, s * 0.9)
            draw_text(
                p,
                studio,
                box,
                text,
                s * 0.84,
                role=Role.DISPLAY,
                weight=Weight.Medium,
                color=ink,
                align=CENTER,
                minimum=s * 0.6,
                grow=False,
            )


def paint_die(p: QPainter, facts: Facts, studio: Studio) -> None:
    """An eight-sided die.

    Facts: ``value`` (1 to 8; 0: its place), ``sides`` (8), ``tone`` (bone, rust, green, dark), ``state`` (hit, miss,
    critical, ""), ``reading`` (8, 4, 2: how it is read; the result stands below it), ``angle`` (degrees), ``modifier``
    (what is added; the sum stands below it).
    """
    c = studio.palette
    value, m = number(facts, "value"), DIE / 2
    if value <= 0:
        place = outline(_SIZE).translated(m, m - 4)
        fill(p, place, alpha(c.black, 0.3))
        stroke(p, place, alpha(c.bone, 0.55), 1.3, dash=(3, 2.4))
        return
    value, state, turn = min(FACES, value), word(facts, "state"), number(facts, "angle")
    tone = c.role(TONES.get(word(facts, "tone", "bone"), "bone"))
    if state == "miss":
        tone = mix(tone, c.steel_dark, 0.62)
    shape = QTransform().translate(m, m - 4).rotate(turn).map(outline(_SIZE))
    if state in ("hit", "critical"):
        glow(p, shape, alpha(c.lime if state == "hit" else c.seat_1, 0.8), 7)
    soft(p, ellipse(m + 3, m + 22, 25, 8), 5, alpha(c.black, 0.7))
    d8(p, c, m, m - 4, _SIZE, studio, tone, str(value), turn)
    if (whose := KINDS.get(word(facts, "tone"))) is not None:
        _mark(p, c, whose, lighter(tone, 0.35), 14)
    if state == "critical":
        _mark(p, c, "star", c.seat_1)
    elif state == "hit":
        _mark(p, c, "check", c.lime)
    elif state == "miss":
        _mark(p, c, "cross", mix(c.bone, c.steel, 0.4))
    _reading(p, facts, studio, value)


def _mark(p: QPainter, c: Palette, icon: str, tone: QColor, x: float = DIE - 14) -> None:
    y = 13.0
    fill(p, ellipse(x, y, 9.4), c.night)
    stroke(p, ellipse(x, y, 9.4), tone, 1.5)
    draw_icon(p, icon, x, y, 12.5, tone)


def _reading(p: QPainter, facts: Facts, studio: Studio, value: int) -> None:
    """The die read as one of four or of two, or the sum with what is added to it."""
    c = studio.palette
    reading, modifier = number(facts, "reading", FACES), number(facts, "modifier")
    if reading == 4:
        text = printed(studio, "reading", die="D4", n=(value + 1) // 2)
    elif reading == 2:
        text = printed(studio, "reading", die="D2", n=1 if value <= 4 else 2)
    elif modifier:
        text = printed(studio, "sum", plus=signed(modifier), n=value + modifier)
    else:
        return
    more = larger(studio)  # the plate grows with its words, as far as the next die allows
    plate = QRectF(7 - 3 * more, DIE - 20 - 3 * more, DIE - 14 + 6 * more, 19 + 7 * more)
    fill(p, rounded(plate, 5), alpha(c.night, 0.92))
    stroke(p, rounded(plate, 5), alpha(c.bone, 0.5), 1)
    figure(p, studio, inner(plate, 1), text, 14, lighter(c.bone, 0.3), minimum=12.4)


# ---- the tray --------------------------------------------------------------------------------------------------------

_TRAY: Final = QRectF(0, 0, TRAY_W, TRAY_H)


def paint_tray(p: QPainter, facts: Facts, studio: Studio) -> None:
    """Where dice are rolled: felt in an iron frame, and at the left what the roll is about.

    Facts: ``title``, ``line_1``, ``line_2``, ``result`` (texts), ``verdict`` (hit, miss, success, failure, ""),
    ``enemy`` (an enemy rolls: its hits are no good news).
    """
    c = studio.palette
    layer(p, studio, ("tray",), inner(_TRAY, -SHADOW), lambda q: _tray(q, c))
    ink, pale = lighter(c.bone, 0.2), mix(c.bone, c.steel, 0.25)
    overline(
        p,
        studio,
        QRectF(20, 11, 250, 21),
        printed(studio, "enemy_roll" if flag(facts, "enemy") else "roll"),
        mix(c.rust, c.bone, 0.7) if flag(facts, "enemy") else pale,
    )
    title = say(studio, facts, "title")
    if not title:
        line(p, studio, QRectF(20, 36, 262, 92), printed(studio, "tray_idle"), 15, pale, TOP, wrap=True)
        return
    figure(p, studio, QRectF(20, 32, 262, 26), title, 19, ink, TOP, minimum=13)
    line(p, studio, QRectF(20, 60, 262, 22), say(studio, facts, "line_1"), 15, pale)
    line(p, studio, QRectF(20, 82, 262, 22), say(studio, facts, "line_2"), 15, pale)
    verdict, result = word(facts, "verdict"), say(studio, facts, "result")
    if verdict and result:
        good = (verdict in ("hit", "success")) != flag(facts, "enemy")
        tone = c.lime if good else lighter(c.ember, 0.15)
        draw_icon(p, "check" if good else "cross", 31, 122, 18, tone)
        line(p, studio, QRectF(48, 107, 236, 30), result, 17, lighter(tone, 0.3), bold=True)
    elif result:
        line(p, studio, QRectF(20, 107, 262, 30), result, 17, ink, bold=True)


def _tray(p: QPainter, c: Palette) -> None:
    path = cut(_TRAY, 12)
    shadow(p, path, c.shade, 12, 5, 0.7 if c.dark else 0.3)
    frame = mix(c.steel_dark, c.wood, 0.3)
    fill(p, path, vertical(_TRAY, (0, lighter(frame, 0.14)), (1, mix(frame, c.night, 0.4))))
    scratches(p, path, alpha(c.bone, 0.14), 70, 8, 40)
    bed = cut(inner(_TRAY, 7), 9)
    green = mix(c.accent_fill, c.night, 0.84 if c.dark else 0.74)
    fill(
        p,
        bed,
        radial(TRAY_W * 0.7, TRAY_H * 0.5, TRAY_W * 0.6, (0, lighter(green, 0.07)), (1, mix(green, c.night, 0.45))),
    )
    blots(p, bed, alpha(c.accent_fill, 0.05), 12, 11, 120)
    with clipped(p, bed):
        soft(p, bed, 12, alpha(c.black, 0.9), width=12)
        stroke(p, polyline((292, 22), (292, TRAY_H - 22)), alpha(c.bone, 0.2), 1.2)
    stroke(p, bed, c.night, 1.8)
    stroke(p, cut(inner(_TRAY, 0.8), 12), alpha(c.bone, 0.35), 1.2)
    stroke(p, cut(inner(_TRAY, 5), 10), alpha(c.bone, 0.12), 1)


# ---- the chance ------------------------------------------------------------------------------------------------------

_CHANCE: Final = QRectF(0, 0, CHANCE_W, CHANCE_H)


def paint_chance(p: QPainter, facts: Facts, studio: Studio) -> None:
    """What is to be expected before a roll.

    Facts: ``percent``, ``head``, ``line`` (texts: what for, and how it comes about), ``row_1``, ``row_2`` (texts),
    ``percent_1``, ``percent_2``.
    """
    c = studio.palette
    layer(p, studio, ("chance",), inner(_CHANCE, -SHADOW), lambda q: _chance(q, c))
    ink, pale = lighter(c.lime, 0.7), mix(c.bone, c.lime, 0.25)
    percent = printed(studio, "percent", n=number(facts, "percent"))
    figure(p, studio, QRectF(12, 6, 112, 54), percent, 39, ink, shade=alpha(c.black, 0.6), minimum=24)
    line(p, studio, QRectF(126, 7, 142, 22), say(studio, facts, "head"), 15.5, ink, bold=True)
    two = QRectF(126, 29, 142, 29)
    line(p, studio, QRectF(126, 32, 142, 22), say(studio, facts, "line"), 14, pale, two=two, minimum=11)
    for k, tone in ((1, c.lime), (2, c.seat_1)):
        text = say(studio, facts, f"row_{k}")
        if not text:
            continue
        y, n = 64 + (k - 1) * 35, max(0, min(100, number(facts, f"percent_{k}")))
        line(p, studio, QRectF(14, y - 2, 196, 26), text, 14.5, lighter(c.bone, 0.3))
        figure(p, studio, QRectF(210, y - 2, 54, 26), printed(studio, "percent", n=n), 16, lighter(tone, 0.4), RIGHT)
        groove = QRectF(14, y + 24, CHANCE_W - 28, 5.4)
        fill(p, rounded(groove, 2.7), alpha(c.black, 0.6))
        fill(p, rounded(QRectF(14, y + 24, max(5.4, groove.width() * n / 100), 5.4), 2.7), tone)


def _chance(p: QPainter, c: Palette) -> None:
    path = cut(_CHANCE, 9)
    shadow(p, path, c.shade, 14, 5, 0.7 if c.dark else 0.4)
    green = c.accent_fill
    fill(p, path, vertical(_CHANCE, (0, mix(green, c.night, 0.66)), (1, mix(green, c.night, 0.9))))
    stroke(p, path, c.lime, 1.9)
    stroke(p, polyline((14, 60), (CHANCE_W - 14, 60)), alpha(c.lime, 0.35), 1)
    fill(
        p, polygon((CHANCE_W - 2, 58), (CHANCE_W + 12, 70), (CHANCE_W - 2, 82)), darker(mix(green, c.night, 0.78), 0.05)
    )
    stroke(p, polyline((CHANCE_W - 1, 58), (CHANCE_W + 12, 70), (CHANCE_W - 1, 82)), c.lime, 1.9)


DIE_PIECE: Final = Component((DIE, DIE), paint_die, margin=10)
TRAY: Final = Component((TRAY_W, TRAY_H), paint_tray, margin=SHADOW)
CHANCE: Final = Component((CHANCE_W, CHANCE_H), paint_chance, margin=SHADOW)
