"""The curtain in the real window: it hides the table from eyes, keys and screen readers until it is lifted.

What a frame shows is looked at whenever the table is painted, films and moving doors included.
"""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from arcology.testing.toy.rules import Pass
from arcology.ui.table_page import TablePage
from arcology.ui.window import MainWindow
from tests.app.secret_table import CONTROL, LEFT, NONE, SHIFT, Sitting, at_once, faces, toy_program
from tests.app.toy_program import MakeWindow

__all__ = ["at_once", "toy_program"]


def heard(root: QObject) -> list[str]:
    """Every name and description that a screen reader finds below a widget, without what is out of sight."""
    found: list[str] = []

    def walk(part: QAccessibleInterface | None) -> None:
        if part is None or not part.isValid() or part.state().invisible:
            return
        found.extend(words for kind in TEXTS if (words := part.text(kind)))
        for index in range(part.childCount()):
            walk(part.child(index))

    walk(QAccessible.queryAccessibleInterface(root))
    return found


TEXTS = (QAccessible.Text.Name, QAccessible.Text.Description)


# ---- hidden ----------------------------------------------------------------------------------------------------------


def test_the_game_opens_behind_the_curtain(window: MainWindow) -> None:
    table = Sitting(window)
    assert table.state == (True, None)
    assert not table.page.view.isVisible()
    assert not table.page.rail.isVisible()
    assert table.page.curtain.button.hasFocus()
    at = table.page.place.mapTo(window, table.page.place.rect().center())
    assert table.page.curtain.isAncestorOf(window.childAt(at)) or window.childAt(at) is table.page.curtain


def test_a_screen_reader_hears_for_whom_the_screen_is_and_nothing_of_the_table(window: MainWindow) -> None:
    table = Sitting(window)
    said = heard(table.page)
    assert "Pass the screen to Ada." in said
    assert "I am Ada" in said
    assert not [words for words in said if "ard" in words or "Meeple" in words or "space" in words]
    table.lift()
    names = heard(table.page)
    worths = table.page.model.session.state.sealed
    assert {f"Card worth {worth}" for worth in worths[0]} <= set(names)
    assert not {f"Card worth {worth}" for worth in worths[1]} & set(names)
    assert names.count("Sealed card") == 2
    assert "Pass the screen to Ada." not in names


def test_no_frame_ever_shows_what_its_viewer_may_not_know(make_window: MakeWindow, at_once: None, qtbot: QtBot) -> None:
    """Three seats, with films and moving doors: opening, passing on, catching up, taking back."""
    table = Sitting(make_window(speed="fast"), players=3)
    table.lift()
    for seat in (0, 1, 2):
        qtbot.waitUntil(lambda: not table.page.curtain.isVisible())
        assert table.state == (False, seat)
        table.stay()
        qtbot.waitUntil(lambda: table.page.curtain.down)
        assert table.state == (True, None)
        assert faces(table.page) == set()
        if seat == 1:
            table.key(Qt.Key.Key_Z, CONTROL)
            table.key(Qt.Key.Key_Y, CONTROL)
        table.lift()
    qtbot.waitUntil(lambda: not table.page.curtain.isVisible() and not table.page.model.film_runs)
    assert table.frames.owners == {0, 1, 2}, "everybody's cards were painted, each for its owner"
    assert table.frames.leaks == []


@pytest.mark.parametrize("way", ["enter", "keypad", "space", "button", "door"])
def test_it_is_lifted_by_enter_space_or_a_click(window: MainWindow, way: str) -> None:
    table = Sitting(window)
    page = table.page
    match way:
        case "enter" | "keypad" | "space":
            keys = {"enter": Qt.Key.Key_Return, "keypad": Qt.Key.Key_Enter, "space": Qt.Key.Key_Space}
            table.key(keys[way])
        case "button":
            table.click(table.middle(page.curtain.button))
        case "door":
            table.click(page.place.mapTo(window, QPoint(30, page.place.height() - 30)))
    assert table.state == (False, 0)
    assert page.view.hasFocus()
    assert (page.desk.bench.marks.focused is not None) == (way in ("enter", "keypad", "space")), "keys see their focus"
    assert faces(page) == {0}


def test_what_was_meant_for_the_table_does_not_lift_it(window: MainWindow) -> None:
    """The second press of a double click, a key that is held down, a release whose press was elsewhere."""
    table = Sitting(window)
    page, door = table.page, QPoint(200, 300)
    QTest.mouseDClick(page.curtain, LEFT, NONE, door)  # Qt sends press and release before it
    table.window.show_table(page.game)
    page = table.page
    for target in (page.curtain, page.curtain.button):
        event = QEvent.Type.MouseButtonDblClick
        QApplication.sendEvent(target, _mouse(target, event))
        QApplication.sendEvent(target, _mouse(target, QEvent.Type.MouseButtonRelease))
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, NONE, "\r", True)
        QApplication.sendEvent(target, held)
    assert table.state == (True, None)


def _mouse(target: QWidget, kind: QEvent.Type) -> QEvent:
    at = QPointF(target.rect().center())
    return QMouseEvent(kind, at, QPointF(target.mapToGlobal(at.toPoint())), LEFT, LEFT, NONE)


def test_keys_do_not_reach_the_table(window: MainWindow) -> None:
    table = Sitting(window)
    page, seen = table.page, set()
    for key, modifiers in (
        [(Qt.Key.Key_Tab, NONE)] * 20 + [(Qt.Key.Key_Backtab, SHIFT)] * 20 + [(Qt.Key.Key_F6, NONE)] * 4
    ):
        table.key(key, modifiers)
        focus = window.focusWidget()
        assert focus is not None
        assert focus.isVisible()
        seen.add(focus)
        assert page.curtain.isAncestorOf(focus) or page.bar.isAncestorOf(focus), focus
    assert page.curtain.button in seen
    page.curtain.button.setFocus()
    for key in (Qt.Key.Key_E, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_Escape, Qt.Key.Key_1, Qt.Key.Key_F9):
        table.key(key)
    table.key(Qt.Key.Key_R, CONTROL)
    assert (table.state, page.model.session.position, page.model.film_runs) == ((True, None), 0, False)
    table.key(Qt.Key.Key_F9)


def test_in_the_bar_only_what_makes_sense_can_be_pressed(window: MainWindow) -> None:
    table = Sitting(window)
    table.lift()
    table.stay()
    table.stay()  # nobody hears it: the curtain is falling
    QTest.qWait(1)
    bar = table.page.bar
    assert table.state == (True, None)
    assert [b.isEnabled() for b in (bar.again, bar.since, bar.fit, bar.rail)] == [False] * 4
    assert bar.undo.isEnabled()
    table.lift()
    assert [b.isEnabled() for b in (bar.again, bar.fit, bar.rail)] == [True] * 3


# ---- taking back -----------------------------------------------------------------------------------------------------


def test_undo_and_redo_pass_the_screen_back_and_forth(window: MainWindow, qtbot: QtBot) -> None:
    table = Sitting(window)
    page = table.page
    table.lift()
    table.stay()
    qtbot.waitUntil(lambda: page.curtain.down)
    assert page.curtain.accessibleName() == "Pass the screen to Bo."
    table.key(Qt.Key.Key_Z, CONTROL)
    assert (table.state, page.curtain.accessibleName()) == ((True, None), "Pass the screen to Ada.")
    table.click(table.middle(page.bar.redo))
    assert page.curtain.accessibleName() == "Pass the screen to Bo."
    table.click(table.middle(page.curtain.button))
    assert (table.state, faces(page)) == ((False, 1), {1})
    table.key(Qt.Key.Key_Z, CONTROL)
    assert faces(page) <= {1}, "who takes it back sees no more than before"
    qtbot.waitUntil(lambda: page.curtain.down)
    assert page.curtain.accessibleName() == "Pass the screen to Ada."
    table.lift()
    assert (table.state, faces(page), page.model.session.position) == ((False, 0), {0}, 0)


def test_taken_back_while_the_film_still_runs_it_stays_up(make_window: MakeWindow, at_once: None) -> None:
    table = Sitting(make_window(speed="slow"))
    QTest.keyClick(table.page.curtain.button, Qt.Key.Key_Return)
    table.page.desk.player.finish()
    table.click(table.on_table("meeple.0"))
    table.key(Qt.Key.Key_Return)
    table.page.model.submit(table.page.model.offers.offers[0].action)
    assert table.page.model.film_runs
    table.key(Qt.Key.Key_Z, CONTROL)
    table.page.desk.player.finish()
    QTest.qWait(5)
    assert (table.page.curtain.isVisible(), table.page.model.viewer) == (False, 0)


def test_what_the_others_did_is_shown_after_lifting(make_window: MakeWindow, at_once: None, qtbot: QtBot) -> None:
    table = Sitting(make_window(speed="fast"))
    page = table.page
    films: list[Any] = []
    page.model.film.connect(films.append)
    table.lift()
    qtbot.waitUntil(lambda: not page.curtain.isVisible())
    page.model.drop("meeple.0", page.model.targets("meeple.0")[0])
    qtbot.waitUntil(lambda: page.curtain.down)
    films.clear()
    table.lift()
    qtbot.waitUntil(lambda: bool(films))
    assert not page.curtain.isVisible(), "it begins when the table is in sight"
    events = [type(event).__name__ for scene in films[0].scenes for event in scene.events]
    assert events[0] == "Moved"
    table.key(Qt.Key.Key_Space)
    assert not page.model.film_runs
    assert "meeple.0" in page.desk.bench.marks.ringed, "and stays marked"
    page.model.films = False
    page.model.submit(Pass(1))
    assert page.desk.bench.marks.ringed == (), "until the next decision"


# ---- doors -----------------------------------------------------------------------------------------------------------


def test_the_doors_travel_and_with_reduced_motion_they_are_there_at_once(
    make_window: MakeWindow, at_once: None, qtbot: QtBot
) -> None:
    for reduced in ("off", "on"):
        table = Sitting(make_window(speed="fast", reduced_motion=reduced))
        page, parts = table.page, []
        table.lift()
        qtbot.waitUntil(lambda page=page: not page.curtain.isVisible())
        page.curtain.installEventFilter(watch := _Doors(page, parts))
        page.view.setFocus()
        table.stay()
        qtbot.waitUntil(lambda page=page: page.curtain.down)
        QApplication.processEvents()
        assert watch is not None
        assert any(0 < part < 1 for part in parts) == (reduced == "off"), parts
        assert faces(page) == set()


class _Doors(QObject):
    """How far the doors were closed in each frame."""

    def __init__(self, page: TablePage, parts: list[float]) -> None:
        super().__init__(page)
        self._page, self._parts = page, parts

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._parts.append(self._page.curtain._closed)
        return False
