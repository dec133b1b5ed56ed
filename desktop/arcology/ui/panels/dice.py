"""The dice ledger: a folded panel whose chart is loaded when it is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from arcology.engine.text import decimal
from arcology.ui.art.chrome import ActionButton, Kind, Label, Look, PanelFrame
from arcology.ui.art.fonts import BODY
from arcology.ui.model import GameModel
from arcology.ui.panels.ledger import Ledger, ledger_of
from arcology.ui.panels.parts import panel_column

if TYPE_CHECKING:
    from arcology.engine.plugin import GamePlugin
    from arcology.ui.panels.charts import DiceChart


class DiceLedger(QWidget):
    """Chart and sentence about the dice of the present line; also a part of the end page."""

    def __init__(self, look: Look, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._model = look, model
        self._chart: DiceChart | None = None
        self._words = Label(look, "", BODY, "ink_muted", wrap=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._words)
        if not rolls_dice(model.plugin):
            self.hide()

    def show_model(self) -> None:
        """Counts the dice again."""
        line = self._model.session.entries[: self._model.session.position + 1]
        events = (event for entry in line for event in entry.events)
        ledger = ledger_of(events, self._model.plugin.die)
        self._words.setText(dice_sentence(self._look, ledger))
        if not ledger.rolls:
            return
        if self._chart is None:
            from arcology.ui.panels.charts import DiceChart  # half a second, paid only by those who look

            self._chart = DiceChart(self._look, ledger)
            self._column.addWidget(self._chart)
        else:
            self._chart.draw(ledger)


def dice_sentence(look: Look, ledger: Ledger) -> str:
    """The luck of a game in words."""
    tr = look.studio.tr
    if not ledger.rolls:
        return tr("app.dice.none")
    mean = decimal(ledger.mean, 2)
    even = decimal(ledger.even, 1)
    if any(ledger.adverse):
        both = {"mean": decimal(ledger.own, 2), "against": decimal(ledger.against, 2)}
        return tr("app.dice.both", n=ledger.rolls, **both, even=even, percent=ledger.luckier_than)
    return tr("app.dice.sentence", n=ledger.rolls, mean=mean, even=even, percent=ledger.luckier_than)


class DicePanel(PanelFrame):
    """Folded until asked for."""

    def __init__(self, look: Look, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent, padding=8)
        words = look.studio.tr("app.dice.title")
        self.setAccessibleName(words)
        self._fold = ActionButton(look, "chevron_right", words, kind=Kind.QUIET, small=True, flush=True, wraps=True)
        self._fold.setCheckable(True)
        self._fold.setAccessibleName(words)
        self.ledger = DiceLedger(look, model)
        self.ledger.hide()
        column = panel_column(self, 4)
        column.addWidget(self._fold, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.ledger)
        self._fold.toggled.connect(self._folded)
        self._model = model
        model.shown.connect(self._changed)
        model.told.connect(self._changed)
        if not rolls_dice(model.plugin):
            self.hide()

    def _folded(self, open_: bool) -> None:
        self._fold.set_icon("chevron_down" if open_ else "chevron_right")
        if open_:
            self.ledger.show_model()
        self.ledger.setVisible(open_)

    def _changed(self) -> None:
        if self._fold.isChecked() and not self._model.telling:  # a film tells first what was rolled
            self.ledger.show_model()


def rolls_dice(plugin: GamePlugin) -> bool:
    """Whether a game has events that roll dice; one without dice has nothing to count."""
    kinds = (getattr(event, "__dataclass_fields__", {}).get("kind") for event in get_args(plugin.types().event))
    return any(str(kind.default).endswith("rolled") for kind in kinds if kind is not None)
