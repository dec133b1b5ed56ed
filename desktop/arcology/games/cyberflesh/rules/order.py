"""Who acts when: priorities, ties, the order of a turn (CFL-PRIO)."""

from __future__ import annotations

from typing import Any

from arcology.engine.agenda import Ask, Context
from arcology.games.cyberflesh.asks import AskEnemyOrder, AskOrder
from arcology.games.cyberflesh.events import OrderFixed, OrderRolled
from arcology.games.cyberflesh.rules import loot
from arcology.games.cyberflesh.rules.book import PRIORITY, Book
from arcology.games.cyberflesh.rules.dice import roll_some
from arcology.games.cyberflesh.rules.tables import NEXT, ROLL_ORDER
from arcology.games.cyberflesh.rules.units import speaker, unit_order
from arcology.games.cyberflesh.rules.windows import next_actor
from arcology.games.cyberflesh.state import SLOT_OF, SLOT_SIGN, Combat, CyberfleshState
from arcology.games.cyberflesh.tasks import SettleOrder

_SLOTS = tuple(SLOT_OF)


def is_enemy(actor: str) -> bool:
    """Whether an entry of the order is an enemy's slot."""
    return actor[0] == SLOT_SIGN


def turn_order(book: Book, s: CyberfleshState, ctx: Context) -> None:
    """By descending PRIORITY, units before enemies, tied enemies by slot; ties of units are settled next
    (CFL-PRIO-01 to CFL-PRIO-05)."""
    combat = _fight(s)
    entries = [(-unit.stats[PRIORITY], rank, unit.id) for rank, unit in enumerate(unit_order(s))]
    after = len(entries)
    for rank, enemy in enumerate(s.slots, start=after):
        if enemy is not None:
            entries.append((-book.enemies[enemy.card].priority, rank, _SLOTS[rank - after]))
    entries.sort()
    combat.order = [actor for _, _, actor in entries]
    combat.priorities = [-priority for priority, _, _ in entries]
    settle_order(book, s, 0, ctx)


def settle_order(book: Book, s: CyberfleshState, at: int, ctx: Context) -> None:
    """Ask about the first tie from a place on; when there is none, the first one acts."""
    combat = _fight(s)
    while at < len(combat.order) - 1:
        count = _tied(combat, at)
        if count > 1:
            if not is_enemy(combat.order[at]):
                ctx.then(AskOrder(speaker(s), at, count, loot=False, dice=at == 0 or not _tied_before(combat, at)))
                return
            if s.options.gm_enemy_order == "on":
                ctx.then(AskEnemyOrder(s.gm, at, count))
                return
        at += count
    if ctx.keep_beats:
        ctx.emit(OrderFixed(tuple(combat.order), tuple(combat.priorities)))
        ctx.cut()
    next_actor(book, s, ctx)


def _tied(combat: Combat, at: int) -> int:
    """How many of a kind from a place on have equal PRIORITY."""
    order, priorities = combat.order, combat.priorities
    count = 1
    while (
        at + count < len(order)
        and priorities[at + count] == priorities[at]
        and is_enemy(order[at + count]) == is_enemy(order[at])
    ):
        count += 1
    return count


def _tied_before(combat: Combat, at: int) -> bool:
    """Whether the one before is of the same tie, so that this question is not its first."""
    return combat.priorities[at - 1] == combat.priorities[at] and not is_enemy(combat.order[at - 1])


def nexts(s: CyberfleshState, ask: AskOrder | AskEnemyOrder) -> list[Any]:
    """The tied ones; dice may settle a tie of units before anybody was named (CFL-PRIO-03)."""
    found = [NEXT[ask.seat, actor] for actor in tied_actors(s, ask)]
    if isinstance(ask, AskOrder) and ask.dice:
        found.append(ROLL_ORDER[ask.seat])
    return found


def tied_actors(s: CyberfleshState, ask: AskOrder | AskEnemyOrder) -> list[str]:
    """Who is tied."""
    if isinstance(ask, AskOrder) and ask.loot:
        picking = s.loot_round
        assert picking is not None, "asked in a loot round"
        return [s.characters[seat].id for seat in picking.order[ask.at : ask.at + ask.count]]
    return _fight(s).order[ask.at : ask.at + ask.count]


def name_next(s: CyberfleshState, actor: str, ask: Ask, ctx: Context) -> None:
    """One of them acts, or picks, before the others."""
    assert isinstance(ask, AskOrder | AskEnemyOrder), "asked about an order"
    if isinstance(ask, AskOrder) and ask.loot:
        loot.picks_next(s, actor, ask, ctx)
        return
    order = _fight(s).order
    order.remove(actor)
    order.insert(ask.at, actor)
    ctx.then(SettleOrder(ask.at + 1))


def roll_order(s: CyberfleshState, ask: AskOrder, ctx: Context) -> None:
    """One die for each, the higher face first; equal faces stay as they are (CFL-PRIO-03)."""
    combat = _fight(s)
    units = tied_actors(s, ask)
    faces = roll_some(s, ask.count, "order", ctx)
    ranked = sorted(range(ask.count), key=lambda n: -faces[n])
    combat.order[ask.at : ask.at + ask.count] = [units[n] for n in ranked]
    if ctx.keep_beats:
        ctx.emit(OrderRolled(tuple(units), tuple(faces), tuple(units[n] for n in ranked)))
    ctx.then(SettleOrder(ask.at + ask.count))


def _fight(s: CyberfleshState) -> Combat:
    assert s.combat is not None, "the order belongs to a fight"
    return s.combat
