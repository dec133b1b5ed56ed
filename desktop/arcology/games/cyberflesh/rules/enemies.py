"""Enemies act: explosions, targets, strikes and what follows (CFL-TARGET, CFL-ABILITY, CFL-CRIT-01, CFL-DEF-01)."""

from __future__ import annotations

from typing import Any, NamedTuple

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.asks import AskRoll, AskTarget
from arcology.games.cyberflesh.events import Exploded, TargetChosen, UnitHurt
from arcology.games.cyberflesh.events_auto import TargetReason
from arcology.games.cyberflesh.rules.book import LIFE, LURE, Book
from arcology.games.cyberflesh.rules.immolation import await_attack
from arcology.games.cyberflesh.rules.strikes import incited as incited
from arcology.games.cyberflesh.rules.tables import NAME_UNIT, STRIKE
from arcology.games.cyberflesh.rules.units import die, speaker, unit_order
from arcology.games.cyberflesh.rules.wounds import remove
from arcology.games.cyberflesh.state import NOBODY, Combat, CyberfleshState, Unit
from arcology.games.cyberflesh.tasks import Onslaught
from arcology.games.cyberflesh.terms import STATS


def act(book: Book, s: CyberfleshState, slot: int, ctx: Context) -> None:
    """An enemy explodes, attacks everybody, or chooses its target (CFL-ABILITY-03, CFL-ABILITY-09, CFL-TARGET-02)."""
    enemy = s.slots[slot - 1]
    if enemy is None:
        return
    _fight(s).quiet = False
    facts = book.enemies[enemy.card]
    if facts.explode:
        explode(book, s, slot, facts.explode, ctx)
    elif facts.relentless:
        ctx.then(Onslaught(slot, tuple(unit.id for unit in unit_order(s))))
        if s.gm != NOBODY:
            ctx.then(AskRoll(s.gm, slot))
    else:
        choose_target(book, s, slot, ctx)


def explode(book: Book, s: CyberfleshState, slot: int, damage: int, ctx: Context) -> None:
    """Every living unit loses hp, whatever its DEFENCE, before anybody is found dead; no loot (CFL-ABILITY-04)."""
    enemy = s.slots[slot - 1]
    assert enemy is not None, "only what stands in a slot explodes"
    if ctx.keep_beats:
        ctx.emit(Exploded(slot, enemy.card, damage))
    units = unit_order(s)
    for unit in units:
        lost = min(damage, unit.hp)
        unit.hp -= lost
        if ctx.keep_beats:
            ctx.emit(UnitHurt(unit.id, lost, "explosion", "CFL-ABILITY-03"))
    remove(book, s, slot)
    fallen = [unit for unit in units if unit.hp == 0]
    for unit in fallen:
        die(book, s, unit, ctx, last=unit is fallen[-1])


_REASONS: dict[TargetReason, str] = {
    "value": "CFL-TARGET-02",
    "lure": "CFL-TARGET-06",
    "necrosis": "CFL-TARGET-04",
    "players": "CFL-TARGET-05",
}


class Candidates(NamedTuple):
    """Whom an enemy would attack: those that the players must decide between, all who have the lowest value, what that
    is, and what decided."""

    left: list[Unit]
    tied: list[Unit]
    value: int
    by: TargetReason


def candidates(book: Book, s: CyberfleshState, slot: int) -> Candidates:
    """The lowest value of the orientation among those with LURE, or all; then the fewest necrosis markers
    (CFL-TARGET-02 to CFL-TARGET-06)."""
    enemy = s.slots[slot - 1]
    assert enemy is not None, "only what stands in a slot aims"
    orientation = book.enemies[enemy.card].orientation
    units = unit_order(s)
    if len(units) == 1:
        only = units[0]
        return Candidates(units, units, only.hp if orientation == LIFE else only.stats[orientation], "value")
    luring = [unit for unit in units if unit.keywords[LURE]]
    pool = luring or units
    values = [unit.hp if orientation == LIFE else unit.stats[orientation] for unit in pool]
    lowest = min(values)
    tied = [unit for unit, value in zip(pool, values, strict=True) if value == lowest]
    if len(tied) == 1:
        return Candidates(tied, tied, lowest, "lure" if len(pool) < len(units) else "value")
    fewest = min(unit.necrosis for unit in tied)
    left = [unit for unit in tied if unit.necrosis == fewest]
    return Candidates(
        left, tied, lowest, "players" if len(left) > 1 else "necrosis" if len(left) < len(tied) else "value"
    )


def choose_target(book: Book, s: CyberfleshState, slot: int, ctx: Context) -> None:
    """An enemy aims; the players decide between those it finds equal (CFL-TARGET-05)."""
    if not ctx.keep_beats and len(units := unit_order(s)) == 1:
        _fight(s).target = units[0].id  # there is nobody else, and nobody wants to know why
        await_attack(book, s, slot, units[0].id, ctx)
        return
    found = candidates(book, s, slot)
    if len(found.left) > 1:
        ctx.then(AskTarget(speaker(s), slot, tuple(unit.id for unit in found.left)))
    else:
        _aim(book, s, slot, found.left[0].id, found, ctx)


def targets(ask: AskTarget) -> list[Any]:
    """The tied units in unit order."""
    return [NAME_UNIT[ask.seat, unit] for unit in ask.tied]


def aim_at(book: Book, s: CyberfleshState, slot: int, name: str, ctx: Context) -> None:
    """The players decided whom it attacks."""
    _aim(book, s, slot, name, candidates(book, s, slot), ctx)


def _aim(book: Book, s: CyberfleshState, slot: int, name: str, found: Candidates, ctx: Context) -> None:
    """The target is known (CFL-IMMOL-02)."""
    enemy = s.slots[slot - 1]
    assert enemy is not None, "only what stands in a slot aims"
    _fight(s).target = name
    if ctx.keep_beats:
        stat = STATS[book.enemies[enemy.card].orientation]
        names = tuple(unit.id for unit in found.tied)
        ctx.emit(TargetChosen(slot, enemy.card, name, stat, found.value, names, found.by, _REASONS[found.by]))
    await_attack(book, s, slot, name, ctx)


def onslaught(s: CyberfleshState, t: Onslaught, ctx: Context) -> None:
    """Everybody is attacked separately, in unit order, as long as the attacker lives (CFL-BOSS-01, CFL-BOSS-02)."""
    if s.slots[t.slot - 1] is None:
        return
    if len(t.units) > 1:
        ctx.then(Onslaught(t.slot, t.units[1:]))
    ctx.then(STRIKE[t.slot, t.units[0], False])


def _fight(s: CyberfleshState) -> Combat:
    assert s.combat is not None, "enemies act in a fight"
    return s.combat
