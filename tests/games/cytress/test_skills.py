"""Complete Skill Cards (CYT-SKILL)."""

from __future__ import annotations

import pytest

from arcology.games.cytress.actions import ClaimSkill, EndTurn, Fly, TakeGoods
from arcology.games.cytress.events import Paid, SkillClaimed
from arcology.games.cytress.state import NOBODY, Claimed
from arcology.games.cytress.terms import LandingPad, Phase, Skill
from tests.games.cytress.desk import HOO, PRI, Desk, W

PAD = LandingPad
TERMINATE, LOOT, IMMOBILIZE, ABDUCT = Skill.TERMINATE, Skill.LOOT, Skill.IMMOBILIZE, Skill.ABDUCT


def specialist(seats: int = 3, count: int = 3) -> Desk:
    """Seat 0 with TERMINATE missions and the two cards of example 23."""
    desk = Desk(seats).of_skill(0, "terminate", count)
    desk.me.hand = ["TER-LOO", "TER-IMM"]
    return desk


@pytest.mark.rule("CYT-SKILL-01")
@pytest.mark.rule("CYT-SKILL-02")
@pytest.mark.rule("CYT-SKILL-03")
@pytest.mark.rule("CYT-SKILL-04")
@pytest.mark.rule("CYT-SKILL-07")
@pytest.mark.rule("CYT-R-32")
@pytest.mark.rule("CYT-R-33")
def test_ex_23_one_card_for_one_token() -> None:
    desk = Desk(3).of_skill(0, "terminate", 2).stock(0, S=2).slot(PRI, 1, "PRI-TER-HOO")
    desk.me.hand = ["TER-LOO", "TER-IMM"]
    desk.ship(0, "privateers", slot=1)
    assert desk.ask == "claim", "the third mission has just been completed"
    assert {(a.skill, a.card) for a in desk.offers(ClaimSkill)} == {(TERMINATE, "TER-LOO"), (TERMINATE, "TER-IMM")}
    desk.do(ClaimSkill(0, TERMINATE, "TER-LOO"))
    assert desk.lines()[3] == 3
    assert desk.me.claimed == (Claimed("TER-LOO", 0),)
    assert desk.asked == 1, "nothing more to claim ends the turn"
    desk.of_skill(0, "loot").of_skill(0, "immobilize").turn_of(0)
    assert desk.no(ClaimSkill(0, LOOT, "TER-LOO")) == ("skill_card_used", "CYT-SKILL-01")
    assert desk.no(ClaimSkill(0, TERMINATE, "TER-IMM")) == ("skill_token_yours", "CYT-SKILL-07")
    desk.do(ClaimSkill(0, IMMOBILIZE, "TER-IMM"))
    assert desk.lines()[3] == 6


@pytest.mark.rule("CYT-SKILL-04")
@pytest.mark.rule("CYT-SKILL-09")
def test_ex_24_no_token_but_the_discount() -> None:
    desk = Desk(3).give(0, "ROV-TER-COR", "COR-TER-PRI", "HOO-TER-COR").stock(0, S=1)
    desk.me.hand = ["TER-LOO", "TER-IMM"]
    desk.state.tokens[0] = 1
    assert desk.no(ClaimSkill(0, TERMINATE, "TER-LOO")) == ("skill_token_taken", "CYT-SKILL-04")
    assert desk.me.hand == ["TER-LOO", "TER-IMM"]
    for number, card in enumerate(("PRI-ABD-HOO", "PRI-INF-COR", "PRI-LOO-COR"), 1):
        desk.slot(PRI, number, card)
    assert desk.no(Fly(0, PAD.PRIVATEERS)) == ("cost", "CYT-COST-03")
    desk.slot(PRI, 2, "PRI-TER-HOO")
    desk.ship(0, "privateers")
    assert desk.event(Paid).skill == 1
    assert desk.held() == "W0 C0 T0 S0"


@pytest.mark.rule("CYT-SKILL-08")
@pytest.mark.rule("CYT-SKILL-09")
def test_the_discount_is_open_to_everybody_with_three_missions() -> None:
    desk = specialist(2).of_skill(1, "terminate", 0).give(1, "COR-TER-PRI", "HOO-TER-PRI", "ROV-TER-HOO")
    desk.you.hand = ["ABD-SAB"]
    desk.do(ClaimSkill(0, TERMINATE, "TER-LOO"))
    desk.turn_of(1).stock(1, W=2).slot(HOO, 1, "HOO-TER-COR")
    desk.ship(1, "hooligangs", slot=1)
    assert desk.event(Paid).skill == 1
    assert desk.held(1) == "W0 C0 T0 S0"


@pytest.mark.rule("CYT-SKILL-03")
def test_claims_before_the_ship_then_after_it() -> None:
    desk = specialist().of_skill(0, "immobilize")
    desk.do(ClaimSkill(0, TERMINATE, "TER-LOO"))
    assert desk.ask == "ship", "claiming is free"
    assert desk.event(SkillClaimed).card == "TER-LOO"
    desk.ship(0, "fixer")
    assert desk.ask == "claim"
    assert desk.state.agenda[-1].continues
    assert desk.no(Fly(0, PAD.FIXER)) == ("first_claim", "CYT-SKILL-03")
    desk.do(ClaimSkill(0, IMMOBILIZE, "TER-IMM"))
    assert desk.asked == 1


@pytest.mark.rule("CYT-SKILL-03")
def test_several_claims_after_one_action() -> None:
    desk = specialist().of_skill(0, "immobilize")
    desk.ship(0, "fixer")
    desk.do(ClaimSkill(0, IMMOBILIZE, "TER-IMM"))
    assert (desk.asked, desk.ask) == (0, "claim")
    desk.do(ClaimSkill(0, TERMINATE, "TER-LOO"))
    assert desk.asked == 1
    assert desk.lines()[3] == 6


@pytest.mark.rule("CYT-SKILL-05")
def test_a_claim_can_be_declined_and_made_later() -> None:
    desk = specialist()
    desk.ship(0, "fixer")
    assert desk.ask == "claim"
    desk.do(EndTurn(0))
    assert desk.asked == 1
    assert desk.state.tokens[0] == NOBODY
    desk.turn_of(0).do(ClaimSkill(0, TERMINATE, "TER-IMM"))
    assert desk.state.tokens[0] == 0


@pytest.mark.rule("CYT-SKILL-02")
@pytest.mark.rule("CYT-R-24")
def test_never_inside_an_action_nor_outside_travel_nor_in_another_turn() -> None:
    desk = specialist()
    claim = ClaimSkill(0, TERMINATE, "TER-LOO")
    desk.do(Fly(0, PAD.FIXER))
    assert desk.no(claim) == ("claim_not_now", "CYT-SKILL-02")
    desk.do(TakeGoods(0, (W, W)), EndTurn(0))
    assert desk.no(claim) == ("not_your_turn", "CYT-ROUND-03")
    desk = specialist()
    desk.influence()
    assert desk.no(claim) == ("claim_not_now", "CYT-SKILL-02")


@pytest.mark.rule("CYT-SKILL-02")
@pytest.mark.rule("CYT-REPLAY-04")
def test_claims_in_a_replay() -> None:
    from arcology.games.cytress.tasks import NextShip

    desk = specialist(2)
    desk.me.ships = [PAD.STRATOLITES, PAD.FIXER, PAD.FIXER]
    desk.you.ships = [PAD.FIXER] * 3
    desk.state.turn = 6
    desk.run(NextShip())
    assert desk.state.phase is Phase.REPLAY
    before = desk.state
    desk.do(ClaimSkill(0, TERMINATE, "TER-LOO"))
    assert desk.ask == "replay"
    desk.state = before
    desk.ship(0, "fixer")
    assert desk.ask == "claim", "or after the action"
    desk.do(ClaimSkill(0, TERMINATE, "TER-LOO"))
    assert desk.state.round == 2


@pytest.mark.rule("CYT-SKILL-02")
@pytest.mark.rule("CYT-SKILL-06")
def test_what_a_claim_needs() -> None:
    desk = specialist(count=2)
    assert desk.no(ClaimSkill(0, TERMINATE, "TER-LOO")) == ("skill_missions", "CYT-SKILL-02")
    assert desk.args(ClaimSkill(0, TERMINATE, "TER-LOO"))["have"] == 2
    assert desk.no(ClaimSkill(0, ABDUCT, "TER-LOO")) == ("skill_not_on_card", "CYT-SKILL-02")
    assert desk.no(ClaimSkill(0, ABDUCT, "ABD-SAB")) == ("skill_card_not_yours", "CYT-SKILL-02")
    desk.give(0, "HOO-TER-COR")
    desk.do(ClaimSkill(0, TERMINATE, "TER-LOO"))
    assert len(desk.me.missions) == 3, "counted over all lifepaths, and not used up"
