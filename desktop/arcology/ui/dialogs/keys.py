"""All keys and ways of pointing, by what they are for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from arcology.ui.art.chrome import KeyBadge, Label, Look, SectionTitle
from arcology.ui.art.fonts import BODY
from arcology.ui.columns import Columns, ColumnsSheet
from arcology.ui.flow import Flow
from arcology.ui.keymap import GROUPS, rows

WIDTH, BESIDE = 1240, 560
"""Preferred widths, over the start screen and beside a table."""


class KeysSheet(ColumnsSheet):
    """Only to be read: the table behind it is :mod:`arcology.ui.keymap`."""

    two_columns = 1060

    def __init__(self, look: Look, parent: QWidget, *, side: bool = False, without: Sequence[str] = ()) -> None:
        tr = look.studio.tr
        super().__init__(look, parent, tr("app.keys.title"), BESIDE if side else WIDTH, side=side)
        self.lines: list[tuple[str, list[str]]] = []
        columns = Columns(5)
        groups = {heading: _with_keys(rows(group, tr, without)) for group, heading in GROUPS.items()}
        half = sum(len(lines) for lines in groups.values()) / 2
        for heading, lines in groups.items():
            column = columns.left if len(self.lines) < half - len(lines) / 2 else columns.right
            column.addWidget(SectionTitle(look, tr(heading), above=12 if column.count() else 0))
            for words, keys in lines:
                self.lines.append((words, keys))
                column.addWidget(self._line(words, keys))
        for column in (columns.left, columns.right):
            column.addStretch(1)
        self.fill(columns)
        self._place()

    def _line(self, words: str, keys: list[str]) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        badges = Flow(space=4)
        for key in keys:
            badges.add(KeyBadge(self.look, key))
        told = Label(self.look, words, BODY, wrap=True)
        told.setAccessibleName(f"{words}: {', '.join(keys)}")
        row.addWidget(told, 3)
        row.addWidget(badges, 2)
        return line


def _with_keys(lines: Sequence[tuple[str, list[str]]]) -> list[tuple[str, list[str]]]:
    """Without what has no key on this system: the end of the program, for one, has none on Windows."""
    told = [(words, [key for key in keys if key]) for words, keys in lines]
    return [(words, keys) for words, keys in told if keys]
