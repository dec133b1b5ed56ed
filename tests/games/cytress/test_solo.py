"""Solo: set-up, Spread Influence, the frame of Travel, the end (CYT-SOLO-SETUP, -INFL, -TRAVEL, -END)."""

from __future__ import annotations

import pytest

from arcology.engine.config import BadOption
from arcology.engine.play import start
from arcology.games.cytress.actions import Fly, Visit
from arcology.games.cytress.events import (
    AiCannot,
    AiDrew,
    AiIdle,
    AiMissionDone,
    AiVisited,
    Gained,
    Recouped,
    RoundBegan,
)
from arcology.games.cytress.state import NOBODY
from arcology.games.cytress.tasks import (
    AiDraw,
    AiInfluence,
    FinalScore,
    NextInfluence,
    NextShip,
    Recoup,
    RoundStart,
    ShipTurn,
)
from arcology.games.cytress.terms import AiAction, LandingPad, Phase
from tests.games.cytress.desk import COR, HOO, PRI, ROV, C, Desk, S, T, W, config, house_rules

PAD = LandingPad


@pytest.mark.rule("CYT-SOLO-SETUP-01")
@pytest.mark.rule("CYT-SOLO-SETUP-02")
@pytest.mark.rule("CYT-SOLO-SETUP-03")
@pytest.mark.rule("CYT-SOLO-SETUP-04")
@pytest.mark.rule("CYT-SOLO-SETUP-05")
@pytest.mark.rule("CYT-SOLO-SETUP-06")
@pytest.mark.rule("CYT-SOLO-SETUP-07")
@pytest.mark.rule("CYT-SOLO-SETUP-08")
@pytest.mark.rule("CYT-R-45")
def test_ex_28_set_up_against_the_ai() -> None:
    rules = house_rules()
    s = start(rules, config(1, 3, level=4)).state
    assert s.ai is not None
    covered = sum(3 - bare for bare in s.ai.revealed)
    assert (covered, sum(s.ai.bag), len(s.players[0].stock)) == (12, 4, 4)
    assert (s.tube_bag, s.tube_reserve) == (14, 36)
    assert [[rules.book.prestige[card] for card in stack] for stack in s.bounties] == [[8]] * 4
    assert len(s.tiles) == 3
    assert (s.ai.level, s.ai.reserve, s.ai.colour != s.players[0].colour) == (4, 15, True)
    desk = Desk(1)
    assert len(desk.me.hand) == 6
    assert desk.state.boxed == []
    assert desk.rules.observe(desk.state, None).players[0].hand == desk.me.hand, "they lie face up"


@pytest.mark.rule("CYT-SOLO-SETUP-01")
def test_there_are_five_levels() -> None:
    for level in (1, 2, 3, 4, 5):
        assert Desk(1, level=level).ai.level == level
    assert Desk(1, level=0).ai.level == 3
    for level in (-1, 6):
        with pytest.raises(BadOption, match="level"):
            start(house_rules(), config(1, level=level))


@pytest.mark.rule("CYT-SOLO-INFL-01")
@pytest.mark.rule("CYT-SOLO-INFL-02")
@pytest.mark.rule("CYT-SOLO-INFL-03")
@pytest.mark.rule("CYT-SOLO-INFL-04")
@pytest.mark.rule("CYT-SOLO-INFL-05")
def test_ex_29_the_ai_visits_first() -> None:
    desk = Desk(1).stock(0).icons(0, PRI="T")
    desk.state.phase = Phase.SPREAD_INFLUENCE
    desk.tokens(T).run(AiInfluence(), NextInfluence(0))
    assert desk.ai.rebel == (2, 0)
    assert desk.event(AiVisited).district is ROV
    assert desk.held() == "W0 C0 T1 S0"
    assert desk.event(Gained).rule == "CYT-SOLO-INFL-03"
    assert (desk.ai.bag, desk.ai.revealed) == ([1, 1, 1, 1], [0, 0, 0, 0])
    assert {a.district for a in desk.offers(Visit)} == {COR, PRI, HOO}
    assert desk.no(Visit(0, ROV, 0)) == ("space_taken_ai", "CYT-INFL-02")


@pytest.mark.rule("CYT-ROUND-01")
@pytest.mark.rule("CYT-SOLO-INFL-01")
@pytest.mark.rule("CYT-RECOUP-01")
def test_a_round_begins_with_income_then_the_ais_rebel_and_ends_with_it_at_home() -> None:
    desk = Desk(1).stock(0, T=19).icons(0, COR="T", PRI="T")
    desk.state.phase, desk.state.round = Phase.SPREAD_INFLUENCE, 1
    desk.tokens(T, T).run(RoundStart())
    order = [type(e) for e in desk.events]
    assert order[:4] == [RoundBegan, Gained, AiVisited, Gained]
    assert [(e.cause, e.lost[2]) for e in desk.all_of(Gained)] == [("income", 0), ("privateers", 1)]
    assert desk.ai.rebel == (2, 0)
    desk.run(Recoup())
    home = next(beat.state for beat in desk.beats if isinstance(beat.events[0], Recouped))
    assert home.ai.rebel is None


@pytest.mark.rule("CYT-SOLO-TRAVEL-01")
@pytest.mark.rule("CYT-SOLO-INFL-01")
def test_the_ai_acts_before_each_of_the_three_ships() -> None:
    desk = Desk(1, seed=5)
    desk.state.phase = Phase.TRAVEL
    desk.tokens(C, S, T, C)
    desk.run(NextShip())
    turns = []
    for _ in range(3):
        turns.append(desk.event(AiDrew).turn)
        assert desk.state.active == 0
        desk.ship(0, "fixer")
        if desk.state.round > 1:
            break
    assert turns == [1, 2, 3]
    assert desk.state.round == 2
    assert desk.state.first == 0, "no marker is passed"


@pytest.mark.rule("CYT-SOLO-TRAVEL-02")
@pytest.mark.rule("CYT-SOLO-TRAVEL-05")
def test_a_draw_bares_the_leftmost_slot_and_fills_the_bag() -> None:
    desk = Desk(1)
    for expected in (([1, 2, 1, 1], [0, 1, 0, 0]), ([1, 3, 1, 1], [0, 2, 0, 0]), ([1, 4, 1, 1], [0, 3, 0, 0])):
        desk.tokens(C).run(AiDraw(1), ShipTurn(0))
        assert (desk.ai.bag, desk.ai.revealed) == expected
        assert desk.event(AiDrew).revealed == expected[1][1]
    desk.tokens(C).run(AiDraw(1), ShipTurn(0))
    assert (desk.ai.bag, desk.ai.revealed) == ([1, 4, 1, 1], [0, 3, 0, 0]), "only the drawn token goes back"
    assert desk.event(AiDrew).revealed == 0
    assert desk.event(AiDrew).bag == 7


@pytest.mark.rule("CYT-SOLO-TRAVEL-03")
@pytest.mark.rule("CYT-R-35")
def test_the_rightmost_bare_action_first_then_to_the_left() -> None:
    desk = Desk(1)
    desk.ai.revealed, desk.ai.bag = [0, 2, 0, 0], [1, 3, 1, 1]
    desk.tokens(C).run(AiDraw(2), ShipTurn(0))
    assert [(e.slot, e.action, e.why) for e in desk.all_of(AiCannot)] == [
        (3, AiAction.BOUNTY, "no_bounty"),
        (2, AiAction.TUBE, "no_crew_there"),
    ]
    assert desk.event(AiMissionDone).slot == 2, "the card of turn 2"
    assert desk.ai.deeds[1] is not None
    assert desk.ai.deeds[1].action is AiAction.MISSION


@pytest.mark.rule("CYT-SOLO-TRAVEL-04")
@pytest.mark.rule("CYT-SOLO-MISSION-04")
def test_the_ai_that_can_do_nothing_does_nothing() -> None:
    desk = Desk(1)
    desk.ai.reserve = 0
    desk.tokens(S).run(AiDraw(1), ShipTurn(0))
    assert desk.event(AiCannot).why == "no_crew"
    assert desk.event(AiIdle).turn == 1
    assert desk.ai.deeds[0] is None
    assert desk.ai.bag == [1, 1, 1, 2], "the movement of tokens stands"


@pytest.mark.rule("CYT-SOLO-TRAVEL-06")
@pytest.mark.rule("CYT-R-42")
def test_ex_35_replays_are_not_preceded_by_the_ai() -> None:
    desk = Desk(1)
    desk.me.ships = [PAD.FIXER, PAD.FIXER, PAD.STRATOLITES]
    desk.state.turn = 3
    desk.run(NextShip())
    assert desk.all_of(AiDrew) == []
    assert desk.ask == "replay"


@pytest.mark.rule("CYT-SOLO-TRAVEL-07")
def test_the_ai_has_no_supplies_at_all() -> None:
    desk = Desk(1)
    assert not hasattr(desk.ai, "stock")
    before = desk.me.stock[:]
    desk.tokens(W).run(AiDraw(1), ShipTurn(0))
    assert desk.me.stock == before


@pytest.mark.rule("CYT-SOLO-END-01")
@pytest.mark.rule("CYT-SOLO-END-03")
def test_ex_36_round_six_is_the_last_and_a_tie_is_the_ais() -> None:
    desk = Desk(1).stock(0)
    desk.state.round, desk.state.tube_bag = 6, 5
    desk.me.tiers, desk.ai.tiers = [2, 6, 0], [2, 6, 0]
    desk.run(Recoup())
    assert desk.totals() == (70, 70)
    outcome = desk.rules.outcome(desk.state)
    assert outcome is not None
    assert (outcome.code, outcome.winners) == ("AI_WIN", (1,))
    assert outcome.why.id == "cytress.outcome.ai_tie"


@pytest.mark.rule("CYT-SOLO-END-01")
def test_the_last_section_ends_a_solo_game_with_its_round() -> None:
    desk = Desk(1)
    desk.state.round, desk.state.tube_bag, desk.state.last_round = 3, 0, True
    desk.run(Recoup())
    assert desk.state.phase is Phase.GAME_OVER
    desk = Desk(1)
    desk.state.round = 5
    desk.run(Recoup())
    assert desk.state.round == 6


@pytest.mark.rule("CYT-SOLO-END-02")
@pytest.mark.rule("CYT-SOLO-END-03")
def test_the_ai_scores_no_supplies_and_a_higher_total_wins() -> None:
    desk = Desk(1).stock(0, W=3)
    assert desk.totals() == (1, 0)
    desk.run(FinalScore())
    ended = desk.state.ended
    assert ended is not None
    assert (ended.code, ended.winners) == ("WIN", (0,))
    desk = Desk(1).stock(0)
    desk.ai.tiers = [0, 0, 1]
    desk.run(FinalScore())
    outcome = desk.rules.outcome(desk.state)
    assert outcome is not None
    assert outcome.why.id == "cytress.outcome.ai_win"


@pytest.mark.rule("CYT-SOLO-MISSION-06")
@pytest.mark.rule("CYT-R-34")
def test_the_player_spies_on_the_ai_and_not_the_other_way_round() -> None:
    desk = Desk(1).stock(0, T=2).crew(1, (2, 0), (0, 2))
    desk.state.luck = Desk(1).tokens(C).state.luck
    desk.ship(0, "rovers", hex=(1, 1), spy=C)
    assert desk.me.stock[1] == 1
    desk = Desk(1).stock(0).crew(0, (2, 0), (0, 2), (1, 2))
    desk.tokens(T).run(AiDraw(1), ShipTurn(0))
    assert desk.all_of(Gained) == []
    assert desk.no(Fly(1, PAD.FIXER)) == ("no_such_player", "CYT-GEN-01")
    assert desk.state.tokens == [NOBODY] * 6
