"""The house pack of Cities of Venus: as many cards as the box has, and the figures on them (component list)."""

from __future__ import annotations

from collections import Counter

import pytest

from arcology.games.cities_of_venus import effects
from arcology.games.cities_of_venus.cards import EARTH, FREE, Booster, Cost, Upgrade
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


def test_a_lost_drop_is_an_effect_without_figures():
    assert LostDrop() == LostDrop()
    assert LostDrop().kind == "lost_drop"
