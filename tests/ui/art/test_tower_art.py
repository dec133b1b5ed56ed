"""The components of Cyberdoom Tower: each paints, stays inside its bounds, tells its facts apart, and cuts no text."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from arcology.engine.config import GameConfig, resolve_options
from arcology.engine.play import play, start
from arcology.engine.refusal import Refusal
from arcology.games.cyberdoom_tower.plugin import PLUGIN
from arcology.packs.find import house_folder
from arcology.packs.locate import data_root
from arcology.ui.art import Component, Studio, components, render
from arcology.ui.art.guard import TextGuard
from arcology.ui.art.studio import ready
from tests.ui.art import tower_tables as tables

PAINTERS = components(tables.GAME)
TABLES: dict[str, Callable[[str], list[tables.Placed]]] = {"opening": tables.opening, "busy": tables.busy}
OUTSIDE = 30  # how far beyond its bounds a component is watched, in units


def examples() -> dict[str, dict[str, Any]]:
    """One set of facts for every sprite."""
    found: dict[str, dict[str, Any]] = {}
    for variant in tables.VARIANTS:
        for piece in tables.busy(variant):
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
    return len(alphas) - sum(map(alphas.count, (0, 1, 2)))


def same(a: QImage, b: QImage) -> bool:
    return a.size() == b.size() and bytes(a.constBits()) == bytes(b.constBits())


def test_every_sprite_of_the_tables_has_a_painter_and_every_painter_an_example() -> None:
    assert set(EXAMPLES) == set(PAINTERS)


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
    ("backdrop", {"floors": 5}),
    ("tower_floor", {"closed": True}),
    ("mod_column", {"cells": tables.MODIFIERS[0]}),
    ("tower_floor", {"open": True}),
    ("tower_floor", {"index": 3}),
    ("tower_floor", {"sectors": tables.SECTORS["T2"]}),
    ("sentinel", {"state": "dormant"}),
    ("sentinel", {"state": "defeated"}),
    ("sentinel", {"wounds": 1}),
    ("sentinel", {"raised": 3}),
    ("sentinel", {"chained": ("A",)}),
    ("sentinel", {"effective": ()}),
    ("ai_card", {"side": "A"}),
    ("ai_card", {"open": False}),
    ("ai_card", {"wounds": 0}),
    ("round_track", {"round": 2}),
    ("round_counter", {"round": 12}),
    ("team_keys", {"have": 0}),
    ("team_keys", {"needed": 4}),
    ("meeple", {"seat": 1}),
    ("player_card", {"active": False}),
    ("player_card", {"abilities": ("used", "locked", "locked", "locked")}),
    ("player_card", {"spotted": ()}),
    ("player_card_compact", {"spotted": ("2",)}),
    ("tracker_die", {"value": 2}),
    ("tracker_die", {"value": 0}),
    ("tracker_die", {"after": 3}),
    ("tracker_die", {"kind": "luck"}),
    ("attack_die", {"value": 2}),
    ("attack_die", {"angle": 40}),
    ("attack_die", {"color": "white"}),
    ("attack_die", {"tumbling": True}),
    ("attack_die", {"state": "bad"}),
    ("hit_box", {"color": "white"}),
    ("hit_box", {"mode": "exact"}),
    ("hit_box", {"mode": "any"}),
    ("hit_box", {"n": 5}),
    ("hit_box", {"chained": True}),
    ("hit_box", {"changed": True}),
    ("hit_box", {"state": "problem"}),
    ("hit_box", {"state": "empty"}),
    ("dice_tray", {"verdict": "hit"}),
    ("dice_tray", {"rows": ("3", "2", "1")}),
    ("dice_tray", {"chained": ()}),
    ("dice_tray_compact", {"verdict": "seen"}),
    ("equipment_card", {"used": True}),
    ("equipment_card", {"cost_energy": 0}),
    ("equipment_deck", {"count": 5}),
    ("equipment_deck", {"count": 0}),
    ("shelf", {"count": 0}),
    ("shelf_compact", {"count": 0}),
]


@pytest.mark.parametrize(("sprite", "change"), CHANGES, ids=lambda value: str(value))
def test_a_fact_can_be_seen(qapp: QApplication, sprite: str, change: dict[str, Any]) -> None:
    studio, facts = tables.studio(), EXAMPLES[sprite]
    assert not same(render(PAINTERS[sprite], facts, studio), render(PAINTERS[sprite], facts | change, studio))


def different(sprite: str, variations: list[dict[str, Any]], area: QRectF) -> None:
    """All variations differ from each other in ``area``, in more than a tenth of its pixels."""
    images = [render(PAINTERS[sprite], facts, tables.studio()).copy(area.toRect()) for facts in variations]
    for (i, a), (k, b) in combinations(enumerate(images), 2):
        pairs = zip(bytes(a.constBits())[::4], bytes(b.constBits())[::4], strict=True)
        share = sum(1 for x, y in pairs if abs(x - y) > 8) / (a.width() * a.height())
        assert share > 0.1, f"{sprite} {i} and {k} differ in {share:.1%} of their picture only"


def test_every_floor_has_rooms_of_its_own(qapp: QApplication) -> None:
    cards = [tables.floor_facts(f"T{n}", 0, sectors=("none",) * 6) for n in range(1, 6)]
    different("tower_floor", cards, QRectF(120, 24, 570, 66))


def test_every_sentinel_ai_and_piece_of_equipment_has_a_picture_of_its_own(qapp: QApplication) -> None:
    margin = PAINTERS["sentinel"].margin
    picture = QRectF(margin + 140, margin + 30, 180, 70)
    different("sentinel", [tables.sentinel_facts(f"S{n}") for n in range(1, 6)], picture)
    margin = PAINTERS["ai_card"].margin
    different("ai_card", [tables.ai_facts(side) for side in "AB"], QRectF(margin + 180, margin + 40, 160, 100))
    margin = PAINTERS["equipment_card"].margin
    different(
        "equipment_card", [tables.gear_facts(kind) for kind in tables.GEAR], QRectF(margin + 8, margin + 60, 150, 70)
    )


@pytest.mark.parametrize("sprite", ["meeple", "player_card", "player_card_compact"])
def test_players_differ_without_their_colour(qapp: QApplication, sprite: str) -> None:
    studio = tables.studio()
    grey = replace(studio.palette, seat_1=studio.palette.steel, seat_2=studio.palette.steel)
    studio = studio.with_palette(grey)
    facts = EXAMPLES[sprite] | {"name": "", "active": False}
    assert not same(
        render(PAINTERS[sprite], facts | {"seat": 0}, studio), render(PAINTERS[sprite], facts | {"seat": 1}, studio)
    )


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("variant", tables.VARIANTS)
@pytest.mark.parametrize(
    ("language", "scale"), [("en", 1.0), ("en", 1.5), ("en", 2.0), ("pseudo", 1.0), ("pseudo", 2.0)]
)
def test_no_text_is_cut_or_tiny(qapp: QApplication, table: str, variant: str, language: str, scale: float) -> None:
    guard = TextGuard()
    tables.compose(TABLES[table](variant), tables.layout(variant), tables.studio("dark", language, scale, guard))
    assert guard.notes, "nothing was written"
    assert sorted({note.text for note in guard.elided()}) == []
    assert sorted({(note.text, round(note.pixels, 1)) for note in guard.small()}) == []


@pytest.mark.parametrize("kind", tables.GEAR)
@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_no_text_of_equipment_is_cut_in_a_hand_of_two_players(qapp: QApplication, kind: str, language: str) -> None:
    guard = TextGuard()
    scale = tables.layout("duo").zones["hand.1"].scale
    for text_scale in (1.0, 2.0):
        studio = tables.studio("light", language, text_scale, guard)
        render(PAINTERS["equipment_card"], tables.gear_facts(kind), studio, scale)
    assert guard.elided() == []
    assert guard.small() == []


def test_the_words_of_both_states_and_all_abilities_fit(qapp: QApplication) -> None:
    guard = TextGuard()
    studio = tables.studio("dark", "pseudo", 1.0, guard)
    for states in (("ready",) * 4, ("used",) * 4, ("locked",) * 4):
        for sprite in ("player_card", "player_card_compact"):
            for active in (True, False):
                facts = tables.player_facts(1, abilities=states, active=active, spotted=("0", "1", "2", "3", "4"))
                render(PAINTERS[sprite], facts, studio)
    for verdict in ("hit", "miss", "hidden", "seen"):
        render(PAINTERS["dice_tray_compact"], EXAMPLES["dice_tray_compact"] | {"verdict": verdict}, studio)
    assert guard.elided() == []
    assert guard.small() == []


@pytest.mark.parametrize("variant", tables.VARIANTS)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_whole_table_is_painted_within_reason(qapp: QApplication, variant: str, theme: Any) -> None:
    """About a quarter of a second on an idle machine; the limit only catches a painter gone astray."""
    began = time.process_time()
    image = tables.compose(tables.opening(variant), tables.layout(variant), tables.studio(theme))
    assert time.process_time() - began < 2.0
    assert image.size().toTuple() == (1500, 1036)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_board_of_the_game_speaks_the_language_of_the_painters(qapp: QApplication, seats: int) -> None:
    """Tables of a game played at random: every sprite and place is known, every text fits."""
    root, folder = data_root(), data_root() / "resources" / "games" / tables.GAME
    config = GameConfig(tables.GAME, seats, 20, options=resolve_options(PLUGIN.options, {}))
    rules, board = PLUGIN.open(PLUGIN.load_pack(house_folder(root, tables.GAME), None), folder, config)
    state, chance, guard = start(rules, config).state, Random(7), TextGuard()
    studio = tables.studio(guard=guard)
    for step in range(41):
        if step % 20 == 0:
            table = board.project(state)
            pieces = [tables.Placed(piece.sprite, piece.at, dict(piece.facts)) for piece in table.pieces.values()]
            tables.compose(pieces, board.layout, studio)
        if rules.outcome(state) is not None:
            break
        played = play(rules, state, chance.choice(list(rules.legal(state))))
        assert not isinstance(played, Refusal)
        state = played.state
    assert [note.text for note in guard.notes if note.text.startswith("⟦")] == []
    assert guard.elided() == []
    assert guard.small() == []
