"""Placing new V-nauts (CVL-DEPLOY): one by one where their owner has a choice, at once where not."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import Text
from arcology.games.cities_of_venus.actions import PutVnaut, StopPlacing
from arcology.games.cities_of_venus.events import Deployed, StationFull
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.changes import by_place
from arcology.games.cities_of_venus.rules.room import ALL_DEPTS, carried, may_rise, rooms
from arcology.games.cities_of_venus.rules.tables import ASK_CLAIM, ASK_DEPLOY, PUT, STOP
from arcology.games.cities_of_venus.state import City, Plan, VenusState
from arcology.games.cities_of_venus.terms import BAY, DEPTS, PLACES, STATION, DeploySource


def open_plan(s: VenusState) -> Plan:
    """What is being picked."""
    assert s.plan is not None, "V-nauts are picked within a plan"
    return s.plan


def deploy(
    book: Book, s: VenusState, seat: int, n: int, source: DeploySource, ctx: Context, *, continues: bool = False
) -> None:
    """A deployment begins: `n` V-nauts arrive, as many as fit have to be placed (CVL-DEPLOY-05).

    `continues`: it follows from a decision of the same seat and is undone with it.
    """
    wanted = min(n, sum(rooms(book, s, s.cities[seat], source)))
    s.plan = Plan(seat, source, n, wanted, [0] * len(PLACES))
    _go_on(book, s, ctx, continues)


def left_over(book: Book, s: VenusState, plan: Plan) -> list[int]:
    """Free places by place, those that are picked already taken off."""
    assert plan.source is not None, "these V-nauts are lost, not placed"
    found = rooms(book, s, s.cities[plan.seat], plan.source)
    return [free - picked for free, picked in zip(found, plan.picks, strict=True)]


def may_stop(s: VenusState, free: list[int]) -> bool:
    """Whether the rest may stay in the supply: no department has room any more (CVL-OPT-04)."""
    return s.options.placement == "departments" and not any(free[dept] > 0 for dept in ALL_DEPTS)


def puts(book: Book, s: VenusState, seat: int) -> list[PutVnaut | StopPlacing]:
    """Where the next V-naut can go."""
    free = left_over(book, s, open_plan(s))
    found: list[PutVnaut | StopPlacing] = [PUT[seat][place] for place, some in enumerate(free) if some > 0]
    if may_stop(s, free):
        found.append(STOP[seat])
    return found


def check_put(book: Book, s: VenusState, a: PutVnaut) -> Refusal | None:
    """Why the next V-naut cannot go there."""
    plan, place, city = open_plan(s), a.place.at, s.cities[a.seat]
    if left_over(book, s, plan)[place] > 0:
        return None
    if place < BAY:
        return refusal("cities_of_venus.refusal.dept_full", "CVL-CAP-05", place=Text(a.place.name_id))
    if place == BAY:
        if not carried(book, city):
            return refusal("cities_of_venus.refusal.bay_carries_nobody", "CVL-DEPLOY-04")
        return refusal("cities_of_venus.refusal.bay_full", "CVL-CAP-08", n=carried(book, city))
    return _station_refusal(book, s, city, plan)


def _station_refusal(book: Book, s: VenusState, city: City, plan: Plan) -> Refusal:
    assert plan.source is not None
    if not may_rise(s, plan.source):
        return refusal("cities_of_venus.refusal.station_not_open", "CVL-OPT-01")
    if city.iis + plan.picks[STATION] >= book.constants.station_places:
        return refusal("cities_of_venus.refusal.station_full", "CVL-CAP-07", n=book.constants.station_places)
    return refusal("cities_of_venus.refusal.station_limit", "CVL-DEPLOY-02", n=book.constants.station_limit)


def check_stop(book: Book, s: VenusState) -> Refusal | None:
    """Why the rest cannot stay in the supply."""
    plan = open_plan(s)
    if may_stop(s, left_over(book, s, plan)):
        return None
    return refusal("cities_of_venus.refusal.place_all", "CVL-RUL-27", n=plan.left)


def put(book: Book, s: VenusState, a: PutVnaut, ctx: Context) -> None:
    """Pick a place for the next V-naut."""
    open_plan(s).picks[a.place.at] += 1
    _go_on(book, s, ctx, True)


def stop(book: Book, s: VenusState, ctx: Context) -> None:
    """Place what is picked and no more (CVL-OPT-04)."""
    plan = open_plan(s)
    plan.wanted = plan.picked
    _complete(book, s, ctx)


def _go_on(book: Book, s: VenusState, ctx: Context, continues: bool) -> None:
    """Pick what has no alternative; ask for the rest, or be done."""
    plan = open_plan(s)
    left = plan.left
    if left:
        free = left_over(book, s, plan)
        stoppable = s.options.placement == "departments" and any(free[len(DEPTS) :])
        if left == sum(free) and not stoppable:
            plan.picks = [picked + some for picked, some in zip(plan.picks, free, strict=True)]
        elif sum(some > 0 for some in free) == 1 and not may_stop(s, free):
            plan.picks[next(place for place, some in enumerate(free) if some > 0)] += left
        else:
            ctx.then(ASK_DEPLOY[plan.seat][continues])
            return
    _complete(book, s, ctx)


def _complete(book: Book, s: VenusState, ctx: Context) -> None:
    """Everybody picked takes their place; a station that is full now is offered an innovation (CVL-INNO-01)."""
    plan = open_plan(s)
    s.plan = None
    assert plan.source is not None
    city = s.cities[plan.seat]
    for dept in range(len(DEPTS)):
        city.dept[dept] += plan.picks[dept]
    if book.has_temp(city):
        city.temp += plan.picks[BAY]
    else:
        city.cryo_fresh += plan.picks[BAY]
    city.iis += plan.picks[STATION]
    if ctx.keep_beats:
        ctx.emit(Deployed(plan.seat, plan.source, plan.arriving, by_place(plan.picks)))
    if plan.picks[STATION] and city.iis == book.constants.station_places:
        if ctx.keep_beats:
            ctx.cut()
            ctx.emit(StationFull(plan.seat))
        offer_claim(s, plan.seat, ctx)


def offer_claim(s: VenusState, seat: int, ctx: Context) -> None:
    """Ask which innovation a city with a full station takes, if the market has any (CVL-INNO-03, CVL-RUL-31)."""
    if any(s.market.values()):
        ctx.then(ASK_CLAIM[seat])
