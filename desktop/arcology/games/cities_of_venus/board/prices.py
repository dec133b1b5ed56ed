"""What a canister costs a city here and now, what is missing, and what activating it would do."""

from __future__ import annotations

from dataclasses import dataclass

from arcology.engine.agenda import Seat
from arcology.engine.table import Fact
from arcology.engine.text import Text, text
from arcology.games.cities_of_venus import events as ev
from arcology.games.cities_of_venus.board.makers import cost_fact, seven
from arcology.games.cities_of_venus.board.names import price, short_of
from arcology.games.cities_of_venus.board.standing import may_equip, may_grab, rehearsal, told
from arcology.games.cities_of_venus.cards import Cost
from arcology.games.cities_of_venus.rules.activate import activate
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.costs import can_pay, effective_cost, missing
from arcology.games.cities_of_venus.rules.temp import cost_splits
from arcology.games.cities_of_venus.state import City, VenusState
from arcology.games.cities_of_venus.terms import AIR, DEPTS, FOOD, MECHANICAL


@dataclass(frozen=True, slots=True)
class Effect:
    """A city after it has paid for a canister and activated it, those not yet placed aside, and what happened."""

    city: City
    events: tuple[object, ...]
    to_place: int

    @property
    def placed(self) -> int:
        """V-nauts that find room by themselves, because there is just so much of it."""
        return sum(sum(e.places) for e in self.events if isinstance(e, ev.Deployed))

    @property
    def pushed_out(self) -> str:
        """The card that leaves its slot, or ""."""
        return next((e.card for e in self.events if isinstance(e, ev.PushedOut)), "")

    @property
    def lost(self) -> int:
        """V-nauts above the capacity of the new card."""
        return sum(sum(e.places) for e in self.events if isinstance(e, ev.VnautsLost))

    @property
    def overflow(self) -> int:
        """V-nauts of a booster that find no room in its department."""
        return sum(e.n - e.placed - e.aboard for e in self.events if isinstance(e, ev.VnautsGained))


def effect_of(book: Book, s: VenusState, seat: Seat, card: str, stored: bool) -> Effect:
    """What a canister that can be paid for would do, paid for in the usual way (CVL-GRAB-04 to -08)."""
    city = s.cities[seat]
    cost = effective_cost(book, city, card, stored)
    split = cost_splits(city, cost.depts[AIR], cost.depts[FOOD])[0]
    ctx = rehearsal(s)
    draft = ctx.draft
    assert isinstance(draft, VenusState)
    activate(book, draft, seat, card, stored, split, ctx)
    waiting = 0 if draft.plan is None else draft.plan.left
    return Effect(draft.cities[seat], tuple(told(ctx)), waiting)


def free_depts(book: Book, city: City) -> tuple[int, ...]:
    """Departments of which the symbols cost the city nothing (CVL-CARD-16)."""
    return tuple(book.free[slot] for slot in city.slots if slot in book.free)


def surcharge(book: Book, city: City) -> int:
    """What equipping costs besides, 0 where MECHANICAL is free (CVL-HOLD-04, CVL-RUL-45)."""
    return 0 if MECHANICAL in free_depts(book, city) else book.constants.equip_surcharge


def offered(book: Book, s: VenusState, seat: Seat, city: City, card: str, stored: bool) -> dict[str, Fact]:
    """Facts of a canister about the city that may take it: cost, what is missing, whether it can be had."""
    printed = book.pack.canister(card).cost
    cost = effective_cost(book, city, card, stored)
    extra = surcharge(book, city) if stored else 0
    free = free_depts(book, city)
    shown = list(printed.depts)
    shown[MECHANICAL] += extra
    power, mechanical, shields, mining, air, food = shown
    verdict = ""
    if may_equip(s, seat) if stored else may_grab(s, seat):
        verdict = "pay" if can_pay(city, cost) else "" if city.bay else "store"
    return {
        "cost": cost_fact(Cost((power, mechanical, shields, mining, air, food), printed.minerals)),
        "missing": seven(*missing(city, cost)),
        "free": tuple(dept.value for dept in DEPTS if dept.at in free and printed.depts[dept.at]),
        "extra": extra,
        "verdict": verdict,
    }


def cost_text(book: Book, city: City, card: str, stored: bool) -> Text:
    """The cost in words, with what makes it differ from the printed one."""
    cost = effective_cost(book, city, card, stored)
    paid = price(cost)
    if MECHANICAL in free_depts(book, city) and book.pack.canister(card).cost.depts[MECHANICAL]:
        return text("cities_of_venus_board.price.free", price=paid, dept=Text(DEPTS[MECHANICAL].name_id))
    if stored and surcharge(book, city):
        return text("cities_of_venus_board.price.stored", price=paid, n=surcharge(book, city))
    return paid


def missing_text(book: Book, city: City, card: str, stored: bool) -> Text | None:
    """What a city lacks to pay, or None."""
    lacks, minerals = missing(city, effective_cost(book, city, card, stored))
    return short_of(lacks, minerals) if any(lacks) or minerals else None
