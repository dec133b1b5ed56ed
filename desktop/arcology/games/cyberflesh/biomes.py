"""The map of Cyberflesh as plain immutable values: faces of the 40 tiles, and the biomes in which they are laid out."""

from __future__ import annotations

from arcology.engine.records import record
from arcology.games.cyberflesh.terms import ENVIRONMENT, EVENT_TILES, TILE_EVENTS, Pos, TileBack, TileType


@record
class TileFace:
    """The face of a tile and the event it resolves, None for combat, loot and mutation tiles."""

    type: TileType
    event: int | None

    @property
    def back(self) -> TileBack:
        """What it shows while it lies face down."""
        return _BACKS.get(self.type, TileBack.ENV)


_BACKS = {TileType.START: TileBack.START, TileType.EXIT: TileBack.EXIT, TileType.EVENT: TileBack.EVENT}

ENVIRONMENT_TILES: tuple[TileFace, ...] = tuple(TileFace(type_, TILE_EVENTS.get(type_)) for type_ in ENVIRONMENT)
"""The 16 environment tiles before shuffling; Start is the first and Exit the last."""
EVENT_TILE_FACES: tuple[TileFace, ...] = tuple(TileFace(TileType.EVENT, n) for n in range(1, EVENT_TILES + 1))
"""The 24 event tiles before shuffling."""

_SQUARES = {"S": TileBack.START, "X": TileBack.EXIT, "E": TileBack.ENV, "V": TileBack.EVENT}


@record
class Biome:
    """A layout. `rows` are strings of equal length from the top: S start, X exit, E and V squares, "." void."""

    id: int
    rows: tuple[str, ...]

    @property
    def squares(self) -> tuple[tuple[Pos, TileBack], ...]:
        """All squares that have a tile, in row-major order, with the back of that tile."""
        return tuple(
            ((row, column), _SQUARES[letter])
            for row, line in enumerate(self.rows)
            for column, letter in enumerate(line)
            if letter in _SQUARES
        )

    def places(self, back: TileBack) -> tuple[Pos, ...]:
        """The squares for tiles of that back, in row-major order."""
        return tuple(pos for pos, own in self.squares if own is back)

    @property
    def start(self) -> Pos:
        """The square of the Start tile."""
        return self.places(TileBack.START)[0]

    @property
    def exit(self) -> Pos:
        """The square of the Exit tile."""
        return self.places(TileBack.EXIT)[0]

    @property
    def name(self) -> str:
        """Text id of the name; with `.flavour` behind it, of a line about it."""
        return f"cyberflesh.biome.{self.id}"
