"""The end of a round: counter and countdown slides (CDT-COUNT)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cyberdoom_tower.events import CounterMoved, RoundBegan, SentinelSlid
from arcology.games.cyberdoom_tower.rules.outcome import end_game
from arcology.games.cyberdoom_tower.state import NOBODY, ROUNDS, Floor, TowerState, counter_sector
from arcology.games.cyberdoom_tower.tasks import AskFirst, CountdownSlide, RoundStart, TurnStart

BEHIND = 2
"""Sectors behind the counter at which a sentinel slides (CDT-COUNT-03)."""


def is_behind(floor: Floor, sector: int) -> bool:
    """Whether a counter entering ``sector`` makes this floor's sentinel slide, activated or not (CDT-COUNT-05)."""
    return not floor.defeated and floor.pos - sector >= BEHIND


def count_down(s: TowerState, ctx: Context) -> None:
    """Move the counter and find the sentinels that slide, bottom to top; after round 12 time is up.

    With the option ``reached`` the counter stands still in round 12 while somebody is beside the AI (CDT-COUNT-06,
    CDT-OPT-01).
    """
    s.active = NOBODY
    if s.round < ROUNDS:
        before = counter_sector(s.round)
        s.round += 1
        sector = counter_sector(s.round)
        entered = sector != before
        if ctx.keep_beats:
            ctx.emit(CounterMoved(s.round, sector, entered))
        ctx.then(RoundStart())
        if entered:
            ctx.then(*(CountdownSlide(index) for index, floor in enumerate(s.floors) if is_behind(floor, sector)))
    elif s.options.time_limit == "reached" and any(player.at_ai for player in s.players):
        ctx.then(RoundStart(extra=True))
    else:
        end_game(s, "LOSS_TIME", "CDT-WIN-04", ctx)


def slide(s: TowerState, index: int, ctx: Context) -> None:
    """One countdown slide: position only; no activation, no strike, and never to position 1 (CDT-COUNT-04)."""
    floor = s.floors[index]
    floor.pos -= 1
    if ctx.keep_beats:
        ctx.emit(SentinelSlid(index, floor.sentinel, floor.pos, counter_sector(s.round), "CDT-COUNT-03"))


def start_round(s: TowerState, t: RoundStart, ctx: Context) -> None:
    """A round begins; two players choose who goes first (CDT-ROUND-01, -02)."""
    s.active = NOBODY
    if ctx.keep_beats:
        ctx.emit(RoundBegan(s.round, counter_sector(s.round), t.extra))
    ctx.then(TurnStart(0) if len(s.players) == 1 else AskFirst(s.first))
