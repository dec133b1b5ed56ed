"""What all Cytress tests share: the house pack and the maps of its tiles."""

from __future__ import annotations

import pytest

from arcology.games.cytress.cards import Pack
from arcology.games.cytress.catalog import GAME, open_pack
from arcology.games.cytress.rules.hexes import Maps, MiniMap
from arcology.packs.find import house_folder
from arcology.packs.locate import data_root


@pytest.fixture(scope="session")
def house() -> Pack:
    """The components of the house pack."""
    return open_pack(house_folder(data_root(), GAME))


@pytest.fixture(scope="session")
def maps(house: Pack) -> Maps:
    """The maps that its tiles can make."""
    return Maps(house)


@pytest.fixture(scope="session")
def m2(maps: Maps) -> MiniMap:
    """Two tiles, 1A and 2A."""
    return maps.of(("1A", "2A"))


@pytest.fixture(scope="session")
def m3(maps: Maps) -> MiniMap:
    """Three tiles, 1A, 3B and 5A."""
    return maps.of(("1A", "3B", "5A"))
