"""The options of a game as the rules read them."""

from __future__ import annotations

from functools import cache
from typing import Any

from arcology.engine.config import BadOption, GameConfig, resolve_options
from arcology.games.cytress.about import DEFAULT_LEVEL, LEVELS, OPTIONS
from arcology.games.cytress.state import Options


def options_of(config: GameConfig) -> Options:
    """Return the options of a configuration, defaults where it names none. Raises BadOption."""
    return _options(config.options)


def level_of(config: GameConfig) -> int:
    """Return the level of the solo game's AI; 0 stands for the default. Raises BadOption."""
    level = config.level or DEFAULT_LEVEL
    if level not in LEVELS:
        raise BadOption("level", str(level), LEVELS)
    return level


@cache
def _options(chosen: tuple[tuple[str, str], ...]) -> Options:
    """The record for these names and values: one for all games of a simulation."""
    values: dict[str, Any] = dict(resolve_options(OPTIONS, dict(chosen)))
    return Options(**values)
