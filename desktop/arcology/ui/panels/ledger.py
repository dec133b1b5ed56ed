"""Every die that was rolled in a game, counted by face.

An event that rolls dice has a kind that ends in ``rolled`` and holds what came up in ``face`` or ``faces``, else in
``roll``, ``die`` or ``dice``. One that may be about a roll among other things says what came up in ``rolls``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import erf, sqrt
from typing import Any

SIDES = 6
"""Of the dice of a game that does not say otherwise."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """How often each face came up."""

    faces: tuple[int, ...]

    @property
    def rolls(self) -> int:
        return sum(self.faces)

    @property
    def sides(self) -> int:
        """Faces of each die."""
        return len(self.faces)

    @property
    def even(self) -> float:
        """The mean that even luck would bring."""
        return (self.sides + 1) / 2

    @property
    def expected(self) -> float:
        """How often each face would come up if luck were even."""
        return self.rolls / self.sides

    @property
    def mean(self) -> float:
        """The mean of what came up."""
        return sum(face * count for face, count in enumerate(self.faces, 1)) / self.rolls if self.rolls else 0.0

    @property
    def luckier_than(self) -> int:
        """In how many of 100 series of so many dice the sum would be lower than here."""
        if not self.rolls:
            return 50
        variance = (self.sides**2 - 1) / 12
        z = (self.mean - self.even) / sqrt(variance / self.rolls)
        return min(99, max(1, round(50 * (1 + erf(z / sqrt(2))))))


def ledger_of(events: Iterable[Any], sides: int = SIDES) -> Ledger:
    """Counts the dice of ``events``, which have so many faces."""
    counted = Counter(face for event in events for face in rolls_of(event))
    return Ledger(tuple(counted[face] for face in range(1, sides + 1)))


def rolls_of(event: Any) -> Iterator[int]:
    """The faces that an event brought up."""
    yield from getattr(event, "rolls", ())
    if not str(getattr(event, "kind", "")).endswith("rolled"):
        return
    named = ("face", "faces") if hasattr(event, "face") or hasattr(event, "faces") else ("roll", "die", "dice")
    for name in named:
        value = getattr(event, name, None)
        if isinstance(value, int):
            yield value
        elif isinstance(value, tuple):
            yield from value
