"""Step 5: equipping, mining, immigration (CVL-ACT, CVL-MINE, CVL-HOLD)."""

from __future__ import annotations

import pytest

from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.events import Bought, DieRolled, Immigrated, MineralsGained, Paid, VnautsLost
from arcology.games.cities_of_venus.terms import gems
from tests.games.cities_of_venus.desk import Desk

MINE, REROLL, KEEP = act.Mine(0), act.Reroll(0), act.KeepRoll(0)
FULL = "P6 M6 S6 N6 A6 F6"


@pytest.mark.rule("CVL-ACT-01")
def test_a_city_does_what_it_likes_in_any_order() -> None:
    desk = Desk(die=[3]).bay("Y10").city("P1 M1 N1", minerals=7).actions()
    assert desk.offered == [act.Equip(0), MINE, act.Immigrate(0), act.EndActions(0)]
    desk.act(act.Immigrate(0)).put("P").act(MINE).act(act.Equip(0))
    assert (desk.me.slots[1], desk.me.minerals, desk.ask) == ("Y10", 3, "grab")


def test_a_city_with_nothing_to_do_is_not_asked() -> None:
    assert Desk().city("P1").actions().ask == "grab"


def test_a_city_may_stop_whenever_it_likes() -> None:
    assert Desk().city("N1").actions().act(act.EndActions(0)).ask == "grab"


@pytest.mark.rule("CVL-ACT-02", "CVL-ACT-03")
def test_ex_29_one_immigrant_for_four_points() -> None:
    desk = Desk().city("P1 M2 N3", minerals=9).actions().act(act.Immigrate(0))
    assert (desk.me.minerals, desk.ask) == (5, "deploy")
    assert "I" in desk.options
    desk.put("I")
    assert desk.me.iis == 1
    assert desk.of(Immigrated) == [Immigrated(0, 4)]
    assert desk.refused(act.Immigrate(0)) == "CVL-ACT-03"


@pytest.mark.rule("CVL-ACT-04")
def test_nobody_is_bought_without_room() -> None:
    desk = Desk().city(FULL, minerals=9, iis=8).actions()
    assert desk.refused(act.Immigrate(0)) == "CVL-ACT-04"
    assert Desk().city("N1", minerals=3).actions().refused(act.Immigrate(0)) == "CVL-ACT-02"


@pytest.mark.rule("CVL-ACT-05")
def test_minerals_of_this_step_may_be_spent_in_it() -> None:
    desk = Desk(die=[4]).city("N1", minerals=0).actions()
    assert desk.refused(act.Immigrate(0)) == "CVL-ACT-02"
    desk.act(MINE).act(act.Immigrate(0))
    assert desk.me.minerals == 0


@pytest.mark.rule("CVL-ACT-06", "CVL-HOLD-04")
def test_ex_30_equipping_costs_a_mechanical_more() -> None:
    desk = Desk().bay("Y04").city("P2 M3 N1", minerals=4).actions().act(act.Equip(0))
    assert (desk.counts(), desk.me.minerals) == ("P1 M0 S0 N1 A0 F0", 2)
    assert (desk.capacity("A"), desk.me.bay, desk.me.slots[4]) == (10, "", "Y04")
    assert desk.of(Bought) == [Bought(0, "Y04", True, "CVL-ACT-06")]
    assert desk.of(Paid) == [Paid(0, "Y04", (1, 3, 0, 0, 0, 0), 0, 0, 2)]
    poor = Desk().bay("Y04").city("P2 M2 N1", minerals=4).actions()
    assert poor.refused(act.Equip(0)) == "CVL-PAY-01"
    assert Desk().bay("Y04").city("P2 M3 N1", minerals=1).actions().refused(act.Equip(0)) == "CVL-PAY-02"


@pytest.mark.rule("CVL-CARD-16")
def test_ex_30_an_autonomous_installation_pays_every_mechanical_symbol() -> None:
    desk = Desk().slot("auto_install").bay("Y04").city("P2 M0 N1", minerals=4).actions().act(act.Equip(0))
    assert (desk.counts(), desk.me.minerals) == ("P1 M0 S0 N1 A0 F0", 2)
    (found,) = desk.strike("E07").of(VnautsLost)[:1]
    assert found.shortage == 2, "losses are not spared"


@pytest.mark.rule("CVL-ACT-07")
def test_a_stored_canister_is_equipped_in_step_5_only() -> None:
    desk = Desk().bay("G01").city("P3 M3").grab()
    assert desk.refused(act.Equip(0)) == "CVL-ACT-07"
    assert Desk().city("N1").actions().refused(act.Equip(0)) == "CVL-ACT-06"


@pytest.mark.rule("CVL-HOLD-06")
def test_a_stored_booster_works_when_it_is_equipped() -> None:
    desk = Desk().bay("G17").city("M2 S1 N1").actions().act(act.Equip(0))
    assert (desk.me.dept[2], desk.me.boosts) == (5, ("G17",))


@pytest.mark.rule("CVL-HOLD-01", "CVL-HOLD-05")
def test_ex_36_a_bay_holds_one_canister_and_keeps_it() -> None:
    desk = Desk().bay("Y04").city("P0 M2").row("Y10", "R01").grab()
    assert not [a for a in desk.offered if isinstance(a, act.Store)]
    assert desk.refused(act.Store(0, "Y10")) == "CVL-HOLD-01"
    assert {type(a) for a in desk.offered} == {act.TakeVnaut, act.PassGrab}
    assert {type(a) for a in Desk().bay("Y04").city("N1").actions().offered} == {act.Mine, act.EndActions}


@pytest.mark.rule("CVL-HOLD-02")
def test_a_stored_canister_does_nothing() -> None:
    desk = Desk(die=[2]).bay("G13").city("N1").actions().act(MINE)
    assert (desk.me.minerals, desk.capacity("N")) == (2, 6)
    assert [line.values[0] for line in desk.rules.score(desk.state).lines[:3]] == [0, 0, 0]


@pytest.mark.rule("CVL-HOLD-03")
def test_a_canister_stored_in_step_6_waits_for_the_next_round() -> None:
    desk = Desk(2).city("P0 M2", minerals=3).row("Y10").grab().act(act.Store(0, "Y10"))
    assert desk.me.bay == "Y10"
    assert desk.refused(act.Equip(0)) in ("CVL-GRAB-01", "CVL-ACT-07")
    desk.me.dept[0] = 1
    assert desk.actions().offered[0] == act.Equip(0)


@pytest.mark.rule("CVL-MINE-01", "CVL-MINE-02", "CVL-MINE-03")
def test_ex_24_mining_once_a_round() -> None:
    desk = Desk(die=[5]).city("N3", minerals=2).actions().act(MINE)
    assert (desk.counts(), desk.me.minerals) == ("P0 M0 S0 N2 A0 F0", 7)
    assert [(gem.name, count) for gem, count in gems(desk.me.minerals)] == [("PINK", 1), ("BLACK", 3)]
    assert desk.of(DieRolled) == [DieRolled(0, 5, False, "CVL-MINE-01")]
    desk.me.minerals = 9
    assert desk.actions().refused(MINE) == "CVL-MINE-03"


@pytest.mark.rule("CVL-MINE-04")
def test_nobody_mines_without_a_miner() -> None:
    assert Desk().city("P1", minerals=9).actions().refused(MINE) == "CVL-MINE-04"


@pytest.mark.rule("CVL-MINE-06")
def test_ex_25_a_die_may_be_rolled_again_and_the_second_result_counts() -> None:
    desk = Desk(die=[4, 1]).slot("G11").city("N2").actions().act(MINE)
    assert (desk.ask, desk.state.roll, desk.offered) == ("reroll", 4, [KEEP, REROLL])
    desk.act(REROLL)
    assert (desk.me.minerals, desk.state.roll) == (1, 0)
    assert [(event.roll, event.again) for event in desk.of(DieRolled)] == [(4, False), (1, True)]
    kept = Desk(die=[4]).slot("G11").city("N2").actions().act(MINE).act(KEEP)
    assert kept.me.minerals == 4


@pytest.mark.rule("CVL-MINE-07")
def test_ex_26_two_dice_send_a_second_one_down() -> None:
    desk = Desk(die=[3, 6]).slot("Y12").city("N2").actions().act(MINE).act(MINE)
    assert (desk.me.minerals, desk.me.dept[3]) == (9, 0)
    one = Desk(die=[3]).slot("Y12").city("N1").actions().act(MINE)
    assert (one.me.minerals, one.ask) == (3, "grab")


@pytest.mark.rule("CVL-MINE-08")
def test_ex_27_pips_are_added() -> None:
    desk = Desk(die=[2]).slot("G13").city("N1").actions().act(MINE)
    assert desk.me.minerals == 5
    assert desk.of(MineralsGained) == [MineralsGained(0, 5, 3, "mining", "G13", "CVL-MINE-08")]


@pytest.mark.rule("CVL-CARD-20")
def test_ex_28_the_lance_rolls_twice_and_once_again() -> None:
    desk = Desk(die=[2, 5, 4]).slot("magma_lance").city("N2").actions()
    desk.act(MINE).act(REROLL).act(MINE)
    assert desk.ask == "action", "the second die cannot be rolled again"
    assert desk.me.minerals == (5 + 3) + (4 + 3)


@pytest.mark.rule("CVL-MINE-09")
def test_a_perk_works_while_its_card_is_in_the_slot() -> None:
    """Counters of the round stay when the card changes: the perk is read at each action."""
    desk = Desk(die=[2, 2]).slot("G13").bay("G12").city("P1 M2 N5").actions().act(MINE).act(act.Equip(0)).act(MINE)
    assert desk.me.minerals == 2 + 3 + 2
    assert desk.of(DieRolled)[-1].roll == 2
