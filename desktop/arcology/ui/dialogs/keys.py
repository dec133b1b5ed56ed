"""All keys and ways of pointing, by what they are for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from arcology.ui.art.chrome import KeyBadge, Label, Look, SectionTitle
from arcology.ui.art.fonts import BODY
from arcology.ui.columns import Columns
from arcology.ui.flow import Flow
from arcology.ui.keymap import GROUPS, rows
from arcology.ui.sheet import Sheet

WIDTH, BESIDE = 1240, 560
"""Preferred widths, over the start screen and beside a table."""
TWO_COLUMNS = 1060
"""From this width on."""


class KeysSheet(Sheet):
    """Only to be read: the table behind it is :mod:`arcology.ui.keymap`."""

    def __init__(self, look: Look, parent: QWidget, *, side: bool = False, without: Sequence[str] = ()) -> None:
        tr = look.studio.tr
        super().__init__(look, parent, tr("app.keys.title"), BESIDE if side else WIDTH, side=side)
        self.lines: list[tuple[str, list[str]]] = []
        self._columns = Columns(5)
        groups = {heading: _with_keys(rows(group, tr, without)) for group, heading in GROUPS.items()}
        left, half = self._columns.left, sum(len(lines) for lines in groups.values()) / 2
        for heading, lines in groups.items():
            column = left if len(self.lines) < half - len(lines) / 2 else self._columns.right
            column.addWidget(SectionTitle(look, tr(heading), above=12 if column.count() else 0))
            for words, keys in lines:
                self.lines.append((words, keys))
                column.addWidget(self._line(words, keys))
        for column in (left, self._columns.right):
            column.addStretch(1)
        self.fill(self._columns)
        self._place()

    def _place(self) -> None:
        super()._place()
        if hasattr(self, "_columns"):
            self._columns.set_beside(self.panel.width() >= self.look.px(TWO_COLUMNS))

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
