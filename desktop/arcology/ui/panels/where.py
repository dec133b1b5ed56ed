"""Where we are: round, phase, progress, whose turn, what ends the game, what to beware of."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from arcology.engine.offers import SeatInfo
from arcology.engine.text import SeatRef
from arcology.ui.art.chrome import Label, Look, PanelFrame, Pill
from arcology.ui.art.fonts import BODY, HEADING, SMALL, Role, Weight
from arcology.ui.art.icons import SEAT_ICONS
from arcology.ui.model import GameModel
from arcology.ui.panels.parts import PADDING, IconLine, Progress, SeatPlate, clear, panel_column


class WherePanel(PanelFrame):
    """Follows the model's status."""

    def __init__(self, look: Look, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(look, "accent", parent, padding=PADDING)
        self.setAccessibleName(look.studio.tr("outline.section.where"))
        self._model = model
        self._headline = Label(look, "", HEADING + 1, family=Role.DISPLAY, weight=Weight.DemiBold, wrap=True)
        self._pill = Pill(look, "", "")
        self._plate = SeatPlate(look)
        self._progress = Progress(look)
        self._phase = Label(look, "", BODY, weight=Weight.DemiBold, wrap=True)
        self._notes = QVBoxLayout()
        self._shape = 0, 0  # how many warnings and notes there are
        self._lines: list[QLabel] = []
        self._notes.setSpacing(4)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.addWidget(self._headline, 1)
        self._head.addWidget(self._pill, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        column = self._column = panel_column(self, 7)
        column.addLayout(self._head)
        column.addWidget(self._plate)
        column.addWidget(self._progress)
        column.addWidget(self._phase)
        column.addLayout(self._notes)
        model.shown.connect(self.show_model)
        model.told.connect(self.show_model)
        self.show_model()

    def show_model(self) -> None:
        """Reads where the game stands on the table that is shown."""
        status, tr = self._model.told_status, self._model.render
        self._headline.setText(tr(status.headline))
        self._phase.setText(tr(status.phase))
        done, of = status.progress
        self._progress.set(done, of, self.look.studio.tr("app.where.progress", done=done, of=of))
        self._show_turn()
        self._place_pill()
        notes = [*status.notes, *([status.ends] if status.ends is not None else [])]
        self._show_notes([tr(warning) for warning in status.warnings], [tr(note) for note in notes])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_pill()

    def relook(self) -> None:
        super().relook()
        self._place_pill()

    def _place_pill(self) -> None:
        """Beside the headline where that has room in one line, else below it."""
        margins = self.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self._pill.sizeHint().width() - self._head.spacing()
        fits = QFontMetrics(self._headline.font()).horizontalAdvance(self._headline.text()) <= room
        direction = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        if direction != self._head.direction():
            self._head.setDirection(direction)
            self._column.invalidate()  # it remembers how high the other way was

    def _show_notes(self, warnings: list[str], notes: list[str]) -> None:
        """The lines stay where there are as many as before, and only words that are new are set again."""
        shape = len(warnings), len(notes)
        if shape != self._shape:
            self._shape = shape
            clear(self._notes)
            signs = [IconLine(self.look, "warning", "", "warning") for _ in warnings]
            plain = [Label(self.look, "", SMALL + 1, "ink_muted", wrap=True) for _ in notes]
            for line in (*signs, *plain):
                self._notes.addWidget(line)
            self._lines = [*(label for sign in signs for label in sign.findChildren(QLabel)), *plain]
        for label, words in zip(self._lines, (*warnings, *notes), strict=True):
            if label.text() != words:
                label.setText(words)

    def _show_turn(self) -> None:
        """One seat: a pill. Several at one screen: a plate across the panel, and its edge in the seat's colour.

        While a film plays, it is the turn of whoever has it on the table that is shown.
        """
        model = self._model
        seat = next((seat for seat in model.seats if seat.seat == model.turn), None)
        several = len(model.seats) > 1
        over = model.outcome is not None and not model.film_runs
        self._pill.setVisible(not several and not over)
        self._plate.setVisible(several and not over and seat is not None)
        if seat is None or over:
            self.set_accent("accent")
            self._pill.role, self._pill.icon = "ink_muted", "clock"
            self._pill.set_text(self.look.studio.tr("app.where.waiting"))
            return
        name = SeatRef(seat.seat)  # the name that the person gave, or else the game's
        tone = tone_of(seat)
        role = f"seat_{tone + 1}"
        if several:
            self._plate.set(tone, seat.symbol, self.look.studio.tr("app.where.turn_of", name=name))
            self.set_accent(role)
        else:
            self._pill.role, self._pill.icon = role, "meeple"  # one seat needs no sign to tell it from others
            self._pill.set_text(self.look.studio.tr("app.where.your_turn"))


def tone_of(seat: SeatInfo) -> int:
    """Which of the palette's seat colours a seat has: that of its sign, where a game deals signs and colours."""
    return SEAT_ICONS.index(seat.symbol) if seat.symbol in SEAT_ICONS else seat.seat % len(SEAT_ICONS)
