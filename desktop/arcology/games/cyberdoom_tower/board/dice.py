"""Laying attack dice on hit boxes: what fits where, what is missing, and what would mend it (CDT-DICE-06, CDT-R-37)."""

from __future__ import annotations

from collections.abc import Iterable

from arcology.engine.offers import Arrangement, Offer
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.table import Spot
from arcology.engine.text import Text, text
from arcology.games.cyberdoom_tower.board import names
from arcology.games.cyberdoom_tower.cards import BOXES, DIE_NAMES
from arcology.games.cyberdoom_tower.rules.boxes import BoxSet, EffBox, Mode
from arcology.games.cyberdoom_tower.rules.placement import best_partial, find_placement, fits
from arcology.games.cyberdoom_tower.state import TowerState


def box_spot(box: EffBox) -> Spot:
    """Where a die lies on a box."""
    return Spot("boxes", box.key.upper())


def arrange(s: TowerState, target: BoxSet, dice_offers: Iterable[Offer]) -> Arrangement:
    """How the dice of the attack in progress may lie, and the best layout there is."""
    spots = [box_spot(box) for box in target.boxes]
    found = find_placement(s.dice, target)
    best = found if found is not None else best_partial(s.dice, target)
    laid = {names.die(d): spot for spot, d in zip(spots, best, strict=True) if d is not None}
    empty = [i for i, d in enumerate(best) if d is None]
    mends = sorted((o for o in dice_offers if o.rank < 0), key=lambda o: o.rank)
    if found is not None:
        summary = text("cyberdoom_tower.dice.all_fit")
    elif mends:
        summary = text("cyberdoom_tower.dice.mendable", n=BOXES - len(empty))
    else:
        summary = text("cyberdoom_tower.dice.no_fit", n=BOXES - len(empty))
    return Arrangement(
        pieces=tuple(names.die(i) for i in range(BOXES)),
        spots=tuple(spots),
        fits={
            (names.die(i), spot): why_not(i, s.dice[i], box)
            for i in range(BOXES)
            for spot, box in zip(spots, target.boxes, strict=True)
        },
        solution=None if found is None else laid,
        best=laid,
        problems=tuple((spots[i], problem(target, i)) for i in empty),
        mends=tuple(mends),
        summary=summary,
    )


def why_not(die: int, value: int, box: EffBox) -> Refusal | None:
    """Why a die may not lie on a box, chains aside: they bind a row only as a whole."""
    if fits(die, value, box):
        return None
    args = {"die": names.die_name(die), "need": demand(box)}
    if box.need_red and DIE_NAMES[die].startswith("W"):
        rule = "CDT-DICE-08" if box.mode is Mode.ANY else "CDT-DICE-03"
        return refusal("cyberdoom_tower.refusal.box_needs_red", rule, **args)
    rule = "CDT-SYM-03" if box.mode is Mode.EXACT else "CDT-DICE-03" if box.need_red else "CDT-DICE-02"
    return refusal("cyberdoom_tower.refusal.box_number", rule, value=value, **args)


def demand(box: EffBox) -> Text:
    """What a box asks for in words: "a red die showing 3 or more"."""
    color = "red" if box.need_red else "any"
    return text(f"cyberdoom_tower.demand.{color}_{box.mode.value}", number=box.n or 0)


def problem(target: BoxSet, index: int) -> Text:
    """Why a box stays empty in the best layout."""
    box = target.boxes[index]
    name = "chained" if box.row in target.chained else "missing"
    return text(
        f"cyberdoom_tower.dice.{name}",
        row=text(f"cyberdoom_tower.row.{box.row.value}"),
        box=box.index,
        need=demand(box),
    )
