"""The six departments of the large city: rooms in its dome, seen through their open front."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cities_of_venus.city import dome_path
from arcology.ui.art.cities_of_venus.geometry import FLOOR, ROOMS, SLOT_CARD, VNAUT, Room, standing
from arcology.ui.art.cities_of_venus.pieces import vnaut_place
from arcology.ui.art.cities_of_venus.reading import DEPT_NAMES, DEPTS, dept_tone, flag, number, printed
from arcology.ui.art.cities_of_venus.signs import badge, deep, figure, line, pale, sunken
from arcology.ui.art.cities_of_venus.stage import wheel
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import draw_icon, icon_at
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import clipped, ellipse, fill, linear, polygon, polyline, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import soft
from arcology.ui.art.studio import Component, Facts, Paint, Studio
from arcology.ui.art.textbox import CENTER, LEFT, RIGHT, caption, text_width

_WALL: Final = 29.0  # how far inside the dome's outline rooms end
_SCALE: Final = 0.98  # of the V-nauts that stand here


def outline(room: Room) -> QPainterPath:
    """The room's front inside its own rectangle: rounded, and cut where the dome curves."""
    dome = dome_path(_WALL, FLOOR - 8).translated(-room.rect.topLeft())
    return rounded(QRectF(0, 0, room.rect.width(), room.rect.height()), 13).intersected(dome)


def corners(room: Room) -> tuple[tuple[float, float], ...]:
    """The same as a polygon: what a hand is over, and what light goes round."""
    points = [(round(at.x(), 1), round(at.y(), 1)) for at in outline(room).toFillPolygon().toList()]
    return tuple(dict.fromkeys(points))


def _painter(dept: str) -> Paint:
    room = ROOMS[dept]

    def paint_department(p: QPainter, facts: Facts, studio: Studio) -> None:
        """A department. Its card and its V-nauts are pieces that lie on it.

        Facts: ``count``, ``capacity``, ``filled`` (a card lies in the slot), ``gauge``, ``after`` (count).
        """
        c = studio.palette
        count, capacity = number(facts, "count"), number(facts, "capacity", 6)
        filled = flag(facts, "filled")
        area = QRectF(-8, -8, room.rect.width() + 16, room.rect.height() + 16)
        layer(p, studio, ("room", dept, capacity), area, lambda q: _room(q, c, dept, room, capacity))
        if not filled:
            _free_slot(p, studio, dept, room)
        _title(p, facts, studio, dept, room, count, capacity)

    return paint_department


def _room(p: QPainter, c: Palette, dept: str, room: Room, capacity: int) -> None:
    w, h = room.rect.width(), room.rect.height()
    path, colour = outline(room), dept_tone(c, dept)
    whole = QRectF(0, 0, w, h)
    fill(p, path, vertical(whole, (0, pale(c, colour, 0.58)), (0.6, pale(c, colour, 0.76)), (1, pale(c, colour, 0.7))))
    with clipped(p, path):
        far, near = pale(c, colour, 0.46 if not c.dark else 0.62), pale(c, colour, 0.66 if not c.dark else 0.5)
        MOTIFS[dept](p, c, room, far, near)
        floor = QRectF(0, h - 22, w, 22)
        fill(p, floor, vertical(floor, (0, pale(c, colour, 0.4)), (1, pale(c, colour, 0.2 if not c.dark else 0.66))))
        stroke(p, polyline((0, h - 22), (w, h - 22)), alpha(c.white, 0.25 if c.dark else 0.85), 1.2)
        _lamps(p, c, room, colour)
        _shelf(p, c, room, colour, capacity)
        head = QRectF(0, 0, w, 38)
        veil = pale(c, colour, 0.8)
        fill(p, head, vertical(head, (0, alpha(veil, 0.92)), (0.75, alpha(veil, 0.6)), (1, alpha(veil, 0))))
    for i in range(capacity):
        at = standing(dept, i, capacity)
        _place(p, c, at, colour)
    sunken(p, c, path, 8)
    stroke(p, path, darker(colour, 0.12) if not c.dark else mix(colour, c.night, 0.25), 1.6)


def _lamps(p: QPainter, c: Palette, room: Room, colour: QColor) -> None:
    """Light that falls from the ceiling."""
    h = room.rect.height()
    light = mix(c.lamp, colour, 0.2) if c.dark else c.white
    for part in (0.28, 0.72):
        x = room.title.left() + room.title.width() * part
        cone = polygon((x - 12, 0), (x + 12, 0), (x + 62, h), (x - 62, h))
        fill(p, cone, linear(0, 0, 0, h, (0, alpha(light, 0.34 if c.dark else 0.5)), (1, alpha(light, 0))))


def _shelf(p: QPainter, c: Palette, room: Room, colour: QColor, capacity: int) -> None:
    """The gallery on which the back row stands."""
    if capacity <= 4:
        return
    stand = room.stand
    y = stand.center().y() - 3
    rect = QRectF(stand.left() - 1, y, stand.width() + 2, 8)
    bar = rounded(rect, 4)
    soft(p, bar, 3, alpha(c.shade, 0.45), 0, 4)
    top = lighter(c.dome, 0.2) if not c.dark else mix(c.dome, colour, 0.3)
    fill(p, bar, vertical(rect, (0, top), (0.5, pale(c, colour, 0.55)), (1, pale(c, colour, 0.25))))
    stroke(p, bar, alpha(darker(colour, 0.3), 0.5), 0.9)


def _place(p: QPainter, c: Palette, at: QPointF, colour: QColor) -> None:
    """Where a V-naut stands: a disc on the floor and an outline."""
    w = 27.0 * _SCALE
    foot = at.y() + VNAUT[1] * _SCALE / 2 - 4
    disc = ellipse(at.x(), foot, w * 0.5, w * 0.13)
    fill(p, disc, alpha(darker(colour, 0.35) if not c.dark else lighter(colour, 0.2), 0.25))
    stroke(p, disc, alpha(c.white, 0.3 if c.dark else 0.75), 0.9)
    vnaut_place(p, c, at.x() - w / 2, at.y() - 17, w, darker(colour, 0.2) if not c.dark else lighter(colour, 0.15))


def _free_slot(p: QPainter, studio: Studio, dept: str, room: Room) -> None:
    """The dashed place of a card."""
    c = studio.palette
    colour = dept_tone(c, dept)
    w, h = SLOT_CARD
    rect = QRectF(room.card.x() - w / 2 + 2, room.card.y() - h / 2 + 3, w - 4, h - 6)
    path = rounded(rect, 8)
    ink = deep(c, colour, 0.35)
    fill(p, path, alpha(c.night, 0.28) if c.dark else alpha(c.white, 0.45))
    stroke(p, path, ink, 1.4, dash=(3, 2.6))
    draw_icon(p, dept, rect.center().x(), rect.center().y() - 10, 30, alpha(ink, 0.45))
    area = QRectF(rect.left() + 8, rect.bottom() - 27, rect.width() - 16, 22)
    line(p, studio, area, printed(studio, "slot_free"), 11.5, ink, CENTER)


def _title(p: QPainter, facts: Facts, studio: Studio, dept: str, room: Room, count: int, capacity: int) -> None:
    """Sign, name, and how many stand here of how many."""
    c = studio.palette
    colour = dept_tone(c, dept)
    rect = room.title
    badge(p, c, dept, rect.left() + 14, rect.center().y() - 1, 13)
    after = facts.get("after")
    planned = isinstance(after, int) and after != count
    shown = after if planned and isinstance(after, int) else count
    of = f"/{capacity}"
    wide = min(44.0, text_width(studio, of, 14, weight=Weight.DemiBold) + 2)
    tail = QRectF(rect.right() - wide, rect.top() + 4, wide, rect.height() - 6)
    caption(p, studio, tail, of, 14, weight=Weight.DemiBold, color=c.ink_muted, align=LEFT, full=0.7)
    ink = (c.good if shown > count else c.bad) if planned else c.ink
    head = QRectF(tail.left() - 66, rect.top(), 64, rect.height())
    text = f"{count}→{shown}" if planned else str(count)
    figure(p, studio, head, text, 21 if not planned else 17, ink, RIGHT)
    room_left = rect.left() + 32
    left = (tail.left() - (70 if planned else 34)) - room_left
    name = QRectF(room_left, rect.top() + 2, left, rect.height() - 4)
    caption(
        p,
        studio,
        name,
        studio.tr(DEPT_NAMES[dept]),
        16,
        role=Role.DISPLAY,
        weight=Weight.DemiBold,
        color=deep(c, colour, 0.5),
        align=LEFT,
        full=0.66,
    )


# ---- what is in the rooms -------------------------------------------------------------------------------------------

RoomMotif = Callable[[QPainter, Palette, Room, QColor, QColor], None]


def _turbines(p: QPainter, c: Palette, room: Room, far: QColor, near: QColor) -> None:
    h = room.rect.height()
    for i in range(5):
        x = 24 + i * 72
        rect = QRectF(x, 50, 56, h - 60)
        fill(p, rounded(rect, 12), linear(x, 0, x + 56, 0, (0, near), (0.5, far), (1, near)))
        for k in range(5):
            y = 66 + k * 14
            stroke(p, polyline((x + 7, y), (x + 49, y)), alpha(c.white, 0.12 if c.dark else 0.45), 1.5)
        stroke(p, ellipse(x + 28, 50, 12), far, 4)
        draw_icon(p, "power", x + 28, 50, 13, alpha(c.accent_fill, 0.5))


def _workshop(p: QPainter, c: Palette, room: Room, far: QColor, near: QColor) -> None:
    for x, y, r in ((118, 78, 26), (166, 108, 36), (214, 66, 24), (96, 118, 20), (236, 112, 18)):
        fill(p, wheel(10, r, r * 0.32, x, y, r), far)
        stroke(p, ellipse(x, y, r * 0.55), near, 2)


def _scales(p: QPainter, c: Palette, room: Room, far: QColor, near: QColor) -> None:
    for row in range(6):
        for i in range(13):
            x, y = i * 30 + (row % 2) * 15 - 8.0, 34 + row * 21.0
            tile = QPainterPath(QPointF(x, y))
            tile.lineTo(x + 28, y)
            tile.lineTo(x + 28, y + 11)
            tile.quadTo(x + 14, y + 23, x, y + 11)
            tile.closeSubpath()
            fill(p, tile, linear(0, y, 0, y + 20, (0, near), (1, far)))


def _shaft(p: QPainter, c: Palette, room: Room, far: QColor, near: QColor) -> None:
    w, h = room.rect.width(), room.rect.height()
    rnd = Random(4)
    points = [(0.0, h)]
    for i in range(13):
        points.append((i * w / 12, h - 30 - rnd.uniform(4, 56) * (1 if i % 2 else 0.5)))
    points.append((w, h))
    fill(p, polygon(*points), linear(0, h - 90, 0, h, (0, near), (1, far)))
    for x in (178, 262):
        stroke(p, polyline((x, 0), (x, 60)), far, 3)
        fill(p, rounded(QRectF(x - 12, 58, 24, 22), 5), far)
        fill(p, polygon((x - 9, 80), (x + 9, 80), (x, 106)), far)
    for x, y in ((327, h - 33), (314, h - 46)):  # where nobody stands
        fill(p, icon_at("gem_clear", x, y, 15), alpha(c.gem_clear, 0.4 if c.dark else 0.7))


def _tanks(p: QPainter, c: Palette, room: Room, far: QColor, near: QColor) -> None:
    h = room.rect.height()
    for x, w, high in ((106, 40, 92), (158, 34, 70), (204, 46, 104), (262, 34, 80)):
        rect = QRectF(x, h - 22 - high, w, high + 20)
        fill(p, rounded(rect, w * 0.45), linear(x, 0, x + w, 0, (0, near), (0.5, far), (1, near)))
        for k in range(3):
            y = h - 22 - high * (0.3 + k * 0.2)
            stroke(p, polyline((x + 4, y), (x + w - 4, y)), alpha(c.white, 0.14 if c.dark else 0.5), 1.5)
    for points in (((0.0, 48.0), (126.0, 48.0), (126.0, 64.0)), ((308.0, 54.0), (226.0, 54.0), (226.0, 48.0))):
        stroke(p, polyline(*points), far, 6)


def _beds(p: QPainter, c: Palette, room: Room, far: QColor, near: QColor) -> None:
    rnd = Random(8)
    green = mix(far, c.land, 0.35)
    for row in range(3):
        y = 66 + row * 34
        stroke(p, polyline((80, y), (room.rect.width(), y)), far, 4)
        for i in range(14):
            leaf = icon_at("food", 88 + i * 19, y - 10, 15, rnd.uniform(-24, 24))
            fill(p, leaf, mix(green, near, rnd.random() * 0.6))


MOTIFS: Final[dict[str, RoomMotif]] = {
    "power": _turbines,
    "mechanical": _workshop,
    "shields": _scales,
    "mining": _shaft,
    "air": _tanks,
    "food": _beds,
}
DEPARTMENTS: Final = {
    f"department_{dept}": Component(
        (ROOMS[dept].rect.width(), ROOMS[dept].rect.height()), _painter(dept), margin=8, outline=corners(ROOMS[dept])
    )
    for dept in DEPTS
}
