"""The border between table and rail: a line for a mouse, a grip as wide as a finger where those are asked for."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSplitter, QSplitterHandle, QWidget

from arcology.ui.art import kit
from arcology.ui.art.look import Look, Looking
from arcology.ui.art.painting import painting
from arcology.ui.art.studio import ready

LINE = 5
"""Width of the border in pixels where a mouse takes it."""
DOTS, STEP, DOT = 3, 9.0, 2.2


class Split(Looking, QSplitter):
    """Two widgets beside each other whose border can be moved."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.watch(look)
        self.setHandleWidth(max(LINE, look.studio.target))

    def relook(self) -> None:
        self.setHandleWidth(max(LINE, self.look.studio.target))
        super().relook()

    def createHandle(self) -> QSplitterHandle:
        return Grip(self.look, self)


class Grip(Looking, QSplitterHandle):
    """Where the border is taken."""

    def __init__(self, look: Look, split: QSplitter) -> None:
        super().__init__(Qt.Orientation.Horizontal, split)
        self.watch(look)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            palette, rect = self.look.palette, QRectF(self.rect())
            if not self.look.studio.touch:
                kit.fill(p, rect, palette.line)
                return
            tone = kit.mix(palette.line, palette.line_strong, 0.4)
            kit.fill(
                p, rect, kit.horizontal(rect, (0, palette.surface), (1, kit.mix(palette.surface, palette.line, 0.35)))
            )
            kit.fill(p, QRectF(rect.x(), rect.y(), 1, rect.height()), palette.line)
            for row in range(-DOTS, DOTS + 1):
                for column in (-0.5, 0.5):
                    middle = rect.center()
                    at = kit.ellipse(middle.x() + column * STEP, middle.y() + row * STEP, DOT)
                    kit.fill(p, at, tone)
