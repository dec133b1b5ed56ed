"""What a hand holds: a copy of the piece, a little larger, over a longer and softer shadow; the piece itself stays."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from arcology.engine.layout import Pose
from arcology.ui.art import Studio
from arcology.ui.art.painting import painting
from arcology.ui.scene.items import PieceItem
from arcology.ui.scene.scene import TableScene
from arcology.ui.scene.stamp import HAND, SHADOW

LIFT = 1.06
FAINT = 0.26
SOFTNESS = 10
"""How many pixels of the piece become one of its shadow."""
FALL = 14.0


class Ghost:
    """The lifted copy of one piece."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._item: PieceItem | None = None
        self._shadow: QGraphicsPixmapItem | None = None
        self.piece: str | None = None

    def lift(self, piece: str) -> None:
        """Take a copy of ``piece`` up; the piece itself fades."""
        self.drop()
        original = self._scene.pieces[piece]
        pose = replace(original.rest, z=HAND, scale=original.rest.scale * LIFT)
        item = PieceItem(original.piece, pose, self._scene.sprites, self._scene.zoom, self._scene.dpr)
        shadow = QGraphicsPixmapItem(_shadow(item.pixmap(), self._scene.studio))
        shadow.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        shadow.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        shadow.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        shadow.setZValue(SHADOW)
        self._scene.addItem(shadow)
        self._scene.addItem(item)
        original.setOpacity(FAINT)
        self.piece, self._item, self._shadow = piece, item, shadow
        self._move(pose)

    def move(self, middle: QPointF) -> None:
        """Carry the copy so that its middle is at a point of the table."""
        if self._item is not None:
            self._move(replace(self._item.rest, x=middle.x(), y=middle.y()))

    def glide(self, start: QPointF, end: QPointF, t: float) -> None:
        """A moment of the way home: ``t`` in 0..1."""
        if self._item is not None:
            at = start + (end - start) * t
            scale = self._item.rest.scale * (1 + (1 / LIFT - 1) * t)
            self._move(replace(self._item.rest, x=at.x(), y=at.y(), scale=scale))

    def drop(self) -> None:
        """Let go: the copy is gone, the piece is itself again."""
        if self._item is None:
            return
        self._scene.removeItem(self._item)
        if self._shadow is not None:
            self._scene.removeItem(self._shadow)
        original = self._scene.pieces.get(self.piece or "")
        if original is not None:
            original.setOpacity(1.0)
        self.piece, self._item, self._shadow = None, None, None

    @property
    def middle(self) -> QPointF:
        """Where the middle of the copy is."""
        return QPointF() if self._item is None else QPointF(self._item.pose.x, self._item.pose.y)

    def area(self) -> QRectF:
        """The area that the copy covers."""
        return QRectF() if self._item is None else self._item.area()

    def _move(self, pose: Pose) -> None:
        assert self._item is not None
        assert self._shadow is not None
        self._item.place(pose)
        size = self._item.pixmap().deviceIndependentSize()
        grown = self._item.scale() * size.width() / max(1.0, self._shadow.pixmap().width() - 2)
        self._shadow.setScale(grown)
        fall = FALL * pose.scale
        offset = self._item.offset() * self._item.scale()
        self._shadow.setPos(pose.x + offset.x() - grown + fall * 0.4, pose.y + offset.y() - grown + fall)


def _shadow(sprite: QPixmap, studio: Studio) -> QPixmap:
    """The outline of a sprite as a soft dark spot: tinted, made small, and drawn large again by the item."""
    size = QSize(max(2, sprite.width() // SOFTNESS), max(2, sprite.height() // SOFTNESS))
    small = sprite.toImage().scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    small.setDevicePixelRatio(1.0)
    image = QImage(size.width() + 2, size.height() + 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with painting(image) as painter:
        painter.setOpacity(0.55 if studio.palette.dark else 0.35)
        painter.drawImage(1, 1, small)
        painter.setOpacity(1.0)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(image.rect(), studio.palette.shade)
    return QPixmap.fromImage(image)
