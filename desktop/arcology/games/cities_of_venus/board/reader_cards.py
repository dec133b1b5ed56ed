"""The reader on cards: canisters wherever they lie, events, innovations, Earth."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.agenda import Seat
from arcology.engine.text import Text, text
from arcology.games.cities_of_venus.board.foresight import Foresight
from arcology.games.cities_of_venus.board.names import Names, dept_name, price, who
from arcology.games.cities_of_venus.board.previews_cards import CardPreviews
from arcology.games.cities_of_venus.board.prices import cost_text, effect_of, missing_text
from arcology.games.cities_of_venus.board.standing import may_equip, may_grab, standing
from arcology.games.cities_of_venus.cards import EARTH, Booster, Innovation, Upgrade
from arcology.games.cities_of_venus.effects import (
    CryoHolding,
    ExtraGrowth,
    FreeSymbol,
    GrantPerk,
    NoShieldDecay,
    TempWorkers,
    Transit,
)
from arcology.games.cities_of_venus.rules.costs import can_pay, effective_cost
from arcology.games.cities_of_venus.rules.strike import named_losses
from arcology.games.cities_of_venus.rules.temp import default_split
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import AIR, FOOD
from arcology.games.cities_of_venus.words import event_effect_text, perk_texts

UPGRADE_RULES = ("CVL-CARD-02", "CVL-CAP-02", "CVL-CAP-04", "CVL-GRAB-04")
MINING_RULES = ("CVL-CAP-02", "CVL-MINE-06", "CVL-MINE-07", "CVL-MINE-08")
BOOST_RULES = ("CVL-GRAB-05", "CVL-GRAB-06", "CVL-GRAB-08")
GENERIC_RULES = ("CVL-GRAB-05", "CVL-GRAB-07", "CVL-DEPLOY-02")
EARTH_RULES = ("CVL-END-01", "CVL-GRAB-10", "CVL-RUL-14")
STORED_RULES = ("CVL-ACT-06", "CVL-HOLD-04", "CVL-SCORE-06")
EFFECT_RULES: dict[type, tuple[str, ...]] = {
    NoShieldDecay: ("CVL-CARD-10", "CVL-SHIELD-04"),
    TempWorkers: ("CVL-CARD-11", "CVL-CARD-12", "CVL-RUL-46"),
    CryoHolding: ("CVL-CARD-14", "CVL-CARD-15", "CVL-RUL-47"),
    FreeSymbol: ("CVL-CARD-16", "CVL-RUL-45"),
    Transit: ("CVL-CARD-17", "CVL-RUL-48"),
    GrantPerk: ("CVL-CARD-20", "CVL-RUL-38"),
    ExtraGrowth: ("CVL-CARD-21", "CVL-GROW-06"),
}


def sentence(name: str, **args: object) -> Text:
    """A sentence of the reader."""
    return text(f"cities_of_venus_board.reader.{name}", **args)


class CardReader:
    """Describes cards."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book
        self._previews = CardPreviews(called, Foresight(called))

    def rules_of(self, s: VenusState, kind: str, rest: str) -> tuple[str, ...]:
        """Rule ids behind a card."""
        pack = self._book.pack
        if kind != "card":
            one = pack.innovation(self._kind(s, kind, rest))
            found = tuple(rule for effect in one.effects for rule in EFFECT_RULES.get(type(effect), ()))
            return ("CVL-INNO-05", *found) if found else ("CVL-INNO-05", "CVL-CARD-19", "CVL-INNO-06")
        if rest == EARTH:
            return EARTH_RULES
        if any(city.bay == rest for city in s.cities):
            return STORED_RULES
        card = pack.canister(rest)
        if isinstance(card, Upgrade):
            return MINING_RULES if card.perk is not None else UPGRADE_RULES
        return GENERIC_RULES if card.dept is None else BOOST_RULES

    def _kind(self, s: VenusState, kind: str, rest: str) -> str:
        """The kind of an innovation, by its pile or by who claimed it."""
        if kind == "innovation":
            return rest
        seat, _, number = rest.partition(".")
        claims = s.cities[int(seat)].claims
        return claims[int(number)] if int(number) < len(claims) else next(iter(s.market))

    def describe(self, s: VenusState, kind: str, rest: str) -> list[Text]:
        """Name, facts and state of a card; nothing if it is none."""
        match kind:
            case "card" if rest == EARTH:
                return [self._names.card(EARTH), sentence("earth"), self._flavour(EARTH)]
            case "card":
                return list(self._canister(s, rest))
            case "event":
                return list(self._event(s, int(rest)))
            case "innovation" | "claim":
                return list(self._innovation(s, kind, rest))
        return []

    def _flavour(self, card: str) -> Text:
        return Text(self._book.pack.drop_card(card).flavour)

    # ---- canisters -----------------------------------------------------------------------------------------------

    def _canister(self, s: VenusState, card: str) -> Iterator[Text]:
        one = self._book.pack.canister(card)
        city = standing(self._book, s, self._names.large_seat(s))
        as_printed = card in s.row and effective_cost(self._book, city, card, False) == one.cost
        yield Text(one.name)
        yield from self._says(one, cost=not as_printed)  # what it costs here and now is told anyway
        yield from self._for_you(s, card)
        yield Text(one.flavour)

    def _says(self, one: Upgrade | Booster, *, cost: bool = True) -> Iterator[Text]:
        """What is printed on it, with its ``cost`` or without."""
        told = {"phase": one.phase, "n": one.vp}
        if isinstance(one, Upgrade):
            yield sentence("upgrade", dept=dept_name(one.dept), **told)
            yield sentence("capacity", dept=dept_name(one.dept), capacity=one.capacity)
            if one.perk is not None:
                yield from perk_texts(one.perk)
        else:
            yield sentence("booster", **told)
            if one.dept is None:
                yield sentence("boost_any", n=one.boost)
            else:
                yield sentence("boost", n=one.boost, dept=dept_name(one.dept))
        if cost:
            yield sentence("cost", price=price(one.cost))
        if one.event:
            yield sentence("event_symbol")

    def _for_you(self, s: VenusState, card: str) -> Iterator[Text]:
        """Where it lies, and what it would cost and change for the large city."""
        seat = self._names.large_seat(s)
        if card in s.row:
            yield from self._offered(s, seat, card, False)
            return
        for owner, city in enumerate(s.cities):
            if city.bay == card:
                yield sentence("stored", owner=who(owner), n=self._book.constants.stored_penalty)
                if owner == seat and may_equip(s, seat):
                    yield from self._offered(s, seat, card, True)
            elif card in city.slots or card in city.boosts:
                yield sentence("owned", owner=who(owner))
        if card in s.surface:
            yield sentence("on_surface")

    def _offered(self, s: VenusState, seat: Seat, card: str, stored: bool) -> Iterator[Text]:
        city = standing(self._book, s, seat)
        cost = effective_cost(self._book, city, card, stored)
        yield sentence("costs_you_stored" if stored else "costs_you", price=cost_text(self._book, city, card, stored))
        lacks = missing_text(self._book, city, card, stored)
        if lacks is not None:
            yield sentence("missing", what=lacks)
        elif can_pay(s.cities[seat], cost) and s.plan is None:
            yield sentence("payable")
            yield from self._previews.effects(s, seat, city, card, effect_of(self._book, s, seat, card, stored))
        else:
            yield sentence("payable")
        if not stored and not may_grab(s, seat):
            yield sentence("not_this_round")

    # ---- events --------------------------------------------------------------------------------------------------

    def _event(self, s: VenusState, number: int) -> Iterator[Text]:
        gone = len(s.event_discard)
        card = s.event if number >= gone and s.event else s.event_discard[min(number, gone - 1)] if gone else ""
        if not card:
            yield Text("cities_of_venus.term.event_deck")
            return
        one = self._book.pack.event(card)
        yield Text(one.name)
        for effect in one.effects:
            yield event_effect_text(effect)
        if card == s.event and number >= gone:
            yield from self._strikes(s, card)
        else:
            yield sentence("event_done")
        yield Text(one.flavour)

    def _strikes(self, s: VenusState, card: str) -> Iterator[Text]:
        """What it named in the large city, as the city stands."""
        seat = self._names.large_seat(s)
        city = standing(self._book, s, seat)
        named, anywhere = named_losses(city, self._book.pack.event(card))
        split = default_split(city, named[AIR], named[FOOD])
        named[AIR] -= split[0]
        named[FOOD] -= split[1]
        short = sum(max(0, n - there) for n, there in zip(named, city.dept, strict=True))
        if short or anywhere:
            free = self._book.constants.shortage_factor * short + anywhere
            yield sentence("event_free", n=min(free, city.population))

    # ---- innovations ---------------------------------------------------------------------------------------------

    def _innovation(self, s: VenusState, kind: str, rest: str) -> Iterator[Text]:
        one: Innovation = self._book.pack.innovation(self._kind(s, kind, rest))
        seat = self._names.large_seat(s)
        yield Text(one.name)
        yield Text(one.placement.name_id)
        yield from self._previews.says(one, s.cities[seat])
        yield sentence("innovation_worth", n=one.vp)
        if kind == "innovation":
            yield sentence("copies", n=s.market.get(one.id, 0))
            yield sentence("innovation_price", n=self._book.constants.station_places)
        else:
            yield sentence("owned", owner=who(int(rest.partition(".")[0])))
        yield Text(one.flavour)
