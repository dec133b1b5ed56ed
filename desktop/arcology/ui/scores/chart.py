"""Lines over the rounds, one for each entrant, with the lead filled in. It imports pyqtgraph: load it when a chart is
opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pyqtgraph
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QGraphicsPathItem, QSizePolicy, QVBoxLayout, QWidget

from arcology.ui.art.chrome import Look, Looking, paint_focus
from arcology.ui.art.painting import painting
from arcology.ui.art.palette import alpha, darker, lighter
from arcology.ui.panels.charts import dress_axes, even_ticks, still_plot
from arcology.ui.scores.marks import LINE, dress_line, line_tone
from arcology.ui.scores.standing import Entrant
from arcology.ui.scores.story import Graph

HEIGHT: Final = 210
SYMBOLS: Final = {"circle": "o", "triangle": "t1", "square": "s", "diamond": "d", "hexagon": "h", "star": "star"}
"""What a sign is called there."""
SYMBOL_SIZE: Final = 11
BAND: Final = 0.2
"""Opacity of the lead."""
GRID: Final = 0.14
LEAST_TOP: Final = 4
MOST_NUMBERS: Final = 12
EDGE: Final = 3
"""Room around the plot for the focus ring."""


class CourseChart(Looking, QWidget):
    """Shows a :class:`Graph`. The pointer, or arrow keys when it has the focus, ask for a round."""

    asked = Signal(int)
    """The round that is pointed at, as an index; -1 when nobody points any more."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self._graph: Graph | None = None
        self._entrants: tuple[Entrant, ...] = ()
        self._signs: list[pyqtgraph.PlotDataItem] = []
        self._at = 0
        self._plot = still_plot()
        self._plot.viewport().setMouseTracking(True)
        self._plot.viewport().installEventFilter(self)
        self._line = pyqtgraph.InfiniteLine(0, angle=90)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        column.addWidget(self._plot)
        self.setFixedHeight(look.px(HEIGHT))

    @property
    def graph(self) -> Graph | None:
        """What is drawn."""
        return self._graph

    @property
    def points(self) -> list[tuple[list[float], list[float]]]:
        """Rounds and values of the signs on the lines, in the order of the entrants."""
        return [tuple(axis.tolist() for axis in item.getData()) for item in self._signs]

    def draw(self, graph: Graph, entrants: Sequence[Entrant], at: int) -> None:
        """Shows the figures of these entrants, with the round at an index marked."""
        self._graph, self._entrants = graph, tuple(entrants)
        palette, item = self.look.palette, self._plot.getPlotItem()
        self._plot.setBackground(palette.well)
        item.clear()
        dress_axes(self.look, item)
        item.showGrid(y=True, alpha=GRID)
        for band in graph.bands:
            item.addItem(self._area(band.outline, entrants[band.leader]))
        if graph.signed:
            item.addItem(pyqtgraph.InfiniteLine(0, angle=0, pen=pyqtgraph.mkPen(palette.line_strong, width=1.4)))
        item.addItem(self._line)
        self._signs = []
        for place, entrant in enumerate(entrants):
            item.addItem(self._curve(graph, place, entrant))
        for place, entrant in enumerate(entrants):
            self._signs.append(self._sign(graph, place, entrant))
            item.addItem(self._signs[-1])
        self._scale(item, graph)
        self.mark(at)

    def mark(self, at: int) -> None:
        """Puts the upright line on another round."""
        self._at = at
        self._line.setPen(pyqtgraph.mkPen(alpha(self.look.palette.ink, 0.55), width=1.4))
        self._line.setValue(self._rounds[at])

    @property
    def _rounds(self) -> tuple[int, ...]:
        return () if self._graph is None else self._graph.rounds

    def _area(self, outline: Sequence[tuple[float, float]], entrant: Entrant) -> QGraphicsPathItem:
        path = QPainterPath(QPointF(*outline[0]))
        for point in outline[1:]:
            path.lineTo(QPointF(*point))
        path.closeSubpath()
        area = QGraphicsPathItem(path)
        area.setPen(Qt.PenStyle.NoPen)
        area.setBrush(alpha(line_tone(self.look.palette, entrant.tone), BAND))
        return area

    def _curve(self, graph: Graph, place: int, entrant: Entrant) -> pyqtgraph.PlotDataItem:
        rounds, values = zip(*graph.lines[place], strict=True)
        pen = pyqtgraph.mkPen(line_tone(self.look.palette, entrant.tone), width=LINE * self.look.studio.text_scale)
        return pyqtgraph.PlotDataItem(list(rounds), list(values), pen=dress_line(pen, place), antialias=True)

    def _sign(self, graph: Graph, place: int, entrant: Entrant) -> pyqtgraph.PlotDataItem:
        palette = self.look.palette
        tone = line_tone(palette, entrant.tone)
        edge = darker(tone, 0.55) if palette.dark else lighter(tone, 0.75)
        return pyqtgraph.PlotDataItem(
            list(graph.rounds),
            list(graph.values[place]),
            pen=None,
            symbol=SYMBOLS.get(entrant.sign, "o"),
            symbolSize=SYMBOL_SIZE * self.look.studio.text_scale,
            symbolBrush=tone,
            symbolPen=pyqtgraph.mkPen(edge, width=1),
            antialias=True,
        )

    def _scale(self, item: pyqtgraph.PlotItem, graph: Graph) -> None:
        """From nothing, or the last, to a little above the first; rounds have their numbers while there is room."""
        rounds = graph.rounds
        flat = [value for row in graph.values for value in row]
        top, low = max(LEAST_TOP, *flat), min(0, *flat)
        every = max(1, -(-len(rounds) // MOST_NUMBERS))
        item.getAxis("bottom").setTicks([[(number, str(number)) for number in rounds[::every]]])
        ticks = even_ticks(top - low)
        step = ticks[1][0] if len(ticks) > 1 else 1
        below = [(-step * n, f"−{step * n}") for n in range(1, -low // step + 1)]
        item.getAxis("left").setTicks([[*below, *((value, words) for value, words in ticks if value <= top)]])
        room = (top - low) * 0.1
        item.setXRange(rounds[0] - 0.4, rounds[-1] + 0.4, padding=0)
        item.setYRange(low - (room if low else 0), top + room, padding=0)

    # ---- asking for a round --------------------------------------------------------------------------------------

    def eventFilter(self, watched: Any, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            self._point(event.position())
        elif event.type() == QEvent.Type.Leave:
            self.asked.emit(-1)
        elif event.type() == QEvent.Type.Wheel:
            event.ignore()  # it scrolls what the chart stands in
            return True
        return False

    def _point(self, position: QPointF) -> None:
        view = self._plot.getPlotItem().getViewBox()
        there = view.mapSceneToView(self._plot.mapToScene(position.toPoint())).x()
        rounds = self._rounds
        if rounds:
            self.asked.emit(min(range(len(rounds)), key=lambda index: abs(rounds[index] - there)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._rounds) - 1
        wanted = {
            Qt.Key.Key_Left: self._at - 1,
            Qt.Key.Key_Right: self._at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if wanted is None:
            super().keyPressEvent(event)
            return
        self.asked.emit(max(0, min(last, wanted)))

    def focusInEvent(self, event: Any) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: Any) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            with painting(self) as p:
                paint_focus(p, self.look.palette, QRectF(self.rect()), 5)

    def relook(self) -> None:
        self.setFixedHeight(self.look.px(HEIGHT))
        if self._graph is not None:
            self.draw(self._graph, self._entrants, self._at)
        super().relook()
