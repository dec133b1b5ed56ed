"""Set-up of the table (CVL-SETUP)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.config import GameConfig
from arcology.games.cities_of_venus.cards import EARTH
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.options import options_of
from arcology.games.cities_of_venus.rules.tables import ROUND_START
from arcology.games.cities_of_venus.state import EMPTY, NOBODY, City, VenusState
from arcology.games.cities_of_venus.terms import DEPTS, LONE, PHASES, RoundStep


def set_up(book: Book, config: GameConfig, ctx: Context) -> VenusState:
    """Return the table before the first round.

    Chance is used in a fixed order: canisters of phases 1, 2, 3, then Earth among the last, events, innovation kinds,
    first player. Each has a stream of its own.
    """
    pack, constants, cities = book.pack, book.constants, config.seats
    deck, box = _deck(book, ctx)
    events = [card.id for card in pack.events for _ in range(card.copies)]
    ctx.shuffle("events", events)
    copies = constants.copies[cities - 1]
    return VenusState(
        luck=ctx.luck,
        agenda=[ROUND_START],
        options=options_of(config),
        step=RoundStep.SETUP,
        round=0,
        first=0 if cities == LONE else ctx.pick("first", list(range(cities))),
        active=NOBODY,
        phase=PHASES[0],
        deck=deck,
        row=[],
        surface=[],
        event_deck=events,
        event_discard=[],
        market=dict.fromkeys(_kinds(book, ctx), copies),
        box=box,
        cities=[_city(book) for _ in range(cities)],
    )


def _deck(book: Book, ctx: Context) -> tuple[list[str], list[str]]:
    """The cloud-drop deck, its top card last, and the canisters left out (CVL-SETUP-07 to -10)."""
    piles: list[list[str]] = []
    box: list[str] = []
    for phase in PHASES:
        pile = [card.id for card in book.pack.set(phase)]
        ctx.shuffle(f"phase_{phase}", pile)
        box += pile[book.constants.dealt :]
        del pile[book.constants.dealt :]
        piles.append(pile)
    last = piles[-1]
    box.append(last.pop())
    last.append(EARTH)
    ctx.shuffle("earth", last)
    return [card for pile in reversed(piles) for card in pile], box


def _kinds(book: Book, ctx: Context) -> list[str]:
    """The kinds of the market, in the order of the pack (CVL-SETUP-12)."""
    kinds = [card.id for card in book.pack.innovations]
    drawn = list(kinds)
    ctx.shuffle("market", drawn)
    return [kind for kind in kinds if kind in drawn[: book.constants.market_kinds]]


def _city(book: Book) -> City:
    """A city at the start (CVL-SETUP-04 to -06)."""
    constants = book.constants
    return City(dept=list(constants.start), slots=[EMPTY] * len(DEPTS), minerals=constants.start_minerals)
