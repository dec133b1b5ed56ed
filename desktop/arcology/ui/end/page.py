"""The page that comes with the end of a game, beside the table, never over it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from arcology.engine.results import ScoreSheet
from arcology.ui.art.chrome import ActionButton, Kind, Label, Look, PanelFrame, SectionTitle
from arcology.ui.art.fonts import BODY, LARGE, SMALL, Role, Weight
from arcology.ui.end.banner import Banner
from arcology.ui.end.final import FinalSheet
from arcology.ui.end.scrubber import Scrubber
from arcology.ui.end.verdict import verdict
from arcology.ui.model import GameModel
from arcology.ui.panels.dice import DiceLedger, rolls_dice
from arcology.ui.panels.parts import PADDING, Buttons, clear, panel_column
from arcology.ui.scores.standing import keeps_score


class EndPanel(PanelFrame):
    """Filled by ``present`` when the game is over. Closing it leaves the final table and the log."""

    rule_asked = Signal(str)
    again_asked = Signal(bool)
    """Play again: with the same seed (True) or a new one."""
    start_asked = Signal()
    scores_asked = Signal()
    dismissed = Signal()

    def __init__(self, look: Look, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(look, "accent", parent, padding=PADDING)
        self._model = model
        tr = look.studio.tr
        self._banner = Banner(look)
        close = ActionButton(look, "close", kind=Kind.QUIET, small=True)
        close.setAccessibleName(tr("app.end.close"))
        close.setToolTip(tr("app.end.close"))
        close.clicked.connect(self.dismiss)
        head = QHBoxLayout()
        head.addWidget(SectionTitle(look, tr("app.end.title")), 1)
        head.addWidget(close)
        self._why = Label(look, "", BODY + 1, wrap=True)
        self._rule = ActionButton(look, "rules", "", kind=Kind.QUIET, small=True, flush=True)
        self._rule.clicked.connect(self._open_rule)
        self._score = QVBoxLayout()
        self.final = FinalSheet(look, model) if keeps_score(model) else None
        self._dice = DiceLedger(look, model)
        self.scrubber = Scrubber(look, model)
        column = panel_column(self, 7)
        column.addLayout(head)
        column.addWidget(self._banner)
        column.addWidget(self._why)
        column.addWidget(self._rule, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(self._score)
        if self.final is not None:
            self.final.rule_asked.connect(self.rule_asked)
            self.final.scores_asked.connect(self.scores_asked)
            column.addWidget(self.final)
        if rolls_dice(model.plugin):
            column.addWidget(SectionTitle(look, tr("app.end.luck"), above=8))
        column.addWidget(self._dice)
        column.addWidget(SectionTitle(look, tr("app.end.back_through"), above=8))
        column.addWidget(self.scrubber)
        column.addWidget(self._buttons())

    @property
    def scrubbing(self) -> bool:
        """Whether the person is stepping through the finished game."""
        return self.scrubber.at_work

    def present(self) -> None:
        """Reads how the game ended and shows it."""
        outcome = self._model.outcome
        if outcome is None:
            return
        model, tr = self._model, self.look.studio.tr
        told = verdict(model, outcome)
        self._banner.tell(told.words, told.role, told.icon, told.sign)
        self.set_accent(told.role)
        self._why.setText(model.render(outcome.why))
        words = tr("app.rule_link", rule=outcome.rule)
        self._rule.setText(words)
        self._rule.setAccessibleName(words)
        if self.final is None:
            self._show_score(model.rules.score(model.session.state))
        else:
            self.final.show_model()
        self._dice.show_model()
        self.scrubber.begin()
        self.show()

    def dismiss(self) -> None:
        """Goes away; the final table stays."""
        self.scrubber.end()
        self.hide()
        self.dismissed.emit()

    def _show_score(self, sheet: ScoreSheet) -> None:
        clear(self._score)
        if not sheet.lines:
            return
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        several = len(sheet.columns) > 1
        if several:
            for column, name in enumerate(sheet.columns, 1):
                grid.addWidget(Label(self.look, self._model.render(name.name), SMALL, "ink_muted"), 0, column)
        for row, line in enumerate(sheet.lines, 1):
            grid.addWidget(Label(self.look, self._model.render(line.label), BODY, wrap=True), row, 0)
            for column, value in enumerate(line.values, 1):
                figure = Label(self.look, str(value), LARGE, family=Role.DISPLAY, weight=Weight.DemiBold)
                grid.addWidget(figure, row, column, Qt.AlignmentFlag.AlignRight)
        if len(sheet.lines) > 1:
            row = len(sheet.lines) + 1
            grid.addWidget(Label(self.look, self.look.studio.tr("app.end.total"), BODY, "accent"), row, 0)
            for column, value in enumerate(sheet.totals, 1):
                figure = Label(self.look, str(value), LARGE, "accent", family=Role.DISPLAY, weight=Weight.Bold)
                grid.addWidget(figure, row, column, Qt.AlignmentFlag.AlignRight)
        self._score.addWidget(table)

    def _buttons(self) -> QWidget:
        tr, row = self.look.studio.tr, Buttons(self)
        made = []
        for icon, id, act, kind in (
            ("play", "app.end.again", lambda: self.again_asked.emit(False), Kind.PRIMARY),
            ("again", "app.end.same_seed", lambda: self.again_asked.emit(True), Kind.NORMAL),
            ("eye", "app.end.look", self.dismiss, Kind.NORMAL),
            ("home", "app.end.start", self.start_asked.emit, Kind.NORMAL),
        ):
            button = ActionButton(self.look, icon, tr(id), kind=kind, parent=row, flush=True)
            button.setAccessibleName(tr(id))
            button.clicked.connect(lambda _=False, act=act: act())
            made.append(button)
        row.show_buttons(made)
        return row

    def _open_rule(self) -> None:
        if self._model.outcome is not None:
            self.rule_asked.emit(self._model.outcome.rule)
