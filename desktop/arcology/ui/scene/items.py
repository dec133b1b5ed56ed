"""One piece on the table: a pixmap that is shown pixel for pixel while it lies still."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from arcology.engine.layout import Pose
from arcology.engine.table import Fact, Facts, Piece
from arcology.ui.art import Component
from arcology.ui.scene.sprites import SpriteCache

FACE = "value"
"""The fact that a tumbling die changes; ``sides`` says how many there are (6 without it)."""


class PieceItem(QGraphicsPixmapItem):
    """Knows its piece and pose; no rules, no neighbours. Its origin is the middle of the component."""

    def __init__(self, piece: Piece, pose: Pose, sprites: SpriteCache, zoom: float, dpr: float) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._sprites = sprites
        self._drawn = 1.0
        self._shown: tuple[Component, Facts, float, float] | None = None
        self._extra: tuple[tuple[str, Fact], ...] = ()
        self.piece = piece
        self.pose = pose
        self.rest = pose
        self.place(pose)
        self.draw(zoom, dpr)

    @property
    def facts(self) -> Facts:
        """What the painter is told: the facts of the piece and what is laid over them for the moment."""
        if not self._extra:
            return self.piece.facts
        return tuple(sorted({**dict(self.piece.facts), **dict(self._extra)}.items()))

    @property
    def size(self) -> tuple[float, float]:
        """Size of the component in its own units."""
        return self._sprites.component(self.piece).size

    def place(self, pose: Pose) -> None:
        """Lie at ``pose``."""
        self.pose = pose
        self.setPos(pose.x, pose.y)
        if self.zValue() != pose.z:
            self.setZValue(pose.z)
        if self.rotation() != pose.angle:
            self.setRotation(pose.angle)
        self._fit()

    def take(self, piece: Piece, rest: Pose) -> None:
        """Be ``piece`` from now on, lying at ``rest`` when it has come to rest; drawn anew by :meth:`draw`."""
        self.piece, self.rest = piece, rest

    def lay_over(self, **extra: Fact) -> None:
        """Facts shown in place of or beside those of the piece, until the next call."""
        self._extra = tuple(sorted(extra.items()))

    def throw(self, number: int | None) -> None:
        """Show the ``number``-th face of a tumble, or with None the face that the piece shows."""
        facts = dict(self.piece.facts)
        value, sides = facts.get(FACE), facts.get("sides", 6)
        if number is None or not isinstance(value, int) or not isinstance(sides, int):
            self.lay_over()
        else:
            # A fixed walk through the faces, never the same twice running, never betraying the result.
            self.lay_over(**{FACE: (number * 5 + number // sides + len(self.piece.id)) % sides + 1})

    def draw(self, zoom: float, dpr: float) -> None:
        """Show the sprite for this zoom; nothing happens when it is shown already."""
        scale = zoom * self.rest.scale
        if scale <= 0:
            return
        component = self._sprites.component(self.piece)
        wanted = (component, self.facts, scale, dpr)
        if wanted == self._shown:
            return
        self._shown = wanted
        self._drawn = scale
        self.setPixmap(self._sprites.pixmap(component, self.facts, scale, dpr))
        bounds = component.bounds
        self.setOffset(QPointF(bounds.x() - component.size[0] / 2, bounds.y() - component.size[1] / 2) * scale)
        self._fit()

    def stale(self, zoom: float, dpr: float) -> bool:
        """Whether :meth:`draw` would have to do anything."""
        return self._shown != (self._sprites.component(self.piece), self.facts, zoom * self.rest.scale, dpr)

    def forget(self) -> None:
        """Have the sprite drawn anew at the next :meth:`draw`, because the studio is another one."""
        self._shown = None

    def _fit(self) -> None:
        scale = self.pose.scale / self._drawn
        if self.scale() != scale:
            self.setScale(scale)
        still = self.pose.angle % 90 == 0 and self.pose == self.rest
        mode = Qt.TransformationMode.FastTransformation if still else Qt.TransformationMode.SmoothTransformation
        if self.transformationMode() != mode:
            self.setTransformationMode(mode)

    def outline(self) -> QPolygonF:
        """The component without its margin, in table units, where it lies now."""
        w, h = self.size
        points = self._sprites.component(self.piece).outline
        own = QPolygonF([QPointF(x - w / 2, y - h / 2) for x, y in points]) if points else QPolygonF(self._own_rect())
        return _to_table(self.pose).map(own)

    @property
    def shaped(self) -> bool:
        """Whether the component is no rectangle."""
        return bool(self._sprites.component(self.piece).outline)

    def area(self) -> QRectF:
        """The upright rectangle of the component without its margin."""
        return self._area(self.pose)

    def rest_area(self) -> QRectF:
        """The same where the piece lies when it has come to rest."""
        return self._area(self.rest)

    def _area(self, pose: Pose) -> QRectF:
        if pose.angle % 360 == 0:
            w, h = self.size[0] * pose.scale, self.size[1] * pose.scale
            return QRectF(pose.x - w / 2, pose.y - h / 2, w, h)
        return _to_table(pose).map(QPolygonF(self._own_rect())).boundingRect()

    def covers(self, at: QPointF) -> bool:
        """Whether a point of the table lies on the component."""
        if not self.area().contains(at):
            return False
        upright = self.pose.angle % 360 == 0 and not self.shaped
        return upright or self.outline().containsPoint(at, Qt.FillRule.OddEvenFill)

    def _own_rect(self) -> QRectF:
        w, h = self.size
        return QRectF(-w / 2, -h / 2, w, h)


def _to_table(pose: Pose) -> QTransform:
    return QTransform().translate(pose.x, pose.y).rotate(pose.angle).scale(pose.scale, pose.scale)


def rest_pose(pose: Pose, piece: Piece) -> Pose:
    """Where a piece lies at a place: the place's pose with the piece's own rotation."""
    return replace(pose, angle=pose.angle + piece.turn) if piece.turn else pose
