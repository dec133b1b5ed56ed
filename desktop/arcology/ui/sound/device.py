"""The one module that knows miniaudio, an optional package: it opens the system's device for sounds."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from functools import cache
from importlib.util import find_spec
from typing import Any

from arcology.ui.sound.samples import RATE
from arcology.ui.sound.speaker import Device, NoDevice

PACKAGE = "miniaudio"
BUFFER_MS = 60
"""What is computed ahead: so late a mute is heard at most, and so long the program may be busy without a gap."""


def installed() -> bool:
    """Whether the package is there; does not import it."""
    return find_spec(PACKAGE) is not None


def open_device(fill: Callable[[int], bytes], backends: list[Any] | None = None) -> Device:
    """The system's device, playing what ``fill`` gives. ``backends`` are miniaudio's; None: what the system has.

    Raises:
        NoDevice: there is none, or the package cannot be loaded.
    """
    try:
        import miniaudio
    except (ImportError, OSError) as problem:
        raise NoDevice(str(problem)) from problem
    _silence_complaints()
    try:
        device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=BUFFER_MS,
            backends=backends or _real(miniaudio),
            app_name="Arcology",
        )
        frames = _frames(fill)
        next(frames)
        device.start(frames)
    except miniaudio.MiniaudioError as problem:
        raise NoDevice(str(problem)) from problem
    opened: Device = device
    return opened


def _real(miniaudio: Any) -> list[Any]:
    """Every kind of device that can be heard: not the one that swallows everything."""
    kinds = miniaudio.Backend
    return [kind for kind in kinds if kind not in (kinds.NULL, kinds.CUSTOM)]


def _silence_complaints() -> None:
    """Where there is no device, ALSA would write a page about it to the terminal; one sentence of ours is enough."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    try:
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_deaf())
    except (OSError, AttributeError):
        return  # no ALSA here, so it does not complain


@cache
def _deaf() -> Any:
    """What ALSA calls with (file, line, function, error, format, ...); kept, because ALSA keeps it."""
    from ctypes import CFUNCTYPE, c_char_p, c_int

    return CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)(lambda *_: None)


def _frames(fill: Callable[[int], bytes]) -> Generator[bytes, int, None]:
    wanted = yield b""
    while True:
        wanted = yield fill(wanted)
