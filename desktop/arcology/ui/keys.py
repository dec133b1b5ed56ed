"""Where keyboard focus can go."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def first_stop(part: QWidget) -> QWidget | None:
    """The first widget of a part that takes the focus by Tab; the part itself before its children."""
    if not part.isVisible():
        return None
    if takes_focus(part):
        return part
    widget = part.nextInFocusChain()
    while widget is not None and widget is not part:
        if part.isAncestorOf(widget) and takes_focus(widget):
            return widget
        widget = widget.nextInFocusChain()
    return None


def takes_focus(widget: QWidget) -> bool:
    """Whether Tab stops here now."""
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isVisible() and widget.isEnabled()


def tab_after(anchor: QWidget, widgets: Iterable[QWidget]) -> None:
    """Tab comes to ``widgets`` where ``anchor`` is, in their order, and not after all that was made before them.

    Qt does so only behind a widget that takes the focus itself.
    """
    before: QWidget | None = anchor
    while before is not None and not before.focusPolicy() & Qt.FocusPolicy.TabFocus:
        before = before.previousInFocusChain()
        if before is anchor:  # nothing in this window takes the focus
            return
    for widget in widgets:
        if before is not None and before is not widget:
            QWidget.setTabOrder(before, widget)
        before = widget
