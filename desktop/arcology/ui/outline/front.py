"""Where the table is shown: painted, or told in lines of text. One of the two is in sight, the other rests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from arcology.engine.text import Text
from arcology.ui.art.look import Look
from arcology.ui.desk import Desk
from arcology.ui.model import GameModel
from arcology.ui.outline.page import Outline


class Front(QStackedWidget):
    """Holds the view of a desk, and from the first time that it is asked for the outline."""

    rule_asked = Signal(str)
    again_asked = Signal(bool)
    start_asked = Signal()

    def __init__(self, look: Look, model: GameModel, desk: Desk, rule_title: Callable[[str], str]) -> None:
        super().__init__()
        self._look, self._model, self._desk, self._rule_title = look, model, desk, rule_title
        self.outline: Outline | None = None
        self.addWidget(desk.view)
        self.setMinimumSize(desk.view.minimumSizeHint())

    @property
    def as_text(self) -> bool:
        """Whether the table is told in lines of text."""
        return self.currentWidget() is self.outline

    @property
    def face(self) -> QWidget:
        """What is in sight."""
        return self.outline if self.outline is not None and self.as_text else self._desk.view

    def show_as(self, *, text: bool) -> None:
        """Changes over; the piece under the cursor stays the same, and the keyboard's focus goes along."""
        if text == self.as_text:
            return
        has = self.window().focusWidget()
        focused = has is not None and self.isAncestorOf(has)
        piece = self._model.focus
        self._desk.hush()
        self._model.show_preview(None)
        shown: QWidget = self._outline() if text else self._desk.view
        self.setCurrentWidget(shown)
        if isinstance(piece, str) and self.outline is not None and text:
            self.outline.go_to((piece,))
        elif isinstance(piece, str) and piece in self._model.table.pieces:
            self._desk.bench.marks.focus(piece)
            self._model.look_at(piece)
        if focused:
            shown.setFocus(Qt.FocusReason.OtherFocusReason)
        self._model.say(Text("outline.said.text" if text else "outline.said.picture"))

    def show_news(self) -> None:
        """The cursor goes to what is new."""
        if self.outline is not None and self.as_text:
            self.outline.to_news()
            self.outline.setFocus(Qt.FocusReason.OtherFocusReason)

    def point_out(self, pieces: Sequence[str]) -> None:
        """Shows where pieces are."""
        if self.outline is not None and self.as_text:
            self.outline.go_to(pieces)
        else:
            self._desk.bench.point_out(pieces)

    def _outline(self) -> Outline:
        if self.outline is None:
            outline = self.outline = Outline(self._look, self._model, self._rule_title)
            outline.rule_asked.connect(self.rule_asked)
            outline.again_asked.connect(self.again_asked)
            outline.start_asked.connect(self.start_asked)
            self.addWidget(outline)
        return self.outline
