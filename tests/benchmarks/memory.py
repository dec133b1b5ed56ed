"""Fifty new games in one process, each with its window page, some decisions with films, and an undo.

Resident memory after the last game against that after the third; items of the scene, pages and Qt objects must not pile
up. The baseline of the figure is its own value after the third game.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from games import Policy, opened
from measure import CannotMeasure, Count, Figure, main
from PySide6.QtCore import QObject
from window import Bench, program

from arcology.ui.table_page import TablePage

COUNTS = {
    "games": Count(50, 4, "new games"),
    "moves": Count(8, 2, "decisions in each"),
}
THIRD = 3
GOAL = 1.10
STATUS = Path("/proc/self/status")


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """Memory, scene items, pages and Qt objects: after the last game against after the third."""
    with program((1366, 768)) as bench:
        base = opened()
        seen = []
        for number in range(counts["games"]):
            _game(bench, base, number, counts["moves"])
            bench.open(seed=1)  # the same table every time, so that items can be compared
            bench.collect()
            gc.collect()
            seen.append(
                (_resident(), len(bench.page.desk.scene.items()), _pages(), len(bench.window.findChildren(QObject)))
            )
        third, last = seen[min(THIRD, len(seen)) - 1], seen[-1]
    name = f"after game {len(seen)}"
    yield Figure(f"resident memory {name}", last[0], "MB", third[0], "after game 3", GOAL, True)
    yield Figure(f"items of the same table's scene {name}", last[1], "", third[1], "after game 3", 1.0, True)
    yield Figure(f"pages alive {name}", last[2], "", third[2], "after game 3", 1.0, True)
    yield Figure(f"Qt objects of the window {name}", last[3], "", third[3], "after game 3", 1.02, True)


def _game(bench: Bench, base: object, number: int, moves: int) -> None:
    """A new game; some decisions whose films are cut short; an undo."""
    page = bench.open(seed=100 + number)
    policy = Policy(base, "greedy", number)  # type: ignore[arg-type]
    for _ in range(moves):
        action = policy.choose(page.model.session.state)
        if action is None:
            break
        page.model.submit(action)
        for _ in range(10):
            bench.application.processEvents()
    page.model.undo_stack.undo()
    bench.settle(0.05)


def _pages() -> int:
    return sum(type(one) is TablePage for one in gc.get_objects())


def _resident() -> float:
    """Megabytes."""
    if not STATUS.exists():
        raise CannotMeasure("resident memory is read from /proc, which this system lacks")
    line = next(line for line in STATUS.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    sys.exit(main(__doc__, COUNTS, figures))
