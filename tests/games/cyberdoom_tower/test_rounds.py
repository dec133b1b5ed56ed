"""Rounds, turns and action points (CDT-ROUND, CDT-AP)."""

from __future__ import annotations

import pytest

from arcology.games.cyberdoom_tower.actions import Attack, ChooseFirst, Discard, Loot, Move, Pass, TakeKey
from arcology.games.cyberdoom_tower.cards import Equipment, Weapon
from arcology.games.cyberdoom_tower.events import (
    CounterMoved,
    FirstChosen,
    RoundBegan,
    SentinelSlid,
    TurnBegan,
    TurnEnded,
)
from tests.games.cyberdoom_tower.desk import Desk


def kinds(events: tuple[object, ...]) -> list[str]:
    return [type(e).__name__ for e in events]


@pytest.mark.rule("CDT-ROUND-01")
def test_each_turn_is_followed_by_a_sentinel_turn_and_the_round_by_the_countdown() -> None:
    desk = Desk("T1/S1@7", seats=2)
    desk.at(0, 0, energy=6)
    desk.at(0, 0, seat=1, energy=6)
    desk.floor.activated = True
    desk.do(Pass(0))
    assert kinds(desk.events) == ["TurnEnded", "SentinelSlid", "OutOfReach", "TurnBegan"]
    assert desk.state.active == 1
    desk.do(Pass(1))
    assert kinds(desk.events) == ["TurnEnded", "SentinelSlid", "OutOfReach", "CounterMoved", "RoundBegan"]
    assert desk.state.round == 2


@pytest.mark.rule("CDT-ROUND-02")
@pytest.mark.rule("CDT-R-53")
def test_two_players_choose_each_round_who_goes_first() -> None:
    desk = Desk(seats=2)
    desk.do(Pass(0), Pass(1))
    assert desk.ask == "first"
    assert desk.state.agenda[-1].seat == 0, "asked of the one who went first before"
    desk.do(ChooseFirst(0, 1))
    assert desk.event(FirstChosen).first == 1
    assert desk.event(TurnBegan).seat == 1
    desk.do(Pass(1))
    assert desk.state.active == 0
    desk.do(Pass(0))
    assert desk.ask == "first"
    assert desk.state.agenda[-1].seat == 1
    desk.do(ChooseFirst(1, 0))
    assert desk.state.order == (0, 1)


@pytest.mark.rule("CDT-ROUND-02")
def test_a_player_alone_is_not_asked_who_goes_first() -> None:
    desk = Desk()
    desk.do(Pass(0))
    assert desk.ask == "turn"
    assert not desk.offers(ChooseFirst)
    assert desk.no(ChooseFirst(0, 0)) == ("order_is_fixed", "CDT-ROUND-02")


@pytest.mark.rule("CDT-ROUND-03")
def test_there_are_twelve_rounds() -> None:
    desk = Desk()
    rounds = [desk.state.round]
    while desk.ask == "turn":
        desk.do(Pass(0))
        rounds.append(desk.state.round)
    assert rounds == [*range(1, 13), 12]
    assert desk.ask == "LOSS_TIME"


@pytest.mark.rule("CDT-ROUND-04")
def test_nothing_happens_after_the_outcome() -> None:
    desk = Desk("T1/S1@2")
    desk.at(0, 1)
    desk.state.players[0].luck = 0
    desk.floor.activated = True
    desk.state.round = 12
    desk.do(Pass(0))
    assert desk.ask == "LOSS_TRAPPED", "the floor closes before the round would end"
    assert not [e for e in desk.events if isinstance(e, CounterMoved)]
    assert desk.state.agenda == []
    assert desk.rules.legal(desk.state) == []
    assert desk.no(Pass(0)) == ("game_over", "CDT-ROUND-04")


@pytest.mark.rule("CDT-AP-01")
@pytest.mark.rule("CDT-AP-02")
def test_movement_and_attack_use_up_three_action_points() -> None:
    desk = Desk("T2/S3@7")
    assert desk.me.ap == 3
    desk.dice(6)
    desk.do(Move(0, 0, 1))
    assert desk.me.ap == 2
    assert desk.no(Move(0, 0, 4)) == ("too_far_without_energy", "CDT-AP-02")
    desk.me.energy = 1
    assert desk.no(Move(0, 0, 4)) == ("too_far", "CDT-AP-02")
    refused = desk.rules.check(desk.state, Move(0, 0, 4))
    assert refused is not None
    assert dict(refused.why.args) == {"need": 3, "have": 2}


@pytest.mark.rule("CDT-AP-02")
def test_no_attack_without_an_action_point() -> None:
    desk = Desk("T1/S1@7").give(Equipment.JETPACK)
    desk.at(0, 5, ap=0, energy=3)
    assert desk.no(Attack(0, Weapon.BASE)) == ("no_ap_to_attack", "CDT-ATK-01")


@pytest.mark.rule("CDT-AP-03")
def test_looting_keys_and_discards_cost_no_action_points() -> None:
    desk = Desk("T1/S1@7").give(Equipment.JETPACK)
    desk.dice(6)
    desk.do(Move(0, 0, 2), Loot(0))
    assert desk.me.ap == 1
    desk.do(Discard(0, Equipment.JETPACK))
    assert desk.me.ap == 1
    desk.dice(6)
    desk.do(Move(0, 0, 3), TakeKey(0))
    assert desk.ask == "return"
    assert desk.me.ap == 0


@pytest.mark.rule("CDT-AP-04")
def test_action_points_go_back_to_three_and_unspent_ones_are_lost() -> None:
    desk = Desk("T2/S3@7")
    desk.dice(6)
    desk.do(Move(0, 0, 1))
    desk.do(Pass(0))
    assert desk.event(TurnEnded).unspent_ap == 2
    assert desk.me.ap == 3


@pytest.mark.rule("CDT-AP-05")
def test_a_player_may_pass_at_once() -> None:
    desk = Desk()
    desk.do(Pass(0))
    ended = desk.event(TurnEnded)
    assert (ended.cause, ended.forced) == ("pass", False)
    assert desk.event(RoundBegan).round == 2


@pytest.mark.rule("CDT-AP-05")
def test_nobody_passes_while_a_question_is_open() -> None:
    desk = Desk("T2/S3@7").at(0, 3, ap=3)
    desk.do(Move(0, 0, 4))
    assert desk.ask == "key"
    assert desk.no(Pass(0)) == ("first_key", "CDT-KEY-01")


@pytest.mark.rule("CDT-AP-05")
def test_a_turn_in_which_only_passing_is_left_ends_by_itself() -> None:
    desk = Desk("T2/S3@7")
    desk.dice(6)
    desk.do(Move(0, 0, 3))
    ended = desk.event(TurnEnded)
    assert (ended.cause, ended.forced) == ("pass", True)
    assert desk.me.ap == 3
    assert desk.state.round == 2


@pytest.mark.rule("CDT-MOVE-02")
@pytest.mark.rule("CDT-MOVE-09")
@pytest.mark.rule("CDT-AP-01")
@pytest.mark.rule("CDT-AP-04")
@pytest.mark.rule("CDT-SENT-01")
@pytest.mark.rule("CDT-SENT-02")
def test_we_35_shaft_and_pass() -> None:
    desk = Desk("T1/S1@7", "T2/S3@7")
    desk.state.floors[1].activated = True
    desk.me.spotted = frozenset({1})
    desk.do(Move(0, 1, 0))
    assert desk.me.ap == 2
    assert desk.ask == "turn", "no test on an elevator stop, although spotted"
    desk.do(Move(0, 0, 0))
    assert desk.me.ap == 1
    desk.do(Pass(0))
    assert not [e for e in desk.events if isinstance(e, SentinelSlid)]
    assert [f.pos for f in desk.state.floors[:2]] == [7, 7]
    assert desk.me.ap == 3


@pytest.mark.rule("CDT-ROUND-01")
def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    desk = Desk(seats=2)
    assert desk.no(Move(1, 1, 0)) == ("not_your_turn", "CDT-ROUND-01")
    assert desk.no(Pass(7)) == ("no_such_player", "CDT-SETUP-01")
