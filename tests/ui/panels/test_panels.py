from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from arcology.engine.table import Spot
from arcology.ui.panels.branches import fill_branches
from arcology.ui.panels.ledger import Ledger, ledger_of, rolls_of
from arcology.ui.panels.rest import REST_MS
from arcology.ui.table_page import TablePage
from arcology.ui.window import MainWindow
from tests.app.toy_program import button, children, start_game, walk

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    start_game(window, "2")
    assert window.page is not None
    return window.page


def texts(panel: object) -> list[str]:
    return [label.text() for label in children(panel, QLabel)]  # type: ignore[arg-type]


# ---- where we are ------------------------------------------------------------------------------------------------


def test_the_turn_cannot_be_missed(page: TablePage, window: MainWindow) -> None:
    where = page.rail.where
    assert where._plate.accessibleName() == "Turn of Player 1"
    assert where.accent == "seat_1"
    walk(window, 1)
    assert where._plate.accessibleName() == "Turn of Player 2"
    assert where.accent == "seat_2"
    assert where._plate._clock.state() == where._plate._clock.State.Running, "the plate flares at a change of turn"
    where._plate._clock.stop()


def test_little_motion_means_no_flare(page: TablePage, window: MainWindow) -> None:
    settings = window.services.settings
    settings.reduced_motion = "on"
    window.use_settings(settings)
    walk(window, 1)
    assert page.rail.where._plate._clock.state() == page.rail.where._plate._clock.State.Stopped


# ---- what can be done --------------------------------------------------------------------------------------------


def test_buttons_play_their_action_by_mouse_and_by_key(page: TablePage) -> None:
    QTest.mouseClick(button(page.rail.offers, "Stay"), LEFT)
    assert page.model.session.position == 1
    QApplication.processEvents()
    QTest.keyClick(page.view, Qt.Key.Key_E)
    assert page.model.session.position == 2


def test_when_nothing_can_be_done_no_action_of_before_is_weighed(page: TablePage) -> None:
    """The focus goes from the heading, which goes, to the list under it."""
    panel, model = page.rail.offers, page.model
    walk_on = model.offers.offers[0]
    assert model.submit(walk_on.action)
    panel._fold.click()
    panel._fold.setFocus()
    assert panel._fold.hasFocus()
    weighed: list[object] = []
    model.previewed.connect(lambda preview, _: weighed.append(preview))
    model.look_back(0)
    QApplication.processEvents()
    assert [preview for preview in weighed if preview is not None] == []


def test_all_actions_are_in_the_folded_list_and_enter_plays_one(page: TablePage) -> None:
    panel = page.rail.offers
    QTest.mouseClick(panel._fold, LEFT)
    rows = [panel._all.item(i).text() for i in range(panel._all.count())]
    assert rows == ["Turn", "Walk to space 1", "Walk to space 2", "Stay"]
    panel._all.setCurrentRow(2)
    assert "to stand firm" in " ".join(texts(panel))
    panel._all.setFocus()
    QTest.keyClick(panel._all, Qt.Key.Key_Return)
    assert page.model.session.entries[1].action.to == 2


def test_a_preview_tells_price_and_chance_and_goes(page: TablePage) -> None:
    model, panel = page.model, page.rail.offers
    offer = model.offers.at("meeple.0", Spot("track.0", "2"))[0]
    model.show_preview(offer)
    assert "100 %" in texts(panel)
    model.show_preview(None)
    assert "100 %" not in texts(panel)


# ---- reader ------------------------------------------------------------------------------------------------------


def test_the_reader_names_the_piece_and_links_its_rules(page: TablePage, window: MainWindow) -> None:
    page.model.look_at("meeple.0")
    reader = page.rail.reader
    assert "Meeple of Player 1" in texts(reader)
    QTest.mouseClick(button(reader, "Rule TOY-MOVE-01 Two spaces at most"), LEFT)
    assert window.sheets.sheet is not None
    assert window.sheets.sheet.shown() == "TOY-MOVE-01"  # type: ignore[attr-defined]


def test_what_begins_to_matter_is_read_instead_of_what_was_pointed_at(
    page: TablePage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    model, status, matters = page.model, page.model.board.status, ["rover"]
    monkeypatch.setattr(model.board, "status", lambda s: replace(status(s), about=matters[0]))

    def go_on() -> str:
        assert model.submit(model.offers.offers[-1].action)
        return str(page.rail.reader._piece)

    assert go_on() == "rover"
    model.look_at("meeple.1")
    qtbot.waitUntil(lambda: page.rail.reader._piece == "meeple.1")
    assert go_on() == "meeple.1", "the rover matters as before: who has pointed elsewhere wants that"
    matters[0] = "deck"
    assert go_on() == "deck"
    assert go_on() == "deck", "the pointer still rests where it was, and nobody has moved it"
    model.look_at("rover")
    qtbot.waitUntil(lambda: page.rail.reader._piece == "rover")
    model.set_viewer(1)
    assert page.rail.reader._piece == "deck", "another person has not pointed at anything yet"


def test_the_reader_keeps_the_piece_while_the_pointer_crosses_the_felt_and_reads_places(
    page: TablePage, qtbot: QtBot
) -> None:
    qtbot.wait(2 * REST_MS)  # whatever the pointer has crossed when the window opened
    page.model.look_at("rover")
    qtbot.waitUntil(lambda: "Rover" in texts(page.rail.reader))
    page.model.look_at(None)
    assert "Rover" in texts(page.rail.reader)
    page.model.look_at(Spot("track.0", "0"))
    assert "Space 0" not in texts(page.rail.reader), "the pointer is still on its way"
    qtbot.waitUntil(lambda: "Space 0" in texts(page.rail.reader))
    assert "Meeple of Player 1" in texts(page.rail.reader)


# ---- log ---------------------------------------------------------------------------------------------------------


def rows(page: TablePage) -> list[str]:
    model = page.rail.log.rows
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_the_log_groups_what_followed_under_its_decision(page: TablePage, window: MainWindow) -> None:
    walk(window, 1)
    walk(window, 1, seat=1)
    found = rows(page)
    assert found[0] == "Set-up"
    assert found[1] == "Walk to space 1"
    assert any("auto" in row and "rover" in row.lower() for row in found)
    assert len([row for row in found if row == "Walk to space 1"]) == 2


def test_undo_takes_lines_away_and_redo_brings_the_same_back(page: TablePage, window: MainWindow) -> None:
    walk(window, 1)
    walk(window, 2, seat=1)
    before = rows(page)
    page.model.undo_stack.undo()
    assert rows(page) == before[: len(rows(page))]
    assert len(rows(page)) < len(before)
    page.model.undo_stack.redo()
    assert rows(page) == before


def test_a_line_rings_its_pieces(page: TablePage, window: MainWindow) -> None:
    walk(window, 1)
    asked: list[tuple[str, ...]] = []
    page.rail.log.pieces_asked.connect(asked.append)
    page.rail.log.list.setCurrentIndex(page.rail.log.rows.index(2))
    assert asked == [("meeple.0",)]


def test_the_log_has_a_cursor_as_soon_as_it_has_the_focus(page: TablePage, window: MainWindow) -> None:
    walk(window, 2)
    log = page.rail.log
    ringed: list[tuple[str, ...]] = []
    log.pieces_asked.connect(ringed.append)
    log.list.setFocus(Qt.FocusReason.TabFocusReason)
    last = log.list.currentIndex()
    assert last.row() == log.rows.rowCount() - 1
    assert not ringed, "nobody has chosen it"
    QTest.keyClick(log.list, Qt.Key.Key_Up)
    assert log.list.currentIndex().row() == last.row() - 1
    assert ringed


def test_since_my_move_marks_what_happened_by_itself(page: TablePage, window: MainWindow) -> None:
    walk(window, 1)
    walk(window, 1, seat=1)
    asked: list[tuple[str, ...]] = []
    page.rail.log.pieces_asked.connect(asked.append)
    QTest.mouseClick(page.bar.since, LEFT)
    assert any("rover" in pieces for pieces in asked)


def test_a_line_that_was_left_can_be_entered_again(page: TablePage, window: MainWindow) -> None:
    walk(window, 1)
    left = page.model.session.timeline.current
    page.model.undo_stack.undo()
    assert not page.rail.log._branches.isVisible()
    walk(window, 2)
    assert page.rail.log._branches.text() == "1 other line"
    menu = QMenu()
    fill_branches(menu, page.model, window.look.studio.tr)
    (line,) = menu.actions()
    assert "Walk to space 1" in line.text()
    line.menu().actions()[0].trigger()
    assert page.model.session.timeline.current is left


def test_a_line_that_was_left_gets_a_name_in_the_menu(page: TablePage, window: MainWindow, qtbot: QtBot) -> None:
    walk(window, 1)
    page.model.undo_stack.undo()
    walk(window, 2)
    menu = QMenu()
    qtbot.addWidget(menu)
    fill_branches(menu, page.model, window.look.studio.tr)
    (field,) = menu.actions()[0].menu().findChildren(QLineEdit)
    QTest.keyClicks(field, "Rock & roll")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert page.model.session.branches[0].name == "Rock & roll"
    menu.clear()
    fill_branches(menu, page.model, window.look.studio.tr)
    assert menu.actions()[0].text() == "Rock && roll (after decision 0, 1 decision)"


# ---- dice --------------------------------------------------------------------------------------------------------


def test_dice_are_counted_where_events_say_rolled() -> None:
    events = [
        SimpleNamespace(kind="x.rolled", die=3),
        SimpleNamespace(kind="x.hide_rolled", roll=6),
        SimpleNamespace(kind="x.attack_rolled", dice=(1, 1, 6)),
        SimpleNamespace(kind="x.die_changed", die=4),
    ]
    assert ledger_of(events).faces == (2, 0, 1, 0, 0, 2)
    assert list(rolls_of(events[3])) == []


def test_faces_come_before_what_else_an_event_tells() -> None:
    events = [SimpleNamespace(kind="x.table_rolled", face=7, die=4), SimpleNamespace(kind="x.rolled", faces=(8, 8))]
    assert ledger_of(events, 8).faces == (0, 0, 0, 0, 0, 0, 1, 2)


def test_dice_of_enemies_are_good_luck_when_they_are_low() -> None:
    mine = SimpleNamespace(kind="x.attack_rolled", faces=(4,) * 10 + (5,) * 10)
    theirs = SimpleNamespace(kind="x.strike_rolled", faces=(8,) * 20, adverse=True)
    found = ledger_of([mine, theirs], 8)
    assert (found.faces, found.adverse) == ((0, 0, 0, 10, 10, 0, 0, 20), (0, 0, 0, 0, 0, 0, 0, 20))
    assert (found.own, found.against) == (4.5, 8)
    assert found.luckier_than < 5
    assert (
        ledger_of([mine, SimpleNamespace(kind="x.strike_rolled", faces=(1,) * 20, adverse=True)], 8).luckier_than > 95
    )
    assert ledger_of([mine], 8).luckier_than == 50


def test_luck_is_judged_against_what_even_dice_would_bring() -> None:
    assert Ledger((10, 10, 10, 10, 10, 10)).luckier_than == 50
    assert Ledger((0, 0, 0, 0, 0, 30)).luckier_than == 99
    assert Ledger((30, 0, 0, 0, 0, 0)).luckier_than == 1
    assert Ledger((5, 5, 5, 5, 5, 5)).expected == 5
    assert Ledger((1, 1, 1, 1, 1, 1)).mean == 3.5
    assert Ledger((1, 1, 1, 1, 1, 1, 1, 1)).mean == Ledger((0, 0, 0, 0, 0, 0, 0, 9)).even == 4.5
    assert Ledger((0, 0, 0, 0, 0, 0, 0, 30)).luckier_than == 99


def test_the_ledger_on_screen_equals_the_log(page: TablePage, window: MainWindow) -> None:
    walk(window, 2)
    page.rail.dice._fold.click()
    rolled = [event.die for entry in page.model.session.entries for event in entry.events if event.kind == "toy.rolled"]
    shown = page.rail.dice.ledger._chart
    assert shown is not None
    assert sum(shown._ledger.faces) == len(rolled) == 1
    assert shown._ledger.faces[rolled[0] - 1] == 1
