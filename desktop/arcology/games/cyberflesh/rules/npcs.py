"""NPCs and the ally joining (CFL-NPC, CFL-ALLY)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.events import AllyJoined, NpcJoined, NpcMissing
from arcology.games.cyberflesh.rules.book import LIFE, Book
from arcology.games.cyberflesh.rules.units import refresh
from arcology.games.cyberflesh.state import NOBODY, CyberfleshState, Unit
from arcology.games.cyberflesh.terms import BOSS, UnitKind


def available(s: CyberfleshState, npc: str | None) -> str | None:
    """The NPC meant, if it is in the Events deck; for None the topmost one (CFL-NPC-01)."""
    if npc is not None:
        return npc if npc in s.events_deck else None
    return next((card for card in reversed(s.events_deck) if card != BOSS), None)


def join(book: Book, s: CyberfleshState, npc: str | None, seat: int, ctx: Context) -> None:
    """An NPC joins a character's player; nothing happens if it is not to be had (CFL-NPC-01)."""
    found = available(s, npc)
    if found is None:
        if ctx.keep_beats:
            ctx.emit(NpcMissing(npc or ""))
        return
    s.events_deck.remove(found)
    _stand(book, s, found, UnitKind.NPC, seat)
    if ctx.keep_beats:
        ctx.emit(NpcJoined(found, seat))


def join_ally(book: Book, s: CyberfleshState, ctx: Context) -> None:
    """The beaten boss joins all players with full hp; it acts from the next turn on (CFL-ALLY-01)."""
    ally = _stand(book, s, BOSS, UnitKind.ALLY, NOBODY)
    if ctx.keep_beats:
        ctx.emit(AllyJoined(ally.hp))


def _stand(book: Book, s: CyberfleshState, card: str, kind: UnitKind, owner: int) -> Unit:
    unit = Unit(card, kind, owner, book.printed[card][LIFE], [], [])
    refresh(book, unit)
    s.helpers.append(unit)
    s.helpers.sort(key=_place)
    return unit


def _place(unit: Unit) -> tuple[bool, str]:
    """NPCs by id, then the ally (CFL-PRIO-06)."""
    return unit.kind is UnitKind.ALLY, unit.id
