"""The worker that makes commits durable against a power cut."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

import pytest

from arcology.store import durable
from arcology.store.library import Library
from tests.session.toys import fresh, play_randomly


def test_decisions_reach_the_disk_from_another_thread(
    tmp_path: Path, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[str] = []
    sync = os.fsync

    def note(handle: int) -> None:
        synced.append(threading.current_thread().name)
        sync(handle)

    monkeypatch.setattr("arcology.store.durable.os.fsync", note)
    play_randomly(fresh(tmp_path, library).session, 6)
    deadline = time.monotonic() + 10
    while not synced and time.monotonic() < deadline:
        time.sleep(0.01)
    assert set(synced) == {"arcology-store"}
    assert len(synced) <= 2, "a run of decisions shares one fsync"


def test_a_long_log_is_copied_into_the_file(tmp_path: Path, library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(durable, "_LONG_LOG", 50_000)
    monkeypatch.setattr(durable, "_PAUSE", 0.0)
    path = library.database.path
    fresh(tmp_path, library, 0)
    before = path.stat().st_size
    for seed in range(20):
        play_randomly(fresh(tmp_path, library, seed).session, 10)
    deadline = time.monotonic() + 10
    while path.stat().st_size == before and time.monotonic() < deadline:
        time.sleep(0.01)
    assert path.stat().st_size > before


def test_closing_does_what_is_waiting_and_ends_the_thread(tmp_path: Path) -> None:
    worker = durable.Durable(tmp_path / "nothing.db")
    done: list[int] = []
    worker.do(lambda: done.append(1))
    worker.poke()
    begin = time.monotonic()
    worker.close()
    assert done == [1]
    assert time.monotonic() - begin < 5
    assert not any(thread.name == "arcology-store" for thread in threading.enumerate())


def test_a_job_that_fails_does_not_end_the_worker(tmp_path: Path) -> None:
    worker = durable.Durable(tmp_path / "nothing.db")
    done: list[int] = []

    def broken() -> None:
        raise OSError(5, "Input/output error")

    worker.do(broken)
    while worker.problem is None:
        time.sleep(0.001)
    worker.do(lambda: done.append(1))
    worker.close()
    assert done == [1]


def test_closing_the_library_leaves_one_file(tmp_path: Path, library: Library) -> None:
    play_randomly(fresh(tmp_path, library).session, 6)
    library.close()
    assert [path.name for path in (tmp_path / "state").iterdir()] == ["games.db"]
