"""Exact chances of an attack, against counting rolls one by one and against the published table of the house set."""

from __future__ import annotations

import pickle
from itertools import product

import pytest

from arcology.games.cyberdoom_tower.rules.boxes import BoxTable
from arcology.games.cyberdoom_tower.rules.odds import OUT_OF_REACH, ROLLS, StepTable, attack_odds
from arcology.games.cyberdoom_tower.rules.placement import find_placement
from tests.games.cyberdoom_tower.plans import modify_plan

LURKER = "W3 W4 | E W4 | R3 E"

# Mean over the five tower cards with the free MODIFY, positions 7 to 2.
BY_POSITION = {
    "S1": (0.76, 0.66, 0.64, 0.45, 0.54, 0.38),
    "S2": (0.74, 0.64, 0.58, 0.48, 0.59, 0.36),
    "S3": (0.86, 0.72, 0.79, 0.61, 0.66, 0.56),
    "S4": (0.73, 0.59, 0.61, 0.40, 0.53, 0.23),
    "S5": (0.88, 0.79, 0.81, 0.67, 0.76, 0.63),
}
WITHOUT_SYMBOLS = {"S1": 0.81, "S2": 0.79, "S3": 0.90, "S4": 0.78, "S5": 0.92}
AI_BY_LUCK = {"A": (0.56, 0.84, 0.92), "B": (0.38, 0.61, 0.77)}


def test_odds_are_counts_of_rolls(target):
    boxes = target(LURKER, "~ CHAIN ~")
    hits = sum(find_placement(dice, boxes) is not None for dice in product(range(1, 7), repeat=6))
    assert attack_odds(boxes).plain == hits


def test_boxes_that_take_anything_are_always_filled(target):
    odds = attack_odds(target("E E | E E | E E"))
    assert odds.plain == ROLLS
    assert set(odds.modify) == {ROLLS}


def test_boxes_that_cannot_be_filled_have_no_chance(target):
    odds = attack_odds(target("R1 R1 | R1 E | E E"))
    assert odds.plain == 0
    assert set(odds.modify) == {0}


def test_a_known_chance(target):
    """One red box with 6 beside boxes that take anything: one of two red dice shows 6, or 5 with a step."""
    odds = attack_odds(target("R6 E | E E | E E"))
    assert odds.plain / ROLLS == pytest.approx(11 / 36)
    assert odds.modify[0] / ROLLS == pytest.approx(20 / 36)
    assert odds.modify[1] / ROLLS == pytest.approx(27 / 36)


def test_luck_never_hurts(target):
    odds = attack_odds(target(LURKER, "EXCL RED1 ~"))
    assert odds.plain <= odds.modify[0]
    assert list(odds.modify) == sorted(odds.modify)


@pytest.mark.parametrize("symbols", ["~ ~ ~", "EXCL RED1 ~", "CHAIN ~ RED1", "NUM3 CHAIN ~", "CHAIN CHAIN ~"])
def test_steps_are_the_cost_of_the_cheapest_plan(target, symbols):
    boxes = target(LURKER, symbols)
    table = StepTable(boxes)
    for dice in list(product(range(1, 7), repeat=6))[::467]:
        plan = modify_plan(dice, boxes)
        expected = plan.cost if plan is not None and plan.cost <= 7 else OUT_OF_REACH
        assert table.steps(dice) == expected


@pytest.mark.parametrize("sentinel", BY_POSITION)
def test_house_sentinels_are_as_hard_as_their_table_says(house, sentinel):
    table = BoxTable(house)
    assert attack_odds(table.sentinel(sentinel, "T1", 1)).modify[0] / ROLLS == pytest.approx(
        WITHOUT_SYMBOLS[sentinel], abs=0.0051
    )
    for pos, expected in zip(range(7, 1, -1), BY_POSITION[sentinel], strict=True):
        chances = [attack_odds(table.sentinel(sentinel, tower.id, pos)).modify[0] / ROLLS for tower in house.towers]
        assert sum(chances) / len(chances) == pytest.approx(expected, abs=0.0051), pos


@pytest.mark.parametrize("side", AI_BY_LUCK)
def test_house_ai_sides_are_as_hard_as_their_table_says(house, side):
    odds = attack_odds(BoxTable(house).ai(side))
    assert [odds.modify[luck] / ROLLS for luck in range(3)] == pytest.approx(AI_BY_LUCK[side], abs=0.0051)


def test_a_box_set_and_its_odds_travel_to_another_process(house):
    boxes = BoxTable(house).ai("A")
    copy = pickle.loads(pickle.dumps(boxes))
    assert copy == boxes
    assert attack_odds(copy) == attack_odds(boxes)
    assert pickle.loads(pickle.dumps(attack_odds(copy))) == attack_odds(boxes)
    assert pickle.loads(pickle.dumps(StepTable(copy))).steps((1, 3, 4, 5, 3, 1)) == 0
