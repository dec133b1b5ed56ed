"""Undo: the timeline is the truth, the ``QUndoStack`` a view of it for actions, texts and shortcuts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoCommand, QUndoStack

from arcology.session.session import Session
from arcology.session.steps import UndoStep
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
    """

    def __init__(
        self, session: Session, seek: Callable[[int], bool], name: Callable[[Entry], str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._seek = seek
        self._name = name
        self._muted = False
        self._wanted: int | None = None
        self.stack = QUndoStack(self)
        self.stack.indexChanged.connect(self._index_changed)
        self.sync()

    def sync(self) -> None:
        """Bring the stack to the session's line and position; cheap when only one decision was added."""
        wanted = self._session.decision_steps()
        kept = self._kept(wanted)
        self._muted = True
        if kept < self.stack.count() or len(wanted) - kept > 1:
            self.stack.clear()
            kept = 0
        self.stack.setIndex(kept)  # or the push would drop what follows
        index = sum(1 for step in wanted if step.start < self._session.position)
        for number, new in enumerate(wanted[kept:], kept):
            step = DecisionStep(self._want, new.start, new.end, new.entry)
            if number in (index - 1, index):
                step.setText(self._name(step.opener))
            self.stack.push(step)
        self.name_steps(index)
        self.stack.setIndex(index)
        self._wanted = None
        self._muted = False

    def name_steps(self, index: int | None = None) -> None:
        """Put words to the steps that undo and redo would take (again: the language changed)."""
        at = self.stack.index() if index is None else index
        for i in (at - 1, at):
            if 0 <= i < self.stack.count():
                step = self._step(i)
                step.setText(self._name(step.opener))

    def undo_step(self) -> DecisionStep | None:
        """The step that undo would take back."""
        return self._step(self.stack.index() - 1) if self.stack.canUndo() else None

    def redo_step(self) -> DecisionStep | None:
        """The step that redo would repeat."""
        return self._step(self.stack.index()) if self.stack.canRedo() else None

    def _step(self, index: int) -> DecisionStep:
        command = self.stack.command(index)
        assert isinstance(command, DecisionStep)
        return command

    def _kept(self, wanted: Sequence[UndoStep]) -> int:
        """How many steps of the stack stay; the last of them may have grown by a later decision of its group."""
        kept = 0
        for i in range(min(self.stack.count(), len(wanted))):
            step, now = self._step(i), wanted[i]
            if step.start != now.start or step.opener is not now.entry:
                break
            step.end = now.end
            kept += 1
        return kept

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
