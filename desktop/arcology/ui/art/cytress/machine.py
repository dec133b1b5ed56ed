"""The AI of the solo game: its board with token slots, its log of six rounds, the tokens in its bag."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.cytress.geometry import RIVAL_H, RIVAL_W
from arcology.ui.art.cytress.pieces import cube
from arcology.ui.art.cytress.portrait import portrait
from arcology.ui.art.cytress.reading import (
    FACTIONS,
    REBELS,
    amounts,
    flag,
    number,
    printed,
    rebel_of,
    rebel_tone,
    table,
    tone,
    words,
)
from arcology.ui.art.cytress.rival import SHOWN
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
from arcology.ui.art.paint import ellipse, fill, inner, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, lighter, mix
from arcology.ui.art.shadows import glow
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.textbox import CENTER, LEFT, caption

ACTIONS: Final = {"mission": "flag", "tube": "tube", "bounty": "bounty_hunters"}
ROUNDS: Final = 6
TURNS: Final = 3
_WHOLE: Final = QRectF(0, 0, RIVAL_W, RIVAL_H)
_FACE: Final = QRectF(10, 10, 62, 120)
SECTION: Final = QRectF(80, 58, 69, 74)  # the first of four
SECTION_STEP: Final = 73.0
SLOT: Final = QPointF(12.5, 52.0)  # middle of the first slot in its section
SLOT_STEP: Final = 22.0
BAG_SIZE: Final = (150.0, 104.0)


def slot_place(section: int, slot: int) -> tuple[float, float]:
    """Middle of a token's slot (0..2) in a section (0..3) of the AI board."""
    return SECTION.x() + section * SECTION_STEP + SLOT.x() + slot * SLOT_STEP, SECTION.y() + SLOT.y()


def paint_ai_board(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The AI board. Its tokens are pieces that lie on the slots and hide the actions.

    Facts: ``rebel``, ``level`` (1..5), ``sections`` (three actions each for credits, stims, tech, weapons: mission,
    tube or bounty), ``crew`` (in reserve), ``active`` (the AI acts), ``lit`` (section and slot of the action that is
    carried out, as two digits).
    """
    c = studio.palette
    rebel, active = rebel_of(facts), flag(facts, "active")
    sections = table(facts, "sections") or (("mission", "tube", "bounty"),) * 4
    key = ("ai board", rebel, active, sections)
    layer(p, studio, key, inner(_WHOLE, -34), lambda q: _plate(q, c, rebel, active, sections))
    ink = bright(c, rebel_tone(c, rebel), 0.45)
    title = printed(studio, "ai_level", level=number(facts, "level", 1))
    caption(p, studio, QRectF(80, 8, 160, 26), title, 17.5, role=Role.DISPLAY, weight=Weight.Bold, color=ink)
    cube(p, c, 88, 49, 6.6, rebel, rest=False)
    text = printed(studio, "in_reserve", count=number(facts, "crew", 15))
    caption(p, studio, QRectF(100, 35, 90, 19), text, 12.5, color=c.ink_muted)
    lit = words(facts, "lit")
    if len(lit) == 2 and all(part.isdigit() for part in lit):
        x, y = slot_place(int(lit[0]) % 4, int(lit[1]) % 3)
        glow(p, ellipse(x, y, 11), alpha(c.legal, 0.9), 5, screen=c.dark)
        stroke(p, ellipse(x, y, 11.5), c.legal, 2)


def _plate(p: QPainter, c: Palette, rebel: str, active: bool, sections: tuple[tuple[str, ...], ...]) -> None:
    colour = rebel_tone(c, rebel)
    if active:
        glow(p, cut_plate(_WHOLE, 12), alpha(colour, 0.7), 9, screen=c.dark)
    board(p, c, _WHOLE, colour, 12, 0.14)
    if active:
        stroke(p, cut_plate(inner(_WHOLE, 1), 12), lighter(colour, 0.2), 2)
    frame = cut_plate(_FACE, 8)
    portrait(p, c, frame, rebel, 0.9, 40 + REBELS.index(rebel))
    stroke(p, frame, colour, 1.6)
    rebel_badge(p, c, rebel, _FACE.x() + 13, _FACE.y() + 13, 9.5)
    for i, supply in enumerate(SHOWN):
        rect = SECTION.translated(i * SECTION_STEP, 0)
        recess(p, c, rect, 7)
        stroke(p, rounded(inner(rect, 0.6), 6.5), alpha(tone(c, supply), 0.6), 1.1)
        supply_sign(p, c, supply, rect.center().x(), rect.y() + 20, 12)
        for k in range(TURNS):
            x, y = slot_place(i, k)
            action = sections[i][k] if i < len(sections) and k < len(sections[i]) else "mission"
            _slot(p, c, x, y, tone(c, supply), action)


def _slot(p: QPainter, c: Palette, x: float, y: float, colour: QColor, action: str) -> None:
    disc = ellipse(x, y, 10.2)
    fill(p, disc, vertical(disc.boundingRect(), (0, mix(c.night, colour, 0.12)), (1, mix(c.night, colour, 0.3))))
    stroke(p, disc, alpha(colour, 0.8), 1.2)
    draw_icon(p, ACTIONS.get(action, "flag"), x, y, 13, lighter(colour, 0.6))


def paint_ai_log(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The AI's log: six rounds with the height of their tubes, three turns each.

    Facts: ``heights`` (six digits), ``round`` (1..6), ``log`` (18 deeds, turn by turn: "mission:<faction>",
    "tube:<height>", "bounty:<faction>", "-" for nothing done, "" for still to come).
    """
    c = studio.palette
    heights, now = words(facts, "heights") or ("1",) * ROUNDS, number(facts, "round", 1)

    def plate(q: QPainter) -> None:
        board(q, c, _WHOLE, c.hull, 12, 0.14)

    layer(p, studio, ("ai log",), inner(_WHOLE, -34), plate)
    deeds = words(facts, "log")
    step = (RIVAL_W - 20) / ROUNDS
    for i in range(ROUNDS):
        rect = QRectF(10 + i * step, 8, step - 4, RIVAL_H - 16)
        recess(p, c, rect, 7)
        if i + 1 == now:
            stroke(p, rounded(inner(rect, 0.8), 6.5), c.accent, 1.6)
        ink = c.accent if i + 1 == now else c.ink if i + 1 < now else c.ink_muted
        figure(p, studio, QRectF(rect.x() + 5, rect.y() + 2, 18, 24), str(i + 1), 15, ink, LEFT)
        tint = mix(c.tube, c.ink, 0.3) if c.dark else mix(c.tube, c.night, 0.5)
        draw_icon(p, "tube", rect.right() - 25, rect.y() + 14, 15, tint)
        height = heights[i] if i < len(heights) else "1"
        figure(p, studio, QRectF(rect.right() - 18, rect.y() + 2, 16, 24), height, 14.5, tint, CENTER)
        for turn in range(TURNS):
            index = i * TURNS + turn
            box = QRectF(rect.x() + 4, rect.y() + 28 + turn * 32, rect.width() - 8, 29)
            _deed(p, studio, box, deeds[index] if index < len(deeds) else "")


def _deed(p: QPainter, studio: Studio, rect: QRectF, deed: str) -> None:
    """One turn of the AI: what it did and with what."""
    c = studio.palette
    action, _, what = deed.partition(":")
    path = rounded(rect, 5)
    if not deed:
        stroke(p, path, alpha(c.line_strong, 0.4), 0.9, dash=(3, 2.4))
        return
    fill(p, path, alpha(mix(c.hull, c.night, 0.5), 0.5) if c.dark else alpha(c.white, 0.8))
    stroke(p, path, alpha(c.line_strong, 0.6), 0.9)
    x, y = rect.x() + 14, rect.center().y()
    if action not in ACTIONS:
        draw_icon(p, "minus", rect.center().x(), y, 12, c.ink_muted)
        return
    draw_icon(p, ACTIONS[action], x, y, 16, c.ink)
    if what in FACTIONS:
        faction_sign(p, c, what, rect.right() - 15, y, 10.5)
    else:
        figure(p, studio, QRectF(rect.right() - 26, rect.y(), 22, rect.height()), what, 16, c.ink)


def paint_ai_bag(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The AI's bag: how many tokens of each supply it may draw.

    Facts: ``tokens`` (weapons, credits, tech, stims), ``drawn`` (the supply that was drawn last).
    """
    c = studio.palette
    whole = QRectF(0, 0, *BAG_SIZE)

    def plate(q: QPainter) -> None:
        board(q, c, whole, c.violet, 10, 0.12)

    layer(p, studio, ("ai bag",), inner(whole, -34), plate)
    title = QRectF(12, 5, BAG_SIZE[0] - 24, 21)
    caption(p, studio, title, printed(studio, "ai_bag"), 14, weight=Weight.DemiBold)
    tokens = amounts(facts, "tokens")
    drawn = facts.get("drawn")
    for i, supply in enumerate(SHOWN):
        rect = QRectF(10 + i % 2 * 66, 30 + i // 2 * 34, 63, 31)
        recess(p, c, rect, 6)
        if supply == drawn:
            stroke(p, rounded(inner(rect, 0.7), 6), c.legal, 1.7)
        amount(p, studio, rect.right() - 17, rect.center().y(), tokens[supply], supply, 10, c.ink)


AI_BOARD = Component((RIVAL_W, RIVAL_H), paint_ai_board, margin=34)
AI_LOG = Component((RIVAL_W, RIVAL_H), paint_ai_log, margin=34)
AI_BAG = Component(BAG_SIZE, paint_ai_bag, margin=34)
