"""``arcology``: reads the command line, runs the command, and says in one sentence what went wrong."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Final

from arcology.app.complaints import Complaint, Failed, WrongUsage, about_option, about_pack
from arcology.app.games import Games
from arcology.app.program import Program
from arcology.app.request import Request
from arcology.packs.locate import DataMissing

log = logging.getLogger(__name__)

COMMANDS: Final[Mapping[str, str]] = {
    "simulate": "arcology.app.commands.simulate",
    "replay": "arcology.app.commands.replay",
    "picture": "arcology.app.commands.picture",
    "pack check": "arcology.app.commands.pack",
    "rules": "arcology.app.commands.rules",
    "self-check": "arcology.app.commands.selfcheck",
}
"""Commands without a window and their modules. The frozen build lists these modules by name."""

DESKTOP: Final = "arcology.app.desktop"


def main(argv: Sequence[str] | None = None, games: Games | None = None) -> int:
    """Runs one command and returns its exit code: 0 done, 1 failed, 2 wrong usage.

    ``argv`` lacks the program's name and defaults to the process's; ``games`` replaces the installed ones.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        program = Program.prepare(games)
    except DataMissing as problem:  # and with the data the catalogues that would translate this
        _say(str(problem))
        return 1
    try:
        return _run(_read(words, program), program)
    except SystemExit as leave:  # --help and --version
        return int(leave.code or 0)
    except Complaint as complaint:
        sentence = complaint.sentence
        _say(sentence if isinstance(sentence, str) else program.tr(sentence))
        return complaint.code
    except KeyboardInterrupt:
        _say(program.tr("app.cli.stopped"))
        return 1
    except BrokenPipeError:  # the reader of a pipe had enough
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _read(words: Sequence[str], program: Program) -> Request:
    """The request in the words of the command line; the usual start has none, and needs neither parser nor texts."""
    if not words:
        return Request("start")
    from arcology.app.arguments import parse

    return parse(words, program.tr)


def _run(request: Request, program: Program) -> int:
    try:
        return _command(request)(request, program)
    except (Complaint, BrokenPipeError):
        raise
    except Exception as error:
        import traceback

        from arcology.app.crash import Crash
        from arcology.engine.config import BadOption
        from arcology.engine.text import text
        from arcology.packs.problems import NoSuchPack, PackError

        if isinstance(error, NoSuchPack):
            raise WrongUsage(about_pack(error)) from error
        if isinstance(error, PackError):
            raise Failed(str(error)) from error
        if isinstance(error, BadOption):  # what only the rules can tell: a level that does not exist
            raise WrongUsage(about_option(error)) from error
        report = Crash(program.folders.reports, program.versions).write(traceback.format_exception(error))
        log.debug("unexpected", exc_info=True)
        what = f"{type(error).__name__}: {error}"
        if report is None:
            raise Failed(text("app.cli.failed.broken", what=what)) from error
        raise Failed(text("app.cli.failed.broken_report", what=what, file=str(report))) from error


def _command(request: Request) -> Callable[[Request, Program], int]:
    """The function of a command; its module is imported only now, so that no command pays for another."""
    run: Callable[[Request, Program], int] = import_module(COMMANDS.get(request.command, DESKTOP)).run
    return run


def _say(sentence: str) -> None:
    """One line, however the sentence was made; in a window of the system's where nobody would read that line."""
    from arcology.app.alert import alert, nobody_reads

    line = " ".join(sentence.split())
    print(f"arcology: {line}", file=sys.stderr)
    if nobody_reads():
        alert(line)
