"""Makes a checkout ready to run: Python, .venv, packages, system libraries. Used by start.py and test.py.

Standard library only, and no syntax newer than Python 3.7, so that an old Python can say what is missing instead of
stopping at a syntax error.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import syslibs

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "arcology-ready.json"
OLDEST = (3, 11)
NEWEST_TRIED = 14  # names python3.14 … python3.11 are looked for, the newest last version first


class NotReady(Exception):
    """Something is missing that only the person can bring; the message says what and how."""


def say(line):
    """One line of progress."""
    print(line, flush=True)


def ready(extras=()):
    """Prepares the checkout with the optional ``extras`` of pyproject.toml and returns the Python to run things with.

    Raises NotReady.
    """
    python = _venv_python()
    if not _works(python):
        _make_venv(_find_python())
    done = _stamp(_state(python))
    wanted = {"extras": sorted({*done["extras"], *extras}), "screens": sorted({*done["screens"], *syslibs.screens()})}
    packages = not done["packages"] or wanted["extras"] != done["extras"]
    libraries = wanted["screens"] != done["screens"]
    if (packages or libraries) and not os.access(str(VENV), os.W_OK):
        raise NotReady(f"{VENV} belongs to somebody else, so nothing can be installed there; delete it and try again")
    if packages:
        _install(python, wanted["extras"])
    if libraries:
        _system_libraries(python)
    if packages or libraries:
        STAMP.write_text(json.dumps({"state": _state(python), **wanted}), "utf-8")
    return python


def draw(*words):
    """Runs icons.py, which needs Qt but no screen, with these words."""
    script = ROOT / "packaging" / "icons.py"
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [str(word) for word in (ready(), script, *words)]
    if subprocess.run(command, env=environment).returncode != 0:
        raise NotReady("the icons could not be drawn (see above)")


def run(main):
    """Runs ``main(arguments)`` and turns NotReady into one sentence and exit code 1."""
    try:
        return main(sys.argv[1:])
    except NotReady as reason:
        print(f"arcology: {reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _venv_python():
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _works(python):
    """Whether this interpreter starts, is new enough and has pip."""
    program = f"import sys, pip; sys.exit(sys.version_info < {OLDEST!r})"
    try:
        return _quiet([python, "-c", program]).returncode == 0
    except OSError:
        return False


def _find_python():
    if sys.version_info >= OLDEST:
        return Path(sys.executable)
    for minor in range(NEWEST_TRIED, OLDEST[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found:
            return Path(found)
    have = ".".join(str(part) for part in sys.version_info[:2])
    raise NotReady(
        f"Python 3.11 or newer is needed and this is {have}: install it from your system's packages "
        "(for example python3.11) or from python.org, then run this again."
    )


def _make_venv(base):
    if _quiet([base, "-c", "import venv, ensurepip"]).returncode != 0:
        _install_venv_module(base)
    say("Making .venv, the folder that will hold what Arcology needs ...")
    made = _quiet([base, "-m", "venv", "--clear", VENV])
    if made.returncode != 0:
        raise NotReady(f"{VENV} could not be made: {_last_line(made)}")


def _install_venv_module(base):
    version = _quiet([base, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]).stdout.strip()
    package = f"python{version}-venv"
    if syslibs.can_install():
        say(f"Installing the system package {package} ...")
        syslibs.install([package])
    if _quiet([base, "-c", "import venv, ensurepip"]).returncode != 0:
        raise NotReady(f"this Python cannot make a virtual environment; run: {syslibs.command([package])}")


def _stamp(state):
    """What was made ready before for this ``state``: packages, extras, screens whose libraries were seen."""
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
        if stamp["state"] == state:
            return {"packages": True, "extras": stamp["extras"], "screens": stamp["screens"]}
    except (OSError, ValueError, KeyError, TypeError):
        pass
    return {"packages": False, "extras": [], "screens": []}


def _install(python, extras):
    say("Installing Arcology and its packages into .venv (some 150 MB the first time, a minute or two) ...")
    _quiet([python, "-m", "pip", "install", "--quiet", "--upgrade", "pip"])  # an old pip will do if this fails
    target = f"{ROOT}[{','.join(extras)}]" if extras else str(ROOT)
    done = _quiet([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", target])
    if done.returncode != 0:
        sys.stderr.write(done.stderr)
        raise NotReady("the packages could not be installed (see above); is there a connection to the internet?")


def _state(python):
    """A digest of everything on which the content of .venv depends."""
    version = _quiet([python, "-c", "import sys; print(sys.version)"]).stdout
    digest = hashlib.sha256(f"{ROOT}\n{version}\n".encode())
    for name in ("pyproject.toml", "packaging/hatch_build.py"):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def _system_libraries(python):
    """On Linux: are the shared libraries there that Qt loads, for one of the screens at least?"""
    lacking, blocked = _lacking(python)
    if lacking and syslibs.packages(lacking) and syslibs.can_install():
        packages = syslibs.packages(lacking)
        say("Installing system packages that Qt needs: " + " ".join(packages) + " ...")
        syslibs.install(packages)
        lacking, blocked = _lacking(python)
    if blocked:
        packages = syslibs.packages(lacking)
        remedy = f"run: {syslibs.command(packages)}" if packages else "install the packages that contain them"
        raise NotReady(f"Qt needs system libraries that are not here ({', '.join(lacking)}); {remedy}")


def _lacking(python):
    """The missing libraries, and whether Qt cannot start for want of them."""
    by_screen = {screen: syslibs.missing(python, screen) for screen in syslibs.screens()}
    real = [names for screen, names in by_screen.items() if screen != "offscreen"]
    blocked = bool(by_screen["offscreen"]) or (bool(real) and all(real))
    return sorted({name for names in by_screen.values() for name in names}), blocked


def _quiet(command):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True)


def _last_line(done):
    lines = (done.stderr or done.stdout).strip().splitlines()
    return lines[-1] if lines else "no reason given"


def main(extras):
    """Prepares the checkout without running anything; the arguments are extras of pyproject.toml."""
    ready(extras)
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
