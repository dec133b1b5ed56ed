"""Enemies' abilities, criticals, DEFENCE, keywords against them (CFL-ABILITY, CFL-CRIT-01, CFL-DEF, CFL-KEY)."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.actions import Declare, Use
from arcology.games.cyberflesh.asks import RunEffects
from arcology.games.cyberflesh.events import (
    Absorbed,
    AttackLost,
    EnemyDied,
    EnemyHurt,
    Exploded,
    FightWon,
    MutationGained,
    NecrosisGained,
    StrikeRolled,
    UnitDied,
    UnitHurt,
)
from arcology.games.cyberflesh.rules.strikes import incited
from tests.games.cyberflesh.desk import Desk


@pytest.mark.rule("CFL-CRIT-01")
@pytest.mark.rule("CFL-DEF-01")
def test_ex_12_every_natural_8_adds_one_and_defence_counts_once() -> None:
    desk = Desk("C2").gear("C2", "L34").stand({1: "E09"}).enemy_acts(1, dice=[8, 8, 7])
    struck = desk.one(StrikeRolled)
    assert (struck.hits, struck.criticals, struck.defence, struck.lost, *desk.hp("C2")) == (3, 2, 1, 4, 10)


@pytest.mark.rule("CFL-DEF-05")
@pytest.mark.rule("CFL-KEY-04")
def test_ex_13_defence_can_absorb_a_natural_8() -> None:
    desk = Desk("C1").gear("C1", "L36").mutate("C1", "M25").stand({1: "E01"}).enemy_acts(1, dice=[8])
    assert (desk.one(StrikeRolled).hits, *desk.hp("C1"), desk.enemy(1).hp) == (1, 20, 2)
    assert not desk.all_of(EnemyHurt)


@pytest.mark.rule("CFL-KEY-04")
@pytest.mark.rule("CFL-DEF-04")
@pytest.mark.rule("CFL-DEATH-05")
def test_thorns_hurt_the_one_who_hurt() -> None:
    desk = Desk("C1").mutate("C1", "M25", "M37").stand({1: "E13", 2: "E10"}, {1: 1}).enemy_acts(1, dice=[7])
    assert [(e.amount, e.cause, e.by) for e in desk.all_of(EnemyHurt)] == [(2, "thorns", "C1")]
    assert desk.one(EnemyDied).killer == "C1", "no defence against thorns"
    desk = Desk("C1", "C2").mutate("C2", "M25").health("C2", 2).stand({1: "E13"}).enemy_acts(1, dice=[7]).stay()
    assert desk.one(UnitDied).unit == "C2"
    assert not desk.all_of(EnemyHurt), "only a living one has thorns"
    desk = Desk("C1").helper("N09", "C1", hp=2).mutate("N09", "M25").stand({1: "E13"}).enemy_acts(1, dice=[7])
    assert desk.one(UnitDied).unit == "N09"
    assert not desk.all_of(EnemyHurt), "of helpers too"


@pytest.mark.rule("CFL-ABILITY-01")
@pytest.mark.rule("CFL-ABILITY-05")
def test_ex_20_inciters_add_to_each_hit_of_their_neighbours() -> None:
    desk = Desk("C1").stand({1: "E08", 2: "E02", 3: "E08"}).enemy_acts(2, dice=[6, 8])
    struck = desk.one(StrikeRolled)
    assert (struck.incite, struck.damage, struck.lost, *desk.hp("C1")) == (2, 3, 7, 13)
    desk.enemy_acts(1, dice=[6])
    assert desk.one(StrikeRolled).incite == 0, "none incites itself"
    desk = Desk("C1").stand({1: "E08", 5: "E02"})
    assert incited(desk.book, desk.state, 5) == 0, "slots 1 and 5 are not adjacent"
    other = Desk("C1").stand({1: "E02", 5: "E08", 4: "E02"})
    assert incited(other.book, other.state, 1) == 0, "from neither side"
    assert incited(other.book, other.state, 4) == 1
    desk.state.monster_deck.append(desk.state.slots[0].card)  # type: ignore[union-attr]
    desk.state.slots[0] = None
    assert incited(desk.book, desk.state, 2) == 0, "nor does one that left"


@pytest.mark.rule("CFL-ABILITY-02")
@pytest.mark.rule("CFL-ATTACK-05")
def test_ex_22_provoke() -> None:
    desk = Desk("C2").gear("C2", "L12", "L13", "L05").stand({1: "E07", 2: "E20"}, {1: 2}).unit_acts("C2", dice=[4, 4])
    driver, fan = desk.unit("C2").weapons
    assert {a.slot for a in desk.offers(Declare)} == {1}
    assert desk.no(Declare(0, driver, 2)) == ("provoked", "CFL-ABILITY-02")
    assert Use(0, desk.card("C2", "L05"), "", 2) in desk.legal, "consumables are no attacks"
    desk.do(Declare(0, driver, 1), Declare(0, fan, 1))
    assert desk.one(EnemyDied).slot == 1
    assert desk.one(AttackLost).weapon == fan
    desk.unit_acts("C2")
    assert {a.slot for a in desk.offers(Declare)} == {2}


@pytest.mark.rule("CFL-ABILITY-03")
@pytest.mark.rule("CFL-ABILITY-04")
@pytest.mark.rule("CFL-DEF-02")
@pytest.mark.rule("CFL-IMMOL-06")
def test_ex_19_an_explosion() -> None:
    desk = Desk("C1", "C2").gear("C2", "L36").helper("N03", "C1").stand({1: "E08", 2: "E04", 3: "E10"}).enemy_acts(2)
    assert desk.one(Exploded).damage == 3, "not raised by its neighbour"
    assert desk.hp("C1", "C2", "N03") == (17, 11, 2)
    assert [e.amount for e in desk.all_of(UnitHurt)] == [3, 3, 3]
    assert desk.names(desk.state.graveyard) == ["E04"]
    assert desk.state.slot_loot == [[]] * 6
    assert not desk.all_of(MutationGained)
    assert desk.unrolled == ()


@pytest.mark.rule("CFL-ABILITY-04")
def test_who_dies_first_does_not_explode_and_the_last_explosion_wins() -> None:
    desk = Desk("C1").gear("C1", "L21").stand({1: "E05"}).unit_acts("C1", dice=[5, 5])
    desk.answer(Declare)
    assert not desk.all_of(Exploded)
    assert desk.all_of(FightWon)
    desk = Desk("C1").stand({1: "E05"}).enemy_acts(1)
    assert desk.all_of(FightWon)
    assert desk.state.monsters_killed == 0, "nobody killed it"


@pytest.mark.rule("CFL-ABILITY-06")
@pytest.mark.rule("CFL-ABILITY-07")
def test_ex_21_absorb_heals_what_was_really_lost() -> None:
    desk = Desk("C2").gear("C2", "L34").stand({1: "E11"}, {1: 2}).enemy_acts(1, dice=[6, 6])
    assert (desk.one(StrikeRolled).lost, *desk.hp("C2"), desk.enemy(1).hp) == (1, 13, 3)
    assert desk.one(Absorbed).amount == 1
    desk.enemy_acts(1, dice=[8, 8])
    assert (desk.enemy(1).hp, desk.one(Absorbed).amount) == (4, 1), "never above its maximum"
    desk = Desk("C1", "C2").health("C2", 1).stand({1: "E11"}, {1: 1}).enemy_acts(1, dice=[6, 6]).stay()
    assert desk.one(StrikeRolled).lost == 1
    assert desk.enemy(1).hp == 2, "at most what was left"


@pytest.mark.rule("CFL-ABILITY-08")
@pytest.mark.rule("CFL-ABILITY-10")
@pytest.mark.rule("CFL-KEY-03")
def test_ex_24_necrosis_is_one_gain_for_the_strike() -> None:
    desk = Desk("C1").gear("C1", "L30").mutate("C1", "M15").stand({1: "E15"})
    assert desk.unit("C1").keywords[2] == 2
    desk.enemy_acts(1, dice=[6, 6])
    assert (desk.one(NecrosisGained).amount, desk.one(NecrosisGained).filtered) == (0, 2)
    desk.book.effects["test.three"] = (fx.Necrosis(fx.Who.EACH_UNIT, 3),)
    try:
        desk.run(RunEffects("test.three"))
    finally:
        del desk.book.effects["test.three"]
    assert desk.unit("C1").necrosis == 1
    desk = Desk("C1").gear("C1", "L30").health("C1", 10, 3).event(25)
    assert desk.unit("C1").necrosis == 0, "removing is not filtered"


@pytest.mark.rule("CFL-ABILITY-10")
def test_the_order_after_a_strike() -> None:
    """hp, death, ABSORB, NECROSIS, THORNS."""
    desk = Desk("C1").mutate("C1", "M25").stand({1: "D01", 2: "D07"}, {2: 5})
    desk.enemy_acts(1, dice=[6, 6])
    kinds = [type(e) for e in desk.events if isinstance(e, StrikeRolled | NecrosisGained | EnemyHurt)]
    assert kinds == [StrikeRolled, NecrosisGained, EnemyHurt]
    desk.health("C1", 20).enemy_acts(2, dice=[6, 6])
    kinds = [type(e) for e in desk.events if isinstance(e, StrikeRolled | Absorbed | EnemyHurt)]
    assert kinds == [StrikeRolled, Absorbed, EnemyHurt]
    desk = Desk("C1", "C2").health("C1", 1).stand({1: "D01"}).enemy_acts(1, dice=[6, 6]).stay()
    assert desk.one(UnitDied).unit == "C1"
    assert not desk.all_of(NecrosisGained), "the dead gain no markers"


@pytest.mark.rule("CFL-ABILITY-09")
def test_a_relentless_final_boss() -> None:
    desk = Desk("C1", "C2").stand({1: "F1"}).enemy_acts(1, dice=[5, 1, 8, 5])
    assert [(e.unit, e.lost) for e in desk.all_of(StrikeRolled)] == [("C2", 2), ("C1", 5)]
