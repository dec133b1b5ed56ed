"""When something breaks: a report for us, one sentence for the person, and the game as it was last saved."""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO

log = logging.getLogger(__name__)

MOST_REPORTS = 5
"""Reports of one run; an error in a paint event would otherwise write one for each frame."""


class Crash:
    """Writes reports and tells whoever listens.

    Args:
        folder: where reports go.
        facts: what else belongs into a report (versions, seed, decisions, last tasks); read when one is written.
    """

    def __init__(self, folder: Path, facts: Callable[[], Mapping[str, object]]) -> None:
        self.folder = folder
        self.facts = facts
        self.tell: Callable[[Path | None, str], None] = lambda report, sentence: None
        """Called after a report was written, perhaps from another thread, with its path (None: it could not be)."""
        self._known: set[str] = set()
        self._fault_file: IO[str] | None = None

    def install(self) -> None:
        """Catches what nobody else caught, in every thread and in slots of Qt."""
        sys.excepthook = self.caught
        threading.excepthook = lambda args: self.caught(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )

    def watch_faults(self, path: Path) -> str:
        """Lets the interpreter write to ``path`` when it dies; returns what an earlier run left there.

        That goes into the log, because the file is for this run now.
        """
        try:
            left = path.read_text("utf-8", "replace") if path.is_file() else ""
            path.parent.mkdir(parents=True, exist_ok=True)
            self._fault_file = path.open("w", encoding="utf-8")
        except OSError as problem:
            log.warning("no fault log: %s", problem)
            return ""
        faulthandler.enable(self._fault_file)
        if left.strip():
            log.error("the run before this one died:\n%s", left.rstrip())
        return left

    def unwatch_faults(self) -> None:
        """Ends the watch of :meth:`watch_faults`."""
        if self._fault_file is not None:
            faulthandler.disable()
            self._fault_file.close()
            self._fault_file = None

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """The hook itself: Ctrl+C passes, a known error is only logged, a new one becomes a report."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        lines = traceback.format_exception(kind, error, trace)
        log.error("%s", "".join(lines).rstrip())
        place = "".join(lines[-2:])
        if place in self._known or len(self._known) >= MOST_REPORTS:
            return
        self._known.add(place)
        self.tell(self.write(lines), f"{kind.__name__}: {error}")

    def write(self, lines: Sequence[str]) -> Path | None:
        """Writes a report with ``lines`` as its traceback; None where that is not possible."""
        from datetime import datetime

        now = datetime.now()
        path = self.folder / f"report-{now:%Y%m%d-%H%M%S-%f}.txt"
        try:
            known = dict(self.facts())
        except Exception as problem:  # noqa: BLE001  # the state may be what is broken
            known = {"facts": f"not available: {problem!r}"}
        text = [f"Arcology report of {now:%Y-%m-%d %H:%M:%S}", ""]
        text += [f"{name}: {value}" for name, value in known.items()]
        text += ["", "".join(lines)]
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path.write_text("\n".join(text), "utf-8")
        except OSError as problem:
            log.warning("no report: %s", problem)
            return None
        return path
