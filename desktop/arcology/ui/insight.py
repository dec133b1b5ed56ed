"""Scrolls to what has the focus, together with what it cannot be understood without."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QScrollArea, QWidget

FOCUS_ROOM = 8
"""Above and below what has the focus."""


def bring_in_sight(area: QScrollArea, widget: QWidget) -> None:
    """Scrolls ``area`` up or down until a widget of its content is in sight.

    The largest parent that ``stays_whole``, as a field with its label, is shown as a whole if it has room. Of what has
    none the upper end is shown.
    """
    content, port = area.widget(), area.viewport().height()
    if content is None:
        return
    whole, above = widget, widget.parentWidget()
    while above is not None and above is not content:
        if getattr(above, "stays_whole", False) and above.height() <= port:
            whole = above
        above = above.parentWidget()
    top, high = whole.mapTo(content, QPoint(0, 0)).y(), whole.height()
    room = max(0, min(FOCUS_ROOM, (port - high) // 2))
    bar = area.verticalScrollBar()
    if high > port and bar.value() <= top < bar.value() + port // 2:
        return  # its beginning is in sight, and what stands above it
    if high > port or top - room < bar.value():
        bar.setValue(top - room)
    elif top + high + room > bar.value() + port:
        bar.setValue(top + high + room - port)
