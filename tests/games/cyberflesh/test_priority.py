"""Who acts when (CFL-PRIO)."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh.actions import Next, Pass, RollOrder
from arcology.games.cyberflesh.events import OrderFixed, OrderRolled
from arcology.games.cyberflesh.rules.units import unit_order
from arcology.games.cyberflesh.tasks import TurnOrder
from tests.games.cyberflesh.desk import Desk

QUIET = [1] * 40


def laid() -> Desk:
    """The table of the worked example."""
    return Desk("C2", "C3").gear("C3", "L28").stand({4: "E09", 1: "E20", 2: "E01"}).dice(*QUIET)


@pytest.mark.rule("CFL-PRIO-01")
@pytest.mark.rule("CFL-PRIO-02")
@pytest.mark.rule("CFL-PRIO-03")
@pytest.mark.rule("CFL-PRIO-04")
def test_ex_08_the_order_of_a_turn() -> None:
    desk = laid()
    desk.run()
    assert desk.ask == "order"
    assert desk.legal == [Next(0, "C2"), Next(0, "C3"), RollOrder(0)]
    desk.do(Next(0, "C3"))
    fixed = desk.one(OrderFixed)
    assert fixed.order == ("#4", "C3", "C2", "#1", "#2")
    assert fixed.priorities == (8, 6, 6, 6, 6)


@pytest.mark.rule("CFL-PRIO-03")
def test_dice_may_settle_a_tie() -> None:
    desk = laid().dice(3, 7, *QUIET)
    desk.run()
    desk.do(RollOrder(0))
    rolled = desk.one(OrderRolled)
    assert (rolled.units, rolled.faces, rolled.order) == (("C2", "C3"), (3, 7), ("C3", "C2"))
    desk.stay()
    assert (desk.ask, desk.top.unit) == ("attack", "C3"), "and the tie is settled"
    desk = laid().dice(4, 4, *QUIET)
    desk.run()
    desk.do(RollOrder(0))
    assert desk.one(OrderRolled).order == ("C2", "C3"), "equal faces stay as they are"


@pytest.mark.rule("CFL-PRIO-03")
def test_of_three_the_players_name_one_after_the_other() -> None:
    desk = Desk("C2", "C3").gear("C3", "L28").helper("N03", "C2").stand({1: "E25"}).dice(*QUIET).run()
    assert desk.legal == [Next(0, "C2"), Next(0, "C3"), Next(0, "N03"), RollOrder(0)]
    desk.do(Next(0, "N03"))
    assert desk.legal == [Next(0, "C2"), Next(0, "C3")]
    assert desk.no(RollOrder(0)) == ("no_dice_for_order", "CFL-PRIO-03")
    assert desk.no(Next(0, "N03")) == ("not_tied", "CFL-PRIO-03")
    desk.do(Next(0, "C3"))
    assert desk.one(OrderFixed).order == ("N03", "C3", "C2", "#1")


@pytest.mark.rule("CFL-PRIO-05")
def test_the_order_is_fixed_for_the_turn() -> None:
    desk = Desk("C1", "C2").stand({1: "E25"}).dice(*QUIET).run()
    first = desk.state.combat.order  # type: ignore[union-attr]
    desk.answer(Pass)
    desk.mutate("C1", "M03", "M27")
    assert desk.unit("C1").stats[0] == 7
    assert desk.state.combat.order == first  # type: ignore[union-attr]
    desk.answer(Pass)
    desk.stay()
    assert desk.state.combat.order == ["C1", "C2", "#1"]  # type: ignore[union-attr]


@pytest.mark.rule("CFL-PRIO-06")
def test_unit_order() -> None:
    desk = Desk("C1", "C2", "C3").gear("C3", "L28").helper("CF").helper("N07", "C1").helper("N01", "C3")
    assert [unit.id for unit in unit_order(desk.state)] == ["C2", "C3", "C1", "N01", "N07", "CF"]
    desk.unit("C2").hp = 0
    assert [unit.id for unit in unit_order(desk.state)] == ["C3", "C1", "N01", "N07", "CF"]


def test_priority_of_cards_counts() -> None:
    desk = Desk("C1").mutate("C1", "M03").stand({1: "E03", 2: "E01"}).dice(*QUIET).run(TurnOrder())
    assert desk.one(OrderFixed).order == ("#2", "C1", "#1")
