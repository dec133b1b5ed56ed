"""The parts of the table by which one goes through it line by line: every piece has its place in one of them."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from arcology.app.games import Games
from arcology.engine.config import GameConfig
from arcology.session.session import Session
from arcology.testing.toy.board import ToyBoard
from arcology.testing.toy.plugin import PLUGIN
from arcology.testing.toy.rules import ToyRules
from arcology.ui.model import GameModel
from arcology.ui.parts import REST, Parts
from tests.ui.test_telling import GAMES, model_of
from tests.ui.toy_art import say

TABLES = [(slug, players) for slug in GAMES for players in Games().named(slug).seats]


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_every_piece_is_in_one_part_and_only_the_ground_in_none(qtbot: QtBot, slug: str, players: int) -> None:
    model, chance = model_of(slug, players), Random(11)
    parts = Parts(model)
    for number in range(60):
        if model.outcome is not None:
            break
        if number % 6 == 0:
            found = parts.all()
            held = [piece for part in found for piece in part.pieces]
            assert sorted(held) == sorted(model.table.pieces)
            assert len({part.key for part in found}) == len(found)
            assert all(part.name and "⟦" not in part.name for part in found)
            [rest] = [part for part in found if part.key == REST]
            assert len(rest.pieces) == 1, f"in no part of the table: {rest.pieces}"
        model.session.submit(chance.choice(model.rules.legal(model.session.state)))
        model.set_viewer(model.session.ask.seat if model.session.ask is not None else None)
        model._read_again()


def test_a_piece_knows_its_place(qtbot: QtBot) -> None:
    model = GameModel(Session(ToyRules(), GameConfig("toy", 2, 3)), ToyBoard(), PLUGIN, say)
    parts = Parts(model)
    assert [part.name for part in parts.all()] == ["Place of Seat 1", "Place of Seat 2", "Around the table"]
    found = parts.place_of("rover")
    assert found is not None
    assert (found[0].key, found[1]) == (REST, 2)
    assert parts.place_of("nothing") is None
    model.cover()
    assert parts.all() == (), "a curtain hides the table"


class Plain(ToyBoard):
    """A board that does not say what its parts are."""

    areas = None  # type: ignore[assignment]


def test_without_parts_each_zone_is_one(qtbot: QtBot) -> None:
    model = GameModel(Session(ToyRules(), GameConfig("toy", 2, 3)), Plain(), PLUGIN, say)
    parts = Parts(model).all()
    assert [part.key for part in parts] == ["track.0", "track.1", "rover", "deck"]
    assert all(part.name for part in parts)
