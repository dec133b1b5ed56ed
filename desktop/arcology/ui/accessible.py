"""The table for screen readers: every piece and place with name, role, state and rectangle, and news in words."""

from __future__ import annotations

from functools import cache
from typing import Any

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import isValid

from arcology.engine.offers import Target
from arcology.engine.table import Spot
from arcology.engine.text import text
from arcology.ui.gestures.bench import Bench
from arcology.ui.scene.places import in_reading_order
from arcology.ui.scene.view import TableView


class AccessibleTable:
    """What a screen reader may ask about one table. Qt's interfaces live from the first question to :meth:`close`."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.canvas: AccessibleView | None = None
        self._known: dict[Target, AccessibleTarget] = {}
        bench.view.accessible = self
        _install()

    def targets(self) -> list[Target]:
        """All pieces from the top left to the bottom right, then the places where something can be let go now.

        Nothing while the table is out of sight.
        """
        model, scene = self.bench.model, self.bench.scene
        if not self.bench.view.isVisible():
            return []
        pieces = in_reading_order(scene.areas(list(scene.pieces)))
        in_hand = (model.in_hand,) if model.in_hand is not None else model.sources()
        spots = {target: None for source in in_hand for target in model.targets(source) if isinstance(target, Spot)}
        return [*pieces, *in_reading_order(scene.areas(list(spots)))]

    def interface(self, target: Target) -> AccessibleTarget:
        """The interface of a piece or place."""
        if target not in self._known:
            made = self._known[target] = AccessibleTarget(self, target)
            QAccessible.registerAccessibleInterface(made)
        return self._known[target]

    def close(self) -> None:
        """Take all interfaces back from Qt, which keeps them by address and would ask those that are gone."""
        made: list[QAccessibleInterface] = [*self._known.values()]
        if self.canvas is not None:
            made.append(self.canvas)
        self._known, self.canvas = {}, None
        for interface in made:
            if isValid(interface):  # Qt itself deletes the one of a view with the view
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(interface))

    def name(self, target: Target) -> str:
        return self.bench.model.name_of(target)

    def description(self, target: Target) -> str:
        """For a piece what the reader says about it, for a place what it would cost or risk to go there."""
        model = self.bench.model
        if isinstance(target, Spot):
            return ". ".join(self._at_place(target))
        if target not in model.table.pieces:
            return ""
        return ". ".join(model.render(line) for line in list(model.board.describe(model.seen, target))[1:])

    def _at_place(self, spot: Spot) -> list[str]:
        """What a drop there would mean: its tip, what it costs, and that it can be had otherwise."""
        model = self.bench.model
        if model.in_hand is None:
            return []
        tip = model.tips(model.in_hand).get(spot)
        said = [] if tip is None else [tip.text if isinstance(tip.text, str) else model.render(tip.text)]
        weighed = model.weighed
        if weighed is not None and weighed.target == spot and model.prices:
            said.append(model.render(weighed.variant or weighed.label))
            said.append(model.render(text("table.accessible.prices", n=len(model.prices))))
        return said

    def announce(self, message: str) -> None:
        """Have the screen reader say something."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.bench.view, message))

    def focus_moved(self, target: object) -> None:
        """Tell the screen reader that the keyboard focus is on another piece or place."""
        targets = self.targets() if QAccessible.isActive() else []
        if target in targets:
            event = QAccessibleEvent(self.bench.view, QAccessible.Event.Focus)
            event.setChild(targets.index(target))
            QAccessible.updateAccessibility(event)


class AccessibleTarget(QAccessibleInterface):
    """One piece or place."""

    def __init__(self, table: AccessibleTable, target: Target) -> None:
        super().__init__()
        self._table = table
        self.target = target

    def isValid(self) -> bool:
        return isinstance(self.target, Spot) or self.target in self._table.bench.scene.pieces

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._table.bench.view)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        if isinstance(self.target, Spot):
            return QAccessible.Role.Cell
        acts = self.target in self._table.bench.model.sources()
        return QAccessible.Role.Button if acts else QAccessible.Role.Graphic

    def state(self) -> QAccessible.State:
        model, state = self._table.bench.model, QAccessible.State()
        state.focusable = True
        state.focused = self._table.bench.marks.focused == self.target
        state.selectable = isinstance(self.target, Spot) or self.target in model.sources()
        state.selected = model.in_hand is not None and self.target in (model.in_hand, self._table.bench.targets.hot)
        state.disabled = not state.selectable
        state.checkable = state.checked = self.target in model.status.chosen
        return state

    def text(self, what: QAccessible.Text) -> str:
        if what == QAccessible.Text.Name:
            return self._table.name(self.target)
        return self._table.description(self.target) if what == QAccessible.Text.Description else ""

    def setText(self, what: QAccessible.Text, text: str) -> None:
        """Names come from the game."""

    def rect(self) -> QRect:
        view = self._table.bench.view
        inside = view.viewportTransform().mapRect(self._table.bench.scene.rect(self.target)).toRect()
        return QRect(view.viewport().mapToGlobal(inside.topLeft()), inside.size())

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._table.bench.view.window().windowHandle()

    def foregroundColor(self) -> QColor:
        return self._table.bench.scene.studio.palette.ink

    def backgroundColor(self) -> QColor:
        return self._table.bench.scene.studio.palette.surface


class AccessibleView(QAccessibleWidget):
    """The table itself: its children are pieces and places."""

    def __init__(self, table: AccessibleTable) -> None:
        name = table.bench.scene.studio.tr("table.accessible.table")
        super().__init__(table.bench.view, QAccessible.Role.Canvas, name)
        self._table = table

    def childCount(self) -> int:
        return len(self._table.targets())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        targets = self._table.targets()
        return self._table.interface(targets[index]) if 0 <= index < len(targets) else None

    def indexOfChild(self, child: Any) -> int:
        targets = self._table.targets()
        target = getattr(child, "target", None)
        return targets.index(target) if target in targets else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self._table.bench.view
        inside = view.viewport().mapFromGlobal(QRect(x, y, 1, 1).topLeft())
        piece = self._table.bench.scene.piece_at(view.to_table(inside.toPointF()))
        return None if piece is None else self._table.interface(piece)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        focused = self._table.bench.marks.focused
        return None if focused is None else self._table.interface(focused)


def _make(_class: str, obj: QObject | None) -> QAccessibleInterface | None:
    """Qt's factory: the interface of a table view; None for everything else."""
    if not isinstance(obj, TableView) or not isinstance(obj.accessible, AccessibleTable):
        return None
    if obj.accessible.canvas is None:
        obj.accessible.canvas = AccessibleView(obj.accessible)
    return obj.accessible.canvas


@cache
def _install() -> None:
    """Qt keeps one list of factories for the process; ours goes in once."""
    QAccessible.installFactory(_make)
