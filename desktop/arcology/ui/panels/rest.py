"""What the rail tells while a hand travels: only where it rests, so that a drag keeps its frames."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from arcology.ui.model import GameModel

REST_MS = 90


class AtRest(QTimer):
    """Passes the last thing it was given on: at once, or, while a piece is in the hand, when the hand rests.

    The bubble on the table goes along with the hand. Laying the rail out anew takes longer than a frame, too long for
    every place on the way. With ``empty`` that holds for an empty hand too, when one thing follows the other quickly.
    """

    def __init__(
        self, model: GameModel, tell: Callable[[object], None], parent: QObject, *, empty: bool = False
    ) -> None:
        super().__init__(parent)
        self._model, self._tell, self._empty = model, tell, empty
        self._since = QElapsedTimer()
        self._given: object = None
        self.setSingleShot(True)
        self.setInterval(REST_MS)
        self.timeout.connect(lambda: self._tell(self._given))
        model.lifted.connect(lambda piece: self._flush() if piece is None else None)

    def give(self, what: object) -> None:
        """Something is to be told."""
        quick = self._empty and self._since.isValid() and self._since.elapsed() < REST_MS
        self._since.start()
        if quick or self._model.in_hand is not None:
            self._given = what
            self.start()
        else:
            self.stop()
            self._tell(what)

    def _flush(self) -> None:
        """The hand is empty again."""
        if self.isActive():
            self.stop()
            self._tell(self._given)
