"""The scene of a game as a picture inside a widget, painted when there is time for it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from arcology.ui.art import paint
from arcology.ui.art.painting import painting
from arcology.ui.art.start import scene
from arcology.ui.art.studio import Studio, ready

REST_MS = 120
"""So long a place has to keep its size before its scene is painted anew."""


class Illustration(QObject):
    """Shows the colours of the sky first, so that a window can be shown at once, and the scene a moment later. A place
    that gets another size shows the old picture, stretched, until the new one is there.

    Args:
        widget: is painted again when the scene is ready.
        studio: gives the studio in the colours of the game.
    """

    def __init__(self, widget: QWidget, game: str, studio: Callable[[], Studio]) -> None:
        super().__init__(widget)
        self._widget, self._game, self._studio = widget, game, studio
        self._picture = QPixmap()
        self._area = QRectF()
        self._wanted = QSize()
        """In pixels, of the picture that is to replace the one there is."""
        self._later = QTimer(widget)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._make)
        widget.installEventFilter(self)

    @property
    def ready(self) -> bool:
        """Whether the scene has been painted, and nothing is left to do."""
        return not self._picture.isNull() and not self._later.isActive()

    def forget(self) -> None:
        """The look has changed: the scene is to be painted again."""
        self._picture = QPixmap()

    def paint(self, p: QPainter, place: QRectF, size: QRectF | None = None) -> None:
        """Fills ``place``; the scene is made for ``size``, by default the same."""
        self._area = place if size is None else size
        wanted = (self._area.size() * self._widget.devicePixelRatioF()).toSize()
        if self._picture.size() == wanted:
            p.drawPixmap(place.topLeft(), self._picture)
            return
        if not self._picture.isNull():
            whole = QRectF(QPointF(0, 0), self._picture.size().toSizeF())
            p.drawPixmap(QRectF(place.topLeft(), self._area.size()), self._picture, whole)
            if wanted != self._wanted:
                self._wanted = wanted
                self._later.start(REST_MS)
            return
        c = self._studio().palette
        paint.fill(p, place, paint.vertical(place, (0, c.sky_high), (0.4, c.sky), (0.7, c.sky_low), (1, c.void)))
        if not self._later.isActive():
            self._later.start(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nothing is painted for what is not seen; it begins anew when that is."""
        if event.type() == QEvent.Type.Hide:
            self._later.stop()
            self._wanted = QSize()
        return False

    def _make(self) -> None:
        ratio, self._wanted = self._widget.devicePixelRatioF(), QSize()
        self._picture = QPixmap((self._area.size() * ratio).toSize())
        self._picture.setDevicePixelRatio(ratio)
        with painting(self._picture) as p:
            ready(p)
            scene(self._game)(p, self._studio(), QRectF(0, 0, self._area.width(), self._area.height()))
        self._widget.update()
