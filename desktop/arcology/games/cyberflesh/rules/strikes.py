"""The strike of an enemy and what follows from it (CFL-ATTACK-08, CFL-CRIT-01, CFL-DEF-01, CFL-ABILITY-05 to -10)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.events import Absorbed, StrikeRolled, StrikeTaken
from arcology.games.cyberflesh.rules.book import DEFENCE, THORNS, Book
from arcology.games.cyberflesh.rules.dice import GOAL, SIDES, count_hits, throw
from arcology.games.cyberflesh.rules.units import die, gain_necrosis
from arcology.games.cyberflesh.rules.wounds import wound
from arcology.games.cyberflesh.state import CyberfleshState, Dice
from arcology.games.cyberflesh.tasks import Strike
from arcology.games.cyberflesh.terms import SLOTS


def incited(book: Book, s: CyberfleshState, slot: int) -> int:
    """What enemies in adjacent slots add to the damage of each hit; 1 and 5 are not adjacent (CFL-ABILITY-05)."""
    left = s.slots[slot - 2] if slot > 1 else None
    right = s.slots[slot] if slot < SLOTS else None
    total = book.enemies[left.card].incite if left is not None else 0
    return total + (book.enemies[right.card].incite if right is not None else 0)


def strike(book: Book, s: CyberfleshState, t: Strike, ctx: Context) -> None:
    """An enemy's attack on one unit: dice, or every die a hit on one that took it on itself (CFL-IMMOL-03).

    Every natural 8 adds one damage (CFL-CRIT-01); DEFENCE is subtracted once from the total (CFL-DEF-01). Then, in
    this order: hp loss, death, ABSORB, NECROSIS, THORNS (CFL-ABILITY-10).
    """
    enemy, unit = s.slots[t.slot - 1], s.unit(t.unit)
    if enemy is None or unit is None or not unit.alive:
        return
    if s.combat is not None:
        s.combat.quiet = False  # after the attack holders of consumables may think otherwise
    facts = book.enemies[enemy.card]
    incite = incited(book, s, t.slot)
    faces = [] if t.auto else throw(facts.d8, ctx)
    hits = facts.d8 if t.auto else count_hits(faces, facts.precision)
    criticals = faces.count(GOAL)
    damage, defence = facts.damage + incite, unit.stats[DEFENCE]
    lost = min(unit.hp, max(0, hits * damage + criticals - defence))
    unit.hp -= lost
    s.dice = Dice(tuple(faces), "strike", SIDES, facts.precision, enemy.card, unit.id, lost)
    if ctx.keep_beats:
        _tell(t, enemy.card, tuple(faces), facts.precision, hits, damage, incite, criticals, defence, lost, ctx)
    if unit.hp == 0:
        die(book, s, unit, ctx)
        if s.ended is not None:
            return
    if facts.absorb and lost:
        healed = min(lost, enemy.max_hp - enemy.hp)
        enemy.hp += healed
        if healed and ctx.keep_beats:
            ctx.emit(Absorbed(t.slot, enemy.card, healed))
    if facts.necrosis and hits and unit.alive:
        gain_necrosis(book, s, unit, facts.necrosis * hits, "strike", ctx)
    if lost and unit.alive and unit.keywords[THORNS]:
        wound(book, s, t.slot, unit.keywords[THORNS], unit.id, "thorns", ctx)


def _tell(
    t: Strike,
    card: str,
    faces: tuple[int, ...],
    bonus: int,
    hits: int,
    damage: int,
    incite: int,
    criticals: int,
    defence: int,
    lost: int,
    ctx: Context,
) -> None:
    if t.auto:
        ctx.emit(StrikeTaken(t.slot, card, t.unit, hits, damage, incite, defence, lost))
    else:
        ctx.emit(StrikeRolled(t.slot, card, t.unit, faces, bonus, hits, damage, incite, criticals, defence, lost))
