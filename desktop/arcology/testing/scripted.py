"""Luck that does as it is told, so that a test can say which dice fall."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from arcology.engine.luck import Luck
from arcology.engine.records import state


class ScriptError(AssertionError):
    """The script ran out, or says what cannot be; the message names the stream."""


@state
class ScriptedLuck(Luck):
    """Luck with a script. Streams without one take their words from the seed as always.

    A script gives what the rules will see: the face of a die (``die``), the number drawn below ``n`` (everything else).
    ``drawn`` counts how far each script was read, so a clone goes on where its original stands.
    """

    script: dict[str, tuple[int, ...]]

    def clone(self) -> Self:  # written by @state
        raise TypeError("not a state")

    def plain(self) -> Any:  # written by @state
        raise TypeError("not a state")

    def below(self, stream: str, n: int) -> int:
        """Return the next number of the stream's script, which must lie in ``range(n)``."""
        if stream not in self.script:
            return Luck.below(self, stream, n)
        value = self._next(stream)
        if not 0 <= value < n:
            raise ScriptError(f"the script of '{stream}' says {value}, wanted is a number from 0 to {n - 1}")
        return value

    def die(self, stream: str = "die", sides: int = 6) -> int:
        """Return the next face of the stream's script."""
        if stream not in self.script:
            return Luck.die(self, stream, sides)
        face = self._next(stream)
        if not 1 <= face <= sides:
            raise ScriptError(f"the script of '{stream}' says {face}, a die of {sides} sides cannot show it")
        return face

    def left(self, stream: str = "die") -> tuple[int, ...]:
        """Return what is still unread in a script."""
        return self.script[stream][self.drawn.get(stream, 0) :]

    def _next(self, stream: str) -> int:
        count = self.drawn.get(stream, 0)
        if count >= len(self.script[stream]):
            raise ScriptError(f"the script of '{stream}' has only {len(self.script[stream])} entries")
        self.drawn[stream] = count + 1
        return self.script[stream][count]


def scripted(
    script: Mapping[str, Iterable[int]] | None = None, /, *, seed: int = 0, **streams: Iterable[int]
) -> ScriptedLuck:
    """Return luck that follows a script: ``scripted(die=[2, 5])``; other streams come from ``seed``."""
    found = {**(script or {}), **streams}
    return ScriptedLuck(seed, {}, {stream: tuple(values) for stream, values in found.items()})
