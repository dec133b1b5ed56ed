"""Immolation (CFL-IMMOL)."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh.actions import No, Use, Yes
from arcology.games.cyberflesh.events import Immolated, NecrosisGained, StrikeRolled, StrikeTaken, TargetChosen
from arcology.games.cyberflesh.rules.immolation import may_immolate
from tests.games.cyberflesh.desk import Desk


@pytest.mark.rule("CFL-IMMOL-01")
@pytest.mark.rule("CFL-IMMOL-02")
@pytest.mark.rule("CFL-IMMOL-03")
@pytest.mark.rule("CFL-IMMOL-04")
def test_ex_17_somebody_else_takes_the_blow() -> None:
    desk = Desk("C3", "C1").gear("C3", "L34").stand({1: "E21"}).enemy_acts(1)
    assert desk.one(TargetChosen).unit == "C1"
    assert not desk.all_of(StrikeRolled), "asked before the roll"
    assert (desk.ask, desk.seat, desk.top.unit, desk.legal) == ("immolate", 0, "C3", [No(0), Yes(0)])
    desk.do(Yes(0))
    taken = desk.one(StrikeTaken)
    assert (taken.unit, taken.hits, taken.defence, taken.lost) == ("C3", 1, 1, 2)
    assert desk.hp("C3", "C1") == (14, 20)
    assert desk.unrolled == ()
    assert (desk.one(Immolated).unit, desk.one(Immolated).target) == ("C3", "C1")


@pytest.mark.rule("CFL-IMMOL-03")
@pytest.mark.rule("CFL-IMMOL-04")
@pytest.mark.rule("CFL-ABILITY-08")
def test_ex_18_incited_and_necrotic() -> None:
    desk = Desk("C1", "C2").stand({1: "E08", 2: "E15"}).enemy_acts(2)
    assert desk.one(TargetChosen).unit == "C2"
    desk.do(Yes(0))
    assert (desk.one(StrikeTaken).lost, *desk.hp("C1"), desk.unit("C1").necrosis) == (4, 16, 2)
    assert desk.one(NecrosisGained).amount == 2


@pytest.mark.rule("CFL-IMMOL-04")
def test_thorns_and_absorb_work_on_the_one_who_takes_it() -> None:
    desk = Desk("C1", "C2").mutate("C1", "M25").stand({1: "E17"}, {1: 2}).enemy_acts(1)
    desk.do(Yes(0))
    assert desk.enemy(1).hp == 2 + 2 - 1


@pytest.mark.rule("CFL-IMMOL-05")
@pytest.mark.rule("CFL-IMMOL-06")
@pytest.mark.rule("CFL-NPC-05")
@pytest.mark.rule("CFL-ALLY-03")
def test_who_may_for_whom() -> None:
    desk = Desk("C1", "C2", "C3").helper("N01", "C1").helper("N02", "C2").helper("CF")
    names = ("C1", "C2", "C3", "N01", "N02", "CF")
    able = {(a, b) for a in names for b in names if may_immolate(desk.unit(a), desk.unit(b))}
    characters = {(a, b) for a in names[:3] for b in names[:3] if a != b}
    assert able == characters | {("N01", "C1"), ("N02", "C2")} | {("CF", name) for name in names[:3]}


@pytest.mark.rule("CFL-IMMOL-06")
def test_nobody_is_asked_for_a_helper() -> None:
    desk = Desk("C1", "C2").helper("N03", "C1").stand({1: "E01"}).enemy_acts(1, dice=[1])
    assert desk.one(TargetChosen).unit == "N03"
    assert desk.all_of(StrikeRolled)


@pytest.mark.rule("CFL-IMMOL-07")
def test_volunteers_are_asked_in_unit_order_until_one_accepts() -> None:
    desk = Desk("C1", "C2", "C3").helper("N01", "C1").helper("CF").mutate("N01", "M03").stand({1: "E10"})
    desk.enemy_acts(1, dice=[1])
    asked = []
    while desk.ask == "immolate":
        asked.append((desk.top.unit, desk.seat))
        desk.answer(No)
    assert asked == [("C2", 1), ("C3", 2), ("N01", 0), ("CF", 0)]
    assert desk.one(StrikeRolled).unit == "C1"
    desk = Desk("C1", "C2", "C3").stand({1: "E10"}).enemy_acts(1)
    desk.answer(No)
    desk.answer(Yes)
    assert desk.one(StrikeTaken).unit == "C3"
    assert desk.ask == "attack", "nobody else is asked"


@pytest.mark.rule("CFL-IMMOL-02")
@pytest.mark.rule("CFL-COMBAT-12")
def test_consumables_come_before_volunteers() -> None:
    desk = Desk("C1", "C2").gear("C2", "L05", "L01").health("C1", 4).stand({1: "E10", 2: "E13"}, {1: 3})
    desk.enemy_acts(1, dice=[1])
    assert (desk.ask, desk.top.moment, desk.seat) == ("window", "immolation", 1)
    desk.do(Use(1, desk.card("C2", "L01"), "C1"))
    assert desk.ask == "window"
    assert desk.state.combat.target == "C1", "the target is kept"  # type: ignore[union-attr]
    desk.do(Use(1, desk.card("C2", "L05"), "", 1))
    assert desk.state.slots[0] is None
    assert desk.ask == "attack", "the attacker is gone, so nobody is asked"
    assert not desk.all_of(StrikeRolled)


def test_alone_nobody_is_asked() -> None:
    desk = Desk("C1").stand({1: "E10"}).enemy_acts(1, dice=[1])
    assert desk.all_of(StrikeRolled)


@pytest.mark.rule("CFL-IMMOL-02")
@pytest.mark.rule("CFL-RUL-40")
def test_if_the_target_dies_in_the_window_the_activation_is_over() -> None:
    desk = Desk("C1", "C2").gear("C1", "L04").health("C2", 1).stand({1: "E13"}).enemy_acts(1, dice=[8])
    assert (desk.ask, desk.top.moment, desk.top.actor) == ("window", "immolation", "C2")
    desk.do(Use(0, desk.card("C1", "L04"), "C2"))
    assert not desk.unit("C2").alive
    assert desk.ask == "attack", "nobody steps in for the dead, and nobody else is struck"
    assert desk.unrolled == (8,)
