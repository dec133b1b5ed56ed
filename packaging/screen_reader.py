"""Installs what the test of the screen reader needs besides Arcology, where that can be done without a password.

That test reads the table from outside: on an X server and a D-Bus session of its own, with the system's Python and its
bindings of AT-SPI. Without these programs it is skipped and says which are missing.
"""

from __future__ import annotations

import sys

import prepare
import syslibs

PROGRAMS = ("xvfb", "dbus", "at-spi2-core", "python3-gi", "gir1.2-atspi-2.0")


def main(arguments):
    """Takes no arguments; does nothing where packages cannot be installed."""
    if not syslibs.can_install():
        prepare.say(f"The test of the screen reader may be skipped; it needs: {' '.join(PROGRAMS)}")
        return 0
    libraries = syslibs.packages(syslibs.missing(prepare.ready(), "xcb"))
    syslibs.install([*PROGRAMS, *libraries])
    return 0


if __name__ == "__main__":
    sys.exit(prepare.run(main))
