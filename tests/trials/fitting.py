"""Whether the words in a window have room: what is cut, and what lies on something else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from math import ceil

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget

from arcology.ui.art.chrome import Label
from arcology.ui.art.guard import TextGuard
from arcology.ui.art.textbox import NARROWEST
from arcology.ui.start.tiles import GameTile

_SLACK = 2
"""Pixels that rounding may cost."""

_PATIENCE = 15
"""How often a layout that is not at rest is looked at again."""


def squeezed(top: QWidget, guard: TextGuard) -> set[str]:
    """Everything that is wrong with the words of a widget and those below it once its layouts are at rest."""
    found = _squeezed_now(top, guard)
    for _ in range(_PATIENCE):
        if not found:
            break
        QTest.qWait(30)
        found = _squeezed_now(top, guard)
    return found


def _squeezed_now(top: QWidget, guard: TextGuard) -> set[str]:
    QApplication.processEvents()
    guard.notes.clear()
    top.grab()
    found = {f"cut: {note.text}" for note in guard.elided()}
    found.update(_too_small(top))
    found.update(_too_wide(top))
    found.update(_on_each_other(top))
    return found


def _worded(top: QWidget) -> Iterator[tuple[QWidget, str]]:
    """Visible widgets that show words of their own."""
    for widget in (top, *top.findChildren(QWidget)):
        if isinstance(widget, QLabel | QAbstractButton) and widget.isVisible() and (text := widget.text().strip()):
            yield widget, text


def _too_small(top: QWidget) -> Iterator[str]:
    """Labels and buttons that are smaller than their words."""
    for widget, text in _worded(top):
        have, want = widget.size(), _wanted(widget)
        if want.width() > have.width() + _SLACK or want.height() > have.height() + _SLACK:
            yield f"{type(widget).__name__} of {_size(have)} needs {_size(want)}: {text[:80]}"


def _wanted(widget: QWidget) -> QSize:
    if isinstance(widget, QLabel) and widget.wordWrap():
        longest = max(widget.fontMetrics().horizontalAdvance(word) for word in _words(widget))
        return QSize(longest, widget.heightForWidth(widget.width()))
    if isinstance(widget, Label):
        return QSize(ceil(widget.sizeHint().width() * NARROWEST), widget.sizeHint().height())
    least = widget.minimumSizeHint()
    return least if isinstance(widget, QAbstractButton) and least.isValid() else widget.sizeHint()


def _words(label: QLabel) -> list[str]:
    if label.textFormat() is Qt.TextFormat.PlainText or "<" not in label.text():
        return re.split(r"[\s\u200b]+", label.text())
    return [""]


def _too_wide(top: QWidget) -> Iterator[str]:
    """Scrolled contents that are wider than what shows them, where one cannot scroll sideways."""
    for area in top.findChildren(QScrollArea):
        inner = area.widget()
        if area.isVisible() and inner is not None and not area.horizontalScrollBar().maximum():
            over = inner.width() - area.viewport().width()
            if over > _SLACK:
                yield f"{type(inner).__name__} is {over} wider than its {type(area).__name__}"


def _on_each_other(top: QWidget) -> Iterator[str]:
    """Words that lie on others."""
    plain = ((widget, text) for widget, text in _worded(top) if not isinstance(widget, GameTile))
    placed = [(widget, text, _shown(widget)) for widget, text in plain]
    for (a, said, here), (b, told, there) in combinations(placed, 2):
        both = here.intersected(there)
        if both.width() > _SLACK and both.height() > _SLACK and not (a.isAncestorOf(b) or b.isAncestorOf(a)):
            yield f"{type(a).__name__} and {type(b).__name__} overlap: {said[:50]} | {told[:50]}"


def _shown(widget: QWidget) -> QRect:
    """What can be seen of a widget, on the screen."""
    return widget.visibleRegion().boundingRect().translated(widget.mapToGlobal(QPoint()))


def _size(size: QSize) -> str:
    return f"{size.width()}x{size.height()}"
