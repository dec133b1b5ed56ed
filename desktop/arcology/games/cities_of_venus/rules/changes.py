"""How a city's cards and V-nauts change hands for the supply, the surface and the box, each with its event."""

from __future__ import annotations

from collections.abc import Sequence

from arcology.engine.agenda import Context
from arcology.games.cities_of_venus.events import ByPlace, LossReason, PushedOut, VnautsLost
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.room import capacity
from arcology.games.cities_of_venus.state import EMPTY, VenusState
from arcology.games.cities_of_venus.terms import BAY, DEPTS, PLACES

NOWHERE: ByPlace = (0, 0, 0, 0, 0, 0, 0, 0)


def by_place(counts: Sequence[int], bay: int = 0, station: int = 0) -> ByPlace:
    """Counts by department (or by place already) as counts by place."""
    power, mechanical, shields, mining, air, food, *rest = counts
    at_bay, on_station = rest or (bay, station)
    return (power, mechanical, shields, mining, air, food, at_bay, on_station)


def at_place(place: int, n: int) -> ByPlace:
    """That many in one place."""
    return by_place([n if index == place else 0 for index in range(len(PLACES))])


def tell_lost(
    seat: int, places: ByPlace, reason: LossReason, rule: str, ctx: Context, *, card: str = EMPTY, shortage: int = 0
) -> None:
    """Emit a loss, if there was one."""
    if ctx.keep_beats and (any(places) or shortage):
        ctx.emit(VnautsLost(seat, places, reason, card, shortage, rule))


def discard(book: Book, s: VenusState, card: str) -> None:
    """A canister goes to the surface, an innovation to the box (CVL-CAP-04, CVL-INNO-11)."""
    if book.pack.is_innovation(card):
        s.scrapped = (*s.scrapped, card)
    else:
        s.surface.append(card)


def put_into_slot(book: Book, s: VenusState, seat: int, dept: int, card: str, ctx: Context) -> None:
    """A card goes into a department's slot, the old one out; excess V-nauts are lost (CVL-CAP-03 to CVL-CAP-06)."""
    city = s.cities[seat]
    old = city.slots[dept]
    city.slots[dept] = card
    if old:
        discard(book, s, old)
        if ctx.keep_beats:
            rule = "CVL-INNO-11" if book.pack.is_innovation(old) else "CVL-CAP-04"
            ctx.emit(PushedOut(seat, old, DEPTS[dept], rule))
    excess = city.dept[dept] - capacity(book, city, dept)
    if excess > 0:
        city.dept[dept] -= excess
        tell_lost(seat, at_place(dept, excess), "capacity", "CVL-CAP-06", ctx, card=card)


def put_onto_bay(book: Book, s: VenusState, seat: int, kind: str, ctx: Context) -> None:
    """An innovation goes onto the holding bay; what was there goes, with all V-nauts aboard (CVL-INNO-08, -11)."""
    city = s.cities[seat]
    old, aboard = city.bay, city.aboard
    city.bay = kind
    city.temp = city.cryo_fresh = city.cryo_ready = 0
    if old:
        discard(book, s, old)
        if ctx.keep_beats:
            rule = "CVL-INNO-11" if book.pack.is_innovation(old) else "CVL-INNO-08"
            ctx.emit(PushedOut(seat, old, None, rule))
    tell_lost(seat, at_place(BAY, aboard), "replaced", "CVL-RUL-35", ctx, card=old)


def take_from_bay(city_temp: int, fresh: int, ready: int, n: int) -> tuple[int, int, int]:
    """Who is left on the card on the bay after a loss: temporary workers, fresh and ready sleepers (CVL-RUL-47)."""
    gone = min(n, city_temp)
    city_temp, n = city_temp - gone, n - gone
    gone = min(n, fresh)
    return city_temp, fresh - gone, ready - (n - gone)
