"""The sounds of the program as the window has them: on or off, how loud, and why none can be heard."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, Signal

if TYPE_CHECKING:
    from arcology.session.settings import Settings
    from arcology.ui.sound.speaker import OpenDevice, Speaker

SAME_MS = 70
"""The same sound is not begun twice within so many milliseconds: a fast film would only rattle."""


class Status(StrEnum):
    """What can be said about sounds; the values are message ids."""

    READY = "app.sound.about"
    NO_EXTRA = "app.sound.no_extra"
    NO_DEVICE = "app.sound.no_device"

    @property
    def is_fault(self) -> bool:
        """Whether nothing can be heard."""
        return self is not Status.READY


class Sounds(QObject):
    """Nothing is loaded, no thread runs and no device is touched before something is to be heard.

    Args:
        open_device: opens what plays; None: what the system has, where the optional package is installed.
    """

    told = Signal()
    """:attr:`status` may have changed."""
    _looked = Signal(bool)

    def __init__(self, parent: QObject | None = None, open_device: OpenDevice | None = None) -> None:
        super().__init__(parent)
        self._open = open_device
        self._speaker: Speaker | None = None
        self._device_found = True
        self._on, self._volume = False, 0.0
        self._last: dict[str, QElapsedTimer] = {}
        self._looked.connect(self._found)  # sent from the speaker's thread, so it arrives with the events of this one

    @property
    def on(self) -> bool:
        """Whether somebody wants to hear something."""
        return self._on

    @property
    def status(self) -> Status:
        """Why nothing can be heard, as far as is known."""
        if self._open is None:
            from arcology.ui.sound.device import installed

            if not installed():
                return Status.NO_EXTRA
        return Status.READY if self._device_found else Status.NO_DEVICE

    def use(self, settings: Settings) -> None:
        """Takes over on, off and volume at once: what sounds when they are switched off ends."""
        self._on, self._volume = settings.sound == "on", settings.volume / 100
        if not self._on and self._speaker is not None:
            self._speaker.hush()

    def play(self, name: str) -> None:
        """Lets a sound of ``samples.SOUNDS`` be heard if sounds are on and can be; returns at once."""
        if not self._on or not self._fresh(name):
            return
        speaker = self._awake()
        if speaker is not None:
            speaker.play(name, self._volume)

    def look(self) -> None:
        """Finds out whether there is a device, if sounds are on; ``told`` when it is known."""
        if self._on and (speaker := self._awake()) is not None:
            speaker.look()

    def close(self) -> None:
        """Ends the thread; nothing can be heard any more."""
        self._on = False
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None

    def _fresh(self, name: str) -> bool:
        timer = self._last.setdefault(name, QElapsedTimer())
        fresh = not timer.isValid() or timer.elapsed() >= SAME_MS
        if fresh:
            timer.start()
        return fresh

    def _awake(self) -> Speaker | None:
        """The speaker, made when it is first needed; None where the package for it is missing."""
        if self._speaker is None and self.status is not Status.NO_EXTRA:
            from arcology.ui.sound.device import open_device
            from arcology.ui.sound.speaker import Speaker

            self._speaker = Speaker(self._open or open_device, self._looked.emit)
        return self._speaker

    def _found(self, found: bool) -> None:
        if found != self._device_found:
            self._device_found = found
            self.told.emit()
