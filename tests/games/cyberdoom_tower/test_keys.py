"""Keys and the way to the AI (CDT-KEY)."""

from __future__ import annotations

import pytest

from arcology.games.cyberdoom_tower.actions import (
    Attack,
    Confirm,
    GoToAi,
    LeaveKey,
    Move,
    Pass,
    ReturnToStop,
    Stay,
    TakeKey,
)
from arcology.games.cyberdoom_tower.cards import Weapon
from arcology.games.cyberdoom_tower.events import HideFailed, HideRolled, KeyReturned, KeyTaken, SentinelSlid
from tests.games.cyberdoom_tower.desk import Desk


@pytest.mark.rule("CDT-KEY-01")
@pytest.mark.rule("CDT-KEY-02")
@pytest.mark.rule("CDT-KEY-03")
@pytest.mark.rule("CDT-KEY-04")
@pytest.mark.rule("CDT-SENT-02")
def test_we_10_key_and_free_return() -> None:
    desk = Desk("T3/S4@6").at(0, 2, ap=2)
    desk.do(Move(0, 0, 4))
    assert desk.ask == "key"
    desk.dice(5)
    desk.do(TakeKey(0))
    assert (desk.me.ap, len(desk.me.keys)) == (0, 1)
    assert desk.event(HideRolled).threshold == 4
    assert desk.ask == "return"
    desk.do(ReturnToStop(0))
    assert (desk.me.floor, desk.me.col) == (0, 0)
    assert not desk.floor.activated
    assert desk.floor.pos == 6, "the sentinel is dormant: it does not slide"
    assert desk.state.round == 2


@pytest.mark.rule("CDT-KEY-02")
@pytest.mark.rule("CDT-KEY-03")
@pytest.mark.rule("CDT-SENT-07")
def test_we_11_key_then_failure() -> None:
    desk = Desk("T3/S4@6").at(0, 2, ap=2, luck=0)
    desk.do(Move(0, 0, 4))
    desk.dice(3)
    desk.do(TakeKey(0))
    assert desk.me.keys == (0,)
    assert not [e for e in desk.events if isinstance(e, KeyReturned)]
    assert desk.floor.pos == 5
    assert desk.me.col == 4, "no way back"
    assert desk.me.energy == 1
    assert desk.me.spotted == {0}


@pytest.mark.rule("CDT-KEY-01")
@pytest.mark.rule("CDT-R-19")
def test_a_key_may_be_left_and_is_offered_again_on_the_next_arrival() -> None:
    desk = Desk("T1/S1@7").at(0, 2)
    desk.do(Move(0, 0, 3))
    desk.dice(6)
    desk.do(LeaveKey(0))
    assert desk.floor.key
    assert desk.ask == "turn", "no return without a key"
    assert desk.no(TakeKey(0)) == ("key_only_on_arrival", "CDT-KEY-01")
    desk.dice(6)
    desk.do(Move(0, 0, 4))
    desk.do(Move(0, 0, 3))
    assert desk.ask == "key"


@pytest.mark.rule("CDT-KEY-01")
def test_the_key_is_taken_before_the_test() -> None:
    desk = Desk("T1/S1@7").at(0, 2)
    desk.do(Move(0, 0, 3))
    desk.dice(6)
    desk.do(TakeKey(0))
    assert [type(e) for e in desk.events][:2] == [KeyTaken, HideRolled]


@pytest.mark.rule("CDT-KEY-03")
def test_the_return_is_offered_when_no_test_is_required() -> None:
    desk = Desk("T1/S1@7").at(0, 2)
    desk.floor.defeated = True
    desk.do(Move(0, 0, 3), TakeKey(0))
    assert desk.ask == "return"
    desk.do(Stay(0))
    assert (desk.me.col, desk.me.ap) == (3, 2)
    assert desk.no(ReturnToStop(0)) == ("return_only_with_key", "CDT-KEY-03")


@pytest.mark.rule("CDT-KEY-03")
def test_a_key_on_a_floor_where_one_is_spotted_is_kept_without_return() -> None:
    desk = Desk("T1/S1@7").at(0, 2, spotted=frozenset({0}))
    desk.do(Move(0, 0, 3), TakeKey(0))
    assert desk.event(HideFailed).automatic
    assert desk.me.keys == (0,)
    assert desk.me.col == 3


@pytest.mark.rule("CDT-KEY-04")
def test_the_return_is_no_movement() -> None:
    desk = Desk("T1/S1@7").at(0, 2)
    desk.do(Move(0, 0, 3))
    desk.dice(6)
    desk.do(TakeKey(0))
    before = desk.me.ap
    desk.do(ReturnToStop(0))
    assert [type(e) for e in desk.events] == [KeyReturned]
    assert desk.me.ap == before


@pytest.mark.rule("CDT-KEY-05")
@pytest.mark.rule("CDT-R-21")
def test_keys_are_counted_over_the_team() -> None:
    desk = Desk(seats=2)
    assert desk.state.keys_needed == 4
    desk.me.keys, desk.you.keys = (0, 1), (3,)
    for index in (0, 1, 3):
        desk.state.floors[index].key = False
    desk.at(4, 0)
    assert desk.no(GoToAi(0)) == ("keys_missing", "CDT-KEY-05")
    desk.you.keys = (3, 2)
    desk.state.floors[2].key = False
    assert desk.offers(GoToAi) == [GoToAi(0)], "whoever carries them"
    desk.do(GoToAi(0))
    assert desk.me.at_ai


@pytest.mark.rule("CDT-KEY-06")
@pytest.mark.rule("CDT-R-59")
def test_the_way_to_the_ai_begins_at_the_top_stop() -> None:
    desk = Desk("T1/S1@7").keys(3)
    assert desk.no(GoToAi(0)) == ("not_on_top_stop", "CDT-KEY-06")
    desk.at(3, 1)
    assert desk.no(GoToAi(0)) == ("not_on_top_stop", "CDT-KEY-06")
    desk.at(3, 0)
    desk.do(GoToAi(0))
    assert desk.me.at_ai
    assert desk.me.ap == 3
    assert desk.no(GoToAi(0)) == ("already_beside_ai", "CDT-AI-01")


@pytest.mark.rule("CDT-KEY-06")
def test_the_way_to_the_ai_is_open_at_no_ap_and_never_forced() -> None:
    desk = Desk("T1/S1@7").keys(3).at(0, 2)
    desk.do(Move(0, 3, 0))
    assert (desk.me.ap, desk.ask) == (0, "turn"), "there is a choice: go up or pass"
    assert {type(a) for a in desk.rules.legal(desk.state)} == {Pass, GoToAi}


@pytest.mark.rule("CDT-R-20")
def test_a_surplus_key_may_be_taken() -> None:
    desk = Desk("T2/S1@7").keys(4).at(0, 3)
    desk.me.keys = (1, 2, 3)
    desk.floor.key = True
    desk.do(Move(0, 0, 4))
    desk.dice(6)
    desk.do(TakeKey(0))
    assert desk.state.team_keys == 4
    assert desk.ask == "return"


@pytest.mark.rule("CDT-KEY-06")
@pytest.mark.rule("CDT-AI-02")
@pytest.mark.rule("CDT-AI-04")
@pytest.mark.rule("CDT-SYM-01")
@pytest.mark.rule("CDT-SYM-02")
def test_we_29_reaching_the_ai() -> None:
    desk = Desk(ai="A").keys(3).at(1, 0)
    desk.do(Move(0, 3, 0))
    assert desk.me.ap == 2
    desk.do(GoToAi(0))
    assert desk.me.ap == 2
    desk.dice(1, 3, 4, 5, 3, 1)
    desk.do(Attack(0, Weapon.BASE))
    assert desk.me.ap == 1
    desk.do(Confirm(0))
    assert desk.state.ai_damage == 1
    assert desk.rules.pack.ai_side("A").energy == 4
    assert desk.me.energy == 2
    assert not [e for e in desk.events if isinstance(e, SentinelSlid)]
