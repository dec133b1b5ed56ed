"""What the move in the hand, or the button under the pointer, would cost and risk; and why something was refused."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from arcology.engine.offers import Chance, Chip, Preview
from arcology.engine.refusal import Refusal
from arcology.engine.text import Text
from arcology.ui.art.chrome import ActionButton, Kind, Label, Look, Pill
from arcology.ui.art.fonts import BODY, LARGE, SMALL, Role, Weight
from arcology.ui.art.icons import NAMES
from arcology.ui.flow import Flow
from arcology.ui.model import GameModel
from arcology.ui.panels.parts import IconLine, clear
from arcology.ui.panels.rest import AtRest
from arcology.ui.sheet import make_room
from arcology.ui.words import chip_words

TONES = {"neutral": "line_strong", "cost": "legal_cost", "gain": "good", "bad": "bad"}


class PreviewBox(QWidget):
    """Empty until there is something to tell. ``placed``: also what has a place on the table and is told there.

    ``titled`` says what it is about; where that stands beside it anyway, it need not.
    """

    rule_asked = Signal(str)

    def __init__(
        self, look: Look, model: GameModel, parent: QWidget | None = None, *, placed: bool = False, titled: bool = True
    ) -> None:
        super().__init__(parent)
        self._look, self._model, self._titled = look, model, titled
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 2, 0, 2)
        self._column.setSpacing(5)
        self._rest = AtRest(model, self.show_preview, self)  # type: ignore[arg-type]  # it is given nothing else
        # What has a place on the table is told there, in a bubble; twice would only make the rail jump.
        model.previewed.connect(
            lambda preview, anchor: self._rest.give(None if anchor is not None and not placed else preview)
        )
        self.hide()

    def reset(self) -> None:
        """Tells nothing."""
        clear(self._column)
        self.hide()

    def show_preview(self, preview: Preview | None) -> None:
        """Price, chances and consequences of a move; None: tells nothing."""
        self.reset()
        if preview is None or not (preview.chips or preview.chances or preview.notes):
            return
        render = self._model.render
        if self._titled:
            self._column.addWidget(Label(self._look, render(preview.title), BODY, weight=Weight.DemiBold, wrap=True))
        if preview.chips:
            row = Flow()
            for chip in preview.chips:
                row.add(self._pill(chip))
            self._column.addWidget(row)
        for chance in preview.chances:
            self._column.addWidget(self._chance(chance))
        for note in preview.notes:
            self._column.addWidget(Label(self._look, render(note), SMALL + 1, "ink_muted", wrap=True))
        self._appear()

    def refuse(self, no: Refusal) -> None:
        """Why something is not possible, with a way to the rule."""
        self._rest.stop()
        self.reset()
        self._column.addWidget(IconLine(self._look, "cross", self._model.render(no.why), "bad"))
        if no.rule:
            words = self._look.studio.tr("app.rule_link", rule=no.rule)
            link = ActionButton(self._look, "rules", words, kind=Kind.QUIET, small=True, flush=True)
            link.setAccessibleName(words)
            link.clicked.connect(lambda: self.rule_asked.emit(no.rule))
            self._column.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        self._appear()

    def _appear(self) -> None:
        """Comes into sight; the rail grows with it at once.

        Until the rail has grown, the buttons above would be squeezed and another one would lie under the finger that
        made the preview appear.
        """
        self.show()
        make_room(self)

    def _pill(self, chip: Chip) -> Pill:
        text = self._model.render(chip.value) if isinstance(chip.value, Text) else chip.value
        pill = Pill(self._look, text, chip.icon if chip.icon in NAMES else "", TONES[chip.tone])
        pill.setAccessibleName(chip_words(self._model, chip))  # who does not see the sign hears what it means
        return pill

    def _chance(self, chance: Chance) -> QWidget:
        tr = self._look.studio.tr
        shown = tr("app.percent", n=chance.percent)
        if not chance.exact:
            shown = tr("app.offers.estimate", chance=shown)
        role = "good" if chance.percent >= 67 else "legal_cost" if chance.percent >= 34 else "bad"
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(Label(self._look, self._model.render(chance.label), BODY, wrap=True), 1)
        line.addWidget(Label(self._look, shown, LARGE, role, family=Role.DISPLAY, weight=Weight.DemiBold))
        return row
