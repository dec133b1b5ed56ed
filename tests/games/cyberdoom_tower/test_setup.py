"""Set-up (CDT-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from arcology.engine.luck import new_luck
from arcology.engine.play import start
from arcology.games.cyberdoom_tower.actions import Attack, Confirm
from arcology.games.cyberdoom_tower.cards import Equipment, Feature, Weapon
from arcology.games.cyberdoom_tower.rules.census import invariants
from arcology.games.cyberdoom_tower.state import TowerState, counter_sector
from arcology.games.cyberdoom_tower.tasks import AskFirst, AskTurn
from arcology.testing.scripted import scripted
from tests.games.cyberdoom_tower.desk import Desk, config, house_rules


def new_game(seats: int = 1, seed: int = 0) -> TowerState:
    return start(house_rules(), config(seats, seed)).state


@pytest.mark.rule("CDT-SETUP-02")
@pytest.mark.rule("CDT-SETUP-04")
@pytest.mark.rule("CDT-SETUP-05")
@pytest.mark.rule("CDT-SETUP-06")
@pytest.mark.rule("CDT-SETUP-08")
@pytest.mark.rule("CDT-SETUP-09")
def test_we_01_solo_setup() -> None:
    s = new_game()
    assert len(s.floors) == 4
    assert [f.pos for f in s.floors] == [7, 7, 7, 7]
    assert [f.key for f in s.floors] == [True] * 4
    assert len(s.pile) == 6
    assert s.ai in ("A", "B")
    (me,) = s.players
    assert (me.floor, me.col, me.at_ai) == (0, 0, False)
    assert (me.energy, me.luck, me.ap) == (3, 3, 3)
    assert me.ability_tokens == (1, 1, 1)
    assert (s.round, counter_sector(s.round)) == (1, 6)
    assert s.keys_needed == 3
    assert s.agenda == [AskTurn(0)]


@pytest.mark.rule("CDT-SETUP-02")
@pytest.mark.rule("CDT-SETUP-03")
@pytest.mark.rule("CDT-SETUP-04")
@pytest.mark.rule("CDT-SETUP-09")
@pytest.mark.rule("CDT-ROUND-02")
@pytest.mark.rule("CDT-KEY-05")
def test_we_02_duo_setup() -> None:
    s = new_game(2)
    assert len(s.floors) == 5
    assert sum(f.key for f in s.floors) == 5
    features = house_rules().book.features
    assert sum(features[f.tower].count(Feature.CRATE) for f in s.floors) == 10
    assert [(p.floor, p.col) for p in s.players] == [(0, 0), (0, 0)]
    assert [(p.energy, p.luck, p.ap, p.ability_tokens) for p in s.players] == [(3, 3, 3, (1, 1, 1))] * 2
    assert s.keys_needed == 4
    assert s.agenda == [AskFirst(0)]


@pytest.mark.rule("CDT-SETUP-01")
def test_all_win_or_all_lose_together() -> None:
    won = Desk(seats=2)
    won.state.players[0].at_ai = True
    won.state.ai_damage = 3
    won.dice(3, 5, 1, 1, 3, 4)
    won.do(Attack(0, Weapon.BASE), Confirm(0))
    outcome = won.rules.outcome(won.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert len(won.rules.score(won.state).columns) == 1, "one sheet for the team"


@pytest.mark.rule("CDT-SETUP-02")
@pytest.mark.rule("CDT-SETUP-03")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_first_cards_of_the_shuffle_are_dealt_from_the_bottom_and_the_rest_is_unseen(seats: int) -> None:
    # An index of 0 at every step of the shuffle rotates the cards: 2 3 4 5 1.
    luck = scripted(towers=(0, 0, 0, 0), sentinels=(0, 0, 0, 0))
    s = start(house_rules(), config(seats), luck).state
    height = 4 if seats == 1 else 5
    assert [f.tower for f in s.floors] == ["T2", "T3", "T4", "T5", "T1"][:height]
    assert [f.sentinel for f in s.floors] == ["S2", "S3", "S4", "S5", "S1"][:height]
    assert s.unused_towers == ("T1",)[: 5 - height]
    seen = house_rules().observe(s, 0)
    assert set(seen.unused_towers + seen.unused_sentinels) <= {"?"}


@pytest.mark.rule("CDT-SETUP-03")
@pytest.mark.rule("CDT-SETUP-12")
def test_sentinels_lie_beside_their_floors_untouched_and_no_crate_is_looted() -> None:
    for floor in new_game(2).floors:
        assert floor.pos == 7
        assert not floor.activated
        assert not floor.defeated
        assert floor.damage == 0
        assert floor.looted == frozenset()


@pytest.mark.rule("CDT-SETUP-06")
def test_every_key_sector_of_the_floors_in_play_holds_a_key_and_a_left_over_card_none() -> None:
    s = new_game(1, seed=3)
    assert all(floor.key for floor in s.floors)
    assert len(s.floors) + len(s.unused_towers) == 5


@pytest.mark.rule("CDT-SETUP-07")
def test_both_ai_sides_come_up() -> None:
    sides = Counter(new_game(1, seed).ai for seed in range(200))
    assert set(sides) == {"A", "B"}
    assert min(sides.values()) > 70


@pytest.mark.rule("CDT-SETUP-10")
def test_the_equipment_pile_is_shuffled_and_nobody_holds_a_card() -> None:
    tops = Counter(new_game(1, seed).pile[-1] for seed in range(300))
    assert set(tops) == set(Equipment)
    assert min(tops.values()) > 25
    assert all(not p.equipment for p in new_game(2).players)


@pytest.mark.rule("CDT-SETUP-11")
def test_the_pool_is_four_white_and_two_red_dice_and_trackers_are_no_part_of_it() -> None:
    s = new_game(2)
    assert len(s.dice) == 6
    before = [(p.energy, p.luck, p.ap) for p in s.players]
    s.dice = (6, 6, 6, 6, 6, 6)
    assert [(p.energy, p.luck, p.ap) for p in s.players] == before


@pytest.mark.rule("CDT-R-66")
def test_chance_is_used_in_a_fixed_order_and_the_same_seed_gives_the_same_table() -> None:
    luck = new_luck(7)
    first = start(house_rules(), config(2, 7), luck).state
    assert list(luck.drawn) == ["towers", "sentinels", "ai", "equipment"]
    assert first.plain() == new_game(2, 7).plain()
    assert first.plain() != new_game(2, 8).plain()


@pytest.mark.parametrize("seats", [1, 2])
def test_a_new_game_holds_every_component_once(seats: int) -> None:
    assert invariants(new_game(seats)) == []
