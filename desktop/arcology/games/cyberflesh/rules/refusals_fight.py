"""Why something cannot be done in a fight: weapons, targets, orders (CFL-ATTACK, CFL-PRIO, CFL-ABILITY-02)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arcology.engine.agenda import Ask
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import Text, text
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh.rules.attack import available, base_weapons, strike_of, targets
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.refusals_cards import card_name
from arcology.games.cyberflesh.state import UNARMED, CyberfleshState, Unit
from arcology.games.cyberflesh.terms import SLOTS, UnitKind


def unit_name(book: Book, unit: Unit) -> Text:
    """The name of a unit."""
    if unit.kind is UnitKind.CHARACTER:
        return Text(book.pack.character(unit.id).name)
    return Text(book.pack.helper(unit.id).name)


def enemy_name(book: Book, s: CyberfleshState, slot: int) -> Text:
    """The name of the enemy in a slot."""
    enemy = s.slots[slot - 1]
    assert enemy is not None, "only what stands in a slot has a name"
    return Text(book.pack.enemy(enemy.card).name)


def _declare(book: Book, s: CyberfleshState, ask: Ask, a: act.Declare) -> Refusal | None:
    if not isinstance(ask, asks.AskAttack):
        return None
    unit, combat = s.unit(ask.unit), s.combat
    assert unit is not None, "only units in play are asked"
    assert combat is not None, "attacks belong to a fight"
    if not 1 <= a.slot <= SLOTS or s.slots[a.slot - 1] is None:
        return refusal("cyberflesh.refusal.empty_slot", "CFL-TARGET-01")
    if a.weapon not in available(book, s, unit):
        return _weapon(book, s, unit, a.weapon, [weapon for weapon, _ in combat.plan])
    first = next(slot for slot in targets(book, s) if slot != a.slot)
    return refusal("cyberflesh.refusal.provoked", "CFL-ABILITY-02", enemy=enemy_name(book, s, first))


def _weapon(book: Book, s: CyberfleshState, unit: Unit, weapon: str, declared: list[str]) -> Refusal:
    """Why a weapon cannot be declared."""
    name = unit_name(book, unit)
    if weapon == UNARMED and UNARMED not in base_weapons(book, unit):
        return refusal("cyberflesh.refusal.armed", "CFL-ATTACK-10", unit=name)
    if strike_of(book, unit, weapon) is None:
        if weapon in book.loot or weapon in book.mutations:
            return refusal("cyberflesh.refusal.no_weapon", "CFL-ATTACK-02", card=card_name(book, weapon), unit=name)
        return refusal("cyberflesh.refusal.no_such_weapon", "CFL-ATTACK-02", unit=name)
    if weapon in declared:
        return refusal("cyberflesh.refusal.weapon_used", "CFL-ATTACK-03", card=card_name(book, weapon))
    if weapon in unit.weapons and any(other in unit.weapons for other in declared):
        return refusal("cyberflesh.refusal.one_weapon", "CFL-OPT-03")
    return refusal("cyberflesh.refusal.one_option", "CFL-ATTACK-03")


def _confirm(book: Book, s: CyberfleshState, ask: Ask, a: act.Confirm) -> Refusal | None:
    combat = s.combat
    if not isinstance(ask, asks.AskAttack) or combat is None:
        return None
    if not combat.plan:
        return refusal("cyberflesh.refusal.nothing_declared", "CFL-ATTACK-04")
    return refusal("cyberflesh.refusal.only_extra", "CFL-ATTACK-03")


def _pass(book: Book, s: CyberfleshState, ask: Ask, a: act.Pass) -> Refusal | None:
    if isinstance(ask, asks.AskAttack):
        return refusal("cyberflesh.refusal.declared_already", "CFL-ATTACK-04")
    return None


def _name_enemy(book: Book, s: CyberfleshState, ask: Ask, a: act.NameEnemy) -> Refusal | None:
    if isinstance(ask, asks.AskEnemy):
        return refusal("cyberflesh.refusal.empty_slot", "CFL-TARGET-01")
    return None


def not_tied(book: Book, s: CyberfleshState, ask: Ask, a: act.Next) -> Refusal:
    """Only those with equal PRIORITY can be put first."""
    unit = s.unit(a.actor)
    who = unit_name(book, unit) if unit is not None else text("cyberflesh.refusal.who", actor=a.actor)
    loot = isinstance(ask, asks.AskOrder) and ask.loot
    return refusal("cyberflesh.refusal.not_tied", "CFL-LOOT-07" if loot else "CFL-PRIO-03", unit=who)


WHY: dict[type, Callable[[Book, CyberfleshState, Any, Any], Refusal | None]] = {
    act.Declare: _declare,
    act.Confirm: _confirm,
    act.Pass: _pass,
    act.NameEnemy: _name_enemy,
}
