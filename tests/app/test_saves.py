"""Commands that read a saved game: replay, open, picture."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from arcology.app.games import Games
from arcology.app.main import main
from arcology.engine.table import Spot
from arcology.store.problem import StoreProblem, why_not_saved
from tests.app.test_commands import complaint
from tests.app.toy_program import MakeWindow, start_game, toy_games


@pytest.fixture
def save(make_window: MakeWindow, tmp_path: Path) -> Path:
    """Three decisions of the toy in a file."""
    window = make_window()
    start_game(window)
    assert window.page is not None
    for _ in range(3):
        window.page.model.submit(window.page.model.offers.offers[-1].action)
    path = tmp_path / "game.arcology"
    assert window.services.export_open(window.page.game, path)
    window.close()
    return path


@pytest.fixture
def toy() -> Games:
    return toy_games()


def test_replay_verifies_every_state(save: Path, toy: Games, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(save), "--verify"], toy) == 0
    assert "3 decisions played again, every state agrees" in capsys.readouterr().out


def test_a_save_that_leads_elsewhere_is_told_with_its_decision(
    save: Path, toy: Games, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(save.read_text("utf-8"))
    data["steps"][2]["digest"] = "0" * 32
    save.write_text(json.dumps(data), "utf-8")
    assert main(["replay", str(save), "--verify"], toy) == 1
    assert "decision 2 of 3" in complaint(capsys)


@pytest.mark.parametrize("content", [b"", b"{", b"\x00\x01noise", b'{"format": "other"}'])
@pytest.mark.parametrize("command", ["replay", "open", pytest.param("", id="the file alone")])
def test_what_is_no_save_is_one_sentence(
    command: str, content: bytes, tmp_path: Path, toy_data: Path, toy: Games, qapp, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.arcology"
    path.write_bytes(content)
    assert main([*command.split(), str(path)], toy) == 1
    assert "bad.arcology" in complaint(capsys)


def test_a_later_version_is_refused_with_both_numbers(
    save: Path, toy: Games, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(save.read_text("utf-8"))
    save.write_text(json.dumps({**data, "version": 99}), "utf-8")
    assert main(["replay", str(save)], toy) == 1
    error = complaint(capsys)
    assert "99" in error
    assert "1" in error


def test_a_picture_has_the_wanted_size_and_shows_something(
    toy_data: Path, toy: Games, tmp_path: Path, qapp: QApplication
) -> None:
    pictures = []
    for steps in ("0", "4"):
        path = tmp_path / f"{steps}.png"
        words = ["picture", "toy", "--out", str(path), "--size", "1024x600", "--steps", steps, "--seed", "3"]
        assert main(words, toy) == 0
        pictures.append(QImage(str(path)))
    assert (pictures[0].width(), pictures[0].height()) == (1024, 600)
    assert pictures[0] != pictures[1]
    assert not (tmp_path / "state" / "games").exists(), "a picture must not leave a game in the library"


def test_a_picture_of_a_save(save: Path, toy: Games, tmp_path: Path) -> None:
    path = tmp_path / "save.png"
    assert main(["picture", str(save), "--out", str(path), "--size", "800x600", "--theme", "light"], toy) == 0
    assert not QImage(str(path)).isNull()


def test_a_picture_that_cannot_be_written(
    save: Path, toy: Games, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["picture", str(save), "--out", str(tmp_path / "no" / "x.png")], toy) == 1
    assert "cannot be written" in complaint(capsys)


def test_a_file_is_opened_at_the_table_and_is_in_the_library_then(make_window: MakeWindow, save: Path) -> None:
    window = make_window()
    assert window.open_file(save)
    assert window.page is not None
    assert window.page.model.session.position == 3
    walk_on = Spot("track.0", "1")
    assert window.page.model.drop("meeple.0", walk_on)
    assert len(window.services.library.games()) == 1


def test_a_broken_file_is_told_over_the_start_screen(make_window: MakeWindow, tmp_path: Path) -> None:
    window = make_window()
    path = tmp_path / "bad.arcology"
    path.write_text("{", "utf-8")
    assert not window.open_file(path)
    assert "bad.arcology" in window.notice.words
    assert window.notice.isVisible()
    assert window.page is None


@pytest.mark.parametrize(
    ("code", "told"),
    [(sqlite3.SQLITE_CORRUPT, "is damaged; at the next start"), (sqlite3.SQLITE_BUSY, "cannot be read now")],
)
def test_a_game_that_cannot_be_read_does_not_go_on_in_memory(
    make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch, code: int, told: str
) -> None:
    window = make_window()
    start_game(window)
    assert window.page is not None
    key = window.page.game.key
    window.show_start()

    def fail(*_: object) -> None:
        problem = sqlite3.DatabaseError("no")
        problem.sqlite_errorcode = code
        raise StoreProblem(why_not_saved(problem, Path("games")))

    monkeypatch.setattr(window.services.library, "load", fail)
    assert not window.resume(key)
    assert told in window.notice.words
    assert "memory" not in window.notice.words
