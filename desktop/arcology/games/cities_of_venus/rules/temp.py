"""Temporary workers: how many of those aboard stand in for AIR and FOOD (CVL-CARD-11, -12, CVL-RUL-46, CVL-RUL-60).

A split is a pair: V-nauts of the card for AIR, and for FOOD. The default comes first.
"""

from __future__ import annotations

from collections.abc import Sequence

from arcology.engine.refusal import Refusal, refusal
from arcology.games.cities_of_venus.actions import SplitTemp
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.room import bay_room, room
from arcology.games.cities_of_venus.state import City, VenusState
from arcology.games.cities_of_venus.tasks import AskSplit
from arcology.games.cities_of_venus.terms import AIR, FOOD

Split = tuple[int, int]
NONE: Split = (0, 0)


def default_split(city: City, air: int, food: int) -> Split:
    """What the departments lack first (AIR, then FOOD), then the card is used up (AIR, then FOOD)."""
    left = city.temp
    for_air = min(left, max(0, air - city.dept[AIR]))
    left -= for_air
    for_food = min(left, max(0, food - city.dept[FOOD]))
    left -= for_food
    more = min(left, air - for_air)
    return for_air + more, for_food + min(left - more, food - for_food)


def cost_splits(city: City, air: int, food: int) -> list[Split]:
    """Splits with which so many AIR and FOOD symbols can be paid; empty if they cannot."""
    if not city.temp:
        return [NONE] if air <= city.dept[AIR] and food <= city.dept[FOOD] else []
    lists = _pairs(city.temp, air, food)
    return _default_first(
        city, air, food, [(a, f) for a, f in lists if air - a <= city.dept[AIR] and food - f <= city.dept[FOOD]]
    )


def loss_splits(city: City, air: int, food: int) -> list[Split]:
    """Splits of a loss that leave the smallest shortage."""
    if not city.temp or not (air or food):
        return [NONE]
    short = {pair: _shortage(city, air, food, pair) for pair in _pairs(city.temp, air, food)}
    least = min(short.values())
    return _default_first(city, air, food, [pair for pair, some in short.items() if some == least])


def gain_splits(book: Book, city: City, dept: int, n: int) -> list[Split]:
    """How many of those who come for AIR or FOOD may go aboard, such that as many as possible stay."""
    if dept not in (AIR, FOOD) or not book.has_temp(city):
        return [NONE]
    free, aboard = room(book, city, dept), bay_room(book, city)
    kept = min(n, free + aboard)
    found = [k for k in range(min(n, aboard) + 1) if min(n - k, free) + k == kept]
    return [(k, 0) if dept == AIR else (0, k) for k in found]


def _pairs(temp: int, air: int, food: int) -> list[Split]:
    return [(a, f) for a in range(min(temp, air) + 1) for f in range(min(temp - a, food) + 1)]


def _shortage(city: City, air: int, food: int, pair: Split) -> int:
    return max(0, air - pair[0] - city.dept[AIR]) + max(0, food - pair[1] - city.dept[FOOD])


def _default_first(city: City, air: int, food: int, found: list[Split]) -> list[Split]:
    first = default_split(city, air, food)
    return [first, *(pair for pair in found if pair != first)] if first in found else found


def splits(book: Book, s: VenusState, ask: AskSplit) -> Sequence[Split]:
    """All splits that answer a question."""
    city = s.cities[ask.seat]
    if ask.purpose == "cost":
        return cost_splits(city, ask.air, ask.food)
    if ask.purpose == "loss":
        return loss_splits(city, ask.air, ask.food)
    return gain_splits(book, city, AIR if ask.air else FOOD, ask.air or ask.food)


def answers(book: Book, s: VenusState, ask: AskSplit) -> list[SplitTemp]:
    """The splits as answers."""
    return [SplitTemp(ask.seat, air, food) for air, food in splits(book, s, ask)]


def check_split(book: Book, s: VenusState, ask: AskSplit, a: SplitTemp) -> Refusal | None:
    """Why a split is not possible."""
    if (a.air, a.food) in splits(book, s, ask):
        return None
    code = {
        "cost": "cities_of_venus.refusal.split_cost",
        "loss": "cities_of_venus.refusal.split_loss",
        "gain": "cities_of_venus.refusal.split_gain",
    }[ask.purpose]
    return refusal(code, "CVL-RUL-60", temp=s.cities[ask.seat].temp)
