"""In every language the words of whole games fit where they are drawn: none is cut, and none stands on another.

A game of each number of players is played at random; every look that any piece had in it is painted at the scale at
which it lies on the table, and the guard tells where the words went.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from arcology.app.games import BUILTIN, Games
from arcology.engine.config import GameConfig, resolve_options
from arcology.engine.text import Text
from arcology.packs.find import HOUSE, house_folder
from arcology.packs.locate import data_root
from arcology.testing.texts import nested
from arcology.testing.traces import play_at_random, sample
from arcology.text.pseudo import NAME as PSEUDO
from arcology.text.translator import Catalogues, Translator
from arcology.ui.art import Studio, components, render
from arcology.ui.art.fonts import load_fonts
from arcology.ui.art.guard import TextGuard
from arcology.ui.art.layers import Layers
from arcology.ui.art.palette import palette

LANGUAGES = [*Catalogues([data_root() / "translations"]).languages(), PSEUDO]
MOMENTS = 16
"""States of each game of which every piece is looked at."""
MORE_GAMES, MORE_MOMENTS = 8, 60
"""Further games, and their states, of which pieces are looked at that show words which their kind has not shown yet."""

Look = tuple[str, float, Any]


@cache
def looks(game: str) -> tuple[Look, ...]:
    """(sprite, scale, facts) of everything that lay on a table in games of every number of players."""
    found: dict[str, Look] = {}
    for number, seats in enumerate(Games().plugin(game).seats):
        for sprite, scale, facts in pieces(game, seats, 7 + number, MOMENTS):
            found.setdefault(f"{sprite} {scale} {facts}", (sprite, scale, facts))
    told = {sprite: set(words_of(dict(facts).values())) for sprite, _, facts in found.values()}
    for seed in range(100, 100 + MORE_GAMES):
        for sprite, scale, facts in pieces(game, 1 + seed % 2, seed, MORE_MOMENTS):
            new = set(words_of(dict(facts).values())) - told.setdefault(sprite, set())
            if new:
                told[sprite] |= new
                found[f"{sprite} {scale} {facts}"] = (sprite, scale, facts)
    return tuple(found.values())


def pieces(game: str, seats: int, seed: int, moments: int) -> Iterator[Look]:
    """What lies on the table at some moments of a random game, as its first player sees it."""
    plugin, root = Games().plugin(game), data_root()
    level = plugin.default_level if seats == 1 and plugin.levels is not None else 0
    config = GameConfig(plugin.id, seats, seed, HOUSE, level, resolve_options(plugin.options, {}))
    rules, board = plugin.open(pack_of(game), root / "resources" / "games" / game, config)
    for moment in sample(play_at_random(rules, board, config).moments, moments):
        for piece in board.project(rules.observe(moment.state, 0)).pieces.values():
            yield piece.sprite, board.layout.pose(piece.at).scale, piece.facts


@cache
def pack_of(game: str) -> Any:
    return Games().plugin(game).load_pack(house_folder(data_root(), game), None)


def words_of(values: Iterable[Any]) -> Iterator[str]:
    """The ids of all messages in facts."""
    for value in values:
        if isinstance(value, Text):
            yield from (message.id for message in nested(value))
        elif isinstance(value, tuple | list):
            yield from words_of(value)
        elif isinstance(value, str) and "." in value:
            yield value


def faults(game: str, language: str, size: float) -> Iterator[str]:
    """What is cut, and what stands on something else."""
    painters = components(game)
    tr = Translator(Catalogues([data_root() / "translations"], language))
    for sprite, scale, facts in looks(game):
        guard = TextGuard()
        studio = Studio(palette("dark", game), load_fonts(game), tr, size, guard=guard)
        render(painters[sprite], dict(facts), studio, scale)
        yield from (f"{sprite}: cut: {note.text}" for note in guard.elided())
        yield from (f"{sprite}: {a} | {b}" for a, b in guard.overlapping())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILTIN)
def test_the_words_of_play_fit(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, game: str, language: str) -> None:
    """At double size; the longest words, and one language that is spoken, at the usual size as well."""
    monkeypatch.setattr(Layers, "paint", lambda *_: None)  # what is kept in layers holds no words
    sizes = (1.0, 2.0) if language in ("de", PSEUDO) else (2.0,)
    assert sorted({fault for size in sizes for fault in faults(game, language, size)}) == []
