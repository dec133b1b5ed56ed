"""Beside the AI (CDT-AI)."""

from __future__ import annotations

from typing import Any

import pytest

from arcology.games.cyberdoom_tower.actions import Attack, Confirm, Discard, GoToAi, Loot, Modify, Move, Pass
from arcology.games.cyberdoom_tower.cards import Equipment, Weapon
from arcology.games.cyberdoom_tower.events import (
    AiStruck,
    AttackHit,
    AttackRolled,
    HideRolled,
    Learned,
    SentinelActivated,
    SentinelSlid,
)
from tests.games.cyberdoom_tower.desk import Desk

HITS_A = (3, 5, 1, 1, 3, 4)
"""A: 3, 5. B: 1, 1. C: red 3, red 4."""
NOTHING = (1, 1, 1, 1, 1, 1)


def beside(side: str = "A", *, seats: int = 1, **player: Any) -> Desk:
    """Seat 0 beside the AI with all keys."""
    desk = Desk(seats=seats, ai=side)
    top = desk.state.top_floor
    return desk.keys(desk.state.keys_needed).at(top, 0, at_ai=True, **player)


@pytest.mark.rule("CDT-AI-01")
@pytest.mark.rule("CDT-AI-03")
@pytest.mark.rule("CDT-SENT-11")
@pytest.mark.rule("CDT-R-59")
def test_we_39_beside_the_ai() -> None:
    desk = beside().give(Equipment.JETPACK)
    assert {type(a) for a in desk.rules.legal(desk.state)} == {Attack, Discard, Pass}
    assert desk.no(Move(0, 3, 1)) == ("beside_ai", "CDT-AI-01")
    assert desk.no(Move(0, 2, 0)) == ("beside_ai", "CDT-AI-01")
    assert desk.no(Loot(0)) == ("beside_ai", "CDT-AI-01")
    desk.dice()
    desk.do(Pass(0))
    assert desk.event(AiStruck).damage == 1
    assert desk.me.energy == 2
    assert not [e for e in desk.events if isinstance(e, SentinelActivated | SentinelSlid)]


@pytest.mark.rule("CDT-SYM-03")
@pytest.mark.rule("CDT-AI-02")
@pytest.mark.parametrize("faces", [(2, 3, 4, 4, 5, 1), (3, 3, 4, 4, 5, 1)])
def test_we_30_in_play(faces: tuple[int, ...]) -> None:
    desk = beside("B").dice(*faces)
    desk.do(Attack(0, Weapon.BASE))
    if faces[0] == 3:
        desk.do(Modify(0, 0, -1))
    desk.do(Confirm(0))
    assert desk.event(AttackHit).total == 1


@pytest.mark.rule("CDT-AI-02")
def test_distance_is_ignored_both_ways() -> None:
    desk = beside().dice(*NOTHING)
    desk.do(Attack(0, Weapon.BASE))
    assert desk.event(AttackRolled).distance == 0
    assert desk.event(AttackRolled).floor == -1
    desk.do(Confirm(0))
    assert desk.event(AiStruck).seat == 0


@pytest.mark.rule("CDT-AI-02")
def test_all_weapons_work_there_at_their_price() -> None:
    desk = beside(energy=3).give(Equipment.PLASMA_RIFLE, Equipment.LASER_CANNON, Equipment.ANTIMATTER_GRENADE)
    assert {a.weapon for a in desk.offers(Attack)} == set(Weapon)
    desk.at(3, 0, energy=1)
    assert {a.weapon for a in desk.offers(Attack)} == {Weapon.BASE, Weapon.ANTIMATTER_GRENADE}
    assert desk.no(Attack(0, Weapon.PLASMA_RIFLE)) == ("weapon_energy", "CDT-EQUIP-12")


@pytest.mark.rule("CDT-AI-03")
@pytest.mark.rule("CDT-R-60")
def test_going_up_needs_no_test_and_the_ai_strikes_at_the_end_of_that_turn() -> None:
    desk = Desk().keys(3).at(3, 0)
    desk.do(GoToAi(0))
    assert not [e for e in desk.events if isinstance(e, HideRolled)]
    desk.do(Pass(0))
    assert desk.event(AiStruck).seat == 0
    assert desk.me.energy == 2


@pytest.mark.rule("CDT-AI-04")
@pytest.mark.parametrize(("side", "damage"), [("A", 1), ("B", 2)])
def test_it_strikes_after_every_turn_attacked_or_not(side: str, damage: int) -> None:
    desk = beside(side, energy=6)
    desk.do(Pass(0))
    assert desk.me.energy == 6 - damage
    desk.dice(*NOTHING)
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    assert desk.me.energy == 6 - 2 * damage


@pytest.mark.rule("CDT-AI-04")
def test_it_leaves_players_in_the_tower_alone() -> None:
    desk = beside(seats=2, energy=6)
    desk.do(Pass(0), Pass(1))
    assert (desk.me.energy, desk.you.energy) == (5, 3)


@pytest.mark.rule("CDT-AI-05")
def test_damage_on_the_ai_is_the_teams() -> None:
    desk = beside(seats=2, energy=6)
    desk.at(4, 0, seat=1, at_ai=True, energy=6)
    desk.dice(*HITS_A)
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    desk.dice(*HITS_A)
    desk.do(Attack(1, Weapon.BASE), Confirm(1))
    assert desk.state.ai_damage == 2
    assert desk.event(AttackHit).total == 2


@pytest.mark.rule("CDT-AI-06")
def test_a_missed_attack_on_the_ai_teaches() -> None:
    desk = beside().dice(*NOTHING)
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    assert desk.event(Learned).tokens == (0, 2, 1)
