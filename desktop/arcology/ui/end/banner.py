"""The plate that says how a game ended: an emblem with rays of light and the verdict."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arcology.ui.art import kit
from arcology.ui.art.chrome import Look, Looking
from arcology.ui.art.fonts import TITLE, Role, Weight
from arcology.ui.art.studio import ready
from arcology.ui.art.textbox import LEFT, draw_text

RAYS = 18
"""Rays of light behind the emblem."""


class Banner(Looking, QWidget):
    """Won (a star on green) or lost (a skull on red); the words say it too."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self._words, self._won = "", False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, words: str, *, won: bool) -> None:
        """Shows another verdict."""
        self._words, self._won = words, won
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(220, self.look.px(TITLE * 1.4) + 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        ready(p)
        palette = self.look.palette
        tone = palette.good if self._won else palette.bad
        rect = QRectF(self.rect()).adjusted(0, 1, -1, -1)
        path = kit.chamfered(rect, 12)
        base = kit.mix(palette.surface_raised, tone, 0.34 if palette.dark else 0.2)
        kit.fill(p, path, kit.vertical(rect, (0, base), (1, kit.mix(palette.surface, tone, 0.1))))
        x, y, side = rect.x() + rect.height() * 0.62, rect.center().y(), rect.height() * 0.58
        with kit.clipped(p, path):
            light = kit.radial(x, y, rect.width(), (0, kit.alpha(tone, 0.36)), (1, kit.alpha(tone, 0)))
            kit.fill(p, kit.star(x, y, rect.width(), side * 0.3, RAYS, 7), light)
        kit.stroke(p, path, kit.diagonal(rect, (0, kit.lighter(tone, 0.5)), (1, kit.alpha(tone, 0.4))), 1.6)
        emblem = kit.icon_at("star" if self._won else "skull", x, y, side)
        kit.glow(p, emblem, kit.alpha(tone, 0.8), 12, screen=palette.dark)
        kit.fill(p, emblem, kit.vertical(emblem.boundingRect(), (0, kit.lighter(tone, 0.6)), (1, tone)))
        area = QRectF(x + side * 0.85, rect.y(), rect.right() - x - side * 0.85 - 10, rect.height())
        draw_text(
            p, self.look.studio, area, self._words, TITLE, role=Role.DISPLAY, weight=Weight.Bold, wrap=True, align=LEFT
        )
        p.end()
