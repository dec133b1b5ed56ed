"""The table top around the components: one tile of hexagons, copied pixel for pixel over what is exposed."""

from __future__ import annotations

from math import sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from arcology.ui.art import Studio
from arcology.ui.art.kit import alpha, polyline, ready, stroke
from arcology.ui.art.painting import painting
from arcology.ui.art.surfaces import felt_ground

SIDE = 26.0


class Felt:
    """Paints the ground of a scene."""

    def __init__(self, studio: Studio) -> None:
        self._palette = studio.palette
        self._tile = QPixmap()

    def paint(self, painter: QPainter, rect: QRectF, dpr: float) -> None:
        """Fill ``rect`` (in table units); the pattern keeps its size at every zoom and moves with the table."""
        if self._tile.isNull() or self._tile.devicePixelRatio() != dpr:
            self._tile = self._draw(dpr)
        seen = painter.worldTransform().mapRect(rect)
        origin = painter.worldTransform().map(QPointF(0, 0))
        w, h = self._tile.width() / dpr, self._tile.height() / dpr
        painter.save()
        painter.resetTransform()
        offset = QPointF((seen.x() - round(origin.x())) % w, (seen.y() - round(origin.y())) % h)
        painter.drawTiledPixmap(seen, self._tile, offset)
        painter.restore()

    def _draw(self, dpr: float) -> QPixmap:
        p = self._palette
        wide, high = round(3 * SIDE * dpr), round(sqrt(3) * SIDE * dpr)
        tile = QPixmap(wide, high)
        tile.setDevicePixelRatio(dpr)
        tile.fill(felt_ground(p))
        with painting(tile) as painter:
            ready(painter)
            w, h = wide / dpr, high / dpr
            s = w / 3
            line = alpha(p.texture, 0.06 if p.dark else 0.10)
            net = polyline((0, h / 2), (s / 2, 0), (3 * s / 2, 0), (2 * s, h / 2), (3 * s, h / 2))
            low = polyline((0, h / 2), (s / 2, h), (3 * s / 2, h), (2 * s, h / 2))
            stroke(painter, net, line, 1.0, cap=Qt.PenCapStyle.FlatCap)
            stroke(painter, low, line, 1.0, cap=Qt.PenCapStyle.FlatCap)
        return tile
