"""Why an answer is not possible, in words and with the rule that says so."""

from __future__ import annotations

from typing import Any

from arcology.engine.refusal import Refusal, refusal
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.state import CyberfleshState


def why_not(book: Book, s: CyberfleshState, a: Any) -> Refusal:
    return refusal("cyberflesh.refusal.game_over", "CFL-END-02")
