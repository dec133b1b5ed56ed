"""Widgets in lines: they wrap, take part in the layout around them and can be exchanged at any time."""

from __future__ import annotations

import importlib
import pkgutil

from PySide6.QtWidgets import QApplication, QLayout, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import arcology.ui
from arcology.ui.flow import Flow

WIDE, HIGH = 100, 20


def a_flow(count: int) -> Flow:
    flow = Flow(space=10)
    for number in range(count):
        button = QPushButton(str(number))
        button.setFixedSize(WIDE, HIGH)
        flow.add(button)
    return flow


def test_what_does_not_fit_goes_to_the_next_line(qtbot: QtBot) -> None:
    flow = a_flow(3)
    qtbot.addWidget(flow)
    assert flow.heightForWidth(330) == HIGH
    assert flow.heightForWidth(320) == HIGH
    assert flow.heightForWidth(319) == 2 * HIGH + 10
    assert flow.heightForWidth(100) == 3 * HIGH + 20
    flow.resize(250, 100)
    flow.show()
    assert [(w.x(), w.y()) for w in flow.findChildren(QPushButton)] == [(0, 0), (110, 0), (0, 30)]


def test_what_is_hidden_takes_no_room(qtbot: QtBot) -> None:
    flow = a_flow(3)
    qtbot.addWidget(flow)
    flow.resize(400, 50)
    flow.show()
    flow.findChildren(QPushButton)[0].hide()
    QApplication.processEvents()
    assert flow.findChildren(QPushButton)[1].x() == 0
    assert flow.sizeHint().width() == 2 * WIDE + 10


def test_the_layout_around_follows(qtbot: QtBot) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    flow, below = a_flow(3), QPushButton("below")
    column.addWidget(flow)
    column.addWidget(below)
    column.addStretch(1)
    whole.resize(150, 400)
    whole.show()
    qtbot.waitExposed(whole)
    assert flow.height() >= 3 * HIGH + 20
    before = below.y()
    flow.clear()
    qtbot.waitUntil(lambda: below.y() < before)
    button = QPushButton("again")
    button.setFixedSize(WIDE, HIGH)
    flow.add(button)
    qtbot.waitUntil(lambda: flow.height() >= HIGH and button.isVisible())


def test_no_layout_is_written_in_python() -> None:
    """Qt deletes the items of a layout behind Python's back, and a later item can lie at the same address: a layout in
    Python that was given such an item brought the program down when the start screen was shown a second time.
    """
    found = []
    for info in pkgutil.walk_packages(arcology.ui.__path__, "arcology.ui."):
        module = importlib.import_module(info.name)
        own = (thing for thing in vars(module).values() if isinstance(thing, type) and thing.__module__ == info.name)
        found += [f"{info.name}.{thing.__name__}" for thing in own if issubclass(thing, QLayout)]
    assert found == []
