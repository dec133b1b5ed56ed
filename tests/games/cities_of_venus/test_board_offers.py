"""Hands: every action has a gesture or a button, and what a gesture means is read back, legal or not."""

from __future__ import annotations

from typing import Any

import pytest

from arcology.engine.offers import Gesture
from arcology.engine.table import Spot
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.tasks import AskDeploy, AskLoss
from arcology.games.cities_of_venus.terms import DeploySource, Dept, Place
from tests.games.cities_of_venus.boards import CITIES, board, index, offer, offers, project, read, walk, words
from tests.games.cities_of_venus.desk import Desk
from tests.games.cities_of_venus.test_board_status import reference

FEW = 7


@pytest.mark.parametrize("cities", CITIES)
def test_every_action_can_be_made_and_is_read_back(cities: int) -> None:
    for moment in walk(cities)[::FEW]:
        table, found = project(moment.seen), index(moment)
        assert {one.action for one in found.offers} == set(moment.legal)
        for one in found.offers:
            assert words(one.label)
            assert words(one.group)
            assert one.button or one.source in table.pieces
            if one.source is None or one.target is None:
                continue
            assert one.target in table.pieces
            meant = board(cities).read(moment.seen, Gesture(one.source, one.target))
            assert meant in [same.action for same in found.at(one.source, one.target)]
            assert set(one.alike) <= table.pieces.keys()


@pytest.mark.parametrize("cities", CITIES)
def test_keys_are_unique(cities: int) -> None:
    for moment in walk(cities)[::FEW]:
        keys = [one.key for one in index(moment).offers if one.key]
        assert len(keys) == len(set(keys)), keys


@pytest.mark.rule("CVL-DEPLOY-01", "CVL-DEPLOY-02")
def test_any_of_those_waiting_can_be_taken() -> None:
    desk = Desk(2).city("P1 M1 S4 A4 F4").deploy(3)
    found = offers(desk)
    assert found.sources() == ("arrival.0.2",)
    assert found.stand_in("arrival.0.0") == "arrival.0.2"
    assert set(found.targets("arrival.0.2")) >= {"department.0.air", "station.0"}
    assert not found.buttons(), "the rail has a panel for all of them"


def test_a_single_vnaut_has_buttons_with_the_letters_of_departments() -> None:
    desk = Desk(2).city("P1 M1 S4 A4 F4").deploy(1, DeploySource.CONSOLATION)
    keys = {one.action.place: one.key for one in offers(desk).buttons()}
    assert keys[Place.MINING] == "N"
    assert keys[Place.STATION] == "O"


@pytest.mark.rule("CVL-LOSS-02")
def test_losses_go_to_the_shuttle() -> None:
    desk = Desk(2).city("P0 M2 S2 A3 F3").strike("E05")
    one = offer(desk, act.LoseVnaut(0, Place.AIR))
    assert (one.source, one.target) == ("vnaut.0.air.2", "shuttle.0")
    assert one.alike == ("vnaut.0.air.0", "vnaut.0.air.1")


@pytest.mark.rule("CVL-LOSS-06")
def test_what_is_refused_is_read_all_the_same() -> None:
    desk = Desk(2).city("P6 M1 S4 A4 F4", iis=3).deploy(2)
    full = read(desk, "arrival.0.1", "department.0.power")
    assert full == act.PutVnaut(0, Place.POWER)
    assert desk.refused(full) == "CVL-CAP-05"
    assert read(desk, "arrival.0.1", Spot("vnauts.air", "5/6")) == act.PutVnaut(0, Place.AIR)
    assert read(desk, "arrival.0.1", "bay.0") == act.PutVnaut(0, Place.BAY)
    assert read(desk, "arrival.0.1", "market") is None
    desk = Desk(2).city("P0 M2 S2 A3 F3", iis=3).strike("E05")
    safe = read(desk, "vnaut.0.station.2", "shuttle.0")
    assert safe == act.LoseVnaut(0, Place.STATION)
    assert desk.refused(safe) == "CVL-LOSS-06"


@pytest.mark.rule("CVL-GRAB-03", "CVL-GRAB-12")
def test_canisters_go_to_their_department_or_the_bay() -> None:
    desk = Desk(2).city("P1 M0 S4 A4 F4").row("G16", "G04", "G21").grab()
    bought, stored = offer(desk, act.Buy(0, "G16")), offer(desk, act.Store(0, "G04"))
    assert (bought.source, bought.target, bought.key) == ("card.G16", "department.0.air", "1")
    assert (stored.source, stored.target, stored.key) == ("card.G04", "bay.0", "2")
    assert offer(desk, act.Buy(0, "G21")).target == "city.0", "its V-nauts go anywhere"
    too_dear = read(desk, "card.G04", "department.0.air")
    assert too_dear == act.Buy(0, "G04")
    assert desk.refused(too_dear) == "CVL-PAY-01"
    affordable = read(desk, "card.G16", "bay.0")
    assert desk.refused(affordable) == "CVL-RUL-40"


@pytest.mark.rule("CVL-GRAB-10")
def test_earth_is_refused_with_its_rule() -> None:
    desk = Desk(2).row("EARTH", "G21").grab()
    assert desk.refused(read(desk, "card.EARTH", "city.0")) == "CVL-GRAB-10"


@pytest.mark.rule("CVL-MINE-01", "CVL-ACT-02", "CVL-CARD-17")
def test_city_actions_are_gestures() -> None:
    desk = Desk(2).slot("rapid_transit").bay("G08").city("P1 M3 S4 N2 A4 F4", minerals=4).actions()
    assert (offer(desk, act.Mine(0)).source, offer(desk, act.Mine(0)).target) == ("vnaut.0.mining.1", "minerals.0")
    assert offer(desk, act.Immigrate(0)).source == names.SUPPLY_VNAUTS
    assert offer(desk, act.Equip(0)).source == "card.G08"
    move = act.MoveVnaut(0, Dept.MECHANICAL, Dept.POWER)
    assert (offer(desk, move).source, offer(desk, move).target) == ("vnaut.0.mechanical.2", "department.0.power")
    assert read(desk, "vnaut.0.mining.1", "minerals.0") == act.Mine(0)
    assert read(desk, names.SUPPLY_VNAUTS, "city.0") == act.Immigrate(0)


def test_a_move_without_transit_is_refused() -> None:
    desk = Desk(2).city("P1 M3 S4 N2 A4 F4").actions()
    assert desk.refused(read(desk, "vnaut.0.mechanical.2", "department.0.power")) == "CVL-CARD-17"


@pytest.mark.rule("CVL-RUL-60")
def test_splits_are_buttons_the_usual_one_first() -> None:
    desk = Desk(2).bay("temp_workers").city("P1 M1 S4 A3 F1", temp=2).row("G26").grab().act(act.Buy(0, "G26"))
    first, *others = offers(desk).buttons()
    assert (first.action, first.tone) == (act.SplitTemp(0, 1, 1), "primary")
    assert [words(one.label) for one in (first, *others)] == [
        "1 for air, 1 for food",
        "None of them",
        "1 for Food",
        "1 for Air",
    ]
    assert len(offers(desk).at("bay.0", None)) == 4


def test_the_rules_names_for_gestures_on_whole_games() -> None:
    """Both questions about V-nauts come up in the walks, so that the checks above have met them."""
    kinds = {type(moment.state.agenda[-1]) for cities in CITIES for moment in walk(cities)}
    assert {AskDeploy, AskLoss} <= kinds


TAKEN = frozenset({"canister", "supply_vnauts", "innovation", "die", "vnaut"})
"""Sprites of the pieces that hands take."""


def whims(seen: Any) -> dict[tuple[str, str], Gesture]:
    """Every kind of piece that a hand takes, let go on every kind of piece and of place: one gesture of each."""
    table, zones = project(seen), board(2).layout.zones
    taken = [piece for piece in table.pieces.values() if piece.sprite in TAKEN]
    targets = [*table.pieces, *(Spot(name, slot) for name, zone in zones.items() for slot in zone.slots)]
    found: dict[tuple[str, str], Gesture] = {}
    for piece in taken:
        kind = ".".join(part for part in piece.id.split(".") if not part.isdigit())
        for target in targets:
            there = target.zone if isinstance(target, Spot) else target.partition(".")[0]
            if target != piece.id:
                found.setdefault((kind, there), Gesture(piece.id, target))
    return found


def test_whatever_means_nothing_is_refused_with_reason_and_rule() -> None:
    paragraphs = reference()
    told: set[str] = set()
    for moment in {type(moment.state.agenda[-1]): moment for moment in walk(2)}.values():  # one of each question
        for gesture in whims(moment.seen).values():
            if board(2).read(moment.seen, gesture) is None:
                no = board(2).stray(moment.seen, gesture)
                assert no is not None, gesture
                assert no.rule in paragraphs
                told.add(words(no.why))
    assert len(told) > 10


@pytest.mark.parametrize(
    ("source", "target", "rule", "why"),
    [
        ("vnaut.0.air.0", "minerals.0", "CVL-MINE-01", "Only V-nauts of Mining go down to the surface."),
        ("vnaut.0.air.0", "station.0", "CVL-DEPLOY-02", "Only V-nauts who have just come can go there: Station."),
        ("vnaut.0.mining.0", "rival.1", "CVL-MINE-01", "A miner goes down to the surface"),
        ("vnaut.0.station.0", "department.0.air", "CVL-DEPLOY-07", "Those on the station come down only all together"),
        ("card.G21", "rival.1", "CVL-GRAB-01", "A canister of the drop goes to your own city"),
        ("card.EARTH", "rival.1", "CVL-GRAB-10", "Nobody can take Earth."),
        ("card.G05", "rival.1", "CVL-HOLD-05", "A stored canister goes into its own city only"),
        ("card.G03", "bay.0", "CVL-GRAB-04", "A canister that was paid for stays with its city."),
        ("supply_vnauts", "rival.1", "CVL-ACT-02", "V-nauts of the supply come to your own city only."),
        ("innovation.auto_install", "rival.1", "CVL-INNO-01", "An innovation goes to your own city"),
        ("die.0.1", "market", "CVL-MINE-01", "The die is rolled when a miner goes down"),
    ],
)
def test_why_a_piece_does_not_go_there(source: str, target: str, rule: str, why: str) -> None:
    desk = Desk(2).city("P1 M1 S1 A2 F2 N1", iis=1).row("G21", "EARTH").slot("G03").bay("G05").actions()
    no = board(2).stray(desk.state, Gesture(source, target))
    assert no is not None
    assert no.rule == rule
    assert words(no.why).startswith(why)


def test_a_plan_is_told_as_one_decision() -> None:
    desk = Desk(2).city("P1 M1 S4 A4 F4").deploy(3)
    title = board(2).title(desk.state, act.PutVnaut(0, Place.AIR))
    assert words(title) == "Place 3 V-nauts"
    desk.put("A")
    assert board(2).title(desk.state, act.PutVnaut(0, Place.AIR)) is None
    desk = Desk(2).row("G21").grab()
    assert words(board(2).title(desk.state, act.PassGrab(0))) == "Pass"
    desk = Desk(2).city("P1 M1 S4 A4 F4").row("G16").grab()
    assert words(board(2).title(desk.state, act.Buy(0, "G16"))) == "Buy Breathing Guild", "without its price"


def test_what_closes_a_turn_or_hurts_is_told_after_everything_else() -> None:
    last = {type(one.action) for moment in walk(2)[::3] for one in index(moment).offers if one.comes_last}
    assert {act.EndActions, act.PassGrab} <= last
