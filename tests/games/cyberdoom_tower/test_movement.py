"""Movement (CDT-MOVE) and the Jetpack (CDT-EQUIP-09)."""

from __future__ import annotations

import pytest

from arcology.games.cyberdoom_tower.actions import Loot, Move, Pass, ResolveHide
from arcology.games.cyberdoom_tower.cards import Equipment
from arcology.games.cyberdoom_tower.events import Gained, HideRolled, Moved
from arcology.games.cyberdoom_tower.rules.move import way
from tests.games.cyberdoom_tower.desk import Desk


@pytest.mark.rule("CDT-MOVE-01")
@pytest.mark.parametrize(("col", "to", "ap"), [(0, 1, 1), (0, 3, 3), (3, 2, 1), (6, 3, 3), (2, 0, 2)])
def test_a_step_to_an_adjacent_column_costs_one(col: int, to: int, ap: int) -> None:
    assert way(0, col, 0, to).ap_cost() == ap


@pytest.mark.rule("CDT-MOVE-02")
def test_a_ride_costs_one_whatever_the_number_of_floors() -> None:
    desk = Desk()
    desk.do(Move(0, 3, 0))
    assert desk.me.ap == 2
    desk.do(Move(0, 2, 0))
    assert desk.me.ap == 1


@pytest.mark.rule("CDT-MOVE-02")
def test_a_ride_begins_and_ends_at_an_elevator_stop() -> None:
    assert way(0, 2, 3, 1).steps == 3
    assert way(0, 2, 3, 1).rides == 1
    desk = Desk().at(0, 2)
    assert desk.no(Move(0, 1, 1))[0] == "too_far_without_energy"


@pytest.mark.rule("CDT-MOVE-02")
@pytest.mark.rule("CDT-MOVE-03")
@pytest.mark.rule("CDT-MOVE-04")
@pytest.mark.rule("CDT-MOVE-07")
@pytest.mark.rule("CDT-MOVE-08")
@pytest.mark.rule("CDT-HIDE-02")
@pytest.mark.rule("CDT-HIDE-04")
@pytest.mark.rule("CDT-HIDE-05")
def test_we_03_ride_plus_steps_is_one_movement() -> None:
    desk = Desk("T1/S1@7", "T2/S2@7", "T3/S3@7")
    desk.give(Equipment.LASER_CANNON)  # a card to discard keeps the turn open at 0 AP
    desk.dice(1)
    desk.do(Move(0, 2, 2))
    assert desk.event(Moved).ap == 3
    assert desk.me.energy == 4
    rolled = desk.event(HideRolled)
    assert (rolled.threshold, rolled.sector, rolled.base, rolled.cell) == (2, 2, 0, 0)
    assert desk.ask == "hide"
    desk.do(ResolveHide(0, 1))
    assert desk.state.hide is not None
    assert desk.state.hide.passed
    assert (desk.me.luck, desk.me.ap) == (2, 0)


@pytest.mark.rule("CDT-MOVE-01")
@pytest.mark.rule("CDT-MOVE-06")
@pytest.mark.rule("CDT-EQUIP-12")
def test_we_04_extra_sectors() -> None:
    desk = Desk("T4/S1@7")
    assert Move(0, 0, 5, energy=2) in desk.offers(Move)
    desk.do(Move(0, 0, 5, energy=2))
    assert (desk.event(Moved).ap, desk.me.energy) == (3, 1)
    desk = Desk("T4/S1@7").at(0, 0, energy=2)
    assert desk.no(Move(0, 0, 5, energy=2)) == ("move_energy", "CDT-MOVE-06")
    assert desk.no(Move(0, 0, 5, energy=1)) == ("too_far", "CDT-AP-02")
    assert not [m for m in desk.offers(Move) if (m.floor, m.col) == (0, 5)]


@pytest.mark.rule("CDT-EQUIP-09")
@pytest.mark.rule("CDT-AP-02")
def test_we_05_jetpack() -> None:
    desk = Desk("T2/S3@7").give(Equipment.JETPACK)
    desk.at(0, 0, energy=2)
    assert Move(0, 0, 4, jetpack=True) in desk.offers(Move)
    desk.dice(6)
    desk.do(Move(0, 0, 2, jetpack=True), Loot(0))
    assert desk.event(Moved).ap == 1
    assert (desk.me.ap, desk.me.jetpack_used) == (2, True)
    assert desk.no(Move(0, 0, 4, jetpack=True)) == ("jetpack_used", "CDT-EQUIP-09")
    assert not [m for m in desk.offers(Move) if m.jetpack]
    assert way(0, 0, 0, 4).ap_cost(jetpack=True) == 3


@pytest.mark.rule("CDT-EQUIP-09")
@pytest.mark.rule("CDT-R-18")
def test_the_jetpack_pays_two_steps_and_no_ride() -> None:
    assert way(0, 0, 1, 2).ap_cost(jetpack=True) == 2
    assert way(0, 0, 1, 1).ap_cost(jetpack=True) is None
    desk = Desk()
    assert desk.no(Move(0, 0, 3, jetpack=True)) == ("no_jetpack", "CDT-EQUIP-09")
    desk.give(Equipment.JETPACK)
    assert desk.no(Move(0, 1, 1, jetpack=True)) == ("jetpack_too_short", "CDT-EQUIP-09")
    assert desk.no(Move(0, 0, 3, energy=2, jetpack=True)) == ("energy_steps", "CDT-MOVE-06")


@pytest.mark.rule("CDT-MOVE-03")
@pytest.mark.rule("CDT-R-10")
def test_a_movement_has_at_least_one_step_and_stays_in_the_tower() -> None:
    desk = Desk()
    assert desk.no(Move(0, 0, 0)) == ("same_space", "CDT-MOVE-03")
    assert desk.no(Move(0, 4, 0)) == ("no_such_space", "CDT-MOVE-01")
    assert desk.no(Move(0, 0, 7)) == ("no_such_space", "CDT-MOVE-01")
    assert desk.no(Move(0, -1, 0)) == ("no_such_space", "CDT-MOVE-01")


@pytest.mark.rule("CDT-MOVE-04")
def test_spaces_passed_through_give_nothing() -> None:
    desk = Desk("T4/S1@7")
    desk.dice(6)
    desk.do(Move(0, 0, 3))
    gained = desk.event(Gained)
    assert gained.what == "luck", "sector 1 (Energy) and 2 (crate) were only passed"
    assert len([e for e in desk.events if isinstance(e, HideRolled)]) == 1


@pytest.mark.rule("CDT-MOVE-05")
def test_a_turn_may_have_several_movements_each_with_its_own_end() -> None:
    desk = Desk("T4/S1@7")
    desk.dice(6, 6)
    desk.do(Move(0, 0, 1))
    assert desk.me.energy == 4
    desk.do(Move(0, 0, 2), Loot(0))
    assert len(desk.me.equipment) == 1
    assert desk.me.ap == 1


@pytest.mark.rule("CDT-MOVE-06")
@pytest.mark.rule("CDT-R-16")
@pytest.mark.rule("CDT-R-17")
def test_energy_adds_steps_but_a_movement_costs_an_ap_and_one_energy_stays() -> None:
    desk = Desk("T4/S1@7").at(0, 0, energy=6)
    assert desk.no(Move(0, 0, 1, energy=1)) == ("must_cost_ap", "CDT-MOVE-06")
    assert desk.no(Move(0, 1, 0, energy=1)) == ("energy_steps", "CDT-MOVE-06")
    assert desk.no(Move(0, 0, 3, energy=-1)) == ("energy_steps", "CDT-MOVE-06")
    assert Move(0, 0, 6, energy=5) in desk.offers(Move)
    assert Move(0, 1, 5, energy=5) in desk.offers(Move), "the ride is paid with AP, the five steps with Energy"
    desk.at(0, 0, energy=5)
    assert desk.no(Move(0, 0, 6, energy=5)) == ("move_energy", "CDT-MOVE-06")


@pytest.mark.rule("CDT-MOVE-06")
def test_the_refusal_says_how_much_energy_would_do() -> None:
    desk = Desk("T4/S1@7")
    refused = desk.rules.check(desk.state, Move(0, 0, 5))
    assert refused is not None
    assert dict(refused.why.args) == {"need": 5, "have": 3, "n": 2}
    assert desk.no(Move(0, 0, 6)) == ("too_far", "CDT-AP-02"), "three Energy would be needed and two can be spent"


@pytest.mark.rule("CDT-MOVE-07")
@pytest.mark.rule("CDT-R-13")
def test_gain_comes_before_the_test_and_is_kept_when_it_fails() -> None:
    desk = Desk("T2/S2@7").at(0, 5, luck=0)
    desk.dice(1)
    desk.do(Move(0, 0, 6))
    order = [type(e).__name__ for e in desk.events]
    assert order.index("Gained") < order.index("HideRolled") < order.index("HideFailed")
    assert desk.event(Gained).now == 4
    assert desk.me.energy == 3, "4 less the damage of the sentinel that noticed"


@pytest.mark.rule("CDT-MOVE-08")
@pytest.mark.rule("CDT-WIN-05")
@pytest.mark.rule("CDT-R-15")
def test_energy_and_luck_stop_at_six() -> None:
    desk = Desk("T4/S1@7").at(0, 0, energy=6, luck=6)
    desk.dice(6, 6)
    desk.do(Move(0, 0, 1))
    assert (desk.event(Gained).amount, desk.me.energy) == (0, 6)
    desk.do(Move(0, 0, 3))
    assert desk.event(Gained).what == "luck"
    assert desk.me.luck == 6


@pytest.mark.rule("CDT-MOVE-08")
@pytest.mark.rule("CDT-R-14")
def test_a_sector_pays_again_when_one_comes_back() -> None:
    desk = Desk("T4/S1@7")
    desk.dice(6, 6)
    desk.do(Move(0, 0, 1), Move(0, 0, 0), Move(0, 0, 1))
    assert desk.me.energy == 5


@pytest.mark.rule("CDT-MOVE-09")
@pytest.mark.rule("CDT-R-11")
def test_an_elevator_stop_triggers_nothing() -> None:
    desk = Desk("T1/S1@7")
    desk.do(Move(0, 1, 0))
    assert [type(e) for e in desk.events] == [Moved]


@pytest.mark.rule("CDT-MOVE-10")
def test_sectors_of_a_closed_floor_may_not_be_entered_but_its_stop_may() -> None:
    desk = Desk("T1/S1@7", "T2/S2@1")
    assert desk.no(Move(0, 1, 1)) == ("floor_closed", "CDT-MOVE-10")
    assert not [m for m in desk.offers(Move) if m.floor == 1 and m.col]
    assert Move(0, 1, 0) in desk.offers(Move)
    desk.do(Move(0, 1, 0))
    assert (desk.me.floor, desk.me.col) == (1, 0)


@pytest.mark.rule("CDT-MOVE-11")
@pytest.mark.rule("CDT-R-65")
def test_neither_meeples_nor_the_sentinel_card_block_the_way() -> None:
    desk = Desk("T1/S1@3", seats=2).at(0, 0, energy=3)
    desk.at(0, 1, seat=1)
    desk.dice(6)
    desk.do(Move(0, 0, 4, energy=1))
    assert (desk.me.floor, desk.me.col) == (0, 4), "past the other meeple, on top of the card"
    desk = Desk(seats=2)
    desk.at(1, 0, seat=1)
    desk.do(Move(0, 1, 0))
    assert (desk.me.floor, desk.me.col) == (desk.you.floor, desk.you.col)


@pytest.mark.rule("CDT-R-12")
def test_standing_still_gives_nothing() -> None:
    desk = Desk("T4/S1@7").at(0, 1)
    desk.do(Pass(0))
    assert desk.me.energy == 3
    assert not [e for e in desk.events if isinstance(e, Gained | HideRolled)]
