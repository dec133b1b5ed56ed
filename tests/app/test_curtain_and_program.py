"""The curtain and the rest of the program: sheets, lists, settings, pictures in the library, saved games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from arcology.testing.toy.rules import Pass
from arcology.ui.services import NewGame
from arcology.ui.table_page import TablePage
from arcology.ui.window import MainWindow
from tests.app.secret_table import CONTROL, Sitting, faces, toy_program
from tests.app.toy_program import button

__all__ = ["toy_program"]


def test_a_sheet_beside_the_table_goes_when_the_curtain_falls_and_one_over_it_stays(
    window: MainWindow, qtbot: QtBot
) -> None:
    table = Sitting(window)
    table.lift()
    table.key(Qt.Key.Key_F1)
    assert window.sheets.sheet is not None
    table.page.model.submit(Pass(0))
    qtbot.waitUntil(lambda: table.page.curtain.down)
    assert window.sheets.sheet is None
    table.key(Qt.Key.Key_Comma, CONTROL)
    assert window.sheets.sheet is not None
    assert table.page.curtain.down
    name = table.page.curtain._name
    assert name.mapTo(window, name.rect().bottomRight()).x() < window.sheets.sheet.mapTo(window, QPoint()).x()
    table.key(Qt.Key.Key_Escape)
    assert table.page.curtain.width() == table.page.place.width()
    assert window.sheets.sheet is None
    assert table.page.curtain.button.hasFocus()
    table.lift()


def test_a_list_that_was_left_open_goes_as_well(window: MainWindow, qtbot: QtBot) -> None:
    table = Sitting(window)
    table.lift()
    table.click(table.middle(table.page.bar.menu))
    assert window.table_menu.isVisible()
    table.page.model.submit(Pass(0))
    qtbot.waitUntil(lambda: table.page.curtain.down)
    assert not window.table_menu.isVisible()


def test_people_who_trust_each_other_switch_it_off_in_the_settings(window: MainWindow, qtbot: QtBot) -> None:
    table = Sitting(window)
    table.key(Qt.Key.Key_Comma, CONTROL)
    sheet = window.sheets.sheet
    assert sheet is not None
    button(sheet, "Secrets at one screen: We trust each other").click()
    assert window.services.settings.curtain == "off"
    assert (table.page.curtain.isVisible(), table.page.model.viewer) == (False, 0)
    table.key(Qt.Key.Key_Escape)
    table.page.view.setFocus()
    table.stay()
    qtbot.waitUntil(lambda: table.page.model.viewer == 1)
    assert not table.page.curtain.isVisible()
    assert faces(table.page) == {1}


def test_the_picture_in_the_library_is_everybody_s(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Sitting(window)
    page = table.page
    table.lift()
    kept = _picture(page)
    assert faces(page) == {0}, "on the table the cards are as before"
    page.model.set_viewer(None)
    assert _picture(page) == kept
    page.desk.scene.lay_out(page.model.board.project(page.model.rules.observe(page.model.session.state, 0)))
    with monkeypatch.context() as patch:
        patch.setattr(page.desk.scene, "lay_out", lambda table: None)
        assert _picture(page) != kept, "a card with its face up would be seen in it"


def _picture(page: TablePage) -> QImage:
    return QImage.fromData(page.picture())


def test_a_game_closed_behind_the_curtain_has_a_picture_all_the_same(window: MainWindow) -> None:
    table = Sitting(window)
    picture = _picture(table.page)
    colours = {picture.pixel(x, y) for x in range(0, picture.width(), 7) for y in range(0, picture.height(), 7)}
    assert len(colours) > 20


def test_a_picture_of_the_table_is_an_onlooker_s(window: MainWindow) -> None:
    game = window.services.start(NewGame("toy", 2, 3))
    window.show_table(game, onlooker=True)
    page = window.page
    assert page is not None
    assert (page.curtain.isVisible(), page.model.viewer, faces(page)) == (False, None, set())
    assert page.model.offers.offers == ()
    assert page.view.isVisible()


def test_a_saved_game_opens_behind_the_curtain_for_whoever_is_asked(window: MainWindow, qtbot: QtBot) -> None:
    table = Sitting(window)
    key = table.page.game.key
    table.lift()
    table.stay()
    qtbot.waitUntil(lambda: table.page.curtain.down)
    window.show_start()
    assert window.resume(key)
    assert table.state == (True, None)
    assert table.page.curtain.accessibleName() == "Pass the screen to Bo."


def test_another_language_does_not_send_whoever_looks_away(window: MainWindow) -> None:
    table = Sitting(window)
    table.lift()
    window.speak_again()
    assert table.state == (False, 0)
    assert faces(table.page) == {0}


def test_alone_there_is_no_curtain(window: MainWindow) -> None:
    table = Sitting(window, players=1)
    assert (table.page.curtain.isVisible(), table.page.model.viewer, faces(table.page)) == (False, 0, {0})


def test_at_the_end_everything_lies_open(window: MainWindow, qtbot: QtBot) -> None:
    table = Sitting(window, seed=8)
    page = table.page
    table.lift()
    while page.model.session.ask is not None:
        table.stay()
        qtbot.waitUntil(lambda: page.curtain.down or page.model.session.ask is None)
        if page.curtain.down:
            table.lift()
    QTest.qWait(2)
    assert not page.curtain.isVisible()
    assert faces(page) == {0, 1}
    page.rail.end.scrubber.slider.setValue(2)
    assert faces(page) == {1}
    page.rail.end.scrubber.end()
    assert faces(page) == {0, 1}
