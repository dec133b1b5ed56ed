"""Abilities, learning and the Gunsight (CDT-ABIL, CDT-EQUIP-05, -06)."""

from __future__ import annotations

from typing import Any

import pytest

from arcology.engine.agenda import Context
from arcology.games.cyberdoom_tower.actions import (
    Attack,
    Confirm,
    Discard,
    Flip,
    Hit,
    Modify,
    Move,
    Reroll,
    UseGunsight,
)
from arcology.games.cyberdoom_tower.cards import Ability, Equipment, Weapon
from arcology.games.cyberdoom_tower.events import AttackHit, AttackMissed, DieChanged, GunsightUsed, Learned
from arcology.games.cyberdoom_tower.rules.abilities import learn
from tests.games.cyberdoom_tower.desk import Desk


def rolled(*faces: int, **player: Any) -> Desk:
    """T1/S1 at position 7, no symbols in force, six dice on the table: A 3+ 4+, B any 4+, C red 3+ any."""
    return Desk("T1/S1@7").at(0, 5, **player).dice(*faces)


def attack(desk: Desk) -> Desk:
    desk.do(Attack(0, Weapon.BASE))
    return desk


@pytest.mark.rule("CDT-ABIL-06")
@pytest.mark.rule("CDT-ABIL-07")
@pytest.mark.rule("CDT-R-45")
@pytest.mark.parametrize("luck", [1, 0])
def test_we_21_reuse_costs_luck(luck: int) -> None:
    desk = attack(rolled(2, 3, 6, 1, 3, 2, luck=luck))
    desk.do(Modify(0, 0, 1))
    if luck:
        assert desk.event(DieChanged).luck == 0
        assert desk.me.luck == 1
        desk.do(Modify(0, 0, 1))
        assert desk.event(DieChanged).luck == 1
        assert desk.event(AttackHit).damage == 1
        assert desk.me.luck == 0
    else:
        assert desk.event(AttackMissed).filled == 5


@pytest.mark.rule("CDT-EQUIP-05")
@pytest.mark.rule("CDT-EQUIP-06")
def test_we_34_gunsight() -> None:
    desk = attack(rolled(3, 1, 6, 1, 3, 2, luck=1).give(Equipment.GUNSIGHT))
    desk.do(UseGunsight(0, 1, 4, False))
    assert desk.state.dice[1] == 4
    assert desk.me.luck == 0
    assert desk.event(GunsightUsed).discarded is False
    desk.do(Confirm(0))
    assert desk.event(AttackHit).damage == 1
    desk = attack(rolled(3, 1, 6, 1, 3, 2, luck=0).give(Equipment.GUNSIGHT))
    assert desk.no(UseGunsight(0, 1, 4, False)) == ("gunsight_luck", "CDT-EQUIP-05")
    desk.do(UseGunsight(0, 1, 4, True))
    assert desk.state.dice[1] == 4
    assert desk.me.equipment == ()
    assert desk.me.energy == 3, "instead of the Energy"
    desk.do(Confirm(0))
    assert desk.event(AttackHit).damage == 1


@pytest.mark.rule("CDT-ABIL-01")
def test_abilities_need_attack_dice() -> None:
    desk = rolled().give(Equipment.GUNSIGHT)
    for a in (Modify(0, 0, 1), Reroll(0, 0), Flip(0, 0), Hit(0, 0, 6)):
        assert desk.no(a) == ("no_attack_dice", "CDT-ABIL-01")
    assert desk.no(UseGunsight(0, 0, 6, True)) == ("no_dice_for_gunsight", "CDT-EQUIP-05")
    assert desk.no(Confirm(0)) == ("no_dice_to_confirm", "CDT-ATK-05")


@pytest.mark.rule("CDT-ABIL-02")
@pytest.mark.rule("CDT-R-44")
def test_modify_turns_a_die_by_one_within_its_faces() -> None:
    desk = attack(rolled(1, 6, 3, 3, 3, 3))
    assert desk.no(Modify(0, 0, -1)) == ("modify_past", "CDT-ABIL-02")
    assert desk.no(Modify(0, 1, 1)) == ("modify_past", "CDT-ABIL-02")
    assert desk.no(Modify(0, 2, 2)) == ("modify_step", "CDT-ABIL-02")
    assert desk.no(Modify(0, 6, 1)) == ("no_such_die", "CDT-SETUP-11")
    desk.do(Modify(0, 1, -1))
    assert desk.state.dice == (1, 5, 3, 3, 3, 3)


@pytest.mark.rule("CDT-ABIL-03")
def test_reroll_rolls_one_die_again_and_the_new_value_stands() -> None:
    desk = attack(rolled(1, 2, 3, 4, 5, 6, ability_tokens=(0, 2, 1)))
    desk.dice(5)
    desk.do(Reroll(0, 0))
    assert desk.state.dice == (5, 2, 3, 4, 5, 6)
    assert (desk.event(DieChanged).before, desk.event(DieChanged).after) == (1, 5)


@pytest.mark.rule("CDT-ABIL-04")
def test_flip_shows_the_opposite_face() -> None:
    desk = attack(rolled(1, 2, 3, 4, 5, 6, ability_tokens=(0, 0, 3)))
    desk.do(Flip(0, 1))
    assert desk.state.dice == (1, 5, 3, 4, 5, 6)


@pytest.mark.rule("CDT-ABIL-05")
def test_hit_sets_one_die_to_any_number() -> None:
    desk = attack(rolled(1, 2, 3, 4, 5, 6, ability_tokens=(0, 0, 0)))
    assert {a.face for a in desk.offers(Hit)} == {1, 2, 3, 4, 5, 6}
    assert desk.no(Hit(0, 0, 7)) == ("no_such_face", "CDT-ABIL-05")
    desk.do(Hit(0, 5, 1))
    assert desk.state.dice == (1, 2, 3, 4, 5, 1)


@pytest.mark.rule("CDT-ABIL-06")
def test_a_token_locks_an_ability_and_each_open_one_is_free_once() -> None:
    desk = attack(rolled(1, 2, 3, 4, 5, 6, luck=0, ability_tokens=(0, 0, 1)))
    assert desk.no(Hit(0, 0, 6)) == ("ability_locked", "CDT-ABIL-06")
    desk.dice(2)
    desk.do(Reroll(0, 0), Flip(0, 0), Modify(0, 0, 1))
    assert desk.me.luck == 0
    assert desk.event(AttackHit).damage == 1, "all three were free; nothing was left to do"


@pytest.mark.rule("CDT-ABIL-07")
def test_every_further_use_costs_one_luck_on_the_same_die_or_another() -> None:
    desk = attack(rolled(1, 1, 1, 1, 1, 1, luck=2))
    desk.do(Modify(0, 0, 1), Modify(0, 0, 1), Modify(0, 1, 1))
    assert desk.me.luck == 0
    assert desk.event(AttackMissed).floor == 0
    desk = attack(rolled(1, 1, 1, 1, 1, 1, luck=0, ability_tokens=(0, 2, 1)))
    desk.do(Modify(0, 0, 1))
    assert desk.no(Modify(0, 0, 1)) == ("no_luck_to_reuse", "CDT-ABIL-07")


@pytest.mark.rule("CDT-ABIL-07")
@pytest.mark.rule("CDT-R-67")
def test_a_free_use_comes_back_with_the_next_turn() -> None:
    desk = Desk("T1/S3@7").at(0, 6, energy=6, luck=0).dice(1, 1, 1, 1, 1, 1)
    desk.do(Attack(0, Weapon.BASE), Modify(0, 0, 1))
    assert desk.state.round == 2
    desk.dice(1, 1, 1, 1, 1, 1)
    desk.do(Attack(0, Weapon.BASE))
    assert Modify(0, 0, 1) in desk.offers(Modify)


@pytest.mark.rule("CDT-ABIL-08")
@pytest.mark.rule("CDT-ABIL-09")
@pytest.mark.rule("CDT-ABIL-10")
@pytest.mark.rule("CDT-R-27")
def test_the_seven_stations_of_learning() -> None:
    desk = Desk()
    seen, unlocked = [desk.tokens], []
    for _ in range(7):
        ctx = Context(desk.state, desk.state.luck)
        learn(desk.state, 0, ctx)
        ctx.cut()
        unlocked += [e.unlocked for beat in ctx.beats for e in beat.events if e.unlocked]
        seen.append(desk.tokens)
    assert seen == [(1, 1, 1), (0, 2, 1), (0, 1, 2), (0, 0, 3), (0, 0, 2), (0, 0, 1), (0, 0, 0), (0, 0, 0)]
    assert unlocked == [Ability.REROLL, Ability.FLIP, Ability.HIT]


@pytest.mark.rule("CDT-ABIL-10")
def test_failed_test_missed_attack_and_defeat_teach_one_shift_each() -> None:
    desk = Desk("T2/S3@7").at(0, 2, luck=0).dice(1)
    desk.do(Move(0, 0, 3))
    assert len([e for e in desk.events if isinstance(e, Learned)]) == 1
    desk = attack(rolled(1, 1, 1, 1, 1, 1))
    desk.do(Confirm(0))
    assert len([e for e in desk.events if isinstance(e, Learned)]) == 1
    desk = rolled(6, 6, 6, 6, 6, 6)
    desk.floor.damage = 1
    attack(desk).do(Confirm(0))
    assert len([e for e in desk.events if isinstance(e, Learned)]) == 1


@pytest.mark.rule("CDT-ABIL-11")
def test_tokens_belong_to_one_player() -> None:
    desk = Desk("T2/S3@7", seats=2).at(0, 2, luck=0).dice(1)
    desk.do(Move(0, 0, 3))
    assert desk.tokens == (0, 2, 1)
    assert desk.you.ability_tokens == (1, 1, 1)


@pytest.mark.rule("CDT-EQUIP-05")
@pytest.mark.rule("CDT-EQUIP-06")
@pytest.mark.rule("CDT-R-46")
def test_the_paid_gunsight_serves_once_per_attack_and_can_still_be_discarded() -> None:
    desk = attack(rolled(1, 1, 1, 1, 1, 1, luck=6).give(Equipment.GUNSIGHT))
    desk.do(UseGunsight(0, 0, 6, False))
    assert desk.no(UseGunsight(0, 1, 6, False)) == ("gunsight_used", "CDT-EQUIP-05")
    desk.do(UseGunsight(0, 1, 6, True))
    assert desk.no(UseGunsight(0, 2, 6, True)) == ("not_held", "CDT-EQUIP-01")
    assert desk.state.dice == (6, 6, 1, 1, 1, 1)
    assert desk.me.luck == 5


@pytest.mark.rule("CDT-EQUIP-06")
@pytest.mark.rule("CDT-R-46")
@pytest.mark.rule("CDT-R-62")
def test_a_discarded_gunsight_gives_hit_or_energy() -> None:
    desk = attack(rolled(1, 1, 1, 1, 1, 1).give(Equipment.GUNSIGHT))
    assert Discard(0, Equipment.GUNSIGHT) in desk.offers(Discard)
    desk.do(Discard(0, Equipment.GUNSIGHT))
    assert desk.me.energy == 4
    assert desk.no(UseGunsight(0, 0, 6, True)) == ("not_held", "CDT-EQUIP-01")
    desk = attack(rolled(1, 1, 1, 1, 1, 1, energy=6).give(Equipment.GUNSIGHT))
    assert desk.no(Discard(0, Equipment.GUNSIGHT)) == ("energy_full", "CDT-EQUIP-03")
    assert UseGunsight(0, 0, 6, True) in desk.offers(UseGunsight), "for HIT it may be discarded at 6 Energy too"


@pytest.mark.rule("CDT-R-46")
def test_hit_and_both_uses_of_the_gunsight_work_in_one_attack() -> None:
    desk = attack(rolled(1, 1, 1, 1, 1, 1, luck=1, ability_tokens=(0, 0, 0)).give(Equipment.GUNSIGHT))
    desk.do(Hit(0, 0, 6), UseGunsight(0, 1, 5, True))
    assert desk.state.dice[:2] == (6, 5)


@pytest.mark.rule("CDT-R-44")
@pytest.mark.rule("CDT-R-63")
def test_values_change_and_colours_and_trackers_do_not() -> None:
    desk = attack(rolled(3, 4, 4, 1, 2, 2, ability_tokens=(0, 0, 0)))
    desk.do(Hit(0, 3, 6))
    assert desk.state.dice == (3, 4, 4, 6, 2, 2)
    desk.do(Confirm(0))
    assert desk.event(AttackMissed).filled == 5, "no white die serves the red box"
