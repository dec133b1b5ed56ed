"""The solo AI's board with its tokens, its bag and its log."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.table import Piece, Spot, facts
from arcology.engine.text import Text, text
from arcology.games.cytress.board import names
from arcology.games.cytress.board.names import Names
from arcology.games.cytress.board.seats import digits, is_active
from arcology.games.cytress.state import AI_SEAT, Ai, AiDeed, CytressState
from arcology.games.cytress.tasks import AiAct, AskShip
from arcology.games.cytress.terms import AI_SLOTS, SUPPLIES, SUPPLY_INDEX, AiAction, Supply

SECTIONS = (Supply.CREDITS, Supply.STIMS, Supply.TECH, Supply.WEAPONS)
"""Sections of the AI board from the left."""
NOTHING_DONE = "-"


class Solo:
    """Makes the pieces of the solo game's AI."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def pieces(self, s: CytressState) -> Iterator[Piece]:
        """Board, log, bag and tokens; nothing in a game without the AI."""
        ai = s.ai
        if ai is None:
            return
        board = self._book.pack.ai_board(ai.level)
        acting = s.agenda[-1] if s.agenda and isinstance(s.agenda[-1], AiAct) else None
        lit: tuple[str, ...] = ()
        if acting is not None and acting.slot:
            lit = digits((SECTIONS.index(SUPPLIES[acting.supply]), acting.slot - 1))
        told = facts(
            rebel=ai.colour.value,
            level=ai.level,
            sections=tuple(tuple(a.value for a in board.sections[SUPPLY_INDEX[supply]]) for supply in SECTIONS),
            crew=ai.reserve,
            active=is_active(s, AI_SEAT),
            lit=lit,
        )
        name = text("cytress.reader.ai", ai=Text(board.name), level=ai.level)
        yield Piece(names.AI_BOARD, "ai_board", Spot("ai_board", "board"), name, told)
        log = facts(heights=digits(board.heights), round=max(1, s.round), log=tuple(self._log(s, ai)))
        yield Piece(names.AI_LOG, "ai_log", Spot("ai_log", "log"), text("cytress.piece.ai_log"), log)
        drawn = SUPPLIES[acting.supply].value if acting is not None else ""
        bag = facts(tokens=digits(ai.bag), drawn=drawn)
        yield Piece(names.AI_BAG, "ai_bag", Spot("ai_bag", "bag"), Text("cytress.term.ai_bag"), bag)
        yield from self._tokens(ai)

    @staticmethod
    def _tokens(ai: Ai) -> Iterator[Piece]:
        """Tokens that cover actions; those that were removed lie in the bag."""
        for supply, bare in zip(SUPPLIES, ai.revealed, strict=True):
            for slot in range(1, AI_SLOTS + 1):
                at = Spot(f"ai_tokens.{supply.value}", str(slot)) if slot > bare else Spot("ai_bag", "bag", -1)
                name = text("cytress.piece.ai_token", supply=names.supply_name(supply))
                told = facts(supply=supply.value)
                yield Piece(f"ai_token.{supply.value}.{slot}", "supply_token", at, name, told)

    def _log(self, s: CytressState, ai: Ai) -> Iterator[str]:
        """The deeds of all turns as painters read them."""
        asked = bool(s.agenda) and isinstance(s.agenda[-1], AskShip)
        past = (s.round - 1) * AI_SLOTS + s.turn + asked
        for number, deed in enumerate(ai.deeds):
            yield self._deed(deed) if deed is not None else NOTHING_DONE if number < past else ""

    def _deed(self, deed: AiDeed) -> str:
        if deed.action is AiAction.MISSION:
            return f"mission:{self._book.pack.mission(deed.what).faction.value}"
        return f"{deed.action.value}:{deed.what}"
