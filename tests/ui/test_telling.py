"""In all four games every event is announced once and in order: of people, computers and automated sides, and after
undo and redo."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from arcology.app.games import Games
from arcology.app.request import GameFlags
from arcology.app.tables import configure, open_table
from arcology.packs.locate import data_root
from arcology.session.session import Session
from arcology.text.translator import Catalogues, Translator
from arcology.ui.model import GameModel

GAMES = ("cyberdoom-tower", "cytress", "cyberflesh", "cities-of-venus")
DECISIONS = 40


def model_of(slug: str, players: int) -> GameModel:
    plugin = Games().named(slug)
    config = configure(plugin, GameFlags(players=players, seed="5"))
    opened = open_table(plugin, config, data_root(), None)
    tr = Translator(Catalogues([data_root() / "translations"]))
    return GameModel(Session(opened.rules, config), opened.board, plugin, tr)


def question(model: GameModel) -> list[str]:
    """What is said last: what is asked, or how it ended."""
    asked = model.prompt if model.prompt is not None else model.outcome.why if model.outcome is not None else None
    return [] if asked is None else [model.render(asked)]


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("slug", GAMES)
def test_every_event_is_said_once_and_in_order(qtbot: QtBot, slug: str, players: int) -> None:
    model, chance = model_of(slug, players), Random(7)
    if players > 1:
        model.seat({1: model.seats[1].name})  # a computer plays the second seat
    said: list[str] = []
    model.announced.connect(said.append)
    for _ in range(DECISIONS):
        if model.outcome is not None:
            break
        before, seat = model.session.position, model.session.ask.seat  # type: ignore[union-attr]
        legal = [action for action in model.rules.legal(model.session.state) if action.seat == seat]
        model.set_viewer(seat if model.plugin.secrets else model.viewer)
        del said[:]
        assert model.submit(chance.choice(legal), driver="random" if seat in model.rivals else "human")
        lines = [model.render(line.text) for group in model.log[before + 1 :] for line in group.lines]
        goes_on_thinking = model.thinking is not None and model.thinking == model.session.timeline.current.seat
        assert said == [*lines, *([] if goes_on_thinking else question(model))]


@pytest.mark.parametrize("slug", GAMES)
def test_undo_and_redo_are_said_with_what_is_asked_then(qtbot: QtBot, slug: str) -> None:
    model, chance = model_of(slug, 1), Random(3)
    said: list[str] = []
    while model.session.position < 6:
        assert model.submit(chance.choice(model.offers.offers).action)
    first = model.undo_stack.undoText()
    model.announced.connect(said.append)
    model.undo_stack.undo()
    assert said == [f"Taken back: {first}", *question(model)]
    del said[:]
    here = model.session.position
    model.undo_stack.redo()
    lines = [model.render(line.text) for group in model.log[here + 1 :] for line in group.lines]
    assert said == [f"Done again: {first}", *lines, *question(model)]
