"""A scroll area that comes to rest."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea

DEPTH = 4
"""So many sizes are tried one within the other until content and scroll bar agree."""


class ScrollArea(QScrollArea):
    """Content that is higher where there is more width (a picture appears there) never agrees with its scroll bar.

    With the bar it fits and needs none, without it does not fit. Qt tries the one size within the other until the
    stack is full and the program dies; here the bar stays after a few tries, until the place changes.
    """

    _depth = 0
    _torn = False
    _steady = QSize()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) or watched is not self.widget():
            return super().eventFilter(watched, event)
        if self._depth >= DEPTH:
            self._torn = True
            return False
        self._depth += 1
        try:
            return super().eventFilter(watched, event)
        finally:
            self._depth -= 1
            if self._torn and self._depth == 0:
                self._torn, self._steady = False, self.size()
                self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._steady.isValid() and self.size() != self._steady:
            self._steady = QSize()
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        super().resizeEvent(event)
