"""The capsule in which everything from Earth comes: body, face and title band of all cards, large and small."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.pieces import gem, vnaut_path
from arcology.ui.art.cities_of_venus.reading import DEPTS, dept_tone
from arcology.ui.art.cities_of_venus.signs import badge, deep, figure, glyph_ink, metal
from arcology.ui.art.fonts import Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.paint import clipped, ellipse, fill, horizontal, inner, polyline, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import shadow
from arcology.ui.art.studio import Studio
from arcology.ui.art.textbox import CENTER, LEFT, draw_text, text_height

LARGEST: Final = 1.6
"""How many times its size a name grows with the text before its band is full."""


@dataclass(frozen=True)
class Shell:
    """Measures of a capsule: its body, its face, the radius of its corners."""

    body: QRectF
    face: QRectF
    radius: float


def shell(p: QPainter, c: Palette, form: Shell, colour: QColor, pips: int) -> None:
    """The metal of a capsule in the colour of its phase, with clamps at both ends and a rivet for each phase."""
    body, r = form.body, form.radius
    path = rounded(body, r)
    w, h = body.width(), body.height()
    shadow(p, path, c.shade, w * 0.06, w * 0.04, 0.65 if c.dark else 0.4)
    clamp = w / 20
    for rect in (
        QRectF(body.left() + w * 0.26, body.top() - clamp, w * 0.48, clamp * 2),
        QRectF(body.left() + w * 0.2, body.bottom() - clamp, w * 0.6, clamp * 2),
    ):
        ends = rounded(rect, clamp * 0.7)
        fill(p, ends, metal(c, rect))
        stroke(p, ends, darker(c.dome_shade, 0.65), 0.9)
    dark, light = darker(colour, 0.45), lighter(colour, 0.55)
    stops = ((0.0, darker(colour, 0.28)), (0.12, light), (0.3, colour), (0.8, darker(colour, 0.12)), (1.0, dark))
    fill(p, path, horizontal(body, *stops))
    stroke(p, path, darker(colour, 0.62), 1.1)
    stroke(p, rounded(inner(body, 1.5), r - 1.5), alpha(c.white, 0.45), 1)
    for i in range(pips):
        x, y = body.center().x() + (i - (pips - 1) / 2) * w * 0.066, body.bottom() + h * 0.004
        fill(p, ellipse(x, y, w * 0.021), dark)
        stroke(p, ellipse(x, y, w * 0.021), c.white, 0.8)
    fill(p, rounded(form.face, r * 0.6), c.paper)


def title_height(studio: Studio, text: str, size: float, width: float, least: float, most: float) -> float:
    """How high the band under a name has to be, so that the name fits at the size of the text."""
    scale = min(studio.text_scale, LARGEST)
    wanted = text_height(studio, text, size * scale / studio.text_scale, width, weight=Weight.DemiBold) + 5
    return min(most, max(least, wanted))


def title_band(
    p: QPainter,
    studio: Studio,
    face: QRectF,
    high: float,
    text: str,
    size: float,
    colour: QColor,
    *,
    dept: str | None = None,
    minimum: float,
) -> None:
    """The name along the top of a face, with the badge of a department left of it unless ``dept`` is None."""
    c = studio.palette
    rect = QRectF(face.left(), face.top(), face.width(), high)
    low = mix(c.paper, colour, 0.16)
    fill(p, rect, vertical(rect, (0, lighter(c.paper, 0.1 if c.dark else 1.0)), (1, low)))
    stroke(p, polyline((rect.left(), rect.bottom()), (rect.right(), rect.bottom())), darker(colour, 0.3), 1.3)
    area = rect.adjusted(2, 1, -2, -1)
    if dept is not None:
        badge(p, c, dept, rect.left() + 13.5, rect.top() + min(19.0, high / 2), 10.5)
        area = rect.adjusted(26, 1, -2, -1)
    scale = min(studio.text_scale, LARGEST)
    draw_text(
        p,
        studio,
        area,
        text,
        size * scale,
        weight=Weight.DemiBold,
        color=c.ink,
        align=LEFT if dept is not None else CENTER,
        wrap=True,
        minimum=minimum,
        grow=False,
    )


def close_face(p: QPainter, c: Palette, form: Shell, colour: QColor) -> None:
    """The outline of a face, after everything on it."""
    stroke(p, rounded(form.face, form.radius * 0.6), darker(colour, 0.5), 1.1)


def capacity_plate(p: QPainter, studio: Studio, rect: QRectF, dept: str, capacity: int, minimum: float = 11.0) -> None:
    """How many V-nauts a department holds with this card."""
    c = studio.palette
    tone = dept_tone(c, dept)
    path = rounded(rect, rect.height() * 0.2)
    shadow(p, path, c.shade, 3, 1.5, 0.4)
    paper = lighter(c.paper, 0.08) if c.dark else c.white
    fill(p, path, vertical(rect, (0, paper), (1, mix(paper, tone, 0.14))))
    stroke(p, path, tone, rect.height() * 0.065)
    w = rect.height() * 0.52
    x, y = rect.left() + rect.height() * 0.2, rect.center().y() - w * 0.62
    fill(p, vnaut_path(x, y, w), tone)
    area = QRectF(x + w, rect.top(), rect.right() - x - w - 1, rect.height())
    figure(p, studio, area, str(capacity), rect.height() * 0.66, deep(c, tone, 0.35), minimum=minimum)


def boost_plate(p: QPainter, studio: Studio, rect: QRectF, boost: int, minimum: float = 11.0) -> None:
    """How many V-nauts a booster brings: the rocket and a figure."""
    c = studio.palette
    tone = c.innovation
    path = rounded(rect, rect.height() / 2)
    shadow(p, path, c.shade, 3, 1.5, 0.4)
    paper = lighter(c.paper, 0.08) if c.dark else c.white
    fill(p, path, vertical(rect, (0, paper), (1, mix(paper, tone, 0.16))))
    stroke(p, path, tone, rect.height() * 0.065)
    h = rect.height()
    draw_icon(p, "rocket", rect.left() + h * 0.58, rect.center().y(), h * 0.78, tone)
    area = QRectF(rect.left() + h * 0.86, rect.top(), rect.width() - h * 0.98, h)
    figure(p, studio, area, f"+{boost}", h * 0.58, deep(c, tone, 0.35), minimum=minimum)


def perk_plate(p: QPainter, studio: Studio, rect: QRectF, perk: tuple[int, ...], minimum: float = 11.0) -> None:
    """What a card adds to mining: one or two dice, a new roll, pips."""
    c = studio.palette
    rolls, rerolls, pips = perk
    tone = c.mining
    path = rounded(rect, rect.height() * 0.22)
    shadow(p, path, c.shade, 3, 1.5, 0.4)
    fill(p, path, lighter(c.paper, 0.08) if c.dark else c.white)
    stroke(p, path, tone, rect.height() * 0.065)
    signs = ["die"] * max(1, rolls) + ["reroll"] * rerolls + (["plus"] if pips else [])
    h = rect.height()
    step = (rect.width() - h * 0.2) / len(signs)
    for i, sign in enumerate(signs):
        x = rect.left() + h * 0.1 + step * (i + 0.5)
        if sign == "plus":
            area = QRectF(x - step * 0.55, rect.top(), step * 1.1, h)
            figure(p, studio, area, f"+{pips}", h * 0.64, deep(c, tone, 0.3), minimum=minimum)
        else:
            draw_icon(p, sign, x, rect.center().y(), min(h * 0.72, step * 0.96), tone)


# ---- costs ----------------------------------------------------------------------------------------------------------

Symbol = tuple[str, str]
"""A symbol of a cost: a department or a gem, and "", "missing", "free" or "extra"."""


def symbols(cost: tuple[int, ...], missing: tuple[int, ...], free: tuple[str, ...], extra: int) -> list[Symbol]:
    """A cost, symbol by symbol: departments in their order, then the fewest gems."""
    found: list[Symbol] = []
    for dept, count, lacks in zip(DEPTS, cost, missing, strict=False):
        for i in range(count):
            state = "missing" if i >= count - lacks else "extra" if dept == "mechanical" and i >= count - extra else ""
            found.append((dept, "free" if dept in free else state))
    points, lacks = cost[6], missing[6]
    for kind, worth in (("gem_clear", 8), ("gem_pink", 4), ("gem_black", 1)):
        count, points = divmod(points, worth)
        found += [(kind, "missing" if lacks > 0 else "")] * count
    return found


def cost_column(p: QPainter, studio: Studio, rect: QRectF, cost: list[Symbol], kept: float) -> None:
    """A cost from top to bottom; what is missing has a red ring and a cross, what is free is struck out. ``kept`` is
    free space at the bottom.
    """
    c = studio.palette
    fill(p, rect, horizontal(rect, (0, mix(c.paper, c.line_strong, 0.3)), (1, mix(c.paper, c.line, 0.12))))
    stroke(p, polyline((rect.left(), rect.top()), (rect.left(), rect.bottom())), alpha(c.line_strong, 0.8), 1)
    if not cost:
        return
    pitch = min(23.0, (rect.height() - 4 - kept) / len(cost))
    r = min(10.2, pitch * 0.55)
    x = rect.center().x()
    for i, (kind, state) in enumerate(cost):
        y = rect.top() + 4 + r + i * pitch
        if kind.startswith("gem_"):
            gem(p, c, kind.removeprefix("gem_"), x, y, r * 0.95)
        else:
            badge(p, c, kind, x, y, r)
        _state(p, c, state, x, y, r)


def _state(p: QPainter, c: Palette, state: str, x: float, y: float, r: float) -> None:
    red = mix(c.phase_3, c.lava, 0.2)
    if state == "missing":
        stroke(p, ellipse(x, y, r + 0.5), red, 2)
        mark = ellipse(x + r * 0.78, y + r * 0.62, r * 0.5)
        fill(p, mark, red)
        stroke(p, mark, c.white, 0.8)
        draw_icon(p, "cross", x + r * 0.78, y + r * 0.62, r * 0.66, c.white)
    elif state == "free":
        stroke(p, polyline((x - r, y + r), (x + r, y - r)), c.white, 3.4)
        stroke(p, polyline((x - r, y + r), (x + r, y - r)), c.land, 2)
    elif state == "extra":
        mark = ellipse(x - r * 0.78, y - r * 0.62, r * 0.5)
        fill(p, mark, c.innovation)
        stroke(p, mark, c.white, 0.8)
        draw_icon(p, "plus", x - r * 0.78, y - r * 0.62, r * 0.66, glyph_ink(c, c.innovation))


_SEALS: Final = {"pay": "check", "store": "holding_bay", "freighter": "rocket"}


def verdict_seal(p: QPainter, c: Palette, x: float, y: float, r: float, verdict: str) -> None:
    """Whether a card can be bought (a tick) or only stored (the bay), or goes to the freighter (its rocket)."""
    tone = {"pay": c.land, "freighter": c.phase_3}.get(verdict, mix(c.mechanical, c.sea, 0.3))
    disc = ellipse(x, y, r)
    shadow(p, disc, c.shade, 3, 1.5, 0.5)
    fill(p, disc, vertical(disc.boundingRect(), (0, lighter(tone, 0.2)), (1, darker(tone, 0.25))))
    stroke(p, disc, c.white, 1.4)
    turn = 90.0 if verdict == "freighter" else 0.0
    draw_icon(p, _SEALS.get(verdict, "holding_bay"), x, y, r * 1.25, c.white, turn=turn)


def gloss(p: QPainter, c: Palette, face: QRectF, path: QPainterPath) -> None:
    """A streak of light over the window of a capsule."""
    with clipped(p, path):
        band = QPainterPath()
        band.moveTo(face.left() + face.width() * 0.1, face.top())
        band.lineTo(face.left() + face.width() * 0.3, face.top())
        band.lineTo(face.left() - face.width() * 0.1, face.bottom())
        band.lineTo(face.left() - face.width() * 0.3, face.bottom())
        band.closeSubpath()
        fill(p, band, alpha(c.white, 0.08 if c.dark else 0.16))
