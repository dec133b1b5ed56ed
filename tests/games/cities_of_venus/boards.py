"""Boards, words and walks through whole games for the tests of the board."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from arcology.engine.luck import new_luck
from arcology.engine.offers import Allotment, Gesture, Offer, OfferIndex, Preview
from arcology.engine.play import Played, play, start
from arcology.engine.plugin import BotContext
from arcology.engine.table import Piece, Table
from arcology.engine.text import Text
from arcology.games.cities_of_venus.board import VenusBoard
from arcology.games.cities_of_venus.bot import GreedyBot
from arcology.packs.layout import load_layout
from arcology.packs.locate import data_root
from arcology.text.translator import Catalogues, Translator
from tests.games.cities_of_venus.desk import Desk, config, house_rules

CITIES = (1, 2, 3, 4, 5, 6)
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo")
OPTIONS = (
    {},
    {"station_sources": "listed", "lost_drop_vnaut": "on"},
    {"mining_limit": "per_miner", "placement": "departments"},
)


@cache
def board(cities: int = 2) -> VenusBoard:
    """The board with the house pack; whoever is at it is shown large."""
    resources = data_root() / "resources" / "games" / "cities_of_venus"
    return VenusBoard(house_rules(), load_layout(resources, str(cities)))


def board_of(s: Any) -> VenusBoard:
    """The board for as many cities as a state has."""
    return board(len(s.cities))


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
    """One question of a game: ``seen`` as everybody sees it, ``after`` the answer."""

    cities: int
    state: Any
    seen: Any
    legal: tuple[Any, ...]
    action: Any
    after: Played[Any]


def moments(cities: int, seed: int) -> Iterator[Moment]:
    """A whole game in which sensible and random answers take turns, so that it goes far and sees much."""
    rules, bot, chance = house_rules(), GreedyBot(), random.Random(seed)
    context = BotContext(rules, new_luck(seed))
    state = start(rules, config(cities, seed, **OPTIONS[seed % len(OPTIONS)])).state
    while legal := tuple(rules.legal(state)):
        seen = rules.observe(state, None)
        plan = state.plan
        sensible = chance.random() < 0.8 or (plan is not None and plan.picked)
        action = chance.choice(legal)
        if sensible and not (plan is not None and plan.picked and action in legal and chance.random() < 0.5):
            action = pick(bot, seen, legal, context) or action
        after = play(rules, state, action)
        assert isinstance(after, Played)
        yield Moment(cities, state, seen, legal, action, after)
        state = after.state


def pick(bot: GreedyBot, seen: Any, legal: tuple[Any, ...], context: BotContext) -> Any:
    """What the governor would do; nothing where somebody else has begun what it cannot go on with."""
    try:
        found = bot.choose(seen, legal, context)
    except StopIteration:
        return None
    return found if found in legal else None


@cache
def walk(cities: int) -> tuple[Moment, ...]:
    """Some whole games: more of the short ones."""
    seeds = range(1, {1: 5, 2: 4}.get(cities, 2))
    return tuple(moment for seed in seeds for moment in moments(cities, seed))


def project(s: Any) -> Table:
    """The table of a state."""
    return board_of(s).project(s)


@cache
def beats(cities: int) -> tuple[tuple[Any, Table], ...]:
    """States on the way from one question to the next, with their tables: those of every fifth answer."""
    found = (beat.state for moment in walk(cities)[::5] for beat in moment.after.beats)
    return tuple((state, project(state)) for state in found)


def piece(desk: Desk, id_: str) -> Piece:
    """One piece of the table."""
    return project(desk.state).pieces[id_]


def fact(desk: Desk, id_: str, name: str) -> Any:
    """One fact of a piece."""
    return dict(piece(desk, id_).facts)[name]


def index(moment: Moment) -> OfferIndex:
    """The offers of a moment."""
    return OfferIndex.of(board(moment.cities).offer(moment.seen, action) for action in moment.legal)


def offers(desk: Desk) -> OfferIndex:
    """All offers of the open question."""
    return OfferIndex.of(board_of(desk.state).offer(desk.state, a) for a in desk.rules.legal(desk.state))


def offer(desk: Desk, action: Any) -> Offer:
    """The offer of one action."""
    return board_of(desk.state).offer(desk.state, action)


def read(desk: Desk, source: str, target: Any = None) -> Any:
    """What a gesture means."""
    return board_of(desk.state).read(desk.state, Gesture(source, target))


def preview(desk: Desk, action: Any) -> Preview:
    """What the board tells before a legal action."""
    assert action in desk.rules.legal(desk.state), f"{action} is not legal"
    return board_of(desk.state).preview(desk.state, action)


def told(found: Preview) -> list[str]:
    """Title and notes of a preview in English."""
    return [words(found.title), *(words(note) for note in found.notes)]


def chips(found: Preview) -> dict[str, str]:
    """The chips of a preview by their icons."""
    return {chip.icon: words(chip.value) for chip in found.chips}


def tip(desk: Desk, action: Any) -> str | None:
    """The label at the place of an action."""
    found = board_of(desk.state).tip(desk.state, action)
    return None if found is None else words(found.text)


def allotment(desk: Desk) -> Allotment:
    """The panel of steppers of the open question."""
    found = board_of(desk.state).allot(desk.state)
    assert found is not None
    return found


def reads(desk: Desk, piece_: str) -> str:
    """What the reader says about a piece."""
    return " ".join(words(part) for part in board_of(desk.state).describe(desk.state, piece_))


def said(desk: Desk) -> list[str]:
    """The log lines of what happened last."""
    lines = (board_of(desk.state).line(desk.state, event, None) for event in desk.events)
    return [words(line) for line in lines if line is not None]


def causes(desk: Desk) -> list[str]:
    """Why it happened."""
    found = (board_of(desk.state).cause(desk.state, event, None) for event in desk.events)
    return [words(cause) for cause in found if cause is not None]
