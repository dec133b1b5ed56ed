"""Collects the licences of everything that the folder build contains.

The texts come from the installed packages; those of Qt and PySide, whose wheels bring none, from the system's common
licences (Debian keeps them in /usr/share/common-licenses).
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

CONTAINED = (
    "pydantic", "pydantic_core", "annotated-types", "typing-extensions", "typing-inspection", "pyqtgraph", "numpy",
    "colorama", "fontpkg-barlow-semi-condensed", "fontpkg-chakra-petch", "fontpkg-inter", "fontpkg-sora",
    "fontpkg-viga", "miniaudio", "cffi",
)  # fmt: skip
COMMON = Path("/usr/share/common-licenses")
QT = ("LGPL-3", "GPL-3")
SUMMARY = """\
Arcology is under the MIT licence: see LICENSE.

The folder contains, unchanged and as files of their own that may be replaced:

Qt 6, PySide6, Shiboken6   LGPL-3 (LGPL-3, and GPL-3 to which it refers); sources: https://code.qt.io;
                           what Qt contains of others: https://doc.qt.io/qt-6/licenses-used-in-qt.html
Python                     PSF licence, in the folder Python
"""


class LicenceMissing(Exception):
    """A part has no licence text that could be found."""


def collect(target: Path, licence: Path) -> list[str]:
    """Writes all texts into ``target``, a folder of the build, and returns the names of the parts.

    Raises LicenceMissing.
    """
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    shutil.copy(licence, target / "LICENSE")
    lines = [SUMMARY]
    for name in CONTAINED:
        part = distribution(name)
        if not _copy(part, target / part.name):
            raise LicenceMissing(f"{part.name} {part.version} brings no licence text")
        said = part.metadata.get("License-Expression") or part.metadata.get("License") or "see its folder"
        lines.append(f"{part.name + ' ' + part.version:<44} {said.splitlines()[0][:60]}\n")
    for name in QT:
        if not (COMMON / name).exists():
            raise LicenceMissing(f"the text of {name} is not in {COMMON}; put it there")
        shutil.copy(COMMON / name, target / name)
    python = Path(sys.base_prefix)
    found = [
        *python.glob("LICENSE*"),
        *python.glob("lib/python3*/LICENSE.txt"),
        *Path("/usr/share/doc").glob("python3*/copyright"),
    ]
    if not found:
        raise LicenceMissing(f"no licence of Python in {python}")
    (target / "Python").mkdir()
    shutil.copy(found[0], target / "Python" / "LICENSE.txt")
    brought = sorted(path.name for path in target.parent.glob("_internal/lib*.so*") if _of_the_system(path))
    for name in brought:
        _copy_system(name, target / name)
        lines.append(f"{name:<44} see its folder\n")
    (target / "README.txt").write_text("".join(lines), "utf-8")
    return ["Qt", "Python", *CONTAINED, *brought]


def _of_the_system(path: Path) -> bool:
    """Whether this came from the system that built, and not from a package of Python or from Python itself."""
    return not path.is_symlink() and not path.name.startswith("libpython")


def _copy_system(library: str, target: Path) -> None:
    """Debian keeps the licence of a library beside the documentation of its package."""
    try:
        told = subprocess.run(["dpkg-query", "-S", f"*/{library}"], capture_output=True, text=True).stdout
    except OSError:
        told = ""
    packages = [line.partition(":")[0] for line in told.splitlines()]
    for package in packages:
        text = Path("/usr/share/doc", package, "copyright")
        if text.exists():
            target.mkdir(parents=True)
            shutil.copy(text, target / "copyright")
            return
    raise LicenceMissing(f"the package of {library} brings no licence text")


def _copy(part: Distribution, target: Path) -> bool:
    """Copies what a package calls a licence, its folders kept; False when there is nothing."""
    found = False
    for file in part.files or ():
        inside = file.parts[1:] if ".dist-info" in file.parts[0] else file.parts[-1:]
        if file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING", "OFL", "NOTICE")) and file.suffix != ".py":
            place = target.joinpath(*inside)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(part.locate_file(file), place)
            found = True
    return found


if __name__ == "__main__":
    try:
        print(f"licences of {len(collect(Path(sys.argv[1]), Path(sys.argv[2])))} parts in {sys.argv[1]}")
    except LicenceMissing as missing:
        sys.exit(str(missing))
