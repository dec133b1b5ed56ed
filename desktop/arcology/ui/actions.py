"""Everything in the window that has a shortcut or stands in its menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence

from arcology.ui.keys import first_stop

if TYPE_CHECKING:
    from arcology.ui.window import MainWindow

Keys = str | QKeySequence.StandardKey

MENU = (("start", "new", "library", "export"), ("rules", "settings", "about"), ("full_screen",), ("quit",))


def make_actions(window: MainWindow) -> Mapping[str, QAction]:
    """The actions by name, added to the window and to its menu in the present language."""
    tr, actions = window.look.studio.tr, {}
    for name, (text, keys, act) in _commands(window).items():
        action = QAction(tr(text), window)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _=False, act=act: act())
        window.addAction(action)
        actions[name] = action
    window.table_menu.clear()
    for group in MENU:
        window.table_menu.addActions([actions[name] for name in group])
        window.table_menu.addSeparator()
    return actions


def _commands(window: MainWindow) -> Mapping[str, tuple[str, Keys, Callable[[], object]]]:
    """Message id of the text, shortcut, and what is done."""
    keys, sheets = QKeySequence.StandardKey, window.sheets
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
        "next_part": ("app.menu.next_part", "F6", lambda: go_round(window, 1)),
        "part_before": ("app.menu.part_before", "Shift+F6", lambda: go_round(window, -1)),
        "quit": ("app.menu.quit", keys.Quit, window.close),
    }


def _on_table(window: MainWindow, what: str) -> None:
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


def go_round(window: MainWindow, step: int) -> None:
    """F6: from the table to the rail to the bar and round again."""
    if window.page is None:
        return
    parts = window.page.parts()
    focus = window.focusWidget()
    inside = (i for i, part in enumerate(parts) if focus is not None and (focus is part or part.isAncestorOf(focus)))
    here = next(inside, -1 if step > 0 else 0)
    for _ in parts:
        here = (here + step) % len(parts)
        target = first_stop(parts[here])
        if target is not None:
            target.setFocus()
            return
