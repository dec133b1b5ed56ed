"""Phase I - Gain Supplies (CYT-GAIN), the cap (CYT-GEN-05), the round frame (CYT-ROUND)."""

from __future__ import annotations

import pytest

from arcology.games.cytress.events import Gained, RoundBegan, Visited
from arcology.games.cytress.rules.gain import add
from arcology.games.cytress.tasks import GainSupplies, NextInfluence, RoundStart
from arcology.games.cytress.terms import LandingPad, Phase
from tests.games.cytress.desk import Desk, house_rules


@pytest.mark.rule("CYT-GAIN-01")
@pytest.mark.rule("CYT-GAIN-02")
@pytest.mark.rule("CYT-LIFE-02")
def test_ex_02_income_by_corpocrats_icons() -> None:
    desk = Desk(2).stock(0, W=2, T=1, S=4)
    base = house_rules().book.base["1A"]
    desk.me.icons = list(base)
    desk.me.icons[2] += 2
    desk.run(GainSupplies(), NextInfluence(0))
    assert desk.held() == "W3 C0 T3 S4"
    assert desk.event(Gained).amounts == (1, 0, 2, 0)


@pytest.mark.rule("CYT-GAIN-03")
@pytest.mark.rule("CYT-GEN-05")
def test_a_stock_ends_at_twenty_and_the_rest_is_lost() -> None:
    desk = Desk(2).stock(0, W=19, C=20).icons(0, COR="WWWCT")
    desk.run(GainSupplies(), NextInfluence(0))
    assert desk.held() == "W20 C20 T1 S0"
    assert desk.event(Gained).lost == (2, 1, 0, 0)
    stock = [0, 0, 0, 0]
    assert add(stock, 2, 25, 20) == 5
    assert stock == [0, 0, 20, 0]


@pytest.mark.rule("CYT-GAIN-02")
@pytest.mark.rule("CYT-ROUND-01")
@pytest.mark.rule("CYT-ROUND-02")
def test_every_round_begins_with_income_that_nobody_chooses() -> None:
    desk = Desk(2).icons(0, COR="WC").icons(1, COR="T")
    desk.state.round = 0
    desk.run(RoundStart())
    assert desk.event(RoundBegan).round == 1
    assert [(e.seat, e.amounts) for e in desk.all_of(Gained)] == [(0, (1, 1, 0, 0)), (1, (0, 0, 1, 0))]
    assert desk.ask == "influence"
    assert desk.state.phase is Phase.SPREAD_INFLUENCE


@pytest.mark.rule("CYT-ROUND-01")
@pytest.mark.rule("CYT-ROUND-03")
@pytest.mark.rule("CYT-GEN-02")
def test_phases_follow_each_other_and_go_in_turn_order() -> None:
    desk = Desk(3)
    desk.state.first = 1
    desk.influence()
    asked = []
    while desk.ask == "influence":
        asked.append(desk.asked)
        desk.do(desk.rules.legal(desk.state)[0])
        assert len(desk.all_of(Visited)) == 1
    assert asked == [1, 2, 0]
    asked = []
    while desk.state.phase is Phase.TRAVEL:
        asked.append(desk.asked)
        desk.ship(desk.asked, "fixer")
    assert asked == [1, 2, 0] * 3
    assert desk.state.round == 2
    assert LandingPad.FIXER not in desk.me.ships
