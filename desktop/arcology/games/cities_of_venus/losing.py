"""Whom a computer city gives up where it has the choice, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from arcology.games.cities_of_venus.rules.costs import effective_cost, missing
from arcology.games.cities_of_venus.rules.growth import growth
from arcology.games.cities_of_venus.rules.room import ALL_DEPTS, room
from arcology.games.cities_of_venus.state import City
from arcology.games.cities_of_venus.terms import AIR, FOOD, MECHANICAL, MINING, POWER, SHIELDS
from arcology.games.cities_of_venus.worth import WANTED, Worth

GIVE_UP_ORDER = (MINING, MECHANICAL, POWER, AIR, FOOD, SHIELDS)
"""Among equals the first of these loses a V-naut."""
LAST = 1.3
"""How much harder a department that only pays gives up its last V-naut while a canister asks for it."""


@dataclass(frozen=True, slots=True)
class Loss:
    """The department that loses a V-naut, and why not another: ``reach``: ``card`` would be out of reach; ``last``: in
    ``kept`` it would be the last one, and ``card`` asks for it; ``spare``: no other department has more to spare.
    ``best`` is the best canister that is in reach afterwards (empty: none is).
    """

    dept: int
    reason: Literal["reach", "last", "spare"]
    best: str = ""
    card: str = ""
    kept: int = -1


def spare(worth: Worth, dept: int, there: int) -> float:
    """How easily a department can do without one more V-naut."""
    return there - worth.wants(dept) + (0.0 if dept in (AIR, FOOD) else 0.5)


def given_up(worth: Worth, left: Sequence[int]) -> Loss:
    """Where the next V-naut goes; ``left`` are those that can still be given up, by place.

    Nobody is taken from where the best canister of this round needs them as long as others can go; among those, from
    where there are most to spare, and late from where somebody is the last that pays for a canister.
    """
    asked = _asked_for(worth)
    plain = {dept: spare(worth, dept, left[dept]) for dept in GIVE_UP_ORDER if left[dept]}
    ease = {dept: value - (LAST if left[dept] == 1 and dept in asked else 0.0) for dept, value in plain.items()}
    easiest = sorted(ease, key=lambda dept: -ease[dept])
    reach = {dept: _in_reach(worth, _without(worth.city, left, dept)) for dept in easiest}
    most = max(value for value, _ in reach.values())
    dept = next(dept for dept in easiest if reach[dept][0] == most)
    best = reach[dept][1]
    if dept != easiest[0]:
        return Loss(dept, "reach", best, best)
    kept = max(plain, key=lambda one: plain[one])
    return Loss(dept, "spare", best) if kept == dept else Loss(dept, "last", best, asked[kept], kept)


def _asked_for(worth: Worth) -> dict[int, str]:
    """The departments that only pay, as far as a canister worth having asks for them, with the best of those."""
    found: dict[int, str] = {}
    wares = [ware for ware in _wares(worth, worth.city) if worth.card(*ware) > 0]
    for card, stored in sorted(wares, key=lambda ware: -worth.card(*ware)):
        cost = effective_cost(worth.book, worth.city, card, stored)
        for dept in (POWER, MECHANICAL):
            if cost.depts[dept]:
                found.setdefault(dept, card)
    return found


def _wares(worth: Worth, city: City) -> Iterator[tuple[str, bool]]:
    """The canisters that the city may buy or equip, and whether they are stored."""
    if not worth.s.grab_cancelled:
        yield from ((card, False) for card in worth.s.row if worth.book.pack.is_canister(card))
    if worth.book.stored(city):
        yield city.bay, True


def _without(city: City, left: Sequence[int], dept: int) -> City:
    """The city after those picked so far and one more of a department are gone."""
    after: City = city.clone()  # type: ignore[attr-defined]  # written by @state
    after.dept = [left[one] - (one == dept) for one in ALL_DEPTS]
    return after


def _in_reach(worth: Worth, city: City) -> tuple[float, str]:
    """Worth and card of the best canister that this round's growth can make affordable; (0, "") where there is none."""
    book, best = worth.book, (0.0, "")
    comes = growth(book, city)
    for card, stored in _wares(worth, city):
        lacks, minerals = missing(city, effective_cost(book, city, card, stored))
        if minerals or sum(lacks) > comes or any(short > room(book, city, dept) for dept, short in enumerate(lacks)):
            continue
        if worth.card(card, stored) > max(WANTED, best[0]):
            best = worth.card(card, stored), card
    return best
