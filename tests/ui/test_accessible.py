"""What a screen reader is told: every piece and place with a name, a state and a rectangle, every event once."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible

from arcology.engine.table import Spot
from arcology.testing.toy.rules import Move
from arcology.ui.accessible import AccessibleTable
from tests.ui.conftest import ToyTable, track

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


def tree(table: ToyTable) -> dict[str, object]:
    root = QAccessible.queryAccessibleInterface(table.view)
    return {child.text(NAME): child for child in (root.child(i) for i in range(root.childCount()))}


def test_the_table_and_all_its_pieces_have_names_and_rectangles(table: ToyTable) -> None:
    root = QAccessible.queryAccessibleInterface(table.view)
    assert root.text(NAME) == "Game table"
    found = tree(table)
    assert set(found) == {"Meeple of Seat 1", "Meeple of Seat 2", "Rover", "Gift deck", "Space 1", "Space 2"}
    window = table.view.viewport().rect().translated(table.view.viewport().mapToGlobal(QPoint(0, 0)))
    for name, child in found.items():
        assert child.isValid(), name
        assert window.contains(child.rect().center()), name
        assert child.rect().width() > 10, name
        assert root.indexOfChild(child) >= 0, name


def test_what_can_act_is_a_button_and_what_is_lifted_is_selected(table: ToyTable) -> None:
    found = tree(table)
    assert found["Meeple of Seat 1"].role() == QAccessible.Role.Button
    assert found["Meeple of Seat 2"].role() == QAccessible.Role.Graphic
    assert found["Meeple of Seat 2"].state().disabled
    assert not found["Meeple of Seat 1"].state().selected
    table.click("meeple.0")
    assert found["Meeple of Seat 1"].state().selected
    assert found["Space 2"].text(DESCRIPTION) == "100 %"
    table.hands.cancel()


def test_what_was_chosen_in_an_open_action_is_checked(table: ToyTable) -> None:
    table.model.status = replace(table.model.status, chosen=("meeple.0",))
    found = tree(table)
    assert found["Meeple of Seat 1"].state().checked
    assert not found["Meeple of Seat 2"].state().checkable


def test_the_focus_is_told(table: ToyTable) -> None:
    table.hands.walk(True)
    assert tree(table)["Meeple of Seat 1"].state().focused


def test_a_piece_is_found_under_a_point(table: ToyTable) -> None:
    at = table.view.viewport().mapToGlobal(table.at("rover"))
    assert QAccessible.queryAccessibleInterface(table.view).childAt(at.x(), at.y()).text(NAME) == "Rover"


def test_every_place_of_a_target_has_a_name(table: ToyTable) -> None:
    for target in table.desk.accessible.targets():
        assert table.model.name_of(target), target
    assert track(1) in [t for t in table.desk.accessible.targets() if isinstance(t, Spot)]


def test_every_event_is_announced_once_and_in_order(
    make_table: Callable[..., ToyTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(AccessibleTable, "announce", lambda self, message: heard.append(message))
    table = make_table(films=True, seats=1)
    table.model.submit(Move(0, 1))
    die = table.session.entries[1].events[1].die
    expected = ["Seat 1 walks to 1", f"Seat 1 rolls {die}, needs 0", "The rover rolls to 1", "Seat 1, walk or stay"]
    assert heard == expected
    table.player.finish()
    table.drag("meeple.0", track(6))
    table.model.undo_stack.undo()
    assert heard[len(expected) :] == [
        "Not possible: 5 spaces are too far, 2 are possible",
        "Taken back: Walk to space 1",
    ]


def test_announcements_reach_qt_without_an_error(table: ToyTable) -> None:
    table.desk.accessible.announce("Your turn")


GONE = """
import gc
import sys
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from arcology.engine.config import GameConfig
from arcology.session.session import Session
from arcology.testing.toy.board import ToyBoard
from arcology.testing.toy.plugin import PLUGIN
from arcology.testing.toy.rules import ToyRules
from arcology.ui.desk import Desk
from arcology.ui.model import GameModel
from arcology.ui.painters import Painters
from tests.ui.toy_art import COMPONENTS, say, toy_studio

application = QApplication([])
numbers = []
for _ in range(20):
    model = GameModel(Session(ToyRules(), GameConfig("toy", 2, 3)), ToyBoard(), PLUGIN, say)
    desk = Desk(model, Painters(COMPONENTS, model.board.layout), toy_studio())
    desk.view.show()
    canvas = QAccessible.queryAccessibleInterface(desk.view)
    numbers += [QAccessible.uniqueId(canvas.child(i)) for i in range(canvas.childCount())]
    desk.close()
    desk.view.deleteLater()
    del model, desk, canvas
    QApplication.processEvents()
    gc.collect()
print(len(numbers), sum(QAccessible.accessibleInterface(number) is not None for number in numbers))
"""


def test_nothing_is_left_in_qt_of_a_table_that_was_closed() -> None:
    """In a process of its own, because what goes wrong here ends the process."""
    command = [sys.executable, "-c", GONE]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2])
    assert done.returncode == 0, done.stderr
    asked, left = map(int, done.stdout.split())
    assert asked > 100
    assert left == 0
