"""Set-up (CVL-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from arcology.engine.agenda import Context
from arcology.engine.config import BadOption
from arcology.engine.luck import new_luck
from arcology.engine.play import start
from arcology.games.cities_of_venus.about import SEATS
from arcology.games.cities_of_venus.state import City, VenusState
from arcology.games.cities_of_venus.terms import RoundStep
from tests.games.cities_of_venus.desk import config, house_rules

RULES = house_rules()


def fresh(seats: int, seed: int = 0) -> VenusState:
    """The table before the first cloud drop."""
    return RULES.setup(config(seats, seed), Context(None, new_luck(seed)))


def phases(cards: list[str]) -> list[int]:
    return [RULES.pack.drop_card(card).phase for card in cards]


@pytest.mark.rule("CVL-SETUP-01", "CVL-SETUP-03", "CVL-SETUP-04", "CVL-SETUP-05", "CVL-SETUP-06")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_every_city_starts_alike(seats: int) -> None:
    s = fresh(seats)
    assert s.cities == [City(dept=[1, 1, 4, 0, 4, 4], slots=[""] * 6, minerals=0)] * seats
    city = s.cities[0]
    assert (city.population, city.iis, city.bay, city.boosts, city.aside) == (14, 0, "", (), ())
    assert (s.step, s.round) == (RoundStep.SETUP, 0)


def test_there_are_one_to_six_cities() -> None:
    assert list(SEATS) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("CVL-SETUP-02", "CVL-SETUP-08", "CVL-SETUP-09", "CVL-SETUP-10", "CVL-SETUP-12", "CVL-SETUP-13")
def test_ex_01_a_new_game_with_three_cities() -> None:
    s = fresh(3)
    top_down = s.deck[::-1]
    assert len(top_down) == 60
    assert phases(top_down) == [1] * 20 + [2] * 20 + [3] * 20
    assert "EARTH" in top_down[40:]
    assert len(set(top_down)) == 60
    assert len(s.box) == 6 + 6 + 7
    assert list(s.market.values()) == [2, 2, 2, 2]


@pytest.mark.rule("CVL-SETUP-13", "CVL-DROP-01")
def test_ex_02_five_cities_have_three_copies_and_see_five_cards() -> None:
    s = start(RULES, config(5, 2)).state
    assert list(s.market.values()) == [3, 3, 3, 3]
    assert len(s.row) == 5


@pytest.mark.parametrize(("seats", "copies"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_copies_in_the_market(seats: int, copies: int) -> None:
    assert set(fresh(seats).market.values()) == {copies}


@pytest.mark.rule("CVL-SETUP-11")
def test_all_events_are_in_their_deck() -> None:
    s = fresh(2)
    assert Counter(s.event_deck) == Counter({card.id: card.copies for card in RULES.pack.events})
    assert fresh(2, 1).event_deck != s.event_deck
    assert s.event_discard == []


def test_set_ups_are_spread_evenly() -> None:
    """Earth anywhere in the last twenty, every seat first, every kind in the market (CVL-SETUP-09, -12, -14)."""
    games = [fresh(4, seed) for seed in range(600)]
    earth = Counter(s.deck[::-1].index("EARTH") for s in games)
    assert set(earth) == set(range(40, 60))
    assert max(earth.values()) < 60
    kinds = Counter(kind for s in games for kind in s.market)
    assert len(kinds) == 8
    assert all(230 < times < 370 for times in kinds.values())
    boxed = Counter(card for s in games for card in s.box)
    assert len(boxed) == 78


@pytest.mark.rule("CVL-SETUP-14")
def test_every_seat_may_be_first() -> None:
    first = Counter(fresh(4, seed).first for seed in range(200))
    assert set(first) == {0, 1, 2, 3}
    assert all(25 < times < 80 for times in first.values())
    assert {fresh(1, seed).first for seed in range(20)} == {0}


def test_the_market_is_in_the_order_of_the_pack() -> None:
    order = [card.id for card in RULES.pack.innovations]
    for seed in range(20):
        kinds = list(fresh(2, seed).market)
        assert kinds == sorted(kinds, key=order.index)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption):
        start(RULES, config(2, 0, placement="anywhere"))


def test_pinned_set_up() -> None:
    """Our own vector: the same seed always lays the same table."""
    s = fresh(4, 2024)
    top_down = s.deck[::-1]
    assert s.first == 1
    assert list(s.market) == ["stable_shields", "auto_install", "rapid_transit", "magma_lance"]
    assert top_down[:5] == ["G18", "G14", "G10", "G06", "G09"]
    assert top_down.index("EARTH") + 1 == 51
    assert s.event_deck[::-1][:5] == ["E23", "E19", "E15", "E03", "E28"]
