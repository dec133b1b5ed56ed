"""Steps 3 and 4 (CVL-SHIELD, CVL-GROW)."""

from __future__ import annotations

import pytest

from arcology.games.cities_of_venus.events import Deployed, Grew, ShieldsHeld, VnautsLost
from arcology.games.cities_of_venus.terms import DeploySource
from tests.games.cities_of_venus.desk import Desk


@pytest.mark.rule("CVL-SHIELD-01")
def test_ex_17_shields_wear_down_by_one() -> None:
    desk = Desk().city("S3 A2").shields()
    assert desk.counts() == "P0 M0 S2 N0 A2 F0"
    assert Desk().city("S1 A2").shields().counts() == "P0 M0 S0 N0 A2 F0"


@pytest.mark.rule("CVL-SHIELD-02")
def test_ex_17_without_shields_two_go_from_elsewhere() -> None:
    desk = Desk().city("A2 F2").shields()
    assert (desk.ask, desk.options) == ("loss", "AF")
    desk.lose("AF")
    assert desk.counts() == "P0 M0 S0 N0 A1 F1"
    (found,) = desk.of(VnautsLost)
    assert (found.reason, found.rule) == ("shields", "CVL-SHIELD-02")


@pytest.mark.rule("CVL-SHIELD-03")
def test_ex_17_who_has_fewer_loses_them() -> None:
    desk = Desk().city("A1", iis=4).shields()
    assert (desk.me.population, desk.me.iis, desk.ask) == (0, 4, "grab")
    nobody = Desk().city("").shields()
    assert nobody.of(ShieldsHeld) == [ShieldsHeld(0, "", "CVL-RUL-24")]


@pytest.mark.rule("CVL-SHIELD-04", "CVL-CARD-10")
@pytest.mark.parametrize("shields", [0, 3])
def test_ex_17_stable_shields_skip_the_step(shields: int) -> None:
    desk = Desk().slot("stable_shields").city(f"S{shields} A2 F2").shields()
    assert desk.me.population == shields + 4
    assert desk.of(ShieldsHeld) == [ShieldsHeld(0, "stable_shields", "CVL-SHIELD-04")]
    assert desk.strike("E01").me.dept[2] == max(0, shields - 2), "events still hit them"


@pytest.mark.rule("CVL-GROW-01", "CVL-GROW-02")
@pytest.mark.parametrize(
    ("counts", "n"), [("F5 A3", 3), ("F6 A6", 6), ("F0 A4", 2), ("F1 A1", 2), ("F2 A5", 2), ("F3 A5", 3)]
)
def test_ex_18_growth_is_the_smaller_of_food_and_air_but_at_least_two(counts: str, n: int) -> None:
    desk = Desk().city(counts).grow()
    assert [event.n for event in desk.of(Grew)] == [n]
    assert desk.state.plan is not None
    assert (desk.state.plan.arriving, desk.state.plan.source) == (n, DeploySource.GROWTH)


@pytest.mark.rule("CVL-GROW-06", "CVL-CARD-21")
@pytest.mark.parametrize(("counts", "n"), [("F1 A4", 4), ("F5 A4", 6)])
def test_ex_18_extra_growth_comes_after_the_floor(counts: str, n: int) -> None:
    desk = Desk().slot("nursery_ring").city(counts).grow()
    (found,) = desk.of(Grew)
    assert (found.n, found.extra) == (n, 2)


@pytest.mark.rule("CVL-GROW-03")
def test_growth_is_one_deployment_with_two_for_the_station() -> None:
    desk = Desk().city("F3 A3 S1", iis=1).grow().put("IIN")
    assert desk.counts() == "P0 M0 S1 N1 A3 F3"
    assert desk.me.iis == 3
    assert desk.of(Deployed) == [Deployed(0, DeploySource.GROWTH, 3, (0, 0, 0, 1, 0, 0, 0, 2))]


@pytest.mark.rule("CVL-GROW-04", "CVL-CARD-13")
def test_ex_40_temporary_workers_do_not_count_for_growth() -> None:
    desk = Desk().bay("temp_workers").city("F3 A5", temp=4).grow()
    assert [event.n for event in desk.of(Grew)] == [3]


@pytest.mark.rule("CVL-GROW-05")
def test_the_row_is_open_while_growth_is_deployed() -> None:
    desk = Desk().row("G01", "G03").grow()
    seen = desk.rules.observe(desk.state, 0)
    assert desk.ask == "deploy"
    assert seen.row == ["G01", "G03"]
