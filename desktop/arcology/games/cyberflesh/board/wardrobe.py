"""What a character would be with another card, or without one: statistics told before one commits."""

from __future__ import annotations

from dataclasses import dataclass, replace

from arcology.engine.offers import Chip
from arcology.engine.text import Text, text
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.names import signed
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.equip import holds_two_handed, take_off
from arcology.games.cyberflesh.rules.units import refresh
from arcology.games.cyberflesh.state import Unit
from arcology.games.cyberflesh.terms import HANDS, STATS, ArmourSlot, LootKind

Gauges = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Fitted:
    """A character with another card on, the cards that gave way, and whether it has to choose between two of them."""

    unit: Unit
    displaced: tuple[str, ...]
    choice: bool = False


def put_on(book: Book, unit: Unit, card: str) -> Fitted:
    """A character that equips or keeps a card (CFL-EQUIP-04); of two one-handed weapons the left one gives way."""
    worn, facts = _copy(unit), book.loot[card]
    displaced: list[str] = []
    choice = False
    if facts.kind is LootKind.WEAPON:
        if facts.hands == HANDS or holds_two_handed(book, worn):
            displaced = list(worn.weapons)
        elif len(worn.weapons) == HANDS:
            displaced, choice = worn.weapons[:1], True
    elif facts.slot is not None:
        old = worn.helmet if facts.slot is ArmourSlot.HELMET else worn.body
        displaced = [old] if old else []
    for old in displaced:
        take_off(book, worn, old)
    _add(worn, card, facts.kind, facts.slot)
    refresh(book, worn)
    return Fitted(worn, tuple(displaced), choice)


def without(book: Book, unit: Unit, card: str) -> Unit:
    """A character that gives a card away."""
    left = _copy(unit)
    take_off(book, left, card)
    return left


def _copy(unit: Unit) -> Unit:
    """The same unit, to be dressed otherwise."""
    return replace(
        unit,
        stats=list(unit.stats),
        keywords=list(unit.keywords),
        consumables=list(unit.consumables),
        weapons=list(unit.weapons),
        mutations=list(unit.mutations),
    )


def _add(unit: Unit, card: str, kind: LootKind, slot: ArmourSlot | None) -> None:
    if kind is LootKind.CONSUMABLE:
        unit.consumables.append(card)
    elif kind is LootKind.WEAPON:
        unit.weapons.append(card)
    elif slot is ArmourSlot.HELMET:
        unit.helmet = card
    else:
        unit.body = card


def changes(before: Unit, after: Unit) -> tuple[tuple[Chip, ...], Gauges]:
    """The statistics that differ, as chips, and what their gauges would read."""
    chips: list[Chip] = []
    gauges: list[tuple[str, int]] = []
    for index, stat in enumerate(STATS):
        old, new = before.stats[index], after.stats[index]
        if old != new:
            value = text("cyberflesh_board.chip.stat", stat=names.stat_name(stat), change=signed(new - old))
            chips.append(Chip("", value, "gain" if new > old else "bad"))
            gauges.append((names.stat(before.owner, stat), new))
    if before.hp != after.hp:
        gauges.append((names.hp_gauge(before), after.hp))
    return tuple(chips), tuple(gauges)


def way_note(fitted: Fitted, called: names.Names) -> tuple[Text, ...]:
    """Which cards would go under the deck."""
    if fitted.choice:
        return (text("cyberflesh_board.note.makes_room_choice"),)
    if fitted.displaced:
        return (text("cyberflesh_board.note.makes_room", cards=called.loots(fitted.displaced)),)
    return ()
