"""What pieces and places of Cities of Venus are called: ids and spots for the table, texts for people.

Ids name a thing that stays the same thing: a canister is known by its card from the drop to the city that buys it, a
V-naut by city, place and how many stand before it there. What belongs to a city has its seat in the id, so that two
cities shown one after the other share nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from arcology.engine.agenda import Seat, top_ask
from arcology.engine.table import Spot
from arcology.engine.text import SeatRef, Text, listed, text
from arcology.games.cities_of_venus.cards import Cost
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.state import NOBODY, VenusState
from arcology.games.cities_of_venus.terms import DEPTS, PLACES, Dept, Place

BACKDROP = "backdrop"
MAT = "mat"
DROP_DECK = "drop_deck"
EVENT_DECK = "event_deck"
MARKET = "market"
SURFACE = "surface"
SUPPLY_VNAUTS = "supply_vnauts"
SUPPLY_GEMS = "supply_gems"
TRACK = "round_track"
FREIGHTER = "freighter"
CHALLENGE = "challenge"
FIRST = "first"

DECK_SPOT = Spot("drop_deck", "deck")
VNAUT_SUPPLY = Spot("supply", "vnauts")
ARRIVAL_PLACES = 14
"""Places below the shuttle; who comes besides stands with the last one."""


def card(id_: str) -> str:
    """Piece id of a canister or Earth, wherever it lies."""
    return f"card.{id_}"


def chute(id_: str) -> str:
    """Piece id of the parachute over a card of the drop."""
    return f"chute.{id_}"


def event(number: int) -> str:
    """Piece id of an event card: how many were resolved since the last shuffle before it."""
    return f"event.{number}"


def innovation(kind: str) -> str:
    """Piece id of a pile of the market."""
    return f"innovation.{kind}"


def claim(seat: Seat, number: int) -> str:
    """Piece id of an innovation that a city took, by how many it took before."""
    return f"claim.{seat}.{number}"


def city(seat: Seat) -> str:
    """Piece id of the large city."""
    return f"city.{seat}"


def nameplate(seat: Seat) -> str:
    """Piece id of its name."""
    return f"nameplate.{seat}"


def growth(seat: Seat) -> str:
    """Piece id of the sign about growth, and name of its gauge."""
    return f"growth.{seat}"


def shuttle(seat: Seat) -> str:
    """Piece id of the shuttle that brings V-nauts and takes them away."""
    return f"shuttle.{seat}"


def department(seat: Seat, dept: Dept) -> str:
    """Piece id of a department of the large city, and name of its gauge."""
    return f"department.{seat}.{dept.value}"


def station(seat: Seat) -> str:
    """Piece id of the station, and name of its gauge."""
    return f"station.{seat}"


def minerals(seat: Seat) -> str:
    """Piece id of the mineral store, and name of its gauge."""
    return f"minerals.{seat}"


def bay(seat: Seat) -> str:
    """Piece id of the holding bay."""
    return f"bay.{seat}"


def forecast(seat: Seat) -> str:
    """Piece id of the score as it stands, and name of its gauge."""
    return f"forecast.{seat}"


def people(seat: Seat) -> str:
    """Name of the gauge of the population."""
    return f"people.{seat}"


def vnaut(seat: Seat, place: Place, number: int) -> str:
    """Piece id of a V-naut in a place, by how many stand before it there."""
    return f"vnaut.{seat}.{place.value}.{number}"


def arrival(seat: Seat, number: int) -> str:
    """Piece id of a V-naut that waits below the shuttle to be placed."""
    return f"arrival.{seat}.{number}"


def leaving(seat: Seat, place: Place, number: int) -> str:
    """Piece id of a V-naut below the shuttle that was picked to be given up, by where it lived."""
    return f"leaving.{seat}.{place.value}.{number}"


def gem(seat: Seat, kind: str, number: int) -> str:
    """Piece id of a gem."""
    return f"gem.{seat}.{kind}.{number}"


def die(seat: Seat, number: int) -> str:
    """Piece id of a mining die, 1 or 2."""
    return f"die.{seat}.{number}"


def rival(seat: Seat) -> str:
    """Piece id of the small board of a city."""
    return f"rival.{seat}"


def rival_cards(seat: Seat) -> str:
    """Piece id of the cards of a city's small board."""
    return f"rival_cards.{seat}"


def place_piece(seat: Seat, place: Place) -> str:
    """Piece id of what V-nauts are put on: a department, the bay, the station."""
    if place is Place.STATION:
        return station(seat)
    return bay(seat) if place.dept is None else department(seat, place.dept)


def arrival_spot(number: int) -> Spot:
    """Where a V-naut stands below the shuttle."""
    return Spot("arrivals", str(min(number, ARRIVAL_PLACES - 1)))


def row_spot(s: VenusState, id_: str) -> Spot:
    """Where a card of the drop hangs: where it came down."""
    return Spot("row", str(s.dealt.index(id_) + 1))


def who(seat: Seat) -> Text:
    """The name of a city inside a sentence."""
    return text("cities_of_venus.score.seat", seat=SeatRef(seat))


def asked_seat(s: VenusState) -> Seat:
    """Who is asked, or NOBODY."""
    ask = top_ask(s)
    return NOBODY if ask is None else ask.seat


def dept_name(dept: Dept) -> Text:
    """Name of a department."""
    return Text(dept.name_id)


def place_name(place: Place) -> Text:
    """Name of a place."""
    return Text(place.name_id)


def amounts(counts: Sequence[int]) -> list[Text]:
    """ "2 Power", "1 Food" and so on; numbers by place or by department."""
    return [
        text("cities_of_venus_board.amount", count=count, place=place_name(place))
        for count, place in zip(counts, PLACES, strict=False)
        if count
    ]


def spread(counts: Sequence[int]) -> Text:
    """V-nauts by place as a list; nobody at all: "nobody"."""
    parts = amounts(counts)
    return listed(parts) if parts else text("cities_of_venus_board.list.nobody")


def price(cost: Cost) -> Text:
    """A cost as a list: "1 Power, 2 Mechanical and 2 minerals"; nothing: "nothing"."""
    return short_of(cost.depts, cost.minerals)


def short_of(depts: Sequence[int], points: int) -> Text:
    """V-nauts by department and mineral points as a list."""
    parts = amounts(depts)
    if points:
        parts.append(text("cities_of_venus_board.points", n=points))
    return listed(parts) if parts else text("cities_of_venus_board.list.nothing")


class Names:
    """Texts about the cards of one game, and whose city is shown large."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.front: Seat | None = None
        self.people: frozenset[Seat] | None = None

    def large_seat(self, s: VenusState) -> Seat:
        """Whose city is shown large: that of the person who plays, else of whoever is at it."""
        if self.front is not None:
            return self.front
        if s.ended is not None:
            return s.ended.winners[0]
        asked = asked_seat(s)
        if asked != NOBODY:
            return asked
        return s.active if s.active != NOBODY else s.first

    def place_of(self, s: VenusState, seat: Seat) -> int:
        """Where a city is shown: 0 large, from 1 on small, clockwise from the large one."""
        return (seat - self.large_seat(s)) % len(s.cities)

    def is_computer(self, seat: Seat) -> bool:
        """Whether a computer plays a city."""
        return self.people is not None and seat not in self.people

    def card(self, id_: str) -> Text:
        """Name of a canister, Earth or innovation."""
        pack = self.book.pack
        return Text(pack.innovation(id_).name if pack.is_innovation(id_) else pack.drop_card(id_).name)

    def event(self, id_: str) -> Text:
        """Name of an event."""
        return Text(self.book.pack.event(id_).name)

    def any_card(self, id_: str) -> Text:
        """Name of a card of any deck."""
        pack = self.book.pack
        return self.card(id_) if pack.is_innovation(id_) or pack.is_canister(id_) else self.event(id_)

    def home(self, seat: Seat, id_: str) -> str:
        """Piece id of what a canister or innovation is put on: its department, the bay, else the whole city."""
        pack, dept = self.book.pack, self.book.dept.get(id_)
        if dept is not None:
            return department(seat, DEPTS[dept])
        if pack.is_innovation(id_) and (id_ in self.book.temp or id_ in self.book.cryo):
            return bay(seat)
        return city(seat)
