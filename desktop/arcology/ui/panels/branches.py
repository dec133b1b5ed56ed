"""Lines of play that were left: what they began with, how long they are, and back into them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu

from arcology.session.timeline import Branch, Entry
from arcology.ui.model import GameModel


def first_of(branch: Branch) -> Entry:
    """The decision with which a branch leaves the line."""
    entry = branch.tip
    while entry.parent is not None and entry.parent is not branch.fork:
        entry = entry.parent
    return entry


def fill_branches(menu: QMenu, model: GameModel, tr: Callable[..., str]) -> None:
    """One entry for each line that was left, the newest on top."""
    line = {id(entry): position for position, entry in enumerate(model.session.entries)}
    for branch in reversed(model.session.branches):
        first = model.render(model.headline(first_of(branch)))
        words = tr("app.log.branch", after=line[id(branch.fork)], first=first, n=branch.length)
        action = menu.addAction(words)
        action.triggered.connect(partial(_enter, model, branch.tip))


def _enter(model: GameModel, tip: Entry, _checked: bool = False) -> None:
    model.enter_branch(tip)
