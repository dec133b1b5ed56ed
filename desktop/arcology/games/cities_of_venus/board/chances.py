"""What the mining die may bring: exact chances, with the pips and the second roll of the card in the slot."""

from __future__ import annotations

from arcology.engine.agenda import Seat
from arcology.engine.offers import Chance
from arcology.engine.text import Text, text
from arcology.games.cities_of_venus.board.names import Names
from arcology.games.cities_of_venus.board.standing import copy_of, wares
from arcology.games.cities_of_venus.effects import MiningPerk
from arcology.games.cities_of_venus.rules.costs import effective_cost, missing
from arcology.games.cities_of_venus.state import City, VenusState
from arcology.games.cities_of_venus.terms import DIE, MINING

GOOD = 4
"""A face that is at least this is half of all rolls."""


def at_least(least: int, rolls: int) -> tuple[int, int]:
    """In how many of how many cases one of ``rolls`` dice shows at least that; 0 or fewer pips are always shown."""
    misses = min(DIE, max(0, least - 1))
    return DIE**rolls - misses**rolls, DIE**rolls


def first(called: Names, s: VenusState, seat: Seat) -> tuple[Chance, ...]:
    """A good roll, and enough for each canister that lacks nothing but minerals, a second roll counted in."""
    book, city = called.book, s.cities[seat]
    perk = book.perk(city)
    rolls = 2 if city.rerolled < perk.rerolls else 1
    hits, of = at_least(GOOD, 1)
    found = [Chance(text("cities_of_venus_board.chance.minerals", least=GOOD + perk.pips), hits, of)]
    after = copy_of(city)
    after.dept[MINING] -= 1
    for card, stored in wares(book, s, seat):
        lacks, minerals = missing(after, effective_cost(book, city, card, stored))
        if minerals and not any(lacks) and minerals <= DIE + perk.pips:
            hits, of = at_least(minerals - perk.pips, rolls)
            found.append(Chance(text("cities_of_venus_board.chance.pays", card=called.card(card)), hits, of))
    return tuple(found)


def again(called: Names, s: VenusState, seat: Seat) -> tuple[Chance, ...]:
    """Whether the second roll is better, the same or worse; what it would take for canisters."""
    book, city = called.book, s.cities[seat]
    pips = book.perk(city).pips
    found = [
        Chance(text("cities_of_venus_board.chance.more", roll=s.roll), DIE - s.roll, DIE),
        Chance(text("cities_of_venus_board.chance.less", roll=s.roll), s.roll - 1, DIE),
    ]
    for card, stored in wares(book, s, seat):
        lacks, minerals = missing(city, effective_cost(book, city, card, stored))
        if minerals > s.roll + pips and not any(lacks) and minerals <= DIE + pips:
            hits, of = at_least(minerals - pips, 1)
            found.append(Chance(text("cities_of_venus_board.chance.pays", card=called.card(card)), hits, of))
    return tuple(found)


def notes(perk: MiningPerk, city: City) -> tuple[Text, ...]:
    """What the card in the slot adds to this roll."""
    found = [text("cities_of_venus_board.note.miner_gone")]
    if perk.pips:
        found.append(text("cities_of_venus_board.note.pips", n=perk.pips))
    if city.rerolled < perk.rerolls:
        found.append(text("cities_of_venus_board.note.may_reroll"))
    if perk.rolls > 1 and city.mined + 1 < perk.rolls:
        found.append(text("cities_of_venus_board.note.may_mine_again"))
    return tuple(found)
