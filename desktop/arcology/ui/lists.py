"""Lists whose rows are as high as their words need in the width of the list."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QListWidget


class WordyListView(QListView):
    """Lays its rows out anew for every width; Qt does so only for another height, and rows would overlap.

    When the focus comes by keys there is a current row to be seen: the last one of those in sight. ``entering`` is true
    while it becomes that, for nobody has chosen it.
    """

    entering = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid() and event.reason() != Qt.FocusReason.MouseFocusReason:
            self.entering = True
            self.setCurrentIndex(self._last_in_sight())
            self.entering = False
        super().focusInEvent(event)

    def _last_in_sight(self) -> QModelIndex:
        model, port = self.model(), self.viewport().rect()
        rows = (model.index(row, 0) for row in range(model.rowCount() - 1, -1, -1))
        whole = (row for row in rows if port.contains(self.visualRect(row)))
        return next(whole, model.index(model.rowCount() - 1, 0))

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
