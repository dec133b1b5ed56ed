"""Equipment (CDT-EQUIP)."""

from __future__ import annotations

import pytest

from arcology.games.cyberdoom_tower.actions import (
    AcceptDamage,
    Attack,
    ChooseFirst,
    Confirm,
    Discard,
    Move,
    Pass,
    ResolveHide,
    TakeKey,
    UseGunsight,
    UseSuit,
)
from arcology.games.cyberdoom_tower.cards import Equipment, Weapon
from arcology.games.cyberdoom_tower.events import Discarded, HideFailed, HidePassed, Wounded
from tests.games.cyberdoom_tower.desk import Desk


def struck(energy: int, *cards: Equipment) -> Desk:
    """A sentinel with damage 1 is about to strike seat 0."""
    desk = Desk("T1/S1@5").give(*cards).at(0, 4, energy=energy)
    desk.floor.activated = True
    return desk


@pytest.mark.rule("CDT-EQUIP-03")
@pytest.mark.rule("CDT-EQUIP-04")
@pytest.mark.rule("CDT-WIN-02")
def test_we_31_lethal_discard() -> None:
    desk = struck(1, Equipment.LASER_CANNON)
    desk.do(Pass(0))
    assert desk.ask == "lethal"
    assert desk.rules.legal(desk.state) == [Discard(0, Equipment.LASER_CANNON), AcceptDamage(0)]
    desk.do(Discard(0, Equipment.LASER_CANNON))
    assert desk.event(Discarded).energy == 2
    assert desk.event(Discarded).lethal
    assert desk.me.energy == 1
    assert desk.state.round == 2
    desk = struck(1)
    desk.do(Pass(0))
    assert desk.me.energy == 0
    assert desk.ask == "LOSS_ENERGY"


@pytest.mark.rule("CDT-EQUIP-04")
def test_lethal_damage_may_be_accepted_and_is_asked_about_until_it_is_not_lethal() -> None:
    desk = struck(1, Equipment.JETPACK, Equipment.GUNSIGHT)
    desk.lay(0, "T1/S4@5")
    desk.do(Pass(0))
    assert desk.ask == "lethal"
    assert desk.no(Pass(0)) == ("first_lethal", "CDT-EQUIP-04")
    desk.do(Discard(0, Equipment.JETPACK))
    assert desk.ask == "lethal", "2 Energy against 2 damage"
    kept = desk.state
    desk.do(AcceptDamage(0))
    assert desk.event(Wounded).energy == 0
    assert desk.ask == "LOSS_ENERGY"
    desk.state = kept
    desk.do(Discard(0, Equipment.GUNSIGHT))
    assert desk.me.energy == 1
    assert desk.ask == "turn"


@pytest.mark.rule("CDT-EQUIP-04")
def test_only_the_victim_discards_in_the_lethal_moment() -> None:
    desk = Desk("T1/S1@5", seats=2).give(Equipment.JETPACK).give(Equipment.GUNSIGHT, seat=1)
    desk.at(0, 4, energy=1)
    desk.floor.activated = True
    desk.do(Pass(0))
    assert desk.ask == "lethal"
    assert desk.no(Discard(1, Equipment.GUNSIGHT)) == ("only_victim", "CDT-EQUIP-04")


@pytest.mark.rule("CDT-EQUIP-04")
def test_damage_that_is_not_lethal_is_not_asked_about() -> None:
    desk = struck(2, Equipment.JETPACK)
    desk.do(Pass(0))
    assert (desk.ask, desk.me.energy) == ("turn", 1)


@pytest.mark.rule("CDT-EQUIP-01")
@pytest.mark.rule("CDT-R-54")
def test_equipment_serves_only_the_player_who_drew_it() -> None:
    desk = Desk("T1/S1@7", seats=2).give(Equipment.LASER_CANNON, Equipment.JETPACK, seat=1).at(0, 5)
    assert desk.no(Attack(0, Weapon.LASER_CANNON)) == ("not_held", "CDT-EQUIP-01")
    assert desk.no(Move(0, 0, 2, jetpack=True)) == ("no_jetpack", "CDT-EQUIP-09")
    assert desk.no(Discard(0, Equipment.JETPACK)) == ("not_held", "CDT-EQUIP-01")


@pytest.mark.rule("CDT-EQUIP-02")
@pytest.mark.rule("CDT-EQUIP-07")
@pytest.mark.rule("CDT-EQUIP-08")
@pytest.mark.rule("CDT-EQUIP-11")
def test_the_weapons_of_the_house_pack() -> None:
    weapons = Desk().rules.book.weapons
    figures = {w: (s.range, s.damage, s.cost.energy, s.single_use) for w, s in weapons.items()}
    assert figures == {
        Weapon.BASE: (2, 1, 0, False),
        Weapon.LASER_CANNON: (4, 1, 1, False),
        Weapon.PLASMA_RIFLE: (2, 2, 1, False),
        Weapon.ANTIMATTER_GRENADE: (2, 3, 0, True),
    }


@pytest.mark.rule("CDT-EQUIP-03")
@pytest.mark.rule("CDT-R-61")
def test_a_card_may_be_discarded_at_every_question_whoever_is_asked() -> None:
    desk = Desk("T1/S1@7", seats=2).give(Equipment.JETPACK, Equipment.GUNSIGHT, seat=1).at(0, 2)
    desk.you.energy = 1
    desk.do(Move(0, 0, 3))
    assert desk.ask == "key"
    desk.do(Discard(1, Equipment.JETPACK))
    assert desk.ask == "key", "the question stands again"
    desk.dice(6)
    desk.do(TakeKey(0))
    assert desk.ask == "return"
    desk.do(Discard(1, Equipment.GUNSIGHT))
    assert desk.ask == "return"
    assert desk.you.energy == 3


@pytest.mark.rule("CDT-EQUIP-03")
@pytest.mark.rule("CDT-R-61")
def test_a_card_may_be_discarded_before_the_round_begins_and_several_in_a_row() -> None:
    desk = Desk(seats=2).give(Equipment.JETPACK, Equipment.GUNSIGHT)
    desk.do(Pass(0), Pass(1))
    assert desk.ask == "first"
    desk.do(Discard(0, Equipment.JETPACK), Discard(0, Equipment.GUNSIGHT))
    assert desk.me.energy == 5
    assert desk.ask == "first"
    desk.do(ChooseFirst(0, 1))
    assert desk.ask == "turn"


@pytest.mark.rule("CDT-EQUIP-03")
@pytest.mark.rule("CDT-R-62")
def test_at_six_energy_nothing_is_discarded() -> None:
    desk = Desk().give(Equipment.JETPACK).at(0, 0, energy=6)
    assert desk.no(Discard(0, Equipment.JETPACK)) == ("energy_full", "CDT-EQUIP-03")


@pytest.mark.rule("CDT-R-69")
def test_what_a_card_did_stays_when_it_is_discarded_in_mid_use() -> None:
    desk = Desk("T1/S1@7").give(Equipment.PLASMA_RIFLE).at(0, 5).dice(6, 6, 6, 6, 6, 6)
    desk.do(Attack(0, Weapon.PLASMA_RIFLE), Discard(0, Equipment.PLASMA_RIFLE), Confirm(0))
    assert desk.floor.defeated, "two damage all the same"
    desk = Desk("T2/S3@7").give(Equipment.TECNO_SUIT, Equipment.JETPACK).at(0, 2, luck=1).dice(1)
    desk.do(Move(0, 0, 3))
    assert desk.ask == "hide"
    desk.do(UseSuit(0), Discard(0, Equipment.TECNO_SUIT), ResolveHide(0, 1))
    assert desk.event(HidePassed).threshold == 2


@pytest.mark.rule("CDT-R-69")
def test_a_suit_discarded_unused_can_no_longer_mend_the_roll() -> None:
    desk = Desk("T2/S3@7").give(Equipment.TECNO_SUIT).at(0, 2, luck=0, energy=3).dice(2)
    desk.do(Move(0, 0, 3))
    assert desk.ask == "hide"
    desk.do(Discard(0, Equipment.TECNO_SUIT))
    assert desk.event(HideFailed).total == 2


@pytest.mark.rule("CDT-EQUIP-10")
@pytest.mark.rule("CDT-R-32")
def test_the_suit_takes_one_off_one_test_a_turn() -> None:
    desk = Desk("T2/S3@7").at(0, 2, luck=1)
    desk.dice(2)
    desk.do(Move(0, 0, 3))
    assert desk.no(UseSuit(0)) == ("no_suit", "CDT-EQUIP-10")
    desk = Desk("T2/S3@7").give(Equipment.TECNO_SUIT).at(0, 1, luck=0)
    assert desk.no(UseSuit(0)) == ("no_hide_test", "CDT-EQUIP-10")
    desk.dice(2)
    desk.do(Move(0, 0, 3))
    assert desk.rules.legal(desk.state) == [ResolveHide(0, 0), UseSuit(0), Discard(0, Equipment.TECNO_SUIT)]
    desk.do(UseSuit(0))
    assert desk.event(HidePassed).threshold == 2
    assert desk.me.equipment == (Equipment.TECNO_SUIT,), "it is free and stays"
    desk.do(Pass(0))
    assert not desk.me.suit_used


@pytest.mark.rule("CDT-EQUIP-12")
def test_no_energy_cost_takes_the_last_energy() -> None:
    desk = Desk("T4/S1@7").give(Equipment.LASER_CANNON).at(0, 5, energy=1)
    assert desk.no(Attack(0, Weapon.LASER_CANNON)) == ("weapon_energy", "CDT-EQUIP-12")
    assert desk.no(Move(0, 0, 1, energy=1)) == ("move_energy", "CDT-MOVE-06")
    desk.at(0, 5, energy=2)
    assert desk.rules.check(desk.state, Attack(0, Weapon.LASER_CANNON)) is None


@pytest.mark.rule("CDT-EQUIP-05")
def test_the_gunsight_must_be_held() -> None:
    desk = Desk("T1/S1@7").at(0, 5).dice(1, 1, 1, 1, 1, 1)
    desk.do(Attack(0, Weapon.BASE))
    assert desk.no(UseGunsight(0, 0, 6, False)) == ("not_held", "CDT-EQUIP-01")
