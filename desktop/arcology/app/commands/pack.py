"""``arcology pack check``: whether a data pack can be played, and if not, where its faults are."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from arcology.app.complaints import Failed
from arcology.app.program import Program
from arcology.app.request import Request
from arcology.engine.text import text
from arcology.packs.find import MANIFEST, house_folder
from arcology.packs.problems import PackError


def run(request: Request, program: Program) -> int:
    """Prints one line for each fault. Raises Failed with their number when there is any."""
    folder = request.file.expanduser()
    if not folder.is_dir():
        raise Failed(text("app.cli.failed.no_pack_folder", folder=str(folder)))
    plugin = program.games.named(_game_of(folder))
    house = house_folder(program.data, plugin.id)
    own = None if Path(str(house)).resolve() == folder.resolve() else folder
    try:
        plugin.load_pack(house, own)
    except PackError as broken:
        for problem in broken.problems:
            print(problem, file=sys.stderr)
        raise Failed(text("app.cli.failed.pack", folder=str(folder), n=len(broken.problems))) from broken
    print(program.tr("app.cli.pack_good", folder=str(folder), game=program.tr(f"{plugin.id}.title")))
    return 0


def _game_of(folder: Path) -> str:
    """The game that the manifest names; the rest of the manifest is for the plug-in to check."""
    manifest = folder / MANIFEST
    try:
        content = json.loads(manifest.read_text("utf-8"))
    except FileNotFoundError as missing:
        raise Failed(text("app.cli.failed.no_manifest", folder=str(folder), file=MANIFEST)) from missing
    except (OSError, ValueError) as problem:
        raise Failed(text("app.cli.failed.unreadable", file=str(manifest), problem=str(problem))) from problem
    game = content.get("game") if isinstance(content, dict) else None
    if not isinstance(game, str):
        raise Failed(text("app.cli.failed.manifest_game", file=str(manifest)))
    return game
