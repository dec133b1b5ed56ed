"""What charts share, and the chart of dice. Importing it loads pyqtgraph and numpy: do so when a chart is opened."""

from __future__ import annotations

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from arcology.engine.text import decimal
from arcology.ui.art.chrome import Look, Looking
from arcology.ui.art.fonts import SMALL, Weight
from arcology.ui.art.palette import alpha
from arcology.ui.panels.ledger import Ledger

HEIGHT = 190
LEAST_TOP = 4
"""Where the scale ends at least, so that a handful of dice does not look like a mountain."""


def still_plot() -> pyqtgraph.PlotWidget:
    """A plot that is only looked at: nothing in it can be dragged, zoomed or opened."""
    plot = pyqtgraph.PlotWidget()
    plot.setMenuEnabled(False)
    plot.setMouseEnabled(False, False)
    plot.hideButtons()
    plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    plot.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return plot


def dress_axes(look: Look, item: pyqtgraph.PlotItem) -> None:
    """Both axes in the lines and letters of the theme."""
    for axis in ("left", "bottom"):
        shown = item.getAxis(axis)
        shown.setPen(look.palette.line_strong)
        shown.setTextPen(look.palette.ink_muted)
        shown.setTickFont(look.font(SMALL))


def even_ticks(top: int, steps: int = 5) -> list[tuple[int, str]]:
    """Whole numbers up to ``top`` at equal, round distances, at most ``steps`` of them and 0."""
    sizes = (size * 10**power for power in range(9) for size in (1, 2, 5))
    step = next(size for size in sizes if size * steps >= top)
    return [(value, str(value)) for value in range(0, top + 1, step)]


class DiceChart(Looking, QWidget):
    """How often each face came up, as bars, against what even luck would bring, as a line."""

    def __init__(self, look: Look, ledger: Ledger, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self._ledger = ledger
        self._plot = still_plot()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._plot)
        self.setFixedHeight(look.px(HEIGHT))
        self.draw(ledger)

    def draw(self, ledger: Ledger) -> None:
        """Shows another ledger."""
        self._ledger = ledger
        palette, tr = self.look.palette, self.look.studio.tr
        self._plot.setBackground(palette.well)
        item = self._plot.getPlotItem()
        item.clear()
        faces = list(range(1, len(ledger.faces) + 1))
        bars = pyqtgraph.BarGraphItem(
            x=faces, height=list(ledger.faces), width=0.62, brush=palette.accent_fill, pen=alpha(palette.white, 0.4)
        )
        item.addItem(bars)
        pen = pyqtgraph.mkPen(palette.info, width=2, style=Qt.PenStyle.DashLine)
        item.addItem(pyqtgraph.InfiniteLine(ledger.expected, angle=0, pen=pen))
        dress_axes(self.look, item)
        item.getAxis("bottom").setTicks([[(face, str(face)) for face in faces]])
        top = max(LEAST_TOP, *ledger.faces, round(ledger.expected + 0.5))
        item.getAxis("left").setTicks([even_ticks(top)])
        item.setXRange(0.5, len(faces) + 0.5, padding=0)
        item.setYRange(0, top * 1.16, padding=0)
        self._tell_counts(item, ledger)
        counts = ", ".join(str(count) for count in ledger.faces)
        expected = decimal(ledger.expected, 1)
        self.setAccessibleName(tr("app.dice.chart", counts=counts, sides=ledger.sides, expected=expected))

    def _tell_counts(self, item: pyqtgraph.PlotItem, ledger: Ledger) -> None:
        """How often, above each bar."""
        for face, count in enumerate(ledger.faces, 1):
            words = pyqtgraph.TextItem(
                str(count), color=self.look.palette.ink, anchor=(0.5, 1.0), fill=self.look.palette.well
            )
            words.setFont(self.look.font(SMALL, weight=Weight.DemiBold))
            words.setPos(face, count)
            item.addItem(words)

    def relook(self) -> None:
        self.setFixedHeight(self.look.px(HEIGHT))
        self.draw(self._ledger)
        super().relook()
