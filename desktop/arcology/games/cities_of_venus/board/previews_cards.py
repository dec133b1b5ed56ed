"""Previews of what is taken: canisters bought, equipped and stored, innovations claimed, or nothing."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.agenda import Seat
from arcology.engine.offers import Chip, Preview
from arcology.engine.text import Text, text
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus import events as ev
from arcology.games.cities_of_venus.actions import VenusAction
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.board.foresight import Foresight
from arcology.games.cities_of_venus.board.names import Names, dept_name, price
from arcology.games.cities_of_venus.board.prices import Effect, cost_text, effect_of, missing_text
from arcology.games.cities_of_venus.board.standing import rehearsal, standing, told
from arcology.games.cities_of_venus.cards import Innovation, Upgrade
from arcology.games.cities_of_venus.rules.costs import effective_cost
from arcology.games.cities_of_venus.rules.room import capacity
from arcology.games.cities_of_venus.rules.station import claim
from arcology.games.cities_of_venus.state import City, VenusState
from arcology.games.cities_of_venus.words import innovation_effect_text, perk_texts


class CardPreviews:
    """Says what taking a card does."""

    def __init__(self, called: Names, foresight: Foresight) -> None:
        self._names = called
        self._book = called.book
        self._foresight = foresight

    def preview(self, s: VenusState, a: VenusAction, label: Text) -> Preview:
        """Everything that is known about an action with a card, or about taking none."""
        match a:
            case act.Buy():
                return self._activate(s, a.seat, a.card, False, label)
            case act.Equip():
                return self._activate(s, a.seat, s.cities[a.seat].bay, True, label)
            case act.Store():
                return self._store(s, a, label)
            case act.ClaimInnovation():
                return self._claim(s, a, label)
            case act.DeclineInnovation():
                return Preview(label, notes=(text("cities_of_venus_board.note.decline"),))
        return Preview(label, notes=(text("cities_of_venus_board.note.pass"),))

    # ---- canisters -----------------------------------------------------------------------------------------------

    def _activate(self, s: VenusState, seat: Seat, card: str, stored: bool, label: Text) -> Preview:
        effect = effect_of(self._book, s, seat, card, stored)
        before = standing(self._book, s, seat)
        change = self._foresight.change(s, seat, before, effect.city, grabs=stored, card=card)
        title = text(
            "cities_of_venus_board.preview.price",
            card=self._names.card(card),
            price=cost_text(self._book, before, card, stored),
        )
        notes = (*self.effects(s, seat, before, card, effect), *change.notes)
        return Preview(title, change.chips, notes=notes, gauges=change.gauges, about=names.card(card))

    def effects(self, s: VenusState, seat: Seat, before: City, card: str, effect: Effect) -> Iterator[Text]:
        """What a canister does to the city that activates it, in sentences."""
        one = self._book.pack.canister(card)
        if isinstance(one, Upgrade):
            was = capacity(self._book, before, one.dept.at)
            yield text("cities_of_venus_board.note.capacity", dept=dept_name(one.dept), was=was, now=one.capacity)
            if one.perk is not None:
                yield from perk_texts(one.perk)
        elif one.dept is not None:
            kept = one.boost - effect.overflow
            yield text("cities_of_venus_board.note.boost", n=kept, dept=dept_name(one.dept))
            if effect.overflow:
                yield text("cities_of_venus_board.note.overflow", n=effect.overflow)
        else:
            if effect.to_place:
                yield text("cities_of_venus_board.note.to_place", n=effect.to_place)
            if effect.placed:
                yield text("cities_of_venus_board.note.placed", n=effect.placed)
            if (over := one.boost - effect.to_place - effect.placed) > 0:
                yield text("cities_of_venus_board.note.overflow", n=over)
        yield from self._pushed(effect.pushed_out, effect.lost)

    def _pushed(self, out: str, lost: int) -> Iterator[Text]:
        """What has to go for a card."""
        if out:
            name, vp = self._names.card(out), self._book.vp[out]
            yield text("cities_of_venus_board.note.pushed_out", card=name, n=vp)
        if lost:
            yield text("cities_of_venus_board.note.lost", n=lost)

    def _store(self, s: VenusState, a: act.Store, label: Text) -> Preview:
        city, figures = s.cities[a.seat], self._book.constants
        later = price(effective_cost(self._book, city, a.card, True))
        found = [text("cities_of_venus_board.note.store", price=later)]
        lacks = missing_text(self._book, city, a.card, False)
        if lacks is not None:
            found.insert(0, text("cities_of_venus_board.note.missing", what=lacks))
        found.append(text("cities_of_venus_board.note.store_penalty", n=figures.stored_penalty))
        if s.earth_revealed:
            found.append(text("cities_of_venus_board.note.store_last"))
        chips = (Chip("star", f"−{figures.stored_penalty}", "bad"),)
        return Preview(label, chips, notes=tuple(found), about=names.card(a.card))

    # ---- innovations ---------------------------------------------------------------------------------------------

    def _claim(self, s: VenusState, a: act.ClaimInnovation, label: Text) -> Preview:
        one, before = self._book.pack.innovation(a.innovation), standing(self._book, s, a.seat)
        ctx = rehearsal(s)
        draft = ctx.draft
        assert isinstance(draft, VenusState)
        claim(self._book, draft, a, ctx)
        happened = told(ctx)
        out = next((e.card for e in happened if isinstance(e, ev.PushedOut)), "")
        lost = sum(sum(e.places) for e in happened if isinstance(e, ev.VnautsLost))
        change = self._foresight.change(s, a.seat, before, draft.cities[a.seat])
        notes = (
            text("cities_of_venus_board.note.crew_returns", n=before.iis),
            *self.says(one, before),
            *self._pushed(out, lost),
            *([text("cities_of_venus_board.note.to_place", n=draft.plan.left)] if draft.plan is not None else ()),
            *change.notes,
        )
        return Preview(label, change.chips, notes=notes, gauges=change.gauges, about=names.innovation(a.innovation))

    def says(self, one: Innovation, city: City) -> Iterator[Text]:
        """Where an innovation goes, what it holds and does."""
        if one.dept is not None and one.capacity is not None:
            was = capacity(self._book, city, one.dept.at)
            yield text("cities_of_venus_board.note.capacity", dept=dept_name(one.dept), was=was, now=one.capacity)
        elif one.capacity is not None:
            yield text("cities_of_venus_board.note.carries", n=one.capacity)
        for effect in one.effects:
            yield from innovation_effect_text(effect)
