"""The cards of enemies: monsters, lords, the boss and the last ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.ui.art.cyberflesh.bestiary import creature, paint_scene
from arcology.ui.art.cyberflesh.dice import d8
from arcology.ui.art.cyberflesh.geometry import ENEMY_H, ENEMY_W
from arcology.ui.art.cyberflesh.inks import deep, inks
from arcology.ui.art.cyberflesh.reading import (
    ABILITY_ICONS,
    VALUE_ICONS,
    ability,
    flag,
    number,
    printed,
    say,
    signed,
    word,
    words,
)
from arcology.ui.art.cyberflesh.shapes import blots, scratches, teeth
from arcology.ui.art.cyberflesh.signs import (
    LEFT,
    TOP,
    bone_corners,
    coin,
    cut,
    drop,
    figure,
    larger,
    line,
    parchment,
    title_band,
)
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.layers import layer
from arcology.ui.art.paint import (
    diagonal,
    fill,
    inner,
    polyline,
    rounded,
    star,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import shadow
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import rim_light

_CARD: Final = QRectF(0, 0, ENEMY_W, ENEMY_H)
_ART: Final = QRectF(8, 36, ENEMY_W - 16, 147)
_RULES: Final = QRectF(8, 188, ENEMY_W - 16, 68)
_LIFE: Final = QRectF(8, 260, ENEMY_W - 16, 30)
_STATS: Final = QRectF(8, 295, ENEMY_W - 16, 40)
_FEW: Final = 6  # up to so many points of life each has a drop of its own
_SOME: Final = 20  # up to so many there are drops of five and of one
_MARGIN: Final = 24.0


def paint_enemy(p: QPainter, facts: Facts, studio: Studio) -> None:
    """An enemy's card.

    Facts: ``card``, ``name`` (text), ``rank`` (monster, lord, boss, final), ``d8``, ``damage``, ``precision``,
    ``priority``, ``defence``, ``hp``, ``max``, ``orientation``, ``abilities``, ``loot`` (loot, mutation, ""), ``text``
    (what is told when it has no ability), ``target`` (text), ``target_seat``, ``incited``, ``muted``, ``after`` (life
    that a planned attack would leave).
    """
    c = studio.palette
    card, rank = word(facts, "card"), word(facts, "rank", "monster")
    tone = inks(c, creature(card).mood).light
    layer(p, studio, ("enemy", card, rank), inner(_CARD, -_MARGIN), lambda q: _frame(q, c, card, rank, tone))
    name = say(studio, facts, "name")
    shade = alpha(c.black, 0.8)
    figure(p, studio, QRectF(14, 5, ENEMY_W - 28, 28), name, 19, lighter(c.bone, 0.3), shade=shade, minimum=12)
    _badges(p, facts, studio)
    _orientation(p, facts, studio, tone)
    _rules(p, facts, studio)
    _life(p, facts, studio)
    _stats(p, facts, studio)


def _frame(p: QPainter, c: Palette, card: str, rank: str, tone: QColor) -> None:
    path = rounded(_CARD, 9)
    shadow(p, path, c.shade, 14, 6, 0.75 if c.dark else 0.4)
    metal = {"lord": c.seat_1, "boss": c.accent_fill, "final": c.bone}.get(rank, mix(tone, c.steel, 0.45))
    metal = mix(metal, c.bone, 0.12)
    stops = ((0.0, deep(c, metal, 0.2)), (0.45, deep(c, metal, 0.62)), (1.0, deep(c, metal, 0.86)))
    fill(p, path, diagonal(_CARD, *stops))
    seed = sum(map(ord, card))
    blots(p, path, alpha(c.rust, 0.32), 12, seed, 40)
    scratches(p, path, alpha(c.white, 0.16), 40, seed, 30)
    art = cut(_ART, 8)
    paint_scene(p, c, card, _ART, art)
    veil = ((0, alpha(c.black, 0.28)), (0.2, alpha(c.black, 0)), (0.7, alpha(c.black, 0)), (1, alpha(c.black, 0.62)))
    fill(p, art, vertical(_ART, *veil))
    stroke(p, art, c.night, 2.6)
    stroke(p, art, alpha(tone, 0.5), 1)
    teeth(p, c, 14, 36, ENEMY_W - 28, 17, 9, seed)
    title_band(p, c, QRectF(6, 5, ENEMY_W - 12, 28), tone)
    parchment(p, c, _RULES, seed)
    fill(p, rounded(_LIFE, 4), alpha(c.night, 0.9))
    stroke(p, rounded(_LIFE, 4), deep(c, c.red_die, 0.4), 1)
    stroke(p, path, c.night, 2.4)
    rim_light(p, rounded(inner(_CARD, 1.6), 8), lighter(metal, 0.5), 1.4, 0.7)
    if rank != "monster":
        _honours(p, c, rank, metal)


def _honours(p: QPainter, c: Palette, rank: str, metal: QColor) -> None:
    """What tells the great ones from the many: studs of rank at the name, horn at the corners."""
    if rank in ("boss", "final"):
        bone_corners(p, c, inner(_CARD, -2), 24)
    for x in (6.0, ENEMY_W - 6):
        stud = star(x, 19, 9, 4.4, {"lord": 4, "boss": 6, "final": 8}[rank])
        fill(p, stud, mix(metal, c.white, 0.3))
        stroke(p, stud, c.night, 1.4)


def _badges(p: QPainter, facts: Facts, studio: Studio) -> None:
    c = studio.palette
    dice, damage, incited = number(facts, "d8"), number(facts, "damage"), number(facts, "incited")
    ink = lighter(c.bone, 0.3)
    if dice > 0:
        left = QRectF(12, 48, 52, 32)
        _plate(p, c, left, c.bone)
        figure(p, studio, QRectF(14, 48, 18, 32), str(dice), 23, ink)
        d8(p, c, 48, 64, 13.4, studio, c.bone, "8")
        right = QRectF(ENEMY_W - 60, 48, 48, 32)
        _plate(p, c, right, c.ember)
        draw_icon(p, "claw", right.x() + 15, 64, 19, lighter(c.ember, 0.35))
        figure(p, studio, QRectF(right.x() + 26, 48, 20, 32), str(damage), 23, ink)
    if incited > 0 and dice > 0:
        flame = QRectF(ENEMY_W - 56, 83, 44, 22)
        fill(p, cut(flame, 5), vertical(flame, (0, deep(c, c.ember, 0.35)), (1, deep(c, c.ember, 0.75))))
        stroke(p, cut(flame, 5), c.ember, 1.1)
        draw_icon(p, "flame", flame.x() + 12, 94, 15, lighter(c.ember, 0.6))
        figure(p, studio, QRectF(flame.x() + 18, 83, 25, 22), signed(incited), 15, ink)


def _plate(p: QPainter, c: Palette, rect: QRectF, tone: QColor) -> None:
    fill(p, cut(rect, 6), alpha(c.night, 0.88))
    stroke(p, cut(rect, 6), alpha(tone, 0.65), 1.1)


def _orientation(p: QPainter, facts: Facts, studio: Studio, tone: QColor) -> None:
    c = studio.palette
    hunts = word(facts, "orientation")
    names = [ability(told)[0] for told in words(facts, "abilities")]
    if hunts:
        icon, text = VALUE_ICONS.get(hunts, "question"), printed(studio, f"hunts.{hunts}")
    elif "relentless" in names:
        icon, text = "all_round", printed(studio, "hunts_all")
    elif "explode" in names:
        icon, text = "blast", printed(studio, "hunts_none")
    else:
        return
    high = 28 + 12 * larger(studio)
    plate = QRectF(10, 181 - high, ENEMY_W - 20, high)
    y = plate.center().y()
    fill(p, rounded(plate, 5), alpha(c.night, 0.82))
    draw_icon(p, icon, 23, y, 17, lighter(tone, 0.3))
    aimed = bool(say(studio, facts, "target"))
    box = QRectF(35, plate.y(), ENEMY_W - (72 if aimed else 50), plate.height())
    line(p, studio, box, text, 13.6, lighter(c.bone, 0.3), wrap=True)
    if aimed:
        coin(p, c, ENEMY_W - 24, y, 9.5, number(facts, "target_seat", -1))


def _rules(p: QPainter, facts: Facts, studio: Studio) -> None:
    """Abilities and what it leaves, each with its sign; with neither, a line of what is told about it."""
    c = studio.palette
    told: list[tuple[str, str, str]] = []
    for entry in words(facts, "abilities"):
        name, n = ability(entry)
        title = printed(studio, f"ability.{name}", n=n)
        told.append((ABILITY_ICONS.get(name, "question"), title, printed(studio, f"ability_text.{name}", n=n)))
    left = word(facts, "loot")
    if left:
        icon = "helix" if left == "mutation" else "chest"
        told.append((icon, printed(studio, f"leaves.{left}"), printed(studio, f"leaves_text.{left}")))
    if not told:
        told.append(("eye", printed(studio, "no_ability"), say(studio, facts, "text")))
    red, ink = deep(c, c.rust, 0.55), c.wood_dark
    area = inner(_RULES, 4)
    if len(told) == 1:
        icon, title, text = told[0]
        draw_icon(p, icon, area.x() + 10, area.y() + 10, 17, red)
        figure(p, studio, QRectF(area.x() + 22, area.y() - 1, area.width() - 24, 21), title, 15.5, red, LEFT)
        body = QRectF(area.x() + 3, area.y() + 20, area.width() - 6, area.height() - 20)
        line(p, studio, body, text, 13.6, ink, TOP, wrap=True)
        return
    high = area.height() / len(told)
    for k, (icon, title, text) in enumerate(told):
        y = area.y() + k * high
        draw_icon(p, icon, area.x() + 9, y + high * 0.25, 14.5, red)
        line(p, studio, QRectF(area.x() + 19, y - 1, area.width() - 20, high / 2 + 2), title, 13.4, red, bold=True)
        body = QRectF(area.x() + 3, y + high / 2 - 1, area.width() - 6, high / 2 + 1)
        line(p, studio, body, text, 12.8, ink)


def _life(p: QPainter, facts: Facts, studio: Studio) -> None:
    c = studio.palette
    most, muted = max(1, number(facts, "max", 1)), flag(facts, "muted")
    hp, after = max(0, number(facts, "hp", most)), number(facts, "after", -1)
    y = _LIFE.center().y()
    ink = lighter(mix(c.damage, c.bone, 0.6), 0.3)
    text = printed(studio, "from_to", hp=hp, after=after) if after >= 0 else f"{hp}/{most}"
    figure(p, studio, QRectF(14, _LIFE.y(), 58, _LIFE.height()), text, 18, ink, LEFT)
    right = _LIFE.right() - 12
    if most <= _FEW:
        for k in range(most):
            state = k < (after if after >= 0 else hp)
            x = right - (most - 1 - k) * min(19, 88 / most)
            if after >= 0 and after <= k < hp:
                drop(p, c, x, y, 9.2, True, muted)
                stroke(p, polyline((x - 6, y + 6), (x + 6, y - 6)), lighter(c.bone, 0.4), 1.8)
            else:
                drop(p, c, x, y, 9.2, state, muted)
    elif most <= _SOME:
        fives, ones = divmod(hp, 5)
        x = right
        for _ in range(ones):
            drop(p, c, x, y, 6.8, True, muted)
            x -= 11.5
        x -= 3
        for _ in range(fives):
            drop(p, c, x, y, 11, True, muted)
            figure(p, studio, QRectF(x - 7, y - 4, 14, 13), "5", 11.4, c.white, shade=alpha(c.black, 0.8))
            x -= 17
    else:
        bar = QRectF(76, y - 7, _LIFE.right() - 84, 14)
        fill(p, rounded(bar, 3), mix(c.night, c.red_die, 0.2))
        full = QRectF(bar.x(), bar.y(), bar.width() * min(1.0, hp / most), bar.height())
        tone = c.steel_light if muted else c.red_die
        fill(p, rounded(full, 3), vertical(full, (0, lighter(tone, 0.3)), (0.5, tone), (1, darker(tone, 0.5))))
        for k in range(5, most, 5):
            x = bar.x() + bar.width() * k / most
            stroke(p, polyline((x, bar.y()), (x, bar.bottom())), alpha(c.night, 0.7), 1)
        stroke(p, rounded(bar, 3), alpha(c.bone, 0.4), 1)


def _stats(p: QPainter, facts: Facts, studio: Studio) -> None:
    c = studio.palette
    told = [
        ("priority", str(number(facts, "priority"))),
        ("life", str(number(facts, "max", 1))),
        ("precision", signed(number(facts, "precision"))),
    ]
    if number(facts, "defence"):
        told.append(("defence", str(number(facts, "defence"))))
    tones: Mapping[str, QColor] = {"life": lighter(c.damage, 0.2), "defence": lighter(c.steel_light, 0.3)}
    wide = (_STATS.width() - 4 * (len(told) - 1)) / len(told)
    for k, (name, text) in enumerate(told):
        cell = QRectF(_STATS.x() + k * (wide + 4), _STATS.y(), wide, _STATS.height())
        fill(p, cut(cell, 5), vertical(cell, (0, mix(c.steel_dark, c.wood, 0.14)), (1, c.steel_deep)))
        stroke(p, cut(cell, 5), c.night, 1.4)
        stroke(p, polyline((cell.x() + 5, cell.y() + 1.5), (cell.right() - 5, cell.y() + 1.5)), alpha(c.bone, 0.3), 1)
        glyph = 20 if len(told) == 3 else 16
        draw_icon(p, VALUE_ICONS[name], cell.x() + glyph * 0.5 + 5, cell.center().y(), glyph, tones.get(name, c.bone))
        box = QRectF(cell.x() + glyph + 5, cell.y(), cell.width() - glyph - 7, cell.height())
        figure(p, studio, box, text, 20 if len(told) == 3 else 17.5, lighter(c.bone, 0.3))


ENEMY_CARD: Final = Component((ENEMY_W, ENEMY_H), paint_enemy, margin=_MARGIN)
