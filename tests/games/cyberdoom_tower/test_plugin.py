"""The plug-in: saves round-trip, the start stays light, the greedy bot plays sensibly."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from arcology.bots import RandomBot
from arcology.engine.luck import new_luck
from arcology.engine.play import Played, advance, play, start
from arcology.engine.protocols import BotContext
from arcology.engine.records import digest
from arcology.games.cyberdoom_tower.actions import (
    AcceptDamage,
    Attack,
    Confirm,
    Discard,
    GoToAi,
    Modify,
    Move,
    Pass,
    ResolveHide,
    TakeKey,
)
from arcology.games.cyberdoom_tower.bot import GreedyBot
from arcology.games.cyberdoom_tower.cards import Equipment, Weapon
from arcology.games.cyberdoom_tower.plugin import PLUGIN
from tests.games.cyberdoom_tower.desk import Desk, config, house_rules

RULES = house_rules()


def test_states_actions_and_events_survive_a_save() -> None:
    types = PLUGIN.types()
    states, actions, events = TypeAdapter(types.state), TypeAdapter(types.action), TypeAdapter(types.event)
    chance = random.Random(1)
    for number in range(12):
        s = start(RULES, config(1 + number % 2, number)).state
        while s.ended is None:
            action = chance.choice(RULES.legal(s))
            again = actions.validate_json(actions.dump_json(action))
            assert again == action
            assert type(again) is type(action)
            played = play(RULES, s, action)
            assert isinstance(played, Played)
            for event in played.events:
                assert events.validate_json(events.dump_json(event)) == event
            s = played.state
            loaded = states.validate_json(states.dump_json(s))
            assert digest(loaded) == digest(s)
            assert [type(t) for t in loaded.agenda] == [type(t) for t in s.agenda]
    with pytest.raises(ValidationError):
        actions.validate_json('{"kind":"cyberdoom_tower.pass","seat":0,"more":1}')


def test_a_loaded_game_plays_on_like_the_one_that_was_saved() -> None:
    states = TypeAdapter(PLUGIN.types().state)
    s = start(RULES, config(2, 4)).state
    other = states.validate_json(states.dump_json(s))
    chance = random.Random(2)
    while s.ended is None:
        action = chance.choice(RULES.legal(s))
        advance(RULES, s, action)
        advance(RULES, other, action)
    assert digest(s) == digest(other)


def test_saves_of_unknown_rules_are_refused() -> None:
    assert PLUGIN.migrate({"round": 3}, RULES.version) == {"round": 3}
    with pytest.raises(ValueError, match="rules version 99"):
        PLUGIN.migrate({}, 99)


def test_the_plugin_can_be_imported_without_heavy_company() -> None:
    code = (
        "import sys, arcology.games.cyberdoom_tower.plugin; "
        "print([m for m in ('pydantic', 'PySide6', 'multiprocessing', 'asyncio', 'numpy') if m in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def ask(desk: Desk) -> Any:
    """What the greedy bot answers."""
    return GreedyBot().choose(
        desk.rules.observe(desk.state, 0), desk.rules.legal(desk.state), BotContext(RULES, new_luck(0))
    )


def test_greedy_takes_keys_and_goes_up_with_them() -> None:
    desk = Desk("T1/S1@7").at(0, 2)
    desk.do(Move(0, 0, 3))
    assert ask(desk) == TakeKey(0)
    desk = Desk(ai="A").keys(3).at(3, 0, energy=6, luck=6, ap=1)
    desk.state.round = 9
    assert ask(desk) == GoToAi(0)


def test_greedy_fights_beside_the_ai_with_the_weapon_that_wins() -> None:
    desk = Desk(ai="A").keys(3).give(Equipment.ANTIMATTER_GRENADE).at(3, 0, at_ai=True, energy=1)
    desk.state.ai_damage = 1
    assert ask(desk) == Attack(0, Weapon.ANTIMATTER_GRENADE)


def test_greedy_mends_dice_with_one_step_and_confirms_a_hit() -> None:
    desk = Desk("T1/S1@7").at(0, 5).dice(3, 3, 6, 1, 3, 2)
    desk.floor.damage = 1
    desk.do(Attack(0, Weapon.BASE))
    answer = ask(desk)
    assert isinstance(answer, Modify)
    desk.do(answer)
    assert ask(desk) == Confirm(0)


def test_greedy_spends_luck_rather_than_be_noticed_next_to_a_sentinel_that_kills() -> None:
    desk = Desk("T1/S1@7").at(0, 4, energy=1, luck=6).dice(4)
    desk.do(Move(0, 0, 5))
    assert desk.ask == "hide"
    desk.me.energy = 1
    assert ask(desk) == ResolveHide(0, 1)


def test_greedy_discards_to_live_and_does_not_where_it_cannot() -> None:
    desk = Desk("T1/S1@5").give(Equipment.JETPACK, Equipment.PLASMA_RIFLE).at(0, 4, energy=1)
    desk.floor.activated = True
    desk.do(Pass(0))
    assert ask(desk) == Discard(0, Equipment.JETPACK)
    desk = Desk(ai="B").keys(3).give(Equipment.JETPACK).at(3, 0, at_ai=True, energy=1)
    desk.do(Pass(0))
    assert ask(desk) == AcceptDamage(0)


@pytest.mark.slow
def test_greedy_wins_a_fair_share_and_random_hardly_ever() -> None:
    def wins(bot: Any, games: int) -> int:
        won = 0
        for seed in range(games):
            s = start(RULES, config(1, seed)).state
            ctx = BotContext(RULES, new_luck(-2 - seed))
            while s.ended is None:
                advance(RULES, s, bot.choose(s if bot.blind else RULES.observe(s, 0), RULES.legal(s), ctx))
            won += s.ended.code == "WIN"
        return won

    assert 25 <= wins(GreedyBot(), 100) <= 70, "35 to 60 of 100 over many games; the margin is for so few"
    assert wins(RandomBot(), 300) <= 6


def test_greedy_looks_at_nothing_hidden() -> None:
    """The same observed state gives the same answer whatever lies in the pile and whatever dice would fall."""
    bot = GreedyBot()
    s = start(RULES, config(1, 11)).state
    ctx = BotContext(RULES, new_luck(0))
    for _ in range(12):
        if s.ended is not None:
            break
        other = s.clone()
        other.pile.reverse()
        other.luck.seed += 1
        answer = bot.choose(RULES.observe(s, 0), RULES.legal(s), ctx)
        assert answer == bot.choose(RULES.observe(other, 0), RULES.legal(other), ctx)
        advance(RULES, s, answer)
