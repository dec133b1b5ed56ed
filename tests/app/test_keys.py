"""The sheet of keys tells what the program really does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arcology.ui import gestures
from arcology.ui.dialogs.keys import KeysSheet
from arcology.ui.keymap import COMMANDS, WAYS
from arcology.ui.scene import view
from arcology.ui.sheet import Body
from arcology.ui.window import MainWindow
from tests.app.toy_program import children, start_game, walk

NATIVE = QKeySequence.SequenceFormat.NativeText


def keys_sheet(window: MainWindow) -> KeysSheet:
    sheet = window.sheets.sheet
    assert isinstance(sheet, KeysSheet)
    return sheet


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [
        (Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier),
        (Qt.Key.Key_Question, Qt.KeyboardModifier.NoModifier),
    ],
)
@pytest.mark.parametrize("at_table", [False, True])
def test_keys_open_the_sheet_of_keys(
    window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier, at_table: bool
) -> None:
    if at_table:
        start_game(window)
    QTest.keyClick(window.focusWidget() or window, key, modifiers)
    assert keys_sheet(window).lines
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.sheets.sheet is None


def test_every_shortcut_of_the_window_is_on_the_sheet(window: MainWindow) -> None:
    window.sheets.show_keys()
    lines = dict(keys_sheet(window).lines)
    actions = [action for action in window.actions() if action.shortcuts()]
    assert len(actions) == len([command for command in COMMANDS if command.keys])
    for action in actions:
        native = [words for keys in action.shortcuts() if (words := keys.toString(NATIVE))]
        assert lines.get(action.text(), []) == native, "what has no key on this system is not told"


def test_the_sheet_is_turned_by_keys(window: MainWindow) -> None:
    window.resize(900, 560)
    window.sheets.show_keys()
    sheet = keys_sheet(window)
    bar = children(sheet, Body)[0].verticalScrollBar()
    assert bar.maximum() > 0, "it is longer than the window"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_End)
    assert bar.value() == bar.maximum()


def test_the_menu_leads_there(window: MainWindow) -> None:
    start_game(window)
    next(action for action in window.table_menu.actions() if action.text() == "Keys").trigger()
    assert keys_sheet(window).side, "the table stays in sight"


def test_every_key_that_hands_look_at_is_told() -> None:
    sources = [*Path(gestures.__file__).parent.glob("*.py"), Path(view.__file__)]
    seen = {name for path in sources for name in re.findall(r"Key\.Key_(\w+)", path.read_text("utf-8"))}
    told = {key for way in WAYS for key in way.covers}
    assert seen == told


def test_no_two_ways_share_their_words_and_no_command_shares_its_key() -> None:
    words = [way.text for way in WAYS] + [command.text for command in COMMANDS]
    assert len(set(words)) == len(words)
    used = [keys.toString() for command in COMMANDS for keys in command.sequences()]
    assert len(set(used)) == len(used)


def test_undo_and_redo_bear_their_keys(window: MainWindow) -> None:
    start_game(window)
    assert window.page is not None
    bar = window.page.bar
    assert (bar.undo.badge, bar.redo.badge) == ("Ctrl Z", "Ctrl Y")
    assert bar.redo in children(bar, type(bar.redo))


def test_keys_of_the_table_do_something_or_say_why_not(window: MainWindow) -> None:
    start_game(window)
    page = window.page
    assert page is not None
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_F2)
    assert page.notice.words.startswith("There is no score sheet here"), "the toy counts no points"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not page.notice.isVisible()
    ringed: list[tuple[str, ...]] = []
    page.rail.log.pieces_asked.connect(ringed.append)
    walk(window, 1)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert any("rover" in pieces for pieces in ringed)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_F4)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    outline = page.front.outline
    assert outline is not None
    assert outline.tree.current is not None
    assert outline.tree.current.path[0] == "news"


def test_the_start_screen_is_reached_from_a_sheet_beside_the_table(window: MainWindow) -> None:
    start_game(window)
    window.sheets.show_keys()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert window.page is None
    assert window.sheets.sheet is None
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert not keys_sheet(window).side
