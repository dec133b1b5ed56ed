"""The scene of a game behind the heading of a sheet, fading into its plate."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from arcology.ui.art import paint
from arcology.ui.art.look import Look, Looking
from arcology.ui.art.painting import painting
from arcology.ui.art.palette import alpha, palette
from arcology.ui.art.studio import Studio, ready
from arcology.ui.start.illustration import Illustration

HIGH: Final = 124
"""Height at 100 % text; its lower part is hardly seen."""
BELOW: Final = 22
"""Room at 100 % text that a heading leaves for it to fade out before other texts begin."""
_SCENE: Final = 0.32
"""Height of the whole scene as a part of its width; of it a strip is seen."""
_STRIP: Final = 0.05
"""What is cut off above the strip, as a part of the scene's height."""
_EDGE: Final = 7
"""From the edge of a sheet to that of its plate, where the shadow is."""
_RADIUS: Final = 9.0


class HeadPicture(Looking, QWidget):
    """Lies at the upper edge of its parent, under everything else there. Texts stand at its left, so it is seen at
    the right.
    """

    def __init__(self, look: Look, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.watch(look)
        self._game, self._sheet = game, parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.illustration = Illustration(self, game, self._studio)
        parent.installEventFilter(self)
        self.lower()
        self._place()

    def _studio(self) -> Studio:
        """In the colours of the game."""
        return self.look.studio.with_palette(palette(self.look.palette.theme, self._game))

    def relook(self) -> None:
        self.illustration.forget()
        self._place()
        super().relook()

    def _place(self) -> None:
        self.setGeometry(0, 0, self._sheet.width(), self.look.px(HIGH))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        picture = QImage(self.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        plate = QRectF(self.rect()).adjusted(_EDGE, _EDGE - 2, -_EDGE, 0)
        with painting(picture) as p:
            ready(p)
            with paint.clipped(p, paint.rounded(plate.adjusted(0, 0, 0, 2 * _RADIUS), _RADIUS)):
                scene = QRectF(plate.topLeft(), plate.size())
                scene.setHeight(plate.width() * _SCENE)
                scene.moveTop(plate.top() - scene.height() * _STRIP)
                self.illustration.paint(p, scene)
            self._fade(p, plate)
        with painting(self) as p:
            p.drawImage(QPointF(0, 0), picture)

    def _fade(self, p: QPainter, plate: QRectF) -> None:
        """Leaves less and less of it towards the left and the lower edge."""
        opaque = self.look.palette.black
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        across = ((0.0, 0.0), (0.4, 0.12), (0.62, 0.75), (1.0, 0.9))
        whole = QRectF(self.rect())
        paint.fill(p, whole, paint.horizontal(plate, *((at, alpha(opaque, a)) for at, a in across)))
        down = ((0.0, 1.0), (0.45, 0.85), (0.78, 0.12), (1.0, 0.0))
        paint.fill(p, whole, paint.vertical(plate, *((at, alpha(opaque, a)) for at, a in down)))
