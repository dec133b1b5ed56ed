"""Where packs are: the house pack in the program's data, a person's packs in the user data, or any folder.

Nothing is read here but names, so this module is light enough for the start of the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from arcology.packs.problems import NoSuchPack

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

HOUSE = "house"
MANIFEST = "pack.json"


def house_folder(root: Traversable, game: str) -> Traversable:
    """The house pack of `game` (name with underscores) below the data folder `root`."""
    return root / "resources" / "games" / game / HOUSE


def user_folder(user_data: Path, game: str) -> Path:
    """Where the packs of a person for `game` lie, one folder each; it may not exist."""
    return user_data / "packs" / game


def user_packs(user_data: Path | None, game: str) -> Sequence[Path]:
    """The folders there that hold a `pack.json`, by name."""
    if user_data is None or not (folder := user_folder(user_data, game)).is_dir():
        return ()
    return sorted(path for path in folder.iterdir() if (path / MANIFEST).is_file())


def find_pack(root: Traversable, game: str, pack: str, user_data: Path | None = None) -> Traversable:
    """The folder of a pack: `house`, the name of a folder among the person's packs, or a path to a folder.

    Raises `NoSuchPack` if there is none, or the folder holds no `pack.json`.
    """
    if pack == HOUSE:
        return house_folder(root, game)
    known = user_packs(user_data, game)
    for path in known:
        if path.name == pack:
            return path
    folder = Path(pack).expanduser()
    is_folder = bool(pack) and folder.is_dir()
    if is_folder and (folder / MANIFEST).is_file():
        return folder
    raise NoSuchPack(pack, [HOUSE, *(path.name for path in known)], is_folder=is_folder)
