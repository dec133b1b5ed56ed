"""The reader on cities: departments, V-nauts, station, minerals, bay, score; and on the small boards of the others."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.agenda import Seat
from arcology.engine.text import Text, listed, text
from arcology.games.cities_of_venus.board.names import Names, dept_name, place_name, spread, who
from arcology.games.cities_of_venus.board.standing import plan_of, standing, with_city
from arcology.games.cities_of_venus.rules.city import may_mine
from arcology.games.cities_of_venus.rules.growth import growth
from arcology.games.cities_of_venus.rules.room import capacity, carried, may_rise
from arcology.games.cities_of_venus.rules.scoring import SOURCES, by_source
from arcology.games.cities_of_venus.state import City, VenusState
from arcology.games.cities_of_venus.terms import AIR, DEPTS, FOOD, Dept, Place


def sentence(name: str, **args: object) -> Text:
    """A sentence of the reader."""
    return text(f"cities_of_venus_board.reader.{name}", **args)


class CityReader:
    """Describes what belongs to a city."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def describe(self, s: VenusState, kind: str, rest: str) -> list[Text]:
        """Name, facts and state; nothing if the piece belongs to no city."""
        if not rest or not rest.partition(".")[0].isdigit():
            return []
        seat = int(rest.partition(".")[0])
        city = standing(self._book, s, seat)
        match kind:
            case "city" | "nameplate":
                return [who(seat), *self._whole(seat, city, s)]
            case "rival" | "rival_cards":
                return [who(seat), *self._rival(s, seat, city)]
            case "growth":
                return [text("cities_of_venus_board.piece.growth", n=growth(self._book, city)), *self._growth(city)]
            case "department":
                return list(self._department(s, city, Dept(rest.rpartition(".")[2])))
            case "vnaut" | "arrival" | "leaving":
                return list(self._vnaut(s, seat, kind, rest))
            case "shuttle":
                return list(self._shuttle(s, seat))
            case "forecast":
                return list(self._score(s, seat, city))
        return list(self._stores(s, kind, city))

    def _stores(self, s: VenusState, kind: str, city: City) -> Iterator[Text]:
        """Station, minerals and bay."""
        figures = self._book.constants
        match kind:
            case "station":
                yield Text("cities_of_venus.term.station")
                yield Text("cities_of_venus.term.station.effect")
                yield sentence("station", count=city.iis, full=figures.station_places)
            case "minerals":
                yield Text("cities_of_venus.term.minerals")
                yield sentence("minerals", n=city.minerals, points=city.minerals // figures.minerals_per_point)
                yield sentence("immigrant", n=figures.immigrant_price)
                if city.immigrated:
                    yield sentence("immigrated")
                yield from self._mining(s, city)
            case "bay":
                yield Text("cities_of_venus.term.holding_bay")
                yield from self._bay(city)

    def _mining(self, s: VenusState, city: City) -> Iterator[Text]:
        perk = self._book.perk(city)
        if s.options.mining_limit == "per_miner":
            yield sentence("mine_all")
        elif may_mine(self._book, s, city):
            yield sentence("mine_left", n=perk.rolls - city.mined)
        else:
            yield sentence("mined")

    def _bay(self, city: City) -> Iterator[Text]:
        if not city.bay:
            yield Text("cities_of_venus.term.holding_bay.effect")
            yield sentence("bay_empty")
        elif self._book.stored(city):
            yield sentence("bay_stored", card=self._names.card(city.bay), n=self._book.constants.stored_penalty)
        else:
            yield sentence("bay_fitted", card=self._names.card(city.bay))
            yield sentence("aboard", count=city.aboard, full=carried(self._book, city))
            if city.cryo_ready or city.cryo_fresh:
                yield sentence("sleepers", ready=city.cryo_ready, fresh=city.cryo_fresh)

    # ---- cities --------------------------------------------------------------------------------------------------

    def _whole(self, seat: Seat, city: City, s: VenusState) -> Iterator[Text]:
        yield sentence("people", n=city.population)
        yield from self._growth(city)
        yield sentence("round_place", place=s.turn_order.index(seat) + 1, of=len(s.cities))

    def _growth(self, city: City) -> Iterator[Text]:
        """What comes in the next step 4, and why."""
        extra, n = self._book.extra_growth(city), growth(self._book, city)
        told = {"food": city.dept[FOOD], "air": city.dept[AIR]}
        yield sentence("growth", n=n, **told)
        if n - extra > min(city.dept[FOOD], city.dept[AIR]):
            yield sentence("growth_floor", n=self._book.constants.growth_floor)
        if extra:
            yield sentence("growth_extra", n=extra)

    def _rival(self, s: VenusState, seat: Seat, city: City) -> Iterator[Text]:
        """Everything that is on the table of another city."""
        yield from self._whole(seat, city, s)
        for dept in DEPTS:
            full, card = capacity(self._book, city, dept.at), city.slots[dept.at]
            told = {"dept": dept_name(dept), "count": city.dept[dept.at], "full": full}
            if card:
                yield sentence("rival_dept_card", card=self._names.card(card), **told)
            else:
                yield sentence("rival_dept", **told)
        figures = self._book.constants
        yield sentence("rival_stores", station=city.iis, full=figures.station_places, minerals=city.minerals)
        boosters = [self._names.card(card) for card in (*city.boosts, *city.aside)]
        if boosters:
            yield sentence("boosters", cards=listed(boosters))
        if city.bay:
            yield from self._bay(city)
        yield sentence("total", n=sum(values[seat] for values in by_source(self._book, with_city(s, seat, city))))

    def _score(self, s: VenusState, seat: Seat, city: City) -> Iterator[Text]:
        """The points line by line."""
        found = by_source(self._book, with_city(s, seat, city))
        yield text("cities_of_venus_board.piece.forecast", city=who(seat), n=sum(values[seat] for values in found))
        for name, values in zip(SOURCES, found, strict=True):
            if values[seat]:
                yield sentence("score_line", source=Text(f"cities_of_venus.score.{name}"), points=values[seat])

    # ---- V-nauts -------------------------------------------------------------------------------------------------

    def _department(self, s: VenusState, city: City, dept: Dept) -> Iterator[Text]:
        card = city.slots[dept.at]
        yield dept_name(dept)
        yield Text(f"{dept.name_id}.effect")
        yield sentence("department", count=city.dept[dept.at], full=capacity(self._book, city, dept.at))
        if card:
            yield sentence("slot_card", card=self._names.card(card), n=self._book.vp[card])
        else:
            yield sentence("slot_empty")
        if dept is Dept.MINING:
            yield from self._mining(s, city)
        if dept is Dept.SHIELDS and self._book.shield_card(city):
            yield sentence("shields_kept", card=self._names.card(self._book.shield_card(city)))
        if dept in (Dept.AIR, Dept.FOOD):
            yield from self._growth(city)

    def _vnaut(self, s: VenusState, seat: Seat, kind: str, rest: str) -> Iterator[Text]:
        yield Text("cities_of_venus.term.vnaut")
        if kind == "arrival":
            yield from self._waiting(s, seat)
            return
        place = Place(rest.split(".")[1])
        if kind == "leaving":
            yield sentence("leaving", place=place_name(place))
            return
        yield sentence("lives", place=place_name(place))
        if place is Place.STATION:
            yield sentence("in_orbit")
        elif place.dept is not None:
            yield Text(f"{place.dept.name_id}.effect")

    def _waiting(self, s: VenusState, seat: Seat) -> Iterator[Text]:
        plan = plan_of(s, seat)
        if plan is None or plan.source is None:
            return
        yield sentence("waiting", n=plan.left, source=Text(plan.source.name_id))
        if may_rise(s, plan.source):
            yield sentence("station_limit", n=self._book.constants.station_limit)

    def _shuttle(self, s: VenusState, seat: Seat) -> Iterator[Text]:
        plan = plan_of(s, seat)
        yield text("cities_of_venus_board.place.shuttle")
        if plan is None:
            yield sentence("shuttle")
        elif plan.source is not None:
            yield from self._waiting(s, seat)
        else:
            yield sentence("giving_up", n=plan.left, places=spread(plan.picks))
