"""Whether it can be seen where the keyboard's focus is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

if TYPE_CHECKING:
    from tests.trials.hands import Person


def assert_focus_is_seen(person: Person) -> None:
    """The keyboard's focus is marked on the screen: the ring of a piece in sight, or a control that looks focused."""
    page, focus = person.window.page, person.focus
    assert focus is not None, "nothing has the focus"
    assert focus.isVisible(), f"{name_of(focus)!r} has the focus and is hidden"
    if page is not None and focus is page.view:
        marks, chooser = page.desk.bench.marks, page.desk.bench.chooser
        if chooser.shown:
            return  # its chosen row is marked
        assert marks.focused is not None, "the table has the focus and shows no ring"
        ring = page.desk.scene.rect(marks.focused)
        assert not ring.isEmpty(), f"{marks.focused} has the focus and is not on the table"
        assert person.in_sight(ring.center()), f"{marks.focused} has the focus and is out of sight"
        return
    assert looks_focused(focus), f"{type(focus).__name__} {name_of(focus)!r} has the focus and does not show it"


_LOOKS: dict[tuple[object, ...], bool] = {}


def looks_focused(widget: QWidget) -> bool:
    """Whether a control is drawn otherwise with the focus than without; asked once for each kind of control."""
    kind = (type(widget), getattr(widget, "kind", None), getattr(widget, "flush", None))
    if kind not in _LOOKS:
        window = widget.window()
        area = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()).adjusted(-4, -4, 4, 4)
        with_focus = window.grab(area).toImage()
        widget.clearFocus()
        without = window.grab(area).toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        _LOOKS[kind] = with_focus != without
    return _LOOKS[kind]


def name_of(widget: QWidget) -> str:
    return widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
