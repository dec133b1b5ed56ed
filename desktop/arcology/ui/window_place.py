"""Where the window is on a screen, and where it was there the last time."""

from __future__ import annotations

import base64

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget

from arcology.session.settings import Settings

USUAL = (1366, 768)
FRAME = (12, 48)
"""What a system may put around a window: its borders, and a bar with the title."""


def _screen_name(window: QWidget) -> str:
    screen = window.screen()
    size = screen.size()
    return f"{screen.name()} {size.width()}x{size.height()}"


def keep_place(window: QWidget, settings: Settings) -> None:
    """Notes size and place of a window among the settings, for this screen."""
    geometry = bytes(window.saveGeometry().data())
    settings.windows[_screen_name(window)] = base64.b64encode(geometry).decode()


def restore_place(window: QWidget, settings: Settings) -> None:
    """Where the window was on this screen, which Qt keeps in sight; the first time where it fits with its frame."""
    room = window.screen().availableSize()
    window.resize(min(USUAL[0], room.width() - FRAME[0]), min(USUAL[1], room.height() - FRAME[1]))
    if saved := settings.windows.get(_screen_name(window), ""):
        window.restoreGeometry(QByteArray(base64.b64decode(saved, validate=False)))
