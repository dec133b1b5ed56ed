"""The four games in the window of the trials."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from arcology.app.request import GameFlags
from arcology.app.services import ProgramServices
from arcology.engine.offers import Offer
from tests.trials.conftest import PLAIN
from tests.trials.hands import Person, comes_true

GAMES = ("cyberdoom-tower", "cytress", "cyberflesh", "cities-of-venus")
OpenGame = Callable[..., Person]


@pytest.fixture
def game(person: Person) -> Iterator[OpenGame]:
    """Sets any game up without the start screen, the first person at its table; ``settings`` are those of the person.

    After ``steps`` decisions by chance, the same for the same ``seed``.
    """

    def open_game(
        slug: str,
        players: int = 1,
        seed: str = "3",
        steps: int = 0,
        size: tuple[int, int] = (1366, 768),
        options: tuple[tuple[str, str], ...] = (),
        **settings: Any,
    ) -> Person:
        window = person.window
        window.use_settings(replace(PLAIN, curtain="off", **settings))
        window.resize(*size)
        services = window.services
        assert isinstance(services, ProgramServices)
        flags = GameFlags(players=players, seed=seed, options=options)
        assert window.show_table(services.start(services.configure(slug, flags)))
        QApplication.processEvents()
        wander(person, steps)
        return person

    return open_game


def sit_down(person: Person, game: str, seed: str, decisions: int) -> None:
    """Two at a table of ``game`` (its id) with the person's own settings; the first thing offered is done so often."""
    window = person.window
    window.show_table(
        window.services.start(window.services.configure(game.replace("_", "-"), GameFlags(players=2, seed=seed)))
    )
    for _ in range(decisions):
        if offers := person.model.offers.offers:
            person.model.submit(offers[0].action)
            person.model.finish_film()


def wander(person: Person, steps: int, seed: int = 1) -> None:
    """So many decisions by chance."""
    chance, model = Random(seed), person.model
    for _ in range(steps):
        if model.outcome is not None:
            break
        step(person, lambda offers: chance.choice(offers))
    QApplication.processEvents()


def step(person: Person, choose: Callable[[list[Offer]], Offer] = lambda offers: offers[0]) -> None:
    """One decision, by whoever is asked."""
    model = person.model
    assert comes_true(lambda: bool(model.offers.offers)), "nobody is asked"
    assert model.submit(choose(list(model.offers.offers)).action)
    assert comes_true(lambda: bool(model.offers.offers) or model.outcome is not None)
