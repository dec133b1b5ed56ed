"""What the system says about motion: Qt does not tell, so it is asked here, without waiting for the answer."""

from __future__ import annotations

import logging
import sys
from typing import Any

from PySide6.QtCore import SLOT, QObject, Signal, Slot

log = logging.getLogger(__name__)

SERVICE, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
QUESTIONS = (("org.freedesktop.appearance", "reduced-motion"), ("org.gnome.desktop.interface", "enable-animations"))
"""What is asked on Linux, the clearer answer first."""
SPI_GETCLIENTAREAANIMATION = 0x1042


def wish_in(namespace: str, key: str, value: object) -> bool | None:
    """Whether a setting of the desktop asks for little motion; None for one that says nothing about it."""
    if (namespace, key) == QUESTIONS[0] and isinstance(value, int):
        return value == 1
    if (namespace, key) == QUESTIONS[1] and isinstance(value, bool):
        return not value
    return None


class MotionWish(QObject):
    """Asks once, and listens from then on where the system tells changes."""

    found = Signal(bool)
    """Whether little motion is wished; not sent by a system that says nothing."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus: Any = None
        self._open = list(QUESTIONS)

    def ask(self) -> None:
        """The answer comes by ``found``: at once, or with the events to come."""
        if sys.platform == "win32":
            self._told(_asked_windows())
        elif sys.platform == "darwin":
            self._told(_asked_macos())
        else:
            self._ask_portal()

    def _told(self, wish: bool | None) -> None:
        if wish is not None:
            self.found.emit(wish)

    # ---- Linux ---------------------------------------------------------------------------------------------------

    def _ask_portal(self) -> None:
        try:
            from PySide6.QtDBus import QDBusConnection
        except ImportError as problem:
            log.info("the system is not asked about motion: %s", problem)
            return
        self._bus = QDBusConnection.sessionBus()
        if self._bus.isConnected():
            self._bus.connect(SERVICE, PATH, INTERFACE, "SettingChanged", self, SLOT("changed(QDBusMessage)"))
            self._next()

    def _next(self) -> None:
        """Asks the next question, until one has been answered."""
        if not self._open:
            return
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

        namespace, key = self._open.pop(0)
        message = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "Read")
        message.setArguments([namespace, key])
        watcher = QDBusPendingCallWatcher(self._bus.asyncCall(message), self)
        watcher.finished.connect(lambda call: self._answered(namespace, key, call))

    def _answered(self, namespace: str, key: str, call: Any) -> None:
        said = call.reply().arguments()
        call.deleteLater()
        wish = wish_in(namespace, key, _plain(said[0])) if said else None
        if wish is None:
            self._next()
        else:
            self._told(wish)

    def _changed(self, namespace: str, key: str, value: object) -> None:
        self._told(wish_in(namespace, key, _plain(value)))

    @Slot("QDBusMessage")
    def changed(self, message: Any) -> None:
        """The desktop tells that a setting has changed."""
        said = message.arguments()
        if len(said) == 3:
            self._changed(*said)


def _plain(value: Any) -> object:
    """What lies in a variant, be it packed twice."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value


def _asked_windows() -> bool | None:
    import ctypes

    shown = ctypes.c_int(1)
    user32 = getattr(ctypes, "windll").user32  # noqa: B009  # there is none elsewhere, as type checkers know
    if not user32.SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0):
        return None
    return not shown.value


def _asked_macos() -> bool | None:
    import ctypes

    try:
        core = ctypes.CDLL("/System/Library/Frameworks/CoreFoundation.framework/CoreFoundation")
    except OSError:
        return None
    core.CFStringCreateWithCString.restype = ctypes.c_void_p
    core.CFStringCreateWithCString.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_uint32)
    core.CFPreferencesGetAppBooleanValue.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
    core.CFPreferencesGetAppBooleanValue.restype = ctypes.c_ubyte
    utf8, known = 0x08000100, ctypes.c_ubyte(0)
    names = (b"reduceMotion", b"com.apple.universalaccess")
    key, domain = (core.CFStringCreateWithCString(None, name, utf8) for name in names)
    wished = core.CFPreferencesGetAppBooleanValue(key, domain, ctypes.byref(known))
    return bool(wished) if known.value else None
