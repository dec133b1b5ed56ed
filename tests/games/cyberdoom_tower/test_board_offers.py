"""Every legal action can be made by hand, and every gesture means what the rules would say to it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from arcology.engine.offers import Gesture, OfferIndex
from arcology.engine.refusal import Refusal
from arcology.engine.table import Spot
from arcology.games.cyberdoom_tower.actions import (
    AcceptDamage,
    Attack,
    ChooseFirst,
    Confirm,
    Discard,
    Flip,
    GoToAi,
    Hit,
    Modify,
    Move,
    Pass,
    ReturnToStop,
    TakeKey,
    UseGunsight,
    UseSuit,
)
from arcology.games.cyberdoom_tower.cards import Equipment, Weapon
from arcology.games.cyberdoom_tower.tasks import AskLethal
from tests.games.cyberdoom_tower.boards import board, offer, offers, walk, words
from tests.games.cyberdoom_tower.desk import Desk

BUTTON = 24
"""Letters that a button of the rail has room for."""


def index(moment: Any) -> OfferIndex:
    return OfferIndex.of(board(moment.seats).offer(moment.seen, action) for action in moment.legal)


@pytest.mark.parametrize("seats", [1, 2])
def test_every_action_has_an_offer_that_can_be_found_on_the_table(seats: int) -> None:
    for moment in walk(seats):
        table = board(seats).project(moment.seen)
        for found in index(moment).offers:
            assert words(found.label, seats)
            assert words(found.group, seats)
            assert found.button or found.source in table.pieces, f"no hand reaches {found.action}"
            if isinstance(found.target, Spot):
                board(seats).layout.pose(found.target)
            elif found.target is not None:
                assert found.target in table.pieces


@pytest.mark.parametrize("seats", [1, 2])
def test_a_drag_is_read_as_the_cheapest_action_it_could_be(seats: int) -> None:
    for moment in walk(seats):
        for source, targets in index(moment).by_source.items():
            for target, found in targets.items():
                if target is None:
                    continue
                meant = board(seats).read(moment.seen, Gesture(source, target))
                assert meant is not None, f"{source} to {target} means nothing"
                assert meant == found[0].action


@pytest.mark.parametrize("seats", [1, 2])
def test_shortcuts_are_unique_and_buttons_short(seats: int) -> None:
    for moment in walk(seats):
        found = index(moment)
        twice = [key for key, n in Counter(o.key for o in found.offers if o.key).items() if n > 1]
        assert not twice, f"{twice} in {[words(o.label, seats) for o in found.offers if o.key in twice]}"
        for button in found.buttons():
            said = words(button.short or button.label, seats)
            assert len(said) <= BUTTON, said
            assert button.icon


@pytest.mark.parametrize("seats", [1, 2])
def test_no_two_actions_have_the_same_name(seats: int) -> None:
    """The list of all actions and the undo button tell them apart by their labels alone."""
    for moment in walk(seats):
        named = Counter(words(o.label, seats) for o in index(moment).offers)
        assert not [label for label, n in named.items() if n > 1]


@pytest.mark.parametrize("seats", [1, 2])
def test_several_ways_at_one_place_can_be_told_apart(seats: int) -> None:
    for moment in walk(seats)[::3]:
        for targets in index(moment).by_source.values():
            for found in targets.values():
                variants = Counter(words(o.variant or o.label, seats) for o in found)
                assert max(variants.values()) == 1, variants


def test_moves_say_what_they_cost_and_the_cheapest_comes_first() -> None:
    desk = Desk("T1/S1@7", "T2/S3@7").at(0, 0, energy=4)
    found = offers(desk).at("meeple.0", Spot("floor.1", "2"))
    assert [words(o.variant) for o in found] == ["3 AP", "2 AP + 1 Energy", "1 AP + 2 Energy"]
    assert words(found[0].label) == "Move to Data Vault 2 for 3 AP"
    desk.give(Equipment.JETPACK)
    found = offers(desk).at("meeple.0", Spot("floor.1", "2"))
    assert "2 AP with the Jetpack" in [words(o.variant) for o in found]
    assert found[0].action == Move(0, 1, 2)


def test_what_is_suggested_comes_first_among_the_buttons_and_what_hurts_last() -> None:
    desk = Desk("T1/S1@7").at(3, 0).keys(3)
    assert [o.action for o in offers(desk).buttons()] == [GoToAi(0), Pass(0)]
    desk = Desk("T1/S1@7").give(Equipment.JETPACK, Equipment.GUNSIGHT).at(0, 2, energy=1)
    desk.state.agenda.append(AskLethal(0, 1, 0))
    buttons = offers(desk).buttons()
    assert [o.action for o in buttons] == [
        Discard(0, Equipment.JETPACK),
        Discard(0, Equipment.GUNSIGHT),
        AcceptDamage(0),
    ]
    assert [o.key for o in buttons] == ["1", "2", "X"]
    assert buttons[-1].tone == "danger"


@pytest.mark.rule("CDT-EQUIP-03")
def test_cards_of_both_players_can_be_discarded_and_say_whose_they_are() -> None:
    desk = Desk(seats=2).give(Equipment.JETPACK, seat=1)
    found = offer(desk, Discard(1, Equipment.JETPACK))
    assert (found.source, found.target, found.button) == ("gear.jetpack", "energy.1", False)
    assert words(found.label, 2) == "Runner 2 discards Jetpack for 1 Energy"
    desk.give(Equipment.GUNSIGHT)
    assert words(offer(desk, Discard(0, Equipment.GUNSIGHT)).label, 2) == "Discard Gunsight for 1 Energy"
    assert board(2).read(desk.state, Gesture("gear.jetpack", "energy.1")) == Discard(1, Equipment.JETPACK)
    assert board(2).read(desk.state, Gesture("gear.jetpack", "energy.0")) is None


@pytest.mark.rule("CDT-ROUND-02")
def test_who_goes_first_is_a_click_on_a_meeple() -> None:
    desk = Desk(seats=2)
    desk.do(Pass(0), Pass(1))
    assert desk.ask == "first"
    found = offers(desk)
    assert found.at("meeple.1", None)[0].action == ChooseFirst(0, 1)
    assert {o.key for o in found.buttons()} == {"1", "2"}


def test_abilities_that_mend_the_roll_come_first() -> None:
    desk = Desk("T1/S1@6").at(0, 5, ability_tokens=(0, 0, 0)).dice(1, 3, 4, 5, 3, 2)
    desk.do(Attack(0, Weapon.BASE))
    found = offers(desk).at("die.W1", None)
    assert found[0].action == Modify(0, 0, 1)
    assert found[0].rank < 0
    assert {type(o.action) for o in found if o.rank < 0} == {Modify, Flip, Hit}
    assert words(found[0].label) == "Modify: White die 1, 1 → 2"
    assert words(found[0].variant) == "Modify to 2 · free"


@pytest.mark.rule("CDT-ATK-01")
@pytest.mark.parametrize(
    ("target", "code"), [("sentinel.1", "other_floor"), ("sentinel.3", "other_floor"), ("ai", "ai_from_below")]
)
def test_striking_what_is_elsewhere_is_refused_by_rule(target: str, code: str) -> None:
    desk = Desk("T1/S1@7").at(0, 5).give(Equipment.LASER_CANNON)
    for source in ("meeple.0", "gear.laser_cannon"):
        no = board().read(desk.state, Gesture(source, target))
        assert isinstance(no, Refusal)
        assert (no.why.id, no.rule) == (f"cyberdoom_tower.refusal.{code}", "CDT-ATK-01")
        assert words(no.why)


@pytest.mark.rule("CDT-AP-02")
@pytest.mark.rule("CDT-MOVE-10")
def test_impossible_moves_are_read_and_refused_by_the_rules() -> None:
    desk = Desk("T1/S1@7", "T2/S3@1").at(0, 1, energy=1)
    for spot, code, rule in (
        (Spot("floor.0", "6"), "too_far", "CDT-AP-02"),
        (Spot("floor.1", "1"), "floor_closed", "CDT-MOVE-10"),
        (Spot("floor.0", "1"), "same_space", "CDT-MOVE-03"),
        (Spot("roof", "ai"), "keys_missing", "CDT-KEY-05"),
    ):
        meant = board().read(desk.state, Gesture("meeple.0", spot))
        assert desk.no(meant) == (code, rule)
        assert words(desk.rules.check(desk.state, meant).why)


@pytest.mark.rule("CDT-ATK-03")
def test_a_weapon_that_reaches_less_is_refused_by_the_rules() -> None:
    desk = Desk("T1/S1@7").at(0, 2)
    assert desk.no(board().read(desk.state, Gesture("meeple.0", "sentinel.0"))) == ("out_of_range", "CDT-ATK-03")


@pytest.mark.parametrize(
    ("source", "target", "action"),
    [
        ("gear.tecno_suit", "die.W1", UseSuit(0)),
        ("gear.gunsight", "die.R2", UseGunsight(0, 5, 1, False)),
        ("key.0", "player.0", TakeKey(0)),
        ("gear.plasma_rifle", "sentinel.0", Attack(0, Weapon.PLASMA_RIFLE)),
        ("meeple.0", Spot("floor.0", "0"), Move(0, 0, 0, energy=2)),
    ],
)
def test_gestures_and_what_they_mean(source: str, target: Any, action: Any) -> None:
    desk = Desk("T1/S1@7").at(0, 5).give(Equipment.TECNO_SUIT, Equipment.GUNSIGHT, Equipment.PLASMA_RIFLE)
    assert board().read(desk.state, Gesture(source, target)) == action


@pytest.mark.parametrize(
    ("source", "target"),
    [("meeple.0", None), ("meeple.0", Spot("rounds", "3")), ("gear.jetpack", "sentinel.0"), ("floor.0", "ai")],
)
def test_other_gestures_mean_nothing(source: str, target: Any) -> None:
    desk = Desk("T1/S1@7").at(0, 5).give(Equipment.JETPACK)
    assert board().read(desk.state, Gesture(source, target)) is None


@pytest.mark.rule("CDT-KEY-03")
def test_the_key_return_is_a_drag_to_the_stop() -> None:
    desk = Desk("T3/S4@6").at(0, 2, ap=2).dice(5)
    desk.do(Move(0, 0, 4), TakeKey(0))
    found = offers(desk).at("meeple.0", Spot("floor.0", "0"))
    assert [o.action for o in found] == [ReturnToStop(0)]


def test_confirming_says_what_it_will_be() -> None:
    desk = Desk("T1/S1@7").at(0, 5).dice(3, 4, 1, 1, 4, 3)
    desk.do(Attack(0, Weapon.BASE))
    assert (words(offer(desk, Confirm(0)).label), offer(desk, Confirm(0)).tone) == ("Confirm the hit", "primary")
    desk.state.dice = (1, 1, 1, 1, 1, 1)
    assert (words(offer(desk, Confirm(0)).label), offer(desk, Confirm(0)).tone) == ("Accept the miss", "danger")


def test_what_closes_a_turn_or_hurts_is_told_after_everything_else() -> None:
    last = {type(one.action) for moment in walk(1)[::3] for one in index(moment).offers if one.comes_last}
    assert {Pass} <= last
