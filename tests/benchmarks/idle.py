"""What an open table does while nobody touches it: running timers and animations, wake-ups, use of the processor.

The baseline is a bare PySide6 window in a process of its own, idle at the same time.
"""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterator, Mapping
from time import process_time
from typing import Any

import shiboken6
from measure import CannotMeasure, Count, Figure, main
from PySide6.QtCore import QAbstractAnimation, QAbstractEventDispatcher, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication
from window import Bench, program

COUNTS = {"seconds": Count(10, 1, "seconds without a touch")}
GOAL_PERCENT = 2.0

BARE = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

app = QApplication(sys.argv[:1])
window = QMainWindow()
window.setCentralWidget(QGraphicsView(QGraphicsScene()))
window.show()
for _ in range(50):
    app.processEvents()
    time.sleep(0.01)
QTimer.singleShot(int(sys.argv[1]) * 1000, app.quit)
begun = time.process_time()
app.exec()
print(time.process_time() - begun)
"""


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """The table after a decision and the end of its film, in a window of the usual size."""
    seconds = counts["seconds"]
    with program((1366, 768)) as bench:
        page = bench.open(seed=4)
        page.model.submit(page.model.offers.offers[0].action)
        bench.settle(1.5)
        timers = running(bench)
        for one in timers:
            print(f"running: {one}", file=sys.stderr)
        bare = subprocess.Popen([sys.executable, "-c", BARE, str(seconds)], stdout=subprocess.PIPE, text=True)
        used, wakes = _idle(bench.application, seconds)
        out, _ = bare.communicate(timeout=60)
        if not out.strip():
            raise CannotMeasure("the bare window did not run")
        base = float(out) / seconds * 100
        yield Figure("timers and animations running on a table at rest", len(timers), "", goal=0)
        yield Figure("use of the processor", used / seconds * 100, "%", base, "bare window", GOAL_PERCENT)
        yield Figure("wake-ups of the event loop", wakes / seconds, "1/s")


def running(bench: Bench) -> list[str]:
    """Every active timer and animation: those that Python knows, and those that are only in Qt's tree of objects."""
    found: dict[int, str] = {}
    tops = [bench.application, *bench.application.topLevelWidgets()]
    known: list[Any] = [one for top in tops for kind in (QTimer, QAbstractAnimation) for one in top.findChildren(kind)]
    known += [one for one in gc.get_objects() if type(one).__mro__[-2:-1] and issubclass(type(one), QObject)]
    for one in known:
        if not (isinstance(one, QTimer | QAbstractAnimation) and shiboken6.isValid(one)):
            continue
        if one.isActive() if isinstance(one, QTimer) else one.state() == QAbstractAnimation.State.Running:
            owner = one.parent()
            name = f"{type(one).__name__} of {type(owner).__name__ if owner is not None else 'nobody'}"
            found[shiboken6.getCppPointer(one)[0]] = name
    dispatcher = QAbstractEventDispatcher.instance()
    for top in tops:
        for one in (top, *top.findChildren(QObject)):
            if not isinstance(one, QTimer | QAbstractAnimation) and dispatcher.registeredTimers(one):
                found[shiboken6.getCppPointer(one)[0]] = f"timer events of {type(one).__name__}"
    return list(found.values())


def _idle(application: QApplication, seconds: int) -> tuple[float, int]:
    """Processor seconds and wake-ups during ``seconds`` of an event loop with nothing to do."""
    wakes = 0

    def woke() -> None:
        nonlocal wakes
        wakes += 1

    loop = QEventLoop()
    dispatcher = QAbstractEventDispatcher.instance()
    dispatcher.awake.connect(woke)
    QTimer.singleShot(seconds * 1000, loop.quit)
    begun = process_time()
    loop.exec()
    used = process_time() - begun
    dispatcher.awake.disconnect(woke)
    return used, wakes


if __name__ == "__main__":
    sys.exit(main(__doc__, COUNTS, figures))
