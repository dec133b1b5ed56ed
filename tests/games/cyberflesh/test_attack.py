"""Units attack (CFL-ATTACK, CFL-CRIT, CFL-DEF-03)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arcology.games.cyberflesh.actions import Confirm, Declare, Pass
from arcology.games.cyberflesh.events import AttackLost, AttackRolled, EnemyDied, LootDropped, UnitPassed
from tests.games.cyberflesh.desk import Desk


@pytest.mark.rule("CFL-ATTACK-01")
def test_attacking_is_optional() -> None:
    desk = Desk("C1").gear("C1", "L21").stand({1: "E10"}).unit_acts("C1")
    desk.do(Pass(0))
    assert desk.one(UnitPassed).unit == "C1"


@pytest.mark.rule("CFL-ATTACK-02")
@pytest.mark.rule("CFL-ATTACK-07")
@pytest.mark.rule("CFL-CRIT-02")
@pytest.mark.rule("CFL-DEATH-01")
@pytest.mark.rule("CFL-DEATH-02")
def test_ex_09_hits_damage_critical_and_loot() -> None:
    desk = Desk("C1").gear("C1", "L21").on_top("loot", "L17").stand({3: "E16", 1: "E10"}).unit_acts("C1", dice=[5, 8])
    desk.do(Declare(0, desk.card("C1", "L21"), 3))
    rolled = desk.one(AttackRolled)
    assert (rolled.faces, rolled.hits, rolled.damage, rolled.critical, rolled.dealt) == ((5, 8), 2, 2, True, 5)
    assert desk.names(desk.state.graveyard) == ["E16"]
    assert desk.names(desk.state.slot_loot[2]) == ["L17"]
    assert desk.one(LootDropped).slot == 3


@pytest.mark.rule("CFL-CRIT-02")
@pytest.mark.rule("CFL-ATTACK-06")
def test_ex_10_one_critical_for_a_weapon() -> None:
    desk = Desk("C2").gear("C2", "L15").stand({1: "E21"}).unit_acts("C2", dice=[8, 8, 3])
    desk.answer(Declare)
    assert (desk.one(AttackRolled).hits, desk.one(AttackRolled).dealt, desk.enemy(1).hp) == (2, 3, 3)


@pytest.mark.rule("CFL-ATTACK-04")
@pytest.mark.rule("CFL-ATTACK-05")
def test_ex_11_a_target_that_is_dead_costs_the_attack() -> None:
    desk = Desk("C3").gear("C3", "L14", "L11").stand({1: "E19", 2: "E01"}).unit_acts("C3", dice=[5, 2])
    pistol, knife = desk.unit("C3").weapons
    desk.do(Declare(0, pistol, 1))
    assert not desk.all_of(AttackRolled), "nothing is rolled before everything is declared"
    assert desk.state.agenda[-1].continues  # type: ignore[union-attr]
    assert Confirm(0) in desk.legal
    assert desk.no(Pass(0)) == ("declared_already", "CFL-ATTACK-04")
    desk.do(Declare(0, knife, 1))
    assert desk.one(EnemyDied).card.startswith("E19")
    assert (desk.one(AttackLost).weapon, desk.enemy(2).hp, desk.unrolled) == (knife, 2, ())


@pytest.mark.rule("CFL-ATTACK-03")
@pytest.mark.rule("CFL-ATTACK-04")
@pytest.mark.rule("CFL-CRIT-03")
def test_two_weapons_may_have_two_targets_and_two_criticals() -> None:
    desk = Desk("C3").gear("C3", "L14", "L11").stand({1: "E10", 2: "E21"}).unit_acts("C3", dice=[8, 2, 8])
    pistol, knife = desk.unit("C3").weapons
    desk.do(Declare(0, knife, 2))
    assert [a.weapon for a in desk.offers(Declare)] == [pistol, pistol]
    assert desk.no(Declare(0, knife, 1)) == ("weapon_used", "CFL-ATTACK-03")
    desk.dice(8, 8, 2)
    desk.do(Declare(0, pistol, 1))
    rolled = desk.all_of(AttackRolled)
    assert [(e.weapon, e.critical, e.dealt) for e in rolled] == [(knife, True, 3), (pistol, True, 2)]


@pytest.mark.rule("CFL-ATTACK-03")
def test_one_of_two_weapons_is_enough() -> None:
    desk = Desk("C3").gear("C3", "L14", "L11").stand({1: "E10"}).unit_acts("C3", dice=[1, 1])
    desk.do(Declare(0, desk.card("C3", "L14"), 1), Confirm(0))
    assert len(desk.all_of(AttackRolled)) == 1


@pytest.mark.rule("CFL-ATTACK-03")
def test_extra_mutations_add_and_alternative_ones_replace() -> None:
    desk = Desk("C3").gear("C3", "L14", "L11").mutate("C3", "M11", "M21", "M31").stand({1: "E10"})
    desk.unit_acts("C3", dice=[1] * 9)
    assert {a.weapon for a in desk.offers(Declare)} == {*desk.unit("C3").weapons, "M11", "M21", "M31"}
    desk.do(Declare(0, "M21", 1))
    assert {a.weapon for a in desk.offers(Declare)} == {"M11"}
    assert desk.no(Declare(0, desk.card("C3", "L14"), 1)) == ("one_option", "CFL-ATTACK-03")
    assert desk.no(Declare(0, "M31", 1)) == ("one_option", "CFL-ATTACK-03")
    desk.do(Declare(0, "M11", 1))
    assert [e.weapon for e in desk.all_of(AttackRolled)] == ["M21", "M11"]
    desk.unit_acts("C3", dice=[1] * 9).do(Declare(0, "M11", 1))
    assert desk.no(Confirm(0)) == ("only_extra", "CFL-ATTACK-03")
    desk.do(Declare(0, desk.card("C3", "L14"), 1), Declare(0, desk.card("C3", "L11"), 1))
    assert [e.weapon for e in desk.all_of(AttackRolled)] == ["M11", *desk.unit("C3").weapons]


@pytest.mark.rule("CFL-ATTACK-08")
def test_an_enemy_rolls_its_dice_with_its_own_precision() -> None:
    from arcology.games.cyberflesh.events import StrikeRolled

    desk = Desk("C1").stand({1: "E09"}).enemy_acts(1, dice=[7, 6, 2])
    assert (desk.one(StrikeRolled).bonus, desk.one(StrikeRolled).hits, *desk.hp("C1")) == (1, 1, 19)


@pytest.mark.rule("CFL-ATTACK-09")
def test_helpers_strike_once_with_what_is_printed() -> None:
    desk = Desk("C1").helper("N03", "C1").mutate("N03", "M11", "M31").stand({1: "E10"})
    desk.unit_acts("N03", dice=[8, 8, 1])
    assert {a.weapon for a in desk.offers(Declare)} == {"#innate", "M11", "M31"}
    desk.do(Declare(0, "#innate", 1), Confirm(0))
    assert desk.one(AttackRolled).dealt == 3
    desk = Desk("C1").helper("CF").stand({1: "E10"}).unit_acts("CF", dice=[4, 4])
    desk.answer(Declare)
    assert desk.one(AttackRolled).dealt == 4


@pytest.mark.rule("CFL-ATTACK-10")
@pytest.mark.rule("CFL-CRIT-04")
def test_bare_hands() -> None:
    desk = Desk("C1").stand({1: "E10"}).unit_acts("C1", dice=[8])
    assert [a.weapon for a in desk.offers(Declare)] == ["#unarmed"]
    desk.answer(Declare)
    assert (desk.one(AttackRolled).damage, desk.one(AttackRolled).dealt) == (1, 2), "one die can be critical too"
    desk.mutate("C1", "M21").unit_acts("C1")
    assert [a.weapon for a in desk.offers(Declare)] == ["M21"]
    assert desk.no(Declare(0, "#unarmed", 1)) == ("armed", "CFL-ATTACK-10")
    desk.gear("C1", "L21").mutate("C1", "M11")
    assert desk.no(Declare(0, "M12", 1)) == ("no_weapon", "CFL-ATTACK-02")


@pytest.mark.rule("CFL-ATTACK-06")
def test_the_weapon_adds_to_precision() -> None:
    desk = Desk("C2").gear("C2", "L13").stand({1: "E10"}).unit_acts("C2", dice=[3])
    desk.answer(Declare)
    assert (desk.one(AttackRolled).bonus, desk.one(AttackRolled).hits) == (5, 1)
    desk = Desk("C2").gear("C2", "L26").stand({1: "E10"}).unit_acts("C2", dice=[4, 5, 5])
    desk.answer(Declare)
    assert (desk.one(AttackRolled).bonus, desk.one(AttackRolled).hits) == (3, 2)


@pytest.mark.rule("CFL-MUT-04")
@pytest.mark.rule("CFL-CHAR-07")
def test_who_dies_of_what_the_first_weapon_brought_uses_no_second_one() -> None:
    desk = Desk("C3", "C1").gear("C3", "L14", "L11").health("C3", 2).on_top("mutation", "M26")
    desk.stand({1: "E12", 2: "E10"}, {1: 1}).unit_acts("C3", dice=[5, 5, 8])
    pistol, knife = desk.unit("C3").weapons
    desk.do(Declare(0, pistol, 1), Declare(0, knife, 2))
    assert not desk.unit("C3").alive
    assert len(desk.all_of(AttackRolled)) == 1
    assert not desk.all_of(AttackLost)
    assert desk.unrolled == (8,)


@pytest.mark.rule("CFL-ATTACK-11")
def test_precision_is_read_when_the_weapon_is_rolled() -> None:
    desk = Desk("C3").gear("C3", "L14", "L11").on_top("mutation", "M17").stand({1: "E12", 2: "E10"}, {1: 1})
    desk.unit_acts("C3", dice=[5, 5, 3])
    pistol, knife = desk.unit("C3").weapons
    desk.do(Declare(0, pistol, 1), Declare(0, knife, 2))
    assert [(e.bonus, e.hits) for e in desk.all_of(AttackRolled)] == [(3, 2), (5, 1)]


def test_a_weapon_mutation_that_was_driven_out_is_lost() -> None:
    desk = Desk("C3").gear("C3", "L14").mutate("C3", "M11").on_top("mutation", "M13")
    desk.stand({1: "E12", 2: "E10"}, {1: 1}).unit_acts("C3", dice=[5, 5])
    desk.do(Declare(0, desk.card("C3", "L14"), 1), Declare(0, "M11", 2))
    assert desk.corner("C3", "tr") == "M13"
    assert desk.one(AttackLost).weapon == "M11"


@pytest.mark.rule("CFL-DEF-03")
def test_ex_14_an_enemys_defence_counts_once_for_each_weapon() -> None:
    desk = Desk("C3").gear("C3", "L14", "L11").stand({1: "E13"}).unit_acts("C3", dice=[5, 6, 5])
    pistol, knife = desk.unit("C3").weapons
    desk.do(Declare(0, pistol, 1), Declare(0, knife, 1))
    assert [(e.hits, e.defence, e.dealt) for e in desk.all_of(AttackRolled)] == [(2, 1, 1), (1, 1, 1)]
    assert desk.enemy(1).hp == 3


@pytest.mark.rule("CFL-DEF-03")
@pytest.mark.rule("CFL-DEF-05")
def test_an_enemys_defence_can_absorb_a_critical_too(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk("C3").gear("C3", "L14").stand({1: "E13"})
    card = desk.enemy(1).card
    monkeypatch.setitem(desk.book.enemies, card, replace(desk.book.enemies[card], defence=3))
    desk.unit_acts("C3", dice=[8, 1])
    desk.answer(Declare)
    assert (desk.one(AttackRolled).hits, desk.one(AttackRolled).critical, desk.one(AttackRolled).dealt) == (1, True, 0)


@pytest.mark.rule("CFL-DEF-03")
def test_damage_is_never_negative() -> None:
    desk = Desk("C3").gear("C3", "L14").stand({1: "E13"}).unit_acts("C3", dice=[1, 1])
    desk.answer(Declare)
    assert (desk.one(AttackRolled).dealt, desk.enemy(1).hp) == (0, 5)
