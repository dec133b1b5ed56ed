"""What moves would cost and risk: asked once for each question, the slow part of it answered later by a worker."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import shiboken6
from PySide6.QtCore import QObject, Signal

from arcology.engine.offers import Offer, Preview

if TYPE_CHECKING:
    from concurrent.futures import Future

log = logging.getLogger(__name__)

SlowPreview = Callable[[Any, Any], "Future[Preview]"]
"""(observed state, action) -> the complete preview, computed elsewhere."""


class Previews(QObject):
    """The previews of one question after another.

    ``completed`` tells the action and the complete preview when a worker has answered; answers to a question that is
    no longer open are dropped.
    """

    completed = Signal(object, object)
    _answered = Signal(int, object, object)

    def __init__(self, board: Any, slow: SlowPreview | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._slow = slow
        self._seen: Any = None
        self._found: dict[Any, Preview] = {}
        self._question = 0
        self._waiting: list[Future[Preview]] = []
        self._answered.connect(self._take)  # crosses from the worker's thread by the queue

    def open(self, seen: Any) -> None:
        """A new question: forget what was known, cancel what nobody waits for any more."""
        self.close()
        self._seen = seen

    def close(self) -> None:
        """Cancel what is still being computed."""
        self._question += 1
        self._found = {}
        for future in self._waiting:
            future.cancel()
        self._waiting = []

    def of(self, offer: Offer) -> Preview:
        """The preview of an offer, at once; a slow one is complete only when ``completed`` says so."""
        known = self._found.get(offer.action)
        if known is None:
            known = self._found[offer.action] = self._board.preview(self._seen, offer.action)
            if known.slow and self._slow is not None:
                self._ask(self._slow, offer.action)
        return known

    def _ask(self, slow: SlowPreview, action: Any) -> None:
        question = self._question
        future = slow(self._seen, action)
        self._waiting.append(future)

        def done(answer: Future[Preview]) -> None:
            if answer.cancelled() or not shiboken6.isValid(self):
                return
            if (problem := answer.exception()) is not None:
                log.error("the longer computation of a preview failed", exc_info=problem)
                return
            self._answered.emit(question, action, answer.result())

        future.add_done_callback(done)

    def _take(self, question: int, action: Any, preview: Preview) -> None:
        if question == self._question:
            self._found[action] = preview
            self.completed.emit(action, preview)
