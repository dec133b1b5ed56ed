"""What a film tells: how the game stands on each of its tables, and which lines of the log are still to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from arcology.engine.table import Table


@dataclass(frozen=True, slots=True)
class Moment:
    """A beat of a decision as it is shown: its events, the table after it, and the observed state behind that table.

    ``entry`` is the number of the decision, ``beat`` that of the beat in it.
    """

    events: tuple[object, ...]
    table: Table
    seen: Any
    entry: int
    beat: int


class Reel:
    """The moments of the film that plays, and the one that is reached; empty while none plays."""

    def __init__(self) -> None:
        self._start: tuple[Table, Any] | None = None
        self._moments: Sequence[Moment] = ()
        self._order: dict[tuple[int, int], int] = {}
        self._at: int | None = None

    def load(self, start: tuple[Table, Any], moments: Sequence[Moment], *, news: bool) -> None:
        """A film begins: ``start`` is the table before it and the observed state behind that; ``news``: it tells what
        has just happened.
        """
        self._start, self._moments, self._at = start, moments, -1 if moments else None
        self._order = {(moment.entry, moment.beat): at for at, moment in enumerate(moments)} if news else {}

    def clear(self) -> None:
        """The film is over."""
        self._start, self._moments, self._order, self._at = None, (), {}, None

    def reach(self, table: Table) -> None:
        """The film has come to one of its tables."""
        self._at = next((at for at, moment in enumerate(self._moments) if moment.table is table), None)

    @property
    def away(self) -> bool:
        """Whether another table than the present one is shown."""
        return self._at is not None

    @property
    def telling(self) -> bool:
        """Whether the film tells what has just happened, so that nothing else should tell it first."""
        return self.away and bool(self._order)

    @property
    def shown(self) -> tuple[Table, Any]:
        """The table that is shown, as long as that is not the present one, and the observed state behind it."""
        assert self._at is not None
        assert self._start is not None
        return self._start if self._at < 0 else (self._moments[self._at].table, self._moments[self._at].seen)

    def hides(self, entry: int, beat: int) -> bool:
        """Whether a beat of a decision is still to come in a film that tells what has just happened."""
        return self._at is not None and self._order.get((entry, beat), -1) > self._at
