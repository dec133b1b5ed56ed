"""Bots that know only the engine; a game's own policies are in its ``bot.py``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from arcology.bots.random_bot import RandomBot

__all__ = ["BOTS", "RandomBot"]

BOTS: Final[Mapping[str, Callable[[], Any]]] = {"random": RandomBot}
"""Bots that can play every game, by the name of their policy."""
