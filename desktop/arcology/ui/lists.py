"""Lists whose rows are as high as their words need in the width of the list."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListView, QListWidget


class WordyListView(QListView):
    """Lays its rows out anew for every width; Qt does so only for another height, and rows would overlap."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()


class WordyListWidget(QListWidget):
    """The same for a list with items of its own."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()
