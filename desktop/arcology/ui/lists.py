"""Lists whose rows are as high as their words need in the width of the list, and areas that a finger moves."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QListView, QListWidget, QScroller, QWidget


def moved_by_finger(area: QAbstractScrollArea) -> None:
    """Lets a finger push the content of ``area`` up and down; a mouse still presses what lies there."""
    QScroller.grabGesture(area.viewport(), QScroller.ScrollerGestureType.TouchGesture)


class WordyListView(QListView):
    """Lays its rows out anew for every width; Qt does so only for another height, and rows would overlap."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        moved_by_finger(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()


class WordyListWidget(QListWidget):
    """The same for a list with items of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        moved_by_finger(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()
