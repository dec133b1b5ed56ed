"""What a situation is worth to the greedy bot: an estimate of the chance to win, from formulas only.

The end of the game, the fight beside the AI, is worked out turn by turn with the exact odds of its hit boxes. What
comes before it counts through time (how many rounds will be left) and through what the player will bring.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from math import floor as whole
from typing import Self

from arcology.games.cyberdoom_tower.actions import Move
from arcology.games.cyberdoom_tower.cards import Ability, Equipment, Feature, Weapon
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.rules.hide import can_wear_suit
from arcology.games.cyberdoom_tower.rules.move import way
from arcology.games.cyberdoom_tower.rules.odds import MAX_LUCK, ROLLS, StepTable
from arcology.games.cyberdoom_tower.state import ROUNDS, TowerState, distance

AP_PER_TURN = 3
MENDS = {Ability.REROLL: 0.5, Ability.FLIP: 0.35, Ability.HIT: 0.85}
"""Part of the misses that one free use of an unlocked ability turns into hits, roughly."""
DELAY = 1.8
"""Turns that the way takes for each turn that it would take if nothing went wrong."""
ENERGY, LUCK, LEARNED, STEP = 0.025, 0.015, 0.004, 0.01
"""What a point of Energy, a point of Luck, a token less and an AP on the way are worth beside the chance to win."""
FAR = 60.0
"""AP to the AI when there are too few keys left."""
LOST = -1.0
SPOTTED = 0.02
"""What being known on a floor costs."""
SPARE = frozenset({Equipment.GUNSIGHT, Equipment.LASER_CANNON, Equipment.JETPACK, Equipment.TECNO_SUIT})
"""Cards that count as one Energy each beside the AI, because they can be discarded there."""

Unlocked = tuple[bool, bool, bool]
"""Whether REROLL, FLIP and HIT hold no token."""
Fights = dict[tuple[str, Unlocked, bool], "Fight"]
"""Fights by AI side, abilities, and whether the plasma rifle is at hand."""


def luck_needed(table: StepTable, unlocked: Unlocked) -> tuple[float, ...]:
    """Chance that an attack needs exactly 0, 1, 2, … Luck to hit; unlocked abilities save part of the rest."""
    within = [table.rolls_within(1 + luck) / ROLLS for luck in range(MAX_LUCK + 1)]
    missed = 1.0
    for ability, is_open in zip(MENDS, unlocked, strict=True):
        if is_open:
            missed *= 1.0 - MENDS[ability]
    parts = [missed * (now - before) for before, now in zip([0.0, *within[:-1]], within, strict=True)]
    parts[0] = within[0] + (1 - within[0]) * (1 - missed)
    return tuple(parts)


class Fight:
    """The fight beside one side of the AI with a given set of abilities and weapons."""

    def __init__(self, book: Book, side: str, unlocked: Unlocked, plasma: bool) -> None:
        self._harm = book.pack.ai_side(side).damage
        self._weapons = [book.weapons[Weapon.BASE]] + ([book.weapons[Weapon.PLASMA_RIFLE]] if plasma else [])
        self._grenade = book.weapons[Weapon.ANTIMATTER_GRENADE]
        self._chances = luck_needed(StepTable(book.boxes.ai(side)), unlocked)
        self._never = 1.0 - sum(self._chances)
        self.best = cache(self._best)

    def odds(self, energy: int, luck: int, damage: int, rounds: int, grenade: bool) -> float:
        """Chance to win with so much Energy, Luck and damage still to deal, in so many turns."""
        if damage <= 0:
            return 1.0
        if energy <= 0 or rounds <= 0:
            return 0.0
        return self.best(energy, luck, damage, rounds, grenade)[0]

    def _best(self, energy: int, luck: int, damage: int, rounds: int, grenade: bool) -> tuple[float, Weapon]:
        """The best chance, and the weapon that it takes."""
        found = (-1.0, Weapon.BASE)
        for stats in [*self._weapons, self._grenade] if grenade else self._weapons:
            if stats.cost.energy and energy <= stats.cost.energy:
                continue
            keep = grenade and not stats.single_use
            left = energy - stats.cost.energy - self._harm
            miss = self.odds(left, luck, damage, rounds - 1, keep)
            value = self._never * miss
            for spent, chance in enumerate(self._chances):
                hit = self.odds(left, luck - spent, damage - stats.damage, rounds - 1, keep) if spent <= luck else 0.0
                value += chance * max(hit, miss)
            if value > found[0] + 1e-9:
                found = (value, stats.weapon)
        return found

    def between(self, energy: float, luck: int, damage: int, rounds: float, grenade: bool) -> float:
        """The odds for a broken number of turns, between those of the whole numbers."""
        if rounds <= 0:
            return 0.0
        low = whole(rounds)
        odds = self.odds(whole(energy), luck, damage, low, grenade)
        if part := rounds - low:
            odds += part * (self.odds(whole(energy), luck, damage, low + 1, grenade) - odds)
        return odds


class Prospect:
    """What one seat can know and expect in one state; made anew for every decision."""

    def __init__(self, book: Book, fights: Fights, s: TowerState, seat: int) -> None:
        self.book = book
        self.s = s
        self.player = s.players[seat]
        self.suit = int(can_wear_suit(self.player))
        self.keys = frozenset(i for i, floor in enumerate(s.floors) if floor.key and not floor.closed)
        self.damage = -(-(book.pack.ai_side(s.ai).energy - s.ai_damage) // len(s.players))
        self.company = frozenset(
            other.floor
            for other in s.players
            if other is not self.player and self.catches(other.col) and not other.at_ai
        )
        """Floors on which the other player would be trapped."""
        self._missing = max(0, s.keys_needed - s.team_keys)
        self._fights = fights
        self._ways: dict[tuple[int, int, frozenset[int]], float] = {}
        self._values: dict[object, float] = {}
        self._risk = {i: self._risk_of(i) for i in self.keys}

    @property
    def unlocked(self) -> Unlocked:
        """Which of REROLL, FLIP and HIT are open."""
        return _open(self.player.ability_tokens)

    def catches(self, col: int) -> bool:
        """Whether a closing floor traps a meeple in that column (CDT-SENT-06, CDT-OPT-03)."""
        return col > 0 or self.s.options.trap_scope == "floor"

    def here(
        self, *, floor: int | None = None, col: int | None = None, ap: int | None = None, energy: int | None = None
    ) -> Outlook:
        """The situation of the seat, with what is named changed."""
        me = self.player
        return Outlook(
            self,
            me.floor if floor is None else floor,
            me.col if col is None else col,
            me.ap if ap is None else ap,
            me.energy if energy is None else energy,
            me.luck,
            me.ability_tokens,
            self.keys,
            me.equipment,
        )

    def ap_cost(self, a: Move) -> int:
        """AP of a legal Movement."""
        me = self.player
        return way(me.floor, me.col, a.floor, a.col).ap_cost(a.energy, a.jetpack) or 0

    def fight(self, tokens: tuple[int, int, int], equipment: tuple[Equipment, ...]) -> Fight:
        """The fight that a player with these abilities and cards would have."""
        key = (self.s.ai, _open(tokens), Equipment.PLASMA_RIFLE in equipment)
        found = self._fights.get(key)
        if found is None:
            found = self._fights[key] = Fight(self.book, *key)
        return found

    def _strength(self) -> tuple[Fight, int, bool]:
        """The fight beside the AI, the Energy with all that can be discarded, and whether there is a grenade."""
        me = self.player
        spare = sum(card in SPARE for card in me.equipment)
        return (
            self.fight(me.ability_tokens, me.equipment),
            me.energy + spare,
            Equipment.ANTIMATTER_GRENADE in me.equipment,
        )

    def best_weapon(self) -> Weapon:
        """The weapon for the next attack on the AI."""
        fight, energy, grenade = self._strength()
        weapon = fight.best(energy, self.player.luck, self.damage, ROUNDS - self.s.round + 1, grenade)[1]
        cost = self.book.weapons[weapon].cost.energy
        return weapon if not cost or self.player.energy > cost else Weapon.BASE

    def ai_hit_worth(self, weapon: Weapon) -> list[float]:
        """What a hit on the AI gains over a miss, by the Luck spent on it."""
        fight, energy, grenade = self._strength()
        side = self.book.pack.ai_side(self.s.ai)
        rounds, luck, left = ROUNDS - self.s.round, self.player.luck, energy - side.damage
        dealt = self.book.weapons[weapon].damage
        left_over = -(-(side.energy - self.s.ai_damage - dealt) // len(self.s.players))
        miss = fight.odds(left, luck, self.damage, rounds, grenade)
        return [fight.odds(left, luck - n, left_over, rounds, grenade) - miss + 0.001 for n in range(luck + 1)]

    def key_col(self, index: int) -> int:
        """Column of the KEY sector of a floor."""
        return self.book.features[self.s.floors[index].tower].index(Feature.KEY)

    def _risk_of(self, index: int) -> float:
        """AP that the hide test beside a floor's key costs on average."""
        place = self.s.floors[index]
        if place.defeated:
            return 0.0
        if index in self.player.spotted:
            return 4.0
        base, cell = self.book.anti_stealth(place)
        return 2.5 * min(1.0, max(0, self.key_col(index) + base + cell - 2) / 6)

    def way_left(self, floor: int, col: int, keys: frozenset[int]) -> float:
        """AP from a space over the keys still missing to the top stop; ``keys`` are those still on the floors."""
        known = (floor, col, keys)
        found = self._ways.get(known)
        if found is None:
            found = self._ways[known] = self._way_left(floor, col, keys)
        return found

    def _way_left(self, floor: int, col: int, keys: frozenset[int]) -> float:
        missing = self._missing - len(self.keys - keys)
        if missing <= 0:
            home = way(floor, col, self.s.top_floor, 0)
            return home.steps + home.rides
        best = FAR
        for first in keys if len(keys) >= missing else ():
            to_first = way(floor, col, first, self.key_col(first))
            others = sorted(1 + self.key_col(other) + self._risk[other] for other in keys if other != first)
            best = min(best, to_first.steps + to_first.rides + self._risk[first] + sum(others[: missing - 1]) + 1)
        return best

    def value(self, o: Outlook) -> float:
        """Estimated chance to win, and a little for what helps in general."""
        if o.energy <= 0:
            return LOST
        known = (o.floor, o.col, o.ap, o.energy, o.luck, o.tokens, o.keys, o.equipment, o.cards)
        found = self._values.get(known)
        if found is None:
            found = self._values[known] = self._value(o)
        return found

    def _value(self, o: Outlook) -> float:
        left = self.way_left(o.floor, o.col, o.keys)
        turns = max(0.0, (left - o.ap + 1) / AP_PER_TURN * DELAY)
        spare = sum(card in SPARE for card in o.equipment) + o.cards
        grenade = Equipment.ANTIMATTER_GRENADE in o.equipment
        rounds = ROUNDS - self.s.round + 1 - turns
        odds = self.fight(o.tokens, o.equipment).between(o.energy + spare, o.luck, self.damage, rounds, grenade)
        general = ENERGY * (o.energy + spare) + LUCK * o.luck + LEARNED * (3 - sum(o.tokens)) - STEP * left
        return odds + general


@dataclass(slots=True)
class Outlook:
    """A situation that an answer may lead to: place, what is left, keys still on the floors, cards."""

    prospect: Prospect
    floor: int
    col: int
    ap: int
    energy: int
    luck: int
    tokens: tuple[int, int, int]
    keys: frozenset[int]
    equipment: tuple[Equipment, ...]
    cards: int = 0
    """Cards drawn unseen."""

    def value(self) -> float:
        """Value if nothing happens before the next decision."""
        return self.prospect.value(self)

    def go_on(self) -> float:
        """Value with the turn going on here, or ending here when no AP is left."""
        return self.value() if self.ap else self.end_turn(alert=False)

    def noticed(self) -> float:
        """Value after a failed test or a missed attack: one learning, then the sentinel's turn."""
        after = replace(self, ap=0)
        after.learn()
        return after.end_turn(alert=True)

    def end_turn(self, *, alert: bool) -> float:
        """Value after the sentinel turn that follows; ``alert``: it acts even if it was dormant."""
        place = self.prospect.s.floors[self.floor]
        hunts = place.activated and self.prospect.s.options.alerted_sentinel == "hunts"
        if self.prospect.player.at_ai or place.defeated or not (alert or hunts):
            return replace(self, ap=0).value()
        pos = max(1, place.pos - 1)
        closes = pos == 1 < place.pos
        if closes and (self.prospect.catches(self.col) or self.floor in self.prospect.company):
            return LOST
        card = self.prospect.book.sentinels[place.sentinel]
        if distance(pos, self.col) > card.range:
            return replace(self, ap=0).value()
        return replace(self, ap=0, energy=self.energy - card.damage).value() - SPOTTED

    def learn(self) -> None:
        """Shift one ability token."""
        a, b, c = self.tokens
        left = 0 if self.prospect.s.options.hit_unlock == "all" else max(0, c - 1)
        self.tokens = (a - 1, b + 1, c) if a else (a, b - 1, c + 1) if b else (a, b, left)

    def with_card(self) -> Self:
        """The same with one unknown card more."""
        return replace(self, cards=self.cards + 1)

    def with_luck(self, luck: int) -> Self:
        """The same with other Luck."""
        return replace(self, luck=luck)

    def without(self, card: Equipment) -> Self:
        """The same without a card."""
        return replace(self, equipment=tuple(held for held in self.equipment if held is not card))

    def at_stop(self) -> Self:
        """The same on the floor's elevator stop."""
        return replace(self, col=0)


def _open(tokens: tuple[int, int, int]) -> Unlocked:
    return (not tokens[0], not tokens[1], not tokens[2])
