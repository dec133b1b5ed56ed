"""What runs in a worker process: it opens a game and lets bots decide. No Qt."""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arcology.bots import bot_maker
from arcology.engine.config import GameConfig
from arcology.session.drivers import Thought, choose

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


@dataclass(frozen=True, slots=True)
class Failure:
    """A bot that did not choose: one line, and the whole trace for the program's log."""

    why: str
    trace: str


@dataclass(frozen=True, slots=True)
class Opener:
    """Opens a game inside a worker: its configuration, where user packs are, and the plug-ins by id."""

    config: GameConfig
    user_data: Path
    builtin: Mapping[str, str]

    def __call__(self) -> tuple[Any, Any]:
        """The plug-in and its rules."""
        from arcology.app.games import Games
        from arcology.app.tables import open_table
        from arcology.packs.locate import data_root

        plugin = Games(builtin=self.builtin).named(self.config.game)
        return plugin, open_table(plugin, self.config, data_root(), self.user_data).rules


def work(opener: Callable[[], tuple[Any, Any]], line: Connection, stops: Connection) -> None:
    """A worker's whole life: says once that it is there, then takes (number, `Thought`) from ``line`` and sends
    (number, index | `Failure`) back, until the line is closed. A number that comes by ``stops`` is not wanted any more.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches the whole group; the program ends its workers itself
    threading.Thread(target=_end_with_the_program, daemon=True).start()
    mind = Mind(opener, stops)
    mind.open()
    line.send(None)
    while True:
        try:
            number, thought = line.recv()
        except EOFError:
            return
        line.send((number, mind.decide(number, thought)))


def _end_with_the_program() -> None:
    """A program that was killed closes nothing; its worker must not think on for nobody."""
    from multiprocessing import parent_process  # the window takes `Opener` from here, before there are processes

    program = parent_process()
    if program is not None:
        program.join()
        os._exit(1)


class Mind:
    """Decides by a game that is opened once."""

    def __init__(self, opener: Callable[[], tuple[Any, Any]], stops: Connection) -> None:
        self._opener, self._stops = opener, stops
        self._game: tuple[Any, Any] | Failure | None = None
        self._stopped: set[int] = set()

    def open(self) -> None:
        """Does what the first thought would otherwise wait for; a failure is told when somebody asks."""
        try:
            self._game = self._opener()
        except Exception as problem:  # noqa: BLE001  # whatever it is, the program must hear of it
            self._game = _failure(problem)

    def decide(self, number: int, thought: Thought) -> int | Failure:
        """The index of the bot's choice, or what went wrong; anything at all once it is not wanted any more."""
        if isinstance(self._game, Failure):
            return self._game
        if self.stopped(number):
            return 0
        assert self._game is not None
        plugin, rules = self._game
        try:
            return choose(bot_maker(plugin, thought.bot)(), rules, thought, lambda: self.stopped(number))
        except Exception as problem:  # noqa: BLE001  # other people's code
            return _failure(problem)

    def stopped(self, number: int) -> bool:
        """Whether a thought is not wanted any more."""
        while self._stops.poll():
            self._stopped.add(self._stops.recv())
        return number in self._stopped


def _failure(problem: Exception) -> Failure:
    words = f"{type(problem).__name__}: {problem}"
    return Failure(words, "".join(traceback.format_exception(problem)))
