"""Starts Arcology from a checkout; the first time it also installs what Arcology needs, into .venv in this folder.

python3 packaging/start.py [arguments of arcology]
"""

from __future__ import annotations

import subprocess
import sys

import prepare


def main(arguments):
    python = prepare.ready()
    return subprocess.run([str(python), "-m", "arcology", *arguments]).returncode


if __name__ == "__main__":
    sys.exit(prepare.run(main))
