"""Packs of one's own in the tests of all games: made from a house pack with one file changed, and their faults."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest

from arcology.packs.problems import PackError


def read_json(house: Traversable, name: str) -> Any:
    """The content of a file of the house pack."""
    return json.loads((house / name).read_bytes())


def change(content: Any, path: tuple[str | int, ...], value: Any) -> Any:
    """``content`` with another value at ``path``; it is changed itself."""
    place = content
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return content


def write_pack(folder: Path, house: Traversable, key: str, content: Any) -> Path:
    """Writes a pack that replaces one house file to a folder, and returns the folder."""
    manifest = read_json(house, "pack.json") | {"id": "mine", "source": "printed", "files": {key: f"{key}.json"}}
    (folder / "pack.json").write_text(json.dumps(manifest, indent=1))
    (folder / f"{key}.json").write_text(json.dumps(content, indent=1))
    return folder


def faults_of(open_pack: Callable[[Traversable, Path], Any], house: Traversable, folder: Path, key: str) -> list[str]:
    """What is wrong with a pack, as `field: message`; that each names a line of the file of ``key`` is checked here."""
    with pytest.raises(PackError) as raised:
        open_pack(house, folder)
    for problem in raised.value.problems:
        assert problem.file.endswith(f"{key}.json"), problem
        assert problem.line > 0, problem
    return [f"{problem.field}: {problem.message}" for problem in raised.value.problems]
