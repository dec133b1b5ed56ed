"""The large city: its dome with six departments, V-nauts, cards, station, minerals, holding bay and score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arcology.engine.agenda import Seat
from arcology.engine.layout import Layout
from arcology.engine.table import Piece, Spot
from arcology.engine.text import Text, text
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.board.makers import Kept, booster_facts, innovation_facts, printed, slot_facts
from arcology.games.cities_of_venus.board.names import Names, who
from arcology.games.cities_of_venus.board.prices import offered, surcharge
from arcology.games.cities_of_venus.board.standing import plan_of, rolled, standing, total_with, with_city
from arcology.games.cities_of_venus.rules.growth import growth
from arcology.games.cities_of_venus.rules.room import capacity, carried
from arcology.games.cities_of_venus.rules.scoring import by_source, card_vp
from arcology.games.cities_of_venus.state import City, Plan, VenusState
from arcology.games.cities_of_venus.terms import (
    AIR,
    BAY,
    DEPTS,
    FOOD,
    LONE,
    PLACES,
    SHIELDS,
    STATION,
    Dept,
    Place,
    gems,
)

SHELF = 12
"""V-nauts of a department that have a place of their own."""
FORECAST = ("cards", "people", "minerals", "most_people", "most_minerals", "stored")
DOCKED = 16
"""Boosters that have a place below the hull."""
GEMS = {"clear": 24, "pink": 1, "black": 3}
"""Places for gems."""
ABOARD = 8


class LargeCity:
    """Makes the pieces of the city that is shown large."""

    def __init__(self, called: Names, layout: Layout, kept: Kept) -> None:
        self._names = called
        self._book = called.book
        self._kept = kept
        self._marked = "first" in layout.zones

    def gauges(self, s: VenusState) -> Iterator[tuple[str, int]]:
        """The figures that a choice may change."""
        seat = self._names.large_seat(s)
        city = standing(self._book, s, seat)
        for dept in DEPTS:
            yield names.department(seat, dept), city.dept[dept.at]
        yield names.growth(seat), growth(self._book, city)
        yield names.station(seat), city.iis
        yield names.minerals(seat), city.minerals
        yield names.people(seat), city.population
        yield names.forecast(seat), total_with(self._book, s, seat, city)

    def pieces(self, s: VenusState) -> Iterator[Piece]:
        """Everything that belongs to the city."""
        seat = self._names.large_seat(s)
        city, plan = standing(self._book, s, seat), plan_of(s, seat)
        yield from self._frame(s, seat, city, plan)
        for dept in DEPTS:
            yield from self._department(s, seat, city, plan, dept)
        yield from self._station(seat, city, plan)
        yield from self._shuttle(seat, city, plan)
        yield from self._minerals(s, seat, city)
        yield from self._bay(s, seat, city, plan)
        yield from self._boosters(s, seat, city)
        yield self._forecast(s, seat, city)

    def _at_it(self, s: VenusState, seat: Seat) -> bool:
        asked = names.asked_seat(s)
        return s.ended is None and seat == (asked if asked >= 0 else s.active)

    def _frame(self, s: VenusState, seat: Seat, city: City, plan: Plan | None) -> Iterator[Piece]:
        active = self._at_it(s, seat)
        called = text("cities_of_venus_board.piece.city", city=who(seat))
        yield self._kept.piece(
            names.city(seat),
            "city",
            Spot("city", "0"),
            called,
            owner=seat,
            seat=seat,
            active=active,
            shields=city.dept[SHIELDS],
        )
        cards = card_vp(self._book, city)
        yield self._kept.piece(
            names.nameplate(seat),
            "nameplate",
            Spot("nameplate", "0"),
            text("cities_of_venus_board.piece.nameplate", city=who(seat), people=city.population, n=cards),
            owner=seat,
            seat=seat,
            name=who(seat),
            note=text("cities_of_venus_board.plate.first" if s.first == seat else "cities_of_venus_board.plate.city"),
            people=city.population,
            cards=cards,
            computer=self._names.is_computer(seat),
            gauge=names.people(seat),
        )
        grown = growth(self._book, city)
        yield self._kept.piece(
            names.growth(seat),
            "growth",
            Spot("growth", "0"),
            text("cities_of_venus_board.piece.growth", n=grown),
            owner=seat,
            growth=grown,
            air=city.dept[AIR],
            food=city.dept[FOOD],
            extra=self._book.extra_growth(city),
            gauge=names.growth(seat),
        )
        if self._marked and len(s.cities) > LONE:
            at = Spot("first", str(self._names.place_of(s, s.first)))
            marker = text("cities_of_venus_board.piece.first", city=who(s.first))
            yield self._kept.piece(names.FIRST, "first_marker", at, marker)

    # ---- departments and station ---------------------------------------------------------------------------------

    def _department(self, s: VenusState, seat: Seat, city: City, plan: Plan | None, dept: Dept) -> Iterator[Piece]:
        count, full, card = city.dept[dept.at], capacity(self._book, city, dept.at), city.slots[dept.at]
        name = names.dept_name(dept)
        yield self._kept.piece(
            names.department(seat, dept),
            f"department_{dept.value}",
            Spot(f"department.{dept.value}", "room"),
            text("cities_of_venus_board.piece.department", dept=name, count=count, capacity=full),
            owner=seat,
            count=count,
            capacity=full,
            filled=bool(card),
            gauge=names.department(seat, dept),
        )
        if card:
            at = Spot(f"slot.{dept.value}", "card")
            yield self._slot_card(s, seat, card, at)
        fresh = plan.picks[dept.at] if plan is not None and plan.source is not None else 0
        places = min(full, SHELF)
        for index in range(min(count, places)):
            at = Spot(f"vnauts.{dept.value}", f"{index + 1}/{places}")
            state = "new" if index >= count - fresh else ""
            yield self._vnaut(seat, Place(dept.value), index, at, state, plan)

    def _vnaut(self, seat: Seat, place: Place, index: int, at: Spot, state: str, plan: Plan | None) -> Piece:
        """One of those who live here. New ones come out of the shuttle: whoever was picked last stood last there."""
        left = plan.left if plan is not None and plan.source is not None else 0
        return self._kept.piece(
            names.vnaut(seat, place, index),
            "vnaut",
            at,
            text("cities_of_venus_board.piece.vnaut", place=names.place_name(place)),
            owner=seat,
            origin=names.arrival_spot(left),
            state=state,
        )

    def _slot_card(self, s: VenusState, seat: Seat, card: str, at: Spot) -> Piece:
        """A card in a slot; an innovation comes flying from its pile."""
        told = slot_facts(self._book, card)
        id_, origin = self.owned_id(s, seat, card), self._origin(s, card)
        return self._kept.piece(
            id_,
            "slot_card",
            at,
            self._names.card(card),
            told,
            owner=seat,
            origin=origin,
        )

    def owned_id(self, s: VenusState, seat: Seat, card: str) -> str:
        """Piece id of a card that a city has."""
        if not self._book.pack.is_innovation(card):
            return names.card(card)
        claims = s.cities[seat].claims
        return names.claim(seat, max((i for i, kind in enumerate(claims) if kind == card), default=0))

    def _origin(self, s: VenusState, card: str) -> Spot | None:
        if card not in s.market:
            return None
        return Spot("innovations", str(list(s.market).index(card) + 1))

    def _station(self, seat: Seat, city: City, plan: Plan | None) -> Iterator[Piece]:
        full = self._book.constants.station_places
        note = "cities_of_venus_board.station.full" if city.iis >= full else "cities_of_venus_board.station.claims"
        yield self._kept.piece(
            names.station(seat),
            "station",
            Spot("station", "board"),
            text("cities_of_venus_board.piece.station", count=city.iis, full=full),
            owner=seat,
            count=city.iis,
            note=text(note, full=full),
            gauge=names.station(seat),
        )
        fresh = plan.picks[STATION] if plan is not None and plan.source is not None else 0
        for index in range(city.iis):
            state = "new" if index >= city.iis - fresh else ""
            yield self._vnaut(seat, Place.STATION, index, Spot("pods", str(index)), state, plan)

    def _shuttle(self, seat: Seat, city: City, plan: Plan | None) -> Iterator[Piece]:
        """The shuttle; below it those who have no place yet, or those who are given up."""
        coming = plan is not None and plan.source is not None
        waiting = plan.left if plan is not None and coming else 0
        gone = plan.picks if plan is not None and not coming else ()
        name = "shuttle_leaving" if plan is not None and not coming else "shuttle"
        called = {
            "shuttle": text("cities_of_venus_board.piece.shuttle", n=waiting),
            "shuttle_leaving": text("cities_of_venus_board.piece.shuttle_leaving", n=sum(gone)),
        }[name]
        yield self._kept.piece(
            names.shuttle(seat),
            "shuttle",
            Spot("shuttle", "0"),
            called,
            owner=seat,
            seat=seat,
            count=waiting if coming else plan.left if plan is not None else 0,
            leaving=plan is not None and not coming,
        )
        for index in range(min(waiting, names.ARRIVAL_PLACES)):
            yield self._kept.piece(
                names.arrival(seat, index),
                "vnaut",
                names.arrival_spot(index),
                text("cities_of_venus_board.piece.arrival"),
                owner=seat,
                origin=names.VNAUT_SUPPLY,
                state="waiting",
            )
        yield from self._leaving(seat, city, gone)

    def _leaving(self, seat: Seat, city: City, gone: Sequence[int]) -> Iterator[Piece]:
        """Those who are given up: each came from where it lived, the last one picked from the place now empty."""
        number = 0
        for place, picked in zip(PLACES, gone, strict=False):
            for index in range(picked):
                yield self._kept.piece(
                    names.leaving(seat, place, index),
                    "vnaut",
                    names.arrival_spot(number),
                    text("cities_of_venus_board.piece.leaving", place=names.place_name(place)),
                    owner=seat,
                    origin=self._home(city, place),
                    state="leaving",
                )
                number += 1

    def _home(self, city: City, place: Place) -> Spot:
        """The first empty place of a department, or of the card on the bay."""
        if place.dept is None:
            return Spot("aboard", str(min(city.aboard, ABOARD - 1)))
        shelf = min(capacity(self._book, city, place.at), SHELF)
        return Spot(f"vnauts.{place.value}", f"{min(city.dept[place.at] + 1, shelf)}/{shelf}")

    # ---- minerals, bay, boosters ---------------------------------------------------------------------------------

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
        for gem, count in gems(city.minerals):
            kind = gem.name.lower()
            for index in range(min(count, GEMS[kind])):
                yield self._kept.piece(
                    names.gem(seat, kind, index),
                    "gem",
                    Spot("gems", f"{kind}.{index}"),
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
                sides=6,
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
            self.owned_id(s, seat, card),
            "innovation",
            at,
            self._names.card(card),
            innovation_facts(self._book.pack.innovation(card)),
            owner=seat,
            origin=self._origin(s, card),
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
            yield self._vnaut(seat, Place.BAY, index, Spot("aboard", str(index)), state, plan)

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
                origin=self._origin(s, card),
            )

    # ---- score ---------------------------------------------------------------------------------------------------

    def _forecast(self, s: VenusState, seat: Seat, city: City) -> Piece:
        sources = by_source(self._book, with_city(s, seat, city))
        upgrades, boosters, innovations, *rest = (values[seat] for values in sources)
        figures = (upgrades + boosters + innovations, *rest)
        lines = tuple((word, str(figure)) for word, figure in zip(FORECAST, figures, strict=True))
        total = sum(figures)
        return self._kept.piece(
            names.forecast(seat),
            "forecast",
            Spot("forecast", "board"),
            text("cities_of_venus_board.piece.forecast", city=who(seat), n=total),
            owner=seat,
            seat=seat,
            total=total,
            lines=lines,
            gauge=names.forecast(seat),
        )
