"""One window for all trials: the real program with Cyberdoom Tower, in folders of its own."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arcology.app.desktop import build
from arcology.app.games import Games
from arcology.app.paths import Folders
from arcology.app.program import Program
from arcology.app.request import GameFlags
from arcology.app.services import ProgramServices
from arcology.packs.locate import data_root
from arcology.session.settings import Settings
from arcology.ui.services import NewGame
from arcology.ui.window import MainWindow
from tests.trials.hands import Person

TOWER = "cyberdoom-tower"
PLAIN = Settings(theme="dark", speed="instant")


def open_window(folders: Folders, application: QApplication) -> tuple[MainWindow, Callable[[], None]]:
    """Starts the program on some folders; returns its window, not yet shown, and what closes it for good."""
    hooks = sys.excepthook, threading.excepthook
    services, window, _ = build(Program(folders, data_root(), Games()), application, catch=False)

    def shut() -> None:
        window.close()
        window.deleteLater()
        services.library.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        application.processEvents()
        sys.excepthook, threading.excepthook = hooks
        application.setStyleSheet("")

    return window, shut


def new_game(window: MainWindow, seed: str = "3", players: int = 1, undo: str = "free") -> NewGame:
    """What somebody chose in the new-game sheet."""
    services = window.services
    assert isinstance(services, ProgramServices)
    return replace(services.configure(TOWER, GameFlags(players=players, seed=seed)), undo=undo)


@pytest.fixture(scope="package")
def shared(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    """The window that the trials share; each finds it at its start screen."""
    place = tmp_path_factory.mktemp("person")
    window, shut = open_window(Folders(place / "config", place / "state"), qapp)
    yield window
    shut()


@pytest.fixture
def person(shared: MainWindow, qtbot: QtBot) -> Iterator[Person]:
    """Somebody before the start screen of the window, with plain settings and animations off."""
    fresh = {"new_game": {}, "windows": {}, "views": {}, "confirm": {}, "player_names": []}
    shared.use_settings(replace(PLAIN, **fresh))  # nothing that somebody before has chosen
    shared.resize(1366, 768)
    with qtbot.waitActive(shared):
        shared.show()
        shared.activateWindow()
    yield Person(shared)
    shared.sheets.dismiss()
    shared.notice.hide()
    shared.show_start()
    for saved in shared.services.library.games():
        shared.services.library.delete(saved.key)  # the next person has an empty shelf
    shared._keep.stop()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the page that was left, with its timers
    qtbot.waitUntil(lambda: not any(timer.isActive() for timer in shared.start.findChildren(QTimer)))


@pytest.fixture
def hand(person: Person) -> Person:
    """Somebody before a window with room for the largest tables."""
    person.window.resize(1920, 1080)
    return person


OpenTable = Callable[..., Person]


@pytest.fixture
def table(person: Person) -> OpenTable:
    """Sets a game of the tower up without the start screen; ``settings`` are those of the person."""

    def open_table(
        seed: str = "3", players: int = 1, undo: str = "free", size: tuple[int, int] = (1366, 768), **settings: Any
    ) -> Person:
        window = person.window
        window.use_settings(replace(PLAIN, **settings))
        window.resize(*size)
        assert window.show_table(window.services.start(new_game(window, seed, players, undo)))
        QApplication.processEvents()
        return person

    return open_table
