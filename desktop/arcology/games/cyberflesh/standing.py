"""What players have said before the game about stepping in for each other (option `immolation`, CFL-IMMOL-07).

The rules ask all the same; whoever sits at the table answers by this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from arcology.engine.config import GameConfig
from arcology.games.cyberflesh.actions import No

QUESTION = "cyberflesh.ask.immolate"
COMPANY = 2
"""So many living characters are company."""


def answers(config: GameConfig) -> Mapping[str, Callable[[Any], Any]]:
    """Nobody steps in, either ever or while a single character lives; nothing where everybody wants to be asked."""
    match config.option("immolation"):
        case "never":
            return {QUESTION: lambda question: No(question.seat)}
        case "company":
            return {QUESTION: lambda question: None if len(question.seen.living) >= COMPANY else No(question.seat)}
    return {}
