"""What is going to happen as things stand: the order of a turn, whom enemies will attack and why, blows and plans."""

from __future__ import annotations

from dataclasses import dataclass

from arcology.games.cyberflesh.board.names import standing
from arcology.games.cyberflesh.board.odds import Blow, Weapon, harm
from arcology.games.cyberflesh.events_auto import TargetReason
from arcology.games.cyberflesh.rules import attack, enemies
from arcology.games.cyberflesh.rules.book import DEFENCE, FILTER, NO_ORIENTATION, PRECISION, PRIORITY, Book
from arcology.games.cyberflesh.rules.strikes import incited
from arcology.games.cyberflesh.rules.units import unit_order
from arcology.games.cyberflesh.state import SLOT_SIGN, CyberfleshState, Unit
from arcology.games.cyberflesh.terms import STATS, Stat


@dataclass(frozen=True, slots=True)
class Hunt:
    """Whom the enemy in a slot would attack now: the units it finds equal (mostly one), what decided, and the value."""

    units: tuple[Unit, ...]
    by: TargetReason
    stat: Stat
    value: int


def hunt(book: Book, s: CyberfleshState, slot: int) -> Hunt | None:
    """Whom the enemy in a slot would attack, None for one that attacks everybody or nobody."""
    enemy = s.enemy(slot)
    if enemy is None or book.enemies[enemy.card].orientation == NO_ORIENTATION or not s.units:
        return None
    found = enemies.candidates(book, s, slot)
    return Hunt(tuple(found.left), found.by, STATS[book.enemies[enemy.card].orientation], found.value)


def victim(book: Book, s: CyberfleshState, slot: int) -> Unit | None:
    """The one unit that the enemy in a slot attacks or would attack; None if that is open, or all or nobody."""
    combat = s.combat
    if combat is not None and combat.acting == f"{SLOT_SIGN}{slot}" and combat.target:
        return s.unit(combat.immolator or combat.target)
    found = hunt(book, s, slot)
    return found.units[0] if found is not None and len(found.units) == 1 else None


def order(book: Book, s: CyberfleshState) -> list[tuple[str, int]]:
    """Who acts in this turn with the PRIORITY that counts: as it is fixed, or as it would be now."""
    combat = s.combat
    if combat is not None and combat.order:
        fixed = list(zip(combat.order, combat.priorities, strict=True))
        return [(actor, priority) for actor, priority in fixed if _plays(s, actor)]
    expected = [(unit.stats[PRIORITY], 1, unit.id) for unit in unit_order(s)]
    expected += [
        (book.enemies[enemy.card].priority, 0, f"{SLOT_SIGN}{slot}")
        for slot, enemy in enumerate(s.slots, start=1)
        if enemy is not None
    ]
    expected.sort(key=lambda entry: (-entry[0], -entry[1]))
    return [(actor, priority) for priority, _, actor in expected]


def waiting(s: CyberfleshState) -> frozenset[str]:
    """Those that have not had their turn in this combat turn."""
    combat = s.combat
    return frozenset() if combat is None else frozenset(combat.order[combat.at :])


def next_up(s: CyberfleshState) -> str:
    """Who acts after the one that acts now, "" for nobody."""
    combat = s.combat
    if combat is None:
        return ""
    return next((actor for actor in combat.order[combat.at :] if _plays(s, actor)), "")


def _plays(s: CyberfleshState, actor: str) -> bool:
    if actor.startswith(SLOT_SIGN):
        return s.enemy(int(actor[1:])) is not None
    unit = s.unit(actor)
    return unit is not None and unit.alive


def blow(book: Book, s: CyberfleshState, slot: int, unit: Unit) -> Blow:
    """The attack of the enemy in a slot on a unit."""
    facts = book.enemies[standing(s, slot).card]
    damage = facts.damage + incited(book, s, slot)
    return Blow(facts.d8, facts.precision, damage, unit.stats[DEFENCE], facts.necrosis, unit.keywords[FILTER])


def weapon(book: Book, s: CyberfleshState, unit: Unit, name: str, slot: int) -> Weapon | None:
    """A weapon of a unit as it would be rolled at the enemy in a slot; None if it is not there."""
    strike, enemy = attack.strike_of(book, unit, name), s.enemy(slot)
    if strike is None or enemy is None:
        return None
    bonus = unit.stats[PRECISION] + strike.precision
    return Weapon(strike.attacks, bonus, strike.damage, book.enemies[enemy.card].defence)


def planned(book: Book, s: CyberfleshState, unit: Unit, slot: int) -> list[Weapon]:
    """The weapons declared so far that go at the enemy in a slot, in their order."""
    combat = s.combat
    if combat is None:
        return []
    found = (weapon(book, s, unit, name, at) for name, at in combat.plan[combat.rolled :] if at == slot)
    return [one for one in found if one is not None]


def deadly(book: Book, s: CyberfleshState, slot: int) -> bool:
    """Whether the enemy in a slot could kill somebody when it acts now."""
    enemy = s.enemy(slot)
    if enemy is None:
        return False
    facts = book.enemies[enemy.card]
    if facts.explode:
        return any(unit.hp <= facts.explode for unit in s.units)
    if facts.relentless:
        prey = s.units
    else:
        aimed, found = victim(book, s, slot), hunt(book, s, slot)
        prey = [aimed] if aimed is not None else [] if found is None else list(found.units)
    return any(harm(blow(book, s, slot, unit), unit.hp, unit.necrosis).kill for unit in prey)
