"""Runs the tests of a checkout; the first time it also installs what they need, into .venv in this folder.

python3 packaging/test.py [arguments of pytest]
"""

from __future__ import annotations

import os
import subprocess
import sys

import prepare


def main(arguments):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    python = prepare.ready(extras=["test"])
    return subprocess.run([str(python), "-m", "pytest", *side_by_side(arguments)], cwd=str(prepare.ROOT)).returncode


def side_by_side(arguments):
    """The whole suite runs on all processors; what was picked by name runs in one process, where one can follow it."""
    picked = any(os.path.exists(argument.split("::")[0]) for argument in arguments)
    chosen = any(argument.startswith(("-n", "--numprocesses", "--pdb", "-s")) for argument in arguments)
    return list(arguments) if picked or chosen else ["-n", "auto", "--dist", "worksteal", *arguments]


if __name__ == "__main__":
    sys.exit(prepare.run(main))
