"""Odds that take long, computed in a process beside the window: one worker, started when it is first asked."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arcology.engine.config import GameConfig
from arcology.engine.offers import Preview

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor


class Odds:
    """Completes previews of one game."""

    def __init__(self, config: GameConfig, user_data: Path) -> None:
        self._config, self._user_data = config, user_data
        self._pool: ProcessPoolExecutor | None = None

    def ask(self, seen: Any, action: Any) -> Future[Preview]:
        """The complete preview of ``action``, some day."""
        if self._pool is None:
            from concurrent.futures import ProcessPoolExecutor  # only now: a table is shown before odds are asked for
            from multiprocessing import get_context

            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        return self._pool.submit(_complete, self._config, self._user_data, seen, action)

    def close(self) -> None:
        """Ends the worker without waiting for it."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _complete(config: GameConfig, user_data: Path, seen: Any, action: Any) -> Preview:
    """Runs in the worker, which opens the game once."""
    preview: Preview = _board(config, user_data).complete_preview(seen, action)
    return preview


@lru_cache(maxsize=2)
def _board(config: GameConfig, user_data: Path) -> Any:
    from arcology.app.games import Games
    from arcology.app.tables import open_table
    from arcology.packs.locate import data_root

    return open_table(Games().named(config.game), config, data_root(), user_data).board
