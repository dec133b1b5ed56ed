"""What the ways of pointing have in common."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from arcology.ui.gestures.bench import Bench
from arcology.ui.scene.places import Direction

ARROWS: dict[int, Direction] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Gesture:
    """One way of pointing at work. Points are pixels of the view.

    ``live`` turns False when it is over, ``then`` is the gesture that goes on from it.
    """

    def __init__(self, bench: Bench, source: str) -> None:
        self.bench = bench
        self.source = source
        self.live = True
        self.then: Gesture | None = None

    def press(self, at: QPointF) -> bool:
        """A press while the gesture is active; False: it is somebody else's."""
        return True

    def move(self, at: QPointF) -> None:
        """The hand moves with the button down."""

    def hover(self, at: QPointF) -> None:
        """The hand moves with the button up."""

    def release(self, at: QPointF) -> None:
        """The button goes up."""

    def key(self, event: QKeyEvent) -> bool:
        """A key; False: not one of this gesture's."""
        return False

    def walk(self, forward: bool) -> bool:
        """Tab; False: not one of this gesture's."""
        return False

    def cancel(self) -> None:
        """Put everything back."""
        self.live = False
        self.bench.rest()
