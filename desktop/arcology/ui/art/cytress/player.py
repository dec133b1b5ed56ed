"""The own board: the tray with ships, crew and cards, the Rebel board, its four lifepaths, the supply trackers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cytress.geometry import (
    CARD_H,
    CARD_W,
    LANE_H,
    LANE_SCALE,
    LANE_W,
    REBEL_H,
    REBEL_W,
    SUPPLY_H,
    SUPPLY_W,
    TRAY_H,
    TRAY_W,
    side_rect,
)
from arcology.ui.art.cytress.portrait import portrait, rings
from arcology.ui.art.cytress.reading import (
    FACTIONS,
    REBELS,
    SUPPLIES,
    amounts,
    faction_of,
    flag,
    number,
    printed,
    rebel_of,
    rebel_tone,
    say,
    supply_of,
    table,
    tone,
    word,
)
from arcology.ui.art.cytress.signs import (
    amount,
    board,
    bright,
    cut_plate,
    faction_sign,
    figure,
    rebel_badge,
    recess,
    supply_sign,
)
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    clipped,
    ellipse,
    fill,
    horizontal,
    inner,
    polyline,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, lighter, mix
from arcology.ui.art.shadows import glow
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.textbox import LEFT, RIGHT, caption

# ---- the tray --------------------------------------------------------------------------------------------------------

_TRAY: Final = QRectF(0, 0, TRAY_W, TRAY_H)
SHIPS: Final = side_rect(0, 8, 224, 58)
CREW: Final = side_rect(0, 71, 224, 62)
CARDS: Final = side_rect(0, 138, 224, 142)
BERTHS: Final = tuple(QPointF(SHIPS.x() + 38 + 74 * i, SHIPS.y() + 40) for i in range(3))


def paint_tray(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The tray under the own board.

    Facts: ``rebel``, ``active`` (whose turn it is), ``home`` (ships still to go), ``reserve`` (crew left), ``rows`` (of
    skill cards: 2 in the solo game).
    """
    c = studio.palette
    rebel, active, rows = rebel_of(facts), flag(facts, "active"), number(facts, "rows", 1)
    colour = rebel_tone(c, rebel)

    def plate(q: QPainter) -> None:
        if active:
            glow(q, cut_plate(_TRAY, 16), alpha(colour, 0.6), 9, screen=c.dark)
        board(q, c, _TRAY, colour, 16, 0.2)
        for well in (SHIPS, CREW, CARDS):
            recess(q, c, well, 8)
        for spot in BERTHS:
            berth = ellipse(spot.x(), spot.y() + 4, 32, 12)
            fill(q, berth, alpha(c.black, 0.5 if c.dark else 0.12))
            stroke(q, berth, alpha(colour, 0.65), 1.2)
            stroke(q, ellipse(spot.x(), spot.y() + 4, 24, 8.6), alpha(colour, 0.5), 1, dash=(2, 3))

    layer(p, studio, ("tray", rebel, active), inner(_TRAY, -34), plate)
    rebel_badge(p, c, rebel, 27, 21, 10)
    title = QRectF(43, 8, 84, 26)
    caption(p, studio, title, printed(studio, "supplies"), 15, role=Role.DISPLAY, weight=Weight.Bold)
    caption(p, studio, QRectF(130, 8, 78, 26), "0 – 20", 13, color=mix(c.ink_muted, c.ink, 0.45), align=RIGHT)
    _field(p, studio, SHIPS, "ships", printed(studio, "in_hand", count=number(facts, "home", 3)))
    _field(p, studio, CREW, "crew", printed(studio, "in_reserve", count=number(facts, "reserve", 15)))
    if rows == 1:
        _field(p, studio, CARDS, "skill_cards", "")


def _field(p: QPainter, studio: Studio, rect: QRectF, id: str, note: str) -> None:
    """Name and count of a field at the tray's right."""
    c = studio.palette
    half = (rect.width() - 20) * (0.46 if note else 1)
    name = {"ships": "tray.ships", "crew": "tray.crew"}.get(id, "tray.skill_cards")
    box = QRectF(rect.x() + 10, rect.y() + 2, half, 20)
    caption(p, studio, box, printed(studio, name), 13.5, role=Role.DISPLAY, weight=Weight.Bold)
    if note:
        box = QRectF(box.right(), rect.y() + 2, rect.width() - 20 - half, 20)
        caption(p, studio, box, note, 12.5, color=c.ink_muted, align=RIGHT)


# ---- supply trackers -------------------------------------------------------------------------------------------------

CAP: Final = 20


def paint_supply(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The tracker of a supply, from 0 to 20.

    Facts: ``supply``, ``value``, ``after`` (what a move would leave; -1: nothing is being considered).
    """
    c = studio.palette
    supply, value = supply_of(facts), number(facts, "value", 2)
    after = number(facts, "after", -1)
    changes = after >= 0 and after != value
    colour = tone(c, supply)
    rect = QRectF(0, 0, SUPPLY_W, SUPPLY_H)
    recess(p, c, rect, 8)
    supply_sign(p, c, supply, 22, 18, 13)
    name = QRectF(42, 4, 72 if changes else 108, 28)
    caption(p, studio, name, printed(studio, f"supply.{supply}"), 14, weight=Weight.DemiBold)
    ink = bright(c, colour, 0.5)
    if changes:
        warn = c.legal_cost if after < value else c.good
        figure(p, studio, QRectF(112, 5, 24, 26), str(value), 17, warn, RIGHT)
        draw_icon(p, "arrow_right", 148, 18, 13, warn)
        figure(p, studio, QRectF(156, 2, 34, 32), str(after), 24, ink, RIGHT)
    else:
        figure(p, studio, QRectF(148, 2, 42, 32), str(value), 24, ink, RIGHT)
    low, high = (min(value, after), max(value, after)) if changes else (value, value)
    step = (SUPPLY_W - 19) / CAP
    for j in range(CAP):
        cell = QRectF(10 + j * step, 37, step - 1.7, 10)
        path = rounded(cell, 2)
        if j < low:
            fill(p, path, vertical(cell, (0, lighter(colour, 0.4)), (1, colour)))
        elif j < high:
            fill(p, path, alpha(colour, 0.28))
            stroke(p, rounded(inner(cell, 0.6), 2), c.legal_cost if after < value else c.good, 1.3)
        else:
            fill(p, path, mix(c.hull, c.night, 0.7) if c.dark else mix(c.hull, c.white, 0.6))


# ---- lifepaths -------------------------------------------------------------------------------------------------------

LANE_PLACES: Final = 5
LANE_STEP: Final = 74.5
LANE_TOP: Final = 26.0
WIDE: Final = 38.0  # room for the amount of one supply
_LANE_EDGE: Final = 8.0


def lane_place(faction: str, index: int, count: int) -> tuple[float, float]:
    """Middle of card ``index`` (from 0, counted from the Rebel board) of ``count`` in a lane."""
    w, h = CARD_W * LANE_SCALE, CARD_H * LANE_SCALE
    step = LANE_STEP if count <= LANE_PLACES else (LANE_W - 2 * _LANE_EDGE - w) / (count - 1)
    x = _LANE_EDGE + w / 2 + index * step
    return (LANE_W - x if faction in ("corpocrats", "privateers") else x), LANE_TOP + h / 2


def paint_lane(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A lifepath: what it counts, and the places of the missions that extend it away from the Rebel board.

    Facts: ``faction``, ``totals`` (icons by supply, in the order weapons, credits, tech, stims, base icons included),
    ``cards`` (missions that lie there).
    """
    c = studio.palette
    faction, cards = faction_of(facts), number(facts, "cards")
    left = faction in ("corpocrats", "privateers")
    rect = QRectF(0, 0, LANE_W, LANE_H)
    layer(p, studio, ("lane", faction, cards), rect, lambda q: _lane(q, c, faction, cards))
    colour = tone(c, faction)
    name = printed(studio, f"faction.{faction}")
    ink = bright(c, colour, 0.5)
    if left:
        faction_sign(p, c, faction, LANE_W - 18, 13, 9.5)
        box, align = QRectF(LANE_W - 142, 2, 110, 23), RIGHT
    else:
        faction_sign(p, c, faction, 18, 13, 9.5)
        shown = sum(map(bool, amounts(facts, "totals").values()))
        box, align = QRectF(32, 2, min(110.0, LANE_W - 12 - WIDE * shown - 84 - 36), 23), LEFT
    caption(p, studio, box, name, 14.5, role=Role.DISPLAY, weight=Weight.Bold, color=ink, align=align)
    _totals(p, studio, faction, amounts(facts, "totals"), left)


def _totals(p: QPainter, studio: Studio, faction: str, totals: dict[str, int], left: bool) -> None:
    """What the lifepath brings, supply by supply."""
    c = studio.palette
    shown = [supply for supply in SUPPLIES if totals[supply]]
    pale = mix(c.ink_muted, c.ink, 0.5)
    text = printed(studio, f"lane.{faction}")
    if left:
        caption(p, studio, QRectF(10, 2, 78, 23), text, 12.5, color=pale)
        start = 92.0
    else:
        start = LANE_W - 12 - WIDE * len(shown)
        caption(p, studio, QRectF(start - 84, 2, 78, 23), text, 12.5, color=pale, align=RIGHT)
    for i, supply in enumerate(shown):
        amount(p, studio, start + i * WIDE + WIDE - 12, 13, totals[supply], supply, 8.8, c.ink)


def _lane(p: QPainter, c: Palette, faction: str, cards: int) -> None:
    colour = tone(c, faction)
    rect = QRectF(0, 0, LANE_W, LANE_H)
    left = faction in ("corpocrats", "privateers")
    near, far = (0.3, 0.05) if c.dark else (0.4, 0.12)
    inside = (far, near) if left else (near, far)
    path = rounded(inner(rect, 0.6), 10)
    fill(p, path, horizontal(rect, (0, alpha(colour, inside[0])), (1, alpha(colour, inside[1]))))
    stroke(p, path, alpha(colour, 0.45 if c.dark else 0.8), 1.1)
    stroke(p, polyline((10, LANE_H / 2 + 10), (LANE_W - 10, LANE_H / 2 + 10)), alpha(colour, 0.2), 1.2, dash=(4, 5))
    w, h = CARD_W * LANE_SCALE, CARD_H * LANE_SCALE
    for i in range(min(cards, LANE_PLACES), LANE_PLACES):
        x, y = lane_place(faction, i, LANE_PLACES)
        place = cut_plate(QRectF(x - w / 2, y - h / 2, w, h), 5)
        fill(p, place, alpha(c.black, 0.27 if c.dark else 0.05))
        stroke(p, place, alpha(colour, 0.4 if c.dark else 0.6), 1.1)
        if i == cards:
            draw_icon(p, faction, x, y, 38, alpha(colour, 0.34 if c.dark else 0.6))


# ---- the Rebel board -------------------------------------------------------------------------------------------------

_REBEL: Final = QRectF(0, 0, REBEL_W, REBEL_H)
_ROOTS: Final = {
    "corpocrats": (32.0, 26.0),
    "privateers": (32.0, 142.0),
    "rovers": (REBEL_W - 32.0, 26.0),
    "hooligangs": (REBEL_W - 32.0, 152.0),
}


def paint_rebel_board(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A Rebel board: portrait, name, and the icons at the root of each lifepath.

    Facts: ``rebel``, ``side`` (a or b; none: it is not chosen yet), ``name`` (text), ``base`` (four tuples of four
    digits: printed icons of each lifepath by supply), ``active`` (whose turn it is).
    """
    c = studio.palette
    rebel, side = rebel_of(facts), word(facts, "side")
    base, active = table(facts, "base"), flag(facts, "active")
    area = inner(_REBEL, -34)
    layer(
        p, studio, ("rebel board", rebel, side, base, active), area, lambda q: _board(q, c, rebel, side, base, active)
    )
    rebel_badge(p, c, rebel, 32, REBEL_H - 34, 14)
    shade = alpha(c.black, 0.8)
    name = say(studio, facts, "name")
    box = QRectF(54, REBEL_H - 58, 150, 28)
    caption(
        p, studio, box, name, 20, role=Role.DISPLAY, weight=Weight.Bold, color=c.ink_on_art, minimum=12, shadow=shade
    )
    line = printed(studio, f"colour.{rebel}")
    if side:
        line = printed(studio, "rebel_line", colour=line, side=side.upper())
    ink = lighter(rebel_tone(c, rebel), 0.55)
    caption(p, studio, QRectF(54, REBEL_H - 32, 150, 20), line, 13, color=ink, shadow=shade)


def _board(p: QPainter, c: Palette, rebel: str, side: str, base: tuple[tuple[str, ...], ...], active: bool) -> None:
    colour = rebel_tone(c, rebel)
    path = cut_plate(_REBEL, 14)
    glow(p, path, alpha(colour, 0.75 if active else 0.32), 10 if active else 8, screen=c.dark)
    x = REBEL_W / 2
    portrait(p, c, path, rebel, 2.02, 9 + REBELS.index(rebel) * 2 + (side == "b"))
    with clipped(p, path):
        rings(p, c, x, 124, 98, colour)
        for s in (-1, 1):
            _pauldron(p, c, x, s, rebel)
        foot = QRectF(0, REBEL_H - 100, REBEL_W, 100)
        fill(p, foot, vertical(foot, (0, alpha(c.night, 0)), (0.72, alpha(c.night, 0.94)), (1, alpha(c.night, 0.97))))
    stroke(p, path, alpha(c.black, 0.7), 3)
    stroke(p, cut_plate(inner(_REBEL, 1), 14), lighter(colour, 0.25) if active else colour, 2.4 if active else 1.8)
    stroke(p, polyline((18, 1.6), (REBEL_W - 18, 1.6)), alpha(lighter(colour, 0.7), 0.85), 1.2)
    for i, faction in enumerate(FACTIONS):
        _root(p, c, faction, base[i] if i < len(base) else ())


def _pauldron(p: QPainter, c: Palette, x: float, side: int, rebel: str) -> None:
    """Armour on a shoulder, so that the figure does not end in a flat cloak."""
    colour = rebel_tone(c, rebel)
    plate = polyline(
        (x + side * 44, REBEL_H - 74),
        (x + side * 86, REBEL_H - 52),
        (x + side * 92, REBEL_H - 10),
        (x + side * 60, REBEL_H - 30),
    )
    plate.closeSubpath()
    high, low = alpha(mix(colour, c.night, 0.5), 0.8), alpha(mix(colour, c.night, 0.85), 0.86)
    fill(p, plate, vertical(plate.boundingRect(), (0, high), (1, low)))
    stroke(p, plate, alpha(lighter(colour, 0.4), 0.6), 1.3)


def _root(p: QPainter, c: Palette, faction: str, icons: tuple[str, ...]) -> None:
    """The printed icons of a lifepath at the edge where its cards begin."""
    counted = {
        supply: int(icons[i]) if i < len(icons) and icons[i].isdigit() else 0 for i, supply in enumerate(SUPPLIES)
    }
    shown = [supply for supply in SUPPLIES for _ in range(counted[supply])][:5]
    x, y = _ROOTS[faction]
    colour = tone(c, faction)
    rect = QRectF(x - 17, y - 16, 34, 34 + 22 * len(shown))
    path = rounded(rect, 10)
    fill(p, path, alpha(c.night, 0.78))
    stroke(p, path, alpha(colour, 0.75), 1.2)
    faction_sign(p, c, faction, x, y + 1, 12)
    for i, supply in enumerate(shown):
        supply_sign(p, c, supply, x, y + 26 + 22 * i, 8.8)


PLAYER_TRAY = Component((TRAY_W, TRAY_H), paint_tray, margin=34)
SUPPLY_TRACK = Component((SUPPLY_W, SUPPLY_H), paint_supply)
LIFEPATH = Component((LANE_W, LANE_H), paint_lane)
REBEL_BOARD = Component((REBEL_W, REBEL_H), paint_rebel_board, margin=34)
