"""The tree of decisions of one game, and where in it the game stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from arcology.engine.agenda import Beat, Seat


@dataclass(slots=True, eq=False)
class Entry:
    """One decision, by a person or a bot, and everything that followed from it.

    ``number`` is unique in the game and grows; ``parent`` is the decision before it (None only for the set-up, whose
    ``action`` is None). ``group`` is the number of the decision that opened its undo step. ``state`` may be dropped
    from memory (None) and is then computed again from the nearest one that is kept.
    """

    number: int
    parent: Entry | None = field(repr=False)
    group: int
    seat: Seat
    driver: str
    action: Any
    beats: tuple[Beat, ...] = field(repr=False)
    state: Any = field(repr=False)
    digest: str
    news: bool
    at: str
    children: list[Entry] = field(default_factory=list, repr=False)

    @property
    def events(self) -> tuple[Any, ...]:
        """All events of the decision in order."""
        return tuple(event for beat in self.beats for event in beat.events)


@dataclass(frozen=True, slots=True)
class Branch:
    """A line of play that was left: its last decision, where it left the current line, and how long it is."""

    tip: Entry
    fork: Entry
    length: int


class Timeline:
    """Entries on the current line (``line[0]`` is the set-up) and the position in it.

    Playing on in the middle keeps the old continuation as a branch that can be entered again.
    """

    def __init__(self, root: Entry) -> None:
        self.root = root
        self.line: list[Entry] = [root]
        self.position = 0

    @property
    def current(self) -> Entry:
        """The entry at the position."""
        return self.line[self.position]

    def append(self, entry: Entry) -> None:
        """Add a decision after the current one and stand on it; what came after is left as a branch."""
        self.current.children.append(entry)
        del self.line[self.position + 1 :]
        self.line.append(entry)
        self.position += 1

    def child(self, action: Any) -> Entry | None:
        """Return the decision already played here with this action, if there is one."""
        return next((e for e in self.current.children if e.action == action), None)

    def enter(self, tip: Entry) -> None:
        """Make the line through ``tip`` the current one and stand on ``tip``; what followed it comes along."""
        line = list(self._up(tip))[::-1]
        self.position = len(line) - 1
        while line[-1].children:
            line.append(line[-1].children[-1])
        self.line = line

    def remove_tip(self) -> Entry:
        """Forget the last decision of the line, which must be the current one and have no children."""
        gone = self.line.pop()
        self.position -= 1
        self.current.children.remove(gone)
        return gone

    def branches(self) -> list[Branch]:
        """Return the lines that leave the current one, oldest first."""
        on_line = set(map(id, self.line))
        found = []
        for fork in self.line:
            for child in fork.children:
                if id(child) not in on_line:
                    for tip in self._tips(child):
                        length = sum(1 for _ in self._up(tip)) - sum(1 for _ in self._up(fork))
                        found.append(Branch(tip, fork, length))
        return sorted(found, key=lambda b: b.tip.number)

    def entries(self) -> Iterator[Entry]:
        """Every decision of the tree, parents before children."""
        stack = [self.root]
        while stack:
            entry = stack.pop()
            yield entry
            stack.extend(reversed(entry.children))

    @staticmethod
    def _up(entry: Entry | None) -> Iterator[Entry]:
        while entry is not None:
            yield entry
            entry = entry.parent

    @staticmethod
    def _tips(entry: Entry) -> Iterator[Entry]:
        stack = [entry]
        while stack:
            top = stack.pop()
            if not top.children:
                yield top
            stack.extend(reversed(top.children))
