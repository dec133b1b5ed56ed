"""What one decision costs: through the rules with all beats of its film, and through a session that saves it.

Medians are by the clock. Tails by the clock tell more about what else the machine does (see the tail of a deep copy);
so the goal for the tail holds for processor time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import Any

from games import Policy, moments, opened
from measure import GAME, Count, Figure, main, percentile

from arcology.app.games import Games
from arcology.engine.config import GameConfig
from arcology.engine.play import play
from arcology.packs.locate import data_root
from arcology.session.opening import new_game
from arcology.session.shelf import Shelf
from arcology.store.library import Library

COUNTS = {"games": Count(60, 1, "games whose decisions are measured, for each number of players; fewer of long ones")}
SEATS = {GAME: (1, 2), "cytress": (1, 2, 5), "cyberflesh": (1, 2, 3), "cities_of_venus": (1, 2, 6)}
SHARE = {GAME: 1, "cytress": 10, "cyberflesh": 5, "cities_of_venus": 10}
"""Games with ten times as many decisions are played a tenth as often."""
GOALS_MS = {GAME: 1.0, "cytress": 2.0, "cyberflesh": 2.0, "cities_of_venus": 2.0}
POLICY = "greedy"


class Times:
    """Milliseconds by the clock and of this thread's processor time, one of each for every call."""

    def __init__(self) -> None:
        self.wall: list[float] = []
        self.busy: list[float] = []

    def take(self, act: Callable[..., object], *values: Any) -> None:
        """Calls and measures."""
        wall, busy = perf_counter(), thread_time()
        act(*values)
        self.busy.append((thread_time() - busy) * 1000)
        self.wall.append((perf_counter() - wall) * 1000)


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """The figures of every game."""
    for game, seats in SEATS.items():
        yield from of_game(game, seats, max(1, counts["games"] // SHARE[game]))


def of_game(name: str, players: tuple[int, ...], games: int) -> Iterator[Figure]:
    """Median and tail of both, against a deep copy of the same state."""
    played, listed, copied = Times(), Times(), Times()
    for seats in players:
        game = opened(seats, game=name)
        for state, action in moments(game, POLICY, range(1, games + 1)):
            copied.take(deepcopy, state)
            played.take(play, game.rules, state, action)
            listed.take(game.rules.legal, state)
    saved, said, goal_ms = _saved(name, players, games), "" if name == GAME else f"{name}: ", GOALS_MS[name]
    for what, times, goal in (("play with beats", played, goal_ms), ("Session.submit with journal", saved, None)):
        yield _figure(f"{said}{what}, median", median(times.wall), median(copied.wall), goal)
        yield _figure(f"{said}{what}, 99th percentile", percentile(times.wall, 99), percentile(copied.wall, 99), None)
        busy, base = percentile(times.busy, 99), percentile(copied.busy, 99)
        yield _figure(f"{said}{what}, 99th percentile of processor time", busy, base, goal)
        yield Figure(f"{said}{what}, longest", max(times.wall))
    yield _figure(f"{said}listing the legal actions, median", median(listed.wall), median(copied.wall), None)


def _figure(name: str, value: float, base: float, goal: float | None) -> Figure:
    return Figure(name, value, "ms", base, "copy.deepcopy of the state", goal)


def _saved(name: str, players: tuple[int, ...], games: int) -> Times:
    times = Times()
    plugins = Games()
    shelf = Shelf(data_root(), plugins.find)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        library = Library(Path(folder), lambda: "2030-01-01T00:00:00")
        try:
            for seats in players:
                base = opened(seats, game=name)
                for seed in range(1, games + 1):
                    config = GameConfig(name, seats, seed, options=base.config.options)
                    table = new_game(shelf, library, config, now=lambda: "2030-01-01T00:00:00")
                    policy = Policy(base, POLICY, seed)
                    while (action := policy.choose(table.session.state)) is not None:
                        times.take(table.session.submit, action)
                    assert table.journal.trouble is None, table.journal.trouble
                    table.session.close()
        finally:
            library.close()
    return times


if __name__ == "__main__":
    sys.exit(main(__doc__, COUNTS, figures))
