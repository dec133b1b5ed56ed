"""The real program with its window, for benchmarks: built as ``arcology play`` builds it, in folders of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter, sleep
from typing import Any

from measure import GAME, offscreen, own_folders

offscreen()

from PySide6.QtCore import QCoreApplication, QEvent, QObject  # noqa: E402  # the platform is chosen first
from PySide6.QtWidgets import QApplication  # noqa: E402

from arcology.app.desktop import build, make_application  # noqa: E402
from arcology.app.program import Program  # noqa: E402
from arcology.app.request import GameFlags  # noqa: E402

PATIENCE = 30.0
"""Seconds after which something that should have happened counts as broken."""


class Bench:
    """A shown window and what a benchmark does with it."""

    def __init__(self, application: QApplication, services: Any, window: Any) -> None:
        self.application, self.services, self.window = application, services, window

    @property
    def page(self) -> Any:
        """The page of the game on the table."""
        return self.window.page

    def open(self, seed: int = 1, players: int = 1) -> Any:
        """Puts a new game on the table, in place of the one before, and waits until it is drawn sharply."""
        choice = self.services.configure(GAME, GameFlags(players=players, seed=str(seed)))
        self.window.show_table(self.services.start(choice))
        self.settle()
        return self.page

    def settle(self, seconds: float = 0.6) -> None:
        """Lets films end and delayed work be done: the given time without anything that plays."""
        end, limit = perf_counter() + seconds, perf_counter() + PATIENCE
        while perf_counter() < min(end, limit):
            self.application.processEvents()
            if self.page is not None and self.page.desk.player.ticking:
                self.page.model.finish_film()
                self.page.desk.player.finish()
                end = perf_counter() + seconds
            sleep(0.002)

    def collect(self) -> None:
        """Deletes what is waiting to be deleted."""
        for _ in range(3):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            self.application.processEvents()


@contextmanager
def program(size: tuple[int, int] = (1366, 768)) -> Iterator[Bench]:
    """The program with its start screen shown."""
    with own_folders():
        application = make_application()
        services, window, _ = build(Program.prepare(), application, catch=False)
        window.resize(*size)
        window.show()
        bench = Bench(application, services, window)
        bench.settle(0.1)
        try:
            yield bench
        finally:
            window.close()
            bench.collect()
            services.library.close()
            window.deleteLater()
            bench.collect()


class Paints(QObject):
    """Counts the repaints of a widget."""

    def __init__(self, widget: Any) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.count += 1
        return False


def timed(act: Callable[[], object]) -> float:
    """Milliseconds that something takes."""
    begun = perf_counter()
    act()
    return (perf_counter() - begun) * 1000
