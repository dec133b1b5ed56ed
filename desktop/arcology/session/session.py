"""A game being played, and the only place that changes it: rules decide, the timeline remembers, the journal saves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any

from arcology.engine.agenda import Ask, Beat, top_ask
from arcology.engine.config import GameConfig
from arcology.engine.play import Played, play, start
from arcology.engine.records import digest
from arcology.engine.refusal import Refusal
from arcology.engine.results import Outcome
from arcology.engine.text import Text, text
from arcology.session.journal import Journal, NoJournal
from arcology.session.steps import HUMAN, UndoStep, decision_steps, undo_steps
from arcology.session.timeline import Branch, Entry, Memory, Timeline


class UndoPolicy(StrEnum):
    """FREE: anything may be taken back. HONEST: undo stops at the first step in which somebody learnt something."""

    FREE = "free"
    HONEST = "honest"


class Session:
    """One game with its whole history.

    Args:
        rules: the game's rules.
        config: what was chosen before set-up.
        timeline: an existing history; None sets a new game up.
        journal: where decisions go before anything is shown.
        now: returns the time for an entry as ISO text (rules know no clock; tests pass a fixed one).
        policy: what undo may do.
        assisted: whether undo has already taken back something that somebody had learnt.
        locked: why the game can be looked at but not played on, in words; None for an ordinary game.
        first_free: the lowest number that a new entry may get (numbers of lost entries are not used again).
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
        locked: Text | None = None,
        first_free: int = 0,
    ) -> None:
        self.rules = rules
        self.config = config
        self.policy = policy
        self.assisted = assisted
        self.locked = locked
        self.journal: Journal = journal if journal is not None else NoJournal()
        self._now = now
        self._memory = Memory()
        self._broken: set[int] = set()
        self.timeline = timeline if timeline is not None else Timeline(self._root())
        self._next_number = max(first_free, 1 + max(e.number for e in self.timeline.entries()))

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

    def steps(self) -> list[UndoStep]:
        """The undo groups of the current line, what lies ahead included."""
        return undo_steps(self.timeline.line)

    def decision_steps(self) -> list[UndoStep]:
        """The undo groups with bots' decisions joined to the person's before them: what an undo stack shows."""
        return decision_steps(self.timeline.line)

    def submit(self, action: Any, *, driver: str = HUMAN) -> Played[Any] | Refusal:
        """Play one decision: check, play, save; only then is it returned to be shown.

        Repeating the action that an existing continuation already holds re-enters that continuation.
        """
        return self.submit_many((action,), driver=driver)

    def submit_many(self, actions: Sequence[Any], *, driver: str = HUMAN) -> Played[Any] | Refusal:
        """Play several decisions as one undo step, all or nothing."""
        if self.locked is not None:
            return Refusal(self.locked, "")
        again = self._continuation(actions)
        if again:
            return self._reenter(again)
        state, parent, group = self.state, self.timeline.current, self._group()
        fresh: list[Entry] = []
        for action in actions:
            played = play(self.rules, state, action)
            if isinstance(played, Refusal):
                return played
            number = self._next_number + len(fresh)
            group = number if group is None else group
            state = played.state
            parent = Entry(
                number,
                parent,
                group,
                action.seat,
                driver,
                action,
                played.beats,
                state,
                digest(state),
                played.news,
                self._now(),
            )
            fresh.append(parent)
        self.journal.append(*fresh, outcome=self._outcome_of(state))
        self._next_number += len(fresh)
        for entry in fresh:
            self.timeline.append(entry)
            self._memory.add(entry)
        return self._played(fresh)

    def seek(self, position: int) -> None:
        """Stand at another position of the current line (undo, redo, replay).

        Crossing news backwards marks the game as assisted.

        Raises:
            ValueError: the position lies outside the line.
            UndoStops: the policy or changed rules forbid it (``why_not_seek`` says so beforehand).
        """
        if not 0 <= position < len(self.timeline.line):
            raise ValueError(f"position {position} is outside 0..{len(self.timeline.line) - 1}")
        if position == self.timeline.position:
            return
        why = self.why_not_seek(position)
        if why is not None:
            raise UndoStops(why)
        taken_back = self.timeline.line[position + 1 : self.timeline.position + 1]
        self.assisted = self.assisted or any(e.news for e in taken_back)
        self.timeline.position = position
        self._note_head()

    def may_undo_to(self, position: int) -> Entry | None:
        """Return the decision that forbids going back to ``position`` under the honest policy, or None."""
        if self.policy is UndoPolicy.FREE:
            return None
        taken_back = self.timeline.line[position + 1 : self.timeline.position + 1]
        return next((e for e in reversed(taken_back) if e.news), None)

    def why_not_seek(self, position: int) -> Text | None:
        """Return in words why the game cannot stand at ``position`` of its line, or None when it can.

        Undo, redo and every button for them ask this; afterwards :meth:`seek` does not fail.
        """
        if position == self.timeline.position:
            return None
        if self.may_undo_to(position) is not None:
            return text("session.undo.honest")
        try:
            self._reach(self.timeline.line[position])
        except UndoStops as stop:
            return stop.why
        return None

    def enter_branch(self, tip: Entry) -> None:
        """Make a left line the current one and stand at its end.

        Leaving news behind marks the game as assisted. Raises UndoStops where ``why_not_enter`` says so.
        """
        why = self.why_not_enter(tip)
        if why is not None:
            raise UndoStops(why)
        self.assisted = self.assisted or any(e.news for e in self._left_by(tip))
        self.timeline.enter(tip)
        self._note_head()

    def why_not_enter(self, tip: Entry) -> Text | None:
        """Return in words why a left line cannot be entered, or None when it can."""
        if self.policy is UndoPolicy.HONEST and any(e.news for e in self._left_by(tip)):
            return text("session.undo.honest")
        try:
            self._reach(tip)
        except UndoStops as stop:
            return stop.why
        return None

    def name_branch(self, tip: Entry, name: str) -> None:
        """Call the left line that ends with ``tip`` something; empty takes its name away."""
        tip.name = name.strip()
        self.journal.name_line(tip)

    def step_back_inside_group(self) -> bool:
        """Take back the last decision of an action that is still being put together, leaving no branch.

        False when no such action is open, or when the decision was somebody else's, was news or has a continuation.
        """
        entry, ask = self.timeline.current, self.ask
        mine = ask is not None and (entry.seat, entry.driver) == (ask.seat, HUMAN)
        open_group = self.position > 0 and mine and bool(getattr(ask, "continues", False))
        if not open_group or entry.children or entry.news or self.locked is not None:
            return False
        self.state_of(entry.parent)  # type: ignore[arg-type]  # only the set-up has none
        self.journal.forget(self.timeline.remove_tip())
        return True

    def state_of(self, entry: Entry) -> Any:
        """Return the state after ``entry``, played again from the nearest kept or saved one if it is not in memory.

        Raises:
            ReplayDiverged: the rules of today lead somewhere else.
        """
        missing: list[Entry] = []
        try:
            while entry.state is None and not self._recalled(entry):
                missing.append(entry)
                if entry.number in self._broken:
                    raise ReplayDiverged(entry, "")
                assert entry.parent is not None, "the set-up can always be had"
                entry = entry.parent
            for later in reversed(missing):
                self._replay(later)
        except ReplayDiverged as bad:
            self._broken.add(bad.entry.number)
            raise
        return (missing[0] if missing else entry).state

    def beats_of(self, entry: Entry) -> tuple[Beat, ...]:
        """Return the film of a decision, played again if it is not in memory; empty where that is not possible."""
        if not entry.beats and entry.parent is not None:
            try:
                self.state_of(entry.parent)
                self._replay(entry)
            except ReplayDiverged:
                return ()
        return entry.beats

    def close(self) -> None:
        """Finish the journal; the session must not be used afterwards."""
        self.journal.close()

    def _recalled(self, entry: Entry) -> bool:
        """Fetch a state from the journal; the set-up is played again when it is not even there."""
        state = self.journal.recall(entry)
        if state is not None and digest(state) != entry.digest:
            state = None
        if state is None and entry.parent is None:
            state = start(self.rules, self.config).state
            if digest(state) != entry.digest:
                raise ReplayDiverged(entry, digest(state))
        if state is not None:
            entry.state = state
            self._memory.add(entry)
        return state is not None

    def _replay(self, entry: Entry) -> None:
        """Play ``entry`` again on its parent's state, which is in memory."""
        assert entry.parent is not None
        played = play(self.rules, entry.parent.state, entry.action)
        found = "" if isinstance(played, Refusal) else digest(played.state)
        if isinstance(played, Refusal) or found != entry.digest:
            raise ReplayDiverged(entry, found)
        entry.beats = played.beats
        if entry.state is None:
            entry.state = played.state
        self._memory.add(entry)

    def _reach(self, entry: Entry) -> None:
        if self.locked is not None:
            raise UndoStops(self.locked)
        try:
            self.state_of(entry)
        except ReplayDiverged as bad:
            raise UndoStops(text("session.undo.rules_changed", number=bad.entry.depth)) from bad

    def _left_by(self, tip: Entry) -> list[Entry]:
        """The decisions up to the position that are not on the way to ``tip``."""
        way: set[int] = set()
        entry: Entry | None = tip
        while entry is not None:
            way.add(entry.number)
            entry = entry.parent
        return [e for e in self.timeline.line[: self.timeline.position + 1] if e.number not in way]

    def _group(self) -> int | None:
        """The undo step that an answer to the open question belongs to; None opens a new one."""
        continues = bool(getattr(self.ask, "continues", False))
        return self.timeline.current.group if continues and self.timeline.position else None

    def _continuation(self, actions: Sequence[Any]) -> list[Entry]:
        """The decisions already played from here with exactly these actions, as one undo step; else empty."""
        found: list[Entry] = []
        entry = self.timeline.current
        for action in actions:
            child = next((e for e in entry.children if e.action == action), None)
            if child is None or (found and child.group != found[0].group):
                return []
            found.append(child)
            entry = child
        return found

    def _reenter(self, entries: Sequence[Entry]) -> Played[Any]:
        for entry in entries:
            self.state_of(entry)
            self.beats_of(entry)
            self.timeline.step_to(entry)
        self._note_head()
        return self._played(entries)

    def _note_head(self) -> None:
        self.journal.move_head(self.timeline.current, assisted=self.assisted, outcome=self._outcome_of(self.state))

    def _outcome_of(self, state: Any) -> Outcome | None:
        outcome: Outcome | None = self.rules.outcome(state) if top_ask(state) is None else None
        return outcome

    def _played(self, entries: Sequence[Entry]) -> Played[Any]:
        """What is shown of decisions that were just taken."""
        beats = tuple(beat for entry in entries for beat in entry.beats)
        return Played(self.state, beats, self.ask, any(entry.news for entry in entries))

    def _root(self) -> Entry:
        played = start(self.rules, self.config)
        root = Entry(0, None, 0, 0, "setup", None, played.beats, played.state, digest(played.state), False, self._now())
        self._memory.add(root)
        return root


class ReplayDiverged(Exception):
    """Playing a saved decision again gave another state; ``found`` is the digest reached ("" if it was refused)."""

    def __init__(self, entry: Entry, found: str) -> None:
        super().__init__(f"decision {entry.number} replays differently")
        self.entry = entry
        self.found = found


class UndoStops(Exception):
    """The game cannot stand there; ``why`` says it in words."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.id)
        self.why = why
