"""What scrolls is pushed by a finger as well."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QLabel
from pytestqt.qtbot import QtBot

from arcology.ui.lists import WordyListWidget
from arcology.ui.sheet import Body


def body() -> QAbstractScrollArea:
    return Body(QLabel("\n".join(map(str, range(200)))))


def rows() -> QAbstractScrollArea:
    made = WordyListWidget()
    made.setVerticalScrollMode(WordyListWidget.ScrollMode.ScrollPerPixel)
    made.addItems([str(row) for row in range(200)])
    return made


@pytest.mark.parametrize("make", [body, rows])
def test_a_finger_pushes_what_scrolls(qtbot: QtBot, make: Callable[[], QAbstractScrollArea]) -> None:
    area, finger = make(), QTest.createTouchDevice()
    qtbot.addWidget(area)
    area.resize(300, 400)
    area.show()
    qtbot.waitExposed(area)

    def touch(kind: str, y: int) -> None:
        event = QTest.touchEvent(area.viewport(), finger)
        getattr(event, kind)(0, QPoint(100, y), area.viewport())
        event.commit()

    touch("press", 350)
    for y in range(340, 40, -20):
        touch("move", y)
        QTest.qWait(5)  # the scroller looks at the time between two points
    touch("release", 40)
    qtbot.waitUntil(lambda: area.verticalScrollBar().value() > 100)
