"""Pieces laid out freely before a decision (dice on boxes): display only, never in state or journal."""

from __future__ import annotations

from dataclasses import replace

from arcology.engine.offers import Arrangement
from arcology.engine.refusal import Refusal
from arcology.engine.table import Spot, Table


class Overlay:
    """Where a person has laid the pieces of the present :class:`Arrangement`."""

    def __init__(self) -> None:
        self.arrangement: Arrangement | None = None
        self.laid: dict[str, Spot] = {}
        self._automatic = False

    def adapt(self, arrangement: Arrangement | None) -> None:
        """Take over a new arrangement: what no longer fits goes home, an automatic layout is made anew."""
        self.arrangement = arrangement
        if arrangement is None:
            self.clear()
        elif self._automatic:
            self.lay_all()
        else:
            self.laid = {p: s for p, s in self.laid.items() if self._fits(p, s)}

    def _fits(self, piece: str, spot: Spot) -> bool:
        assert self.arrangement is not None
        return (piece, spot) in self.arrangement.fits and self.arrangement.fits[piece, spot] is None

    def takes(self, piece: str, spot: object) -> bool:
        """Whether laying ``piece`` on ``spot`` is a matter of this arrangement, allowed or not."""
        return self.arrangement is not None and piece in self.arrangement.pieces and spot in self.arrangement.spots

    def places(self, piece: str) -> tuple[Spot, ...]:
        """The spots on which ``piece`` may lie."""
        if self.arrangement is None or piece not in self.arrangement.pieces:
            return ()
        return tuple(spot for spot in self.arrangement.spots if self._fits(piece, spot))

    def lay(self, piece: str, spot: Spot) -> Refusal | None:
        """Lay a piece; one that lies there goes where the new one came from, if it fits there, else home."""
        assert self.arrangement is not None
        no = self.arrangement.fits.get((piece, spot))
        if no is not None or (piece, spot) not in self.arrangement.fits:
            return no
        came_from = self.laid.pop(piece, None)
        other = next((p for p, s in self.laid.items() if s == spot), None)
        if other is not None:
            del self.laid[other]
            if came_from is not None and self._fits(other, came_from):
                self.laid[other] = came_from
        self.laid[piece] = spot
        self._automatic = False
        return None

    def lift(self, piece: str) -> bool:
        """Take a piece home; False when it was there."""
        self._automatic = False
        return self.laid.pop(piece, None) is not None

    def lay_all(self) -> None:
        """Lay the complete layout if there is one, else the best there is."""
        if self.arrangement is not None:
            found = self.arrangement.solution
            self.laid = dict(self.arrangement.best if found is None else found)
            self._automatic = True

    def clear(self) -> None:
        """Take everything home."""
        self.laid = {}
        self._automatic = False

    def over(self, table: Table) -> Table:
        """The table with the laid pieces where they were laid."""
        moved = {p: replace(table.pieces[p], at=s) for p, s in self.laid.items() if p in table.pieces}
        return replace(table, pieces={**table.pieces, **moved}) if moved else table
