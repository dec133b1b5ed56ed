"""The key that switches sounds on and off, and says so."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject

from arcology.session.settings import Settings
from arcology.ui.art.look import Look
from arcology.ui.services import Services
from arcology.ui.sound.sounds import Sounds


class Window(Protocol):
    """What the switch needs of a window."""

    look: Look
    services: Services
    sounds: Sounds

    def use_settings(self, settings: Settings) -> None: ...

    def tell(self, words: str, *, role: str, passing: bool = False) -> None: ...


class SoundSwitch(QObject):
    """Belongs to a window, whose sounds it switches."""

    def __init__(self, window: Window, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._hears = False
        """Sounds were switched on here, and no device has been missed since."""
        window.sounds.told.connect(self._miss)

    def press(self) -> None:
        """Switches sounds on or off and confirms it; where none can be heard, it is told why, maybe a moment later."""
        window, sounds = self._window, self._window.sounds
        window.use_settings(replace(window.services.settings, sound="off" if sounds.on else "on"))
        self._hears = sounds.on and not sounds.status.is_fault
        if sounds.on and not self._hears:
            self._explain()
        else:
            id = "app.sound.now_on" if sounds.on else "app.sound.now_off"
            window.tell(window.look.studio.tr(id), role="info", passing=True)
        sounds.play("step")

    def _miss(self) -> None:
        """The first sound has shown that there is no device."""
        if self._hears and self._window.sounds.status.is_fault:
            self._hears = False
            self._explain()

    def _explain(self) -> None:
        window = self._window
        window.tell(window.look.studio.tr(window.sounds.status), role="warning")
