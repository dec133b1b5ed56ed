"""What the library shows of a game in play: where it stands, noted in quiet moments, and a small picture."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QObject, QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from arcology.engine.protocols import Figured
from arcology.engine.text import Text
from arcology.session.opening import OpenGame
from arcology.session.timeline import Entry
from arcology.store.words import Summary
from arcology.ui.art.painting import painting
from arcology.ui.art.palette import ROLES
from arcology.ui.desk import Desk
from arcology.ui.model import GameModel
from arcology.ui.panels.preview import TONES

PICTURE_WIDTH = 640
"""Of the picture of a table in the library."""
QUIET_MS = 1000
"""So long after a decision the library is told where the game stands; what follows sooner is told with it."""


def summary_of(model: GameModel) -> Summary:
    """Where the game of a model stands, or how it ended, as everybody may know it."""
    status, outcome = model.board.status(model.public), model.outcome
    headline = status.headline if outcome is None else outcome.why
    return Summary(headline, status.progress, _figures(model))


def _figures(model: GameModel) -> tuple[tuple[str, Text | str, str], ...]:
    board = model.board
    chips = board.figures(model.public) if isinstance(board, Figured) else ()
    return tuple((chip.icon, chip.value, chip.icon if chip.icon in ROLES else TONES[chip.tone]) for chip in chips)


def picture_of(desk: Desk, felt: QColor) -> bytes:
    """The table of a desk as everybody may see it, on ``felt``, as a small PNG."""
    bounds = desk.scene.bounds
    size = QSize(PICTURE_WIDTH, round(PICTURE_WIDTH * bounds.height() / bounds.width()))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(felt)
    with painting(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if not desk.scene.zoom:  # nobody has seen the table yet
            desk.scene.use_zoom(PICTURE_WIDTH / bounds.width(), 1.0)
        with desk.bare():
            desk.scene.render(painter, QRectF(image.rect()), bounds)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


class Keeper(QObject):
    """Notes in the library where a game stands, a moment after a decision: also one whose program dies is known there.

    The picture waits until the table is left, because painting it would be felt in play.
    """

    def __init__(self, game: OpenGame, model: GameModel, parent: QObject) -> None:
        super().__init__(parent)
        self._game, self._model = game, model
        self._noted: Entry | None = None
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET_MS)
        self._quiet.timeout.connect(self._note)
        model.shown.connect(self._shown)

    def stop(self) -> None:
        """Notes nothing more."""
        self._quiet.stop()
        self._model.shown.disconnect(self._shown)

    def _shown(self) -> None:
        if self._game.session.timeline.current is self._noted or self._model.looking_back:
            return
        if not self._quiet.isActive():
            self._quiet.start()

    def _note(self) -> None:
        if not self._model.looking_back:  # else when the present table is shown again
            self._noted = self._game.session.timeline.current
            self._game.journal.describe(summary_of(self._model))
