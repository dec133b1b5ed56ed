"""Offers of steps 5 and 6 and of the station: what a city does, buys, stores, claims, and how it ends."""

from __future__ import annotations

from arcology.engine.offers import Offer
from arcology.engine.text import Text, text
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.actions import VenusAction
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.board.city import SHELF
from arcology.games.cities_of_venus.board.names import Names, dept_name
from arcology.games.cities_of_venus.board.prices import cost_text
from arcology.games.cities_of_venus.board.standing import rolled
from arcology.games.cities_of_venus.board.stores import ABOARD
from arcology.games.cities_of_venus.cards import Upgrade
from arcology.games.cities_of_venus.rules.room import capacity
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import Dept, Place


def group(name: str) -> Text:
    """Heading in the list of all actions."""
    return text(f"cities_of_venus_board.group.{name}")


class CityOffers:
    """Turns what a city does into offers."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def offer(self, s: VenusState, a: VenusAction) -> Offer:
        """How a hand makes the action ``a``."""
        match a:
            case act.ClaimInnovation() | act.DeclineInnovation():
                return self._claim(s, a)
            case act.Equip() | act.Buy() | act.Store():
                return self._canister(s, a)
            case act.Thaw() | act.MoveVnaut():
                return self._shift(s, a)
            case act.Reroll() | act.KeepRoll():
                return self._roll(s, a)
            case act.Mine():
                label = text("cities_of_venus_board.offer.mine")
                *alike, source = self._vnauts(s, a.seat, Dept.MINING)
                return Offer(
                    a,
                    label,
                    group("actions"),
                    source,
                    names.minerals(a.seat),
                    button=True,
                    icon="mining",
                    key="M",
                    alike=tuple(alike),
                )
        return self._plain(s, a)

    def _plain(self, s: VenusState, a: VenusAction) -> Offer:
        """What needs no card and no V-naut of the city."""
        match a:
            case act.Immigrate():
                price = self._book.constants.immigrant_price
                label = text("cities_of_venus_board.offer.immigrate", n=price)
                source, target = names.SUPPLY_VNAUTS, names.city(a.seat)
                short = text("cities_of_venus_board.offer.immigrate_short", n=price)
                return Offer(a, label, group("actions"), source, target, 0, None, True, "vnaut", "I", short=short)
            case act.EndActions():
                label = text("cities_of_venus_board.offer.end")
                return Offer(a, label, group("end"), None, None, 9, None, True, "check", "D", ends=True)
            case act.TakeVnaut():
                label = text("cities_of_venus_board.offer.take")
                source, target = names.SUPPLY_VNAUTS, names.city(a.seat)
                return Offer(a, label, group("grab"), source, target, 8, None, True, "vnaut", "T")
            case act.PassGrab():
                label = text("cities_of_venus_board.offer.pass")
                return Offer(a, label, group("end"), None, None, 9, None, True, "cross", "X", "danger")
        raise AssertionError(f"no hand makes {a}")

    def _vnauts(self, s: VenusState, seat: int, dept: Dept) -> list[str]:
        """The V-nauts of a department as pieces; the last one goes first."""
        place = Place(dept.value)
        there = self.shown(s, seat, place, s.cities[seat].dept[dept.at])
        return [names.vnaut(seat, place, index) for index in range(there)]

    def shown(self, s: VenusState, seat: int, place: Place, there: int) -> int:
        """How many V-nauts of a place stand on the table."""
        if place.dept is None:
            return min(there, ABOARD)
        return min(there, SHELF, capacity(self._book, s.cities[seat], place.at))

    # ---- the station ---------------------------------------------------------------------------------------------

    def _claim(self, s: VenusState, a: act.ClaimInnovation | act.DeclineInnovation) -> Offer:
        if isinstance(a, act.DeclineInnovation):
            label = text("cities_of_venus_board.offer.decline")
            return Offer(a, label, group("end"), None, None, 9, None, True, "cross", "X", "danger")
        name = self._names.card(a.innovation)
        label = text("cities_of_venus_board.offer.claim", card=name)
        place = list(s.market).index(a.innovation)
        return Offer(
            a,
            label,
            group("claim"),
            names.innovation(a.innovation),
            self._names.home(a.seat, a.innovation),
            place,
            button=True,
            icon="innovation",
            key=str(place + 1),
            short=name,
        )

    # ---- canisters -----------------------------------------------------------------------------------------------

    def _canister(self, s: VenusState, a: act.Equip | act.Buy | act.Store) -> Offer:
        city = s.cities[a.seat]
        if isinstance(a, act.Equip):
            card, name = city.bay, self._names.card(city.bay)
            label = text("cities_of_venus_board.offer.equip", card=name, price=cost_text(self._book, city, card, True))
            source, target = names.card(card), self._names.home(a.seat, card)
            short = text("cities_of_venus_board.offer.equip_short", card=name)
            return Offer(
                a, label, group("actions"), source, target, 0, None, True, "holding_bay", "E", "primary", short
            )
        name, source = self._names.card(a.card), names.card(a.card)
        key = str(s.dealt.index(a.card) + 1) if a.card in s.dealt else ""
        if isinstance(a, act.Store):
            label = text("cities_of_venus_board.offer.store", card=name)
            short = text("cities_of_venus_board.offer.store_short", card=name)
            target = names.bay(a.seat)
            return Offer(a, label, group("store"), source, target, 5, None, True, "holding_bay", key, short=short)
        label = text("cities_of_venus_board.offer.buy", card=name, price=cost_text(self._book, city, a.card, False))
        target, icon = self._names.home(a.seat, a.card), self.card_icon(a.card)
        return Offer(a, label, group("buy"), source, target, 0, None, True, icon, key, short=name)

    def card_icon(self, card: str) -> str:
        """Icon of a canister: its department, or a rocket for V-nauts that go anywhere."""
        one = self._book.pack.canister(card)
        if isinstance(one, Upgrade) or one.dept is not None:
            return str(one.dept)
        return "rocket"

    # ---- V-nauts on the move -------------------------------------------------------------------------------------

    def _shift(self, s: VenusState, a: act.Thaw | act.MoveVnaut) -> Offer:
        if isinstance(a, act.Thaw):
            ready = min(s.cities[a.seat].cryo_ready, ABOARD)
            *alike, source = (names.vnaut(a.seat, Place.BAY, index) for index in range(ready))
            label = text("cities_of_venus_board.offer.thaw", dept=dept_name(a.dept))
            return Offer(a, label, group("thaw"), source, names.department(a.seat, a.dept), alike=tuple(alike))
        *alike, source = self._vnauts(s, a.seat, a.origin)
        label = text("cities_of_venus_board.offer.move", origin=dept_name(a.origin), target=dept_name(a.target))
        return Offer(a, label, group("move"), source, names.department(a.seat, a.target), alike=tuple(alike))

    def _roll(self, s: VenusState, a: act.Reroll | act.KeepRoll) -> Offer:
        source = names.die(a.seat, rolled(self._book, s.cities[a.seat]))
        if isinstance(a, act.Reroll):
            label = text("cities_of_venus_board.offer.reroll")
            return Offer(a, label, group("die"), source, None, 1, label, True, "reroll", "R", distinct=True)
        label = text("cities_of_venus_board.offer.keep", roll=s.roll)
        return Offer(a, label, group("die"), source, None, 0, label, True, "check", "K", "primary", distinct=True)
