"""Full disks, locked files, unwritable folders, damaged files: the game goes on and nothing is lost."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from arcology.engine.records import digest
from arcology.session.opening import OpenGame, open_saved
from arcology.store import schema
from arcology.store.database import FILE
from arcology.store.library import Library
from arcology.store.problem import why_not_saved
from tests.session.toys import clock, fresh, play_randomly, shelf

Reopen = Callable[[], Library]


def check_all_there(tmp_path: Path, library: Library, game: OpenGame) -> None:
    again = open_saved(shelf(tmp_path), library, game.key, now=clock())
    assert [e.digest for e in again.session.entries] == [e.digest for e in game.session.entries]
    assert digest(again.session.state) == digest(game.session.state)


def fill_disk(library: Library, full: bool) -> None:
    connection = library.database.connection()
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages if full else 1_000_000}")


def test_a_full_disk_leaves_the_game_in_memory_until_there_is_space(tmp_path: Path, open_library: Reopen) -> None:
    library = open_library()
    game = fresh(tmp_path, library)
    fill_disk(library, True)
    for _ in range(300):
        if game.journal.trouble:
            break
        game.session.submit(game.session.rules.legal(game.session.state)[-1])
        game.session.seek(game.session.position - 1)
        game.session.submit(game.session.rules.legal(game.session.state)[0])
        if not game.session.rules.legal(game.session.state):
            pytest.skip("the game ended before the disk was full")
    assert game.journal.trouble is not None
    assert game.journal.trouble.id == "store.trouble.full"
    play_randomly(game.session, 3)
    assert not game.journal.retry(), "there is still no space"
    game.export(tmp_path / "rescued.arcology")
    fill_disk(library, False)
    assert game.journal.retry()
    assert game.journal.trouble is None
    check_all_there(tmp_path, open_library(), game)


@pytest.mark.parametrize("code", [sqlite3.SQLITE_IOERR | (19 << 8), sqlite3.SQLITE_CANTOPEN])
def test_a_start_on_a_full_disk_says_that_it_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    class Vague(sqlite3.OperationalError):
        sqlite_errorcode = code

    vague = why_not_saved(Vague("disk I/O error"), tmp_path)
    assert vague.id != "store.trouble.full", "there is room: something else is wrong"

    def refuse(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    assert why_not_saved(Vague("disk I/O error"), tmp_path).id == "store.trouble.full"
    assert list(tmp_path.iterdir()) == [], "asking leaves nothing behind"


def test_the_next_decision_saves_what_is_waiting(tmp_path: Path, open_library: Reopen) -> None:
    library = open_library()
    game = fresh(tmp_path, library)
    blocker = sqlite3.connect(library.database.path, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    play_randomly(game.session, 3)
    assert game.journal.trouble is not None
    assert game.journal.trouble.id == "store.trouble.locked"
    blocker.execute("ROLLBACK")
    blocker.close()
    play_randomly(game.session, 1)
    assert game.journal.trouble is None
    check_all_there(tmp_path, open_library(), game)


def test_an_unusable_folder_stops_neither_start_nor_game(tmp_path: Path, open_library: Reopen) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    library = open_library()
    assert library.trouble is not None
    assert library.trouble.id == "store.trouble.unwritable"
    assert library.games() == []
    game = fresh(tmp_path, library)
    play_randomly(game.session, 5)
    game.session.seek(2)
    assert game.journal.trouble is not None
    (tmp_path / "state").unlink()
    assert game.journal.retry()
    assert library.trouble is None
    check_all_there(tmp_path, open_library(), game)


def damage(path: Path, how: str) -> None:
    content = path.read_bytes()
    if how == "half":
        path.write_bytes(content[: len(content) // 2])
    elif how == "zero":
        path.write_bytes(b"")
    elif how == "tail":
        path.write_bytes(content[:-4096])
    elif how == "noise":
        path.write_bytes(bytes((i * 7919 + 13) % 256 for i in range(len(content))))
    else:
        middle = len(content) // 2 // 4096 * 4096
        path.write_bytes(content[:middle] + b"\xff" * 4096 + content[middle + 4096 :])


@pytest.mark.parametrize("how", ["half", "tail", "zero", "noise"])
def test_a_damaged_file_is_set_aside_and_the_backup_brings_the_games_back(
    tmp_path: Path, open_library: Reopen, how: str
) -> None:
    library = open_library()
    games = [fresh(tmp_path, library, seed) for seed in range(6)]
    for game in games:
        play_randomly(game.session, 12)
    library.back_up()
    library.close()
    path = tmp_path / "state" / FILE
    damage(path, how)

    library = open_library()
    assert library.trouble is None
    (notice,) = library.take_notices()
    assert notice.id == "store.damaged.set_aside"
    assert list((tmp_path / "state").glob("games.damaged-*.db"))
    saved_from_it = len(library.games())
    (generation,) = library.generations()
    assert generation.games == 6
    assert library.restore(generation) == 6 - saved_from_it
    assert {info.key for info in library.games()} == {game.key for game in games}
    for game in games:
        check_all_there(tmp_path, library, game)


def test_damage_inside_the_file_is_found_by_the_check_and_healed_at_the_next_start(
    tmp_path: Path, open_library: Reopen
) -> None:
    library = open_library()
    games = [fresh(tmp_path, library, seed) for seed in range(6)]
    for game in games:
        play_randomly(game.session, 12)
    library.back_up()
    library.close()
    damage(tmp_path / "state" / FILE, "page")
    library = open_library()
    library.back_up()
    library.close()
    library = open_library()
    library.restore(library.generations()[0])
    assert len(library.generations()) == 1, "a damaged file is never rotated over a good backup"
    for game in games:
        check_all_there(tmp_path, library, game)


def test_a_file_that_vanishes_during_play_is_written_anew(tmp_path: Path, open_library: Reopen) -> None:
    library = open_library()
    game = fresh(tmp_path, library)
    play_randomly(game.session, 4)
    library.database.write([("DELETE FROM session", ())])
    play_randomly(game.session, 2)
    assert game.journal.trouble is None
    check_all_there(tmp_path, open_library(), game)


def test_three_generations_are_kept_and_equal_ones_are_not_rotated(tmp_path: Path, open_library: Reopen) -> None:
    library = open_library()
    for seed in range(5):
        play_randomly(fresh(tmp_path, library, seed).session, 2)
        library.back_up()
        library = open_library()
        library.back_up()
        library = open_library()
    assert [generation.games for generation in library.generations()] == [5, 4, 3]


def test_a_file_with_other_tables_is_set_aside(tmp_path: Path, open_library: Reopen) -> None:
    (tmp_path / "state").mkdir()
    with sqlite3.connect(tmp_path / "state" / FILE) as other:
        other.executescript("CREATE TABLE session(name TEXT); PRAGMA user_version = 1;")
    other.close()
    library = open_library()
    assert library.trouble is None
    assert [notice.id for notice in library.take_notices()] == ["store.damaged.set_aside"]
    game = fresh(tmp_path, library)
    play_randomly(game.session, 2)
    check_all_there(tmp_path, open_library(), game)


def test_a_file_held_by_another_program_at_the_start_is_used_once_it_is_free(
    tmp_path: Path, open_library: Reopen
) -> None:
    first = open_library()
    play_randomly(fresh(tmp_path, first).session, 2)
    first.close()
    blocker = sqlite3.connect(tmp_path / "state" / FILE, isolation_level=None)
    blocker.execute("PRAGMA locking_mode = EXCLUSIVE")
    blocker.execute("BEGIN EXCLUSIVE")
    library = open_library()
    assert library.trouble is not None
    assert library.trouble.id == "store.trouble.locked"
    game = fresh(tmp_path, library, 2)
    play_randomly(game.session, 2)
    assert game.journal.trouble is not None
    blocker.execute("COMMIT")
    blocker.close()
    assert game.journal.retry()
    assert len(library.games()) == 2
    assert library.trouble is None
    check_all_there(tmp_path, library, game)


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path, open_library: Reopen) -> None:
    library = open_library()
    play_randomly(fresh(tmp_path, library).session, 2)
    library.database.connection().execute("PRAGMA user_version = 9")
    library = open_library()
    assert library.trouble is not None
    assert dict(library.trouble.args) == {"found": 9, "known": schema.VERSION}
    game = fresh(tmp_path, library, 2)
    play_randomly(game.session, 2)
    assert game.journal.trouble == library.trouble
    assert not list((tmp_path / "state").glob("*damaged*"))
