"""Everything in the window that has a shortcut or stands in its menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from arcology.ui.keys import first_stop

if TYPE_CHECKING:
    from arcology.ui.frame import Frame
    from arcology.ui.sheets import Sheets

Keys = str | QKeySequence.StandardKey

MENU = (("start", "new", "library", "export"), ("rules", "settings", "about"), ("full_screen",), ("quit",))


def make_actions(window: Frame, widget: QWidget, sheets: Sheets, menu: QMenu) -> Mapping[str, QAction]:
    """The actions by name in the present language, added to the window's ``widget`` and to its ``menu``."""
    tr, actions = window.look.studio.tr, {}
    for name, (text, keys, act) in _commands(window, widget, sheets).items():
        action = QAction(tr(text), widget)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _=False, act=act: act())
        widget.addAction(action)
        actions[name] = action
    actions["redo"].setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])  # hands know one or the other
    menu.clear()
    for group in MENU:
        menu.addActions([actions[name] for name in group])
        menu.addSeparator()
    return actions


def _commands(window: Frame, widget: QWidget, sheets: Sheets) -> Mapping[str, tuple[str, Keys, Callable[[], object]]]:
    """Message id of the text, shortcut, and what is done."""
    keys = QKeySequence.StandardKey
    return {
        "start": ("app.menu.start", "Ctrl+W", window.show_start),
        "new": ("app.menu.new", keys.New, window.ask_new_game),
        "library": ("app.menu.library", "Ctrl+L", sheets.show_library),
        "export": ("app.menu.export", keys.Save, window.export_game),
        "undo": ("app.bar.undo", keys.Undo, lambda: _on_table(window, "undo")),
        "redo": ("app.bar.redo", "Ctrl+Shift+Z", lambda: _on_table(window, "redo")),
        "again": ("app.bar.again", "Ctrl+R", lambda: _on_table(window, "again")),
        "rail": ("app.bar.rail", "F9", lambda: _on_table(window, "rail")),
        "rules": ("app.menu.rules", "F1", lambda: sheets.show_rules()),
        "settings": ("app.menu.settings", "Ctrl+,", sheets.show_settings),
        "about": ("app.menu.about", "", sheets.show_about),
        "full_screen": ("app.menu.full_screen", "F11", window.toggle_full_screen),
        "next_part": ("app.menu.next_part", "F6", lambda: go_round(window, widget, 1)),
        "part_before": ("app.menu.part_before", "Shift+F6", lambda: go_round(window, widget, -1)),
        "quit": ("app.menu.quit", keys.Quit, widget.close),
    }


def _on_table(window: Frame, what: str) -> None:
    """A shortcut that belongs to the table; on the start screen it means nothing."""
    page = window.page
    if page is None:
        return
    act = {
        "undo": page.model.undo_stack.undo,
        "redo": page.model.undo_stack.redo,
        "again": page.show_again,
        "rail": page.fold_rail,
    }[what]
    act()


def go_round(window: Frame, widget: QWidget, step: int) -> None:
    """F6: from the table to the rail to the bar and round again."""
    if window.page is None:
        return
    parts = window.page.parts()
    focus = widget.focusWidget()
    inside = (i for i, part in enumerate(parts) if focus is not None and (focus is part or part.isAncestorOf(focus)))
    here = next(inside, -1 if step > 0 else 0)
    for _ in parts:
        here = (here + step) % len(parts)
        target = first_stop(parts[here])
        if target is not None:
            target.setFocus()
            return
