"""What widgets that paint themselves are for a screen reader: headings, texts, panels, dialogs.

A class says it by its attribute ``spoken_as``; Qt alone would take all of them for nothing in particular.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

ROLES: Mapping[str, QAccessible.Role] = {
    "heading": QAccessible.Role.Heading,
    "text": QAccessible.Role.StaticText,
    "panel": QAccessible.Role.Grouping,
    "bar": QAccessible.Role.ToolBar,
    "dialog": QAccessible.Role.Dialog,
}
"""By what a class says of itself."""


class Spoken(QAccessibleWidget):
    """A widget in its role; one without a name of its own is called like the first heading in it."""

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget, role, "")
        self._widget = widget

    def text(self, what: QAccessible.Text) -> str:
        found = super().text(what)
        if found or what != QAccessible.Text.Name or self.role() != QAccessible.Role.Grouping:
            return found
        inside = (child for child in self._widget.findChildren(QWidget) if _said(child) == "heading")
        return next((child.accessibleName() for child in inside if child.isVisibleTo(self._widget)), "")


def _said(widget: QObject | None) -> str:
    return getattr(type(widget), "spoken_as", "")


def _make(_class: str, obj: QObject | None) -> QAccessibleInterface | None:
    """Qt's factory: an interface for widgets that say what they are; None for all others."""
    role = ROLES.get(_said(obj))
    if role is None or not isinstance(obj, QWidget):
        return None
    obj.spoken = Spoken(obj, role)  # type: ignore[attr-defined]  # it must live as long as the widget
    return obj.spoken  # type: ignore[attr-defined]


@cache
def install() -> None:
    """Tells Qt of it; once for the process, because Qt keeps one list of factories."""
    QAccessible.installFactory(_make)
