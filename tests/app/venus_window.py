"""A table of Cities of Venus in the window, played on until a question of a kind."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arcology.app.desktop import build
from arcology.app.games import Games
from arcology.app.paths import Folders
from arcology.app.program import Program
from arcology.engine.luck import new_luck
from arcology.engine.plugin import BotContext
from arcology.games.cities_of_venus.bot import GreedyBot
from arcology.games.cities_of_venus.terms import Place
from arcology.packs.locate import data_root
from arcology.ui.services import NewGame
from arcology.ui.table_page import TablePage
from arcology.ui.window import MainWindow

Open = Callable[..., TablePage]


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    """One window for all of them."""
    place = tmp_path_factory.mktemp("venus")
    hooks = sys.excepthook, threading.excepthook
    program = Program(Folders(place / "config", place / "state"), data_root(), Games())
    services, made, _ = build(program, qapp, catch=False)
    services.settings.speed = "instant"
    made.use_settings(services.settings)
    made.resize(1600, 900)
    yield made
    made.close()
    made.deleteLater()
    services.library.close()
    qapp.processEvents()
    sys.excepthook, threading.excepthook = hooks
    qapp.setStyleSheet("")


@pytest.fixture
def table(window: MainWindow, qtbot: QtBot) -> Iterator[Open]:
    """A game played on until a question of a kind."""
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()

    def open_(until: str = "deploy", cities: int = 2, seed: int = 7) -> TablePage:
        window.play(NewGame("cities_of_venus", cities, seed))
        page = window.page
        assert page is not None, "no table is shown"
        for _ in range(90):
            assert page.model.ask is not None, f"the game ends without {until}"
            if page.model.ask.kind == f"cities_of_venus.ask.{until}":
                break
            decide(page)
        QApplication.processEvents()
        return page

    yield open_
    window.show_start()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the page that was left, with its timers


def decide(page: TablePage) -> None:
    """What the governor would do, all V-nauts of a plan together; but nobody goes to the shields."""
    model: Any = page.model
    if model.draft.allotment is not None and model.draft.allotment.comes:
        for index, share in enumerate(model.draft.shares):
            while share.action.place is not Place.SHIELDS and model.draft.add(index):
                pass
        assert model.decide_allotted(), "the plan is not complete"
        return
    if model.draft.allotment is not None:
        model.allot_as_proposed()
        assert model.decide_allotted(), "the plan is not complete"
        return
    state = model.session.state
    context = BotContext(model.rules, new_luck(1))
    model.submit(GreedyBot().choose(model.rules.observe(state, None), model.rules.legal(state), context))


def asked(page: TablePage) -> int:
    """Who is asked."""
    assert page.model.ask is not None, "nobody is asked"
    return page.model.ask.seat


def city(page: TablePage) -> Any:
    """The city that is asked."""
    return page.model.session.state.cities[asked(page)]


def plan(page: TablePage) -> Any:
    return page.model.session.state.plan


def row(page: TablePage, word: str) -> int:
    """The number of the row of a place."""
    shares = page.model.draft.shares
    return next(index for index, share in enumerate(shares) if share.action.place.value == word)
