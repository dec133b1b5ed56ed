"""Units attack: weapons, declarations, hits and criticals (CFL-ATTACK, CFL-CRIT, CFL-DEF-03)."""

from __future__ import annotations

from typing import Any

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.actions import Declare
from arcology.games.cyberflesh.cards import UNARMED as BARE_HANDS
from arcology.games.cyberflesh.cards import Strike
from arcology.games.cyberflesh.events import AttackLost, AttackRolled, UnitPassed
from arcology.games.cyberflesh.rules.book import PRECISION, Book
from arcology.games.cyberflesh.rules.consumables import uses
from arcology.games.cyberflesh.rules.dice import GOAL, SIDES, count_hits, throw
from arcology.games.cyberflesh.rules.tables import ASK_ATTACK, CONFIRM, DECLARE, PASS, USE_WEAPON
from arcology.games.cyberflesh.rules.units import decider
from arcology.games.cyberflesh.rules.wounds import wound
from arcology.games.cyberflesh.state import EMPTY, INNATE, UNARMED, Combat, CyberfleshState, Dice, Unit
from arcology.games.cyberflesh.tasks import ActUnit, UseWeapon
from arcology.games.cyberflesh.terms import HANDS, MutationUse, UnitKind

_NO_MUTATIONS = [EMPTY] * 4


def act(s: CyberfleshState, t: ActUnit, ctx: Context) -> None:
    """A unit may attack (CFL-ATTACK-01)."""
    unit = s.unit(t.unit)
    if unit is not None and unit.alive:
        ctx.then(ASK_ATTACK[decider(s, unit), t.unit, False])


def strike_of(book: Book, unit: Unit, weapon: str) -> Strike | None:
    """What a weapon does in the hands of a unit; None if it has not got it (any more)."""
    if weapon in unit.weapons:
        return book.loot[weapon].strike
    if weapon in unit.mutations:
        return book.mutations[weapon].strike
    if weapon == INNATE:
        return book.strikes.get(unit.id)
    return BARE_HANDS if weapon == UNARMED else None


def base_weapons(book: Book, unit: Unit) -> list[str]:
    """The options of which exactly one is used: hand weapons, what a helper strikes with, each alternative mutation,
    bare hands for a character without any of these (CFL-ATTACK-02, CFL-ATTACK-09, CFL-ATTACK-10)."""
    found = list(unit.weapons)
    if unit.kind is not UnitKind.CHARACTER:
        found.append(INNATE)
    found += _mutations(book, unit, MutationUse.ALTERNATIVE)
    return found or [UNARMED]


def _mutations(book: Book, unit: Unit, use: MutationUse) -> list[str]:
    if unit.mutations == _NO_MUTATIONS:
        return []
    return [card for card in unit.mutations if card and book.mutations[card].use is use]


def available(book: Book, s: CyberfleshState, unit: Unit) -> list[str]:
    """The weapons that can be declared next (CFL-ATTACK-03, CFL-OPT-03)."""
    declared = [weapon for weapon, _ in _fight(s).plan]
    extra = [card for card in _mutations(book, unit, MutationUse.EXTRA) if card not in declared]
    base = base_weapons(book, unit)
    used = [weapon for weapon in declared if weapon in base]
    if not used:
        return [*base, *extra]
    if used[0] in unit.weapons and s.options.weapons_per_turn == "hands":
        return [*(card for card in unit.weapons if card not in used), *extra]
    return extra


def targets(book: Book, s: CyberfleshState) -> list[int]:
    """The slots that can be attacked: those with PROVOKE while there are any (CFL-TARGET-01, CFL-ABILITY-02)."""
    standing = [slot for slot, enemy in enumerate(s.slots, start=1) if enemy is not None]
    provoking = [slot for slot in standing if book.enemies[s.slots[slot - 1].card].provoke]  # type: ignore[union-attr]
    return provoking or standing


def complete(book: Book, s: CyberfleshState, unit: Unit) -> bool:
    """Whether the plan can be carried out: extra weapons only add to another one (CFL-ATTACK-03)."""
    plan = _fight(s).plan
    return bool(plan) and any(weapon in base_weapons(book, unit) for weapon, _ in plan)


def plans(book: Book, s: CyberfleshState, seat: int, name: str) -> list[Any]:
    """Every weapon that can be declared next at every enemy it may go at, then what else can be done.

    Before the first declaration the seat's own character may use consumables: this is its window (CFL-COMBAT-12).
    """
    unit = s.unit(name)
    assert unit is not None, "only units in play are asked"
    slots = targets(book, s)
    found = [DECLARE[seat, weapon, slot] for weapon in available(book, s, unit) for slot in slots]
    if not _fight(s).plan:
        found.append(PASS[seat])
        own = s.characters[seat]
        if own.consumables:
            found += uses(book, s, own)
    elif complete(book, s, unit):
        found.append(CONFIRM[seat])
    return found


def declare(book: Book, s: CyberfleshState, a: Declare, name: str, ctx: Context) -> None:
    """A weapon and its enemy are declared; when no other weapon can be added the dice are rolled (CFL-ATTACK-04)."""
    combat, unit = _fight(s), s.unit(name)
    assert unit is not None, "only units in play are asked"
    combat.plan.append((a.weapon, a.slot))
    alone = len(unit.weapons) < HANDS and unit.mutations == _NO_MUTATIONS
    if not alone and available(book, s, unit):
        ctx.then(ASK_ATTACK[a.seat, name, True])
    else:
        carry_out(book, s, name, ctx)


def carry_out(book: Book, s: CyberfleshState, name: str, ctx: Context) -> None:
    """The weapons are rolled in the order declared."""
    _fight(s).quiet = False
    use_weapon(book, s, USE_WEAPON[(name,)], ctx)


def let_pass(s: CyberfleshState, name: str, ctx: Context) -> None:
    """The unit attacks nobody."""
    _fight(s).quiet = False
    if ctx.keep_beats:
        ctx.emit(UnitPassed(name))


def use_weapon(book: Book, s: CyberfleshState, t: UseWeapon, ctx: Context) -> None:
    """All dice of one weapon go at its target; if that is gone, or the weapon is, the attack is lost (CFL-ATTACK-05).

    PRECISION is read now (CFL-ATTACK-11). Any natural 8 adds one damage in total (CFL-CRIT-02); the enemy's defence is
    subtracted once (CFL-DEF-03).
    """
    combat, unit = _fight(s), s.unit(t.unit)
    if unit is None or not unit.alive or combat.rolled >= len(combat.plan):
        return
    weapon, slot = combat.plan[combat.rolled]
    combat.rolled += 1
    if combat.rolled < len(combat.plan):
        ctx.then(t)
    enemy, strike = s.slots[slot - 1], strike_of(book, unit, weapon)
    if enemy is None or strike is None:
        if ctx.keep_beats:
            ctx.emit(AttackLost(unit.id, weapon, slot))
        return
    bonus = unit.stats[PRECISION] + strike.precision
    faces = throw(strike.attacks, ctx)
    hits = count_hits(faces, bonus)
    critical = GOAL in faces
    defence = book.enemies[enemy.card].defence
    dealt = max(0, hits * strike.damage + critical - defence)
    s.dice = Dice(tuple(faces), "attack", SIDES, bonus, unit.id, enemy.card, dealt)
    if ctx.keep_beats:
        ctx.emit(
            AttackRolled(
                unit.id,
                weapon,
                slot,
                enemy.card,
                tuple(faces),
                bonus,
                hits,
                strike.damage,
                critical,
                defence,
                dealt,
            )
        )
    wound(book, s, slot, dealt, unit.id, "attack", ctx)


def _fight(s: CyberfleshState) -> Combat:
    assert s.combat is not None, "attacks belong to a fight"
    return s.combat
