"""How hands make actions: V-nauts to departments, canisters to the city, miners to the minerals, or a button.

Letters are unique within a question. Departments have those of the rules (P M S N A F), the bay B, the station O; cards
have digits.
"""

from __future__ import annotations

from arcology.engine.agenda import top_ask
from arcology.engine.offers import Offer
from arcology.engine.text import Text, text
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.actions import VenusAction
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.board.names import Names
from arcology.games.cities_of_venus.board.offers_city import CityOffers, group
from arcology.games.cities_of_venus.board.standing import plan_of, standing
from arcology.games.cities_of_venus.rules.temp import splits
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.tasks import AskSplit
from arcology.games.cities_of_venus.terms import PLACES, Place

PLACE_KEYS = dict(zip(PLACES, "PMSNAFBO", strict=True))
PLACE_ICONS = {Place.BAY: "holding_bay"}
SPLIT_BUTTONS = 6
"""So many ways to split are buttons; the rest is in the list of all actions."""


def place_icon(place: Place) -> str:
    """Icon of a place."""
    return PLACE_ICONS.get(place, place.value)


class Offers:
    """Turns legal actions into offers."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book
        self._city = CityOffers(called)

    def offer(self, s: VenusState, a: VenusAction) -> Offer:
        """How a hand makes the action ``a``."""
        match a:
            case act.PutVnaut():
                return self._put(s, a)
            case act.StopPlacing():
                label = text("cities_of_venus_board.offer.stop")
                return Offer(a, label, group("vnauts"), None, None, 9, None, True, "cross", "X", "danger")
            case act.LoseVnaut():
                return self._lose(s, a)
            case act.SplitTemp():
                return self._split(s, a)
        return self._city.offer(s, a)

    def title(self, s: VenusState, a: VenusAction) -> Text | None:
        """What a decision is called in the log: all V-nauts of a plan together, with the first of them."""
        if isinstance(a, act.PutVnaut | act.LoseVnaut | act.StopPlacing):
            plan = plan_of(s, a.seat)
            if plan is None or plan.picked:
                return None
            if isinstance(a, act.PutVnaut) and plan.wanted > 1:
                return text("cities_of_venus_board.offer.put_all", n=plan.wanted)
            if isinstance(a, act.LoseVnaut) and plan.wanted > 1:
                return text("cities_of_venus_board.offer.lose_all", n=plan.wanted)
        offer = self.offer(s, a)
        if isinstance(a, act.Buy):
            return text("cities_of_venus_board.offer.buy_short", card=self._names.card(a.card))
        return offer.short if isinstance(a, act.Equip) and offer.short is not None else offer.label

    # ---- V-nauts one by one --------------------------------------------------------------------------------------

    @staticmethod
    def _put(s: VenusState, a: act.PutVnaut) -> Offer:
        """The last one below the shuttle goes to a place; with several to come the rail has a panel for all of them."""
        plan = plan_of(s, a.seat)
        waiting = plan.left if plan is not None else 1
        label = text("cities_of_venus_board.offer.put", place=names.place_name(a.place))
        source = names.arrival(a.seat, min(waiting, names.ARRIVAL_PLACES) - 1)
        alike = tuple(names.arrival(a.seat, index) for index in range(min(waiting, names.ARRIVAL_PLACES) - 1))
        target, single = names.place_piece(a.seat, a.place), plan is not None and plan.wanted == 1
        return Offer(
            a,
            label,
            group("vnauts"),
            source,
            target,
            button=single,
            icon=place_icon(a.place),
            key=PLACE_KEYS[a.place] if single else "",
            short=names.place_name(a.place),
            alike=alike,
        )

    def _lose(self, s: VenusState, a: act.LoseVnaut) -> Offer:
        """The last one of a place goes to the shuttle."""
        city, plan = standing(self._book, s, a.seat), plan_of(s, a.seat)
        there = city.aboard if a.place.dept is None else city.dept[a.place.at]
        label = text("cities_of_venus_board.offer.lose", place=names.place_name(a.place))
        shown = self._city.shown(s, a.seat, a.place, there)
        seen = [names.vnaut(a.seat, a.place, index) for index in range(shown)]
        single = plan is not None and plan.wanted == 1
        return Offer(
            a,
            label,
            group("losses"),
            seen[-1] if seen else None,  # what was given up last may have been the last one of its place
            names.shuttle(a.seat),
            button=single,
            icon=place_icon(a.place),
            key=PLACE_KEYS[a.place] if single else "",
            short=names.place_name(a.place),
            alike=tuple(seen[:-1]),
        )

    # ---- temporary workers ---------------------------------------------------------------------------------------

    def _split(self, s: VenusState, a: act.SplitTemp) -> Offer:
        """The usual way is suggested; the first few are buttons, all of them a click on the bay."""
        ask = top_ask(s)
        assert isinstance(ask, AskSplit)
        rank = list(splits(self._book, s, ask)).index((a.air, a.food))
        label = self.split_label(ask, a)
        button = rank < SPLIT_BUTTONS
        return Offer(
            a,
            label,
            group("split"),
            names.bay(a.seat),
            None,
            rank,
            label,
            button,
            "vnaut",
            str(rank + 1) if button else "",
            "primary" if rank == 0 else "normal",
            distinct=True,
        )

    @staticmethod
    def split_label(ask: AskSplit, a: act.SplitTemp) -> Text:
        """How many of the card stand in for which department."""
        if ask.purpose == "gain":
            return text("cities_of_venus_board.offer.split_gain", n=a.air + a.food)
        if not (a.air or a.food):
            return text("cities_of_venus_board.offer.split_none")
        if a.air and a.food:
            return text("cities_of_venus_board.offer.split_both", air=a.air, food=a.food)
        place = names.place_name(Place.AIR if a.air else Place.FOOD)
        return text("cities_of_venus_board.offer.split_one", n=a.air + a.food, place=place)
