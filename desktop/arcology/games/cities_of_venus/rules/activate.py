"""Buying or equipping a canister: pay, then its effect (CVL-GRAB-04 to -08, CVL-ACT-06)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cities_of_venus.cards import Upgrade
from arcology.games.cities_of_venus.events import Bought
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.changes import put_into_slot
from arcology.games.cities_of_venus.rules.costs import effective_cost, pay
from arcology.games.cities_of_venus.rules.deploy import deploy
from arcology.games.cities_of_venus.rules.strike import receive
from arcology.games.cities_of_venus.rules.temp import Split, cost_splits, gain_splits
from arcology.games.cities_of_venus.state import EMPTY, VenusState
from arcology.games.cities_of_venus.tasks import AskSplit
from arcology.games.cities_of_venus.terms import AIR, FOOD, DeploySource


def acquire(book: Book, s: VenusState, seat: int, card: str, stored: bool, ctx: Context) -> None:
    """Pay for a canister that can be paid; with temporary workers the owner may have to say how (CVL-RUL-60)."""
    city = s.cities[seat]
    cost = effective_cost(book, city, card, stored)
    found = cost_splits(city, cost.depts[AIR], cost.depts[FOOD])
    if len(found) > 1:
        ctx.then(AskSplit(seat, "cost", card, cost.depts[AIR], cost.depts[FOOD], stored, True))
    else:
        activate(book, s, seat, card, stored, found[0], ctx)


def activate(book: Book, s: VenusState, seat: int, card: str, stored: bool, split: Split, ctx: Context) -> None:
    """The canister is paid for, leaves row or bay, and works (CVL-GRAB-08)."""
    city = s.cities[seat]
    cost = effective_cost(book, city, card, stored)
    if ctx.keep_beats:
        ctx.emit(Bought(seat, card, stored, "CVL-ACT-06" if stored else "CVL-GRAB-03"))
    pay(s, seat, card, cost, split, ctx)
    ctx.cut()
    if stored:
        city.bay = EMPTY
    else:
        s.row.remove(card)
    found = book.pack.canister(card)
    if isinstance(found, Upgrade):
        put_into_slot(book, s, seat, found.dept.at, card, ctx)
        return
    city.boosts = (*city.boosts, card)
    if found.dept is None:
        deploy(book, s, seat, found.boost, DeploySource.BOOST, ctx, continues=True)
        return
    dept, n = found.dept, found.boost
    aboard = gain_splits(book, city, dept.at, n)
    if len(aboard) > 1:
        ctx.then(AskSplit(seat, "gain", card, n if dept.at == AIR else 0, n if dept.at == FOOD else 0, stored, True))
    else:
        receive(book, s, seat, dept, n, sum(aboard[0]), card, ctx)
