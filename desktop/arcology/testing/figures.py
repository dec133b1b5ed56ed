"""What must hold for score sheets and figures over the rounds in every state of every game."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from arcology.engine.results import Scored


def figure_faults(rules: Any, state: Any) -> list[str]:
    """Return what is wrong with the figures of a state, in words; nothing as a rule."""
    sheet = rules.score(state)
    columns = len(sheet.columns)
    faults = [f"{line.label.id} has no value for a column" for line in sheet.lines if len(line.values) != columns]
    if not sheet.columns:
        faults.append("a score sheet without columns")
    outcome = rules.outcome(state)
    if outcome is not None and not all(0 <= winner < columns for winner in outcome.winners):
        faults.append(f"{outcome.winners} won, but there are {columns} columns")
    for course in rules.courses(state) if isinstance(rules, Scored) else ():
        if len(course.values) != columns or any(len(row) != len(course.rounds) for row in course.values):
            faults.append(f"{course.name.id} has not one value for each column and round")
        if any(later <= earlier for earlier, later in pairwise(course.rounds)):
            faults.append(f"the rounds of {course.name.id} do not ascend")
    return faults
