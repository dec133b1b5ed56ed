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
    return subprocess.run([str(python), "-m", "pytest", *arguments], cwd=str(prepare.ROOT)).returncode


if __name__ == "__main__":
    sys.exit(prepare.run(main))
