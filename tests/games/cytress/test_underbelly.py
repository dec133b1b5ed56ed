"""Meet Fixer, Meet Merchant and their options (CYT-FIX, CYT-MERCH, CYT-OPT-01, CYT-OPT-02)."""

from __future__ import annotations

import pytest

from arcology.games.cytress.actions import FinishTrade, Fly, TakeGoods, Trade
from arcology.games.cytress.events import Gained, Traded
from arcology.games.cytress.terms import LandingPad, UnderbellySide
from tests.games.cytress.desk import ROV, C, Desk, S, T, W

PAD = LandingPad
A, B = UnderbellySide


def market(side: UnderbellySide = A, **options: str) -> Desk:
    """The stock and ratios of example 20 at the Merchant."""
    desk = Desk(2, **options).stock(0, W=4, C=1, T=2, S=1).icons(0, ROV="WCTTS")
    desk.state.underbelly = side
    desk.do(Fly(0, PAD.MERCHANT))
    return desk


@pytest.mark.rule("CYT-FIX-01")
@pytest.mark.rule("CYT-FIX-02")
def test_ex_19_two_of_one_or_three_different() -> None:
    desk = Desk(2).stock(0)
    desk.do(Fly(0, PAD.FIXER))
    assert {a.goods for a in desk.offers(TakeGoods)} == {
        *((one, one) for one in (W, C, T, S)),
        *((W, C, T), (W, C, S), (W, T, S), (C, T, S)),
    }
    for goods in ((W, C), (W, W, C), (W,), (W, W, W), (), (C, W, T)):
        assert desk.no(TakeGoods(0, goods)) == ("fixer_goods", "CYT-FIX-01")
    desk.do(TakeGoods(0, (C, T, S)))
    assert desk.held() == "W0 C1 T1 S1"
    assert desk.event(Gained).amounts == (0, 1, 1, 1)
    desk.turn_of(0).ship(0, "fixer", goods=(W, W))
    assert desk.held() == "W2 C1 T1 S1"


@pytest.mark.rule("CYT-FIX-02")
@pytest.mark.rule("CYT-GEN-05")
def test_the_fixer_cannot_be_declined_but_may_bring_what_is_lost() -> None:
    desk = Desk(2).stock(0, W=19)
    desk.ship(0, "fixer", goods=(W, W))
    assert desk.held() == "W20 C0 T0 S0"
    assert desk.event(Gained).lost == (1, 0, 0, 0)


@pytest.mark.rule("CYT-MERCH-03")
@pytest.mark.rule("CYT-MERCH-04")
@pytest.mark.rule("CYT-MERCH-05")
@pytest.mark.rule("CYT-MERCH-06")
@pytest.mark.rule("CYT-R-22")
def test_ex_20_several_arrows_resolved_together() -> None:
    desk = market()
    desk.do(Trade(0, W, C, 3))
    assert desk.held() == "W4 C1 T2 S1", "goods lie apart until the end"
    assert desk.no(Trade(0, C, T, 2)) == ("too_few_to_trade", "CYT-MERCH-06")
    desk.do(Trade(0, C, T, 1), Trade(0, S, T, 1), FinishTrade(0))
    assert desk.held() == "W1 C3 T6 S0"
    traded = desk.event(Traded)
    assert (traded.given, traded.received, traded.lost) == ((3, 1, 0, 1), (0, 3, 4, 0), (0, 0, 0, 0))


@pytest.mark.rule("CYT-MERCH-01")
@pytest.mark.rule("CYT-MERCH-02")
@pytest.mark.rule("CYT-MERCH-05")
def test_ex_21_no_other_arrow_no_stims_no_empty_list() -> None:
    desk = market()
    assert desk.no(Trade(0, W, T, 1)) == ("no_such_arrow", "CYT-MERCH-01")
    for give in (W, C, T):
        assert desk.no(Trade(0, give, S, 1)) == ("no_stims_in_trade", "CYT-MERCH-02")
    assert desk.no(FinishTrade(0)) == ("trade_first", "CYT-MERCH-05")
    assert desk.no(Trade(0, W, C, 0)) == ("trade_of_nothing", "CYT-MERCH-05")
    assert desk.no(Trade(0, W, W, 1)) == ("no_such_arrow", "CYT-MERCH-01")


@pytest.mark.rule("CYT-MERCH-01")
@pytest.mark.rule("CYT-SETUP-04")
def test_the_triangle_turns_with_the_side() -> None:
    arrows = {(a.give, a.receive) for a in market(B).offers(Trade)}
    assert arrows == {(W, T), (T, C), (C, W), (S, W), (S, C), (S, T)}
    arrows = {(a.give, a.receive) for a in market(A).offers(Trade)}
    assert arrows == {(W, C), (C, T), (T, W), (S, W), (S, C), (S, T)}


@pytest.mark.rule("CYT-TRAVEL-04")
@pytest.mark.rule("CYT-MERCH-02")
@pytest.mark.parametrize("letter", "WCTS")
def test_any_single_supply_opens_the_merchant(letter: str) -> None:
    assert "merchant" in Desk(2).stock(0, **{letter: 1}).pads()
    assert "merchant" not in Desk(2).stock(0).pads()


@pytest.mark.rule("CYT-MERCH-05")
def test_an_action_ends_by_itself_when_nothing_is_left_to_give() -> None:
    desk = Desk(2).stock(0, S=2)
    desk.do(Fly(0, PAD.MERCHANT), Trade(0, S, W, 1), Trade(0, S, C, 1))
    assert desk.state.plan is None
    assert desk.held() == "W1 C1 T0 S0"


@pytest.mark.rule("CYT-MERCH-05")
@pytest.mark.parametrize("merchant", ["batch", "single", "chain"])
def test_a_last_unit_with_one_arrow_is_traded_without_a_question(merchant: str) -> None:
    desk = Desk(2, merchant=merchant).stock(0, W=1)
    desk.state.underbelly = A
    desk.do(Fly(0, PAD.MERCHANT))
    if merchant == "chain":
        assert desk.rules.legal(desk.state) == [Trade(0, C, T, 1), FinishTrade(0)], "what came in may be given on"
    else:
        assert desk.state.plan is None
    assert desk.held() == "W0 C1 T0 S0"
    desk = Desk(2, merchant=merchant).stock(0, S=1)
    desk.do(Fly(0, PAD.MERCHANT))
    assert len(desk.offers(Trade)) == 3, "Stims go three ways"


@pytest.mark.rule("CYT-MERCH-06")
def test_the_cap_applies_after_everything_given_is_gone() -> None:
    desk = Desk(2).stock(0, W=20, C=19).icons(0, ROV="WWCCT")
    desk.state.underbelly = A
    desk.ship(0, "merchant", trades=[(W, C, 3), (C, T, 10)])
    assert desk.held() == "W17 C15 T10 S0"
    assert desk.event(Traded).lost == (0, 0, 0, 0)
    desk.turn_of(0).stock(0, W=5, C=18)
    desk.ship(0, "merchant", trades=[(W, C, 5)])
    assert desk.held() == "W0 C20 T0 S0"
    assert desk.event(Traded).lost == (0, 8, 0, 0)


@pytest.mark.rule("CYT-MERCH-04")
@pytest.mark.rule("CYT-COST-06")
def test_a_rover_mission_raises_the_ratio() -> None:
    desk = Desk(2).stock(0, T=2)
    desk.slot(ROV, 1, "ROV-INF-COR")
    desk.ship(0, "rovers", slot=1)
    assert desk.lifepath("ROV") == "WCCTS"
    desk.turn_of(0).stock(0, S=2).ship(0, "merchant", trades=[(S, C, 2)])
    assert desk.held() == "W0 C4 T0 S0"


@pytest.mark.rule("CYT-OPT-01")
def test_ex_40_single_and_chain() -> None:
    desk = market(merchant="single")
    desk.do(Trade(0, W, C, 3))
    assert desk.held() == "W1 C4 T2 S1"
    assert desk.state.plan is None, "one arrow is the whole action"
    desk = market(merchant="chain")
    desk.do(Trade(0, W, C, 3))
    assert desk.held() == "W1 C4 T2 S1", "resolved at once"
    desk.do(Trade(0, C, T, 2), Trade(0, S, T, 1), FinishTrade(0))
    assert desk.held() == "W1 C2 T8 S0"


@pytest.mark.rule("CYT-OPT-01")
def test_a_chain_gives_forty_units_at_most() -> None:
    desk = Desk(2, merchant="chain").stock(0, W=20, C=20, T=20).icons(0, ROV="WCT")
    desk.state.underbelly = A
    desk.do(Fly(0, PAD.MERCHANT), Trade(0, W, C, 20), Trade(0, C, T, 15))
    assert desk.no(Trade(0, T, W, 6)) == ("chain_limit", "CYT-OPT-01")
    assert desk.no(Trade(0, W, C, 1)) == ("too_few_to_trade", "CYT-OPT-01")
    assert max(a.count for a in desk.offers(Trade)) == 5
    desk.do(Trade(0, T, W, 5))
    assert desk.state.plan is None, "the limit ends the action"
    assert desk.held() == "W5 C5 T15 S0"


@pytest.mark.rule("CYT-OPT-02")
def test_ex_41_the_ratio_of_the_type_given() -> None:
    desk = market(ratio="given")
    desk.do(Trade(0, W, C, 3), Trade(0, C, T, 1), Trade(0, S, T, 1), FinishTrade(0))
    assert desk.held() == "W1 C3 T4 S0"
