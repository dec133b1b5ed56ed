"""The log as people read it: one group for every decision, with what followed from it, rendered only when shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from arcology.engine.agenda import Seat
from arcology.engine.protocols import Titling
from arcology.engine.text import SeatRef, Text, text
from arcology.session.session import ReplayDiverged, Session
from arcology.session.steps import HUMAN
from arcology.session.timeline import Entry


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event. ``rule`` is the id that caused it ("" for none), ``auto`` marks what happened by itself, ``beat`` is
    the number of the decision's beat in which it happened."""

    text: Text
    cause: Text | None
    rule: str
    pieces: tuple[str, ...]
    auto: bool
    beat: int


Hides = Callable[[int, int], bool]
"""(number of an entry, number of one of its beats): whether that is not to be told yet."""


@dataclass(frozen=True, slots=True)
class Since:
    """What happened since a person's last decision: from which entry on, and which pieces it concerned."""

    position: int
    pieces: frozenset[str]


class LogGroup:
    """One decision of the line: ``headline`` says what was decided, ``lines`` what came of it; both made on demand."""

    def __init__(self, log: Log, position: int, entry: Entry, begun: tuple[LogLine, ...] | None = None) -> None:
        """``begun`` are the lines of a decision of which not everything is told yet."""
        self._log = log
        self._begun = begun
        self._parts: dict[int, LogGroup] = {}
        self.position = position
        self.entry = entry

    @cached_property
    def headline(self) -> Text:
        return self._log.headline(self.entry)

    @cached_property
    def goes_on(self) -> bool:
        """Whether it only goes on with the decision before it and needs no headline."""
        return self._log.goes_on(self.entry)

    @cached_property
    def lines(self) -> tuple[LogLine, ...]:
        return tuple(self._log.lines(self.entry)) if self._begun is None else self._begun

    def part(self, hides: Hides) -> LogGroup:
        """What may be told of it: the same object as long as that is the same."""
        if not hides(self.entry.number, len(self.entry.beats) - 1):
            return self
        lines = tuple(line for line in self.lines if not hides(self.entry.number, line.beat))
        return self._parts.setdefault(len(lines), LogGroup(self._log, self.position, self.entry, lines))


class Log:
    """Makes the groups of a session's current line as ``viewer`` may read them."""

    def __init__(self, session: Session, board: Any, viewer: Callable[[], Seat | None]) -> None:
        self._session = session
        self._board = board
        self._viewer = viewer
        self._groups: dict[int, LogGroup] = {}
        self._for: Seat | None = viewer()

    def groups(self) -> list[LogGroup]:
        """The decisions up to where the game stands, the set-up first."""
        if self._viewer() != self._for:
            self._groups.clear()
            self._for = self._viewer()
        line = self._session.entries[: self._session.position + 1]
        return [self._group(position, entry) for position, entry in enumerate(line)]

    def told(self, hides: Hides) -> list[LogGroup]:
        """The same without what is not to be told yet."""
        return [group.part(hides) for group in self.groups() if not hides(group.entry.number, 0)]

    def _group(self, position: int, entry: Entry) -> LogGroup:
        known = self._groups.get(entry.number)
        if known is None or known.entry is not entry:
            known = self._groups[entry.number] = LogGroup(self, position, entry)
        return known

    def headline(self, entry: Entry) -> Text:
        """What was decided, in the words of the offer that made it or of the step that it opened."""
        if entry.parent is None:
            return text("table.log.setup")
        before = self._before(entry)
        if before is None:
            return text("table.log.decision", number=entry.depth)
        title = self._board.title(before, entry.action) if isinstance(self._board, Titling) else None
        label: Text = title or self._board.offer(before, entry.action).label
        return label if label.visible_to(self._viewer()) else text("table.log.secret", seat=SeatRef(entry.seat))

    def goes_on(self, entry: Entry) -> bool:
        """Whether a decision only goes on with the one before it in its undo step."""
        if entry.parent is None or entry.group != entry.parent.group or not isinstance(self._board, Titling):
            return False
        before = self._before(entry)
        return before is not None and self._board.title(before, entry.action) is None

    def _before(self, entry: Entry) -> Any:
        """What the viewer saw when it was decided; None where that can no longer be had."""
        assert entry.parent is not None
        try:
            return self._session.rules.observe(self._session.state_of(entry.parent), self._viewer())
        except ReplayDiverged:
            return None

    def lines(self, entry: Entry) -> Iterator[LogLine]:
        """The events that have a line for this viewer, in order."""
        viewer = self._viewer()
        seen = self._session.rules.observe(self._session.state, viewer)
        # What is no longer in memory as a film still tells what happened, one event after the other.
        parts = [beat.events for beat in entry.beats] or [(event,) for event in entry.told]
        for number, event in ((number, event) for number, events in enumerate(parts) for event in events):
            line = self._board.line(seen, event, viewer)
            if line is None or not line.visible_to(viewer):
                continue
            cause = self._board.cause(seen, event, viewer)
            chosen = number == 0 and entry.driver == HUMAN  # by a person, even where something made them choose
            auto = entry.parent is None or (not chosen and (number > 0 or cause is not None))
            yield LogLine(line, cause, getattr(event, "rule", "") or "", self._board.touched(seen, event), auto, number)

    def since(self, seat: Seat | None) -> Since | None:
        """From the last decision of ``seat`` on (None: of any person; a seat that has not decided yet: from the first
        of the others); None when nobody has.
        """
        groups = self.groups()
        taken = ((number, groups[number].entry) for number in range(len(groups) - 1, 0, -1))
        own = next((n for n, e in taken if (e.driver == HUMAN if seat is None else e.seat == seat)), 0)
        if len(groups) == 1:
            return None
        later = [line for group in groups[own + 1 :] for line in group.lines]
        if own:  # of a decision of one's own what followed by itself
            later += [line for line in groups[own].lines if line.auto]
        return Since(max(own, 1), frozenset(piece for line in later for piece in line.pieces))
