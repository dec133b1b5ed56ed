"""For who started the program by a double click and has no terminal: a sentence in a window that needs no Qt."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Final

TITLE: Final = "Arcology"

_STARTED: Final = "GIO_LAUNCHED_DESKTOP_FILE_PID"
"""GLib's desktops: the number of the process that was started. What that one starts inherits the variable."""

_TOLD_BY_DESKTOPS: Final = ("DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN")
"""Other desktops, and Wayland."""

_ERROR_SIGN: Final = 0x10  # of MessageBoxW


def nobody_reads(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether what is written to standard error is lost: a menu or a file manager started this process."""
    if sys.stderr is None:  # a program without a console on Windows
        return True
    if sys.stderr.isatty():
        return False
    if sys.platform == "darwin":
        return "TERM" not in environment
    if environment.get(_STARTED) == str(os.getpid()):
        return True
    return any(environment.get(name) for name in _TOLD_BY_DESKTOPS)


def alert(sentence: str) -> None:
    """Shows ``sentence`` by whatever the system has for that, and does not wait until it was read (Windows does)."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, TITLE, _ERROR_SIGN)
        return
    command = _command(sentence)
    if command:
        subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )


def _command(sentence: str) -> Sequence[str]:
    """The first of the programs that show a sentence; empty where there is none."""
    quoted = sentence.replace("\\", "\\\\").replace('"', '\\"')
    known = (
        ("osascript", "-e", f'display alert "{TITLE}" message "{quoted}"'),
        ("zenity", "--error", "--no-markup", f"--title={TITLE}", f"--text={sentence}"),
        ("kdialog", "--title", TITLE, "--error", sentence),
        ("xmessage", "-center", "-default", "okay", "-title", TITLE, sentence),
        ("notify-send", TITLE, sentence),
    )
    return next((command for command in known if shutil.which(command[0])), ())
