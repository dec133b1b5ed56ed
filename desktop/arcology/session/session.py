"""A game being played, and the only place that changes it: rules decide, the timeline remembers, the journal saves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, Protocol

from arcology.engine.agenda import Ask, Beat, top_ask
from arcology.engine.config import GameConfig
from arcology.engine.play import Played, play, start
from arcology.engine.records import digest
from arcology.engine.refusal import Refusal
from arcology.session.timeline import Branch, Entry, Timeline


class UndoPolicy(StrEnum):
    """FREE: anything may be taken back. HONEST: undo stops at the first step in which somebody learnt something."""

    FREE = "free"
    HONEST = "honest"


class Journal(Protocol):
    """Where decisions are kept. Every call returns only when the entry would survive the death of the process."""

    def append(self, entry: Entry) -> None: ...

    def move_head(self, entry: Entry, *, assisted: bool) -> None: ...

    def forget(self, entry: Entry) -> None: ...


class NoJournal:
    """Keeps nothing: for tests and simulation."""

    def append(self, entry: Entry) -> None:
        """Keep nothing."""

    def move_head(self, entry: Entry, *, assisted: bool) -> None:
        """Keep nothing."""

    def forget(self, entry: Entry) -> None:
        """Keep nothing."""


class Session:
    """One game with its whole history.

    Args:
        rules: the game's rules.
        config: what was chosen before set-up.
        timeline: an existing history; None sets a new game up.
        journal: where decisions go before anything is shown.
        now: returns the time for an entry as ISO text (rules know no clock; tests pass a fixed one).
        policy: what undo may do.
    """

    def __init__(
        self,
        rules: Any,
        config: GameConfig,
        *,
        timeline: Timeline | None = None,
        journal: Journal | None = None,
        now: Callable[[], str] = lambda: "",
        policy: UndoPolicy = UndoPolicy.FREE,
        assisted: bool = False,
    ) -> None:
        self.rules = rules
        self.config = config
        self.policy = policy
        self.assisted = assisted
        self.journal: Journal = journal if journal is not None else NoJournal()
        self._now = now
        self.timeline = timeline if timeline is not None else Timeline(self._root())
        self._next_number = 1 + max(e.number for e in self.timeline.entries())

    @property
    def state(self) -> Any:
        """The committed state at the position; never changed in place."""
        return self.state_of(self.timeline.current)

    @property
    def position(self) -> int:
        """How many decisions led here."""
        return self.timeline.position

    @property
    def entries(self) -> Sequence[Entry]:
        """The current line; index 0 is the set-up, index ``position`` where the game stands."""
        return self.timeline.line

    @property
    def ask(self) -> Ask | None:
        """The open question, or None when the game is over."""
        return top_ask(self.state)

    @property
    def branches(self) -> Sequence[Branch]:
        """Lines that were left by playing on after an undo."""
        return self.timeline.branches()

    def submit(self, action: Any, *, driver: str = "human") -> Played[Any] | Refusal:
        """Play one decision: check, play, save; only then is it returned to be shown.

        Repeating the action that an existing continuation already holds re-enters that continuation.
        """
        again = self.timeline.child(action)
        if again is not None:
            self._reenter(again)
            return Played(self.state, again.beats, self.ask, again.news)
        group = self._group()
        played = play(self.rules, self.state, action)
        if isinstance(played, Refusal):
            return played
        self._commit(action, played, driver, group)
        return played

    def submit_many(self, actions: Sequence[Any], *, driver: str = "human") -> Played[Any] | Refusal:
        """Play several decisions as one undo step, all or nothing."""
        done: list[tuple[Any, Played[Any]]] = []
        state = self.state
        for action in actions:
            played = play(self.rules, state, action)
            if isinstance(played, Refusal):
                return played
            done.append((action, played))
            state = played.state
        group = self._group()
        beats: list[Beat] = []
        for action, played in done:
            entry = self._commit(action, played, driver, group)
            group = entry.group
            beats.extend(played.beats)
        return Played(state, tuple(beats), self.ask, any(p.news for _, p in done))

    def seek(self, position: int) -> None:
        """Stand at another position of the current line (undo, redo, replay).

        Crossing news backwards marks the game as assisted. Raises ValueError outside the line.
        """
        if not 0 <= position < len(self.timeline.line):
            raise ValueError(f"position {position} is outside 0..{len(self.timeline.line) - 1}")
        if position == self.timeline.position:
            return
        taken_back = self.timeline.line[position + 1 : self.timeline.position + 1]
        self.assisted = self.assisted or any(e.news for e in taken_back)
        self.timeline.position = position
        self.journal.move_head(self.timeline.current, assisted=self.assisted)

    def may_undo_to(self, position: int) -> Entry | None:
        """Return the decision that forbids going back to ``position`` under the honest policy, or None."""
        if self.policy is UndoPolicy.FREE:
            return None
        taken_back = self.timeline.line[position + 1 : self.timeline.position + 1]
        return next((e for e in reversed(taken_back) if e.news), None)

    def enter_branch(self, tip: Entry) -> None:
        """Make a left line the current one and stand at its end."""
        self.timeline.enter(tip)
        self.journal.move_head(self.timeline.current, assisted=self.assisted)

    def step_back_inside_group(self) -> bool:
        """Take back the last decision of a group that is still being answered, leaving no branch; False without one."""
        entry = self.timeline.current
        inside = entry.group != entry.number and not entry.children and not entry.news
        if not inside or self.timeline.position != len(self.timeline.line) - 1:
            return False
        self.journal.forget(self.timeline.remove_tip())
        return True

    def state_of(self, entry: Entry) -> Any:
        """Return the state after ``entry``, played again from the nearest kept one if it was dropped from memory."""
        missing: list[Entry] = []
        while entry.state is None:
            missing.append(entry)
            assert entry.parent is not None, "the set-up always keeps its state"
            entry = entry.parent
        state = entry.state
        for later in reversed(missing):
            played = play(self.rules, state, later.action)
            if isinstance(played, Refusal):
                raise ReplayDiverged(later, "")
            state, later.beats = played.state, played.beats
            found = digest(state)
            if found != later.digest:
                raise ReplayDiverged(later, found)
            later.state = state
        return state

    def _group(self) -> int | None:
        """The undo step that an answer to the open question belongs to; None opens a new one."""
        continues = bool(getattr(self.ask, "continues", False))
        return self.timeline.current.group if continues and self.timeline.position else None

    def _commit(self, action: Any, played: Played[Any], driver: str, group: int | None) -> Entry:
        number = self._next_number
        entry = Entry(
            number=number,
            parent=self.timeline.current,
            group=number if group is None else group,
            seat=action.seat,
            driver=driver,
            action=action,
            beats=played.beats,
            state=played.state,
            digest=digest(played.state),
            news=played.news,
            at=self._now(),
        )
        self.journal.append(entry)
        self._next_number += 1
        self.timeline.append(entry)
        return entry

    def _reenter(self, entry: Entry) -> None:
        if self.timeline.position + 1 < len(self.timeline.line) and self.timeline.line[self.position + 1] is entry:
            self.timeline.position += 1
        else:
            self.timeline.enter(entry)
        self.journal.move_head(self.timeline.current, assisted=self.assisted)

    def _root(self) -> Entry:
        played = start(self.rules, self.config)
        return Entry(0, None, 0, 0, "setup", None, played.beats, played.state, digest(played.state), False, self._now())


class ReplayDiverged(Exception):
    """Playing a saved decision again gave another state; ``found`` is the digest reached ("" if it was refused)."""

    def __init__(self, entry: Entry, found: str) -> None:
        super().__init__(f"decision {entry.number} replays differently")
        self.entry = entry
        self.found = found
