"""What is drawn is what lies on the tables: no component waits for a board that would lay it out."""

from __future__ import annotations

from pathlib import Path

import pytest

import arcology.games
from arcology.ui.painters import components

GAMES = ("cytress", "cyberdoom_tower", "cyberflesh", "cities_of_venus")
NARROW = "_narrow"
"""The ending of a sprite for a place with less room."""


def named(sprite: str, source: str) -> bool:
    """Whether a board names a sprite: whole, by a beginning that goes on in braces, or with an ending in braces."""
    plain = sprite.removesuffix(NARROW)
    beginning = sprite.rpartition("_")[0]
    ways = [f'"{sprite}"', f'f"{plain}{{narrow}}"', *([f'f"{beginning}_{{'] if beginning else [])]
    return any(way in source for way in ways)


@pytest.mark.parametrize("game", GAMES)
def test_every_component_is_laid_on_the_table_somewhere(game: str) -> None:
    folder = Path(arcology.games.__path__[0]) / game / "board"
    source = "".join(module.read_text("utf-8") for module in folder.glob("*.py"))
    assert [sprite for sprite in components(game) if not named(sprite, source)] == []
