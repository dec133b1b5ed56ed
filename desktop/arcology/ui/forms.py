"""Parts of forms: a labelled field with its explanation, and a choice of a few named values side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSlider, QVBoxLayout, QWidget

from arcology.ui.art.chrome import ActionButton, Kind, Label, Look
from arcology.ui.art.fonts import BODY, SMALL, Weight
from arcology.ui.flow import Flow


class Field(QWidget):
    """A control under its label; ``help`` explains it below. The label's mnemonic goes to the control."""

    stays_whole = True

    def __init__(self, look: Look, label: str, control: QWidget, help: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.control = control
        self.title = _Title(look, label, BODY, weight=Weight.DemiBold, wrap=True)
        self.title.setBuddy(control)
        if not control.accessibleName():
            control.setAccessibleName(label.replace("&", ""))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(control)
        self.help = Label(look, help, SMALL, "ink_muted", wrap=True)
        column.addWidget(self.help)
        self.help.setVisible(bool(help))  # only now that it has a parent: before, it would be a window of its own

    def explain(self, help: str) -> None:
        """Shows another explanation, which a screen reader finds at the control too."""
        self.help.setText(help)
        self.help.setVisible(bool(help))
        self.control.setAccessibleDescription(help)


class _Title(Label):
    """Gives the focus to its buddy also where that is a group of buttons or a slider with its figure."""

    def event(self, event: QEvent) -> bool:
        buddy = self.buddy()
        if event.type() != QEvent.Type.Shortcut or buddy is None:
            return super().event(event)
        (buddy.focusProxy() or buddy).setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True


class Segments(Flow):
    """A few values side by side, of which one is chosen; Tab comes to that one, arrows go from one to the next."""

    spoken_as = "panel"
    chosen = Signal(str)

    def __init__(
        self, look: Look, values: Sequence[tuple[str, str]], value: str, name: str, parent: QWidget | None = None
    ) -> None:
        """``values`` are (value, text); ``name`` is what is chosen here, for a screen reader."""
        super().__init__(parent, space=8)
        name = name.replace("&", "")
        self.setAccessibleName(name)
        self._values = [key for key, _ in values]
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        for number, (key, text) in enumerate(values):
            button = ActionButton(look, "", text, kind=Kind.NORMAL, flush=True, wraps=True)
            button.setCheckable(True)
            button.setAccessibleName(f"{name}: {text}")
            button.setChecked(key == value)
            self._group.addButton(button, number)
            self.add(button)
        self._group.idClicked.connect(self._clicked)
        self._lead()

    @property
    def value(self) -> str:
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else ""

    def choose(self, value: str) -> None:
        """Marks a value, silently. Raises ValueError for one that is not offered."""
        self._group.button(self._values.index(value)).setChecked(True)
        self._lead()

    def buttons(self) -> list[ActionButton]:
        return [self._group.button(i) for i in range(len(self._values))]  # type: ignore[misc]

    def enable(self, values: Sequence[str]) -> None:
        """Only these can be chosen."""
        for key, button in zip(self._values, self.buttons(), strict=True):
            button.setEnabled(key in values)
        self._lead()

    def _lead(self) -> None:
        """The chosen button stands for the whole when the focus comes; as long as none is, the first that can be."""
        buttons = self.buttons()
        chosen = [button for button in buttons if button.isChecked() and button.isEnabled()]
        lead = next(iter(chosen or [button for button in buttons if button.isEnabled()] or buttons), None)
        if lead is not None:
            self.setFocusProxy(lead)
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is lead else Qt.FocusPolicy.ClickFocus)

    def _clicked(self, number: int) -> None:
        self._lead()
        self.chosen.emit(self._values[number])


class Percent(QWidget):
    """A slider in steps of ten per cent with its value beside it."""

    changed = Signal(int)

    def __init__(
        self, look: Look, value: int, name: str, low: int = 100, high: int = 300, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(low // 10, high // 10)
        self.slider.setPageStep(5)
        self.slider.setValue(value // 10)
        self.slider.setAccessibleName(name.replace("&", ""))
        self._shown = Label(look, "", BODY, weight=Weight.DemiBold)
        self._tr = look.studio.tr
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.slider, 1)
        row.addWidget(self._shown)
        self.setFocusProxy(self.slider)
        self.slider.valueChanged.connect(self._moved)
        self._show(value)

    @property
    def value(self) -> int:
        return self.slider.value() * 10

    def _moved(self, tens: int) -> None:
        self._show(tens * 10)
        self.changed.emit(tens * 10)

    def _show(self, value: int) -> None:
        self._shown.setText(self._tr("app.percent", n=value))
