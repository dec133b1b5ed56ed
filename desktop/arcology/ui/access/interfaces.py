"""What Qt asks about the table of a game: interfaces of the whole, of its parts, and of pieces and places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from arcology.engine.offers import Target
from arcology.engine.table import Spot
from arcology.engine.text import text
from arcology.ui.gestures.bench import Bench
from arcology.ui.parts import Part, Parts

Child = str | Target
"""A part of the table by ``part:`` and its key, a piece by its id, or a place."""
PART = "part:"


class Told(Protocol):
    """What the interfaces ask of the table that they belong to."""

    bench: Bench
    parts: Parts
    stand_in: QWidget

    def children(self) -> Sequence[Child]:
        """The parts, then the places."""
        ...

    def part(self, key: str) -> Part | None:
        """The part with a key."""
        ...

    def interface(self, child: Child) -> QAccessibleInterface:
        """The interface of a part, piece or place."""
        ...

    def name(self, target: Target) -> str:
        """What a piece or place is called."""
        ...

    def description(self, target: Target) -> str:
        """What else there is to say about it."""
        ...

    def deeds(self, target: Target) -> Sequence[str]:
        """What can be done with it, as it is called."""
        ...

    def told_of(self, target: Target, deed: str) -> str:
        """What that would cost, risk and leave."""
        ...

    def do(self, target: Target, deed: str) -> None:
        """Does it."""
        ...


class AccessibleChild(QAccessibleWidget):
    """A part, piece or place of a table."""

    def __init__(self, table: Told, child: Child) -> None:
        super().__init__(table.stand_in, QAccessible.Role.Graphic, "")
        self._table = table
        self.child_of_table = child

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

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: Any) -> int:
        return -1

    def setText(self, what: QAccessible.Text, text: str) -> None:
        """Names come from the game."""

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._table.bench.view.window().windowHandle()

    def foregroundColor(self) -> QColor:
        return self._table.bench.scene.studio.palette.ink

    def backgroundColor(self) -> QColor:
        return self._table.bench.scene.studio.palette.surface

    def on_screen(self, targets: Iterable[Target]) -> QRect:
        """Around what these cover, in pixels of the screen."""
        bench, whole = self._table.bench, QRect()
        for target in targets:
            whole = whole.united(bench.view.viewportTransform().mapRect(bench.scene.rect(target)).toRect())
        return QRect(bench.view.viewport().mapToGlobal(whole.topLeft()), whole.size())

    def out_of_sight(self, state: QAccessible.State) -> QAccessible.State:
        """Marks what lies outside of what is seen of the table."""
        view = self._table.bench.view
        seen = QRect(view.viewport().mapToGlobal(view.viewport().rect().topLeft()), view.viewport().size())
        state.offscreen = not seen.intersects(self.rect())
        return state

    def actionNames(self) -> list[str]:
        return []

    def doAction(self, name: str) -> None:
        """Nothing can be done with it."""

    def localizedActionName(self, name: str) -> str:
        return name

    def localizedActionDescription(self, name: str) -> str:
        return ""

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class AccessiblePart(AccessibleChild):
    """A part of the table: its children are the pieces that lie there."""

    @property
    def _part(self) -> Part | None:
        return self._table.part(str(self.child_of_table))

    def isValid(self) -> bool:
        return self._part is not None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        return self.out_of_sight(QAccessible.State())

    def text(self, what: QAccessible.Text) -> str:
        part = self._part
        if part is None:
            return ""
        if what == QAccessible.Text.Name:
            return part.name
        if what != QAccessible.Text.Description:
            return ""
        return self._table.bench.model.render(text("outline.pieces", n=len(part.pieces)))

    def rect(self) -> QRect:
        part = self._part
        return self.on_screen(part.pieces if part is not None else ())

    def childCount(self) -> int:
        part = self._part
        return len(part.pieces) if part is not None else 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        part = self._part
        if part is None or not 0 <= index < len(part.pieces):
            return None
        return self._table.interface(part.pieces[index])

    def indexOfChild(self, child: Any) -> int:
        part, piece = self._part, getattr(child, "child_of_table", None)
        return part.pieces.index(piece) if part is not None and piece in part.pieces else -1


class AccessibleTarget(AccessibleChild):
    """One piece or place."""

    @property
    def target(self) -> Target:
        return self.child_of_table

    def isValid(self) -> bool:
        return isinstance(self.target, Spot) or self.target in self._table.bench.scene.pieces

    def parent(self) -> QAccessibleInterface:
        place = self._table.parts.place_of(self.target) if isinstance(self.target, str) else None
        return super().parent() if place is None else self._table.interface(f"{PART}{place[0].key}")

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
        return self.out_of_sight(state)

    def text(self, what: QAccessible.Text) -> str:
        if what == QAccessible.Text.Name:
            return self._table.name(self.target)
        return self._table.description(self.target) if what == QAccessible.Text.Description else ""

    def rect(self) -> QRect:
        return self.on_screen((self.target,))

    def actionNames(self) -> list[str]:
        return list(self._table.deeds(self.target))

    def doAction(self, name: str) -> None:
        """Plays the action that is called so."""
        self._table.do(self.target, name)

    def localizedActionDescription(self, name: str) -> str:
        """What it would cost, risk and leave."""
        return self._table.told_of(self.target, name)


class AccessibleView(QAccessibleWidget):
    """The table itself: its children are its parts, and the places where something can go."""

    def __init__(self, table: Told) -> None:
        name = table.bench.scene.studio.tr("table.accessible.table")
        super().__init__(table.bench.view, QAccessible.Role.Canvas, name)
        self._table = table

    def childCount(self) -> int:
        return len(self._table.children())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        children = self._table.children()
        return self._table.interface(children[index]) if 0 <= index < len(children) else None

    def indexOfChild(self, child: Any) -> int:
        children = self._table.children()
        wanted = getattr(child, "child_of_table", None)
        return children.index(wanted) if wanted in children else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self._table.bench.view
        inside = view.viewport().mapFromGlobal(QRect(x, y, 1, 1).topLeft())
        piece = self._table.bench.scene.piece_at(view.to_table(inside.toPointF()))
        return None if piece is None else self._table.interface(piece)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        focused = self._table.bench.marks.focused
        return None if focused is None else self._table.interface(focused)
