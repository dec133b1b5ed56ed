"""Small painted parts that several panels share: progress, a line with an icon, the plate of a seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QKeySequence, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from arcology.ui.art import kit
from arcology.ui.art.chrome import ActionButton, Label, Look, Looking, PanelFrame
from arcology.ui.art.fonts import BODY, LARGE, Role, Weight
from arcology.ui.art.painting import painting
from arcology.ui.art.pieces import seat_badge
from arcology.ui.art.studio import ready
from arcology.ui.art.textbox import LEFT, draw_text
from arcology.ui.keys import tab_after

PULSE_MS = 1400
FLARE = 0.75
"""How white a plate is when it flares."""
GAP = 8
"""Between two buttons."""
SCROLL_BAR = 10
"""At least half the width of a scroll bar."""
PADDING = 10
"""Of the panels in the rail."""


def panel_column(panel: PanelFrame, spacing: int = 8) -> QVBoxLayout:
    """The column in which a panel lays its parts; the frame keeps the distance to its edge."""
    column = QVBoxLayout(panel)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(spacing)
    return column


class Buttons(QWidget):
    """Flush buttons of equal width: two beside each other where their texts fit, else one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(0)
        self._buttons: list[ActionButton] = []
        self._columns = 0

    def show_buttons(self, buttons: Sequence[ActionButton]) -> None:
        """These instead of those before, which are let go."""
        for old in self._buttons:
            self._grid.removeWidget(old)
            let_go(old)
        self._buttons = list(buttons)
        tab_after(self, buttons)
        self.setVisible(bool(buttons))
        self._columns = 0
        self.arrange()

    def arrange(self) -> None:
        """Sets the buttons for the present width and text size."""
        room = (self.width() - GAP) // 2
        if self._columns == 1:  # what a scroll bar takes and gives must not send them back and forth without end
            room -= SCROLL_BAR
        columns = 2 if all(button.sizeHint().width() <= room for button in self._buttons) else 1
        if columns == self._columns:
            return
        self._columns = columns
        for number, button in enumerate(self._buttons):
            self._grid.addWidget(button, number // columns, number % columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


def clear(layout: QVBoxLayout | QHBoxLayout) -> None:
    """Takes everything out of a layout and lets it go."""
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            let_go(widget)


def let_go(widget: QWidget) -> None:
    """Hides a widget until the event loop deletes it; its keys are free at once, for two of a key would be none."""
    for shortcut in widget.findChildren(QShortcut):
        shortcut.setEnabled(False)
    widget.hide()
    widget.deleteLater()


def give_key(button: ActionButton, key: str) -> None:
    """The key presses the button at once; a button's own shortcut would hold it down for a tenth of a second first."""
    button.badge = key
    QShortcut(QKeySequence(key), button).activated.connect(button.click)


class Progress(Looking, QWidget):
    """A row of segments: those done, the present one, those to come."""

    spoken_as = "text"

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self._done, self._of = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set(self, done: int, of: int, words: str) -> None:
        """``done`` of ``of``; ``words`` say the same to a screen reader."""
        self._done, self._of = done, of
        self.setAccessibleName(words)
        self.setVisible(of > 0)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, self.look.px(6) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._of <= 0:
            return
        with painting(self) as p:
            ready(p)
            palette = self.look.palette
            gap = 4.0 if self._of <= 20 else 2.0
            width, high = (self.width() - gap * (self._of - 1)) / self._of, float(self.look.px(6))
            for i in range(self._of):
                rect = QRectF(i * (width + gap), 2, width, high)
                if i == self._done - 1:
                    colour = palette.accent_fill
                elif i < self._done:
                    colour = kit.mix(palette.accent_fill, palette.surface, 0.5)
                else:
                    colour = palette.line
                kit.fill(p, kit.rounded(rect, high / 2), colour)


class IconLine(QWidget):
    """A small icon and a text that wraps beside it."""

    def __init__(self, look: Look, icon: str, text: str, role: str, size: float = BODY) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(Glyph(look, icon, role, size + 2), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(Label(look, text, size, role, wrap=True), 1)


class Glyph(Looking, QWidget):
    """An icon in a palette role, as large as text of ``size``."""

    def __init__(self, look: Look, icon: str, role: str, size: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self._icon, self._role, self._size = icon, role, size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self.look.px(self._size * 1.2)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            side = min(self.width(), self.height())
            kit.draw_icon(p, self._icon, self.width() / 2, side / 2, side, self.look.palette.role(self._role))


class SeatPlate(Looking, QWidget):
    """Whose turn it is: a plate in the seat's colour with its symbol and name; it flares when the turn changes."""

    spoken_as = "text"

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self._seat, self._symbol, self._text = -1, "", ""
        self._flare = 0.0
        self._clock = QVariantAnimation(self)
        self._clock.setDuration(PULSE_MS)
        self._clock.setStartValue(1.0)
        self._clock.setEndValue(0.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._clock.valueChanged.connect(self._flared)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set(self, seat: int, symbol: str, text: str) -> None:
        """Shows a seat; another one than before makes the plate flare unless little motion is wished."""
        changed = self._seat not in (-1, seat)
        self._seat, self._symbol, self._text = seat, symbol, text
        self.setAccessibleName(text)
        self._clock.stop()
        self._flare = 0.0
        if changed and not self.look.studio.reduced and self.isVisible():
            self._clock.start()
        self.update()

    def hideEvent(self, event) -> None:
        self._clock.stop()
        super().hideEvent(event)

    def _flared(self, value: float) -> None:
        self._flare = value
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(160, self.look.px(LARGE * 1.3) + 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            palette, studio = self.look.palette, self.look.studio
            colour = palette.seat(max(0, self._seat))
            ink = kit.readable_on(kit.mix(colour, palette.white, FLARE * self._flare), palette)
            rect = QRectF(self.rect()).adjusted(0, 2, 0, -2)
            path = kit.chamfered(rect, 9)
            light, shade = (0.12, 0.04) if ink == palette.black else (0.02, 0.12)  # away from the ink of the name
            kit.fill(p, path, kit.vertical(rect, (0, kit.lighter(colour, light)), (1, kit.darker(colour, shade))))
            if self._flare:
                kit.fill(p, path, kit.alpha(palette.white, FLARE * self._flare))
                kit.stroke(p, path, kit.alpha(palette.white, self._flare), 4)
            kit.stroke(p, path, kit.alpha(palette.white, 0.45), 1.2)
            side = rect.height() - 10
            seat_badge(p, palette, QRectF(rect.x() + 8, rect.y() + 5, side, side), max(0, self._seat), self._symbol)
            area = QRectF(rect.x() + side + 18, rect.y(), rect.width() - side - 28, rect.height())
            draw_text(
                p, studio, area, self._text, LARGE, role=Role.DISPLAY, weight=Weight.DemiBold, color=ink, align=LEFT
            )
