"""A line of the outline: what it says, what can be done with it, and the lines that it holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum

from arcology.engine.offers import Offer


class Kind(StrEnum):
    """What a line is, which decides how it is drawn."""

    SECTION = "section"
    GROUP = "group"
    PIECE = "piece"
    ACTION = "action"
    SHARE = "share"
    FACT = "fact"
    EVENT = "event"
    RULE = "rule"


class Node:
    """One line. ``key`` names it among its neighbours and stays the same while the table changes.

    Args:
        text: what it says; ``note`` is said in smaller letters below it, ``side`` at the end of the line.
        icon: a sign before it, ``tone`` the palette role in which sign and side are drawn (empty: muted).
        marks: short words that are shown as chips: that it is new, that it was chosen.
        piece: the piece it is about.
        offer: the action that it stands for, whose consequences are told while it is the current line.
        act: what Enter does; ``more`` and ``less`` what the keys for one more and one fewer do.
        is_open: whether its lines are shown as long as the person has not closed or opened it.
        said: what only somebody who hears the line is told, because its sign shows it to others.
        later: makes its lines when it is opened for the first time.
        tell: makes ``side`` when it is shown for the first time.
    """

    __slots__ = (
        "_lines", "_side", "_tell", "act", "icon", "is_open", "key", "kind", "later", "less", "marks", "more", "note",
        "offer", "parent", "piece", "row", "said", "text", "tone",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        kind: Kind,
        text: str,
        *,
        note: str = "",
        side: str = "",
        icon: str = "",
        tone: str = "",
        marks: Sequence[str] = (),
        piece: str = "",
        offer: Offer | None = None,
        act: Callable[[], object] | None = None,
        more: Callable[[], object] | None = None,
        less: Callable[[], object] | None = None,
        is_open: bool = False,
        said: str = "",
        lines: Sequence[Node] = (),
        later: Callable[[], Sequence[Node]] | None = None,
        tell: Callable[[], tuple[str, str]] | None = None,
    ) -> None:
        self.key, self.kind, self.text, self.note = key, kind, text, note
        self.icon, self.tone, self.marks = icon, tone, tuple(marks)
        self.piece, self.offer = piece, offer
        self.act, self.more, self.less = act, more, less
        self.is_open, self.said, self.later = is_open, said, later
        self.parent: Node | None = None
        self.row = 0
        self._side, self._tell = side, tell
        self._lines: list[Node] = []
        self.hold(lines)

    @property
    def lines(self) -> Sequence[Node]:
        """The lines that it holds, as far as they have been made."""
        return self._lines

    @property
    def side(self) -> str:
        """What stands at the end of the line."""
        if self._tell is not None:
            self._side, tone = self._tell()
            self.tone, self._tell = tone or self.tone, None
        return self._side

    @property
    def path(self) -> tuple[str, ...]:
        """The keys from the section down to this line."""
        return (*(() if self.parent is None else self.parent.path), self.key)

    @property
    def holds(self) -> bool:
        """Whether there are lines in it, made or not."""
        return bool(self._lines) or self.later is not None

    def words(self) -> str:
        """All that the line says, for somebody who hears it."""
        parts = (self.text, self.note, self.side, *self.marks, self.said)
        return ", ".join(part for part in parts if part)

    def walk(self) -> Iterator[Node]:
        """This line and all that it holds, as far as made, in order."""
        yield self
        for line in self._lines:
            yield from line.walk()

    def hold(self, lines: Sequence[Node]) -> None:
        """Takes these lines in, in place of those that it held."""
        self._lines = list(lines)
        for row, line in enumerate(self._lines):
            line.parent, line.row = self, row


def root(sections: Sequence[Node]) -> Node:
    """The line that is not shown and holds all sections."""
    top = Node("", Kind.SECTION, "", lines=sections)
    for section in sections:
        section.parent = None  # it is the first of its path
    return top
