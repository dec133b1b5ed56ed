"""Boards, words and walks through whole games for the tests of the board."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from arcology.engine.luck import new_luck
from arcology.engine.offers import Gesture, Offer, OfferIndex, Preview
from arcology.engine.play import Played, play, start
from arcology.engine.plugin import BotContext
from arcology.engine.table import Piece, Table
from arcology.engine.text import Text
from arcology.games.cytress.actions import Fly
from arcology.games.cytress.board import CytressBoard
from arcology.games.cytress.bot import GreedyBot
from arcology.games.cytress.terms import LandingPad
from arcology.packs.layout import load_layout
from arcology.packs.locate import data_root
from arcology.text.translator import Catalogues, Translator
from tests.games.cytress.desk import Desk, config, house_rules

PLAYERS = (1, 2, 3, 4, 5)
"""1 is the solo game."""
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")
MERCHANT = ("batch", "single", "chain")


@cache
def board(players: int = 2) -> CytressBoard:
    """The board with the house pack."""
    resources = data_root() / "resources" / "games" / "cytress"
    return CytressBoard(house_rules(), load_layout(resources, str(players)))


@cache
def translator() -> Translator:
    """English, with the seats' own names."""
    return Translator(Catalogues([data_root() / "translations"])).with_seats(lambda seat: NAMES[seat])


def words(message: Text | str | None) -> str:
    """A message in English; fails on an id without words and on a gap that nobody filled."""
    assert message is not None
    said = message if isinstance(message, str) else translator()(message)
    assert "⟦" not in said, f"without words: {said}"
    assert "{" not in said, f"something was not told: {said}"
    return said


@dataclass(frozen=True)
class Moment:
    """One question of a game: ``seen`` as the asked seat sees it, ``public`` as all do, ``after`` the answer."""

    players: int
    state: Any
    seen: Any
    public: Any
    legal: tuple[Any, ...]
    action: Any
    after: Played[Any]


def moments(players: int, seed: int) -> Iterator[Moment]:
    """A whole game in which sensible and random answers take turns, so that it goes far and sees much."""
    rules, bot, chance = house_rules(), GreedyBot(), random.Random(seed)
    context = BotContext(rules, new_luck(seed))
    level = seed % 5 + 1 if players == 1 else 0
    options = {"merchant": MERCHANT[seed % 3], "privateer_own": ("visit", "district")[seed % 2]}
    state = start(rules, config(players, seed, level, **options)).state
    while legal := tuple(rules.legal(state)):
        seat = state.agenda[-1].seat
        seen = rules.observe(state, seat)
        action = bot.choose(seen, legal, context) if chance.random() < 0.7 else chance.choice(legal)
        after = play(rules, state, action)
        assert isinstance(after, Played)
        yield Moment(players, state, seen, rules.observe(state, None), legal, action, after)
        state = after.state


@cache
def walk(players: int) -> tuple[Moment, ...]:
    """Some whole games: more of the short ones."""
    seeds = range(1, {1: 5, 2: 4}.get(players, 2))
    return tuple(moment for seed in seeds for moment in moments(players, seed))


def project(s: Any) -> Table:
    """The table of a state."""
    return board(len(s.players)).project(s)


@cache
def beats(players: int) -> tuple[tuple[Any, Table], ...]:
    """States on the way from one question to the next, with their tables: those of every fifth answer."""
    found = (beat.state for moment in walk(players)[::5] for beat in moment.after.beats)
    return tuple((state, project(state)) for state in found)


def piece(s: Any, id_: str) -> Piece:
    """One piece of it."""
    return project(s).pieces[id_]


def fact(s: Any, id_: str, name: str) -> Any:
    """One fact of a piece."""
    return dict(piece(s, id_).facts)[name]


def index(moment: Moment) -> OfferIndex:
    """The offers of a moment as the asked seat has them."""
    return OfferIndex.of(board(moment.players).offer(moment.seen, action) for action in moment.legal)


def offers(desk: Desk) -> OfferIndex:
    """All offers of the open question."""
    return OfferIndex.of(board(len(desk.state.players)).offer(desk.state, a) for a in desk.rules.legal(desk.state))


def offer(desk: Desk, action: Any) -> Offer:
    """The offer of one action."""
    return board(len(desk.state.players)).offer(desk.state, action)


def read(desk: Desk, source: str, target: Any = None) -> Any:
    """What a gesture means."""
    return board(len(desk.state.players)).read(desk.state, Gesture(source, target))


def preview(desk: Desk, action: Any) -> Preview:
    """What the board tells before a legal action."""
    assert action in desk.rules.legal(desk.state), f"{action} is not legal"
    return board(len(desk.state.players)).preview(desk.state, action)


def told(found: Preview) -> list[str]:
    """Title and notes of a preview in English."""
    return [words(found.title), *(words(note) for note in found.notes)]


def tip(desk: Desk, action: Any) -> str | None:
    """The label at the place of an action."""
    found = board(len(desk.state.players)).tip(desk.state, action)
    return None if found is None else words(found.text)


def fly(seat: int, pad: str) -> Any:
    """A flight."""
    return Fly(seat, LandingPad(pad))
