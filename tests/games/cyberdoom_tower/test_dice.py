"""Dice on hit boxes: what fits, which placement is found, and what is missing (CDT-DICE, CDT-ATK-06)."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcology.games.cyberdoom_tower.cards import BOX_ROWS, Color, HitBox, Symbol, SymbolKind, Symbols
from arcology.games.cyberdoom_tower.rules.boxes import BoxSet, EffBox, Mode, effective, is_red
from arcology.games.cyberdoom_tower.rules.placement import best_partial, find_placement, fits, mending_faces
from tests.games.cyberdoom_tower.plans import extend_placement, modify_plan

LURKER = "W3 W4 | E W4 | R3 E"

dice_rolls = st.tuples(*[st.integers(1, 6)] * 6)
symbols = st.one_of(
    st.none(),
    st.just(Symbol(SymbolKind.CHAIN)),
    st.just(Symbol(SymbolKind.EXCLAMATION)),
    st.integers(1, 4).map(lambda index: Symbol(SymbolKind.RED_BOX, index)),
    st.integers(1, 6).map(lambda n: Symbol(SymbolKind.NUMBER, n)),
)


@st.composite
def targets(draw: st.DrawFn) -> BoxSet:
    """Any card of six boxes in three rows under any symbols, solvable or not."""
    first = draw(st.integers(1, 4))
    lengths = (first, second := draw(st.integers(1, 5 - first)), 6 - first - second)
    rows = tuple(
        tuple(
            HitBox(row, index, draw(st.sampled_from(Color)), draw(st.one_of(st.none(), st.integers(1, 6))))
            for index in range(1, length + 1)
        )
        for row, length in zip(BOX_ROWS, lengths, strict=True)
    )
    marks: Symbols = (draw(symbols), draw(symbols), draw(symbols))
    return effective((rows[0], rows[1], rows[2]), marks)


def obeys(dice: tuple[int, ...], target: BoxSet, placement: tuple[int, ...]) -> bool:
    """Whether a complete placement keeps every rule, written out box by box."""
    if sorted(placement) != list(range(6)):
        return False
    for box, die in zip(target.boxes, placement, strict=True):
        if box.need_red and die < 4:
            return False
        if box.mode is Mode.MIN and dice[die] < (box.n or 0):
            return False
        if box.mode is Mode.EXACT and dice[die] != box.n:
            return False
    for row in target.chained:
        if len({dice[die] for box, die in zip(target.boxes, placement, strict=True) if box.row is row}) > 1:
            return False
    return True


def plain_search(dice: tuple[int, ...], target: BoxSet) -> tuple[int, ...] | None:
    """The search in its plainest form: every common number, every box in order, every die in order."""
    for numbers in product(range(1, 7), repeat=len(target.chained)):
        common = dict(zip(target.chained, numbers, strict=True))
        owner: dict[int, int] = {}

        def augment(box: int, seen: set[int], common: dict = common, owner: dict = owner) -> bool:
            for die in range(6):
                wanted = target.boxes[box]
                if die in seen or not fits(die, dice[die], wanted, common.get(wanted.row)):
                    continue
                seen.add(die)
                if die not in owner or augment(owner[die], seen):
                    owner[die] = box
                    return True
            return False

        if all(augment(box, set()) for box in range(6)):
            return tuple(sorted(owner, key=owner.__getitem__))
    return None


@given(dice_rolls, targets())
def test_a_placement_is_found_exactly_when_some_order_of_the_dice_obeys_all_rules(dice, target):
    found = find_placement(dice, target)
    if found is None:
        assert not any(obeys(dice, target, order) for order in permutations(range(6)))
    else:
        assert obeys(dice, target, found)


@given(dice_rolls, targets())
def test_the_placement_is_the_one_that_the_fixed_order_finds(dice, target):
    assert find_placement(dice, target) == plain_search(dice, target)


@given(dice_rolls, targets(), st.dictionaries(st.integers(0, 5), st.integers(0, 5), max_size=4))
def test_placed_dice_stay_where_they_are_if_the_rest_can_follow(dice, target, placed):
    found = extend_placement(dice, target, placed)
    if found is None:
        assert not any(
            all(order[box] == die for box, die in placed.items()) and obeys(dice, target, order)
            for order in permutations(range(6))
        )
    else:
        assert obeys(dice, target, found)
        assert all(found[box] == die for box, die in placed.items())


@given(dice_rolls, targets())
def test_nothing_placed_yet_is_the_whole_question(dice, target):
    assert extend_placement(dice, target, {}) == find_placement(dice, target)


@given(dice_rolls, targets())
def test_the_best_partial_placement_is_complete_when_there_is_a_complete_one(dice, target):
    partial = best_partial(dice, target)
    complete = find_placement(dice, target)
    assert (None not in partial) == (complete is not None)
    if complete is not None:
        assert partial == complete
    used = [die for die in partial if die is not None]
    assert len(set(used)) == len(used)
    for box, die in zip(target.boxes, partial, strict=True):
        assert die is None or fits(die, dice[die], box)


@given(dice_rolls, targets())
def test_a_mending_face_mends_and_no_other_face_does(dice, target):
    for die, good in enumerate(mending_faces(dice, target)):
        for face in range(1, 7):
            changed = (*dice[:die], face, *dice[die + 1 :])
            if face != dice[die]:
                assert (face in good) == (find_placement(changed, target) is not None)


@given(dice_rolls, targets())
def test_the_plan_of_modify_steps_leads_to_a_placement(dice, target):
    plan = modify_plan(dice, target)
    if plan is not None:
        assert obeys(plan.faces, target, plan.placement)
        assert plan.cost == sum(abs(a - b) for a, b in zip(dice, plan.faces, strict=True))
    assert (plan is not None and plan.cost == 0) == (find_placement(dice, target) is not None)


@given(dice_rolls, targets())
def test_no_cheaper_plan_of_modify_steps_exists(dice, target):
    plan = modify_plan(dice, target)
    reached = {dice}
    for steps in range(3):
        mended = any(find_placement(faces, target) is not None for faces in reached)
        assert mended == (plan is not None and plan.cost <= steps)
        if mended:
            return
        reached |= {
            (*faces[:i], faces[i] + way, *faces[i + 1 :])
            for faces in reached
            for i in range(6)
            for way in (-1, 1)
            if 1 <= faces[i] + way <= 6
        }


def test_a_plan_is_impossible_when_more_red_boxes_are_wanted_than_there_are_red_dice(target):
    assert modify_plan((6, 6, 6, 6, 6, 6), target("R1 R1 | R1 E | E E")) is None


WHITE_DIE, RED_DIE = 0, 4


@pytest.mark.rule("CDT-DICE-02")
@pytest.mark.rule("CDT-DICE-05")
@pytest.mark.parametrize("die", [WHITE_DIE, RED_DIE])
def test_a_white_box_takes_any_colour_with_at_least_its_number(target, die):
    box = target(LURKER).boxes[1]
    assert [value for value in range(1, 7) if fits(die, value, box)] == [4, 5, 6]


@pytest.mark.rule("CDT-DICE-03")
def test_a_red_box_takes_a_red_die_with_at_least_its_number_and_no_white_die(target):
    box = target(LURKER).boxes[4]
    assert [value for value in range(1, 7) if fits(RED_DIE, value, box)] == [3, 4, 5, 6]
    assert not any(fits(WHITE_DIE, value, box) for value in range(1, 7))


@pytest.mark.rule("CDT-DICE-04")
@pytest.mark.rule("CDT-DICE-05")
def test_an_empty_white_box_takes_every_die(target):
    box = target(LURKER).boxes[2]
    assert all(fits(die, value, box) for die in range(6) for value in range(1, 7))


@pytest.mark.rule("CDT-DICE-08")
def test_an_empty_box_made_red_takes_every_red_die(target):
    box = target(LURKER, "~ RED1 ~").boxes[2]
    assert all(fits(RED_DIE, value, box) for value in range(1, 7))
    assert not any(fits(WHITE_DIE, value, box) for value in range(1, 7))


@pytest.mark.rule("CDT-DICE-07")
def test_equality_is_enough_everywhere(target, roll):
    assert find_placement(roll("3441 31"), target(LURKER)) is not None
    assert find_placement(roll("3431 31"), target(LURKER)) is None


@pytest.mark.rule("CDT-DICE-01")
def test_one_die_per_box_and_one_box_per_die(target, roll):
    boxes = target(LURKER)
    found = find_placement(roll("3411 43"), boxes)
    assert sorted(found) == [0, 1, 2, 3, 4, 5]
    assert extend_placement(roll("3411 43"), boxes, {0: 0, 1: 0}) is None


@pytest.mark.rule("CDT-DICE-06")
def test_any_arrangement_that_can_be_completed_counts(target, roll):
    """Dice may be moved until the attack is confirmed, so every start that still works is accepted."""
    boxes = target(LURKER)
    dice = roll("3411 43")
    starts = [{box: die} for box in range(6) for die in range(6)]
    open_starts = [start for start in starts if extend_placement(dice, boxes, start)]
    orders = [order for order in permutations(range(6)) if obeys(dice, boxes, order)]
    assert len(orders) > 1
    assert open_starts == [
        start for start in starts if any(order[b] == d for b, d in start.items() for order in orders)
    ]


@pytest.mark.rule("CDT-ATK-06")
def test_all_six_dice_are_needed(target, roll):
    """Five boxes filled are nothing: the sixth decides."""
    boxes = target(LURKER)
    assert find_placement(roll("3311 43"), boxes) is None
    assert best_partial(roll("3311 43"), boxes).count(None) == 1


def test_the_box_that_stays_empty_is_the_problem(target, roll):
    partial = best_partial(roll("3664 21"), target(LURKER))
    assert [box.key for box, die in zip(target(LURKER).boxes, partial, strict=True) if die is None] == ["c1"]


def test_a_chained_row_follows_the_die_that_lies_on_it(target, roll):
    boxes = target("W1 W1 | W1 W1 | E E", "~ CHAIN ~")
    dice = roll("2255 11")
    assert dice[extend_placement(dice, boxes, {2: 2})[3]] == 5
    assert extend_placement(dice, boxes, {2: 0, 3: 2}) is None


# Worked examples: the laid dice are those of the example or another placement that the same dice allow.


@pytest.mark.rule("CDT-DICE-01")
def test_we_15_plain_boxes(target, roll, laid):
    boxes, dice = target(LURKER), roll("3411 43")
    assert laid(boxes, dice, extend_placement(dice, boxes, {0: 0, 1: 1, 2: 2, 3: 4, 4: 5, 5: 3})) == "3 4 | 1 R4 | R3 1"
    assert obeys(dice, boxes, find_placement(dice, boxes))


def test_we_21_two_steps_are_needed(target, roll, laid):
    boxes, dice = target(LURKER), roll("2361 32")
    assert modify_plan(dice, boxes).cost == 2
    mended = roll("4361 32")
    placement = extend_placement(mended, boxes, {0: 1, 1: 2, 2: 3, 3: 0, 4: 4, 5: 5})
    assert laid(boxes, mended, placement) == "3 6 | 1 4 | R3 R2"
    assert not any(abs(face - dice[die]) == 1 for die, faces in enumerate(mending_faces(dice, boxes)) for face in faces)


def test_we_29_ai_side_a(target, roll, laid):
    boxes, dice = target("W3 W5 | E E | R3 W4", "~ CHAIN ~"), roll("1345 31")
    placement = extend_placement(dice, boxes, {0: 1, 2: 0})
    assert laid(boxes, dice, placement) == "3 5 | 1 R1 | R3 4"


def test_we_30_ai_side_b(target, roll, laid):
    boxes, dice = target("W4 W4 | R5 E | W3 W2", "~ ~ EXCL"), roll("2344 51")
    assert laid(boxes, dice, find_placement(dice, boxes)) == "4 4 | R5 R1 | 3 2"
    short = roll("3344 51")
    assert find_placement(short, boxes) is None
    plan = modify_plan(short, boxes)
    assert plan.cost == 1
    assert 2 in mending_faces(short, boxes)[0]
    assert mending_faces(short, boxes)[0] == mending_faces(short, boxes)[1]


def test_the_pool_has_four_white_and_two_red_dice():
    assert [is_red(die) for die in range(6)] == [False] * 4 + [True] * 2


def test_a_box_set_has_six_boxes():
    with pytest.raises(ValueError, match="6 hit boxes, not 1"):
        BoxSet((EffBox(BOX_ROWS[0], 1, False, Mode.ANY, None),))
