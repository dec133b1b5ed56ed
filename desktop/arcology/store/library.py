"""All saved games: the list that the start screen shows, and what one can do with a game without opening it.

Light on purpose: no pydantic, one query for the list.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arcology.engine.text import Text, text
from arcology.store import schema
from arcology.store.database import Database, Generation
from arcology.store.problem import StoreProblem
from arcology.store.words import Summary, summary_from_json, text_from_json, text_to_json

if TYPE_CHECKING:  # what opens a game is loaded when one is opened
    from arcology.engine.results import Outcome
    from arcology.store.codec import Codec
    from arcology.store.journal import SqliteJournal
    from arcology.store.saved import SavedGame, SavedStep, StepLike

KEPT_DELETED = 50
"""So many of the games deleted last can still be brought back; older ones go for good with the next deletion."""


@dataclass(frozen=True, slots=True)
class SavedInfo:
    """A game as the library lists it.

    ``key`` names it; ``title`` is empty unless a person gave it one. ``summary`` says where it stands. ``damaged`` says
    what is wrong with it, None for a sound game. Times are ISO texts.
    """

    key: str
    game: str
    title: str
    pack: str
    seats: int
    players: tuple[str, ...]
    drivers: tuple[str, ...]
    created: str
    changed: str
    summary: Summary | None
    finished: bool
    outcome: str
    damaged: Text | None
    seed: int = 0


_LIST = """
SELECT key, game, title, pack, config, players, drivers, created, changed, summary, finished, outcome, damaged
FROM session WHERE deleted IS NULL ORDER BY changed DESC, id DESC
"""
_PURGE = """
DELETE FROM session WHERE deleted IS NOT NULL AND id NOT IN
(SELECT id FROM session WHERE deleted IS NOT NULL ORDER BY deleted DESC, id DESC LIMIT ?)
"""


class Library:
    """The saved games in ``folder`` (made when it is first written to). ``now`` gives the time as ISO text."""

    def __init__(self, folder: Path, now: Callable[[], str]) -> None:
        self.database = Database(folder, now)

    @property
    def trouble(self) -> Text | None:
        """Why the library cannot be used at the moment, in words; None when it can. Playing goes on all the same."""
        return self.database.trouble

    def take_notices(self) -> list[Text]:
        """Return what a person must be told once (a damaged file was set aside, …) and forget it."""
        notices = self.database.notices[:]
        self.database.notices.clear()
        return notices

    def games(self) -> list[SavedInfo]:
        """Return every game that is not deleted, the one played last first; empty while the file is in trouble."""
        try:
            return [_info(row) for row in self.database.read(_LIST)]
        except StoreProblem as problem:
            self.database.trouble = problem.text
            return []

    def thumbnail(self, key: str) -> bytes | None:
        """Return the small PNG of a game, if it has one."""
        found = self.database.read("SELECT thumbnail FROM session WHERE key = ?", (key,))
        return found[0][0] if found else None

    def rename(self, key: str, title: str) -> None:
        """Give a game a title; empty takes it away. Raises StoreProblem if that cannot be saved."""
        self._change("UPDATE session SET title = ? WHERE key = ?", (title.strip(), key))

    def delete(self, key: str) -> None:
        """Take a game off the list; :meth:`undelete` brings it back for a good while. Raises StoreProblem."""
        take_off = "UPDATE session SET deleted = ? WHERE key = ?"
        self._write([(take_off, (self.database.now(), key)), (_PURGE, (KEPT_DELETED,))])

    def undelete(self, key: str) -> None:
        """Bring a deleted game back. Raises StoreProblem."""
        self._change("UPDATE session SET deleted = NULL WHERE key = ?", (key,))

    def mark_damaged(self, key: str, why: Text) -> None:
        """Note why a game cannot be opened; where even that cannot be saved, the next attempt finds it again."""
        with suppress(StoreProblem):
            self._change("UPDATE session SET damaged = ? WHERE key = ?", (text_to_json(why), key))

    def mark_sound(self, key: str) -> None:
        """Note that a game could be opened, if it was marked as damaged before."""
        if self.database.read("SELECT 1 FROM session WHERE key = ? AND damaged != ''", (key,)):
            with suppress(StoreProblem):
                self._change("UPDATE session SET damaged = '' WHERE key = ?", (key,))

    def load(self, key: str) -> SavedGame:
        """Return a whole game as it was saved.

        Raises:
            StoreProblem: there is no such game, or its row cannot be read.
        """
        from arcology.store.saved import SavedGame, config_from_data

        columns = (
            "id, config, rules_version, pack_digest, undo_policy, assisted, title, players, drivers, created, head"
        )
        found = self.database.read(f"SELECT {columns}, finished, outcome FROM session WHERE key = ?", (key,))
        if not found:
            raise StoreProblem(text("store.game.missing"))
        row_id, config, version, pack_digest, policy, assisted, title, players, drivers, created, head, *end = found[0]
        steps = self.database.read(
            f"SELECT {', '.join(schema.STEP)} FROM step WHERE session = ? ORDER BY id", (row_id,)
        )
        snapshots = "SELECT step, state, anchor FROM snapshot WHERE session = ? AND (step = ? OR anchor)"
        states = self.database.read(snapshots, (row_id, head))
        names = self.database.read("SELECT step, name FROM line WHERE session = ?", (row_id,))
        try:
            return SavedGame(
                key=key,
                config=config_from_data(json.loads(config)),
                rules_version=version,
                pack_digest=pack_digest,
                policy=policy,
                assisted=bool(assisted),
                title=title,
                players=tuple(json.loads(players)),
                drivers=tuple(json.loads(drivers)),
                created=created,
                head=head,
                head_state=next((state for step, state, _ in states if step == head), ""),
                finished=end[0] is not None,
                outcome=end[1],
                steps=[_step(step) for step in steps],
                anchors={step: state for step, state, is_anchor in states if is_anchor},
                names={step: str(name) for step, name in names},
            )
        except (TypeError, ValueError, KeyError) as problem:
            raise StoreProblem(text("store.game.damaged")) from problem

    def has(self, key: str) -> bool:
        """Whether a game of this key is in the library, deleted or not."""
        return bool(self.database.read("SELECT 1 FROM session WHERE key = ?", (key,)))

    def begin(
        self,
        game: SavedGame,
        codec: Codec,
        root: StepLike,
        head: StepLike | None = None,
        outcome: Outcome | None = None,
    ) -> SqliteJournal:
        """Take a game in whose set-up is ``root``; an imported one stands at ``head``.

        Never fails: see the journal's ``trouble``.
        """
        from arcology.store.journal import SqliteJournal
        from arcology.store.saved import new_key

        if not game.key:
            game.key = new_key()
        journal = SqliteJournal(self.database, codec, game)
        journal.begin(root, head, outcome)
        return journal

    def resume(self, game: SavedGame, codec: Codec, root: StepLike, head: StepLike) -> SqliteJournal:
        """Go on with the journal of a game that was loaded; it stands at ``head``."""
        from arcology.store.journal import SqliteJournal

        journal = SqliteJournal(self.database, codec, game)
        journal.resume(root, head)
        return journal

    def back_up(self) -> None:
        """Check the file and rotate its backups, on the worker thread. Call it after the window is shown."""
        self.database.back_up()

    def generations(self) -> list[Generation]:
        """Return the backups that can be read, the newest first."""
        return self.database.generations()

    def restore(self, generation: Generation) -> int:
        """Bring back the games of a backup that are not in the library; return how many. Raises StoreProblem."""
        return self.database.restore(generation)

    def close(self) -> None:
        """Finish what is being written and let go of the file."""
        self.database.close()

    def _change(self, sql: str, values: Sequence[Any]) -> None:
        self._write([(sql, values)])

    def _write(self, statements: Sequence[tuple[str, Sequence[Any]]]) -> None:
        try:
            self.database.write(statements)
        except (sqlite3.Error, OSError) as problem:
            raise StoreProblem(self.database.explain(problem)) from problem


def _step(row: tuple[Any, ...]) -> SavedStep:
    from arcology.store.saved import SavedStep

    number, parent, group, seat, driver, action, events, digest, news, at = row
    return SavedStep(number, parent, group, seat, driver, action, events, digest, bool(news), at)


def _info(row: tuple[Any, ...]) -> SavedInfo:
    key, game, title, pack, config, players, drivers, created, changed, summary, finished, outcome, damaged = row
    why = text_from_json(damaged)
    seats = seed = 0
    try:
        chosen = json.loads(config)
        seats, seed = int(chosen["seats"]), int(chosen["seed"])
        people, deciders = tuple(json.loads(players)), tuple(json.loads(drivers))
    except (ValueError, TypeError, KeyError):
        people, deciders, why = (), (), text("store.game.damaged")
    return SavedInfo(
        key,
        game,
        title,
        pack,
        seats,
        people,
        deciders,
        created,
        changed,
        summary_from_json(summary),
        finished is not None,
        outcome,
        why,
        seed,
    )
