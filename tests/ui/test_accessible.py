"""What a screen reader is told: every piece and place with a name, a state and a rectangle, every event once."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from arcology.engine.table import Spot
from arcology.engine.text import text
from arcology.testing.toy.rules import Move
from arcology.ui.access import AccessibleTable
from tests.ui.conftest import ToyTable, track

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


def children(parent: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [parent.child(i) for i in range(parent.childCount())]


def parts(table: ToyTable) -> dict[str, QAccessibleInterface]:
    """The parts of the table by name; places come after them."""
    found = children(QAccessible.queryAccessibleInterface(table.view))
    return {part.text(NAME): part for part in found if part.role() == QAccessible.Role.Grouping}


def tree(table: ToyTable) -> dict[str, QAccessibleInterface]:
    """Pieces and places by name."""
    places = [one for one in children(QAccessible.queryAccessibleInterface(table.view)) if one.childCount() == 0]
    pieces = [piece for part in parts(table).values() for piece in children(part)]
    return {child.text(NAME): child for child in (*pieces, *places)}


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
        assert child.parent().indexOfChild(child) >= 0, name


def test_pieces_belong_to_parts_of_the_table_and_say_where_they_are(table: ToyTable) -> None:
    found = parts(table)
    assert list(found) == ["Place of Seat 1", "Place of Seat 2", "Around the table"]
    names = [piece.text(NAME) for piece in children(found["Around the table"])]
    assert names == ["Gift deck", "Rover"]
    rover = tree(table)["Rover"]
    assert rover.text(DESCRIPTION) == "2 of 2 in Around the table."
    assert rover.parent().text(NAME) == "Around the table"
    assert found["Around the table"].rect().contains(rover.rect().center())


def test_what_a_piece_can_do_is_an_action_with_its_consequences(table: ToyTable, qtbot: QtBot) -> None:
    meeple = tree(table)["Meeple of Seat 1"].actionInterface()
    assert meeple.actionNames() == ["Walk to space 1", "Walk to space 2"]
    assert meeple.localizedActionDescription("Walk to space 2") == "Action points: 2. Chance to stay: 100 %."
    assert tree(table)["Rover"].actionInterface().actionNames() == []
    meeple.doAction("Walk to space 2")
    qtbot.waitUntil(lambda: table.session.position == 1)
    assert table.session.timeline.current.action == Move(0, 2)
    meeple.doAction("Walk to space 2")  # it is not possible any more
    assert table.session.position == 1


def test_what_has_gone_from_the_table_has_no_interface_any_more(table: ToyTable) -> None:
    place = next(one for one in children(QAccessible.queryAccessibleInterface(table.view)) if one.childCount() == 0)
    number = QAccessible.uniqueId(place)
    assert QAccessible.accessibleInterface(number) is not None
    del place
    table.model.submit(Move(0, 2))
    assert QAccessible.accessibleInterface(number) is None


def test_what_can_act_is_a_button_and_what_is_lifted_is_selected(table: ToyTable) -> None:
    found = tree(table)
    assert found["Meeple of Seat 1"].role() == QAccessible.Role.Button
    assert found["Meeple of Seat 2"].role() == QAccessible.Role.Graphic
    assert found["Meeple of Seat 2"].state().disabled
    assert not found["Meeple of Seat 1"].state().selected
    table.click("meeple.0")
    assert found["Meeple of Seat 1"].state().selected
    assert found["Space 2"].text(DESCRIPTION) == "100 %."
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
        "Seat 1, walk or stay",
    ]
    del heard[:]
    table.model.undo_stack.redo()
    assert heard == ["Done again: Walk to space 1", *expected]


def test_what_a_computer_decides_is_announced_once(make_table: Callable[..., ToyTable]) -> None:
    table = make_table()
    table.model.seat({1: text("toy.offer.pass")})
    table.model.submit(Move(0, 1))
    table.model.submit(Move(1, 2), driver="random")
    moves = [words for words in table.heard.said if "walks" in words]
    assert moves == ["Seat 1 walks to 1", "Seat 2 walks to 2"]
    assert table.heard.said.count("Seat 1, walk or stay") == 1


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
    parts = [canvas.child(i) for i in range(canvas.childCount())]
    numbers += [QAccessible.uniqueId(part) for part in parts]
    numbers += [QAccessible.uniqueId(part.child(i)) for part in parts for i in range(part.childCount())]
    desk.close()
    desk.view.deleteLater()
    del model, desk, canvas, parts
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
