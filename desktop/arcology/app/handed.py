"""The application, which takes files that the system hands over: on macOS a double click is an event, no argument."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Keeps files that are handed over until :meth:`hand_to` says who opens them."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(list(words))
        self._waiting: list[Path] = []
        self._open: Callable[[Path], object] | None = None

    def hand_to(self, open_file: Callable[[Path], object]) -> None:
        """From now on ``open_file`` gets each file at once, and now those that came before."""
        self._open = open_file
        waiting, self._waiting = self._waiting, []
        for path in waiting:
            open_file(path)

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent) or not event.file():
            return super().event(event)
        path = Path(event.file())
        if self._open is None:
            self._waiting.append(path)
        else:
            self._open(path)
        return True
