"""The piece under the pointer, large, for as long as a key or button is held."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from arcology.ui.art import render
from arcology.ui.art.kit import panel, ready
from arcology.ui.art.painting import painting
from arcology.ui.scene.scene import TableScene

SHARE = 0.62
"""How much of the view it may take."""
LARGEST = 5.0
BORDER = 14.0
TOO_LARGE = 0.4
"""A piece that covers more of the table than this (the table itself) is not enlarged."""


class Magnifier(QWidget):
    """An overlay of the view; it never takes the mouse."""

    def __init__(self, scene: TableScene, parent: QWidget) -> None:
        super().__init__(parent)
        self._scene = scene
        self._view = parent
        self.piece: str | None = None
        self.active = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_at(self, at: QPointF, pixel: QPointF) -> None:
        """Enlarge the piece at a point of the table, on the side of the view away from the pointer."""
        self.active = True
        piece = self._scene.piece_at(at, self._worth)
        if piece is None:
            self.piece = None
            self.hide()
            return
        if piece != self.piece:
            self.piece = piece
            self._place(pixel)
            self.show()
            self.raise_()
            self.update()

    def put_away(self) -> None:
        self.active = False
        self.piece = None
        self.hide()

    def _worth(self, piece: str) -> bool:
        area, table = self._scene.pieces[piece].area(), self._scene.bounds
        return area.width() * area.height() < TOO_LARGE * table.width() * table.height()

    def _place(self, pixel: QPointF) -> None:
        view = self._view.rect()
        w, h = self._scene.pieces[self.piece or ""].size
        k = min(view.width() * SHARE / w, view.height() * SHARE / h, LARGEST)
        wide, high = round(w * k + 2 * BORDER), round(h * k + 2 * BORDER)
        x = 16 if pixel.x() > view.width() / 2 else view.width() - wide - 16
        y = (view.height() - high) // 2
        self.setGeometry(max(0, x), max(0, y), min(wide, view.width()), min(high, view.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        item = self._scene.pieces.get(self.piece or "")
        if item is None:
            return
        studio = self._scene.studio
        with painting(self) as painter:
            ready(painter)
            rect = QRectF(self.rect())
            panel(painter, studio.palette, rect.adjusted(1, 1, -1, -1), accent=studio.palette.accent_fill, lift=0)
            component = self._scene.sprites.component(item.piece)
            k = (rect.width() - 2 * BORDER) / component.size[0]
            image = render(component, dict(item.facts), studio, k, self.devicePixelRatioF())
            painter.setClipRect(rect.adjusted(2, 2, -2, -2))
            painter.drawImage(QPointF(BORDER - component.margin * k, BORDER - component.margin * k), image)
