"""What a large city keeps: minerals and their dice, the holding bay with who is aboard, spent boosters."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.agenda import Seat
from arcology.engine.table import Piece, Spot
from arcology.engine.text import Text, text
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.board.makers import Kept, booster_facts, innovation_facts, printed
from arcology.games.cities_of_venus.board.names import Names
from arcology.games.cities_of_venus.board.owned import Owned
from arcology.games.cities_of_venus.board.prices import offered, surcharge
from arcology.games.cities_of_venus.board.standing import rolled
from arcology.games.cities_of_venus.rules.room import carried
from arcology.games.cities_of_venus.state import City, Plan, VenusState
from arcology.games.cities_of_venus.terms import BAY, DIE, Place, gems

DOCKED = 16
"""Boosters that have a place below the hull."""
GEMS = {"clear": 24, "pink": 1, "black": 3}
"""Places for gems."""
FEW_GEMS = GEMS | {"clear": 4}
"""The same where they lie larger, because they are few."""
ABOARD = 8
"""V-nauts on the card on the bay that have a place of their own."""


class Stores:
    """Makes the pieces of stores."""

    def __init__(self, called: Names, kept: Kept, owned: Owned) -> None:
        self._names = called
        self._book = called.book
        self._kept = kept
        self._owned = owned

    def pieces(self, s: VenusState, seat: Seat, city: City, plan: Plan | None) -> Iterator[Piece]:
        """Everything that a city keeps."""
        yield from self._minerals(s, seat, city)
        yield from self._bay(s, seat, city, plan)
        yield from self._boosters(s, seat, city)

    def _minerals(self, s: VenusState, seat: Seat, city: City) -> Iterator[Piece]:
        figures = self._book.constants
        yield self._kept.piece(
            names.minerals(seat),
            "minerals",
            Spot("minerals", "board"),
            text("cities_of_venus_board.piece.minerals", n=city.minerals),
            owner=seat,
            value=city.minerals,
            price=figures.immigrant_price,
            points=city.minerals // figures.minerals_per_point,
            gauge=names.minerals(seat),
        )
        found = gems(city.minerals)
        zone = "gems_few" if all(count <= FEW_GEMS[gem.name.lower()] for gem, count in found) else "gems"
        for gem, count in found:
            kind = gem.name.lower()
            for index in range(min(count, GEMS[kind])):
                yield self._kept.piece(
                    names.gem(seat, kind, index),
                    "gem",
                    Spot(zone, f"{kind}.{index}"),
                    Text(gem.name_id),
                    owner=seat,
                    origin=Spot("supply", kind),
                    kind=kind,
                )
        yield from self._dice(s, seat, city)

    def _dice(self, s: VenusState, seat: Seat, city: City) -> Iterator[Piece]:
        """A place for each die that the city may roll; the one that has just fallen shows what it came to."""
        perk = self._book.perk(city)
        fallen = rolled(self._book, city) if s.roll and s.active == seat else 0
        for number in range(1, perk.rolls + 1):
            value = s.roll if number == fallen else 0
            name = text("cities_of_venus_board.piece.die", n=value)
            yield self._kept.piece(
                names.die(seat, number),
                "die",
                Spot("dice", str(number)),
                name if value else text("cities_of_venus_board.piece.die_place"),
                owner=seat,
                value=value,
                sides=DIE,
                sum=value + perk.pips if value and perk.pips else 0,
            )

    def _bay(self, s: VenusState, seat: Seat, city: City, plan: Plan | None) -> Iterator[Piece]:
        figures, card = self._book.constants, city.bay
        state = "empty" if not card else card if self._book.pack.is_innovation(card) else "stored"
        yield self._kept.piece(
            names.bay(seat),
            "bay",
            Spot("bay", "board"),
            text("cities_of_venus_board.piece.bay"),
            owner=seat,
            state=state,
            count=city.aboard,
            capacity=carried(self._book, city),
            ready=city.cryo_ready,
            penalty=figures.stored_penalty,
            extra=surcharge(self._book, city),
        )
        if not card:
            return
        at = Spot("bay_card", "card")
        if state == "stored":
            told = {**printed(self._book.pack.canister(card)), **offered(self._book, s, seat, city, card, True)}
            yield self._kept.piece(
                names.card(card),
                "canister",
                at,
                self._names.card(card),
                told,
                owner=seat,
            )
            return
        yield self._kept.piece(
            self._owned.owned_id(s, seat, card),
            "innovation",
            at,
            self._names.card(card),
            innovation_facts(self._book.pack.innovation(card)),
            owner=seat,
            origin=self._owned.origin(s, card),
        )
        yield from self._aboard(seat, city, plan)

    def _aboard(self, seat: Seat, city: City, plan: Plan | None) -> Iterator[Piece]:
        """Temporary workers; or sleepers, those who may leave first."""
        fresh = plan.picks[BAY] if plan is not None and plan.source is not None else 0
        for index in range(min(ABOARD, city.aboard)):
            if index < city.cryo_ready:
                state = "ready"
            elif index >= city.aboard - fresh:
                state = "new"
            else:
                state = "asleep" if city.cryo_fresh else ""
            yield self._owned.vnaut(seat, Place.BAY, index, Spot("aboard", str(index)), state, plan)

    def _boosters(self, s: VenusState, seat: Seat, city: City) -> Iterator[Piece]:
        """Spent boosters and boost innovations, docked below the hull in the order in which they came."""
        cards = [(card, names.card(card)) for card in city.boosts]
        aside = list(city.aside)
        for index, kind in enumerate(city.claims):
            if kind in aside:
                aside.remove(kind)
                cards.append((kind, names.claim(seat, index)))
        for place, (card, id_) in enumerate(cards[-DOCKED:]):
            yield self._kept.piece(
                id_,
                "booster",
                Spot("boosters", str(place)),
                self._names.card(card),
                booster_facts(self._book, card),
                owner=seat,
                origin=self._owned.origin(s, card),
            )
