"""Effects on the map: putting the party somewhere, scouting tiles (vocabulary MOVE and REVEAL)."""

from __future__ import annotations

from typing import Any

from arcology.engine.agenda import Context
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.asks import AskSquare, AskTiles, RunEffects
from arcology.games.cyberflesh.events import PartyPut, TileScouted
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.tables import DONE, NAME_SQUARE
from arcology.games.cyberflesh.rules.units import speaker
from arcology.games.cyberflesh.state import CyberfleshState
from arcology.games.cyberflesh.tasks import NameTiles
from arcology.games.cyberflesh.terms import TileBack, TileState

_BACKS = {fx.BackFilter.ENV: TileBack.ENV, fx.BackFilter.EVENT: TileBack.EVENT}


def put_party(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.Move, ctx: Context) -> None:
    """Put the party on Start, or on a revealed tile that the players name."""
    if effect.to is fx.MoveTo.START:
        put_on_square(s, book.ground(s.biome).start, ctx)
        return
    found = revealed(s)
    if len(found) > 1:
        ctx.then(AskSquare(speaker(s), frame))
    else:
        put_on_square(s, found[0], ctx)


def revealed(s: CyberfleshState) -> list[int]:
    """Squares whose tile has been revealed; there is always the one that the party stands on."""
    return [square for square, state in enumerate(s.turned) if state is TileState.REVEALED]


def squares(s: CyberfleshState, seat: int) -> list[Any]:
    """The squares that the party can be put on."""
    return [NAME_SQUARE[seat, square] for square in revealed(s)]


def put_on_square(s: CyberfleshState, square: int, ctx: Context) -> None:
    """No player move: no backtrack roll, and nothing is resolved there (CFL-EXPLORE-08)."""
    origin, s.party = s.party, square
    if ctx.keep_beats:
        ctx.emit(PartyPut(origin, square))


def begin_scouting(frame: RunEffects, effect: fx.Reveal, ctx: Context) -> None:
    """Tiles are named one at a time."""
    ctx.then(NameTiles(frame, effect.n, first=True))


def name_tiles(book: Book, s: CyberfleshState, t: NameTiles, ctx: Context) -> None:
    """Ask for the next tile, as long as there is one that fits."""
    if t.left and scoutable(book, s, t.frame):
        ctx.then(AskTiles(speaker(s), t.frame, t.left, continues=not t.first))


def scoutable(book: Book, s: CyberfleshState, frame: RunEffects) -> list[int]:
    """Hidden tiles that the effect lets one name, never the Exit (CFL-EXPLORE-04)."""
    effect = book.effects[frame.effects][frame.at]
    assert isinstance(effect, fx.Reveal), "the frame of a scouting effect"
    ground = book.ground(s.biome)
    back = _BACKS.get(effect.back)
    near = ground.neighbours[s.party] if effect.scope is fx.Scope.ADJACENT else range(len(s.turned))
    return sorted(
        square
        for square in near
        if s.turned[square] is TileState.HIDDEN
        and square != ground.exit
        and (back is None or ground.backs[square] is back)
    )


def namings(book: Book, s: CyberfleshState, ask: AskTiles) -> list[Any]:
    """The tiles in row-major order, or stop."""
    return [*(NAME_SQUARE[ask.seat, square] for square in scoutable(book, s, ask.frame)), DONE[ask.seat]]


def scout(s: CyberfleshState, square: int, ask: AskTiles, ctx: Context) -> None:
    """A tile is turned over for a look (CFL-EXPLORE-06)."""
    s.turned[square] = TileState.SCOUTED
    ctx.reveal()
    if ctx.keep_beats:
        ctx.emit(TileScouted(square, s.tiles[square]))
    ctx.then(NameTiles(ask.frame, ask.left - 1, first=False))
