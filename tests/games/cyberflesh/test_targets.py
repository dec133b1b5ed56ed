"""Targets (CFL-TARGET)."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh.actions import Declare, NameUnit
from arcology.games.cyberflesh.events import TargetChosen
from arcology.games.cyberflesh.terms import Stat
from tests.games.cyberflesh.desk import Desk


def aimed(desk: Desk, slot: int = 1) -> str:
    """Whom the enemy aims at, all its dice missing."""
    desk.enemy_acts(slot, dice=[1] * 9)
    return str(desk.one(TargetChosen).unit)


@pytest.mark.rule("CFL-TARGET-01")
def test_a_unit_may_choose_any_enemy() -> None:
    desk = Desk("C1").gear("C1", "L21").stand({1: "E10", 4: "E01", 5: "E13"}).unit_acts("C1")
    assert [a.slot for a in desk.offers(Declare)] == [1, 4, 5]
    assert desk.no(Declare(0, desk.card("C1", "L21"), 2)) == ("empty_slot", "CFL-TARGET-01")


@pytest.mark.rule("CFL-TARGET-02")
@pytest.mark.rule("CFL-TARGET-04")
def test_ex_15_the_lowest_value_then_the_fewest_markers() -> None:
    desk = Desk("C1", "C2", "C3").stand({1: "E03"})
    assert aimed(desk) == "C1"
    told = desk.one(TargetChosen)
    assert (told.stat, told.value, told.by) == (Stat.INTELLIGENCE, 1, "value")
    desk = Desk("C1", "C2", "C3").mutate("C1", "M04").health("C1", 18, 2).stand({1: "E03"})
    assert aimed(desk) == "C3"
    told = desk.one(TargetChosen)
    assert (told.value, told.by, set(told.tied)) == (3, "necrosis", {"C1", "C3"})


@pytest.mark.rule("CFL-TARGET-03")
def test_ex_16_life_means_current_hp_and_helpers_count() -> None:
    desk = Desk("C1", "C2").health("C1", 7).health("C2", 9).helper("N03", "C1").stand({1: "E01"})
    assert aimed(desk) == "N03"
    desk = Desk("C1", "C2").health("C1", 7).health("C2", 9).stand({1: "E01"})
    assert aimed(desk) == "C1"
    desk = Desk("C1").helper("CF").health("C1", 12).stand({1: "E01"})
    assert aimed(desk) == "CF"


@pytest.mark.rule("CFL-TARGET-05")
def test_the_players_decide_what_is_still_equal() -> None:
    desk = Desk("C1", "C2", "C3").health("C1", 9).health("C2", 9).health("C3", 12).stand({1: "E01"})
    desk.enemy_acts(1, dice=[1])
    assert (desk.ask, desk.legal) == ("target", [NameUnit(0, "C2"), NameUnit(0, "C1")])
    assert desk.no(NameUnit(0, "C3")) == ("not_target", "CFL-TARGET-05")
    desk.do(NameUnit(0, "C1"))
    assert (desk.one(TargetChosen).unit, desk.one(TargetChosen).by) == ("C1", "players")


@pytest.mark.rule("CFL-TARGET-06")
@pytest.mark.rule("CFL-KEY-05")
def test_who_lures_is_compared_first() -> None:
    desk = Desk("C1", "C2", "C3").mutate("C2", "M18").stand({1: "E03"})
    assert aimed(desk) == "C2"
    assert desk.one(TargetChosen).by == "lure"
    desk = Desk("C1", "C2").mutate("C1", "M18").helper("N05", "C2").health("N05", 1).stand({1: "E01"})
    assert aimed(desk) == "C1"
