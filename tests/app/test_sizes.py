"""Small windows and large texts: every control can be reached, nothing is wider than the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from arcology.ui.sheet import Sheet
from arcology.ui.window import MainWindow
from tests.app.toy_program import MakeWindow, button, children, scroller, start_game, walk

SHEETS = ("show_library", "show_settings", "show_about", "show_rules", "ask_new_game")


def area(widget: QWidget, inside: QWidget) -> QRect:
    return QRect(widget.mapTo(inside, QPoint(0, 0)), widget.size())


def open_sheet(window: MainWindow, name: str) -> Sheet:
    getattr(window if name == "ask_new_game" else window.sheets, name)()
    QApplication.processEvents()
    sheet = window.sheets.sheet
    assert sheet is not None
    return sheet


def out_of_reach(parent: QWidget, window: MainWindow) -> list[str]:
    """Controls that no scrolling brings into the window, and parts that are cut at a side."""
    found = []
    for widget in children(parent, QWidget):
        if not isinstance(widget, QAbstractButton | QLineEdit | QLabel):
            continue
        scroll = scroller(widget)
        frame = area(scroll.viewport(), window) if scroll is not None else window.rect()
        rect = area(widget, window)
        cut = rect.left() < frame.left() - 2 or rect.right() > frame.right() + 2
        lost = scroll is None and not window.rect().adjusted(-2, -2, 2, 2).contains(rect)
        if cut or lost:
            found.append(f"{type(widget).__name__} {widget.text()[:30]!r} {rect} in {frame}")
    return found


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("name", SHEETS)
def test_sheets_fit_a_small_window(make_window: MakeWindow, name: str, scale: int) -> None:
    window = make_window(1024, 600, panel_scale=scale)
    sheet = open_sheet(window, name)
    assert window.rect().contains(area(sheet.panel, window))
    assert out_of_reach(sheet, window) == []


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("name", SHEETS)
def test_sheets_beside_the_table_fit_a_small_window(make_window: MakeWindow, name: str, scale: int) -> None:
    window = make_window(1024, 600, panel_scale=scale)
    start_game(window)
    sheet = open_sheet(window, name)
    assert window.rect().contains(area(sheet.panel, window))
    assert out_of_reach(sheet, window) == []


@pytest.mark.parametrize(("width", "height", "scale"), [(1024, 600, 100), (1024, 600, 200), (1366, 768, 300)])
def test_bar_and_rail_fit(make_window: MakeWindow, width: int, height: int, scale: int) -> None:
    window = make_window(width, height, panel_scale=scale)
    start_game(window, "2")
    page = window.page
    assert page is not None
    page.rail.offers._fold.click()
    walk(window, 1)
    page.model.look_at("meeple.0")
    QApplication.processEvents()
    assert window.width() == width, "the window grew"
    assert out_of_reach(page.bar, window) == []
    assert out_of_reach(page.rail, window) == []
    assert page.view.width() >= 300


def test_a_place_on_a_screen_that_is_gone_does_not_lose_the_window(make_window: MakeWindow) -> None:
    window = make_window()
    window.move(5000, 4000)
    window.close()
    again = make_window()
    assert again.screen().availableGeometry().intersects(again.frameGeometry())


@pytest.mark.parametrize(
    ("width", "height", "scale", "stays"), [(1920, 1080, 100, True), (1366, 768, 100, True), (1366, 768, 300, False)]
)
def test_the_log_stays_in_sight_where_there_is_room_for_it(
    make_window: MakeWindow, width: int, height: int, scale: int, stays: bool
) -> None:
    """However long the panels above it are; with very large text in a low window it scrolls with them."""
    window = make_window(width, height, panel_scale=scale, log_scale=scale)
    start_game(window)
    assert window.page is not None
    rail = window.page.rail
    rail.reader.setMinimumHeight(3 * height)
    QApplication.processEvents()
    assert rail.body.isAncestorOf(rail.log) is not stays
    if stays:
        whole = rail.log.visibleRegion().boundingRect()
        assert whole.height() == rail.log.height() >= rail.log.minimumSizeHint().height()


def test_the_answers_to_a_new_question_are_in_sight_in_a_low_window(make_window: MakeWindow, qtbot: QtBot) -> None:
    """Once: who scrolls to something else for the same question stays there."""
    window = make_window(1366, 768, panel_scale=150, log_scale=150)
    start_game(window)
    assert window.page is not None
    rail = window.page.rail
    rail.newcomer.hide()
    rail.where.setMinimumHeight(500)
    walk(window, 1)
    stay = button(rail.offers, "Stay")
    qtbot.waitUntil(lambda: stay.visibleRegion().boundingRect().height() == stay.height())
    rail.body.verticalScrollBar().setValue(0)
    window.page.model.shown.emit()
    QApplication.processEvents()
    assert rail.body.verticalScrollBar().value() == 0


@pytest.mark.parametrize(("width", "told"), [(760, False), (1900, True)])
def test_the_bar_says_how_to_skip_a_film_in_full_or_not_at_all(make_window: MakeWindow, width: int, told: bool) -> None:
    window = make_window(width, 768, panel_scale=200, speed="slow")
    start_game(window)
    walk(window, 1)
    assert window.page is not None
    bar = window.page.bar
    assert window.page.model.film_runs
    QApplication.processEvents()
    hint = next(label for label in bar.findChildren(QLabel) if "Space" in label.text())
    assert hint.isVisible() is told
    assert not told or hint.width() >= hint.sizeHint().width()
