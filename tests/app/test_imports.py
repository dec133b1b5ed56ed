"""What the start costs: nothing heavy is imported before the first paint, no game is loaded, and the first window that
is shown needs next to nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from arcology.session.settings import Settings, save_settings

HEAVY = ("numpy", "pyqtgraph", "pydantic", "asyncio", "multiprocessing", "tomllib", "socket", "email", "concurrent")
LATER = (
    "arcology.ui.model",
    "arcology.ui.scene",
    "arcology.ui.table_page",
    "arcology.ui.dialogs.settings",
    "arcology.ui.rules_view",
    "arcology.ui.sound.samples",
    "arcology.ui.sound.speaker",
    "arcology.ui.sound.cues",
    "miniaudio",
    "arcology.games.cyberdoom_tower.rules",
    "arcology.games.cyberdoom_tower.board",
)

NOT_FOR_THE_COVER = (
    "arcology.engine",
    "arcology.games",
    "arcology.store",
    "arcology.text",
    "arcology.app.arguments",
    "arcology.app.services",
    "arcology.ui.art.chrome",
    "arcology.ui.art.look",
    "arcology.ui.art.textbox",
    "arcology.ui.start",
    "arcology.ui.sheet",
    "sqlite3",
    "importlib.resources",
)

COVER = """
import json, sys
import PySide6.QtCore
from arcology.app.desktop import _wait_for_picture, make_application, open_window
from arcology.app.main import _read
from arcology.app.program import Program
program = Program.prepare()
_read([], program)
application = make_application()
window, loaded = open_window(program)
window.show()
assert _wait_for_picture(window)
assert window.cover.backdrop.width() == window.width()
print(json.dumps([*sys.modules, *(["Qt"] if "Qt" in vars(PySide6.QtCore) else [])]))
"""

START = """
import json, sys
from arcology.app.desktop import build, make_application
from arcology.app.program import Program
application = make_application()
program = Program.prepare()
services, window, crash = build(program, application)
window.show()
while not window.start.tiles[0].illustration.ready:
    application.processEvents()
print(json.dumps(sorted(sys.modules)))
"""


def test_the_cover_is_shown_before_anything_else_is_loaded(tmp_path: Path) -> None:
    """The namespace ``Qt`` alone, with its hundred enumerations, would take a tenth of the time to the first window."""
    save_settings(tmp_path, Settings(system_theme="dark"))
    environment = {**os.environ, "ARCOLOGY_CONFIG": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", COVER], capture_output=True, text=True, env=environment, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    modules = json.loads(done.stdout)
    early = [name for name in modules if name == "Qt" or name.startswith(NOT_FOR_THE_COVER)]
    assert not early, f"not needed for the first window: {early}"


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
