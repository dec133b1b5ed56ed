"""Plays games by script with a journal until it is killed, and checks what the library has afterwards.

    python -m tests.store.kill_play play GAME FOLDER SEED    plays; prints a line for every decision that is saved
    python -m tests.store.kill_play check GAME KILLS         plays and kills KILLS times, each time checks the library

GAME is ``toy`` or the id of a built-in game. For the long run: ``python -m tests.store.kill_play check
cyberdoom_tower 100``.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from arcology.engine.config import GameConfig, resolve_options
from arcology.engine.luck import new_luck
from arcology.engine.protocols import GamePlugin
from arcology.engine.records import digest
from arcology.packs.locate import data_root
from arcology.session.opening import new_game, open_saved
from arcology.session.shelf import Shelf
from arcology.store.library import Library
from arcology.testing.toy.plugin import PLUGIN


def plugin(game: str) -> GamePlugin:
    """The toy, or a built-in game."""
    if game == "toy":
        return PLUGIN
    from arcology.app.games import Games

    found = Games().find(game)
    assert found is not None, f"there is no game {game}"
    return found


def shelf(game: str) -> Shelf:
    """The shelf that has this one game."""
    chosen = plugin(game)
    return Shelf(data_root(), lambda name: chosen if name == chosen.id else None)


def play(game: str, folder: Path, seed: int) -> None:
    """Play game after game with undos in between; a line goes out only after the decision is on disk."""
    library, games, luck = Library(folder, lambda: "now"), shelf(game), new_luck(seed)
    chosen = plugin(game)
    while True:
        seats = luck.pick("seats", list(chosen.seats))
        config = GameConfig(chosen.id, seats, luck.below("seed", 1 << 30), options=resolve_options(chosen.options, {}))
        session = new_game(games, library, config, now=lambda: "now")
        _tell(session.key, session.session.timeline.current.number, session.session.state)
        while legal := session.session.rules.legal(session.session.state):
            if session.session.position and luck.below("undo", 8) == 0:
                session.session.seek(session.session.position - 1)
            else:
                session.session.submit(luck.pick("play", list(legal)))
            assert session.journal.trouble is None, session.journal.trouble
            _tell(session.key, session.session.timeline.current.number, session.session.state)


def _tell(key: str, number: int, state: object) -> None:
    print(key, number, digest(state), flush=True)


def kill_once(game: str, folder: Path, seed: int, wait: float) -> int:
    """Play in a process of its own, kill it after ``wait`` seconds of play, and check; return how many were told.

    Raises AssertionError when the library does not stand at the last committed decision.
    """
    command = [sys.executable, "-m", "tests.store.kill_play", "play", game, str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        assert first, "nothing was played"
        time.sleep(wait)
        child.kill()
        told = [first, *child.stdout]
    lines = [line.split() for line in told if line.endswith("\n")]
    check(game, folder, lines)
    return len(lines)


def check(game: str, folder: Path, told: list[list[str]]) -> None:
    """The library opens without damage, and each game stands where it was told last, or one decision further."""
    library, games = Library(folder, lambda: "now"), shelf(game)
    try:
        assert library.trouble is None, library.trouble
        assert library.take_notices() == []
        last = {key: (int(number), found) for key, number, found in told}
        newest = told[-1][0]
        for key, (number, found) in last.items():
            opened = open_saved(games, library, key, now=lambda: "now")
            assert opened.notices == []
            head = opened.session.timeline.current
            numbers = {entry.number: entry.digest for entry in opened.session.timeline.entries()}
            assert number in numbers, f"decision {number} was told as saved and is lost"
            assert digest(opened.session.state) == head.digest
            # The process may have died between a commit and its line; that can only be the newest game's last step.
            further = key == newest and (head.parent is not None and head.parent.number == number)
            undone = key == newest and any(child.number == number for child in head.children)
            assert head.number == number or further or undone, f"told {number}, found {head.number}"
            assert numbers[number] == found
    finally:
        library.close()


def main(arguments: list[str]) -> None:
    """Run as a program."""
    if arguments[0] == "play":
        play(arguments[1], Path(arguments[2]), int(arguments[3]))
        return
    moments = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        for n in range(int(arguments[2])):
            count = kill_once(arguments[1], Path(folder) / str(n % 10), n, moments.uniform(0, 0.5))
            print(f"kill {n + 1}: {count} decisions told, all there")


if __name__ == "__main__":
    main(sys.argv[1:])
