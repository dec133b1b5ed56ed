"""Moves the mouse for tests that press and release on a widget."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


def move(widget: QWidget, to: QPoint) -> None:
    """Move the mouse to a pixel of ``widget``, with the buttons and keys that are held.

    ``QTest.mouseMove`` on a widget moves the one cursor of the screen instead: the event is lost when the cursor is
    there already, and goes to whatever window lies on top, perhaps one that another test has left.
    """
    buttons, keys = QApplication.mouseButtons(), QApplication.keyboardModifiers()
    at, on_screen = QPointF(to), QPointF(widget.mapToGlobal(to))
    event = QMouseEvent(QEvent.Type.MouseMove, at, on_screen, Qt.MouseButton.NoButton, buttons, keys)
    QApplication.sendEvent(widget, event)
