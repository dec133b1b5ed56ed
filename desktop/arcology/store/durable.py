"""The thread that makes commits durable against a power cut and keeps the write-ahead log short.

A commit survives the death of the process by itself; what costs a frame, fsync and checkpoints, happens here.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

_LONG_LOG = 2_000_000
"""Bytes of write-ahead log after which it is copied into the database."""

_PAUSE = 0.1
"""Seconds by which an fsync is put off, so that a run of decisions shares one and does not wait for it."""


class Durable:
    """One worker thread for one database file; idle, it waits without a timer."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log = path.with_name(path.name + "-wal")
        self._wake = threading.Condition()
        self._dirty = False
        self._closing = False
        self._jobs: list[Callable[[], None]] = []
        self.problem: Exception | None = None
        self._thread = threading.Thread(target=self._run, name="arcology-store", daemon=True)
        self._thread.start()

    def poke(self) -> None:
        """Say that something was committed."""
        with self._wake:
            self._dirty = True
            self._wake.notify()

    def do(self, job: Callable[[], None]) -> None:
        """Run ``job`` on the thread after what is waiting there."""
        with self._wake:
            self._jobs.append(job)
            self._wake.notify()

    def close(self) -> None:
        """Finish what is waiting and end the thread."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        self._thread.join()

    def _run(self) -> None:
        while True:
            with self._wake:
                while not (self._dirty or self._jobs or self._closing):
                    self._wake.wait()
                if self._dirty and not self._closing:
                    self._wake.wait_for(lambda: self._closing, _PAUSE)
                dirty, self._dirty = self._dirty, False
                jobs, self._jobs = self._jobs, []
                closing = self._closing
            try:
                if dirty:
                    self._sync()
                for job in jobs:
                    job()
            except (OSError, sqlite3.Error) as problem:
                self.problem = problem  # the next write of the journal meets the same trouble and says so
            if closing:
                return

    def _sync(self) -> None:
        # Only the log is opened here: closing a second handle on the database itself would drop SQLite's locks.
        try:
            handle = os.open(self._log, os.O_RDWR)
        except FileNotFoundError:
            return
        try:
            os.fsync(handle)
            size = os.fstat(handle).st_size
        finally:
            os.close(handle)
        if size > _LONG_LOG:
            connection = sqlite3.connect(self._path)
            try:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            finally:
                connection.close()
