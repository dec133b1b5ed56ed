"""What may be answered to which question: the lists of answers, and the one place that says no."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arcology.engine.agenda import Ask
from arcology.engine.refusal import Refusal
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.actions import CyberfleshAction
from arcology.games.cyberflesh.rules import (
    attack,
    boss,
    enemies,
    equip,
    explore,
    loot,
    merchant,
    order,
    places,
    refusals,
    windows,
)
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.effects import choosable, open_options
from arcology.games.cyberflesh.rules.manage import window_actions
from arcology.games.cyberflesh.rules.tables import CHOOSE, CONFIRM, NAME_ENEMY, NAME_UNIT, NO, YES
from arcology.games.cyberflesh.state import CyberfleshState

_Lister = Callable[[Book, CyberfleshState, Any], list[Any]]


def _yes_no(book: Book, s: CyberfleshState, ask: Ask) -> list[Any]:
    return [YES[ask.seat], NO[ask.seat]]


def _no_yes(book: Book, s: CyberfleshState, ask: Ask) -> list[Any]:
    return [NO[ask.seat], YES[ask.seat]]


def _confirm(book: Book, s: CyberfleshState, ask: Ask) -> list[Any]:
    return [CONFIRM[ask.seat]]


def _options(book: Book, s: CyberfleshState, ask: asks.AskChoice) -> list[Any]:
    effect = book.effects[ask.frame.effects][ask.frame.at]
    assert isinstance(effect, fx.Choice), "the frame of a choice"
    return [CHOOSE[ask.seat, n] for n in open_options(s, effect)]


def _units(book: Book, s: CyberfleshState, ask: asks.AskUnit) -> list[Any]:
    effect = book.effects[ask.frame.effects][ask.frame.at]
    return [NAME_UNIT[ask.seat, unit.id] for unit in choosable(book, s, effect)]


def _enemies(book: Book, s: CyberfleshState, ask: asks.AskEnemy) -> list[Any]:
    return [NAME_ENEMY[ask.seat, slot] for slot, enemy in enumerate(s.slots, start=1) if enemy is not None]


_LISTS: dict[type[Ask], _Lister] = {
    asks.AskMove: lambda book, s, ask: explore.moves(book, s, ask.seat),
    asks.AskReady: _confirm,
    asks.AskRevisit: _yes_no,
    asks.AskChoice: _options,
    asks.AskUnit: _units,
    asks.AskEnemy: _enemies,
    asks.AskTiles: places.namings,
    asks.AskSquare: lambda book, s, ask: places.squares(s, ask.seat),
    asks.AskDiscard: loot.discards,
    asks.AskLoot: lambda book, s, ask: loot.picks(s, ask.seat),
    asks.AskReceive: lambda book, s, ask: equip.receptions(s, ask),
    asks.AskDisplace: lambda book, s, ask: equip.displacements(s, ask.seat),
    asks.AskSwap: _no_yes,
    asks.AskDeal: lambda book, s, ask: merchant.deals(book, s, ask.seat),
    asks.AskPay: lambda book, s, ask: merchant.payments(book, s, ask.seat),
    asks.AskOwner: lambda book, s, ask: [NAME_UNIT[ask.seat, unit.id] for unit in s.living],
    asks.AskOrder: lambda book, s, ask: order.nexts(s, ask),
    asks.AskEnemyOrder: lambda book, s, ask: order.nexts(s, ask),
    asks.AskEscape: _yes_no,
    asks.AskRoller: lambda book, s, ask: boss.rollers(s, ask.seat),
    asks.AskFlight: lambda book, s, ask: explore.flights(book, s, ask.seat),
    asks.AskWindow: windows.answers,
    asks.AskAttack: lambda book, s, ask: attack.plans(book, s, ask.seat, ask.unit),
    asks.AskTarget: lambda book, s, ask: enemies.targets(ask),
    asks.AskImmolate: _no_yes,
    asks.AskRead: _confirm,
    asks.AskRoll: _confirm,
}

OPEN = (
    asks.AskMove,
    asks.AskReady,
    asks.AskRevisit,
    asks.AskChoice,
    asks.AskUnit,
    asks.AskTiles,
    asks.AskSquare,
    asks.AskDiscard,
    asks.AskLoot,
    asks.AskDeal,
)
"""Questions at which loot may be used, discarded, given and swapped outside fights (CFL-LOOT-09)."""
_OPEN = frozenset(OPEN)


def legal(book: Book, s: CyberfleshState) -> list[Any]:
    """Every answer to the question on top, those of the asked seat first; nothing once the game is over."""
    if not s.agenda:
        return []
    ask = s.agenda[-1]
    kind = type(ask)
    found = _LISTS[kind](book, s, ask)  # type: ignore[index]
    if kind in _OPEN and s.combat is None:
        found += window_actions(book, s)
    return found


def check(book: Book, s: CyberfleshState, a: CyberfleshAction) -> Refusal | None:
    """Why ``a`` is not possible now, or None."""
    if a in legal(book, s):
        return None
    return refusals.why_not(book, s, a)
