"""The system's libraries that Qt loads on Linux, and the packages that have them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Library:
    """One shared library with its package on Debian and its relatives, and on Fedora and its relatives."""

    name: str
    debian: str
    fedora: str


ALWAYS: Final = (
    Library("libEGL.so.1", "libegl1", "libglvnd-egl"),
    Library("libGL.so.1", "libgl1", "libglvnd-glx"),
    Library("libX11.so.6", "libx11-6", "libX11"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Library("libfreetype.so.6", "libfreetype6", "freetype"),
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    Library("libgthread-2.0.so.0", "libglib2.0-0", "glib2"),
    Library("libstdc++.so.6", "libstdc++6", "libstdc++"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    Library("libz.so.1", "zlib1g", "zlib-ng-compat"),
    Library("libzstd.so.1", "libzstd1", "libzstd"),
)
"""What Qt needs even without a screen."""

X11: Final = (
    Library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Library("libxcb-image.so.0", "libxcb-image0", "xcb-util-image"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil"),
    Library("libxcb-render.so.0", "libxcb-render0", "libxcb"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    Library("libxcb-shm.so.0", "libxcb-shm0", "libxcb"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libxcb"),
    Library("libxcb-util.so.1", "libxcb-util1", "xcb-util"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
    Library("libxcb.so.1", "libxcb1", "libxcb"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
)
WAYLAND: Final = (
    Library("libwayland-client.so.0", "libwayland-client0", "libwayland-client"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor"),
    Library("libwayland-egl.so.1", "libwayland-egl1", "libwayland-egl"),
)


def screens(environment: Mapping[str, str] = os.environ) -> list[Sequence[Library]]:
    """What each kind of screen needs that this session offers, the one that Qt tries first in front.

    Empty where there is no screen, where ``QT_QPA_PLATFORM`` chooses, and on other systems than Linux.
    """
    if not sys.platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return []
    offered = (("WAYLAND_DISPLAY", WAYLAND), ("DISPLAY", X11))
    return [wanted for variable, wanted in offered if environment.get(variable)]


def lacking(wanted: Iterable[Library]) -> list[Library]:
    """Those of ``wanted`` that cannot be loaded, or that need one themselves that cannot."""
    return [library for library in wanted if not _loads(library.name)]


def lacking_for_windows(environment: Mapping[str, str] = os.environ) -> list[Library]:
    """What is missing so that no window can be opened: empty when one of the screens offered has all it needs."""
    missing = [lacking(wanted) for wanted in screens(environment)]
    return missing[-1] if missing and all(missing) else []


def x11_answers() -> bool:
    """Whether the screen that ``DISPLAY`` names can be used. Qt would end the process where it cannot."""
    from ctypes import CDLL, c_void_p

    xcb = CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = c_void_p
    connection = c_void_p(xcb.xcb_connect(None, None))
    answers = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return answers


def of_name(name: str) -> Library | None:
    """The library that an error names."""
    return next((library for library in (*ALWAYS, *X11, *WAYLAND) if library.name == name), None)


def _loads(name: str) -> bool:
    from ctypes import CDLL

    try:
        CDLL(name)
    except OSError:
        return False
    return True
