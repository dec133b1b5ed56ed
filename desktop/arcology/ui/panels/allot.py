"""Steppers: so many of something spread over places, all of them chosen together and then decided at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from arcology.engine.offers import Share
from arcology.ui.art.chrome import ActionButton, Kind, Label, Look
from arcology.ui.art.fonts import BODY, SMALL, Role, Weight
from arcology.ui.art.icons import known
from arcology.ui.keys import tab_after
from arcology.ui.model import GameModel
from arcology.ui.panels.parts import Buttons, Glyph, give_key, let_go
from arcology.ui.words import change_words, reasons, sentences, share_words

DONE_KEY = "D"
PROPOSE_KEY = "G"
ROW = 32
"""Height of a row at 100 % text: there may be eight of them, and a low window has to show them all."""


class AllotBox(QWidget):
    """The rows of the present allotment and what ends it; hidden where there is none."""

    def __init__(self, look: Look, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._model = look, model
        self.rows: list[ShareRow] = []
        """A row for each share, in their order."""
        self._shown: tuple[object, ...] = ()
        self._narrow = False
        tr = look.studio.tr
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(3)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(1, 1)
        self.propose_button = ActionButton(
            look, "", tr("app.allot.propose"), parent=self, small=True, flush=True, wraps=True
        )
        self.propose_button.clicked.connect(model.allot_as_proposed)
        give_key(self.propose_button, PROPOSE_KEY)
        self.clear_button = ActionButton(look, "undo", tr("app.offers.clear"), kind=Kind.QUIET, small=True, parent=self)
        self.clear_button.clicked.connect(model.allot_nothing)
        self.done_button = ActionButton(
            look, "", "", kind=Kind.PRIMARY, parent=self, small=True, flush=True, wraps=True
        )
        self.done_button.clicked.connect(model.decide_allotted)
        give_key(self.done_button, DONE_KEY)
        for button in (self.propose_button, self.clear_button):
            button.setAccessibleName(button.text())
        self._ends = Buttons(self)
        self._ends.show_buttons((self.propose_button, self.done_button))
        self.why = Label(look, "", SMALL + 1, "ink_muted", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(4)
        column.addWidget(self._ends)  # first: in a low window it must not lie below the rows, out of sight
        column.addLayout(self._grid)
        column.addWidget(self.why)
        column.addWidget(self.clear_button, 0, Qt.AlignmentFlag.AlignRight)
        self.hide()

    def show_model(self) -> None:
        """Reads the present allotment; rows stay as long as they are about the same places."""
        draft = self._model.draft
        shown = tuple(share.action for share in draft.shares)
        if shown != self._shown:
            self._shown = shown
            self._make_rows(draft.shares)
        for row, share, count in zip(self.rows, draft.shares, draft.counts, strict=True):
            row.show_share(share, count)
        self.setVisible(bool(shown))
        if shown:
            self._show_ends()
            self._fit()

    def _make_rows(self, shares: tuple[Share, ...]) -> None:
        for row in self.rows:
            row.let_go()
        self.rows = [ShareRow(self._look, self._model, index, share, self) for index, share in enumerate(shares)]
        order: list[QWidget] = [self.propose_button, self.done_button]
        for row in self.rows:
            order += [row.less, row.more]
        self._place_rows()
        tab_after(self, [*order, self.clear_button])

    def _place_rows(self) -> None:
        """Each row in one line; where large names leave no room for it, in two, with the name above the figures."""
        for number, row in enumerate(self.rows):
            sign, name, *rest = row.widgets
            upper, lower = (2 * number, 2 * number + 1) if self._narrow else (number, number)
            self._grid.addWidget(sign, upper, 0)
            self._grid.addWidget(name, upper, 1, 1, 4 if self._narrow else 1)
            for column, widget in enumerate(rest, 2):
                self._grid.addWidget(widget, lower, column)

    def _fit(self) -> None:
        wide = [sum(widget.sizeHint().width() for widget in row.widgets) for row in self.rows]
        spaces = self._grid.horizontalSpacing() * (self._grid.columnCount() - 1)
        narrow = max(wide, default=0) + spaces > self.width()
        if narrow != self._narrow:
            self._narrow = narrow
            self._place_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _show_ends(self) -> None:
        draft, tr = self._model.draft, self._look.studio.tr
        complete = self._model.allotted is not None
        words = tr("app.allot.done") if complete else tr("app.allot.left", n=draft.left)
        self.done_button.setText(words)
        self.done_button.setAccessibleName(words)
        self.done_button.setEnabled(complete)
        self.clear_button.setVisible(any(draft.counts))
        why = reasons(self._model)
        self.propose_button.setAccessibleDescription(why)
        self.propose_button.setToolTip(why)
        self.why.setText(why)
        self.why.setVisible(bool(why) and draft.as_proposed)
        self._ends.arrange()


class ShareRow:
    """A place: its sign and name, what is there, how many come or go, what it holds; less and more."""

    def __init__(self, look: Look, model: GameModel, index: int, share: Share, parent: QWidget) -> None:
        self._model, self._index = model, index
        name, tr = model.render(share.label), look.studio.tr
        self._figures = Label(look, "", SMALL + 1, family=Role.DISPLAY, weight=Weight.DemiBold)
        self._figures.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.less = ActionButton(look, "minus", "", parent=parent, small=True, flush=True)
        self.more = ActionButton(look, "plus", "", parent=parent, small=True, flush=True)
        for button, words, change in (
            (self.less, tr("app.allot.less", place=name), -1),
            (self.more, tr("app.allot.more", place=name), 1),
        ):
            button.setAccessibleName(words)
            button.setToolTip(words)
            button.clicked.connect(lambda _=False, change=change: model.allot(index, change))
            button.setFixedHeight(max(look.px(ROW), look.studio.target))
        if share.key:
            give_key(self.more, share.key)
            take_back = QShortcut(QKeySequence(f"Shift+{share.key}"), self.less)
            take_back.activated.connect(self.less.click)
        self.widgets: tuple[QWidget, ...] = (
            Glyph(look, known(share.icon), "ink", BODY, parent),
            Label(look, name, SMALL + 1, parent=parent),
            self._figures,
            self.less,
            self.more,
        )

    def show_share(self, share: Share, count: int) -> None:
        """How many go there, and what that makes of what is there."""
        draft = self._model.draft
        comes = draft.allotment is not None and draft.allotment.comes
        made = len(share.made)
        given, have = count + made, share.have - made if comes else share.have + made
        change = "" if not given else f"+{given}" if comes else f"−{given}"
        self._figures.setText(f"{have}{change}/{share.full}" if share.full else f"{have}{change}")
        there = share_words(self._model, share, comes=comes)
        told = sentences((there, change_words(self._model, share, count, comes=comes)))
        for button in (self.less, self.more):
            button.setAccessibleDescription(told)
        self.more.setEnabled(draft.can_add(self._index))
        self.less.setEnabled(given > 0)

    def let_go(self) -> None:
        """Makes room for another row."""
        for widget in self.widgets:
            let_go(widget)
