"""Who has how many points, and for what: a score sheet as people read it. No widgets here."""

from __future__ import annotations

from dataclasses import dataclass

from arcology.engine.results import Course, Scored, ScoreSheet, leaders
from arcology.ui.art.icons import SEAT_ICONS, known
from arcology.ui.present import Present, Translate


@dataclass(frozen=True, slots=True)
class Entrant:
    """A column of the sheet.

    ``tone`` is its place among the palette's seat colours, ``sign`` the icon that tells it apart without colour,
    ``rank`` 1 for the first; those who are level share a rank.
    """

    name: str
    note: str
    tone: int
    sign: str
    total: int
    leads: bool
    rank: int

    @property
    def full_name(self) -> str:
        """Name and note, for where there is room for both."""
        return f"{self.name} ({self.note})" if self.note else self.name


@dataclass(frozen=True, slots=True)
class Source:
    """A line of the sheet in words; ``explain`` and ``rule`` may be empty."""

    label: str
    icon: str
    explain: str
    rule: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """The whole sheet."""

    entrants: tuple[Entrant, ...]
    sources: tuple[Source, ...]

    @property
    def lead(self) -> int:
        """By how much the first is ahead of the next."""
        ordered = sorted((entrant.total for entrant in self.entrants), reverse=True)
        return ordered[0] - ordered[1] if len(ordered) > 1 else 0

    @property
    def ahead(self) -> tuple[Entrant, ...]:
        """Who leads; nobody while all are level."""
        return tuple(entrant for entrant in self.entrants if entrant.leads)


def keeps_score(model: Present) -> bool:
    """Whether the game of a table compares points, so that there is a sheet to open."""
    return isinstance(model.rules, Scored)


def standing(model: Present, winners: tuple[int, ...] = ()) -> Standing:
    """The sheet as the viewer of the table may read it; at the end the ``winners`` are the first."""
    sheet: ScoreSheet = model.rules.score(model.seen)
    return read_sheet(sheet, model.render, winners)


def courses(model: Present) -> tuple[Course, ...]:
    """The figures over the rounds that say something already."""
    kept: tuple[Course, ...] = model.rules.courses(model.seen) if keeps_score(model) else ()
    return tuple(course for course in kept if course.rounds)


def read_sheet(sheet: ScoreSheet, tr: Translate, winners: tuple[int, ...] = ()) -> Standing:
    """A score sheet in words."""
    totals = sheet.totals
    ahead = winners or leaders(totals)
    entrants = tuple(
        Entrant(
            name=tr(column.name),
            note="" if column.note is None else tr(column.note),
            tone=_tone(column.sign, at),
            sign=known(column.sign) or SEAT_ICONS[at % len(SEAT_ICONS)],
            total=totals[at],
            leads=at in ahead,
            rank=_rank(at, totals, winners),
        )
        for at, column in enumerate(sheet.columns)
    )
    sources = tuple(
        Source(
            label=tr(line.label),
            icon=known(line.icon),
            explain="" if line.explain is None else tr(line.explain),
            rule=line.rule,
            values=line.values,
        )
        for line in sheet.lines
    )
    return Standing(entrants, sources)


def _tone(sign: str, at: int) -> int:
    """The colour that goes with a sign, where a game deals signs and colours; else the one of the place."""
    return SEAT_ICONS.index(sign) if sign in SEAT_ICONS else at % len(SEAT_ICONS)


def _rank(at: int, totals: tuple[int, ...], winners: tuple[int, ...]) -> int:
    if at in winners:
        return 1
    better = {other for other, total in enumerate(totals) if total > totals[at]}
    return 1 + len(better | set(winners))
