"""A layout that sets widgets in lines like words, so that a row of buttons survives long texts and narrow places."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Lines of widgets at their preferred size, or narrower where one alone is wider than the place."""

    def __init__(self, parent: QWidget | None = None, *, space: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(space)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:
        width = sum(item.sizeHint().width() + self.spacing() for item in self._items)
        height = max((item.sizeHint().height() for item in self._items), default=0)
        return QSize(width, height)

    def minimumSize(self) -> QSize:
        width = max((item.minimumSize().width() for item in self._items), default=0)
        height = max((item.minimumSize().height() for item in self._items), default=0)
        return QSize(width, height)

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        """Sets the items if ``place``; returns the height that they need in this width."""
        margins = self.contentsMargins()
        area = rect.marginsRemoved(margins)
        x, y, line = area.x(), area.y(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            width = min(size.width(), area.width())
            height = item.heightForWidth(width) if item.hasHeightForWidth() else size.height()
            if x > area.x() and x + width > area.right() + 1:
                x, y, line = area.x(), y + line + self.spacing(), 0
            if place:
                item.setGeometry(QRect(QPoint(x, y), QSize(width, height)))
            x, line = x + width + self.spacing(), max(line, height)
        return y + line - rect.y() + margins.bottom()
