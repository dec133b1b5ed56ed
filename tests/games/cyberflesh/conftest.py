"""What all Cyberflesh tests share: the house pack."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh.cards import Pack
from arcology.games.cyberflesh.catalog import GAME, open_pack
from arcology.packs.find import house_folder
from arcology.packs.locate import data_root


@pytest.fixture(scope="session")
def house() -> Pack:
    """The components of the house pack."""
    return open_pack(house_folder(data_root(), GAME))
