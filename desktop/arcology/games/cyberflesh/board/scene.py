"""Which part of the table is busy: the map, an event's page, cards in the slots, or a fight."""

from __future__ import annotations

from enum import StrEnum

from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.asks import (
    AskChoice,
    AskDisplace,
    AskEnemy,
    AskReceive,
    AskSquare,
    AskTiles,
    AskUnit,
    RunEffects,
)
from arcology.games.cyberflesh.board.names import open_ask
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.state import NOTHING, CyberfleshState

FramedAsk = AskChoice | AskUnit | AskEnemy | AskTiles | AskSquare


class Scene(StrEnum):
    """LOOT: cards lie in the slots to be shared or bought, or one is being received."""

    MAP = "map"
    EVENT = "event"
    LOOT = "loot"
    FIGHT = "fight"


def scene_of(book: Book, s: CyberfleshState) -> Scene:
    """Which part of the table is busy."""
    if s.combat is not None:
        return Scene.FIGHT
    if s.loot_round is not None or s.deal is not None or s.counter or received(s):
        return Scene.LOOT
    return Scene.MAP if s.event == NOTHING else Scene.EVENT


def received(s: CyberfleshState) -> str:
    """The card that somebody is about to equip, hand on or drop; "" for none."""
    ask = open_ask(s)
    return ask.card if isinstance(ask, AskReceive | AskDisplace) else ""


def framed(book: Book, s: CyberfleshState) -> tuple[RunEffects, fx.Effect] | None:
    """The effect that asks the open question, with its frame."""
    ask = open_ask(s)
    if not isinstance(ask, FramedAsk):
        return None
    return ask.frame, book.effects[ask.frame.effects][ask.frame.at]


def asking_effect(book: Book, s: CyberfleshState) -> fx.Effect:
    """The effect that is known to ask the open question."""
    found = framed(book, s)
    assert found is not None, "such questions are asked by effects"
    return found[1]
