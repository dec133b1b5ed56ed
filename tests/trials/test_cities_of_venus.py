"""Whole games of Cities of Venus by mouse alone and by keyboard alone, in the real window."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from arcology.app.request import GameFlags
from arcology.engine.luck import new_luck
from arcology.engine.plugin import BotContext
from arcology.games.cities_of_venus.bot import GreedyBot
from arcology.games.cities_of_venus.plugin import PLUGIN
from tests.trials.hands import Person

MOST = 900
"""No game of the trials is longer than this."""


def open_table(person: Person, cities: int, seed: str) -> None:
    services = person.window.services
    flags = GameFlags(players=cities, seed=seed)
    assert person.window.show_table(services.start(services.configure(PLUGIN.slug, flags)))
    QApplication.processEvents()


class Mixed:
    """Mostly sensible, sometimes not: so that a game goes far and sees much."""

    def __init__(self, seed: int) -> None:
        self._bot, self._chance = GreedyBot(), Random(seed)
        self._luck = new_luck(seed)

    def flip(self, chance: float) -> bool:
        return self._chance.random() < chance

    def choose(self, person: Person) -> object:
        model = person.model
        legal = [offer.action for offer in model.offers.offers]
        plan = model.session.state.plan
        if self.flip(0.3) or (plan is not None and plan.picked):
            return self._chance.choice(legal)
        assert model.ask is not None
        return self._bot.choose(
            model.rules.observe(model.session.state, None), legal, BotContext(model.rules, self._luck)
        )


def play(person: Person, seed: int, *, keys: bool = False, most: int = MOST) -> None:
    """From the first question to the end page, or so many decisions."""
    player = Mixed(seed)
    for number in range(most):
        if person.model.outcome is not None:
            QApplication.processEvents()
            assert person.page.rail.end.isVisible()
            return
        for _ in range(3):  # a person looks before pressing: by then the rail has found its new shape
            QApplication.processEvents()
        if person.model.draft.shares and player.flip(0.7):
            together(person, keys=keys)
        elif keys:
            person.decide_by_keys(player.choose(person))
        else:
            person.decide(player.choose(person), clicks=number % 2 == 1)
    if most == MOST:
        pytest.fail(f"no end after {MOST} decisions")


def together(person: Person, *, keys: bool) -> None:
    """With the steppers: what is proposed, put together one by one and decided at once."""
    model, box = person.model, person.page.rail.offers.allot
    allotment = model.draft.allotment
    assert allotment is not None
    steps, before = model.undo_stack.index(), model.position
    continues = bool(getattr(model.ask, "continues", False))
    for index, count in enumerate(allotment.proposal):
        for _ in range(count):
            if keys:
                person.letter(model.draft.shares[index].key)
            else:
                person.click_on(box.rows[index].more)
    assert model.draft.counts == allotment.proposal
    assert model.position == before
    if keys:
        person.letter("D")
    else:
        person.click_on(box.done_button)
    assert model.position > before
    assert model.undo_stack.index() == steps + (0 if continues else 1)


@pytest.mark.slow
def test_two_cities_by_mouse(hand: Person) -> None:
    open_table(hand, 2, "two cities")
    play(hand, 2)
