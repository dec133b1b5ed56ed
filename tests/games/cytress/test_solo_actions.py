"""What the AI does: missions, tubes, bounties, skills, each with its reasons (CYT-SOLO-MISSION to -SKILL)."""

from __future__ import annotations

import pytest

from arcology.games.cytress.actions import ClaimSkill
from arcology.games.cytress.events import (
    AiBountyTaken,
    AiCannot,
    AiDrew,
    AiMissionDone,
    AiSkillTaken,
    AiTubeBuilt,
    Paid,
    SlotRefilled,
    TurnBegan,
)
from arcology.games.cytress.state import AI_SEAT, EMPTY, AiDeed
from arcology.games.cytress.tasks import AiDraw, NextShip, ShipTurn
from arcology.games.cytress.terms import AiAction, Skill, Supply
from tests.games.cytress.desk import PRI, C, Desk, S, T, W


def turn(desk: Desk, supply: Supply, number: int = 1, *, bare: int = 0) -> Desk:
    """The AI draws that supply in its turn; with ``bare`` so many slots of the section are bare after the draw."""
    index = ("weapons", "credits", "tech", "stims").index(supply.value)
    if bare:
        desk.ai.revealed[index], desk.ai.bag[index] = bare - 1, bare
    return desk.tokens(supply).run(AiDraw(number), ShipTurn(0))


@pytest.mark.rule("CYT-SOLO-TRAVEL-02")
@pytest.mark.rule("CYT-SOLO-TRAVEL-03")
@pytest.mark.rule("CYT-SOLO-MISSION-01")
@pytest.mark.rule("CYT-SOLO-MISSION-03")
@pytest.mark.rule("CYT-SOLO-TUBE-01")
@pytest.mark.rule("CYT-SOLO-TUBE-02")
@pytest.mark.rule("CYT-SOLO-TUBE-03")
@pytest.mark.rule("CYT-SOLO-TUBE-04")
@pytest.mark.rule("CYT-SOLO-TUBE-05")
@pytest.mark.rule("CYT-SOLO-TUBE-06")
@pytest.mark.rule("CYT-SOLO-TUBE-07")
@pytest.mark.rule("CYT-R-43")
def test_ex_30_a_round_of_the_ai() -> None:
    desk = Desk(1, level=3)
    first = desk.state.slots[0][0]
    third = desk.state.slots[2][2]
    desk.tokens(C, C, T).run(NextShip())
    assert (desk.ai.bag, sum(desk.ai.bag)) == ([1, 2, 1, 1], 5)
    done = desk.event(AiMissionDone)
    assert (done.card, desk.place(done.hex), done.decided) == (first, (2, 3), 4)
    assert desk.rules.book.ground(desk.state.tiles).distances[done.hex] == 3888
    desk.ship(0, "fixer")
    assert sum(desk.ai.bag) == 6
    built = desk.event(AiTubeBuilt)
    assert (desk.place(built.hex), built.height, built.control, built.early) == ((2, 3), 1, False, 2)
    assert desk.state.early[0] == (AI_SEAT,)
    assert desk.ai.tiers == [1, 0, 0]
    assert desk.state.tube_bag == 13
    desk.ship(0, "fixer")
    done = desk.event(AiMissionDone)
    assert (done.card, done.slot, desk.place(done.hex), done.tube) == (third, 3, (2, 2), 1)
    assert desk.ai.deeds[:3] == [
        AiDeed(AiAction.MISSION, first),
        AiDeed(AiAction.TUBE, "1"),
        AiDeed(AiAction.MISSION, third),
    ]


@pytest.mark.rule("CYT-OPT-04")
def test_ex_43_the_option_bars_a_tube_that_nobody_would_control() -> None:
    desk = Desk(1, level=3, ai_tube="require")
    desk.tokens(C, C, T).run(NextShip())
    second = desk.state.slots[0][1]
    desk.ship(0, "fixer")
    no = desk.event(AiCannot)
    assert (no.why, [(desk.place(hex_), why) for hex_, why in no.barred]) == (
        "all_barred",
        [((2, 3), "not_controlled")],
    )
    done = desk.event(AiMissionDone)
    assert (done.card, desk.place(done.hex)) == (second, (2, 1))


@pytest.mark.rule("CYT-SOLO-MISSION-03")
def test_ex_31_tube_then_players_crew_then_own_crew() -> None:
    desk = Desk(1).tube((3, 1), 2).crew(0, (4, 0)).crew(1, (5, 1))
    done = turn(desk, T).event(AiMissionDone)
    assert (desk.place(done.hex), done.decided) == ((4, 1), 3)
    assert (done.tube, done.near_player, done.near_ai) == (2, True, True)


@pytest.mark.rule("CYT-SOLO-TUBE-02")
@pytest.mark.rule("CYT-SOLO-TUBE-03")
@pytest.mark.rule("CYT-R-37")
@pytest.mark.rule("CYT-R-38")
def test_ex_32_the_ai_neither_gives_nor_gives_up_control() -> None:
    desk = Desk(1, level=3)
    desk.crew(1, (2, 1), (4, 0), (2, 3), (3, 0)).crew(0, (2, 2), (1, 1)).tube((3, 1), 1)
    desk.state.round = 4
    built = turn(desk, C, bare=2).event(AiTubeBuilt)
    assert (desk.place(built.hex), built.height, built.control) == ((4, 0), 2, True)
    assert {desk.place(hex_): why for hex_, why in built.barred} == {(2, 1): "gives_tube", (2, 3): "gives_tube"}
    assert desk.rules.score(desk.state).lines[1].values[1] == 3 + 5, "it still leads the old tube by 2 to 1"


@pytest.mark.rule("CYT-SOLO-TUBE-02")
def test_leaving_must_not_lose_a_tube_or_hand_it_over() -> None:
    desk = Desk(1).tube((2, 2), 1).crew(1, (2, 1))
    no = turn(desk, C, bare=2).event(AiCannot)
    assert [why for _, why in no.barred] == ["loses_control"]
    desk = Desk(1).tube((2, 2), 1).crew(1, (2, 1)).crew(0, (3, 1))
    no = turn(desk, C, bare=2).event(AiCannot)
    assert [why for _, why in no.barred] == ["gives_control"]


@pytest.mark.rule("CYT-SOLO-TUBE-03")
def test_then_beside_own_crew_then_farthest_from_the_middle() -> None:
    desk = Desk(1).crew(1, (1, 0), (0, 2), (4, 0))
    built = turn(desk, C, bare=2).event(AiTubeBuilt)
    ground = desk.rules.book.ground(desk.state.tiles)
    hexes = [desk.hex(place) for place in ((1, 0), (0, 2), (4, 0))]
    assert built.hex == max(hexes, key=lambda hex_: ground.distances[hex_])
    assert built.decided == 3
    desk = Desk(1).crew(1, (1, 0), (2, 3), (3, 3))
    built = turn(desk, C, bare=2).event(AiTubeBuilt)
    assert desk.place(built.hex) == (2, 3)
    assert (built.control, built.near_ai) == (True, True)


@pytest.mark.rule("CYT-SOLO-TUBE-04")
@pytest.mark.rule("CYT-SOLO-TUBE-05")
def test_no_crew_of_the_colour_or_no_sections_is_no_tube() -> None:
    desk = Desk(1).crew(1, (0, 0))
    assert turn(desk, C, bare=2).event(AiCannot).why == "no_crew_there"
    desk = Desk(1).crew(1, (1, 0))
    desk.state.tube_bag = desk.state.tube_reserve = 0
    assert turn(desk, C, bare=2).event(AiCannot).why == "no_sections"
    desk = Desk(1, level=5).crew(1, (1, 0))
    desk.state.tube_bag = 1
    built = turn(desk, C, bare=2).event(AiTubeBuilt)
    assert (desk.state.tube_bag, desk.state.tube_reserve) == (0, 36 - (built.height - 1))
    assert desk.state.last_round


@pytest.mark.rule("CYT-SOLO-TUBE-06")
def test_without_a_free_early_space_the_crew_just_arrives() -> None:
    desk = Desk(1).crew(1, (1, 0)).fill_early(1)
    built = turn(desk, C, bare=2).event(AiTubeBuilt)
    assert built.early == 0
    assert len(desk.state.early[0]) == 3


@pytest.mark.rule("CYT-SOLO-MISSION-01")
@pytest.mark.rule("CYT-SOLO-MISSION-02")
@pytest.mark.rule("CYT-SOLO-MISSION-05")
def test_the_card_of_the_turn_or_the_next_one_round() -> None:
    desk = Desk(1)
    desk.state.decks[1].clear()
    desk.state.slots[1] = ["PRI-TER-COR", EMPTY, EMPTY]
    done = turn(desk, S, 2).event(AiMissionDone)
    assert (done.card, done.slot) == ("PRI-TER-COR", 1)
    assert desk.event(SlotRefilled).card == EMPTY
    no = turn(desk, S, 2, bare=1).event(AiCannot)
    assert (no.why, no.rule) == ("no_card", "CYT-SOLO-MISSION-02")
    desk = Desk(1)
    first, _, third = desk.state.slots[1]
    desk.state.slots[1] = [first, EMPTY, third]
    assert turn(desk, S, 2).event(AiMissionDone).card == third, "3 comes after 2, not 1"
    desk = Desk(1)
    card = desk.state.slots[1][1]
    assert turn(desk, S, 2).event(AiMissionDone).card == card
    assert desk.state.slots[1][1] == desk.event(SlotRefilled).card != card


@pytest.mark.rule("CYT-SOLO-MISSION-01")
@pytest.mark.rule("CYT-SOLO-TUBE-07")
@pytest.mark.rule("CYT-R-36")
def test_the_log_has_a_space_for_every_turn_of_every_round() -> None:
    desk = Desk(1)
    desk.state.round = 3
    card = desk.state.slots[1][1]
    turn(desk, S, 2)
    assert [number for number, deed in enumerate(desk.ai.deeds) if deed is not None] == [7]
    assert desk.ai.deeds[7] == AiDeed(AiAction.MISSION, card)
    assert len(desk.ai.deeds) == 6 * 3


@pytest.mark.rule("CYT-SOLO-MISSION-04")
def test_without_an_empty_hex_there_is_no_mission() -> None:
    desk = Desk(1)
    desk.crew(0, *(desk.place(hex_) for hex_ in desk.rules.book.ground(desk.state.tiles).by_colour[1]))
    assert turn(desk, S).event(AiCannot).why == "no_hex"


@pytest.mark.rule("CYT-SOLO-BOUNTY-01")
@pytest.mark.rule("CYT-SOLO-BOUNTY-02")
@pytest.mark.rule("CYT-SOLO-BOUNTY-03")
def test_ex_33_the_best_bounty_that_is_due() -> None:
    desk = Desk(1, level=3)
    desk.ai.targets = [2, 3, 4, 1]
    desk.state.bounties[2] = ()
    taken = turn(desk, C, bare=3).event(AiBountyTaken)
    assert (taken.faction, taken.missions) == (PRI, 3)
    assert desk.ai.bounties_of == [0, 1, 0, 0]
    assert desk.ai.deeds[0] == AiDeed(AiAction.BOUNTY, "privateers")
    desk.tokens(C).run(AiDraw(2), ShipTurn(0))
    assert [e.action for e in desk.all_of(AiCannot)] == [AiAction.BOUNTY, AiAction.TUBE]
    assert desk.event(AiMissionDone).slot == 2


@pytest.mark.rule("CYT-SOLO-BOUNTY-02")
def test_equal_bounties_go_by_the_order_of_factions_and_a_better_one_first() -> None:
    desk = Desk(1)
    desk.ai.targets = [3, 3, 3, 3]
    assert turn(desk, C, bare=3).event(AiBountyTaken).faction.value == "corpocrats"
    desk = Desk(1)
    desk.ai.targets = [3, 3, 3, 3]
    prestige = {value: card for card, value in desk.rules.book.prestige.items() if card.startswith("COR")}
    desk.state.bounties[0] = (prestige[6],)
    assert turn(desk, C, bare=3).event(AiBountyTaken).faction is PRI


@pytest.mark.rule("CYT-SOLO-SKILL-01")
@pytest.mark.rule("CYT-SOLO-SKILL-02")
def test_ex_34_three_missions_of_a_skill_take_its_token() -> None:
    desk = Desk(1).give(1, "COR-ABD-PRI", "ROV-ABD-COR").slot(PRI, 1, "PRI-ABD-COR")
    desk.of_skill(0, "abduct", 0).give(0, "HOO-ABD-COR", "HOO-ABD-PRI", "ROV-ABD-PRI").stock(0, S=1)
    turn(desk, S)
    assert desk.event(AiSkillTaken).skill is Skill.ABDUCT
    assert desk.rules.score(desk.state).lines[3].values == (0, 3)
    card = next(card for card in desk.me.hand if "ABD" in card)
    assert desk.no(ClaimSkill(0, Skill.ABDUCT, card)) == ("skill_token_taken_ai", "CYT-SOLO-SKILL-02")
    desk.slot(PRI, 2, "PRI-ABD-HOO")
    desk.tokens(W)
    desk.ship(0, "privateers", slot=2)
    assert desk.event(Paid).skill == 1


@pytest.mark.rule("CYT-SOLO-SKILL-01")
def test_a_token_that_is_gone_is_not_taken_again() -> None:
    desk = Desk(1).give(1, "COR-ABD-PRI", "ROV-ABD-COR").slot(PRI, 1, "PRI-ABD-COR")
    desk.state.tokens[3] = 0
    turn(desk, S)
    assert desk.all_of(AiSkillTaken) == []
    assert desk.state.tokens[3] == 0


@pytest.mark.rule("CYT-SOLO-TRAVEL-03")
def test_every_step_of_the_ai_is_shown_by_itself() -> None:
    desk = Desk(1, level=3)
    turn(desk, C, bare=3)
    kinds = [[type(e) for e in beat.events] for beat in desk.beats]
    assert kinds == [[AiDrew], [AiCannot], [AiCannot], [AiMissionDone], [SlotRefilled], [TurnBegan]]
