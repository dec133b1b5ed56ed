"""How a game ends and what it is worth: outcomes, score sheets and figures over the rounds, readable at any time."""

from __future__ import annotations

from typing import Protocol, TypeVar, runtime_checkable

from arcology.engine.agenda import GameState
from arcology.engine.records import record
from arcology.engine.text import Text

Seen = TypeVar("Seen", bound=GameState, contravariant=True)
Finished = TypeVar("Finished", bound=GameState, contravariant=True)


@record
class Outcome:
    """The end of a game.

    ``winners`` are the columns of the score sheet that won: seats, or the automated rival after them (empty: the table
    lost). ``code`` is the short name (``WIN``, ``LOSS_TIME``, …), ``why`` what decided it in words, ``rule`` the id
    that says so. ``title`` is said in place of who won where nobody could: what a score is called.
    """

    code: str
    winners: tuple[int, ...]
    why: Text
    rule: str
    title: Text | None = None


@record
class Column:
    """Whose figures stand below each other: a seat's, those of an automated rival, or the whole team's.

    ``sign`` names the icon by which it is told apart (empty: the one of its place), ``note`` what else says who that
    is (the level of a rival).
    """

    name: Text
    sign: str = ""
    note: Text | None = None


@record
class ScoreLine:
    """A source of points: its value by column (one value for a co-operative team).

    ``icon`` is its glyph, ``explain`` says in a sentence what counts, ``rule`` is the id that says so.
    """

    label: Text
    values: tuple[int, ...]
    icon: str = ""
    explain: Text | None = None
    rule: str = ""


@record
class ScoreSheet:
    """All sources and their totals. A column for each seat in their order, then the automated rival, if there is one;
    or one for a team."""

    columns: tuple[Column, ...]
    lines: tuple[ScoreLine, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The sum of each column."""
        return tuple(sum(line.values[i] for line in self.lines) for i in range(len(self.columns)))


@record
class Course:
    """A figure over the rounds, for each column of the score sheet.

    ``rounds`` ascend; ``values`` has a row for each column with a value for each of the rounds.
    """

    name: Text
    rounds: tuple[int, ...]
    values: tuple[tuple[int, ...], ...]


@runtime_checkable
class Scored(Protocol[Seen]):
    """What the rules of a game have in which points are compared: its score sheet can be opened at any time.

    Both are asked with an observed state and must work on one: what it hides counts for nothing, so that a sheet never
    tells what its reader may not know.
    """

    def score(self, s: Seen) -> ScoreSheet:
        """Return the points by source as they stand."""
        ...

    def courses(self, s: Seen) -> tuple[Course, ...]:
        """Return the figures that were kept round by round, the points that decide first; each may be empty so far."""
        ...


@record
class Tally:
    """Things of one sort that were counted in a game, for the figures of many games.

    ``key`` is its name for scripts, ``name`` the one for people. ``kinds`` says what was counted: key, name, and how
    many by seat.
    """

    key: str
    name: Text
    kinds: tuple[tuple[str, Text, tuple[int, ...]], ...]


@runtime_checkable
class Tallied(Protocol[Finished]):
    """What the rules of a game may have besides: they count what a simulation should report."""

    def tallies(self, s: Finished) -> tuple[Tally, ...]:
        """Return what was counted in a finished game: always the same sorts and kinds for the same number of seats."""
        ...


def leaders(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return the columns that have the most; nobody leads while all are level."""
    most = max(totals, default=0)
    ahead = tuple(i for i, total in enumerate(totals) if total == most)
    return ahead if len(ahead) < len(totals) else ()
