"""The lines of the outline for Qt's tree view."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from arcology.ui.outline.node import Node, root

Index = QModelIndex | QPersistentModelIndex
ROLE = Qt.ItemDataRole


class Rows(QAbstractItemModel):
    """``title`` names the column and ``describe`` says of a line what its words do not, both for a screen reader."""

    def __init__(self, title: str, describe: Callable[[Node], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._title, self._describe = title, describe
        self._top = root(())
        self._gone = self._top
        """What was shown before; an index that somebody still holds points to a line of it."""

    @property
    def sections(self) -> Sequence[Node]:
        """The lines that no other line holds."""
        return self._top.lines

    def show(self, sections: Sequence[Node]) -> None:
        """These lines instead of those before."""
        self.beginResetModel()
        self._gone, self._top = self._top, root(sections)
        self.endResetModel()

    def node(self, index: Index) -> Node:
        """The line of an index; the one that holds all for an invalid index."""
        return index.internalPointer() if index.isValid() else self._top

    def index_of(self, node: Node) -> QModelIndex:
        """Where a line is; invalid for the one that holds all."""
        return QModelIndex() if node is self._top else self.createIndex(node.row, 0, node)

    def find(self, path: Sequence[str]) -> Node | None:
        """The line of a path, opened down to it; None where there is no such line any more."""
        here = self._top
        for key in path:
            self._make(here)
            found = next((line for line in here.lines if line.key == key), None)
            if found is None:
                return None
            here = found
        return None if here is self._top else here

    def nearest(self, path: Sequence[str]) -> Node | None:
        """The line of a path, or of the last line above it that is still there."""
        for length in range(len(path), 0, -1):
            if (found := self.find(path[:length])) is not None:
                return found
        return self.sections[0] if self.sections else None

    def renew(self, node: Node, lines: Sequence[Node]) -> None:
        """A line holds others than before."""
        index = self.index_of(node)
        if node.lines:
            self.beginRemoveRows(index, 0, len(node.lines) - 1)
            node.hold(())
            self.endRemoveRows()
        if lines:
            self.beginInsertRows(index, 0, len(lines) - 1)
            node.hold(lines)
            self.endInsertRows()

    def _make(self, node: Node) -> None:
        if node.later is not None:
            self.fetchMore(self.index_of(node))

    # ---- what Qt asks --------------------------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        lines = self.node(parent).lines
        return self.createIndex(row, column, lines[row]) if column == 0 and 0 <= row < len(lines) else QModelIndex()

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]  # Qt has another function of that name
        above = self.node(index).parent if index.isValid() else None
        return QModelIndex() if above is None else self.createIndex(above.row, 0, above)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(self.node(parent).lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 1

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008
        return self.node(parent).holds

    def canFetchMore(self, parent: Index) -> bool:
        return self.node(parent).later is not None

    def fetchMore(self, parent: Index) -> None:
        node = self.node(parent)
        if node.later is None:
            return
        lines, node.later = node.later(), None
        if lines:
            self.beginInsertRows(self.index_of(node), 0, len(lines) - 1)
            node.hold(lines)
            self.endInsertRows()

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = ROLE.DisplayRole) -> object:
        return self._title if role in (ROLE.DisplayRole, ROLE.AccessibleTextRole) else None

    def data(self, index: Index, role: int = ROLE.DisplayRole) -> object:
        if not index.isValid():
            return None
        node = self.node(index)
        if role == ROLE.DisplayRole:
            return node.text
        if role == ROLE.AccessibleTextRole:
            return node.words()
        if role == ROLE.AccessibleDescriptionRole:
            return self._describe(node)
        return None
