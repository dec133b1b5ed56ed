from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from arcology.engine.text import text
from arcology.store.portable import read_save
from arcology.ui.dialogs.library import LibrarySheet
from arcology.ui.dialogs.new_game import NewGameSheet
from arcology.ui.window import MainWindow
from tests.app.toy_program import MakeWindow, button, children, start_game

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def sheet(window: MainWindow) -> LibrarySheet:
    """Two games, seen from the start screen."""
    for _ in range(2):
        start_game(window)
    window.show_start()
    window.sheets.show_library()
    found = window.sheets.sheet
    assert isinstance(found, LibrarySheet)
    return found


def titles(sheet: LibrarySheet) -> list[str]:
    return [row.name.text() for row in sheet.rows]


def test_a_name_is_changed_in_place(sheet: LibrarySheet, make_window: MakeWindow) -> None:
    row, other = sheet.rows[0], titles(sheet)[1]
    QTest.mouseClick(button(row, f"Rename: {row.name.text()}"), LEFT)
    assert row.edit.hasFocus()
    row.edit.setText("Sunday evening")
    QTest.keyClick(row.edit, Qt.Key.Key_Return)
    assert titles(sheet) == ["Sunday evening", other]
    assert sheet.rows[0].buttons[0].hasFocus()
    window = make_window()
    assert window.start.record.resume is not None
    window.sheets.show_library()
    assert isinstance(window.sheets.sheet, LibrarySheet)
    assert "Sunday evening" in titles(window.sheets.sheet)


def test_a_deleted_game_is_gone_and_can_be_brought_back(sheet: LibrarySheet) -> None:
    keys = {row.info.key for row in sheet.rows}
    gone = titles(sheet)[1]
    QTest.mouseClick(button(sheet.rows[1], f"Delete: {sheet.rows[1].name.text()}"), LEFT)
    assert len(sheet.rows) == 1
    assert sheet.rows[0].buttons[0].hasFocus(), "the keyboard goes on in the list"
    assert f"“{gone}” was deleted" in sheet.notice.words
    QTest.mouseClick(button(sheet.notice, "Bring back"), LEFT)
    assert {row.info.key for row in sheet.rows} == keys
    assert sheet.rows[1].buttons[0].hasFocus()
    assert not sheet.notice.isVisible()


def test_open_shows_the_table(sheet: LibrarySheet, window: MainWindow) -> None:
    key = sheet.rows[1].info.key
    QTest.mouseClick(button(sheet.rows[1], f"Open: {sheet.rows[1].name.text()}"), LEFT)
    assert window.page is not None
    assert window.page.game.key == key


def test_export_writes_a_portable_save(sheet: LibrarySheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = tmp_path / "a game"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(wanted), ""))
    QTest.mouseClick(button(sheet.rows[0], f"Export: {sheet.rows[0].name.text()}"), LEFT)
    written = wanted.with_suffix(".arcology")
    assert read_save(written).config.game == "toy"
    assert str(written) in sheet.notice.words


def test_export_to_a_place_that_cannot_be_written_is_told(
    sheet: LibrarySheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "x.arcology"), ""))
    QTest.mouseClick(button(sheet.rows[0], f"Export: {sheet.rows[0].name.text()}"), LEFT)
    assert sheet.notice.isVisible()
    assert str(tmp_path / "no") in sheet.notice.words


def test_import_takes_a_file_in_and_opens_it(
    sheet: LibrarySheet, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.arcology"
    window.services.export(sheet.rows[0].info.key, path)
    key = sheet.rows[0].info.key
    window.services.library.delete(key)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    QTest.mouseClick(button(sheet, "Import a saved game…"), LEFT)
    assert window.page is not None
    assert window.page.game.key == key


def test_a_damaged_game_says_so_and_offers_no_way_in(sheet: LibrarySheet, window: MainWindow) -> None:
    window.services.library.mark_damaged(sheet.rows[0].info.key, text("store.game.damaged"))
    sheet.refresh()
    damaged = next(row for row in sheet.rows if row.info.damaged is not None)
    said = [label.text() for label in children(damaged, QLabel)]
    assert any(window.look.studio.tr("store.game.damaged") in line for line in said)
    assert not [b for b in children(damaged, type(sheet.close_button)) if b.accessibleName().startswith("Open")]


def test_an_earlier_generation_is_offered_and_fetched(sheet: LibrarySheet, window: MainWindow, qtbot) -> None:
    library = window.services.library
    library.back_up()
    qtbot.waitUntil(lambda: bool(library.generations()))
    lost = sheet.rows[0].info.key
    library.delete(lost)
    library.database.write([("DELETE FROM session WHERE key = ?", (lost,))])
    library.mark_damaged(sheet.rows[1].info.key, text("store.game.damaged"))
    sheet.refresh()
    restore = next(b for b in children(sheet, type(sheet.close_button)) if b.text() == "Fetch what is missing")
    QTest.mouseClick(restore, LEFT)
    assert lost in {row.info.key for row in sheet.rows}


def test_a_game_is_in_the_library_without_being_saved_and_finished_games_stand_apart(window: MainWindow) -> None:
    start_game(window)
    assert window.page is not None
    while window.page.model.outcome is None:
        window.page.model.submit(window.page.model.offers.offers[-1].action)
    start_game(window)
    window.show_start()
    assert window.start.record.cards[0].text == "1 game in progress, 1 game finished"
    window.sheets.show_library()
    sheet = window.sheets.sheet
    assert isinstance(sheet, LibrarySheet)
    assert [row.info.finished for row in sheet.rows] == [False, True]


def test_games_that_nobody_named_are_told_apart(window: MainWindow) -> None:
    seeds = ("kibon-lumab", "lumab-kibon", "kibon-lumab", "kibon-lumab")
    people = (("", ""), ("", ""), ("Ada", ""), ("Ada", "Bo"))
    for seed, names in zip(seeds, people, strict=True):
        window.ask_new_game()
        sheet = window.sheets.sheet
        assert isinstance(sheet, NewGameSheet)
        assert sheet.players is not None
        sheet.players.buttons()[1].click()
        sheet.seed.setText(seed)
        for row, name in zip(sheet.seats.rows, names, strict=False):
            row.field.setText(name)
        sheet.start_button.click()
    window.show_start()
    window.sheets.show_library()
    library = window.sheets.sheet
    assert isinstance(library, LibrarySheet)
    assert titles(library) == [
        "Toy · Ada, Bo · kibon-lumab",
        "Toy · Ada · kibon-lumab",
        "Toy · lumab-kibon",
        "Toy · kibon-lumab",
    ]
    card = next(card for card in window.start.record.cards if card.id == "library")
    assert card.text == "4 games in progress"


def test_beside_the_table_all_buttons_of_a_game_stand_in_one_line(window: MainWindow) -> None:
    start_game(window)
    window.sheets.show_library()
    library = window.sheets.sheet
    assert isinstance(library, LibrarySheet)
    QApplication.processEvents()
    said = [label.text() for label in children(library.rows[0], QLabel)]
    assert any(line.startswith("on the table now · ") for line in said), "the game that is open is marked"
    buttons = library.rows[0].buttons
    assert len(buttons) == 4
    assert len({one.mapTo(library, QPoint(0, 0)).y() for one in buttons}) == 1
