"""Exact odds of rolls with eight-sided dice, before they are rolled.

Everything is counted in equally likely cases: of 8 for one die, of 8 to the power of n for n dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from arcology.games.cyberflesh.rules.dice import GOAL, cases
from arcology.games.cyberflesh.terms import FACES, MAX_NECROSIS

Cases = Mapping[int, int]
"""How many cases lead to each number."""


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon as it would be rolled at an enemy: dice, bonus on each, damage of a hit, and the enemy's defence."""

    dice: int
    bonus: int
    damage: int
    defence: int


@dataclass(frozen=True, slots=True)
class Blow:
    """An enemy's attack as it would be rolled at a unit.

    ``damage`` is that of a hit with what incites it, ``defence`` the unit's, ``necrosis`` the markers of a hit,
    ``filter`` what the unit keeps off of them.
    """

    dice: int
    bonus: int
    damage: int
    defence: int
    necrosis: int = 0
    filter: int = 0


@dataclass(frozen=True, slots=True)
class Harm:
    """What a blow may do: of ``of`` cases how many hit, cost hp, kill; and the mean loss of hp and markers gained."""

    of: int
    hit: int
    hurt: int
    kill: int
    mean: float
    markers: float


def need(bonus: int) -> int:
    """The lowest face that succeeds with a bonus, 2 to 8 (CFL-DICE-02 to CFL-DICE-04)."""
    return min(GOAL, max(2, GOAL - bonus))


@cache
def rolls(dice: int, bonus: int) -> Mapping[tuple[int, int], int]:
    """Cases for each pair of hits and natural 8s among them."""
    found: Counter[tuple[int, int]] = Counter({(0, 0): 1})
    good = cases(bonus)
    for _ in range(dice):
        after: Counter[tuple[int, int]] = Counter()
        for (hits, eights), count in found.items():
            after[hits, eights] += count * (FACES - good)
            if good > 1:
                after[hits + 1, eights] += count * (good - 1)
            after[hits + 1, eights + 1] += count
        found = after
    return dict(found)


@cache
def damage_of(weapon: Weapon) -> Cases:
    """Cases for each damage that a weapon may deal; any natural 8s add one in all (CFL-CRIT-02, CFL-DEF-03)."""
    found: Counter[int] = Counter()
    for (hits, eights), count in rolls(weapon.dice, weapon.bonus).items():
        found[max(0, hits * weapon.damage + (eights > 0) - weapon.defence)] += count
    return dict(found)


def hits_at_all(dice: int, bonus: int) -> tuple[int, int]:
    """In how many of all cases at least one die hits."""
    of = FACES**dice
    return of - (FACES - cases(bonus)) ** dice, of


def kills(weapons: Sequence[Weapon], hp: int) -> tuple[int, int]:
    """In how many of all cases weapons that go at one enemy, one after the other, take all its life.

    Those that come too late are not rolled, which changes nothing in the share of the cases.
    """
    left: Counter[int] = Counter({hp: 1})
    of = 1
    for weapon in weapons:
        of *= FACES**weapon.dice
        after: Counter[int] = Counter()
        for life, count in left.items():
            for damage, more in damage_of(weapon).items():
                after[max(0, life - damage)] += count * more
        left = after
    return left[0], of


def mean_damage(weapon: Weapon, hp: int) -> float:
    """The mean of the life that a weapon takes from an enemy that has so much of it."""
    found = damage_of(weapon)
    return sum(min(hp, damage) * count for damage, count in found.items()) / sum(found.values())


@cache
def harm(blow: Blow, hp: int, markers: int) -> Harm:
    """What a blow may do to a unit with so much life and so many markers (CFL-CRIT-01, CFL-DEF-01, CFL-ABILITY-08)."""
    of = FACES**blow.dice
    hit = hurt = kill = lost = gained = 0
    for (hits, eights), count in rolls(blow.dice, blow.bonus).items():
        loss = min(hp, max(0, hits * blow.damage + eights - blow.defence))
        more = max(0, blow.necrosis * hits - blow.filter) if hits and loss < hp else 0
        hit += count * (hits > 0)
        hurt += count * (loss > 0)
        kill += count * (loss >= hp or markers + more > MAX_NECROSIS)
        lost += count * loss
        gained += count * more
    return Harm(of, hit, hurt, kill, lost / of, gained / of)


def taken(blow: Blow, hp: int, markers: int) -> tuple[int, int]:
    """What a unit that takes a blow for somebody loses for certain: hp and new markers (CFL-IMMOL-03)."""
    loss = min(hp, max(0, blow.dice * blow.damage - blow.defence))
    more = max(0, blow.necrosis * blow.dice - blow.filter) if loss < hp else 0
    return loss, more


def called(alert: int, slots: int) -> float:
    """The mean number of monsters that the dice of so many slots call (CFL-COMBAT-04)."""
    return slots * cases(alert) / FACES
