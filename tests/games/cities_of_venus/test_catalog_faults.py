"""Packs of one's own for Cities of Venus: what they take from the house pack, and the faults that are named."""

from __future__ import annotations

from functools import partial

import pytest

from arcology.games.cities_of_venus.catalog import GAME, MODELS, open_pack
from arcology.packs.find import house_folder
from arcology.packs.load import load_pack
from arcology.packs.locate import data_root
from arcology.packs.problems import PackError
from tests.games.own_packs import change, faults_of, read_json, write_pack

HOUSE = house_folder(data_root(), GAME)
house_json = partial(read_json, HOUSE)


@pytest.fixture
def pack_with(tmp_path):
    """Writes a user pack that replaces one house file by changed content; returns its folder."""
    return partial(write_pack, tmp_path, HOUSE)


@pytest.fixture
def faults(pack_with):
    """The faults of a pack in which one file was changed, as `field: message`; file and line are checked there."""
    return lambda key, content: faults_of(open_pack, HOUSE, pack_with(key, content), key)


def test_a_user_pack_takes_what_it_does_not_bring_from_the_house_pack(house, pack_with):
    figures = house_json("constants.json")
    figures["base_capacity"]["food"] = 7
    mine = open_pack(HOUSE, pack_with("constants", figures))
    assert mine.constants.base_capacity == (6, 6, 6, 6, 6, 7)
    assert mine.canisters == house.canisters
    assert (mine.id, mine.source) == ("mine", "printed")
    assert mine.digest != house.digest


def test_a_pack_brings_names_for_its_cards(pack_with):
    folder = pack_with("lone", house_json("lone.json"))
    (folder / "texts.en.json").write_text('{"cities_of_venus.canister.G01": "Printed name"}')
    assert open_pack(HOUSE, folder).texts == {"en": {"cities_of_venus.canister.G01": ("Printed name",)}}


GREEN = ("canisters", 0)


@pytest.mark.parametrize(
    ("key", "path", "value", "expected"),
    [
        ("canisters", (*GREEN, "id"), "G02", 'canisters[1].id: expected ids that differ, "G02" is there already'),
        ("canisters", (*GREEN, "id"), "EARTH", 'canisters[0].id: expected another id, "EARTH" is the Earth card'),
        ("canisters", (*GREEN, "kind"), "earth", "canisters[0]: expected one of 'upgrade', 'boost' as 'kind', found {"),
        ("canisters", (*GREEN, "phase"), 4, "canisters[0].phase: expected 1, 2 or 3, found 4"),
        ("canisters", (*GREEN, "dept"), None, "canisters[0].dept: expected 'power', 'mechanical', 'shields', "),
        ("canisters", (*GREEN, "dept"), "water", "canisters[0].dept: expected 'power', 'mechanical', 'shields', "),
        ("canisters", (*GREEN, "vp"), 6, "canisters[0].vp: expected at most 5, found 6"),
        ("canisters", (*GREEN, "vp"), 0, "canisters[0].vp: expected at least 1, found 0"),
        ("canisters", (*GREEN, "capacity"), "8", 'canisters[0].capacity: expected a whole number, found "8"'),
        ("canisters", (*GREEN, "boost"), 3, "canisters[0].boost: there is no such field here"),
        ("canisters", (*GREEN, "cost"), {"water": 1}, "canisters[0].cost.water: there is no such field here"),
        ("canisters", (*GREEN, "cost"), {"air": -1}, "canisters[0].cost.air: expected at least 0, found -1"),
        (
            "canisters",
            (*GREEN, "perk"),
            {"rolls": 2},
            "canisters[0].perk: expected no mining perk on an upgrade of food",
        ),
        ("canisters", ("canisters", 10, "perk"), {"rolls": 3}, "canisters[10].perk.rolls: expected at most 2, found 3"),
        ("canisters", ("canisters", 20, "boost"), 0, "canisters[20].boost: expected at least 1, found 0"),
        ("events", ("events", 0, "effects"), [], "events[0].effects: expected at least 1 in this list, found 0"),
        ("events", ("events", 0, "effects", 0, "op"), "win", "events[0].effects[0]: expected one of 'lose', "),
        ("events", ("events", 0, "effects", 0, "n"), 0, "events[0].effects[0].n: expected at least 1, found 0"),
        (
            "events",
            ("events", 0, "effects"),
            [{"op": "lose_any", "n": 1}, {"op": "lost_drop"}],
            "events[0].effects[1]: expected a lost drop to be the only effect of its card",
        ),
        ("events", ("events", 3, "id"), "E02", 'events[3].id: expected ids that differ, "E02" is there already'),
        ("events", ("events", 3, "copies"), 0, "events[3].copies: expected at least 1, found 0"),
        ("events", ("events",), [], "events: expected at least 1 in this list, found 0"),
        (
            "innovations",
            ("innovations", 0, "id"),
            "G01",
            "innovations[0].id: expected a name that matches ^[a-z][a-z0-9_]*$",
        ),
        (
            "innovations",
            ("innovations", 1, "id"),
            "stable_shields",
            'innovations[1].id: expected ids that differ, "stable_shields" is there already',
        ),
        (
            "innovations",
            ("innovations", 0, "dept"),
            None,
            "innovations[0].dept: expected a department for a slot, and none for another placement",
        ),
        (
            "innovations",
            ("innovations", 5, "capacity"),
            8,
            "innovations[5].capacity: expected a capacity for a slot or the bay, and none for a card laid aside",
        ),
        (
            "innovations",
            ("innovations", 0, "effects", 0),
            {"op": "temp_workers"},
            "innovations[0].effects[0]: expected no temp_workers on a card with the placement slot",
        ),
        (
            "innovations",
            ("innovations", 7, "effects", 0),
            {"op": "mining_perk", "perk": {}},
            "innovations[7].effects[0]: expected a mining perk only in the slot of mining",
        ),
        (
            "innovations",
            ("innovations", 7, "effects"),
            [{"op": "extra_growth", "n": 1}, {"op": "extra_growth", "n": 2}],
            "innovations[7].effects[1]: expected each effect only once, extra_growth is there already",
        ),
        (
            "innovations",
            ("innovations", 1, "effects"),
            [{"op": "temp_workers"}, {"op": "cryo_holding"}],
            "innovations[1].effects[1]: expected one effect for a card on the bay",
        ),
        (
            "innovations",
            ("innovations", 2, "copies"),
            2,
            "innovations[2].copies: expected at least 3 copies, which the market can need, found 2",
        ),
        ("constants", ("start", "food"), 7, "start.food: expected at most 6, the capacity, found 7"),
        ("constants", ("station_limit",), 9, "station_limit: expected at most 8, the places on the station, found 9"),
        ("constants", ("drop",), [5] * 5, "drop: expected at least 6 in this list, found 5"),
        ("lone", ("ratings", 0, "least"), 5, "ratings[0].least: expected no least total for the lowest rating"),
        (
            "lone",
            ("ratings", 2, "least"),
            20,
            "ratings[2].least: expected a least total above that of the rating before",
        ),
        ("lone", ("ratings", 1, "rating"), "city", "ratings: expected the ratings debris, outpost, township, city, "),
    ],
)
def test_a_fault_is_named_with_its_field_and_what_was_expected(faults, key, path, value, expected):
    found = faults(key, change(house_json(f"{key}.json"), path, value))
    assert len(found) == 1
    assert found[0].startswith(expected)


def test_cards_that_are_too_few_for_the_figures_are_named(pack_with):
    figures = house_json("constants.json") | {"dealt": 27, "market_kinds": 9}
    with pytest.raises(PackError) as raised:
        open_pack(HOUSE, pack_with("constants", figures))
    assert [f"{problem.field}: {problem.message}" for problem in raised.value.problems] == [
        "canisters: expected at least 27 canisters of phase 1, found 26",
        "canisters: expected at least 27 canisters of phase 2, found 26",
        "canisters: expected at least 27 canisters of phase 3, found 26",
        "innovations: expected at least 9 kinds for the market, found 8",
    ]


def test_an_innovation_and_a_canister_have_different_names(pack_with):
    content = change(house_json("canisters.json"), (*GREEN, "id"), "nursery_ring")
    with pytest.raises(PackError) as raised:
        open_pack(HOUSE, pack_with("canisters", content))
    (problem,) = raised.value.problems
    assert problem.file.endswith("house/innovations.json")
    assert problem.field == "innovations[7].id"
    assert problem.message == 'expected another id, a canister is called "nursery_ring" already'


def test_the_models_cover_every_file_of_the_house_pack():
    assert set(house_json("pack.json")["files"]) == set(MODELS)
    assert set(load_pack(HOUSE, None, GAME, MODELS).files) == set(MODELS)
