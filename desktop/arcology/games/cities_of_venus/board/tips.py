"""The small labels at the places where a lifted piece may go: what its coming would change there."""

from __future__ import annotations

from arcology.engine.offers import Tip
from arcology.engine.text import text
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.actions import VenusAction
from arcology.games.cities_of_venus.board.foresight import signed
from arcology.games.cities_of_venus.board.names import Names
from arcology.games.cities_of_venus.board.prices import effect_of
from arcology.games.cities_of_venus.board.standing import payable, settle, standing, total_with
from arcology.games.cities_of_venus.rules.growth import growth
from arcology.games.cities_of_venus.state import City, VenusState
from arcology.games.cities_of_venus.terms import DIE, PLACES, Place


class Tips:
    """Tips of Cities of Venus."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def tip(self, s: VenusState, a: VenusAction) -> Tip | None:
        """Growth and canisters at departments, places at the station, points at the city."""
        match a:
            case act.PutVnaut():
                return self._put(s, a)
            case act.Thaw():
                after = standing(self._book, s, a.seat)
                after.cryo_ready -= 1
                after.dept[a.dept.at] += 1
                return self._better(s, a.seat, after)
            case act.MoveVnaut():
                after = standing(self._book, s, a.seat)
                after.dept[a.origin.at] -= 1
                after.dept[a.target.at] += 1
                return self._better(s, a.seat, after)
            case act.Mine():
                pips = self._book.perk(s.cities[a.seat]).pips
                return Tip(text("cities_of_venus_board.tip.minerals", least=1 + pips, most=DIE + pips), "good")
            case act.Buy() | act.Equip():
                stored = isinstance(a, act.Equip)
                card = s.cities[a.seat].bay if stored else a.card  # type: ignore[union-attr]
                return self._points(s, a.seat, effect_of(self._book, s, a.seat, card, stored).city)
            case act.Store():
                return Tip(text("cities_of_venus_board.tip.stored", n=self._book.constants.stored_penalty), "bad")
            case act.Immigrate():
                return Tip(
                    text("cities_of_venus_board.tip.minerals_paid", n=self._book.constants.immigrant_price), "cost"
                )
        return None

    def _put(self, s: VenusState, a: act.PutVnaut) -> Tip | None:
        after = standing(self._book, s, a.seat)
        settle(self._book, after, [int(place is a.place) for place in PLACES], coming=True)
        if a.place is Place.STATION:
            full = self._book.constants.station_places
            if after.iis >= full:
                return Tip(text("cities_of_venus_board.tip.innovation"), "good")
            return Tip(text("cities_of_venus_board.tip.station", count=after.iis, full=full))
        return self._better(s, a.seat, after)

    def _better(self, s: VenusState, seat: int, after: City) -> Tip | None:
        """More growth, or a canister that can then be paid for; a loss of either."""
        before = standing(self._book, s, seat)
        change = growth(self._book, after) - growth(self._book, before)
        if change:
            return Tip(text("cities_of_venus_board.tip.growth", change=signed(change)), "good" if change > 0 else "bad")
        could, can = payable(self._book, s, seat, before), payable(self._book, s, seat, after)
        gained = [card for card in can if card not in could]
        if gained:
            return Tip(text("cities_of_venus_board.tip.pays", n=len(gained)), "good")
        lost = [card for card in could if card not in can]
        return Tip(text("cities_of_venus_board.tip.pays_no_more", n=len(lost)), "bad") if lost else None

    def _points(self, s: VenusState, seat: int, after: City) -> Tip | None:
        change = total_with(self._book, s, seat, after) - total_with(self._book, s, seat, s.cities[seat])
        if not change:
            return None
        return Tip(text("cities_of_venus_board.tip.points", change=signed(change)), "good" if change > 0 else "bad")
