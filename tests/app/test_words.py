"""In the pseudo-language every visible word comes from a catalogue, and long words lose nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QListView, QListWidget, QWidget

from arcology.app.program import Program
from arcology.packs.locate import data_root
from arcology.text.pseudo import NAME as PSEUDO
from arcology.text.reference import RULE_ID
from arcology.text.translator import Catalogues
from arcology.ui.art.chrome import KeyBadge, Pill, SectionTitle
from arcology.ui.dialogs.settings import SettingsSheet
from arcology.ui.window import MainWindow
from tests.app.toy_program import MakeWindow, children, start_game, walk

LANGUAGES = Catalogues([data_root() / "translations"])
NAMES = "|".join(map(LANGUAGES.language_name, LANGUAGES.languages()))
# What is no translatable word: figures, seeds, paths, names of packages, rules, keys and people, what was typed.
FREE = re.compile(
    r"[\W\d_]*|[a-z]{5}-[a-z]{5}|.*[/\\].*|TOY-[A-Z]+-\d+|F\d+|Ctrl.*|Alt.*|Home|Esc|[A-Z]|.*\d+\.\d+.*"
    r"|arcology|python|system|PySide6-Essentials|pydantic|pyqtgraph|numpy|pseudo|" + NAMES
)


def words(parent: QWidget) -> Iterator[tuple[str, str]]:
    """(where, words) of everything that can be read in a widget, tool tips and accessible names included."""
    for widget in children(parent, QWidget):
        kind = type(widget).__name__
        titles_a_rule = RULE_ID.fullmatch(widget.toolTip()) is not None  # the reference is written in one language
        if isinstance(widget, QLabel | QAbstractButton | Pill) and not titles_a_rule:
            yield kind, widget.text()
        if isinstance(widget, QLineEdit):
            yield kind, widget.placeholderText()
        if isinstance(widget, QComboBox):
            yield from ((kind, widget.itemText(i)) for i in range(widget.count()))
        if isinstance(widget, QListView) and not isinstance(widget.parent(), QComboBox):
            model = widget.model()
            rows = range(model.rowCount())
            yield from ((kind, str(model.index(r, 0).data(Qt.ItemDataRole.DisplayRole))) for r in rows)
        yield f"tool tip of {kind}", widget.toolTip()
        if not isinstance(widget, KeyBadge):
            yield f"name of {kind}", widget.accessibleName()
        if isinstance(widget, SectionTitle):
            yield kind, widget._text


def untranslated(parent: QWidget) -> list[str]:
    lines = (
        (where, line)
        for where, text in words(parent)
        for line in text.replace("&", "").replace("\u200b", "").splitlines()
    )
    loose = [f"{where}: {line}" for where, line in lines if "⟦" in line or not (FREE.fullmatch(line) or "[" in line)]
    return sorted(set(loose))


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return make_window(language=PSEUDO)


def test_the_start_screen_is_translated(window: MainWindow) -> None:
    assert untranslated(window.start) == []


def test_menu_and_shortcuts_are_translated(window: MainWindow) -> None:
    texts = [action.text() for action in window.actions()]
    assert [text for text in texts if text and "[" not in text] == []


def test_the_table_is_translated(window: MainWindow) -> None:
    start_game(window, "2")
    assert window.page is not None
    window.page.rail.offers._fold.click()
    walk(window, 1)
    walk(window, 2, seat=1)
    window.page.model.look_at("meeple.0")
    window.page.model.drop("meeple.0", window.page.model.table.pieces["meeple.1"].at)
    window.page.rail.dice._fold.click()
    of_the_reference = "ActionButton: Two spaces at most"  # titles of rules are written in English
    assert [line for line in untranslated(window.page) if line != of_the_reference] == []


def test_the_end_page_is_translated(window: MainWindow) -> None:
    start_game(window)
    assert window.page is not None
    while window.page.model.outcome is None:
        window.page.model.submit(window.page.model.offers.offers[-1].action)
    assert untranslated(window.page) == []


@pytest.mark.parametrize("name", ["show_library", "show_keys", "show_settings", "show_about", "show_rules"])
def test_sheets_are_translated(window: MainWindow, name: str) -> None:
    start_game(window)
    getattr(window.sheets, name)()
    sheet = window.sheets.sheet
    assert sheet is not None
    found = untranslated(sheet)
    if name == "show_rules":  # the reference itself is written in English
        told = ("WordyListWidget", "Label", "name of RulesSheet", "name of PanelFrame: Rules of the toy")
        found = [line for line in found if not line.startswith(told)]
    assert found == []


def test_the_new_game_sheet_is_translated(window: MainWindow) -> None:
    window.ask_new_game()
    sheet = window.sheets.sheet
    assert sheet is not None
    assert untranslated(sheet) == []


def test_a_language_takes_effect_at_once_even_on_an_open_table(make_window: MakeWindow, toy_program: Program) -> None:
    window = make_window()
    start_game(window)
    walk(window, 1)
    window.sheets.show_settings()
    settings = window.services.settings
    window.use_settings(type(settings)(**{**fields_of(settings), "language": PSEUDO}))
    assert window.page is not None
    assert window.page.model.session.position == 1
    assert untranslated(window.page) == []
    assert window.sheets.sheet is not None
    assert untranslated(window.sheets.sheet) == []
    assert "[" in window.windowTitle()


def fields_of(settings: object) -> dict[str, object]:
    from dataclasses import fields

    return {field.name: getattr(settings, field.name) for field in fields(settings)}  # type: ignore[arg-type]


def test_the_check_finds_what_is_not_translated(window: MainWindow) -> None:
    stranger = QListWidget(window.start)
    stranger.addItem("Not from a catalogue")
    stranger.show()
    assert untranslated(window.start) == ["QListWidget: Not from a catalogue"]


def test_a_language_chosen_over_the_start_screen_leaves_the_settings_open_at_it(make_window: MakeWindow) -> None:
    """The tile that had the focus before is gone with the old words."""
    window = make_window()
    tile = window.start.findChildren(QAbstractButton)[0]
    tile.setFocus()
    window.sheets.show_settings()
    window.use_settings(replace(window.services.settings, language=PSEUDO))
    sheet = window.sheets.sheet
    assert isinstance(sheet, SettingsSheet)
    assert sheet.fields["language"].control.hasFocus()
    window.sheets.dismiss()
    assert untranslated(window.start) == []


def test_the_letter_of_a_setting_gives_it_the_focus(make_window: MakeWindow) -> None:
    window = make_window()
    window.sheets.show_settings()
    sheet = window.sheets.sheet
    assert isinstance(sheet, SettingsSheet)
    for name in ("theme", "panel_scale", "language"):
        field = sheet.fields[name]
        sheet.close_button.setFocus()
        letter = field.title.text().partition("&")[2][0]
        QTest.keyClick(window, Qt.Key(ord(letter.upper())), Qt.KeyboardModifier.AltModifier)
        wanted = field.control.focusProxy() or field.control
        assert wanted.hasFocus(), f"Alt+{letter} does not go to {name}"
