"""Bots that know only the engine, and what can play a seat of a game; a game's own bots are in its ``bot.py``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from arcology.bots.random_bot import RandomBot

if TYPE_CHECKING:
    from arcology.engine.plugin import Bot, GamePlugin

__all__ = ["BOTS", "RandomBot", "bot_maker", "bot_names"]

BOTS: Final[Mapping[str, Callable[[], Any]]] = {"random": RandomBot}
"""Bots that can play every game, by name."""


def bot_names(plugin: GamePlugin) -> tuple[str, ...]:
    """The bots that can play a seat of this game: those for every game, then its own."""
    return tuple(dict.fromkeys([*BOTS, *plugin.bots]))


def bot_maker(plugin: GamePlugin, name: str) -> Callable[[], Bot[Any, Any]]:
    """What makes a bot of this name for one seat; a game's own comes before one for every game. Raises KeyError."""
    return plugin.bots[name] if name in plugin.bots else BOTS[name]
