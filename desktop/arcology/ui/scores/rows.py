"""The sheet as a model for Qt's views: sources and their sum downwards, entrants across, each cell in words as well."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from arcology.ui.art.chrome import Look
from arcology.ui.scores.standing import Entrant, Source, Standing

Index = QModelIndex | QPersistentModelIndex
NOBODY = Standing((), ())


class ScoreModel(QAbstractTableModel):
    """Sources and their sum; the first column says what they are."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tr = look.studio.tr
        self.standing = NOBODY

    def show(self, standing: Standing) -> None:
        """Other figures; cells stay where they are as long as the sheet has the same shape."""
        before, self.standing = self.standing, standing
        if (len(before.sources), len(before.entrants)) != (len(standing.sources), len(standing.entrants)):
            self.beginResetModel()
            self.endResetModel()
            return
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.standing.sources) + 1

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.standing.entrants) + 1

    def source(self, row: int) -> Source | None:
        """The source of a row; None for the sum."""
        return self.standing.sources[row] if 0 <= row < len(self.standing.sources) else None

    def entrant(self, column: int) -> Entrant | None:
        """The entrant of a column; None for the words."""
        return self.standing.entrants[column - 1] if 0 < column <= len(self.standing.entrants) else None

    def label(self, row: int) -> str:
        """What a row is about."""
        source = self.source(row)
        return self._tr("app.end.total") if source is None else source.label

    def figure(self, row: int, column: int) -> int:
        """The number in a cell."""
        source = self.source(row)
        return self.standing.entrants[column - 1].total if source is None else source.values[column - 1]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.label(row) if column == 0 else str(self.figure(row, column))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            source = self.source(row)
            return source.explain if source is not None and source.explain else None
        return None

    def _spoken(self, row: int, column: int) -> str:
        """Each cell says the whole: what for, whose, how much."""
        entrant, source = self.entrant(column), self.source(row)
        if entrant is None:
            return f"{self.label(row)}. {source.explain}" if source is not None and source.explain else self.label(row)
        told = self._tr("app.scores.cell", what=self.label(row), name=entrant.name, points=self.figure(row, column))
        return f"{told}, {self._tr('app.scores.leading')}" if source is None and entrant.leads else told

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return self.label(section) if role == Qt.ItemDataRole.DisplayRole else None
        entrant = self.entrant(section)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._tr("app.scores.source") if entrant is None else entrant.name
        if entrant is not None and role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{entrant.full_name}, {self._tr('app.scores.leading')}" if entrant.leads else entrant.full_name
        return None
