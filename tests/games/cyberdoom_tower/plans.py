"""What tests compare placements and odds with: placements that keep some dice, the cheapest plan of MODIFY steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from arcology.games.cyberdoom_tower.cards import BOXES
from arcology.games.cyberdoom_tower.rules.boxes import ALL_BOXES, BoxSet, EffBox, Mode, is_red
from arcology.games.cyberdoom_tower.rules.placement import Dice, Placement, _by_box, _masks, _match


def extend_placement(dice: Dice, target: BoxSet, placed: Mapping[int, int]) -> Placement | None:
    """The first complete placement that keeps `placed` (box position 0..5 -> die), or None if there is none.

    Dice already on a chained row have to agree, and the rest of that row follows them.
    """
    if len(set(placed.values())) != len(placed):
        return None
    for choice in target.choices:
        masks = _masks(dice, choice.accept)
        for box, die in placed.items():
            if not masks[die] >> box & 1:
                break
            masks = [mask & ~(1 << box) for mask in masks]
            masks[die] = 1 << box
        else:
            owner = _match(masks)
            if owner is not None:
                return _by_box(owner)
    return None


@dataclass(frozen=True, slots=True)
class ModifyPlan:
    """The cheapest way to a complete placement by steps of +1 and -1 alone.

    `cost` counts the steps, `faces` are the values wanted (W1..R2), `placement` the placement they allow.
    """

    cost: int
    faces: tuple[int, ...]
    placement: Placement


def modify_plan(dice: Dice, target: BoxSet) -> ModifyPlan | None:
    """The cheapest plan of MODIFY steps, or None if no number of steps helps; cost 0 means a hit as rolled.

    A hit is affordable with MODIFY alone exactly when `cost` is at most 1 (free use) plus the Luck spent (CDT-ABIL-07).
    """
    found: ModifyPlan | None = None
    for choice in target.choices:
        common = dict(zip(target.chained, choice.values, strict=True))
        wanted = [
            [_face(die, value, box, common.get(box.row)) for die, value in enumerate(dice)] for box in target.boxes
        ]
        limit = found.cost if found else 5 * BOXES + 1
        cheapest = _assign(dice, wanted, limit)
        if cheapest is not None:
            cost, placement = cheapest
            faces = list(dice)
            for box, die in enumerate(placement):
                faces[die] = wanted[box][die]
            found = ModifyPlan(cost, tuple(faces), placement)
    return found


def _face(die: int, value: int, box: EffBox, common: int | None) -> int:
    """The face nearest to `value` with which the die fits the box; 0 if there is none."""
    if box.need_red and not is_red(die):
        return 0
    if common is not None:
        return common if box.takes(is_red(die), common) else 0
    if box.n is None:
        return value
    return box.n if box.mode is Mode.EXACT else max(value, box.n)


def _assign(dice: Dice, wanted: list[list[int]], limit: int) -> tuple[int, Placement] | None:
    """Cheapest assignment below `limit` steps, box by box over the sets of dice used so far."""
    layer: dict[int, tuple[int, Placement]] = {0: (0, ())}
    for faces in wanted:
        following: dict[int, tuple[int, Placement]] = {}
        for used, (cost, dice_used) in layer.items():
            for die, face in enumerate(faces):
                if not face or used >> die & 1:
                    continue
                total = cost + abs(face - dice[die])
                key = used | 1 << die
                if total < limit and (key not in following or total < following[key][0]):
                    following[key] = (total, (*dice_used, die))
        layer = following
    return layer.get(ALL_BOXES)
