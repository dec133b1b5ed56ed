"""A table of the toy in which seats have secrets, in the real window, and a hand at it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from arcology.app.games import Games
from arcology.app.paths import folders
from arcology.app.program import Program
from arcology.testing.toy.secret import SECRET
from arcology.ui import viewing
from arcology.ui.services import NewGame
from arcology.ui.table_page import TablePage
from arcology.ui.window import MainWindow

LEFT, NONE, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def toy_program(toy_data: Path) -> Program:
    """The program with the toy in which seats have secrets."""
    return Program(folders(), toy_data, Games([replace(SECRET, art="tests.ui.toy_art")], builtin={}))


class Frames(QObject):
    """Notes for every painted frame of the table whose cards had a face, and who looked."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self.leaks: list[tuple[set[Any], int | None]] = []
        self.owners: set[Any] = set()
        page.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            owners = faces(self._page)
            self.owners |= owners
            if owners - {self._page.model.viewer} and self._page.model.session.ask is not None:
                self.leaks.append((owners, self._page.model.viewer))
        return False


def faces(page: TablePage) -> set[Any]:
    """Whose cards show a face on the table as it is drawn."""
    items = (item.piece for item in page.desk.scene.pieces.values())
    return {piece.owner for piece in items if piece.sprite == "card" and dict(piece.facts)["worth"]}


class Sitting:
    """A table of the secret toy in the window, and a hand at it."""

    def __init__(self, window: MainWindow, players: int = 2, seed: int = 3) -> None:
        self.window = window
        game = window.services.start(NewGame("toy", players, seed, ("Ada", "Bo", "Cy")[:players]))
        assert window.show_table(game), "the table does not open"
        QApplication.processEvents()
        self.frames = Frames(self.page)

    @property
    def page(self) -> TablePage:
        assert self.window.page is not None, "no table is shown"
        return self.window.page

    @property
    def handle(self) -> Any:
        return self.window.windowHandle()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.handle, key, modifiers)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.handle, LEFT, NONE, at)

    def middle(self, widget: QWidget) -> QPoint:
        return widget.mapTo(self.window, widget.rect().center())

    def on_table(self, piece: str) -> QPoint:
        view = self.page.view
        at: QPointF = view.viewportTransform().map(self.page.desk.scene.rect(piece).center())
        return view.viewport().mapTo(self.window, at.toPoint())

    @property
    def state(self) -> tuple[bool, int | None]:
        """(whether the curtain is down, who looks)."""
        return self.page.curtain.down, self.page.model.viewer

    def lift(self) -> None:
        self.key(Qt.Key.Key_Return)
        assert not self.page.curtain.down, "Enter does not lift the curtain"

    def stay(self) -> None:
        """The open question is answered by the key of "stay"."""
        self.key(Qt.Key.Key_E)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the curtain longer than for the film."""
    monkeypatch.setattr(viewing, "GRACE_MS", 1)
