"""The whole program with the toy as its only game, in folders of its own."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from arcology.app.desktop import build
from arcology.app.games import Games
from arcology.app.paths import folders
from arcology.app.program import Program
from arcology.engine.table import Spot
from arcology.packs.locate import data_root
from arcology.testing.toy.plugin import PLUGIN
from arcology.ui.dialogs.new_game import NewGameSheet
from arcology.ui.window import MainWindow

RULES = """# Rules of the toy

## Turns

### TOY-TURN-01 One question at a time

A meeple that is not asked stays. See TOY-MOVE-01.

## Walking

### TOY-MOVE-01 Two spaces at most

A meeple walks **one or two** spaces.

### TOY-WIN-01 The goal

Space six wins.

### TOY-WIN-02 The rover

The rover wins on space nine.
"""


def toy_games() -> Games:
    return Games([replace(PLUGIN, art="tests.ui.toy_art")], builtin={})


@pytest.fixture
def toy_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with the program's own texts and a rule book for the toy."""
    monkeypatch.delenv("ARCOLOGY_DATA", raising=False)
    data = tmp_path / "data"
    copytree(str(data_root() / "translations"), data / "translations")
    toy = data / "resources" / "games" / "toy"
    (toy / "house").mkdir(parents=True)
    (toy / "rules.en.md").write_text(RULES, "utf-8")
    monkeypatch.setenv("ARCOLOGY_DATA", str(data))
    return data


@pytest.fixture
def toy_program(toy_data: Path) -> Program:
    return Program(folders(), toy_data, toy_games())


MakeWindow = Callable[..., MainWindow]


@pytest.fixture
def make_window(toy_program: Program, qtbot: QtBot, qapp: QApplication) -> Iterator[MakeWindow]:
    """Builds and shows the window as often as wanted: each time like a new start of the program."""
    hooks = sys.excepthook, threading.excepthook
    opened: list[Any] = []

    def close() -> None:
        for services, window in opened:
            services.spoken("en")  # Qt's words are those of the whole process
            window.close()
            window.deleteLater()
            services.library.close()
        opened.clear()
        qapp.processEvents()

    def make(width: int = 1366, height: int = 768, **settings: Any) -> MainWindow:
        close()
        services, window, _ = build(toy_program, qapp, catch=False)
        opened.append((services, window))
        for name, value in {"speed": "instant", "theme": "dark", **settings}.items():
            setattr(services.settings, name, value)
        if "language" in settings:
            toy_program.speak(settings["language"])
        window.use_settings(services.settings)
        window.resize(width, height)
        window.speak_again()
        with qtbot.waitActive(window):  # shortcuts belong to the active window
            window.show()
            window.activateWindow()
        return window

    yield make
    close()
    sys.excepthook, threading.excepthook = hooks
    qapp.setStyleSheet("")


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return make_window()


def start_game(window: MainWindow, players: str = "1") -> None:
    """Starts the toy by its new-game sheet."""
    window.ask_new_game()
    sheet = window.sheets.sheet
    assert isinstance(sheet, NewGameSheet)
    assert sheet.players is not None
    sheet.players.buttons()[int(players) - 1].click()
    sheet.start_button.click()
    assert window.page is not None


def walk(window: MainWindow, space: int, seat: int = 0) -> None:
    """Drags a meeple to a space."""
    assert window.page is not None
    assert window.page.model.drop(f"meeple.{seat}", Spot(f"track.{seat}", str(space)))


def children(parent: QWidget, kind: type[Any]) -> list[Any]:
    """Visible widgets of a kind, after layouts have done their work."""
    QApplication.processEvents()
    return [child for child in parent.findChildren(kind) if child.isVisible()]


def scroller(widget: QWidget) -> QScrollArea | None:
    """The scroll area that a widget lies in."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent


def button(parent: QWidget, name: str) -> Any:
    """The visible button with this accessible name."""
    from PySide6.QtWidgets import QAbstractButton

    found = [b for b in children(parent, QAbstractButton) if b.accessibleName() == name or b.text() == name]
    assert len(found) == 1, f"{name!r}: found {[b.accessibleName() for b in children(parent, QAbstractButton)]}"
    return found[0]
