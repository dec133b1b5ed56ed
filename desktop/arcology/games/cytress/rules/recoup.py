"""Rounds: how one begins, Phase IV, and when it was the last (CYT-RECOUP, CYT-END)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cytress.events import Recouped, RoundBegan
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.rules.scoring import totals
from arcology.games.cytress.rules.stratos import refill_row
from arcology.games.cytress.rules.tables import NEXT_INFLUENCE
from arcology.games.cytress.state import NOBODY, CytressState
from arcology.games.cytress.tasks import AiInfluence, FinalScore, GainSupplies, RoundStart
from arcology.games.cytress.terms import Phase

_ROUND_START = RoundStart()
_FINAL_SCORE = FinalScore()
_GAIN = GainSupplies()
_AI_INFLUENCE = AiInfluence()


def start_round(s: CytressState, ctx: Context) -> None:
    """Phases I and II are next; in the solo game the AI's Rebel goes first (CYT-ROUND-01, CYT-SOLO-INFL-01)."""
    s.round += 1
    s.turn = 0
    if ctx.keep_beats:
        ctx.emit(RoundBegan(s.round, s.first))
    if s.ai is None:
        ctx.then(_GAIN, NEXT_INFLUENCE[0])
    else:
        ctx.then(_GAIN, _AI_INFLUENCE, NEXT_INFLUENCE[0])


def is_last(book: Book, s: CytressState) -> bool:
    """Whether no round follows: the bag is empty, or the round is the highest there is (CYT-END-03, CYT-R-29)."""
    constants = book.constants
    highest = constants.safety_max_rounds if s.ai is None else constants.solo_max_rounds
    return s.last_round or s.round >= highest


def recoup(book: Book, s: CytressState, ctx: Context) -> None:
    """Ships and Rebels come home, the row moves on, the marker is passed (CYT-RECOUP-01 to -04, CYT-R-26)."""
    s.phase = Phase.RECOUP
    s.active = NOBODY
    for player in s.players:
        player.rebel = None
        player.ships = [None] * len(player.ships)
    if s.ai is not None:
        s.ai.rebel = None
    discarded = s.row.pop()
    s.stratolite_discard.append(discarded)
    s.first = (s.first + 1) % len(s.players)
    if ctx.keep_beats:
        ctx.emit(Recouped(discarded, s.first))
        ctx.cut()
    refill_row(s, ctx, "CYT-RECOUP-03")
    s.history = (*s.history, totals(book, s))
    ctx.then(_FINAL_SCORE if is_last(book, s) else _ROUND_START)
