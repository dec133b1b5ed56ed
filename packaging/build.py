"""Builds the packages of Arcology: python3 packaging/build.py [folder] [deb] [run] [exe]

folder  dist/arcology: the program with Python and Qt, to start without installing anything
deb     dist/arcology_VERSION_ARCHITECTURE.deb: the folder as a package for Debian and its relatives
run     dist/arcology-VERSION.run: one file that unpacks and starts the folder (needs makeself)
exe     dist/arcology-VERSION-setup.exe: the installer of a folder built on Windows (needs makensis)

Without arguments: the folder, and on Linux the deb and the run. Everything is made from the wheel, in a virtual
environment of its own below build/.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import prepare

ROOT = prepare.ROOT
WORK, DIST = ROOT / "build", ROOT / "dist"
TOOLS = ("pyinstaller>=6.11",)
ICONS = {"win32": "ico", "darwin": "icns"}
LIMITS = {"folder": 200, "deb": 62}
"""In megabytes: what a package may not grow beyond."""


def main(arguments):
    known = {"folder": folder, "deb": deb, "run": run_file, "exe": installer}
    wanted = arguments or (["folder", "deb", "run"] if sys.platform.startswith("linux") else ["folder"])
    for name in wanted:
        if name not in known:
            raise prepare.NotReady(f"{name} is not a package; there are {', '.join(known)}")
    for name in wanted:
        made = known[name]()
        size = _size(made) / 1e6
        prepare.say(f"{name}: {made.relative_to(ROOT)}, {size:.0f} MB")
        if size >= LIMITS.get(name, size + 1):
            raise prepare.NotReady(f"{made.relative_to(ROOT)} has to stay below {LIMITS[name]} MB")
    return 0


# ---- the folder ------------------------------------------------------------------------------------------------------


def folder():
    """Builds the wheel, installs it beside PyInstaller, and freezes what was installed."""
    made, python = wheel(), _environment()
    _do([python, "-m", "pip", "install", "-q", "--force-reinstall", "--no-deps", made])
    _do([python, "-m", "pip", "install", "-q", f"{made}[sound]"])
    if sys.platform in ICONS:
        kind = ICONS[sys.platform]
        prepare.draw(
            kind, ROOT / "resources" / "ui" / "arcology.svg", WORK / "frozen" / "arcology" / f"arcology.{kind}"
        )
    environment = {**os.environ, "ARCOLOGY_COMMIT": commit(), "PYTHONHASHSEED": "1"}
    freeze = [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--workpath", WORK / "frozen", "--distpath", DIST]
    _do([*freeze, *places, ROOT / "packaging" / "arcology.spec"], env=environment)
    _strip_python()
    _do([python, ROOT / "packaging" / "licences.py", DIST / "arcology" / "licences", ROOT / "LICENSE"])
    return DIST / "arcology"


def _strip_python():
    """A Python built by hand is full of symbols. Nothing else is stripped: it would damage the libraries of numpy."""
    if shutil.which("strip") and sys.platform.startswith("linux"):
        for library in (DIST / "arcology").rglob("libpython3.*.so*"):
            _do(["strip", "--strip-unneeded", library])


def wheel():
    """A fresh wheel of the checkout."""
    python = prepare.ready(extras=["test"])  # has the build backend
    shutil.rmtree(WORK / "wheel", ignore_errors=True)
    _do([python, "-m", "build", "--wheel", "--no-isolation", "--outdir", WORK / "wheel", ROOT], quiet=True)
    return next((WORK / "wheel").glob("*.whl"))


def _environment():
    python = WORK / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        _do([sys.executable, "-m", "venv", WORK / "venv"])
    _do([python, "-m", "pip", "install", "-q", *TOOLS])
    return python


def commit():
    """The commit that is built, with a plus when the checkout differs from it; empty where there is no git."""
    try:
        told = subprocess.run(
            ["git", "describe", "--always", "--dirty=+"], cwd=str(ROOT), capture_output=True, text=True
        )
    except OSError:
        return ""
    return told.stdout.strip() if told.returncode == 0 else ""


# ---- what is made of it ----------------------------------------------------------------------------------------------


def deb():
    import linux.deb

    return linux.deb.build(_built(), DIST, version())


def run_file():
    """One file: it unpacks into a folder of its own and starts the program with the arguments after ``--``.

    Packed by gzip, which every system has; xz is a sixth smaller, and missing on some.
    """
    out = DIST / f"arcology-{version()}.run"
    _tool("makeself", "makeself")
    _do(["makeself", "--nox11", "--quiet", "--gzip", _built(), out, "Arcology", "./arcology"])
    return out


def installer():
    """From a folder that was built on Windows; on other systems this shows that the script compiles."""
    _tool("makensis", "nsis")
    out = DIST / f"arcology-{version()}-setup.exe"
    script = ROOT / "packaging" / "windows" / "arcology.nsi"
    defined = {"VERSION": version(), "FOLDER": _built(), "OUT": out}
    _do(["makensis", "-V2", *(f"-D{name}={value}" for name, value in defined.items()), script])
    return out


def version():
    text = (ROOT / "desktop" / "arcology" / "__init__.py").read_text("utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]


def _built():
    if not (DIST / "arcology").is_dir():
        folder()
    return DIST / "arcology"


# ---- helpers ---------------------------------------------------------------------------------------------------------


def _tool(name, package):
    if shutil.which(name) is None:
        raise prepare.NotReady(f"{name} is needed for this; on Debian: apt-get install {package}")


def _do(command, env=None, quiet=False):
    done = subprocess.run([str(part) for part in command], cwd=str(ROOT), env=env, capture_output=quiet, text=True)
    if done.returncode != 0:
        print(done.stdout or "", done.stderr or "", file=sys.stderr)
        raise prepare.NotReady(f"{Path(str(command[0])).name} failed with exit code {done.returncode}")


def _size(path):
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.lstat().st_size for file in files if file.is_file() and not file.is_symlink())


if __name__ == "__main__":
    sys.exit(prepare.run(main))
