"""What must hold in every settled state: each card exactly once, nobody beyond a capacity, every kept count true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from arcology.engine.agenda import Ask
from arcology.games.cities_of_venus.cards import EARTH
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.deploy import left_over
from arcology.games.cities_of_venus.rules.losses import at_hand
from arcology.games.cities_of_venus.rules.room import ALL_DEPTS, capacity, carried
from arcology.games.cities_of_venus.state import EMPTY, HIDDEN, City, VenusState
from arcology.games.cities_of_venus.tasks import AskDeploy, AskLoss, AskReroll
from arcology.games.cities_of_venus.terms import DEPTS, InnovationPlacement


def invariants(book: Book) -> Callable[[VenusState], list[str]]:
    """The census with the cards of one pack."""

    def census(s: VenusState) -> list[str]:
        """Return what is wrong with a state, one sentence each; an empty list for every state that the rules reach."""
        found = [*_canisters(book, s), *_events(book, s), *_market(book, s), *_flow(book, s)]
        for seat, city in enumerate(s.cities):
            found += (f"city {seat}: {fault}" for fault in _city(book, city))
        return found

    return census


def turned_back(before: VenusState, after: VenusState) -> list[str]:
    """Return what an action took back that can only go on: rounds, claims, decks that run out, cards on the surface."""
    found = []
    if (after.round, len(after.history)) < (before.round, len(before.history)):
        found.append(f"from round {before.round} back to {after.round}")
    if after.surface[: len(before.surface)] != before.surface:
        found.append(f"the surface had {before.surface} and has {after.surface}")
    if before.deck[: len(after.deck)] != after.deck:
        found.append("the cloud-drop deck has other cards, not fewer")
    if any(after.market[kind] > left for kind, left in before.market.items()):
        found.append(f"the market had {before.market} and has {after.market}")
    for seat, (old, new) in enumerate(zip(before.cities, after.cities, strict=True)):
        for name in ("claims", "boosts", "aside"):
            had = getattr(old, name)
            if getattr(new, name)[: len(had)] != had:
                found.append(f"city {seat}: {name} were {had} and are {getattr(new, name)}")
    return found


def _canisters(book: Book, s: VenusState) -> Iterator[str]:
    held = [card for city in s.cities for card in (*city.slots, city.bay, *city.boosts) if book.pack.is_canister(card)]
    cards = [*s.deck, *s.row, *s.surface, *s.box, *held]
    wanted = len(book.pack.canisters) + 1
    if len(cards) != wanted:
        yield f"{len(cards)} canisters on the table, expected {wanted}"
    if doubled := _doubled(cards):
        yield f"canisters there twice: {doubled}"
    if EARTH in (*s.surface, *s.box, *held):
        yield "Earth has left deck and row"
    if s.earth_revealed != (EARTH in s.row):
        yield f"Earth is revealed: {s.earth_revealed}, the row is {s.row}"


def _doubled(cards: list[str]) -> list[str]:
    return [card for card, times in Counter(cards).items() if times > 1 and card != HIDDEN]


def _events(book: Book, s: VenusState) -> Iterator[str]:
    cards = [*s.event_deck, *s.event_discard, *([s.event] if s.event else [])]
    wanted = Counter({card.id: card.copies for card in book.pack.events})
    if len(cards) != wanted.total():
        yield f"{len(cards)} events, expected {wanted.total()}"
    if Counter(card for card in cards if card != HIDDEN) - wanted:
        yield f"events are {cards}"


def _market(book: Book, s: VenusState) -> Iterator[str]:
    copies = book.constants.copies[len(s.cities) - 1]
    if len(s.market) != book.constants.market_kinds:
        yield f"{len(s.market)} kinds in the market"
    owned = Counter(kind for city in s.cities for kind in book.owned(city)) + Counter(s.scrapped)
    for kind, left in s.market.items():
        if left < 0 or left + owned[kind] != copies:
            yield f"{left} copies of {kind} in the market, {owned[kind]} elsewhere, expected {copies}"
    if owned.keys() - s.market.keys():
        yield f"innovations that are not in this game: {owned.keys() - s.market.keys()}"


def _city(book: Book, city: City) -> Iterator[str]:
    counts = (*city.dept, city.iis, city.temp, city.cryo_fresh, city.cryo_ready, city.minerals)
    if min(counts) < 0:
        yield f"less than nothing: {counts}"
    for dept in ALL_DEPTS:
        if city.dept[dept] > capacity(book, city, dept):
            yield f"{city.dept[dept]} V-nauts in {DEPTS[dept]}, which holds {capacity(book, city, dept)}"
        card = city.slots[dept]
        if card and book.dept.get(card) != dept:
            yield f"{card} is in the slot of {DEPTS[dept]}"
    if city.iis > book.constants.station_places:
        yield f"{city.iis} V-nauts on the station"
    if city.aboard > carried(book, city):
        yield f"{city.aboard} V-nauts on the bay, which carries {carried(book, city)}"
    if city.temp and not book.has_temp(city):
        yield f"temporary workers on {city.bay!r}"
    if (city.cryo_fresh or city.cryo_ready) and not book.has_cryo(city):
        yield f"sleepers on {city.bay!r}"
    if any(book.goes(kind) is not InnovationPlacement.ASIDE for kind in city.aside):
        yield f"laid aside: {city.aside}"
    if city.moves > max(book.transit.values(), default=0) or city.immigrated > 1 or city.rerolled > 1:
        yield f"moves {city.moves}, immigrants {city.immigrated}, rolled again {city.rerolled}"


def _flow(book: Book, s: VenusState) -> Iterator[str]:
    """A settled game waits for an answer, or is over; V-nauts are picked only while somebody is asked to."""
    if (s.ended is None) != bool(s.agenda):
        yield f"the outcome is {s.ended} and the agenda {s.agenda}"
    if not s.agenda:
        if s.event != EMPTY or s.plan is not None or s.roll:
            yield "something is still open at the end"
        return
    top = s.agenda[-1]
    if not isinstance(top, Ask):
        yield f"an automatic step is left undone: {top}"
    if isinstance(top, AskDeploy | AskLoss) != (s.plan is not None):
        yield f"asked is {top}, the plan is {s.plan}"
    if isinstance(top, AskReroll) != (s.roll > 0):
        yield f"asked is {top}, the die shows {s.roll}"
    if s.plan is not None:
        plan = s.plan
        left = at_hand(s.cities[plan.seat], plan) if plan.source is None else left_over(book, s, plan)
        if min(left) < 0 or plan.left < 1 or plan.left > sum(left):
            yield f"picks are {plan.picks} of {plan.wanted}, places left {left}"
    if len(s.history) != s.round - 1:
        yield f"{len(s.history)} rounds are written down in round {s.round}"
