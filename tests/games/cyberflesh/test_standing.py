"""What players have said beforehand about stepping in for each other and about consumables."""

from __future__ import annotations

from typing import Any

import pytest

from arcology.games.cyberflesh.actions import Done, No
from arcology.games.cyberflesh.plugin import PLUGIN
from arcology.session.drivers import HumanDriver, Question
from arcology.session.steps import STANDING
from tests.games.cyberflesh.boards import configured, rules
from tests.games.cyberflesh.desk import Desk


class Heard:
    """Hears what a driver answers."""

    def __init__(self) -> None:
        self.answers: list[tuple[Any, str]] = []

    def answered(self, question: Question, action: Any, driver: str = "") -> None:
        self.answers.append((action, driver))

    def gave_up(self, question: Question, why: str) -> None:
        raise AssertionError(why)


@pytest.mark.parametrize(
    ("wish", "alone", "answered"),
    [("ask", True, False), ("company", False, False), ("company", True, True), ("never", False, True)],
)
def test_the_option_answers_for_everybody(wish: str, alone: bool, answered: bool) -> None:
    """CFL-IMMOL-07: nobody is asked who said no beforehand; while one character lives, only companions could be."""
    desk = Desk("C1", "C2", immolation=wish).stand({1: "E10"})
    if alone:
        desk.helper("N06", of="C1").unit("C2").hp = 0
    desk.enemy_acts(1, dice=[8])
    assert desk.ask == "immolate"
    assert heard(desk, immolation=wish) == ([(No(desk.seat), STANDING)] if answered else [])


@pytest.mark.parametrize(
    ("wish", "hp", "answered"),
    [("danger", 9, True), ("danger", 4, False), ("always", 9, False), ("own", 4, True)],
)
def test_holders_of_consumables_are_asked_when_somebody_could_die(wish: str, hp: int, answered: bool) -> None:
    """CFL-COMBAT-12: a Hollow Porter can take 4 hp with its one die."""
    desk = Desk("C1", windows=wish).gear("C1", "L01").stand({1: "E10"}).health("C1", hp)
    desk.enemy_acts(1, dice=[8])
    assert (desk.ask, desk.top.moment) == ("window", "immolation")
    assert desk.state.combat is not None
    desk.state.combat.order, desk.state.combat.at = ["#1"], 1
    assert heard(desk, windows=wish) == ([(Done(0), STANDING)] if answered else [])


def test_no_standing_answer_attacks_for_anybody() -> None:
    """The own attack stays a question, with the consumables in it."""
    desk = Desk("C1", windows="own").gear("C1", "L01").stand({1: "E10"}).unit_acts("C1")
    assert desk.ask == "attack"
    assert heard(desk, windows="own") == []


def heard(desk: Desk, **options: str) -> list[tuple[Any, str]]:
    """What a person's driver answers to the open question by itself."""
    seat, listener = desk.seat, Heard()
    question = Question(seat, desk.top, desk.state, tuple(desk.legal), 0, 0)
    config = configured(len(desk.state.characters), 1, **options)
    HumanDriver(PLUGIN.standing(config, rules())).asked(question, listener)
    return listener.answers
