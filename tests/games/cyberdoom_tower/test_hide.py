"""Hide tests (CDT-HIDE)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arcology.games.cyberdoom_tower.actions import (
    Attack,
    Confirm,
    Discard,
    Flip,
    Loot,
    Modify,
    Move,
    Pass,
    ResolveHide,
    UseGunsight,
    UseSuit,
)
from arcology.games.cyberdoom_tower.cards import Equipment, Weapon
from arcology.games.cyberdoom_tower.events import (
    HideFailed,
    HidePassed,
    HideRolled,
    Learned,
    LuckSpent,
    OutOfReach,
    SentinelStruck,
)
from tests.games.cyberdoom_tower.desk import Desk


@pytest.mark.rule("CDT-MOVE-08")
@pytest.mark.rule("CDT-HIDE-02")
@pytest.mark.rule("CDT-HIDE-04")
def test_we_06_luck_gained_then_spent() -> None:
    desk = Desk("T1/S1@7").at(0, 2, ap=2)
    desk.give(Equipment.JETPACK)
    desk.dice(2)
    desk.do(Move(0, 0, 4))
    assert desk.me.luck == 4
    assert desk.event(HideRolled).threshold == 4
    desk.do(ResolveHide(0, 2))
    assert desk.event(HidePassed).total == 4
    assert (desk.me.luck, desk.me.ap) == (2, 0)


@pytest.mark.rule("CDT-HIDE-06")
@pytest.mark.rule("CDT-HIDE-07")
@pytest.mark.rule("CDT-ABIL-08")
@pytest.mark.rule("CDT-SENT-03")
@pytest.mark.rule("CDT-SENT-04")
@pytest.mark.rule("CDT-SENT-07")
def test_we_07_failure_in_range() -> None:
    desk = Desk("T2/S3@7")
    desk.dice(2)
    desk.do(Move(0, 0, 3))
    assert desk.event(HideRolled).threshold == 3
    desk.do(ResolveHide(0, 0))
    assert desk.tokens == (0, 2, 1)
    assert desk.event(Learned).unlocked == "reroll"
    assert desk.floor.activated
    assert desk.floor.pos == 6
    struck = desk.event(SentinelStruck)
    assert (struck.distance, struck.reach) == (3, 3)
    assert desk.me.energy == 2
    assert desk.me.spotted == {0}
    assert desk.me.ap == 3


@pytest.mark.rule("CDT-HIDE-03")
@pytest.mark.rule("CDT-HIDE-08")
@pytest.mark.rule("CDT-SENT-10")
@pytest.mark.rule("CDT-R-26")
def test_we_08_failure_out_of_range() -> None:
    desk = Desk("T4/S2@7").at(0, 3, luck=0)
    desk.dice(4)
    desk.do(Move(0, 0, 4))
    rolled = desk.event(HideRolled)
    assert (rolled.threshold, rolled.base, rolled.cell) == (5, 1, 0)
    assert desk.event(HideFailed).total == 4
    assert desk.floor.activated
    assert desk.floor.pos == 6
    missed = desk.event(OutOfReach)
    assert (missed.distance, missed.reach) == (2, 1)
    assert desk.me.energy == 3
    assert desk.me.spotted == frozenset()
    desk.dice(6)
    desk.do(Move(0, 0, 3))
    later = desk.event(HideRolled)
    assert (later.base, later.cell) == (1, 0), "later tests here are rolled normally"


@pytest.mark.rule("CDT-LOOT-02")
@pytest.mark.rule("CDT-LOOT-06")
@pytest.mark.rule("CDT-HIDE-08")
@pytest.mark.rule("CDT-ABIL-08")
@pytest.mark.rule("CDT-SENT-04")
@pytest.mark.rule("CDT-SENT-07")
def test_we_09_automatic_failure() -> None:
    desk = Desk("T2/S3@6").at(0, 3, energy=2, spotted=frozenset({0}), ability_tokens=(0, 2, 1))
    desk.floor.activated = True
    desk.dice()
    desk.do(Move(0, 0, 2), Loot(0))
    assert len(desk.me.equipment) == 1
    assert desk.floor.looted == {2}
    assert desk.event(HideFailed).automatic
    assert not [e for e in desk.events if isinstance(e, HideRolled)]
    assert desk.tokens == (0, 1, 2)
    assert desk.floor.pos == 5
    assert desk.event(SentinelStruck).distance == 3
    assert desk.me.energy == 1


@pytest.mark.rule("CDT-LOOT-02")
@pytest.mark.rule("CDT-LOOT-06")
@pytest.mark.rule("CDT-EQUIP-10")
@pytest.mark.rule("CDT-HIDE-03")
def test_we_12_loot_and_suit() -> None:
    desk = Desk("T5/S5@7").next_card(Equipment.TECNO_SUIT)
    desk.do(Move(0, 0, 1))
    desk.dice(2)
    desk.do(Loot(0))
    rolled = desk.event(HideRolled)
    assert (rolled.sector, rolled.base, rolled.cell, rolled.loot, rolled.threshold) == (1, 1, 0, 1, 3)
    assert desk.ask == "hide"
    desk.do(UseSuit(0))
    assert desk.event(HidePassed).threshold == 2
    assert desk.me.suit_used
    desk.dice(1)
    desk.do(Move(0, 0, 2))
    assert desk.no(UseSuit(0)) == ("suit_used", "CDT-EQUIP-10")


@pytest.mark.rule("CDT-HIDE-10")
@pytest.mark.rule("CDT-ABIL-01")
@pytest.mark.rule("CDT-ABIL-10")
@pytest.mark.rule("CDT-ABIL-11")
@pytest.mark.rule("CDT-R-23")
def test_we_38_what_cannot_touch_a_hide_die() -> None:
    desk = Desk("T1/S1@7", seats=2).give(Equipment.GUNSIGHT)
    desk.at(0, 4, luck=0, ability_tokens=(0, 0, 0))
    desk.dice(4)
    desk.do(Move(0, 0, 5))
    failed = desk.event(HideFailed)
    assert (failed.threshold, failed.total) == (5, 4)
    assert desk.tokens == (0, 0, 0)
    assert not [e for e in desk.events if isinstance(e, Learned)]
    assert desk.you.ability_tokens == (1, 1, 1)


@pytest.mark.rule("CDT-HIDE-10")
def test_while_a_test_is_open_no_ability_is_offered() -> None:
    desk = Desk("T2/S3@7").give(Equipment.GUNSIGHT)
    desk.at(0, 2, ability_tokens=(0, 0, 0))
    desk.dice(1)
    desk.do(Move(0, 0, 3))
    assert desk.ask == "hide"
    assert {type(a) for a in desk.rules.legal(desk.state)} == {ResolveHide, Discard}
    for a in (Modify(0, 0, 1), Flip(0, 0), UseGunsight(0, 0, 6, False)):
        assert desk.no(a) == ("first_hide", "CDT-HIDE-04")
    desk.do(Discard(0, Equipment.GUNSIGHT))
    assert desk.ask == "hide", "an Energy gained does not help"
    assert desk.state.hide is not None
    assert desk.state.hide.short == 2


@pytest.mark.rule("CDT-HIDE-01")
def test_every_movement_into_a_sector_needs_one_test() -> None:
    desk = Desk("T2/S3@7")
    desk.dice(6, 6)
    desk.do(Move(0, 0, 1))
    assert desk.event(HideRolled).sector == 1
    desk.do(Move(0, 0, 3))
    assert desk.event(HideRolled).sector == 3


@pytest.mark.rule("CDT-HIDE-02")
@pytest.mark.parametrize(("face", "passed"), [(2, False), (3, True), (6, True)])
def test_equal_or_higher_passes(face: int, passed: bool) -> None:
    desk = Desk("T2/S3@7").at(0, 2, luck=0)
    desk.dice(face)
    desk.do(Move(0, 0, 3))
    assert bool([e for e in desk.events if isinstance(e, HidePassed)]) is passed


@pytest.mark.rule("CDT-HIDE-03")
@pytest.mark.parametrize(("pos", "cell"), [(7, 0), (5, 0), (4, 1), (3, 1), (2, 2), (1, 0)])
def test_the_stealth_cell_is_that_of_the_column_left_of_the_card(pos: int, cell: int) -> None:
    desk = Desk(f"T1/S2@{pos}")
    assert desk.rules.book.anti_stealth(desk.floor) == (1, cell)


@pytest.mark.rule("CDT-HIDE-03")
@pytest.mark.rule("CDT-R-33")
def test_the_threshold_may_fall_to_zero() -> None:
    desk = Desk("T2/S3@7").give(Equipment.TECNO_SUIT).at(0, 0)
    desk.dice(1)
    desk.do(Move(0, 0, 1))
    assert desk.state.hide is not None
    assert desk.state.hide.threshold == 1
    assert replace(desk.state.hide, suit=True).threshold == 0


@pytest.mark.rule("CDT-HIDE-04")
@pytest.mark.rule("CDT-R-22")
def test_luck_may_lift_the_result_above_six_and_failing_is_a_choice() -> None:
    desk = Desk("T2/S2@7").at(0, 5, luck=3)
    desk.dice(6)
    desk.do(Move(0, 0, 6))
    assert desk.event(HideRolled).threshold == 7
    assert desk.offers(ResolveHide) == [ResolveHide(0, k) for k in range(4)]
    assert desk.no(ResolveHide(0, 4)) == ("hide_luck", "CDT-HIDE-04")
    kept = desk.state
    desk.do(ResolveHide(0, 1))
    assert desk.event(LuckSpent).total == 7
    assert desk.state.hide is not None
    assert desk.state.hide.passed
    desk.state = kept
    desk.do(ResolveHide(0, 0))
    assert desk.event(HideFailed).total == 6
    assert desk.me.luck == 3


@pytest.mark.rule("CDT-HIDE-04")
def test_a_roll_that_nothing_can_mend_is_not_asked_about() -> None:
    desk = Desk("T2/S3@7").at(0, 2, luck=1)
    desk.dice(1)
    desk.do(Move(0, 0, 3))
    assert desk.event(HideFailed).total == 1
    assert desk.me.luck == 1


@pytest.mark.rule("CDT-HIDE-05")
def test_passing_lets_the_turn_go_on() -> None:
    desk = Desk("T2/S3@7")
    desk.dice(6)
    desk.do(Move(0, 0, 1))
    assert (desk.ask, desk.me.ap) == ("turn", 2)


@pytest.mark.rule("CDT-HIDE-06")
def test_failing_ends_the_turn_at_once() -> None:
    desk = Desk("T2/S3@7").at(0, 0, luck=0)
    desk.state.players[0].luck = 0
    desk.dice(1)
    desk.do(Move(0, 0, 3))
    assert desk.state.round == 2
    assert desk.me.ap == 3


@pytest.mark.rule("CDT-HIDE-07")
def test_a_failure_teaches_once() -> None:
    desk = Desk("T2/S3@7").at(0, 2, luck=0)
    desk.dice(1)
    desk.do(Move(0, 0, 3))
    assert desk.tokens == (0, 2, 1)


@pytest.mark.rule("CDT-HIDE-08")
@pytest.mark.rule("CDT-R-25")
def test_spotted_counts_for_one_player_on_one_floor_until_the_sentinel_falls() -> None:
    desk = Desk("T2/S3@6", "T1/S1@7", seats=2).at(0, 2, spotted=frozenset({0}))
    desk.at(0, 2, seat=1)
    desk.turn_of(1).dice(6)
    desk.do(Move(1, 0, 1))
    assert desk.event(HidePassed).floor == 0, "the other player is not known here"
    desk.do(Pass(1))
    desk.dice(6)
    desk.do(Move(0, 1, 0))
    desk = Desk("T2/S3@7", seats=2).at(0, 4, spotted=frozenset({0})).at(1, 0, seat=1, spotted=frozenset({0, 1}))
    desk.floor.damage = 2
    desk.give(Equipment.LASER_CANNON).dice(6, 6, 6, 6, 6, 6)
    desk.do(Attack(0, Weapon.LASER_CANNON), Confirm(0))
    assert desk.floor.defeated
    assert desk.me.spotted == frozenset()
    assert desk.you.spotted == {1}, "the other player is forgotten there too, and only there"


@pytest.mark.rule("CDT-HIDE-08")
@pytest.mark.rule("CDT-R-32")
def test_neither_luck_nor_suit_helps_against_an_automatic_failure() -> None:
    desk = Desk("T2/S3@7").give(Equipment.TECNO_SUIT).at(0, 2, luck=6, spotted=frozenset({0}))
    desk.do(Move(0, 0, 3))
    assert desk.event(HideFailed).automatic
    assert not desk.me.suit_used
    assert desk.me.luck == 6


@pytest.mark.rule("CDT-HIDE-09")
@pytest.mark.rule("CDT-R-48")
def test_no_test_where_the_sentinel_is_defeated() -> None:
    desk = Desk("T4/S3@7")
    desk.floor.defeated = True
    desk.do(Move(0, 0, 1))
    assert not [e for e in desk.events if isinstance(e, HideRolled)]
    assert desk.me.energy == 4, "its features still work"
    desk.do(Move(0, 0, 2), Loot(0))
    assert len(desk.me.equipment) == 1
    assert desk.ask == "turn"


@pytest.mark.rule("CDT-R-24")
def test_a_die_is_rolled_also_when_it_cannot_fail_and_when_it_cannot_pass() -> None:
    desk = Desk("T2/S3@7")
    desk.dice(1)
    desk.do(Move(0, 0, 1))
    assert desk.event(HideRolled).threshold == 1
    assert desk.state.dice[0] == 1
    desk = Desk("T2/S2@2").at(0, 5, luck=0)
    desk.dice(6)
    desk.do(Move(0, 0, 6))
    assert desk.event(HideRolled).threshold == 9
