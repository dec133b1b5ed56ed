"""The components of Cities of Venus: each paints, stays inside its bounds, tells its facts apart, and cuts no text."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPolygonF
from PySide6.QtWidgets import QApplication

from arcology.engine.layout import Layout
from arcology.engine.table import Spot
from arcology.games.cities_of_venus import terms
from arcology.ui.art import Component, Studio, cities_of_venus, components, layers, render
from arcology.ui.art.cities_of_venus import geometry, motifs, reading, rooms
from arcology.ui.art.guard import TextGuard
from arcology.ui.art.palette import Theme
from arcology.ui.art.studio import ready
from tests.ui.art import venus_tables as tables

PAINTERS = components(tables.GAME)
TABLES: dict[str, Callable[[int], list[tables.Placed]]] = {"opening": tables.opening, "late": tables.late}
OUTSIDE = 30  # how far beyond its bounds a component is watched, in units
RIVALS = tuple(geometry.RIVAL_HEIGHTS)
THEMES: tuple[Theme, ...] = ("dark", "light")
SPRITES = {
    "row": "canister",
    "chutes": "parachute",
    "event": "event_card",
    "event_spent": "event_card",
    "innovations": "innovation",
    "surface_cards": "canister",
    "supply": "vnaut",
    "slot": "slot_card",
    "vnauts": "vnaut",
    "arrivals": "vnaut",
    "boosters": "booster",
    "pods": "vnaut",
    "gems": "gem",
    "gems_few": "gem",
    "dice": "die",
    "bay_card": "canister",
    "aboard": "vnaut",
    "first": "first_marker",
    "taken": "canister",
    "rival_dice": "die",
}
"""What zones hold that are not called as their sprite."""


def examples() -> dict[str, dict[str, Any]]:
    """One set of facts for every sprite."""
    found: dict[str, dict[str, Any]] = {"vnaut": {"state": "asleep"}, "innovation": tables.innovation("magma_lance")}
    for cities in tables.CITIES:
        for piece in tables.late(cities):
            found.setdefault(piece.sprite, dict(piece.facts))
    return found


EXAMPLES = examples()


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaves out what is painted into layers, which takes most of the time and has no words."""
    monkeypatch.setattr(layers.LAYERS, "paint", lambda *parts: None)


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


def test_the_package_tells_every_component_with_its_size_and_every_zone() -> None:
    told = cities_of_venus.__doc__ or ""
    sizes = {name: (float(w), float(h)) for name, w, h in re.findall(r"^(\w+) +(\d+)x(\d+) ", told, re.M)}
    assert sizes == {name: component.size for name, component in PAINTERS.items()}
    zones = {re.sub(r"\.\w+$", ".d", zone) for cities in tables.CITIES for zone in tables.layout(cities).zones}
    listed = set(re.findall(r"^([\w.]+)", told.partition("Zones, in")[2], re.M))
    assert zones <= listed


def test_painters_use_the_words_of_the_rules() -> None:
    assert tuple(terms.DEPTS) == reading.DEPTS
    assert tuple(step for step in terms.STEPS if 0 < step.number < 7) == reading.STEPS
    assert tuple(terms.Rating) == reading.RATINGS
    assert set(tables._house("innovations")) == set(reading.INNOVATIONS)


def test_every_card_of_the_house_set_has_a_picture_of_its_own() -> None:
    assert set(tables._house("canisters")) == set(motifs.CANISTERS)
    assert set(tables._house("events")) == {*motifs.STRIKES, *motifs.OTHERS}
    assert set(tables._house("innovations")) == set(motifs.INNOVATIONS)
    upgrades = [motifs.CANISTERS[card] for card, one in tables._house("canisters").items() if one["kind"] == "upgrade"]
    drawn = [*upgrades, *motifs.STRIKES.values(), *motifs.OTHERS.values(), *motifs.INNOVATIONS.values()]
    assert len(set(drawn)) == len(drawn), "two cards share a picture"


@pytest.mark.parametrize("sprite", sorted(PAINTERS))
def test_a_component_fills_its_place_and_stays_inside_its_bounds(qapp: QApplication, sprite: str) -> None:
    component, facts = PAINTERS[sprite], EXAMPLES[sprite]
    for theme in THEMES:
        image = render(component, facts, tables.studio(theme)).convertToFormat(QImage.Format.Format_ARGB32)
        alphas = bytes(image.constBits())[3::4]
        covered = sum(map(alphas.count, range(129, 256))) / len(alphas)
        assert covered > (0.999 if component.opaque else 0.08), f"{sprite} covers only {covered:.1%} of its bounds"
    assert painted_outside(component, facts, tables.studio()) == 0


def test_a_component_does_not_need_any_fact(bare: None, qapp: QApplication) -> None:
    for component in PAINTERS.values():
        assert not render(component, {}, tables.studio()).isNull()


CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("mat", {"last": False}),
    *(("drop_deck", change) for change in ({"count": 1}, {"count": 0}, {"phase": 1})),
    *(("canister", {key: value}) for key, value in {"phase": 1, "capacity": 5, "event": False, "vp": 1}.items()),
    *(("canister", {key: value}) for key, value in {"dept": "air", "verdict": "store", "free": ("power",)}.items()),
    *(("canister", {key: ("1",) * 7}) for key in ("cost", "missing")),
    ("canister", {"extra": 1, "cost": tables.digits(0, 2, 0, 0, 0, 0, 0)}),
    ("canister", {"kind": "boost", "boost": 6}),
    *(("parachute", change) for change in ({"phase": 3}, {"sway": 2})),
    ("event_deck", {"count": 0}),
    *(("event_card", change) for change in ({"note": ""}, {"spent": True}, {"effects": (("gain_any", "", "3"),)})),
    ("market", {"vp": 2}),
    *(("innovation", {key: value}) for key, value in {"capacity": 5, "count": 3, "vp": 0, "perk": ()}.items()),
    *(("innovation", change) for change in ({"count": 0}, {"placement": "bay"}, {"placement": "aside", "boost": 11})),
    *(("surface", change) for change in ({"count": 3}, {"top": ("3",)})),
    *(("round_track", {key: value}) for key, value in {"round": 2, "phase": 1, "step": "grab", "note": ""}.items()),
    ("freighter", {"note": ""}),
    *(("city", change) for change in ({"seat": 3}, {"active": False}, {"shields": 0}, {"shields": 9})),
    *(("nameplate", {key: value}) for key, value in {"people": 3, "cards": 2, "computer": True, "after": 40}.items()),
    *(("growth", {key: value}) for key, value in {"growth": 2, "air": 1, "food": 9, "extra": 0, "after": 9}.items()),
    *(("shuttle", change) for change in ({"count": 1}, {"leaving": True})),
    *(("department_air", change) for change in ({"count": 1}, {"capacity": 12}, {"filled": False}, {"after": 2})),
    *(("slot_card", change) for change in ({"capacity": 5}, {"vp": 0}, {"phase": 1}, {"perk": ("2", "0", "0")})),
    *(("booster", change) for change in ({"dept": "air"}, {"vp": 4}, {"phase": 3})),
    *(("vnaut", {"state": state}) for state in ("new", "leaving", "ready", "")),
    *(("station", change) for change in ({"count": 8}, {"note": ""}, {"after": 7})),
    *(("minerals", change) for change in ({"value": 3}, {"price": 5}, {"points": 1}, {"after": 9})),
    *(("gem", {"kind": kind}) for kind in ("black", "pink")),
    *(("bay", change) for change in ({"state": "empty"}, {"count": 1}, {"capacity": 6}, {"state": "cryo_holding"})),
    *(("die", change) for change in ({"value": 4}, {"sum": 0}, {"value": 0})),
    *(("forecast", change) for change in ({"total": 1}, {"lines": ()}, {"after": 50})),
    *(("challenge", {key: 7}) for key in ("total", "people", "minerals", "goal_people", "after")),
    ("challenge", {"freighter": False}),
    *((sprite, {key: ("1",) * 6}) for sprite in RIVALS for key in ("counts", "capacities", "slots")),
    *((sprite, {key: 3}) for sprite in RIVALS for key in ("station", "minerals", "people", "points", "boosters")),
    *((sprite, change) for sprite in RIVALS for change in ({"seat": 5}, {"active": False}, {"bay": "empty"})),
    *((sprite, change) for sprite in RIVALS for change in ({"computer": False}, {"done": True}, {"note": ""})),
    *(("rival_cards", change) for change in ({"cards": ()}, {"vps": ()}, {"bay_card": ""})),
]


@pytest.mark.parametrize("sprite", sorted({sprite for sprite, _ in CHANGES}))
def test_a_fact_can_be_seen(qapp: QApplication, sprite: str) -> None:
    studio, facts = tables.studio(), EXAMPLES[sprite]
    before = render(PAINTERS[sprite], facts, studio)
    changes = [change for of, change in CHANGES if of == sprite]
    unseen = [change for change in changes if same(before, render(PAINTERS[sprite], facts | change, studio))]
    assert unseen == []


@pytest.mark.parametrize("sprite", ["nameplate", "shuttle", *RIVALS])
def test_cities_differ_without_their_colour(qapp: QApplication, sprite: str) -> None:
    studio = tables.studio()
    grey = {f"seat_{i}": studio.palette.steel for i in range(1, 7)}
    studio = studio.with_palette(replace(studio.palette, **grey))
    facts = EXAMPLES[sprite] | {"name": ""}
    drawn = [render(PAINTERS[sprite], facts | {"seat": seat}, studio) for seat in range(6)]
    for a, b in combinations(range(6), 2):
        assert not same(drawn[a], drawn[b]), f"seats {a} and {b} look alike"


def test_departments_phases_and_gems_differ_without_their_colour(qapp: QApplication) -> None:
    studio = tables.studio()
    roles = (*reading.DEPTS, "phase_1", "phase_2", "phase_3", "gem_black", "gem_pink", "gem_clear")
    studio = studio.with_palette(replace(studio.palette, **dict.fromkeys(roles, studio.palette.steel)))
    card = tables.canister("G01", cost=("0",) * 7) | {"card": ""}
    drawn = [render(PAINTERS["canister"], card | {"dept": dept}, studio) for dept in reading.DEPTS]
    drawn += [render(PAINTERS["canister"], card | {"phase": phase}, studio) for phase in (2, 3)]
    for a, b in combinations(drawn, 2):
        assert not same(a, b)
    gems = [render(PAINTERS["gem"], {"kind": kind}, studio) for kind in ("black", "pink", "clear")]
    assert not any(same(a, b) for a, b in combinations(gems, 2))


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(
    ("language", "scale"), [("en", 1.0), ("en", 1.5), ("en", 2.0), ("pseudo", 1.0), ("pseudo", 2.0)]
)
def test_no_text_is_cut_or_tiny(bare: None, qapp: QApplication, table: str, language: str, scale: float) -> None:
    guard = TextGuard()
    for cities in (1, 2, 4, 5, 6):
        write(TABLES[table](cities), tables.layout(cities), tables.studio("dark", language, scale, guard))
    assert guard.notes, "nothing was written"
    assert sorted({note.text for note in guard.elided()}) == []
    assert sorted({(note.text, round(note.pixels, 1)) for note in guard.small()}) == []
    assert [note.text for note in guard.notes if "cities_of_venus" in note.text] == []


def write(pieces: list[tables.Placed], where: Layout, studio: Studio) -> None:
    """Has the words of every look painted once for its guard, at its size on the table."""
    seen: set[str] = set()
    for piece in pieces:
        scale = where.pose(piece.at).scale
        look = f"{piece.sprite} {scale} {piece.facts}"
        if look not in seen:
            seen.add(look)
            render(PAINTERS[piece.sprite], piece.facts, studio, scale)


def test_no_words_are_in_the_layers(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words change with the language and the size of the text; a layer would keep the old ones."""
    written = TextGuard()
    write(tables.late(2), tables.layout(2), tables.studio(guard=written))
    monkeypatch.setattr(layers.LAYERS, "paint", lambda *parts: None)
    outside = TextGuard()
    write(tables.late(2), tables.layout(2), tables.studio(guard=outside))
    assert [note.text for note in written.notes] == [note.text for note in outside.notes]


@pytest.mark.parametrize("cards", ["canisters", "innovations", "events"])
@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_every_name_fits_on_its_card(bare: None, qapp: QApplication, cards: str, language: str) -> None:
    guard = TextGuard()
    studio = tables.studio("dark", language, 1.0, guard)
    for card in tables._house(cards):
        if cards == "events":
            render(PAINTERS["event_card"], tables.event(card), studio)
            continue
        canister = cards == "canisters"
        facts = tables.canister(card) if canister else tables.innovation(card, count=3)
        render(PAINTERS["canister" if canister else "innovation"], facts, studio, 0.84 if canister else 0.76)
        if facts.get("placement", "slot") == "slot" and facts["kind"] != "boost":
            render(PAINTERS["slot_card"], tables.owned(card), studio)
    assert sorted({note.text for note in guard.elided()}) == []
    assert sorted({(note.text, round(note.pixels, 1)) for note in guard.small()}) == []


@pytest.mark.parametrize("sprite", RIVALS)
def test_from_near_a_rivals_cards_have_their_names(qapp: QApplication, sprite: str) -> None:
    guard = TextGuard()
    render(PAINTERS[sprite], EXAMPLES[sprite], tables.studio(guard=guard), 4.3)
    written = {note.text for note in guard.notes}
    assert {"Wing Turbines", "Autonomous Installation", "Helix Arcology Farm"} <= written
    assert guard.elided() == []
    assert guard.small() == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_whole_table_is_painted_within_reason(qapp: QApplication, theme: Theme) -> None:
    """A second on an idle machine, a third of that once its layers are kept; the limit catches a painter astray."""
    began = time.process_time()
    image = tables.compose(tables.late(6), tables.layout(6), tables.studio(theme))
    assert time.process_time() - began < 5.0
    assert image.size().toTuple() == (1570, 1036)


# ---- layout ----------------------------------------------------------------------------------------------------------


def areas(where: Layout, zone: str) -> list[tuple[str, QRectF]]:
    """The rectangles of all places of a zone."""
    found, result = where.zones[zone], []
    for slot in found.slots:
        pose = where.pose(Spot(zone, slot))
        w, h = found.item[0] * pose.scale, found.item[1] * pose.scale
        result.append((f"{zone} {slot}", QRectF(pose.x - w / 2, pose.y - h / 2, w, h)))
    return result


def sprite_of(zone: str) -> str:
    kind, _, dept = zone.partition(".")
    return f"department_{dept}" if kind == "department" else SPRITES.get(kind, kind)


@pytest.mark.parametrize("cities", tables.CITIES)
def test_zones_hold_what_their_painters_draw_and_lie_on_the_table(cities: int) -> None:
    where = tables.layout(cities)
    table = QRectF(0, 0, *where.size).adjusted(-1, -1, 1, 1)
    for name, zone in where.zones.items():
        assert zone.item == PAINTERS[sprite_of(name)].size, name
        for place, rect in areas(where, name):
            assert table.contains(rect), f"{place} reaches beyond the table: {rect}"


@pytest.mark.parametrize("cities", tables.CITIES)
def test_boards_and_cards_have_places_of_their_own(cities: int) -> None:
    where = tables.layout(cities)
    boards = ("mat", "city", "station", "forecast", "minerals", "bay", "challenge", "rival_cards", *RIVALS)
    cards = ("drop_deck", "event", "market", "row", "supply_vnauts", "supply_gems", "round_track", "surface")
    for kinds in (
        boards,
        cards,
        ("innovations",),
        ("growth", "nameplate", "shuttle", *(z for z in where.zones if "department" in z)),
    ):
        placed = [place for zone in kinds if zone in where.zones for place in areas(where, zone)]
        for (a, first), (b, second) in combinations(placed, 2):
            assert not first.adjusted(0.5, 0.5, -0.5, -0.5).intersects(second), f"{a} covers {b}"


@pytest.mark.parametrize("cities", tables.CITIES)
def test_pieces_lie_where_the_city_draws_their_places(cities: int) -> None:
    where = tables.layout(cities)
    for dept in reading.DEPTS:
        room = areas(where, f"department.{dept}")[0][1]
        front = rooms.outline(geometry.ROOMS[dept]).translated(room.topLeft())
        card = areas(where, f"slot.{dept}")[0][1]
        assert front.contains(card), f"the card of {dept} is not in its room"
        shape = QPolygonF([QPointF(*at) for at in PAINTERS[f"department_{dept}"].outline])
        lit = shape.translated(room.topLeft())
        assert lit.boundingRect().width() == pytest.approx(front.boundingRect().width(), abs=0.2)
        assert all(front.contains(at * 0.98 + lit.boundingRect().center() * 0.02) for at in lit.toList()), dept
        for capacity in range(1, geometry.MOST + 1):
            spots = [where.pose(Spot(f"vnauts.{dept}", f"{i + 1}/{capacity}")) for i in range(capacity)]
            for i, pose in enumerate(spots):
                at = geometry.standing(dept, i, capacity) + room.topLeft()
                assert (pose.x, pose.y) == pytest.approx(at.toTuple(), abs=0.05)
                assert front.contains(QPointF(pose.x, pose.y + 16)), f"{dept} {i + 1}/{capacity} is not in its room"
                assert not card.adjusted(0, 0, -2, 0).contains(QPointF(pose.x - 8, pose.y)), f"{dept} {i + 1} hidden"
            for a, b in combinations(spots, 2):
                assert abs(a.x - b.x) > 23 or abs(a.y - b.y) > 30, f"V-nauts of {dept} hide each other at {capacity}"
    station = areas(where, "station")[0][1].topLeft()
    for i in range(geometry.PODS):
        pose = where.pose(Spot("pods", str(i)))
        assert (pose.x, pose.y) == pytest.approx((geometry.pod(i) + station).toTuple(), abs=0.05)
    bay = areas(where, "bay")[0][1]
    held = [rect for zone in ("bay_card", "aboard") for _, rect in areas(where, zone)]
    assert all(bay.contains(rect) for rect in held)
    store = areas(where, "minerals")[0][1]
    for zone, places in (("gems", geometry.gem_place), ("gems_few", lambda kind, i: geometry.FEW[kind][i])):
        assert all(store.contains(rect) for _, rect in areas(where, zone))
        for slot in where.zones[zone].slots:
            kind, _, index = slot.partition(".")
            pose = where.pose(Spot(zone, slot))
            assert (pose.x, pose.y) == pytest.approx((places(kind, int(index)) + store.topLeft()).toTuple()), slot
    assert where.zones["gems_few"].scale == geometry.FEW_SCALE


@pytest.mark.parametrize("cities", tables.CITIES)
def test_there_is_a_place_for_everybody_and_every_card(cities: int) -> None:
    where = tables.layout(cities)
    assert len(where.zones["row"].slots) == len(where.zones["chutes"].slots) == (7 if cities == 6 else 5)
    rivals = [zone for name, zone in where.zones.items() if name in RIVALS]
    assert sum(len(zone.slots) for zone in rivals) == cities - 1
    assert len(where.zones["first"].slots) == cities
    assert ("challenge" in where.zones) == ("freighter" in where.zones) == (cities == 1)
