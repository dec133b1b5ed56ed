"""Undo after 1,000 decisions: through the session alone, and through the model with table, log and undo list.

A game of Tower is over long before, so the table is put back to an early round again and again (see ``endless``).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from copy import deepcopy
from statistics import median
from time import perf_counter, thread_time

from games import endless, luck, opened
from measure import FRAME_MS, GAME, Count, Figure, main, percentile
from window import Bench, program, timed

from arcology.engine.config import GameConfig
from arcology.engine.play import play
from arcology.session.opening import OpenGame, new_game
from arcology.ui.model import GameModel

COUNTS = {
    "depth": Count(1000, 30, "decisions before the undo"),
    "undos": Count(300, 10, "steps that are taken back"),
}


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """One step back; far jumps; the same with a page that shows it."""
    with program((1920, 1080)) as bench:
        game = _long_game(bench, counts["depth"])
        session, depth = game.session, game.session.position
        copied = median(timed(lambda: deepcopy(session.state)) for _ in range(20))
        undos = min(counts["undos"], depth)
        back = [timed(lambda: session.seek(session.position - 1)) for _ in range(undos)]
        to_start = timed(lambda: session.seek(0))
        to_end = timed(lambda: session.seek(depth))
        middle = timed(lambda: session.seek(depth // 2 - 7))
        session.seek(depth)
        base = "copy.deepcopy of the state"
        yield Figure(f"Session.seek, one back from {depth}, median", median(back), "ms", copied, base, FRAME_MS)
        yield Figure("Session.seek, one back, 99th percentile", percentile(back, 99), "ms", copied, base, FRAME_MS)
        yield Figure("Session.seek, one back, longest", max(back), goal=FRAME_MS)
        yield Figure(f"Session.seek, {depth} to 0", to_start, goal=FRAME_MS)
        yield Figure(f"Session.seek, 0 to {depth}", to_end, goal=FRAME_MS)
        yield Figure(f"Session.seek, {depth} to {depth // 2 - 7}", middle, goal=FRAME_MS)
        yield from _model(bench, game, copied, undos)
        yield from _page(bench, game, copied, undos)


def _long_game(bench: Bench, depth: int) -> OpenGame:
    """A game in the library with ``depth`` random decisions."""
    services = bench.services
    base = opened()
    config = GameConfig(GAME, 1, 5, options=base.config.options)
    game = new_game(services.shelf, services.library, config, now=lambda: "2030-01-01T00:00:00+00:00")
    session, chance = game.session, luck(5)
    session.rules = endless(base)
    while session.position < depth:
        legal = list(session.rules.legal(session.state))
        chance.shuffle("choice", legal)
        going_on = (a for a in legal if play(session.rules, session.state, a, keep_beats=False).ask is not None)
        session.submit(next(going_on))
    return game


def _model(bench: Bench, game: OpenGame, copied: float, undos: int) -> Iterator[Figure]:
    session, depth = game.session, game.session.position
    model = GameModel(session, game.board, game.plugin, bench.services.translate(game))
    model.films = False
    stack = model.undo_stack
    back, busy = [], []
    while session.position > 0 and len(back) < undos:
        begun = thread_time()
        back.append(timed(stack.undo))
        busy.append((thread_time() - begun) * 1000)
    forward = [timed(stack.redo) for _ in range(len(back))]
    assert session.position == depth
    model.close()
    model.deleteLater()
    bench.collect()
    base = "copy.deepcopy of the state"
    yield Figure("GameModel, undo, median", median(back), "ms", copied, base, FRAME_MS)
    yield Figure("GameModel, undo, 99th percentile", percentile(back, 99), "ms", copied, base)
    yield Figure("GameModel, undo, 99th percentile of processor time", percentile(busy, 99), goal=FRAME_MS)
    yield Figure("GameModel, redo, median", median(forward), "ms", copied, base, FRAME_MS)


def _page(bench: Bench, game: OpenGame, copied: float, undos: int) -> Iterator[Figure]:
    """From the key to the first picture that shows it, with everything that a page has."""
    began = perf_counter()
    bench.window.show_table(game)
    bench.application.processEvents()
    opening = (perf_counter() - began) * 1000
    bench.settle()
    page = bench.page
    undo, paint, busy = [], [], []
    for _ in range(max(1, undos // 3)):
        begun = thread_time()
        undo.append(timed(page.model.undo_stack.undo))
        paint.append(timed(bench.application.processEvents))
        busy.append((thread_time() - begun) * 1000)
        page.model.finish_film()
        bench.application.processEvents()
    both = [sum(pair) for pair in zip(undo, paint, strict=True)]
    base = "copy.deepcopy of the state"
    yield Figure("page, undo to first picture at 1920x1080, median", median(both), "ms", copied, base, FRAME_MS)
    yield Figure("page, undo to first picture, median of processor time", median(busy), goal=FRAME_MS)
    yield Figure("page, undo to first picture, 99th percentile", percentile(both, 99))
    yield Figure("page, the undo alone, median", median(undo))
    yield Figure("page, opening it at this depth", opening)


if __name__ == "__main__":
    sys.exit(main(__doc__, COUNTS, figures))
