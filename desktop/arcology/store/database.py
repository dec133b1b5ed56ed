"""The library file: opened without ever stopping the start, set aside when damaged, backed up in three generations."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arcology.engine.text import Text, text
from arcology.store import schema
from arcology.store.durable import Durable
from arcology.store.problem import StoreProblem, error_code, is_damage, why_not_saved

FILE = "games.db"
GENERATIONS = 3
PATIENCE_MS = 250
"""How long a write waits for another program that holds the file."""

_SETTINGS = (
    "journal_mode = WAL",
    "synchronous = NORMAL",
    "wal_autocheckpoint = 0",  # a checkpoint inside a commit would cost a frame; the worker makes them
    "journal_size_limit = 1000000",  # bytes of the log that stay on disk after a checkpoint
    "foreign_keys = ON",
)

Statement = tuple[str, Sequence[Any]]


@dataclass(frozen=True, slots=True)
class Generation:
    """A backup of the library: where it is, when its last decision was taken (ISO text), how many games it has."""

    path: Path
    changed: str
    games: int


class Database:
    """One library file in ``folder``. ``now`` gives the time as ISO text.

    ``trouble`` says why the file cannot be used at the moment (None: it can); ``notices`` are things to be told once.
    """

    def __init__(self, folder: Path, now: Callable[[], str]) -> None:
        self.folder = folder
        self.path = folder / FILE
        self.now = now
        self.trouble: Text | None = None
        self.notices: list[Text] = []
        self._connection: sqlite3.Connection | None = None
        self._durable: Durable | None = None
        self._marker = folder / f"{FILE}.damaged"
        try:
            self.connection()
        except (sqlite3.Error, OSError, StoreProblem) as problem:
            self.trouble = self.explain(problem)

    def explain(self, problem: Exception) -> Text:
        """Return what a failed read or write means, in words."""
        return problem.text if isinstance(problem, StoreProblem) else why_not_saved(problem, self.folder)

    def connection(self) -> sqlite3.Connection:
        """Return the open connection, opening it if it is not.

        Raises:
            sqlite3.Error, OSError: the file or its folder cannot be used.
            StoreProblem: a later version of the program wrote it.
        """
        if self._connection is None:
            self.folder.mkdir(parents=True, exist_ok=True)
            if self._looks_damaged():
                self._connection = self._start_anew()
            else:
                try:
                    self._connection = self._connect()
                except sqlite3.DatabaseError as problem:
                    # A plain error here means that the tables are not ours: no file of this program, or half of one.
                    if not is_damage(problem) and error_code(problem) != sqlite3.SQLITE_ERROR:
                        raise
                    self._connection = self._start_anew()
            self.trouble = None
        return self._connection

    def write(self, statements: Iterable[Statement], *, patient: bool = True) -> None:
        """Carry statements out in one transaction; it has survived the death of the process when this returns.

        Raises:
            sqlite3.Error, OSError, StoreProblem: nothing was written.
        """
        connection = self.connection()
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE_MS if patient else 0}")
        try:
            connection.execute("BEGIN IMMEDIATE")
            for sql, values in statements:
                connection.execute(sql, values)
            connection.execute("COMMIT")
        except sqlite3.Error as problem:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if is_damage(problem):
                self._give_up()
            raise
        if self._durable is None:
            self._durable = Durable(self.path)
        self._durable.poke()

    def read(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Return all rows of a query.

        Raises:
            StoreProblem: the file cannot be read.
        """
        try:
            rows = self.connection().execute(sql, values).fetchall()
        except (sqlite3.Error, OSError) as problem:
            raise StoreProblem(self.explain(problem)) from problem
        self.trouble = None
        return rows

    def back_up(self) -> None:
        """On the worker thread: check the whole file; if it is sound and has changed, rotate the backups.

        A file that is not sound is marked, so that the next start sets it aside and saves what can be read.
        """
        if self._connection is None:
            return
        if self._durable is None:
            self._durable = Durable(self.path)
        self._durable.do(self._check_and_rotate)

    def generations(self) -> list[Generation]:
        """Return the backups that can be read, the newest first."""
        found = []
        for path in self._backups():
            try:
                with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as backup:
                    games, changed, _ = _signature(backup)
            except sqlite3.Error:
                continue
            found.append(Generation(path, changed, games))
        return found

    def restore(self, generation: Generation) -> int:
        """Bring back every game of a backup that the library lacks; nothing is overwritten. Return how many.

        Raises:
            StoreProblem: the backup or the library cannot be used.
        """
        try:
            with closing(sqlite3.connect(f"{generation.path.as_uri()}?mode=ro&immutable=1", uri=True)) as backup:
                return schema.copy_games(backup, self.connection())
        except (sqlite3.Error, OSError) as problem:
            raise StoreProblem(self.explain(problem)) from problem

    def close(self) -> None:
        """Finish the worker, copy the log into the file and let go of it."""
        if self._durable is not None:
            self._durable.close()
            self._durable = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _give_up(self) -> None:
        """Let go of a file that turned out to be damaged; the next use sets it aside and starts anew."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._marker.touch()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=PATIENCE_MS / 1000)
        try:
            found = connection.execute("PRAGMA user_version").fetchone()[0]
            if found > schema.VERSION:
                raise StoreProblem(text("store.trouble.later", found=found, known=schema.VERSION))
            for setting in _SETTINGS:
                connection.execute(f"PRAGMA {setting}")
            if found < schema.VERSION:
                schema.create(connection)
            connection.execute("SELECT id, key, head FROM session LIMIT 1").fetchall()
        except BaseException:
            connection.close()
            raise
        return connection

    def _looks_damaged(self) -> bool:
        """Whether the file is marked, or empty though there are backups. SQLite notices the rest when it opens it."""
        if self._marker.exists():
            return True
        try:
            empty = self.path.stat().st_size == 0
        except FileNotFoundError:
            return False
        return empty and any(path.exists() for path in self._backups())

    def _start_anew(self) -> sqlite3.Connection:
        """Set the damaged file aside, start an empty one, and bring over every game that can still be read."""
        stamp = "".join(sign if sign.isalnum() else "-" for sign in self.now())[:19] or "file"
        aside = self.folder / f"games.damaged-{stamp}.db"
        count = 1
        while aside.exists():
            count += 1
            aside = self.folder / f"games.damaged-{stamp}-{count}.db"
        self.path.replace(aside)
        for ending in ("-wal", "-shm"):
            part = self.path.with_name(FILE + ending)
            if part.exists():
                part.replace(aside.with_name(aside.name + ending))
        self._marker.unlink(missing_ok=True)
        fresh = self._connect()
        copied = 0
        try:
            with closing(sqlite3.connect(aside)) as damaged:
                copied = schema.copy_games(damaged, fresh)
        except sqlite3.Error:
            copied = 0
        self.notices.append(text("store.damaged.set_aside", file=aside.name, n=copied))
        return fresh

    def _backups(self) -> list[Path]:
        return [self.folder / f"games.backup-{n}.db" for n in range(1, GENERATIONS + 1)]

    def _check_and_rotate(self) -> None:
        try:
            with closing(sqlite3.connect(self.path, isolation_level=None, timeout=5)) as own:
                sound = own.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
                if sound:
                    self._rotate(own)
        except sqlite3.Error as problem:
            if not is_damage(problem):
                raise
            sound = False
        if not sound:
            self._marker.touch()
            self.notices.append(text("store.damaged.found"))

    def _rotate(self, own: sqlite3.Connection) -> None:
        newest, *_ = backups = self._backups()
        content = _signature(own)
        if content[0] == 0 or (newest.exists() and self._same(newest, content)):
            return
        fresh = self.folder / "games.backup-new.db"
        fresh.unlink(missing_ok=True)
        own.execute("VACUUM INTO ?", (str(fresh),))
        with fresh.open("rb+") as file:
            os.fsync(file.fileno())
        for older, younger in zip(reversed(backups), reversed(backups[:-1]), strict=False):
            if younger.exists():
                younger.replace(older)
        fresh.replace(newest)

    @staticmethod
    def _same(backup: Path, content: tuple[int, str, int]) -> bool:
        try:
            with closing(sqlite3.connect(f"{backup.as_uri()}?mode=ro&immutable=1", uri=True)) as other:
                return _signature(other) == content
        except sqlite3.Error:
            return False


def _signature(connection: sqlite3.Connection) -> tuple[int, str, int]:
    """How many games, when the last one changed, how many decisions: tells whether two files differ."""
    games, changed = connection.execute("SELECT count(*), coalesce(max(changed), '') FROM session").fetchone()
    (steps,) = connection.execute("SELECT count(*) FROM step").fetchone()
    return games, changed, steps
