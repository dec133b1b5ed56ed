"""The log file: small, in the state folder, kept in three generations; and Qt's own messages in it."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path

LIMIT_BYTES = 512 * 1024
GENERATIONS = 3
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class LimitedFile(logging.FileHandler):
    """Starts a new file at ``LIMIT_BYTES``. (The standard rotating handler imports sockets and queues at start-up.)"""

    def emit(self, record: logging.LogRecord) -> None:
        if self.stream is not None and self.stream.tell() > LIMIT_BYTES:
            self.close()
            rotate(Path(self.baseFilename))
            self.stream = self._open()
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """A full disk must not stop the game; what cannot be logged is lost."""


def rotate(path: Path) -> None:
    """Renames ``x.log`` to ``x.log.1`` and so on; the oldest generation goes."""
    for number in range(GENERATIONS - 1, 0, -1):
        older = path.with_name(f"{path.name}.{number}")
        newer = path if number == 1 else path.with_name(f"{path.name}.{number - 1}")
        if newer.exists():
            with contextlib.suppress(OSError):
                newer.replace(older)


def start_log(path: Path) -> LimitedFile | None:
    """Sends everything from INFO up to ``path``; None where the folder cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = LimitedFile(path, encoding="utf-8")
    except OSError as problem:
        logging.getLogger(__name__).warning("no log file: %s", problem)
        return None
    handler.setFormatter(logging.Formatter(FORMAT))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return handler


def log_qt_messages() -> None:
    """Qt's warnings go to the same log instead of to a terminal that nobody sees."""
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    levels = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
        QtMsgType.QtCriticalMsg: logging.ERROR,
        QtMsgType.QtFatalMsg: logging.CRITICAL,
    }
    log = logging.getLogger("qt")

    def pass_on(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        log.log(levels.get(kind, logging.WARNING), "%s%s", f"{context.category}: " if context.category else "", message)

    qInstallMessageHandler(pass_on)
