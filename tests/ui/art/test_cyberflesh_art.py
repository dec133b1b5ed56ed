"""The components of Cyberflesh: each paints, stays inside its bounds, tells its facts apart, and cuts no text."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from arcology.games.cyberflesh import terms
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.page import Page
from arcology.games.cyberflesh.effects import Choice
from arcology.packs.locate import data_root
from arcology.text.po import parse
from arcology.ui.art import Component, Studio, components, render
from arcology.ui.art.cyberflesh import bestiary, geometry, reading, scenes, things
from arcology.ui.art.guard import TextGuard
from arcology.ui.art.layers import Layers
from arcology.ui.art.studio import ready
from tests.games.cyberflesh.boards import rules
from tests.games.cyberflesh.desk import Desk
from tests.ui.art import cyberflesh_tables as tables
from tests.ui.art.cyberflesh_tables import Plain

PAINTERS = components(tables.GAME)
TABLES: dict[str, Callable[[int], list[tables.Placed]]] = {
    "fight": tables.fight,
    "event": tables.event,
    "market": tables.market,
}
OUTSIDE = 30  # how far beyond its bounds a component is watched, in units


def examples() -> dict[str, dict[str, Any]]:
    """One set of facts for every sprite."""
    found: dict[str, dict[str, Any]] = {}
    for players in tables.PLAYERS:
        for table in TABLES.values():
            for piece in table(players):
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
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(component.bounds.adjusted(-1, -1, 1, 1), 0)
    painter.end()
    alphas = bytes(image.constBits())[3::4]
    return len(alphas) - sum(map(alphas.count, range(4)))


@cache
def usual(sprite: str) -> QImage:
    """A component with the facts of its example."""
    return render(PAINTERS[sprite], EXAMPLES[sprite], tables.studio())


def same(a: QImage, b: QImage) -> bool:
    return a.size() == b.size() and bytes(a.constBits()) == bytes(b.constBits())


def test_every_sprite_of_the_tables_has_a_painter_and_every_painter_an_example() -> None:
    assert set(EXAMPLES) == set(PAINTERS)


def test_painters_use_the_words_of_the_rules() -> None:
    assert tuple(terms.Stat) == reading.STATS
    assert tuple(terms.Corner) == reading.CORNERS
    assert set(reading.ABILITY_ICONS) == set(terms.Ability)
    assert {*terms.Keyword, *terms.Stat, *terms.MutationUse} <= set(reading.VALUE_ICONS)
    assert set(scenes.SCENES) == set(range(terms.LAST_EVENT + 1))


def ids(prefix: str, count: int) -> list[str]:
    return [f"{prefix}{n:02}" for n in range(1, count + 1)]


def test_everything_in_the_box_has_a_drawing_of_its_own() -> None:
    creatures = {*ids("E", 25), *ids("D", 11), *ids("N", 10), "CF", "CF_ALLY", "F1", "F2", "C1", "C2", "C3"}
    assert set(bestiary.CREATURES) == creatures
    assert set(things.THINGS) == {*ids("L", 38), *ids("M", 40)}
    for drawings in (
        [known.figure for known in bestiary.CREATURES.values()],
        list(things.THINGS.values()),
        [picture for picture, *_ in scenes.SCENES.values()],
    ):
        assert len(set(drawings)) == len(drawings), "one drawing stands for two"


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("sprite", sorted(PAINTERS))
def test_a_component_fills_its_place_and_stays_inside_its_bounds(qapp: QApplication, sprite: str, theme: Any) -> None:
    studio, component = tables.studio(theme), PAINTERS[sprite]
    image = render(component, EXAMPLES[sprite], studio)
    whole = image.convertToFormat(QImage.Format.Format_ARGB32)  # its bits live as long as it does
    alphas = bytes(whole.constBits())[3::4]
    covered = sum(map(alphas.count, range(129, 256))) / len(alphas)
    assert covered > (0.999 if component.opaque else 0.02), f"{sprite} covers only {covered:.1%} of its bounds"
    if theme == "dark":
        assert painted_outside(component, EXAMPLES[sprite], studio) == 0


@pytest.mark.parametrize("sprite", sorted(PAINTERS))
def test_a_component_does_not_need_any_fact(qapp: QApplication, sprite: str) -> None:
    assert not render(PAINTERS[sprite], {}, tables.studio()).isNull()


CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("backdrop", {"biome": 4}),
    ("biome_board", {"sirens": 2}),
    ("biome_board", {"grid": ("SEX",)}),
    ("tile", {"state": "hidden", "back": "event"}),
    ("tile", {"state": "scouted", "type": "siren", "back": "env"}),
    ("tile", {"state": "revealed", "type": "siren", "number": 2}),
    ("tile", {"state": "revealed", "type": "siren", "pending": True}),
    ("tile", {"state": "revealed", "type": "loot", "done": True}),
    ("tile", {"back": "exit", "type": "exit", "sealed": True}),
    ("party", {"seats": ("2",)}),
    ("party", {"ally": True}),
    ("supply", {"alert": 8}),
    ("alert_marker", {"lit": False}),
    ("alert_marker", {"level": 7}),
    ("deck", {"kind": "monster"}),
    ("deck", {"count": 0}),
    ("deck", {"kind": "graveyard", "top": "E20"}),
    ("deck", {"kind": "events", "top": "CF"}),
    ("order_track", {"turn": 0}),
    ("order_entry", {"state": "done"}),
    ("order_entry", {"card": "D05"}),
    ("order_entry", {"target_seat": 2}),
    ("order_entry_small", {"state": "waiting"}),
    ("slot", {"chosen": False}),
    ("slot", {"state": "closed"}),
    ("slot", {"state": "empty", "note": Plain("nothing came")}),
    ("enemy_card", {"card": "E07"}),
    ("enemy_card", {"rank": "lord"}),
    ("enemy_card", {"incited": 0}),
    ("enemy_card", {"abilities": ("absorb",)}),
    ("enemy_card", {"loot": "mutation"}),
    ("enemy_card", {"hp": 9, "max": 16}),
    ("enemy_card", {"hp": 50, "max": 74}),
    ("enemy_card", {"after": 0}),
    ("enemy_card", {"muted": True}),
    ("enemy_card", {"defence": 1}),
    ("enemy_card", {"target_seat": 2}),
    ("aim", {"order": 3}),
    ("aim", {"seat": 2}),
    ("tray", {"title": Plain("Slot roll")}),
    ("tray", {"title": Plain("Hook Knife"), "result": Plain("A hit"), "verdict": "hit"}),
    ("die", {"value": 5}),
    ("die", {"value": 0}),
    ("die", {"tone": "rust"}),
    ("die", {"state": "hit"}),
    ("die", {"reading": 2}),
    ("die", {"modifier": -2}),
    ("die", {"angle": 40}),
    ("chance", {"percent": 13}),
    ("chance", {"percent_2": 90}),
    ("camp", {"count": 0}),
    ("companion", {"necrosis": 7}),
    ("companion", {"mutations": ("br",)}),
    ("companion", {"active": False}),
    ("companion", {"card": "CF"}),
    ("event_page", {"event": 3}),
    ("event_page", {"event": -1}),
    ("event_page", {"biome": 8}),
    ("event_page", {"choices": 2}),
    ("event_strip", {"event": 26}),
    ("choice_card", {"closed": True}),
    ("choice_card", {"icon": "mutation"}),
    ("choice_card", {"price": 4}),
    ("choice_card", {"chances": (("0", "50"),)}),
    ("sheet", {"filled": ()}),
    ("sheet", {"both": False}),
    ("sheet", {"dead": True}),
    ("sheet", {"active": False}),
    ("sheet_narrow", {"used": ("left",)}),
    ("portrait", {"character": "C2"}),
    ("portrait", {"dead": True}),
    ("hp_bar", {"hp": 3}),
    ("hp_bar", {"after": 1}),
    ("hp_bar", {"muted": True}),
    ("hp_bar_narrow", {"max": 12}),
    ("stat", {"stat": "defence"}),
    ("stat", {"base": 9}),
    ("stat", {"after": 1}),
    ("necrosis_track", {"count": 8}),
    ("necrosis_track", {"after": 9}),
    ("necrosis_track_narrow", {"count": 0}),
    ("gear", {"card": "L30"}),
    ("gear", {"values": ()}),
    ("gear", {"aimed": 2}),
    ("gear", {"kind": "mutation", "corner": "br"}),
    ("loot_card", {"blood": 6}),
    ("loot_card", {"text": Plain("Heals four.")}),
    ("loot_card", {"muted": True}),
]


@pytest.mark.parametrize(("sprite", "change"), CHANGES, ids=lambda value: str(value))
def test_a_fact_can_be_seen(qapp: QApplication, sprite: str, change: dict[str, Any]) -> None:
    assert not same(usual(sprite), render(PAINTERS[sprite], EXAMPLES[sprite] | change, tables.studio()))


def different(sprite: str, variations: list[dict[str, Any]], area: QRectF, least: float) -> None:
    """All variations differ from each other in ``area``, in more than ``least`` of its pixels."""
    images = [render(PAINTERS[sprite], facts, tables.studio(), 0.5).copy(area.toRect()) for facts in variations]
    pixels = [bytes(image.constBits())[1::4] for image in images]  # green says enough
    for (i, a), (k, b) in combinations(enumerate(pixels), 2):
        share = sum(abs(x - y) > 10 for x, y in zip(a[::3], b[::3], strict=True)) * 3 / len(a)
        assert share > least, f"{sprite} {i} and {k} differ in {share:.1%} of their picture only"


def test_the_biomes_have_terrain_of_their_own(qapp: QApplication) -> None:
    tiles = [{"biome": b, "back": "env", "state": "revealed", "type": "combat"} for b in reading.BIOMES]
    different("tile", tiles, QRectF(10, 10, 44, 44), 0.15)


def test_monsters_and_lords_can_be_told_apart(qapp: QApplication) -> None:
    cards = [{"card": card} for card in [*ids("E", 25), *ids("D", 11), "CF", "F1", "F2"]]
    margin = PAINTERS["enemy_card"].margin / 2
    different("enemy_card", cards, QRectF(margin + 20, margin + 30, 53, 44), 0.12)


@pytest.mark.parametrize("sprite", ["portrait", "sheet", "party", "aim", "order_entry", "companion"])
def test_seats_differ_without_their_colour(qapp: QApplication, sprite: str) -> None:
    studio = tables.studio()
    studio = studio.with_palette(replace(studio.palette, **{f"seat_{i}": studio.palette.steel for i in range(1, 5)}))
    facts = EXAMPLES[sprite] | {"character": "C1", "target_seat": -1}
    drawn = [render(PAINTERS[sprite], facts | {"seat": n, "seats": (str(n),)}, studio) for n in range(3)]
    for a, b in combinations(range(3), 2):
        assert not same(drawn[a], drawn[b]), f"seat {a} looks like seat {b}"


def test_muted_hides_every_drop(qapp: QApplication) -> None:
    """With drops made invisible a muted card looks as it did before."""
    studio = tables.studio()
    bloodless = studio.with_palette(replace(studio.palette, red_die=studio.palette.lime, damage=studio.palette.lime))
    worth = {"kind": "helmet", "card": "L24", "blood": 3}
    for sprite, facts in (("loot_card", worth), ("choice_card", {"price": 4})):
        for muted in (True, False):
            now, then = (render(PAINTERS[sprite], facts | {"muted": muted}, one) for one in (studio, bloodless))
            assert same(now, then) == muted, sprite


def notes(table: str, players: int, language: str = "en", scale: float = 1.0) -> TextGuard:
    """Every text of a table."""
    guard = TextGuard()
    tables.compose(TABLES[table](players), tables.layout(players), tables.studio("dark", language, scale, guard))
    return guard


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("players", tables.PLAYERS)
def test_no_text_is_cut_or_tiny(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, table: str, players: int) -> None:
    """Only texts are painted here; what lies below them holds none, as the next test shows."""
    monkeypatch.setattr(Layers, "paint", lambda *_: None)
    for language, scale in (("en", 1.0), ("en", 1.5), ("en", 2.0), ("pseudo", 1.0), ("pseudo", 2.0)):
        guard = notes(table, players, language, scale)
        assert guard.notes, "nothing was written"
        assert sorted({note.text for note in guard.elided()}) == [], f"{language} {scale}"
        assert sorted({(note.text, round(note.pixels, 1)) for note in guard.small()}) == [], f"{language} {scale}"
        assert [note.text for note in guard.notes if "cyberflesh_art" in note.text] == []


def test_headings_and_badges_follow_the_size_of_texts(qapp: QApplication) -> None:
    usual = {note.text: note.pixels for note in notes("fight", 2).notes}
    large = {note.text: note.pixels for note in notes("fight", 2, scale=2.0).notes}
    for words in (
        "NECROSIS",
        "CONSUMABLES",
        "FIGHT",
        "ACTING",
        "LAST ROLL",
        "Monster",
        "+4 = 6",
        "Hunts lowest Precision",
    ):
        assert large[words] / usual[words] > 1.3, words


@pytest.mark.parametrize("table", TABLES)
def test_layers_hold_no_text(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, table: str) -> None:
    """A layer is kept whatever its words are, so they must not be in it."""
    whole = notes(table, 1).notes
    monkeypatch.setattr(Layers, "paint", lambda *_: None)
    assert notes(table, 1).notes == whole


NAMED = (
    ("enemy", [*ids("E", 25), *ids("D", 11), "CF", "F1", "F2"], {"enemy_card": 1.0, "order_entry": 1.0}),
    ("helper", [*ids("N", 10), "CF"], {"companion": 1.0, "order_entry": 1.0}),
    (
        "character",
        ["C1", "C2", "C3"],
        {"sheet": 1.0, "sheet_narrow": 1.0, "order_entry": 1.0, "order_entry_small": 1.0},
    ),
    ("loot", ids("L", 38), {"loot_card": 0.7, "gear": geometry.NARROW_SCALE}),
    ("mutation", ids("M", 40), {"gear": geometry.NARROW_SCALE}),
    ("biome", [str(b) for b in reading.BIOMES], {"biome_board": 1.0}),
)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize(("kind", "cards", "sprites"), NAMED, ids=[kind for kind, *_ in NAMED])
def test_every_name_in_the_box_fits(
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    cards: list[str],
    sprites: dict[str, float],
    scale: float,
) -> None:
    monkeypatch.setattr(Layers, "paint", lambda *_: None)
    guard = TextGuard()
    studio = tables.studio("dark", "en", scale, guard)
    for card in cards:
        for sprite, size in sprites.items():
            facts = {
                "card": card,
                "name": f"cyberflesh.{kind}.{card}",
                "values": (("attacks", "3"), ("precision", "−1")),
            }
            render(PAINTERS[sprite], facts, studio, size)
    assert sorted({note.text for note in guard.elided()}) == []
    assert sorted({(note.text, round(note.pixels, 1)) for note in guard.small()}) == []


def test_rules_text_is_on_a_card_only_where_it_can_be_read(qapp: QApplication) -> None:
    said = tables.AMPOULE | {"text": Plain("Heals one of your own by 4.")}
    for size, printed in ((geometry.HAND_SCALE, False), (1.0, True)):
        guard = TextGuard()
        render(PAINTERS["loot_card"], said, tables.studio(guard=guard), size)
        assert (said["text"] in [note.text for note in guard.notes]) is printed, f"at {size}"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_event_and_its_choices_fit(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, scale: float) -> None:
    """Also beside a single sheet, where the page is smallest."""
    monkeypatch.setattr(Layers, "paint", lambda *_: None)
    guard = TextGuard()
    studio = tables.studio("dark", "en", scale, guard)
    size = tables.layout(1).zones["event"].scale
    for n in range(terms.LAST_EVENT + 1):
        page = {"event": n, "title": f"cyberflesh.event.{n}", "text": f"cyberflesh.event.{n}.text"}
        render(PAINTERS["event_page"], page, studio, size)
        render(PAINTERS["event_strip"], page, studio)
    words = data_root() / "translations" / "en" / "LC_MESSAGES" / "cyberflesh.po"
    told = parse(words.read_text(encoding="utf-8"), words.name)
    labels = [message.id for message in told if message.id.startswith("cyberflesh.choice.")]
    assert len(labels) > 30
    for label in labels:
        render(PAINTERS["choice_card"], {"label": label}, studio, size)
    assert sorted({note.text for note in guard.elided()}) == []
    assert sorted({(note.text, round(note.pixels, 1)) for note in guard.small()}) == []


def test_what_a_choice_does_is_not_cut(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every choice that an event offers first, with its condition and all that follows."""
    monkeypatch.setattr(Layers, "paint", lambda *_: None)
    guard, book = TextGuard(), rules().book
    studio, desk = tables.studio("dark", "en", 1.0, guard), Desk("C1", "C2")
    made, count = Page(Names(book)), 0
    for n in range(terms.LAST_EVENT + 1):
        for effect in book.pack.event(n).effects:
            for option in effect.options if isinstance(effect, Choice) else ():
                facts = dict(made._option(desk.state, 0, 3, option, False).facts)
                render(PAINTERS["choice_card"], facts, studio, 0.75)
                count += 1
    assert count > 30
    assert sorted({note.text for note in guard.elided()}) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_whole_table_is_painted_within_reason(qapp: QApplication, theme: Any) -> None:
    """About a second on an idle machine, a fifth of it the next time; the limit only catches a painter gone astray."""
    began = time.process_time()
    image = tables.compose(tables.fight(3), tables.layout(3), tables.studio(theme))
    assert time.process_time() - began < 5.0
    assert image.size().toTuple() == (geometry.TABLE_W, geometry.TABLE_H)
