"""Undo: the timeline is the truth, the ``QUndoStack`` a view of it for actions, texts and shortcuts."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Container, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoCommand, QUndoStack

from arcology.engine.agenda import Seat
from arcology.engine.text import Text, text
from arcology.session.session import Session
from arcology.session.steps import HUMAN
from arcology.session.timeline import Entry


class DecisionStep(QUndoCommand):
    """From one human decision to the next: that decision, all automatic consequences, all decisions of bots.

    Nothing is done here that could fail: it only says which position is wanted, and :class:`UndoMirror` goes there.
    """

    def __init__(self, want: Callable[[int], None], start: int, end: int, opener: Entry) -> None:
        super().__init__()
        self._want = want
        self.start = start
        self.end = end
        self.opener = opener

    def redo(self) -> None:
        self._want(self.end)

    def undo(self) -> None:
        self._want(self.start)


class UndoMirror(QObject):
    """Keeps the stack equal to the current line of a session, and turns the stack's own undo and redo into ``seek``.

    Args:
        session: whose line is shown.
        seek: goes to a position and says whether it did (honest undo may forbid it).
        name: the text of a step, asked only for the steps next to the position.
        rivals: the seats that a computer plays now. A step never begins at one of their questions, for undo would not
            stand there long; so what a computer decided before any person did belongs to no step.
    """

    def __init__(
        self,
        session: Session,
        seek: Callable[[int], bool],
        name: Callable[[Entry], str],
        rivals: Callable[[], Container[Seat]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._seek = seek
        self._name = name
        self._rivals = rivals
        self._muted = False
        self._wanted: int | None = None
        self._steps: list[DecisionStep] = []
        self._known = 1
        self._tip: Entry | None = session.entries[0]
        self.stack = QUndoStack(self)
        self.stack.indexChanged.connect(self._index_changed)
        self.sync()

    def sync(self) -> None:
        """Bring the stack to the session's line and position; what has not changed since the last time is not read."""
        line = self._session.entries
        self._muted = True
        if self._known > len(line) or line[self._known - 1] is not self._tip:
            self._forget()
        fresh = self._grow(line)
        if fresh:
            self.stack.setIndex(self.stack.count())  # or the push would drop what follows
        index = bisect_left(self._steps, self._session.position, key=lambda step: step.start)
        for number, step in enumerate(fresh, len(self._steps) - len(fresh)):
            if number in (index - 1, index):
                step.setText(self._name(step.opener))
            self.stack.push(step)
        self.name_steps(index)
        self.stack.setIndex(index)
        self._wanted = None
        self._muted = False

    def regroup(self) -> None:
        """Make the steps anew: others decide for the seats now."""
        self._muted = True
        self._forget()
        self.sync()

    def _forget(self) -> None:
        self.stack.clear()
        self._steps, self._known = [], 1

    def _grow(self, line: Sequence[Entry]) -> list[DecisionStep]:
        """Take in the decisions that are new: they lengthen the last step or make steps of their own."""
        fresh: list[DecisionStep] = []
        rivals = self._rivals()
        for position in range(self._known, len(line)):
            entry = line[position]
            opens = entry.driver == HUMAN and entry.seat not in rivals and entry.group != line[position - 1].group
            if not opens and self._steps:
                self._steps[-1].end = position
            elif opens:
                fresh.append(DecisionStep(self._want, position - 1, position, entry))
                self._steps.append(fresh[-1])
        self._known, self._tip = len(line), line[-1]
        return fresh

    def name_steps(self, index: int | None = None) -> None:
        """Put words to the steps that undo and redo would take (again: the language changed)."""
        at = self.stack.index() if index is None else index
        for i in (at - 1, at):
            if 0 <= i < len(self._steps):
                self._steps[i].setText(self._name(self._steps[i].opener))

    def undo_step(self) -> DecisionStep | None:
        """The step that undo would take back."""
        return self._steps[self.stack.index() - 1] if self.stack.canUndo() else None

    def nothing(self) -> Text:
        """Why there is no step to take back: nothing was decided, or only for seats that computers play by now."""
        past, rivals = self._session.entries[1 : self._session.position + 1], self._rivals()
        handed = any(entry.driver == HUMAN and entry.seat in rivals for entry in past)
        return text("table.undo.handed" if handed else "table.undo.nothing")

    def redo_step(self) -> DecisionStep | None:
        """The step that redo would repeat."""
        return self._steps[self.stack.index()] if self.stack.canRedo() else None

    def _want(self, position: int) -> None:
        if not self._muted:
            self._wanted = position

    def _index_changed(self, _index: int) -> None:
        """The stack was moved by an action or a view: follow it, or bring it back where that is forbidden."""
        wanted, self._wanted = self._wanted, None
        if self._muted or wanted is None or wanted == self._session.position:
            return
        if not self._seek(wanted):
            self.sync()
