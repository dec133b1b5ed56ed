"""What players have said beforehand about stepping in for each other."""

from __future__ import annotations

from typing import Any

import pytest

from arcology.games.cyberflesh.actions import No
from arcology.games.cyberflesh.plugin import PLUGIN
from arcology.session.drivers import HumanDriver, Question
from arcology.session.steps import STANDING
from tests.games.cyberflesh.boards import configured
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
    heard, seat = Heard(), desk.seat
    question = Question(seat, desk.top, desk.state, tuple(desk.legal), 0, 0)
    HumanDriver(PLUGIN.standing(configured(2, 1, immolation=wish))).asked(question, heard)
    assert heard.answers == ([(No(seat), STANDING)] if answered else [])
