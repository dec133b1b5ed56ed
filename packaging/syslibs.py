"""The shared libraries of the system that Qt loads, and the packages that have them. Standard library only."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys

# Library -> package of Debian and Ubuntu, package of Fedora.
PACKAGES = {
    "libGL.so.1": ("libgl1", "libglvnd-glx"),
    "libGLX.so.0": ("libgl1", "libglvnd-glx"),
    "libEGL.so.1": ("libegl1", "libglvnd-egl"),
    "libX11.so.6": ("libx11-6", "libX11"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype"),
    "libgcc_s.so.1": ("libgcc-s1", "libgcc"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libstdc++.so.6": ("libstdc++6", "libstdc++"),
    "libwayland-client.so.0": ("libwayland-client0", "libwayland-client"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "libwayland-cursor"),
    "libwayland-egl.so.1": ("libwayland-egl1", "libwayland-egl"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-glx.so.0": ("libxcb-glx0", "libxcb"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb"),
    "libxcb.so.1": ("libxcb1", "libxcb"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
    "libz.so.1": ("zlib1g", "zlib-ng-compat"),
    "libzstd.so.1": ("libzstd1", "libzstd"),
}
# Debian 13 and Ubuntu 24.04 renamed packages when times became 64 bits wide.
RENAMED = {"libglib2.0-0": "libglib2.0-0t64"}

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtOpenGL", "QtOpenGLWidgets", "QtTest", "QtPrintSupport")
_NOT_FOUND = re.compile(r"(\S+\.so[.\d]*)(?: => not found|: cannot open shared object file)")
# Tries each module and names the first library that it lacks; for systems without ldd.
_PROBE = """
import importlib, sys
for name in sys.argv[1:]:
    try:
        importlib.import_module("PySide6." + name)
    except ImportError as problem:
        print(problem)
"""


def missing(python, screen="offscreen"):
    """The libraries that Qt would not find for a screen, sorted; none where that cannot be known (not Linux)."""
    if not sys.platform.startswith("linux"):
        return []
    output = _output([python, "-c", _PROBE, *MODULES])
    if shutil.which("ldd"):
        find = "from importlib.util import find_spec; print(find_spec('PySide6').submodule_search_locations[0])"
        folder = _output([python, "-c", find]).strip().splitlines()[-1:]
        for path in _files(folder[0], screen) if folder else []:
            output += _output(["ldd", path])
    return sorted(name for name in set(_NOT_FOUND.findall(output)) if not name.startswith("libQt6"))


def screens():
    """The Qt platforms that may be used here, "offscreen" (no screen at all) first."""
    found = ["offscreen"]
    if "QT_QPA_PLATFORM" not in os.environ:
        found += ["xcb"] if os.environ.get("DISPLAY") else []
        found += ["wayland"] if os.environ.get("WAYLAND_DISPLAY") else []
    return found


def _files(folder, screen):
    """Qt's modules and its plug-in for the screen."""
    found = [os.path.join(folder, name + ".abi3.so") for name in MODULES]
    found.append(os.path.join(folder, "Qt", "plugins", "platforms", f"libq{screen}.so"))
    return [path for path in found if os.path.exists(path)]


def packages(libraries):
    """The system's packages for these libraries, sorted; unknown ones are left out."""
    fedora = shutil.which("apt-get") is None and shutil.which("dnf") is not None
    names = {PACKAGES[name][fedora] for name in libraries if name in PACKAGES}
    if not fedora and _is_new_debian():
        names = {RENAMED.get(name, name) for name in names}
    return sorted(names)


def _is_new_debian():
    """Debian 13 and Ubuntu 24.04 or newer, by /etc/os-release."""
    try:
        with open("/etc/os-release", encoding="utf-8") as file:
            facts = dict(line.strip().split("=", 1) for line in file if "=" in line)
    except OSError:
        return False
    kind = facts.get("ID", "").strip('"') + " " + facts.get("ID_LIKE", "").strip('"')
    version = facts.get("VERSION_ID", "").strip('"')
    if not version:  # Debian's testing and unstable have none
        return "debian" in kind
    try:
        number = float(version)
    except ValueError:
        return False
    return number >= (24.04 if "ubuntu" in kind else 13)


def can_install():
    """Whether packages can be installed without asking for a password: Debian family, root or password-free sudo."""
    return shutil.which("apt-get") is not None and _rights() is not None


def _rights():
    """What comes before a command so that it runs as root; None if nothing does."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], stderr=subprocess.DEVNULL).returncode == 0:
        return ["sudo", "-n"]
    return None


def install(names):
    """Installs packages by apt-get; says what it said if that fails. Call `can_install` first."""
    as_root = [*(_rights() or []), "env", "DEBIAN_FRONTEND=noninteractive"]
    for command in (["apt-get", "-q", "update"], ["apt-get", "-q", "install", "-y", "--no-install-recommends", *names]):
        done = subprocess.run(as_root + command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            sys.stderr.write(done.stdout)


def command(names):
    """What a person would type to install these packages."""
    tool = "dnf install" if shutil.which("apt-get") is None and shutil.which("dnf") else "apt-get install"
    return f"sudo {tool} {' '.join(names)}"


def _output(command):
    done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout
