"""What stands on the boards: crew, tubes, ships, Rebel standees, the first player's marker, prestige."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from arcology.ui.art.cytress.geometry import (
    CREW,
    MARK_H,
    MARK_W,
    SHIP_H,
    SHIP_W,
    STANDEE_H,
    STANDEE_W,
    TUBE_FOOT,
    TUBE_H,
    TUBE_W,
)
from arcology.ui.art.cytress.portrait import bust
from arcology.ui.art.cytress.reading import (
    REBELS,
    flag,
    number,
    printed,
    rebel_of,
    rebel_sign,
    rebel_tone,
    word,
    words,
)
from arcology.ui.art.cytress.signs import cut_plate, deep, figure
from arcology.ui.art.icons import draw_icon, icon_at
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    Stop,
    clipped,
    ellipse,
    fill,
    horizontal,
    placed,
    polygon,
    polyline,
    radial,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, lighter, mix, readable_on
from arcology.ui.art.shadows import glow, shadow, soft
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.textbox import RIGHT, caption, text_width


def cube(p: QPainter, c: Palette, x: float, y: float, half: float, rebel: str, *, rest: bool = True) -> None:
    """A crew cube with the middle of its base on (x, y); ``half`` is half of its width."""
    colour = rebel_tone(c, rebel)
    a, e, h = half, half * 0.5, half * 1.05
    if rest:
        spot = radial(x + a * 0.35, y + e * 0.55, a * 1.3, (0, alpha(c.shade, 0.75)), (1, alpha(c.shade, 0)))
        fill(p, ellipse(x + a * 0.35, y + e * 0.55, a * 1.25, a * 0.52), spot)
    top = polygon((x, y - e - h), (x + a, y - h), (x, y + e - h), (x - a, y - h))
    left = polygon((x - a, y - h), (x, y + e - h), (x, y + e), (x - a, y))
    right = polygon((x + a, y - h), (x, y + e - h), (x, y + e), (x + a, y))
    fill(p, left, vertical(left.boundingRect(), (0, mix(colour, c.black, 0.26)), (1, mix(colour, c.black, 0.5))))
    fill(p, right, vertical(right.boundingRect(), (0, mix(colour, c.black, 0.48)), (1, mix(colour, c.black, 0.7))))
    fill(p, top, horizontal(top.boundingRect(), (0, lighter(colour, 0.48)), (1, colour)))
    light = alpha(lighter(colour, 0.8), 0.85)
    stroke(p, polyline((x - a, y - h), (x, y + e - h), (x + a, y - h)), light, half * 0.08)
    stroke(p, polyline((x, y + e - h), (x, y + e * 0.4)), light, half * 0.08)
    outline = polygon((x, y - e - h), (x + a, y - h), (x + a, y), (x, y + e), (x - a, y), (x - a, y - h))
    stroke(p, outline, alpha(c.black, 0.75), half * 0.1)
    sign = icon_at(rebel_sign(rebel), 0, 0, a * 1.2)
    fill(p, QTransform().translate(x, y - h).scale(1, 0.54).map(sign), deep(c, colour, 0.88))
    for side in (-1, 1):
        face = QTransform(0.5, -0.25 * side, 0, 0.5, x + side * a / 2, y - h / 2 + e / 2)
        fill(p, face.map(icon_at(rebel_sign(rebel), 0, 0, h * 1.3)), alpha(lighter(colour, 0.75), 0.95))


def paint_crew(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A crew cube.

    Facts: ``rebel``, ``lit`` (a pool of the Rebel's light around it, for crew on the map).
    """
    c = studio.palette
    rebel = rebel_of(facts)
    if flag(facts, "lit"):
        colour = rebel_tone(c, rebel)
        pool = ellipse(CREW / 2, 22, 19, 9.5)
        fill(p, pool, radial(CREW / 2, 22, 19, (0, alpha(lighter(colour, 0.2), 0.7)), (1, alpha(colour, 0))))
    cube(p, c, CREW / 2, 20.5, 11.5, rebel)


# ---- tubes -----------------------------------------------------------------------------------------------------------

_SECTION: Final = 16.0
_RADIUS: Final = 13.5


def glass_tube(p: QPainter, c: Palette, x: float, foot: float, height: int, r: float = _RADIUS) -> None:
    """Stacked glass sections with their base on (x, foot)."""
    step, ry = _SECTION * r / _RADIUS, r * 0.42
    top = foot - height * step
    light = lighter(c.tube, 0.66)
    pool = radial(x, foot, r * 2, (0, alpha(c.tube, 0.65)), (1, alpha(c.tube, 0)))
    fill(p, ellipse(x, foot, r * 2, ry * 2.1), pool)
    soft(p, ellipse(x + 5, foot + 4, r * 1.2, ry), 3.0, alpha(c.shade, 0.6))
    rim = ellipse(x, foot + 2, r * 1.14, ry * 1.18)
    stops: tuple[Stop, ...] = (
        (0, mix(c.hull, c.night, 0.7)),
        (0.5, lighter(c.hull, 0.2)),
        (1, mix(c.hull, c.night, 0.8)),
    )
    fill(p, rim, horizontal(rim.boundingRect(), *stops))
    stroke(p, rim, alpha(c.black, 0.7), 1)
    body = QPainterPath()
    body.moveTo(x - r, top)
    body.lineTo(x - r, foot)
    body.arcTo(QRectF(x - r, foot - ry, 2 * r, 2 * ry), 180, 180)
    body.lineTo(x + r, top)
    body.arcTo(QRectF(x - r, top - ry, 2 * r, 2 * ry), 0, 180)
    body.closeSubpath()
    fill(p, body, alpha(mix(c.tube, c.night, 0.7), 0.45))
    stops = (
        (0, alpha(light, 0.6)),
        (0.12, alpha(c.white, 0.78)),
        (0.22, alpha(lighter(c.tube, 0.3), 0.42)),
        (0.5, alpha(c.tube, 0.26)),
        (0.8, alpha(c.tube, 0.45)),
        (1, alpha(mix(c.tube, c.night, 0.62), 0.8)),
    )
    fill(p, body, horizontal(body.boundingRect(), *stops))
    column = QRectF(x - r * 0.34, top - 1, r * 0.68, foot - top + 2)
    fill(
        p, rounded(column, r * 0.3), vertical(column, (0, alpha(lighter(c.tube, 0.88), 0.8)), (1, alpha(c.tube, 0.32)))
    )
    for i in range(height + 1):
        _ring(p, c, x, foot - i * step, r, ry)
    lid = ellipse(x, top, r, ry)
    shine: tuple[Stop, ...] = ((0, c.white), (0.5, lighter(c.tube, 0.45)), (1, mix(c.tube, c.night, 0.34)))
    fill(p, lid, radial(x, top, r, *shine))
    stroke(p, lid, lighter(c.tube, 0.82), 1.2)
    stroke(p, polyline((x - r * 0.72, top + ry + 2), (x - r * 0.72, foot - 2)), alpha(c.white, 0.6), 1.6)


def _ring(p: QPainter, c: Palette, x: float, y: float, r: float, ry: float) -> None:
    """The joint between two sections: its shadow and the light on it."""
    for width, tone, lift in ((3.4, alpha(mix(c.tube, c.night, 0.86), 0.75), 0.0), (1.7, lighter(c.tube, 0.55), 0.6)):
        arc = QPainterPath()
        box = QRectF(x - r - 0.6, y - ry - lift, 2 * r + 1.2, 2 * ry)
        arc.arcMoveTo(box, 180)
        arc.arcTo(box, 180, 180)
        stroke(p, arc, tone, width)


def paint_tube(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A tube on its hex and, over it, who controls it.

    Facts: ``height`` (1..3), ``rebel`` (who leads; none: nobody does), ``tied`` (nobody because of a tie), ``points``
    (what control is worth), ``rebels`` (everybody's, by place at the table), ``after`` (who would lead after the move
    that is being considered: 1 for the first of them, 0 for nobody, -1 where nothing would change).
    """
    c = studio.palette
    height = max(1, min(3, number(facts, "height", 1)))
    x = TUBE_W / 2
    reach = QRectF(-6, -4, TUBE_W + 12, TUBE_H + 8)
    layer(p, studio, ("tube", height), reach, lambda q: glass_tube(q, c, x, TUBE_FOOT, height))
    top = TUBE_FOOT - height * _SECTION
    leader, after = word(facts, "rebel"), number(facts, "after", -1)
    if after >= 0:
        rebels = words(facts, "rebels")
        leader = rebels[after - 1] if 0 < after <= len(rebels) else ""
    if leader in REBELS or flag(facts, "tied") or not after:
        _control(p, studio, x, top - 17, leader, number(facts, "points", (3, 5, 7)[height - 1]), after >= 0)


def _control(p: QPainter, studio: Studio, x: float, y: float, leader: str, points: int, changed: bool) -> None:
    c = studio.palette
    rect = QRectF(x - 21, y - 10, 42, 19)
    stroke(p, polyline((x, rect.bottom()), (x, rect.bottom() + 7)), alpha(lighter(c.tube, 0.5), 0.85), 1.4)
    path = cut_plate(rect, 4.5)
    shadow(p, path, c.shade, 3.5, 2, 0.6)
    held = leader in REBELS
    colour = rebel_tone(c, leader) if held else mix(c.hull, c.night, 0.42)
    fill(p, path, vertical(rect, (0, lighter(colour, 0.3)), (1, deep(c, colour, 0.24))))
    stroke(p, path, c.legal if changed else deep(c, colour, 0.75), 2.0 if changed else 1.2)
    ink = (c.night if readable_on(colour, c) == c.black else c.white) if held else c.ink_on_art
    draw_icon(p, rebel_sign(leader) if held else "tie", x - 9.5, y - 0.5, 11, ink)
    figure(p, studio, QRectF(x - 3, rect.y(), 22, rect.height()), str(points), 15.5, ink, minimum=13.8)


# ---- ships and Rebels ------------------------------------------------------------------------------------------------


def hover_ship(
    p: QPainter, c: Palette, x: float, y: float, rebel: str, scale: float = 1.0, *, dim: bool = False
) -> None:
    """A ship seen at an angle, about 64 by 30 units before ``scale``, its middle on (x, y)."""
    colour = rebel_tone(c, rebel)
    edge = deep(c, colour, 0.86)
    with placed(p, x, y, scale):
        shade = radial(3, 13, 30, (0, alpha(c.shade, 0.7)), (1, alpha(c.shade, 0)))
        fill(p, ellipse(3, 13, 30, 7), shade)
        if not dim:
            jet = radial(-29, 4, 13, (0, alpha(c.white, 0.95)), (0.4, alpha(c.tube, 0.6)), (1, alpha(c.tube, 0)))
            fill(p, ellipse(-29, 4, 13, 5), jet)
        hull = QPainterPath()
        hull.moveTo(-27, 0)
        hull.lineTo(-22, -6)
        hull.lineTo(-6, -8)
        hull.cubicTo(0, -15, 10, -14, 14, -8)
        hull.cubicTo(22, -6, 29, -2, 32, 3)
        hull.cubicTo(26, 9, 12, 11, -4, 11)
        hull.lineTo(-22, 10)
        hull.closeSubpath()
        stops: tuple[Stop, ...] = (
            (0, lighter(colour, 0.55)),
            (0.35, colour),
            (0.62, deep(c, colour, 0.35)),
            (1, deep(c, colour, 0.7)),
        )
        fill(p, hull, vertical(hull.boundingRect(), *stops))
        stroke(p, hull, edge, 1.3)
        fin = polygon((-26, -1), (-31, -15), (-22, -14), (-10, -7))
        wing = polygon((-14, 6), (10, 5), (2, 15), (-20, 16))
        for part in (fin, wing):
            fill(p, part, vertical(part.boundingRect(), (0, lighter(colour, 0.28)), (1, deep(c, colour, 0.5))))
            stroke(p, part, edge, 1.2)
        _cockpit(p, c, colour)
        sign = icon_at(rebel_sign(rebel), -10.5, 1.4, 15)
        stroke(p, sign, alpha(lighter(colour, 0.75), 0.9), 1.6)
        fill(p, sign, deep(c, colour, 0.92))


def _cockpit(p: QPainter, c: Palette, colour: QColor) -> None:
    can = QPainterPath()
    can.moveTo(-3, -7)
    can.cubicTo(1, -13.5, 9, -12.5, 13, -7.5)
    can.lineTo(18, -4)
    can.lineTo(1, -3.5)
    can.closeSubpath()
    stops: tuple[Stop, ...] = (
        (0, mix(c.tube, c.white, 0.94)),
        (0.5, lighter(c.tube, 0.2)),
        (1, mix(c.tube, c.night, 0.7)),
    )
    fill(p, can, vertical(can.boundingRect(), *stops))
    stroke(p, can, deep(c, colour, 0.8), 1)
    light = alpha(lighter(colour, 0.85), 0.85)
    stroke(p, polyline((-21, -4.6), (-7, -6.3)), light, 1.1)
    stroke(p, polyline((19, -4.5), (29, 1.5)), light, 1.1)
    stroke(p, polyline((-25, 3.6), (28, 4)), alpha(c.black, 0.4), 1)
    fill(p, ellipse(26, 1.5, 2.2, 1.6), mix(c.corpocrats, c.white, 0.8))


def paint_ship(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A ship.

    Facts: ``rebel``, ``spent`` (has acted and will not again), ``again`` (will act again from the Stratolites).
    """
    c = studio.palette
    hover_ship(p, c, SHIP_W / 2, SHIP_H / 2 + 1, rebel_of(facts), dim=flag(facts, "spent"))
    if flag(facts, "again"):
        spot = ellipse(SHIP_W - 11, 10, 8)
        fill(p, spot, mix(c.legal, c.night, 0.7))
        stroke(p, spot, lighter(c.tube, 0.3), 1.4)
        draw_icon(p, "again", SHIP_W - 11, 10, 10.5, c.ink_on_art)


def paint_standee(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A Rebel, for the influence spaces.

    Facts: ``rebel``, ``ready`` (it can be sent now).
    """
    c = studio.palette
    rebel, ready = rebel_of(facts), flag(facts, "ready")
    reach = QRectF(-16, -14, STANDEE_W + 32, STANDEE_H + 28)
    layer(p, studio, ("standee", rebel, ready), reach, lambda q: _standee(q, c, rebel, ready))


def _standee(p: QPainter, c: Palette, rebel: str, ready: bool) -> None:
    colour = rebel_tone(c, rebel)
    with placed(p, STANDEE_W / 2, STANDEE_H - 6):
        fill(p, ellipse(5, 1, 24, 8), radial(5, 1, 24, (0, alpha(c.shade, 0.8)), (1, alpha(c.shade, 0))))
        for y, low, middle, high in ((0.0, 0.6, 0.0, 0.7), (-2.5, 0.3, -0.35, 0.5)):
            base = ellipse(0, y, 17, 6.5)
            centre = lighter(colour, -middle) if middle < 0 else colour
            stops: tuple[Stop, ...] = ((0, deep(c, colour, low)), (0.5, centre), (1, deep(c, colour, high)))
            fill(p, base, horizontal(base.boundingRect(), *stops))
            stroke(p, base, deep(c, colour, 0.86), 1.1)
        card = QPainterPath()
        card.moveTo(-15, -3)
        card.lineTo(-15, -44)
        card.quadTo(-15, -60, 0, -60)
        card.quadTo(15, -60, 15, -44)
        card.lineTo(15, -3)
        card.closeSubpath()
        light = lighter(c.good, 0.25 if c.dark else 0.6)  # a Rebel board is dark in both themes
        if ready:
            spot = radial(0, -29, 36, (0, alpha(light, 0.8)), (0.5, alpha(light, 0.55)), (1, alpha(light, 0)))
            fill(p, ellipse(0, -29, 36), spot)
            glow(p, card.united(ellipse(0, 0, 17, 6.5)), light, 6, screen=True)
        upper = lighter(colour, 0.4) if ready else deep(c, colour, 0.3)
        lower = deep(c, colour, 0.1 if ready else 0.75)
        fill(p, card, vertical(card.boundingRect(), (0, upper), (1, lower)))
        with clipped(p, card):
            halo = radial(0, -38, 24, (0, alpha(lighter(colour, 0.35), 0.85)), (1, alpha(colour, 0)))
            fill(p, ellipse(0, -38, 24), halo)
            bust(p, c, 0, -1, rebel, 0.53)
            foot = QRectF(-15, -18, 30, 16)
            fill(p, foot, vertical(foot, (0, alpha(c.black, 0)), (1, alpha(c.black, 0.55))))
        draw_icon(p, rebel_sign(rebel), 0, -9.5, 10.5, lighter(colour, 0.6))
        stroke(p, card, deep(c, colour, 0.9), 2.6)
        stroke(p, card, lighter(light, 0.6) if ready else lighter(colour, 0.35), 2.2 if ready else 1.3)


def paint_first_marker(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The first player's marker. Takes no facts."""
    c = studio.palette
    x = CREW / 2
    gold = c.corpocrats
    disc = ellipse(x, x, 13)
    fill(p, disc.translated(0, 2.2), deep(c, gold, 0.72))
    fill(p, disc, vertical(disc.boundingRect(), (0, lighter(gold, 0.45)), (0.5, gold), (1, deep(c, gold, 0.4))))
    stroke(p, ellipse(x, x, 10.6), alpha(c.white, 0.6), 1)
    draw_icon(p, "flag", x + 0.5, x, 15, deep(c, gold, 0.9))


def paint_score_mark(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The prestige of a Rebel, with a star.

    Facts: ``points``, ``after`` (what a move would make of it), ``leads`` (nobody has more), ``on_art``
    (lies on a portrait, which is dark in both themes).
    """
    c = studio.palette
    points, after = number(facts, "points"), number(facts, "after", -1)
    shown = str(points) if after < 0 or after == points else f"{points} → {after}"
    lit = flag(facts, "on_art")
    plain, muted = (c.ink_on_art, c.ink_on_art_muted) if lit else (c.ink, c.ink_muted)
    ink = plain if after < 0 or after == points else c.good if after > points else c.bad
    figure(p, studio, QRectF(0, 0, MARK_W, 29), shown, 25, ink, RIGHT)
    gold = mix(c.corpocrats, c.night, 0.0 if c.dark or lit else 0.35)
    unit, box = printed(studio, "prestige"), QRectF(16, 26, MARK_W - 16, 17)
    caption(p, studio, box, unit, 12.5, color=muted, align=RIGHT)
    if flag(facts, "leads"):
        grown = min(studio.text_scale, 1.14)  # no more than the height of its box lets the caption grow
        wide = min(box.width(), text_width(studio, unit, 12.5 * grown / studio.text_scale))
        draw_icon(p, "star", box.right() - wide - 10, 34, 12, gold)


CREW_CUBE = Component((CREW, CREW), paint_crew, margin=6)
TUBE = Component((TUBE_W, TUBE_H), paint_tube, margin=8)
SHIP = Component((SHIP_W, SHIP_H), paint_ship, margin=8)
REBEL = Component((STANDEE_W, STANDEE_H), paint_standee, margin=16)
FIRST_MARKER = Component((CREW, CREW), paint_first_marker, margin=3)
SCORE_MARK = Component((MARK_W, MARK_H), paint_score_mark)
