"""What pieces and places of Cytress are called: ids and spots for the table, texts for people.

Ids name a thing that stays the same thing: a crew and the tube that it leaves are known by their hex, a mission by its
card (it lies face up from the moment it has an id), a skill card by its place in a hand, which tells nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from arcology.engine.agenda import Seat, top_ask
from arcology.engine.table import Spot
from arcology.engine.text import SeatRef, Text, listed, text
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.state import NOBODY, CytressState
from arcology.games.cytress.terms import FACTIONS, SUPPLIES, Faction, LandingPad, Skill, Supply, Tier

STRATOS = "stratos"
UNDERBELLY = "underbelly"
BAG = "bag"
TRAY = "tray"
"""The board of the seat that is shown large."""
REBEL_BOARD = "rebel_board"
AI_BOARD = "ai"
AI_LOG = "ai_log"
AI_BAG = "ai_bag"


def district(faction: Faction) -> str:
    """Piece id of a district board."""
    return f"district.{faction.value}"


def deck(faction: Faction) -> str:
    """Piece id of a faction's face-down missions."""
    return f"deck.{faction.value}"


def mission(card: str) -> str:
    """Piece id of a mission that lies face up."""
    return f"mission.{card}"


def pad(where: LandingPad) -> str:
    """Piece id of a landing pad."""
    return f"pad.{where.value}"


def ship(seat: Seat, index: int) -> str:
    """Piece id of one of a seat's ships."""
    return f"ship.{seat}.{index}"


def rebel(owner: int) -> str:
    """Piece id of a Rebel standee."""
    return f"rebel.{owner}"


def crew(hex_: int) -> str:
    """Piece id of the crew on a hex, or of the one that went up from there."""
    return f"crew.{hex_}"


def hex_piece(hex_: int) -> str:
    """Piece id of a hex."""
    return f"hex.{hex_}"


def reserve(seat: Seat, index: int) -> str:
    """Piece id of a crew that is not placed yet; the last one goes first."""
    return f"reserve.{seat}.{index}"


def tube(hex_: int) -> str:
    """Piece id of the tube on a hex."""
    return f"tube.{hex_}"


def stratolite(card: str) -> str:
    """Piece id of a stratolite in the row."""
    return f"stratolite.{card}"


def bounty(card: str) -> str:
    """Piece id of a bounty."""
    return f"bounty.{card}"


def token(skill: Skill) -> str:
    """Piece id of a skill token."""
    return f"token.{skill.value}"


def skill_card(seat: Seat, index: int) -> str:
    """Piece id of a skill card in hand, by its place there."""
    return f"skill.{seat}.{index}"


def used_card(seat: Seat, index: int) -> str:
    """Piece id of a skill card that was used, in the order of use."""
    return f"used.{seat}.{index}"


def supply(seat: Seat, what: Supply) -> str:
    """Piece id of a supply tracker, and name of its gauge."""
    return f"supply.{seat}.{what.value}"


def lane(faction: Faction) -> str:
    """Piece id of a lifepath of the board that is shown large."""
    return f"lane.{faction.value}"


def rival(place: int) -> str:
    """Piece id of the small board of a seat, by its place at the table."""
    return f"rival.{place}"


def score(owner: int) -> str:
    """Piece id of the prestige of a seat or the AI, and name of its gauge."""
    return f"score.{owner}"


def influence_spot(faction: Faction, space: int) -> Spot:
    """Where a Rebel stands in a district."""
    return Spot(f"influence.{faction.value}", str(space))


def tier_spot(height: int) -> Spot:
    """A tier of Stratos as a place to drop a crew."""
    return Spot(f"plate.{Tier.at(height).value}", "tier")


def large_seat(s: CytressState) -> Seat:
    """Whose board is shown large: the viewer's; without one that of the seat whose turn it is."""
    if s.viewer != NOBODY:
        return s.viewer
    seats = len(s.players)
    if s.ended is not None and s.ended.winners and s.ended.winners[0] < seats:
        return s.ended.winners[0]
    ask = top_ask(s)
    if ask is not None:
        return ask.seat
    return s.active if 0 <= s.active < seats else s.first


def place_of(s: CytressState, owner: int) -> int:
    """Where an owner is shown: 0 large, from 1 small, clockwise from the large one; the AI is at 1."""
    return (owner - large_seat(s)) % s.owners


def owner_at(s: CytressState, place: int) -> int:
    """Whose board is shown at a place."""
    return (large_seat(s) + place) % s.owners


def who(s: CytressState, owner: int) -> SeatRef | Text:
    """The name of a seat or the AI inside a sentence."""
    return SeatRef(owner) if owner < len(s.players) else Text("cytress.ai")


def faction_name(faction: Faction) -> Text:
    """Name of a faction."""
    return Text(faction.name_id)


def supply_name(what: Supply) -> Text:
    """Name of a supply."""
    return Text(what.name_id)


def lifepath_effect(s: CytressState, faction: Faction) -> Text:
    """What a lifepath does under the options of the game (CYT-OPT-02, CYT-OPT-03)."""
    if faction is Faction.ROVERS and s.options.ratio == "given":
        return Text("cytress.faction.rovers.effect.given")
    if faction is Faction.PRIVATEERS and s.options.privateer_own == "district":
        return Text("cytress.faction.privateers.effect.district")
    return Text(f"cytress.faction.{faction.value}.effect")


def pad_effect(s: CytressState, where: LandingPad) -> Text:
    """What happens at a landing pad under the options of the game (CYT-OPT-01)."""
    if where is LandingPad.MERCHANT and s.options.merchant == "single":
        return Text("cytress.pad.merchant.effect.single")
    return Text(f"cytress.pad.{where.value}.effect")


def skill_name(skill: Skill) -> Text:
    """Name of a skill."""
    return Text(skill.name_id)


def pad_name(where: LandingPad) -> Text:
    """Name of a landing pad."""
    return Text(where.name_id)


def amount(count: int, what: Supply) -> Text:
    """A number of supplies: "2 Credits", "1 Credit"."""
    if count == 1:
        return Text(f"cytress.one.{what.value}")
    return text("cytress.amount", count=count, supply=supply_name(what))


def amounts(found: Sequence[int]) -> Text:
    """Several supplies: "2 Credits and 1 Tech"; nothing at all: "nothing"."""
    parts = [amount(count, what) for count, what in zip(found, SUPPLIES, strict=True) if count]
    return listed(parts) if parts else text("cytress.list.none")


class Names:
    """Texts about one game's cards and hexes."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self._codes: dict[int, tuple[str, ...]] = {}

    def ground_spot(self, s: CytressState, hex_: int) -> Spot:
        """Where a hex lies."""
        return self._spot("hexes", s, hex_)

    def crew_spot(self, s: CytressState, hex_: int) -> Spot:
        """Where a crew stands on a hex."""
        return self._spot("crew.map", s, hex_)

    def tube_spot(self, s: CytressState, hex_: int) -> Spot:
        """Where a tube stands on a hex."""
        return self._spot("tubes", s, hex_)

    def _spot(self, zone: str, s: CytressState, hex_: int) -> Spot:
        q, r = self.book.maps.grid(len(s.tiles)).places[hex_]
        return Spot(f"{zone}.{r}", str(q))

    def hex_at(self, s: CytressState, spot: Spot) -> int | None:
        """The hex that a place stands for, None for a place off the map."""
        zone, _, row = spot.zone.rpartition(".")
        if zone not in ("hexes", "crew.map", "tubes"):
            return None
        return self.book.maps.grid(len(s.tiles)).index.get((int(spot.slot), int(row)))

    def code(self, s: CytressState, hex_: int) -> str:
        """A hex as people call it: a letter for its row from the top, its number there from the left."""
        tiles = len(s.tiles)
        codes = self._codes.get(tiles)
        if codes is None:
            codes = self._codes[tiles] = self._number(tiles)
        return codes[hex_]

    def _number(self, tiles: int) -> tuple[str, ...]:
        found: list[str] = []
        counts: dict[int, int] = {}
        for _, r in self.book.maps.grid(tiles).places:
            counts[r] = counts.get(r, 0) + 1
            found.append(f"{chr(ord('A') + r)}{counts[r]}")
        return tuple(found)

    def colour(self, s: CytressState, hex_: int) -> Faction:
        """The faction whose colour a hex has."""
        return FACTIONS[self.book.ground(s.tiles).colours[hex_]]

    def hex(self, s: CytressState, hex_: int) -> Text:
        """Name of a hex: "Rovers hex C4"."""
        return text("cytress.place.hex", code=self.code(s, hex_), faction=faction_name(self.colour(s, hex_)))

    def card(self, card: str) -> Text:
        """Name of a mission card."""
        return Text(self.book.pack.mission(card).name)

    def mission(self, card: str) -> Text:
        """What a mission card is, in a few words: "Loot mission against the Rovers"."""
        facts = self.book.pack.mission(card)
        return text("cytress.place.mission", skill=skill_name(facts.skill), target=faction_name(facts.target))

    def bounty(self, card: str) -> Text:
        """Name of a bounty."""
        return Text(self.book.pack.bounty(card).name)

    def skills(self, card: str) -> Text:
        """The two skills of a card: "Loot or Terminate"."""
        one, other = self.book.pack.skill_card(card).skills
        return text("cytress.place.skills", one=skill_name(one), other=skill_name(other))

    def owner(self, s: CytressState, owner: int) -> SeatRef | Text:
        """Who leads somewhere: a seat, the AI, or nobody."""
        return text("cytress.nobody") if owner == NOBODY else who(s, owner)
