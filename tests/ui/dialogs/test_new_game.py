"""The options of a game in the new-game sheet: readings of its rule book, folded as long as nobody wants them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arcology.ui.art.chrome import SectionTitle
from arcology.ui.dialogs.new_game import NewGameSheet
from arcology.ui.table_page import TablePage
from tests.app.test_finish import open_tower
from tests.app.toy_program import children

OpenTower = Callable[..., TablePage]
LEFT = Qt.MouseButton.LeftButton
__all__ = ["open_tower"]


def sheet_of(page: TablePage) -> NewGameSheet:
    window = page.window()
    window.ask_new_game()  # type: ignore[attr-defined]
    sheet = window.sheets.sheet  # type: ignore[attr-defined]
    assert isinstance(sheet, NewGameSheet)
    QApplication.processEvents()
    return sheet


def test_readings_are_folded_and_named_as_what_they_are(open_tower: OpenTower) -> None:
    sheet = sheet_of(open_tower(1600, 900))
    assert "Readings of the rule book" in [title.accessibleName() for title in children(sheet, SectionTitle)]
    option = sheet._options["time_limit"]
    assert not option.isVisible()
    assert sheet.choice().options["time_limit"] == "beaten"
    QTest.mouseClick(sheet.fold, LEFT)
    QApplication.processEvents()
    assert option.isVisible()
    assert option.mapTo(sheet.panel, option.rect().topLeft()).x() > sheet.panel.width() // 2, "beside who plays"
    QTest.mouseClick(sheet.fold, LEFT)
    assert not option.isVisible()


def test_a_reading_that_was_changed_before_is_in_sight(open_tower: OpenTower) -> None:
    page = open_tower(1600, 900)
    sheet = sheet_of(page)
    QTest.mouseClick(sheet.fold, LEFT)
    sheet._options["time_limit"].choose("reached")  # type: ignore[union-attr]
    sheet.start_button.click()
    again = sheet_of(page)
    assert again.fold.isChecked()
    assert again._options["time_limit"].isVisible()
    assert again.choice().options["time_limit"] == "reached"
