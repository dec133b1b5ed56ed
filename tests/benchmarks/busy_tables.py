"""How long a frame takes at the fullest table of each game at 1920x1080: everybody seated, late in the game, while the
piece with the most places to go is dragged. Baseline and goal are those of ``frames``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping

from frames import SIZES, Bare, Frame, _drag, _figures
from games import Policy, opened
from measure import FRAME_MS, CannotMeasure, Count, Figure, main
from window import Bench, program

from arcology.app.request import GameFlags
from arcology.ui.services import NewGame

TABLES = {"cytress": (5, 150), "cyberflesh": (3, 90), "cities_of_venus": (6, 160)}
"""By game: how many are seated, and after how many decisions of greedy players the drags begin."""
COUNTS = {
    "drags": Count(4, 1, "ways across the table for each game"),
    "steps": Count(150, 12, "mouse moves on each way"),
}


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """Drags at each table."""
    for game, (seats, decisions) in TABLES.items():
        with program(SIZES[0]) as bench:
            _seat(bench, game, seats, decisions)
            bare = Bare(bench, bench.page.view)
            dragged: list[Frame] = []
            base: list[float] = []
            for way in range(counts["drags"]):
                dragged += _drag(bench, way, counts["steps"])
                base += bare.drag(counts["steps"])
            bare.close()
            yield from _figures(f"drag, {game}, {seats} seats", dragged, base, FRAME_MS)


def _seat(bench: Bench, game: str, seats: int, decisions: int) -> None:
    """A game that greedy players have brought so far, and on until somebody has a piece to drag."""
    choice: NewGame = bench.services.configure(game, GameFlags(players=seats, seed="3"))
    bench.window.show_table(bench.services.start(choice))
    page = bench.page
    page.desk.set_speed(0)
    page.viewing.use(0, curtain=False)  # who is asked looks at once
    bench.settle()
    model, chooser = page.model, Policy(opened(seats, game=game), "greedy", 3)
    for number in range(2 * decisions):
        if number >= decisions and any(model.targets(piece) for piece in model.sources()):
            break
        if model.session.ask is not None and model.viewer is not None:
            model.set_viewer(model.session.ask.seat)
        action = chooser.choose(model.session.state)
        if action is None or not model.submit(action):
            raise CannotMeasure(f"{game} is over after {number} decisions, or {action} was refused")
    bench.settle(1.0)


if __name__ == "__main__":
    sys.exit(main(__doc__, COUNTS, figures))
