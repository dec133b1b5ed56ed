"""Installs Arcology in every way that the README names, and shows that all of them behave the same.

    python3 packaging/prove_installs.py [FOLDER]

pip install of the wheel, pipx install of the wheel, the checkout itself, and the folder build where there is one. Each
gets the questions of smoke.py, and each has to give the same answers; the data files of each are compared by name and
content. FOLDER (by default a temporary one) gets a subfolder with a space and accents in its name.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import build
import prepare
import smoke

NAME = "Spiele für Zoë"
WHERE = "import sys; from arcology.packs.locate import data_root; print(data_root())"
BY_MACHINE = ("actions_per_second",)
"""What differs from run to run."""


def main(arguments):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as place:
        folder = Path(arguments[0] if arguments else place).resolve() / NAME
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        installs = dict(_installs(folder))
        wrong = [f"{name}: {fault}" for name, (command, _) in installs.items() for fault in _smoke(name, command)]
        answers = {name: _answers(command, folder) for name, (command, _) in installs.items()}
        files = {name: _files(data) for name, (_, data) in installs.items()}
    wrong += _differences("answers", answers) + _differences("data", files)
    for fault in wrong:
        print(f"WRONG  {fault}")
    if not wrong:
        print(f"{', '.join(installs)}: the same {len(next(iter(answers.values())))} answers from the same data files")
    return 1 if wrong else 0


def _installs(folder):
    """Name, command and data folder of each way to install."""
    checkout = prepare.ready(extras=["test"])
    wheel = build.wheel()
    venv = folder / "venv"
    _do([sys.executable, "-m", "venv", venv])
    python = _program(venv, "python")
    _do([python, "-m", "pip", "install", "-q", wheel])
    yield "pip install", ([_program(venv, "arcology")], _data(python))
    _do([python, "-m", "pip", "install", "-q", "pipx"])
    homes = {"PIPX_HOME": folder / "pipx", "PIPX_BIN_DIR": folder / "bin", "PIPX_MAN_DIR": folder / "man"}
    environment = {**os.environ, **{name: str(path) for name, path in homes.items()}}
    _do([python, "-m", "pipx", "install", "--quiet", wheel], environment)
    own = _program(folder / "pipx" / "venvs" / "arcology", "python")
    yield "pipx install", ([folder / "bin" / Path(_program(venv, "arcology")).name], _data(own))
    yield "checkout", ([checkout, "-m", "arcology"], prepare.ROOT)
    if (build.DIST / "arcology").is_dir():
        program = build.DIST / "arcology" / ("arcology-console.exe" if os.name == "nt" else "arcology")
        yield "folder build", ([program], build.DIST / "arcology" / "_internal" / "arcology" / "_data")


def _program(venv, name):
    return venv / ("Scripts" if os.name == "nt" else "bin") / (f"{name}.exe" if os.name == "nt" else name)


def _data(python):
    """Asked from the folder of Python, so that no checkout is in the way."""
    done = subprocess.run([str(python), "-c", WHERE], capture_output=True, text=True, check=True, cwd=python.parent)
    return Path(done.stdout.strip())


def _smoke(name, command):
    print(f"-- {name}: {' '.join(map(str, command))}", flush=True)
    return smoke.smoke([str(part) for part in command])


def _answers(command, folder):
    """What is printed for each question, without what depends on the moment and on where things lie."""
    found = {}
    for arguments, _ in smoke.checks():
        done = subprocess.run(
            [*map(str, command), *arguments], capture_output=True, text=True, encoding="utf-8", cwd=folder
        )
        found[" ".join(arguments)] = f"{done.returncode} {_plain(arguments, done.stdout)}"
    return found


def _plain(arguments, printed):
    if "--json" not in arguments:
        return printed
    answer = json.loads(printed)
    for name in BY_MACHINE:
        answer.pop(name, None)
    if arguments[0] == "self-check":
        answer["versions"].pop("arcology")  # a package tells the commit too
        lines = [row for row in answer["findings"] if row["part"] not in ("arcology", "settings", "games")]
        answer["findings"] = [(row["part"], row["good"], row["found"]) for row in lines]
    return json.dumps(answer, sort_keys=True)


def _files(data):
    """Digest by name of every data file. Catalogues count as compiled: a folder build has them only so."""
    found = {}
    for part in ("resources", "translations"):
        for path in sorted((data / part).rglob("*")):
            if path.is_file() and path.suffix != ".po" and not (part == "translations" and path.suffix == ".md"):
                found[path.relative_to(data).as_posix()] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def _differences(what, by_install):
    """What the first install says and another does not, in words."""
    (first, expected), *others = by_install.items()
    wrong = []
    for name, found in others:
        for key in sorted({*expected, *found}):
            if expected.get(key) != found.get(key):
                wrong.append(f"{what} of {first} and {name} differ: {key}")
    return wrong


def _do(command, environment=None):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise prepare.NotReady(f"{command}:\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    sys.exit(prepare.run(main))
