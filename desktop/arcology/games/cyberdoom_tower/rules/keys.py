"""Keys, the free return with one, and the way to the AI (CDT-KEY)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.games.cyberdoom_tower.actions import GoToAi, LeaveKey, ReturnToStop, Stay, TakeKey
from arcology.games.cyberdoom_tower.events import KeyReturned, KeyTaken, WentToAi
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.rules.hide import start_hiding
from arcology.games.cyberdoom_tower.rules.rounds import SEATS, ask_turn
from arcology.games.cyberdoom_tower.state import TowerState

KEY_ANSWERS = tuple((TakeKey(seat), LeaveKey(seat)) for seat in SEATS)
RETURN_ANSWERS = tuple((ReturnToStop(seat), Stay(seat)) for seat in SEATS)
GO_TO_AI = tuple(GoToAi(seat) for seat in SEATS)


def take_key(book: Book, s: TowerState, seat: int, ctx: Context) -> None:
    """The key goes to the player's card and is never lost (CDT-KEY-01, -02)."""
    player = s.players[seat]
    index = player.floor
    s.floors[index].key = False
    player.keys = (*player.keys, index)
    s.took = True
    if ctx.keep_beats:
        ctx.emit(KeyTaken(seat, index, player.col, s.team_keys, s.keys_needed))
    start_hiding(book, s, seat, ctx)


def return_to_stop(book: Book, s: TowerState, seat: int, ctx: Context) -> None:
    """Back to the floor's stop: no AP, no test, no arrival (CDT-KEY-03, -04)."""
    player = s.players[seat]
    if ctx.keep_beats:
        ctx.emit(KeyReturned(seat, player.floor, player.col))
    player.col = 0
    ask_turn(book, s, seat, ctx)


def check_go_to_ai(s: TowerState, a: GoToAi) -> Refusal | None:
    """The keys first, then the top stop (CDT-KEY-05, -06)."""
    player = s.players[a.seat]
    if player.at_ai:
        return refusal("cyberdoom_tower.refusal.already_beside_ai", "CDT-AI-01")
    if s.team_keys < s.keys_needed:
        return refusal(
            "cyberdoom_tower.refusal.keys_missing", "CDT-KEY-05", have=s.team_keys, n=s.keys_needed - s.team_keys
        )
    if player.floor != s.top_floor or player.col:
        return refusal("cyberdoom_tower.refusal.not_on_top_stop", "CDT-KEY-06")
    return None


def go_to_ai(book: Book, s: TowerState, seat: int, ctx: Context) -> None:
    """Leave the tower for good (CDT-KEY-06, CDT-AI-01)."""
    s.players[seat].at_ai = True
    if ctx.keep_beats:
        ctx.emit(WentToAi(seat, s.team_keys))
    ask_turn(book, s, seat, ctx)
