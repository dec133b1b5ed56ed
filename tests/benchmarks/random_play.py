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
from measure import CannotMeasure, Count, Figure, main

from arcology.app.simulation import RANDOM, play_some
from arcology.app.tables import Opened

COUNTS = {
    "rounds": Count(9, 1, "turns of each player"),
    "games": Count(400, 5, "games in a turn"),
    "plies": Count(8000, 200, "chess moves in a turn"),
}
GOAL = 1.2
LONGEST = 300
"""Half-moves after which a game of chess is begun anew; without an end, random play shuffles bare kings."""


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """Actions a second: solo and two players, each as ``simulate`` reports it, and with everything around."""
    tables = {seats: opened(seats) for seats in (1, 2)}
    chess: list[float] = []
    inside: dict[int, list[float]] = {seats: [] for seats in tables}
    around: dict[int, list[float]] = {seats: [] for seats in tables}
    for turn in range(counts["rounds"]):
        chess.append(_chess(counts["plies"], turn))
        for seats, game in tables.items():
            first = 1 + turn * counts["games"]
            reported, whole = _ours(game, range(first, first + counts["games"]))
            inside[seats].append(reported)
            around[seats].append(whole)
    base = median(chess)
    for seats, name in ((1, "solo"), (2, "two players")):
        yield Figure(
            f"random play, {name}", median(inside[seats]), "1/s", base, "python-chess", GOAL, True, more_is_better=True
        )
        yield Figure(
            f"random play, {name}, with results and digests", median(around[seats]), "1/s", base, "python-chess",
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
