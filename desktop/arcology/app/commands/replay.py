"""``arcology replay``: plays the decisions of a saved game again, and with ``--verify`` compares every state."""

from __future__ import annotations

from arcology.app.complaints import Failed
from arcology.app.program import Program
from arcology.app.request import Request
from arcology.engine.text import text
from arcology.session.opening import replay
from arcology.session.shelf import Shelf
from arcology.store.problem import StoreProblem


def run(request: Request, program: Program) -> int:
    """Prints how many decisions were played. Raises Failed at the first that is refused or leads elsewhere."""
    from arcology.store.portable import read_save

    try:
        game = read_save(request.file)
        shelf = Shelf(program.data, program.games.find, program.folders.state)
        diverged = [number for number, agrees in replay(shelf, game) if not agrees]
    except StoreProblem as problem:
        raise Failed(problem.text) from problem
    decisions = len(game.steps) - 1
    if diverged and request.verify:
        raise Failed(text("app.replay.diverges", file=str(request.file), number=diverged[0], n=decisions))
    message = "app.replay.verified" if request.verify else "app.replay.played"
    print(program.tr(message, file=str(request.file), n=decisions))
    return 0
