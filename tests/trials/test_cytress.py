"""Whole games of Cytress by mouse alone and by keyboard alone, in the real window."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from arcology.app.request import GameFlags
from arcology.engine.luck import new_luck
from arcology.engine.plugin import BotContext
from arcology.games.cytress.bot import GreedyBot
from arcology.games.cytress.plugin import PLUGIN
from tests.trials.hands import Person

MOST = 900
"""No game of the trials is longer than this."""


def open_table(person: Person, players: int, seed: str) -> None:
    services = person.window.services
    flags = GameFlags(players=players, seed=seed)
    assert person.window.show_table(services.start(services.configure(PLUGIN.slug, flags)))
    QApplication.processEvents()


class Mixed:
    """Mostly sensible, sometimes not: so that a game goes far and sees much."""

    def __init__(self, seed: int) -> None:
        self._bot, self._chance = GreedyBot(), Random(seed)
        self._luck = new_luck(seed)

    def choose(self, person: Person) -> object:
        model = person.model
        legal = [offer.action for offer in model.offers.offers]
        if self._chance.random() < 0.3:
            return self._chance.choice(legal)
        assert model.ask is not None
        seen = model.rules.observe(model.session.state, model.ask.seat)
        return self._bot.choose(seen, legal, BotContext(model.rules, self._luck))


def play(person: Person, seed: int, *, keys: bool = False, most: int = MOST) -> None:
    """From the first question to the end page, or so many decisions."""
    player = Mixed(seed)
    for number in range(most):
        if person.model.outcome is not None:
            QApplication.processEvents()
            assert person.page.rail.end.isVisible()
            return
        person.take_a_seat(keys=keys)
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
    open_table(hand, 1, "a solo game")
    play(hand, 1)


@pytest.mark.slow
def test_three_seats_by_mouse(hand: Person) -> None:
    open_table(hand, 3, "three at one screen")
    play(hand, 2)


@pytest.mark.slow
def test_two_seats_by_keyboard(hand: Person) -> None:
    """The first rounds: each sees its own skill cards, and nobody ever those of the other."""
    open_table(hand, 2, "two at one keyboard")
    model = hand.model
    leaks: list[object] = []
    seen: set[object] = set()

    def look() -> None:
        cards = [piece for piece in model.table.pieces.values() if piece.id.startswith("skill.")]
        faces = {piece.owner for piece in cards if piece.sprite == "skill_card"}
        seen.update(faces)
        if faces - {model.viewer}:
            leaks.append((model.position, model.viewer, faces))

    model.shown.connect(look)
    play(hand, 4, keys=True, most=40)
    assert leaks == []
    assert seen == {0, 1}, "each saw its own"
