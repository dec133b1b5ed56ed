"""The options of a game as the rules read them."""

from __future__ import annotations

from functools import cache
from typing import Any

from arcology.engine.config import GameConfig, resolve_options
from arcology.games.cities_of_venus.about import OPTIONS
from arcology.games.cities_of_venus.state import Options


def options_of(config: GameConfig) -> Options:
    """Return the options of a configuration, defaults where it names none. Raises BadOption."""
    return _options(config.options)


@cache
def _options(chosen: tuple[tuple[str, str], ...]) -> Options:
    """The record for these names and values: one for all games of a simulation."""
    values: dict[str, Any] = dict(resolve_options(OPTIONS, dict(chosen)))
    return Options(**values)
