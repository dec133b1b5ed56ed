"""Counter-based luck: chance is a pure function of (seed, stream, how many words were drawn).

The counters are part of the state, so a restored state rolls the same dice; streams are independent, so one more die
here does not reshuffle a deck there.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Self, TypeVar

from arcology.engine.records import state

T = TypeVar("T")

_WORD_BYTES = 8
_WORD_RANGE = 1 << (8 * _WORD_BYTES)
_number = int.from_bytes  # looked up once: random play draws some fifty thousand words a second


@state
class Luck:
    """The seed of a game and, by stream, how many words were taken from it."""

    seed: int
    drawn: dict[str, int]

    def clone(self) -> Self:  # written by @state
        raise TypeError("not a state")

    def plain(self) -> Any:  # written by @state
        raise TypeError("not a state")

    def below(self, stream: str, n: int) -> int:
        """Return a uniform number in ``range(n)``; rejection sampling leaves no bias."""
        drawn = self.drawn
        while True:
            count = drawn.get(stream, 0)
            drawn[stream] = count + 1
            key = f"{self.seed}|{stream}|{count}".encode()
            word = _number(blake2b(key, digest_size=_WORD_BYTES).digest(), "big")
            number = word % n
            if word - number <= _WORD_RANGE - n:  # else the word lies in the last, incomplete run of numbers
                return number

    def die(self, stream: str = "die", sides: int = 6) -> int:
        """Return a roll of one die, 1..``sides``."""
        return self.below(stream, sides) + 1

    def shuffle(self, stream: str, items: list[T]) -> None:
        """Put ``items`` in random order, in place (Fisher-Yates from the end)."""
        below = self.below
        for i in range(len(items) - 1, 0, -1):
            j = below(stream, i + 1)
            items[i], items[j] = items[j], items[i]

    def pick(self, stream: str, items: Sequence[T]) -> T:
        """Return one of ``items``, each with the same chance."""
        return items[self.below(stream, len(items))]


def new_luck(seed: int) -> Luck:
    """Return the luck of a new game with this seed."""
    return Luck(seed, {})


def hidden_luck() -> Luck:
    """Return the blank luck that an observed state carries: no seed, no counters."""
    return Luck(-1, {})
