"""The large city: its dome with six departments, V-nauts, cards, station and score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arcology.engine.agenda import Seat
from arcology.engine.layout import Layout
from arcology.engine.table import Piece, Spot
from arcology.engine.text import text
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.board.makers import Kept
from arcology.games.cities_of_venus.board.names import Names, who
from arcology.games.cities_of_venus.board.owned import Owned
from arcology.games.cities_of_venus.board.standing import plan_of, standing, total_with, with_city
from arcology.games.cities_of_venus.board.stores import ABOARD, Stores
from arcology.games.cities_of_venus.rules.growth import growth
from arcology.games.cities_of_venus.rules.room import capacity
from arcology.games.cities_of_venus.rules.scoring import by_source, card_vp
from arcology.games.cities_of_venus.state import City, Plan, VenusState
from arcology.games.cities_of_venus.terms import (
    AIR,
    DEPTS,
    FOOD,
    LONE,
    PLACES,
    SHIELDS,
    STATION,
    Dept,
    Place,
)

SHELF = 12
"""V-nauts of a department that have a place of their own."""
FORECAST = ("cards", "people", "minerals", "most_people", "most_minerals", "stored")


class LargeCity:
    """Makes the pieces of the city that is shown large."""

    def __init__(self, called: Names, layout: Layout, kept: Kept) -> None:
        self._names = called
        self._book = called.book
        self._kept = kept
        self._owned = Owned(called, kept)
        self._stores = Stores(called, kept, self._owned)
        self._marked = "first" in layout.zones

    def gauges(self, s: VenusState) -> Iterator[tuple[str, int]]:
        """The figures that a choice may change."""
        seat = self._names.large_seat(s)
        city, plan = standing(self._book, s, seat), plan_of(s, seat)
        yield names.shuttle(seat), plan.left if plan is not None else 0
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
        yield from self._stores.pieces(s, seat, city, plan)
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
            yield self._owned.slot_card(s, seat, card, at)
        fresh = plan.picks[dept.at] if plan is not None and plan.source is not None else 0
        places = min(full, SHELF)
        for index in range(min(count, places)):
            at = Spot(f"vnauts.{dept.value}", f"{index + 1}/{places}")
            state = "new" if index >= count - fresh else ""
            yield self._owned.vnaut(seat, Place(dept.value), index, at, state, plan)

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
            yield self._owned.vnaut(seat, Place.STATION, index, Spot("pods", str(index)), state, plan)

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
            gauge=names.shuttle(seat),
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
