"""Several decisions of one kind that a person puts together before making them all at once: display only until then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from arcology.engine.agenda import top_ask
from arcology.engine.offers import Allotment, Share
from arcology.engine.play import advance
from arcology.engine.table import Spot, Table


class Draft:
    """How much of the present :class:`Allotment` goes to which share.

    Each of what is spread keeps its place in the draft until it is taken out of it, so that others do not move.
    """

    def __init__(self) -> None:
        self.allotment: Allotment | None = None
        self._goes: dict[int, int] = {}
        """Number of what is spread -> index of its share."""

    def adapt(self, allotment: Allotment | None, *, keep: bool) -> None:
        """Take over a new allotment; ``keep``: it goes on from the one before, so what still fits stays."""
        before = self._by_action() if keep else {}
        self.allotment, self._goes = allotment, {}
        if allotment is not None:
            for index, share in enumerate(allotment.shares):
                for _ in range(before.get(share.action, 0)):
                    self.add(index)

    def _by_action(self) -> dict[Any, int]:
        if self.allotment is None:
            return {}
        return dict(zip((share.action for share in self.allotment.shares), self.counts, strict=True))

    @property
    def shares(self) -> tuple[Share, ...]:
        """The places, in their order."""
        return () if self.allotment is None else self.allotment.shares

    @property
    def counts(self) -> tuple[int, ...]:
        """How many go to each share."""
        goes = list(self._goes.values())
        return tuple(goes.count(index) for index in range(len(self.shares)))

    @property
    def left(self) -> int:
        """How many are still without a share."""
        return 0 if self.allotment is None else self.allotment.wanted - len(self._goes)

    def can_add(self, index: int) -> bool:
        """Whether one more can go to a share."""
        return self.left > 0 and self.counts[index] < self.shares[index].most

    def add(self, index: int) -> bool:
        """One more for a share; False where it has no room, or none is left."""
        if not self.can_add(index):
            return False
        number = next(number for number in range(len(self._goes) + 1) if number not in self._goes)
        self._goes[number] = index
        return True

    def take(self, index: int) -> bool:
        """One less for a share; False where it has none."""
        mine = [number for number, share in self._goes.items() if share == index]
        if mine:
            del self._goes[max(mine)]
        return bool(mine)

    def propose(self) -> None:
        """Spread them as the game proposes."""
        self._goes = {}
        if self.allotment is not None:
            for index, count in enumerate(self.allotment.proposal):
                for _ in range(count):
                    self.add(index)

    def clear(self) -> None:
        """Nothing has a share."""
        self._goes = {}

    def decisions(self, rules: Any, state: Any) -> tuple[Any, ...] | None:
        """The decisions that make this draft true, or None as long as some are left that have to go somewhere.

        They are tried on a copy of ``state``, because the rules may need fewer: where the rest has no alternative it
        goes without being asked for.
        """
        if self.allotment is None:
            return None
        draft, made = state.clone(), []
        for number in sorted(self._goes):
            action = self.shares[self._goes[number]].action
            if action not in rules.legal(draft):
                break
            ask = type(top_ask(draft))
            made.append(action)
            advance(rules, draft, action)
            now = top_ask(draft)
            if type(now) is not ask or not getattr(now, "continues", False):
                return tuple(made)
        stop = self.allotment.stop
        return (*made, stop) if stop is not None and stop in rules.legal(draft) else None

    def over(self, table: Table) -> Table:
        """The table with what has a share where it would be."""
        there = {piece: spot for piece, spot in self._places() if piece in table.pieces}
        moved = {piece: replace(table.pieces[piece], at=spot) for piece, spot in there.items()}
        return replace(table, pieces={**table.pieces, **moved}) if moved else table

    def _places(self) -> Iterator[tuple[str, Spot]]:
        """The piece of each that has a share, and where it lies then."""
        if self.allotment is None:
            return
        used = [0] * len(self.shares)
        for number in sorted(self._goes):
            index = self._goes[number]
            share, nth = self.shares[index], used[index]
            used[index] += 1
            pieces, at = (share.pieces, nth) if share.pieces else (self.allotment.pieces, number)
            spots, to = (share.spots, nth) if share.spots else (self.allotment.spots, number)
            if at < len(pieces) and spots:
                yield pieces[at], spots[min(to, len(spots) - 1)]
