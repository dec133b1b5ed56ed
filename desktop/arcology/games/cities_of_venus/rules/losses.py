"""V-nauts that a city gives up where it likes (CVL-LOSS-02, -03): one by one where there is a choice, at once where
not; and step 3 (CVL-SHIELD)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import Text
from arcology.games.cities_of_venus.actions import LoseVnaut
from arcology.games.cities_of_venus.events import ShieldsHeld
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.changes import at_place, by_place, take_from_bay, tell_lost
from arcology.games.cities_of_venus.rules.deploy import open_plan
from arcology.games.cities_of_venus.rules.tables import ASK_LOSS, LOSE
from arcology.games.cities_of_venus.state import EMPTY, City, LossCause, Plan, VenusState
from arcology.games.cities_of_venus.terms import BAY, DEPTS, PLACES, SHIELDS, STATION, RoundStep


def choose_losses(s: VenusState, seat: int, n: int, cause: LossCause, card: str, ctx: Context) -> None:
    """The city gives up `n` V-nauts where it likes, or all that it has (CVL-LOSS-05, CVL-RUL-17)."""
    wanted = min(n, s.cities[seat].population)
    if wanted:
        s.plan = Plan(seat, None, wanted, wanted, [0] * len(PLACES), cause, card)
        _go_on(s, ctx, False)


def at_hand(city: City, plan: Plan) -> list[int]:
    """V-nauts that can still be given up, by place, without those picked; nobody on the station (CVL-LOSS-06)."""
    there = [*city.dept, city.aboard, 0]
    return [some - picked for some, picked in zip(there, plan.picks, strict=True)]


def picks(s: VenusState, seat: int) -> list[LoseVnaut]:
    """Where the next V-naut can be taken from."""
    left = at_hand(s.cities[seat], open_plan(s))
    return [LOSE[seat][place] for place, some in enumerate(left) if some > 0]


def check_lose(s: VenusState, a: LoseVnaut) -> Refusal | None:
    """Why the next V-naut cannot be taken from there."""
    place = a.place.at
    if place == STATION:
        return refusal("cities_of_venus.refusal.station_is_safe", "CVL-LOSS-06")
    if at_hand(s.cities[a.seat], open_plan(s))[place] > 0:
        return None
    code = "cities_of_venus.refusal.nobody_aboard" if place == BAY else "cities_of_venus.refusal.nobody_there"
    return refusal(code, "CVL-LOSS-02", place=Text(a.place.name_id))


def lose(s: VenusState, a: LoseVnaut, ctx: Context) -> None:
    """Pick where the next V-naut is taken from."""
    open_plan(s).picks[a.place.at] += 1
    _go_on(s, ctx, True)


def _go_on(s: VenusState, ctx: Context, continues: bool) -> None:
    """Pick what has no alternative; ask for the rest, or be done."""
    plan = open_plan(s)
    left = plan.left
    if left:
        there = at_hand(s.cities[plan.seat], plan)
        if left == sum(there):
            plan.picks = [picked + some for picked, some in zip(plan.picks, there, strict=True)]
        elif sum(some > 0 for some in there) == 1:
            plan.picks[next(place for place, some in enumerate(there) if some > 0)] += left
        else:
            ctx.then(ASK_LOSS[plan.seat][continues])
            return
    _complete(s, ctx)


def _complete(s: VenusState, ctx: Context) -> None:
    """Everybody picked is gone."""
    plan = open_plan(s)
    s.plan = None
    city = s.cities[plan.seat]
    for dept in range(len(DEPTS)):
        city.dept[dept] -= plan.picks[dept]
    city.temp, city.cryo_fresh, city.cryo_ready = take_from_bay(
        city.temp, city.cryo_fresh, city.cryo_ready, plan.picks[BAY]
    )
    if plan.cause == "shields":
        tell_lost(plan.seat, by_place(plan.picks), "shields", "CVL-SHIELD-02", ctx)
    else:
        tell_lost(plan.seat, by_place(plan.picks), "free", "CVL-RUL-18", ctx, card=plan.card)


def lower_shields(book: Book, s: VenusState, seat: int, ctx: Context) -> None:
    """Step 3 of a city: one from SHIELDS, or two from elsewhere (CVL-SHIELD-01 to -04)."""
    s.step, s.active = RoundStep.SHIELDS, seat
    city = s.cities[seat]
    card = book.shield_card(city)
    if card:
        if ctx.keep_beats:
            ctx.emit(ShieldsHeld(seat, card, "CVL-SHIELD-04"))
    elif city.dept[SHIELDS]:
        city.dept[SHIELDS] -= 1
        tell_lost(seat, at_place(SHIELDS, 1), "shields", "CVL-SHIELD-01", ctx)
    elif city.population:
        choose_losses(s, seat, book.constants.shield_penalty, "shields", EMPTY, ctx)
    elif ctx.keep_beats:
        ctx.emit(ShieldsHeld(seat, EMPTY, "CVL-RUL-24"))
