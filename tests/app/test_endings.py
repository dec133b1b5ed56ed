"""How a game in the window ends, is looked back at and played again; and what holds when something is in trouble."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from arcology.app.crash import Crash
from arcology.engine.text import text
from arcology.ui.dialogs.library import LibrarySheet
from arcology.ui.panels import veil as veils
from arcology.ui.start.screen import Header
from arcology.ui.table_page import TablePage
from arcology.ui.tables import choice_of
from arcology.ui.window import MainWindow
from tests.app.toy_program import MakeWindow, button, children, start_game, walk

LEFT = Qt.MouseButton.LeftButton


def test_a_game_ends_with_its_page_which_can_be_closed_and_played_back(window: MainWindow) -> None:
    start_game(window)
    page = window.page
    assert page is not None
    model = page.model
    while model.outcome is None:
        stay = next((o for o in model.offers.offers if o.key in ("E", "N")), model.offers.offers[0])
        model.submit(stay.action)
    end = page.rail.end
    assert end.isVisible()
    assert not page.rail.offers.isVisible()
    assert "rover" in end._why.text().lower()
    last = model.session.position
    end.scrubber.slider.setValue(2)
    assert model.position == 2
    assert model.table.pieces["rover"].at.slot == "2"
    assert model.session.position == last, "looking back takes nothing back"
    assert not model.session.assisted
    assert not model.offers.offers
    assert end.isVisible(), "stepping back must not close the page"
    QTest.mouseClick(button(end, "One decision back"), LEFT)
    assert model.position == 1
    QTest.mouseClick(button(end, "One decision on"), LEFT)
    assert model.position == 2
    QTest.mouseClick(button(end, "Play the game"), LEFT)
    end.scrubber._advance()
    assert model.position == 3
    QTest.mouseClick(button(end, "Final table"), LEFT)
    assert model.position == last
    assert model.outcome is not None
    assert not end.isVisible()
    assert page.rail.where.isVisible()


def test_nothing_tells_how_a_game_ends_before_its_film(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(veils, "WORTH_MS", 700)
    start_game(window)
    page = window.page
    assert page is not None
    model, rail = page.model, page.rail
    page.desk.set_speed(1.0)
    veil, films = rail.offers._veil, []
    model.film.connect(lambda plan: films.append(plan) if plan is not None else None)
    while model.outcome is None:
        assert not veil.isVisible()
        model.submit(next((o for o in model.offers.offers if o.key in ("E", "N")), model.offers.offers[0]).action)
        assert veil.isVisible() == (films[-1].ms >= 700), "a film that takes its time comes before the question"
        if model.outcome is None:
            QTest.mouseClick(veil, LEFT)
            assert not model.film_runs
    assert rail.offers._prompt.text() == ""
    assert not rail.end.isVisible()
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert rail.end.isVisible()


def test_a_page_that_is_closed_in_mid_game_looks_back_at_nothing(window: MainWindow) -> None:
    """A slider that nobody has set up goes to 99; ending the look back used to go there with it."""
    start_game(window)
    walk(window, 1)
    page = window.page
    assert page is not None
    asked: list[int | None] = []
    page.model.look_back = asked.append
    page.rail.end.scrubber.end()
    window.show_start()
    assert set(asked) <= {None}
    assert page.model.position == page.model.session.position == 1


def test_the_library_tells_how_a_game_ended_also_while_somebody_looks_back(window: MainWindow) -> None:
    start_game(window)
    page = window.page
    assert page is not None
    model = page.model
    while model.outcome is None:
        model.submit(model.offers.offers[-1].action)
    page.rail.end.scrubber.slider.setValue(0)
    window.show_start()
    (info,) = window.services.library.games()
    assert info.finished
    assert info.summary is not None
    assert info.summary.headline == model.outcome.why
    assert info.summary.progress == model.status.progress


@pytest.mark.parametrize(("words", "same"), [("Same seed", True), ("Play again", False)])
def test_play_again(window: MainWindow, words: str, same: bool) -> None:
    start_game(window)
    assert window.page is not None
    model = window.page.model
    while model.outcome is None:
        model.submit(model.offers.offers[-1].action)
    before = model.session.config
    QTest.mouseClick(button(window.page.rail.end, words), LEFT)
    now = window.page.model.session
    assert now.position == 0
    assert (now.config == before) is same
    assert now.config.seats == before.seats


def test_a_journal_in_trouble_is_told_with_a_way_out_and_play_goes_on(window: MainWindow) -> None:
    start_game(window)
    page = window.page
    assert page is not None
    journal = page.game.journal
    journal.trouble = text("store.trouble.full", folder="there")
    page._show_saved()
    assert "Not saved" in page.bar.saved.accessibleName()
    assert page.notice.isVisible()
    assert [b.text() for b in page.notice.buttons] == ["Try again", "Export…"]
    journal.trouble = None
    QTest.mouseClick(page.notice.buttons[0], LEFT)
    assert not page.notice.isVisible()
    assert page.bar.saved.accessibleName().startswith("Saved")


def only_in_memory(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    """A game with a decision that cannot be written, now or later."""
    start_game(window)
    page = window.page
    assert page is not None
    walk(window, 1)
    journal = page.game.journal
    monkeypatch.setattr(journal, "retry", lambda: journal.trouble is None)
    journal.trouble = text("store.trouble.full", folder="there")
    return page


def test_a_game_that_is_only_in_memory_is_not_left_without_a_word(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = only_in_memory(window, monkeypatch)
    assert not window.close()
    assert window.isVisible()
    window.show_start()
    assert not window.play(choice_of(page.game))
    assert not window.resume("another")
    assert window.page is page
    assert "not saved" in page.notice.words
    window.show_start()
    QTest.mouseClick(button(page.notice, "Leave anyway"), LEFT)
    assert window.page is None
    assert window.stack.currentWidget() is window.start


def test_what_was_exported_may_be_left(window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from PySide6.QtWidgets import QFileDialog

    page = only_in_memory(window, monkeypatch)
    window.show_start()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "kept"), ""))
    QTest.mouseClick(button(page.notice, "Export…"), LEFT)
    assert (tmp_path / "kept.arcology").is_file()
    window.show_start()
    assert window.page is None


def test_after_a_crash_the_game_stands_as_it_was_saved(window: MainWindow, tmp_path: Path) -> None:
    start_game(window)
    walk(window, 1)
    assert window.page is not None
    before = window.page.model.session.timeline.current.digest
    crash = Crash(tmp_path / "reports", lambda: {"seed": 7})
    crash.tell = window.recover
    try:
        raise ZeroDivisionError("a slot broke")
    except ZeroDivisionError as error:
        crash.caught(type(error), error, error.__traceback__)
    assert window.page is not None
    assert window.page.model.session.timeline.current.digest == before
    assert "Nothing is lost" in window.page.notice.words
    report = next((tmp_path / "reports").iterdir())
    assert str(report) in window.page.notice.words
    assert "seed: 7" in report.read_text("utf-8")


def test_the_second_window_on_one_game_says_that_it_plays_on_a_copy(window: MainWindow, qtbot: QtBot) -> None:
    start_game(window)
    page = window.page
    assert page is not None
    other = window.services.resume(page.game.key)
    other.session.submit(other.session.rules.legal(other.session.state)[0])
    walk(window, 2)
    assert page.notice.isVisible()
    assert "copy" in page.notice.words
    names = {info.key: info.title for info in window.services.library.games()}
    assert names[other.key] == ""
    assert names[page.game.key].endswith(" (copy)")
    window.sheets.show_library()
    sheet = window.sheets.sheet
    assert isinstance(sheet, LibrarySheet)
    rows = {row.info.key: row.name.text() for row in sheet.rows}
    assert rows[page.game.key] == f"{rows[other.key]} (copy)"
    window.services.close(other)


def test_where_a_game_stands_is_in_the_library_before_it_is_left(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arcology.ui.keepsake.QUIET_MS", 1)
    start_game(window)
    library = window.services.library
    heads = set()
    for space in (1, 2):
        walk(window, space)
        qtbot.waitUntil(lambda: library.games()[0].summary not in (None, *heads))
        heads.add(library.games()[0].summary)
    page = window.page
    assert page is not None
    assert library.thumbnail(page.game.key) is None, "the picture waits until the table is left"


@pytest.mark.parametrize("scale", [100, 300])
def test_a_notice_on_the_start_screen_covers_nothing(make_window: MakeWindow, scale: int) -> None:
    window = make_window(1600, 900, panel_scale=scale)
    window.tell("Something is wrong with a file, and here is a longer sentence about it. " * 2, role="warning")
    QApplication.processEvents()
    children(window.start, QScrollArea)[0].verticalScrollBar().setValue(0)  # at 300 % what has the focus is lower down
    head = children(window.start, Header)[0]
    top = head.mapTo(window, QPoint(0, 0)).y()
    assert top >= window.notice.geometry().bottom()
    window.use_settings(replace(window.services.settings, panel_scale=200))
    QApplication.processEvents()
    head = children(window.start, Header)[0]
    assert head.mapTo(window, QPoint(0, 0)).y() >= window.notice.geometry().bottom()
    window.notice.hide()
    QApplication.processEvents()
    assert children(window.start, Header)[0].mapTo(window, QPoint(0, 0)).y() < top
    window.tell("Again.")
    start_game(window)
    assert not window.notice.isVisible(), "what was told on the start screen does not lie over the table"
