"""What a move would cost, bring and change, told before one commits. Canisters and innovations are in
``previews_cards``, dice in ``chances``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from arcology.engine.agenda import top_ask
from arcology.engine.offers import Chip, Preview
from arcology.engine.text import Text, text
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus import tasks
from arcology.games.cities_of_venus.actions import VenusAction
from arcology.games.cities_of_venus.board import chances, names
from arcology.games.cities_of_venus.board.foresight import Change, Foresight
from arcology.games.cities_of_venus.board.names import Names, place_name
from arcology.games.cities_of_venus.board.offers import Offers
from arcology.games.cities_of_venus.board.previews_cards import CardPreviews
from arcology.games.cities_of_venus.board.standing import copy_of, plan_of, rehearsal, rolled, settle, standing
from arcology.games.cities_of_venus.rules import strike
from arcology.games.cities_of_venus.rules.activate import activate
from arcology.games.cities_of_venus.rules.city import actions as city_actions
from arcology.games.cities_of_venus.state import City, VenusState
from arcology.games.cities_of_venus.terms import PLACES, Dept, Place

COULD = {
    act.Equip: "cities_of_venus_board.note.could_equip",
    act.Mine: "cities_of_venus_board.note.could_mine",
    act.Immigrate: "cities_of_venus_board.note.could_immigrate",
    act.Thaw: "cities_of_venus_board.note.could_thaw",
    act.MoveVnaut: "cities_of_venus_board.note.could_move",
}
"""What is said of each kind of action that a city leaves undone."""


class Previews:
    """Previews of Cities of Venus; all of them are exact and cheap."""

    def __init__(self, called: Names, offers: Offers) -> None:
        self._names = called
        self._book = called.book
        self._offers = offers
        self._foresight = Foresight(called)
        self._cards = CardPreviews(called, self._foresight)

    def preview(self, s: VenusState, a: VenusAction) -> Preview:
        """Everything that is known about a legal action."""
        match a:
            case act.PutVnaut() | act.LoseVnaut():
                return self.several(s, a.seat, [int(place is a.place) for place in PLACES], a.place)
            case act.SplitTemp():
                return self._split(s, a)
            case act.Mine() | act.Reroll() | act.KeepRoll():
                return self._die(s, a)
            case act.Thaw() | act.MoveVnaut():
                return self._shift(s, a)
            case act.StopPlacing():
                plan = plan_of(s, a.seat)
                note = text("cities_of_venus_board.note.stop", n=plan.left if plan is not None else 0)
                return Preview(self._label(s, a), notes=(note,))
            case act.Immigrate():
                return self._immigrate(s, a)
            case act.EndActions():
                return Preview(self._label(s, a), notes=tuple(self._undone(s, a)))
            case act.TakeVnaut():
                notes = (text("cities_of_venus_board.note.take"), text("cities_of_venus_board.note.to_place", n=1))
                return Preview(self._label(s, a), (Chip("vnaut", "+1", "gain"),), notes=notes)
        return self._cards.preview(s, a, self._label(s, a))

    def _label(self, s: VenusState, a: VenusAction) -> Text:
        return self._offers.offer(s, a).label

    @staticmethod
    def made(title: Text, change: Change, about: str, *before: Text) -> Preview:
        """A preview of a change; ``before`` are sentences that come first."""
        return Preview(title, change.chips, notes=(*before, *change.notes), gauges=change.gauges, about=about)

    # ---- V-nauts -------------------------------------------------------------------------------------------------

    def several(self, s: VenusState, seat: int, picks: Sequence[int], place: Place | None = None) -> Preview:
        """V-nauts by place, on top of those picked already: put there, or given up there."""
        plan = plan_of(s, seat)
        assert plan is not None, "V-nauts are picked within a plan"
        coming = plan.source is not None
        before = standing(self._book, s, seat)
        after = copy_of(before)
        settle(self._book, after, picks, coming=coming)
        change = self._foresight.change(s, seat, before, after)
        change = replace(change, gauges=(*change.gauges, (names.shuttle(seat), plan.left - sum(picks))))
        if place is not None:
            return self.made(place_name(place), change, names.place_piece(seat, place), *self._station(after, place))
        title = text(
            "cities_of_venus_board.preview.put" if coming else "cities_of_venus_board.preview.lose", n=sum(picks)
        )
        return self.made(title, change, "", *(self._station(after, Place.STATION) if picks[Place.STATION.at] else ()))

    def _station(self, after: City, place: Place) -> tuple[Text, ...]:
        """What is still missing up there for an innovation."""
        full = self._book.constants.station_places
        if place is not Place.STATION:
            return ()
        if after.iis >= full:
            return (text("cities_of_venus_board.note.station_full"),)
        return (text("cities_of_venus_board.note.station", n=full - after.iis),)

    def _shift(self, s: VenusState, a: act.Thaw | act.MoveVnaut) -> Preview:
        before = standing(self._book, s, a.seat)
        after = copy_of(before)
        if isinstance(a, act.Thaw):
            after.cryo_ready -= 1
            dept, told = a.dept, list[Text]()
        else:
            after.dept[a.origin.at] -= 1
            left = self._book.moves(before) - before.moves - 1
            dept, told = a.target, [text("cities_of_venus_board.note.moves_left", n=left)]
        after.dept[dept.at] += 1
        about = names.department(a.seat, dept)
        return self.made(self._label(s, a), self._foresight.change(s, a.seat, before, after), about, *told)

    def _immigrate(self, s: VenusState, a: act.Immigrate) -> Preview:
        before = standing(self._book, s, a.seat)
        after = copy_of(before)
        after.minerals -= self._book.constants.immigrant_price
        change = self._foresight.change(s, a.seat, before, after)
        note = text("cities_of_venus_board.note.to_place", n=1)
        return self.made(self._label(s, a), change, names.minerals(a.seat), note)

    def _undone(self, s: VenusState, a: act.EndActions) -> Sequence[Text]:
        """What the city could still do in this round."""
        legal = city_actions(self._book, s, a.seat)
        found = []
        for kind, note in COULD.items():
            if any(isinstance(other, kind) for other in legal):
                found.append(Text(note))
        return found

    # ---- temporary workers ---------------------------------------------------------------------------------------

    def _split(self, s: VenusState, a: act.SplitTemp) -> Preview:
        """The city after the cost, loss or arrival is met like this."""
        ask = top_ask(s)
        assert isinstance(ask, tasks.AskSplit)
        ctx = rehearsal(s)
        draft = ctx.draft
        assert isinstance(draft, VenusState)
        split = (a.air, a.food)
        if ask.purpose == "cost":
            activate(self._book, draft, a.seat, ask.card, ask.stored, split, ctx)
        elif ask.purpose == "loss":
            strike.suffer(self._book, draft, a.seat, ask.card, split, ctx)
        else:
            dept = Dept.AIR if ask.air else Dept.FOOD
            strike.receive(self._book, draft, a.seat, dept, ask.air or ask.food, sum(split), ask.card, ctx)
        change = self._foresight.change(s, a.seat, s.cities[a.seat], draft.cities[a.seat])
        return self.made(self._label(s, a), change, names.bay(a.seat))

    # ---- the die -------------------------------------------------------------------------------------------------

    def _die(self, s: VenusState, a: act.Mine | act.Reroll | act.KeepRoll) -> Preview:
        seat, label = a.seat, self._label(s, a)
        city, perk = s.cities[seat], self._book.perk(s.cities[seat])
        before = standing(self._book, s, seat)
        after = copy_of(before)
        about = names.die(seat, rolled(self._book, city))
        if isinstance(a, act.KeepRoll):
            after.minerals += s.roll + perk.pips
            return self.made(label, self._foresight.change(s, seat, before, after), about)
        if isinstance(a, act.Reroll):
            note = text("cities_of_venus_board.note.second_counts")
            return Preview(label, chances=chances.again(self._names, s, seat), notes=(note,), about=about)
        after.dept[Dept.MINING.at] -= 1
        change = self._foresight.change(s, seat, before, after)
        notes = chances.notes(perk, city)
        found = chances.first(self._names, s, seat)
        return Preview(label, change.chips, found, (*notes, *change.notes), gauges=change.gauges, about=about)
