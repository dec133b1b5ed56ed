"""The boards of the others, small: a wide form for one at each side of the table, a narrow one for two, and a sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cytress.geometry import COMPACT_W, RIVAL_H, RIVAL_W
from arcology.ui.art.cytress.pieces import cube
from arcology.ui.art.cytress.portrait import portrait
from arcology.ui.art.cytress.reading import (
    FACTIONS,
    REBELS,
    SKILLS,
    amounts,
    flag,
    number,
    printed,
    rebel_of,
    rebel_tone,
    say,
    table,
    words,
)
from arcology.ui.art.cytress.signs import (
    board,
    bright,
    cut_plate,
    faction_sign,
    figure,
    rebel_badge,
    recess,
    skill_base,
    skill_sign,
    supply_sign,
)
from arcology.ui.art.fonts import Role, Weight
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import ellipse, fill, inner, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, lighter, mix
from arcology.ui.art.shadows import glow
from arcology.ui.art.studio import Component, Facts, Paint, Studio
from arcology.ui.art.textbox import LEFT, caption

SHOWN: Final = ("credits", "stims", "tech", "weapons")  # the order of the factions


@dataclass(frozen=True)
class Form:
    """Where things are on a rival's board."""

    size: tuple[float, float]
    face: QRectF
    zoom: float  # of the bust
    badge: QPointF
    name: QRectF
    note: QRectF | None
    supply: QRectF  # the first of four
    supply_step: float
    path: QPointF  # middle of the first of four faction signs
    path_step: float
    berth: QPointF  # middle of the first of three
    berth_step: float
    crew: QPointF  # the cube; its number stands at its right
    skills: QPointF


WIDE: Final = Form(
    size=(RIVAL_W, RIVAL_H),
    face=QRectF(10, 10, 92, 120),
    zoom=0.98,
    badge=QPointF(24, 24),
    name=QRectF(114, 8, 142, 27),
    note=QRectF(114, 34, 168, 18),
    supply=QRectF(114, 55, 60, 28),
    supply_step=65,
    path=QPointF(125, 100),
    path_step=41,
    berth=QPointF(298, 102),
    berth_step=31,
    crew=QPointF(124, 128),
    skills=QPointF(178, 124),
)
NARROW: Final = Form(
    size=(COMPACT_W, RIVAL_H),
    face=QRectF(8, 8, 40, 46),
    zoom=0.42,
    badge=QPointF(14, 48),
    name=QRectF(56, 6, 74, 24),
    note=None,
    supply=QRectF(7, 59, 41, 25),
    supply_step=43.7,
    path=QPointF(18, 101),
    path_step=32,
    berth=QPointF(143, 101),
    berth_step=16,
    crew=QPointF(17, 129),
    skills=QPointF(52, 125),
)


def _painter(form: Form) -> Paint:
    def paint_rival(p: QPainter, facts: Facts, studio: Studio) -> None:
        """A rival's board. Ships, bounties, tokens and prestige are pieces that lie on it.

        Facts: ``rebel``, ``name`` (text), ``note`` (text), ``supplies`` (weapons, credits, tech, stims), ``paths``
        (missions in each lifepath), ``crew`` (in reserve), ``skills`` (unused skill cards), ``active`` (whose turn it
        is).
        """
        c = studio.palette
        rebel, active = rebel_of(facts), flag(facts, "active")
        whole = QRectF(0, 0, *form.size)
        colour = rebel_tone(c, rebel)
        key = ("rival", form.size, rebel, active)
        layer(p, studio, key, inner(whole, -34), lambda q: _plate(q, c, form, whole, rebel, active))
        ink = bright(c, colour, 0.45)
        name = say(studio, facts, "name")
        caption(
            p, studio, form.name, name, 17.5, role=Role.DISPLAY, weight=Weight.Bold, color=ink, minimum=11.5, full=0.8
        )
        if form.note is not None:
            caption(p, studio, form.note, say(studio, facts, "note"), 12.5, color=c.ink_muted)
        _stock(p, facts, studio, form)
        _paths(p, facts, studio, form)
        _rest(p, facts, studio, form, rebel)

    return paint_rival


def _plate(p: QPainter, c: Palette, form: Form, whole: QRectF, rebel: str, active: bool) -> None:
    colour = rebel_tone(c, rebel)
    if active:
        glow(p, cut_plate(whole, 12), alpha(colour, 0.7), 9, screen=c.dark)
    board(p, c, whole, colour, 12, 0.14)
    if active:
        stroke(p, cut_plate(inner(whole, 1), 12), lighter(colour, 0.2), 2)
    frame = cut_plate(form.face, 9 if form is WIDE else 6)
    portrait(p, c, frame, rebel, form.zoom, 30 + REBELS.index(rebel))
    stroke(p, frame, colour, 1.6)
    rebel_badge(p, c, rebel, form.badge.x(), form.badge.y(), 10 if form is WIDE else 8.5)
    for i in range(3):
        x, y = form.berth.x() + i * form.berth_step, form.berth.y()
        half = form.berth_step * 0.43
        fill(p, ellipse(x, y + 2, half, half * 0.4), alpha(c.black, 0.45 if c.dark else 0.12))
        stroke(p, ellipse(x, y + 2, half, half * 0.4), alpha(colour, 0.5), 0.9)


def _stock(p: QPainter, facts: Facts, studio: Studio, form: Form) -> None:
    c = studio.palette
    stock = amounts(facts, "supplies")
    half = 9.5 if form is WIDE else 8.5
    for i, supply in enumerate(SHOWN):
        rect = form.supply.translated(i * form.supply_step, 0)
        recess(p, c, rect, 6)
        x = rect.x() + half + (6 if form is WIDE else 3)
        supply_sign(p, c, supply, x, rect.center().y(), half)
        box = QRectF(x + half + 1, rect.y(), rect.right() - x - half - 2, rect.height())
        figure(p, studio, box, str(stock[supply]), 16.5 if form is WIDE else 15)


def _paths(p: QPainter, facts: Facts, studio: Studio, form: Form) -> None:
    c = studio.palette
    paths = words(facts, "paths")
    for i, faction in enumerate(FACTIONS):
        x, y = form.path.x() + i * form.path_step, form.path.y()
        faction_sign(p, c, faction, x, y, 9.5 if form is WIDE else 8.5)
        text = paths[i] if i < len(paths) else "0"
        figure(p, studio, QRectF(x + 9, y - 10, form.path_step - 19, 20), text, 14.5, align=LEFT)


def _rest(p: QPainter, facts: Facts, studio: Studio, form: Form, rebel: str) -> None:
    """Crew in reserve and unused skill cards."""
    c = studio.palette
    x, y = form.crew.x(), form.crew.y()
    cube(p, c, x, y, 6.6, rebel, rest=False)
    figure(p, studio, QRectF(x + 10, y - 14, 24, 20), str(number(facts, "crew", 15)), 14, c.ink, LEFT)
    x, y = form.skills.x(), form.skills.y()
    for i in range(2):
        rect = QRectF(x - 8 + i * 5, y - 8 + i * 2, 14, 12)
        fill(p, rounded(rect, 2), vertical(rect, (0, mix(c.hull, c.night, 0.3)), (1, mix(c.hull, c.night, 0.62))))
        stroke(p, rounded(rect, 2), lighter(c.hull, 0.35), 0.9)
    figure(p, studio, QRectF(x + 15, y - 10, 16, 20), str(number(facts, "skills", 2)), 14, c.ink, LEFT)


def paint_sheet(p: QPainter, facts: Facts, studio: Studio) -> None:
    """What a rival's lifepaths bring, and the missions done by skill and by target: the other half of a rival's board.

    Facts: ``rebel``, ``icons`` (four tuples of four digits: icons of each lifepath by supply), ``skills`` (missions
    of each of the six skills), ``targets`` (missions against each of the four factions).
    """
    c = studio.palette
    rebel = rebel_of(facts)
    whole = QRectF(0, 0, RIVAL_W, RIVAL_H)

    def plate(q: QPainter) -> None:
        board(q, c, whole, rebel_tone(c, rebel), 12, 0.14)

    layer(p, studio, ("sheet", rebel), inner(whole, -34), plate)
    icons = table(facts, "icons")
    for i, faction in enumerate(FACTIONS):
        _lifepath(p, studio, QRectF(10 + i * 91, 10, 86, 64), faction, icons[i] if i < len(icons) else ())
    _counts(p, studio, QRectF(10, 80, 214, 52), "skill", SKILLS, words(facts, "skills"))
    _counts(p, studio, QRectF(230, 80, 140, 52), "target", FACTIONS, words(facts, "targets"))


def _lifepath(p: QPainter, studio: Studio, rect: QRectF, faction: str, icons: tuple[str, ...]) -> None:
    c = studio.palette
    recess(p, c, rect, 7)
    faction_sign(p, c, faction, rect.x() + 12, rect.center().y(), 9.5)
    for i, supply in enumerate(("weapons", "credits", "tech", "stims")):
        x, y = rect.x() + 33 + i % 2 * 31, rect.y() + 18 + i // 2 * 28
        value = icons[i] if i < len(icons) else "0"
        supply_sign(p, c, supply, x, y, 8)
        box = QRectF(x + 8, y - 11, 15, 22)
        figure(p, studio, box, value, 14, c.ink if value != "0" else c.ink_muted)


def _counts(
    p: QPainter, studio: Studio, rect: QRectF, kind: str, names: tuple[str, ...], counts: tuple[str, ...]
) -> None:
    """Missions by skill or by target; three of one kind are what tokens and bounties ask for."""
    c = studio.palette
    recess(p, c, rect, 7)
    step = rect.width() / len(names)
    title = printed(studio, "by_skill" if kind == "skill" else "by_target")
    caption(p, studio, QRectF(rect.x() + 8, rect.y() + 1, rect.width() - 16, 18), title, 12.5, color=c.ink_muted)
    for i, name in enumerate(names):
        x, y = rect.x() + step * (i + 0.5) - 8, rect.y() + 34
        if kind == "skill":
            skill_sign(p, c, name, x, y, 9.5, skill_base(c))
        else:
            faction_sign(p, c, name, x, y, 10)
        value = counts[i] if i < len(counts) else "0"
        many = value.isdigit() and int(value) >= 3
        ink = c.good if many else c.ink if value != "0" else c.ink_muted
        figure(p, studio, QRectF(x + 10, y - 11, 16, 22), value, 14.5, ink)


RIVAL = Component(WIDE.size, _painter(WIDE), margin=34)
RIVAL_COMPACT = Component(NARROW.size, _painter(NARROW), margin=34)
RIVAL_SHEET = Component((RIVAL_W, RIVAL_H), paint_sheet, margin=34)
