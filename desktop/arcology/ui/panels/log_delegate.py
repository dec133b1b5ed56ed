"""Paints a row of the log: headline, or event with its cause and the mark of what happened by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from arcology.ui.art import kit
from arcology.ui.art.fonts import BODY, SMALL, Weight
from arcology.ui.art.look import Look, paint_focus
from arcology.ui.art.studio import ready
from arcology.ui.lists import words_width

Index = QModelIndex | QPersistentModelIndex

GUTTER: Final = 26
MOST_KNOWN: Final = 20000
WRAP: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class LogDelegate(QStyledItemDelegate):
    """Rows are as high as their words need in the width of the list."""

    def __init__(self, look: Look, view: QListView, row: Callable[[Index], Any], fresh: Callable[[Any], bool]) -> None:
        """``row`` gives the row of an index; ``fresh`` says of it whether it belongs to what happened since the last
        decision."""
        super().__init__(view)
        self._look, self._view, self._row, self._fresh = look, view, row, fresh
        self._known: dict[tuple[Any, int], tuple[float, float]] = {}
        self._sizes: dict[Any, QSize] = {}
        self._width = 0
        look.changed.connect(self._forget)

    def _forget(self) -> None:
        self._known.clear()
        self._sizes.clear()

    def _fonts(self, row: Any) -> tuple[QFont, QFont]:
        weight = Weight.DemiBold if row.headline else Weight.Medium
        return self._look.font(BODY, weight=weight), self._look.font(SMALL)

    def _room(self, row: Any) -> tuple[float, float]:
        """Left edge of the words, and the width of the mark at the right."""
        gutter = 6 if row.headline else self._look.px(GUTTER)
        mark = QFontMetricsF(self._look.font(SMALL)).horizontalAdvance(self._mark()) + 10 if row.auto else 0
        return gutter, mark

    def _mark(self) -> str:
        return self._look.studio.tr("app.log.auto")

    def _heights(self, row: Any, width: float) -> tuple[float, float]:
        """Of text and cause; remembered, because they are needed for the size and for every painting."""
        key = (row, round(width))
        if key not in self._known:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            self._known[key] = self._measured(row, width)
        return self._known[key]

    def _measured(self, row: Any, width: float) -> tuple[float, float]:
        font, small = self._fonts(row)
        left, mark = self._room(row)
        box = QRectF(0, 0, max(40.0, width - left - mark - 8), 10000)
        text = QFontMetricsF(font).boundingRect(box, WRAP, row.text).height()
        cause = QFontMetricsF(small).boundingRect(box, WRAP, row.cause).height() if row.cause else 0
        return text, cause

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Remembered, because a list asks for all its rows, thousands in a long game, whenever one is added."""
        row = self._row(index)
        width = words_width(self._view)
        if width != self._width or len(self._sizes) > MOST_KNOWN:
            self._sizes.clear()
            self._width = width
        size = self._sizes.get(row)
        if size is None:
            text, cause = self._heights(row, width)
            high = round(text + cause + (14 if row.headline else 8))
            size = self._sizes[row] = QSize(width, max(high, self._look.studio.target))
        return size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, palette = self._row(index), self._look.palette
        painter.save()
        ready(painter)
        rect = QRectF(option.rect).adjusted(1, 1, -1, -1)
        state = option.state
        if self._fresh(row) and (row.auto or row.headline):
            kit.fill(painter, kit.rounded(rect, 5), kit.alpha(palette.accent_fill, 0.10))
        if state & QStyle.StateFlag.State_Selected:
            kit.fill(painter, kit.rounded(rect, 5), kit.alpha(palette.accent_fill, 0.22))
        elif state & QStyle.StateFlag.State_MouseOver:
            kit.fill(painter, kit.rounded(rect, 5), kit.alpha(palette.ink, 0.06))
        self._words(painter, rect, row)
        if state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, palette, rect, 5)
        painter.restore()

    def _words(self, p: QPainter, rect: QRectF, row: Any) -> None:
        palette = self._look.palette
        font, small = self._fonts(row)
        left, mark = self._room(row)
        text, cause = self._heights(row, rect.width() + 2)
        top = rect.y() + (7 if row.headline else 3)
        width = rect.width() - left - mark - 6
        if row.headline and row.position:
            p.setPen(kit.alpha(palette.line, 0.8))
            p.drawLine(round(rect.x()) + 4, round(rect.y()) + 1, round(rect.right()) - 4, round(rect.y()) + 1)
        if not row.headline:
            tone = palette.warning if row.auto else palette.ink_muted
            side = self._look.px(14)
            kit.draw_icon(p, "robot" if row.auto else "step", rect.x() + left / 2, top + text / 2, side, tone)
        p.setFont(font)
        p.setPen(palette.accent if row.headline else palette.ink)
        p.drawText(QRectF(rect.x() + left, top, width, text + 2), WRAP, row.text)
        p.setFont(small)
        p.setPen(palette.ink_muted)
        if row.cause:
            p.drawText(QRectF(rect.x() + left, top + text, width, cause + 2), WRAP, row.cause)
        if row.auto:
            right = QRect(round(rect.right() - mark), round(top + 1), round(mark - 4), round(text))
            p.drawText(right, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop), self._mark())
