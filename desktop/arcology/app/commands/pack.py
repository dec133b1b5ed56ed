"""``arcology pack check``: whether a data pack can be played, and if not, where its faults are."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from arcology.app.arguments import Request
from arcology.app.complaints import Failed
from arcology.app.program import Program
from arcology.packs.find import MANIFEST, house_folder
from arcology.packs.problems import PackError


def run(request: Request, program: Program) -> int:
    """Prints one line for each fault. Raises Failed with their number when there is any."""
    folder = request.file.expanduser()
    if not folder.is_dir():
        raise Failed(f"{folder} is not a folder with a data pack")
    plugin = program.games.named(_game_of(folder))
    house = house_folder(program.data, plugin.id)
    own = None if Path(str(house)).resolve() == folder.resolve() else folder
    try:
        plugin.load_pack(house, own)
    except PackError as broken:
        for problem in broken.problems:
            print(problem, file=sys.stderr)
        count = len(broken.problems)
        raise Failed(
            f"{folder} cannot be played: {count} {'fault' if count == 1 else 'faults'}, listed above"
        ) from broken
    print(program.tr("app.cli.pack_good", folder=str(folder), game=program.tr(f"{plugin.id}.title")))
    return 0


def _game_of(folder: Path) -> str:
    """The game that the manifest names; the rest of the manifest is for the plug-in to check."""
    manifest = folder / MANIFEST
    try:
        content = json.loads(manifest.read_text("utf-8"))
    except FileNotFoundError as missing:
        raise Failed(f"{folder} is no data pack: it has no {MANIFEST}") from missing
    except (OSError, ValueError) as problem:
        raise Failed(f"{manifest} cannot be read: {problem}") from problem
    game = content.get("game") if isinstance(content, dict) else None
    if not isinstance(game, str):
        raise Failed(f'{manifest}, game: expected the name of a game, for example "cyberdoom-tower"')
    return game
