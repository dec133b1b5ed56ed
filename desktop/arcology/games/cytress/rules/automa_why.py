"""Why the AI cannot do what a slot says, and how a list of priorities came to its choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arcology.games.cytress.events_auto import AiBar, AiWhyNot


@dataclass(frozen=True, slots=True)
class Failure:
    """An action that cannot be done, the rule that says so, and the crew that may not go up with the reasons."""

    why: AiWhyNot
    rule: str
    barred: tuple[tuple[int, AiBar], ...] = ()


def decisive(keys: Sequence[tuple[int, ...]], criteria: int) -> int:
    """Which criterion, from 1, leaves the best key alone; 0 with one key only, ``criteria + 1`` for the tie-breaks.

    A key begins with one number for each criterion, smaller being better.
    """
    if len(keys) == 1:
        return 0
    best = min(keys)
    for count in range(1, criteria + 1):
        if sum(key[:count] == best[:count] for key in keys) == 1:
            return count
    return criteria + 1
