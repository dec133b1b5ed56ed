"""What a canister costs a city, and paying for it (CVL-PAY, CVL-CARD-16)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import Text
from arcology.games.cities_of_venus.cards import Cost
from arcology.games.cities_of_venus.events import Paid
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.temp import Split
from arcology.games.cities_of_venus.state import City, VenusState
from arcology.games.cities_of_venus.terms import AIR, DEPTS, FOOD, MECHANICAL


def effective_cost(book: Book, city: City, card: str, stored: bool) -> Cost:
    """The printed cost, with the surcharge out of the holding bay, without what is free (CVL-HOLD-04, CVL-CARD-16)."""
    printed = book.pack.canister(card).cost
    free = [book.free[slot] for slot in city.slots if slot in book.free]
    if not (stored or free):
        return printed
    depts = list(printed.depts)
    if stored:
        depts[MECHANICAL] += book.constants.equip_surcharge
    for dept in free:
        depts[dept] = 0
    return Cost((depts[0], depts[1], depts[2], depts[3], depts[4], depts[5]), printed.minerals)


def missing(city: City, cost: Cost) -> tuple[list[int], int]:
    """What a city lacks to pay: V-nauts by department (temporary workers stand in for AIR, then FOOD), and minerals."""
    lacks = [max(0, need - have) for need, have in zip(cost.depts, city.dept, strict=True)]
    temp = city.temp
    for dept in (AIR, FOOD):
        helped = min(temp, lacks[dept])
        lacks[dept] -= helped
        temp -= helped
    return lacks, max(0, cost.minerals - city.minerals)


def can_pay(city: City, cost: Cost) -> bool:
    """Whether a city can pay now (CVL-GRAB-03)."""
    if cost.minerals > city.minerals:
        return False
    have, need = city.dept, cost.depts
    if not city.temp:
        return not any(need[dept] > have[dept] for dept in range(len(DEPTS)))
    return not any(missing(city, cost)[0])


def check_pay(city: City, cost: Cost) -> Refusal | None:
    """Why a city cannot pay: the first thing that it lacks."""
    lacks, minerals = missing(city, cost)
    for dept, short in enumerate(lacks):
        if short:
            have = city.dept[dept] + (city.temp if dept in (AIR, FOOD) else 0)
            name = Text(DEPTS[dept].name_id)
            code = "cities_of_venus.refusal.cost"
            return refusal(code, "CVL-PAY-01", dept=name, need=cost.depts[dept], have=have, n=short)
    if minerals:
        code = "cities_of_venus.refusal.cost_minerals"
        return refusal(code, "CVL-PAY-02", need=cost.minerals, have=city.minerals)
    return None


def pay(s: VenusState, seat: int, card: str, cost: Cost, split: Split, ctx: Context) -> None:
    """V-nauts and minerals go back to the supply (CVL-PAY-01, CVL-PAY-02)."""
    city = s.cities[seat]
    for dept, n in enumerate(cost.depts):
        city.dept[dept] -= n
    city.dept[AIR] += split[0]
    city.dept[FOOD] += split[1]
    city.temp -= sum(split)
    city.minerals -= cost.minerals
    if ctx.keep_beats:
        ctx.emit(Paid(seat, card, cost.depts, split[0], split[1], cost.minerals))
