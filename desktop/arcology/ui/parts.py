"""The table in the order in which one reads it: its parts, and the pieces of each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arcology.engine.protocols import Zoned
from arcology.engine.table import Area, Piece, Spot, Table
from arcology.engine.text import Text
from arcology.ui.present import Present

REST = "rest"
"""Key of the part that has what no other part has."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the table that holds something: ``key`` stays the same while the table changes."""

    key: str
    name: str
    pieces: tuple[str, ...]


class Parts:
    """The parts of a model's table, worked out once for each table that is shown.

    Where a game does not say what they are, each zone is one.
    """

    def __init__(self, model: Present) -> None:
        self._model = model
        self._read: Table | None = None
        self._found: tuple[Part, ...] = ()
        self._of: dict[str, tuple[Part, int]] = {}

    def all(self) -> tuple[Part, ...]:
        """In the order of reading; parts without a piece are left out. Nothing while a curtain hides the table."""
        self._refresh()
        return self._found

    def place_of(self, piece: str) -> tuple[Part, int] | None:
        """The part of a piece, and its number there, from 1."""
        self._refresh()
        return self._of.get(piece)

    def _refresh(self) -> None:
        model = self._model
        if self._read is model.table:
            return
        self._read = model.table
        self._found = () if model.covered else tuple(self._parts())
        self._of = {piece: (part, n) for part in self._found for n, piece in enumerate(part.pieces, 1)}

    def _parts(self) -> Iterator[Part]:
        model = self._model
        pieces = model.table.pieces.values()
        if isinstance(model.board, Zoned):
            areas: Sequence[Area] = tuple(model.board.areas(model.seen))
        else:
            areas = tuple(_zones_as_areas(model))
        index = _Index(areas)
        held: dict[int, list[tuple[int, Piece]]] = {}
        for piece in pieces:
            of, rank = index.find(piece.at)
            held.setdefault(of, []).append((rank, piece))
        for number, area in enumerate(areas):
            if number in held:
                yield Part(area.zones[0], model.render(area.name), _ordered(held[number]))
        if len(areas) in held:
            yield Part(REST, model.render("outline.area.rest"), _ordered(held[len(areas)]))


class _Index:
    """Finds the area of a spot: its number, and how early it is told there."""

    def __init__(self, areas: Sequence[Area]) -> None:
        self._exact: dict[str, tuple[int, int]] = {}
        self._beginnings: dict[str, tuple[int, int]] = {}
        self._none = len(areas), 0
        for number, area in enumerate(areas):
            for rank, zone in enumerate(area.zones):
                kind: dict[str, tuple[int, int]] = self._beginnings if zone.endswith("*") else self._exact
                kind.setdefault(zone.removesuffix("*"), (number, rank))

    def find(self, spot: Spot) -> tuple[int, int]:
        whole = f"{spot.zone}/{spot.slot}"
        found = self._exact.get(whole) or self._exact.get(spot.zone)
        if found is not None:
            return found
        fitting = [beginning for beginning in self._beginnings if whole.startswith(beginning)]
        return self._beginnings[max(fitting, key=len)] if fitting else self._none


def _ordered(pieces: list[tuple[int, Piece]]) -> tuple[str, ...]:
    """Ids by zone, then by slot as people count ("2" before "10"), then as they lie on each other."""
    ranked = sorted(pieces, key=lambda one: (one[0], one[1].at.zone, _natural(one[1].at.slot), one[1].at.order))
    return tuple(piece.id for _, piece in ranked)


def _natural(slot: str) -> tuple[tuple[int, str], ...]:
    parts = re.findall(r"-?\d+|[^\d-]+|-", slot)
    return tuple((int(part), "") if part.lstrip("-").isdigit() else (0, part) for part in parts)


def _zones_as_areas(model: Present) -> Iterator[Area]:
    """Each zone that holds something, called like the place of its first piece."""
    first: dict[str, Piece] = {}
    for piece in model.table.pieces.values():
        first.setdefault(piece.at.zone, piece)
    for zone, piece in first.items():
        name: Text = model.board.spot_name(model.seen, zone, piece.at.slot)
        yield Area(name, (zone,))
