"""What makes samples heard: a queue, a thread that serves it, and a device that is open only while something sounds.

Nothing here makes the caller wait: opening a device may take a second, and computing a sound some milliseconds.
"""

from __future__ import annotations

import logging
import threading
from array import array
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Protocol

from arcology.ui.sound.samples import make, quieter

log = logging.getLogger(__name__)

LINGER = 1.5
"""Seconds after the last sound in which the device stays open for the next one."""
PATIENCE = 2.0
"""Seconds that closing waits for a device that does not answer."""
MOST_VOICES = 6
"""So many sounds at a time; another one takes the place of the oldest."""


class NoDevice(Exception):
    """There is nothing that could play; the text says what was found."""


class Device(Protocol):
    """Something that plays what ``fill`` gives for a number of frames, from when it is made until it is closed."""

    def close(self) -> None: ...


OpenDevice = Callable[[Callable[[int], bytes]], Device]
"""Opens a device for a ``fill``. Raises NoDevice."""


class Mixer:
    """Adds up what sounds at the moment. Asked from the device's thread, fed from the speaker's."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[tuple[array[int], int]] = []

    @property
    def silent(self) -> bool:
        return not self._voices

    def add(self, samples: array[int]) -> None:
        """Let something sound from now on."""
        with self._lock:
            self._voices = [*self._voices[1 - MOST_VOICES :], (samples, 0)]

    def hush(self) -> None:
        """Silence from the next frame on."""
        with self._lock:
            self._voices = []

    def fill(self, frames: int) -> bytes:
        """The next frames, silent where nothing sounds."""
        with self._lock:
            parts = [samples[at : at + frames] for samples, at in self._voices]
            moved = ((samples, at + frames) for samples, at in self._voices)
            self._voices = [(samples, at) for samples, at in moved if at < len(samples)]
        if not parts:
            return bytes(2 * frames)
        longest = max(map(len, parts))
        if len(parts) == 1:
            mixed = parts[0]
        else:
            mixed = array("h", bytes(2 * longest))
            for part in parts:
                for i, value in enumerate(part):
                    mixed[i] = max(-32768, min(32767, mixed[i] + value))
        return mixed.tobytes() + bytes(2 * (frames - longest))


class Speaker:
    """Plays sounds by name on a thread of its own.

    Args:
        open_device: opens what plays; called when something is to be heard, on the thread.
        found: told on the thread whether a device was found, whenever one was looked for.
        linger: seconds that the device stays open after the last sound.
    """

    def __init__(self, open_device: OpenDevice, found: Callable[[bool], None], linger: float = LINGER) -> None:
        self._open, self._found, self._linger = open_device, found, linger
        self._orders: SimpleQueue[tuple[str, float] | None] = SimpleQueue()
        self._mixer = Mixer()
        self._made: dict[str, array[int]] = {}
        self._device: Device | None = None
        self._muted = False
        self._thread = threading.Thread(target=self._serve, name="sounds", daemon=True)
        self._thread.start()

    def play(self, name: str, volume: float) -> None:
        """Have a sound played, as soon as can be; ``volume`` is 0..1."""
        self._muted = False
        self._orders.put((name, volume))

    def look(self) -> None:
        """See whether there is a device, without playing anything."""
        self._orders.put(("", 0.0))

    def hush(self) -> None:
        """Silence at once: what sounds ends, and what waits is not played."""
        self._muted = True
        self._mixer.hush()

    def close(self) -> None:
        """End the thread and let the device go."""
        self.hush()
        self._orders.put(None)
        self._thread.join(PATIENCE)

    # ---- on the thread -------------------------------------------------------------------------------------------

    def _serve(self) -> None:
        while (order := self._next()) is not None:
            name, volume = order
            if not self._ready() or not name or self._muted:
                continue
            if name not in self._made:
                self._made[name] = make(name)
            sound = quieter(self._made[name], volume)
            if not self._muted:
                self._mixer.add(sound)
        self._let_go()

    def _next(self) -> tuple[str, float] | None:
        """The next order; the device is let go when there has been none for a while and nothing sounds."""
        while self._device is not None:
            try:
                return self._orders.get(timeout=self._linger)
            except Empty:
                if self._mixer.silent:
                    self._let_go()
        return self._orders.get()

    def _ready(self) -> bool:
        if self._device is not None:
            return True
        try:
            self._device = self._open(self._mixer.fill)
        except NoDevice as problem:
            log.info("no sound: %s", problem)
        self._found(self._device is not None)
        return self._device is not None

    def _let_go(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()
