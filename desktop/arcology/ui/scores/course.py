"""Figures over the rounds: a chart with its legend, what stood after each round, and the story of the lead in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from arcology.engine.results import Course, leaders
from arcology.ui.art.chrome import Label, Look
from arcology.ui.art.fonts import BODY, SMALL, Weight
from arcology.ui.flow import Flow
from arcology.ui.forms import Segments
from arcology.ui.model import GameModel
from arcology.ui.panels.parts import let_go
from arcology.ui.scores.marks import Mark
from arcology.ui.scores.standing import Entrant, courses, standing
from arcology.ui.scores.story import Span, at_round, lead_at, spans

if TYPE_CHECKING:
    from arcology.ui.panels.course_chart import CourseChart


class CoursePanel(QWidget):
    """Follows a model when it is told to. The chart is loaded when the panel is seen for the first time."""

    def __init__(self, look: Look, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._model = look, model
        self.chart: CourseChart | None = None
        self._courses: tuple[Course, ...] = ()
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
    def course(self) -> Course | None:
        """The figure that is shown; None before the first round is over."""
        return self._courses[self._chosen] if self._courses else None

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
        self._courses = courses(self._model)
        self._entrants = standing(self._model, winners).entrants
        self._offer_choice()
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.chart is None:
            QTimer.singleShot(0, self, self._load)  # half a second, after what stands around it has been seen

    def _load(self) -> None:
        if self.chart is not None or not self._courses:
            return
        from arcology.ui.panels.course_chart import CourseChart

        self.chart = CourseChart(self._look)
        self.chart.asked.connect(self._read)
        self._column.insertWidget(self._column.indexOf(self._reading), self.chart)
        self._show()

    def _offer_choice(self) -> None:
        """Several figures are chosen by name; a single one needs no choice."""
        if len(self._courses) < 2 or self._choice is not None:
            return
        tr = self._look.studio.tr
        named = [(str(number), tr(course.name)) for number, course in enumerate(self._courses)]
        self._choice = Segments(self._look, named, str(self._chosen), tr("app.scores.figure"))
        self._choice.chosen.connect(self._choose)
        self._column.insertWidget(0, self._choice)

    def _choose(self, number: str) -> None:
        self._chosen = int(number)
        self._show()

    # ---- what is shown -------------------------------------------------------------------------------------------

    def _show(self) -> None:
        course, tr = self.course, self._look.studio.tr
        self._legend.setVisible(course is not None)
        self._story.setVisible(course is not None and len(self._entrants) > 1)
        if course is None:
            self._reading.setText(tr("app.scores.no_round"))
            return
        self._story.setText(self._tell_story(course))
        self._show_marks()
        if self.chart is None and self.isVisible():
            self._load()
        if self.chart is not None:
            self.chart.draw(course, self._entrants, len(course.rounds) - 1)
            self.chart.setAccessibleDescription(self._in_words(course))
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
        course, tr = self.course, self._look.studio.tr
        if course is None:
            return
        index %= len(course.rounds)
        now = at_round(course.values, index)
        for mark, entrant, value in zip(self._marks, self._entrants, now, strict=True):
            mark.tell(entrant, value)
        told = self._tell(course, index)
        self._reading.setText(told)
        if self.chart is not None:
            self.chart.mark(index)
            values = tuple(f"{one.name} {value}" for one, value in zip(self._entrants, now, strict=True))
            self.chart.setAccessibleName(tr("app.scores.chart", told=told, values=values))

    def _tell(self, course: Course, index: int) -> str:
        tr = self._look.studio.tr
        figure, lead = tr(course.name), self._lead(course, index)
        return tr("app.scores.after", figure=figure, round=course.rounds[index], lead=lead)

    # ---- in words ------------------------------------------------------------------------------------------------

    def _names(self, places: Sequence[int]) -> tuple[str, ...]:
        return tuple(self._entrants[place].name for place in places)

    def _lead(self, course: Course, index: int) -> str:
        """Who leads after a round, and by how much."""
        tr, now = self._look.studio.tr, at_round(course.values, index)
        if len(now) == 1:
            return str(now[0])
        ahead = self._names(leaders(now))
        if not ahead:
            return tr("app.scores.all_level")
        if len(ahead) > 1:
            return tr("app.scores.level", names=ahead)
        return tr("app.scores.leads", name=ahead[0], points=lead_at(course.values, index))

    def _tell_story(self, course: Course) -> str:
        told = tuple(self._span(span) for span in spans(course.rounds, course.values))
        return self._look.studio.tr("app.scores.story", spans=told)

    def _span(self, span: Span) -> str:
        tr = self._look.studio.tr
        names = self._names(span.leaders) or (tr("app.scores.nobody"),)
        if span.first == span.last:
            return tr("app.scores.span", names=names, first=span.first)
        return tr("app.scores.span_long", names=names, first=span.first, last=span.last)

    def _in_words(self, course: Course) -> str:
        """Every value, for those who cannot see the lines."""
        tr = self._look.studio.tr
        rows = (
            tr("app.scores.row", name=entrant.full_name, values=tuple(str(value) for value in row))
            for entrant, row in zip(self._entrants, course.values, strict=True)
        )
        rounds = tuple(str(number) for number in course.rounds)
        return " ".join([tr("app.scores.rounds", rounds=rounds), *rows, self.story])
