"""Folders, log, crash report, seeds, plug-ins: the parts below the window."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcology.app.complaints import WrongUsage
from arcology.app.crash import MOST_REPORTS, Crash
from arcology.app.games import Games
from arcology.app.logs import GENERATIONS, LIMIT_BYTES, start_log
from arcology.app.paths import Folders, folders
from arcology.app.program import Program
from arcology.engine.text import text
from arcology.testing.toy.plugin import PLUGIN
from arcology.text.seeds import LIMIT, read_seed, seed_words

HOME = Path("/home/ada b")


@pytest.mark.parametrize(
    ("system", "environment", "config", "state"),
    [
        ("linux", {}, HOME / ".config/arcology", HOME / ".local/share/arcology"),
        ("linux", {"XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d"}, Path("/c/arcology"), Path("/d/arcology")),
        ("linux", {"XDG_CONFIG_HOME": "relative"}, HOME / ".config/arcology", HOME / ".local/share/arcology"),
        (
            "darwin",
            {},
            HOME / "Library/Application Support/Arcology/Settings",
            HOME / "Library/Application Support/Arcology",
        ),
        ("win32", {"APPDATA": "/r", "LOCALAPPDATA": "/l"}, Path("/r/Arcology"), Path("/l/Arcology")),
        ("win32", {}, HOME / "AppData/Roaming/Arcology", HOME / "AppData/Local/Arcology"),
        ("linux", {"ARCOLOGY_CONFIG": "/x y", "ARCOLOGY_STATE": "/z"}, Path("/x y"), Path("/z")),
    ],
)
def test_folders_are_where_the_system_wants_them(
    system: str, environment: dict[str, str], config: Path, state: Path
) -> None:
    found = folders(environment, system, HOME)
    assert (found.config, found.state) == (config, state)


def test_finding_the_folders_makes_none(tmp_path: Path) -> None:
    folders({"ARCOLOGY_CONFIG": str(tmp_path / "a"), "ARCOLOGY_STATE": str(tmp_path / "b")})
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def clean_log() -> Iterator[None]:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    yield
    for handler in set(root.handlers) - set(before):
        root.removeHandler(handler)
        handler.close()
    root.setLevel(level)


def test_the_log_starts_anew_when_it_is_large_and_keeps_some_generations(tmp_path: Path, clean_log: None) -> None:
    path = tmp_path / "log" / "arcology.log"
    assert start_log(path) is not None
    for number in range(GENERATIONS + 3):
        logging.getLogger("test").info("%s %s", number, "x" * (LIMIT_BYTES + 1))
    names = sorted(file.name for file in path.parent.iterdir())
    assert names == ["arcology.log", *(f"arcology.log.{n}" for n in range(1, GENERATIONS))]
    assert f" {GENERATIONS + 2} xxx" in path.read_text("utf-8")[:200]


def test_a_log_that_cannot_be_written_stops_nothing(
    tmp_path: Path, clean_log: None, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    assert start_log(tmp_path / "file" / "x.log") is None
    assert "no log file" in caplog.text


@pytest.fixture
def crash(tmp_path: Path) -> Iterator[Crash]:
    hooks = sys.excepthook, threading.excepthook
    yield Crash(tmp_path / "reports", lambda: {"seed": 42})
    sys.excepthook, threading.excepthook = hooks


def break_it(crash: Crash, words: str = "broken") -> None:
    try:
        raise RuntimeError(words)
    except RuntimeError as error:
        crash.caught(type(error), error, error.__traceback__)


def test_a_report_has_facts_and_traceback_and_is_told(crash: Crash) -> None:
    told: list[tuple[Path | None, str]] = []
    crash.tell = lambda report, sentence: told.append((report, sentence))
    break_it(crash)
    ((report, sentence),) = told
    assert sentence == "RuntimeError: broken"
    assert report is not None
    content = report.read_text("utf-8")
    assert "seed: 42" in content
    assert "break_it" in content


def test_an_error_in_every_frame_makes_one_report_and_different_ones_not_too_many(crash: Crash) -> None:
    for _ in range(10):
        break_it(crash)
    assert len(list(crash.folder.iterdir())) == 1
    for number in range(10):
        break_it(crash, f"another {number}")
    assert len(list(crash.folder.iterdir())) == MOST_REPORTS


def test_facts_that_cannot_be_read_do_not_hide_the_error(tmp_path: Path) -> None:
    def facts() -> dict[str, object]:
        raise ValueError("the state is what is broken")

    crash = Crash(tmp_path, facts)
    break_it(crash)
    content = next(tmp_path.iterdir()).read_text("utf-8")
    assert "RuntimeError: broken" in content
    assert "the state is what is broken" in content


def test_threads_are_watched_too(crash: Crash) -> None:
    crash.install()
    thread = threading.Thread(target=break_thread)
    thread.start()
    thread.join()
    assert "in a thread" in next(crash.folder.iterdir()).read_text("utf-8")


def break_thread() -> None:
    raise RuntimeError("in a thread")


def test_what_a_dying_interpreter_left_is_found_at_the_next_start_and_stays_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "log" / "fault.log"
    crash = Crash(tmp_path, dict)
    assert crash.watch_faults(path) == ""
    crash.unwatch_faults()
    path.write_text("Fatal Python error", "utf-8")
    try:
        assert crash.watch_faults(path) == "Fatal Python error"
    finally:
        crash.unwatch_faults()
    assert path.read_text("utf-8") == ""
    assert "Fatal Python error" in caplog.text


@given(st.integers(0, LIMIT - 1))
def test_a_seed_survives_its_words(seed: int) -> None:
    assert read_seed(seed_words(seed)) == seed


@given(st.integers(0, LIMIT - 1))
def test_words_may_be_copied_badly(seed: int) -> None:
    words = seed_words(seed)
    assert read_seed(f"  {words.upper().replace('-', ' ')} ") == seed
    assert read_seed(str(seed)) == seed


def test_any_text_is_a_seed_but_nothing_is_none() -> None:
    assert read_seed("Friday") == read_seed("friday ")
    assert read_seed("friday") != read_seed("monday")
    with pytest.raises(ValueError, match="empty"):
        read_seed("  ")


def test_games_are_listed_without_being_imported() -> None:
    games = Games(builtin={"chess": "no.such.module"})
    assert games.ids == ("chess",)
    with pytest.raises(ModuleNotFoundError):
        games.plugin("chess")


def test_a_broken_plug_in_is_named_and_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ImportError("it needs something")

    entries = [SimpleNamespace(name="bad", load=broken), SimpleNamespace(name="toy", load=lambda: PLUGIN)]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: entries)
    games = Games(builtin={})
    assert games.search() == ("toy",)
    assert games.problems == [text("app.plugin.left_out", name="bad", problem="it needs something")]
    assert games.named("toy") is PLUGIN
    with pytest.raises(WrongUsage, match=r"app.cli.wrong.game .*toy"):
        games.named("bad")


def test_a_package_tells_from_which_commit_it_was_made(tmp_path: Path) -> None:
    program = Program(Folders(tmp_path, tmp_path), tmp_path)
    plain = program.versions()["arcology"]
    (tmp_path / "build.txt").write_text("abc1234\n", "utf-8")
    assert program.versions()["arcology"] == f"{plain} (abc1234)"
