"""A person at the keyboard before the text view."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from arcology.ui.outline import Outline
from arcology.ui.outline.node import Kind, Node
from arcology.ui.outline.tree import OutlineTree
from arcology.ui.window import MainWindow
from tests.app.toy_program import MakeWindow, start_game

CONTROL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
NONE = Qt.KeyboardModifier.NoModifier


class Hands:
    """A person at the keyboard before the text view."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def outline(self) -> Outline:
        assert self.window.page is not None, "no table is shown"
        outline = self.window.page.front.outline
        assert outline is not None, "the text view is not shown"
        return outline

    @property
    def tree(self) -> OutlineTree:
        return self.outline.tree

    @property
    def at(self) -> Node:
        """The line under the cursor."""
        assert self.tree.current is not None, "no line has the cursor"
        return self.tree.current

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.window.focusWidget(), key, modifiers)

    def type(self, letters: str) -> None:
        QTest.keyClicks(self.window.focusWidget(), letters)

    def go_to(self, wanted: Callable[[Node], bool], most: int = 200) -> None:
        """Down from the top, opening what is closed on the way."""
        self.key(Qt.Key.Key_Home)
        for _ in range(most):
            if wanted(self.at):
                return
            if self.at.holds and self.at.kind in (Kind.SECTION, Kind.GROUP):
                self.key(Qt.Key.Key_Right)  # opens it, or goes on to its first line
                if wanted(self.at):
                    return
            before = self.at
            self.key(Qt.Key.Key_Down)
            assert self.at is not before, f"no such line; the last one is {self.at.text!r}"
        raise AssertionError("no such line")

    def line(self, words: str) -> None:
        self.go_to(lambda node: node.text == words)

    def lines(self) -> list[str]:
        """What is in sight without opening anything, from the top."""
        found = []
        index = self.tree.model().index(0, 0)
        while index.isValid():
            found.append(str(index.data()))
            index = self.tree.indexBelow(index)
        return found


@pytest.fixture
def hands(make_window: MakeWindow) -> Hands:
    """The toy alone, in the text view."""
    window = make_window()
    start_game(window)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_F4)
    return Hands(window)
