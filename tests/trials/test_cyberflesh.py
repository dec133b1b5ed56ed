"""Whole games of Cyberflesh by mouse alone and by keyboard alone, in the real window."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from arcology.app.request import GameFlags
from arcology.engine.luck import new_luck
from arcology.engine.plugin import BotContext
from arcology.games.cyberflesh.bot import GreedyBot
from arcology.games.cyberflesh.plugin import PLUGIN
from tests.trials.hands import Person

MOST = 900
"""No game of the trials is longer than this."""


def open_table(person: Person, players: int, seed: str, *options: str) -> None:
    """``options`` are added to that one is asked about consumables whenever the rules allow it."""
    services = person.window.services
    chosen = tuple(tuple(one.split("=")) for one in ("windows=always", *options))
    flags = GameFlags(players=players, seed=seed, options=chosen)
    assert person.window.show_table(services.start(services.configure(PLUGIN.slug, flags)))
    QApplication.processEvents()


class Mixed:
    """Mostly sensible, sometimes not: so that a game goes far and sees much."""

    def __init__(self, seed: int) -> None:
        self._bot, self._chance = GreedyBot(), Random(seed)
        self._luck = new_luck(seed)

    def choose(self, person: Person) -> object:
        model = person.model
        assert model.ask is not None
        seat = model.ask.seat
        legal = [offer.action for offer in model.offers.offers]
        if self._chance.random() < 0.2:
            return self._chance.choice(legal)
        mine = [action for action in legal if action.seat == seat]
        seen = model.rules.observe(model.session.state, seat)
        return self._bot.choose(seen, mine, BotContext(model.rules, self._luck))


def play(person: Person, seed: int, *, keys: bool = False, most: int = MOST) -> None:
    """From the first question to the end page, or so many decisions."""
    player = Mixed(seed)
    for number in range(most):
        if person.model.outcome is not None:
            QApplication.processEvents()
            assert person.page.rail.end.isVisible()
            return
        action = player.choose(person)
        for _ in range(3):  # a person looks before pressing: by then the rail has found its new shape
            QApplication.processEvents()
        if keys:
            person.decide_by_keys(action)
        else:
            person.decide(action, clicks=number % 2 == 1)
    if most == MOST:
        pytest.fail(f"no end after {MOST} decisions")


@pytest.mark.slow
def test_a_solo_game_by_mouse(hand: Person) -> None:
    open_table(hand, 1, "alone in the dark")
    play(hand, 1)


@pytest.mark.slow
def test_three_characters_and_a_game_master_by_mouse(hand: Person) -> None:
    open_table(hand, 3, "three and a reader", "gm_seat=on")
    play(hand, 2, most=90)


@pytest.mark.slow
def test_two_characters_by_keyboard(hand: Person) -> None:
    open_table(hand, 2, "two at one keyboard")
    play(hand, 4, keys=True, most=60)
