"""A library in a folder of its own, closed after the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from arcology.store.library import Library
from tests.session.toys import clock


@pytest.fixture
def open_library(tmp_path: Path) -> Iterator[Callable[[], Library]]:
    """Opens the library in ``tmp_path / "state"``, as often as wanted: each time like a new start of the program."""
    opened: list[Library] = []

    def make() -> Library:
        for library in opened:
            library.close()
        opened.append(Library(tmp_path / "state", clock()))
        return opened[-1]

    yield make
    for library in opened:
        library.close()


@pytest.fixture
def library(open_library: Callable[[], Library]) -> Library:
    return open_library()
