"""Steps through a whole game: a slider over its decisions, with play and pause."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QSlider, QVBoxLayout, QWidget

from arcology.ui.art.chrome import ActionButton, Kind, Label, Look
from arcology.ui.art.fonts import SMALL
from arcology.ui.model import GameModel

STEP_MS = 900


class Scrubber(QWidget):
    """Lets the model look back; the game itself stays where it ended, also in the library and under honest undo."""

    def __init__(self, look: Look, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._model = look, model
        tr = look.studio.tr
        self.at_work = False
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("app.end.slider"))
        self._words = Label(look, "", SMALL + 1, "ink_muted", wrap=True)
        self._play = self._button("play", tr("app.end.play"), self._toggle)
        self.back = self._button("arrow_left", tr("app.end.step_back"), lambda: self._by(-1))
        self.on = self._button("arrow_right", tr("app.end.step_on"), lambda: self._by(1))
        for button in (self.back, self.on):
            button.setAutoRepeat(True)
        row = QHBoxLayout()
        row.setSpacing(0)
        for widget in (self.back, self._play, self.on):
            row.addWidget(widget)
        row.addWidget(self.slider, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self._words)
        self._clock = QTimer(self)
        self._clock.setInterval(STEP_MS)
        self._clock.timeout.connect(self._advance)
        self.slider.valueChanged.connect(self._seek)
        model.shown.connect(self._follow)

    def _button(self, icon: str, tip: str, act) -> ActionButton:
        button = ActionButton(self._look, icon, kind=Kind.QUIET)
        button.setAccessibleName(tip)
        button.setToolTip(tip)
        button.clicked.connect(lambda: act())
        return button

    def begin(self) -> None:
        """Takes the present line as the game to step through."""
        self.at_work = True
        self._follow()

    def end(self) -> None:
        """Stops, at the end of the game; before it has begun there is nothing to stop and nowhere to go."""
        if not self.at_work:
            return
        self._pause()
        self.at_work = False
        self._model.look_back(None)

    def hideEvent(self, event) -> None:
        self._pause()
        super().hideEvent(event)

    def _follow(self) -> None:
        if not self.at_work:
            return
        self.slider.blockSignals(True)
        self.slider.setRange(0, len(self._model.session.entries) - 1)
        self.slider.setValue(self._model.position)
        self.slider.blockSignals(False)
        position, whole = self._model.position, self.slider.maximum()
        words = self._model.render(self._model.headline(self._model.session.entries[position]))
        self._words.setText(self._look.studio.tr("app.end.position", position=position, whole=whole, step=words))

    def _by(self, steps: int) -> None:
        self._pause()
        self.slider.setValue(self.slider.value() + steps)

    def _seek(self, position: int) -> None:
        self._model.look_back(None if position == self._model.session.position else position)

    def _toggle(self) -> None:
        if self._clock.isActive():
            self._pause()
            return
        if self.slider.value() == self.slider.maximum():
            self.slider.setValue(0)
        self._play.set_icon("pause")
        self._clock.start()

    def _pause(self) -> None:
        self._clock.stop()
        self._play.set_icon("play")

    def _advance(self) -> None:
        if self.slider.value() >= self.slider.maximum():
            self._pause()
            return
        self.slider.setValue(self.slider.value() + 1)
