"""The table of Cyberflesh: every component of the box as a piece at its spot. The map, Alert and the decks are here."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.layout import Layout
from arcology.engine.table import Piece, Spot, Table, facts
from arcology.engine.text import Text, text
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.arena import Arena
from arcology.games.cyberflesh.board.camp import Camp
from arcology.games.cyberflesh.board.cards import Cards
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.page import Page
from arcology.games.cyberflesh.board.pool import Pool
from arcology.games.cyberflesh.board.scene import Scene, scene_of
from arcology.games.cyberflesh.board.sheets import Sheets
from arcology.games.cyberflesh.board.tray import Tray
from arcology.games.cyberflesh.cards import design
from arcology.games.cyberflesh.state import FACES, CyberfleshState
from arcology.games.cyberflesh.terms import MAX_ALERT, SIRENS, Repeat, TileBack, TileState, TileType, UnitKind


class Projector:
    """Makes the table of an observed state."""

    def __init__(self, called: Names, layout: Layout) -> None:
        self._names = called
        self._book = called.book
        self._cards = cards = Cards(called)
        self._sheets = Sheets(called, cards, layout)
        self._arena = Arena(called, cards)
        self._tray = Tray(called)
        self._camp = Camp(called)
        self._page = Page(called)
        self._pool = Pool(called, cards)
        self._kept: dict[tuple[object, ...], Piece] = {}

    def project(self, s: CyberfleshState, muted: bool) -> Table:
        """Every piece; gauges are the counters that previews may change. ``muted``: tokens in place of blood."""
        scene = scene_of(self._book, s)
        pieces = {piece.id: piece for piece in self._pieces(s, scene, muted)}
        gauges = {names.ALERT_GAUGE: s.alert, **self._sheets.gauges(s), **self._camp.gauges(s)}
        gauges |= {names.enemy(slot): enemy.hp for slot, enemy in names.living_enemies(s)}
        return Table(pieces, gauges)

    def _pieces(self, s: CyberfleshState, scene: Scene, muted: bool) -> Iterator[Piece]:
        yield self._fixed(
            ("backdrop", s.biome),
            names.BACKDROP,
            "backdrop",
            Spot("backdrop", "all"),
            self._names.biome(s),
            biome=s.biome,
        )
        yield self._board(s)
        for square in range(len(s.tiles)):
            yield self._tile(s, square)
        yield self._party(s)
        yield from self._supply(s)
        yield from self._arena.pieces(s, scene, muted)
        yield from self._pool.pieces(s, scene, muted)
        yield from self._tray.pieces(s, scene)
        yield from self._camp.pieces(s, muted)
        yield from self._page.pieces(s, scene, muted)
        yield from self._sheets.pieces(s, muted)

    def _fixed(self, key: tuple[object, ...], id_: str, sprite: str, at: Spot, said: Text, /, **told: object) -> Piece:
        """A piece that is made once for everything that ``key`` tells."""
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > 5000:
                self._kept.clear()
            found = self._kept[key] = Piece(id_, sprite, at, said, facts(**told))  # type: ignore[arg-type]
        return found

    # ---- the map -------------------------------------------------------------------------------------------------

    def _board(self, s: CyberfleshState) -> Piece:
        biome = self._book.pack.biome(s.biome)
        return self._fixed(
            ("board", s.biome, s.sirens),
            names.BIOME,
            "biome_board",
            Spot("biome", "board"),
            text("cyberflesh_board.piece.biome", biome=Text(biome.name)),
            biome=s.biome,
            name=Text(biome.name),
            grid=biome.rows,
            sirens=s.sirens,
        )

    def _tile(self, s: CyberfleshState, square: int) -> Piece:
        state, done = s.turned[square], s.done[square]
        shown = names.seen_type(s, square)
        open_, sealed = s.sirens >= SIRENS, False
        pending = self.pending(s, square)
        back = self._book.ground(s.biome).backs[square]
        if back is TileBack.EXIT:
            sealed = not open_
        key = ("tile", s.biome, square, s.tiles[square], state, done, pending, sealed)
        found = self._kept.get(key)
        if found is not None:
            return found
        type_, number = tile_face(shown, s.tiles[square])
        return self._fixed(
            key,
            names.tile(square),
            "tile",
            self._names.tile_spot(s, square),
            self._names.tile(s, square),
            biome=s.biome,
            back=back.value,
            state=state.value,
            type=type_,
            number=number,
            done=done and state is TileState.REVEALED,
            pending=pending,
            sealed=sealed,
            seed=square,
        )

    def pending(self, s: CyberfleshState, square: int) -> bool:
        """Whether a revealed tile can be resolved (again) when the party comes by (CFL-TILE-10)."""
        if s.turned[square] is not TileState.REVEALED:
            return False
        event = FACES[s.tiles[square]].event
        if event is None:
            return False
        repeat = self._book.pack.event(event).repeat
        return repeat is Repeat.ALWAYS or (repeat is Repeat.UNTIL_SIREN and not s.done[square])

    def _party(self, s: CyberfleshState) -> Piece:
        seats = tuple(str(unit.owner) for unit in s.living)
        ally = any(unit.kind is UnitKind.ALLY for unit in s.helpers)
        return self._fixed(
            ("party", s.biome, s.party, seats, ally, s.turned[s.party], s.tiles[s.party]),
            names.PARTY,
            "party",
            self._names.party_spot(s, s.party),
            text("cyberflesh_board.piece.party", place=self._names.tile(s, s.party)),
            seats=seats,
            ally=ally,
        )

    # ---- Alert and decks -----------------------------------------------------------------------------------------

    def _supply(self, s: CyberfleshState) -> Iterator[Piece]:
        said = text("cyberflesh_board.piece.alert", alert=s.alert)
        yield self._fixed(("supply", s.alert), names.SUPPLY, "supply", Spot("supply", "board"), said, alert=s.alert)
        for level in range(1, MAX_ALERT + 1):
            lit = level <= s.alert
            yield self._fixed(
                ("alert", level, lit),
                names.alert_marker(level),
                "alert_marker",
                Spot("alert", str(level)),
                text("cyberflesh_board.piece.alert_marker", level=level),
                level=level,
                lit=lit,
            )
        decks = (s.loot_deck, s.mutation_deck, s.monster_deck, s.graveyard, s.lord_deck, s.events_deck)
        for kind, deck in zip(names.DECKS, decks, strict=True):
            top = design(deck[-1]) if deck and kind in ("graveyard", "events") else ""
            yield self._fixed(
                ("deck", kind, len(deck), top),
                names.deck(kind),
                "deck",
                Spot("decks", kind),
                text("cyberflesh_board.piece.deck", deck=deck_name(kind), count=len(deck)),
                kind=kind,
                count=len(deck),
                top=top,
            )


def deck_name(kind: str) -> Text:
    """Name of a deck."""
    return Text(f"cyberflesh_board.deck.{kind}")


def tile_face(shown: TileType | None, tile: int) -> tuple[str, int]:
    """What painters call the face of a tile, and the number on it: of an event, a merchant or a siren."""
    if shown is None:
        return "", 0
    if shown is TileType.EVENT:
        return "event", FACES[tile].event or 0
    kind, _, number = shown.value.partition("_")
    return kind, int(number or 0)
