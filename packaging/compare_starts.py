"""Starts two installed programs by turns and compares how long each takes until its window is there.

    python3 packaging/compare_starts.py [--turns N] COMMAND -- COMMAND

for example the program of a virtual environment and the one of the folder build. Each start has settings and games of
its own, on an X server of its own (Xvfb), where xev sees windows appear; both come from Debian (xvfb, x11-utils). The
first start of each is not counted: it fills the disk's cache. Standard library only.
"""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

TURNS = 9
PATIENCE_SECONDS = 60
NEEDED = ("Xvfb", "xev")


def main(arguments):
    turns = TURNS
    if arguments[:1] == ["--turns"]:
        turns, arguments = int(arguments[1]), arguments[2:]
    if "--" not in arguments:
        sys.exit(__doc__)
    where = arguments.index("--")
    commands = (arguments[:where], arguments[where + 1 :])
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        sys.exit(f"{' and '.join(missing)} needed: apt-get install xvfb x11-utils")
    with tempfile.TemporaryDirectory() as place:
        walls, busy = _measure(commands, turns, Path(place))
    for command, wall, processor in zip(commands, walls, busy, strict=True):
        print(
            f"{' '.join(command)}: {median(wall):.0f} ms to its window ({min(wall):.0f} to {max(wall):.0f}), ", end=""
        )
        print(f"{median(processor):.0f} ms of the processor to its complete start screen")
    clock, work = (median(of[1]) / median(of[0]) for of in (walls, busy))
    print(f"second to first: {clock:.2f} by the clock, {work:.2f} by processor time, {turns} starts of each by turns")
    return 0


def _measure(commands, turns, place):
    screen, number = _screen()
    watcher = subprocess.Popen(
        ["xev", "-root", "-event", "substructure"], stdout=subprocess.PIPE, env={**os.environ, "DISPLAY": number}
    )
    walls, busy = ([], []), ([], [])
    try:
        time.sleep(1)
        for turn in range(turns + 1):
            for one, command in enumerate(commands):
                wall, processor = _start(command, watcher, number, place / str(one))
                if turn:
                    walls[one].append(wall)
                    busy[one].append(processor)
    finally:
        watcher.kill()
        screen.kill()
    return walls, busy


def _screen():
    """An X server on a number that is free."""
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "1600x900x24"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    return process, f":{process.stdout.readline().decode().strip()}"


def _start(command, watcher, number, folder):
    """Milliseconds until a window is mapped, and of the processor until all is done; then the program is ended."""
    environment = {
        name: value for name, value in os.environ.items() if name not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")
    }
    environment.update(DISPLAY=number, ARCOLOGY_CONFIG=str(folder / "config"), ARCOLOGY_STATE=str(folder / "state"))
    _until_quiet(watcher)
    begun = time.monotonic()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        line = _line(watcher, PATIENCE_SECONDS)
        while line is not None and not line.startswith(b"MapNotify"):
            line = _line(watcher, begun + PATIENCE_SECONDS - time.monotonic())
        if line is None:
            sys.exit(f"{' '.join(command)} showed no window within {PATIENCE_SECONDS} seconds")
        wall = time.monotonic() - begun
        return wall * 1000, _work_until_quiet(process.pid) * 1000
    finally:
        process.terminate()
        process.wait()


def _work_until_quiet(number):
    """Seconds of the processor until the process has nothing more to do: then its start screen is complete."""
    before = -1.0
    while (now := _processor(number)) > before:
        before = now
        time.sleep(0.6)
    return now


def _processor(number):
    """Seconds that a process has worked."""
    fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


_unread = b""


def _line(watcher, seconds):
    """The next line of xev, read past Python's buffer so that waiting can end; None when none comes."""
    global _unread
    while b"\n" not in _unread:
        ready, _, _ = select.select([watcher.stdout], [], [], max(0, seconds))
        if not ready:
            return None
        _unread += os.read(watcher.stdout.fileno(), 65536)
    line, _, _unread = _unread.partition(b"\n")
    return line


def _until_quiet(watcher):
    while _line(watcher, 0.5) is not None:
        pass


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
