"""Exploration: moving, revealing, backtracking, resolving tiles (CFL-EXPLORE, CFL-TILE, CFL-BACK)."""

from __future__ import annotations

from typing import Any

from arcology.engine.agenda import Context
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.asks import AskRead, RunEffects
from arcology.games.cyberflesh.events import (
    BacktrackRolled,
    EventBegan,
    EventSkipped,
    GameBegan,
    Moved,
    TileRevealed,
)
from arcology.games.cyberflesh.rules import fight, loot
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.dice import roll, tell
from arcology.games.cyberflesh.rules.effects import open_options
from arcology.games.cyberflesh.rules.manage import anything_to_do
from arcology.games.cyberflesh.rules.tables import (
    ASK_MOVE,
    ASK_READY,
    ASK_REVISIT,
    DRAW_MUTATION,
    END_EVENT,
    EXPLORE,
    MOVE,
    RESOLVE_HERE,
)
from arcology.games.cyberflesh.rules.units import each_character, speaker
from arcology.games.cyberflesh.state import EMPTY, FACES, NOBODY, NOTHING, CyberfleshState
from arcology.games.cyberflesh.tasks import Begin, Enter, Ready, ResolveTile, Revisit
from arcology.games.cyberflesh.terms import BOSS, SIRENS, Phase, Repeat, TileState, TileType

EACH_DRAWS = 2
"""Loot cards that a loot tile shows for each living character (CFL-TILE-06)."""


def begin(s: CyberfleshState, t: Begin, ctx: Context) -> None:
    """The table is laid and the party stands on Start (CFL-SETUP-11)."""
    s.entered = 1
    if ctx.keep_beats:
        ctx.emit(GameBegan(s.biome, t.face, s.alert))


def explore(book: Book, s: CyberfleshState, ctx: Context) -> None:
    """The tile has been dealt with; the party may move (CFL-EXPLORE-02). One step and nothing else to do is taken."""
    s.phase = Phase.EXPLORE
    s.event = NOTHING
    squares = open_squares(book, s)
    if len(squares) == 1 and not pending_here(book, s) and not anything_to_do(s):
        ctx.then(EXPLORE)
        step(s, squares[0], ctx)
    else:
        ctx.then(ASK_MOVE[speaker(s)], EXPLORE)


def open_squares(book: Book, s: CyberfleshState) -> list[int]:
    """Squares that the party can go to: north, east, south, west; the Exit when both sirens sound (CFL-EXPLORE-04)."""
    ground = book.ground(s.biome)
    sealed = ground.exit if s.sirens < SIRENS else -1
    return [square for square in ground.neighbours[s.party] if square != sealed]


def moves(book: Book, s: CyberfleshState, seat: int) -> list[Any]:
    """The steps, and the pending event of the tile (CFL-EXPLORE-07)."""
    found = [MOVE[seat, square] for square in open_squares(book, s)]
    if pending_here(book, s):
        found.append(RESOLVE_HERE[seat])
    return found


def flights(book: Book, s: CyberfleshState, seat: int) -> list[Any]:
    """The squares that the party can flee to (CFL-BOSS-05)."""
    return [MOVE[seat, square] for square in open_squares(book, s)]


def step(s: CyberfleshState, square: int, ctx: Context) -> None:
    """An ordinary step."""
    if ctx.keep_beats:
        ctx.emit(Moved(s.party, square, "CFL-EXPLORE-02"))
    ctx.then(Enter(square))
    s.party = square


def flee_to(s: CyberfleshState, square: int, ctx: Context) -> None:
    """The step of an escape; it is an ordinary entry (CFL-BOSS-06)."""
    if ctx.keep_beats:
        ctx.emit(Moved(s.party, square, "CFL-BOSS-05"))
    ctx.then(Enter(square))
    s.party = square


def enter(book: Book, s: CyberfleshState, t: Enter, ctx: Context) -> None:
    """Reveal a tile that is not revealed yet and resolve it, else roll for backtracking (CFL-TILE-03, CFL-BACK-01)."""
    s.entered += 1
    if s.turned[t.square] is TileState.REVEALED:
        ctx.then(Revisit(t.square))
        _backtrack(book, s, t.square, ctx)
        return
    s.turned[t.square] = TileState.REVEALED
    ctx.reveal()
    if ctx.keep_beats:
        ctx.emit(TileRevealed(t.square, s.tiles[t.square]))
    ctx.then(Ready(t.square), ResolveTile(t.square))


def _backtrack(book: Book, s: CyberfleshState, square: int, ctx: Context) -> None:
    """On a 1 Cyberflesh comes, if its card is in the deck; the die is rolled anyway (CFL-BACK-02 to CFL-BACK-04)."""
    face = roll(s, "backtrack", ctx)
    meets = face == 1 and BOSS in s.events_deck
    tell(s, 0, EMPTY, EMPTY, meets)
    if ctx.keep_beats:
        ctx.emit(BacktrackRolled(square, face, meets))
    if meets:
        fight.start(book, s, ctx, boss=True)


def ready(book: Book, s: CyberfleshState, t: Ready, ctx: Context) -> None:
    """The window before a tile is resolved; an event that begins with a choice asks anyway (CFL-LOOT-09)."""
    event = FACES[s.tiles[t.square]].event
    if event is not None:
        first = next(iter(book.pack.event(event).effects), None)
        if isinstance(first, fx.Choice) and len(open_options(s, first)) > 1:
            return
    if anything_to_do(s):
        ctx.then(ASK_READY[speaker(s), t.square])


def pending_here(book: Book, s: CyberfleshState) -> bool:
    """Whether the party stands on a siren that does not sound yet (CFL-TILE-10)."""
    return repeat_of(book, s, s.party) is Repeat.UNTIL_SIREN and not s.done[s.party]


def repeat_of(book: Book, s: CyberfleshState, square: int) -> Repeat | None:
    """How often the event of a revealed tile can be resolved, None for tiles without one."""
    event = FACES[s.tiles[square]].event
    return None if event is None else book.pack.event(event).repeat


def revisit(book: Book, s: CyberfleshState, t: Revisit, ctx: Context) -> None:
    """After the roll, and a fight that was won: a pending event is resolved, one that is always there offered
    (CFL-BACK-05)."""
    repeat = repeat_of(book, s, t.square)
    if repeat is Repeat.UNTIL_SIREN and not s.done[t.square]:
        ctx.then(ResolveTile(t.square))
    elif repeat is Repeat.ALWAYS:
        ctx.then(ASK_REVISIT[speaker(s), t.square])


def resolve_here(s: CyberfleshState, ctx: Context) -> None:
    """The pending event is resolved without moving and without a roll (CFL-EXPLORE-07)."""
    ctx.then(ResolveTile(s.party))


def resolve_again(square: int, ctx: Context) -> None:
    """The event is resolved once more (CFL-TILE-10)."""
    ctx.then(ResolveTile(square))


def skip_event(s: CyberfleshState, square: int, ctx: Context) -> None:
    """The event is left alone this time."""
    event = FACES[s.tiles[square]].event
    assert event is not None, "only events are offered again"
    if ctx.keep_beats:
        ctx.emit(EventSkipped(event))


def resolve(book: Book, s: CyberfleshState, t: ResolveTile, ctx: Context) -> None:
    """Resolve a tile (CFL-TILE-04 to CFL-TILE-09)."""
    face = FACES[s.tiles[t.square]]
    if face.event is not None:
        _begin_event(book, s, face.event, t.square, ctx)
        return
    s.done[t.square] = True
    if face.type is TileType.COMBAT:
        fight.start(book, s, ctx, populate=True)
    elif face.type is TileType.LOOT:
        once = s.options.loot_tile_picks == "one_each"
        loot.show(s, EACH_DRAWS * len(s.living), ctx, once=once)
    else:
        ctx.then(*(DRAW_MUTATION[(unit.id,)] for unit in each_character(s)))


def _begin_event(book: Book, s: CyberfleshState, event: int, square: int, ctx: Context) -> None:
    if book.pack.event(event).repeat is Repeat.NEVER:
        s.done[square] = True
    s.event, s.phase = event, Phase.EVENT
    if ctx.keep_beats:
        ctx.emit(EventBegan(event, square))
    ctx.then(RunEffects(f"event.{event}"), END_EVENT)
    if s.gm != NOBODY:
        ctx.then(AskRead(s.gm, event))


def end_event(s: CyberfleshState, ctx: Context) -> None:
    """The event has been resolved."""
    s.event, s.phase = NOTHING, Phase.EXPLORE
