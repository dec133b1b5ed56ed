"""What things are worth to the greedy bot, in prestige: supplies, crew, control, cards, and the time that is left.

All figures are estimates made to play well, not rules. Nothing here changes a state or looks at what is hidden.
"""

from __future__ import annotations

from arcology.games.cytress.rules.book import HOOLIGANGS, PRIVATEERS, ROVERS, Book
from arcology.games.cytress.rules.costs import SKILL_MISSIONS, mission_cost, tube_cost
from arcology.games.cytress.rules.recoup import is_last
from arcology.games.cytress.rules.stratos import early_value
from arcology.games.cytress.state import HIDDEN, NOBODY, CytressState
from arcology.games.cytress.terms import Phase

SHIPS = 3
SECTIONS_A_SHIP = 0.75
"""Sections that a ship takes from the bag on average; tells how many rounds are left."""
STOCK = (0.0, 0.9, 1.7, 2.9, 3.5, 4.1, 4.8, 5.6, 7.2, 7.7, 8.2, 8.7, 9.2, 9.9, 10.8, 12.4)
"""Worth of a stock of one supply while there is time to use it: more just where the next tube can be paid."""
MORE = 0.33
"""Worth of each unit beyond that."""
SHARE = 0.55
"""What of that is real: a stock has to be spent with a ship."""
CREW = 3.5
"""Worth of a crew on the map that can still go up."""
ICON = 0.62
"""Worth of a unit of income in each round to come."""
VISITS = 0.55
"""How often in a round an opponent's Rebel is where a PRIVATEERS icon pays, for each opponent up to two."""
DISCOUNTS = 0.6
"""How often in a round a HOOLIGANGS icon takes one off."""
TRADES = 0.25
"""How often in a round a ROVERS icon brings one more."""
TARGET = (1.0, 1.7, 3.0)
"""Worth of a mission towards the next bounty: the first, second and third of three."""
SKILL = (0.3, 0.8, 2.2)
"""Worth of a mission towards a token that one of the own cards allows."""
CONTROL = 0.4
"""What of the prestige of a tube counts that would be controlled right after it is built.

Who controls the tubes that stand already is left to others: looking only at what a ship brings now is what makes this
bot greedy, and what a rival can beat it by.
"""
AMBITION = 0.7
"""How much an opponent's prestige counts against the own."""
FRIEND = 0.2
RIVAL = 0.15
"""Worth of an own and of another crew beside a hex."""


class Worth:
    """The worth of things to one seat at one moment. What is asked often is worked out once.

    ``rounds`` are the rounds after this one, ``ships`` the own ship actions to come after the one in hand, ``use`` is
    how much of what pays later still can, 0..1.
    """

    __slots__ = ("book", "ground", "me", "rounds", "s", "seat", "ships", "use")

    def __init__(self, book: Book, s: CytressState, seat: int) -> None:
        self.book = book
        self.s = s
        self.seat = seat
        self.me = s.players[seat]
        self.ground = book.ground(s.tiles)
        self.rounds = self._rounds_left()
        self.ships = self._ships_left()
        self.use = min(1.0, self.ships / 4)

    def _rounds_left(self) -> float:
        """Estimated from the bag."""
        s = self.s
        if is_last(self.book, s):
            return 0.0
        by_bag = s.tube_bag / (SHIPS * SECTIONS_A_SHIP * max(2, len(s.players)))
        if s.ai is not None:
            return min(self.book.constants.solo_max_rounds - s.round, by_bag)
        return by_bag

    def _ships_left(self) -> float:
        home = self.me.ships_home
        if self.s.phase is Phase.REPLAY:
            home = 0
        elif self.s.plan is None and self.s.phase is Phase.TRAVEL and self.s.active == self.seat:
            home = max(0, home - 1)
        return home + SHIPS * self.rounds

    def stock(self, supply: int, count: int) -> float:
        """Worth of holding that many of a supply."""
        count = min(count, self.book.constants.supply_cap)
        discount = self.me.icons[HOOLIGANGS + supply]
        means = count + min(discount, count)
        live = STOCK[means] if means < len(STOCK) else STOCK[-1] + MORE * (means - len(STOCK) + 1)
        use = self.use
        return use * SHARE * live + (1 - use) * (count // self.book.constants.leftover_divisor)

    def change(self, supply: int, amount: int) -> float:
        """What gaining (or paying) so many changes."""
        now = self.me.stock[supply]
        return self.stock(supply, now + amount) - self.stock(supply, now)

    def controls(self, hex_: int) -> float:
        """1 if the seat would control a tube on that hex, whose crew leaves for it; below 0 if an opponent would."""
        counts: dict[int, int] = {}
        for other in self.ground.neighbours[hex_]:
            who = self.s.crew[other]
            if who != NOBODY:
                counts[who] = counts.get(who, 0) + 1
        mine = counts.pop(self.seat, 0)
        rival = max(counts.values(), default=0)
        if mine != rival:
            return 1.0 if mine > rival else -AMBITION / max(1, self.s.owners - 1)
        return 0.0

    def card(self, card: str) -> float:
        """Worth of a mission card: what its icon brings, and skill and target."""
        facts, rounds = self.book.missions[card], self.rounds
        lifepath, supply = facts.icon - facts.icon % 4, facts.icon % 4
        if lifepath == PRIVATEERS:
            worth = ICON * rounds * VISITS * min(2, self.s.owners - 1)
        elif lifepath == ROVERS:
            worth = ICON * rounds * TRADES
        elif lifepath == HOOLIGANGS:
            worth = ICON * (rounds + self.me.ships_home / SHIPS) * DISCOUNTS * (1.3 if supply else 1.0)
        else:
            worth = ICON * rounds
        return worth + self.target(facts.target) + self.skill(facts.skill)

    def target(self, faction: int) -> float:
        """Worth of one more mission against a faction."""
        me, stack = self.me, self.s.bounties[faction]
        toward = me.targets[faction] - 3 * me.bounties_of[faction]
        if not stack or toward >= 3 or self.ships < 4 - toward:
            return 0.0
        best = self.book.prestige[stack[0]]
        return TARGET[max(0, toward)] * best / 8

    def skill(self, skill: int) -> float:
        """Worth of one more mission of a skill."""
        count = self.me.skills[skill]
        if self.s.tokens[skill] != NOBODY or count >= SKILL_MISSIONS or self.ships < 2 - count:
            return 0.0
        cards = self.book.skill_cards
        if not any(skill in cards[card] for card in self.me.hand if card != HIDDEN):
            return 0.0
        return SKILL[count]

    def place(self, hex_: int) -> float:
        """Worth of a crew on that empty hex: a tube to come, and who stands around it."""
        later = min(1.0, self.ships / 2)
        crew = self.s.crew
        friends = sum(crew[other] == self.seat for other in self.ground.neighbours[hex_])
        rivals = sum(crew[other] not in (NOBODY, self.seat) for other in self.ground.neighbours[hex_])
        return later * (CREW + FRIEND * min(friends, 2) - RIVAL * rivals)

    def mission(self, faction: int, card: str) -> float:
        """Worth of a card after its cost, the hex not counted."""
        cost = mission_cost(self.book, self.s, self.me, faction, self.book.missions[card].skill)
        return self.card(card) + self.change(self.book.supply_of[faction], -cost)

    def tube(self, hex_: int, height: int, supply: int) -> float:
        """Worth of a whole tube: the tier, the early space, control, and what is given up for it."""
        book, s = self.book, self.s
        worth = book.tier_prestige[height - 1] + self.change(supply, -tube_cost(book, self.me, height, supply))
        early = early_value(book, s, height)
        if early:
            worth += max(self.change(other, early) for other in range(4))
        worth += CONTROL * book.tube_prestige[height] * self.controls(hex_)
        return worth - CREW * min(1.0, self.ships / 2)
