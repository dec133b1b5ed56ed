"""What the start screen costs: nothing heavy is imported before the first paint, and no game is loaded."""

from __future__ import annotations

import json
import os
import subprocess
import sys

HEAVY = ("numpy", "pyqtgraph", "pydantic", "asyncio", "multiprocessing", "tomllib", "socket", "email", "concurrent")
LATER = (
    "arcology.ui.model",
    "arcology.ui.scene",
    "arcology.ui.table_page",
    "arcology.ui.dialogs.settings",
    "arcology.ui.rules_view",
    "arcology.games.cyberdoom_tower.rules",
    "arcology.games.cyberdoom_tower.board",
)

START = """
import json, sys
from arcology.app.desktop import build, make_application
from arcology.app.program import Program
application = make_application()
program = Program.prepare()
services, window, crash = build(program, application)
window.show()
while not window.start.tiles[0]._picture.width():
    application.processEvents()
print(json.dumps(sorted(sys.modules)))
"""


def test_nothing_heavy_is_imported_before_the_first_paint() -> None:
    done = subprocess.run(
        [sys.executable, "-c", START], capture_output=True, text=True, env=dict(os.environ), check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    modules = set(json.loads(done.stdout))
    heavy = [name for name in HEAVY if name in modules]
    assert not heavy, f"imported before the first paint: {heavy}"
    early = [name for name in LATER if name in modules]
    assert not early, f"not needed for the start screen: {early}"
