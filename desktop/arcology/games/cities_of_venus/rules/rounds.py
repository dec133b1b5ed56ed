"""The frame of a round: the cloud drop, and what comes after the last city's grab (CVL-ROUND, CVL-DROP)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cities_of_venus.cards import EARTH
from arcology.games.cities_of_venus.events import Dropped, EarthRevealed, RoundBegan, RowCleared
from arcology.games.cities_of_venus.rules import scoring
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.tables import (
    BEGIN_GRAB,
    CITY_TURN,
    END_EVENTS,
    END_ROUND,
    GROW,
    LOWER_SHIELDS,
    ROUND_START,
)
from arcology.games.cities_of_venus.state import NOBODY, VenusState
from arcology.games.cities_of_venus.tasks import RevealEvent
from arcology.games.cities_of_venus.terms import RoundStep


def start_round(book: Book, s: VenusState, ctx: Context) -> None:
    """Deal the row and lay out what follows: events, shields, growth, actions, grab (CVL-ROUND-01, CVL-RUL-32)."""
    s.step, s.active = RoundStep.CLOUD_DROP, NOBODY
    s.round += 1
    s.grab_cancelled = False
    for city in s.cities:
        city.mined = city.rerolled = city.immigrated = city.moves = 0
    if ctx.keep_beats:
        ctx.emit(RoundBegan(s.round, s.first))
        ctx.cut()
    deal = min(book.constants.drop[len(s.cities) - 1], len(s.deck))
    s.row = [ctx.draw(s.deck) for _ in range(deal)]
    s.dealt = tuple(s.row)
    cards = [book.pack.drop_card(card) for card in s.row]
    s.phase = max(card.phase for card in cards)
    symbols = sum(card.event for card in cards)
    events = min(symbols, s.phase)
    s.earth_revealed = EARTH in s.row
    if ctx.keep_beats:
        ctx.emit(Dropped(s.dealt, s.phase, symbols, events))
        if s.earth_revealed:
            ctx.emit(EarthRevealed())
    order = s.turn_order
    ctx.then(
        *(RevealEvent(number, events) for number in range(1, events + 1)),
        END_EVENTS,
        *(LOWER_SHIELDS[seat] for seat in order),
        *(GROW[seat] for seat in order),
        *(CITY_TURN[seat] for seat in order),
        BEGIN_GRAB,
        END_ROUND,
    )


def end_round(book: Book, s: VenusState, ctx: Context) -> None:
    """Clear the row, let sleepers settle, pass the marker; after Earth's round the game is over (CVL-GRAB-11)."""
    s.active = NOBODY
    gone = [card for card in s.row if book.pack.is_canister(card)]
    s.row = [card for card in s.row if card == EARTH]
    s.surface += gone
    if ctx.keep_beats and gone:
        ctx.emit(RowCleared(tuple(gone)))
    for city in s.cities:
        city.cryo_ready += city.cryo_fresh
        city.cryo_fresh = 0
    s.history = (*s.history, scoring.round_end(book, s))
    if s.earth_revealed:
        ctx.cut()
        scoring.end(book, s, ctx)
        return
    s.first = (s.first + 1) % len(s.cities)
    ctx.then(ROUND_START)
