"""The final order: a row for each entrant with rank, emblem, name and total, the first on a plate of their colour."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from arcology.ui.art import kit
from arcology.ui.art.chrome import Look, Looking
from arcology.ui.art.fonts import LARGE, SMALL, Role, Weight
from arcology.ui.art.painting import painting
from arcology.ui.art.studio import ready
from arcology.ui.art.textbox import CENTER, RIGHT, draw_text, text_width
from arcology.ui.panels.parts import clear
from arcology.ui.scores.marks import paint_sign
from arcology.ui.scores.standing import Entrant, Standing

EMBLEM = 12
"""Radius at 100 % text."""


class Ranking(QWidget):
    """Best first; those who are level keep their order at the table."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(3)

    def show_standing(self, standing: Standing) -> None:
        """Another result."""
        clear(self._column)
        most = max((entrant.total for entrant in standing.entrants), default=0)
        for entrant in sorted(standing.entrants, key=lambda one: one.rank):
            self._column.addWidget(RankRow(self._look, entrant, most))


class RankRow(Looking, QWidget):
    """One of them; the bar is as long as the total is high."""

    def __init__(self, look: Look, entrant: Entrant, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self.entrant = entrant
        self._part = entrant.total / most if most > 0 else 0.0
        told = {"rank": entrant.rank, "name": entrant.full_name, "points": entrant.total}
        self.setAccessibleName(look.studio.tr("app.scores.ranked", **told))
        self.setToolTip(entrant.full_name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(160), self.look.px(LARGE * 1.3) + 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            look, palette, one = self.look, self.look.palette, self.entrant
            tone, rect = palette.seat(one.tone), QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            path = kit.rounded(rect, 7)
            kit.fill(p, path, palette.well)
            with kit.clipped(p, path):
                bar = QRectF(rect.x(), rect.y(), rect.width() * self._part, rect.height())
                deep, pale = (0.62, 0.34) if one.leads else (0.34, 0.16)
                kit.fill(p, bar, kit.horizontal(bar, (0, kit.alpha(tone, deep)), (1, kit.alpha(tone, pale))))
            kit.stroke(p, path, tone if one.leads else palette.line, 1.6 if one.leads else 1)
            y, radius = rect.center().y(), look.px(EMBLEM)
            rank = QRectF(rect.x() + 4, rect.y(), look.px(18), rect.height())
            draw_text(p, look.studio, rank, str(one.rank), LARGE, role=Role.NUMBER, weight=Weight.Bold, align=CENTER)
            paint_sign(p, palette, rank.right() + radius + 4, y, radius, one)
            total = text_width(look.studio, "000", LARGE + 3, role=Role.NUMBER, weight=Weight.Bold)
            name = QRectF(rank.right() + 2 * radius + 12, rect.y(), 0, rect.height())
            name.setRight(rect.right() - total - 12)
            weight = Weight.Bold if one.leads else Weight.DemiBold
            draw_text(p, look.studio, name, one.name, LARGE, weight=weight)
            wide = text_width(look.studio, one.name, LARGE, weight=weight) + 8
            if one.note and wide + 30 < name.width():
                draw_text(p, look.studio, name.adjusted(wide, 0, 0, 0), one.note, SMALL, color=palette.ink_muted)
            figure = QRectF(rect.right() - total - 8, rect.y(), total, rect.height())
            draw_text(
                p, look.studio, figure, str(one.total), LARGE + 3, role=Role.NUMBER, weight=Weight.Bold, align=RIGHT
            )
