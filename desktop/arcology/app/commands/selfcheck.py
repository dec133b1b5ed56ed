"""``arcology self-check``: can the program run here, and if not, what is missing and who has it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from ctypes import CDLL
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from arcology.app.program import Program
from arcology.app.request import Request
from arcology.packs.find import house_folder, user_packs
from arcology.packs.problems import PackError
from arcology.text.catalogue import load_catalogue
from arcology.text.po import CatalogueBroken

PROBE_SECONDS: Final = 60

# What Qt's xcb and offscreen platforms load at run time: library, Debian package, Fedora package.
LINUX_LIBRARIES: Final = (
    ("libEGL.so.1", "libegl1", "libglvnd-egl"),
    ("libGL.so.1", "libgl1", "libglvnd-glx"),
    ("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    ("libdbus-1.so.3", "libdbus-1-3", "dbus-libs"),
    ("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    ("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
)
XCB_LIBRARIES: Final = (
    ("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    ("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    ("libxcb-image.so.0", "libxcb-image0", "xcb-util-image"),
    ("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    ("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil"),
    ("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    ("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
    ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
)


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the check: ``good`` False means that something needs doing, which ``advice`` says."""

    part: str
    good: bool
    found: str
    advice: str = ""


def run(request: Request, program: Program) -> int:
    """Prints all findings; 1 when one of them is bad."""
    if request.probe:
        return _probe()
    findings = [finding for check in CHECKS for finding in check(program)]
    good = all(finding.good for finding in findings)
    if request.json:
        print(
            json.dumps({"good": good, "versions": dict(program.versions()), "findings": [asdict(f) for f in findings]})
        )
        return 0 if good else 1
    for finding in findings:
        print(f"{'ok  ' if finding.good else 'BAD '} {finding.part}: {finding.found}")
        if finding.advice:
            print(f"     → {finding.advice}")
    print(program.tr("app.self_check.good" if good else "app.self_check.bad"))
    return 0 if good else 1


def _versions(program: Program) -> Iterator[Finding]:
    for name, version in program.versions().items():
        missing = version == "missing"
        advice = program.tr("app.self_check.install", package=name) if missing and name != "numpy" else ""
        yield Finding(name, not missing or name == "numpy", version, advice)


def _libraries(program: Program) -> Iterator[Finding]:
    if not sys.platform.startswith("linux"):
        return
    wanted: Sequence[tuple[str, str, str]] = LINUX_LIBRARIES
    if os.environ.get("DISPLAY") and not os.environ.get("QT_QPA_PLATFORM"):
        wanted = (*LINUX_LIBRARIES, *XCB_LIBRARIES)
    missing = [row for row in wanted if not _loads(row[0])]
    if missing:
        names = ", ".join(library for library, _, _ in missing)
        debian = " ".join(dict.fromkeys(package for _, package, _ in missing))
        fedora = " ".join(dict.fromkeys(package for _, _, package in missing))
        yield Finding("libraries", False, names, program.tr("app.self_check.libraries", debian=debian, fedora=fedora))
    else:
        yield Finding("libraries", True, program.tr("app.self_check.all_there", n=len(wanted)))


def missing_for_windows() -> list[tuple[str, str]]:
    """(library, Debian's package) that Qt needs for a window under X and would not find."""
    return [(library, package) for library, package, _ in XCB_LIBRARIES if not _loads(library)]


def _loads(library: str) -> bool:
    try:
        CDLL(library)
    except OSError:
        return False
    return True


def _platform(program: Program) -> Iterator[Finding]:
    """In a process of its own: where Qt finds no platform it ends the process without a word to Python."""
    frozen = getattr(sys, "frozen", False)
    command = [sys.executable, *([] if frozen else ["-m", "arcology"]), "self-check", "--probe"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PROBE_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as problem:
        yield Finding("qt", False, str(problem), program.tr("app.self_check.no_window"))
        return
    if done.returncode == 0:
        yield Finding("qt", True, done.stdout.strip())
    else:
        words = [line for line in done.stderr.strip().splitlines() if line] or [f"exit code {done.returncode}"]
        yield Finding("qt", False, words[0], program.tr("app.self_check.no_window"))


def _probe() -> int:
    try:
        from PySide6.QtCore import qVersion
        from PySide6.QtWidgets import QApplication
    except ImportError as problem:
        print(problem, file=sys.stderr)
        return 1
    application = QApplication(["arcology"])
    print(f"Qt {qVersion()} on {application.platformName()}")
    return 0


def _folders(program: Program) -> Iterator[Finding]:
    for name, folder in (("settings", program.folders.config), ("games", program.folders.state)):
        nearest = next(path for path in (folder, *folder.parents) if path.exists())
        good = nearest.is_dir() and os.access(nearest, os.W_OK)
        variable = "ARCOLOGY_CONFIG" if name == "settings" else "ARCOLOGY_STATE"
        advice = "" if good else program.tr("app.self_check.folder", folder=str(nearest), variable=variable)
        yield Finding(name, good, str(folder), advice)


def _packs(program: Program) -> Iterator[Finding]:
    program.games.search()
    for problem in program.games.problems:
        yield Finding("plug-in", False, program.tr(problem))
    for id in program.games.ids:
        plugin = program.games.plugin(id)
        house = house_folder(program.data, id)
        folders: list[tuple[str, Path | None]] = [(f"{plugin.slug}/house", None)]
        folders += [(f"{plugin.slug}/{folder.name}", folder) for folder in user_packs(program.folders.state, id)]
        for name, folder in folders:
            try:
                plugin.load_pack(house, folder)
            except PackError as broken:
                advice = program.tr("app.self_check.reinstall" if folder is None else "app.self_check.mend_pack")
                yield Finding(f"pack {name}", False, str(broken), advice)
            else:
                yield Finding(f"pack {name}", True, program.tr("app.self_check.readable"))


def _translations(program: Program) -> Iterator[Finding]:
    folder = program.data / "translations"
    for language in program.catalogues.languages():
        try:
            for namespace in ("app", *program.games.ids):
                load_catalogue(folder, language, namespace)
        except CatalogueBroken as broken:
            yield Finding(f"language {language}", False, str(broken), program.tr("app.self_check.reinstall"))
        else:
            yield Finding(f"language {language}", True, program.catalogues.language_name(language))


CHECKS: Final[Sequence[Callable[[Program], Iterator[Finding]]]] = (
    _versions, _libraries, _platform, _folders, _packs, _translations,
)  # fmt: skip

LIBRARY_PACKAGES: Final[Mapping[str, str]] = {row[0]: row[1] for row in (*LINUX_LIBRARIES, *XCB_LIBRARIES)}
"""Debian's package for a library that an import error names."""
