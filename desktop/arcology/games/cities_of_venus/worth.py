"""What things are worth to a computer city, in victory points: V-nauts, canisters, innovations, mining.

Everything here reads open information only. Figures are estimates, tuned by play against each other.
"""

from __future__ import annotations

from math import ceil

from arcology.games.cities_of_venus.cards import Booster, Innovation, Upgrade
from arcology.games.cities_of_venus.effects import NO_PERK, MiningPerk
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.costs import effective_cost
from arcology.games.cities_of_venus.rules.room import ALL_DEPTS, bay_room, capacity
from arcology.games.cities_of_venus.rules.temp import default_split
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import AIR, FOOD, LONE, MINING, InnovationPlacement

ROUNDS = {6: 7.65}
"""Mean length of a game by number of cities."""
USUAL_ROUNDS = 10.5
MINERAL = 0.25
"""Worth of a mineral point."""
AT_LEISURE = 1.1
"""How many times its price an innovation must be worth to a lone city: nobody takes copies away, so it can wait."""
WANTED = 0.6
"""A canister is taken if it is worth more than this."""


class Worth:
    """Values for one city as the table stands."""

    __slots__ = ("_cards", "book", "caps", "city", "rounds", "s", "vnaut")

    def __init__(self, book: Book, s: VenusState, seat: int) -> None:
        self.book = book
        self.s = s
        self.city = s.cities[seat]
        self.caps = [capacity(book, self.city, dept) for dept in ALL_DEPTS]
        mean = ROUNDS.get(len(s.cities), USUAL_ROUNDS)
        self.rounds = 0.0 if s.earth_revealed else max(1.0, mean - s.round)
        """Expected number of rounds still to come."""
        self.vnaut = self.vnaut_at(self.rounds)
        self._cards: dict[tuple[str, bool], float] = {}

    @staticmethod
    def vnaut_at(rounds: float) -> float:
        """Worth of a V-naut with so many rounds to come."""
        return 0.5 + 0.08 * min(rounds, 8)

    @staticmethod
    def mining(perk: MiningPerk) -> float:
        """Worth of a round of mining, the V-nauts that it costs taken off."""
        first = 4.25 if perk.rerolls else 3.5
        found = (first + perk.pips) * MINERAL - 0.5
        if perk.rolls > 1:
            found += (3.5 + perk.pips) * MINERAL - 0.5
        return found

    def card(self, card: str, stored: bool) -> float:
        """Net worth of activating a canister now, out of the row or out of the bay."""
        key = (card, stored)
        found = self._cards.get(key)
        if found is None:
            found = self._cards[key] = self._card(card, stored)
        return found

    def _card(self, card: str, stored: bool) -> float:
        city, found = self.city, self.book.pack.canister(card)
        cost = effective_cost(self.book, city, card, stored)
        value = found.vp - self.vnaut * cost.symbols - MINERAL * cost.minerals
        price = list(cost.depts)
        if city.temp:
            air, food = default_split(city, price[AIR], price[FOOD])
            price[AIR], price[FOOD] = price[AIR] - air, price[FOOD] - food
        after = [max(0, have - need) for have, need in zip(city.dept, price, strict=True)]
        if isinstance(found, Booster):
            value += self._booster(found, after)
        else:
            value += self._upgrade(found, after)
        lost = min(city.dept[FOOD], city.dept[AIR]) - min(after[FOOD], after[AIR])
        return value - 0.1 * min(1.0, self.rounds) * max(0, lost)

    def _booster(self, card: Booster, after: list[int]) -> float:
        """Those who find room; a generic one may fill the station besides."""
        free = [max(0, cap - there) for cap, there in zip(self.caps, after, strict=True)]
        aboard = bay_room(self.book, self.city)
        if card.dept is not None:
            more = aboard if card.dept.at in (AIR, FOOD) and self.book.has_temp(self.city) else 0
            return self.vnaut * min(card.boost, free[card.dept.at] + more)
        return self.vnaut * min(card.boost, sum(free) + aboard) + (0.3 if self.rounds else 0.0)

    def _upgrade(self, card: Upgrade, after: list[int]) -> float:
        """Capacity and perks for the rounds to come, less what is pushed out."""
        dept, rounds = card.dept.at, self.rounds
        value = -self.pushed_out(self.city.slots[dept])
        value -= self.vnaut * max(0, after[dept] - card.capacity)
        more = card.capacity - self.caps[dept]
        if dept in (AIR, FOOD):
            other = self.caps[FOOD if dept == AIR else AIR]
            grown = min(card.capacity, other) - min(self.caps[dept], other)
            return value + rounds * (0.25 * grown + 0.04 * (more - grown))
        value += 0.02 * rounds * more
        if dept == MINING:
            value += rounds * (self.mining(card.perk or NO_PERK) - self.mining(self.book.perk(self.city)))
        return value

    def pushed_out(self, card: str, rounds: float | None = None) -> float:
        """What is lost with a card that leaves its slot."""
        if not card:
            return 0.0
        if self.book.pack.is_innovation(card):
            return 1 + 0.4 * (self.rounds if rounds is None else rounds)
        return self.book.vp[card]

    def innovation(self, kind: str, rounds: float) -> float:
        """Worth of taking an innovation when so many rounds are still to come."""
        book, city, card = self.book, self.city, self.book.pack.innovation(kind)
        if kind in city.slots or kind == city.bay:
            return -9.0
        value = float(card.vp)
        if card.placement is InnovationPlacement.BAY:
            value -= 1.5 if city.bay else 0.0
        elif card.placement is InnovationPlacement.SLOT:
            value -= self.pushed_out(city.slots[book.dept[kind]], rounds)
        return value + self._effects(kind, rounds)

    def _effects(self, kind: str, rounds: float) -> float:
        """What an innovation does for its owner in so many rounds; `run` weighs early rounds more than late ones."""
        book, card = self.book, self.book.pack.innovation(kind)
        run = 0.5 * rounds + 0.04 * rounds * (rounds + 1)
        value = sum(weight for has, weight in _traits(card, rounds) if has) * run
        if card.boost:
            free = sum(max(0, cap - there) for cap, there in zip(self.caps, self.city.dept, strict=True))
            value += self.vnaut_at(rounds) * min(card.boost, free + book.constants.station_limit)
        if card.perk:
            value += rounds * (self.mining(card.perk) - self.mining(book.perk(self.city)))
        if card.growth:
            more = max(0, min(card.capacity or 0, self.caps[AIR]) - min(self.caps[FOOD], self.caps[AIR]))
            value += (card.growth + 0.3 * more) * run
        return value

    def station_pays(self) -> bool:
        """Whether it is worth while to send two V-nauts to the station now."""
        missing = self.book.constants.station_places - self.city.iis
        later = self.rounds - (ceil(missing / self.book.constants.station_limit) - 1)
        kinds = [kind for kind, left in self.s.market.items() if left]
        if later < 0 or not kinds:
            return False
        price = missing * self.vnaut * (AT_LEISURE if len(self.s.cities) == LONE else 1.0)
        return max(self.innovation(kind, later) for kind in kinds) >= price

    def wants(self, dept: int) -> int:
        """How many V-nauts a department is better not reduced below."""
        if not self.rounds:
            return 0
        if dept in (AIR, FOOD):
            return min(self.caps[FOOD], self.caps[AIR])
        return WANTS[dept]


def _traits(card: Innovation, rounds: float) -> tuple[tuple[bool, float], ...]:
    """What lasting effects are worth in a round, in V-nauts saved or put to better use.

    Measured by giving each to one of several computer cities. Free symbols pay at once, with the next canister; shields
    that hold tell in the long run.
    """
    return (
        (card.keeps_shields, 1.1),
        (card.free is not None, 1.25 - 0.025 * rounds),
        (card.moves > 0, 0.15),
        (card.temp_workers, 1.1),
        (card.cryo, 0.2),
    )


WANTS = (1, 1, 3, 1, 0, 0)
"""How many V-nauts a department wants, by department; FOOD and AIR want as many as the smaller of them holds."""
