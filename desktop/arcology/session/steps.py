"""Undo steps: how the decisions of a line are bundled for a person who takes something back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arcology.session.timeline import Entry

HUMAN = "human"
"""The driver's name of every person; anything else decided by itself."""
STANDING = "standing"
"""The driver's name where a person had said beforehand what the answer would be."""


@dataclass(frozen=True, slots=True)
class UndoStep:
    """From position ``start`` to ``end`` of the line; ``entry`` is the decision that opened it and names it."""

    start: int
    end: int
    entry: Entry


def undo_steps(line: Sequence[Entry]) -> list[UndoStep]:
    """Return the undo groups of a line in order; the set-up belongs to none."""
    steps: list[UndoStep] = []
    for position, entry in enumerate(line[1:], start=1):
        if steps and steps[-1].entry.group == entry.group:
            steps[-1] = UndoStep(steps[-1].start, position, steps[-1].entry)
        else:
            steps.append(UndoStep(position - 1, position, entry))
    return steps


def decision_steps(line: Sequence[Entry]) -> list[UndoStep]:
    """Return the undo groups with every bot's decisions joined to the person's step before them; what bots decided
    before the first of those belongs to none."""
    steps: list[UndoStep] = []
    for step in undo_steps(line):
        if step.entry.driver == HUMAN:
            steps.append(step)
        elif steps:
            steps[-1] = UndoStep(steps[-1].start, step.end, steps[-1].entry)
    return steps
