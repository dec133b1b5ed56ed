"""How a game ends and what it is worth: outcomes and score sheets, readable at any time."""

from __future__ import annotations

from arcology.engine.records import record
from arcology.engine.text import Text


@record
class Outcome:
    """The end of a game.

    ``winners`` are the seats that won (empty: the table lost), ``code`` the short name (``WIN``, ``LOSS_TIME``, …),
    ``why`` what decided it in words, ``rule`` the id that says so.
    """

    code: str
    winners: tuple[int, ...]
    why: Text
    rule: str


@record
class ScoreLine:
    """One line of a score sheet: what it is for and its value by seat (one value for a co-operative team)."""

    label: Text
    values: tuple[int, ...]


@record
class ScoreSheet:
    """All lines and their totals by column; ``columns`` name the seats, or the team."""

    columns: tuple[Text, ...]
    lines: tuple[ScoreLine, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The sum of each column."""
        return tuple(sum(line.values[i] for line in self.lines) for i in range(len(self.columns)))
