"""Saves and replay (trials 7, 8 and 10) with the real window."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arcology.app.games import Games
from arcology.app.paths import Folders
from arcology.app.services import ProgramServices
from arcology.engine.play import Played, play, start
from arcology.engine.records import digest
from arcology.games.cyberdoom_tower import actions as act
from arcology.packs.locate import data_root
from arcology.session.opening import open_saved
from arcology.session.settings import SPEEDS, Settings
from arcology.session.shelf import Shelf
from arcology.store.library import Library
from arcology.text.seeds import read_seed
from tests.app.toy_program import button
from tests.trials.conftest import OpenTable, new_game, open_window
from tests.trials.hands import Person
from tests.trials.players import Greedy
from tests.trials.test_whole_games import new_game_sheet, tile


def state_of(person: Person) -> Path:
    services = person.window.services
    assert isinstance(services, ProgramServices)
    return services.program.folders.state


def resumed(folder: Path, key: str) -> list[str]:
    """What another start of the program finds of a game in a copy of the library: digests of its line."""
    library = Library(folder, lambda: "now")
    try:
        assert library.trouble is None, library.trouble
        games = Games()
        game = open_saved(Shelf(data_root(), games.find, folder), library, key, now=lambda: "now")
        return [entry.digest for entry in game.session.entries[: game.session.position + 1]]
    finally:
        library.close()


def test_at_any_moment_of_an_automated_turn_the_decision_is_on_disk(table: OpenTable, tmp_path: Path) -> None:
    """7: what lies on disk at ten moments of a turn that is still being shown is what a killed program leaves behind.

    Opened again, the game stands after the decision, with the rest of the turn as it would have gone.
    """
    person, moments = table(speed="normal"), Random(7)
    session, player = person.model.session, person.page.desk.player
    wanted: list[tuple[Path, str, list[str]]] = []
    while len(wanted) < 10:
        stop = next(o.action for o in person.model.offers.offers if isinstance(o.action, act.Pass | act.LeaveKey))
        person.model.submit(stop)
        if not player.playing:
            continue
        end = time.perf_counter() + moments.uniform(0.0, 0.15)
        while time.perf_counter() < end:
            QApplication.processEvents()
        place = tmp_path / str(len(wanted))
        copytree(state_of(person) / "games", place)
        line = [entry.digest for entry in session.entries[: session.position + 1]]
        wanted.append((place, person.page.game.key, line))
    person.model.finish_film()
    for place, key, line in wanted:
        assert resumed(place, key) == line


PLAY = """
import sys, threading
from PySide6.QtCore import QTimer
from arcology.app.desktop import build
from arcology.app.games import Games
from arcology.app.paths import folders
from arcology.app.program import Program
from arcology.app.request import GameFlags
from arcology.games.cyberdoom_tower.actions import Pass
from arcology.packs.locate import data_root
from PySide6.QtWidgets import QApplication

app = QApplication([])
services, window, _ = build(Program(folders(), data_root(), Games()), app, catch=False)
services.settings.speed = "slow"
window.show()
window.show_table(services.start(services.configure("cyberdoom-tower", GameFlags(players=1, seed="7"))))

def turn():
    model = window.page.model
    model.finish_film()
    if model.outcome is None:
        model.submit(next(o.action for o in model.offers.offers if isinstance(o.action, Pass)))
        print(window.page.game.key, model.session.timeline.current.digest, flush=True)

timer = QTimer(interval=60)
timer.timeout.connect(turn)
timer.start()
app.exec()
"""


def test_kill_nine_while_a_turn_is_shown(tmp_path: Path) -> None:
    """7: the window is killed in the middle of a film; the library then has every decision that was shown."""
    state = tmp_path / "killed"
    environment = {**os.environ, "ARCOLOGY_STATE": str(state), "ARCOLOGY_CONFIG": str(tmp_path / "c")}
    with subprocess.Popen([sys.executable, "-c", PLAY], stdout=subprocess.PIPE, text=True, env=environment) as child:
        assert child.stdout is not None
        told = [child.stdout.readline().split() for _ in range(3)]
        time.sleep(0.02)
        child.kill()
        told += [line.split() for line in child.stdout if line.endswith("\n")]
    key, last = told[-1]
    assert resumed(state / "games", key)[-1] == last or resumed(state / "games", key)[-2] == last


@pytest.fixture
def start_again(qtbot: QtBot, qapp: QApplication) -> Iterator[Callable[[Path], Person]]:
    """Starts the program on a state folder; one window after the other."""
    close: list[Callable[[], None]] = []

    def begin(state: Path) -> Person:
        while close:
            close.pop()()
        window, shut = open_window(Folders(state / "config", state), qapp)
        window.use_settings(Settings(theme="dark", speed="instant"))
        close.append(shut)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return Person(window)

    yield begin
    while close:
        close.pop()()


HARM: dict[str, Callable[[bytes], bytes]] = {
    "half": lambda data: data[: len(data) // 2],
    "empty": lambda data: b"",
    "noise": lambda data: Random(8).randbytes(len(data)),
}


@pytest.mark.parametrize("harm", HARM)
def test_a_damaged_library_is_told_and_an_earlier_one_offered(
    harm: str, start_again: Callable[[Path], Person], tmp_path: Path
) -> None:
    """8: cut to half, to nothing, or noise: one sentence, the menu works, the generation before is there."""
    state = tmp_path / "state"
    person = start_again(state)
    person.window.play(new_game(person.window))
    person.decide(Greedy().choose(person.model))
    person.window.show_start()
    person.window.services.library.back_up()
    person = start_again(state)
    folder = state / "games"
    person.window.close()
    person.window.services.library.close()
    file = folder / "games.db"
    for leftover in folder.glob(f"{file.name}-*"):
        leftover.unlink()
    file.write_bytes(HARM[harm](file.read_bytes()))
    person = start_again(state)
    library = person.window.services.library
    tr = person.window.look.studio.tr
    told = [tr(notice) for notice in (*library.take_notices(), *filter(None, [library.trouble]))]
    assert told, "nobody is told that the library was damaged"
    assert all(sentence.endswith((".", "!")) and "Traceback" not in sentence for sentence in told)
    person.click_on(next(card for card in person.window.start.cards if card.record.id == "library"))
    sheet = person.window.sheets.sheet
    assert sheet is not None
    assert sheet.rows or library.generations(), "no earlier generation is offered"  # type: ignore[attr-defined]
    person.window.sheets.dismiss()
    person.click_on(tile(person))
    person.click_on(new_game_sheet(person).start_button)
    assert person.window.page is not None


@pytest.mark.parametrize("harm", HARM)
def test_a_damaged_file_is_refused_in_one_sentence(harm: str, table: OpenTable, tmp_path: Path) -> None:
    """8: the game on the table stays as it is, and goes on."""
    person = table()
    person.decide(Greedy().choose(person.model))
    path = tmp_path / f"{harm}.arcology"
    assert person.window.services.export_open(person.page.game, path)
    path.write_bytes(HARM[harm](path.read_bytes()))
    before = person.digest
    assert not person.window.open_file(path)
    notice = person.page.notice
    assert notice.isVisible()
    assert path.name in notice.words
    assert "Traceback" not in notice.words
    assert person.digest == before
    person.decide(Greedy().choose(person.model))


def test_two_new_games_differ_and_the_seed_can_be_copied_and_used_again(person: Person) -> None:
    """10: seeds are words in a field, the copy button copies them, the same words give the same game."""
    seeds, starts = [], []
    for again in (False, False, True):
        person.click_on(tile(person))
        sheet = new_game_sheet(person)
        if again:
            sheet.seed.setText(QGuiApplication.clipboard().text())
        else:
            person.click_on(button(sheet, "Copy the seed"))
            assert QGuiApplication.clipboard().text() == sheet.seed.text()
        seeds.append(read_seed(sheet.seed.text()))
        person.click_on(sheet.start_button)
        starts.append(person.digest)
        person.window.show_start()
    assert seeds[0] != seeds[1]
    assert starts[0] != starts[1]
    assert (seeds[2], starts[2]) == (seeds[1], starts[1])


@pytest.mark.slow
def test_a_replay_agrees_at_every_step_and_every_speed(table: OpenTable) -> None:
    """10: the speed at which it is shown, skipped or not, changes nothing; a fresh replay has every digest."""
    lines: list[list[str]] = []
    for speed in SPEEDS:
        person, bot = table(seed="10", speed=speed), Greedy()
        for number in range(8):
            person.model.submit(bot.choose(person.model))
            QApplication.processEvents()
            if number % 2:
                person.page.skip()
        person.model.finish_film()
        lines.append([entry.digest for entry in person.model.session.entries])
        rules, session = person.model.rules, person.model.session
        state = start(rules, session.config).state
        for entry in session.entries[1:]:
            played: Any = play(rules, state, entry.action)
            assert isinstance(played, Played)
            state = played.state
            assert digest(state) == entry.digest
    assert all(line == lines[0] for line in lines)
