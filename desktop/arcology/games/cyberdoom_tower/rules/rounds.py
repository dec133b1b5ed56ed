"""Rounds and turns: who goes first, the question of a turn, and its end (CDT-ROUND, CDT-AP)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.games.cyberdoom_tower.actions import ChooseFirst, Pass
from arcology.games.cyberdoom_tower.events import FirstChosen, TurnBegan, TurnEnded
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.state import TRACKER_MAX, TowerState
from arcology.games.cyberdoom_tower.tasks import (
    AiStrike,
    AskTurn,
    Countdown,
    EndTurn,
    NextTurn,
    SentinelActivate,
    SentinelSlide,
    SentinelStrike,
    TurnCause,
    TurnStart,
)

SEATS = range(2)
FIRST = tuple(tuple(ChooseFirst(seat, first) for first in SEATS) for seat in SEATS)
PASS = tuple(Pass(seat) for seat in SEATS)

_ASK_TURN = tuple(AskTurn(seat) for seat in SEATS)
_TURN_START = tuple(TurnStart(seat) for seat in SEATS)
_NEXT_TURN = tuple(NextTurn(seat) for seat in SEATS)
_END_TURN: dict[TurnCause, tuple[EndTurn, ...]] = {
    "pass": tuple(EndTurn(seat, "pass") for seat in SEATS),
    "hide_failed": tuple(EndTurn(seat, "hide_failed") for seat in SEATS),
    "attacked": tuple(EndTurn(seat, "attacked") for seat in SEATS),
}
_FLOORS = range(5)
_ACTIVATE = tuple(SentinelActivate(floor) for floor in _FLOORS)
_SLIDE = tuple(SentinelSlide(floor) for floor in _FLOORS)
_STRIKE = tuple(tuple(SentinelStrike(floor, seat) for seat in SEATS) for floor in _FLOORS)
_AI_STRIKE = tuple(AiStrike(seat) for seat in SEATS)

_RULE_OF_END: dict[TurnCause, str] = {
    "pass": "CDT-AP-05",
    "hide_failed": "CDT-HIDE-06",
    "attacked": "CDT-ATK-10",
}


def end_turn_task(seat: int, cause: TurnCause) -> EndTurn:
    """The task that ends the turn of ``seat``."""
    return _END_TURN[cause][seat]


def check_first(s: TowerState, a: ChooseFirst) -> Refusal | None:
    """Either player may go first."""
    if 0 <= a.first < len(s.players):
        return None
    return refusal("cyberdoom_tower.refusal.no_such_player", "CDT-ROUND-02", player=a.first + 1, players=len(s.players))


def choose_first(s: TowerState, a: ChooseFirst, ctx: Context) -> None:
    """Fix the order of the round."""
    s.first = a.first
    s.order = (a.first, 1 - a.first)
    if ctx.keep_beats:
        ctx.emit(FirstChosen(a.seat, a.first))
    ctx.then(_TURN_START[a.first])


def start_turn(s: TowerState, seat: int, ctx: Context) -> None:
    """A turn begins with 3 AP."""
    s.active = seat
    if ctx.keep_beats:
        ctx.emit(TurnBegan(seat, s.players[seat].ap))
    ctx.then(_ASK_TURN[seat])


def ask_turn(book: Book, s: TowerState, seat: int, ctx: Context) -> None:
    """Ask what the seat does next; a turn in which nothing but passing is left ends by itself.

    With an AP left there is always a step, a ride or an attack to choose.
    """
    if s.players[seat].ap or may_go_to_ai(s, seat) or anybody_can_discard(s):
        ctx.then(_ASK_TURN[seat])
    else:
        end_turn(book, s, seat, "pass", ctx, forced=True)


def may_go_to_ai(s: TowerState, seat: int) -> bool:
    """Whether the seat stands on the top stop and the team has the keys (CDT-KEY-06)."""
    player = s.players[seat]
    if player.col or player.at_ai or player.floor != len(s.floors) - 1:
        return False
    return s.team_keys >= s.keys_needed


def anybody_can_discard(s: TowerState) -> bool:
    """Whether some player holds equipment and is below 6 Energy (CDT-EQUIP-03)."""
    return any(player.equipment and player.energy < TRACKER_MAX for player in s.players)


def end_turn(book: Book, s: TowerState, seat: int, cause: TurnCause, ctx: Context, *, forced: bool = False) -> None:
    """Close a turn: AP back to 3, limits of the turn forgotten, then the sentinel turn (CDT-AP-04, CDT-SENT-01).

    Nothing acts on the floor if its sentinel is defeated, or dormant after a pass (CDT-SENT-02). Under the option
    ``provoked`` a pass never gives a floor's sentinel a turn (CDT-OPT-02). Beside the AI it strikes (CDT-AI-04).
    """
    player = s.players[seat]
    if forced:
        ctx.cut()
    if ctx.keep_beats:
        ctx.emit(TurnEnded(seat, cause, forced, player.ap, _RULE_OF_END[cause]))
    player.ap = book.pack.player.ap
    player.jetpack_used = player.suit_used = False
    s.attack = s.hide = None
    s.took = s.looted = False
    if player.at_ai:
        ctx.then(_AI_STRIKE[seat], _NEXT_TURN[seat])
        return
    index = player.floor
    floor = s.floors[index]
    calm = cause == "pass" and (not floor.activated or s.options.alerted_sentinel == "provoked")
    if floor.defeated or calm:
        ctx.then(_NEXT_TURN[seat])
    elif floor.activated:
        ctx.then(_SLIDE[index], _STRIKE[index][seat], _NEXT_TURN[seat])
    else:
        ctx.then(_ACTIVATE[index], _SLIDE[index], _STRIKE[index][seat], _NEXT_TURN[seat])


def next_turn(s: TowerState, seat: int, ctx: Context) -> None:
    """After the sentinel turn: the other player, or the countdown (CDT-ROUND-01)."""
    if seat == s.order[-1]:
        ctx.then(Countdown())
    else:
        ctx.then(_TURN_START[s.order[-1]])
