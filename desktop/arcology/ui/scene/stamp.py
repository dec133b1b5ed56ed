"""Labels that keep their size at every zoom: painted once into a pixmap, shown pixel for pixel."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from arcology.ui.art.kit import ready
from arcology.ui.art.painting import painting

DIM, CHOSEN, RING, FOCUS, PATH, GLOW, LABEL, SHADOW, HAND, CALLOUT, NOTE, CHOOSER = (
    2000, 2030, 2040, 2050, 2100, 2120, 2200, 2990, 3000, 3200, 3300, 3400
)  # fmt: skip
"""Stacking heights above the pieces, which lie below 2000."""


def picture(width: float, height: float, dpr: float, paint: Callable[[QPainter], None], margin: float = 0.0) -> QPixmap:
    """A transparent pixmap of ``width`` by ``height`` logical pixels with a margin around, painted by ``paint``.

    The painter's origin is inside the margin.
    """
    w, h = max(1, round((width + 2 * margin) * dpr)), max(1, round((height + 2 * margin) * dpr))
    image = QImage(w, h, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    with painting(image) as painter:
        ready(painter)
        painter.translate(margin, margin)
        paint(painter)
    return QPixmap.fromImage(image)


class Stamp(QGraphicsPixmapItem):
    """A pixmap at a point of the table, ``offset`` logical pixels from it, whatever the zoom."""

    def __init__(self, pixmap: QPixmap, at: QPointF, offset: QPointF, z: float) -> None:
        super().__init__(pixmap)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setPos(at)
        self.setOffset(offset)
        self.setZValue(z)


def beside(
    size: tuple[float, float], anchor: QRectF, window: QRectF, gap: float = 14.0, spare: QRectF | None = None
) -> tuple[QPointF, str]:
    """Where a bubble of ``size`` goes so that it stays inside ``window`` and off ``anchor`` (all in view pixels); off
    ``spare`` as well, where there is such a place.

    Returns its upper left corner and the side of the anchor it is on: "below", "above", "right" or "left".
    """
    w, h = size
    centred_x, centred_y = anchor.center().x() - w / 2, anchor.center().y() - h / 2
    tries = {
        "below": QPointF(centred_x, anchor.bottom() + gap),
        "above": QPointF(centred_x, anchor.top() - gap - h),
        "right": QPointF(anchor.right() + gap, centred_y),
        "left": QPointF(anchor.left() - gap - w, centred_y),
    }

    def inside(corner: QPointF) -> QPointF:
        x = min(max(corner.x(), window.left() + 4), max(window.left() + 4, window.right() - 4 - w))
        y = min(max(corner.y(), window.top() + 4), max(window.top() + 4, window.bottom() - 4 - h))
        return QPointF(x, y)

    def hidden(corner: QPointF) -> float:
        bubble = QRectF(corner.x(), corner.y(), w, h)
        covered = [bubble.intersected(anchor), bubble.intersected(spare or QRectF())]
        return sum(weight * rect.width() * rect.height() for weight, rect in zip((4, 1), covered, strict=True))

    placed = {side: inside(corner) for side, corner in tries.items()}
    side = min(placed, key=lambda s: (hidden(placed[s]), list(placed).index(s)))
    return placed[side], side
