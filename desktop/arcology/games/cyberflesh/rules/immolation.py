"""Taking an attack for somebody else (CFL-IMMOL)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.asks import AskImmolate, AskRoll
from arcology.games.cyberflesh.events import Immolated
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.consumables import holders
from arcology.games.cyberflesh.rules.strikes import strike
from arcology.games.cyberflesh.rules.tables import ASK_IMMOLATE, STRIKE, VOLUNTEERS, WINDOW
from arcology.games.cyberflesh.rules.units import decider, unit_order
from arcology.games.cyberflesh.state import NOBODY, CyberfleshState, Unit
from arcology.games.cyberflesh.tasks import Volunteers
from arcology.games.cyberflesh.terms import UnitKind


def await_attack(book: Book, s: CyberfleshState, slot: int, target: str, ctx: Context) -> None:
    """The immolation window: consumables, then volunteers, then the attack (CFL-IMMOL-02)."""
    volunteers_step = VOLUNTEERS[slot, target, ()]
    if holders(book, s):
        ctx.then(WINDOW["immolation", target, -1, ()], volunteers_step)
    else:
        volunteers(book, s, volunteers_step, ctx)


def volunteers(book: Book, s: CyberfleshState, t: Volunteers, ctx: Context) -> None:
    """Ask the next one who could take the attack, in unit order; the first to accept takes it (CFL-IMMOL-07).

    If the attacker or its target fell in the window the activation is over.
    """
    target = s.unit(t.target)
    if s.slots[t.slot - 1] is None or target is None or not target.alive:
        return
    for unit in unit_order(s) if len(s.characters) > 1 or s.helpers else ():
        if unit.id not in t.asked and may_immolate(unit, target):
            asked = (*t.asked, unit.id)
            ctx.then(ASK_IMMOLATE[decider(s, unit), unit.id, t.slot, t.target], VOLUNTEERS[t.slot, t.target, asked])
            return
    if s.gm != NOBODY:
        ctx.then(AskRoll(s.gm, t.slot), STRIKE[t.slot, t.target, False])
    else:
        ctx.cut()
        strike(book, s, STRIKE[t.slot, t.target, False], ctx)


def may_immolate(unit: Unit, target: Unit) -> bool:
    """Another character, an NPC of the target's player, or the ally; and only for a character (CFL-IMMOL-05, -06)."""
    if target.kind is not UnitKind.CHARACTER or unit.id == target.id:
        return False
    return unit.kind is not UnitKind.NPC or unit.owner == target.owner


def immolate(s: CyberfleshState, ask: AskImmolate, ctx: Context) -> None:
    """The unit takes the whole attack; nobody else is asked."""
    below = s.agenda.pop()
    assert isinstance(below, Volunteers), "volunteers are asked by their step"
    combat = s.combat
    assert combat is not None, "one immolates in a fight"
    combat.immolator = ask.unit
    if ctx.keep_beats:
        ctx.emit(Immolated(ask.slot, ask.unit, ask.target))
    ctx.then(STRIKE[ask.slot, ask.unit, True])
