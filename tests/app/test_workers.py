"""Bots in a process of their own: they answer, stop, break and die there, and the window never waits for them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from arcology.app.thinking import Opener
from arcology.app.workers import Workers
from arcology.engine.config import GameConfig
from arcology.engine.play import start
from arcology.session.drivers import Thought
from arcology.testing.toy.rules import ToyRules

TOY = {"toy": "tests.app.toy_rivals"}
PATIENCE = 30_000
"""Milliseconds that a condition is waited for on a busy machine."""


@pytest.fixture
def workers(tmp_path: Path, qtbot: QtBot) -> Iterator[Workers]:
    made = Workers(Opener(GameConfig("toy", 2, 5), tmp_path, TOY))
    yield made
    made.close()


class Heard:
    """What came of thoughts, in order: an index, or why there is none."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.answers: list[Any] = []

    def ask(self, bot: str, position: int = 0) -> Any:
        rules = ToyRules()
        state = start(rules, GameConfig("toy", 2, 5)).state
        thought = Thought(bot, rules.observe(state, 0), tuple(rules.legal(state)), 5, position)
        return self.workers.think(thought, self.answers.append, self.answers.append)


@pytest.fixture
def heard(workers: Workers) -> Heard:
    return Heard(workers)


def alive(pid: int | None) -> bool:
    """Whether a process runs; one that has ended and was not asked for its exit code does not."""
    if pid is None:
        return False
    state = Path(f"/proc/{pid}/stat")
    return state.exists() and state.read_text().rpartition(")")[2].split()[0] != "Z"


def test_nothing_is_answered_before_the_call_returns(heard: Heard, qtbot: QtBot) -> None:
    heard.ask("first")
    assert heard.answers == []
    qtbot.waitUntil(lambda: heard.answers == [0], timeout=PATIENCE)


def test_one_process_answers_one_thought_after_the_other(heard: Heard, qtbot: QtBot) -> None:
    heard.workers.prepare()
    for _ in range(3):
        heard.ask("first")
    qtbot.waitUntil(lambda: heard.answers == [0, 0, 0], timeout=PATIENCE)
    pid = heard.workers.pid
    heard.ask("first")
    qtbot.waitUntil(lambda: len(heard.answers) == 4, timeout=PATIENCE)
    assert heard.workers.pid == pid


def test_the_same_position_brings_the_same_random_answer(heard: Heard, qtbot: QtBot) -> None:
    for position in (*range(12), *range(12)):
        heard.ask("random", position)
    qtbot.waitUntil(lambda: len(heard.answers) == 24, timeout=PATIENCE)
    assert heard.answers[:12] == heard.answers[12:]
    assert len(set(heard.answers)) > 1


def test_a_bot_that_is_told_to_stop_stops_in_its_process(heard: Heard, qtbot: QtBot) -> None:
    heard.ask("first")
    qtbot.waitUntil(lambda: heard.answers == [0], timeout=PATIENCE)
    pid = heard.workers.pid
    job = heard.ask("listens")
    job.cancel()
    heard.ask("first")
    qtbot.waitUntil(lambda: heard.answers == [0, 0], timeout=PATIENCE)
    assert heard.workers.pid == pid


def test_a_bot_that_does_not_stop_is_ended_and_the_next_question_is_answered(heard: Heard, qtbot: QtBot) -> None:
    heard.ask("first")
    qtbot.waitUntil(lambda: heard.answers == [0], timeout=PATIENCE)
    pid = heard.workers.pid
    job = heard.ask("deaf")
    qtbot.waitUntil(lambda: heard.workers.busy, timeout=PATIENCE)
    job.cancel()
    heard.ask("first")
    qtbot.waitUntil(lambda: heard.answers == [0, 0], timeout=PATIENCE)
    assert heard.workers.pid != pid
    assert not alive(pid)


@pytest.mark.parametrize(("bot", "why"), [("breaks", "no idea"), ("cheats", "ValueError"), ("nobody", "KeyError")])
def test_a_bot_that_breaks_says_why_and_its_process_goes_on(heard: Heard, qtbot: QtBot, bot: str, why: str) -> None:
    heard.ask(bot)
    qtbot.waitUntil(lambda: len(heard.answers) == 1, timeout=PATIENCE)
    assert why in heard.answers[0]
    pid = heard.workers.pid
    heard.ask("first")
    qtbot.waitUntil(lambda: heard.answers[1:] == [0], timeout=PATIENCE)
    assert heard.workers.pid == pid


def test_a_process_that_dies_is_told_and_another_takes_its_place(heard: Heard, qtbot: QtBot) -> None:
    heard.ask("dies")
    qtbot.waitUntil(lambda: len(heard.answers) == 1, timeout=PATIENCE)
    assert "7" in heard.answers[0]
    heard.ask("first")
    qtbot.waitUntil(lambda: heard.answers[1:] == [0], timeout=PATIENCE)


def test_a_game_that_cannot_be_opened_there_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    heard = Heard(Workers(Opener(GameConfig("toy", 2, 5), tmp_path, {})))
    heard.ask("first")
    qtbot.waitUntil(lambda: len(heard.answers) == 1, timeout=PATIENCE)
    assert "WrongUsage" in heard.answers[0]
    heard.workers.close()


def test_closing_ends_a_bot_that_thinks_at_once(heard: Heard, qtbot: QtBot) -> None:
    heard.ask("deaf")
    qtbot.waitUntil(lambda: heard.workers.busy, timeout=PATIENCE)
    pid = heard.workers.pid
    assert alive(pid)
    heard.workers.close()
    assert not alive(pid)
    assert heard.answers == []


def test_closing_before_the_process_has_begun_leaves_none(heard: Heard) -> None:
    heard.ask("first")
    heard.workers.close()
    assert heard.workers.pid is None


PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from tests.app.test_workers import Heard, TOY
from arcology.app.thinking import Opener
from arcology.app.workers import Workers
from arcology.engine.config import GameConfig
if __name__ == "__main__":
    application = QCoreApplication([])
    heard = Heard(Workers(Opener(GameConfig("toy", 2, 5), Path(sys.argv[1]), TOY)))
    heard.ask("deaf")
    while not heard.workers.busy:
        application.processEvents()
    print(heard.workers.pid, flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_no_worker_outlives_a_program_that_was_killed(tmp_path: Path, qtbot: QtBot) -> None:
    script = tmp_path / "program.py"
    script.write_text(textwrap.dedent(PROGRAM), "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    program = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
    )
    assert program.stdout is not None
    with program:
        pid = int(program.stdout.readline())
        assert alive(pid)
        program.send_signal(signal.SIGKILL)
    qtbot.waitUntil(lambda: not alive(pid), timeout=PATIENCE)
