"""What lies over the question in the rail while a film still tells what has led to it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from arcology.engine.motion import Plan
from arcology.ui.art import kit
from arcology.ui.art.chrome import Label, Look, Looking, PanelFrame
from arcology.ui.art.fonts import BODY
from arcology.ui.art.painting import painting
from arcology.ui.model import GameModel

WORTH_MS = 1200
"""A film that is shorter (at normal speed) is over before anybody has read the question."""


class Veil(Looking, QWidget):
    """Covers what a panel holds, for eyes and mouse only: keys and screen readers reach what is under it, so that
    nobody has to wait for a film. A click ends the film.
    """

    spoken_as = "panel"

    def __init__(self, look: Look, model: GameModel, over: PanelFrame) -> None:
        super().__init__(over)
        self.watch(look)
        self._model, self._over = model, over
        words = look.studio.tr("app.offers.film")
        self.setAccessibleName(words)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(Label(look, words, BODY, "ink_muted", wrap=True), 0, Qt.AlignmentFlag.AlignTop)
        over.installEventFilter(self)
        model.film.connect(self._film)
        self.hide()

    def _film(self, plan: Plan | None) -> None:
        shown = plan is not None and self._model.telling and plan.ms >= WORTH_MS
        room = self._over.contentsMargins()
        self._over.setMinimumHeight(
            room.top() + self.heightForWidth(self._over.contentsRect().width()) + room.bottom() if shown else 0
        )
        self.setVisible(shown)
        self._cover()

    def _cover(self) -> None:
        self.setGeometry(self._over.contentsRect())
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It is as large as what it covers, and above whatever has come to that in the meantime."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.ChildAdded) and not self.isHidden():
            self._cover()
        return False

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._model.finish_film()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            kit.fill(p, QRectF(self.rect()), self.look.palette.surface)
