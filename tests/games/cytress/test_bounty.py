"""Meet Bounty Hunters (CYT-BOUNTY)."""

from __future__ import annotations

import pytest

from arcology.games.cytress.actions import Fly, TakeBounty
from arcology.games.cytress.events import BountyTaken
from arcology.games.cytress.terms import LandingPad
from tests.games.cytress.desk import COR, PRI, ROV, Desk

PAD = LandingPad
AGAINST_COR = [f"{who}-{skill}-COR" for who in ("PRI", "ROV", "HOO") for skill in ("TER", "INF", "IMM")]


@pytest.mark.rule("CYT-BOUNTY-01")
@pytest.mark.rule("CYT-BOUNTY-02")
@pytest.mark.rule("CYT-BOUNTY-03")
@pytest.mark.rule("CYT-BOUNTY-04")
@pytest.mark.rule("CYT-BOUNTY-05")
def test_ex_22_two_bounties_for_seven_missions() -> None:
    desk = Desk(4).give(0, *AGAINST_COR[:7])
    desk.state.players[1].bounties = (desk.state.bounties[0][0],)
    desk.state.bounties[0] = desk.state.bounties[0][1:]
    desk.state.players[1].bounties_of[0] = 1
    desk.me.hand = []
    desk.ship(0, "bounty_hunters")
    assert desk.event(BountyTaken).missions == 7
    assert [desk.rules.book.prestige[card] for card in desk.me.bounties] == [6], "one in one action"
    assert len(desk.me.missions) == 7
    desk.turn_of(0).ship(0, "bounty_hunters")
    assert [desk.rules.book.prestige[card] for card in desk.me.bounties] == [6, 4]
    desk.turn_of(0)
    assert desk.no(Fly(0, PAD.BOUNTY_HUNTERS)) == ("bounty_missions", "CYT-BOUNTY-01")
    assert desk.lines()[2] == 10


@pytest.mark.rule("CYT-BOUNTY-04")
def test_a_second_bounty_needs_six_missions_a_third_nine() -> None:
    desk = Desk(5).give(0, *AGAINST_COR[:5])
    desk.me.hand = []
    taken = []
    for more in (0, 1, 2, 1):
        desk.turn_of(0).give(0, *AGAINST_COR[len(desk.me.missions) : len(desk.me.missions) + more])
        if "bounty_hunters" in desk.pads():
            desk.ship(0, "bounty_hunters")
            taken.append(len(desk.me.missions))
    assert taken == [5, 6, 9]


@pytest.mark.rule("CYT-BOUNTY-01")
@pytest.mark.rule("CYT-BOUNTY-02")
def test_the_faction_is_chosen_where_several_pay() -> None:
    against_pri = ["COR-TER-PRI", "COR-INF-PRI", "ROV-ABD-PRI"]
    desk = Desk(2).give(0, *AGAINST_COR[:3], *against_pri)
    desk.me.hand = []
    desk.do(Fly(0, PAD.BOUNTY_HUNTERS))
    assert [a.faction for a in desk.offers(TakeBounty)] == [COR, PRI]
    assert desk.no(TakeBounty(0, ROV)) == ("bounty_missions", "CYT-BOUNTY-01")
    assert desk.args(TakeBounty(0, ROV))["have"] == 0
    desk.do(TakeBounty(0, PRI))
    assert desk.me.bounties_of == [0, 1, 0, 0]


@pytest.mark.rule("CYT-BOUNTY-01")
def test_an_empty_stack_pays_nobody() -> None:
    desk = Desk(2).give(0, *AGAINST_COR[:6])
    desk.me.hand = []
    desk.state.bounties[0] = ()
    assert desk.no(Fly(0, PAD.BOUNTY_HUNTERS)) == ("bounty_missions", "CYT-BOUNTY-01")
    desk.state.bounties = [(), (), (), ()]
    assert desk.no(Fly(0, PAD.BOUNTY_HUNTERS)) == ("no_bounty_at_all", "CYT-BOUNTY-01")
