"""Laying six attack dice on six effective boxes: which placement there is, and what is missing (CDT-DICE, CDT-ATK-06).

Dice are a tuple of six values in the order W1..W4, R1, R2; a die is its index. For each choice of the common
numbers of chained rows the question is a bipartite matching, so the search is exact. Dice, boxes and choices
are tried in a fixed order: the same dice always give the same placement.
"""

from __future__ import annotations

from collections.abc import Sequence

from arcology.games.cyberdoom_tower.cards import BOXES, WHITE_DICE
from arcology.games.cyberdoom_tower.rules.boxes import ALL_BOXES, FACES, BoxSet, EffBox, is_red

Dice = Sequence[int]
Placement = tuple[int, ...]
"""Index of the die on each box, in box order."""


def fits(die: int, value: int, box: EffBox, common: int | None = None) -> bool:
    """Whether die `die` (index in the pool) showing `value` may lie on `box`.

    `common` is the number that the row of the box shows already if the row is chained, else None.
    """
    return (common is None or value == common) and box.takes(is_red(die), value)


def find_placement(dice: Dice, target: BoxSet) -> Placement | None:
    """The first complete placement, or None if these faces allow none (CDT-ATK-06)."""
    a, b, c, d, e, f = dice
    for choice in target.choices:
        white, red = choice.accept
        masks = (white[a], white[b], white[c], white[d], red[e], red[f])
        if masks[0] | masks[1] | masks[2] | masks[3] | masks[4] | masks[5] != ALL_BOXES or 0 in masks:
            continue
        owner = _match(masks)
        if owner is not None:
            return _by_box(owner)
    return None


def best_partial(dice: Dice, target: BoxSet) -> tuple[int | None, ...]:
    """The die on each box (None: stays empty) in the first placement that fills as many boxes as possible."""
    best = [-1] * BOXES
    count = -1
    for choice in target.choices:
        masks = _masks(dice, choice.accept)
        owner = [-1] * BOXES
        filled = sum(_augment(box, masks, owner, [0]) for box in range(BOXES))
        if filled > count:
            best, count = owner, filled
    return tuple(best.index(box) if box in best else None for box in range(BOXES))


def mending_faces(dice: Dice, target: BoxSet) -> tuple[tuple[int, ...], ...]:
    """For every die the other faces with which, all other dice unchanged, a complete placement would exist.

    An ability mends the roll if it can bring one die to one of its faces here.
    """
    found: list[tuple[int, ...]] = []
    for die, value in enumerate(dice):
        rest = list(dice)
        good: list[int] = []
        for face in FACES:
            rest[die] = face
            if face != value and find_placement(rest, target) is not None:
                good.append(face)
        found.append(tuple(good))
    return tuple(found)


def _masks(dice: Dice, accept: tuple[tuple[int, ...], tuple[int, ...]]) -> list[int]:
    white, red = accept
    return [red[value] if die >= WHITE_DICE else white[value] for die, value in enumerate(dice)]


def _match(masks: Sequence[int]) -> list[int] | None:
    """Box of every die in a perfect matching, or None; `masks` holds the boxes that each die may take."""
    owner = [-1] * BOXES
    for box in range(BOXES):
        if not _augment(box, masks, owner, [0]):
            return None
    return owner


def _augment(box: int, masks: Sequence[int], owner: list[int], seen: list[int]) -> bool:
    """Give `box` a die, moving others along an augmenting path if need be; `seen[0]` is the set of dice tried."""
    for die in range(BOXES):
        if masks[die] >> box & 1 and not seen[0] >> die & 1:
            seen[0] |= 1 << die
            if owner[die] < 0 or _augment(owner[die], masks, owner, seen):
                owner[die] = box
                return True
    return False


def _by_box(owner: list[int]) -> Placement:
    return tuple(owner.index(box) for box in range(BOXES))
