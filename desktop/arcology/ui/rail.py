"""The rail at the right: where we are, what can be done, the reader, the log, the dice; and the end of the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from arcology.ui.art import kit
from arcology.ui.art.chrome import Look, Looking
from arcology.ui.art.painting import painting
from arcology.ui.art.studio import ready
from arcology.ui.end.page import EndPanel
from arcology.ui.model import GameModel
from arcology.ui.painters import Painters
from arcology.ui.panels.dice import DicePanel
from arcology.ui.panels.log import LogPanel
from arcology.ui.panels.newcomer import NewcomerLine
from arcology.ui.panels.offers import OffersPanel
from arcology.ui.panels.reader import ReaderPanel
from arcology.ui.panels.where import WherePanel
from arcology.ui.sheet import Body, make_room

LOG_PART = 0.3
"""Up to this part of the rail's height the log stays in sight below what scrolls; a taller one scrolls with it."""
LOW = 820
"""A rail that is less high (at 100 % text) leaves the room to what can be done now."""
LOG_LINES, LOG_LINES_LOW = 6, 3
"""So many lines of the log are always in sight, and so many in a low rail."""


class Upper(Body):
    """What scrolls above the log: as high as its content where there is room, and less where there is none."""

    def __init__(self, content: QWidget, column: QVBoxLayout) -> None:
        """``column`` is the layout of ``content``, in which some widget's height depends on its width."""
        self._column = column
        super().__init__(content)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        content.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = self.viewport().width()
        return QSize(width, self._column.totalHeightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)


class Rail(Looking, QWidget):
    """All panels of a game in one column; those above the log scroll when there is not room for everything."""

    spoken_as = "panel"
    rule_asked = Signal(str)
    pieces_asked = Signal(tuple)

    def __init__(
        self,
        look: Look,
        model: GameModel,
        painters: Painters,
        rule_title: Callable[[str], str],
        parent: QWidget | None = None,
        *,
        log: Look | None = None,
        cards: Look | None = None,
    ) -> None:
        """``log`` and ``cards`` are the looks of the log and of the components in the reader, which have text sizes
        of their own.
        """
        super().__init__(parent)
        self.watch(look)
        self._model = model
        self.setAccessibleName(look.studio.tr("app.bar.rail"))
        self.newcomer = NewcomerLine(look)
        self.where = WherePanel(look, model)
        self.offers = OffersPanel(look, model)
        self.reader = ReaderPanel(look, model, painters, rule_title, cards=cards or look)
        self.log = LogPanel(log or look, model)
        self.dice = DicePanel(look, model)
        self.end = EndPanel(look, model)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(0)
        for panel in (self.newcomer, self.end, self.where, self.offers, self.reader, self.dice):
            column.addWidget(panel)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self.body = Upper(content, column)
        whole.addWidget(self.body)
        self._column, self._whole = column, whole
        self._place_log()
        for source in (self.offers, self.reader, self.log, self.end):
            source.rule_asked.connect(self.rule_asked)
        self.log.pieces_asked.connect(self.pieces_asked)
        self.end.hide()
        self.end.dismissed.connect(self._show_parts)
        model.shown.connect(self._show_parts)
        model.told.connect(self._show_parts)
        self._ended = False
        self._show_parts()
        self._answered: object = None
        """The question whose answers were brought in sight."""
        self._ready = QTimer(self)
        self._ready.setSingleShot(True)
        self._ready.setInterval(0)
        self._ready.timeout.connect(self._show_choices)
        for changed in (model.shown, model.told):
            changed.connect(self._ready.start)

    def _show_parts(self) -> None:
        """The end page comes with the end of the game, after its film, and goes when it is closed or play goes on."""
        over = self._model.outcome is not None and not self._model.telling
        if over and not self._ended:
            self.end.present()
            self.body.verticalScrollBar().setValue(0)
        elif self._ended and not over and not self.end.scrubbing:
            self.end.hide()
        self._ended = over or (self._ended and self.end.scrubbing)
        beside = not self.end.isHidden()
        self.where.setHidden(beside)
        self.offers.setHidden(beside or over)

    def _show_choices(self) -> None:
        """A new question has its answers in sight: in a low rail at the cost of what stands above them.

        Once for each question, so that it can be scrolled; who is at another panel with the keys stays there, and a
        newcomer is shown the way to the rules first.
        """
        model = self._model
        question = (model.session.timeline.current, model.telling)
        first = model.session.position == 0 and not self.newcomer.isHidden()
        if question == self._answered or first or self.offers.isHidden() or not model.offers.offers:
            return
        self._answered = question
        at = self.window().focusWidget()
        if at is not None and self.body.isAncestorOf(at) and not self.offers.isAncestorOf(at):
            return
        make_room(self.offers)
        self._column.activate()
        self._whole.activate()  # the log gives room to longer answers
        top = self.offers.y()
        end = top + self.offers.answers_end() + 1
        # no further: what stands below changes with the pointer, and a button must not move away under it
        self.body.verticalScrollBar().setValue(min(top, end - self.body.viewport().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.log.keep_lines(LOG_LINES if self.height() >= self.look.px(LOW) else LOG_LINES_LOW)
        self._place_log()

    def relook(self) -> None:
        super().relook()
        self._place_log()

    def _place_log(self) -> None:
        """Below what scrolls, always in sight; with large text in a low window at the end of what scrolls."""
        wanted = self._whole if self.log.minimumSizeHint().height() <= self.height() * LOG_PART else self._column
        if wanted.indexOf(self.log) < 0:
            wanted.addWidget(self.log, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            palette = self.look.palette
            rect = QRectF(self.rect())
            ground = (
                kit.mix(palette.surface, palette.void, 0.45)
                if palette.dark
                else kit.mix(palette.felt, palette.surface, 0.5)
            )
            kit.fill(p, rect, ground)
            kit.fill(p, QRectF(0, 0, 1, rect.height()), palette.line)
