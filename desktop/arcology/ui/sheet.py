"""A page inside the window for everything that is not the table: never larger than the window, closed with Esc."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QApplication,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from arcology.ui.art.chrome import ActionButton, Kind, Label, Look, Looking, PanelFrame
from arcology.ui.art.fonts import HEADING, Role, Weight
from arcology.ui.art.painting import painting
from arcology.ui.art.palette import alpha
from arcology.ui.insight import bring_in_sight
from arcology.ui.scroll import ScrollArea

TALL = 0.86
"""How much of the window's height a sheet takes whose content scrolls by itself."""
MARGIN = 18
"""Least distance of a centred sheet from the window's edge."""
_TURN = QAbstractSlider.SliderAction
_PAGES: Mapping[int, QAbstractSlider.SliderAction] = {
    Qt.Key.Key_PageDown: _TURN.SliderPageStepAdd,
    Qt.Key.Key_PageUp: _TURN.SliderPageStepSub,
    Qt.Key.Key_Home: _TURN.SliderToMinimum,
    Qt.Key.Key_End: _TURN.SliderToMaximum,
}
"""How a sheet that is only read is turned by keys."""


class Body(ScrollArea):
    """Scrolls its content up and down; the content is always as wide as the place and shows what has the focus."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        content.setAutoFillBackground(False)  # setWidget switched it on
        self.viewport().setAutoFillBackground(False)
        content.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # never wider than the place
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_moved)

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Scrolls to what has got the focus, also from outside the content.

        What a mouse presses is in sight, and must not move under the pointer.
        """
        if now is None or QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        content = self.widget()
        if content is not None and content.isAncestorOf(now):
            bring_in_sight(self, now)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Qt would scroll to the chosen row of a list, which may lie far out of the list's own sight."""
        return QWidget.focusNextPrevChild(self, forward)


def make_room(widget: QWidget) -> None:
    """Lets the scroll area around a widget that has just appeared size its content now, not with the next event."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    if parent is not None:
        QCoreApplication.sendEvent(parent, QEvent(QEvent.Type.LayoutRequest))


class Sheet(Looking, QWidget):
    """A titled page over its parent.

    Args:
        title: shown as heading and as accessible name.
        width: preferred width of the panel at 100 % text.
        side: dock it at the right edge and leave the rest of the parent alive, instead of dimming it.
    """

    spoken_as = "dialog"
    closed = Signal()
    docked = Signal(int)
    """The width that a docked sheet takes at the right edge."""

    def __init__(self, look: Look, parent: QWidget, title: str, width: int = 720, *, side: bool = False) -> None:
        super().__init__(parent)
        self.watch(look)
        self.side = side
        self._wanted = width
        self._scrolled: QWidget | None = None
        self._before: QWidget | None = parent.window().focusWidget()
        self.setAccessibleName(title)
        self.panel = PanelFrame(look, "accent", self, padding=14 if side else 20)
        self.panel.setAccessibleName(title)
        self._stack = QVBoxLayout(self.panel)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self.heading = Label(look, title, HEADING, family=Role.DISPLAY, weight=Weight.DemiBold, wrap=True)
        self.close_button = ActionButton(look, "close", kind=Kind.QUIET)
        self.close_button.setAccessibleName(look.studio.tr("app.close"))
        self.close_button.setToolTip(look.studio.tr("app.close_tip"))
        self.close_button.clicked.connect(self.dismiss)
        self.head = QHBoxLayout()
        self.head.setContentsMargins(2, 0, 0, 0)  # as what is below it
        self.head.addWidget(self.heading, 1)
        self.head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._stack.addLayout(self.head)
        parent.installEventFilter(self)
        self._place()

    def fill(self, body: QWidget, *, scroll: bool = True, footer: QWidget | None = None) -> None:
        """Puts the content below the heading, inside a scroll area unless it scrolls by itself."""
        self._stack.addWidget(Body(body) if scroll else body, 1)
        if scroll:
            self._scrolled = body
            body.installEventFilter(self)
        if footer is not None:
            footer.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
            self._stack.addWidget(footer)

    def present(self, focus: QWidget | None = None) -> None:
        """Shows it on top and gives the focus to ``focus``, or to the first control."""
        self._place()
        self.show()
        self.raise_()
        first = focus if focus is not None else next((w for w in self._stops() if w is not self.close_button), None)
        (first if first is not None else self.close_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        """Goes away; the focus returns to where it was."""
        parent = self.parentWidget()
        if parent is not None:
            parent.removeEventFilter(self)
        self.hide()
        if self._before is not None and isValid(self._before) and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()
        self.deleteLater()

    def relook(self) -> None:
        self._place()
        super().relook()

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        area = parent.rect()
        wanted = min(self.look.px(self._wanted), area.width())
        if self.side:  # larger texts need more room, but the table needs some as well
            growth = self.look.studio.growth
            times = 1 + growth + (self.look.studio.text_scale - 1 - growth) * 0.5
            wanted = min(round(self._wanted * times), area.width() * 3 // 5)
        if self.side:
            self.setGeometry(QRect(area.right() + 1 - wanted, area.y(), wanted, area.height()))
            self.panel.setGeometry(self.rect())
            self.docked.emit(wanted)
            return
        self.setGeometry(area)
        width = min(wanted, area.width() - 2 * MARGIN)
        height = min(area.height() - 2 * MARGIN, self._needed(width) or round(area.height() * TALL))
        self.panel.setGeometry((area.width() - width) // 2, (area.height() - height) // 2, width, height)

    def _needed(self, width: int) -> int:
        """The height at which nothing of the content has to scroll; 0 for content that scrolls by itself."""
        if self._scrolled is None or (layout := self._scrolled.layout()) is None:
            return 0
        margins = self.panel.contentsMargins()
        inside = width - margins.left() - margins.right()
        high = layout.totalHeightForWidth(inside) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
        rest = [item for i in range(self._stack.count()) if (item := self._stack.itemAt(i)) is not None]
        others = sum(item.sizeHint().height() for item in rest if not isinstance(item.widget(), Body))
        return high + others + self._stack.spacing() * (len(rest) - 1) + margins.top() + margins.bottom()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self._scrolled and not self.side:
            self._place()
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            palette = self.look.palette
            p.fillRect(self.rect(), palette.surface if self.side else QColor(alpha(palette.black, 0.62)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside the panel does nothing; it must not reach what is behind."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return
        if (turn := _PAGES.get(event.key())) is not None and (body := self.findChild(Body)) is not None:
            body.verticalScrollBar().triggerAction(turn)
            return
        super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays inside; a docked sheet lets it go on to the table."""
        if self.side:
            return super().focusNextPrevChild(forward)
        stops = list(self._stops())
        if not stops:
            return False
        now = self.window().focusWidget()
        index = stops.index(now) if now in stops else (-1 if forward else 0)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(index + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def _stops(self) -> Iterator[QWidget]:
        """What Tab can reach inside, in order."""
        widget = self.nextInFocusChain()
        while widget is not None and widget is not self:
            takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
            if takes and self.isAncestorOf(widget) and widget.isVisible() and widget.isEnabled():
                yield widget
            widget = widget.nextInFocusChain()
