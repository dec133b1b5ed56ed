"""Looting crates (CDT-LOOT)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cyberdoom_tower.actions import LeaveCrate, Loot
from arcology.games.cyberdoom_tower.events import Looted
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.rules.hide import start_hiding
from arcology.games.cyberdoom_tower.rules.rounds import SEATS
from arcology.games.cyberdoom_tower.state import HIDDEN, TowerState

CRATE_ANSWERS = tuple((Loot(seat), LeaveCrate(seat)) for seat in SEATS)


def loot(book: Book, s: TowerState, seat: int, ctx: Context) -> None:
    """Draw the top card, mark the crate, then the hide test, harder by one (CDT-LOOT-02).

    With the option ``lasting`` the floor's sentinel keeps the +1 until its defeat, in place of this test's
    (CDT-OPT-04).
    """
    player = s.players[seat]
    floor = s.floors[player.floor]
    card = ctx.draw(s.pile)
    assert card != HIDDEN, "an observed state cannot be played on past a hidden card"
    player.equipment = (*player.equipment, card)
    floor.looted |= {player.col}
    s.looted = True
    noise = 0 if floor.defeated else 1
    if s.options.loot_noise == "lasting":
        floor.noise += noise
    if ctx.keep_beats:
        ctx.emit(Looted(seat, player.floor, player.col, card, noise))
    start_hiding(book, s, seat, ctx)
