"""Fleeing from Cyberflesh (CFL-BOSS-03 to CFL-BOSS-08)."""

from __future__ import annotations

from typing import Any

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.events import EscapeRolled, Fled
from arcology.games.cyberflesh.rules.book import PRIORITY, Book
from arcology.games.cyberflesh.rules.decks import bury
from arcology.games.cyberflesh.rules.dice import GOAL, roll, tell
from arcology.games.cyberflesh.rules.explore import flee_to, open_squares
from arcology.games.cyberflesh.rules.fight import end_buffs
from arcology.games.cyberflesh.rules.loot import displayed
from arcology.games.cyberflesh.rules.tables import ASK_ESCAPE, ASK_FLIGHT, ASK_ROLLER, NAME_UNIT
from arcology.games.cyberflesh.rules.units import speaker
from arcology.games.cyberflesh.state import EMPTY, NOTHING, CyberfleshState, Unit
from arcology.games.cyberflesh.tasks import Explore, RollEscape
from arcology.games.cyberflesh.terms import BOSS, SLOTS, EnemySource, Phase


def offer_escape(s: CyberfleshState, ctx: Context) -> None:
    """Before anybody acts the players may try to flee, from Cyberflesh only (CFL-BOSS-03, CFL-BOSS-08)."""
    if any(enemy is not None and enemy.card == BOSS for enemy in s.slots):
        ctx.then(ASK_ESCAPE[speaker(s)])


def slowest(s: CyberfleshState) -> list[Unit]:
    """The living characters with the lowest PRIORITY, by seat; helpers never roll (CFL-RUL-30)."""
    living = s.living
    lowest = min(unit.stats[PRIORITY] for unit in living)
    return [unit for unit in living if unit.stats[PRIORITY] == lowest]


def try_to_flee(s: CyberfleshState, ctx: Context) -> None:
    """Somebody with the lowest PRIORITY rolls; the players decide between equals (CFL-RUL-27)."""
    found = slowest(s)
    if len(found) > 1:
        ctx.then(ASK_ROLLER[speaker(s)])
    else:
        ctx.then(RollEscape(found[0].id))


def rollers(s: CyberfleshState, seat: int) -> list[Any]:
    """Those who can roll."""
    return [NAME_UNIT[seat, unit.id] for unit in slowest(s)]


def roll_escape(book: Book, s: CyberfleshState, t: RollEscape, ctx: Context) -> None:
    """All escape when the face is above the Alert level (CFL-BOSS-04, CFL-OPT-04)."""
    combat = s.combat
    assert combat is not None, "one flees from a fight"
    face = roll(s, "escape", ctx)
    combat.quiet = False
    escaped = face > s.alert or (face == GOAL and s.options.escape_natural_8 == "on")
    tell(s, s.alert, t.unit, EMPTY, escaped)
    if ctx.keep_beats:
        ctx.emit(EscapeRolled(t.unit, face, s.alert, escaped))
    if escaped:
        escape(book, s, ctx)


def escape(book: Book, s: CyberfleshState, ctx: Context) -> None:
    """The encounter ends: Cyberflesh lies on its deck again, everything else under the decks (CFL-BOSS-07)."""
    left: list[str] = []
    for at, enemy in enumerate(s.slots):
        if enemy is not None:
            _send_back(book, s, enemy.card)
            left.append(enemy.card)
            s.slots[at] = None
    loot = displayed(s)
    bury(s, loot)
    s.slot_loot = [[] for _ in range(SLOTS + 1)]
    s.combat = None
    end_buffs(book, s)
    s.event = NOTHING
    s.phase = Phase.EXPLORE
    if ctx.keep_beats:
        ctx.emit(Fled(tuple(card for card in left if card != BOSS), tuple(loot)))
    ctx.unwind_to(Explore)
    squares = open_squares(book, s)
    if len(squares) > 1:
        ctx.then(ASK_FLIGHT[speaker(s)])
    else:
        flee_to(s, squares[0], ctx)


def _send_back(book: Book, s: CyberfleshState, card: str) -> None:
    source = book.enemies[card].source
    if source is EnemySource.CYBERFLESH:
        s.events_deck.append(card)
    elif source is EnemySource.FINAL_BOSS:
        s.finals.append(card)
    else:
        deck = s.monster_deck if source is EnemySource.MONSTER else s.lord_deck
        deck.insert(0, card)
