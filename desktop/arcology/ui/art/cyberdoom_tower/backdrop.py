"""Behind the tower: sky, planet, search lights, the city, the rails on which sentinels wait, the foundations."""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cyberdoom_tower.geometry import (
    AI_H,
    AI_W,
    CARD_H,
    CARD_W,
    FLOOR_H,
    GRID_TOP,
    KEYS_W,
    ROW_H,
    SENTINEL_W,
    TABLE_H,
    TABLE_W,
    Stand,
    stand,
)
from arcology.ui.art.cyberdoom_tower.reading import number
from arcology.ui.art.cyberdoom_tower.signs import bolt
from arcology.ui.art.cyberdoom_tower.summit import roof_post
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    ALL_CORNERS,
    Stop,
    box,
    chamfered,
    clipped,
    ellipse,
    fill,
    horizontal,
    inner,
    linear,
    polygon,
    polyline,
    radial,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import soft
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import felt_ground, hazard, light_cone, rim_light, texture, vignette

_WHOLE: Final = QRectF(0, 0, TABLE_W, TABLE_H)
_FADE: Final = 36.0


def paint_backdrop(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The whole table under the pieces. Facts: ``floors`` (4 or 5)."""
    where = stand(number(facts, "floors", 4))
    with clipped(p, _WHOLE):
        layer(p, studio, ("backdrop", where.floors), _WHOLE, lambda q: _scene(q, studio.palette, where))


def _scene(p: QPainter, c: Palette, s: Stand) -> None:
    _sky(p, c, s)
    _planet(p, c, *((1306.0, 330.0, 150.0) if s.floors == 4 else (1082.0, 176.0, 104.0)))
    _city(p, c, s.right - 24)
    horizon = vertical(
        _WHOLE, (0.2, alpha(c.glow, 0)), (0.58, alpha(c.glow, 0.14)), (0.85, alpha(c.glow, 0.02)), (1, alpha(c.glow, 0))
    )
    fill(p, _WHOLE, horizon)
    for x, turn in ((s.column(0.7), -24), (s.column(6.75), 19)):
        light_cone(p, x, s.roof + 12, 400, 84, c.lamp, 0.15 if c.dark else 0.3, turn)
    vignette(p, _WHOLE, c.void, 0.62 if c.dark else 0.35)
    for floor in range(s.floors):
        _rails(p, c, s, floor)
    _tower(p, c, s)
    _summit(p, c, s)
    _pad(p, c, s)
    _edges(p, c)


def _edges(p: QPainter, c: Palette) -> None:
    """Where the place is wider or higher than the table, the city fades into the felt instead of ending at a line."""
    felt = felt_ground(c)
    bare = alpha(felt, 0)
    for left, (near, far) in ((0.0, (felt, bare)), (TABLE_W - _FADE, (bare, felt))):
        strip = QRectF(left, 0, _FADE, TABLE_H)
        fill(p, strip, horizontal(strip, (0, near), (1, far)))
    for top, (near, far) in ((0.0, (felt, bare)), (TABLE_H - _FADE / 2, (bare, felt))):
        strip = QRectF(0, top, TABLE_W, _FADE / 2)
        fill(p, strip, vertical(strip, (0, near), (1, far)))


def _sky(p: QPainter, c: Palette, s: Stand) -> None:
    stops: tuple[Stop, ...]
    if c.dark:
        stops = (
            (0.0, mix(c.felt, c.sky_high, 0.5)),
            (0.35, mix(c.felt, c.sky, 0.22)),
            (0.7, mix(c.felt, c.sky, 0.12)),
            (1.0, c.void),
        )
    else:
        stops = ((0.0, c.sky_high), (0.5, c.sky), (0.85, c.sky_low), (1.0, mix(c.sky_low, c.void, 0.5)))
    fill(p, _WHOLE, vertical(_WHOLE, *stops))
    rnd = Random(41)
    for _ in range(110 if c.dark else 0):
        x, y = rnd.random() * TABLE_W, rnd.random() * TABLE_H * 0.55
        fill(p, ellipse(x, y, rnd.uniform(0.5, 1.2)), alpha(c.white, rnd.uniform(0.1, 0.55)))
    for _ in range(0 if c.dark else 7):
        x, y, w = rnd.random() * TABLE_W, rnd.uniform(30, 420), rnd.uniform(140, 330)
        soft(p, rounded(QRectF(x - w / 2, y, w, w * 0.09), w * 0.045), 18, alpha(c.white, 0.75))
    warm = alpha(c.glow, 0.16 if c.dark else 0.22)
    fill(p, _WHOLE, radial(s.column(4), 270, 780, (0, warm), (0.5, alpha(warm, 0.35)), (1, alpha(warm, 0))))


def _planet(p: QPainter, c: Palette, x: float, y: float, radius: float) -> None:
    disc = ellipse(x, y, radius)
    soft(p, disc, 46, alpha(c.glow, 0.34 if c.dark else 0.3), screen=c.dark)
    stops: tuple[Stop, ...]
    if c.dark:
        stops = (
            (0.0, mix(c.planet, c.felt, 0.25)),
            (0.3, mix(c.planet_shade, c.felt, 0.2)),
            (0.62, mix(c.planet_shade, c.felt, 0.68)),
            (1.0, c.felt),
        )
    else:
        stops = ((0.0, c.planet), (0.5, mix(c.planet, c.planet_shade, 0.5)), (1.0, mix(c.planet_shade, c.sky, 0.45)))
    fill(p, disc, radial(x - radius * 0.55, y - radius * 0.6, radius * 2, *stops))
    rnd = Random(5)
    with clipped(p, disc):
        for _ in range(17):
            cx, cy, r = x + rnd.uniform(-radius, radius), y + rnd.uniform(-radius, radius), rnd.uniform(5, radius * 0.2)
            fill(p, ellipse(cx, cy, r), alpha(darker(c.planet_shade, 0.5), 0.26))
            stroke(p, ellipse(cx + 1.6, cy + 1.6, r * 0.94), alpha(c.rim, 0.12), 1.1)
        for k in range(5):
            band = QRectF(x - radius, y - radius * 0.5 + k * radius * 0.3, 2 * radius, radius * 0.1)
            fill(p, band, alpha(c.rim, 0.025))
    edge = linear(
        x - radius, y - radius, x + radius * 0.3, y + radius * 0.3, (0, alpha(c.rim, 0.95)), (0.6, alpha(c.rim, 0))
    )
    stroke(p, disc, edge, 1.8)


def _city(p: QPainter, c: Palette, left: float) -> None:
    """Three rows of buildings to the right of ``left``: elsewhere the tower and the cards of the players cover them."""
    rnd = Random(5)
    layers = (
        (mix(c.skyline_far, c.felt, 0.55 if c.dark else 0.1), 330.0, 520.0, 0.85),
        (mix(c.skyline, c.felt, 0.45 if c.dark else 0.0), 470.0, 650.0, 0.92),
        (mix(c.skyline_near, c.felt, 0.15 if c.dark else 0.0), 610.0, 830.0, 0.98),
    )
    for tone, high, low, cover in layers:
        x = left
        while x < TABLE_W:
            width = float(rnd.randint(30, 72))
            y = rnd.uniform(high, low)
            _building(p, c, QRectF(x, y, width - 3, TABLE_H - y), tone, cover, rnd)
            x += width


def _building(p: QPainter, c: Palette, rect: QRectF, tone: QColor, cover: float, rnd: Random) -> None:
    foot = mix(tone, c.void, 0.75)
    fill(
        p,
        rect,
        vertical(rect, (0, alpha(mix(tone, c.rim, 0.1), cover)), (0.5, alpha(tone, cover)), (1, alpha(foot, cover))),
    )
    side = QRectF(rect.x(), rect.y(), 1.5, min(380.0, rect.height()))
    fill(p, side, vertical(side, (0, alpha(c.rim, 0.5)), (1, alpha(c.rim, 0))))
    fill(p, QRectF(rect.x(), rect.y(), rect.width(), 1.4), alpha(c.rim, 0.4))
    if rnd.random() < 0.6:
        mast = rnd.randint(14, 46)
        fill(p, QRectF(rect.center().x(), rect.y() - mast, 2, mast), alpha(tone, cover))
        if mast > 34:
            fill(p, ellipse(rect.center().x() + 1, rect.y() - mast, 1.8), alpha(c.machine_eye, 0.85))
    lights: dict[int, list[QRectF]] = {0: [], 1: [], 2: []}
    for row in range(int(rect.height() / 9) - 1):
        for k in range(int((rect.width() - 7) / 8)):
            if rnd.random() < 0.15:
                lights[rnd.randint(0, 2)].append(QRectF(rect.x() + 5 + k * 8, rect.y() + 8 + row * 9, 3.5, 2.6))
    p.setPen(Qt.PenStyle.NoPen)
    for level, panes in lights.items():
        window = c.window_light if level < 2 else c.room_3
        p.setBrush(alpha(window, (0.18, 0.5, 0.32)[level] * (1.0 if c.dark else 1.3)))
        p.drawRects(panes)


def _rails(p: QPainter, c: Palette, s: Stand, floor: int) -> None:
    """The dock of one floor's sentinel: two rails, lattice, a bed for the card, a lamp at the end."""
    k = s.scale
    top = s.floor_top(floor) + GRID_TOP * k
    left, right, height = s.right - 2, s.reach, 4 * ROW_H * k
    bed = QRectF(s.column(7), top + 1, SENTINEL_W * k - 2, height - 2)
    fill(
        p,
        bed,
        horizontal(bed, (0, alpha(c.black, 0.5 if c.dark else 0.2)), (1, alpha(c.black, 0.18 if c.dark else 0.07))),
    )
    step = bed.width() / 8
    for upper, lower, strength in ((bed.top(), bed.bottom(), 0.36), (bed.bottom(), bed.top(), 0.24)):
        lattice = QPainterPath()
        for i in range(8):
            lattice.addPath(polyline((bed.x() + i * step, upper), (bed.x() + (i + 1) * step, lower)))
        with clipped(p, bed):
            stroke(p, lattice, alpha(c.steel, strength), 2, cap=Qt.PenCapStyle.FlatCap)
    for i in range(1, 4):
        tick = QRectF(bed.x() + i * bed.width() / 4 - 1, bed.bottom() - 13, 2, 9)
        fill(p, tick, alpha(c.hazard, 0.7))
    for y in (top - 3, top + height - 2):
        rail = QRectF(left, y, right - left, 6)
        fill(p, rail, vertical(rail, (0, c.steel_light), (0.35, c.steel), (1, c.steel_deep)))
        soft(p, QRectF(left, y + 6, right - left, 2), 4, alpha(c.shade, 0.5))
    post = QRectF(right - 6, top - 12, 10, height + 22)
    fill(p, rounded(post, 3), horizontal(post, (0, c.steel_light), (0.4, c.steel), (1, c.steel_deep)))
    hazard(p, c, QRectF(post.x() + 1, top + height * 0.5 - 14, 8, 28), 0.85)
    lamp = ellipse(post.center().x(), post.y() - 4, 3.4)
    soft(p, lamp, 9, alpha(c.machine_eye, 0.9), screen=c.dark)
    fill(p, lamp, lighter(c.machine_eye, 0.35))


def _tower(p: QPainter, c: Palette, s: Stand) -> None:
    """The shadow of the tower, light along its left edge, and the foundation below the lowest floor."""
    body = QRectF(s.left, s.roof + 10, s.right - s.left, TABLE_H - s.roof)
    around = box(_WHOLE)
    around.addRect(inner(body, 8))  # the floors cover the rest
    with clipped(p, around):
        soft(p, body, 34, alpha(c.shade, 0.85 if c.dark else 0.5))
    soft(p, polyline((s.left, s.roof + 30), (s.left, TABLE_H - 120)), 13, alpha(c.glow, 0.5), width=4, screen=c.dark)
    base = QRectF(s.left - 8, s.bottom, s.right - s.left + 16, TABLE_H - s.bottom)
    fill(p, base, vertical(base, (0, c.steel_light), (0.18, c.steel), (0.6, c.steel_dark), (1, c.steel_deep)))
    texture(p, base, 0.12, "brushed")
    hazard(p, c, QRectF(base.right() - 150 * s.scale, base.y() + 4, 140 * s.scale, 6))
    for floor in range(s.floors):
        y = s.floor_top(floor)
        fill(p, QRectF(s.left - 4, y, 6, 10 * s.scale), c.steel_dark)
        fill(p, QRectF(s.right - 2, y, 6, FLOOR_H * 0.05), c.steel_deep)


def _summit(p: QPainter, c: Palette, s: Stand) -> None:
    """Posts under the AI's card, the railing where a player stands beside it, and the line to the key plate."""
    k = s.scale
    x, y = s.ai
    low = y + AI_H * k / 2
    for side in (-1, 1):
        roof_post(p, c, QRectF(x + side * (AI_W / 2 - 44) * k - 5 * k, low - 4, 10 * k, s.roof - low + 5))
    left, right, deck = s.column(0.2), s.column(1.72), s.roof
    for i in range(6):
        px = left + (right - left) * i / 5
        stroke(p, polyline((px, deck), (px, deck - 24 * k)), alpha(c.steel, 0.9), 2.2 * k)
    for h, width in ((24, 2.6), (13, 1.6)):
        stroke(
            p,
            polyline((left, deck - h * k), (right, deck - h * k)),
            c.steel_light if h == 24 else alpha(c.steel, 0.9),
            width * k,
        )
    ladder = QRectF(left - 16 * k, deck - 34 * k, 10 * k, 40 * k)
    for dx in (0.0, ladder.width()):
        stroke(p, polyline((ladder.x() + dx, ladder.y()), (ladder.x() + dx, ladder.bottom())), c.steel, 2 * k)
    for i in range(5):
        ry = ladder.y() + 4 + i * 8 * k
        stroke(p, polyline((ladder.x(), ry), (ladder.right(), ry)), alpha(c.steel_light, 0.8), 1.6 * k)
    end = s.keys[0] - KEYS_W / 2
    wire = polyline((x + AI_W * k / 2, s.keys[1]), (end, s.keys[1]))
    stroke(p, wire, alpha(c.accent_fill, 0.85), 2.2, dash=(2, 2))
    for dot in (x + AI_W * k / 2 + 3, end - 3):
        fill(p, ellipse(dot, s.keys[1], 3.2), lighter(c.accent_fill, 0.3))
    signs = polygon((left + 4, deck - 2), (right - 4, deck - 2), (right - 10, deck + 1), (left + 10, deck + 1))
    fill(p, signs, alpha(c.hazard, 0.6))


def _pad(p: QPainter, c: Palette, s: Stand) -> None:
    """The steel pad under the pile of equipment."""
    x, y, k = s.deck
    rect = QRectF(x - (CARD_W / 2 + 17) * k, y - (CARD_H / 2 + 19) * k, (CARD_W + 34) * k, (CARD_H + 36) * k)
    path = chamfered(rect, 20 * k, ALL_CORNERS)
    soft(p, path, 16, alpha(c.shade, 0.75 if c.dark else 0.35), 0, 6)
    fill(p, path, vertical(rect, (0, mix(c.steel_dark, c.steel_deep, 0.25)), (1, c.steel_deep)))
    texture(p, path, 0.08, "brushed")
    rim_light(p, path, c.steel_light, 1.5, 0.8)
    for side in (rect.top() + 5 * k, rect.bottom() - 12 * k):
        hazard(p, c, QRectF(rect.x() + 26 * k, side, rect.width() - 52 * k, 7 * k), 0.8)
    for dx in (rect.x() + 10 * k, rect.right() - 10 * k):
        for dy in (rect.y() + 34 * k, rect.bottom() - 34 * k):
            bolt(p, c, dx, dy, 3 * k)


BACKDROP = Component((TABLE_W, TABLE_H), paint_backdrop, opaque=True)
