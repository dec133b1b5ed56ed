"""What one decision costs: through the rules with all beats of its film, and through a session that saves it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from games import Policy, moments, opened
from measure import GAME, Count, Figure, main, percentile

from arcology.app.games import Games
from arcology.engine.config import GameConfig
from arcology.engine.play import play
from arcology.packs.locate import data_root
from arcology.session.opening import new_game
from arcology.session.shelf import Shelf
from arcology.store.library import Library

COUNTS = {"games": Count(60, 1, "games whose decisions are measured, for one player and for two each")}
GOAL_MS = 1.0
POLICY = "greedy"


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """Median and tail of both, against a deep copy of the same state."""
    played: list[float] = []
    checked: list[float] = []
    copied: list[float] = []
    for seats in (1, 2):
        game = opened(seats)
        for state, action in moments(game, POLICY, range(1, counts["games"] + 1)):
            copied.append(_timed(deepcopy, state))
            played.append(_timed(play, game.rules, state, action))
            checked.append(_timed(game.rules.legal, state))
    saved = list(_saved(counts["games"]))
    base = "copy.deepcopy of the state"
    yield Figure("play with beats, median", median(played), "ms", median(copied), base, GOAL_MS)
    yield Figure(
        "play with beats, 99th percentile", percentile(played, 99), "ms", percentile(copied, 99), base, GOAL_MS
    )
    yield Figure("play with beats, longest", max(played))
    yield Figure("listing the legal actions, median", median(checked))
    yield Figure("Session.submit with journal, median", median(saved), "ms", median(copied), base)
    yield Figure(
        "Session.submit with journal, 99th percentile", percentile(saved, 99), "ms", percentile(copied, 99), base
    )
    yield Figure("Session.submit with journal, longest", max(saved))


def _timed(act, *values) -> float:
    begun = perf_counter()
    act(*values)
    return (perf_counter() - begun) * 1000


def _saved(games: int) -> Iterator[float]:
    plugins = Games()
    shelf = Shelf(data_root(), plugins.find)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        library = Library(Path(folder), lambda: "2030-01-01T00:00:00")
        try:
            for seats in (1, 2):
                base = opened(seats)
                for seed in range(1, games + 1):
                    config = GameConfig(GAME, seats, seed, options=base.config.options)
                    table = new_game(shelf, library, config, now=lambda: "2030-01-01T00:00:00")
                    policy = Policy(base, POLICY, seed)
                    while (action := policy.choose(table.session.state)) is not None:
                        yield _timed(table.session.submit, action)
                    assert table.journal.trouble is None, table.journal.trouble
                    table.session.close()
        finally:
            library.close()


if __name__ == "__main__":
    sys.exit(main(__doc__, COUNTS, figures))
