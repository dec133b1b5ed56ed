"""The plug-in: saves round-trip, the start stays light, the greedy bot plays sensibly and looks at nothing hidden."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from statistics import mean
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from arcology.bots import RandomBot
from arcology.engine.luck import new_luck
from arcology.engine.play import Played, advance, play, start
from arcology.engine.protocols import BotContext
from arcology.engine.records import digest
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.about import OPTIONS
from arcology.games.cities_of_venus.bot import GreedyBot
from arcology.games.cities_of_venus.placing import placement
from arcology.games.cities_of_venus.plugin import PLUGIN
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import DeploySource
from arcology.games.cities_of_venus.worth import Worth
from tests.games.cities_of_venus.desk import LETTERS, Desk, config, house_rules

RULES = house_rules()


def test_states_actions_and_events_survive_a_save() -> None:
    types = PLUGIN.types()
    states, actions, events = TypeAdapter(types.state), TypeAdapter(types.action), TypeAdapter(types.event)
    chance = random.Random(1)
    for number in range(6):
        options = {one.name: one.values[-1].name for one in OPTIONS} if number % 2 else {}
        s = start(RULES, config(1 + number % 6, number, **options)).state
        count = 0
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
            count += 1
            if count % 7 == 0 or s.ended is not None:
                loaded = states.validate_json(states.dump_json(s))
                assert digest(loaded) == digest(s)
                assert [type(t) for t in loaded.agenda] == [type(t) for t in s.agenda]
    with pytest.raises(ValidationError):
        actions.validate_json('{"kind":"cities_of_venus.mine","seat":0,"more":1}')


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
    assert PLUGIN.migrate({"round": 3}, RULES.version) == {"round": 3}
    with pytest.raises(ValueError, match="rules version 99"):
        PLUGIN.migrate({}, 99)


def test_the_plugin_can_be_imported_without_heavy_company() -> None:
    code = (
        "import sys, arcology.games.cities_of_venus.plugin; "
        "print([m for m in ('pydantic', 'PySide6', 'multiprocessing', 'asyncio', 'numpy') if m in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def ask(desk: Desk) -> Any:
    """What the greedy bot answers for the seat that is asked."""
    seen = desk.rules.observe(desk.state, desk.asked)
    return GreedyBot().choose(seen, desk.rules.legal(desk.state), BotContext(RULES, new_luck(0)))


def test_greedy_buys_what_is_worth_most_and_stores_what_is_dear() -> None:
    desk = Desk().city("P4 M4 S4 A5 F5", minerals=6).row("G08", "Y02", "G01").grab()
    assert ask(desk) == act.Buy(0, "Y02")
    poor = Desk().city("P1 M1 S4 A5 F5", minerals=4).row("R25").grab()
    assert ask(poor) == act.Store(0, "R25")
    assert ask(Desk().row("G21").city("P1 S0").grab()) == act.TakeVnaut(0)


def test_greedy_places_for_a_canister_that_it_wants() -> None:
    desk = Desk().city("P0 M0 S3 A5 F5").row("G05").deploy(5)
    places = dict(zip(LETTERS, placement(Worth(RULES.book, desk.state, 0), DeploySource.GROWTH, 5), strict=True))
    assert places["P"] >= 1
    assert places["M"] >= 1
    assert sum(places.values()) == 5
    while desk.ask == "deploy":
        desk.act(ask(desk))
    assert (desk.me.dept[0], desk.me.dept[1]) >= (1, 1)


def test_greedy_gives_up_those_whom_it_needs_least() -> None:
    desk = Desk().city("P1 M6 S3 A4 F4").strike("E17")
    assert ask(desk) == act.LoseVnaut(0, act.Place.MECHANICAL)
    aboard = Desk().bay("temp_workers").city("P1 M6", temp=1).strike("E17")
    assert ask(aboard) == act.LoseVnaut(0, act.Place.BAY)


@pytest.mark.parametrize(("face", "again"), [(1, True), (3, True), (4, False), (6, False)])
def test_greedy_rolls_low_faces_again(face: int, again: bool) -> None:
    desk = Desk(die=[face]).slot("G11").city("N1").actions()
    assert ask(desk) == act.Mine(0)
    desk.act(act.Mine(0))
    assert ask(desk) == (act.Reroll(0) if again else act.KeepRoll(0))


def test_greedy_moves_v_nauts_for_a_canister() -> None:
    desk = Desk().slot("rapid_transit").city("P1 M1 S4 A5 F5").row("Y03", "R12").actions()
    moved = 0
    while desk.ask == "action":
        answer = ask(desk)
        moved += isinstance(answer, act.MoveVnaut)
        desk.act(answer)
    assert moved <= 2


def finished(bots: Sequence[Any], seed: int) -> VenusState:
    """A whole game."""
    s = start(RULES, config(len(bots), seed), keep_beats=False).state
    contexts = [BotContext(RULES, new_luck(-2 - seed * 8 - seat)) for seat in range(len(bots))]
    while legal := RULES.legal(s):
        seat = s.agenda[-1].seat  # type: ignore[union-attr]
        bot = bots[seat]
        advance(RULES, s, bot.choose(s if bot.blind else RULES.observe(s, seat), legal, contexts[seat]))
    return s


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(40):
        me = seed % 2
        bots: list[Any] = [RandomBot(), RandomBot()]
        bots[me] = GreedyBot()
        ended = finished(bots, seed).ended
        won += ended is not None and ended.winners == (me,)
    assert won >= 39, "all but one in a thousand over many games"


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "games", "least", "most"), [(1, 40, 46, 59), (4, 12, 37, 50), (6, 12, 23, 34)])
def test_greedy_cities_grow_and_no_innovation_is_all_they_want(seats: int, games: int, least: int, most: int) -> None:
    """Over hundreds of games none is over 40 % of the claims; in so few, each weighed by how often it was to be had,
    none is far over it."""
    ended = [finished([GreedyBot()] * seats, seed) for seed in range(games)]
    assert least < mean(total for s in ended for total in s.history[-1].totals) < most
    offered = Counter(kind for s in ended for kind in s.market)
    claims = Counter(kind for s in ended for city in s.cities for kind in city.claims)
    rates = {kind: claims[kind] / offered[kind] for kind in offered}
    assert max(rates.values()) < 0.45 * sum(rates.values()), rates
    assert len(claims) >= 4, claims


def test_greedy_looks_at_nothing_hidden() -> None:
    """The same observed state gives the same answer whatever lies in decks and box and whatever is rolled."""
    bot = GreedyBot()
    s = start(RULES, config(3, 11)).state
    ctx = BotContext(RULES, new_luck(0))
    for _ in range(120):
        if s.ended is not None:
            break
        seat = s.agenda[-1].seat  # type: ignore[union-attr]
        other = s.clone()
        other.luck.seed += 1
        other.deck.reverse()
        other.event_deck.reverse()
        other.box[0], other.deck[0] = other.deck[0], other.box[0]
        answer = bot.choose(RULES.observe(s, seat), RULES.legal(s), ctx)
        assert answer == bot.choose(RULES.observe(other, seat), RULES.legal(other), ctx)
        advance(RULES, s, answer)
