"""The tree of decisions of one game, and where in it the game stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from arcology.engine.agenda import Beat, Seat

KEPT_EVERY = 20
"""Every so many decisions a state stays in memory for good (and is written to disk as a snapshot)."""

KEPT_RECENT = 200
"""So many of the states that were reached last stay in memory with their film."""


@dataclass(slots=True, eq=False)
class Entry:
    """One decision, by a person or a bot, and everything that followed from it.

    ``number`` is unique in the game and grows; ``parent`` is the decision before it (None only for the set-up, whose
    ``action`` is None). ``group`` is the number of the decision that opened its undo step. ``state`` may be dropped
    from memory (None) and is then computed again from the nearest one that is kept; ``told`` are the events of an entry
    whose beats are not in memory.
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
    told: tuple[Any, ...] = field(default=(), repr=False)
    anchored: bool = False
    """Its state cannot be had by playing again (the rules changed before it), so it is kept for good."""
    name: str | None = None
    """What a person called the line when it ended here ("": explicitly nothing); a line that goes on keeps it."""
    depth: int = field(init=False, default=0)
    """How many decisions lie between the set-up and this one, this one included."""

    def __post_init__(self) -> None:
        self.depth = 0 if self.parent is None else self.parent.depth + 1

    @property
    def events(self) -> tuple[Any, ...]:
        """All events of the decision in order."""
        return tuple(event for beat in self.beats for event in beat.events) if self.beats else self.told

    @property
    def is_kept(self) -> bool:
        """Whether its state stays in memory however long the game becomes."""
        return self.anchored or self.depth % KEPT_EVERY == 0

    def drop_film(self) -> None:
        """Give up the beats, which hold a state each; their events stay."""
        self.told, self.beats = self.events, ()


@dataclass(frozen=True, slots=True)
class Branch:
    """A line of play that was left: its last decision, where it left the current line, and how long it is."""

    tip: Entry
    fork: Entry
    length: int

    @property
    def first(self) -> Entry:
        """The decision with which it leaves the current line."""
        *_, first = self._back()
        return first

    @property
    def name(self) -> str:
        """What a person called it last; empty for a line without a name."""
        return next((entry.name for entry in self._back() if entry.name is not None), "")

    def _back(self) -> Iterator[Entry]:
        """Its decisions from the last to the first."""
        entry: Entry | None = self.tip
        while entry is not None and entry is not self.fork:
            yield entry
            entry = entry.parent


class Memory:
    """Bounds what a long game keeps: the states used last, and every twentieth."""

    def __init__(self, recent: int = KEPT_RECENT) -> None:
        self._size = recent
        self._recent: dict[Entry, None] = {}

    def add(self, entry: Entry) -> None:
        """Note that the state of ``entry`` was just computed; forget the oldest one beyond the limit."""
        self._recent.pop(entry, None)
        self._recent[entry] = None
        if len(self._recent) > self._size:
            old = next(iter(self._recent))
            del self._recent[old]
            old.drop_film()
            if not old.is_kept:
                old.state = None


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

    def enter(self, tip: Entry) -> None:
        """Make the line through ``tip`` the current one and stand on ``tip``; what followed it comes along."""
        line = list(self._up(tip))[::-1]
        self.position = len(line) - 1
        while line[-1].children:
            line.append(line[-1].children[-1])
        self.line = line

    def step_to(self, child: Entry) -> None:
        """Stand on ``child`` of the current entry, on this line if it lies there."""
        ahead = self.position + 1
        if ahead < len(self.line) and self.line[ahead] is child:
            self.position = ahead
        else:
            self.enter(child)

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
                    found += [Branch(tip, fork, tip.depth - fork.depth) for tip in self._tips(child)]
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
