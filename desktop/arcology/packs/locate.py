"""The one place that knows where the data folders are."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class DataMissing(Exception):
    """No data folder in any of the places where one can be; ``tried`` names them."""

    def __init__(self, tried: Sequence[Traversable]) -> None:
        self.tried = tuple(tried)
        places = " or ".join(str(place) for place in self.tried)
        super().__init__(
            f"Arcology's data (resources and translations) is not in {places}: install the program again, "
            "or name the folder in the environment variable ARCOLOGY_DATA."
        )


def data_root() -> Traversable:
    """The folder that holds ``resources`` and ``translations``.

    ``ARCOLOGY_DATA`` overrides; otherwise the data of the installed package (wheel, frozen build), otherwise the
    checkout of an editable install. Raises `DataMissing`.
    """
    if override := os.environ.get("ARCOLOGY_DATA"):
        folder = Path(override)
        if (folder / "resources").is_dir():
            return folder
        raise DataMissing([folder])
    package = Path(__file__).resolve().parents[1]
    packed, checkout = package / "_data", package.parents[1]
    if packed.is_dir():
        return packed
    if (checkout / "resources").is_dir():
        return checkout
    from importlib.resources import files  # the package may be inside a zip file

    zipped = files("arcology") / "_data"
    if zipped.is_dir():
        return zipped
    raise DataMissing([packed, checkout])
