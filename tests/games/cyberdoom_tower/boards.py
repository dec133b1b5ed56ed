"""Boards, words and walks through whole games for the tests of the board."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from arcology.engine.luck import new_luck
from arcology.engine.offers import Offer, OfferIndex, Preview
from arcology.engine.play import Played, play, start
from arcology.engine.protocols import BotContext
from arcology.engine.text import Text
from arcology.games.cyberdoom_tower.board import TowerBoard
from arcology.games.cyberdoom_tower.bot import GreedyBot
from arcology.packs.layout import load_layout
from arcology.packs.locate import data_root
from arcology.text.translator import Catalogues, Translator
from tests.games.cyberdoom_tower.desk import Desk, config, house_rules

SEEDS = range(1, 7)


@cache
def board(seats: int = 1) -> TowerBoard:
    """The board with the house pack."""
    resources = data_root() / "resources" / "games" / "cyberdoom_tower"
    return TowerBoard(house_rules(), load_layout(resources, "solo" if seats == 1 else "duo"))


@cache
def translator(seats: int = 1) -> Translator:
    """English, with the seats' own names."""
    names = ("Runner",) if seats == 1 else ("Runner 1", "Runner 2")
    return Translator(Catalogues([data_root() / "translations"])).with_seats(lambda seat: names[seat])


def words(message: Text | str | None, seats: int = 1) -> str:
    """A message in English; fails on an id without words and on a gap that nobody filled."""
    assert message is not None
    said = message if isinstance(message, str) else translator(seats)(message)
    assert "⟦" not in said, f"without words: {said}"
    assert "{" not in said, f"something was not told: {said}"
    return said


@dataclass(frozen=True)
class Moment:
    """One question of a game: ``seen`` is the observed state, ``after`` what the answer ``action`` led to."""

    seats: int
    seen: Any
    legal: tuple[Any, ...]
    action: Any
    after: Played[Any]


def moments(seats: int, seed: int) -> Iterator[Moment]:
    """A whole game in which sensible and random answers take turns, so that it goes far and sees much."""
    rules, bot, chance = house_rules(), GreedyBot(), random.Random(seed)
    context = BotContext(rules, new_luck(seed))
    state = start(rules, config(seats, seed, time_limit="reached" if seed % 2 else "beaten")).state
    while legal := tuple(rules.legal(state)):
        seen = rules.observe(state, None)
        sensible = chance.random() < 0.7
        action = bot.choose(seen, legal, context) if sensible else chance.choice(legal)
        after = play(rules, state, action)
        assert isinstance(after, Played)
        yield Moment(seats, seen, legal, action, after)
        state = after.state


@cache
def walk(seats: int) -> tuple[Moment, ...]:
    """Several whole games."""
    return tuple(moment for seed in SEEDS for moment in moments(seats, seed))


def offers(desk: Desk) -> OfferIndex:
    """All offers of the open question."""
    seen = desk.rules.observe(desk.state, None)
    return OfferIndex.of(board(len(seen.players)).offer(seen, a) for a in desk.rules.legal(seen))


def offer(desk: Desk, action: Any) -> Offer:
    """The offer of one action."""
    return board(len(desk.state.players)).offer(desk.state, action)


def preview(desk: Desk, action: Any) -> Preview:
    """What the board tells before a legal action."""
    assert action in desk.rules.legal(desk.state)
    return board(len(desk.state.players)).preview(desk.state, action)


def chances(found: Preview) -> dict[str, int]:
    """Percentages by label."""
    return {words(chance.label): chance.percent for chance in found.chances}


def notes(found: Preview, seats: int = 1) -> list[str]:
    """The notes of a preview in English."""
    return [words(note, seats) for note in found.notes]
