"""What lies on the table: pieces at spots, and gauges. Two tables compare to the changes between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from arcology.engine.agenda import Seat
from arcology.engine.records import record
from arcology.engine.text import Text

Fact = str | int | bool | tuple[str, ...] | Text | tuple[tuple[str, ...], ...]
Facts = tuple[tuple[str, Fact], ...]


def facts(**values: Fact) -> Facts:
    """Return what a painter needs to know about a piece, as a hashable value in a fixed order."""
    return tuple(sorted(values.items()))


@record
class Spot:
    """A place: a zone, a slot in it, and the order among the pieces that share the slot."""

    zone: str
    slot: str = ""
    order: int = 0


@record
class Piece:
    """One component. ``sprite`` names its painter, ``facts`` what is on it, ``name`` what a screen reader says.

    ``id`` is stable for a session and never tells what a hidden card is. ``turn`` is its rotation in degrees.
    ``origin`` is the place from which it comes flying when it appears on the table (None: it just appears); pieces
    that differ in it alone are the same. With the first pieces of an ``owner`` nothing flies: its side of the table
    came into sight.
    """

    id: str
    sprite: str
    at: Spot
    name: Text
    facts: Facts = ()
    owner: Seat | None = None
    turn: int = 0
    origin: Spot | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that lies there. ``gauges`` are counters by name; ``lit`` are pieces to be ringed."""

    pieces: Mapping[str, Piece]
    gauges: Mapping[str, int]
    lit: frozenset[str] = frozenset()


@record
class Area:
    """A part of the table as people speak of it: what it is called, and the zones that belong to it.

    A zone is named whole (``"dice"``), by one of its slots (``"floors/0"``), or with all zones or slots that begin like
    it (``"hexes.*"``, ``"rivals/1.*"``).
    """

    name: Text
    zones: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Changes:
    """The difference of two tables."""

    added: tuple[Piece, ...]
    removed: tuple[str, ...]
    moved: tuple[Piece, ...]
    """Pieces whose spot or rotation changed (their new value)."""
    turned: tuple[Piece, ...]
    """Pieces that look different where they are or where they go (their new value)."""
    gauges: Mapping[str, int]
    dropped: tuple[str, ...]
    """Gauges that are gone."""
    lit: frozenset[str]
    """All pieces that are ringed afterwards."""
    relit: bool = False
    """Whether those are other pieces than before."""

    def __bool__(self) -> bool:
        pieces = self.added or self.removed or self.moved or self.turned
        return bool(pieces or self.gauges or self.dropped or self.relit)


def diff(old: Table, new: Table) -> Changes:
    """Return what changed from ``old`` to ``new``; ``patch(old, diff(old, new)) == new``."""
    before, after = old.pieces, new.pieces
    added, moved, turned = [], [], []
    for id_, piece in after.items():
        was = before.get(id_)
        if was is None:
            added.append(piece)
        elif was is not piece and was != piece:
            if was.at != piece.at or was.turn != piece.turn:
                moved.append(piece)
            if (was.sprite, was.facts, was.name, was.owner) != (piece.sprite, piece.facts, piece.name, piece.owner):
                turned.append(piece)
    return Changes(
        added=tuple(added),
        removed=tuple(id_ for id_ in before if id_ not in after),
        moved=tuple(moved),
        turned=tuple(turned),
        gauges={k: v for k, v in new.gauges.items() if old.gauges.get(k) != v},
        dropped=tuple(k for k in old.gauges if k not in new.gauges),
        lit=new.lit,
        relit=old.lit != new.lit,
    )


def patch(old: Table, changes: Changes) -> Table:
    """Return the table that ``changes`` make of ``old``."""
    pieces = {id_: piece for id_, piece in old.pieces.items() if id_ not in set(changes.removed)}
    for piece in (*changes.added, *changes.moved, *changes.turned):
        pieces[piece.id] = piece
    gauges = {k: v for k, v in old.gauges.items() if k not in set(changes.dropped)} | dict(changes.gauges)
    return Table(pieces, gauges, changes.lit)


EMPTY = Table({}, {})
"""A table with nothing on it."""
