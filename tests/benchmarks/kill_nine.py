"""kill -9 at random moments of play: after reopening, the last committed decision must be there.

Two kinds of victims play Cyberdoom Tower game after game, with undos in between, into a real library: the session layer
alone, and the whole program with its window (offscreen, films running). A side log, synced to disk after every commit,
says what must be found; the one decision that was being committed at the kill may be there or not.

    python tests/benchmarks/kill_nine.py --session-kills 80 --window-kills 20
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from measure import GAME, CannotMeasure, Count, Figure, main, offscreen

from arcology.engine.records import digest

COUNTS = {
    "session_kills": Count(80, 1, "kills of the session layer"),
    "window_kills": Count(20, 1, "kills of the program with its window"),
}
LONGEST_WAIT = 0.6
FOLDERS = 8
"""Victims come back to a folder, so that a library is opened and killed again and again."""
UNDO_ONE_IN = 8


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """Kills, decisions that were told as committed, and those that were lost."""
    for kind, kills in (("session", counts["session_kills"]), ("window", counts["window_kills"])):
        told, lost, faults = _kill_often(kind, kills)
        for fault in faults:
            print(fault, file=sys.stderr)
        yield Figure(f"{kind}: kills", kills, "")
        yield Figure(f"{kind}: decisions told as committed", told, "")
        yield Figure(f"{kind}: kills after which something was lost or wrong", lost, "", goal=0)


def _kill_often(kind: str, kills: int) -> tuple[int, int, list[str]]:
    chance = Random(f"{kind} {kills}")
    told, faults = 0, []
    with TemporaryDirectory(ignore_cleanup_errors=True) as made:
        for number in range(kills):
            folder = Path(made) / str(number % FOLDERS)
            try:
                told += _kill_once(kind, folder, number, chance.uniform(0.0, LONGEST_WAIT))
            except AssertionError as wrong:
                faults.append(f"{kind}, kill {number + 1}: {wrong}")
    return told, len(faults), faults


def _kill_once(kind: str, folder: Path, number: int, wait: float) -> int:
    """Starts a victim, kills it after ``wait`` seconds of play, and checks; returns how many decisions were told.

    Raises AssertionError when the library does not stand where the side log says.
    """
    from tests.store.kill_play import check

    folder.mkdir(exist_ok=True)
    log = folder / "side.log"
    log.unlink(missing_ok=True)
    command = [sys.executable, __file__, "--victim", kind, str(folder), str(number)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        if not child.stdout.readline():  # says that it plays
            raise CannotMeasure(f"nothing was played: {child.communicate()[1][-400:]}")
        time.sleep(wait)
        child.kill()
    lines = [line.split() for line in log.read_text("utf-8").splitlines(keepends=True) if line.endswith("\n")]
    check(GAME, folder / "state" / "games", lines)
    return len(lines)


# ---- victims ---------------------------------------------------------------------------------------------------------


def _side_log(folder: Path) -> Callable[[object], None]:
    file = (folder / "side.log").open("a", encoding="utf-8")

    def tell(table: object) -> None:
        session = table.session  # type: ignore[attr-defined]
        assert session.journal.trouble is None, session.journal.trouble
        file.write(f"{table.key} {session.timeline.current.number} {digest(session.state)}\n")  # type: ignore[attr-defined]
        file.flush()
        os.fsync(file.fileno())

    return tell


def _choose(rules: object, state: object, chance: Random) -> object:
    return chance.choice(list(rules.legal(state)))  # type: ignore[attr-defined]


def _session_victim(folder: Path, number: int) -> None:
    """Plays through the services that the window uses, without one."""
    from arcology.app.program import Program
    from arcology.app.request import GameFlags
    from arcology.app.services import ProgramServices, now
    from arcology.session.settings import load_settings
    from arcology.session.shelf import Shelf
    from arcology.store.library import Library

    program = Program.prepare()
    shelf = Shelf(program.data, program.games.find, program.folders.state)
    settings = load_settings(program.folders.config).settings
    services = ProgramServices(program, Library(program.folders.library, now), shelf, settings)
    tell, chance = _side_log(folder), Random(number)
    first = True
    while True:
        flags = GameFlags(players=chance.choice((1, 2)), seed=str(chance.randrange(1 << 30)))
        table = services.start(services.configure(GAME, flags))
        session = table.session
        tell(table)
        if first:
            print("plays", flush=True)
            first = False
        while session.ask is not None:
            if session.position and chance.randrange(UNDO_ONE_IN) == 0:
                session.seek(session.position - 1)
            else:
                session.submit(_choose(session.rules, session.state, chance))
            tell(table)
        services.close(table)


def _window_victim(folder: Path, number: int) -> None:
    """Plays in the window, through the model, with films that are seen for a moment."""
    offscreen()
    from arcology.app.desktop import build, make_application
    from arcology.app.program import Program
    from arcology.app.request import GameFlags

    application = make_application()
    services, window, _ = build(Program.prepare(), application, catch=False)
    window.show()
    tell, chance = _side_log(folder), Random(number)
    first = True
    while True:
        flags = GameFlags(players=chance.choice((1, 2)), seed=str(chance.randrange(1 << 30)))
        table = services.start(services.configure(GAME, flags))
        tell(table)
        window.show_table(table)
        if first:
            print("plays", flush=True)
            first = False
        model = window.page.model
        while model.session.ask is not None:
            if model.session.position and chance.randrange(UNDO_ONE_IN) == 0:
                model.undo_stack.undo()
            else:
                model.submit(_choose(model.rules, model.session.state, chance))
            tell(table)
            for _ in range(chance.randrange(6)):
                application.processEvents()


def _victim(kind: str, folder: Path, number: int) -> None:
    os.environ.update({"ARCOLOGY_CONFIG": str(folder / "config"), "ARCOLOGY_STATE": str(folder / "state")})
    {"session": _session_victim, "window": _window_victim}[kind](folder, number)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--victim"]:
        _victim(sys.argv[2], Path(sys.argv[3]), int(sys.argv[4]))
    sys.exit(main(__doc__, COUNTS, figures))
