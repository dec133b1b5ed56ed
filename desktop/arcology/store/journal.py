"""The journal of one game: every decision is committed before it is drawn, or kept in memory under a named trouble."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from arcology.engine.results import Outcome
from arcology.engine.text import Text, text
from arcology.store import schema
from arcology.store.codec import Codec
from arcology.store.database import Database, Statement
from arcology.store.problem import StoreProblem
from arcology.store.saved import SavedGame, StepLike, config_to_json, new_key
from arcology.store.words import Summary, summary_to_json

_BY_HAND = "human"
"""The driver of what a person decided; everything else decided by itself."""
_AT_HEAD = "UPDATE session SET head = ?, assisted = ?, changed = ?, finished = ?, outcome = ? WHERE key = ?"


class SqliteJournal:
    """Writes one game into the library file.

    Args:
        database: the library file.
        codec: how the game's records become JSON.
        game: what was chosen before set-up, and for a game that was opened again where it stands.

    ``trouble`` is None when everything is saved; otherwise it says in words why the last decisions are only in memory.
    They are written with the next decision that can be, or by :meth:`retry`.
    """

    def __init__(self, database: Database, codec: Codec, game: SavedGame) -> None:
        self.game = game
        self.trouble: Text | None = None
        self._notice: Text | None = None
        self._database = database
        self._codec = codec
        self._pending: list[Statement] = []
        self._root: StepLike | None = None
        self._head: StepLike | None = None
        self._outcome: Outcome | None = None
        self._newest: tuple[StepLike, ...] = ()

    @property
    def key(self) -> str:
        """The name of the game in the library."""
        return self.game.key

    def take_notice(self) -> Text | None:
        """Return what a person must be told once (from here on a copy is played), and forget it."""
        told, self._notice = self._notice, None
        return told

    def begin(self, root: StepLike, head: StepLike | None = None, outcome: Outcome | None = None) -> None:
        """Keep a game that is not in the library: its set-up and what follows from it; it stands at ``head``."""
        self._root, self._head, self._outcome = root, head or root, outcome
        self._send(self._whole_game())

    def resume(self, root: StepLike, head: StepLike) -> None:
        """Go on with a game that is in the library already."""
        self._root, self._head = root, head

    def append(self, *entries: StepLike, outcome: Outcome | None = None) -> None:
        """Keep new decisions, all or none; the head stands on the last, with ``outcome`` if it ended the game."""
        self._newest = entries
        statements = [self._insert(entry) for entry in entries]
        if any(entry.driver == _BY_HAND for entry in entries):
            statements += self._bring_back()
        statements += [self._snapshot(entry) for entry in entries[:-1] if entry.is_kept]
        self._send([*statements, *self._stand(entries[-1], outcome)])

    def move_head(self, entry: StepLike, *, assisted: bool, outcome: Outcome | None = None) -> None:
        """Note where the game stands."""
        self.game.assisted = assisted
        self._send([*self._bring_back(), *self._stand(entry, outcome)])

    def forget(self, entry: StepLike) -> None:
        """Drop a decision without children; the head stands on its parent."""
        assert entry.parent is not None, "the set-up cannot be forgotten"
        self._newest = ()
        place = (self.key, entry.number)
        self._send(
            [
                *self._stand(entry.parent, None),
                (f"DELETE FROM snapshot WHERE {schema.OF_GAME} AND step = ?", place),
                (f"DELETE FROM line WHERE {schema.OF_GAME} AND step = ?", place),
                (f"DELETE FROM step WHERE {schema.OF_GAME} AND id = ?", place),
            ]
        )

    def name_line(self, entry: StepLike) -> None:
        """Keep what the line that ends with ``entry`` is called."""
        self._send([self._name(entry)])

    def recall(self, entry: StepLike) -> Any:
        """Return the saved state of an entry, or None if there is none or it cannot be read."""
        try:
            found = self._database.read(
                f"SELECT state FROM snapshot WHERE {schema.OF_GAME} AND step = ?", (self.key, entry.number)
            )
            return self._codec.load_state(found[0][0]) if found else None
        except (StoreProblem, ValueError):
            return None

    def anchor(self, entry: StepLike, rules_version: int) -> None:
        """Note that the game goes on under other rules from ``entry``, whose state has been brought up to date."""
        self.game.rules_version = rules_version
        change_digest = f"UPDATE step SET digest = ? WHERE {schema.OF_GAME} AND id = ?"
        self._send(
            [
                ("UPDATE session SET rules_version = ? WHERE key = ?", (rules_version, self.key)),
                (change_digest, (entry.digest, self.key, entry.number)),
                self._snapshot(entry),
            ]
        )

    def picture(self, summary: Summary, thumbnail: bytes | None = None) -> None:
        """Keep what the library shows of the game: where it stands, and a small PNG (None: leave the old one)."""
        self._send([self._showing(summary, thumbnail)])

    def describe(self, summary: Summary) -> None:
        """Keep where the game stands for the library, if that can be done at once; if not, it is nobody's trouble."""
        if not self._pending:
            with suppress(sqlite3.Error, OSError, StoreProblem):
                self._database.write([self._showing(summary, None)], patient=False)

    def seat(self, players: Sequence[str], drivers: Sequence[str]) -> None:
        """Keep who sits where: names, and who decides (``human`` or a bot's name)."""
        self.game.players, self.game.drivers = tuple(players), tuple(drivers)
        values = (json.dumps(self.game.players), json.dumps(self.game.drivers), self.key)
        self._send([("UPDATE session SET players = ?, drivers = ? WHERE key = ?", values)])

    def retry(self) -> bool:
        """Write what is only in memory; return whether everything is saved now."""
        return self._flush(patient=True)

    def close(self) -> None:
        """Write what is left. Where the game stands has been saved with its state all along."""
        self._flush(patient=True)

    def _send(self, statements: Iterable[Statement]) -> None:
        self._pending += statements
        self._flush(patient=self.trouble is None)

    def _flush(self, *, patient: bool) -> bool:
        if not self._pending:
            return True
        try:
            try:
                self._database.write(self._pending, patient=patient)
            except sqlite3.IntegrityError:
                self._take_new_place()
                self._database.write(self._pending, patient=patient)
        except (sqlite3.Error, OSError, StoreProblem) as problem:
            self.trouble = self._database.explain(problem)
            return False
        self._pending.clear()
        self.trouble = None
        return True

    def _bring_back(self) -> Iterator[Statement]:
        """Who plays on in a game that was deleted while it lay on the table wants to keep it."""
        try:
            deleted = self._database.read("SELECT 1 FROM session WHERE key = ? AND deleted IS NOT NULL", (self.key,))
        except (sqlite3.Error, OSError, StoreProblem):  # the decision itself will meet the same trouble, and name it
            return
        if deleted:
            self._notice = text("store.brought_back")
            yield "UPDATE session SET deleted = NULL WHERE key = ?", (self.key,)

    def _take_new_place(self) -> None:
        """Write the whole game again: its row is gone, or another window has played on in it."""
        if found := self._database.read("SELECT title FROM session WHERE key = ?", (self.key,)):
            self.game = replace(self.game, key=new_key(), title=found[0][0])
            self._notice = text("store.copied")
        self._pending = list(self._whole_game())

    def _whole_game(self) -> Iterator[Statement]:
        assert self._root is not None, "begin() or resume() comes first"
        assert self._head is not None, "begin() or resume() comes first"
        yield schema.INSERT_SESSION, self._session_row()
        for entry in self._everything(self._root):
            yield self._insert(entry)
            if entry.is_kept and entry.state is not None:
                yield self._snapshot(entry)
            if entry.name is not None:
                yield self._name(entry)
        yield from self._stand(self._head, self._outcome)

    def _everything(self, root: StepLike) -> Iterator[StepLike]:
        """The tree, parents first, and the decisions that are being appended to it just now."""
        waiting, seen = [root], set()
        while waiting:
            entry = waiting.pop()
            seen.add(entry.number)
            yield entry
            waiting.extend(reversed(entry.children))
        yield from (entry for entry in self._newest if entry.number not in seen)

    def _session_row(self) -> tuple[Any, ...]:
        game, config, now = self.game, self.game.config, self._database.now()
        values = {
            "key": game.key,
            "game": config.game,
            "title": game.title,
            "pack": config.pack,
            "pack_digest": game.pack_digest,
            "rules_version": game.rules_version,
            "config": config_to_json(config),
            "seed": str(config.seed),
            "undo_policy": game.policy,
            "assisted": int(game.assisted),
            "players": json.dumps(game.players),
            "drivers": json.dumps(game.drivers),
            "head": 0,
            "created": game.created or now,
            "changed": now,
            "finished": None,
            "outcome": "",
            "summary": "",
            "thumbnail": None,
            "damaged": "",
            "deleted": None,
        }
        return tuple(values[column] for column in schema.SESSION)

    def _insert(self, entry: StepLike) -> Statement:
        return schema.INSERT_STEP, (
            self.key,
            entry.number,
            None if entry.parent is None else entry.parent.number,
            entry.group,
            entry.seat,
            entry.driver,
            self._codec.dump_action(entry.action),
            self._codec.dump_events(entry.events),
            entry.digest,
            int(entry.news),
            entry.at,
        )

    def _snapshot(self, entry: StepLike) -> Statement:
        return schema.PUT_SNAPSHOT, (
            self.key,
            entry.number,
            self._codec.dump_state(entry.state),
            int(entry.anchored),
        )

    def _showing(self, summary: Summary, thumbnail: bytes | None) -> Statement:
        sql = "UPDATE session SET summary = ?, thumbnail = coalesce(?, thumbnail) WHERE key = ?"
        return sql, (summary_to_json(summary), thumbnail, self.key)

    def _name(self, entry: StepLike) -> Statement:
        return schema.PUT_NAME, (self.key, entry.number, entry.name)

    def _stand(self, entry: StepLike, outcome: Outcome | None) -> Iterator[Statement]:
        """Move the head: its state is always on disk, so that the game opens even if the rules have changed."""
        last, self._head, self._outcome = self._head, entry, outcome
        now = self._database.now()
        if last is not None and last is not entry and not last.is_kept:
            yield f"DELETE FROM snapshot WHERE {schema.OF_GAME} AND step = ?", (self.key, last.number)
        if entry.state is not None:
            yield self._snapshot(entry)
        finished = None if outcome is None else now
        code = "" if outcome is None else outcome.code
        yield _AT_HEAD, (entry.number, int(self.game.assisted), now, finished, code, self.key)
