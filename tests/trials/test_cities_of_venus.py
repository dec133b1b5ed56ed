"""Whole games of Cities of Venus by mouse alone and by keyboard alone, in the real window."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arcology.app.desktop import build
from arcology.app.games import Games
from arcology.app.paths import Folders
from arcology.app.program import Program
from arcology.app.request import GameFlags
from arcology.engine.luck import new_luck
from arcology.engine.plugin import BotContext
from arcology.games.cities_of_venus.bot import GreedyBot
from arcology.games.cities_of_venus.plugin import PLUGIN
from arcology.packs.locate import data_root
from arcology.ui.window import MainWindow
from tests.trials.conftest import PLAIN
from tests.trials.hands import Person

MOST = 900
"""No game of the trials is longer than this."""


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    """A window of its own, so that it makes no difference which games the program lists."""
    place = tmp_path_factory.mktemp("venus")
    program = Program(Folders(place / "config", place / "state"), data_root(), Games(given=[PLUGIN]))
    services, made, _ = build(program, qapp, catch=False)
    yield made
    made.close()
    made.deleteLater()
    services.library.close()
    qapp.processEvents()
    qapp.setStyleSheet("")


@pytest.fixture
def hand(window: MainWindow, qtbot: QtBot) -> Iterator[Person]:
    """Somebody at the window, animations off."""
    window.use_settings(PLAIN)
    window.resize(1920, 1080)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield Person(window)
    window.show_start()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


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
