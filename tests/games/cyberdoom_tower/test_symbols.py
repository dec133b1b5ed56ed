"""Symbols of tower cards and the AI card: what they make of the printed boxes (CDT-SYM)."""

from __future__ import annotations

import pytest

from arcology.games.cyberdoom_tower.cards import Row
from arcology.games.cyberdoom_tower.rules.boxes import Mode
from arcology.games.cyberdoom_tower.rules.placement import find_placement, mending_faces
from tests.games.cyberdoom_tower.plans import extend_placement, modify_plan

LURKER = "W3 W4 | E W4 | R3 E"
MANTIS = "W5 | W3 W4 | R3 E E"


def demands(boxes):
    """Each box in words: `w3+`, `r3=`, `w` for any die, `r` for any red die."""
    sign = {Mode.ANY: "", Mode.MIN: "+", Mode.EXACT: "="}
    return " ".join(f"{'r' if b.need_red else 'w'}{b.n or ''}{sign[b.mode]}" for b in boxes.boxes)


@pytest.mark.rule("CDT-SYM-08")
def test_without_symbols_the_boxes_are_as_printed(target):
    assert demands(target(LURKER)) == "w3+ w4+ w w4+ r3+ w"
    assert target(LURKER).chained == ()


@pytest.mark.rule("CDT-SYM-06")
@pytest.mark.rule("CDT-R-39")
def test_number_fills_the_empty_boxes_of_the_whole_card_and_no_other(target):
    for symbols in ("NUM2 ~ ~", "~ NUM2 ~", "~ ~ NUM2"):
        assert demands(target(LURKER, symbols)) == "w3+ w4+ w2+ w4+ r3+ w2+"


@pytest.mark.rule("CDT-R-39")
def test_of_two_numbers_the_higher_counts(target):
    assert demands(target(LURKER, "NUM2 ~ NUM5")) == "w3+ w4+ w5+ w4+ r3+ w5+"


@pytest.mark.rule("CDT-SYM-05")
@pytest.mark.rule("CDT-R-42")
def test_red_box_adds_a_demand_to_one_box_and_ignores_a_box_that_is_not_there(target):
    assert demands(target(LURKER, "RED1 ~ ~")) == "r3+ w4+ w w4+ r3+ w"
    assert demands(target(LURKER, "~ ~ RED2")) == "w3+ w4+ w w4+ r3+ r"
    assert demands(target(LURKER, "RED3 ~ ~")) == demands(target(LURKER))


@pytest.mark.rule("CDT-SYM-03")
@pytest.mark.rule("CDT-SYM-04")
@pytest.mark.rule("CDT-R-41")
def test_exclamation_wants_exact_numbers_and_leaves_empty_boxes_alone(target):
    assert demands(target(LURKER, "~ EXCL ~")) == "w3+ w4+ w w4= r3+ w"
    assert demands(target(LURKER, "~ ~ EXCL")) == "w3+ w4+ w w4+ r3= w"


@pytest.mark.rule("CDT-SYM-02")
def test_chain_wants_one_number_in_the_row_and_keeps_the_demands_of_the_boxes(target, roll):
    boxes = target("W3 W4 | E E | E E", "CHAIN ~ ~")
    assert boxes.chained == (Row.A,)
    assert demands(boxes) == "w3+ w4+ w w w w"
    assert find_placement(roll("3331 11"), boxes) is None
    assert find_placement(roll("4431 11"), boxes) is not None


@pytest.mark.rule("CDT-R-40")
def test_a_chained_row_needs_its_largest_number(target):
    boxes = target("W3 W4 | E E | E E", "CHAIN ~ ~")
    assert [choice.values for choice in boxes.choices] == [(4,), (5,), (6,)]


@pytest.mark.rule("CDT-R-40")
def test_two_chains_are_chosen_apart(target, roll):
    boxes = target("E E | E E | E E", "CHAIN ~ CHAIN")
    assert find_placement(roll("1166 23"), boxes) is not None
    assert find_placement(roll("1116 23"), boxes) is None


@pytest.mark.rule("CDT-SYM-07")
def test_number_comes_before_exclamation(target):
    assert demands(target(LURKER, "NUM4 EXCL ~")) == "w3+ w4+ w4= w4= r3+ w4+"


@pytest.mark.rule("CDT-SYM-08")
@pytest.mark.parametrize("symbols", ["NUM6 RED1 EXCL", "EXCL NUM6 RED2", "CHAIN CHAIN NUM1"])
def test_no_symbol_changes_a_printed_number_or_whitens_a_red_box(target, symbols):
    plain = target(LURKER).boxes
    for before, after in zip(plain, target(LURKER, symbols).boxes, strict=True):
        assert before.n is None or after.n == before.n
        assert after.need_red or not before.need_red


@pytest.mark.rule("CDT-SYM-06")
@pytest.mark.rule("CDT-SYM-01")
def test_we_16_number(target, roll, laid):
    boxes, dice = target(LURKER, "~ NUM2 ~"), roll("1345 32")
    assert find_placement(dice, boxes) is None
    assert 2 in mending_faces(dice, boxes)[0]
    mended = roll("2345 32")
    placement = extend_placement(mended, boxes, {0: 1, 1: 2, 2: 0, 3: 3, 4: 4, 5: 5})
    assert laid(boxes, mended, placement) == "3 4 | 2 5 | R3 R2"


@pytest.mark.rule("CDT-SYM-02")
def test_we_17_chain(target, roll, laid):
    boxes, dice = target(LURKER, "~ CHAIN ~"), roll("3445 31")
    assert laid(boxes, dice, find_placement(dice, boxes)) == "3 5 | 4 4 | R3 R1"
    short = roll("3456 31")
    assert find_placement(short, boxes) is None
    assert modify_plan(short, boxes).cost == 1
    mended = roll("3556 31")
    assert 5 in mending_faces(short, boxes)[1]
    assert laid(boxes, mended, find_placement(mended, boxes)) == "3 6 | 5 5 | R3 R1"


@pytest.mark.rule("CDT-SYM-03")
def test_we_18_exclamation(target, roll, laid):
    boxes, dice = target(MANTIS, "~ EXCL ~"), roll("1346 23")
    placement = extend_placement(dice, boxes, {0: 3, 1: 1, 2: 2, 3: 5, 4: 0, 5: 4})
    assert laid(boxes, dice, placement) == "6 | 3 4 | R3 1 R2"
    short = roll("1446 23")
    assert find_placement(short, boxes) is None
    faces = mending_faces(short, boxes)
    assert 3 in faces[1]
    assert 3 in faces[4]


@pytest.mark.rule("CDT-SYM-05")
def test_we_19_red_box(target, roll, laid):
    boxes, dice = target(LURKER, "RED1 ~ ~"), roll("1446 32")
    assert find_placement(dice, boxes) is None
    assert mending_faces(dice, boxes)[5] == (3, 4, 5, 6)
    mended = roll("1446 33")
    placement = extend_placement(mended, boxes, {0: 5, 1: 1, 2: 0, 3: 2, 4: 4, 5: 3})
    assert laid(boxes, mended, placement) == "R3 4 | 1 4 | R3 6"


@pytest.mark.rule("CDT-SYM-03")
@pytest.mark.rule("CDT-SYM-04")
def test_we_20_exclamation_on_a_red_box(target, roll, laid):
    boxes, dice = target(LURKER, "~ ~ EXCL"), roll("1344 45")
    assert demands(boxes) == "w3+ w4+ w w4+ r3= w"
    assert find_placement(dice, boxes) is None
    flipped = roll("1344 35")
    placement = extend_placement(flipped, boxes, {0: 1, 1: 2, 2: 0, 3: 3, 4: 4, 5: 5})
    assert laid(boxes, flipped, placement) == "3 4 | 1 4 | R3 R5"


@pytest.mark.rule("CDT-SYM-07")
@pytest.mark.rule("CDT-SYM-06")
def test_we_40_order_of_symbols(target, roll, laid):
    boxes, dice = target(LURKER, "NUM4 EXCL ~"), roll("3444 35")
    placement = extend_placement(dice, boxes, {0: 0, 4: 4, 5: 5})
    assert laid(boxes, dice, placement) == "3 4 | 4 4 | R3 R5"
    short = roll("3455 35")
    assert find_placement(short, boxes) is None
    assert modify_plan(short, boxes).cost == 1
    mended = roll("3445 35")
    placement = extend_placement(mended, boxes, {0: 0, 1: 3, 2: 1, 3: 2, 4: 4, 5: 5})
    assert laid(boxes, mended, placement) == "3 5 | 4 4 | R3 R5"
