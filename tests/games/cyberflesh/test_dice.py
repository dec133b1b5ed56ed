"""The die (CFL-DICE)."""

from __future__ import annotations

from collections import Counter

import pytest

from arcology.engine.agenda import Context
from arcology.engine.luck import new_luck
from arcology.games.cyberflesh.actions import Declare, Move, Yes
from arcology.games.cyberflesh.events import (
    AttackRolled,
    BacktrackRolled,
    EscapeRolled,
    SlotsRolled,
    StrikeRolled,
    TableRolled,
    TestRolled,
)
from arcology.games.cyberflesh.rules.dice import cases, count_hits, read, roll, succeeds
from arcology.games.cyberflesh.terms import TileType
from tests.games.cyberflesh.desk import Desk


@pytest.mark.rule("CFL-DICE-02")
@pytest.mark.rule("CFL-DICE-03")
@pytest.mark.rule("CFL-DICE-04")
@pytest.mark.parametrize(
    ("bonus", "faces", "wanted"),
    [(3, (4, 5, 1, 8), (False, True, False, True)), (7, (1,), (False,)), (-4, (8,), (True,)), (-4, (7,), (False,))],
)
def test_ex_01_eight_or_more(bonus: int, faces: tuple[int, ...], wanted: tuple[bool, ...]) -> None:
    assert tuple(succeeds(face, bonus) for face in faces) == wanted


@pytest.mark.rule("CFL-DICE-02")
@pytest.mark.parametrize(("bonus", "face"), [(12, 2), (-1, 8)])
def test_modifiers_may_leave_one_to_eight(bonus: int, face: int) -> None:
    assert succeeds(face, bonus)


@pytest.mark.rule("CFL-DICE-05")
@pytest.mark.rule("CFL-DICE-06")
def test_ex_02_a_d8_read_as_d4_and_d2() -> None:
    assert [read(face, 4) for face in range(1, 9)] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert [read(face, 2) for face in range(1, 9)] == [1, 1, 1, 1, 2, 2, 2, 2]
    assert [read(face, 8) for face in range(1, 9)] == list(range(1, 9))


@pytest.mark.rule("CFL-DICE-08")
@pytest.mark.parametrize("bonus", range(-9, 15))
def test_chance_of_success(bonus: int) -> None:
    assert cases(bonus) == sum(succeeds(face, bonus) for face in range(1, 9))
    assert cases(bonus) == min(7, max(1, bonus + 1))


@pytest.mark.rule("CFL-DICE-03")
@pytest.mark.rule("CFL-DICE-04")
@pytest.mark.parametrize("bonus", range(-9, 15))
def test_hits_of_an_attack_are_eight_plus_rolls(bonus: int) -> None:
    assert [count_hits([face], bonus) for face in range(1, 9)] == [succeeds(face, bonus) for face in range(1, 9)]
    assert count_hits([8, 1, 8], bonus) == 2


@pytest.mark.rule("CFL-DICE-01")
def test_every_face_falls_as_often() -> None:
    desk = Desk()
    desk.state.luck = new_luck(5)
    ctx = Context(desk.state, desk.state.luck)
    faces = Counter(roll(desk.state, "test", ctx) for _ in range(8000))
    assert sorted(faces) == list(range(1, 9))
    assert all(850 <= count <= 1150 for count in faces.values())


@pytest.mark.rule("CFL-DICE-01")
@pytest.mark.rule("CFL-DICE-07")
def test_what_is_an_8_plus_roll() -> None:
    """Hits, tests and slots obey the natural 8 and 1."""
    desk = Desk("C1").gear("C1", "L21").stand({1: "E10"}).unit_acts("C1", dice=[8, 1])
    desk.answer(Declare)
    assert desk.one(AttackRolled).hits == 1
    desk.enemy_acts(1, dice=[8])
    assert desk.one(StrikeRolled).hits == 1
    desk = Desk("C1").event(4, dice=[1])
    assert not desk.one(TestRolled).success
    desk = Desk("C1")
    desk.state.alert = 7
    desk.resolve(TileType.COMBAT, [1, 1, 1, 1, 1])
    assert desk.one(SlotsRolled).filled == ()


@pytest.mark.rule("CFL-DICE-07")
def test_what_is_read_at_face_value() -> None:
    """A natural 8 does not escape at Alert 8, a 1 of a table is a 1."""
    desk = Desk("C1").gear("C1", "L21").stand({1: "CF"})
    desk.state.alert = 8
    desk.dice(8, 1, 1, 1).run()
    assert desk.ask == "escape"
    desk.do(Yes(0))
    assert not desk.one(EscapeRolled).escaped
    desk = Desk("C1").gear("C1", "L21").event(12, dice=[1])
    assert (desk.one(TableRolled).number, desk.hp("C1")) == (1, (18,))
    desk = Desk("C1").gear("C1", "L21")
    near = desk.offers(Move)[0].square
    desk.lay(near, TileType.COMBAT).reveal(near).dice(2)
    desk.do(Move(0, near))
    assert not desk.one(BacktrackRolled).meets


def test_the_last_roll_lies_on_the_table() -> None:
    desk = Desk("C1").gear("C1", "L21").stand({1: "E10"}).unit_acts("C1", dice=[8, 1])
    desk.answer(Declare)
    assert (desk.state.dice.faces, desk.state.dice.purpose) == ((8, 1), "attack")
