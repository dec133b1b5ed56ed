"""Everything in the window that has a shortcut or stands in its menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from arcology.ui.keymap import COMMANDS
from arcology.ui.keys import first_stop

if TYPE_CHECKING:
    from arcology.ui.frame import Frame
    from arcology.ui.sheets import Sheets

MENU = (
    ("start", "new", "library", "export"),
    ("scores", "players", "outline"),
    ("rules", "keys", "settings", "about"),
    ("full_screen", "sound"),
    ("quit",),
)

SWITCHES = ("sound",)
"""Commands that are on or off."""


def make_actions(window: Frame, widget: QWidget, sheets: Sheets, menu: QMenu) -> Mapping[str, QAction]:
    """The actions by name in the present language, added to the window's ``widget`` and to its ``menu``."""
    tr, actions, deeds = window.look.studio.tr, {}, _deeds(window, widget, sheets)
    for command in COMMANDS:
        action = QAction(tr(command.text), widget)
        action.setShortcuts(command.sequences())
        action.setCheckable(command.name in SWITCHES)
        action.triggered.connect(lambda _=False, act=deeds[command.name]: act())
        widget.addAction(action)
        actions[command.name] = action
    menu.clear()
    for group in MENU:
        menu.addActions([actions[name] for name in group])
        menu.addSeparator()
    return actions


def _deeds(window: Frame, widget: QWidget, sheets: Sheets) -> Mapping[str, Callable[[], object]]:
    """What each command does."""
    return {
        "start": window.show_start,
        "new": window.ask_new_game,
        "library": sheets.show_library,
        "export": window.export_game,
        "undo": lambda: _on_table(window, "undo"),
        "redo": lambda: _on_table(window, "redo"),
        "again": lambda: _on_table(window, "again"),
        "since": lambda: _on_table(window, "since"),
        "rail": lambda: _on_table(window, "rail"),
        "outline": lambda: _on_table(window, "outline"),
        "scores": sheets.show_scores,
        "players": sheets.show_players,
        "rules": lambda: sheets.show_rules(),
        "keys": sheets.show_keys,
        "settings": sheets.show_settings,
        "about": sheets.show_about,
        "full_screen": window.toggle_full_screen,
        "sound": window.switch.press,
        "next_part": lambda: go_round(window, widget, 1),
        "part_before": lambda: go_round(window, widget, -1),
        "quit": widget.close,
    }


def _on_table(window: Frame, what: str) -> None:
    """A shortcut that belongs to the table; on the start screen it means nothing."""
    page = window.page
    if page is None:
        return
    act = {
        "undo": page.model.undo,
        "redo": page.model.undo_stack.redo,
        "again": page.show_again,
        "since": page.bar.since.click,
        "rail": page.fold_rail,
        "outline": page.change_view,
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
            target.setFocus(Qt.FocusReason.TabFocusReason)  # the table then marks where the focus is
            return
