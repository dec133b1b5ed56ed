"""How the table of points is painted: emblems over the columns, sources with their glyphs, the leader in its colour."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHeaderView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from arcology.ui.art import kit
from arcology.ui.art.chrome import Look, paint_focus
from arcology.ui.art.fonts import BODY, LARGE, SMALL, TINY, Role, Weight
from arcology.ui.art.palette import Palette
from arcology.ui.art.studio import ready
from arcology.ui.art.textbox import CENTER, draw_text, text_width
from arcology.ui.scores.marks import paint_sign
from arcology.ui.scores.rows import Index, ScoreModel
from arcology.ui.scores.standing import Entrant

EMBLEM: Final = 14
"""Radius of the emblem over a column, at 100 % text."""
WASH: Final = 0.07
WASH_LEADER: Final = 0.16
"""How much of its colour lies under an entrant's column."""


def wash(palette: Palette, entrant: Entrant) -> QColor:
    """The tint of an entrant's column; stronger for who leads."""
    strength = WASH_LEADER if entrant.leads else WASH
    return kit.alpha(palette.seat(entrant.tone), strength if palette.dark else strength * 0.9)


class EntrantHeader(QHeaderView):
    """An emblem for each column with name and note below it; a star marks who leads."""

    def __init__(self, look: Look, rows: ScoreModel, parent: QTableView, *, compact: bool) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look, self._rows, self.compact = look, rows, compact
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(20)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def sizeHint(self) -> QSize:
        look = self._look
        high = look.px(2 * EMBLEM) + 14
        if not self.compact:
            _, lines = self._names()
            high += look.px(BODY * 1.3) * lines + 2
            if any(entrant.note for entrant in self._rows.standing.entrants):
                high += look.px(SMALL * 1.25)
        return QSize(100, high)

    def _names(self) -> tuple[float, int]:
        """Size and lines of the names: all in the size of the longest word, on two lines where one is too short."""
        names, studio = [entrant.name for entrant in self._rows.standing.entrants], self._look.studio
        room = max(20, self.sectionSize(1) - 6) if self.count() > 1 else 100
        widest = max((text_width(studio, name, BODY, weight=Weight.Bold) for name in names), default=0.0)
        if widest <= room:
            return BODY, 1
        words = [word for name in names for word in name.split()]
        longest = max(text_width(studio, word, BODY, weight=Weight.Bold) for word in words)
        return max(TINY, BODY * min(1.0, room / longest)), 1 + any(" " in name for name in names)

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        entrant = self._rows.entrant(logical)
        painter.save()
        ready(painter)
        if entrant is None:
            self._corner(painter, QRectF(rect))
        else:
            self._column(painter, QRectF(rect), entrant)
        painter.restore()

    def _corner(self, p: QPainter, rect: QRectF) -> None:
        palette = self._look.palette
        kit.fill(p, QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1), palette.line)

    def _column(self, p: QPainter, rect: QRectF, entrant: Entrant) -> None:
        look, palette = self._look, self._look.palette
        tone, inner = palette.seat(entrant.tone), rect.adjusted(2, 2, -2, 0)
        with kit.clipped(p, inner):
            plate = kit.rounded(inner.adjusted(0, 0, 0, 20), 8)
            low = wash(palette, entrant)
            kit.fill(p, plate, kit.vertical(inner, (0, kit.alpha(tone, 0.34 if entrant.leads else 0.16)), (1, low)))
            kit.fill(p, QRectF(inner.x(), inner.y(), inner.width(), 3), tone)
        kit.fill(p, QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1), palette.line)
        radius = look.px(EMBLEM)
        x, y = rect.center().x(), rect.y() + 9 + radius
        paint_sign(p, palette, x, y, radius, entrant)
        if entrant.leads:
            self._star(p, x + radius * 0.95, y - radius * 0.7, radius)
        if self.compact:
            return
        size, lines = self._names()
        line = look.px(BODY * 1.3) * lines
        area = QRectF(rect.x() + 3, y + radius + 2, rect.width() - 6, line)
        weight = Weight.Bold if entrant.leads else Weight.DemiBold
        draw_text(p, look.studio, area, entrant.name, size, weight=weight, align=CENTER, wrap=lines > 1)
        if entrant.note:
            note = area.translated(0, line - 2)
            draw_text(p, look.studio, note, entrant.note, SMALL, color=palette.ink_muted, align=CENTER)

    def _star(self, p: QPainter, x: float, y: float, radius: float) -> None:
        palette = self._look.palette
        star = kit.icon_at("star", x, y, radius * 1.15)
        kit.stroke(p, star, palette.surface, 3)
        kit.fill(p, star, kit.vertical(star.boundingRect(), (0, kit.lighter(palette.key, 0.5)), (1, palette.key)))
        kit.stroke(p, star, kit.darker(palette.key, 0.5), 0.9)


class Fit(Protocol):
    """How the words of a table were fitted into its width."""

    @property
    def gutter(self) -> int:
        """Width that the icons of sources take."""
        ...

    def label_size(self, row: int) -> float:
        """The size of a row's words."""
        ...


class ScoreDelegate(QStyledItemDelegate):
    """Paints words and figures; the best of a line stands out, the sum is large."""

    def __init__(self, look: Look, rows: ScoreModel, fit: Fit) -> None:
        super().__init__(rows)
        self._look, self._rows, self._fit = look, rows, fit

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._look.px(40), self._look.px(BODY * 1.3) + 8)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        ready(painter)
        rect, row = QRectF(option.rect), index.row()
        entrant = self._rows.entrant(index.column())
        if option.state & QStyle.StateFlag.State_MouseOver and self._rows.source(row) is not None:
            kit.fill(painter, rect, kit.alpha(self._look.palette.ink, 0.05))
        self._line(painter, rect, row)
        if entrant is None:
            self._words(painter, rect, row)
        else:
            self._figure(painter, rect, row, index.column(), entrant)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, self._look.palette, rect.adjusted(1, 1, -1, -1), 5)
        painter.restore()

    def _line(self, p: QPainter, rect: QRectF, row: int) -> None:
        """Between the rows; the sum stands under a strong one."""
        palette = self._look.palette
        total = self._rows.source(row) is None
        if row:
            colour = palette.line_strong if total else kit.alpha(palette.line, 0.55)
            kit.fill(p, QRectF(rect.x(), rect.y(), rect.width(), 2 if total else 1), colour)

    def _words(self, p: QPainter, rect: QRectF, row: int) -> None:
        look, palette = self._look, self._look.palette
        source, words, size = self._rows.source(row), self._rows.label(row), self._fit.label_size(row)
        if source is None:
            area = rect.adjusted(4, 0, -2, 0)
            draw_text(p, look.studio, area, words, size, weight=Weight.Bold, color=palette.accent, wrap=True)
            return
        gutter = self._fit.gutter
        if source.icon and gutter:
            icon = kit.mix(palette.accent, palette.ink_muted, 0.35)
            kit.draw_icon(p, source.icon, rect.x() + gutter / 2, rect.center().y(), look.px(LARGE + 1), icon)
        draw_text(p, look.studio, rect.adjusted(gutter + 4, 0, -2, 0), words, size, wrap=True)

    def _figure(self, p: QPainter, rect: QRectF, row: int, column: int, entrant: Entrant) -> None:
        look, palette = self._look, self._look.palette
        kit.fill(p, rect.adjusted(2, 0, -2, 0), wash(palette, entrant))
        source, number = self._rows.source(row), self._rows.figure(row, column)
        if source is None:
            colour = palette.ink if not entrant.leads else palette.accent
            size, weight = LARGE + 3, Weight.Bold
        else:
            best = number > 0 and number == max(source.values) and len(source.values) > 1
            colour = palette.ink if number else palette.ink_muted
            size, weight = LARGE, Weight.Bold if best else Weight.Medium
        draw_text(p, look.studio, rect, str(number), size, role=Role.NUMBER, weight=weight, color=colour, align=CENTER)
