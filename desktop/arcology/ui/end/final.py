"""The final sheet of a game that compares points: the order, the sources, and how the lead went."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from arcology.ui.art.chrome import ActionButton, Kind, Look, SectionTitle
from arcology.ui.end.ranking import Ranking
from arcology.ui.keymap import badge
from arcology.ui.model import GameModel
from arcology.ui.scores.course import CoursePanel
from arcology.ui.scores.grid import ScoreTable
from arcology.ui.scores.standing import standing


class FinalSheet(QWidget):
    """A part of the end page, as narrow as the rail."""

    rule_asked = Signal(str)
    scores_asked = Signal()
    """The wide sheet, with what counts."""

    def __init__(self, look: Look, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        tr = look.studio.tr
        self.ranking = Ranking(look)
        self.table = ScoreTable(look, compact=True)
        self.table.rule_asked.connect(self.rule_asked)
        self.course = CoursePanel(look, model)
        whole = ActionButton(look, "chart", tr("app.scores.whole"), badge("scores"), Kind.QUIET, small=True, flush=True)
        whole.setAccessibleName(tr("app.scores.whole"))
        whole.clicked.connect(lambda: self.scores_asked.emit())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(7)
        column.addWidget(self.ranking)
        column.addWidget(self.table)
        column.addWidget(whole, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(SectionTitle(look, tr("app.scores.over_rounds"), above=8))
        column.addWidget(self.course)

    def show_model(self) -> None:
        """Reads how the game ended."""
        outcome = self._model.outcome
        winners = () if outcome is None else outcome.winners
        now = standing(self._model, winners)
        self.ranking.show_standing(now)
        self.table.show_standing(now)
        self.course.show_model(winners)
