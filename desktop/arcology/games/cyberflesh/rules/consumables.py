"""Using consumables: what can be used when, and what happens then (CFL-LOOT-02, CFL-LOOT-09, CFL-COMBAT-12)."""

from __future__ import annotations

from typing import Any

from arcology.engine.agenda import Ask, Context, Task
from arcology.games.cyberflesh import asks, tasks
from arcology.games.cyberflesh.actions import Use
from arcology.games.cyberflesh.events import ConsumableUsed
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.decks import discard
from arcology.games.cyberflesh.rules.tables import ACT_UNIT, USE, WINDOW
from arcology.games.cyberflesh.rules.units import unit_order
from arcology.games.cyberflesh.state import CyberfleshState, Unit
from arcology.games.cyberflesh.terms import Timing, UnitKind


def usable(book: Book, s: CyberfleshState, unit: Unit) -> list[str]:
    """The consumables of a character whose timing fits."""
    if not unit.consumables:
        return []
    never = Timing.EXPLORE if s.combat is not None else Timing.COMBAT
    return [card for card in unit.consumables if book.loot[card].timing is not never]


def uses(book: Book, s: CyberfleshState, unit: Unit) -> list[Any]:
    """All uses of a character's consumables now, each on everything that its first effect can be about."""
    found: list[Any] = []
    seat = unit.owner
    for card in usable(book, s, unit):
        names = book.loot[card].names
        if not names:
            found.append(USE[seat, card, "", 0])
        elif names == "enemy":
            found += [USE[seat, card, "", slot] for slot, enemy in enumerate(s.slots, start=1) if enemy is not None]
        else:
            units = unit_order(s)
            found += [
                USE[seat, card, other.id, 0] for other in units if names == "unit" or other.kind is UnitKind.CHARACTER
            ]
    return found


def has_use(book: Book, s: CyberfleshState, unit: Unit) -> bool:
    """Whether a living character could use something now; there is always somebody to use it on."""
    return bool(unit.consumables) and bool(usable(book, s, unit))


def holders(book: Book, s: CyberfleshState) -> bool:
    """Whether any character could use something now."""
    for unit in s.characters:  # noqa: SIM110  # a generator would cost more than the question
        if unit.consumables and unit.hp > 0 and usable(book, s, unit):
            return True
    return False


def use(book: Book, s: CyberfleshState, a: Use, ask: Ask, ctx: Context) -> None:
    """Apply the effects, put the card under the deck, and ask again what was asked (CFL-LOOT-02)."""
    unit = s.characters[a.seat]
    unit.consumables.remove(a.card)
    s.passing.append(a.card)
    if s.combat is not None:
        s.combat.quiet = False
    if ctx.keep_beats:
        ctx.emit(ConsumableUsed(a.seat, a.card, a.unit, a.slot))
    effects = book.loot[a.card].effects
    named = bool(a.unit or a.slot)
    frame = asks.RunEffects(effects, 0, a.unit, unit.id, a.slot, named)
    ctx.then(frame, tasks.PutAway(a.seat, a.card), *put_again(s, ask, ctx))


def put_away(s: CyberfleshState, t: tasks.PutAway, ctx: Context) -> None:
    """The card has done its work (CFL-LOOT-03)."""
    s.passing.remove(t.card)
    discard(s, t.seat, t.card, "used", ctx)


def put_again(s: CyberfleshState, ask: Ask, ctx: Context) -> list[Task]:
    """The steps that lead to the question again after something was done in its window.

    In a fight all holders are asked anew (CFL-COMBAT-12). Questions that are not named here are put by what lies below.
    """
    if isinstance(ask, asks.AskReady):
        return [tasks.Ready(ask.square)]
    if isinstance(ask, asks.AskRevisit):
        return [tasks.Revisit(ask.square)]
    if isinstance(ask, asks.AskTiles):
        return [tasks.NameTiles(ask.frame, ask.left, not ask.continues)]
    if isinstance(ask, asks.AskChoice | asks.AskUnit | asks.AskSquare | asks.AskEnemy):
        return [ask.frame]
    if isinstance(ask, asks.AskDiscard):
        return [tasks.DiscardNext(ask.seat, ask.left, ask.only)]
    if isinstance(ask, asks.AskWindow):
        below = s.agenda.pop()
        assert isinstance(below, tasks.Window), "a window asks for itself"
        return [WINDOW[below.moment, below.actor, below.skip, ()]]
    if isinstance(ask, asks.AskAttack):
        return [WINDOW["unit", ask.unit, ask.seat, ()], ACT_UNIT[(ask.unit,)]]
    return []
