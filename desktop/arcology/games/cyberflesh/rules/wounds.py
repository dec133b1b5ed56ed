"""Wounding and killing enemies, and what they leave (CFL-DEATH)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.events import EnemyDied, EnemyHurt, LootDropped
from arcology.games.cyberflesh.events_auto import HurtCause
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.decks import draw_loot
from arcology.games.cyberflesh.rules.npcs import join_ally
from arcology.games.cyberflesh.rules.tables import DRAW_MUTATION
from arcology.games.cyberflesh.state import CyberfleshState
from arcology.games.cyberflesh.terms import EnemyLoot, EnemySource

_RULES: dict[str, str] = {"attack": "CFL-ATTACK-07", "consumable": "CFL-DEF-04", "thorns": "CFL-KEY-04"}


def any_enemy(s: CyberfleshState) -> bool:
    """Whether an enemy stands in a slot."""
    a, b, c, d, e = s.slots
    return a is not None or b is not None or c is not None or d is not None or e is not None


def wound(book: Book, s: CyberfleshState, slot: int, amount: int, by: str, cause: HurtCause, ctx: Context) -> None:
    """An enemy takes damage from a unit, and dies when it has taken as much as its hp (CFL-DEATH-01)."""
    enemy = s.slots[slot - 1]
    if enemy is None or amount <= 0:
        return
    enemy.hp -= amount
    if ctx.keep_beats:
        ctx.emit(EnemyHurt(slot, enemy.card, amount, enemy.hp, by, cause, _RULES[cause]))
    if enemy.hp <= 0:
        kill(book, s, slot, by, ctx)


def kill(book: Book, s: CyberfleshState, slot: int, killer: str, ctx: Context) -> None:
    """The enemy leaves its slot; its loot lies there, or its killer mutates (CFL-DEATH-02, CFL-DEATH-04)."""
    enemy = s.slots[slot - 1]
    assert enemy is not None, "only what stands in a slot is killed"
    facts = book.enemies[enemy.card]
    if ctx.keep_beats:
        ctx.emit(EnemyDied(slot, enemy.card, killer))
    if facts.source is EnemySource.LORD:
        s.lords_killed += 1
    elif facts.source is EnemySource.MONSTER:
        s.monsters_killed += 1
    remove(book, s, slot)
    if facts.source is EnemySource.CYBERFLESH:
        join_ally(book, s, ctx)
    if facts.loot is EnemyLoot.LOOT:
        for card in draw_loot(s, 1, ctx):
            s.slot_loot[slot - 1].append(card)
            if ctx.keep_beats:
                ctx.emit(LootDropped(slot, card))
    elif facts.loot is EnemyLoot.MUTATION:
        unit = s.unit(killer)
        if unit is not None and unit.alive:
            ctx.then(DRAW_MUTATION[(killer,)])


def remove(book: Book, s: CyberfleshState, slot: int) -> None:
    """Take a fallen enemy off the table: to the Graveyard, or out of the game (CFL-DEATH-01).

    Cyberflesh is turned over instead, by whoever calls this (CFL-BOSS-09).
    """
    enemy = s.slots[slot - 1]
    assert enemy is not None, "only what stands in a slot is removed"
    s.slots[slot - 1] = None
    source = book.enemies[enemy.card].source
    if source in (EnemySource.MONSTER, EnemySource.LORD):
        s.graveyard.append(enemy.card)
    elif source is EnemySource.FINAL_BOSS:
        s.finals.append(enemy.card)
