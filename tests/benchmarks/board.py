"""What the board costs after every decision: table, offers, their index, and the rest that is shown."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from copy import deepcopy
from statistics import median
from time import perf_counter
from typing import Any

from games import moments, opened
from measure import GAME, Count, Figure, main, percentile

from arcology.engine.offers import Offer, OfferIndex
from arcology.engine.table import diff

COUNTS = {"games": Count(40, 1, "games whose positions are measured, for each number of players")}
GOALS_MS = {GAME: 2.0, "cytress": 10.0, "cyberflesh": 10.0, "cities_of_venus": 10.0}
"""Table, offers and index of one question, in the median."""
SEATS = {GAME: (1, 2), "cytress": (1, 5), "cyberflesh": (1, 3), "cities_of_venus": (1, 6)}
SHARE = {GAME: 1, "cytress": 10, "cyberflesh": 5, "cities_of_venus": 10}
"""Games with ten times as many decisions are played a tenth as often."""
POLICY = "greedy"


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """The figures of every game."""
    for game, seats in SEATS.items():
        yield from of_game(game, seats, max(1, counts["games"] // SHARE[game]))


def of_game(name: str, players: tuple[int, ...], games: int) -> Iterator[Figure]:
    """Median and tail of each part, against a deep copy of the same state."""
    took: dict[str, list[float]] = {}

    def timed(part: str, act: Any, *values: Any) -> Any:
        begun = perf_counter()
        result = act(*values)
        took.setdefault(part, []).append((perf_counter() - begun) * 1000)
        return result

    for seats in players:
        game = opened(seats, game=name)
        rules, board = game.rules, game.board
        shown = None
        for state, action in moments(game, POLICY, range(1, games + 1)):
            timed("copy", deepcopy, state)
            seen = rules.observe(state, None)
            legal = rules.legal(state)
            table = timed("project", board.project, seen)
            offers = timed("offers", _offers, board, seen, legal)
            timed("index", OfferIndex.of, offers)
            timed("arrange", board.arrange, seen)
            timed("status", board.status, seen)
            if shown is not None:
                timed("diff", diff, shown, table)
            timed("preview", board.preview, seen, action)
            shown = table
    base = "copy.deepcopy of the state"
    whole = [sum(parts) for parts in zip(took["project"], took["offers"], took["index"], strict=True)]
    said = "" if name == GAME else f"{name}: "
    copied, tail = median(took["copy"]), percentile(took["copy"], 99)
    yield Figure(f"{said}project + offers + index, median", median(whole), "ms", copied, base, GOALS_MS[name])
    yield Figure(f"{said}project + offers + index, 99th percentile", percentile(whole, 99), "ms", tail, base)
    for part in ("project", "offers", "index", "arrange", "status", "diff", "preview"):
        yield Figure(f"{said}{part}, median", median(took[part]), "ms", copied, base)
        yield Figure(f"{said}{part}, 99th percentile", percentile(took[part], 99))


def _offers(board: Any, seen: Any, legal: Any) -> list[Offer]:
    return [board.offer(seen, action) for action in legal]


if __name__ == "__main__":
    sys.exit(main(__doc__, COUNTS, figures))
