"""The rows of the log: its last decisions, and earlier ones as far as somebody has scrolled back to them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from arcology.ui.art.chrome import Look
from arcology.ui.log import LogGroup, LogLine
from arcology.ui.model import GameModel

Index = QModelIndex | QPersistentModelIndex

UNKNOWN: Final = 1 << 30
"""Later than every decision."""

PORTION: Final = 80
"""Rows that are made at a time: whatever the length of the game, a list asks for the size of each row it has, twice,
whenever one is added."""


@dataclass(frozen=True, slots=True, eq=False)
class Row:
    """One row of the list: the headline of a decision, or one event that followed from it.

    It is the same row only if it is the same object: a list asks for thousands of them, and words take long to compare.
    """

    position: int
    text: str
    cause: str
    rule: str
    pieces: tuple[str, ...]
    auto: bool
    headline: bool


class LogRows(QAbstractListModel):
    """The end of a model's log. Texts are rendered once; ``since`` is the position of the last decision."""

    def __init__(self, look: Look, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._model = look, model
        self._rows: list[Row] = []
        self._groups: list[LogGroup] = []
        self._first = 0  # the group that the first row belongs to
        self.since = UNKNOWN
        self.busy = False
        """Whether rows are being put in or taken out; the list's scroll bar then says nothing about a person."""

    @property
    def has_earlier(self) -> bool:
        """Whether there are decisions above the first row."""
        return self._first > 0

    def refresh(self) -> None:
        """Reads the log again: what is the same stays, what is new comes below it; far from the end there is less."""
        groups = self._model.told_log
        same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(self._groups, groups, strict=False)))
        with self._change():
            self._drop_from(same)
            self._groups = list(groups)
            self._append(same)
            if len(self._rows) > 2 * PORTION:
                self._shorten()
            elif len(self._rows) < PORTION:
                self._prepend(PORTION - len(self._rows))
        since = self._model.since_last(None)
        self.since = since.position if since is not None else UNKNOWN

    def load_earlier(self) -> None:
        """Another portion of older decisions, above the others."""
        with self._change():
            self._prepend(PORTION)

    def reach(self, position: int) -> None:
        """Goes back as far as the decision at a position."""
        with self._change():
            while self.has_earlier and self._groups[self._first].position > position:
                self._prepend(PORTION)

    def forget(self) -> None:
        """Texts are to be rendered again."""
        self.beginResetModel()
        self._rows, self._groups, self._first = [], [], 0
        self.endResetModel()

    @contextmanager
    def _change(self) -> Iterator[None]:
        self.busy = True
        try:
            yield
        finally:
            self.busy = False

    def _drop_from(self, group: int) -> None:
        """Takes out the rows of a group and of all later ones."""
        if group >= len(self._groups):
            return
        position = self._groups[group].position
        first = next((i for i, row in enumerate(self._rows) if row.position >= position), len(self._rows))
        self._remove(first, len(self._rows))
        self._first = min(self._first, group)

    def _append(self, group: int) -> None:
        """Puts in the rows of a group and of all later ones; of many only the last, in place of what was there."""
        made: list[Row] = []
        at = len(self._groups)
        while at > group and len(made) < PORTION:
            at -= 1
            made[:0] = self._rows_of(self._groups[at])
        if at > group or not self._rows:
            self._remove(0, len(self._rows))
            self._first = at
        self._insert(len(self._rows), made)

    def _prepend(self, count: int) -> None:
        made: list[Row] = []
        while self._first > 0 and len(made) < count:
            self._first -= 1
            made[:0] = self._rows_of(self._groups[self._first])
        self._insert(0, made)

    def _shorten(self) -> None:
        """Lets go of the oldest decisions, down to a portion of rows."""
        cut = next(i for i in range(len(self._rows) - PORTION, -1, -1) if self._rows[i].headline)
        position = self._rows[cut].position
        self._remove(0, cut)
        self._first = next(i for i, group in enumerate(self._groups) if group.position >= position)

    def _insert(self, at: int, rows: list[Row]) -> None:
        if rows:
            self.beginInsertRows(QModelIndex(), at, at + len(rows) - 1)
            self._rows[at:at] = rows
            self.endInsertRows()

    def _remove(self, first: int, end: int) -> None:
        if first < end:
            self.beginRemoveRows(QModelIndex(), first, end - 1)
            del self._rows[first:end]
            self.endRemoveRows()

    def first_of(self, position: int) -> int:
        """The row of the headline of a decision."""
        return next((i for i, row in enumerate(self._rows) if row.position >= position), 0)

    def fresh(self, row: Row) -> bool:
        """Whether it came with the last decision or after it."""
        return row.position >= self.since

    def _rows_of(self, group: LogGroup) -> list[Row]:
        rows = [self._row(group.position, line) for line in group.lines]
        if group.goes_on:
            return rows
        return [Row(group.position, self._model.render(group.headline), "", "", (), False, True), *rows]

    def _row(self, position: int, line: LogLine) -> Row:
        render = self._model.render
        cause = render(line.cause) if line.cause is not None else ""
        return Row(position, render(line.text), cause, line.rule, line.pieces, line.auto, False)

    def row(self, index: Index) -> Row | None:
        number = index.row()  # -1 where it is none
        return self._rows[number] if 0 <= number < len(self._rows) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row(index)
        if row is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            auto = self._look.studio.tr("app.log.auto") if row.auto else ""
            return ". ".join(part for part in (row.text, row.cause, auto) if part)
        return None
