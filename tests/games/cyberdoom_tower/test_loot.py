"""Looting (CDT-LOOT)."""

from __future__ import annotations

import pytest

from arcology.games.cyberdoom_tower.actions import Discard, LeaveCrate, Loot, Move, Pass, UseSuit
from arcology.games.cyberdoom_tower.cards import Equipment
from arcology.games.cyberdoom_tower.events import HideFailed, HidePassed, HideRolled, Looted
from tests.games.cyberdoom_tower.desk import Desk


@pytest.mark.rule("CDT-LOOT-01")
@pytest.mark.rule("CDT-LOOT-03")
@pytest.mark.rule("CDT-LOOT-04")
@pytest.mark.rule("CDT-HIDE-01")
@pytest.mark.rule("CDT-R-30")
def test_we_36_loot_only_on_arrival() -> None:
    desk = Desk("T1/S1@7", seats=2).at(0, 1)
    desk.do(Move(0, 0, 2))
    desk.dice(5)
    desk.do(LeaveCrate(0))
    assert desk.event(HideRolled).threshold == 2
    assert desk.event(HidePassed).total == 5
    assert desk.no(Loot(0)) == ("loot_only_on_arrival", "CDT-LOOT-04")
    desk.dice(6)
    desk.do(Move(0, 0, 1), Move(0, 0, 2))
    assert desk.ask == "crate", "leaving and coming back offers it again"
    desk.dice(6)
    desk.do(Loot(0))
    assert desk.me.ap == 0, "looting itself cost nothing"
    desk.at(0, 1, seat=1)
    desk.turn_of(1).dice(6)
    desk.do(Move(1, 0, 2))
    assert desk.ask == "turn", "once looted, the partner's arrival offers nothing"
    assert desk.no(Loot(1)) == ("crate_looted", "CDT-LOOT-03")


@pytest.mark.rule("CDT-LOOT-01")
def test_looting_is_free_and_optional() -> None:
    desk = Desk("T1/S1@7")
    desk.do(Move(0, 0, 2))
    assert desk.rules.legal(desk.state) == [Loot(0), LeaveCrate(0)]
    desk.dice(6)
    desk.do(Loot(0))
    assert desk.me.ap == 1
    assert desk.no(Loot(0)) == ("crate_looted", "CDT-LOOT-03")
    desk.at(0, 0)
    assert desk.no(Loot(0)) == ("no_crate", "CDT-LOOT-01")


@pytest.mark.rule("CDT-LOOT-02")
@pytest.mark.rule("CDT-R-29")
@pytest.mark.rule("CDT-R-68")
def test_looting_draws_marks_and_then_tests_harder_by_one_once() -> None:
    desk = Desk("T1/S1@7").next_card(Equipment.JETPACK)
    desk.do(Move(0, 0, 2))
    desk.dice(3)
    desk.do(Loot(0))
    assert desk.event(Looted).card is Equipment.JETPACK
    assert desk.floor.looted == {2}
    assert desk.event(HideRolled).threshold == 3
    assert desk.me.equipment == (Equipment.JETPACK,)
    desk.dice(6)
    desk.do(Move(0, 0, 1))
    assert desk.event(HideRolled).threshold == 1, "only that one test was harder"


@pytest.mark.rule("CDT-LOOT-05")
@pytest.mark.rule("CDT-R-31")
def test_an_empty_pile_makes_crates_inert_and_used_cards_never_return() -> None:
    desk = Desk("T1/S1@7").give(*Equipment)
    desk.at(0, 0, energy=1)
    desk.do(*(Discard(0, card) for card in list(Equipment)[:5]))
    assert desk.state.pile == []
    assert desk.state.discarded == tuple(Equipment)[:5]
    desk.dice(6)
    desk.do(Move(0, 0, 2))
    assert desk.event(HideRolled).threshold == 2
    assert desk.floor.looted == frozenset()
    assert desk.no(Loot(0)) == ("pile_empty", "CDT-LOOT-05")


@pytest.mark.rule("CDT-LOOT-06")
def test_the_card_is_kept_when_the_test_fails() -> None:
    desk = Desk("T1/S1@7").next_card(Equipment.GUNSIGHT).at(0, 1, luck=0)
    desk.do(Move(0, 0, 2))
    desk.dice(1)
    desk.do(Loot(0))
    assert desk.event(HideFailed).threshold == 3
    assert desk.me.equipment == (Equipment.GUNSIGHT,)


@pytest.mark.rule("CDT-LOOT-06")
def test_a_suit_just_drawn_serves_that_very_test() -> None:
    desk = Desk("T1/S1@7").next_card(Equipment.TECNO_SUIT).at(0, 1, luck=0)
    desk.do(Move(0, 0, 2))
    desk.dice(2)
    desk.do(Loot(0), UseSuit(0))
    assert desk.event(HidePassed).threshold == 2


def test_waiting_beside_a_crate_loots_nothing() -> None:
    desk = Desk("T1/S1@7").at(0, 2)
    desk.do(Pass(0))
    assert desk.me.equipment == ()
    assert desk.no(Loot(0)) == ("loot_only_on_arrival", "CDT-LOOT-04")
