"""The flow of a combat turn: who is next, and the windows for consumables (CFL-COMBAT-08, CFL-COMBAT-12)."""

from __future__ import annotations

from typing import Any

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.asks import AskWindow
from arcology.games.cyberflesh.rules import enemies
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.consumables import has_use, holders, uses
from arcology.games.cyberflesh.rules.tables import (
    ACT_ENEMY,
    ACT_UNIT,
    ASK_ATTACK,
    ASK_WINDOW,
    DONE,
    NEXT_ACTOR,
    WINDOW,
)
from arcology.games.cyberflesh.rules.units import decider, each_character
from arcology.games.cyberflesh.rules.wounds import any_enemy
from arcology.games.cyberflesh.state import EMPTY, SLOT_OF, Combat, CyberfleshState, Unit
from arcology.games.cyberflesh.tasks import Window


def begin_activation(combat: Combat) -> None:
    """Forget what the one before declared and aimed at."""
    if combat.plan:
        combat.plan = []
    combat.rolled = 0
    combat.target = combat.immolator = EMPTY


def next_actor(book: Book, s: CyberfleshState, ctx: Context) -> None:
    """The next one in the order that is still in play; after the last one the turn is over (CFL-PRIO-05)."""
    combat = s.combat
    assert combat is not None, "actors belong to a fight"
    begin_activation(combat)
    while combat.at < len(combat.order):
        actor = combat.order[combat.at]
        combat.at += 1
        slot = SLOT_OF.get(actor)
        if slot is not None:
            if s.slots[slot - 1] is not None and not _acted(book, s, actor, slot, ctx):
                return
            begin_activation(combat)
            continue
        unit = s.unit(actor)
        if unit is not None and unit.alive:
            ctx.then(NEXT_ACTOR)
            _unit_next(book, s, unit, ctx)
            return


def _acted(book: Book, s: CyberfleshState, actor: str, slot: int, ctx: Context) -> bool:
    """A window before an enemy acts, if anybody could use anything; else it acts. Whether that is over, so that the
    next one can act at once."""
    ctx.then(NEXT_ACTOR)
    if holders(book, s):
        ctx.then(WINDOW["enemy", actor, -1, ()], ACT_ENEMY[(slot,)])
        return False
    enemies.act(book, s, slot, ctx)
    if s.ended is not None or s.agenda[-1] is not NEXT_ACTOR or not any_enemy(s):
        return False
    s.agenda.pop()
    ctx.cut()
    return True


def _unit_next(book: Book, s: CyberfleshState, unit: Unit, ctx: Context) -> None:
    """A window before a unit acts, for all but the seat that decides for it, which is asked with the attack."""
    seat = decider(s, unit)
    if len(s.characters) > 1 and holders(book, s):
        ctx.then(WINDOW["unit", unit.id, seat, ()], ACT_UNIT[(unit.id,)])
    else:
        ctx.then(ASK_ATTACK[seat, unit.id, False])


def open_window(book: Book, s: CyberfleshState, t: Window, ctx: Context) -> None:
    """Ask the next holder of consumables in unit order, until all said no (CFL-COMBAT-12).

    Where nothing has happened since they all said no they are not asked again; a new target is something.
    """
    combat = s.combat
    assert combat is not None, "windows of this kind open in a fight"
    if combat.quiet and not t.asked and t.moment != "immolation":
        return
    for unit in each_character(s):
        seat = unit.owner
        if seat != t.skip and seat not in t.asked and has_use(book, s, unit):
            ctx.then(ASK_WINDOW[seat, t.moment, t.actor], WINDOW[t.moment, t.actor, t.skip, (*t.asked, seat)])
            return
    combat.quiet = True


def answers(book: Book, s: CyberfleshState, ask: AskWindow) -> list[Any]:
    """Use nothing, or any consumable."""
    return [DONE[ask.seat], *uses(book, s, s.characters[ask.seat])]
