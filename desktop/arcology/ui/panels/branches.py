"""Lines of play that were left: what they are called or began with, how long they are, and back into them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit, QMenu, QWidgetAction

from arcology.session.timeline import Branch
from arcology.ui.model import GameModel

LONGEST_NAME = 60
"""Letters of a name, so that the menu stays narrower than the window."""


def fill_branches(menu: QMenu, model: GameModel, tr: Callable[..., str]) -> None:
    """One entry for each line that was left, the newest on top: enter it, or give it a name."""
    for branch in reversed(model.session.branches):
        line = menu.addMenu(_words(branch, model, tr))
        enter = line.addAction(tr("app.log.branch_enter"))
        enter.triggered.connect(lambda _=False, tip=branch.tip: model.enter_branch(tip))
        line.addAction(_name_field(line, menu, branch, model, tr))


def _words(branch: Branch, model: GameModel, tr: Callable[..., str]) -> str:
    after = model.session.entries.index(branch.fork)
    if branch.name:
        words = tr("app.log.branch_named", after=after, name=branch.name, n=branch.length)
    else:
        first = model.render(model.headline(branch.first))
        words = tr("app.log.branch", after=after, first=first, n=branch.length)
    return words.replace("&", "&&")  # a single one would be a shortcut


def _name_field(line: QMenu, menu: QMenu, branch: Branch, model: GameModel, tr: Callable[..., str]) -> QWidgetAction:
    """Its name, changed in place: Enter keeps it and closes the menu."""
    field = QLineEdit(branch.name)
    field.setMaxLength(LONGEST_NAME)
    field.setPlaceholderText(tr("app.log.branch_name"))
    field.setAccessibleName(tr("app.log.branch_name"))

    def keep() -> None:
        model.name_branch(branch.tip, field.text())
        menu.close()

    field.returnPressed.connect(keep)
    action = QWidgetAction(line)
    action.setDefaultWidget(field)
    return action
