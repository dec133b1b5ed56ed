"""The window's side of the processes in which bots think: starts them, stops them, and hears them on Qt's thread."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pickle import PicklingError
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from arcology.session.drivers import Job, Thought

log = logging.getLogger(__name__)

GRACE_MS = 250
"""A bot that was told to stop may take so long to do so; then its process is ended."""
PATIENCE_S = 1.5
"""How long the end of a process that was ended by force is waited for."""

Opener = Callable[[], tuple[Any, Any]]


class Workers(QObject):
    """A `Pool` of one process, which is enough: only one seat is asked at a time. It is started when something is to be
    thought about, and again after it had to be ended.

    Args:
        opener: opens the game inside the process; must be picklable, and returns plug-in and rules.
    """

    _told = Signal(object)

    def __init__(self, opener: Opener, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._opener = opener
        self._process: _Process | None = None
        self._wanted: dict[int, _Wanted] = {}
        self._stopping: set[int] = set()
        self._numbers = 0
        self._told.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        self._grace = QTimer(self)
        self._grace.setSingleShot(True)
        self._grace.setInterval(GRACE_MS)
        self._grace.timeout.connect(self._end_by_force)

    @property
    def pid(self) -> int | None:
        """The process that thinks; None before the first and after the last."""
        return self._process.pid if self._process is not None else None

    @property
    def busy(self) -> bool:
        """Whether the process is thinking now."""
        return self._process is not None and self._process.busy > 0

    def prepare(self) -> None:
        """Start the process, so that the first thought need not wait for that."""
        if self._process is None:
            self._process = _Process(self._opener, self._told.emit)

    def think(self, thought: Thought, done: Callable[[int], None], failed: Callable[[str], None]) -> Job:
        """See `Pool`."""
        self._numbers += 1
        job = _Wanted(self, self._numbers, thought, done, failed)
        self._wanted[job.number] = job
        self._send(job)
        return job

    def stop(self, number: int) -> None:
        """A thought is not wanted any more: its bot is told, and ended by force if it does not listen."""
        if self._wanted.pop(number, None) is not None and self._process is not None:
            self._stopping.add(number)
            self._process.stop(number)
            self._grace.start()

    def close(self) -> None:
        """End the process at once, whatever it does."""
        self._wanted.clear()
        self._stopping.clear()
        self._grace.stop()
        process, self._process = self._process, None
        if process is not None:
            process.end(PATIENCE_S)

    def _send(self, job: _Wanted) -> None:
        self.prepare()
        assert self._process is not None
        self._process.ask(job.number, job.thought)

    def _end_by_force(self) -> None:
        """What the process was told to stop it has not stopped; what it was to do after that, another one does."""
        if self._process is not None and self._process.busy in self._stopping:
            log.info("a bot did not stop thinking; its process is ended")
            self._process.end()
            self._begin_again()

    def _begin_again(self) -> None:
        self._process = None
        self._stopping.clear()
        self._grace.stop()
        for job in list(self._wanted.values()):
            self._send(job)

    def _hear(self, message: tuple[_Process, int, Any]) -> None:
        """An answer, or that the process has died (number 0)."""
        process, number, answer = message
        if process is not self._process:
            return
        if number == 0:
            self._died(str(answer))
            return
        self._stopping.discard(number)
        if not self._stopping:
            self._grace.stop()
        job = self._wanted.pop(number, None)
        if job is None:
            return
        if isinstance(answer, int):
            job.done(answer)
        else:
            log.warning("a bot broke: %s", answer.trace)
            job.failed(answer.why)

    def _died(self, why: str) -> None:
        """Whoever was waited for has failed; the next question gets another process."""
        log.warning("the process in which bots think has ended: %s", why)
        lost = list(self._wanted.values())
        self._wanted.clear()
        self._begin_again()
        for job in lost:
            job.failed(why)


@dataclass(eq=False)
class _Wanted:
    """A thought that somebody waits for."""

    workers: Workers
    number: int
    thought: Thought
    done: Callable[[int], None]
    failed: Callable[[str], None]

    def cancel(self) -> None:
        """Nobody waits any more."""
        self.workers.stop(self.number)


class _Process:
    """One process and the thread that talks with it: starting it, and sending what is long, would hold the window up.

    ``tell`` hears (this, number, answer) in that thread, with number 0 when the process has died.
    """

    def __init__(self, opener: Opener, tell: Callable[[tuple[_Process, int, Any]], None]) -> None:
        self._opener, self._tell = opener, tell
        self._tasks: SimpleQueue[tuple[int, Thought] | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._process: SpawnProcess | None = None
        self._stops: Connection | None = None
        self._off: set[int] = set()
        self._ended = False
        self.busy = 0
        """The number of what it thinks about now."""
        self._thread = threading.Thread(target=self._serve, name="bots", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def ask(self, number: int, thought: Thought) -> None:
        """Something to think about, after everything before it."""
        self._tasks.put((number, thought))

    def stop(self, number: int) -> None:
        """Lets the bot know that a thought is not wanted any more; one that was not begun never is."""
        with self._lock:
            self._off.add(number)
            if self._stops is not None and not self._ended:
                with suppress(OSError):  # it has died, which its thread tells
                    self._stops.send(number)

    def end(self, wait: float = 0.0) -> None:
        """Ends the process by force, and waits for that so many seconds at most."""
        with self._lock:
            self._ended = True
            if self._process is not None:
                self._process.kill()
        self._tasks.put(None)
        self._thread.join(wait)

    def _serve(self) -> None:
        """The thread: starts the process and hands it one task after the other."""
        try:
            line = self._start()
        except OSError as problem:
            self._report(0, problem)
            return
        if line is None:
            return
        assert self._process is not None
        assert self._stops is not None
        try:
            line.recv()  # it has opened the game
            while (task := self._tasks.get()) is not None:
                self._hand(line, *task)
        except (EOFError, OSError):
            self._process.join(PATIENCE_S)
            self._report(0, f"exit code {self._process.exitcode}")
        finally:
            line.close()
            self._stops.close()
            self._process.join(PATIENCE_S)

    def _hand(self, line: Connection, number: int, thought: Thought) -> None:
        """One task and its answer. Raises EOFError or OSError when the process has died."""
        from arcology.app.thinking import Failure

        with self._lock:
            if number in self._off:
                return
            self.busy = number
        try:
            line.send((number, thought))
        except (PicklingError, AttributeError, TypeError) as problem:  # what a third-party game has made
            self._report(number, Failure(str(problem), str(problem)))
            return
        _, answer = line.recv()
        self.busy = 0
        self._report(number, answer)

    def _report(self, number: int, answer: Any) -> None:
        if not self._ended:
            self._tell((self, number, answer))

    def _start(self) -> Connection | None:
        """The line to the process; None if it was ended before it began."""
        from multiprocessing import get_context  # not before the first paint

        from arcology.app.thinking import work

        context = get_context("spawn")
        with self._lock:
            if self._ended:
                return None
            here, there = context.Pipe()
            stops, self._stops = context.Pipe(duplex=False)
            self._process = context.Process(target=work, args=(self._opener, there, stops), daemon=True)
            self._process.start()
        there.close()
        stops.close()
        return here
