"""Computers in the real window: seated from the choice or the save, changed in play, gone when the table is left."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from arcology.app.games import BUILTIN, Games
from arcology.app.paths import folders
from arcology.app.program import Program
from arcology.engine.luck import new_luck
from arcology.packs.locate import data_root
from arcology.session.steps import HUMAN
from arcology.ui.dialogs.players import PlayersSheet
from arcology.ui.services import NewGame
from arcology.ui.table_page import TablePage
from arcology.ui.window import MainWindow
from tests.app.test_workers import PATIENCE, TOY, alive
from tests.app.toy_program import button, walk


@pytest.fixture
def toy_program(request: pytest.FixtureRequest) -> Program:
    """The program with the toy's computers, or with our own games where a test asks for them."""
    if request.node.get_closest_marker("parametrize") is not None:
        return Program(folders(), data_root(), Games(builtin=BUILTIN))
    return Program(folders(), request.getfixturevalue("toy_data"), Games(builtin=TOY))


def sit(window: MainWindow, *drivers: str, **more: object) -> TablePage:
    """A game of the toy with these drivers."""
    window.play(NewGame("toy", len(drivers), 3, drivers=drivers, **more))  # type: ignore[arg-type]
    assert window.page is not None
    return window.page


def pid_of(page: TablePage) -> int | None:
    pool = page.seating._pool
    return getattr(pool, "pid", None)


def wait_for_thought(page: TablePage, qtbot: QtBot) -> None:
    """Until the process thinks about the question."""
    qtbot.waitUntil(lambda: getattr(page.seating._pool, "busy", False), timeout=PATIENCE)


def test_a_chosen_computer_answers_and_the_choice_is_kept_for_the_next_time(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, HUMAN, "first")
    assert page.game.journal.game.drivers == (HUMAN, "first")
    walk(window, 1)
    qtbot.waitUntil(lambda: page.model.thinking is None, timeout=PATIENCE)
    assert [entry.driver for entry in page.model.session.entries[1:3]] == [HUMAN, "first"]
    last = window.services.last_choice("toy")
    assert last is not None
    assert last.drivers == (HUMAN, "first")


def test_names_say_who_is_a_computer(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, HUMAN, "first", names=("Ada", ""))
    walk(window, 1)
    qtbot.waitUntil(lambda: page.model.thinking is None, timeout=PATIENCE)
    log = " / ".join(
        str(page.rail.log.rows.data(page.rail.log.rows.index(row))) for row in range(page.rail.log.rows.rowCount())
    )
    assert "Player 2 (bot)" in log
    assert "Ada" in log
    assert "Ada (bot)" not in log


def test_closing_the_window_while_a_computer_thinks_leaves_no_process(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, HUMAN, "deaf")
    walk(window, 1)
    wait_for_thought(page, qtbot)
    pid = pid_of(page)
    assert alive(pid)
    begun = monotonic()
    window.close()
    assert monotonic() - begun < 2
    assert not alive(pid)


def test_leaving_to_the_start_screen_while_a_computer_thinks_leaves_no_process(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = sit(window, HUMAN, "deaf")
    walk(window, 1)
    assert page.rail.offers._prompt.text() == "Player 2 (bot) is thinking (deaf)"
    wait_for_thought(page, qtbot)
    pid = pid_of(page)
    begun = monotonic()
    window.show_start()
    assert monotonic() - begun < 2
    assert not alive(pid)


def test_a_game_that_was_left_while_a_computer_thought_goes_on_where_it_stood(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, HUMAN, "listens")
    key = page.game.key
    walk(window, 1)
    window.show_start()
    assert window.resume(key)
    again = window.page
    assert again is not None
    assert again.seating.names == (HUMAN, "listens")
    assert again.model.thinking == 1
    wait_for_thought(again, qtbot)
    assert again.seating.sit(1, "first")
    qtbot.waitUntil(lambda: again.model.thinking is None, timeout=PATIENCE)
    assert again.model.session.position >= 2


def test_a_saved_computer_that_is_gone_is_told_in_one_sentence(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, HUMAN, "first")
    key = page.game.key
    page.game.journal.seat((), (HUMAN, "deep-thought"))
    window.show_start()
    assert window.resume(key)
    assert window.page is not None
    assert window.page.seating.names == (HUMAN, HUMAN)
    assert "deep-thought" in window.page.notice.words
    assert window.page.notice.isVisible()
    assert window.page.game.journal.game.drivers == (HUMAN, HUMAN)


@pytest.fixture
def broken(window: MainWindow, qtbot: QtBot) -> TablePage:
    """A table at which a computer has broken down."""
    page = sit(window, HUMAN, "dies")
    walk(window, 1)
    qtbot.waitUntil(lambda: page.seating.names == (HUMAN, HUMAN), timeout=PATIENCE)
    return page


def test_when_the_process_dies_a_person_goes_on_and_is_told(broken: TablePage, window: MainWindow) -> None:
    assert "a person decides for Player 2 now" in broken.notice.words
    assert broken.game.journal.game.drivers == (HUMAN, HUMAN)
    assert broken.model.session.position == 1
    walk(window, 1, seat=1)
    assert broken.model.session.position == 2


def test_players_are_changed_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, HUMAN, HUMAN)
    QTest.keyClick(window, Qt.Key.Key_F3)
    sheet = window.sheets.sheet
    assert isinstance(sheet, PlayersSheet)
    focus = window.focusWidget()
    assert focus is not None
    assert focus.accessibleName() == "Player 1: Person"
    QTest.keyClick(focus, Qt.Key.Key_Tab)
    second = window.focusWidget()
    assert second is not None
    assert second.accessibleName() == "Player 2: Person"
    for key in (*[Qt.Key.Key_Down] * 4, *[Qt.Key.Key_Right] * 4):  # some rows of buttons
        if "random" in window.focusWidget().accessibleName().lower():
            break
        QTest.keyClick(window.focusWidget(), key)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert page.seating.names == (HUMAN, "random")
    assert page.game.journal.game.drivers == (HUMAN, "random")
    assert not any(one.isEnabled() for one in sheet.seats[0].buttons()[1:]), "the last person stays"
    assert sheet._fields[1].title.text() == "Player 2 (bot)"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    walk(window, 1)
    qtbot.waitUntil(lambda: page.model.thinking is None, timeout=PATIENCE)
    assert page.model.session.entries[2].driver == "random"


def test_the_sheet_of_players_follows_a_computer_that_leaves_by_itself(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, HUMAN, "breaks")
    window.sheets.show_players()
    sheet = window.sheets.sheet
    assert isinstance(sheet, PlayersSheet)
    walk(window, 1)
    qtbot.waitUntil(lambda: page.seating.names == (HUMAN, HUMAN), timeout=PATIENCE)
    assert sheet.seats[1].value == HUMAN
    assert all(one.isEnabled() for one in sheet.seats[0].buttons())


def test_a_solo_game_has_nobody_to_change(window: MainWindow) -> None:
    page = sit(window, HUMAN)
    assert not page.bar.players.isVisible()
    assert not window._actions["players"].isVisible()
    QTest.keyClick(window, Qt.Key.Key_F3)
    assert window.sheets.sheet is None
    page = sit(window, HUMAN, HUMAN)
    assert page.bar.players.isVisible()
    button(page.bar, "Players: who decides for each seat (F3)").click()
    assert isinstance(window.sheets.sheet, PlayersSheet)


def test_another_language_keeps_the_computers_seated(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, HUMAN, "deaf")
    walk(window, 1)
    wait_for_thought(page, qtbot)
    pid = pid_of(page)
    window.speak_again()
    assert not alive(pid)
    assert window.page is not None
    assert window.page.seating.names == (HUMAN, "deaf")
    wait_for_thought(window.page, qtbot)
    window.show_start()


@pytest.mark.parametrize(("game", "seats"), [("cytress", 3), ("cyberdoom_tower", 2)])
def test_greedy_computers_play_our_games(window: MainWindow, qtbot: QtBot, game: str, seats: int) -> None:
    drivers = (HUMAN, *["greedy"] * (seats - 1))
    window.play(NewGame(game, seats, 7, drivers=drivers))
    page = window.page
    assert page is not None
    model, luck = page.model, new_luck(1)
    while len({entry.seat for entry in model.session.entries[1:]}) < seats:
        qtbot.waitUntil(lambda: model.thinking is None, timeout=PATIENCE)
        offers = model.offers.offers
        assert {offer.action.seat for offer in offers} == {0}
        model.submit(luck.pick("person", offers).action)
    qtbot.waitUntil(lambda: model.thinking is None, timeout=PATIENCE)
    for entry in model.session.entries[1:]:
        assert entry.driver == drivers[entry.seat]
    end = model.session.position
    model.undo_stack.undo()
    assert model.thinking is None
    assert model.session.position < end
    model.undo_stack.redo()
    assert model.session.position == end


GUARD = """
import json, sys
from arcology.app.desktop import build, make_application
from arcology.app.games import Games
from arcology.app.program import Program
from arcology.ui.services import NewGame
from tests.app.test_workers import TOY

def table(drivers):
    window.show_table(services.start(NewGame("toy", len(drivers), 7, drivers=drivers)))
    return window.page.seating

def loaded():
    return [name for name in ("multiprocessing", "concurrent") if name in sys.modules]

if __name__ == "__main__":
    application = make_application()
    services, window, crash = build(Program.prepare(Games(builtin=TOY)), application)
    told = {}
    told["people, before the window"] = (table(("human", "human")), loaded())[1]
    rivals = table(("human", "first"))
    told["a computer, before the window"] = loaded()
    window.show()
    told["shown"] = (rivals._begun, loaded())
    while not rivals._begun:
        application.processEvents()
    while rivals._pool.pid is None:
        application.processEvents()
    told["begun"] = loaded()
    window.show_start()
    table(("human", "human"))
    people = window.page.seating
    while not people._begun:
        application.processEvents()
    told["people"] = people._pool is None
    window.close()
    services.library.close()
    print(json.dumps(told))
"""


def test_no_process_is_started_before_the_table_is_seen_or_for_people(tmp_path: Path) -> None:
    script = tmp_path / "guard.py"
    script.write_text(GUARD, "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, env=environment, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["people, before the window"] == []
    assert told["a computer, before the window"] == []
    assert told["shown"][0] is False, "it begins after the first picture"
    assert not told["shown"][1]
    assert told["begun"] == ["multiprocessing"]
    assert told["people"], "nobody needs a process there"
