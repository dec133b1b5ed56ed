"""Several decisions of one kind that a person puts together before making them all at once: display only until then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from arcology.engine.agenda import top_ask
from arcology.engine.offers import Allotment, Offer, Share
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
        if keep and allotment == self.allotment:
            return
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
        return self.left > 0 and self.has_room(index)

    def add(self, index: int) -> bool:
        """One more for a share; False where it has no room, or none is left."""
        if not self.can_add(index):
            return False
        number = next(number for number in range(len(self._goes) + 1) if number not in self._goes)
        self._goes[number] = index
        return True

    def take(self, index: int, piece: str = "") -> bool:
        """One less for a share, the one that ``piece`` stands for if that is given to it; False where it has none."""
        mine = [number for number, share in self._goes.items() if share == index]
        if mine:
            named = self._number(piece)
            del self._goes[named if named in mine else max(mine)]
        return bool(mine)

    @property
    def last(self) -> int | None:
        """The share that got the last one; None where none has any."""
        return next(reversed(self._goes.values()), None)

    def take_last(self) -> int | None:
        """One less for the share that got the last one; that share's index, or None where none has any."""
        return self._goes.popitem()[1] if self._goes else None

    def share_of(self, piece: str) -> int | None:
        """The share that a piece was given to, in this draft or by a decision that can still be taken back."""
        if (number := self._number(piece)) is not None:
            return self._goes[number]
        return next((index for index, share in enumerate(self.shares) if piece in share.made), None)

    def ways(self, piece: str) -> tuple[str, ...]:
        """Where a piece that was given to a share may go from there: to another one that has room, or back."""
        here = self.share_of(piece)
        if here is None or self.allotment is None:
            return ()
        if not self.allotment.comes:
            return (self.shares[here].about,)
        others = (share.about for index, share in enumerate(self.shares) if index != here and self.has_room(index))
        return (self.allotment.home, *others)

    def index_of(self, action: Any) -> int | None:
        """The share that an action is about."""
        return next((index for index, share in enumerate(self.shares) if share.action == action), None)

    def in_hands(self, offer: Offer) -> Offer:
        """An offer as hands make it while some have a share: with one of those that have none."""
        index = self.index_of(offer.action)
        if index is None or self.allotment is None:
            return offer
        share, pieces = self.shares[index], self.allotment.pieces
        free = [piece for number, piece in enumerate(pieces) if number not in self._goes]
        if not self.allotment.comes:
            free = list(share.pieces[self.counts[index] :])
        if not free or not self.can_add(index):
            return replace(offer, source=None, target=None, alike=())
        return replace(offer, source=free[0], alike=tuple(free[1:]))

    def has_room(self, index: int) -> bool:
        """Whether a share could take one more, were one left."""
        return self.counts[index] < self.shares[index].most

    def _number(self, piece: str) -> int | None:
        return next((number for one, _, number in self._places() if one == piece), None)

    def propose(self) -> None:
        """Spread them as the game proposes."""
        self._goes = {}
        if self.allotment is not None:
            for index, count in enumerate(self.allotment.proposal):
                for _ in range(count):
                    self.add(index)

    @property
    def as_proposed(self) -> bool:
        """Whether they are spread as the game proposes."""
        return self.allotment is not None and self.counts == self.allotment.proposal

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
        there = {piece: spot for piece, spot, _ in self._places() if piece in table.pieces}
        moved = {piece: replace(table.pieces[piece], at=spot) for piece, spot in there.items()}
        return replace(table, pieces={**table.pieces, **moved}) if moved else table

    def _places(self) -> Iterator[tuple[str, Spot, int]]:
        """The piece of each that has a share, where it lies then, and its number."""
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
                yield pieces[at], spots[min(to, len(spots) - 1)], number
