"""Attacks on sentinels (CDT-ATK)."""

from __future__ import annotations

import pytest

from arcology.games.cyberdoom_tower.actions import Attack, Confirm, Modify, Move, Pass
from arcology.games.cyberdoom_tower.cards import Equipment, Weapon
from arcology.games.cyberdoom_tower.events import (
    AttackHit,
    AttackMissed,
    AttackRolled,
    Gained,
    GrenadeSpent,
    HideRolled,
    Learned,
    SentinelActivated,
    SentinelDefeated,
    SentinelSlid,
    SentinelStruck,
)
from tests.games.cyberdoom_tower.desk import Desk

HITS = (6, 6, 6, 6, 6, 6)
"""Faces that fill every printed box."""
NOTHING = (1, 1, 1, 1, 1, 1)
"""Faces that fill none with a number."""


def fight(*, pos: int = 7, col: int = 5, sentinel: str = "S1", **player: object) -> Desk:
    """Seat 0 in a sector of T1 beside a sentinel."""
    return Desk(f"T1/{sentinel}@{pos}").at(0, col, **player)


@pytest.mark.rule("CDT-ATK-03")
@pytest.mark.rule("CDT-EQUIP-02")
@pytest.mark.rule("CDT-EQUIP-07")
def test_we_14_weapon_range() -> None:
    desk = fight(col=5)
    assert Attack(0, Weapon.BASE) in desk.offers(Attack)
    desk.at(0, 4)
    assert desk.no(Attack(0, Weapon.BASE)) == ("out_of_range", "CDT-ATK-03")
    refused = desk.rules.check(desk.state, Attack(0, Weapon.BASE))
    assert refused is not None
    assert dict(refused.why.args)["distance"] == 3
    assert dict(refused.why.args)["n"] == 2
    desk.at(0, 3).give(Equipment.LASER_CANNON)
    assert desk.offers(Attack) == [Attack(0, Weapon.LASER_CANNON)]
    desk.at(0, 2)
    assert desk.no(Attack(0, Weapon.LASER_CANNON)) == ("out_of_range", "CDT-ATK-03")


@pytest.mark.rule("CDT-ATK-06")
@pytest.mark.rule("CDT-ATK-09")
@pytest.mark.rule("CDT-ATK-10")
@pytest.mark.rule("CDT-SENT-03")
@pytest.mark.rule("CDT-SENT-04")
@pytest.mark.rule("CDT-SENT-07")
def test_we_22_miss() -> None:
    desk = fight(pos=6, col=4).dice(*NOTHING)
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    assert desk.event(AttackMissed).filled < 6
    assert desk.floor.damage == 0
    assert desk.tokens == (0, 2, 1)
    assert desk.floor.activated
    assert desk.floor.pos == 5
    struck = desk.event(SentinelStruck)
    assert (struck.distance, struck.reach) == (1, 2)
    assert desk.me.energy == 2
    assert desk.me.spotted == {0}
    assert desk.state.round == 2


@pytest.mark.rule("CDT-ATK-07")
@pytest.mark.rule("CDT-ATK-09")
@pytest.mark.rule("CDT-ATK-10")
def test_we_23_hit_without_defeat() -> None:
    desk = fight(sentinel="S3", col=6).dice(*HITS)
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    hit = desk.event(AttackHit)
    assert (hit.damage, hit.total, hit.energy) == (1, 1, 3)
    assert desk.floor.damage == 1
    assert desk.tokens == (1, 1, 1)
    assert desk.event(SentinelActivated).floor == 0


@pytest.mark.rule("CDT-ATK-04")
@pytest.mark.rule("CDT-ATK-07")
@pytest.mark.rule("CDT-ATK-08")
@pytest.mark.rule("CDT-SENT-02")
@pytest.mark.rule("CDT-HIDE-09")
@pytest.mark.rule("CDT-EQUIP-08")
def test_we_24_defeat_with_plasma() -> None:
    desk = fight(ability_tokens=(0, 1, 2)).give(Equipment.PLASMA_RIFLE).dice(*HITS)
    desk.do(Attack(0, Weapon.PLASMA_RIFLE))
    assert desk.me.energy == 2
    assert desk.event(AttackRolled).energy == 1
    desk.do(Confirm(0))
    assert desk.event(AttackHit).damage == 2
    assert desk.event(SentinelDefeated).sentinel == "S1"
    assert desk.floor.defeated
    assert desk.me.energy == 3
    assert desk.tokens == (0, 0, 3)
    assert desk.event(Learned).unlocked == "flip"
    assert not [e for e in desk.events if isinstance(e, SentinelActivated | SentinelSlid | SentinelStruck)]
    desk.do(Move(0, 0, 6))
    assert desk.ask == "crate"
    assert not [e for e in desk.events if isinstance(e, HideRolled)]


@pytest.mark.rule("CDT-ATK-07")
@pytest.mark.rule("CDT-ATK-08")
@pytest.mark.rule("CDT-EQUIP-11")
@pytest.mark.rule("CDT-R-36")
def test_we_25_grenade() -> None:
    desk = fight(sentinel="S2", col=6).give(Equipment.ANTIMATTER_GRENADE).dice(*HITS)
    desk.do(Attack(0, Weapon.ANTIMATTER_GRENADE))
    assert desk.event(GrenadeSpent).seat == 0
    assert desk.me.equipment == ()
    assert desk.state.discarded == (Equipment.ANTIMATTER_GRENADE,)
    assert desk.me.energy == 3, "it is free, and gives no Energy"
    desk.do(Confirm(0))
    hit = desk.event(AttackHit)
    assert (hit.damage, hit.total, hit.energy) == (3, 3, 2)
    assert desk.floor.defeated
    assert desk.me.energy == 4
    assert desk.no(Attack(0, Weapon.ANTIMATTER_GRENADE)) == ("not_held", "CDT-EQUIP-01")


@pytest.mark.rule("CDT-ATK-02")
@pytest.mark.rule("CDT-ATK-05")
@pytest.mark.rule("CDT-ATK-10")
@pytest.mark.rule("CDT-DICE-06")
@pytest.mark.rule("CDT-DICE-07")
@pytest.mark.rule("CDT-EQUIP-01")
@pytest.mark.rule("CDT-R-37")
def test_we_37_attack_limits() -> None:
    desk = fight().give(Equipment.LASER_CANNON).dice(3, 4, 4, 1, 3, 1)
    desk.do(Attack(0, Weapon.BASE))
    assert desk.state.attack is not None
    assert desk.state.attack.weapon is Weapon.BASE
    assert desk.no(Attack(0, Weapon.LASER_CANNON)) == ("already_attacking", "CDT-ATK-02")
    assert desk.no(Attack(0, Weapon.BASE)) == ("already_attacking", "CDT-ATK-02")
    assert desk.me.ap == 2
    desk.do(Confirm(0))
    assert desk.event(AttackHit).weapon is Weapon.BASE, "3, 4, 4 and a red 3 are just enough"
    assert desk.state.round == 2, "the turn ends although 2 AP were left"


@pytest.mark.rule("CDT-ATK-01")
@pytest.mark.rule("CDT-R-34")
def test_an_attack_costs_one_ap_and_aims_at_the_floor_one_stands_on() -> None:
    desk = Desk("T1/S1@7", "T2/S2@2").at(0, 0)
    assert desk.offers(Attack) == [], "the near sentinel of another floor is no target"
    desk.at(1, 0).dice(*HITS)
    desk.do(Attack(0, Weapon.BASE))
    assert desk.me.ap == 2
    assert desk.event(AttackRolled).floor == 1


@pytest.mark.rule("CDT-ATK-01")
def test_a_defeated_sentinel_is_no_target() -> None:
    desk = fight()
    desk.floor.defeated = True
    assert desk.no(Attack(0, Weapon.BASE)) == ("no_target", "CDT-ATK-01")


@pytest.mark.rule("CDT-ATK-04")
@pytest.mark.rule("CDT-EQUIP-12")
@pytest.mark.rule("CDT-R-16")
@pytest.mark.rule("CDT-R-35")
def test_a_weapon_is_paid_when_it_is_chosen_and_one_energy_must_stay() -> None:
    desk = fight(energy=1).give(Equipment.PLASMA_RIFLE)
    assert desk.no(Attack(0, Weapon.PLASMA_RIFLE)) == ("weapon_energy", "CDT-EQUIP-12")
    desk.at(0, 5, energy=3).dice(*NOTHING)
    desk.do(Attack(0, Weapon.PLASMA_RIFLE))
    assert desk.me.energy == 2
    desk.floor.pos = 7
    desk.do(Confirm(0))
    assert desk.event(AttackMissed).weapon is Weapon.PLASMA_RIFLE
    assert desk.me.energy == 1, "the miss gives nothing back, and the sentinel strikes"


@pytest.mark.rule("CDT-ATK-05")
def test_six_dice_are_rolled_white_before_red() -> None:
    desk = fight().dice(1, 2, 3, 4, 5, 6)
    desk.do(Attack(0, Weapon.BASE))
    assert desk.state.dice == (1, 2, 3, 4, 5, 6)
    assert desk.event(AttackRolled).dice == (1, 2, 3, 4, 5, 6)
    assert desk.ask == "dice"


@pytest.mark.rule("CDT-ATK-06")
@pytest.mark.rule("CDT-R-38")
def test_a_placement_that_exists_is_a_hit_and_five_of_six_dice_are_none() -> None:
    desk = fight().dice(1, 1, 4, 3, 3, 4)
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    placement = desk.event(AttackHit).placement
    assert sorted(placement) == [0, 1, 2, 3, 4, 5]
    desk = fight().dice(1, 1, 1, 3, 3, 4)
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    assert desk.event(AttackMissed).filled == 5
    assert desk.floor.damage == 0


@pytest.mark.rule("CDT-ATK-07")
@pytest.mark.rule("CDT-R-47")
def test_damage_stays_between_attacks() -> None:
    desk = fight(energy=6).dice(*HITS)
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    assert desk.floor.damage == 1
    desk.do(Pass(0))
    assert desk.floor.damage == 1
    desk.at(0, 6).dice(*HITS)
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    assert desk.event(SentinelDefeated).floor == 0
    assert desk.floor.damage == 0, "the tokens come off"


@pytest.mark.rule("CDT-ATK-08")
@pytest.mark.rule("CDT-R-48")
def test_defeat_takes_all_tokens_off_and_pays_energy_up_to_six() -> None:
    desk = fight(energy=6, spotted=frozenset({0, 1}))
    desk.floor.activated, desk.floor.damage = True, 1
    desk.dice(*HITS)
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    assert (desk.event(Gained).amount, desk.me.energy) == (0, 6)
    assert not desk.floor.activated
    assert desk.me.spotted == {1}
    assert desk.floor.pos == 7, "the card stays where it is"


@pytest.mark.rule("CDT-ATK-09")
@pytest.mark.rule("CDT-R-28")
def test_each_attack_teaches_at_most_once() -> None:
    for faces, learnings in ((NOTHING, 1), (HITS, 0)):
        desk = fight(sentinel="S3", col=6, energy=6).dice(*faces)
        desk.do(Attack(0, Weapon.BASE), Confirm(0))
        assert len([e for e in desk.events if isinstance(e, Learned)]) == learnings
    desk = fight(col=6).dice(*HITS)
    desk.floor.damage = 1
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    assert len([e for e in desk.events if isinstance(e, Learned)]) == 1


@pytest.mark.rule("CDT-ATK-10")
@pytest.mark.rule("CDT-SENT-12")
def test_an_attack_may_be_made_from_an_elevator_stop() -> None:
    desk = Desk("T1/S1@1").at(0, 0).dice(*NOTHING)
    desk.do(Attack(0, Weapon.BASE))
    assert desk.event(AttackRolled).distance == 1
    desk.do(Confirm(0))
    assert desk.me.energy == 2


@pytest.mark.rule("CDT-ATK-10")
def test_an_attack_that_nothing_can_change_any_more_confirms_itself() -> None:
    desk = fight(luck=0, sentinel="S3", col=6).dice(1, 2, 3, 3, 1, 1)
    desk.do(Attack(0, Weapon.BASE))
    assert desk.ask == "dice", "MODIFY is free once"
    desk.do(Modify(0, 0, 1))
    assert desk.event(AttackMissed).floor == 0
    assert len(desk.beats) > 3, "the changed die is shown before its result"
