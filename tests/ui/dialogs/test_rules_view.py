from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest

from arcology.ui.rules_view import RulesSheet
from arcology.ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def sheet(window: MainWindow) -> RulesSheet:
    window.sheets.show_rules()
    found = window.sheets.sheet
    assert isinstance(found, RulesSheet)
    return found


def listed(sheet: RulesSheet) -> list[str]:
    ids = (sheet.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(sheet.list.count()))
    return [id for id in ids if id]


def test_every_rule_is_listed_under_its_section(sheet: RulesSheet) -> None:
    assert listed(sheet) == ["TOY-TURN-01", "TOY-MOVE-01", "TOY-WIN-01", "TOY-WIN-02"]
    assert sheet.list.item(0).text() == "Turns"
    assert sheet.shown() == "TOY-TURN-01"


@pytest.mark.parametrize(
    ("words", "found"),
    [("rover", ["TOY-WIN-02"]), ("walk", ["TOY-MOVE-01"]), ("win-0", ["TOY-WIN-01", "TOY-WIN-02"]), ("dragon", [])],
)
def test_search_lists_what_fits(sheet: RulesSheet, qtbot, words: str, found: list[str]) -> None:
    QTest.keyClicks(sheet.search, words)
    qtbot.waitUntil(lambda: not sheet._pause.isActive())
    assert sorted(listed(sheet)) == sorted(found)
    assert str(len(found)) in sheet.found.text()


def test_enter_in_the_search_field_goes_to_the_first_hit(sheet: RulesSheet) -> None:
    QTest.keyClicks(sheet.search, "rover")
    QTest.keyClick(sheet.search, Qt.Key.Key_Return)
    assert sheet.shown() == "TOY-WIN-02"
    assert sheet.list.hasFocus()
    assert "space nine" in sheet.text.toPlainText()


def test_links_lead_to_other_rules_and_back_returns(sheet: RulesSheet) -> None:
    assert "TOY-MOVE-01" in sheet.text.toHtml()
    sheet.text.anchorClicked.emit(QUrl("rule:TOY-MOVE-01"))
    assert sheet.shown() == "TOY-MOVE-01"
    assert "Named by" in sheet.text.toPlainText()
    QTest.mouseClick(sheet.back, LEFT)
    assert sheet.shown() == "TOY-TURN-01"
    assert not sheet.back.isEnabled()


def test_it_opens_at_a_rule_in_any_case_and_says_when_there_is_none(sheet: RulesSheet) -> None:
    assert sheet.open_at("toy-win-01")
    assert sheet.shown() == "TOY-WIN-01"
    assert not sheet.open_at("TOY-XX-99")
    assert sheet.shown() == "TOY-WIN-01"


def test_control_f_goes_to_the_search_field(sheet: RulesSheet) -> None:
    sheet.list.setFocus()
    QTest.keyClick(sheet.list, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert sheet.search.hasFocus()


def test_rows_of_a_list_that_gets_narrower_do_not_overlap(sheet: RulesSheet) -> None:
    for width in (600, 150, 300, 120):
        sheet.list.resize(width, 400)
        rects = [sheet.list.visualItemRect(sheet.list.item(row)) for row in range(sheet.list.count())]
        high = [sheet.list.sizeHintForIndex(sheet.list.model().index(row, 0)).height() for row in range(len(rects))]
        tops = [rect.top() - rects[0].top() for rect in rects]
        assert tops == [sum(high[:row]) for row in range(len(high))], f"rows lie one below the other at {width}"
