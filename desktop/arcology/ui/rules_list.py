"""Paints the list of rules: a rule's title with its id at the right, and the headings of sections."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from arcology.ui.art import kit
from arcology.ui.art.fonts import BODY, SMALL, Role, Weight
from arcology.ui.art.look import Look, paint_focus
from arcology.ui.art.studio import ready
from arcology.ui.lists import words_width

TITLE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
PAD: Final = 10
WRAP: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
Index = QModelIndex | QPersistentModelIndex


def rule_item(title: str, id: str) -> QListWidgetItem:
    """A row of the list; its plain text has both, for screen readers."""
    item = QListWidgetItem(f"{title}\n{id}".strip())
    item.setData(Qt.ItemDataRole.UserRole, id)
    item.setData(TITLE_ROLE, title)
    return item


class RuleDelegate(QStyledItemDelegate):
    """Rows are as high as their titles need beside the ids."""

    def __init__(self, look: Look, view: QListWidget) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def _room(self, id: str, width: float) -> tuple[float, float]:
        """Widths of title and id; a list that is too narrow for both has no ids."""
        wide = QFontMetricsF(self._look.font(SMALL)).horizontalAdvance(id)
        if wide > width * 0.45:
            return width - 2 * PAD, 0.0
        return width - wide - 3 * PAD, wide

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = words_width(self._view)
        title = index.data(TITLE_ROLE)
        if title is None:
            return QSize(width, self._look.px(SMALL * 1.4) + 16)
        room, _ = self._room(index.data(Qt.ItemDataRole.UserRole), width)
        box = QRectF(0, 0, max(40.0, room), 10000)
        text = QFontMetricsF(self._look.font(BODY)).boundingRect(box, WRAP, title).height()
        return QSize(width, max(round(text) + 10, self._look.studio.target))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        ready(painter)
        palette, look = self._look.palette, self._look
        rect = QRectF(option.rect).adjusted(1, 1, -1, -1)
        title = index.data(TITLE_ROLE)
        if title is None:
            painter.setFont(look.font(SMALL, Role.DISPLAY, Weight.DemiBold, 1.5))
            painter.setPen(palette.accent)
            low = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
            painter.drawText(rect.adjusted(PAD, 0, -PAD, -4), int(low), str(index.data()).upper())
            painter.restore()
            return
        if option.state & QStyle.StateFlag.State_Selected:
            kit.fill(painter, kit.rounded(rect, 5), kit.alpha(palette.accent_fill, 0.22))
            kit.fill(painter, kit.rounded(QRectF(rect.x(), rect.y(), 3, rect.height()), 1.5), palette.accent_fill)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            kit.fill(painter, kit.rounded(rect, 5), kit.alpha(palette.ink, 0.06))
        room, wide = self._room(index.data(Qt.ItemDataRole.UserRole), words_width(self._view))
        painter.setFont(look.font(BODY))
        painter.setPen(palette.ink)
        painter.drawText(QRectF(rect.x() + PAD, rect.y(), room, rect.height()), WRAP, title)
        if wide:
            painter.setFont(look.font(SMALL))
            painter.setPen(palette.ink_muted)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(rect.adjusted(0, 0, -PAD, 0), int(right), index.data(Qt.ItemDataRole.UserRole))
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, palette, rect, 5)
        painter.restore()
