"""Figures over the rounds: a chart with its legend, what stood after each round, and the story of the lead in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from arcology.engine.results import leaders
from arcology.ui.art.chrome import Label, Look
from arcology.ui.art.fonts import BODY, SMALL, Weight
from arcology.ui.flow import Flow
from arcology.ui.forms import Segments
from arcology.ui.model import GameModel
from arcology.ui.panels.parts import let_go
from arcology.ui.scores.marks import Mark
from arcology.ui.scores.standing import Entrant, courses, standing
from arcology.ui.scores.story import Graph, Span, at_round, graph_of, lead_at, lead_of, spans

if TYPE_CHECKING:
    from arcology.ui.scores.chart import CourseChart


class CoursePanel(QWidget):
    """Follows a model when it is told to. The chart is loaded when the panel is seen for the first time."""

    def __init__(self, look: Look, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._model = look, model
        self.chart: CourseChart | None = None
        self._graphs: tuple[Graph, ...] = ()
        self._entrants: tuple[Entrant, ...] = ()
        self._chosen = 0
        self._choice: Segments | None = None
        self._marks: list[Mark] = []
        self._story = Label(look, "", SMALL + 1, "ink_muted", wrap=True)
        self._reading = Label(look, "", BODY, weight=Weight.DemiBold, wrap=True)
        self._legend = Flow(space=12)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        for part in (self._reading, self._legend, self._story):
            self._column.addWidget(part)

    @property
    def graph(self) -> Graph | None:
        """What is shown; None before the first round is over."""
        return self._graphs[self._chosen] if self._graphs else None

    @property
    def story(self) -> str:
        """How the lead went, in a sentence."""
        return self._story.text()

    @property
    def reading(self) -> str:
        """What stood after the round that is asked for, in a sentence."""
        return self._reading.text()

    def show_model(self, winners: tuple[int, ...] = ()) -> None:
        """Reads the figures again."""
        self._entrants = standing(self._model, winners).entrants
        self._graphs = tuple(self._draw_up())
        self._offer_choice()
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.chart is None:
            QTimer.singleShot(0, self, self._load)  # half a second, after what stands around it has been seen

    def _load(self) -> None:
        if self.chart is not None or not self._graphs:
            return
        from arcology.ui.scores.chart import CourseChart

        self.chart = CourseChart(self._look)
        self.chart.asked.connect(self._read)
        self._column.insertWidget(self._column.indexOf(self._reading), self.chart)
        self._show()

    def _draw_up(self) -> Iterator[Graph]:
        """The lead first, where there is somebody to be ahead of; then the figures themselves."""
        tr = self._look.studio.tr
        for number, course in enumerate(courses(self._model)):
            if not number and len(self._entrants) > 1:
                yield lead_of(course, tr("app.scores.lead"))
            yield graph_of(course, tr(course.name))

    def _offer_choice(self) -> None:
        """Several figures are chosen by name; a single one needs no choice."""
        if len(self._graphs) < 2 or self._choice is not None:
            return
        named = [(str(number), graph.name) for number, graph in enumerate(self._graphs)]
        self._choice = Segments(self._look, named, str(self._chosen), self._look.studio.tr("app.scores.figure"))
        self._choice.chosen.connect(self._choose)
        self._column.insertWidget(0, self._choice)

    def _choose(self, number: str) -> None:
        self._chosen = int(number)
        self._show()

    # ---- what is shown -------------------------------------------------------------------------------------------

    def _show(self) -> None:
        graph, tr = self.graph, self._look.studio.tr
        self._legend.setVisible(graph is not None)
        self._story.setVisible(graph is not None and len(self._entrants) > 1)
        if graph is None:
            self._reading.setText(tr("app.scores.no_round"))
            return
        self._story.setText(self._tell_story(graph))
        self._show_marks()
        if self.chart is not None:
            self.chart.draw(graph, self._entrants, len(graph.rounds) - 1)
            self.chart.setAccessibleDescription(self._in_words(graph))
        elif self.isVisible():
            self._load()
        self._read(-1)

    def _show_marks(self) -> None:
        """One for each entrant."""
        if len(self._marks) == len(self._entrants):
            return
        for mark in self._marks:
            let_go(mark)
        self._legend.clear()
        self._marks = [Mark(self._look, place) for place in range(len(self._entrants))]
        for mark in self._marks:
            self._legend.add(mark)

    def _read(self, index: int) -> None:
        """Tells what stood after a round; -1 for the last."""
        graph, tr = self.graph, self._look.studio.tr
        if graph is None:
            return
        index %= len(graph.rounds)
        said = [graph.said(place, index) for place in range(len(self._entrants))]
        for mark, entrant, value in zip(self._marks, self._entrants, said, strict=True):
            mark.tell(entrant, value)
        told = tr("app.scores.after", figure=graph.name, round=graph.rounds[index], lead=self._lead(graph, index))
        self._reading.setText(told)
        if self.chart is not None:
            self.chart.mark(index)
            values = tuple(f"{one.name} {value}" for one, value in zip(self._entrants, said, strict=True))
            self.chart.setAccessibleName(tr("app.scores.chart", told=told, values=values))

    # ---- in words ------------------------------------------------------------------------------------------------

    def _names(self, places: Sequence[int]) -> tuple[str, ...]:
        return tuple(self._entrants[place].name for place in places)

    def _lead(self, graph: Graph, index: int) -> str:
        """Who leads after a round, and by how much."""
        tr, now = self._look.studio.tr, at_round(graph.counted, index)
        if len(now) == 1:
            return str(now[0])
        ahead = self._names(leaders(now))
        if not ahead:
            return tr("app.scores.all_level")
        if len(ahead) > 1:
            return tr("app.scores.level", names=ahead)
        return tr("app.scores.leads", name=ahead[0], points=lead_at(graph.counted, index))

    def _tell_story(self, graph: Graph) -> str:
        told = tuple(self._span(span) for span in spans(graph.rounds, graph.counted))
        return self._look.studio.tr("app.scores.story", spans=told)

    def _span(self, span: Span) -> str:
        tr = self._look.studio.tr
        names = self._names(span.leaders) or (tr("app.scores.nobody"),)
        if span.first == span.last:
            return tr("app.scores.span", names=names, first=span.first)
        return tr("app.scores.span_long", names=names, first=span.first, last=span.last)

    def _in_words(self, graph: Graph) -> str:
        """Every value, for those who cannot see the lines."""
        tr, rounds = self._look.studio.tr, range(len(graph.rounds))
        rows = (
            tr("app.scores.row", name=entrant.full_name, values=tuple(graph.said(place, index) for index in rounds))
            for place, entrant in enumerate(self._entrants)
        )
        numbers = tuple(str(number) for number in graph.rounds)
        return " ".join([tr("app.scores.rounds", rounds=numbers), *rows, self.story])
