"""Random hands on the toy: whatever they do, nothing is left in the air and the table shows what the model says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import LEFT, ToyTable
from tests.ui.pointer import move
from tests.ui.toy_boards import TwoWays

KEYS = [
    Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space,
    Qt.Key.Key_A, Qt.Key.Key_B, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Home,
]  # fmt: skip


class Monkey:
    def __init__(self, table: ToyTable, seed: int) -> None:
        self.table = table
        self.luck = Random(seed)

    def somewhere(self) -> QPoint:
        table, view = self.table, self.table.view.viewport()
        lit = list(table.bench.targets.areas)
        if lit and self.luck.random() < 0.7:
            return table.at(self.luck.choice(lit))
        if self.luck.random() < 0.7:
            return table.at(self.luck.choice(list(table.scene.pieces)))
        return QPoint(self.luck.randrange(view.width()), self.luck.randrange(view.height()))

    def act(self) -> None:
        table, view, dice = self.table, self.table.view.viewport(), self.luck.random()
        if dice < 0.25:
            QTest.mouseClick(view, LEFT, pos=self.somewhere())
        elif dice < 0.5:
            self.drag()
        elif dice < 0.75:
            table.key(self.luck.choice(KEYS))
        elif dice < 0.8:
            QTest.mouseDClick(view, LEFT, pos=self.somewhere())
            QTest.mouseRelease(view, LEFT, pos=self.somewhere())
        elif dice < 0.88:
            self.luck.choice((table.model.undo_stack.undo, table.model.undo_stack.redo))()
        elif dice < 0.91:
            table.view.zoom_by(self.luck.choice((0.8, 1.25)))
        elif dice < 0.94:
            table.model.show_again(self.luck.randrange(table.session.position + 1))
        elif dice < 0.96 and table.session.branches:
            table.model.enter_branch(self.luck.choice(table.session.branches).tip)
        elif table.model.offers.offers:
            table.model.submit(self.luck.choice(table.model.offers.offers).action)
        if self.luck.random() < 0.3:
            QApplication.processEvents()

    def drag(self) -> None:
        view, start = self.table.view.viewport(), self.somewhere()
        QTest.mousePress(view, LEFT, pos=start)
        move(view, start + QPoint(18, 4))
        end = self.somewhere()
        move(view, end)
        if self.luck.random() < 0.2:
            self.table.key(Qt.Key.Key_Escape)
        QTest.mouseRelease(view, LEFT, pos=end)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_hands(make_table: Callable[..., ToyTable], seed: int) -> None:
    table = make_table(films=seed % 2 == 1, board=TwoWays() if seed == 2 else None, seed=seed)
    monkey = Monkey(table, seed)
    for _ in range(300):
        monkey.act()
        if table.model.outcome is not None and monkey.luck.random() < 0.2:
            table.model.seek(0)
    table.hands.cancel()
    table.player.finish()
    table.bench.note.hide()
    table.bench.marks.focus(None)
    assert all(table.at_home(piece) for piece in table.scene.pieces)
    assert len(table.scene.items()) == len(table.scene.pieces)
    assert table.scene.table == table.model.table
    assert table.model.undo_stack.count() == len(table.session.decision_steps())
