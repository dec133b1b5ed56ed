"""Whole games, played by the rules and worked out again by the oracle, stand alike after every round."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from arcology.bots import RandomBot
from arcology.engine.luck import new_luck
from arcology.engine.play import Played, play, start
from arcology.engine.protocols import BotContext
from arcology.games.cities_of_venus.bot import GreedyBot
from arcology.games.cities_of_venus.state import City, VenusState
from arcology.packs.find import house_folder
from arcology.packs.locate import data_root
from tests.games.cities_of_venus.desk import config, house_rules
from tests.games.cities_of_venus.oracle import DEPTS, Oracle, choices
from tests.games.cities_of_venus.test_setup import fresh

RULES = house_rules()
HOUSE = house_folder(data_root(), "cities_of_venus")


def data(name: str) -> dict[str, Any]:
    """A data file by id, read without any of the models."""
    return {one["id"]: one for one in json.loads((HOUSE / f"{name}.json").read_bytes())[name]}


CARDS, EVENTS, INNOVATIONS = data("canisters"), data("events"), data("innovations")


def told(city: City) -> dict[str, Any]:
    """A city in the oracle's words."""
    found = dict(zip(DEPTS, city.dept, strict=True))
    found |= {"iis": city.iis, "temp": city.temp, "fresh": city.cryo_fresh, "ready": city.cryo_ready}
    found |= {"minerals": city.minerals, "slots": dict(zip(DEPTS, city.slots, strict=True)), "bay": city.bay}
    return found | {"boosts": list(city.boosts), "aside": list(city.aside)}


def compare(oracle: Oracle, s: VenusState) -> None:
    """Everything that lasts beyond a round."""
    counters = {"mined", "rerolled", "immigrated", "moves"}
    for mine, theirs in zip(oracle.cities, s.cities, strict=True):
        assert {name: value for name, value in mine.items() if name not in counters} == told(theirs)
    assert sorted(oracle.surface) == sorted(s.surface)
    assert (oracle.market, oracle.first) == (s.market, s.first)


def watch(seats: int, seed: int, bots: list[Any]) -> int:
    """Play a game and give every round to the oracle; return the number of rounds."""
    oracle = Oracle(CARDS, EVENTS, INNOVATIONS, fresh(seats, seed))
    played = start(RULES, config(seats, seed))
    items: list[Any] = list(played.events)
    s = played.state
    ctx = BotContext(RULES, new_luck(seed))
    while legal := RULES.legal(s):
        number = s.round
        action = bots[s.agenda[-1].seat].choose(s, legal, ctx)  # type: ignore[union-attr]
        played = play(RULES, s, action)
        assert isinstance(played, Played)
        items.append(action)
        s = played.state
        over = s.ended is not None
        if s.round == number and not over:
            items += played.events
            continue
        first = [event for event in played.events if getattr(event, "round", 0) == s.round and not over]
        cut = len(played.events) if over else played.events.index(first[0])
        items += played.events[:cut]
        oracle.play(choices(items))
        items = list(played.events[cut:])
        if over:
            compare(oracle, s)
            assert tuple(oracle.scores()) == RULES.score(s).totals
        else:
            assert tuple(oracle.scores()) == s.history[-1].totals
    return s.round


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_random_games_agree_with_the_oracle(seats: int) -> None:
    for seed in range(4):
        watch(seats, seed, [RandomBot()] * seats)


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_played_games_agree_with_the_oracle(seats: int) -> None:
    """Greedy cities build and claim far more than random ones; mixed with those who do anything."""
    for seed in range(3):
        mixed = [GreedyBot() if random.Random(seed + seat).random() < 0.7 else RandomBot() for seat in range(seats)]
        watch(seats, seed, mixed)
