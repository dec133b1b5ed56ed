"""A city as it stands on the table: V-nauts that were picked already are where they go, those given up are gone."""

from __future__ import annotations

from collections.abc import Sequence

from arcology.engine.agenda import Context, Seat
from arcology.games.cities_of_venus import tasks
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.changes import take_from_bay
from arcology.games.cities_of_venus.rules.costs import can_pay, effective_cost
from arcology.games.cities_of_venus.rules.scoring import totals
from arcology.games.cities_of_venus.state import City, Plan, VenusState
from arcology.games.cities_of_venus.terms import BAY, DEPTS, STATION, RoundStep


def plan_of(s: VenusState, seat: Seat) -> Plan | None:
    """What a city is picking."""
    return s.plan if s.plan is not None and s.plan.seat == seat else None


def copy_of(city: City) -> City:
    """A copy of a city, to be changed."""
    twin: City = city.clone()  # type: ignore[attr-defined]  # written by @state
    return twin


def standing(book: Book, s: VenusState, seat: Seat) -> City:
    """A copy of a city in which all picks have taken effect."""
    city, plan = copy_of(s.cities[seat]), plan_of(s, seat)
    if plan is not None:
        settle(book, city, plan.picks, coming=plan.source is not None)
    return city


def settle(book: Book, city: City, picks: Sequence[int], *, coming: bool) -> None:
    """Let picks by place take effect on a copy of a city."""
    sign = 1 if coming else -1
    for dept in range(len(DEPTS)):
        city.dept[dept] += sign * picks[dept]
    if not coming:
        bay = take_from_bay(city.temp, city.cryo_fresh, city.cryo_ready, picks[BAY])
        city.temp, city.cryo_fresh, city.cryo_ready = bay
        return
    if book.has_temp(city):
        city.temp += picks[BAY]
    else:
        city.cryo_fresh += picks[BAY]
    city.iis += picks[STATION]


def with_city(s: VenusState, seat: Seat, city: City) -> VenusState:
    """A copy of the game in which a city stands otherwise and picks nothing."""
    other = s.clone()
    other.cities[seat] = city
    other.plan = None
    return other


def total_with(book: Book, s: VenusState, seat: Seat, city: City) -> int:
    """The points of a seat if its city stood otherwise."""
    return totals(book, with_city(s, seat, city))[seat]


def rehearsal(s: VenusState) -> Context:
    """A context on a copy of the game, to try what one answer does before anything follows from it."""
    draft = s.clone()
    return Context(draft, draft.luck)


def told(ctx: Context) -> list[object]:
    """What happened in a rehearsal."""
    ctx.cut()
    return [event for beat in ctx.beats for event in beat.events]


def may_grab(s: VenusState, seat: Seat) -> bool:
    """Whether a city has its choice in step 6 of this round still before it, or is about to pay for it."""
    if s.grab_cancelled or s.ended is not None:
        return False
    return any(
        isinstance(task, tasks.BeginGrab)
        or (isinstance(task, tasks.GrabTurn | tasks.AskGrab) and task.seat == seat)
        or (isinstance(task, tasks.AskSplit) and task.purpose == "cost" and task.seat == seat and not task.stored)
        for task in s.agenda
    )


def may_equip(s: VenusState, seat: Seat) -> bool:
    """Whether a city can still equip what it has stored, in this round or a later one."""
    if s.ended is not None:
        return False
    return not s.earth_revealed or acts_later(s, seat)


def acts_later(s: VenusState, seat: Seat) -> bool:
    """Whether step 5 of this round is still before a city, or open."""
    return any(isinstance(task, tasks.CityTurn | tasks.AskAction) and task.seat == seat for task in s.agenda)


def grows_later(s: VenusState) -> bool:
    """Whether there is a growth after this moment; in the last round there is none after step 4."""
    return s.ended is None and not (s.earth_revealed and s.step.number >= RoundStep.GROW.number)


def wares(book: Book, s: VenusState, seat: Seat) -> list[tuple[str, bool]]:
    """Canisters that a city may still pay for: those of the drop, and (True) the stored one."""
    found = [(card, False) for card in s.row if book.pack.is_canister(card)] if may_grab(s, seat) else []
    stored = book.stored(s.cities[seat])
    if stored and may_equip(s, seat):
        found.append((stored, True))
    return found


def payable(book: Book, s: VenusState, seat: Seat, city: City) -> list[str]:
    """Of these the ones that a city could pay for if it stood like this."""
    return [card for card, stored in wares(book, s, seat) if can_pay(city, effective_cost(book, city, card, stored))]


def rolled(book: Book, city: City) -> int:
    """Which of its dice a city has rolled last: 1, or 2 for the second roll of a round."""
    return min(max(1, city.mined), book.perk(city).rolls)
