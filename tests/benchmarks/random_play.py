"""Random play without a table against python-chess.

``simulate``'s random policy lists the legal actions before every one it plays; so does the chess player. Both run in
this process by turns.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from random import Random
from statistics import median
from time import perf_counter

from games import opened
from measure import GAME, CannotMeasure, Count, Figure, main

from arcology.app.simulation import RANDOM, play_some
from arcology.app.tables import Opened

COUNTS = {
    "rounds": Count(9, 1, "turns of each player"),
    "games": Count(400, 5, f"games of {GAME} in a turn; of a longer game a share of them"),
    "plies": Count(8000, 200, "chess moves in a turn"),
}
GOAL = 1.2
TABLES = {
    "solo": (GAME, 1, 1),
    "two players": (GAME, 2, 1),
    "cytress, solo": ("cytress", 1, 10),
    "cytress, two players": ("cytress", 2, 10),
    "cytress, five players": ("cytress", 5, 10),
    "cities_of_venus, one city": ("cities_of_venus", 1, 2),
    "cities_of_venus, two cities": ("cities_of_venus", 2, 4),
    "cities_of_venus, six cities": ("cities_of_venus", 6, 10),
    "cyberflesh, solo": ("cyberflesh", 1, 1),
    "cyberflesh, two players": ("cyberflesh", 2, 2),
    "cyberflesh, three players": ("cyberflesh", 3, 3),
}
"""By name: game, seats, and how many times as long a game lasts."""
LONGEST = 300
"""Half-moves after which a game of chess is begun anew; without an end, random play shuffles bare kings."""


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """Actions a second at every table, each as ``simulate`` reports it, and with everything around."""
    tables = {name: opened(seats, game=game) for name, (game, seats, _) in TABLES.items()}
    chess: list[float] = []
    inside: dict[str, list[float]] = {name: [] for name in tables}
    around: dict[str, list[float]] = {name: [] for name in tables}
    for turn in range(counts["rounds"]):
        chess.append(_chess(counts["plies"], turn))
        for name, game in tables.items():
            games = max(1, counts["games"] // TABLES[name][2])
            reported, whole = _ours(game, range(1 + turn * games, 1 + (turn + 1) * games))
            inside[name].append(reported)
            around[name].append(whole)
    base = median(chess)
    for name in tables:
        yield Figure(
            f"random play, {name}", median(inside[name]), "1/s", base, "python-chess", GOAL, True, more_is_better=True
        )
        yield Figure(
            f"random play, {name}, with results and digests", median(around[name]), "1/s", base, "python-chess",
        )  # fmt: skip


def _ours(game: Opened, seeds: range) -> tuple[float, float]:
    """Actions a second as ``simulate`` counts them, and by the clock on the wall."""
    begun = perf_counter()
    results = list(play_some(game, (RANDOM,) * game.config.seats, seeds))
    wall = perf_counter() - begun
    actions = sum(result.actions for result in results)
    return actions / sum(result.seconds for result in results), actions / wall


def _chess(plies: int, seed: int) -> float:
    try:
        from chess import Board
    except ImportError as missing:
        raise CannotMeasure("python-chess is missing (pip install 'arcology[test]')") from missing
    choose = Random(seed).choice
    board = Board()
    begun = perf_counter()
    for _ in range(plies):
        moves = list(board.legal_moves)
        if not moves or board.ply() >= LONGEST:
            board = Board()
            moves = list(board.legal_moves)
        board.push(choose(moves))
    return plies / (perf_counter() - begun)


if __name__ == "__main__":
    sys.exit(main(__doc__, COUNTS, figures))
