"""Paints a line of the outline: sign, words, note below, chips, and what stands at its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from arcology.ui.art import kit
from arcology.ui.art.fonts import BODY, LARGE, SMALL, Role, Weight
from arcology.ui.art.look import Look, paint_focus
from arcology.ui.art.studio import ready
from arcology.ui.lists import words_width
from arcology.ui.outline.node import Kind, Node
from arcology.ui.outline.rows import Index, Rows

WRAP: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
SIGN: Final = 26
"""Room for the sign before the words, at 100 % text."""
PAD: Final = {Kind.SECTION: (14, 8), Kind.GROUP: (6, 5)}
"""Air above and below the words of a line; of others less."""
LESS: Final = (4, 4)
CHOSEN: Final = 0.10
"""How strong the accent is behind the current line; its ring shows it too."""
UNDER_POINTER: Final = 0.06
EDGE: Final = 10
SIDE_PART: Final = 0.45
"""What stands at the end of a line takes so much of its width at most."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Where the words of a line go: heights of text and note, width of the end, of the chips, and of the words."""

    text: float
    note: float
    side: float
    marks: float
    room: float


class LineDelegate(QStyledItemDelegate):
    """Lines are as high as their words need in the width of the view."""

    def __init__(self, look: Look, view: QTreeView, rows: Rows) -> None:
        super().__init__(view)
        self._look, self._view, self._rows = look, view, rows

    # ---- shape ---------------------------------------------------------------------------------------------------

    def _fonts(self, node: Node) -> tuple[QFont, QFont]:
        look = self._look
        if node.kind is Kind.SECTION:
            title = look.font(LARGE, Role.DISPLAY, Weight.DemiBold, 1.0)
            return title, look.font(LARGE, weight=Weight.Medium)
        strong = node.kind in (Kind.GROUP, Kind.ACTION, Kind.SHARE)
        return look.font(BODY, weight=Weight.DemiBold if strong else Weight.Medium), look.font(SMALL)

    def _indent(self, node: Node) -> float:
        """Where the words begin."""
        return self._look.px(SIGN) if node.icon else 4.0

    def _shape(self, node: Node, width: float) -> Shape:
        font, small = self._fonts(node)
        left = self._indent(node)
        whole = max(80.0, width - left - EDGE)
        side = 0.0
        if node.side:
            side = min(QFontMetricsF(self._side_font(node)).horizontalAdvance(node.side) + 12, whole * SIDE_PART)
        marks = sum(self._mark_width(mark) + 6 for mark in node.marks)
        room = max(60.0, whole - side - marks)
        text = QFontMetricsF(font).boundingRect(QRectF(0, 0, room, 1e5), WRAP, node.text).height()
        note = QFontMetricsF(small).boundingRect(QRectF(0, 0, whole, 1e5), WRAP, node.note).height() if node.note else 0
        return Shape(text, note, side, marks, room)

    def _side_font(self, node: Node) -> QFont:
        strong = node.kind in (Kind.ACTION, Kind.SHARE)
        return self._look.font(BODY if strong else SMALL, weight=Weight.DemiBold if strong else Weight.Medium)

    def _mark_width(self, mark: str) -> float:
        return kit.pill_width(self._look.studio, mark, self._mark_height, text_size=SMALL)

    @property
    def _mark_height(self) -> float:
        return self._look.px(SMALL * 1.25) + 6

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        node = self._rows.node(index)
        width = words_width(self._view) - self._view.indentation() * len(node.path)
        shape = self._shape(node, width)
        above, below = PAD.get(node.kind, LESS)
        side = QFontMetricsF(self._side_font(node)).height() if node.side else 0
        high = max(shape.text, side, self._mark_height if node.marks else 0)
        return QSize(width, max(round(high + shape.note + above + below), self._look.studio.target))

    # ---- paint ---------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        node = self._rows.node(index)
        painter.save()
        ready(painter)
        rect = QRectF(option.rect).adjusted(1, 1, -1, -1)
        above, _ = PAD.get(node.kind, LESS)
        if node.kind is Kind.SECTION:
            self._rule(painter, rect, node)
        self._ground(painter, rect, option)
        self._words(painter, rect.adjusted(0, above - 1, 0, 0), node)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, self._look.palette, rect, 6)
        painter.restore()

    def _rule(self, p: QPainter, rect: QRectF, node: Node) -> None:
        """A section begins below a line that fades out."""
        palette = self._look.palette
        line = QRectF(rect.x() + 4, rect.y() + 3, rect.width() - 8, 1.2)
        tone = self._tone(node)
        kit.fill(p, line, kit.horizontal(line, (0, kit.alpha(tone, 0.9)), (1, kit.alpha(palette.line, 0.2))))

    def _ground(self, p: QPainter, rect: QRectF, option: QStyleOptionViewItem) -> None:
        palette = self._look.palette
        if option.state & QStyle.StateFlag.State_Selected:
            kit.fill(p, kit.rounded(rect, 6), kit.alpha(palette.accent_fill, CHOSEN))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            kit.fill(p, kit.rounded(rect, 6), kit.alpha(palette.ink, UNDER_POINTER))

    def _tone(self, node: Node) -> QColor:
        return self._look.palette.role(node.tone) if node.tone else self._look.palette.ink_muted

    def _words(self, p: QPainter, rect: QRectF, node: Node) -> None:
        palette, look = self._look.palette, self._look
        font, small = self._fonts(node)
        shape = self._shape(node, rect.width() + 2)
        left, first = rect.x() + self._indent(node), QFontMetricsF(font).height()
        if node.icon:
            side = look.px(18 if node.kind is Kind.SECTION else 15)
            kit.draw_icon(p, node.icon, rect.x() + look.px(SIGN) / 2, rect.y() + first / 2, side, self._tone(node))
        title = node.kind is Kind.SECTION
        ink = palette.accent if title else palette.ink
        if node.kind is Kind.FACT and not node.icon:
            ink = palette.ink_muted
        p.setFont(font)
        p.setPen(ink)
        p.drawText(QRectF(left, rect.y(), shape.room + 1, shape.text + 2), WRAP, node.text)
        if node.note:
            p.setFont(small)
            p.setPen(palette.ink if title else palette.ink_muted)
            whole = QRectF(left, rect.y() + shape.text, rect.right() - left - EDGE + 1, shape.note + 2)
            p.drawText(whole, WRAP, node.note)
        self._end(p, rect, node, shape, first)

    def _end(self, p: QPainter, rect: QRectF, node: Node, shape: Shape, first: float) -> None:
        """What stands at the end, and the chips before it."""
        palette, studio = self._look.palette, self._look.studio
        right = rect.right() - EDGE
        if node.side:
            strong = node.kind in (Kind.ACTION, Kind.SHARE)
            p.setFont(self._side_font(node))
            p.setPen(self._tone(node) if strong and node.tone not in ("", "legal") else palette.ink_muted)
            place = QRectF(right - shape.side + 12, rect.y(), shape.side - 12, first)
            metrics = QFontMetricsF(self._side_font(node))
            words = metrics.elidedText(node.side, Qt.TextElideMode.ElideRight, place.width() + 1)
            p.drawText(place, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), words)
            right -= shape.side
        for mark in reversed(node.marks):
            wide, high = self._mark_width(mark), self._mark_height
            chip = QRectF(right - wide, rect.y() + (first - high) / 2, wide, high)
            kit.pill(p, studio, chip, mark, colour=palette.warning, text_size=SMALL)
            right -= wide + 6
