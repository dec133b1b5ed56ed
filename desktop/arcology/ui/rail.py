"""The rail at the right: where we are, what can be done, the reader, the log, the dice; and the end of the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

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
from arcology.ui.sheet import Body


class Rail(Looking, QWidget):
    """All panels of a game in one column that scrolls when it is too short."""

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
        self.newcomer = NewcomerLine(look)
        self.where = WherePanel(look, model)
        self.offers = OffersPanel(look, model)
        self.reader = ReaderPanel(look, model, painters, rule_title, cards=cards or look)
        self.log = LogPanel(log or look, model)
        self.dice = DicePanel(look, model)
        self.end = EndPanel(look, model)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(2, 2, 2, 2)
        column.setSpacing(0)
        for panel in (self.newcomer, self.end, self.where, self.offers, self.reader):
            column.addWidget(panel)
        column.addWidget(self.log, 1)
        column.addWidget(self.dice)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self.body = Body(content)
        whole.addWidget(self.body)
        for source in (self.offers, self.reader, self.log, self.end):
            source.rule_asked.connect(self.rule_asked)
        self.log.pieces_asked.connect(self.pieces_asked)
        self.end.hide()
        self.end.dismissed.connect(self._show_parts)
        model.shown.connect(self._show_parts)
        self._ended = False
        self._show_parts()

    def _show_parts(self) -> None:
        """The end page comes with the end of the game and goes when it is closed or play goes on."""
        over = self._model.outcome is not None
        if over and not self._ended:
            self.end.present()
            self.body.verticalScrollBar().setValue(0)
        elif self._ended and not over and not self.end.scrubbing:
            self.end.hide()
        self._ended = over or (self._ended and self.end.scrubbing)
        beside = not self.end.isHidden()
        self.where.setHidden(beside)
        self.offers.setHidden(beside or over)

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
