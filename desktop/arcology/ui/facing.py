"""From whose side a table is seen."""

from __future__ import annotations

from typing import Any

from arcology.engine.agenda import Ask, Seat
from arcology.engine.protocols import Facing


def turn_to(board: Any, ask: Ask | None, people: frozenset[Seat]) -> None:
    """Turns a table to the person who is asked; to nobody else's side, so that it does not turn all the time.

    Args:
        board: is left alone unless it has sides.
        ask: the open question, if there is one.
        people: the seats that no computer plays.
    """
    if not isinstance(board, Facing):
        return
    board.people = people
    if ask is not None and ask.seat in people:
        board.front = ask.seat
    elif board.front not in people:
        board.front = min(people, default=None)
