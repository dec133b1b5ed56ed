"""The reader on the solo AI: its board, its tokens, its log."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.text import Text, listed, text
from arcology.games.cytress.board.log_ai import action_name
from arcology.games.cytress.board.names import Names, amounts, faction_name, supply_name
from arcology.games.cytress.state import Ai, CytressState
from arcology.games.cytress.terms import AI_SLOTS, SUPPLIES


def sentence(name: str, **args: object) -> Text:
    """A sentence of the reader."""
    return text(f"cytress.reader.{name}", **args)


class SoloReader:
    """Describes what belongs to the AI."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def describe(self, s: CytressState, kind: str, rest: str) -> list[Text]:
        """Texts about a piece of this kind; empty for others."""
        if s.ai is None:
            return []
        if kind == "ai":
            return list(self._board(s, s.ai))
        if kind == "ai_log":
            return [text("cytress.piece.ai_log"), *self._deeds(s, s.ai)]
        if kind == "ai_bag":
            use = Text("cytress.term.ai_bag.effect")
            return [Text("cytress.term.ai_bag"), sentence("ai_bag", what=amounts(s.ai.bag)), use]
        if kind == "ai_token":
            supply = rest.partition(".")[0]
            return [sentence("ai_token", supply=Text(f"cytress.supply.{supply}")), Text("cytress.term.ai_board.effect")]
        return []

    def _board(self, s: CytressState, ai: Ai) -> Iterator[Text]:
        board = self._book.pack.ai_board(ai.level)
        yield sentence("ai", ai=Text(board.name), level=ai.level)
        yield Text(f"cytress.ai.{ai.level}.effect")
        if s.round:
            yield sentence("ai_height", round=s.round, height=board.height(s.round))
        yield sentence("ai_bag", what=amounts(ai.bag))
        for index, supply in enumerate(SUPPLIES):
            bare = ai.revealed[index]
            if bare:
                actions = [action_name(board.action(supply, slot)) for slot in range(1, bare + 1)]
                faction = faction_name(self._book.pack.faction_of(supply))
                yield sentence("ai_section", supply=supply_name(supply), faction=faction, actions=listed(actions))
        covered = AI_SLOTS * len(SUPPLIES) - sum(ai.revealed)
        yield sentence("ai_covered", count=covered)

    def _deeds(self, s: CytressState, ai: Ai) -> Iterator[Text]:
        """What the AI has taken so far, and what it did in each turn of this round."""
        if ai.missions:
            yield sentence("ai_missions", count=len(ai.missions))
        if ai.bounties:
            yield sentence("bounties", counts=listed([self._names.bounty(card) for card in ai.bounties]))
        first = (max(1, s.round) - 1) * AI_SLOTS
        for turn, deed in enumerate(ai.deeds[first : first + AI_SLOTS], 1):
            if deed is not None:
                yield sentence("ai_deed", turn=turn, action=action_name(deed.action))
