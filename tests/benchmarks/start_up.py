"""Time from starting the process to the first picture of the window, and to that of the complete start screen.

Ours (start screen; straight to a table) and a bare PySide6 window with an empty QGraphicsView are started by turns,
each in a process of its own, as an installed program that has run before: with compiled modules and texts, and with
the settings that the run before has left. What is imported when the start screen is complete is listed too: some
packages must not be among it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from time import monotonic

from measure import CannotMeasure, Count, Figure, main, offscreen, own_folders

from arcology.packs.locate import data_root
from arcology.text.po import mo_bytes, parse

COUNTS = {"starts": Count(15, 1, "starts of each")}
GOAL, AIM = 1.30, 2.0
"""Of the first window, and of the complete start screen, against the bare window."""

UNWANTED = ("numpy", "pyqtgraph", "pydantic", "asyncio", "multiprocessing", "tomllib")

PROBE = """
import json, sys, time
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QMainWindow

PAINTING = (QEvent.Type.Expose, QEvent.Type.UpdateRequest)


class Pictures(QObject):
    \"\"\"Sits at the native window and at the widget: what arrives there paints, and returns when all is flushed.\"\"\"

    def __init__(self):
        super().__init__()
        self.told = 0

    def eventFilter(self, watched, event):
        if event.type() not in PAINTING or self.told == wanted:
            return False
        watched.removeEventFilter(self)
        QCoreApplication.sendEvent(watched, event)
        watched.installEventFilter(self)
        if self.told == 0 or complete():
            self.tell()
        return True

    def tell(self):
        self.told += 1
        names = sys.argv[2].split(",")
        print(json.dumps([time.monotonic(), time.process_time(), [n for n in names if n in sys.modules]]), flush=True)
        if self.told == wanted:
            windows[0].close()  # as a person would, so that the settings are kept


def complete():
    return getattr(windows[0], "cover", None) is None


wanted, windows = int(sys.argv[1]), []
show, pictures = QMainWindow.show, Pictures()


def show_and_watch(window):
    show(window)  # only asks for it: the expose event comes through the event loop
    if not windows:
        windows.append(window)
        window.installEventFilter(pictures)
        window.windowHandle().installEventFilter(pictures)


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

main(sys.argv[3:])
"""
)

PLAY = ("play", "cyberdoom-tower", "--seed", "7")
WINDOW, SCREEN, TABLE = "first shown window", "complete start screen", "table (play)"
KINDS: Mapping[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "bare": (BARE, (), ("bare",)),
    "start": (OURS, (), (WINDOW, SCREEN)),
    "play": (OURS, PLAY, (TABLE,)),
}
"""Program, words of its command line, and the pictures that are waited for."""


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """Medians by the clock and of processor time, and how many unwanted packages are loaded."""
    offscreen()
    pictures = [picture for _, _, names in KINDS.values() for picture in names]
    walls: dict[str, list[float]] = {name: [] for name in pictures}
    busy: dict[str, list[float]] = {name: [] for name in pictures}
    loaded: dict[str, list[str]] = {}
    with own_folders() as folder:
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = str(folder / "bytecode")  # as beside an installed program
        environment["ARCOLOGY_DATA"] = str(_installed_data(folder / "data"))
        for turn in range(counts["starts"] + 1):
            for code, words, names in KINDS.values():
                for name, told in zip(names, _start(code, words, len(names), environment), strict=True):
                    wall, processor, loaded[name] = told
                    if turn:  # the first ones compile the modules, warm the disk's cache and leave settings
                        walls[name].append(wall)
                        busy[name].append(processor)
    for name, goal in ((WINDOW, GOAL), (SCREEN, AIM), (TABLE, None)):
        yield Figure(name, median(walls[name]), "ms", median(walls["bare"]), "bare", goal, True)
        yield Figure(f"{name}, processor time", median(busy[name]), "ms", median(busy["bare"]), "bare", goal, True)
    for name, most in ((SCREEN, 0), (TABLE, None)):
        found = ", ".join(loaded[name]) or "none"
        yield Figure(f"{name}, unwanted packages at its picture: {found}", len(loaded[name]), "", goal=most)


def _installed_data(folder: Path) -> Path:
    """The program's data as an installation has it: with compiled texts."""
    source = data_root()
    assert isinstance(source, Path)
    shutil.copytree(source / "translations", folder / "translations", ignore=shutil.ignore_patterns("*.mo"))
    (folder / "resources").symlink_to(source / "resources")
    for catalogue in folder.glob("translations/*/LC_MESSAGES/*.po"):
        catalogue.with_suffix(".mo").write_bytes(mo_bytes(parse(catalogue.read_text("utf-8"), catalogue.name)))
    return folder


def _start(
    code: str, words: tuple[str, ...], pictures: int, environment: dict[str, str]
) -> Iterator[tuple[float, float, list[str]]]:
    """For each picture the milliseconds to it, by the clock and of the processor, and what is loaded of `UNWANTED`."""
    command = [sys.executable, "-c", code, str(pictures), ",".join(UNWANTED), *words]
    begun = monotonic()
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)
    lines = done.stdout.splitlines()
    if len(lines) != pictures:
        raise CannotMeasure(f"a window was not shown: {done.stderr.strip()[-300:]}")
    for at, processor, modules in map(json.loads, lines):
        yield (at - begun) * 1000, processor * 1000, modules


if __name__ == "__main__":
    sys.exit(main(__doc__, COUNTS, figures))
