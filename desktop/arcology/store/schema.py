"""Tables of the library file, and the copying of whole games between two such files."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

VERSION = 2
"""Schema version, kept in ``user_version``. 2 added the names of lines of play."""

TABLES = """
CREATE TABLE IF NOT EXISTS session(
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    pack TEXT NOT NULL,
    pack_digest TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    config TEXT NOT NULL,
    seed TEXT NOT NULL,
    undo_policy TEXT NOT NULL,
    assisted INTEGER NOT NULL,
    players TEXT NOT NULL,
    drivers TEXT NOT NULL,
    head INTEGER NOT NULL,
    created TEXT NOT NULL,
    changed TEXT NOT NULL,
    finished TEXT,
    outcome TEXT NOT NULL DEFAULT '',
    summary TEXT NOT NULL DEFAULT '',
    thumbnail BLOB,
    damaged TEXT NOT NULL DEFAULT '',
    deleted TEXT
);
CREATE TABLE IF NOT EXISTS step(
    session INTEGER NOT NULL REFERENCES session(id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    parent INTEGER,
    undo_group INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    driver TEXT NOT NULL,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    digest TEXT NOT NULL,
    news INTEGER NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY(session, id)
);
CREATE TABLE IF NOT EXISTS snapshot(
    session INTEGER NOT NULL REFERENCES session(id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    state TEXT NOT NULL,
    anchor INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY(session, step)
);
CREATE TABLE IF NOT EXISTS line(
    session INTEGER NOT NULL REFERENCES session(id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY(session, step)
);
"""

SESSION = (
    *("key", "game", "title", "pack", "pack_digest", "rules_version", "config", "seed", "undo_policy", "assisted"),
    *("players", "drivers", "head", "created", "changed", "finished", "outcome", "summary", "thumbnail", "damaged"),
    "deleted",
)
STEP = ("id", "parent", "undo_group", "seat", "driver", "action", "events", "digest", "news", "at")

INSERT_SESSION = f"INSERT INTO session({', '.join(SESSION)}) VALUES ({', '.join('?' * len(SESSION))})"
INSERT_STEP = (
    f"INSERT INTO step(session, {', '.join(STEP)}) "
    f"VALUES ((SELECT id FROM session WHERE key = ?), {', '.join('?' * len(STEP))})"
)
PUT_SNAPSHOT = (
    "INSERT INTO snapshot(session, step, state, anchor) VALUES ((SELECT id FROM session WHERE key = ?), ?, ?, ?) "
    "ON CONFLICT DO UPDATE SET state = excluded.state, anchor = max(anchor, excluded.anchor)"
)
PUT_NAME = (
    "INSERT INTO line(session, step, name) VALUES ((SELECT id FROM session WHERE key = ?), ?, ?) "
    "ON CONFLICT DO UPDATE SET name = excluded.name"
)
OF_GAME = "session = (SELECT id FROM session WHERE key = ?)"
"""Picks the rows of one game out of the other tables."""


def create(connection: sqlite3.Connection) -> None:
    """Make the tables of a new file, and those that a file of an earlier version lacks."""
    connection.executescript(f"BEGIN; {TABLES} PRAGMA user_version = {VERSION}; COMMIT;")


def copy_games(source: sqlite3.Connection, target: sqlite3.Connection) -> int:
    """Copy every game of ``source`` that ``target`` lacks; return how many came over.

    Each game comes over whole or not at all.
    """
    copied = 0
    known = {key for (key,) in target.execute("SELECT key FROM session")}
    for row_id, key in _games(source):
        if key in known:
            continue
        try:
            _copy_game(source, target, row_id, key)
            copied += 1
        except sqlite3.DatabaseError:  # this one cannot be read
            if target.in_transaction:
                target.execute("ROLLBACK")
    return copied


def _games(source: sqlite3.Connection) -> Iterator[tuple[int, str]]:
    rows = source.execute("SELECT id, key FROM session")
    while True:
        try:
            row = rows.fetchone()
        except sqlite3.DatabaseError:
            return
        if row is None:
            return
        yield row


def _copy_game(source: sqlite3.Connection, target: sqlite3.Connection, row_id: int, key: str) -> None:
    session = source.execute(f"SELECT {', '.join(SESSION)} FROM session WHERE id = ?", (row_id,)).fetchone()
    steps = source.execute(f"SELECT {', '.join(STEP)} FROM step WHERE session = ? ORDER BY id", (row_id,)).fetchall()
    snapshots = source.execute("SELECT step, state, anchor FROM snapshot WHERE session = ?", (row_id,)).fetchall()
    names = _names(source, row_id)
    target.execute("BEGIN IMMEDIATE")
    target.execute(INSERT_SESSION, session)
    target.executemany(INSERT_STEP, ((key, *step) for step in steps))
    target.executemany(PUT_SNAPSHOT, ((key, *snapshot) for snapshot in snapshots))
    target.executemany(PUT_NAME, ((key, *name) for name in names))
    target.execute("COMMIT")


def _names(source: sqlite3.Connection, row_id: int) -> list[tuple[int, str]]:
    """The names of lines; a backup from before version 2 has no table for them."""
    if not source.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'line'").fetchone():
        return []
    return source.execute("SELECT step, name FROM line WHERE session = ?", (row_id,)).fetchall()
