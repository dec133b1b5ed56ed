"""Step 4: new V-nauts arrive in every city (CVL-GROW)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cities_of_venus.events import Grew
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.deploy import deploy
from arcology.games.cities_of_venus.rules.tables import OFFER_CLAIM
from arcology.games.cities_of_venus.state import City, VenusState
from arcology.games.cities_of_venus.terms import AIR, FOOD, DeploySource, RoundStep


def growth(book: Book, city: City) -> int:
    """How many come: the smaller of FOOD and AIR, at least two, and what an innovation adds (CVL-GROW-01, -02, -06)."""
    return max(book.constants.growth_floor, min(city.dept[FOOD], city.dept[AIR])) + book.extra_growth(city)


def grow(book: Book, s: VenusState, seat: int, ctx: Context) -> None:
    """Step 4 of a city; one that was full in orbit before is asked again afterwards (CVL-GROW-03, CVL-RUL-30)."""
    s.step, s.active = RoundStep.GROW, seat
    city = s.cities[seat]
    n = growth(book, city)
    if ctx.keep_beats:
        ctx.emit(Grew(seat, n, city.dept[FOOD], city.dept[AIR], book.extra_growth(city)))
    if city.iis == book.constants.station_places:
        ctx.then(OFFER_CLAIM[seat])
    deploy(book, s, seat, n, DeploySource.GROWTH, ctx)
