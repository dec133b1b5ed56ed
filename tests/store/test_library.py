"""The list of saved games and what can be done with them."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from arcology.engine.text import SeatRef, Text, text
from arcology.store.library import KEPT_DELETED, Library
from arcology.store.problem import StoreProblem
from arcology.store.words import Summary, text_from_json, text_to_json
from tests.session.toys import fresh, play_randomly

Reopen = Callable[[], Library]


def test_the_newest_game_comes_first_with_its_summary_and_picture(tmp_path: Path, open_library: Reopen) -> None:
    library = open_library()
    older, newer = fresh(tmp_path, library, 1), fresh(tmp_path, library, 2)
    play_randomly(newer.session, 1)
    play_randomly(older.session, 1)
    play_randomly(newer.session, 1)
    summary = Summary(text("toy.status.round", n=3), (2, 9), (("shield", "1", "energy"), ("die", text("toy.die"), "")))
    newer.journal.picture(summary, b"PNG")
    newer.journal.picture(summary)
    library = open_library()
    assert [info.key for info in library.games()] == [newer.key, older.key]
    info = library.games()[0]
    assert (info.game, info.seats, info.summary) == ("toy", 2, summary)
    assert library.thumbnail(newer.key) == b"PNG"
    assert library.thumbnail(older.key) is None


def test_where_a_game_stands_is_told_only_if_that_hinders_nobody(tmp_path: Path, library: Library) -> None:
    game = fresh(tmp_path, library)
    with sqlite3.connect(library.database.path, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        game.journal.describe(Summary(text("toy.status.round", n=3), (2, 9)))
        other.execute("ROLLBACK")
    other.close()
    assert game.journal.trouble is None
    assert library.games()[0].summary is None
    game.journal.describe(Summary(text("toy.status.round", n=3), (2, 9)))
    assert library.games()[0].summary == Summary(text("toy.status.round", n=3), (2, 9))


def test_delete_can_be_taken_back_until_many_more_are_deleted(tmp_path: Path, library: Library) -> None:
    game = fresh(tmp_path, library)
    library.delete(game.key)
    assert library.games() == []
    library.undelete(game.key)
    assert [info.key for info in library.games()] == [game.key]
    library.delete(game.key)
    others = [fresh(tmp_path, library, seed).key for seed in range(KEPT_DELETED)]
    for key in others[:-1]:
        library.delete(key)
    assert library.has(game.key)
    library.delete(others[-1])
    assert not library.has(game.key)
    assert all(library.has(key) for key in others)
    for table in ("session", "snapshot"):  # its rows in the other tables went with it
        assert library.database.read(f"SELECT count(*) FROM {table}") == [(KEPT_DELETED,)]


def test_who_plays_on_in_a_deleted_game_has_it_back_and_is_told(tmp_path: Path, library: Library) -> None:
    game = fresh(tmp_path, library)
    play_randomly(game.session, 1)
    library.delete(game.key)
    game.journal.picture(Summary(text("toy.status.round", n=3), (2, 9)))
    assert library.games() == [], "leaving it is not playing on"
    play_randomly(game.session, 1)
    assert [info.key for info in library.games()] == [game.key]
    told = game.journal.take_notice()
    assert told is not None
    assert told.id == "store.brought_back"
    play_randomly(game.session, 1)
    assert game.journal.take_notice() is None
    library.delete(game.key)
    game.session.seek(0)
    assert [info.key for info in library.games()] == [game.key], "taking back is playing on"


def test_a_game_keeps_the_title_that_it_is_given(tmp_path: Path, open_library: Reopen) -> None:
    library = open_library()
    game = fresh(tmp_path, library)
    library.rename(game.key, "  Sunday ")
    assert [info.title for info in open_library().games()] == ["Sunday"]
    library.rename(game.key, " ")
    assert [info.title for info in library.games()] == [""]


def test_a_game_that_is_not_there_is_one_sentence(library: Library) -> None:
    with pytest.raises(StoreProblem) as caught:
        library.load("nothing")
    assert caught.value.text.id == "store.game.missing"


def test_an_unreadable_row_is_listed_as_damaged(tmp_path: Path, library: Library) -> None:
    fresh(tmp_path, library)
    library.database.write([("UPDATE session SET config = 'x', summary = '{'", ())])
    (info,) = library.games()
    assert info.damaged is not None
    assert info.summary is None


def test_fifty_games_are_listed_at_once(tmp_path: Path, library: Library) -> None:
    for seed in range(50):
        fresh(tmp_path, library, seed).journal.picture(Summary(text("toy.status.round", n=1)), b"x" * 20_000)
    library.games()
    best = min(_timed(library.games) for _ in range(5))
    assert best < 0.02, "the start screen would wait for this"


def _timed(call: Callable[[], object]) -> float:
    begin = time.process_time()
    call()
    return time.process_time() - begin


def test_listing_imports_nothing_heavy(tmp_path: Path) -> None:
    program = f"""
import sys
from pathlib import Path
from arcology.store.library import KEPT_DELETED, Library
from arcology.session.settings import load_settings
library = Library(Path({str(tmp_path / "state")!r}), lambda: "now")
library.games(), load_settings(Path({str(tmp_path)!r}))
library.close()
heavy = ("pydantic", "numpy", "asyncio", "multiprocessing", "tomllib", "concurrent.futures")
print([name for name in heavy if name in sys.modules])
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert run.stdout.strip() == "[]"


@pytest.mark.parametrize(
    "message",
    [
        text("a.b"),
        text("a.b", n=3, seat=SeatRef(1), part=text("c.d", list=("x", SeatRef(0)), flag=True)),
        Text("a.b", (), frozenset({0, 2})),
    ],
)
def test_messages_survive_as_json(message: Text) -> None:
    assert text_from_json(text_to_json(message)) == message


@pytest.mark.parametrize("broken", ["", "{", "[]", "7", '{"text": "a"}'])
def test_a_broken_message_is_none(broken: str) -> None:
    assert text_from_json(broken) is None
