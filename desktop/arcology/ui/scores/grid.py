"""The sheet as a real table: sources downwards, entrants across; arrow keys walk it and a screen reader reads it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QSizePolicy, QTableView, QWidget

from arcology.ui.art.chrome import Look
from arcology.ui.art.fonts import BODY, LARGE, SMALL, Role, Weight
from arcology.ui.art.textbox import text_height, text_width
from arcology.ui.scores.cells import EMBLEM, EntrantHeader, ScoreDelegate
from arcology.ui.scores.rows import Index, ScoreModel
from arcology.ui.scores.standing import Standing

FIGURE_SPACE = 10
"""Beside the widest figure of a column."""
USUAL_FIGURE = 66
WIDEST_FIGURE = 112
"""Width of a column that has room, at 100 % text."""
LEAST_LABEL = 70
WRAPPED = 0.62
"""A label's column is too narrow for icons when it has less than this part of what a line would take."""
ICON = 26
LABEL_SPACE = 10
NARROWEST = 60
ROW_SPACE = 12
TOTAL_SPACE = 16


class ScoreTable(QTableView):
    """As high as its rows, as wide as its place. ``compact``: only emblems head the columns, names stand elsewhere."""

    rule_asked = Signal(str)
    """Enter or a double click on a line: the rule that says what counts."""

    def __init__(self, look: Look, parent: QWidget | None = None, *, compact: bool = False) -> None:
        super().__init__(parent)
        self._look = look
        self.narrow = False
        self.rows = ScoreModel(look, self)
        self.setModel(self.rows)
        self.setItemDelegate(ScoreDelegate(look, self.rows, self))
        self.head = EntrantHeader(look, self.rows, self, compact=compact)
        self.setHorizontalHeader(self.head)
        self.verticalHeader().hide()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(look.studio.tr("app.scores.title"))
        self.activated.connect(self._activated)
        look.changed.connect(self._fit)

    def show_standing(self, standing: Standing) -> None:
        """Other figures."""
        self.rows.show(standing)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.rows.index(0, 0))
        self._fit()
        self.viewport().update()
        self.head.viewport().update()

    def _activated(self, index: Index) -> None:
        source = self.rows.source(index.row())
        if source is not None and source.rule:
            self.rule_asked.emit(source.rule)

    # ---- shape ---------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Figures get what they need and then share what is left; what a source is called wraps in its column.

        Where even that is too narrow, sources go without their icons and in smaller letters.
        """
        entrants = len(self.rows.standing.entrants)
        if not entrants or self.width() < NARROWEST:
            return
        room, least, wanted = self.viewport().width(), self._least_figure(), self._wanted_label()
        self.narrow = room - least * entrants < wanted * WRAPPED
        narrowest = max(self._look.px(LEAST_LABEL), min(self._longest_word(), room - least * entrants))
        label = max(narrowest, min(wanted, room - max(least, self._usual_figure()) * entrants))
        label = max(min(label, room - least * entrants), narrowest)
        figure = max(least, min((room - label) // entrants, self._look.px(WIDEST_FIGURE)))
        label = max(label, room - figure * entrants)
        self.setColumnWidth(0, label)
        for column in range(1, entrants + 1):
            self.setColumnWidth(column, figure)
        high = self.head.sizeHint().height()
        for row in range(self.rows.rowCount()):
            self.setRowHeight(row, height := self._height(row, label))
            high += height
        bar = self.horizontalScrollBar().sizeHint().height() if label + figure * entrants > room else 0
        self.setFixedHeight(high + bar + 2)

    def _wanted_label(self) -> int:
        """What the longest name of a source takes in one line, with its icon."""
        labels = (self.rows.label(row) for row in range(self.rows.rowCount()))
        longest = max(text_width(self._look.studio, words, BODY) for words in labels)
        return round(longest) + self._look.px(ICON) + LABEL_SPACE

    def _longest_word(self) -> int:
        """What no name of a source can do without, if all are to be written in the same size."""
        words = {word for row in range(self.rows.rowCount()) for word in self.rows.label(row).split()}
        size = SMALL if self.narrow else BODY
        longest = max((text_width(self._look.studio, word, size) for word in words), default=0.0)
        return round(longest) + self.gutter + LABEL_SPACE

    def _least_figure(self) -> int:
        digits = max(2, *(len(str(entrant.total)) for entrant in self.rows.standing.entrants))
        wide = text_width(self._look.studio, "0" * digits, LARGE + 3, role=Role.NUMBER, weight=Weight.Bold)
        return max(round(wide) + FIGURE_SPACE, self._look.px(2 * EMBLEM) + 4)

    def _usual_figure(self) -> int:
        return 0 if self.head.compact else self._look.px(USUAL_FIGURE)

    def label_size(self, row: int) -> float:
        """The size of a row's words."""
        if self.narrow:
            return SMALL
        return LARGE if self.rows.source(row) is None else BODY

    @property
    def gutter(self) -> int:
        """Width that the icons of sources take."""
        return 0 if self.narrow else self._look.px(ICON)

    def _height(self, row: int, label: int) -> int:
        look, total = self._look, self.rows.source(row) is None
        weight = Weight.Bold if total else Weight.Medium
        inside = max(20, label - (0 if total else self.gutter) - LABEL_SPACE)
        words = text_height(look.studio, self.rows.label(row), self.label_size(row), inside, weight=weight)
        high = round(max(words, look.px(LARGE * 1.2))) + (TOTAL_SPACE if total else ROW_SPACE)
        return max(high, look.studio.target)
