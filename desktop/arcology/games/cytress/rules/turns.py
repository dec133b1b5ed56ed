"""What follows an action: a claim, the next ship, the replays, Phase IV (CYT-TRAVEL-01, CYT-REPLAY)."""

from __future__ import annotations

from typing import Any

from arcology.engine.agenda import Context
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.rules.skills import may_claim
from arcology.games.cytress.rules.tables import ASK_CLAIM, NEXT_REPLAY, NEXT_SHIP, SHIP_TURN
from arcology.games.cytress.state import AI_SEAT, NOBODY, CytressState
from arcology.games.cytress.tasks import AiDraw, Recoup
from arcology.games.cytress.terms import LandingPad, Phase

_RECOUP = Recoup()
_AI_DRAW = [AiDraw(turn) for turn in range(4)]


def ask(s: CytressState, table: list[list[Any]], seat: int, ctx: Context) -> None:
    """Ask for the next step of an action. The first question after a ship that left by itself opens the undo step."""
    plan = s.plan
    assert plan is not None, "steps are asked inside an action"
    ctx.then(table[seat][not plan.forced])
    plan.forced = False


def end_action(book: Book, s: CytressState, seat: int, ctx: Context) -> None:
    """The ship's action is done: a claim may follow, then it is the next one's turn (CYT-SKILL-03)."""
    s.plan = None
    if s.phase is Phase.REPLAY:
        ctx.then(NEXT_REPLAY[(seat + 1) % len(s.players)])
    else:
        ctx.then(NEXT_SHIP)
    if may_claim(book, s, seat):
        ctx.then(ASK_CLAIM[seat])


def next_ship(book: Book, s: CytressState, ctx: Context) -> None:
    """The next ship in turn order; before each of the solo player's the AI acts (CYT-SOLO-TRAVEL-01)."""
    s.phase = Phase.TRAVEL
    seats = len(s.players)
    if s.turn == seats * book.constants.ships:
        s.active = NOBODY
        ctx.then(NEXT_REPLAY[s.first])
        return
    seat = (s.first + s.turn) % seats
    if s.ai is None:
        s.active = seat
        ctx.then(SHIP_TURN[seat])
    else:
        s.active = AI_SEAT
        ctx.then(_AI_DRAW[s.turn + 1], SHIP_TURN[seat])


def next_replay(s: CytressState, seat: int, ctx: Context) -> int:
    """The next seat with a ship on STRATOLITES, or NOBODY: then the round is recouped (CYT-REPLAY-01, -02)."""
    seats = len(s.players)
    for step in range(seats):
        found = (seat + step) % seats
        if LandingPad.STRATOLITES in s.players[found].ships:
            s.phase = Phase.REPLAY
            s.active = found
            return found
    s.active = NOBODY
    ctx.then(_RECOUP)
    return NOBODY
