"""Installs the programs of the system that some tests ask, where that can be done without a password.

The test of the screen reader reads the table from outside: on an X server and a D-Bus session of its own, with the
system's Python and its bindings of AT-SPI. Menu entry and metainfo are judged by their validators. Without these
programs their tests are skipped and say which are missing.
"""

from __future__ import annotations

import sys

import prepare
import syslibs

READER = ("xvfb", "dbus", "at-spi2-core", "python3-gi", "gir1.2-atspi-2.0")
VALIDATORS = ("desktop-file-utils", "appstream")


def main(arguments):
    """Takes no arguments; does nothing where packages cannot be installed."""
    if not syslibs.can_install():
        prepare.say(f"Some tests may be skipped; they need: {' '.join(READER + VALIDATORS)}")
        return 0
    libraries = syslibs.packages(syslibs.missing(prepare.ready(), "xcb"))
    syslibs.install([*READER, *VALIDATORS, *libraries])
    return 0


if __name__ == "__main__":
    sys.exit(prepare.run(main))
