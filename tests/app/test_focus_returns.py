"""By keys: where the focus is after settings and languages, and what Esc closes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from arcology.ui.dialogs.settings import SettingsSheet
from arcology.ui.forms import Field
from arcology.ui.services import NewGame
from arcology.ui.window import MainWindow
from tests.app.secret_table import toy_program
from tests.app.toy_program import MakeWindow

__all__ = ["toy_program"]

CONTROL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


def key(window: MainWindow, pressed: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(window.focusWidget() or window, pressed, modifiers)
    QApplication.processEvents()


def settings_of(window: MainWindow) -> SettingsSheet:
    sheet = window.sheets.sheet
    assert isinstance(sheet, SettingsSheet), "the settings are open"
    return sheet


def change_language(window: MainWindow) -> None:
    """To the settings, to the list of languages, one entry down, and out of the settings again."""
    key(window, Qt.Key.Key_Comma, CONTROL)
    before = settings_of(window)
    language = before.fields["language"].control
    while window.focusWidget() is not language:
        key(window, Qt.Key.Key_Tab)
    key(window, Qt.Key.Key_Down)
    assert settings_of(window) is not before, "made again in the other language"
    assert window.focusWidget() is settings_of(window).fields["language"].control
    key(window, Qt.Key.Key_Escape)
    assert window.sheets.sheet is None


def table(window: MainWindow, people: int) -> None:
    assert window.show_table(window.services.start(NewGame("toy", people, 3, ("Ada", "Bo")[:people])))
    QApplication.processEvents()


def test_after_another_language_the_focus_is_where_it_was(make_window: MakeWindow) -> None:
    window = make_window()
    has = window.focusWidget()
    assert has is not None
    name = type(has), has.objectName()
    change_language(window)
    now = window.focusWidget()
    assert now is not None
    assert now.isVisible()
    assert (type(now), now.objectName()) == name, "the start screen"
    table(window, 2)
    page = window.page
    assert page is not None
    assert not page.curtain.isHidden()
    change_language(window)
    page = window.page
    assert page is not None
    assert not page.curtain.isHidden(), "nobody has lifted it"
    assert window.focusWidget() is page.curtain.button
    where: list[Callable[[], QWidget]] = [lambda: window.page.view]  # type: ignore[union-attr]
    where.append(lambda: window.page.front.outline.tree)  # type: ignore[union-attr]
    table(window, 1)
    for face in where:
        assert window.focusWidget() is face()
        change_language(window)
        assert window.focusWidget() is face()
        key(window, Qt.Key.Key_F4)


def test_esc_closes_what_is_told(make_window: MakeWindow) -> None:
    window = make_window()
    window.tell("Something happened.")
    key(window, Qt.Key.Key_Escape)
    assert not window.notice.isVisible(), "over the start screen"
    table(window, 2)
    page = window.page
    assert page is not None
    page.notice.tell("Something happened.")
    key(window, Qt.Key.Key_Escape)
    assert not page.notice.isVisible(), "over the curtain"
    assert not page.curtain.isHidden()
    table(window, 1)
    page = window.page
    assert page is not None
    for _ in range(2):
        page.notice.tell("Something happened.")
        key(window, Qt.Key.Key_Escape)
        assert not page.notice.isVisible(), "over the table and over the lines"
        key(window, Qt.Key.Key_F4)


def test_a_control_comes_into_sight_with_its_label_and_explanation(make_window: MakeWindow) -> None:
    window = make_window(panel_scale=300)
    key(window, Qt.Key.Key_Comma, CONTROL)
    sheet = settings_of(window)
    fields = set()
    for step in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        for _ in range(len(sheet.fields)):
            field = window.focusWidget().parentWidget()
            while field is not None and not isinstance(field, Field):
                field = field.parentWidget()
            if field is not None:
                assert field.visibleRegion().boundingRect() == field.rect(), f"{field.title.text()} is cut"
                fields.add(field)
            key(window, step)
    assert len(fields) > 8
