"""Faults that a data pack of Cyberflesh can have, and what its author is told."""

from __future__ import annotations

from functools import partial

import pytest

from arcology.games.cyberflesh.catalog import GAME, MODELS, open_pack
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


FIGHT = {"kind": "spawn", "monsters": 1}
ROW_BELOW = {"lo": 1, "hi": 2}


@pytest.mark.parametrize(
    ("key", "path", "value", "expected"),
    [
        ("loot", ("consumables", 0, "copies"), 5, "expected 60 loot cards with all copies, found 61"),
        ("loot", ("weapons", 0, "id"), "L01", 'weapons[0].id: expected ids that differ, "L01" is there already'),
        ("loot", ("weapons", 0, "hands"), 3, "weapons[0].hands: expected at most 2, found 3"),
        ("loot", ("weapons", 0, "blood"), "1", 'weapons[0].blood: expected a whole number, found "1"'),
        ("loot", ("weapons", 0, "strike", "damage"), -1, "weapons[0].strike.damage: expected at least 0, found -1"),
        ("loot", ("armour", 0, "stats"), {"armour": 1}, "armour[0].stats.armour"),
        ("loot", ("armour", 0, "keywords"), {"lure": 2}, "armour[0].keywords.lure: expected 1, for it has no number"),
        (
            "loot",
            ("consumables", 0, "effects", 0, "kind"),
            "cure",
            "consumables[0].effects[0]: expected one of 'heal', 'damage', 'necrosis'",
        ),
        (
            "loot",
            ("consumables", 0, "effects"),
            [FIGHT],
            'consumables[0].effects[0].kind: expected no "spawn" in a consumable that may be used at any time',
        ),
        (
            "loot",
            ("consumables", 4, "timing"),
            "any",
            'consumables[4].effects[0].kind: expected no "hit_enemy" in a consumable that may be used at any time',
        ),
        (
            "loot",
            ("consumables", 8, "timing"),
            "combat",
            'consumables[8].effects[0].kind: expected no "reveal" in a consumable for combat',
        ),
        (
            "loot",
            ("consumables", 3, "effects", 0, "who"),
            "each",
            "consumables[3].effects[1].who: expected an effect before this one that names the actor",
        ),
        (
            "loot",
            ("consumables", 3, "effects", 1),
            {"kind": "draw_loot", "who": "actor", "n": 1},
            'consumables[3].effects[1].who: expected a character for "draw_loot", not any unit',
        ),
        (
            "loot",
            ("consumables", 0, "effects", 0, "n"),
            0,
            'consumables[0].effects[0].n: expected a number from 1 to 50 or "full", found 0',
        ),
        ("mutations", ("mutations", 1, "id"), "M01", 'mutations[1].id: expected ids that differ, "M01" is there'),
        ("mutations", ("mutations", 0, "use"), "extra", "mutations[0].strike: expected strike and use together"),
        ("mutations", ("mutations", 10, "use"), None, "mutations[10].use: expected strike and use together"),
        ("mutations", ("mutations", 0, "corner"), "middle", "mutations[0].corner: expected 'tl', 'tr', 'bl' or 'br'"),
        (
            "mutations",
            ("mutations", 7, "on_gain", 0),
            {"kind": "draw_mutation", "who": "actor", "n": 1},
            'mutations[7].on_gain[0].kind: expected no "draw_mutation" in what a mutation does when it is gained',
        ),
        (
            "mutations",
            ("mutations", 7, "on_gain", 0, "who"),
            "chosen",
            "mutations[7].on_gain[0].who: expected one of actor, each, each_unit, for nobody is asked here",
        ),
        ("monsters", ("monsters", 0, "copies"), 1, "monsters: expected 50 monsters with all copies, found 49"),
        ("monsters", ("monsters", 0, "orientation"), None, "monsters[0].orientation: expected null if it explodes"),
        ("monsters", ("monsters", 3, "orientation"), "life", "monsters[3].orientation: expected null if it explodes"),
        ("monsters", ("monsters", 0, "d8"), 0, "monsters[0].d8: expected at least 1"),
        ("monsters", ("monsters", 3, "d8"), 1, "monsters[3].d8: expected 0, for it explodes instead"),
        ("monsters", ("monsters", 3, "loot"), "loot", "monsters[3].loot: expected null, for an explosion leaves"),
        (
            "monsters",
            ("monsters", 6, "abilities", "provoke"),
            2,
            "monsters[6].abilities.provoke: expected 1, for it has no number, found 2",
        ),
        ("monsters", ("monsters", 0, "id"), "D01", None),
        ("lords", ("lords", 0, "hp"), [8, 7, 29], "lords[0].hp: expected no less life for more players"),
        ("lords", ("lords", 0, "hp"), [8, 17], "lords[0].hp[2]: this field is missing"),
        ("lords", ("lords", 0, "id"), "CF", 'lords[0].id: expected an id that no other enemy has, "CF" is there'),
        ("bosses", ("boss", "abilities"), {"absorb": 1}, "boss"),
        ("bosses", ("boss", "loot"), "loot", "boss.loot: expected null, for its card turns over"),
        ("bosses", ("finals", 1, "id"), "F1", 'finals[1].id: expected ids that differ, "F1" is there already'),
        ("npcs", ("npcs", 0, "id"), "next", 'npcs[0].id: expected another id than "next"'),
        ("npcs", ("npcs", 0, "life"), 0, "npcs[0].life: expected at least 1, found 0"),
        ("characters", ("characters", 0, "defence"), 1, "characters[0].defence: expected 0, found 1"),
        (
            "characters",
            ("characters", 0, "start", 0),
            "L99",
            'characters[0].start[0]: expected the id of a loot card, found "L99"',
        ),
        (
            "characters",
            ("characters", 0, "start"),
            ["L11", "L21"],
            'characters[0].start[1]: expected a free hand for "L21", found none',
        ),
        (
            "characters",
            ("characters", 0, "start"),
            ["L29", "L30"],
            'characters[0].start[1]: expected one helmet, "L30" is the second',
        ),
        (
            "characters",
            ("characters", 0, "start"),
            ["L28"],
            "characters: expected at most 1 L28 at the start of 3 players, found 2",
        ),
        ("biomes", ("biomes", 1, "id"), 3, "biomes[1].id: expected 2, for they stand in order, found 3"),
        ("biomes", ("biomes", 0, "rows", 0), "..EVE.", "biomes[0].rows[1]: expected 6 letters of SXEV."),
        ("biomes", ("biomes", 0, "rows", 0), "..EQE..", "biomes[0].rows[0]: expected 7 letters of SXEV., found"),
        ("biomes", ("biomes", 0, "rows", 0), "..EEE..", "biomes[0].rows: expected 14 of the letter E, found 15"),
        ("biomes", ("biomes", 0, "rows", 0), "..E.E..", "biomes[0].rows: expected 6 to 10 of the letter V, found 5"),
        (
            "biomes",
            ("biomes", 0, "rows"),
            ["..EVE..", ".......", ".VEEEV.", "SEEVEEX", ".VEEEV.", "..E.E.."],
            "biomes[0].rows[0]: expected a way from S that does not cross X, found none to column 3",
        ),
        (
            "biomes",
            ("biomes", 0, "rows"),
            ["..EVE.X", ".VEEEV.", "SEEVEE.", ".VEEEV.", "..E.E.."],
            "biomes[0].rows[0]: expected a square beside X",
        ),
        ("events", ("events", 3, "id"), 4, "events[3].id: expected 3, for they stand in order, found 4"),
        ("events", ("events", 9, "repeat"), "until_siren", "events[9].repeat: expected another policy"),
        ("events", ("events", 28, "repeat"), "never", 'events[28].repeat: expected "until_siren" for a siren'),
        ("events", ("events", 28, "effects"), [FIGHT], 'events[28].effects: expected "activate_siren" somewhere'),
        ("events", ("events", 30, "effects"), [FIGHT], 'events[30].effects: expected "win" somewhere in this event'),
        (
            "events",
            ("events", 9, "effects", 0, "then"),
            [{"kind": "win"}],
            'events[9].effects[0].then[0].kind: expected no "win" in an event of this number',
        ),
        (
            "events",
            ("events", 5, "effects", 0, "options", 0, "effects", 0, "who"),
            "each",
            "events[5].effects[0].options[0].effects[1].who: expected an effect before this one that names the actor",
        ),
        (
            "events",
            ("events", 1, "effects", 0, "stat"),
            "precision",
            "events[1].effects[0].stat: expected",
        ),
        (
            "events",
            ("events", 12, "effects", 0, "table", 1, "lo"),
            4,
            "events[12].effects[0].table[1]: expected a row from 3 to at most 8, found 4 to 4",
        ),
        (
            "events",
            ("events", 12, "effects", 0, "table"),
            [ROW_BELOW],
            "events[12].effects[0].table: expected rows up to 8, found none for 3",
        ),
        (
            "events",
            ("events", 14, "effects", 0, "monsters"),
            0,
            "events[14].effects[0]: expected monsters, lords, boss",
        ),
        ("events", ("events", 14, "effects", 1, "npc"), "N99", 'events[14]: expected "next" or the id of an NPC'),
        (
            "events",
            ("events", 29, "effects", 0, "options", 1, "label"),
            "28_not_yet",
            'events[29]: expected labels that differ, "28_not_yet" is there already',
        ),
        (
            "events",
            ("events", 8, "effects", 0, "options", 1, "requires"),
            {"kind": "alert_at_least", "n": 8},
            "events[8].effects[0].options: expected one option that requires nothing",
        ),
        (
            "events",
            ("events", 26, "effects", 0, "services", 0, "effects", 0),
            {"kind": "merchant", "stock": 1},
            'events[26].effects[0].services[0].effects[0].kind: expected no "merchant" in a service',
        ),
    ],
)
def test_a_fault_is_named_with_its_field_and_what_was_expected(faults, pack_with, key, path, value, expected):
    content = change(house_json(f"{key}.json"), path, value)
    if expected is None:
        with pytest.raises(PackError, match=r"lords\[0\].id: expected an id that no other enemy has"):
            open_pack(HOUSE, pack_with(key, content))
        return
    found = faults(key, content)
    assert len(found) == 1
    assert found[0].removeprefix(": ").startswith(expected)


def test_the_models_cover_every_file_of_the_house_pack():
    assert set(house_json("pack.json")["files"]) == set(MODELS)
    assert set(load_pack(HOUSE, None, GAME, MODELS).files) == set(MODELS)


def test_a_user_pack_takes_what_it_does_not_bring_from_the_house_pack(house, pack_with):
    lords = change(house_json("lords.json"), ("lords", 0, "hp"), [5, 6, 7])
    mine = open_pack(HOUSE, pack_with("lords", lords))
    assert mine.enemy("D01").hp == (5, 6, 7)
    assert mine.loot == house.loot
    assert (mine.id, mine.source) == ("mine", "printed")
    assert mine.digest != house.digest


@pytest.mark.rule("CFL-RUL-50")
def test_a_pack_may_have_more_characters(house, pack_with):
    characters = house_json("characters.json")
    characters["characters"].append(characters["characters"][0] | {"id": "C4", "start": ["L16"]})
    mine = open_pack(HOUSE, pack_with("characters", characters))
    assert [card.id for card in mine.characters] == ["C1", "C2", "C3", "C4"]
    assert mine.characters[:3] == house.characters


def test_fewer_than_three_characters_are_too_few(faults):
    characters = house_json("characters.json")["characters"][:2]
    assert faults("characters", {"characters": characters}) == ["characters: expected at least 3 in this list, found 2"]


def test_a_missing_event_is_counted(faults):
    events = house_json("events.json")["events"][:30]
    assert faults("events", {"events": events}) == ["events: expected 0 to 30, 31 in all, found 30"]


def test_every_corner_has_a_mutation(faults):
    mutations = [card | {"corner": "tr"} for card in house_json("mutations.json")["mutations"]]
    assert faults("mutations", {"mutations": mutations}) == [
        "mutations: expected a mutation for the corner tl, found none"
    ]


def test_a_pack_brings_names_for_its_cards(pack_with):
    folder = pack_with("lords", house_json("lords.json"))
    (folder / "texts.en.json").write_text('{"cyberflesh.enemy.D01": "Printed name"}')
    assert open_pack(HOUSE, folder).texts == {"en": {"cyberflesh.enemy.D01": ("Printed name",)}}
