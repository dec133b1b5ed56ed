"""The log: what was decided and what followed, with causes; a line finds its pieces and its rule."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QMenu, QSizePolicy, QWidget

from arcology.ui.art.chrome import ActionButton, Kind, Look, PanelFrame, SectionTitle
from arcology.ui.keys import tab_after
from arcology.ui.lists import WordyListView
from arcology.ui.model import GameModel
from arcology.ui.panels.branches import fill_branches
from arcology.ui.panels.log_delegate import LogDelegate
from arcology.ui.panels.log_rows import Index, LogRows, Row
from arcology.ui.panels.parts import PADDING, panel_column

LINE = 20
"""Height of a line at 100 % text."""


class LogPanel(PanelFrame):
    """Follows the model's log. Choosing a line rings its pieces; below the list are its rule and its film."""

    rule_asked = Signal(str)
    pieces_asked = Signal(tuple)
    """Pieces to be ringed on the table; empty to end it."""

    def __init__(self, look: Look, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent, padding=PADDING)
        self._model = model
        tr = look.studio.tr
        self.rows = LogRows(look, model, self)
        self.list = WordyListView()
        self.list.setModel(self.rows)
        self.list.setItemDelegate(LogDelegate(look, self.list, self.rows.row, self.rows.fresh))
        self.list.setAccessibleName(tr("app.log.title"))
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._lines = 6
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # it takes what is left
        self._over = False
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.timeout.connect(self._keep_end)
        self._since = self._small("skip", tr("app.log.since"), self.jump_to_since)
        self._since.setToolTip(tr("app.log.since"))
        self._again = self._small("again", tr("app.log.again"), self._show_again)
        self._rule = self._small("rules", "", self._open_rule)
        self._branches = self._small("branch", "", self._list_branches)
        foot = QHBoxLayout()
        foot.setSpacing(16)
        for button in (self._again, self._rule):
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self._branches)
        head = QHBoxLayout()
        self._heading = SectionTitle(look, tr("app.log.title"))
        head.addWidget(self._heading, 1)
        head.addWidget(self._since)
        column = panel_column(self, 4)
        column.addLayout(head)
        column.addWidget(self.list, 1)
        column.addLayout(foot)
        tab_after(self.list, (self._again, self._rule, self._branches))  # what can be done with a row comes after it
        self.keep_lines(self._lines)
        self._follows = True
        """Whether the end of the log is to stay in sight."""
        self.list.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.list.verticalScrollBar().rangeChanged.connect(self._reaches)
        self.list.selectionModel().currentChanged.connect(lambda index, _: self._chosen(index))
        self.list.activated.connect(lambda _: self._open_rule())
        model.shown.connect(self.show_model)
        model.told.connect(self._go_on)
        self.show_model()

    def show_model(self) -> None:
        """Reads the log and shows its end."""
        self.rows.refresh()
        self.list.viewport().update()
        self._follows = True
        self.list.scrollToBottom()
        count = len(self._model.session.branches)
        self._branches.setVisible(count > 0)
        self._branches.setText(self.look.studio.tr("app.log.branches", n=count))
        self._branches.setAccessibleName(self._branches.text())
        self._since.setVisible(self._model.since_last(None) is not None)
        self._tell(self.rows.row(self.list.currentIndex()))

    def _go_on(self) -> None:
        """A film has come to what it tells next; who has gone elsewhere in the log stays there."""
        self.rows.refresh()
        self.list.viewport().update()
        self._keep_end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_since()

    def _name_since(self) -> None:
        """The button beside the heading has words where both have room; its sign and its tip say the same."""
        words, margins = self.look.studio.tr("app.log.since"), self.contentsMargins()
        self._since.setText(words)
        room = self.width() - margins.left() - margins.right() - self._heading.minimumSizeHint().width()
        self._since.setText(words if self._since.sizeHint().width() <= room else "")

    def keep_lines(self, lines: int) -> None:
        """Always has room for so many lines."""
        self._lines = lines
        self.list.setMinimumHeight(self.look.px(LINE * lines))

    def _scrolled(self, value: int) -> None:
        """At the upper end older decisions come in above; what is being read stays where it is."""
        bar = self.list.verticalScrollBar()
        self._follows = value >= bar.maximum() - 1
        if value > bar.minimum() or bar.maximum() == bar.minimum() or self.rows.busy or not self.rows.has_earlier:
            return
        below = bar.maximum() - value
        self.rows.load_earlier()
        self.list.doItemsLayout()
        bar.setValue(bar.maximum() - below)

    def _keep_end(self) -> None:
        if self._follows:  # nobody has gone elsewhere in the meantime
            self.list.scrollToBottom()

    def _reaches(self, _least: int, _most: int) -> None:
        """A list that shows its end goes on showing it when it or what is in it gets another size."""
        if self._follows and not self.rows.busy and not self._over:
            self._settle.start()

    def come_to_rest(self) -> None:
        """The game is closed: nothing of it runs any more."""
        self._over = True
        self._settle.stop()

    def jump_to_since(self) -> None:
        """Scrolls to the last decision and rings what has happened by itself since."""
        since = self._model.since_last(None)
        if since is None:
            return
        self.rows.reach(since.position)
        first = self.rows.first_of(since.position)
        self.list.scrollTo(self.rows.index(first), QAbstractItemView.ScrollHint.PositionAtTop)
        self.pieces_asked.emit(tuple(sorted(since.pieces)))

    def relook(self) -> None:
        super().relook()
        self.keep_lines(self._lines)
        self.rows.forget()
        self._name_since()
        self.show_model()

    def _small(self, icon: str, text: str, pressed) -> ActionButton:
        button = ActionButton(self.look, icon, text, kind=Kind.QUIET, parent=self, small=True, flush=True)
        button.setAccessibleName(text)
        button.clicked.connect(lambda: pressed())
        return button

    def _chosen(self, index: Index) -> None:
        row = self.rows.row(index)
        self._tell(row)
        if row is not None and not self.list.entering:
            self.pieces_asked.emit(row.pieces)

    def _tell(self, row: Row | None) -> None:
        """What can be done with the chosen row."""
        self._rule.setVisible(row is not None and bool(row.rule))
        self._again.setVisible(row is not None and row.position > 0)
        if row is not None:
            self._rule.setText(row.rule)
            self._rule.setAccessibleName(self.look.studio.tr("app.rule_link", rule=row.rule))

    def _open_rule(self) -> None:
        row = self.rows.row(self.list.currentIndex())
        if row is not None and row.rule:
            self.rule_asked.emit(row.rule)

    def _show_again(self) -> None:
        row = self.rows.row(self.list.currentIndex())
        if row is not None:
            self._model.show_again(row.position)

    def _list_branches(self) -> None:
        menu = QMenu(self)
        menu.setAccessibleName(self._branches.text())
        fill_branches(menu, self._model, self.look.studio.tr)
        menu.exec(self._branches.mapToGlobal(self._branches.rect().topLeft()))
        menu.deleteLater()
