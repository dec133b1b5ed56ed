"""Pieces of a table in the window, taken by the mouse."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arcology.ui.table_page import TablePage
from tests.ui.pointer import move

LEFT = Qt.MouseButton.LeftButton


def place(page: TablePage, piece: str) -> QPoint:
    """Where a piece is in the view, in pixels."""
    return page.view.viewportTransform().map(page.desk.scene.rect(piece).center()).toPoint()


def hold(page: TablePage, piece: str, target: str) -> QPoint:
    """Takes a piece to another one without letting it go; where the hand is then."""
    port, start, end = page.view.viewport(), place(page, piece), place(page, target)
    QTest.mousePress(port, LEFT, pos=start)
    for part in range(1, 9):
        move(port, start + (end - start) * part / 8)
    QApplication.processEvents()
    return end


def drag(page: TablePage, piece: str, target: str) -> None:
    """Takes a piece to another one and lets it go there."""
    end = hold(page, piece, target)
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=end)
    QApplication.processEvents()
