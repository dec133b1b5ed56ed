"""What happens by itself, told where it happens: for films that are played slowly enough to be read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.engine.offers import Target
from arcology.ui.art.kit import BODY, SMALL, Weight, draw_icon, draw_text, text_height
from arcology.ui.scene.bubble import EDGE, WIDE, Block, Bubble, Window, words
from arcology.ui.scene.scene import TableScene
from arcology.ui.scene.stamp import CALLOUT


class Caption(Bubble):
    """The lines of a scene with their causes, beside the piece that they concern."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene, CALLOUT)

    def show(self, lines: Sequence[tuple[str, str]], anchor: Target, window: Window) -> None:
        """``lines`` are (what happens, why); a line without a cause has ""."""
        studio = self._scene.labels
        blocks: list[Block] = []
        for what, why in lines:
            blocks.append(self._line(what))
            if why:
                blocks.append(words(studio, why, WIDE, SMALL, colour=studio.palette.ink_muted))
        self.put(blocks, anchor, window, studio.palette.accent_fill)

    def _line(self, text: str) -> Block:
        studio = self._scene.labels
        room = 24.0 * studio.text_scale
        inner = WIDE * studio.text_scale - 2 * EDGE - room
        high = max(20.0, text_height(studio, text, BODY, inner, weight=Weight.DemiBold) + 2)

        def paint(p: QPainter, row: QRectF) -> None:
            side = 16 * studio.text_scale
            draw_icon(p, "robot", row.x() + side / 2, row.y() + 10 * studio.text_scale, side, studio.palette.warning)
            draw_text(p, studio, row.adjusted(room, 0, 0, 0), text, BODY, weight=Weight.DemiBold, wrap=True)

        return Block(high, paint, 3.0)
