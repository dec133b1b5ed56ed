"""Text at 300 % for cards, panels and log, together and each alone: everything can be reached, nothing is cut."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from arcology.ui.art.guard import TextGuard
from tests.app.test_sizes import area, out_of_reach
from tests.trials.conftest import PLAIN
from tests.trials.four import GAMES, OpenGame, game, step
from tests.trials.hands import Person
from tests.trials.test_display_and_access import cut, settle

__all__ = ["game"]

SIZES = [(1366, 768), (1920, 1080)]
LARGEST = {"panel_scale": 300, "text_scale": 300, "log_scale": 300}
NARROWED = 0.85
"""Letters are narrowed to three quarters before a text is cut; a button has room beside its text as well."""
SHEETS = ("show_settings", "show_library", "show_rules", "show_keys", "show_about", "show_players", "show_scores")


def check(part: QWidget, person: Person) -> None:
    settle()
    assert [words for words in cut(part) if not narrowed(words)] == []
    assert out_of_reach(part, person.window) == []


def narrowed(words: str) -> bool:
    """Whether a button is so little narrower than its text that its letters only stand closer."""
    found = re.search(r"^ActionButton .*: \((\d+), \d+\) in \((\d+), \d+\)$", words)
    return found is not None and int(found[2]) > NARROWED * int(found[1])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_table_at_the_largest_sizes(game: OpenGame, slug: str, size: tuple[int, int]) -> None:
    person = game(slug, players=2, size=size, **LARGEST)
    page = person.page
    for _ in range(2):
        step(person)
        person.model.look_at(next(iter(person.model.sources()), None))
        settle()
        assert (person.window.width(), person.window.height()) == size, "the window grew"
        check(page.bar, person)
        check(page.rail, person)
        assert page.view.width() >= 300
        assert page.rail.body.verticalScrollBar().maximum() >= 0
    for name in SHEETS if size == SIZES[0] else ():
        getattr(person.window.sheets, name)()
        settle()
        sheet = person.window.sheets.sheet
        if sheet is not None:
            assert person.window.rect().contains(area(sheet.panel, person.window)), name
            check(sheet, person)
            sheet.dismiss()


@pytest.mark.parametrize("slug", GAMES)
def test_cards_grow_as_far_as_their_boxes_let_them(game: OpenGame, slug: str) -> None:
    """No text of a component ends in an ellipsis, and what grows on cards does not change the panels."""
    person = game(slug, players=2, size=(1920, 1080), text_scale=300)
    guard, scene = TextGuard(), person.page.desk.scene
    scene.use_studio(replace(scene.studio, guard=guard))
    assert guard.notes
    assert guard.elided() == []
    assert person.window.look.studio.text_scale == 1.0
    assert person.page.rail.reader._drawing.look.studio.text_scale == 3.0


@pytest.mark.parametrize("size", SIZES)
def test_the_start_screen_and_new_games_at_the_largest_size(person: Person, size: tuple[int, int]) -> None:
    person.window.use_settings(replace(PLAIN, **LARGEST))
    person.window.resize(*size)
    check(person.window.start, person)
    for info in person.window.services.games():
        person.window.ask_new_game(info.id)
        sheet = person.window.sheets.sheet
        assert sheet is not None
        check(sheet, person)
        sheet.dismiss()


def test_the_log_has_a_size_of_its_own(game: OpenGame) -> None:
    person = game("cytress", players=2)
    step(person)
    log, heading = person.page.rail.log, person.page.rail.where
    rows = log.rows
    before, beside = log.list.sizeHintForIndex(rows.index(0, 0)).height(), heading.sizeHint().height()
    person.window.use_settings(replace(person.window.services.settings, log_scale=300))
    settle()
    assert log.list.sizeHintForIndex(rows.index(0, 0)).height() > 2 * before
    assert heading.sizeHint().height() == beside
    person.window.use_settings(replace(person.window.services.settings, log_scale=100, panel_scale=200))
    settle()
    assert log.list.sizeHintForIndex(rows.index(0, 0)).height() == before
    assert log.look.studio.text_scale == 1.0
    assert person.window.look.studio.text_scale == 2.0


def test_zoom_by_keys_works_at_every_text_size(game: OpenGame) -> None:
    person = game("cyberdoom-tower", **LARGEST)
    view = person.page.view
    person.page.take_focus(Qt.FocusReason.TabFocusReason)
    fitting = view.zoom
    person.key(Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert view.zoom > fitting
    person.key(Qt.Key.Key_Home)
    QApplication.processEvents()
    assert view.zoom == pytest.approx(fitting)
