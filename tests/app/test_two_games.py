"""What a second game changes: tiles side by side, and which game a key on the start screen means."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from arcology.app.desktop import build
from arcology.app.games import BUILTIN, Games
from arcology.app.paths import folders
from arcology.app.program import Program
from arcology.engine.text import SeatRef, text
from arcology.packs.locate import data_root
from arcology.store.words import Summary
from arcology.ui.dialogs.new_game import NewGameSheet
from arcology.ui.rules_view import RulesSheet
from arcology.ui.services import NewGame
from arcology.ui.window import MainWindow
from tests.app.toy_program import children


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    """The program as it is delivered, with nothing saved."""
    hooks = sys.excepthook, threading.excepthook
    services, window, _ = build(Program(folders(), data_root(), Games()), qapp, catch=False)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield window
    window.close()
    window.deleteLater()
    services.library.close()
    qapp.processEvents()
    sys.excepthook, threading.excepthook = hooks
    qapp.setStyleSheet("")


def rules(window: MainWindow) -> RulesSheet:
    sheet = window.sheets.sheet
    assert isinstance(sheet, RulesSheet)
    return sheet


def test_every_game_has_its_tile(window: MainWindow) -> None:
    assert [tile.record.id for tile in window.start.tiles] == list(BUILTIN)
    assert [tile.record.title for tile in window.start.tiles][:2] == ["Cyberdoom Tower", "Cytress"]


def test_keys_mean_the_game_whose_tile_has_the_focus(window: MainWindow) -> None:
    tower, cytress = window.start.tiles[:2]
    assert tower.hasFocus()
    QTest.keyClick(tower, Qt.Key.Key_Right)
    QTest.keyClick(cytress, Qt.Key.Key_F1)
    assert rules(window).reference.find("CYT-SETUP-01") is not None
    QTest.keyClick(rules(window).search, Qt.Key.Key_Escape)
    cytress = window.start.tiles[1]
    assert cytress.hasFocus(), "a closed sheet leaves the focus where it was"
    QTest.keyClick(cytress, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    sheet = window.sheets.sheet
    assert isinstance(sheet, NewGameSheet)
    assert sheet.choice().game == "cytress"


def test_the_rules_over_the_start_screen_can_be_those_of_every_game(window: MainWindow) -> None:
    window.sheets.show_rules()
    games = rules(window).games
    assert games is not None
    assert games.value == "cyberdoom_tower"
    games.buttons()[1].click()
    assert rules(window).reference.find("CYT-SETUP-01") is not None
    games = rules(window).games
    assert games is not None
    assert games.value == "cytress"
    assert games.focusProxy().hasFocus(), "who goes through the games by keys can go on"


def test_the_rules_beside_a_table_are_its_own(window: MainWindow) -> None:
    window.ask_new_game("cytress")
    sheet = window.sheets.sheet
    assert isinstance(sheet, NewGameSheet)
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert window.page is not None
    window.sheets.show_rules()
    assert rules(window).games is None
    assert rules(window).reference.find("CYT-SETUP-01") is not None


@pytest.mark.parametrize(("seat", "who"), [(0, "Ada"), (1, "Player 2 (bot)"), (2, "Cy")])
def test_a_saved_game_is_told_with_the_names_of_its_own_people(window: MainWindow, seat: int, who: str) -> None:
    """Whatever lies on the table meanwhile: there it was a game with one seat."""
    people = {"names": ("Ada", "", "Cy"), "drivers": ("human", "greedy", "human")}
    saved = window.services.start(NewGame("cytress", 3, 5, **people))
    saved.journal.picture(Summary(text("cytress.outcome.win", best=9, seat=SeatRef(seat))), b"")
    window.services.close(saved)
    window.refresh_start()
    assert window.start.resume is not None
    assert who in window.start.resume.record.where
    window.play(NewGame("cyberdoom_tower", 1, 5, names=("Eve",)))
    window.sheets.show_library()
    assert window.sheets.sheet is not None
    told = [label.text() for label in children(window.sheets.sheet, QLabel)]
    assert f"{who} has the most prestige: 9." in told
