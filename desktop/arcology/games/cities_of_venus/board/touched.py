"""Which pieces an event concerns, to be ringed and to be found from the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arcology.engine.agenda import Seat
from arcology.games.cities_of_venus import events as ev
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.board.names import Names
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import DEPTS, PLACES, SHIELDS, Dept


class Touched:
    """Finds the pieces; some may have left the table since. What happened in a city that is shown small is at its
    small board."""

    def __init__(self, called: Names) -> None:
        self._names = called

    def touched(self, s: VenusState, e: Any) -> tuple[str, ...]:
        """Ids of the pieces."""
        return self._of_table(s, e) or self._of_vnauts(s, e) or self._of_cards(s, e) or self._of_city(s, e)

    def _at(self, s: VenusState, seat: Seat, *pieces: str) -> tuple[str, ...]:
        """Pieces of a city, or its small board."""
        return pieces if seat == self._names.large_seat(s) else (names.rival(seat),)

    def _places(self, s: VenusState, seat: Seat, counts: Sequence[int]) -> tuple[str, ...]:
        """The places where there is somebody to count."""
        found = [names.place_piece(seat, place) for place, n in zip(PLACES, counts, strict=True) if n]
        return self._at(s, seat, *found) if found else ()

    @staticmethod
    def _of_table(s: VenusState, e: Any) -> tuple[str, ...]:
        match e:
            case ev.RoundBegan():
                return (names.FIRST,) if len(s.cities) > 1 else (names.TRACK,)
            case ev.Dropped() | ev.DropLost() | ev.RowCleared():
                return tuple(names.card(card) for card in e.cards)
            case ev.EarthRevealed():
                return (names.card("EARTH"),)
            case ev.EventRevealed():
                last = len(s.event_discard)
                number = last if s.event == e.card else last - 1
                return (names.event(max(0, number)),)
            case ev.EventsReshuffled():
                return (names.EVENT_DECK,)
            case ev.FreighterTook():
                return (names.card(e.card), names.FREIGHTER)
            case ev.GameEnded():
                return tuple(names.rival(seat) for seat in e.winners) + tuple(names.city(seat) for seat in e.winners)
        return ()

    def _of_vnauts(self, s: VenusState, e: Any) -> tuple[str, ...]:
        match e:
            case ev.VnautsLost():
                return self._places(s, e.seat, e.places) or self._at(s, e.seat, names.city(e.seat))
            case ev.Deployed():
                return self._places(s, e.seat, e.places)
            case ev.Spared():
                return self._at(s, e.seat, names.city(e.seat))
            case ev.VnautsGained():
                return self._at(s, e.seat, names.department(e.seat, e.dept))
            case ev.ShieldsHeld():
                return self._at(s, e.seat, names.department(e.seat, DEPTS[SHIELDS]))
            case ev.Grew():
                food, air = names.department(e.seat, Dept.FOOD), names.department(e.seat, Dept.AIR)
                return self._at(s, e.seat, food, air)
            case ev.StationFull() | ev.InnovationDeclined():
                return self._at(s, e.seat, names.station(e.seat))
        return ()

    def _of_cards(self, s: VenusState, e: Any) -> tuple[str, ...]:
        match e:
            case ev.InnovationClaimed():
                return (names.innovation(e.innovation), *self._at(s, e.seat, self._names.home(e.seat, e.innovation)))
            case ev.PushedOut():
                place = names.bay(e.seat) if e.dept is None else names.department(e.seat, e.dept)
                return self._at(s, e.seat, place)
            case ev.Paid():
                found = [names.department(e.seat, dept) for dept, n in zip(DEPTS, e.depts, strict=True) if n]
                return self._at(s, e.seat, *found, *([names.minerals(e.seat)] if e.minerals else []))
            case ev.Bought() | ev.Stored():
                return (names.card(e.card), *self._at(s, e.seat))
        return ()

    def _of_city(self, s: VenusState, e: Any) -> tuple[str, ...]:
        match e:
            case ev.MineralsLost() | ev.MineralsGained() | ev.Immigrated():
                return self._at(s, e.seat, names.minerals(e.seat))
            case ev.Mined():
                return self._at(s, e.seat, names.department(e.seat, Dept.MINING))
            case ev.DieRolled():
                return self._at(s, e.seat, names.die(e.seat, 1))
            case ev.Thawed():
                return self._at(s, e.seat, names.bay(e.seat), names.department(e.seat, e.dept))
            case ev.Moved():
                origin, target = names.department(e.seat, e.origin), names.department(e.seat, e.target)
                return self._at(s, e.seat, origin, target)
            case ev.VnautTaken() | ev.Passed():
                return self._at(s, e.seat, names.city(e.seat))
        return ()
