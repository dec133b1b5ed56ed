"""A toy game on a real table: shown offscreen, played with real mouse and key events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from arcology.engine.config import GameConfig
from arcology.engine.offers import Target
from arcology.engine.table import Spot
from arcology.session.session import Session, UndoPolicy
from arcology.testing.toy.board import ToyBoard
from arcology.testing.toy.plugin import PLUGIN
from arcology.testing.toy.rules import ToyRules
from arcology.ui.desk import Desk
from arcology.ui.model import GameModel
from arcology.ui.painters import Painters
from tests.ui.pointer import move
from tests.ui.secret_seats import sit
from tests.ui.toy_art import COMPONENTS, say, toy_studio

__all__ = ["LEFT", "Heard", "ToyTable", "make_table", "sit", "table", "track"]

LEFT = Qt.MouseButton.LeftButton


def track(space: int, seat: int = 0) -> Spot:
    return Spot(f"track.{seat}", str(space))


class Heard:
    """Everything that a model has told, in order."""

    def __init__(self, model: GameModel) -> None:
        self.shown = 0
        self.refused: list[tuple[Any, Any]] = []
        self.said: list[str] = []
        self.films: list[Any] = []
        self.lifted: list[str | None] = []
        model.shown.connect(self._count)
        model.refused.connect(lambda no, anchor: self.refused.append((no, anchor)))
        model.announced.connect(self.said.append)
        model.film.connect(self.films.append)
        model.lifted.connect(self.lifted.append)

    def _count(self) -> None:
        self.shown += 1


class ToyTable:
    """A desk with a toy game, and hands to play it."""

    def __init__(self, session: Session, board: Any) -> None:
        self.session = session
        self.model = GameModel(session, board, PLUGIN, say)
        self.heard = Heard(self.model)
        self.desk = Desk(self.model, Painters(COMPONENTS, self.model.board.layout), toy_studio())
        self.view, self.scene, self.player = self.desk.view, self.desk.scene, self.desk.player
        self.bench, self.hands = self.desk.bench, self.desk.hands

    def at(self, target: Target | tuple[float, float]) -> QPoint:
        """The pixel at the middle of a piece, a place, or a point in table units."""
        point = QPointF(*target) if isinstance(target, tuple) else self.scene.rect(target).center()
        return self.view.viewportTransform().map(point).toPoint()

    def press(self, target: Target | tuple[float, float]) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=self.at(target))

    def move(self, target: Target | tuple[float, float], steps: int = 4) -> None:
        end = self.at(target)
        for i in range(1, steps + 1):
            move(self.view.viewport(), end - QPoint((steps - i) * 8, 0))

    def release(self, target: Target | tuple[float, float]) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=self.at(target))

    def drag(self, source: str, target: Target | tuple[float, float]) -> None:
        self.press(source)
        self.move(target)
        self.release(target)

    def click(self, target: Target | tuple[float, float]) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.at(target))

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.view, key, modifiers)

    def at_home(self, piece: str) -> bool:
        """Whether a piece lies where the table says, whole and with no copy in the air."""
        item = self.scene.pieces[piece]
        return item.pose == item.rest and item.opacity() == 1.0 and self.bench.ghost.piece is None


@pytest.fixture
def make_table(qtbot: QtBot) -> Iterator[Callable[..., ToyTable]]:
    """Sets a toy game up: ``films`` off shows changes at once, ``seed`` is the luck."""
    made: list[ToyTable] = []

    def make(
        *,
        films: bool = False,
        seats: int = 2,
        seed: int = 3,
        board: Any = None,
        rules: Any = None,
        size: tuple[int, int] = (900, 560),
        policy: UndoPolicy = UndoPolicy.FREE,
        **more: Any,
    ) -> ToyTable:
        session = Session(rules or ToyRules(), GameConfig("toy", seats, seed), policy=policy, **more)
        table = ToyTable(session, board if board is not None else ToyBoard())
        qtbot.addWidget(table.view)
        table.desk.set_speed(1.0 if films else 0.0)
        table.view.resize(*size)
        table.view.show()
        with qtbot.waitExposed(table.view):
            pass
        table.view.setFocus()
        table.view.sharpen()
        made.append(table)
        return table

    yield make
    for table in made:
        table.desk.close()


@pytest.fixture
def table(make_table: Callable[..., ToyTable]) -> ToyTable:
    """Two seats, changes at once."""
    return make_table()
