"""What a newcomer finds: how to play on one page, and the line in the rail that leads there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest

from arcology.app.program import Program
from arcology.ui.rules_view import RulesSheet
from arcology.ui.window import MainWindow
from tests.app.toy_program import start_game

MakeWindow = Callable[..., MainWindow]
LEFT = Qt.MouseButton.LeftButton
PRIMER = "## How to play in one page\n\nWalk to space six. How far: TOY-MOVE-01.\n\n"


@pytest.fixture(autouse=True)
def teaching(toy_program: Program) -> None:
    """The toy's rule book gets a page that teaches."""
    book = toy_program.data / "resources" / "games" / "toy" / "rules.en.md"
    book.write_text(book.read_text("utf-8").replace("## Turns", f"{PRIMER}## Turns", 1), "utf-8")


def rules(window: MainWindow) -> RulesSheet:
    sheet = window.sheets.sheet
    assert isinstance(sheet, RulesSheet)
    return sheet


def tool_tip(sheet: RulesSheet, words: str) -> str:
    """What is told over these words of the text."""
    return sheet.text.document().find(words).charFormat().toolTip()


def test_the_rules_open_with_the_page_that_teaches(window: MainWindow) -> None:
    window.sheets.show_rules()
    sheet = rules(window)
    assert sheet.text.toPlainText().startswith("How to play in one page")
    assert sheet.list.currentItem().text() == "How to play in one page"
    assert sheet.found.isHidden()
    assert "Two spaces at most" in sheet.text.toPlainText(), "a link shows the title of its rule"
    assert "TOY-MOVE-01" not in sheet.text.toPlainText()
    assert tool_tip(sheet, "Two spaces at most") == "TOY-MOVE-01", "and its id as the tool tip"
    sheet.text.anchorClicked.emit(QUrl("rule:TOY-MOVE-01"))
    assert sheet.shown() == "TOY-MOVE-01"
    QTest.mouseClick(sheet.back, LEFT)
    assert sheet.text.toPlainText().startswith("How to play in one page")


@pytest.mark.parametrize("way", ["line", "key", "close"])
def test_the_line_for_newcomers_goes_for_ever(make_window: MakeWindow, way: str) -> None:
    window = make_window()
    start_game(window)
    assert window.page is not None
    line = window.page.rail.newcomer
    assert line.isVisible()
    if way == "line":
        QTest.mouseClick(line.open_button, LEFT)
        assert rules(window).text.toPlainText().startswith("How to play")
    elif way == "key":
        QTest.keyClick(window, Qt.Key.Key_F1)
    else:
        QTest.mouseClick(line.close_button, LEFT)
        assert window.sheets.sheet is None
    assert line.isHidden()
    window.close()
    window = make_window()
    start_game(window)
    assert window.page is not None
    assert window.page.rail.newcomer.isHidden()


def test_a_refusal_that_opens_its_rule_leaves_the_line(window: MainWindow) -> None:
    start_game(window)
    window.sheets.show_rules("TOY-MOVE-01")
    assert window.page is not None
    assert not window.page.rail.newcomer.isHidden()


def test_links_have_the_colour_of_the_theme_in_use(window: MainWindow) -> None:
    window.sheets.show_rules()
    sheet = rules(window)

    def colour() -> str:
        return sheet.text.document().find("Two spaces at most").charFormat().foreground().color().name()

    dark = colour()
    window.services.settings.theme = "light"
    window.use_settings(window.services.settings)
    assert colour() != dark
