"""The flow of a combat turn: who is next, and the windows for consumables (CFL-COMBAT-08, CFL-COMBAT-12)."""

from __future__ import annotations

from typing import Any

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.asks import AskWindow
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.consumables import has_use, uses
from arcology.games.cyberflesh.rules.order import is_enemy
from arcology.games.cyberflesh.rules.tables import ACT_ENEMY, ACT_UNIT, ASK_WINDOW, DONE, NEXT_ACTOR, WINDOW
from arcology.games.cyberflesh.rules.units import decider, each_character
from arcology.games.cyberflesh.state import EMPTY, CyberfleshState
from arcology.games.cyberflesh.tasks import Window


def next_actor(s: CyberfleshState, ctx: Context) -> None:
    """The next one in the order that is still in play; after the last one the turn is over (CFL-PRIO-05)."""
    combat = s.combat
    assert combat is not None, "actors belong to a fight"
    combat.plan, combat.rolled = [], 0
    combat.target = combat.immolator = EMPTY
    while combat.at < len(combat.order):
        actor = combat.order[combat.at]
        combat.at += 1
        if is_enemy(actor):
            slot = int(actor[1:])
            if s.slots[slot - 1] is not None:
                ctx.then(WINDOW["enemy", actor, -1, ()], ACT_ENEMY[(slot,)], NEXT_ACTOR)
                return
            continue
        unit = s.unit(actor)
        if unit is not None and unit.alive:
            ctx.then(WINDOW["unit", actor, decider(s, unit), ()], ACT_UNIT[(actor,)], NEXT_ACTOR)
            return


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
