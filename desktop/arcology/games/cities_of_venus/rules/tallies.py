"""What a simulation reports of finished games: innovations taken, and what it is worth to be first in turn order."""

from __future__ import annotations

from arcology.engine.results import Tally
from arcology.engine.text import text
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import LONE


def tallies(book: Book, s: VenusState) -> tuple[Tally, ...]:
    """Innovations taken, and wins by turn order; a lone city competes with nobody."""
    return (_innovations(book, s),) if len(s.cities) == LONE else (_innovations(book, s), _wins(s))


def _innovations(book: Book, s: VenusState) -> Tally:
    """Claims of every kind, also of those that are not in this game's market."""
    return Tally(
        "innovations",
        text("cities_of_venus.tally.innovations"),
        tuple(
            (card.id, text(card.name), tuple(city.claims.count(card.id) for city in s.cities))
            for card in book.pack.innovations
        ),
    )


def _wins(s: VenusState) -> Tally:
    """Wins by the place in the turn order of round 1; all who share a win have one."""
    seats = len(s.cities)
    first = (s.first - (s.round - 1)) % seats
    winners = s.ended.winners if s.ended is not None else ()
    return Tally(
        "wins_by_turn",
        text("cities_of_venus.tally.wins_by_turn"),
        tuple(
            (
                str(turn + 1),
                text("cities_of_venus.tally.turn", number=turn + 1),
                tuple(int(seat in winners and (seat - first) % seats == turn) for seat in range(seats)),
            )
            for turn in range(seats)
        ),
    )
