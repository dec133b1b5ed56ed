"""The options (CDT-OPT)."""

from __future__ import annotations

import pytest

from arcology.engine.config import BadOption, GameConfig
from arcology.games.cyberdoom_tower.about import OPTIONS
from arcology.games.cyberdoom_tower.actions import Attack, Confirm, Loot, Move, Pass
from arcology.games.cyberdoom_tower.cards import Weapon
from arcology.games.cyberdoom_tower.events import CounterMoved, HideRolled, Learned, RoundBegan, SentinelSlid
from arcology.games.cyberdoom_tower.rules.options import options_of
from arcology.games.cyberdoom_tower.state import Options
from tests.games.cyberdoom_tower.desk import Desk


def test_defaults_are_the_rules_as_written() -> None:
    assert options_of(GameConfig("cyberdoom_tower", 1, 0)) == Options()
    assert [(o.name, o.rule) for o in OPTIONS] == [
        ("time_limit", "CDT-OPT-01"),
        ("alerted_sentinel", "CDT-OPT-02"),
        ("trap_scope", "CDT-OPT-03"),
        ("loot_noise", "CDT-OPT-04"),
        ("hit_unlock", "CDT-OPT-05"),
    ]
    with pytest.raises(BadOption):
        options_of(GameConfig("cyberdoom_tower", 1, 0, options=(("time_limit", "never"),)))


@pytest.mark.rule("CDT-OPT-01")
def test_reaching_the_ai_in_time_lets_the_fight_go_on() -> None:
    desk = Desk(ai="A", time_limit="reached").keys(3).at(3, 0, at_ai=True, energy=6)
    desk.state.round = 12
    positions = [f.pos for f in desk.state.floors]
    desk.do(Pass(0))
    assert desk.event(RoundBegan).extra
    assert desk.state.round == 12
    assert not [e for e in desk.events if isinstance(e, CounterMoved | SentinelSlid)]
    assert [f.pos for f in desk.state.floors] == positions
    desk.do(*[Pass(0)] * 5)
    assert desk.ask == "LOSS_ENERGY", "all other ends remain"


@pytest.mark.rule("CDT-OPT-01")
@pytest.mark.parametrize("limit", ["beaten", "reached"])
def test_whoever_is_still_in_the_tower_after_round_12_has_lost(limit: str) -> None:
    desk = Desk(time_limit=limit)
    desk.state.round = 12
    desk.do(Pass(0))
    assert desk.ask == "LOSS_TIME"


@pytest.mark.rule("CDT-OPT-02")
@pytest.mark.parametrize(("option", "pos"), [("hunts", 4), ("provoked", 5)])
def test_a_pass_on_an_alerted_floor(option: str, pos: int) -> None:
    desk = Desk("T1/S1@5", alerted_sentinel=option).at(0, 4)
    desk.floor.activated = True
    desk.do(Pass(0))
    assert desk.floor.pos == pos
    assert desk.me.energy == (2 if option == "hunts" else 3)


@pytest.mark.rule("CDT-OPT-02")
def test_a_provoked_sentinel_still_answers_an_attack_and_the_ai_any_turn() -> None:
    desk = Desk("T1/S1@5", alerted_sentinel="provoked").at(0, 4).dice(1, 1, 1, 1, 1, 1)
    desk.floor.activated = True
    desk.do(Attack(0, Weapon.BASE), Confirm(0))
    assert desk.floor.pos == 4
    desk = Desk(ai="A", alerted_sentinel="provoked").keys(3).at(3, 0, at_ai=True)
    desk.do(Pass(0))
    assert desk.me.energy == 2


@pytest.mark.rule("CDT-OPT-03")
@pytest.mark.parametrize(("scope", "end"), [("sectors", "turn"), ("floor", "LOSS_TRAPPED")])
def test_on_the_stop_of_a_closing_floor(scope: str, end: str) -> None:
    desk = Desk("T1/S2@2", trap_scope=scope).at(0, 0)
    desk.floor.activated = True
    desk.do(Pass(0))
    assert desk.floor.closed
    assert desk.ask == end


@pytest.mark.rule("CDT-OPT-03")
def test_stopping_on_a_floor_that_closed_before_is_harmless() -> None:
    desk = Desk("T1/S1@7", "T2/S2@1", trap_scope="floor")
    desk.do(Move(0, 1, 0), Pass(0))
    assert desk.ask == "turn"


@pytest.mark.rule("CDT-OPT-03")
@pytest.mark.rule("CDT-AI-01")
def test_whoever_is_beside_the_ai_is_not_on_the_top_floor_that_closes() -> None:
    desk = Desk(seats=2, trap_scope="floor", ai="A").keys(4).at(4, 0, at_ai=True)
    desk.at(4, 3, seat=1)
    top = desk.state.floors[4]
    top.pos, top.activated = 2, True
    desk.turn_of(1).do(Pass(1))
    assert desk.state.ended is not None
    assert desk.state.ended.seat == 1, "the one beside the AI is not on the floor"


@pytest.mark.rule("CDT-OPT-04")
def test_looting_where_the_sentinel_is_defeated_leaves_no_noise() -> None:
    desk = Desk("T1/S1@7", loot_noise="lasting")
    desk.floor.defeated = True
    desk.do(Move(0, 0, 2), Loot(0))
    assert desk.floor.noise == 0


@pytest.mark.rule("CDT-OPT-04")
@pytest.mark.parametrize(("noise", "thresholds"), [("test", [3, 1]), ("lasting", [3, 2])])
def test_how_long_looting_is_heard(noise: str, thresholds: list[int]) -> None:
    desk = Desk("T1/S1@7", loot_noise=noise)
    desk.do(Move(0, 0, 2))
    desk.dice(6)
    desk.do(Loot(0))
    seen = [desk.event(HideRolled).threshold]
    desk.dice(6)
    desk.do(Move(0, 0, 1))
    seen.append(desk.event(HideRolled).threshold)
    assert seen == thresholds


@pytest.mark.rule("CDT-OPT-04")
def test_lasting_noise_counts_for_both_players_and_ends_with_the_sentinel() -> None:
    desk = Desk("T1/S1@7", seats=2, loot_noise="lasting")
    desk.do(Move(0, 0, 2))
    desk.dice(6)
    desk.do(Loot(0), Pass(0))
    desk.dice(6)
    desk.do(Move(1, 0, 1))
    assert desk.event(HideRolled).threshold == 2
    desk.at(0, 5, seat=1)
    desk.floor.damage = 1
    desk.dice(6, 6, 6, 6, 6, 6)
    desk.do(Attack(1, Weapon.BASE), Confirm(1))
    assert desk.floor.noise == 0


@pytest.mark.rule("CDT-OPT-05")
@pytest.mark.parametrize(("option", "tokens"), [("one_by_one", (0, 0, 2)), ("all", (0, 0, 0))])
def test_how_hit_opens(option: str, tokens: tuple[int, int, int]) -> None:
    desk = Desk("T2/S3@7", hit_unlock=option).at(0, 2, luck=0, ability_tokens=(0, 0, 3)).dice(1)
    desk.do(Move(0, 0, 3))
    learned = desk.event(Learned)
    assert desk.tokens == learned.tokens == tokens
    assert learned.target is None
    assert learned.unlocked == ("hit" if option == "all" else None)


@pytest.mark.rule("CDT-OPT-05")
@pytest.mark.rule("CDT-ABIL-08")
@pytest.mark.parametrize(("before", "after"), [((0, 2, 1), (0, 1, 2)), ((0, 1, 2), (0, 0, 3))])
def test_only_hit_opens_at_once(before: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    desk = Desk("T2/S3@7", hit_unlock="all").at(0, 2, luck=0, ability_tokens=before).dice(1)
    desk.do(Move(0, 0, 3))
    assert desk.tokens == after
