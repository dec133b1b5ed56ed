"""Boards, words and walks through whole games for the tests of the board."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from arcology.engine.agenda import top_ask
from arcology.engine.config import GameConfig, resolve_options
from arcology.engine.luck import new_luck
from arcology.engine.offers import Gesture, Offer, OfferIndex, Preview
from arcology.engine.play import Played, play, start
from arcology.engine.plugin import BotContext
from arcology.engine.table import Piece, Table
from arcology.engine.text import Text
from arcology.games.cyberflesh.about import GAME, OPTIONS
from arcology.games.cyberflesh.board import CyberfleshBoard
from arcology.games.cyberflesh.bot import GreedyBot
from arcology.games.cyberflesh.catalog import open_pack
from arcology.games.cyberflesh.rules import CyberfleshRules
from arcology.packs.find import house_folder
from arcology.packs.layout import load_layout
from arcology.packs.locate import data_root
from arcology.text.translator import Catalogues, Translator

PLAYERS = (1, 2, 3)


@cache
def rules() -> CyberfleshRules:
    """The rules with the house pack."""
    return CyberfleshRules(open_pack(house_folder(data_root(), GAME)))


@cache
def board(players: int = 2) -> CyberfleshBoard:
    """The board with the house pack."""
    return CyberfleshBoard(rules(), load_layout(data_root() / "resources" / "games" / GAME, str(players)))


@cache
def translator() -> Translator:
    """English."""
    return Translator(Catalogues([data_root() / "translations"]))


def words(message: Text | str | None) -> str:
    """A message in English; fails on an id without words and on a gap that nobody filled."""
    assert message is not None
    said = message if isinstance(message, str) else translator()(message)
    assert "⟦" not in said, f"without words: {said}"
    assert "{" not in said, f"something was not told: {said}"
    return said


@dataclass(frozen=True)
class Moment:
    """One question of a game: ``seen`` as everybody sees it, and ``after`` what the answer led to."""

    players: int
    state: Any
    seen: Any
    legal: tuple[Any, ...]
    action: Any
    after: Played[Any]


def configured(players: int, seed: int, **options: str) -> GameConfig:
    """A game."""
    return GameConfig(GAME, players, seed, options=resolve_options(OPTIONS, options))


def moments(players: int, seed: int, **options: str) -> Iterator[Moment]:
    """A whole game in which sensible and random answers take turns, so that it goes far and sees much."""
    bot, chance = GreedyBot(), random.Random(seed)
    context = BotContext(rules(), new_luck(seed))
    state = start(rules(), configured(players, seed, **options)).state
    while legal := tuple(rules().legal(state)):
        seen = rules().observe(state, None)
        seat = top_ask(state).seat
        sensible = [action for action in legal if action.seat == seat]
        action = bot.choose(seen, sensible, context) if chance.random() < 0.75 else chance.choice(legal)
        after = play(rules(), state, action)
        assert isinstance(after, Played)
        yield Moment(players, state, seen, legal, action, after)
        state = after.state


@cache
def walk(players: int) -> tuple[Moment, ...]:
    """Some whole games."""
    return tuple(moment for seed in WALKS[players] for moment in moments(players, seed, **WALKS[players][seed]))


WALKS: dict[int, dict[int, dict[str, str]]] = {
    1: {1: {}, 2: {"characters": "c2"}, 20: {"characters": "c3", "escape_natural_8": "on"}},
    2: {4: {}, 5: {"gm_seat": "on", "gm_enemy_order": "on"}},
    3: {6: {"gm_seat": "on"}, 7: {"loot_tile_picks": "one_each"}},
}
"""Seeds and options of the games that are walked through, by number of characters."""


def project(s: Any) -> Table:
    """The table of a state."""
    return board(len(s.characters)).project(s)


def piece(s: Any, id_: str) -> Piece:
    """One piece of it."""
    return project(s).pieces[id_]


def fact(s: Any, id_: str, name: str) -> Any:
    """One fact of a piece."""
    return dict(piece(s, id_).facts)[name]


def index(moment: Moment) -> OfferIndex:
    """The offers of a moment."""
    return OfferIndex.of(board(moment.players).offer(moment.seen, action) for action in moment.legal)


def offer(s: Any, action: Any) -> Offer:
    """The offer of one action."""
    return board(len(s.characters)).offer(s, action)


def read(s: Any, source: str, target: Any = None) -> Any:
    """What a gesture means."""
    return board(len(s.characters)).read(s, Gesture(source, target))


def preview(s: Any, action: Any) -> Preview:
    """What the board tells before a legal action."""
    assert action in rules().legal(s), f"{action} is not legal"
    return board(len(s.characters)).preview(s, action)


def told(found: Preview) -> list[str]:
    """Title and notes of a preview in English."""
    return [words(found.title), *(words(note) for note in found.notes)]
