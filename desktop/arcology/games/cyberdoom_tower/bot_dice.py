"""How the greedy bot uses abilities on attack dice: the fewest points of Luck that lead to a complete placement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arcology.games.cyberdoom_tower import actions as act
from arcology.games.cyberdoom_tower.prospect import Prospect, luck_needed
from arcology.games.cyberdoom_tower.rules.abilities import FACES
from arcology.games.cyberdoom_tower.rules.boxes import BoxSet
from arcology.games.cyberdoom_tower.rules.odds import StepTable

Steps = dict[BoxSet, StepTable]
"""For every set of boxes met so far, how far each roll is from a hit."""
CARD = 0.8
"""What discarding the Gunsight costs, in Luck."""
NEVER = 99.0


def step_table(steps: Steps, target: BoxSet) -> StepTable:
    """The table of a set of boxes, made when it is first asked for."""
    found = steps.get(target)
    if found is None:
        found = steps[target] = StepTable(target)
    return found


def hit_chance(steps: Steps, p: Prospect, target: BoxSet) -> float:
    """Chance to hit with free uses of the unlocked abilities and one Luck if there is one."""
    needed = luck_needed(step_table(steps, target), p.unlocked)
    return sum(needed[: 2 if p.player.luck else 1])


def choose_dice(steps: Steps, p: Prospect, legal: Sequence[Any], worth: Sequence[float]) -> Any:
    """Confirm, or make the change that is part of the cheapest way to a hit.

    ``worth[n]`` is what a hit gains over a miss when ``n`` Luck is spent on it.
    """
    fight = p.s.attack
    assert fight is not None, "attack dice are changed during an attack"
    table = step_table(steps, p.book.target(p.s, fight.floor))
    confirm = next(a for a in legal if isinstance(a, act.Confirm))
    dice = p.s.dice
    if table.steps(dice) == 0:
        return confirm
    free = [not uses for uses in fight.uses]
    best, found = NEVER, confirm
    for a in legal:
        cost = _cost(p, table, a, dice, free)
        if cost < best:
            best, found = cost, a
    luck = p.player.luck
    if best <= luck + CARD and worth[min(len(worth) - 1, round(best))] > 0:
        return found
    return _long_shot(p, table, legal, free) or confirm


def _cost(p: Prospect, table: StepTable, a: Any, dice: Sequence[int], free: Sequence[bool]) -> float:
    """Luck that a hit costs when it begins with this change and goes on with MODIFY alone."""
    spare = 0 if free[0] else 1
    if isinstance(a, act.Modify):
        return _rest(table, dice, a.die, dice[a.die] + a.step, False) + spare
    if isinstance(a, act.Flip):
        return _rest(table, dice, a.die, 7 - dice[a.die], free[0]) + (not free[2])
    if isinstance(a, act.Hit):
        return _rest(table, dice, a.die, a.face, free[0]) + (not free[3]) + 0.01
    if isinstance(a, act.UseGunsight):
        return _rest(table, dice, a.die, a.face, free[0]) + (CARD if a.discard else p.book.sight_luck)
    return NEVER


def _rest(table: StepTable, dice: Sequence[int], die: int, face: int, modify_free: bool) -> float:
    """Luck for the MODIFY steps that are still needed once one die shows ``face``."""
    needed = table.steps((*dice[:die], face, *dice[die + 1 :]))
    return max(0, needed - modify_free)


def _long_shot(p: Prospect, table: StepTable, legal: Sequence[Any], free: Sequence[bool]) -> Any:
    """A free REROLL of the die with which most faces lead to a hit, or None."""
    if not free[1]:
        return None
    dice, luck = p.s.dice, p.player.luck
    best, found = 0, None
    for a in legal:
        if isinstance(a, act.Reroll):
            good = sum(_rest(table, dice, a.die, face, free[0]) <= luck for face in FACES)
            if good > best:
                best, found = good, a
    return found
