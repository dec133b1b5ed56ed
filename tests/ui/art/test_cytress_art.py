"""The components of Cytress: each paints, stays inside its bounds, tells its facts apart, and cuts no text."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from arcology.games.cytress import terms
from arcology.ui.art import Component, Studio, components, render
from arcology.ui.art.cytress import geometry, machine, reading
from arcology.ui.art.guard import TextGuard
from arcology.ui.art.studio import ready
from tests.ui.art import cytress_tables as tables

PAINTERS = components(tables.GAME)
TABLES: dict[str, Callable[[int], list[tables.Placed]]] = {"opening": tables.opening, "late": tables.late}
OUTSIDE = 30  # how far beyond its bounds a component is watched, in units


def examples() -> dict[str, dict[str, Any]]:
    """One set of facts for every sprite."""
    found: dict[str, dict[str, Any]] = {"skill_back": {}, "crew": {"rebel": "purple", "lit": True}}
    found["tube"] = {"height": 2, "rebel": "purple", "points": 5, "rebels": ("purple", "red")}
    for players in tables.PLAYERS:
        for piece in tables.late(players):
            found.setdefault(piece.sprite, dict(piece.facts))
    return found


EXAMPLES = examples()


def painted_outside(component: Component, facts: dict[str, Any], studio: Studio) -> int:
    """The number of pixels that a component paints beyond its bounds."""
    room = component.bounds.adjusted(-OUTSIDE, -OUTSIDE, OUTSIDE, OUTSIDE)
    image = QImage(room.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    ready(painter)
    painter.translate(-room.topLeft())
    component.paint(painter, facts, studio)
    inside = component.bounds.adjusted(-1, -1, 1, 1)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(inside, 0)
    painter.end()
    alphas = bytes(image.constBits())[3::4]
    return len(alphas) - sum(map(alphas.count, range(4)))


def same(a: QImage, b: QImage) -> bool:
    return a.size() == b.size() and bytes(a.constBits()) == bytes(b.constBits())


def test_every_sprite_of_the_tables_has_a_painter_and_every_painter_an_example() -> None:
    assert set(EXAMPLES) == set(PAINTERS)


def test_painters_use_the_words_of_the_rules() -> None:
    assert tuple(terms.FACTIONS) == reading.FACTIONS
    assert tuple(terms.SUPPLIES) == reading.SUPPLIES
    assert tuple(terms.SKILLS) == reading.SKILLS
    assert tuple(terms.RebelColour) == reading.REBELS
    assert tuple(terms.Tier) == geometry.TIERS
    assert set(machine.ACTIONS) == set(terms.AiAction)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("sprite", sorted(PAINTERS))
def test_a_component_fills_its_place_and_stays_inside_its_bounds(qapp: QApplication, sprite: str, theme: Any) -> None:
    studio, component = tables.studio(theme), PAINTERS[sprite]
    image = render(component, EXAMPLES[sprite], studio)
    whole = image.convertToFormat(QImage.Format.Format_ARGB32)  # its bits live as long as it does
    alphas = bytes(whole.constBits())[3::4]
    covered = sum(map(alphas.count, range(129, 256))) / len(alphas)
    assert covered > (0.999 if component.opaque else 0.02), f"{sprite} covers only {covered:.1%} of its bounds"
    assert painted_outside(component, EXAMPLES[sprite], studio) == 0


@pytest.mark.parametrize("sprite", sorted(PAINTERS))
def test_a_component_does_not_need_any_fact(qapp: QApplication, sprite: str) -> None:
    assert not render(PAINTERS[sprite], {}, tables.studio()).isNull()


CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("stratos", {"early": (("2", "2", "1"), ("3",), ("9",))}),
    ("stratos", {"costs": ("4", "8", "15")}),
    ("stratos", {"prestige": ("6", "10", "15")}),
    ("district", {"now": 1}),
    ("district", {"influence": ("5", "3")}),
    ("district", {"cost": 1, "now": 1}),
    ("underbelly", {"side": "a"}),
    ("landing_pad", {"cost": 7}),
    ("landing_pad", {"short": True}),
    ("landing_pad", {"closed": True}),
    ("landing_pad", {"cheaper": False}),
    ("landing_pad", {"supply": ""}),
    ("landing_pad_small", {"cost": 5}),
    ("hex", {"seed": 1}),
    ("crew", {"lit": False}),
    ("tube", {"height": 3}),
    ("tube", {"rebel": "red"}),
    ("tube", {"rebel": "", "tied": True}),
    ("tube", {"rebel": "", "tied": False}),
    ("tube", {"points": 9}),
    ("tube", {"after": 0}),
    ("tube", {"after": 2}),
    ("ship", {"spent": True}),
    ("ship", {"again": True}),
    ("score_mark", {"points": 12}),
    ("score_mark", {"after": 50}),
    ("score_mark", {"leads": False}),
    ("tube_bag", {"count": 6}),
    ("tube_bag", {"reserve": 1}),
    ("tube_bag", {"last": True}),
    ("tube_bag_tall", {"total": 21}),
    ("mission_card", {"supply": "stims"}),
    ("mission_card", {"slid": True}),
    ("mission_deck", {"count": 0}),
    ("mission_deck", {"count": 18}),
    ("stratolite", {"supply": "tech"}),
    ("stratolite_deck", {"count": 3}),
    ("stratolite_deck", {"used": True}),
    ("skill_card", {"claimed": "loot"}),
    ("skill_card", {"gone": ("terminate",)}),
    ("skill_card", {"counts": ("1", "2")}),
    ("skill_card", {"ready": False}),
    ("bounty_card", {"prestige": 4}),
    ("bounty_card", {"mini": True}),
    ("player_tray", {"active": False}),
    ("player_tray", {"home": 2}),
    ("player_tray", {"reserve": 9}),
    ("player_tray", {"rows": 1}),
    ("rebel_board", {"side": "b"}),
    ("rebel_board", {"active": False}),
    ("rebel_board", {"base": ()}),
    ("lifepath", {"cards": 1}),
    ("lifepath", {"totals": ("1", "1", "1", "1")}),
    ("supply_track", {"value": 9}),
    ("supply_track", {"after": 0}),
    ("rival", {"supplies": ("1", "1", "1", "1")}),
    ("rival", {"paths": ("1", "1", "1", "1")}),
    ("rival", {"note": ""}),
    ("rival", {"active": True}),
    ("rival_compact", {"crew": 0}),
    ("rival_compact", {"skills": 0}),
    ("rival_sheet", {"icons": ()}),
    ("rival_sheet", {"targets": ("4", "4", "4", "4")}),
    ("ai_board", {"level": 5}),
    ("ai_board", {"lit": ()}),
    ("ai_board", {"sections": (("mission", "mission", "tube"),) * 4}),
    ("ai_log", {"round": 2}),
    ("ai_log", {"log": ("-",)}),
    ("ai_log", {"heights": ("3",) * 6}),
    ("ai_bag", {"tokens": ("4", "4", "4", "4")}),
    ("ai_bag", {"drawn": "tech"}),
]


@pytest.mark.parametrize(("sprite", "change"), CHANGES, ids=lambda value: str(value))
def test_a_fact_can_be_seen(qapp: QApplication, sprite: str, change: dict[str, Any]) -> None:
    studio, facts = tables.studio(), EXAMPLES[sprite]
    assert not same(render(PAINTERS[sprite], facts, studio), render(PAINTERS[sprite], facts | change, studio))


def different(sprite: str, variations: list[dict[str, Any]], area: QRectF, least: float) -> None:
    """All variations differ from each other in ``area``, in more than ``least`` of its pixels."""
    images = [render(PAINTERS[sprite], facts, tables.studio()).copy(area.toRect()) for facts in variations]
    for (i, a), (k, b) in combinations(enumerate(images), 2):
        one, other = bytes(a.constBits()), bytes(b.constBits())
        channels = (zip(one[k::4], other[k::4], strict=True) for k in range(3))
        apart = zip(*([abs(x - y) > 8 for x, y in channel] for channel in channels), strict=True)
        share = sum(map(any, apart)) / (a.width() * a.height())
        assert share > least, f"{sprite} {i} and {k} differ in {share:.1%} of their picture only"


@pytest.mark.parametrize("faction", reading.FACTIONS)
def test_every_mission_of_a_faction_has_a_picture_of_its_own(qapp: QApplication, faction: str) -> None:
    """Signs aside: the middle of the card, where only the illustration is."""
    margin = PAINTERS["mission_card"].margin
    others = [other for other in reading.FACTIONS if other != faction]
    cards = [
        {"faction": faction, "skill": skill, "target": target, "supply": "tech"}
        for skill in reading.SKILLS
        for target in others
    ]
    different("mission_card", cards, QRectF(margin + 16, margin + 84, 168, 84), 0.08)


def test_every_faction_has_terrain_and_a_board_of_its_own(qapp: QApplication) -> None:
    facts = [{"faction": faction} for faction in reading.FACTIONS]
    margin = PAINTERS["hex"].margin
    different("hex", facts, QRectF(margin + 12, margin + 10, 52, 40), 0.3)
    margin = PAINTERS["district"].margin
    different("district", facts, QRectF(margin + 10, margin + 176, 360, 40), 0.3)


@pytest.mark.parametrize(
    "sprite", ["crew", "ship", "rebel", "tube", "rival", "rival_compact", "rebel_board", "ai_board"]
)
def test_rebels_differ_without_their_colour(qapp: QApplication, sprite: str) -> None:
    studio = tables.studio()
    grey = {f"seat_{i}": studio.palette.steel for i in range(1, 6)}
    studio = studio.with_palette(replace(studio.palette, **grey))
    facts = EXAMPLES[sprite] | {"name": ""}
    drawn = [render(PAINTERS[sprite], facts | {"rebel": rebel}, studio) for rebel in reading.REBELS]
    for a, b in combinations(range(len(drawn)), 2):
        assert not same(drawn[a], drawn[b]), f"{reading.REBELS[a]} looks like {reading.REBELS[b]}"


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("players", tables.PLAYERS)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("en", 2.0), ("pseudo", 1.5)])
def test_no_text_is_cut_or_tiny(qapp: QApplication, table: str, players: int, language: str, scale: float) -> None:
    guard = TextGuard()
    tables.compose(TABLES[table](players), tables.layout(players), tables.studio("dark", language, scale, guard))
    assert guard.notes, "nothing was written"
    assert sorted({note.text for note in guard.elided()}) == []
    assert sorted({(note.text, round(note.pixels, 1)) for note in guard.small()}) == []


def test_all_words_are_known(qapp: QApplication) -> None:
    guard = TextGuard()
    for players in tables.PLAYERS:
        tables.compose(tables.late(players), tables.layout(players), tables.studio(guard=guard))
    assert [note.text for note in guard.notes if "cytress_art" in note.text] == []


@pytest.mark.parametrize("players", tables.PLAYERS)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_whole_table_is_painted_within_reason(qapp: QApplication, players: int, theme: Any) -> None:
    """Under a second on an idle machine; the limit only catches a painter gone astray."""
    began = time.process_time()
    image = tables.compose(tables.late(players), tables.layout(players), tables.studio(theme))
    assert time.process_time() - began < 4.0
    assert image.size().toTuple() == (1570, 1036)
