"""What a wide sheet holds: two columns side by side, which stand one below the other where the sheet is narrow."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from arcology.ui.sheet import Sheet

GAP: Final = 36
"""Between two columns."""
BELOW: Final = 16
"""Between one and the other below it."""


class Columns(QWidget):
    """Tab and a screen reader go through all of ``left`` before they come to ``right``."""

    def __init__(self, spacing: int) -> None:
        """``spacing`` lies between the things of a column."""
        super().__init__()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(2, 0, 10, 0)
        self._row.setSpacing(GAP)
        self.left, self.right = self._column(spacing), self._column(spacing)

    def _column(self, spacing: int) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(spacing)
        self._row.addLayout(column, 1)
        return column

    def set_beside(self, beside: bool) -> None:
        """Whether there is room for both side by side."""
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._row.setSpacing(GAP if beside else BELOW)


class ColumnsSheet(Sheet):
    """A sheet that is filled with :class:`Columns`."""

    two_columns: ClassVar[int]
    """From this width of the panel on, at 100 % text, they stand side by side."""

    def _place(self) -> None:
        super()._place()
        if isinstance(self._scrolled, Columns):
            self._scrolled.set_beside(self.panel.width() >= self.look.px(self.two_columns))
