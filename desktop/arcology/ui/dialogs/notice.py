"""A bar that tells something and may offer a remedy: undo a deletion, retry a save, read a report."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from arcology.ui.art.chrome import ActionButton, Kind, Label, Look, PanelFrame
from arcology.ui.art.fonts import BODY

PASSING_MS = 4000
"""So long a sentence stays that only confirms what was done."""
ICONS = {"good": "check", "info": "info", "warning": "warning", "bad": "alert"}


class Notice(PanelFrame):
    """Hidden until there is something to tell; stays until it is closed or replaced, or passes. Then ``gone`` tells."""

    gone = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "info", parent, padding=6)
        self._words = Label(look, "", BODY, wrap=True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._passes = QTimer(self)
        self._passes.setSingleShot(True)
        self._passes.setInterval(PASSING_MS)
        self._passes.timeout.connect(self.hide)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(6, 0, 0, 0)
        self._buttons: list[ActionButton] = []
        close = ActionButton(look, "close", kind=Kind.QUIET)
        close.setAccessibleName(look.studio.tr("app.close"))
        close.setToolTip(look.studio.tr("app.close"))
        close.clicked.connect(self.hide)
        self._row.setSpacing(10)
        self._icon: QWidget | None = None
        self._row.addWidget(self._words, 1)
        self._row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.isHidden():  # not only the window around it
            self._passes.stop()
            self.gone.emit()

    def put_away(self) -> bool:
        """Closes it, as Esc does; False: there was nothing to close."""
        shown = not self.isHidden()
        self.hide()
        return shown

    def tell(self, words: str, action: str = "", act: Callable[[], object] | None = None, role: str = "info") -> None:
        """Shows a sentence with at most one remedy."""
        self.offer(words, [(action, act)] if act is not None else [], role)

    def offer(
        self,
        words: str,
        actions: list[tuple[str, Callable[[], object]]],
        role: str = "info",
        *,
        passing: bool = False,
    ) -> None:
        """Shows a sentence with several remedies; one that is ``passing`` goes by itself."""
        self.set_accent(role)
        self._show_icon(role)
        self._words.setText(words)
        self.setAccessibleName(words)
        for old in self._buttons:
            old.hide()
            old.deleteLater()
        self._buttons = []
        for place, (text, act) in enumerate(actions, start=2):
            button = ActionButton(self.look, "", text)
            button.setAccessibleName(text)
            button.clicked.connect(lambda _=False, act=act: act())
            self._row.insertWidget(place, button)
            self._buttons.append(button)
        self.show()
        if passing:
            self._passes.start()
        else:
            self._passes.stop()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _show_icon(self, role: str) -> None:
        from arcology.ui.panels.parts import Glyph  # not needed as long as there is nothing to tell

        if self._icon is not None:
            self._row.removeWidget(self._icon)
            self._icon.deleteLater()
        self._icon = Glyph(self.look, ICONS[role], role, BODY + 5, self)
        self._row.insertWidget(0, self._icon)

    @property
    def words(self) -> str:
        return self._words.text()

    @property
    def buttons(self) -> list[ActionButton]:
        return list(self._buttons)
