"""The window is shown with its cover and furnished afterwards: nothing jumps, and no key or click is lost."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arcology.app.desktop import _wait_for_picture, furnish, open_window
from arcology.app.program import Program
from arcology.session.settings import Settings, save_settings
from arcology.ui.art.start.masthead import margins, masthead_height
from arcology.ui.dialogs.new_game import NewGameSheet
from arcology.ui.window import MainWindow

Furnish = Callable[[], None]

ROUNDING = 24
"""Of 255: edges may be rounded otherwise at another painting."""


@pytest.fixture
def start(toy_program: Program, qapp: QApplication) -> Iterator[Callable[..., tuple[MainWindow, Furnish]]]:
    """Opens the window with settings; gives it with its cover shown, and what furnishes it."""
    called = qapp.applicationDisplayName()
    qapp.setApplicationDisplayName("Arcology")  # as `make_application` does
    hooks = sys.excepthook, threading.excepthook
    after: list[Callable[[], object]] = []

    def start(**settings: object) -> tuple[MainWindow, Furnish]:
        save_settings(toy_program.folders.config, Settings(**settings))  # type: ignore[arg-type]
        window, loaded = open_window(toy_program)
        after.extend((window.deleteLater, window.close))

        def fill() -> None:
            services, _ = furnish(toy_program, qapp, window, loaded, catch=False)
            after.insert(0, services.library.close)

        window.show()
        assert _wait_for_picture(window)
        return window, fill

    yield start
    for act in reversed(after):
        act()
    qapp.processEvents()
    sys.excepthook, threading.excepthook = hooks
    qapp.setStyleSheet("")
    qapp.setApplicationDisplayName(called)


def head(window: MainWindow) -> QImage:
    """Logo and name, and what is behind them; the line below the name comes later."""
    side, top, _ = margins(window.width(), window.height())
    scale = 1.0
    return window.grab(QRect(0, 0, side + 380, top + round(masthead_height(scale) * 0.6))).toImage()


def different(a: QImage, b: QImage) -> float:
    """The share of what differs by more than rounding. (A shift by one pixel makes 0.03.)"""
    assert a.size() == b.size()
    pairs = zip(bytes(a.constBits()), bytes(b.constBits()), strict=True)
    return sum(abs(x - y) > ROUNDING for x, y in pairs) / (a.width() * a.height() * 4)


def test_a_shift_by_one_pixel_would_be_found(start) -> None:
    window, _ = start(theme="dark")
    picture = head(window)
    shifted = QImage(picture.size(), picture.format())
    painter = QPainter(shifted)
    painter.drawImage(1, 0, picture)
    painter.end()
    assert different(picture, shifted) > 0.01


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (800, 560)])
def test_the_start_screen_takes_over_without_a_jump(start, theme: str, size: tuple[int, int], qapp) -> None:
    window, fill = start(theme=theme)
    window.resize(*size)
    before = head(window)
    fill()
    qapp.processEvents()
    assert window.cover is None
    assert window.size().toTuple() == size
    assert different(head(window), before) < 0.001


def test_a_theme_of_the_system_that_has_changed_since_is_put_right(start, qapp) -> None:
    window, fill = start(theme="system", system_theme="light")
    assert window.cover is not None
    assert window.cover.colours.theme == "light"
    fill()
    qapp.processEvents()
    assert window.look.palette.theme == "dark", "offscreen there is no theme of the system, so it is dark"
    dark = window.look.palette.felt.lightness()
    assert abs(head(window).pixelColor(4, 4).lightness() - dark) < 60
    window.close()
    assert window.services.settings.system_theme == "dark"


def test_a_key_that_comes_before_the_start_screen_reaches_it(start, qtbot: QtBot) -> None:
    window, fill = start(theme="dark")
    qtbot.waitUntil(window.isActiveWindow)
    for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
        key = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r")
        QCoreApplication.postEvent(window.windowHandle(), key)
    fill()
    qtbot.waitUntil(lambda: isinstance(window.sheets.sheet, NewGameSheet))


def test_a_click_that_comes_before_the_start_screen_reaches_it(start, qtbot: QtBot) -> None:
    window, fill = start(theme="dark")
    place = QPointF(window.width() / 2, window.height() / 2)  # where a tile will be
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, held in ((QMouseEvent.Type.MouseButtonPress, left), (QMouseEvent.Type.MouseButtonRelease, none)):
        at = window.mapToGlobal(place)
        click = QMouseEvent(kind, place, at, left, held, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.postEvent(window.windowHandle(), click)
    fill()
    qtbot.waitUntil(lambda: isinstance(window.sheets.sheet, NewGameSheet))


def test_a_window_that_is_closed_at_once_is_not_furnished(toy_program: Program, qapp: QApplication) -> None:
    window, _ = open_window(toy_program)
    QTimer.singleShot(0, window.close)
    window.show()
    assert not _wait_for_picture(window)
    window.deleteLater()
