"""What can be wrong with a place where games are kept, said in one sentence."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from arcology.engine.text import Text, text


class StoreProblem(Exception):
    """Something that was asked for is not possible; ``text`` says it to a person."""

    def __init__(self, text: Text) -> None:
        super().__init__(f"{text.id} {dict(text.args)}")
        self.text = text


DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def error_code(problem: sqlite3.Error) -> int:
    """Return the primary result code of an SQLite error; 0 when it carries none."""
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF


def is_damage(problem: sqlite3.Error) -> bool:
    """Whether the error means that the file itself is broken."""
    return error_code(problem) in DAMAGED


def why_not_saved(problem: Exception, folder: Path) -> Text:
    """Return what a failed write means for the person who plays: what is wrong, where, and what helps."""
    where = str(folder)
    code = error_code(problem) if isinstance(problem, sqlite3.Error) else 0
    if code == sqlite3.SQLITE_FULL or (isinstance(problem, OSError) and problem.errno in _NO_SPACE):
        return text("store.trouble.full", folder=where)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return text("store.trouble.locked", folder=where)
    if code in DAMAGED:
        return text("store.trouble.damaged", folder=where)
    if code in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN) and _has_no_space(folder):
        return text("store.trouble.full", folder=where)  # what SQLite says when the files beside the library do not fit
    if code == sqlite3.SQLITE_IOERR:
        return text("store.trouble.disk", folder=where)
    return text("store.trouble.unwritable", folder=where)


def why_not_opened(problem: Text) -> Text:
    """Return what a problem means for somebody who wants to open a game: nothing of it goes on in memory."""
    if problem.id == "store.trouble.damaged":
        return text("store.damaged.found")
    if problem.id.startswith("store.trouble."):
        return text("store.game.out_of_reach", folder=dict(problem.args)["folder"])
    return problem


def _has_no_space(folder: Path) -> bool:
    """Whether the system refuses a small file in ``folder`` for want of space: SQLite does not pass that on."""
    from tempfile import TemporaryFile  # not needed by a start that goes well

    try:
        with TemporaryFile(dir=folder, buffering=0) as file:
            file.write(bytes(_PROBE))
            os.fsync(file.fileno())
    except OSError as problem:
        return problem.errno in _NO_SPACE
    return False


_PROBE = 65536
"""Bytes: SQLite needs some room beside the library before it can even read it."""
_NO_SPACE = (28, 122)
"""ENOSPC and EDQUOT: errno has the second one on some systems only."""
