"""The ends of the game (CDT-WIN) and the progress sheet."""

from __future__ import annotations

import pytest

from arcology.games.cyberdoom_tower.actions import Attack, Confirm, Move, Pass
from arcology.games.cyberdoom_tower.cards import Equipment, Weapon
from arcology.games.cyberdoom_tower.events import AiStruck, GameEnded
from arcology.games.cyberdoom_tower.rules import TowerRules
from tests.games.cyberdoom_tower.desk import Desk

HITS_A = (3, 5, 1, 1, 3, 4)


def ended(desk: Desk) -> tuple[str, str, tuple[int, ...], str]:
    outcome = desk.rules.outcome(desk.state)
    assert outcome is not None
    assert desk.event(GameEnded).code == outcome.code
    return outcome.code, outcome.rule, outcome.winners, outcome.why.id.rpartition(".")[2]


@pytest.mark.rule("CDT-WIN-01")
def test_beating_the_ai_wins_at_once() -> None:
    desk = Desk(ai="A").keys(3).at(3, 0, at_ai=True, energy=1)
    desk.state.ai_damage = 3
    desk.dice(*HITS_A)
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    assert ended(desk) == ("WIN", "CDT-WIN-01", (0,), "win")
    assert not [e for e in desk.events if isinstance(e, AiStruck)]
    assert desk.rules.score(desk.state).totals == (3 + 4 + 11,)


@pytest.mark.rule("CDT-WIN-01")
def test_more_damage_than_energy_wins_too() -> None:
    desk = Desk(ai="A").keys(3).give(Equipment.ANTIMATTER_GRENADE).at(3, 0, at_ai=True)
    desk.state.ai_damage = 2
    desk.dice(*HITS_A)
    desk.do(Attack(0, Weapon.ANTIMATTER_GRENADE), Confirm(0))
    assert desk.ask == "WIN"
    assert desk.rules.score(desk.state).totals == (3 + 4 + 11,), "surplus damage counts for nothing"


@pytest.mark.rule("CDT-WIN-02")
@pytest.mark.rule("CDT-R-55")
def test_one_player_at_zero_loses_for_the_team() -> None:
    desk = Desk("T1/S1@5", seats=2).at(0, 4, energy=1)
    desk.floor.activated = True
    desk.do(Pass(0))
    assert ended(desk) == ("LOSS_ENERGY", "CDT-WIN-02", (), "loss_energy")
    desk = Desk(seats=2, ai="B").keys(4).at(4, 0, at_ai=True, energy=2)
    desk.do(Pass(0))
    assert desk.ask == "LOSS_ENERGY"


@pytest.mark.rule("CDT-WIN-03")
def test_a_meeple_in_a_closing_floor_loses() -> None:
    desk = Desk("T1/S1@2").at(0, 3, energy=6)
    desk.floor.activated = True
    desk.do(Pass(0))
    assert ended(desk) == ("LOSS_TRAPPED", "CDT-WIN-03", (), "loss_trapped")
    assert desk.me.energy == 6, "the strike does not come any more"


@pytest.mark.rule("CDT-WIN-04")
@pytest.mark.parametrize(("keys", "why"), [(2, "loss_time_keys"), (3, "loss_time")])
def test_time_is_up_after_round_12(keys: int, why: str) -> None:
    desk = Desk().keys(keys)
    desk.state.round = 12
    desk.do(Pass(0))
    assert ended(desk) == ("LOSS_TIME", "CDT-WIN-04", (), why)


@pytest.mark.rule("CDT-WIN-05")
def test_luck_may_be_zero_and_nothing_exceeds_six() -> None:
    desk = Desk("T1/S1@7").at(0, 3, luck=0)
    assert desk.ask == "turn"
    desk.at(0, 3, luck=6).dice(6)
    desk.do(Move(0, 0, 4))
    assert desk.me.luck == 6


@pytest.mark.rule("CDT-R-58")
def test_play_goes_on_when_the_keys_can_no_longer_suffice() -> None:
    desk = Desk("T1/S1@1", "T2/S2@1")
    desk.do(Pass(0))
    assert desk.ask == "turn"
    assert isinstance(desk.rules, TowerRules)
