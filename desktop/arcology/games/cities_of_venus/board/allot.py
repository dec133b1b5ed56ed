"""The panel of steppers: where all V-nauts of a deployment or a loss go, chosen together (CVL-RUL-61)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arcology.engine.agenda import Seat, top_ask
from arcology.engine.offers import Allotment, Preview, Share
from arcology.engine.table import Spot
from arcology.engine.text import Text, listed, text
from arcology.games.cities_of_venus import tasks
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.board.city import SHELF
from arcology.games.cities_of_venus.board.names import Names, place_name
from arcology.games.cities_of_venus.board.offers import PLACE_KEYS, place_icon
from arcology.games.cities_of_venus.board.previews import Previews
from arcology.games.cities_of_venus.board.standing import plan_of, standing
from arcology.games.cities_of_venus.board.stores import ABOARD
from arcology.games.cities_of_venus.losing import Loss, given_up
from arcology.games.cities_of_venus.placing import Purpose, planned
from arcology.games.cities_of_venus.rules.deploy import left_over
from arcology.games.cities_of_venus.rules.losses import at_hand
from arcology.games.cities_of_venus.rules.room import capacity, carried
from arcology.games.cities_of_venus.rules.tables import LOSE, PUT, STOP
from arcology.games.cities_of_venus.state import City, Plan, VenusState
from arcology.games.cities_of_venus.terms import BAY, PLACES, Place
from arcology.games.cities_of_venus.worth import Worth


class Allotments:
    """Makes the panel for the open question, if it is about several V-nauts."""

    def __init__(self, called: Names, previews: Previews) -> None:
        self._names = called
        self._book = called.book
        self._previews = previews

    def allot(self, s: VenusState) -> Allotment | None:
        """The rows and what is to be spread over them."""
        ask = top_ask(s)
        if not isinstance(ask, tasks.AskDeploy | tasks.AskLoss):
            return None
        plan = plan_of(s, ask.seat)
        if plan is None or plan.wanted < 2:
            return None
        coming = plan.source is not None
        city, shares = standing(self._book, s, ask.seat), []
        most = left_over(self._book, s, plan) if coming else at_hand(s.cities[ask.seat], plan)
        for place, some in zip(PLACES, most, strict=True):
            if some > 0 or plan.picks[place.at] or (coming and place is not Place.BAY):
                shares.append(self._share(ask.seat, city, place, some, plan))
        proposal, why = self._proposal(s, ask.seat, plan, [share.action.place for share in shares])
        piled = [names.arrival(ask.seat, index) for index in range(min(plan.left, names.ARRIVAL_PLACES))]
        given = [names.arrival_spot(index) for index in range(plan.picked, plan.wanted)]
        return Allotment(
            shares=tuple(shares),
            wanted=plan.left,
            comes=coming,
            pieces=tuple(piled) if coming else (),
            spots=() if coming else tuple(given),
            proposal=proposal,
            stop=STOP[ask.seat] if coming else None,
            home=names.shuttle(ask.seat) if coming else "",
            why=why,
        )

    def _share(self, seat: Seat, city: City, place: Place, most: int, plan: Plan) -> Share:
        coming, picked = plan.source is not None, plan.picks[place.at]
        full = self._full(city, place)
        have = city.iis if place is Place.STATION else city.aboard if place is Place.BAY else city.dept[place.at]
        if coming:
            made = tuple(names.vnaut(seat, place, index) for index in range(have - picked, have))
            spots = tuple(self._spot(city, place, have + index) for index in range(most))
            pieces: tuple[str, ...] = ()
        else:
            made = tuple(names.leaving(seat, place, index) for index in range(picked))
            shown = min(have, ABOARD if place is Place.BAY else min(SHELF, full))
            pieces, spots = tuple(names.vnaut(seat, place, index) for index in reversed(range(shown))), ()
        return Share(
            action=(PUT if coming else LOSE)[seat][place.at],
            label=place_name(place),
            icon=place_icon(place),
            key=PLACE_KEYS[place],
            have=have,
            full=full,
            most=most,
            about=names.place_piece(seat, place),
            pieces=pieces,
            spots=spots,
            made=made,
        )

    def _full(self, city: City, place: Place) -> int:
        if place is Place.STATION:
            return self._book.constants.station_places
        return carried(self._book, city) if place is Place.BAY else capacity(self._book, city, place.at)

    def _spot(self, city: City, place: Place, index: int) -> Spot:
        """Where the V-naut with that number stands in a place."""
        if place is Place.STATION:
            return Spot("pods", str(min(index, self._book.constants.station_places - 1)))
        if place is Place.BAY:
            return Spot("aboard", str(min(index, ABOARD - 1)))
        shelf = min(capacity(self._book, city, place.at), SHELF)
        return Spot(f"vnauts.{place.value}", f"{min(index + 1, shelf)}/{shelf}")

    def _proposal(
        self, s: VenusState, seat: Seat, plan: Plan, places: Sequence[Place]
    ) -> tuple[tuple[int, ...], tuple[Text, ...]]:
        """What a computer city would do with those that are not picked yet, and why."""
        if plan.source is None:
            given, why = self._given_up(s, seat, plan)
            return tuple(given.count(place) for place in places), why
        wanted, purposes = planned(Worth(self._book, s, seat), plan.source, plan.wanted)
        found = [max(0, wanted[place.at] - plan.picks[place.at]) for place in places]
        over = sum(found) - plan.left
        for index in reversed(range(len(found))):
            less = min(over, found[index]) if over > 0 else 0
            found[index] -= less
            over -= less
        return tuple(found), tuple(self._purpose(purpose) for purpose in purposes)

    def _purpose(self, purpose: Purpose) -> Text:
        id = f"cities_of_venus_board.suggest.{purpose.kind}"
        return text(id, card=self._names.card(purpose.card)) if purpose.card else Text(id)

    def _given_up(self, s: VenusState, seat: Seat, plan: Plan) -> tuple[list[Place], tuple[Text, ...]]:
        """Those that a computer city would give up, one after the other, and why."""
        worth, left = Worth(self._book, s, seat), at_hand(s.cities[seat], plan)
        losses: list[Loss] = []
        aboard = min(plan.left, left[BAY])
        left[BAY] -= aboard
        for _ in range(plan.left - aboard):
            losses.append(given_up(worth, left))
            left[losses[-1].dept] -= 1
        given = [*[PLACES[BAY]] * aboard, *(PLACES[loss.dept] for loss in losses)]
        return given, tuple(self._reasons(losses, left, aboard))

    def _reasons(self, losses: Sequence[Loss], left: Sequence[int], aboard: int) -> Iterator[Text]:
        """Why those are given up, as far as it is still true of all of them together; ``left`` is who stays."""
        if aboard:
            yield Text("cities_of_venus_board.suggest.aboard")
        kept_in_reach = {loss.card for loss in losses if loss.reason == "reach"}
        if losses and (card := losses[-1].best) in kept_in_reach:
            yield text("cities_of_venus_board.suggest.reach", card=self._names.card(card))
        for kept, card in dict.fromkeys((loss.kept, loss.card) for loss in losses if loss.reason == "last"):
            if left[kept]:
                place = place_name(PLACES[kept])
                yield text("cities_of_venus_board.suggest.last", place=place, card=self._names.card(card))
        if missed := dict.fromkeys(loss.dept for loss in losses if loss.reason == "spare"):
            where = listed([place_name(PLACES[dept]) for dept in missed])
            yield text("cities_of_venus_board.suggest.spare", places=where)

    def weigh(self, s: VenusState, counts: Sequence[int]) -> Preview:
        """What so many V-nauts in each row would change, together."""
        ask, allotment = top_ask(s), self.allot(s)
        assert ask is not None
        assert allotment is not None
        picks = [0] * len(PLACES)
        for share, count in zip(allotment.shares, counts, strict=True):
            picks[share.action.place.at] = count
        return self._previews.several(s, ask.seat, picks)
