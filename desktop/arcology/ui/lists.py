"""Lists whose rows are as high as their words need in the width of the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QListWidget

# Qt allows one of its classes among the bases of a widget, so at run time the mix-in is a plain class.
if TYPE_CHECKING:
    _Base = QAbstractItemView
else:
    _Base = object


def words_width(view: QAbstractItemView) -> int:
    """The width that rows have beside a scroll bar, whether there is one or not. Were they lower without it, it would
    come because they are too high and go because they are not, without an end.
    """
    return view.maximumViewportSize().width() - view.verticalScrollBar().sizeHint().width()


class Wordy(_Base):
    """Lays its rows out anew for every width; Qt does so only for another height, and rows would overlap."""

    _laid_out = 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._laid_out != (width := words_width(self)):
            self._laid_out = width
            self.doItemsLayout()


class WordyListView(Wordy, QListView):
    """A list of a model's rows.

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


class WordyListWidget(Wordy, QListWidget):
    """A list with items of its own."""
