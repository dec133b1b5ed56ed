"""How entrants are told apart wherever points are shown: colour, sign and the pattern of their line."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from arcology.ui.art import kit
from arcology.ui.art.chrome import Look, Looking
from arcology.ui.art.fonts import BODY, Role, Weight
from arcology.ui.art.painting import painting
from arcology.ui.art.palette import Palette, contrast
from arcology.ui.art.studio import ready
from arcology.ui.art.textbox import RIGHT, draw_text, text_width
from arcology.ui.scores.standing import Entrant

PATTERNS: Final[tuple[tuple[float, ...], ...]] = ((), (4.5, 2.2), (1.2, 2.0), (6, 2, 1.2, 2), (3, 1.6), (8, 2.6))
"""Dashes and gaps by place, in widths of the line; the first is drawn through."""
LINE: Final = 2.4
SAMPLE: Final = 44
"""Width of the sample of a line, at 100 % text."""
LEAST_CONTRAST: Final = 3.0


def dress_line(pen: QPen, place: int) -> QPen:
    """Gives a pen the pattern of the entrant in a column."""
    if pattern := PATTERNS[place % len(PATTERNS)]:
        pen.setDashPattern(pattern)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def line_tone(palette: Palette, tone: int) -> QColor:
    """A seat's colour, made stronger where it would not show on a chart."""
    colour = palette.seat(tone)
    towards = palette.white if palette.dark else palette.black
    for step in range(8):
        if contrast(colour, palette.well) >= LEAST_CONTRAST:
            break
        colour = kit.mix(palette.seat(tone), towards, 0.1 * (step + 1))
    return colour


def paint_sign(p: QPainter, palette: Palette, x: float, y: float, radius: float, entrant: Entrant) -> None:
    """An entrant's emblem: its sign on a disc of its colour, centred on (x, y)."""
    colour = palette.seat(entrant.tone)
    disc = kit.ellipse(x, y, radius)
    kit.fill(p, disc.translated(0, radius * 0.12), kit.alpha(palette.shade, 0.4))
    kit.fill(p, disc, kit.vertical(disc.boundingRect(), (0, kit.lighter(colour, 0.28)), (1, kit.darker(colour, 0.26))))
    kit.stroke(p, disc, kit.darker(colour, 0.55), max(0.8, radius * 0.08))
    kit.stroke(p, kit.ellipse(x, y, radius * 0.88), kit.alpha(palette.white, 0.3), max(0.7, radius * 0.06))
    kit.draw_icon(p, entrant.sign, x, y, radius * 1.06, kit.readable_on(colour, palette))


class Mark(Looking, QWidget):
    """An entry of a chart's legend: a sample of the line with its sign, the name, and a value."""

    def __init__(self, look: Look, place: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self._place, self._entrant, self._value = place, Entrant("", "", 0, "circle", 0, False, 1), ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def tell(self, entrant: Entrant, value: str) -> None:
        """Shows a value of an entrant."""
        self._entrant, self._value = entrant, value
        self.setAccessibleName(f"{entrant.name}: {value}")
        self.setToolTip(entrant.full_name)
        self.updateGeometry()
        self.update()

    @property
    def words(self) -> str:
        return f"{self._entrant.name}  {self._value}"

    def sizeHint(self) -> QSize:
        studio = self.look.studio
        name = text_width(studio, f"{self._entrant.name}  ", BODY)
        value = text_width(studio, "000", BODY, role=Role.NUMBER, weight=Weight.Bold)
        return QSize(round(self.look.px(SAMPLE) + 8 + name + value) + 2, self.look.px(BODY * 1.3) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(SAMPLE + 60), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            palette, studio = self.look.palette, self.look.studio
            tone = line_tone(palette, self._entrant.tone)
            wide, y = self.look.px(SAMPLE), self.height() / 2
            p.setPen(dress_line(QPen(tone, LINE * studio.text_scale), self._place))
            p.drawLine(QPointF(0, y), QPointF(wide, y))
            paint_sign(p, palette, wide / 2, y, self.look.px(7), self._entrant)
            value = text_width(studio, "000", BODY, role=Role.NUMBER, weight=Weight.Bold)
            name = QRectF(wide + 8, 0, self.width() - wide - 8 - value, self.height())
            draw_text(p, studio, name, self._entrant.name, BODY)
            draw_text(
                p,
                studio,
                QRectF(name.right(), 0, value, self.height()),
                self._value,
                BODY,
                role=Role.NUMBER,
                weight=Weight.Bold,
                align=RIGHT,
            )
