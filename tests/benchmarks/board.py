"""What the board costs after every decision: table, offers, their index, and the rest that is shown."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from copy import deepcopy
from statistics import median
from time import perf_counter
from typing import Any

from games import moments, opened
from measure import Count, Figure, main, percentile

from arcology.engine.offers import Offer, OfferIndex
from arcology.engine.table import diff

COUNTS = {"games": Count(40, 1, "games whose positions are measured, for one player and for two each")}
GOAL_MS = 2.0
POLICY = "greedy"


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """Median and tail of each part, against a deep copy of the same state."""
    took: dict[str, list[float]] = {}

    def timed(name: str, act: Any, *values: Any) -> Any:
        begun = perf_counter()
        result = act(*values)
        took.setdefault(name, []).append((perf_counter() - begun) * 1000)
        return result

    for seats in (1, 2):
        game = opened(seats)
        rules, board = game.rules, game.board
        shown = None
        for state, action in moments(game, POLICY, range(1, counts["games"] + 1)):
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
    yield Figure("project + offers + index, median", median(whole), "ms", median(took["copy"]), base, GOAL_MS)
    yield Figure(
        "project + offers + index, 99th percentile", percentile(whole, 99), "ms", percentile(took["copy"], 99), base
    )
    for name in ("project", "offers", "index", "arrange", "status", "diff", "preview"):
        yield Figure(f"{name}, median", median(took[name]), "ms", median(took["copy"]), base)
        yield Figure(f"{name}, 99th percentile", percentile(took[name], 99))


def _offers(board: Any, seen: Any, legal: Any) -> list[Offer]:
    return [board.offer(seen, action) for action in legal]


if __name__ == "__main__":
    sys.exit(main(__doc__, COUNTS, figures))
