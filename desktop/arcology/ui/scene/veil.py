"""The dimmed rest of the table around a lifted piece and its places."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from arcology.ui.scene.stamp import DIM


class Veil(QGraphicsItem):
    """Covers ``whole`` but for the ``holes``; painted as plain rectangles, which is fast at any size."""

    def __init__(self, whole: QRectF, holes: Iterable[QRectF], colour: QColor) -> None:
        super().__init__()
        self._whole = whole
        self._holes = tuple(holes)
        self._colour = colour
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(DIM)

    def boundingRect(self) -> QRectF:
        return self._whole

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        to_device = painter.worldTransform()
        exposed = QRegion(to_device.mapRect(option.exposedRect).toAlignedRect())
        for hole in self._holes:
            exposed -= QRegion(to_device.mapRect(hole).toRect())
        painter.save()
        painter.resetTransform()
        for rect in exposed:  # type: ignore[attr-defined]  # the stubs do not know that regions are iterable
            painter.fillRect(rect, self._colour)
        painter.restore()
