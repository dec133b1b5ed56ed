"""The countdown (CDT-COUNT)."""

from __future__ import annotations

import pytest

from arcology.games.cyberdoom_tower.actions import Attack, Confirm, Pass
from arcology.games.cyberdoom_tower.cards import Weapon
from arcology.games.cyberdoom_tower.events import CounterMoved, RoundBegan, SentinelActivated, SentinelSlid
from arcology.games.cyberdoom_tower.state import counter_sector
from tests.games.cyberdoom_tower.desk import Desk


@pytest.mark.rule("CDT-COUNT-01")
@pytest.mark.rule("CDT-COUNT-02")
@pytest.mark.rule("CDT-COUNT-03")
@pytest.mark.rule("CDT-COUNT-04")
@pytest.mark.rule("CDT-COUNT-05")
@pytest.mark.rule("CDT-R-07")
def test_we_26_countdown() -> None:
    desk = Desk()
    desk.state.round = 2
    for floor, pos in zip(desk.state.floors, (7, 7, 5, 7), strict=True):
        floor.pos = pos
    desk.state.floors[3].defeated = True
    desk.do(Pass(0))
    moved = desk.event(CounterMoved)
    assert (moved.round, moved.sector, moved.entered) == (3, 5, True)
    assert [f.pos for f in desk.state.floors] == [6, 6, 5, 7]
    desk.do(Pass(0))
    assert [f.pos for f in desk.state.floors] == [6, 6, 5, 7], "nothing slides at the end of round 3"
    desk = Desk()
    positions = {}
    while desk.ask == "turn":
        ended = desk.state.round
        desk.do(Pass(0))
        positions[ended] = desk.floor.pos
    assert [positions[r] for r in (2, 4, 6, 8, 10)] == [6, 5, 4, 3, 2]
    assert positions[12] == 2


@pytest.mark.rule("CDT-COUNT-06")
@pytest.mark.rule("CDT-WIN-04")
@pytest.mark.rule("CDT-ROUND-03")
def test_we_33_time() -> None:
    desk = Desk(ai="A").keys(3).at(3, 0, at_ai=True)
    desk.state.round, desk.state.ai_damage = 12, 3
    desk.dice(1, 1, 1, 1, 1, 1)
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    assert desk.me.energy == 2, "the AI strikes first"
    assert desk.ask == "LOSS_TIME"


@pytest.mark.rule("CDT-COUNT-01")
@pytest.mark.rule("CDT-R-06")
def test_two_round_spaces_lie_above_each_sector() -> None:
    assert [counter_sector(r) for r in range(1, 13)] == [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1]


@pytest.mark.rule("CDT-COUNT-02")
def test_the_counter_moves_once_at_the_end_of_a_round_of_both_players() -> None:
    desk = Desk(seats=2)
    desk.do(Pass(0))
    assert not [e for e in desk.events if isinstance(e, CounterMoved)]
    desk.do(Pass(1))
    assert desk.event(CounterMoved).round == 2
    assert desk.event(RoundBegan).round == 2


@pytest.mark.rule("CDT-COUNT-03")
def test_only_a_new_sector_makes_sentinels_slide_bottom_to_top() -> None:
    desk = Desk()
    desk.do(Pass(0))
    assert not desk.event(CounterMoved).entered
    assert not [e for e in desk.events if isinstance(e, SentinelSlid)]
    desk.do(Pass(0))
    assert [e.floor for e in desk.events if isinstance(e, SentinelSlid)] == [0, 1, 2, 3]
    assert {e.sector for e in desk.events if isinstance(e, SentinelSlid)} == {5}


@pytest.mark.rule("CDT-COUNT-04")
@pytest.mark.rule("CDT-R-08")
def test_a_countdown_slide_does_nothing_but_slide() -> None:
    desk = Desk("T1/S1@7").at(0, 5)
    desk.state.round = 2
    desk.do(Pass(0))
    assert desk.floor.pos == 6
    assert not desk.floor.activated
    assert not [e for e in desk.events if isinstance(e, SentinelActivated)]
    assert desk.me.energy == 3
    assert desk.me.spotted == frozenset()


@pytest.mark.rule("CDT-COUNT-04")
@pytest.mark.rule("CDT-R-08")
def test_the_countdown_closes_no_floor() -> None:
    desk = Desk("T1/S1@3")
    desk.state.round = 10
    desk.do(Pass(0))
    assert counter_sector(desk.state.round) == 1
    assert desk.floor.pos == 2
    desk.do(Pass(0))
    assert desk.floor.pos == 2


@pytest.mark.rule("CDT-COUNT-05")
def test_alerted_and_dormant_sentinels_slide_alike_with_and_without_meeples() -> None:
    desk = Desk(seats=2).at(2, 3)
    desk.state.floors[1].activated = True
    desk.state.round = 2
    desk.do(Pass(0), Pass(1))
    assert [f.pos for f in desk.state.floors] == [6] * 5


@pytest.mark.rule("CDT-COUNT-06")
@pytest.mark.rule("CDT-R-09")
def test_the_end_of_round_12_is_the_end() -> None:
    desk = Desk()
    desk.state.round = 12
    desk.do(Pass(0))
    assert desk.ask == "LOSS_TIME"
    assert not [e for e in desk.events if isinstance(e, CounterMoved)]
