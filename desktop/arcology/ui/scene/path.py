"""The way a piece would take: a dashed line with numbered stops, in another colour from where it gets dearer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from arcology.engine.table import Spot
from arcology.ui.art.kit import CENTER, Role, Weight, alpha, draw_text, ellipse, fill, readable_on, stroke
from arcology.ui.scene.scene import TableScene
from arcology.ui.scene.stamp import PATH, Stamp, picture

RADIUS = 9.0


class PathLine:
    """Draws ``Preview.path``; drawn anew only when it changes."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsItem] = []
        self._shown: tuple[tuple[Spot, ...], int] = ((), 0)
        self._discs: dict[tuple[object, ...], QPixmap] = {}

    def show(self, path: Sequence[Spot], paid_from: int) -> None:
        """Draw the way through ``path``; from step ``paid_from`` on it is paid with something dearer."""
        wanted = (tuple(path), paid_from)
        if wanted == self._shown:
            return
        self.clear()
        self._shown = wanted
        if len(path) < 2:
            return
        stops = [QPointF(pose.x, pose.y) for pose in map(self._scene.layout.pose, path)]
        palette = self._scene.studio.palette
        cheap, dear = stops[: paid_from + 1], stops[max(0, paid_from) :]
        self._line(cheap, palette.legal)
        self._line(dear, palette.legal_cost)
        for number, stop in enumerate(stops[1:-1], 1):
            self._stop(stop, number, palette.legal_cost if number > paid_from else palette.legal)

    def clear(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        self._shown = ((), 0)

    def _line(self, stops: Sequence[QPointF], colour: QColor) -> None:
        if len(stops) < 2:
            return
        line = QPainterPath(stops[0])
        for stop in stops[1:]:
            line.lineTo(stop)
        for tone, width, dash in ((alpha(self._scene.studio.palette.void, 0.55), 6.0, None), (colour, 3.0, [2.2, 1.8])):
            pen = QPen(tone, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
            pen.setCosmetic(True)
            if dash:
                pen.setDashPattern(dash)
            item = QGraphicsPathItem(line)
            item.setPen(pen)
            item.setZValue(PATH)
            self._add(item)

    def _stop(self, at: QPointF, number: int, colour: QColor) -> None:
        studio = self._scene.labels

        def paint(p: QPainter) -> None:
            disc = ellipse(RADIUS, RADIUS, RADIUS)
            fill(p, disc, colour)
            stroke(p, disc, alpha(studio.palette.void, 0.7), 1.4)
            draw_text(
                p, studio, disc.boundingRect(), str(number), 12.0, role=Role.DISPLAY, weight=Weight.Bold,
                color=readable_on(colour, studio.palette), align=CENTER, grow=False,
            )  # fmt: skip

        key = (number, colour.rgb(), self._scene.dpr, studio.palette.theme)
        if key not in self._discs:
            self._discs[key] = picture(2 * RADIUS, 2 * RADIUS, self._scene.dpr, paint, 2.0)
        pixmap = self._discs[key]
        self._add(Stamp(pixmap, at, QPointF(-RADIUS - 2, -RADIUS - 2), PATH))

    def _add(self, item: QGraphicsItem) -> None:
        self._scene.addItem(item)
        self._items.append(item)
