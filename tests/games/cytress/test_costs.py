"""Costs and discounts (CYT-COST)."""

from __future__ import annotations

import pytest

from arcology.games.cytress.actions import Fly, TakeCard
from arcology.games.cytress.events import Paid
from arcology.games.cytress.terms import LandingPad
from tests.games.cytress.desk import HOO, PRI, Desk, S, T

PAD = LandingPad


@pytest.mark.rule("CYT-COST-01")
@pytest.mark.rule("CYT-COST-03")
@pytest.mark.rule("CYT-FACT-01")
def test_ex_05_a_discount_makes_it_possible() -> None:
    desk = Desk(2).stock(0, C=2)
    assert desk.no(Fly(0, PAD.CORPOCRATS)) == ("cost", "CYT-COST-03")
    assert desk.args(Fly(0, PAD.CORPOCRATS)) | {"supply": None} == {"need": 3, "have": 2, "supply": None}
    desk.icons(0, HOO="C")
    desk.ship(0, "corpocrats")
    assert desk.held() == "W0 C0 T0 S0"
    paid = desk.event(Paid)
    assert (paid.amount, paid.price, paid.icons, paid.skill) == (2, 3, 1, 0)


@pytest.mark.rule("CYT-COST-04")
def test_ex_06_a_cost_never_drops_below_nothing() -> None:
    desk = Desk(2).stock(0).icons(0, HOO="TTT")
    desk.ship(0, "rovers")
    assert desk.held() == "W0 C0 T0 S0"
    assert desk.event(Paid).amount == 0


@pytest.mark.rule("CYT-SKILL-09")
@pytest.mark.rule("CYT-COST-08")
@pytest.mark.rule("CYT-R-11")
def test_ex_07_skill_and_icon_discounts_add_up_for_that_skill_only() -> None:
    desk = Desk(2).of_skill(0, "loot").icons(0, HOO="W").stock(0, W=1)
    desk.state.tokens[5] = 1
    desk.me.hand = ["INF-SAB"]
    desk.slot(HOO, 1, "HOO-TER-COR").slot(HOO, 2, "HOO-LOO-ROV").slot(HOO, 3, "HOO-TER-PRI")
    desk.stock(0, W=2)
    desk.do(Fly(0, PAD.HOOLIGANGS))
    assert [a.slot for a in desk.offers(TakeCard)] == [1, 2, 3]
    desk.stock(0, W=1)
    assert desk.no(TakeCard(0, 1)) == ("cost", "CYT-COST-03")
    assert desk.args(TakeCard(0, 1))["need"] == 2
    desk.do(TakeCard(0, 2))
    while desk.state.plan is not None:
        desk.do(desk.rules.legal(desk.state)[0])
    paid = desk.event(Paid)
    assert (paid.amount, paid.price, paid.icons, paid.skill) == (1, 3, 1, 1)


@pytest.mark.rule("CYT-SKILL-10")
def test_ex_08_the_third_mission_pays_in_full_the_next_one_less() -> None:
    desk = Desk(2).of_skill(0, "loot", 0).give(0, "ROV-LOO-COR", "HOO-LOO-COR").stock(0, S=3)
    desk.state.tokens[5] = 1
    desk.slot(PRI, 1, "PRI-LOO-COR")
    desk.ship(0, "privateers", slot=1)
    assert desk.held() == "W0 C0 T0 S1"
    desk.turn_of(0).slot(PRI, 2, "PRI-LOO-ROV")
    desk.ship(0, "privateers", slot=2)
    assert desk.held() == "W0 C0 T0 S0"


@pytest.mark.rule("CYT-COST-02")
@pytest.mark.rule("CYT-COST-05")
@pytest.mark.rule("CYT-R-09")
def test_a_discount_counts_once_and_only_for_its_own_supply() -> None:
    desk = Desk(2).stock(0, T=13).icons(0, HOO="TTWWW").crew(0, (0, 0)).fill_early(3)
    desk.ship(0, "netprowler", height=3, pay=T)
    assert desk.held() == "W0 C0 T0 S0"
    assert desk.event(Paid).icons == 2


@pytest.mark.rule("CYT-COST-06")
@pytest.mark.rule("CYT-R-09")
def test_trades_fixer_and_bounties_are_not_discounted() -> None:
    desk = Desk(2).stock(0, S=1).icons(0, HOO="SSSWWW")
    arrow = next(a for a in desk.rules.book.arrows[desk.state.underbelly] if a[0] == 3)
    desk.ship(0, "merchant", trades=[(S, ("weapons", "credits", "tech")[arrow[1]], 1)])
    assert desk.me.stock[3] == 0, "the unit given is given in full"
    assert sum(desk.me.stock) == 1
    assert desk.all_of(Paid) == []


@pytest.mark.rule("CYT-COST-07")
def test_what_an_action_brings_cannot_help_to_pay_it() -> None:
    desk = Desk(2).stock(0, T=1).crew(1, (2, 0), (3, 0), (0, 2)).icons(0, HOO="")
    assert desk.no(Fly(0, PAD.ROVERS)) == ("cost", "CYT-COST-03")
