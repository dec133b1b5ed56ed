"""The house pack of Cities of Venus, and the faults that a pack can have (component list and data checks)."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from arcology.games.cities_of_venus import effects
from arcology.games.cities_of_venus.cards import EARTH, FREE, Booster, Cost, Upgrade
from arcology.games.cities_of_venus.catalog import GAME, MODELS, open_pack
from arcology.games.cities_of_venus.effects import Lose, LoseAny, LostDrop, MiningPerk
from arcology.games.cities_of_venus.terms import (
    PLACES,
    STEPS,
    Dept,
    Gem,
    InnovationPlacement,
    Place,
    Rating,
    RoundStep,
    gems,
)
from arcology.games.cities_of_venus.words import event_effect_text, innovation_effect_text, perk_texts
from arcology.packs.find import house_folder
from arcology.packs.load import load_pack
from arcology.packs.locate import data_root
from arcology.packs.problems import PackError

HOUSE = house_folder(data_root(), GAME)


def house_json(name):
    return json.loads((HOUSE / name).read_bytes())


@pytest.fixture
def pack_with(tmp_path):
    """A user pack that replaces one house file by changed content; returns its folder."""

    def make(key, content):
        manifest = house_json("pack.json") | {"id": "mine", "source": "printed", "files": {key: f"{key}.json"}}
        (tmp_path / "pack.json").write_text(json.dumps(manifest, indent=1))
        (tmp_path / f"{key}.json").write_text(json.dumps(content, indent=1))
        return tmp_path

    return make


@pytest.mark.rule("CVL-SETUP-07", "CVL-CARD-01", "CVL-CARD-02")
@pytest.mark.parametrize(
    ("phase", "upgrades", "boosters", "generic", "symbols", "worth", "capacities", "boosts", "costs", "minerals"),
    [
        (1, 14, 12, 4, 9, 30, 97, 43, (11, 14, 2, 0, 3, 3), 4),
        (2, 15, 11, 5, 8, 63, 124, 54, (17, 20, 3, 2, 6, 6), 32),
        (3, 16, 10, 4, 12, 90, 150, 64, (24, 29, 2, 2, 5, 5), 38),
    ],
)
def test_canisters_of_a_phase_add_up_to_the_lists_totals(
    house, phase, upgrades, boosters, generic, symbols, worth, capacities, boosts, costs, minerals
):
    cards = house.set(phase)
    mods = [card for card in cards if isinstance(card, Upgrade)]
    crowd = [card for card in cards if isinstance(card, Booster)]
    assert (len(cards), len(mods), len(crowd)) == (26, upgrades, boosters)
    assert [card.id for card in cards] == [f"{'GYR'[phase - 1]}{n:02}" for n in range(1, 27)]
    assert sum(card.dept is None for card in crowd) == generic
    assert sum(card.event for card in cards) == symbols
    assert sum(card.vp for card in cards) == worth
    assert sum(card.capacity for card in mods) == capacities
    assert sum(card.boost for card in crowd) == boosts
    assert tuple(sum(card.cost.depts[d] for card in cards) for d in range(6)) == costs
    assert sum(card.cost.minerals for card in cards) == minerals


@pytest.mark.rule("CVL-CARD-05")
def test_a_cost_counts_symbols_by_department_and_mineral_points(house):
    assert house.canister("Y04").cost == Cost((1, 2, 0, 0, 0, 0), 2)
    assert house.canister("Y04").cost.symbols == 3
    assert FREE.symbols == FREE.minerals == 0


@pytest.mark.rule("CVL-CARD-03")
def test_a_canister_is_worth_up_to_five_points(house):
    worth = Counter(card.vp for card in house.canisters)
    assert set(worth) == {0, 1, 2, 3, 4, 5}
    assert house.canister("G13").vp == 0


@pytest.mark.rule("CVL-CARD-06")
def test_only_mining_upgrades_have_perks(house):
    perks = {card.id: card.perk for card in house.canisters if isinstance(card, Upgrade) and card.perk}
    one_more, two, sieve = MiningPerk(rerolls=1), MiningPerk(rolls=2), MiningPerk(pips=3)
    assert perks == {"G11": one_more, "Y11": one_more, "R11": one_more} | {
        "G12": two,
        "Y12": two,
        "R12": two,
        "G13": sieve,
        "Y13": sieve,
        "R13": sieve,
    }
    mining = [card.id for card in house.canisters if isinstance(card, Upgrade) and card.dept is Dept.MINING]
    assert set(mining) == set(perks)


def test_earth_is_a_card_of_phase_3_with_nothing_on_it(house):
    earth = house.drop_card(EARTH)
    assert (earth.phase, earth.event, earth.cost, earth.vp, earth.kind) == (3, False, FREE, 0, "earth")
    assert not house.is_canister(EARTH)
    assert house.drop_card("G01") is house.canister("G01")


@pytest.mark.rule("CVL-EVENT-07")
def test_thirty_events_of_seven_classes(house):
    assert len(house.events) == 29
    classes = Counter()
    for card in house.events:
        kinds = {effect.kind for effect in card.effects}
        gains = {kind for kind in kinds if kind.startswith("gain")}
        if gains:
            name = "mixed" if kinds - gains else "reward"
        else:
            name = next(
                kind for kind in ("lost_drop", "lose_half", "lose", "lose_any", "lose_minerals") if kind in kinds
            )
        classes[name] += card.copies
    assert classes == {
        "lose": 10,
        "lose_half": 6,
        "lose_any": 2,
        "lose_minerals": 1,
        "lost_drop": 2,
        "reward": 8,
        "mixed": 1,
    }
    assert house.event("E16").effects == (Lose(Dept.MINING, 1), LoseAny(1))
    assert [card.id for card in house.events if card.loses_drop] == ["E20"]


@pytest.mark.rule("CVL-CARD-04")
def test_eight_innovations_with_three_copies_worth_a_point_each(house):
    slot, bay, aside = InnovationPlacement
    assert [(card.id, card.placement, card.dept, card.capacity) for card in house.innovations] == [
        ("stable_shields", slot, Dept.SHIELDS, 9),
        ("temp_workers", bay, None, 8),
        ("cryo_holding", bay, None, 8),
        ("auto_install", slot, Dept.MECHANICAL, 9),
        ("rapid_transit", slot, Dept.POWER, 9),
        ("homecoming_convoy", aside, None, None),
        ("magma_lance", slot, Dept.MINING, 9),
        ("nursery_ring", slot, Dept.FOOD, 9),
    ]
    assert {(card.copies, card.vp) for card in house.innovations} == {(3, 1)}
    assert [card.id for card in house.innovations if not card.printed] == [
        "homecoming_convoy",
        "magma_lance",
        "nursery_ring",
    ]


def test_every_innovation_does_one_thing(house):
    """The shorthand that the rules read, for all kinds: one has it, the others do not."""
    ring, lance, convoy = (house.innovation(kind) for kind in ("nursery_ring", "magma_lance", "homecoming_convoy"))
    none = {"perk": None, "boost": 0, "growth": 0, "moves": 0, "free": None}
    none |= {"keeps_shields": False, "temp_workers": False, "cryo": False}

    def read(card):
        return {name: getattr(card, name) for name in none}

    assert read(ring) == none | {"growth": 2}
    assert read(lance) == none | {"perk": MiningPerk(2, 1, 3)}
    assert read(convoy) == none | {"boost": 10}
    assert read(house.innovation("rapid_transit")) == none | {"moves": 2}
    assert read(house.innovation("auto_install")) == none | {"free": Dept.MECHANICAL}
    assert read(house.innovation("stable_shields")) == none | {"keeps_shields": True}
    assert read(house.innovation("temp_workers")) == none | {"temp_workers": True}
    assert read(house.innovation("cryo_holding")) == none | {"cryo": True}


def test_a_slot_names_an_upgrade_or_an_innovation(house):
    assert house.equipped("Y12").capacity == 8
    assert house.equipped("magma_lance").capacity == 9
    assert house.is_innovation("magma_lance")
    assert not house.is_innovation("Y12")


@pytest.mark.rule("CVL-CAP-01", "CVL-CAP-07", "CVL-SETUP-04")
def test_figures_that_stand_on_no_card(house):
    figures = house.constants
    assert figures.base_capacity == (6,) * 6
    assert figures.start == (1, 1, 4, 0, 4, 4)
    assert (figures.station_places, figures.station_limit) == (8, 2)
    assert figures.drop == (5, 5, 5, 5, 5, 7)
    assert figures.copies == (2, 2, 2, 3, 3, 3)
    assert (figures.dealt, figures.market_kinds) == (20, 4)


@pytest.mark.rule("CVL-LONE-04")
@pytest.mark.parametrize(
    ("total", "rating"),
    [
        (-3, "debris"),
        (19, "debris"),
        (20, "outpost"),
        (34, "outpost"),
        (35, "township"),
        (45, "city"),
        (55, "capital"),
        (64, "capital"),
        (65, "crown"),
    ],
)
def test_a_lone_city_is_rated_by_its_total(house, total, rating):
    assert house.lone.rating(total) is Rating(rating)


@pytest.mark.rule("CVL-MINE-05")
@pytest.mark.parametrize(
    ("points", "shown"),
    [(0, []), (3, [("BLACK", 3)]), (7, [("PINK", 1), ("BLACK", 3)]), (29, [("CLEAR", 3), ("PINK", 1), ("BLACK", 1)])],
)
def test_minerals_are_shown_with_the_fewest_gems(points, shown):
    assert gems(points) == tuple((Gem[name], count) for name, count in shown)


def test_places_begin_with_the_departments_in_the_same_order():
    assert [place.value for place in PLACES] == [*Dept, "bay", "station"]
    assert [place.at for place in Place] == list(range(8))
    assert [place.dept for place in PLACES[5:]] == [Dept.FOOD, None, None]
    assert [dept.at for dept in Dept] == list(range(6))


@pytest.mark.rule("CVL-ROUND-01")
def test_the_six_steps_of_a_round_stand_between_set_up_and_the_end():
    assert [step.number for step in STEPS] == list(range(8))
    assert [step.value for step in STEPS[1:7]] == ["cloud_drop", "events", "shields", "grow", "actions", "grab"]
    assert RoundStep.GRAB.number == 6


def test_every_effect_can_be_told(house):
    struck = [effect for card in house.events for effect in card.effects]
    told = [event_effect_text(effect) for effect in struck]
    assert len(told) == 34
    assert [text.id for text in told] == [f"cities_of_venus.effect.{effect.kind}" for effect in struck]
    for effect, text in zip(struck, told, strict=True):
        assert dict(text.args).get("n") == getattr(effect, "n", None)
        assert ("dept" in dict(text.args)) == hasattr(effect, "dept")
    assert dict(told[0].args)["n"] == 2
    for card in house.innovations:
        (effect,) = card.effects
        texts = innovation_effect_text(effect)
        assert card.perk or [text.id for text in texts] == [f"cities_of_venus.effect.{effect.kind}"]
    assert [text.id.rpartition(".")[2] for text in perk_texts(MiningPerk(2, 1, 2))] == ["two_dice", "reroll", "pips"]
    assert perk_texts(effects.NO_PERK) == ()


def test_the_house_pack_says_that_it_is_ours(house):
    assert (house.id, house.source) == ("house", "house")
    assert len(house.digest) == 32


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


def change(content, path, value):
    place = content
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return content


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
def test_a_fault_is_named_with_its_field_and_what_was_expected(pack_with, key, path, value, expected):
    with pytest.raises(PackError) as raised:
        open_pack(HOUSE, pack_with(key, change(house_json(f"{key}.json"), path, value)))
    (problem,) = raised.value.problems
    assert problem.file.endswith(f"{key}.json")
    assert problem.line > 0
    assert f"{problem.field}: {problem.message}".startswith(expected)


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


def test_a_lost_drop_is_an_effect_without_figures():
    assert LostDrop() == LostDrop()
    assert LostDrop().kind == "lost_drop"
