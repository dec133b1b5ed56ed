"""Time from starting the process to the first picture of the window.

Ours (start screen; straight to a table) and a bare PySide6 window with an empty QGraphicsView are started by turns,
each in a process of its own. What is imported at the first picture is listed too: some packages must not be among it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from statistics import median
from time import monotonic

from measure import CannotMeasure, Count, Figure, main, offscreen, own_folders

COUNTS = {"starts": Count(15, 1, "starts of each")}
GOAL = 1.30
UNWANTED = ("numpy", "pyqtgraph", "pydantic", "asyncio", "multiprocessing", "tomllib")

PROBE = """
import json, sys, time
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QMainWindow


class FirstPicture(QObject):
    \"\"\"Sits at the native window: an expose event is what paints it for the first time.\"\"\"

    def eventFilter(self, handle, event):
        if event.type() != QEvent.Type.Expose or not handle.isExposed():
            return False
        handle.removeEventFilter(self)
        QCoreApplication.sendEvent(handle, event)  # returns when everything is painted and flushed
        self.tell()
        return True

    def tell(self):
        at = time.monotonic()
        names = sys.argv[1].split(",")
        print(json.dumps([at, time.process_time(), [n for n in names if n in sys.modules]]), flush=True)
        QCoreApplication.exit()


show, probe = QMainWindow.show, FirstPicture()


def show_and_watch(window):
    show(window)  # only asks for it: the expose event comes through the event loop
    window.windowHandle().installEventFilter(probe)


QMainWindow.show = show_and_watch
"""

BARE = (
    PROBE
    + """
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

app = QApplication(sys.argv[:1])
window = QMainWindow()
window.setCentralWidget(QGraphicsView(QGraphicsScene()))
window.resize(1366, 768)
window.show()
app.exec()
"""
)

OURS = (
    PROBE
    + """
from arcology.app.main import main

main(sys.argv[2:])
"""
)


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """Medians by the clock and of processor time, and how many unwanted packages are loaded."""
    offscreen()
    kinds = {
        "bare": (BARE, ()),
        "start screen": (OURS, ()),
        "table (play)": (OURS, ("play", "cyberdoom-tower", "--seed", "7")),
    }
    walls: dict[str, list[float]] = {name: [] for name in kinds}
    busy: dict[str, list[float]] = {name: [] for name in kinds}
    loaded: dict[str, list[str]] = {}
    with own_folders() as folder:
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = str(folder / "bytecode")  # as beside an installed program
        for turn in range(counts["starts"] + 1):
            for name, (code, words) in kinds.items():
                wall, processor, modules = _start(code, words, environment)
                loaded[name] = modules
                if turn:  # the first ones compile the modules and warm the disk's cache
                    walls[name].append(wall)
                    busy[name].append(processor)
    for name in ("start screen", "table (play)"):
        goal = GOAL if name == "start screen" else None
        yield Figure(f"{name}, first picture", median(walls[name]), "ms", median(walls["bare"]), "bare", goal, True)
        yield Figure(f"{name}, processor time", median(busy[name]), "ms", median(busy["bare"]), "bare", goal, True)
    for name in ("start screen", "table (play)"):
        found = ", ".join(loaded[name]) or "none"
        goal = 0 if name == "start screen" else None
        yield Figure(f"{name}, unwanted packages at the first picture: {found}", len(loaded[name]), "", goal=goal)


def _start(code: str, words: tuple[str, ...], environment: dict[str, str]) -> tuple[float, float, list[str]]:
    """Milliseconds to the first picture by the clock and of the processor, and unwanted packages that are loaded."""
    command = [sys.executable, "-c", code, ",".join(UNWANTED), *words]
    begun = monotonic()
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)
    lines = done.stdout.splitlines()
    if not lines:
        raise CannotMeasure(f"a window was not shown: {done.stderr.strip()[-300:]}")
    at, processor, modules = json.loads(lines[0])
    return (at - begun) * 1000, processor * 1000, modules


if __name__ == "__main__":
    sys.exit(main(__doc__, COUNTS, figures))
