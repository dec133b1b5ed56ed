"""What scrolls comes to rest whatever its content wants."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from arcology.ui.scroll import ScrollArea
from arcology.ui.sheet import Body

ENOUGH = 60


class Fickle(QWidget):
    """Much higher than its place at the full width, and low as soon as a scroll bar takes some of it."""

    def __init__(self) -> None:
        super().__init__()
        self.tries = 0

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 2000 if self.width() >= 400 and self.tries < ENOUGH else 50)

    def resizeEvent(self, event) -> None:
        self.tries += 1
        self.updateGeometry()


@pytest.mark.parametrize("kind", [ScrollArea, Body])
def test_content_that_never_agrees_with_its_scroll_bar_comes_to_rest(qtbot: QtBot, kind: type[ScrollArea]) -> None:
    content = Fickle()
    area = Body(content) if kind is Body else ScrollArea()
    qtbot.addWidget(area)
    if area.widget() is None:
        area.setWidgetResizable(True)
        area.setFrameShape(area.Shape.NoFrame)
        area.setWidget(content)
    area.resize(400, 300)
    area.show()
    for _ in range(20):
        QApplication.processEvents()
    assert content.tries < ENOUGH, f"{content.tries} sizes were tried"
    assert area.verticalScrollBar().isVisible()
    area.resize(300, 300)
    QApplication.processEvents()
    assert not area.verticalScrollBar().isVisible(), "in another place the content fits"
