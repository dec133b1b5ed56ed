"""The sentinel turn and the AI's strike (CDT-SENT, CDT-AI-04)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cyberdoom_tower.events import (
    AiStruck,
    FloorClosed,
    OutOfReach,
    SentinelActivated,
    SentinelSlid,
    SentinelStruck,
)
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.rules.equipment import suffer
from arcology.games.cyberdoom_tower.rules.outcome import end_game
from arcology.games.cyberdoom_tower.state import AI, TowerState, distance


def activate(s: TowerState, index: int, ctx: Context) -> None:
    """The first activation places the token, which stays until defeat (CDT-SENT-03)."""
    floor = s.floors[index]
    floor.activated = True
    if ctx.keep_beats:
        ctx.emit(SentinelActivated(index, floor.sentinel))


def slide(s: TowerState, index: int, ctx: Context) -> None:
    """One column left unless the card is there already; reaching position 1 closes the floor (CDT-SENT-04, -05)."""
    floor = s.floors[index]
    if floor.pos == 1:
        return
    floor.pos -= 1
    if ctx.keep_beats:
        ctx.emit(SentinelSlid(index, floor.sentinel, floor.pos))
    if floor.closed:
        if ctx.keep_beats:
            ctx.emit(FloorClosed(index))
        _trap(s, index, ctx)


def _trap(s: TowerState, index: int, ctx: Context) -> None:
    """A meeple in a sector of a closing floor loses the game; with the option ``floor`` one on its stop does too."""
    first = 0 if s.options.trap_scope == "floor" else 1
    for seat, player in enumerate(s.players):
        if player.floor == index and player.col >= first and not player.at_ai:
            end_game(s, "LOSS_TRAPPED", "CDT-WIN-03", ctx, seat=seat, floor=index)
            return


def strike(book: Book, s: TowerState, index: int, seat: int, ctx: Context) -> None:
    """Attack the player whose turn ended if the range reaches, and remember the face (CDT-SENT-07, -10)."""
    floor = s.floors[index]
    card = book.sentinels[floor.sentinel]
    player = s.players[seat]
    away = distance(floor.pos, player.col)
    if away > card.range:
        if ctx.keep_beats:
            ctx.emit(OutOfReach(seat, index, card.id, away, card.range))
        return
    player.spotted |= {index}
    if ctx.keep_beats:
        ctx.emit(SentinelStruck(seat, index, card.id, away, card.range, card.damage))
    suffer(s, seat, card.damage, index, ctx)


def ai_strike(book: Book, s: TowerState, seat: int, ctx: Context) -> None:
    """The AI strikes whoever ended a turn beside it (CDT-AI-04)."""
    damage = book.pack.ai_side(s.ai).damage
    if ctx.keep_beats:
        ctx.emit(AiStruck(seat, damage))
    suffer(s, seat, damage, AI, ctx)
