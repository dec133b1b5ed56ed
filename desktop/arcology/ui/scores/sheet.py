"""The score sheet beside the table: points by source as they stand, what counts, and how the lead went."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from arcology.ui.art.chrome import ActionButton, Kind, Label, Look, SectionTitle
from arcology.ui.art.fonts import BODY, LARGE, SMALL, Role, Weight
from arcology.ui.model import GameModel
from arcology.ui.panels.parts import Glyph, clear
from arcology.ui.scores.course import CoursePanel
from arcology.ui.scores.grid import ScoreTable
from arcology.ui.scores.standing import Source, Standing, standing
from arcology.ui.sheet import Sheet

WIDTH = 560
INDENT = 30
"""Of what explains a source, under its name; at 100 % text."""


class ScoresSheet(Sheet):
    """Stays open while the game goes on, and follows it."""

    rule_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget, model: GameModel, *, side: bool = True) -> None:
        tr = look.studio.tr
        super().__init__(look, parent, tr("app.scores.title"), WIDTH, side=side)
        self._model = model
        self.lead = Label(look, "", LARGE, "accent", family=Role.DISPLAY, weight=Weight.DemiBold, wrap=True)
        self.table = ScoreTable(look)
        self.table.rule_asked.connect(self.rule_asked)
        self._counts = QVBoxLayout()
        self._counts.setSpacing(2)
        self._told: tuple[Source, ...] = ()
        self.fold = ActionButton(look, "chevron_right", tr("app.scores.over_rounds"), kind=Kind.QUIET, flush=True)
        self.fold.setCheckable(True)
        self.fold.toggled.connect(self._folded)
        self.course = CoursePanel(look, model)
        self.course.hide()
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(2, 0, 10, 0)
        column.setSpacing(8)
        column.addWidget(self.lead)
        column.addWidget(self.table)
        column.addWidget(self.fold, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.course)
        column.addWidget(SectionTitle(look, tr("app.scores.counts"), above=8))
        column.addLayout(self._counts)
        column.addStretch(1)
        self.fill(body)
        model.shown.connect(self.show_model)
        self.show_model()

    def show_model(self) -> None:
        """Reads the present position."""
        outcome = self._model.outcome
        now = standing(self._model, () if outcome is None else outcome.winners)
        self.lead.setText(tell_lead(self.look, now))
        self.table.show_standing(now)
        self._explain(now)
        if self.fold.isChecked():
            self._show_course()

    def dismiss(self) -> None:
        self._model.shown.disconnect(self.show_model)
        super().dismiss()

    def _show_course(self) -> None:
        outcome = self._model.outcome
        self.course.show_model(() if outcome is None else outcome.winners)

    def _folded(self, open_: bool) -> None:
        self.fold.set_icon("chevron_down" if open_ else "chevron_right")
        if open_:
            self._show_course()
        self.course.setVisible(open_)

    # ---- what counts ---------------------------------------------------------------------------------------------

    def _explain(self, now: Standing) -> None:
        """Each source in a sentence with the rule that says so; made again only when the words are others."""
        words = tuple(Source(one.label, one.icon, one.explain, one.rule, ()) for one in now.sources)
        if words == self._told:
            return
        self._told = words
        clear(self._counts)
        for source in words:
            self._counts.addWidget(self._source(source))

    def _source(self, source: Source) -> QWidget:
        look, place = self.look, QWidget()
        head = QHBoxLayout()
        head.setSpacing(8)
        if source.icon:
            head.addWidget(Glyph(look, source.icon, "accent", BODY + 2))
        head.addWidget(Label(look, source.label, BODY, weight=Weight.DemiBold, wrap=True), 1)
        if source.rule:
            link = ActionButton(look, "rules", source.rule, kind=Kind.QUIET, small=True)
            link.setAccessibleName(f"{source.label}: {look.studio.tr('app.rule_link', rule=source.rule)}")
            link.clicked.connect(lambda _=False, rule=source.rule: self.rule_asked.emit(rule))
            head.addWidget(link)
        column = QVBoxLayout(place)
        column.setContentsMargins(0, 0, 0, 2)
        column.setSpacing(0)
        column.addLayout(head)
        if source.explain:
            told = Label(look, source.explain, SMALL + 1, "ink_muted", wrap=True)
            told.setContentsMargins(look.px(INDENT), 0, 0, 0)
            column.addWidget(told)
        return place


def tell_lead(look: Look, now: Standing) -> str:
    """Who leads and by how much, in a few words."""
    tr, ahead = look.studio.tr, now.ahead
    if len(now.entrants) == 1:
        return tr("app.scores.points", points=now.entrants[0].total)
    if not ahead:
        return tr("app.scores.all_level_now")
    if len(ahead) > 1:
        return tr("app.scores.level", names=tuple(one.name for one in ahead))
    if not now.lead:  # won by what breaks a tie
        return tr("app.scores.ahead", name=ahead[0].name)
    return tr("app.scores.leads", name=ahead[0].name, points=now.lead)
