"""Below ``ui`` nothing needs Qt: the rules run on a server, in a worker and on the command line."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import importlib, sys
from pathlib import Path
import arcology

root = Path(arcology.__file__).parent
names = []
for path in sorted(root.rglob("*.py")):
    parts = path.relative_to(root).with_suffix("").parts
    if parts[0] not in ("ui", "app", "__main__"):
        names.append(".".join(["arcology", *parts]).removesuffix(".__init__"))
for name in names:
    importlib.import_module(name)
loaded = sorted(name for name in sys.modules if name.partition(".")[0] in ("PySide6", "shiboken6", "pyqtgraph"))
print(len(names), *loaded)
"""


def test_everything_below_ui_imports_without_qt() -> None:
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False, timeout=60)
    assert run.returncode == 0, run.stderr
    count, *loaded = run.stdout.split()
    assert int(count) > 20, "the packages were not walked"
    assert loaded == []
