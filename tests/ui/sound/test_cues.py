"""What is heard at a table, with films and without."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from arcology.engine.refusal import refusal
from arcology.ui.sound.cues import TableSounds
from tests.ui.conftest import ToyTable, track

MakeTable = Callable[..., ToyTable]


def listen(table: ToyTable) -> list[str]:
    """The names of what is heard from now on."""
    heard: list[str] = []
    TableSounds(table.model, heard.append, table.view)
    return heard


@pytest.mark.parametrize("films", [False, True])
def test_a_step_is_heard_and_then_the_turn_of_the_next(make_table: MakeTable, qtbot: QtBot, films: bool) -> None:
    table = make_table(films=films)
    heard = listen(table)
    assert table.model.drop("meeple.0", track(1))
    if films:
        assert "turn" not in heard, "whose turn it is shows when the film is over"
        qtbot.waitUntil(lambda: not table.model.film_runs)
    assert heard[0] == "step"
    assert heard[-1] == "turn"
    assert heard.count("turn") == 1


def test_going_back_and_forth_is_silent(table: ToyTable) -> None:
    table.model.drop("meeple.0", track(1))
    heard = listen(table)
    table.model.undo_stack.undo()
    table.model.undo_stack.redo()
    table.model.look_back(0)
    table.model.look_back(None)
    assert heard == []
    table.model.undo_stack.undo()
    assert table.model.drop("meeple.0", track(2))
    assert "turn" in heard, "a decision after undo is new"


def test_a_refusal_is_heard(table: ToyTable) -> None:
    heard = listen(table)
    table.model.refuse(refusal("table.undo.nothing", ""), None)
    assert heard == ["refusal"]


def test_the_end_is_heard_once_and_no_turn_after_it(table: ToyTable) -> None:
    heard, model = listen(table), table.model
    for _ in range(80):
        if model.outcome is not None:
            break
        model.submit(model.offers.offers[-1].action)
    assert model.outcome is not None
    assert heard.count("end") == 1
    assert heard[-1] == "end"
    model.undo_stack.undo()
    model.undo_stack.redo()
    assert heard.count("end") == 1


def test_nothing_chimes_while_a_computer_is_asked(table: ToyTable) -> None:
    table.model.seat({1: "Random"})  # type: ignore[dict-item]  # the toy speaks plain English
    heard = listen(table)
    table.model.drop("meeple.0", track(1))
    assert "turn" not in heard
