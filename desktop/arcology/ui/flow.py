"""Widgets in lines like words, so that a row of buttons survives long texts and narrow places."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arcology.ui.keys import tab_after


class Flow(QWidget):
    """Lines of widgets at their preferred size, or narrower where one alone is wider than the place.

    It sets its children itself, without a ``QLayout``: a layout written in Python has to keep the items that Qt makes
    for it, and Qt deletes those behind Python's back.

    Args:
        space: between widgets and between lines, in pixels.
    """

    def __init__(self, parent: QWidget | None = None, *, space: int = 6) -> None:
        super().__init__(parent)
        self._space = space
        self._members: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        """Sets a widget behind the others."""
        widget.setParent(self)
        widget.show()
        tab_after(self._members[-1] if self._members else self, (widget,))
        self._members.append(widget)
        self._arrange()
        self.updateGeometry()

    def clear(self) -> None:
        """Lets all widgets go."""
        for widget in self._members:
            widget.hide()
            widget.deleteLater()
        self._members = []
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        hints = [_wish(widget) for widget in self._shown()]
        width = sum(hint.width() for hint in hints) + self._space * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSizeHint(self) -> QSize:
        least = QSize(0, 0)
        for widget in self._shown():
            least = least.expandedTo(widget.minimumSizeHint()).expandedTo(widget.minimumSize())
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Hidden, it is not told when a widget wants another size."""
        super().showEvent(event)
        self._arrange()
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
            self.updateGeometry()
        return super().event(event)

    def _shown(self) -> list[QWidget]:
        return [widget for widget in self._members if not widget.isHidden()]

    def _places(self, room: int) -> list[QRect]:
        """Where the widgets lie in this width."""
        places: list[QRect] = []
        x = y = line = 0
        for widget in self._shown():
            hint = _wish(widget)
            width = min(hint.width(), room)
            height = widget.heightForWidth(width) if widget.hasHeightForWidth() else hint.height()
            if x > 0 and x + width > room:
                x, y, line = 0, y + line + self._space, 0
            places.append(QRect(x, y, width, height))
            x, line = x + width + self._space, max(line, height)
        return places

    def _arrange(self) -> None:
        for widget, place in zip(self._shown(), self._places(self.width()), strict=True):
            widget.setGeometry(place)


def _wish(widget: QWidget) -> QSize:
    """The preferred size within what the widget was fixed to."""
    return widget.sizeHint().expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize())
