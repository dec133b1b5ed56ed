"""One line for somebody who plays for the first time: where it is told how."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from arcology.ui.art.chrome import ActionButton, Kind, Look, PanelFrame
from arcology.ui.panels.parts import PADDING


class NewcomerLine(PanelFrame):
    """``asked``: the page is wanted; ``closed``: never again. Hidden until somebody shows it."""

    asked = Signal()
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "accent", parent, padding=4)
        tr = look.studio.tr
        self.setAccessibleName(tr("app.newcomer.line"))
        self.open_button = ActionButton(
            look, "", tr("app.newcomer.line"), "F1", Kind.QUIET, small=True, flush=True, wraps=True
        )
        self.open_button.setAccessibleName(tr("app.newcomer.line"))
        self.open_button.clicked.connect(self.asked)
        self.close_button = ActionButton(look, "close", kind=Kind.QUIET)
        self.close_button.setAccessibleName(tr("app.newcomer.close"))
        self.close_button.setToolTip(tr("app.newcomer.close"))
        self.close_button.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        row.setContentsMargins(PADDING - 4, 0, 0, 0)  # its text begins where those of the other panels do
        row.setSpacing(2)
        row.addWidget(self.open_button, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()
