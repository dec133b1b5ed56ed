"""How a computer city places the V-nauts of a deployment, all of them in one plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from arcology.games.cities_of_venus.rules.costs import effective_cost, missing
from arcology.games.cities_of_venus.rules.room import ALL_DEPTS, rooms
from arcology.games.cities_of_venus.terms import (
    AIR,
    BAY,
    FOOD,
    MECHANICAL,
    MINING,
    PLACES,
    POWER,
    SHIELDS,
    STATION,
    DeploySource,
)
from arcology.games.cities_of_venus.worth import WANTED, Worth

BEFORE_A_GRAB = (DeploySource.GROWTH, DeploySource.EVENT)
"""Deployments after which the city can still mine and grab in the same round."""
REST = (POWER, MECHANICAL, SHIELDS, AIR, FOOD, BAY, MINING, STATION)
"""Where those go whom nothing calls for."""


@dataclass(frozen=True, slots=True)
class Purpose:
    """What some V-nauts are placed for; ``card`` is the canister that they pay for."""

    kind: Literal["pays", "shields", "station", "mine", "grow", "each", "ready", "rest"]
    card: str = ""


def placement(worth: Worth, source: DeploySource, n: int) -> Sequence[int]:
    """How many of `n` V-nauts go to each place; `n` is no more than what fits."""
    return planned(worth, source, n)[0]


def planned(worth: Worth, source: DeploySource, n: int) -> tuple[Sequence[int], tuple[Purpose, ...]]:
    """The same, and what for, the most urgent first."""
    plan = _Placing(worth, source, n)
    plan.make()
    return plan.placed, tuple(plan.purposes)


class _Placing:
    """A plan in the making: who is left, free places, who is placed and what for, what is reserved for a canister."""

    def __init__(self, worth: Worth, source: DeploySource, n: int) -> None:
        self.worth = worth
        self.source = source
        self.left = n
        self.free = rooms(worth.book, worth.s, worth.city, source)
        self.placed = [0] * len(PLACES)
        self.there = list(worth.city.dept)
        """V-nauts by department that no canister is waiting for."""
        self.purposes: list[Purpose] = []
        self._told = n
        """How many were left when a purpose was noted for the last time."""

    def make(self) -> None:
        """The whole placement."""
        worth, rounds = self.worth, self.worth.rounds
        if self.source in BEFORE_A_GRAB:
            target = self._target()
            self._serve(target)
            self._note(Purpose("pays", target[0] if target is not None else ""))
        if rounds:
            if not worth.book.shield_card(worth.city):
                self._up_to(SHIELDS, 1)
                self._note(Purpose("shields"))
            if worth.station_pays():
                self._put(STATION, self.left)
                self._note(Purpose("station"))
        if self.source in BEFORE_A_GRAB:
            self._up_to(MINING, worth.book.perk(worth.city).rolls)
            self._note(Purpose("mine"))
        if rounds:
            self._feed()
            self._note(Purpose("grow"))
            self._up_to(POWER, 1)
            self._up_to(MECHANICAL, 1)
            self._note(Purpose("each"))
            self._up_to(SHIELDS, 3)
            self._note(Purpose("shields"))
            self._level()
            self._note(Purpose("ready"))
        for place in REST:
            self._put(place, self.left)
        self._note(Purpose("rest"))

    def _note(self, purpose: Purpose) -> None:
        """What those were placed for who were placed since the last note."""
        if self.left < self._told and purpose not in self.purposes:
            self.purposes.append(purpose)
        self._told = self.left

    def _put(self, place: int, n: int) -> int:
        """Put up to `n` somewhere; return how many found room."""
        found = max(0, min(n, self.left, self.free[place]))
        self.placed[place] += found
        self.free[place] -= found
        self.left -= found
        if place < len(self.there):
            self.there[place] += found
        return found

    def _up_to(self, dept: int, n: int) -> None:
        self._put(dept, n - self.there[dept])

    def _target(self) -> tuple[str, bool] | None:
        """The best canister that this deployment can make affordable, or that is affordable already."""
        worth = self.worth
        book, city = worth.book, worth.city
        wares = [(card, False) for card in worth.s.row if book.pack.is_canister(card)]
        if book.stored(city):
            wares.append((city.bay, True))
        best, most = None, WANTED
        for card, stored in wares:
            lacks, minerals = missing(city, effective_cost(book, city, card, stored))
            if minerals or sum(lacks) > self.left or any(lacks[dept] > self.free[dept] for dept in ALL_DEPTS):
                continue
            value = worth.card(card, stored)
            if value > most:
                best, most = (card, stored), value
        return best

    def _serve(self, target: tuple[str, bool] | None) -> None:
        """Put what a canister lacks, and set its whole price apart; temporary workers pay for AIR and FOOD."""
        if target is None:
            return
        book, city = self.worth.book, self.worth.city
        cost = effective_cost(book, city, *target)
        symbols = cost.depts[AIR] + cost.depts[FOOD]
        if book.has_temp(city):
            self._put(BAY, symbols - city.temp)
        aboard = city.temp + self.placed[BAY]
        for dept, need in enumerate(cost.depts):
            if dept in (AIR, FOOD):
                paid = min(need, aboard)
                aboard -= paid
                need -= paid
            self._put(dept, need - city.dept[dept])
            self.there[dept] -= need

    def _feed(self) -> None:
        """Raise the lower of FOOD and AIR again and again, as long as growth can gain by it."""
        while self.left:
            level = self.there[FOOD] == self.there[AIR]
            low = FOOD if self.there[FOOD] <= self.there[AIR] else AIR
            other = AIR if low == FOOD else FOOD
            if not (self._put(low, 1) or (level and self._put(other, 1))):
                return

    def _level(self) -> None:
        """Spread the rest over the departments that pay."""
        while self.left:
            order = sorted((POWER, MECHANICAL, MINING, SHIELDS), key=lambda d: self.there[d] + (d in (MINING, SHIELDS)))
            if not any(self._put(dept, 1) for dept in order):
                return
