"""The house pack, and every fault that a pack can have (the component list and the data checks)."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from arcology.games.cyberdoom_tower.cards import (
    FREE,
    LEARNED,
    Ability,
    Cost,
    Equipment,
    Feature,
    Limit,
    Symbol,
    SymbolKind,
    Weapon,
)
from arcology.games.cyberdoom_tower.catalog import GAME, MODELS, open_pack
from arcology.games.cyberdoom_tower.rules.boxes import BoxTable, sentinel_boxes
from arcology.packs.find import house_folder
from arcology.packs.load import load_pack
from arcology.packs.locate import data_root
from tests.games.cyberdoom_tower.plans import modify_plan
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


def test_every_tower_card_has_its_features_and_six_columns(house):
    assert [card.id for card in house.towers] == ["T1", "T2", "T3", "T4", "T5"]
    for card in house.towers:
        assert Counter(card.sectors) == {
            Feature.KEY: 1,
            Feature.CRATE: 2,
            Feature.ENERGY: 1,
            Feature.LUCK: 1,
            Feature.NONE: 1,
        }
        assert len(card.columns) == 6
    assert [next(c for c in range(1, 7) if card.feature(c) is Feature.KEY) for card in house.towers] == [3, 4, 4, 5, 4]


def test_the_elevator_stop_has_neither_feature_nor_modifiers(house):
    card = house.tower("T1")
    assert card.feature(0) is Feature.NONE
    assert card.column(0).stealth == 0
    assert card.column(0).symbols == (None, None, None)


def test_a_column_is_read_from_its_sector(house):
    column = house.tower("T1").column(1)
    assert column.stealth == 2
    assert column.symbols == (Symbol(SymbolKind.EXCLAMATION), Symbol(SymbolKind.RED_BOX, 1), None)
    assert house.tower("T5").column(3).symbols == (None, None, Symbol(SymbolKind.NUMBER, 3))


def test_targets_have_six_boxes_and_fall_to_the_damage_tokens(house):
    targets = [*house.sentinels, *house.ai]
    assert len(house.sentinels) == 5
    assert len(house.ai) == 2
    for target in targets:
        assert sum(len(row) for row in target.rows) == 6
        assert all(target.rows)
        assert target.energy <= 5


@pytest.mark.rule("CDT-R-43")
def test_no_combination_wants_more_red_dice_than_there_are_and_each_can_be_hit(house):
    combinations = [
        sentinel_boxes(sentinel, tower.column(column))
        for tower in house.towers
        for column in range(1, 7)
        for sentinel in house.sentinels
    ]
    assert len(combinations) == 150
    assert all(sum(box.need_red for box in boxes.boxes) <= 2 for boxes in combinations)
    assert all(modify_plan((1,) * 6, boxes) for boxes in combinations)


@pytest.mark.rule("CDT-SYM-01")
def test_the_column_beside_the_card_is_in_force_and_none_at_position_1(house):
    table = BoxTable(house)
    assert table.sentinel("S1", "T1", 6) == sentinel_boxes(house.sentinel("S1"), house.tower("T1").column(5))
    plain = table.sentinel("S1", "T1", 1)
    assert [box.n for box in plain.boxes] == [3, 4, None, 4, 3, None]
    assert plain.chained == ()
    assert [row.value for row in table.ai("A").chained] == ["b"]
    with pytest.raises(ValueError, match=r"1\.\.7, not 0"):
        table.sentinel("S1", "T1", 0)


def test_equipment_and_player_card_say_what_the_rules_say(house):
    assert [card.kind for card in house.equipment] == list(Equipment)
    figures = {weapon.weapon: (weapon.range, weapon.damage, weapon.cost) for weapon in house.weapons()}
    assert figures == {
        Weapon.BASE: (2, 1, FREE),
        Weapon.LASER_CANNON: (4, 1, Cost(energy=1)),
        Weapon.PLASMA_RIFLE: (2, 2, Cost(energy=1)),
        Weapon.ANTIMATTER_GRENADE: (2, 3, FREE),
    }
    assert [weapon.weapon for weapon in house.weapons() if weapon.single_use] == [Weapon.ANTIMATTER_GRENADE]
    assert house.gear(Equipment.GUNSIGHT).cost == Cost(luck=1)
    assert house.gear(Equipment.GUNSIGHT).limit is Limit.ONCE_PER_ATTACK
    assert house.gear(Equipment.JETPACK).cost == Cost(ap=1)
    assert (house.player.energy, house.player.luck, house.player.ap) == (3, 3, 3)
    assert house.player.abilities == (Ability.MODIFY, *LEARNED)


def test_the_house_pack_says_that_it_is_ours(house):
    assert (house.id, house.source) == ("house", "house")
    assert len(house.digest) == 32


def test_a_user_pack_takes_what_it_does_not_bring_from_the_house_pack(house, pack_with):
    sentinels = house_json("sentinels.json")
    sentinels["sentinels"][0]["energy"] = 4
    mine = open_pack(HOUSE, pack_with("sentinels", sentinels))
    assert mine.sentinel("S1").energy == 4
    assert mine.towers == house.towers
    assert (mine.id, mine.source) == ("mine", "printed")
    assert mine.digest != house.digest


def test_a_pack_brings_names_for_its_cards(pack_with):
    folder = pack_with("ai", house_json("ai.json"))
    (folder / "texts.en.json").write_text('{"cyberdoom_tower.ai.A": "Printed name"}')
    assert open_pack(HOUSE, folder).texts == {"en": {"cyberdoom_tower.ai.A": ("Printed name",)}}


@pytest.mark.parametrize(
    ("key", "path", "value", "expected"),
    [
        (
            "towers",
            ("towers", 1, "sectors", 2, "feature"),
            "key",
            'towers[1].sectors: expected 1 sector(s) with "key" on a tower card, found 2',
        ),
        (
            "towers",
            ("towers", 0, "sectors", 0, "sector"),
            2,
            "towers[0].sectors[0].sector: expected sectors in order, 1 here",
        ),
        (
            "towers",
            ("towers", 3, "id"),
            "T1",
            'towers[3].id: expected ids that differ, "T1" is there already',
        ),
        (
            "towers",
            ("towers", 0, "sectors", 4, "c"),
            {"kind": "number", "n": 3},
            "towers[0].sectors[4].c: expected at most one number in a column, row b has one already",
        ),
        (
            "towers",
            ("towers", 0, "sectors", 4, "b"),
            {"kind": "number", "n": 7},
            "towers[0].sectors[4].b.n: expected at most 6, found 7",
        ),
        (
            "towers",
            ("towers", 0, "sectors", 4, "b"),
            {"kind": "lock"},
            "towers[0].sectors[4].b: expected one of 'chain', 'exclamation', 'red_box', 'number' as 'kind'",
        ),
        (
            "sentinels",
            ("sentinels", 2, "energy"),
            6,
            "sentinels[2].energy: expected at most 5, found 6",
        ),
        (
            "sentinels",
            ("sentinels", 2, "rows", "a"),
            [],
            "sentinels[2].rows.a: expected at least 1 in this list, found 0",
        ),
        (
            "sentinels",
            ("sentinels", 2, "rows", "a"),
            [{"color": "white", "number": None}],
            "sentinels[2].rows: expected 6 hit boxes in the three rows together, found 5",
        ),
        (
            "sentinels",
            ("sentinels", 0, "rows", "a", 0, "color"),
            "blue",
            "sentinels[0].rows.a[0].color: expected 'white' or 'red', found \"blue\"",
        ),
        ("ai", ("sides", 1, "id"), "A", 'sides[1].id: expected ids that differ, "A" is there already'),
        ("equipment", ("equipment", 1, "cost"), {"luck": 1}, "equipment[1].cost.luck: expected no cost in luck"),
        ("equipment", ("equipment", 3, "cost"), {}, "equipment[3].cost: expected a cost of 1 ap"),
        ("equipment", ("equipment", 0, "effect"), "two_sector_steps", 'equipment[0].effect: expected "hit_on_one_die"'),
        ("equipment", ("equipment", 2, "weapon"), None, "equipment[2].weapon: expected a weapon"),
        ("equipment", ("equipment", 2, "limit"), "once_per_turn", "equipment[2].limit: expected nothing here"),
        ("equipment", ("equipment", 1, "id"), "gunsight", "equipment[1].limit: expected"),
        ("player", ("start", "ap"), 4, "start.ap: expected 3, found 4"),
        ("player", ("abilities",), ["hit"], "abilities: expected modify, reroll, flip, hit in this order"),
        ("player", ("base_weapon", "cost"), {"energy": 1}, "base_weapon.cost: expected no cost"),
    ],
)
def test_a_fault_is_named_with_its_field_and_what_was_expected(faults, key, path, value, expected):
    found = faults(key, change(house_json(f"{key}.json"), path, value))
    assert len(found) == 1
    assert found[0].startswith(expected)


def test_a_list_that_is_too_short_is_a_fault(faults):
    content = house_json("towers.json")
    assert faults("towers", {"towers": content["towers"][:4]}) == ["towers: expected at least 5 in this list, found 4"]


def test_a_card_of_equipment_twice_is_a_fault(faults):
    content = house_json("equipment.json")
    content["equipment"][1] = content["equipment"][0]
    assert faults("equipment", content) == ['equipment[1].id: expected ids that differ, "gunsight" is there already']


def test_a_column_that_wants_three_red_dice_is_a_fault_of_the_tower_card(faults):
    content = change(house_json("towers.json"), ("towers", 0, "sectors", 0, "a"), {"kind": "red_box", "index": 1})
    found = faults("towers", change(content, ("towers", 0, "sectors", 0, "b"), {"kind": "red_box", "index": 1}))
    assert found[0] == "towers[0].sectors[0]: expected at most 2 red boxes on sentinel S1, found 3"


def test_a_side_of_the_ai_that_wants_three_red_dice_is_a_fault(faults):
    row = [{"color": "red", "number": 1}, {"color": "red", "number": 2}]
    content = change(house_json("ai.json"), ("sides", 0, "rows", "a"), row)
    assert faults("ai", content) == ["sides[0]: expected at most 2 red boxes, found 3"]


def test_the_models_cover_every_file_of_the_house_pack():
    assert set(house_json("pack.json")["files"]) == set(MODELS)
    assert set(load_pack(HOUSE, None, GAME, MODELS).files) == set(MODELS)
