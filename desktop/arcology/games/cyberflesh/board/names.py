"""What pieces and places of Cyberflesh are called: ids and spots for the table, texts for people.

Ids name a thing that stays the same thing: loot and mutations by their card (they have an id only while they lie face
up), enemies by their slot, companions by their card, what belongs to a sheet by its seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from arcology.engine.agenda import Ask, Seat, top_ask
from arcology.engine.table import Spot
from arcology.engine.text import Text, listed, text
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh.cards import EnemyCard, LootCard, MutationCard, design
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.state import (
    FACE_DOWN,
    FACES,
    INNATE,
    SLOT_SIGN,
    UNARMED,
    Combat,
    CyberfleshState,
    Enemy,
    Unit,
)
from arcology.games.cyberflesh.terms import Stat, TileState, TileType, UnitKind

BACKDROP = "backdrop"
BIOME = "biome"
PARTY = "party"
SUPPLY = "supply"
TRACK = "track"
TRAY = "tray"
CHANCE = "chance"
CAMP = "camp"
PAGE = "page"
STRIP = "strip"
LOOT_DECK = "deck.loot"
ALERT_GAUGE = "alert"

JOINT = (
    asks.AskMove,
    asks.AskReady,
    asks.AskRevisit,
    asks.AskChoice,
    asks.AskUnit,
    asks.AskTiles,
    asks.AskSquare,
    asks.AskOwner,
    asks.AskOrder,
    asks.AskEscape,
    asks.AskRoller,
    asks.AskFlight,
    asks.AskTarget,
)
"""Questions to all players together; whoever speaks for them answers."""
DECKS = ("loot", "mutation", "monster", "graveyard", "lord", "events")
"""Decks in the order in which they lie."""


def deck(kind: str) -> str:
    """Piece id of a deck."""
    return f"deck.{kind}"


def tile(square: int) -> str:
    """Piece id of the tile on a square."""
    return f"tile.{square}"


def alert_marker(level: int) -> str:
    """Piece id of an Alert marker 1..8."""
    return f"alert.{level}"


def slot(number: int) -> str:
    """Piece id of a combat slot 1..5."""
    return f"slot.{number}"


def enemy(number: int) -> str:
    """Piece id of the enemy in a slot, and name of the gauge of its life."""
    return f"enemy.{number}"


def loot(card: str) -> str:
    """Piece id of a loot card that lies face up."""
    return f"loot.{card}"


def mutation(card: str) -> str:
    """Piece id of a mutation on a sheet."""
    return f"mutation.{card}"


def order_entry(actor: str) -> str:
    """Piece id of an entry of the order of attack: a unit, or a slot."""
    return f"order.{actor.removeprefix(SLOT_SIGN)}"


def aim(place: int) -> str:
    """Piece id of a declared attack, from 0."""
    return f"aim.{place}"


def die(place: int) -> str:
    """Piece id of a die in the tray, from 0."""
    return f"die.{place}"


def slot_die(number: int) -> str:
    """Piece id of the die that was rolled for an empty slot."""
    return f"slot_die.{number}"


def incite(left: int) -> str:
    """Piece id of the flame between a slot and the next one."""
    return f"incite.{left}"


def companion(unit: str) -> str:
    """Piece id of an NPC or the ally, and name of the gauge of its life."""
    return f"companion.{unit}"


def choice(number: int) -> str:
    """Piece id of an option on the page of an event, from 0."""
    return f"choice.{number}"


def service(number: int) -> str:
    """Piece id of a service of a merchant, from 0."""
    return f"service.{number}"


def sheet(seat: Seat) -> str:
    """Piece id of a character sheet."""
    return f"sheet.{seat}"


def portrait(seat: Seat) -> str:
    """Piece id of a character's portrait."""
    return f"portrait.{seat}"


def hp(seat: Seat) -> str:
    """Piece id of a character's life, and name of its gauge."""
    return f"hp.{seat}"


def necrosis(seat: Seat) -> str:
    """Piece id of a character's necrosis, and name of its gauge."""
    return f"necrosis.{seat}"


def stat(seat: Seat, which: Stat) -> str:
    """Piece id of a statistic of a character, and name of its gauge."""
    return f"stat.{seat}.{which.value}"


def unit_piece(unit: Unit) -> str:
    """The piece that stands for a unit: a portrait, or the card of a companion."""
    return portrait(unit.owner) if unit.kind is UnitKind.CHARACTER else companion(unit.id)


def hp_gauge(unit: Unit) -> str:
    """Name of the gauge of a unit's life."""
    return hp(unit.owner) if unit.kind is UnitKind.CHARACTER else companion(unit.id)


def in_play(s: CyberfleshState, id_: str) -> Unit:
    """A unit that is known to be in the game."""
    unit = s.unit(id_)
    assert unit is not None, "only units in the game are asked and named"
    return unit


def fight(s: CyberfleshState) -> Combat:
    """The fight that is known to be on."""
    assert s.combat is not None, "asked in a fight"
    return s.combat


def standing(s: CyberfleshState, number: int) -> Enemy:
    """The enemy that is known to stand in a slot."""
    found = s.enemy(number)
    assert found is not None, "only what stands in a slot acts and is attacked"
    return found


def actor_slot(actor: str) -> int:
    """The slot that an entry of an order stands for, 0 for a unit."""
    return int(actor[1:]) if actor.startswith(SLOT_SIGN) else 0


def open_ask(s: CyberfleshState) -> Ask | None:
    """The open question."""
    return top_ask(s)


def signed(number: int) -> str:
    """A change as it is printed: "+2", "−1"."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def stat_name(which: Stat) -> Text:
    """Name of a statistic."""
    return Text(which.name_id)


def seen_type(s: CyberfleshState, square: int) -> TileType | None:
    """What a tile shows, None while nobody knows; the Exit is public."""
    number = s.tiles[square]
    return None if number == FACE_DOWN else FACES[number].type


class Names:
    """Texts about the cards and squares of one pack."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.pack = book.pack

    # ---- units and enemies ---------------------------------------------------------------------------------------

    def unit(self, id_: str) -> Text:
        """Name of a character, NPC or the ally."""
        if id_ in self._characters:
            return Text(self.pack.character(id_).name)
        return Text(self.pack.helper(id_).name)

    @property
    def _characters(self) -> frozenset[str]:
        return frozenset(card.id for card in self.pack.characters)

    def character(self, s: CyberfleshState, seat: Seat) -> Text:
        """Name of the character of a seat."""
        return self.unit(s.characters[seat].id)

    def player(self, s: CyberfleshState, seat: Seat) -> Text:
        """What a seat is called: its character, or the game master."""
        return Text("cyberflesh.term.game_master") if seat == s.gm else self.character(s, seat)

    def enemy_card(self, card: str) -> EnemyCard:
        """The record of an enemy."""
        return self.pack.enemy(card)

    def enemy(self, card: str) -> Text:
        """Name of an enemy."""
        return Text(self.pack.enemy(card).name)

    def foe(self, s: CyberfleshState, number: int) -> Text:
        """Name of the enemy in a slot, with its slot where another one of its kind stands beside it."""
        found = s.enemy(number)
        if found is None:
            return text("cyberflesh_board.place.slot", slot=number)
        same = [e for e in s.slots if e is not None and design(e.card) == design(found.card)]
        name = self.enemy(found.card)
        return name if len(same) == 1 else text("cyberflesh_board.name.in_slot", enemy=name, slot=number)

    def actor(self, s: CyberfleshState, actor: str) -> Text:
        """Name of a unit or of the enemy in a slot."""
        number = actor_slot(actor)
        return self.foe(s, number) if number else self.unit(actor)

    # ---- cards ---------------------------------------------------------------------------------------------------

    def loot_record(self, card: str) -> LootCard:
        """The record of a loot card."""
        return self.pack.loot_card(card)

    def loot(self, card: str) -> Text:
        """Name of a loot card."""
        return Text(self.pack.loot_card(card).name)

    def loots(self, cards: Sequence[str]) -> Text:
        """Names of several loot cards."""
        return listed([self.loot(card) for card in cards])

    def mutation_record(self, card: str) -> MutationCard:
        """The record of a mutation."""
        return self.pack.mutation(card)

    def mutation(self, card: str) -> Text:
        """Name of a mutation."""
        return Text(self.pack.mutation(card).name)

    def weapon(self, weapon: str) -> Text:
        """Name of what somebody attacks with: a loot card, a mutation, or what it was born with."""
        if weapon == INNATE:
            return Text("cyberflesh_board.name.innate")
        if weapon == UNARMED:
            return Text("cyberflesh.term.unarmed")
        if design(weapon) in self.book.mutations:
            return self.mutation(weapon)
        return self.loot(weapon)

    def is_mutation(self, card: str) -> bool:
        """Whether a card is a mutation, not loot."""
        return card in self.book.mutations

    # ---- squares -------------------------------------------------------------------------------------------------

    def tile_spot(self, s: CyberfleshState, square: int) -> Spot:
        """Where the tile of a square lies."""
        return self._square_spot("tiles", s, square)

    def party_spot(self, s: CyberfleshState, square: int) -> Spot:
        """Where the party stands on a square."""
        return self._square_spot("party", s, square)

    def _square_spot(self, zone: str, s: CyberfleshState, square: int) -> Spot:
        row, column = self.book.ground(s.biome).squares[square]
        return Spot(f"{zone}.{s.biome}", f"{row},{column}")

    def square_at(self, s: CyberfleshState, spot: Spot) -> int | None:
        """The square that a place stands for, None for a place off the map."""
        zone, _, biome = spot.zone.partition(".")
        if zone not in ("tiles", "party") or biome != str(s.biome):
            return None
        row, _, column = spot.slot.partition(",")
        squares = self.book.ground(s.biome).squares
        where = (int(row), int(column))
        return squares.index(where) if where in squares else None

    def code(self, s: CyberfleshState, square: int) -> str:
        """A square as people call it: a letter for its column from the left, a number for its row from the top."""
        row, column = self.book.ground(s.biome).squares[square]
        return f"{chr(ord('A') + column)}{row + 1}"

    def tile(self, s: CyberfleshState, square: int) -> Text:
        """What lies on a square, as far as it is known, and where: "Combat, D2"."""
        return text("cyberflesh_board.place.tile", tile=self.face(s, square), code=self.code(s, square))

    def face(self, s: CyberfleshState, square: int) -> Text:
        """What a tile shows: its face once it is known, else its back."""
        type_ = seen_type(s, square)
        if type_ is None or (s.turned[square] is TileState.HIDDEN and type_ is not TileType.EXIT):
            return Text(self.book.ground(s.biome).backs[square].name_id)
        if type_ is TileType.EVENT:
            event = FACES[s.tiles[square]].event
            return text("cyberflesh_board.name.event", event=event)
        return Text(type_.name_id)

    def biome(self, s: CyberfleshState) -> Text:
        """Name of the biome."""
        return Text(self.pack.biome(s.biome).name)

    def event(self, number: int) -> Text:
        """Title of an event."""
        return Text(self.pack.event(number).name)


def living_enemies(s: CyberfleshState) -> list[tuple[int, Enemy]]:
    """The enemies in the slots, with their slots 1..5."""
    return [(number, found) for number, found in enumerate(s.slots, start=1) if found is not None]
