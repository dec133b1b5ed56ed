"""The greedy bot, a governor who looks one round ahead and takes what is worth most now.

It sees what its seat sees, which is everything that is open; worth is estimated in ``worth.py``. A deployment is
planned as a whole; asked for one V-naut after the other, the bot plans it anew and keeps nothing between questions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from arcology.engine.protocols import BotContext
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus import tasks
from arcology.games.cities_of_venus.losing import GIVE_UP_ORDER, given_up, spare
from arcology.games.cities_of_venus.placing import placement
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.costs import effective_cost, missing
from arcology.games.cities_of_venus.rules.losses import at_hand
from arcology.games.cities_of_venus.rules.room import ALL_DEPTS, room
from arcology.games.cities_of_venus.rules.tables import END, LOSE, MOVE, PUT, REROLL
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import AIR, BAY, DEPTS, FOOD, MECHANICAL, MINING, POWER, SHIELDS, STATION
from arcology.games.cities_of_venus.worth import WANTED, Worth

THAW_ORDER = tuple(DEPTS[dept] for dept in (FOOD, AIR, POWER, MECHANICAL, SHIELDS))
PUT_ORDER = (*ALL_DEPTS, BAY, STATION)
WORST_CLAIM = -5.0
STORE_WORTH = 2.0
"""A canister is stored if it is worth more than this, and if so many mineral points at most are missing:"""
STORE_MINERALS = 4
ROLL_AGAIN = 3
"""The highest face that is rolled again."""


@dataclass(slots=True)
class View:
    """One decision: the cards, what the seat sees, the question, and what things are worth."""

    book: Book
    s: VenusState
    ask: Any
    worth: Worth


class GreedyBot:
    """Plays one seat. It may play several games and keeps nothing of them."""

    blind = False

    def choose(self, seen: Any, legal: Sequence[Any], ctx: BotContext) -> Any:
        """Return the answer to the open question."""
        ask = seen.agenda[-1]
        view = View(ctx.rules.book, seen, ask, Worth(ctx.rules.book, seen, ask.seat))
        return CHOICES[type(ask)](view, legal)


def choose_place(view: View, legal: Sequence[Any]) -> Any:
    """The next V-naut of the planned placement."""
    plan = view.s.plan
    assert plan is not None
    assert plan.source is not None
    wanted = placement(view.worth, plan.source, plan.wanted)
    place = next(place for place in PUT_ORDER if wanted[place] > plan.picks[place])
    return PUT[plan.seat][place]


def choose_loss(view: View, legal: Sequence[Any]) -> Any:
    """From the card on the bay first, then from where it hurts least."""
    s, seat = view.s, view.ask.seat
    assert s.plan is not None
    left = at_hand(s.cities[seat], s.plan)
    return LOSE[seat][BAY if left[BAY] else given_up(view.worth, left).dept]


def choose_split(view: View, legal: Sequence[Any]) -> Any:
    """The default."""
    return legal[0]


def choose_claim(view: View, legal: Sequence[Any]) -> Any:
    """The innovation that is worth most, unless all of them do harm."""
    values = {a: view.worth.innovation(a.innovation, view.worth.rounds) for a in legal[:-1]}
    best = max(values, key=lambda a: values[a])
    return best if values[best] > WORST_CLAIM else legal[-1]


def choose_action(view: View, legal: Sequence[Any]) -> Any:
    """Wake sleepers, equip, mine, move those who make a canister affordable; never buy immigrants."""
    seat, city = view.ask.seat, view.worth.city
    thaws = {a.dept: a for a in legal if isinstance(a, act.Thaw)}
    for dept in THAW_ORDER:
        if dept in thaws:
            return thaws[dept]
    for a in legal:
        if isinstance(a, act.Equip):
            value = view.worth.card(view.book.stored(city), True)
            if value > 0 or (not view.worth.rounds and value > -2):
                return a
        if isinstance(a, act.Mine):
            return a
    if city.moves < view.book.moves(city):
        found = best_move(view) or feeding_move(view)
        if found is not None:
            return MOVE[seat][found[0]][found[1]]
    return END[seat]


def best_move(view: View) -> tuple[int, int] | None:
    """Origin and target of a move towards the best canister that moves alone make affordable."""
    book, s, worth, city = view.book, view.s, view.worth, view.worth.city
    left = book.moves(city) - city.moves
    best: tuple[float, list[int], list[int]] | None = None
    wares = [(card, False) for card in s.row if book.pack.is_canister(card)]
    if book.stored(city):
        wares.append((city.bay, True))
    for card, stored in wares:
        cost = effective_cost(book, city, card, stored)
        lacks, minerals = missing(city, cost)
        over = [max(0, have - need) for have, need in zip(city.dept, cost.depts, strict=True)]
        if minerals or not 0 < sum(lacks) <= min(left, sum(over)):
            continue
        if any(short > room(book, city, dept) for dept, short in enumerate(lacks)):
            continue
        value = worth.card(card, stored)
        if value > WANTED and (best is None or value > best[0]):
            best = (value, lacks, over)
    if best is None:
        return None
    _, lacks, over = best
    origin = max(
        (dept for dept in GIVE_UP_ORDER if over[dept]), key=lambda dept: spare(view.worth, dept, city.dept[dept])
    )
    return origin, next(dept for dept, short in enumerate(lacks) if short)


def feeding_move(view: View) -> tuple[int, int] | None:
    """Origin and target of a move that lets the next growth be larger: to the lower of FOOD and AIR."""
    city, worth = view.worth.city, view.worth
    low, high = (FOOD, AIR) if city.dept[FOOD] < city.dept[AIR] else (AIR, FOOD)
    if not worth.rounds or city.dept[low] == city.dept[high] or not room(view.book, city, low):
        return None
    if city.dept[high] >= city.dept[low] + 2:
        return high, low
    over = [dept for dept in (POWER, MECHANICAL, SHIELDS, MINING) if city.dept[dept] > worth.wants(dept)]
    if not over:
        return None
    return max(over, key=lambda dept: spare(view.worth, dept, city.dept[dept])), low


def choose_reroll(view: View, legal: Sequence[Any]) -> Any:
    """Low faces are rolled again."""
    return REROLL[view.ask.seat][view.s.roll <= ROLL_AGAIN]


def choose_grab(view: View, legal: Sequence[Any]) -> Any:
    """The canister that is worth most; else one to store; else a V-naut."""
    worth = view.worth
    buys = [a for a in legal if isinstance(a, act.Buy)]
    best = max(buys, key=lambda a: worth.card(a.card, False), default=None)
    if best is not None and worth.card(best.card, False) > WANTED:
        return best
    if worth.rounds >= 2:
        most = worth.city.minerals + STORE_MINERALS
        stores = [
            a for a in legal if isinstance(a, act.Store) and view.book.pack.canister(a.card).cost.minerals <= most
        ]
        kept = max(stores, key=lambda a: worth.card(a.card, True), default=None)
        if kept is not None and worth.card(kept.card, True) > STORE_WORTH:
            return kept
    return next((a for a in legal if isinstance(a, act.TakeVnaut)), legal[-1])


CHOICES: dict[type, Callable[[View, Sequence[Any]], Any]] = {
    tasks.AskDeploy: choose_place,
    tasks.AskLoss: choose_loss,
    tasks.AskSplit: choose_split,
    tasks.AskClaim: choose_claim,
    tasks.AskAction: choose_action,
    tasks.AskReroll: choose_reroll,
    tasks.AskGrab: choose_grab,
}
