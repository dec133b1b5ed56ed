"""What figures over the rounds tell: who led when, and by how much. Pure sums; no widgets here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from arcology.engine.results import Course, leaders

Values = Sequence[Sequence[int]]
"""A row for each entrant with a value for each round."""
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Span:
    """Rounds in a row, by their numbers, after which the same entrants led; nobody where all were level."""

    leaders: tuple[int, ...]
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Band:
    """The lead of an entrant as four points (round, value): along the line of the one who leads, and back below it."""

    leader: int
    outline: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Graph:
    """What a chart draws: for each entrant the ``values`` after the rounds, and the line through them.

    ``counted`` are the figures themselves: the same, or what a lead was worked out from (``signed``: it has a sign).
    """

    name: str
    rounds: tuple[int, ...]
    values: tuple[tuple[int, ...], ...]
    lines: tuple[tuple[Point, ...], ...]
    bands: tuple[Band, ...]
    counted: tuple[tuple[int, ...], ...]
    signed: bool = False

    def said(self, place: int, index: int) -> str:
        """An entrant's value after one of the rounds, as it is written."""
        value = self.values[place][index]
        return f"{value:+d}".replace("-", "−") if self.signed and value else str(value)


def at_round(values: Values, index: int) -> tuple[int, ...]:
    """Everybody's value after one of the rounds."""
    return tuple(row[index] for row in values)


def lead_at(values: Values, index: int) -> int:
    """By how much the first is ahead of the next after one of the rounds."""
    return max(leads(at_round(values, index)))


def leads(values: Sequence[int]) -> tuple[int, ...]:
    """How far each is ahead of the best of the others; below zero for who is behind."""
    ordered = sorted(values, reverse=True)
    return tuple(value - (ordered[1] if value == ordered[0] else ordered[0]) for value in values)


def spans(rounds: Sequence[int], values: Values) -> list[Span]:
    """Who led when, in order."""
    found: list[Span] = []
    for index, number in enumerate(rounds):
        ahead = leaders(at_round(values, index))
        if found and found[-1].leaders == ahead:
            found[-1] = Span(ahead, found[-1].first, number)
        else:
            found.append(Span(ahead, number, number))
    return found


def graph_of(course: Course, name: str) -> Graph:
    """The figures themselves; the lead lies between the two highest lines."""
    fine = _fine(course)
    bands = []
    for (x, before), (then, after) in pairwise(fine):
        first, *others = _order(before, after)
        if others and (before[first] > before[others[0]] or after[first] > after[others[0]]):
            low = others[0]
            bands.append(Band(first, ((x, before[first]), (then, after[first]), (then, after[low]), (x, before[low]))))
    lines = _lines(course.rounds, course.values)
    return Graph(name, course.rounds, course.values, lines, tuple(bands), course.values)


def lead_of(course: Course, name: str) -> Graph:
    """How far everybody was ahead of the best of the others; the lead is what rises above nought."""
    found = [leads(at_round(course.values, index)) for index in range(len(course.rounds))]
    values = tuple(tuple(now[place] for now in found) for place in range(len(course.values)))
    lines = _lines(course.rounds, values)
    bands = tuple(Band(place, above) for place, line in enumerate(lines) for above in _above_nought(line))
    return Graph(name, course.rounds, values, lines, bands, course.values, signed=True)


def _lines(rounds: Sequence[int], values: Values) -> tuple[tuple[Point, ...], ...]:
    return tuple(
        tuple((float(number), float(value)) for number, value in zip(rounds, row, strict=True)) for row in values
    )


def _above_nought(line: Sequence[Point]) -> Iterator[tuple[Point, ...]]:
    """The areas between a line and nought where it is above, one for each of its pieces."""
    for (x, before), (then, after) in pairwise(line):
        if before <= 0 and after <= 0:
            continue
        cut = x + (then - x) * before / (before - after) if before * after < 0 else x
        start, end = (x, cut) if before > 0 > after else (cut, then)
        yield ((start, max(0.0, before)), (end, max(0.0, after)), (end, 0.0), (start, 0.0))


def _order(before: Sequence[float], after: Sequence[float]) -> list[int]:
    """Who is above whom between two points between which no lines cross."""
    return sorted(range(len(before)), key=lambda place: -(before[place] + after[place]))


def _fine(course: Course) -> list[tuple[float, tuple[float, ...]]]:
    """The values after the rounds, and in between wherever two lines cross."""
    found: list[tuple[float, tuple[float, ...]]] = []
    for i, (start, end) in enumerate(pairwise(course.rounds)):
        before, after = at_round(course.values, i), at_round(course.values, i + 1)
        for t in _crossings(before, after):
            values = tuple(a + (b - a) * t for a, b in zip(before, after, strict=True))
            found.append((start + t * (end - start), values))
    last = len(course.rounds) - 1
    return [*found, (float(course.rounds[last]), tuple(float(value) for value in at_round(course.values, last)))]


def _crossings(before: Sequence[int], after: Sequence[int]) -> list[float]:
    """Where any two lines cross between two rounds, with the beginning, in 0..1."""
    cuts = {0.0}
    for k in range(len(before)):
        for other in range(k):
            apart, then = before[k] - before[other], after[k] - after[other]
            if apart * then < 0:
                cuts.add(apart / (apart - then))
    return sorted(cuts)
