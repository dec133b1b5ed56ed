"""Files written by earlier versions open in this one. They are never written anew: a new format brings a new file."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

from arcology.session.opening import open_file, open_saved, replay
from arcology.store.library import Library
from arcology.store.portable import read_save
from tests.session.toys import clock, shelf

DATA = Path(__file__).with_name("data")
HEAD = "06cf87d02d2311e2a9e20d03b2a5bbbf"


def test_a_portable_save_of_format_1_opens(tmp_path: Path) -> None:
    file = Path(shutil.copy(DATA / "format-1.arcology", tmp_path))
    assert all(agrees for _, agrees in replay(shelf(tmp_path), read_save(file)))
    library = Library(tmp_path / "state", clock())
    game = open_file(shelf(tmp_path), library, file, now=clock())
    assert (game.session.position, len(game.session.branches)) == (10, 1)
    assert game.session.timeline.current.digest == HEAD
    assert library.games()[0].players == ("Ada", "Grace")
    library.close()


def test_a_library_of_schema_1_opens(tmp_path: Path) -> None:
    (tmp_path / "state").mkdir()
    old = sqlite3.connect(tmp_path / "state" / "games.db")
    old.executescript((DATA / "schema-1.sql").read_text("utf-8"))
    old.close()
    library = Library(tmp_path / "state", clock())
    (info,) = library.games()
    assert info.title == "Kept from format 1"
    assert info.summary is not None
    assert info.summary.progress == (2, 9)
    assert library.thumbnail(info.key) == b"\x89PNG"
    game = open_saved(shelf(tmp_path), library, info.key, now=clock())
    assert game.session.timeline.current.digest == HEAD
    for position in range(len(game.session.entries)):
        assert game.session.why_not_seek(position) is None
    library.close()


def test_games_are_fetched_from_a_backup_of_schema_1(tmp_path: Path) -> None:
    library = Library(tmp_path / "state", clock())
    old = sqlite3.connect(tmp_path / "state" / "games.backup-1.db")
    old.executescript((DATA / "schema-1.sql").read_text("utf-8"))
    old.close()
    (generation,) = library.generations()
    assert library.restore(generation) == 1
    assert [info.title for info in library.games()] == ["Kept from format 1"]
    library.close()
