"""What things are worth to the computer city, worked out by hand, and what it does about them.

In round 1 of two cities 9.5 rounds are still to come, and a V-naut is worth 1.14 points.
"""

from __future__ import annotations

from typing import Any

import pytest

from arcology.engine.luck import new_luck
from arcology.engine.protocols import BotContext
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.bot import GreedyBot
from arcology.games.cities_of_venus.placing import placement
from arcology.games.cities_of_venus.terms import DeploySource, Dept
from arcology.games.cities_of_venus.worth import Worth
from tests.games.cities_of_venus.desk import LETTERS, Desk


def worth(desk: Desk) -> Worth:
    return Worth(desk.book, desk.state, 0)


def ask(desk: Desk) -> Any:
    """What the computer city answers."""
    seen = desk.rules.observe(desk.state, desk.asked)
    return GreedyBot().choose(seen, desk.rules.legal(desk.state), BotContext(desk.rules, new_luck(0)))


def sold_out(desk: Desk) -> Desk:
    """Nothing is left in the market, so that nobody is sent to the station."""
    desk.state.market = dict.fromkeys(desk.state.market, 0)
    return desk


def placed(desk: Desk, source: DeploySource, n: int) -> str:
    """A planned placement by letters: ``P1 N1``."""
    counts = zip(LETTERS, placement(worth(desk), source, n), strict=True)
    return " ".join(f"{letter}{count}" for letter, count in counts if count)


@pytest.mark.parametrize(
    ("card", "counts", "slots", "value"),
    [
        pytest.param("G01", "P1 M1 S4 A4 F4", "", 1 - 1.14 + 0.04 * 9.5 * 2, id="capacity that growth cannot use yet"),
        pytest.param("G01", "P1 M1 S4 A4 F4", "G03", 1 - 1.14 + 0.25 * 9.5 * 2, id="capacity that growth can use"),
        pytest.param("G26", "A4 F4", "", 2 + 0.3 - 0.1, id="a price that lowers growth"),
        pytest.param("G26", "A5 F4 S4", "", 2 + 0.3 - 0.1, id="the smaller of the two counts"),
        pytest.param("G21", "S1 A6 F6 P6 M6 N6", "", 1.14 * (3 - 1) + 0.3, id="everybody finds room"),
        pytest.param("G23", "M1 A4 F4", "", 1.14 * (2 - 1), id="only two find room"),
        pytest.param("G02", "P1 F4 A4", "Y02", 2 - 1.14 - 4 - 0.04 * 9.5 * 3, id="a card is pushed out"),
        pytest.param("G02", "P1 F9 A4", "Y02", 2 - 1.14 - 4 - 0.04 * 9.5 * 3 - 2 * 1.14, id="two lose their places"),
        pytest.param(
            "R11", "P1 M1", "G13", 4 - 2.28 + 0.02 * 9.5 * 4 + 9.5 * (4.25 - 6.5) / 4, id="a worse card for mining"
        ),
        pytest.param(
            "Y14", "P1 M3", "auto_install", 4 - 1.14 - 1 - (1 + 0.4 * 9.5) - 0.02 * 9.5 * 5, id="an innovation"
        ),
    ],
)
def test_what_a_canister_is_worth(card: str, counts: str, slots: str, value: float) -> None:
    desk = Desk(2).slot(*slots.split()).city(counts)
    assert worth(desk).card(card, False) == pytest.approx(value)


def test_a_stored_canister_costs_a_mechanical_more() -> None:
    desk = Desk(2).city("P1 M2 S4 A4 F4")
    assert worth(desk).card("G05", False) - worth(desk).card("G05", True) == pytest.approx(1.14)


def test_temporary_workers_spare_growth() -> None:
    desk = Desk(2).bay("temp_workers").city("A4 F4", temp=2)
    assert worth(desk).card("G26", False) == pytest.approx(2 + 0.3)
    desk.me.temp = 1
    assert worth(desk).card("G26", False) == pytest.approx(2 + 0.3 - 0.1), "one of the two is paid by Food"


@pytest.mark.parametrize(
    ("kind", "slots", "bay", "value"),
    [
        ("stable_shields", "", "", 1 + 1.1 * 3.7),
        ("stable_shields", "G05", "", 1 + 1.1 * 3.7 - 3),
        ("stable_shields", "stable_shields", "", -9),
        ("auto_install", "", "", 1 + (1.25 - 0.125) * 3.7),
        ("temp_workers", "", "", 1 + 1.1 * 3.7),
        ("temp_workers", "", "Y04", 1 + 1.1 * 3.7 - 1.5),
        ("temp_workers", "", "temp_workers", -9),
        ("nursery_ring", "", "", 1 + 2 * 3.7),
        ("nursery_ring", "Y03", "", 1 + (2 + 0.3 * 3) * 3.7),
        ("homecoming_convoy", "", "", 1 + 0.9 * 10),
        ("magma_lance", "", "", 1 + 5 * ((7.25 + 6.5) / 4 - 1 - (3.5 / 4 - 0.5))),
        ("magma_lance", "Y12", "", 1 - 3 + 5 * ((7.25 + 6.5) / 4 - 1 - (7 / 4 - 1))),
    ],
)
def test_what_an_innovation_is_worth_with_five_rounds_to_come(kind: str, slots: str, bay: str, value: float) -> None:
    desk = Desk(2).slot(*slots.split())
    if bay:
        desk.bay(bay)
    assert worth(desk).innovation(kind, 5) == pytest.approx(value)


def test_a_boost_is_worth_no_more_than_finds_room() -> None:
    full = Desk(2).city("P6 M6 S6 N6 A6 F3")
    assert worth(full).innovation("homecoming_convoy", 0) == pytest.approx(1 + 0.5 * (3 + 2))


def test_the_station_is_manned_for_what_is_worth_its_crew() -> None:
    """In round 6 a convoy is worth 1 + 10 * 0.62 when it comes, and the crew of eight 8 * 0.86 now."""
    for market, seats, number, pays in (
        ("homecoming_convoy", 2, 6, True),
        ("homecoming_convoy", 1, 6, False),
        ("homecoming_convoy", 1, 1, True),
        ("cryo_holding", 2, 1, False),
        ("magma_lance", 2, 1, True),
    ):
        desk = Desk(seats, market=(market,))
        desk.state.round = number
        assert worth(desk).station_pays() is pays, (market, seats, number)
    late = Desk(2, market=("homecoming_convoy",))
    late.state.round = 10
    assert not worth(late).station_pays(), "it cannot be filled in time"


def test_a_placement_saves_the_price_of_the_canister_that_is_wanted() -> None:
    """One is for mining; the Mechanical that Patchwork Plating will cost is replaced, though one is there."""
    desk = sold_out(Desk(2)).city("P1 M1 S3 A6 F6")
    assert placed(desk, DeploySource.GROWTH, 2) == "P1 N1"
    assert placed(desk.row("G06"), DeploySource.GROWTH, 2) == "M1 N1"


def test_a_placement_keeps_three_shields_and_levels_the_rest() -> None:
    assert placed(sold_out(Desk(2)).city("P1 M1 S1 A6 F6"), DeploySource.BOOST, 2) == "S2"
    assert placed(sold_out(Desk(2)).city("P1 M1 S3 N1 A5 F3"), DeploySource.BOOST, 4) == "A1 F3"
    assert placed(Desk(2, market=("homecoming_convoy",)).city("P1 M1 S0 A6 F6"), DeploySource.BOOST, 3) == "S1 I2"


def test_stored_canisters_are_equipped_at_a_loss_only_at_the_end() -> None:
    desk = Desk(2).bay("G17").city("M2 S6")
    assert ask(desk.actions()) == act.EndActions(0)
    assert ask(Desk(2).bay("G17").city("M2 S6").row("EARTH").actions()) == act.Equip(0)


def test_useless_innovations_are_declined() -> None:
    desk = Desk(2, market=("stable_shields", "nursery_ring")).slot("stable_shields", "nursery_ring")
    assert ask(desk.city("A3", iis=6).deploy(2).put("II")) == act.DeclineInnovation(0)


def test_sleepers_wake_in_food_first() -> None:
    desk = Desk(2).bay("cryo_holding").city("P1 A4 F4", cryo_ready=1)
    assert ask(desk.actions()) == act.Thaw(0, Dept.FOOD)
    desk = Desk(2).bay("cryo_holding").city("P1 A4 F6", cryo_ready=1)
    assert ask(desk.actions()) == act.Thaw(0, Dept.AIR)


@pytest.mark.parametrize(
    ("counts", "row", "origin", "target"),
    [
        pytest.param("P1 M0 S4 A4 F4", "Y06", Dept.SHIELDS, Dept.MECHANICAL, id="for a canister"),
        pytest.param("P4 M1 S3 A4 F3", "", Dept.POWER, Dept.FOOD, id="for growth"),
        pytest.param("P1 M1 S3 A6 F3", "", Dept.AIR, Dept.FOOD, id="from the fuller of the two"),
    ],
)
def test_transit_moves_those_who_can_be_spared(counts: str, row: str, origin: Dept, target: Dept) -> None:
    desk = Desk(2).slot("rapid_transit").city(counts, minerals=3).row(*row.split()).actions()
    assert ask(desk) == act.MoveVnaut(0, origin, target)


def test_transit_rests_where_nothing_can_be_gained() -> None:
    desk = Desk(2).slot("rapid_transit").city("P1 M1 S3 A4 F4").actions()
    assert ask(desk) == act.EndActions(0)
