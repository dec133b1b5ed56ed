"""The plug-in: saves round-trip, the start stays light, the greedy bot plays sensibly and looks at nothing hidden."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from arcology.engine.luck import new_luck
from arcology.engine.play import Played, advance, play, start
from arcology.engine.protocols import BotContext
from arcology.engine.records import digest
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh.about import OPTIONS
from arcology.games.cyberflesh.actions import Declare, No, TakeLoot, Use, Yes
from arcology.games.cyberflesh.bot import GreedyBot
from arcology.games.cyberflesh.plugin import PLUGIN
from arcology.games.cyberflesh.state import CyberfleshState
from arcology.games.cyberflesh.worth import damages, mean_strike
from arcology.testing.traces import hidden_lists, permuted
from tests.games.cyberflesh.desk import Desk, config, house_rules

RULES = house_rules()
BOT = GreedyBot()


def greedy(desk: Desk) -> Any:
    """What the bot does."""
    seen = RULES.observe(desk.state, desk.seat)
    return BOT.choose(seen, desk.legal, BotContext(RULES, new_luck(1)))


def test_states_actions_and_events_survive_a_save() -> None:
    types = PLUGIN.types()
    states, actions, events = TypeAdapter(types.state), TypeAdapter(types.action), TypeAdapter(types.event)
    chance = random.Random(1)
    for number in range(6):
        options = {one.name: one.values[-1].name for one in OPTIONS} if number % 2 else {}
        s: CyberfleshState = start(RULES, config(1 + number % 3, number, **options)).state
        count = 0
        while s.ended is None:
            legal = RULES.legal(s)
            rest = [a for a in legal if not isinstance(a, act.Discard | act.Give | act.Swap)]
            action = chance.choice(legal if chance.random() < 0.2 else rest or legal)
            again = actions.validate_json(actions.dump_json(action))
            assert again == action
            assert type(again) is type(action)
            played = play(RULES, s, action)
            assert isinstance(played, Played)
            for event in played.events:
                assert events.validate_json(events.dump_json(event)) == event
            s = played.state
            count += 1
            if count % 6 == 0 or s.ended is not None:
                loaded = states.validate_json(states.dump_json(s))
                assert digest(loaded) == digest(s)
                assert [type(t) for t in loaded.agenda] == [type(t) for t in s.agenda]
    with pytest.raises(ValidationError):
        actions.validate_json('{"kind":"cyberflesh.pass","seat":0,"more":1}')


def test_a_loaded_game_goes_on_like_the_one_that_was_saved() -> None:
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
    assert PLUGIN.migrate({"alert": 3}, RULES.version) == {"alert": 3}
    with pytest.raises(ValueError, match="rules version 99"):
        PLUGIN.migrate({}, 99)


def test_the_plugin_can_be_imported_without_heavy_company() -> None:
    code = (
        "import sys, arcology.games.cyberflesh.plugin; "
        "print([m for m in ('pydantic', 'PySide6', 'multiprocessing', 'asyncio', 'numpy') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "[]"


def test_what_it_offers() -> None:
    assert (PLUGIN.id, PLUGIN.seats, PLUGIN.cooperative) == ("cyberflesh", range(1, 4), True)
    assert isinstance(PLUGIN.bots["greedy"](), GreedyBot)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_greedy_games_come_to_an_end_and_some_are_won(seats: int) -> None:
    wins = 0
    for seed in range(6):
        s = start(RULES, config(seats, seed), keep_beats=False).state
        ctx = BotContext(RULES, new_luck(seed))
        count = 0
        while legal := RULES.legal(s):
            advance(RULES, s, BOT.choose(RULES.observe(s, s.agenda[-1].seat), legal, ctx))
            count += 1
            assert count < 2_500, "the bot walks in circles"
        assert s.ended is not None
        wins += s.ended.code == "WIN"
    assert wins >= 1


def test_the_bot_looks_at_nothing_hidden() -> None:
    s = start(RULES, config(2, 5), keep_beats=False).state
    ctx = BotContext(RULES, new_luck(1))
    count = 0
    while legal := RULES.legal(s):
        seen = RULES.observe(s, s.agenda[-1].seat)
        action = BOT.choose(seen, legal, ctx)
        if count % 9 == 0:
            for way, places in hidden_lists(s, seen):
                other = RULES.observe(permuted(s, way, places), s.agenda[-1].seat)
                assert BOT.choose(other, legal, ctx) == action, way
        advance(RULES, s, action)
        count += 1


def test_the_bot_kills_what_it_can_and_spares_what_is_dead() -> None:
    desk = Desk("C3").gear("C3", "L14", "L11").stand({1: "E10", 2: "E19"}).unit_acts("C3", dice=[1] * 9)
    first = greedy(desk)
    assert isinstance(first, Declare)
    assert first.slot == 2, "the moth can be killed"
    desk.do(first)
    second = greedy(desk)
    assert isinstance(second, Declare)
    desk = Desk("C1").gear("C1", "L21").stand({1: "E07", 2: "E10"}).unit_acts("C1")
    assert greedy(desk).slot == 1


def test_the_bot_heals_when_it_is_due() -> None:
    desk = Desk("C1").gear("C1", "L21", "L01").stand({1: "E10"}).unit_acts("C1")
    assert isinstance(greedy(desk), Declare), "not in full health"
    desk.health("C1", 3).unit_acts("C1")
    assert isinstance(greedy(desk), Use)
    desk = Desk("C1").gear("C1", "L01").health("C1", 8).run()
    assert isinstance(greedy(desk), Use)


def test_the_bot_flees_and_steps_in_only_to_save_somebody() -> None:
    desk = Desk("C1").gear("C1", "L11").stand({1: "CF"}).dice(1, 1, 1, 1).run()
    assert greedy(desk) == Yes(0)
    desk.state.alert = 8
    assert greedy(desk) == No(0)
    desk = Desk("C1", "C2").stand({1: "E21"}).enemy_acts(1)
    assert greedy(desk) == No(desk.seat)
    desk = Desk("C3", "C1").health("C1", 2)
    desk.stand({1: "E21"}).enemy_acts(1)
    assert greedy(desk) == Yes(0)


def test_the_bot_takes_what_is_better_and_passes_on_the_rest() -> None:
    desk = Desk("C1", "C2").gear("C1", "L21").gear("C2", "L12", "L13").on_top("loot", "L24", "L11", "L01", "L28")
    from arcology.games.cyberflesh.terms import TileType

    desk.resolve(TileType.LOOT)
    first = greedy(desk)
    assert isinstance(first, TakeLoot)
    desk.do(first)
    assert desk.ask == "receive" or first.card.startswith("L01")


def test_estimates_agree_with_counting() -> None:
    from itertools import product

    from arcology.games.cyberflesh.rules.dice import succeeds

    faces = list(product(range(1, 9), repeat=2))
    counted: dict[int, int] = {}
    for pair in faces:
        dealt = max(0, sum(succeeds(face, 3) for face in pair) * 2 + (8 in pair) - 1)
        counted[dealt] = counted.get(dealt, 0) + 1
    found = damages(2, 2, 3, 1)
    assert {n: round(64 * chance) for n, chance in enumerate(found) if chance} == counted
    struck = [max(0, sum(succeeds(face, 2) for face in pair) + pair.count(8) - 1) for pair in faces]
    assert mean_strike(2, 1, 2, 1) == pytest.approx(sum(struck) / 64)
