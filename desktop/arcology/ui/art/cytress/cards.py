"""Mission cards, their decks, stratolites, skill cards, skill tokens and bounties."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.cytress.geometry import (
    BOUNTY_H,
    BOUNTY_W,
    CARD_H,
    CARD_W,
    SKILL_H,
    SKILL_W,
    STRATOLITE_H,
    STRATOLITE_W,
    TOKEN,
)
from arcology.ui.art.cytress.motifs import card_net, illustration
from arcology.ui.art.cytress.reading import (
    FACTIONS,
    SKILLS,
    faction_of,
    flag,
    number,
    printed,
    skill_of,
    supply_of,
    tone,
    words,
)
from arcology.ui.art.cytress.signs import (
    bright,
    cut_plate,
    deep,
    faction_sign,
    figure,
    skill_base,
    skill_sign,
    supply_sign,
)
from arcology.ui.art.fonts import Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import clipped, diagonal, ellipse, fill, inner, polygon, polyline, radial, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import glow, shadow
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import texture
from arcology.ui.art.textbox import CENTER, caption, text_width

_CUT: Final = 14.0
_WHOLE: Final = QRectF(0, 0, CARD_W, CARD_H)
_SMALLEST: Final = 25.5  # beside a deck a card is drawn at 0.435
_SMALLEST_SLID: Final = 31.0  # under a Rebel board at 0.36
_BADGE: Final = 30.0
_LEFT: Final = 14 + _BADGE


def paint_mission(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A mission card.

    Facts: ``faction``, ``skill``, ``target`` (a faction), ``supply`` (its icon), ``slid`` (lies under a Rebel board:
    its signs form a column, which the next card leaves free).
    """
    c = studio.palette
    faction, skill, target, supply = faction_of(facts), skill_of(facts), faction_of(facts, "target"), supply_of(facts)
    name, slid = printed(studio, f"skill.{skill}"), flag(facts, "slid")

    def face(q: QPainter) -> None:
        _frame(q, c, faction)
        art = inner(_WHOLE, 7)
        mood = SKILLS.index(skill)
        with clipped(q, cut_plate(art, 10)):
            illustration(q, c, faction, art, mood, (FACTIONS.index(target) - FACTIONS.index(faction)) % 4)
            _bands(q, c, art)
        _rim(q, c, faction)
        skill_sign(q, c, skill, _LEFT, _LEFT, _BADGE, skill_base(c))
        faction_sign(q, c, target, _LEFT if slid else CARD_W - _LEFT, _LEFT + 134 if slid else _LEFT, _BADGE + 1)
        supply_sign(q, c, supply, *((_LEFT, _LEFT + 67) if slid else (CARD_W / 2, CARD_H - 84)), 27)
        _name(q, studio, name, slid)

    layer(p, studio, ("mission", faction, skill, target, supply, slid, name), inner(_WHOLE, -24), face)


def _frame(p: QPainter, c: Palette, faction: str) -> None:
    colour = tone(c, faction)
    path = cut_plate(_WHOLE, _CUT)
    shadow(p, path, c.shade, 9, 6, 0.7 if c.dark else 0.4)
    fill(p, path, vertical(_WHOLE, (0, deep(c, colour, 0.45)), (1, deep(c, colour, 0.8))))


def _bands(p: QPainter, c: Palette, art: QRectF) -> None:
    """Darkness above for the signs and below for supply and name, so that they are read on any picture."""
    high = QRectF(art.x(), art.y(), art.width(), 84)
    fill(p, high, vertical(high, (0, alpha(c.night, 0.8)), (1, alpha(c.night, 0))))
    low = QRectF(art.x(), art.bottom() - 112, art.width(), 112)
    fill(p, low, vertical(low, (0, alpha(c.night, 0)), (0.62, alpha(c.night, 0.88)), (1, alpha(c.night, 0.95))))


def _rim(p: QPainter, c: Palette, faction: str) -> None:
    colour = tone(c, faction)
    stroke(p, cut_plate(inner(_WHOLE, 7), 10), alpha(c.black, 0.72), 3)
    stroke(p, cut_plate(inner(_WHOLE, 1.6), _CUT), lighter(colour, 0.1), 3.2)
    stroke(p, polyline((16, 2.2), (CARD_W - 16, 2.2)), alpha(lighter(colour, 0.75), 0.86), 2.2)


def _name(p: QPainter, studio: Studio, name: str, slid: bool) -> None:
    """The skill's name; under a Rebel board only where it fits, for the sign says it too."""
    c = studio.palette
    box = QRectF(8, CARD_H - 50, CARD_W - 16, 40)
    smallest = _SMALLEST_SLID if slid else _SMALLEST
    if slid:
        size = smallest / studio.text_scale
        if text_width(studio, name, size, weight=Weight.DemiBold) > box.width():
            return
        box = QRectF(3, CARD_H - 46, CARD_W - 6, 38)
    caption(
        p,
        studio,
        box,
        name,
        smallest + 0.5,
        weight=Weight.DemiBold,
        color=c.ink_on_art,
        align=CENTER,
        minimum=smallest,
        shadow=alpha(c.black, 0.8),
    )


def paint_deck(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A faction's face-down missions; an empty deck leaves its dashed place.

    Facts: ``faction``, ``count``.
    """
    c = studio.palette
    faction, count = faction_of(facts), number(facts, "count", 15)
    colour = tone(c, faction)
    if count <= 0:
        place = cut_plate(inner(_WHOLE, 3), _CUT)
        fill(p, place, alpha(c.black, 0.3 if c.dark else 0.06))
        stroke(p, place, alpha(colour, 0.5), 2.4, dash=(4, 3))
        draw_icon(p, faction, CARD_W / 2, CARD_H / 2 - 16, 90, alpha(colour, 0.35))
    else:
        height = min(4, (count + 3) // 4)
        layer(p, studio, ("deck", faction, height), inner(_WHOLE, -26), lambda q: _backs(q, c, faction, height))
    box = QRectF(10, CARD_H - 60, CARD_W - 20, 44)
    ink = lighter(colour, 0.6) if count > 0 or c.dark else deep(c, colour, 0.6)
    figure(p, studio, box, str(count), 34, ink, shade=alpha(c.black, 0.8) if count > 0 else None, minimum=_SMALLEST)


def _backs(p: QPainter, c: Palette, faction: str, height: int) -> None:
    """Card backs lying on each other, the lowest displaced furthest."""
    colour = tone(c, faction)
    shadow(p, cut_plate(_WHOLE, _CUT), c.shade, 10, 8, 0.75 if c.dark else 0.4)
    for i in range(height, 0, -1):
        path = cut_plate(_WHOLE.translated(-2.4 * i, -3.0 * i), _CUT)
        fill(p, path, diagonal(_WHOLE, (0, deep(c, colour, 0.5 + 0.06 * i)), (1, deep(c, colour, 0.82))))
        stroke(p, path, deep(c, colour, 0.9), 2)
    path = cut_plate(_WHOLE, _CUT)
    fill(p, path, diagonal(_WHOLE, (0, deep(c, colour, 0.5)), (1, deep(c, colour, 0.86))))
    field = inner(_WHOLE, 13)
    with clipped(p, cut_plate(field, 10)):
        middle = radial(CARD_W / 2, CARD_H / 2, 170, (0, mix(colour, c.night, 0.45)), (1, mix(colour, c.night, 0.86)))
        fill(p, field, middle)
        card_net(p, c, field, alpha(colour, 0.24), 19)
    stroke(p, cut_plate(field, 10), alpha(colour, 0.75), 2.4)
    stroke(p, cut_plate(inner(_WHOLE, 1.6), _CUT), lighter(colour, 0.1), 3.2)
    badge = ellipse(CARD_W / 2, CARD_H / 2 - 16, 54)
    glow(p, badge, alpha(colour, 0.55), 22)
    faction_sign(p, c, faction, CARD_W / 2, CARD_H / 2 - 16, 56)


# ---- Stratos ---------------------------------------------------------------------------------------------------------

_ROW: Final = QRectF(0, 0, STRATOLITE_W, STRATOLITE_H)


def paint_stratolite(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A stratolite: build on a hex of ``faction``, pay in ``supply``.

    Facts: ``faction``, ``supply``.
    """
    c = studio.palette
    faction, supply = faction_of(facts), supply_of(facts)
    layer(p, studio, ("stratolite", faction, supply), inner(_ROW, -14), lambda q: _stratolite(q, c, faction, supply))


def _stratolite(p: QPainter, c: Palette, faction: str, supply: str) -> None:
    colour = tone(c, faction)
    path = cut_plate(_ROW, 7)
    shadow(p, path, c.shade, 5, 3, 0.6 if c.dark else 0.35)
    stops = ((0.0, deep(c, colour, 0.28)), (0.55, deep(c, colour, 0.7)), (1.0, mix(c.night, c.hull, 0.16)))
    fill(p, path, diagonal(_ROW, *stops))
    with clipped(p, path):
        for i in range(5):
            fill(p, QRectF(34 + i * 11, 30 - (i * 29) % 17, 8, 40), alpha(lighter(colour, 0.2), 0.14))
        low = QRectF(0, STRATOLITE_H * 0.6, STRATOLITE_W, STRATOLITE_H * 0.4)
        fill(p, low, vertical(low, (0, alpha(c.black, 0)), (1, alpha(c.black, 0.55))))
        fill(p, polygon((40, 0), (56, 0), (40, STRATOLITE_H), (24, STRATOLITE_H)), alpha(c.white, 0.08))
    stroke(p, cut_plate(inner(_ROW, 0.7), 7), lighter(colour, 0.25), 1.5)
    faction_sign(p, c, faction, 23, STRATOLITE_H / 2, 16)
    stroke(p, polyline((44, 20), (49, 25), (44, 30)), alpha(c.ink_on_art, 0.75), 1.7)
    supply_sign(p, c, supply, 67, STRATOLITE_H / 2, 13)


def paint_stratolite_deck(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The face-down stratolites with their count; ``used`` shows the discards instead, as a veil over the last of them.

    Facts: ``count``, ``used``.
    """
    c = studio.palette
    count, used = number(facts, "count", 7), flag(facts, "used")
    colour = c.accent_fill
    if used:
        fill(p, cut_plate(_ROW, 7), alpha(c.night, 0.78))
        stroke(p, cut_plate(inner(_ROW, 0.6), 7), alpha(colour, 0.6), 1.3, dash=None if count else (3, 2.4))
        draw_icon(p, "again", 29, STRATOLITE_H / 2, 19, alpha(c.ink_on_art_muted, 0.85))
    else:
        shadow(p, cut_plate(_ROW, 7), c.shade, 5, 3, 0.6 if c.dark else 0.35)
        high, low = mix(c.violet, c.accent_fill, 0.3), mix(c.violet, c.night, 0.72)
        for i in range(min(3, max(0, count - 1)), -1, -1):
            path = cut_plate(_ROW.translated(-1.3 * i, -1.6 * i), 7)
            fill(p, path, diagonal(_ROW, (0, mix(high, c.night, 0.45)), (1, low)))
            stroke(p, path, alpha(colour, 0.85), 1.2)
        draw_icon(p, "stratolites", 29, STRATOLITE_H / 2, 28, mix(colour, c.white, 0.72))
    figure(p, studio, QRectF(48, 0, 32, STRATOLITE_H), str(count), 19, c.ink_on_art, shade=alpha(c.black, 0.6))


# ---- skills and bounties ---------------------------------------------------------------------------------------------

_SKILL: Final = QRectF(0, 0, SKILL_W, SKILL_H)


def paint_skill(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The face of a skill card: two skills, with how many missions of each its owner has.

    Facts: ``skills`` (two), ``counts`` (two, of 3 that are needed; none: not shown), ``claimed`` (the skill that the
    card was used for), ``gone`` (skills whose token somebody has), ``ready`` (can be claimed now).
    """
    c = studio.palette
    pair = [skill for skill in words(facts, "skills") if skill in SKILLS][:2] or list(SKILLS[:2])
    claimed, gone, ready = facts.get("claimed"), words(facts, "gone"), flag(facts, "ready")
    counts = words(facts, "counts")
    path = cut_plate(_SKILL, 6)
    _skill_plate(p, c, ready)
    for i, skill in enumerate(pair):
        x = 18.5 + 35 * i
        done = int(counts[i]) if i < len(counts) and counts[i].isdigit() else -1
        covered = (claimed in SKILLS and claimed != skill) or (skill in gone and claimed != skill)
        won = claimed == skill
        base = mix(c.good, c.night, 0.5) if won or (done >= 3 and not covered) else skill_base(c)
        y = 17 if done >= 0 else SKILL_H / 2
        skill_sign(p, c, skill, x, y, 12.5, base, alpha(c.ink_on_art, 0.45) if covered else None)
        if covered:
            stroke(p, polyline((x - 10, y + 10), (x + 10, y - 10)), c.bad, 2.2)
        elif won:
            draw_icon(p, "check", x + 9, y + 8, 12, lighter(c.good, 0.5))
        if done >= 0:
            ink = lighter(c.rovers, 0.45) if done >= 3 and not covered else c.ink_on_art_muted
            text = f"{min(done, 99)}/3"
            figure(p, studio, QRectF(x - 17, 30, 34, 18), text, 13.5, ink, minimum=12.9)
    stroke(p, path, lighter(c.good, 0.2) if ready else alpha(lighter(c.hull, 0.4), 0.9), 1.3)


def _skill_plate(p: QPainter, c: Palette, ready: bool) -> None:
    path = cut_plate(_SKILL, 6)
    if ready:
        glow(p, path, alpha(c.good, 0.75), 7, screen=c.dark)
    shadow(p, path, c.shade, 5, 3, 0.6 if c.dark else 0.3)
    fill(p, path, diagonal(_SKILL, (0, mix(c.hull, c.night, 0.4)), (1, mix(c.hull, c.night, 0.74))))
    with clipped(p, path):
        fill(p, QRectF(SKILL_W / 2, 0, SKILL_W / 2, SKILL_H), alpha(c.black, 0.22))
        fill(p, polygon((0, 0), (SKILL_W, 0), (SKILL_W * 0.7, 10), (0, 16)), alpha(c.white, 0.07))


def paint_skill_back(p: QPainter, facts: Facts, studio: Studio) -> None:
    """The back of a skill card. Takes no facts."""
    c = studio.palette
    path = cut_plate(_SKILL, 6)
    _skill_plate(p, c, False)
    with clipped(p, path):
        card_net(p, c, _SKILL, alpha(lighter(c.hull, 0.3), 0.26), 9)
    stroke(p, cut_plate(inner(_SKILL, 4), 4), alpha(lighter(c.hull, 0.4), 0.6), 1)
    skill_sign(p, c, "question", SKILL_W / 2, SKILL_H / 2, 14, skill_base(c))
    stroke(p, path, alpha(lighter(c.hull, 0.4), 0.9), 1.3)


def paint_token(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A skill token.

    Facts: ``skill``.
    """
    c = studio.palette
    middle = TOKEN / 2
    base = mix(c.parchment, c.night, 0.5)
    brown = mix(mix(c.corpocrats, c.ember, 0.5), base, 0.62)
    fill(p, ellipse(middle, middle + 2, 13.4), alpha(c.black, 0.5))
    skill_sign(p, c, skill_of(facts), middle, middle, 13.4, brown, mix(c.parchment, c.white, 0.4))
    stroke(p, ellipse(middle, middle, 10.8), alpha(c.parchment, 0.4), 0.8)


_BOUNTY: Final = QRectF(0, 0, BOUNTY_W, BOUNTY_H)


def paint_bounty(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A bounty: a price on a faction, in prestige.

    Facts: ``faction``, ``prestige``, ``mini`` (so small, on a rival's board, that the number could not be read: the
    faction's sign alone).
    """
    c = studio.palette
    path = cut_plate(_BOUNTY, 6)
    gold = mix(c.parchment, c.corpocrats, 0.35)
    ink = mix(c.ember, c.night, 0.92)
    shadow(p, path, c.shade, 5, 3, 0.6 if c.dark else 0.4)
    fill(p, path, vertical(_BOUNTY, (0, c.parchment), (1, darker(gold, 0.3))))
    texture(p, path, 0.05)
    stroke(p, path, QColor(ink), 1.2)
    stroke(p, cut_plate(inner(_BOUNTY, 3), 4), alpha(ink, 0.62), 1)
    if flag(facts, "mini"):
        faction_sign(p, c, faction_of(facts), BOUNTY_W / 2, BOUNTY_H / 2, 18)
        return
    faction_sign(p, c, faction_of(facts), BOUNTY_W / 2, 19, 12)
    figure(p, studio, QRectF(3, 32, BOUNTY_W - 6, 25), str(number(facts, "prestige", 8)), 20, ink, minimum=16)


def paint_supply_token(p: QPainter, facts: Facts, studio: Studio) -> None:
    """A supply token, as it lies on the AI board.

    Facts: ``supply``.
    """
    c = studio.palette
    supply = supply_of(facts)
    middle = TOKEN / 2
    disc = ellipse(middle, middle, 13)
    fill(p, disc.translated(0, 2.4), deep(c, tone(c, supply), 0.7))
    fill(p, disc, vertical(disc.boundingRect(), (0, lighter(tone(c, supply), 0.3)), (1, deep(c, tone(c, supply), 0.3))))
    stroke(p, ellipse(middle, middle, 10.6), alpha(c.white, 0.45), 1)
    draw_icon(p, supply, middle, middle, 16.5, deep(c, tone(c, supply), 0.88))
    stroke(p, disc, bright(c, tone(c, supply), 0.4), 0.9)


MISSION_CARD = Component((CARD_W, CARD_H), paint_mission, margin=24)
MISSION_DECK = Component((CARD_W, CARD_H), paint_deck, margin=26)
STRATOLITE = Component((STRATOLITE_W, STRATOLITE_H), paint_stratolite, margin=14)
STRATOLITE_DECK = Component((STRATOLITE_W, STRATOLITE_H), paint_stratolite_deck, margin=14)
SKILL_CARD = Component((SKILL_W, SKILL_H), paint_skill, margin=16)
SKILL_BACK = Component((SKILL_W, SKILL_H), paint_skill_back, margin=14)
SKILL_TOKEN = Component((TOKEN, TOKEN), paint_token, margin=4)
BOUNTY_CARD = Component((BOUNTY_W, BOUNTY_H), paint_bounty, margin=14)
SUPPLY_TOKEN = Component((TOKEN, TOKEN), paint_supply_token, margin=4)
