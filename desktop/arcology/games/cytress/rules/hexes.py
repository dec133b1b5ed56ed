"""The Mini-Map: hexes in axial coordinates, their neighbours, and who has the most crew around one.

Hexes are numbered from 0 by row and, inside a row, from the left, so of equal hexes the one with the lowest number
has the smallest r and then the smallest q (CYT-R-40). What stands on the map is told by two sequences with one entry
for each hex: `crew` with the seat whose crew is there or `NOBODY`, and `tubes` with a height or 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from arcology.games.cytress.cards import TILE_CELLS, Layout, Pack
from arcology.games.cytress.state import NOBODY
from arcology.games.cytress.terms import Coordinates, FactionColour

DIRECTIONS: tuple[Coordinates, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""From a hex to its neighbours: east, then against the clock."""
SPY_CREW = 2
"""Crew of one opponent that a mission has to be beside for the Spy bonus (CYT-SPY-01)."""
_KEPT_MAPS = 256


def around(place: Coordinates) -> tuple[Coordinates, ...]:
    """The six places beside a hex, whether or not the map has them."""
    q, r = place
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def adjacent(one: Coordinates, other: Coordinates) -> bool:
    """Whether two hexes share an edge; borders of tiles make no difference (CYT-R-05)."""
    return (other[0] - one[0], other[1] - one[1]) in DIRECTIONS


def cells(layout: Layout) -> Iterator[tuple[Coordinates, int, int]]:
    """Every hex of a layout as its place, the tile it belongs to and its cell on that tile, tile after tile."""
    for tile, (dq, dr) in enumerate(layout.offsets):
        for cell, (q, r) in enumerate(TILE_CELLS):
            yield (q + dq, r + dr), tile, cell


def middle_distances(places: Sequence[Coordinates]) -> tuple[int, ...]:
    """How far each hex is from the centre of all of them: exact, squared and scaled, only good for comparing.

    A hex lies at x = q + r/2 and y = r times the square root of 3/4 (CYT-R-41).
    """
    count = len(places)
    sum_x = sum(2 * q + r for q, r in places)
    sum_r = sum(r for _, r in places)
    return tuple((count * (2 * q + r) - sum_x) ** 2 + 3 * (count * r - sum_r) ** 2 for q, r in places)


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """The geometry of one layout; all maps with the same number of tiles share it.

    All tuples have one entry for each hex: its place, the tile it lies on (in the order of drawing) and its cell
    there, the numbers of the hexes beside it, and its distance from the middle of the map.
    """

    places: tuple[Coordinates, ...]
    tiles: tuple[int, ...]
    cells: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    distances: tuple[int, ...]
    index: Mapping[Coordinates, int] = field(repr=False)

    @classmethod
    def of(cls, layout: Layout) -> Grid:
        """The grid of that layout."""
        hexes = sorted(cells(layout), key=lambda hex_: (hex_[0][1], hex_[0][0]))
        places = tuple(place for place, _, _ in hexes)
        index = {place: number for number, place in enumerate(places)}
        return cls(
            places=places,
            tiles=tuple(tile for _, tile, _ in hexes),
            cells=tuple(cell for _, _, cell in hexes),
            neighbours=tuple(tuple(index[other] for other in around(place) if other in index) for place in places),
            distances=middle_distances(places),
            index=index,
        )

    def __len__(self) -> int:
        return len(self.places)

    def leader(self, hex_: int, crew: Sequence[int]) -> int:
        """The seat with strictly the most crew beside a hex, or `NOBODY` (CYT-SCORE-02, CYT-SCORE-03, CYT-R-27)."""
        beside = [seat for other in self.neighbours[hex_] if (seat := crew[other]) != NOBODY]
        best, most = NOBODY, 0
        for seat in set(beside):
            count = beside.count(seat)
            if count > most:
                best, most = seat, count
            elif count == most:
                best = NOBODY
        return best

    def control(self, crew: Sequence[int], tubes: Sequence[int]) -> dict[int, int]:
        """The leader at every tube of the map, by hex in order; `NOBODY` where none leads."""
        return {hex_: self.leader(hex_, crew) for hex_, height in enumerate(tubes) if height}


@dataclass(frozen=True, slots=True, eq=False)
class MiniMap:
    """A map as laid out in a game: the grid, the tile sides in the order of drawing, and the colour of every hex."""

    grid: Grid
    sides: tuple[str, ...]
    colours: tuple[FactionColour, ...]
    of_colour: Mapping[FactionColour, tuple[int, ...]]


class Maps:
    """The maps that a pack's tiles can make, each made once; grids are made at the start."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._grids = {len(layout.offsets): Grid.of(layout) for layout in pack.layouts}
        self._maps: dict[tuple[str, ...], MiniMap] = {}

    def grid(self, tiles: int) -> Grid:
        """The grid for 2 to 5 tiles."""
        return self._grids[tiles]

    def of(self, sides: tuple[str, ...]) -> MiniMap:
        """The map of these tile sides in their order of drawing (CYT-SETUP-01)."""
        found = self._maps.get(sides)
        if found is None:
            if len(self._maps) >= _KEPT_MAPS:  # a long simulation draws thousands of them
                self._maps.clear()
            found = self._maps[sides] = self._make(sides)
        return found

    def _make(self, sides: tuple[str, ...]) -> MiniMap:
        grid = self._grids[len(sides)]
        faces = [self._pack.tile_side(side).colours for side in sides]
        colours = tuple(faces[tile][cell] for tile, cell in zip(grid.tiles, grid.cells, strict=True))
        by_colour = {
            colour: tuple(hex_ for hex_, own in enumerate(colours) if own is colour) for colour in FactionColour
        }
        return MiniMap(grid, sides, colours, by_colour)
