"""Settings always load: what does not fit is replaced by its default, and the old file is kept."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import pytest

from arcology.session import settings as module
from arcology.session.settings import FILE, Settings, load_settings, save_settings


def put(folder: Path, content: Any) -> None:
    (folder / FILE).write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")


def test_there_and_back(tmp_path: Path) -> None:
    chosen = Settings(
        theme="dark",
        text_scale=150,
        player_names=["Ада", "Bo"],
        new_game={"toy": {"players": 2, "seed": 5}},
        views={"toy": {"rover": [1.5, 2, 0.5]}},
        confirm={"delete": False},
        windows={"screen": "AAA="},
        rail_folded=True,
    )
    save_settings(tmp_path / "new" / "folder", chosen)
    loaded = load_settings(tmp_path / "new" / "folder")
    assert (loaded.settings, loaded.dropped, loaded.backup) == (chosen, (), None)
    assert [path.name for path in (tmp_path / "new" / "folder").iterdir()] == [FILE]


def test_every_field_has_a_check() -> None:
    assert {f.name for f in fields(Settings)} == set(module._FITS)
    assert all(module._FITS[name](value) for name, value in asdict(Settings()).items())


@pytest.mark.parametrize("content", ["", "{", "[]", "null", "\0\0", "[" * 100_000])
def test_a_file_that_is_none_gives_defaults_and_a_backup(tmp_path: Path, content: str) -> None:
    put(tmp_path, content)
    loaded = load_settings(tmp_path)
    assert loaded.settings == Settings()
    assert loaded.backup is not None
    assert loaded.backup.read_text("utf-8") == content


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "pink"),
        ("text_scale", 1000),
        ("text_scale", "150"),
        ("text_scale", True),
        ("panel_scale", 99),
        ("speed", None),
        ("reduced_motion", True),
        ("undo_policy", "none"),
        ("language", "../etc"),
        ("player_names", [1]),
        ("new_game", {"toy": 3}),
        ("windows", {"screen": 3}),
        ("rail_width", 1e400),
        ("rail_folded", 1),
        ("views", {"toy": {"rover": [1, 2]}}),
        ("views", {"toy": {"rover": [1, 2, float("nan")]}}),
        ("confirm", {"delete": "no"}),
        ("unknown", 1),
    ],
)
def test_one_bad_field_costs_only_itself(tmp_path: Path, name: str, value: Any) -> None:
    put(tmp_path, {"schema_version": 1, "theme": "light", "text_scale": 200} | {name: value})
    loaded = load_settings(tmp_path)
    assert loaded.dropped == (name,)
    wanted = {"theme": "light", "text_scale": 200} | ({name: getattr(Settings(), name)} if name != "unknown" else {})
    assert asdict(loaded.settings).items() >= wanted.items()
    assert loaded.backup is not None


def test_no_file_is_no_fault(tmp_path: Path) -> None:
    assert load_settings(tmp_path).backup is None


def test_a_later_version_keeps_a_copy(tmp_path: Path) -> None:
    put(tmp_path, {"schema_version": 99, "theme": "dark"})
    loaded = load_settings(tmp_path)
    assert loaded.settings.theme == "dark"
    assert loaded.backup is not None


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(tmp_path, Settings(theme="dark"))

    def broken(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("arcology.store.whole.os.fsync", broken)
    with pytest.raises(OSError, match="No space"):
        save_settings(tmp_path, Settings(theme="light"))
    assert load_settings(tmp_path).settings.theme == "dark"
    assert sorted(path.name for path in tmp_path.iterdir()) == [FILE]
