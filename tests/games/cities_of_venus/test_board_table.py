"""The table: everything once, at a place that the layout has, and nothing that is hidden."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

from arcology.engine.motion import plan
from arcology.engine.table import EMPTY, Spot, diff, patch
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.rules.grab import worth_most
from arcology.games.cities_of_venus.rules.growth import growth
from arcology.games.cities_of_venus.rules.room import capacity
from arcology.games.cities_of_venus.tasks import AskAction, BeginGrab
from arcology.games.cities_of_venus.terms import DEPTS, PLACES, Dept, Place
from tests.games.cities_of_venus.boards import CITIES, beats, board, board_of, fact, piece, project, walk, words
from tests.games.cities_of_venus.desk import Desk, house_rules

FEW = 5
"""Hundreds of moments are the same in kind: every so many of them is looked at."""


def count(table: Any, sprite: str) -> int:
    return sum(found.sprite == sprite for found in table.pieces.values())


@pytest.mark.rule("CVL-SETUP-02", "CVL-SETUP-03", "CVL-ROUND-04")
@pytest.mark.parametrize("cities", CITIES)
def test_census(cities: int) -> None:
    """Every component lies somewhere: V-nauts and cards of the large city one by one, the others as figures."""
    for moment in walk(cities)[::FEW]:
        s, table = moment.seen, project(moment.seen)
        seat = board(cities)._names.large_seat(s)
        city, picks = s.cities[seat], s.plan.picks if s.plan is not None and s.plan.seat == seat else [0] * 8
        waiting = s.plan.left if s.plan is not None and s.plan.seat == seat and s.plan.source is not None else 0
        shown = sum(min(n, 12) for n in city.dept) + min(8, city.aboard) + city.iis + min(14, waiting)
        coming = s.plan is not None and s.plan.seat == seat and s.plan.source is not None
        assert count(table, "vnaut") == shown + (sum(picks) if coming else 0)
        assert count(table, "slot_card") == sum(bool(card) for card in city.slots)
        assert count(table, "booster") == min(16, len(city.boosts) + len(city.aside))
        assert count(table, "parachute") == len(s.row)
        assert {f"card.{card}" for card in s.row} <= table.pieces.keys()
        assert count(table, "event_card") == bool(s.event) + bool(s.event_discard)
        assert sum(id_.startswith("rival.") for id_ in table.pieces) == cities - 1
        assert sum(id_.startswith("department.") for id_ in table.pieces) == len(DEPTS)
        assert sum(id_.startswith("innovation.") for id_ in table.pieces) == len(s.market)
        assert count(table, "first_marker") == (cities > 1)
        assert count(table, "challenge") == (cities == 1)
        assert count(table, "gem") <= 28


@pytest.mark.parametrize("cities", CITIES)
def test_every_beat_has_its_place_and_its_name(cities: int) -> None:
    layout = board(cities).layout
    for _, table in beats(cities):
        for found in table.pieces.values():
            layout.pose(found.at)
            assert words(found.name)
            if found.origin is not None:
                layout.pose(found.origin)


@pytest.mark.parametrize("cities", CITIES)
def test_tables_differ_by_what_changes(cities: int) -> None:
    shown = EMPTY
    for _, table in beats(cities):
        assert patch(shown, diff(shown, table)) == table
        shown = table


@pytest.mark.parametrize("cities", CITIES)
def test_the_layout_has_every_place(cities: int) -> None:
    """Also those that no game has needed yet."""
    layout = board(cities).layout
    spots = [Spot("drop_deck", "deck"), Spot("event_deck", "deck"), Spot("event", "open"), Spot("event_spent", "pile")]
    drop = house_rules().book.constants.drop[cities - 1]
    spots += [Spot(zone, str(place)) for zone in ("row", "chutes") for place in range(1, drop + 1)]
    spots += [Spot("innovations", str(place)) for place in range(1, 5)]
    spots += [Spot("surface_cards", "pile"), Spot("supply", "vnauts"), Spot("supply", "clear")]
    for dept in DEPTS:
        spots += [Spot(f"department.{dept.value}", "room"), Spot(f"slot.{dept.value}", "card")]
        spots += [Spot(f"vnauts.{dept.value}", f"{n}/{of}") for of in range(1, 13) for n in range(1, of + 1)]
    spots += [names.arrival_spot(number) for number in range(20)]
    spots += [Spot("pods", str(pod)) for pod in range(8)] + [Spot("aboard", str(seat)) for seat in range(8)]
    spots += [Spot("boosters", str(place)) for place in range(16)] + [Spot("dice", "1"), Spot("dice", "2")]
    spots += [Spot("gems_few", f"clear.{n}") for n in range(4)] + [Spot("gems_few", f"black.{n}") for n in range(3)]
    spots += [Spot("gems", f"clear.{n}") for n in range(24)] + [Spot("gems", f"black.{n}") for n in range(3)]
    for place in range(1, cities):
        spots += [Spot("taken", str(place)), Spot("rival_dice", f"{place}.1"), Spot("first", str(place))]
    if cities == 1:
        spots += [Spot("challenge", "board"), Spot("freighter", "sky")]
    w, h = layout.size
    outside = [spot for spot in spots if not (0 <= layout.pose(spot).x <= w and 0 <= layout.pose(spot).y <= h)]
    assert not outside


@pytest.mark.parametrize("cities", CITIES)
def test_films_end_on_the_table(cities: int) -> None:
    found = board(cities)
    for moment in walk(cities)[::11]:
        steps = [(beat.events, project(beat.state)) for beat in moment.after.beats]
        film = plan(project(moment.state), steps, found.layout, found.cues, 1)
        if film.scenes:
            assert film.scenes[-1].table == project(moment.after.state)


@pytest.mark.parametrize("cities", CITIES)
def test_gauges_are_the_figures_of_the_large_city(cities: int) -> None:
    for moment in walk(cities)[::13]:
        s, table = moment.seen, project(moment.seen)
        seat = board(cities)._names.large_seat(s)
        for found in table.pieces.values():
            facts = dict(found.facts)
            if "gauge" not in facts:
                continue
            figure = next(facts[name] for name in ("growth", "value", "count", "total", "people") if name in facts)
            assert table.gauges[facts["gauge"]] == figure, found.id
        if s.plan is None:
            assert table.gauges[names.growth(seat)] == growth(house_rules().book, s.cities[seat])


def test_a_card_taken_leaves_its_place_empty() -> None:
    """Those that still hang stay where they came down."""
    desk = Desk(2).row("G02", "G15", "G21").grab()
    assert piece(desk, "card.G21").at == Spot("row", "3")
    desk.act(act.Buy(0, "G02"))
    assert piece(desk, "card.G21").at == Spot("row", "3")
    assert piece(desk, "chute.G15").at == Spot("chutes", "2")


@pytest.mark.rule("CVL-CARD-01")
def test_a_canister_says_what_is_missing_and_what_is_free() -> None:
    desk = Desk(2).city("P0 M1 S4 A4 F4", minerals=1).row("G05", "Y06").grab()
    assert fact(desk, "card.G05", "missing") == ("1", "0", "0", "0", "0", "0", "0")
    assert fact(desk, "card.G05", "verdict") == "store"
    assert fact(desk, "card.Y06", "missing") == ("0", "0", "0", "0", "0", "0", "2")
    desk.slot("auto_install")
    assert fact(desk, "card.G05", "free") == ("mechanical",)
    desk.city("P1 M0 S4 A4 F4")
    assert fact(desk, "card.G05", "verdict") == "pay"


@pytest.mark.rule("CVL-HOLD-04", "CVL-RUL-45")
def test_the_stored_card_shows_its_surcharge() -> None:
    desk = Desk(2).bay("G08").city("P1 M1 S4 A4 F4").actions()
    assert fact(desk, "card.G08", "cost")[1] == "2"
    assert fact(desk, "card.G08", "extra") == 1
    assert piece(desk, "card.G08").at == Spot("bay_card", "card")
    desk.slot("auto_install")
    assert fact(desk, "card.G08", "extra") == 0


@pytest.mark.rule("CVL-RUL-61")
def test_picked_vnauts_stand_where_they_go_before_it_is_done() -> None:
    desk = Desk(2).city("P1 M1 S4 A4 F4").deploy(3)
    assert fact(desk, "shuttle.0", "count") == 3
    desk.put("A")
    assert fact(desk, "department.0.air", "count") == 5
    assert dict(piece(desk, "vnaut.0.air.4").facts)["state"] == "new"
    assert piece(desk, "vnaut.0.air.4").origin == names.arrival_spot(2), "it comes out of the place of the last one"
    assert fact(desk, "shuttle.0", "count") == 2
    assert desk.me.dept[Dept.AIR.at] == 4, "nothing has happened yet"


def test_those_given_up_gather_below_the_shuttle() -> None:
    desk = Desk(2).city("P0 M2 S2 A3 F3").strike("E05")
    desk.lose("A")
    assert fact(desk, "shuttle.0", "leaving") is True
    assert fact(desk, "department.0.air", "count") == 2
    assert piece(desk, "leaving.0.air.0").origin == Spot("vnauts.air", "3/6"), "where it stood"


@pytest.mark.rule("CVL-RUL-47")
def test_sleepers_lie_aboard_those_that_may_leave_first() -> None:
    desk = Desk(2).bay("cryo_holding").city("P1 M1 S4 A4 F4", cryo_ready=1, cryo_fresh=2).actions()
    states = [dict(piece(desk, f"vnaut.0.bay.{n}").facts)["state"] for n in range(3)]
    assert states == ["ready", "asleep", "asleep"]
    assert fact(desk, "bay.0", "ready") == 1


def test_the_deck_shows_the_phase_on_its_back() -> None:
    desk = Desk(2)
    for left, phase in ((60, 1), (41, 1), (40, 2), (21, 2), (20, 3), (1, 3), (0, 0)):
        desk.state.deck = ["G01"] * left
        assert fact(desk, "drop_deck", "phase") == phase


def test_whose_city_is_large() -> None:
    """The asked one, unless the table is turned to a person."""
    desk = Desk(3).row("G02").grab(1)
    own = board(3)
    assert "city.1" in own.project(desk.state).pieces
    try:
        own.front, own.people = 0, frozenset({0})
        table = own.project(desk.state)
        assert "city.0" in table.pieces
        assert dict(table.pieces["rival.1"].facts)["computer"] is True
        assert dict(table.pieces["rival.1"].facts)["active"] is True
    finally:
        own.front = own.people = None


def test_what_a_rival_took_flies_below_its_board() -> None:
    desk = Desk(2).row("G02", "G15").grab(1).act(act.Buy(1, "G02"))
    assert board(2)._names.large_seat(desk.state) == 0
    assert piece(desk, "card.G02").at.zone == "taken"


def test_another_city_has_nothing_in_common_but_the_mat() -> None:
    """So that nothing flies when the table turns."""
    desk = Desk(2).row("G02").grab(0)
    mine = {found.id for found in project(desk.state).pieces.values() if found.owner is not None}
    other = desk.grab(1)
    theirs = {found.id for found in project(other.state).pieces.values() if found.owner is not None}
    assert mine
    assert not mine & theirs


@pytest.mark.rule("CVL-LONE-02")
def test_the_freighter_comes_in_even_rounds() -> None:
    desk = Desk(1).row("G02", "G15", "G21")
    desk.state.round = 2
    desk.state.agenda = [BeginGrab(), AskAction(0)]
    assert fact(desk, "challenge", "freighter") is True
    assert "freighter" in project(desk.state).pieces
    prey = [card for card in desk.state.row if fact(desk, f"card.{card}", "verdict") == "freighter"]
    assert prey == [worth_most(desk.book, desk.state)], "which one it takes is marked"
    said = [words(line) for line in board_of(desk.state).describe(desk.state, f"card.{prey[0]}")]
    assert "A freighter takes the best canister before your grab." in said
    desk.state.round = 3
    assert "freighter" not in project(desk.state).pieces
    assert fact(desk, f"card.{prey[0]}", "verdict") != "freighter"


def test_a_price_is_told_once_where_it_is_as_printed() -> None:
    desk = Desk(1).city("P4 M4 S4 A4 F4").row("G02", "G15", "G21").grab()
    said = [words(line) for line in board_of(desk.state).describe(desk.state, "card.G02")]
    assert any(line.startswith("Costs you now") for line in said)
    assert not any(line.startswith("Printed cost") for line in said)
    stored = [words(line) for line in board_of(desk.bay("G07").state).describe(desk.state, "card.G07")]
    assert any(line.startswith("Printed cost") for line in stored)


def test_places_and_capacities_agree() -> None:
    desk = Desk(2).slot("G01").city("P1 M1 S4 A4 F8").grab()
    assert fact(desk, "department.0.food", "capacity") == capacity(desk.book, desk.me, Place.FOOD.at) == 8
    assert piece(desk, "vnaut.0.food.7").at == Spot("vnauts.food", "8/8")
    assert len(PLACES) == 8


def test_a_table_is_made_quickly() -> None:
    """Films project dozens of tables before they start."""
    states = [moment.seen for moment in walk(6)[::9]]
    for state in states:
        project(state)
    begun = perf_counter()
    for state in states:
        project(state)
    assert (perf_counter() - begun) / len(states) < 0.05
