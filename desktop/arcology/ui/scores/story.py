"""What figures over the rounds tell: who led when, and by how much. Pure sums; no widgets here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from arcology.engine.results import leaders

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
    """The distance between the one who leads and the next, as an area (round, value)."""

    leader: int
    outline: tuple[Point, ...]


def at_round(values: Values, index: int) -> tuple[int, ...]:
    """Everybody's value after one of the rounds."""
    return tuple(row[index] for row in values)


def lead_at(values: Values, index: int) -> int:
    """By how much the first is ahead of the next after one of the rounds."""
    ordered = sorted(at_round(values, index), reverse=True)
    return ordered[0] - ordered[1] if len(ordered) > 1 else 0


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


def bands(rounds: Sequence[int], values: Values) -> list[Band]:
    """The lead as areas between the two highest lines, cut wherever lines cross."""
    found = []
    for (i, start), (j, end) in pairwise(enumerate(rounds)):
        before, after = at_round(values, i), at_round(values, j)
        for a, b in pairwise(_crossings(before, after)):
            middle = sorted(range(len(values)), key=lambda k: -_between(before[k], after[k], (a + b) / 2))
            if len(middle) < 2:
                continue
            first, second = middle[:2]
            corners = ((first, a), (first, b), (second, b), (second, a))
            high_a, high_b, low_b, low_a = (_between(before[k], after[k], t) for k, t in corners)
            if high_a > low_a or high_b > low_b:
                x, then = start + a * (end - start), start + b * (end - start)
                found.append(Band(first, ((x, high_a), (then, high_b), (then, low_b), (x, low_a))))
    return found


def _between(before: float, after: float, t: float) -> float:
    return before + (after - before) * t


def _crossings(before: Sequence[int], after: Sequence[int]) -> list[float]:
    """Where any two lines cross between two rounds, with both ends, in 0..1."""
    cuts = {0.0, 1.0}
    for k in range(len(before)):
        for other in range(k):
            apart, then = before[k] - before[other], after[k] - after[other]
            if apart * then < 0:
                cuts.add(apart / (apart - then))
    return sorted(cuts)
