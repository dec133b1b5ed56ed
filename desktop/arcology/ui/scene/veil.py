"""The dimmed rest of the table around a lifted piece and its places."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from arcology.ui.scene.stamp import DIM


class Veil(QGraphicsItem):
    """Covers ``whole`` but for the ``holes``: painted as plain rectangles, which is fast at any size. The edge of a
    hole that is no rectangle lies under the light that goes round the place.
    """

    def __init__(self, whole: QRectF, holes: Iterable[QRectF | QPolygonF], colour: QColor) -> None:
        super().__init__()
        self._whole = whole
        self._holes = tuple(holes)
        self._colour = colour
        self._open: tuple[QTransform, QRegion] | None = None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(DIM)

    def boundingRect(self) -> QRectF:
        return self._whole

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        to_device = painter.worldTransform()
        exposed = QRegion(to_device.mapRect(option.exposedRect).toAlignedRect())
        exposed -= self._region(to_device)
        painter.save()
        painter.resetTransform()
        for rect in exposed:  # type: ignore[attr-defined]  # the stubs do not know that regions are iterable
            painter.fillRect(rect, self._colour)
        painter.restore()

    def _region(self, to_device: QTransform) -> QRegion:
        """All holes in pixels; the same as long as nobody pans or zooms."""
        if self._open is None or self._open[0] != to_device:
            found = QRegion()
            for hole in self._holes:
                if isinstance(hole, QPolygonF):
                    found += QRegion(to_device.map(hole).toPolygon())
                else:
                    found += QRegion(to_device.mapRect(hole).toRect())
            self._open = QTransform(to_device), found
        return self._open[1]
