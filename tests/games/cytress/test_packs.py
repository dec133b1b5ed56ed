"""Packs of Cytress that are not the house pack, and the faults that a pack can have (data checks)."""

from __future__ import annotations

from functools import partial

import pytest

from arcology.games.cytress.catalog import GAME, MODELS, open_pack
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
    stratos = house_json("stratos.json")
    stratos["tiers"][0]["section_price"] = 2
    mine = open_pack(HOUSE, pack_with("stratos", stratos))
    assert mine.tier(1).price == 2
    assert mine.missions == house.missions
    assert (mine.id, mine.source) == ("mine", "printed")
    assert mine.digest != house.digest


def test_districts_may_stand_in_any_order(house, pack_with):
    districts = house_json("districts.json")
    districts["districts"].reverse()
    assert open_pack(HOUSE, pack_with("districts", districts)).districts == house.districts


def test_other_supplies_for_the_factions_want_other_stratolites(pack_with):
    districts = house_json("districts.json")["districts"]
    districts[0]["supply"], districts[1]["supply"] = districts[1]["supply"], districts[0]["supply"]
    with pytest.raises(PackError) as raised:
        open_pack(HOUSE, pack_with("districts", {"districts": districts}))
    assert [problem.field for problem in raised.value.problems] == ["stratolites[2].supply", "stratolites[4].supply"]
    assert all(problem.file.endswith("house/stratolites.json") for problem in raised.value.problems)


def test_a_pack_brings_names_for_its_cards(pack_with):
    folder = pack_with("ai", house_json("ai.json"))
    (folder / "texts.en.json").write_text('{"cytress.rebel.1A": "Printed name"}')
    assert open_pack(HOUSE, folder).texts == {"en": {"cytress.rebel.1A": ("Printed name",)}}


@pytest.mark.parametrize(
    ("key", "path", "value", "expected"),
    [
        ("map", ("tiles", 0, "a", 0), "RYBB", "tiles[0].a: expected 3 blue hexes on a tile side, found 4"),
        ("map", ("tiles", 0, "a", 0), "RYBX", "tiles[0].a[0]: expected a name that matches ^[YBGR]{4}$"),
        (
            "map",
            ("tiles", 0, "a"),
            ["RRYB", "GBGY", "RYBG"],
            "tiles[0].a: expected no red hexes side by side, found two in rows 1 and 1",
        ),
        ("map", ("tiles", 4, "id"), "1", 'tiles[4].id: expected ids that differ, "1" is there already'),
        ("map", ("layouts", 0, "tiles"), 3, "layouts[0].offsets: expected an offset for each of 3 tiles, found 2"),
        (
            "map",
            ("layouts", 1, "offsets", 1),
            [3, 0],
            "layouts[1].offsets[1]: expected tiles that do not overlap, this one covers another",
        ),
        (
            "map",
            ("layouts", 1, "offsets", 2),
            [0, 4],
            "layouts[1].offsets[2]: expected tiles that touch, this one lies apart from those before it",
        ),
        (
            "map",
            ("layouts", 0),
            {"tiles": 3, "offsets": [[0, 0], [4, 0], [0, 3]]},
            "layouts[1].tiles: expected each only once, 3 is there already",
        ),
        (
            "districts",
            ("districts", 3),
            house_json("districts.json")["districts"][2],
            "districts[3].faction: expected each only once, rovers is there already",
        ),
        (
            "districts",
            ("districts", 2, "colour"),
            "red",
            'districts[2].colour: expected "green", the colour of the rovers, found "red"',
        ),
        (
            "districts",
            ("districts", 0, "supply"),
            "stims",
            "districts[1].supply: expected each only once, stims is there already",
        ),
        ("districts", ("districts", 0, "large"), [5], "districts[0].large: expected at least 2 in this list, found 1"),
        ("districts", ("districts", 0, "small"), [21], "districts[0].small[0]: expected at most 20, found 21"),
        (
            "missions",
            ("missions", 0, "target"),
            "corpocrats",
            "missions[0].target: expected another faction than the card's own, found corpocrats",
        ),
        (
            "missions",
            ("missions", 1, "skill"),
            "loot",
            "missions[16].target: expected each only once, corpocrats loot against rovers is there already",
        ),
        (
            "missions",
            ("missions", 0, "id"),
            "HOO-LOO-ROV",
            'missions[71].id: expected ids that differ, "HOO-LOO-ROV" is there already',
        ),
        ("stratos", ("tiers", 1, "section_price"), 3, "tiers[1].section_price: expected more than 3, the price"),
        ("stratos", ("tiers", 2, "large"), [3, 4], "tiers[2].large: expected early spaces from the highest value"),
        ("stratos", ("tiers", 0, "tier"), "upper", "tiers[2].tier: expected each only once, upper is there already"),
        (
            "stratolites",
            ("stratolites", 0, "supply"),
            "credits",
            "stratolites[0].supply: expected another supply than credits, that of the yellow district",
        ),
        (
            "stratolites",
            ("stratolites", 0, "supply"),
            "tech",
            "stratolites[1]: expected each pair only once, yellow with tech is there already",
        ),
        (
            "bounties",
            ("bounties", 1, "min_players"),
            1,
            "bounties[1].min_players: expected each only once, corpocrats from 1 player(s) is there already",
        ),
        (
            "bounties",
            ("bounties", 1, "min_players"),
            2,
            "bounties[1].min_players: expected one of corpocrats from 1 player(s), ",
        ),
        ("skills", ("cards", 0, "min_players"), 3, "cards: expected 6 cards for games of 1, found 5"),
        (
            "skills",
            ("cards", 1, "skills"),
            ["loot", "terminate"],
            "cards[1].skills: expected each only once, terminate and loot is there already",
        ),
        ("rebels", ("rebels", 0, "a", "rovers"), ["tech"], "rebels[0].a.rovers: expected one icon of each supply"),
        (
            "rebels",
            ("rebels", 4, "b", "corpocrats"),
            ["weapons"],
            "rebels[4].b: expected two different icons in the other three lifepaths together",
        ),
        ("rebels", ("rebels", 4, "b"), {}, "rebels[4].b: expected the fields corpocrats, privateers, rovers"),
        (
            "rebels",
            ("rebels", 1, "colour"),
            "red",
            "rebels[1].colour: expected each only once, red is there already",
        ),
        (
            "underbelly",
            ("sides", 0, "triangle", "tech"),
            "tech",
            "sides[0].triangle: expected a way round weapons, credits, tech, each given for another",
        ),
        ("underbelly", ("sides", 0, "triangle", "stims"), "tech", "sides[0].triangle: expected the fields weapons,"),
        ("underbelly", ("sides", 1, "side"), "a", "sides[1].side: expected each only once, a is there already"),
        (
            "ai",
            ("boards", 2, "sections", "tech", 0),
            "tube",
            'boards[2].sections.tech[0]: expected "mission" in the first slot of a section',
        ),
        ("ai", ("boards", 2, "level"), 4, "boards: expected the levels 1 to 5 in order"),
        ("ai", ("boards", 2, "heights"), [1, 1], "boards[2].heights: expected a height for each of 6 rounds, found 2"),
        ("ai", ("boards", 2, "heights", 5), 4, "boards[2].heights[5]: expected at most 3, found 4"),
        ("constants", ("ships",), 4, "ships: expected 3, found 4"),
        ("constants", ("fixer_same",), 3, "fixer_same: expected 2, found 3"),
        ("constants", ("fixer_different",), 2, "fixer_different: expected 3, found 2"),
        ("constants", ("crew",), 16, "crew: expected at most 15, found 16"),
        ("stratos", ("tiers", 0, "small"), [3, 2, 1], "tiers[0].small: expected at most 2 in this list, found 3"),
        ("stratos", ("tiers", 2, "large"), [4, 3, 2, 1], "tiers[2].large: expected at most 3 in this list, found 4"),
        ("constants", ("supply_cap",), 1, "start_supply: expected at most 1, the most a tracker shows"),
        ("constants", ("sections_total",), 30, "sections_total: expected at least 35, which the bag can need"),
        (
            "constants",
            ("skill_hands",),
            [6, 3, 4, 2, 2],
            "skill_hands[2]: expected at most 3 skill cards for each of 3 player(s), found 4",
        ),
        (
            "constants",
            ("skill_hands", 0),
            5,
            "skill_hands[0]: expected 6 skill cards in the solo game, found 5",
        ),
    ],
)
def test_a_fault_is_named_with_its_field_and_what_was_expected(faults, key, path, value, expected):
    found = faults(key, change(house_json(f"{key}.json"), path, value))
    assert len(found) == 1
    assert found[0].startswith(expected)


def test_a_missing_mission_is_named(faults):
    missions = house_json("missions.json")["missions"]
    gone = missions.pop(4)
    assert gone["id"] == "COR-INF-ROV"
    found = faults("missions", {"missions": missions})
    assert found == ["missions: expected an entry for corpocrats infiltrate against rovers, found none"]


def test_the_models_cover_every_file_of_the_house_pack():
    assert set(house_json("pack.json")["files"]) == set(MODELS)
    assert set(load_pack(HOUSE, None, GAME, MODELS).files) == set(MODELS)
