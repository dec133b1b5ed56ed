"""An estimate of the chance to hit with every unlocked ability, for people who weigh an attack.

The free MODIFY and at most one free use of one other ability are counted, and a re-roll is taken where it helps most.
Players can combine more than that, so the true chance is a little higher: it is shown as an estimate.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from arcology.games.cyberdoom_tower.cards import RED_DICE, WHITE_DICE, Ability
from arcology.games.cyberdoom_tower.rules.boxes import FACES, BoxSet
from arcology.games.cyberdoom_tower.rules.odds import StepTable, Values, ways

Pair = tuple[Values, Values]
"""Values of the white and of the red dice, each ascending."""


def outlook(target: BoxSet, abilities: tuple[Ability, ...]) -> int:
    """How many of the 6^6 rolls these abilities are expected to turn into a hit, rounded; see above what is counted."""
    table = StepTable(target, most=1)
    within = {pair: table.steps((*pair[0], *pair[1])) <= 1 for pair in _pairs()}
    expected = 0.0
    for pair, good in within.items():
        chance = 1.0 if good else _best(pair, within, abilities)
        expected += chance * ways(pair[0]) * ways(pair[1])
    return round(expected)


def _pairs() -> Iterator[Pair]:
    for white in combinations_with_replacement(FACES, WHITE_DICE):
        for red in combinations_with_replacement(FACES, RED_DICE):
            yield white, red


def _best(pair: Pair, within: dict[Pair, bool], abilities: tuple[Ability, ...]) -> float:
    """The best chance that one use of one ability, on any die, leads to a roll that MODIFY can finish."""
    best = 0.0
    for kind, place, value in _dice(pair):
        if Ability.FLIP in abilities and within[_changed(pair, kind, place, 7 - value)]:
            return 1.0
        if Ability.HIT in abilities or Ability.REROLL in abilities:
            good = sum(within[_changed(pair, kind, place, face)] for face in FACES)
            if good and Ability.HIT in abilities:
                return 1.0
            best = max(best, good / len(FACES))
    return best


def _dice(pair: Pair) -> Iterator[tuple[int, int, int]]:
    """Each different die of a pair: 0 white or 1 red, its place, its value."""
    for kind, values in enumerate(pair):
        for place, value in enumerate(values):
            if not place or values[place - 1] != value:
                yield kind, place, value


def _changed(pair: Pair, kind: int, place: int, face: int) -> Pair:
    values = pair[kind]
    changed = tuple(sorted((*values[:place], face, *values[place + 1 :])))
    return (changed, pair[1]) if kind == 0 else (pair[0], changed)
