"""The plate that says how a game ended: an emblem with rays of light and the verdict."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arcology.ui.art import kit
from arcology.ui.art.chrome import Look, Looking
from arcology.ui.art.fonts import TITLE, Role, Weight
from arcology.ui.art.painting import painting
from arcology.ui.art.studio import ready
from arcology.ui.art.textbox import LEFT, draw_text

RAYS = 18
"""Rays of light behind the emblem."""


class Banner(Looking, QWidget):
    """A plate in the colour of the verdict with its emblem; the words say it too."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self._words, self._role, self._icon, self._sign = "", "good", "star", ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, words: str, role: str, icon: str, sign: str = "") -> None:
        """Shows another verdict on the colour of a palette role; ``sign`` is whose it is, on the emblem."""
        self._words, self._role, self._icon, self._sign = words, role, icon, sign
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(220, self.look.px(TITLE * 1.4) + 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            palette = self.look.palette
            tone = palette.role(self._role)
            rect = QRectF(self.rect()).adjusted(0, 1, -1, -1)
            path = kit.chamfered(rect, 12)
            base = kit.mix(palette.surface_raised, tone, 0.34 if palette.dark else 0.2)
            kit.fill(p, path, kit.vertical(rect, (0, base), (1, kit.mix(palette.surface, tone, 0.1))))
            x, y, side = rect.x() + rect.height() * 0.62, rect.center().y(), rect.height() * 0.58
            with kit.clipped(p, path):
                light = kit.radial(x, y, rect.width(), (0, kit.alpha(tone, 0.36)), (1, kit.alpha(tone, 0)))
                kit.fill(p, kit.star(x, y, rect.width(), side * 0.3, RAYS, 7), light)
            kit.stroke(p, path, kit.diagonal(rect, (0, kit.lighter(tone, 0.5)), (1, kit.alpha(tone, 0.4))), 1.6)
            emblem = kit.icon_at(self._icon, x, y, side)
            if palette.dark:
                kit.glow(p, emblem, kit.alpha(tone, 0.8), 12, screen=True)
            high, low = (kit.lighter(tone, 0.6), tone) if palette.dark else (tone, kit.darker(tone, 0.3))
            kit.fill(p, emblem, kit.vertical(emblem.boundingRect(), (0, high), (1, low)))
            if self._sign:
                ink = kit.darker(tone, 0.7) if palette.dark else palette.white
                kit.draw_icon(p, self._sign, x, y + side * 0.03, side * 0.3, ink)
            area = QRectF(x + side * 0.85, rect.y(), rect.right() - x - side * 0.85 - 10, rect.height())
            draw_text(
                p,
                self.look.studio,
                area,
                self._words,
                TITLE,
                role=Role.DISPLAY,
                weight=Weight.Bold,
                wrap=True,
                align=LEFT,
            )
