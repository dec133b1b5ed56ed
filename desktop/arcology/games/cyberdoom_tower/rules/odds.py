"""Exact chances of an attack: how many of the 6^6 rolls fill all boxes, as rolled and with MODIFY steps.

Everything follows from the 126 multisets of the white dice and the 21 of the red ones: whether a pair of them fills the
boxes, and how many steps of +1 or -1 away the nearest pair is that does. Pure and deterministic; a `BoxSet` can be sent
to another process and `attack_odds` run there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from arcology.games.cyberdoom_tower.cards import BOXES, RED_DICE, WHITE_DICE
from arcology.games.cyberdoom_tower.rules.boxes import ALL_BOXES, FACES, BoxSet

ROLLS: int = 6 ** (WHITE_DICE + RED_DICE)
MAX_LUCK = 6
OUT_OF_REACH = 255
"""Steps to a placement where no number of steps leads to one."""

Values = tuple[int, ...]
"""A multiset of dice values, ascending."""


@dataclass(frozen=True, slots=True)
class AttackOdds:
    """Numbers of rolls, out of `ROLLS`, that fill all boxes.

    `plain` without any ability; `modify[k]` with the free use of MODIFY and `k` Luck for more of it, k = 0..6.
    """

    plain: int
    modify: tuple[int, ...]


class StepTable:
    """For every roll the fewest MODIFY steps that lead to a complete placement on one set of boxes."""

    __slots__ = ("_steps",)

    def __init__(self, target: BoxSet, most: int = 1 + MAX_LUCK) -> None:
        """Works the table out; rolls more than `most` steps away count as out of reach."""
        self._steps = _steps(target, most)

    def steps(self, dice: Sequence[int]) -> int:
        """Steps for the roll `dice` (W1..W4, R1, R2); 0 is a hit as rolled, `OUT_OF_REACH` none within reach."""
        white = _white_index()[tuple(sorted(dice[:WHITE_DICE]))]
        return self._steps[white][_red_index()[tuple(sorted(dice[WHITE_DICE:]))]]

    def rolls_within(self, steps: int) -> int:
        """How many of the `ROLLS` rolls need at most that many steps."""
        red_ways = [ways(values) for values in _red_index()]
        return sum(
            ways(values) * sum(count for count, needed in zip(red_ways, row, strict=True) if needed <= steps)
            for values, row in zip(_white_index(), self._steps, strict=True)
        )


def attack_odds(target: BoxSet) -> AttackOdds:
    """The exact odds of one attack on these boxes (CDT-ATK-06, CDT-ABIL-02, CDT-ABIL-07)."""
    table = StepTable(target)
    return AttackOdds(table.rolls_within(0), tuple(table.rolls_within(1 + luck) for luck in range(MAX_LUCK + 1)))


def _steps(target: BoxSet, most: int) -> tuple[bytes, ...]:
    """Steps of every pair of multisets, [white][red], found by widening the solved pairs step by step.

    The solved red multisets beside one white multiset are an integer with a bit for each.
    """
    solved = _solved(target)
    table = [bytearray([OUT_OF_REACH] * len(_red_index())) for _ in solved]
    for step in range(most + 1):
        for row, found in zip(table, solved, strict=True):
            for red in range(len(row)):
                if row[red] == OUT_OF_REACH and found >> red & 1:
                    row[red] = step
        solved = _widened(solved)
    return tuple(bytes(row) for row in table)


def _widened(solved: Sequence[int]) -> list[int]:
    """The pairs that are solved or one step away from a solved pair."""
    near_red = _neighbours(tuple(_red_index()))
    spread: dict[int, int] = {}
    for found in set(solved):
        spread[found] = found | _union(
            1 << red for red, near in enumerate(near_red) if any(found >> n & 1 for n in near)
        )
    near_white = _neighbours(tuple(_white_index()))
    return [spread[solved[white]] | _union(solved[n] for n in near) for white, near in enumerate(near_white)]


def _solved(target: BoxSet) -> list[int]:
    """For every white multiset the red ones with which it fills all boxes, as bits.

    White dice fill four boxes and red dice the other two: for each choice of the chained numbers, the sets of boxes
    that each kind can fill are worked out once and compared.
    """
    found = [0] * len(_white_index())
    for choice in target.choices:
        white = _fillings(tuple(_white_index()), choice.accept[0])
        red: dict[int, int] = {}
        for index, fillings in enumerate(_fillings(tuple(_red_index()), choice.accept[1])):
            for boxes in fillings:
                red[boxes] = red.get(boxes, 0) | 1 << index
        for index, fillings in enumerate(white):
            found[index] |= _union(red.get(ALL_BOXES ^ boxes, 0) for boxes in fillings)
    return found


def _fillings(multisets: Iterable[Values], accept: Sequence[int]) -> list[frozenset[int]]:
    """For each multiset the sets of boxes that its dice can fill; `accept[v]` are the boxes open to a die showing v."""
    known: dict[Values, frozenset[int]] = {(): frozenset([0])}

    def fill(values: Values) -> frozenset[int]:
        if values not in known:
            open_to = [1 << box for box in range(BOXES) if accept[values[-1]] >> box & 1]
            known[values] = frozenset(boxes | box for boxes in fill(values[:-1]) for box in open_to if not boxes & box)
        return known[values]

    return [fill(values) for values in multisets]


@cache
def _white_index() -> dict[Values, int]:
    return _index(WHITE_DICE)


@cache
def _red_index() -> dict[Values, int]:
    return _index(RED_DICE)


def _index(dice: int) -> dict[Values, int]:
    return {values: place for place, values in enumerate(combinations_with_replacement(FACES, dice))}


@cache
def _neighbours(multisets: tuple[Values, ...]) -> tuple[tuple[int, ...], ...]:
    """For each multiset the places of those that differ by one step of one die."""
    place = {values: index for index, values in enumerate(multisets)}
    near: list[tuple[int, ...]] = []
    for values in multisets:
        moved = {
            tuple(sorted((*values[:die], values[die] + way, *values[die + 1 :])))
            for die in range(len(values))
            for way in (-1, 1)
        }
        near.append(tuple(sorted(place[other] for other in moved if other in place)))
    return tuple(near)


@cache
def ways(values: Values) -> int:
    """In how many orders dice show this multiset of values."""
    return factorial(len(values)) // prod(factorial(count) for count in Counter(values).values())


def _union(sets: Iterable[int]) -> int:
    result = 0
    for bits in sets:
        result |= bits
    return result
