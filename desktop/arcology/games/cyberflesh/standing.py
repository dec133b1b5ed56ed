"""What players have said before the game, so that they are not asked again and again (options `immolation`, `windows`).

The rules ask all the same (CFL-IMMOL-07, CFL-COMBAT-12); whoever sits at the table answers by this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from arcology.engine.agenda import Ask
from arcology.engine.config import GameConfig
from arcology.games.cyberflesh.actions import Done, No
from arcology.games.cyberflesh.asks import AskImmolate, AskWindow
from arcology.games.cyberflesh.board.foresight import deadly
from arcology.games.cyberflesh.board.names import actor_slot, fight
from arcology.games.cyberflesh.rules import CyberfleshRules
from arcology.games.cyberflesh.rules.book import Book

Answer = Callable[[Any], Any]
COMPANY = 2
"""So many living characters are company."""


def answers(config: GameConfig, rules: CyberfleshRules) -> Mapping[str, Answer]:
    """By kind of question; nothing where everybody wants to be asked."""
    found: dict[str, Answer] = {}
    match config.option("immolation"):
        case "never":
            found[_kind(AskImmolate)] = lambda question: No(question.seat)
        case "company":
            found[_kind(AskImmolate)] = lambda question: (
                None if len(question.seen.living) >= COMPANY else No(question.seat)
            )
    match config.option("windows"):
        case "own":
            found[_kind(AskWindow)] = lambda question: Done(question.seat)
        case "danger":
            found[_kind(AskWindow)] = lambda question: None if _dangerous(rules.book, question) else Done(question.seat)
    return found


def _kind(ask: type[Ask]) -> str:
    """The kind that names a question."""
    return str(ask.__dataclass_fields__["kind"].default)


def _dangerous(book: Book, question: Any) -> bool:
    """Whether a window opens before an enemy acts that could kill somebody."""
    ask: AskWindow = question.ask
    if ask.moment not in ("enemy", "immolation"):
        return False
    return deadly(book, question.seen, actor_slot(fight(question.seen).acting))
