"""Arriving in a sector: gain, key, loot, hide test, key return, in this order (CDT-MOVE-07 to -09)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cyberdoom_tower.cards import Feature
from arcology.games.cyberdoom_tower.events import Gained
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.rules.hide import start_hiding
from arcology.games.cyberdoom_tower.rules.rounds import SEATS, ask_turn
from arcology.games.cyberdoom_tower.state import TRACKER_MAX, TowerState
from arcology.games.cyberdoom_tower.tasks import AskCrate, AskKey, Gain

_GAIN = tuple(Gain(seat) for seat in SEATS)
_ASK_KEY = tuple(AskKey(seat) for seat in SEATS)
_ASK_CRATE = tuple(AskCrate(seat) for seat in SEATS)


def arrive(book: Book, s: TowerState, seat: int, ctx: Context) -> None:
    """The meeple stands on its new space: push what this sector brings first.

    A sector shows one feature, so gain, key and crate exclude each other. A stop brings nothing (CDT-MOVE-09).
    """
    s.took = s.looted = False
    player = s.players[seat]
    col = player.col
    if not col:
        ask_turn(book, s, seat, ctx)
        return
    floor = s.floors[player.floor]
    feature = book.features[floor.tower][col]
    if feature is Feature.ENERGY or feature is Feature.LUCK:
        ctx.then(_GAIN[seat])
    elif feature is Feature.KEY and floor.key:
        ctx.then(_ASK_KEY[seat])
    elif feature is Feature.CRATE and s.pile and col not in floor.looted:
        ctx.then(_ASK_CRATE[seat])
    else:
        start_hiding(book, s, seat, ctx)


def gain(book: Book, s: TowerState, seat: int, ctx: Context) -> None:
    """Energy +1 or Luck +1, at most 6; before the hide test and regardless of it (CDT-MOVE-08)."""
    player = s.players[seat]
    if book.features[s.floors[player.floor].tower][player.col] is Feature.ENERGY:
        gain_energy(s, seat, ctx, "CDT-MOVE-08")
    else:
        before = player.luck
        player.luck = min(before + 1, TRACKER_MAX)
        if ctx.keep_beats:
            ctx.emit(Gained(seat, "luck", player.luck - before, player.luck))
    start_hiding(book, s, seat, ctx)


def gain_energy(s: TowerState, seat: int, ctx: Context, rule: str) -> None:
    """Energy +1, at most 6 (CDT-WIN-05)."""
    player = s.players[seat]
    before = player.energy
    player.energy = min(before + 1, TRACKER_MAX)
    if ctx.keep_beats:
        ctx.emit(Gained(seat, "energy", player.energy - before, player.energy, rule))
