"""All keys and ways of pointing, by what they are for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from arcology.ui.art.chrome import KeyBadge, Label, Look, SectionTitle
from arcology.ui.art.fonts import BODY
from arcology.ui.flow import Flow
from arcology.ui.keymap import GROUPS, rows
from arcology.ui.sheet import Sheet


class KeysSheet(Sheet):
    """Only to be read: the table behind it is :mod:`arcology.ui.keymap`."""

    def __init__(self, look: Look, parent: QWidget, *, side: bool = False, without: Sequence[str] = ()) -> None:
        tr = look.studio.tr
        super().__init__(look, parent, tr("app.keys.title"), 560 if side else 700, side=side)
        self.lines: list[tuple[str, list[str]]] = []
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(2, 0, 10, 0)
        column.setSpacing(5)
        for number, (group, heading) in enumerate(GROUPS.items()):
            column.addWidget(SectionTitle(look, tr(heading), above=12 if number else 0))
            for words, keys in rows(group, tr, without):
                self.lines.append((words, keys))
                column.addWidget(self._line(words, keys))
        column.addStretch(1)
        self.fill(body)

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
