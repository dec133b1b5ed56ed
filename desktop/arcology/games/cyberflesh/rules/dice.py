"""The eight-sided die and how it is read (CFL-DICE). The stream of every roll is ``die``."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.state import CyberfleshState, Dice, RollKind
from arcology.games.cyberflesh.terms import FACES

SIDES = FACES
STREAM = "die"
GOAL = 8


def succeeds(face: int, bonus: int) -> bool:
    """An 8+ roll: a natural 8 always succeeds, a natural 1 never does (CFL-DICE-02 to CFL-DICE-04)."""
    return face == GOAL or (face != 1 and face + bonus >= GOAL)


def count_hits(faces: list[int], bonus: int) -> int:
    """How many of the faces succeed with a bonus."""
    lowest = min(GOAL, max(2, GOAL - bonus))
    return sum(map(lowest.__le__, faces))


def cases(bonus: int) -> int:
    """How many of the eight faces succeed with a bonus (CFL-DICE-08)."""
    return min(7, max(1, bonus + 1))


def read(face: int, sides: int) -> int:
    """A face read as a D8, D4 or D2 (CFL-DICE-05, CFL-DICE-06)."""
    return (face - 1) * sides // SIDES + 1


def roll(s: CyberfleshState, purpose: RollKind, ctx: Context, sides: int = SIDES) -> int:
    """Roll one die, leave it on the table, and return its face (CFL-DICE-01)."""
    face = ctx.die(STREAM, SIDES)
    s.dice = Dice((face,), purpose, sides)
    return face


def throw(count: int, ctx: Context) -> list[int]:
    """Roll several dice one after the other; whoever does so leaves them on the table."""
    return ctx.dice(count, STREAM, SIDES)


def roll_some(s: CyberfleshState, count: int, purpose: RollKind, ctx: Context) -> list[int]:
    """Roll several dice one after the other, leave them on the table, and return their faces."""
    faces = throw(count, ctx)
    s.dice = Dice(tuple(faces), purpose)
    return faces


def tell(s: CyberfleshState, bonus: int, by: str, at: str, result: int) -> None:
    """Leave beside the dice that lie what was added, who rolled at whom, and what came of it."""
    dice = s.dice
    s.dice = Dice(dice.faces, dice.purpose, dice.sides, bonus, by, at, int(result))
