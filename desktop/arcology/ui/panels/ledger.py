"""Every die that was rolled in a game, counted by face.

An event that rolls dice has a kind that ends in ``rolled`` and holds what came up in ``face`` or ``faces``, else in
``roll``, ``die`` or ``dice``. One that may be about a roll among other things says what came up in ``rolls``. Dice that
work against the players, as those of their enemies do, come with an event whose ``adverse`` is true.
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
    """How often each face came up, and how often of that on dice on which high is bad for the players."""

    faces: tuple[int, ...]
    adverse: tuple[int, ...] = ()

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
        return _mean(self.faces)

    @property
    def own(self) -> float:
        """The mean of the dice on which high is good."""
        return _mean(tuple(all_ - bad for all_, bad in zip(self.faces, self.adverse, strict=True)))

    @property
    def against(self) -> float:
        """The mean of the dice on which high is bad."""
        return _mean(self.adverse)

    @property
    def luckier_than(self) -> int:
        """In how many of 100 series of so many dice they would have been worse for the players than here."""
        if not self.rolls:
            return 50
        variance = (self.sides**2 - 1) / 12
        bad = sum(self.adverse)
        mean = self.mean + 2 * bad / self.rolls * (self.even - self.against)  # a bad 8 is as good as a 1
        z = (mean - self.even) / sqrt(variance / self.rolls)
        return min(99, max(1, round(50 * (1 + erf(z / sqrt(2))))))


def ledger_of(events: Iterable[Any], sides: int = SIDES) -> Ledger:
    """Counts the dice of ``events``, which have so many faces."""
    counted: dict[bool, Counter[int]] = {False: Counter(), True: Counter()}
    for event in events:
        counted[bool(getattr(event, "adverse", False))].update(rolls_of(event))
    good, bad = (tuple(counted[which][face] for face in range(1, sides + 1)) for which in (False, True))
    return Ledger(tuple(map(sum, zip(good, bad, strict=True))), bad)


def _mean(counts: tuple[int, ...]) -> float:
    return sum(face * count for face, count in enumerate(counts, 1)) / sum(counts) if sum(counts) else 0.0


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
