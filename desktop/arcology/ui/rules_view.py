"""The rules reference: every rule by section, found by words or id, linked to each other and from everywhere."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from arcology.text.reference import Reference, Rule
from arcology.ui.art.chrome import ActionButton, Kind, Label, Look
from arcology.ui.art.fonts import BODY, SMALL
from arcology.ui.forms import Segments
from arcology.ui.lists import WordyListWidget
from arcology.ui.rules_list import RuleDelegate, rule_item
from arcology.ui.sheet import Sheet
from arcology.ui.split import Split

LINK = "rule:"
PRIMER = ""
"""Stands for the page that teaches among the ids of rules."""
NARROW = 560
"""Below this width (at 100 % text) the list stands above the text."""
TYPING_PAUSE_MS = 120
PARAGRAPH_GAP = 8


class RulesSheet(Sheet):
    """The reference of one game: it opens with how to play on one page, where the reference has that.

    ``open_at`` goes to a rule; Back returns through what was read.
    """

    rule_shown = Signal(str)
    """The id of the rule that is being read, "" for the page that teaches."""
    game_asked = Signal(str)
    """Somebody wants the reference of this game instead."""

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        reference: Reference,
        *,
        side: bool = False,
        games: Sequence[tuple[str, str]] = (),
        game: str = "",
    ) -> None:
        """``games`` are (id, title) of those among which one may choose here; ``game`` is the one that is shown."""
        tr = look.studio.tr
        super().__init__(look, parent, reference.title, 560 if side else 1040, side=side)
        self.reference = reference
        self.games = self._choice(games, game) if len(games) > 1 else None
        self._read: list[str] = []
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("app.rules.search"))
        self.search.setAccessibleName(tr("app.rules.search"))
        self.search.setClearButtonEnabled(True)
        self.back = ActionButton(look, "chevron_left", tr("app.rules.back"), kind=Kind.QUIET)
        self.back.setAccessibleName(tr("app.rules.back"))
        self.back.setShortcut(QKeySequence("Alt+Left"))
        self.back.clicked.connect(self._go_back)
        self.list = WordyListWidget()
        self.list.setAccessibleName(tr("app.rules.list"))
        self.list.setItemDelegate(RuleDelegate(look, self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.found = Label(look, "", SMALL, "ink_muted", wrap=True)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(tr("app.rules.text"))
        self.text.document().setDocumentMargin(14)
        self._split = Split(look)
        self._split.addWidget(self.list)
        self._split.addWidget(self.text)
        self._split.setStretchFactor(0, 2)
        self._split.setStretchFactor(1, 3)
        self._split.setChildrenCollapsible(False)
        self.fill(self._body(), scroll=False)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(TYPING_PAUSE_MS)
        self._pause.timeout.connect(self._list_rules)
        self.search.textChanged.connect(lambda _: self._pause.start())
        self.search.returnPressed.connect(self._take_first)
        self.list.currentItemChanged.connect(lambda item, _: self._item_chosen(item))
        self.text.anchorClicked.connect(self._follow)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.search.setFocus)
        self._list_rules()
        self._turn()

    def _choice(self, games: Sequence[tuple[str, str]], game: str) -> Segments:
        choice = Segments(self.look, games, game, self.look.studio.tr("app.rules.game"))
        choice.chosen.connect(self.game_asked)
        return choice

    def _body(self) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        if self.games is not None:
            column.addWidget(self.games)
        top = QHBoxLayout()
        top.addWidget(self.search, 1)
        top.addWidget(self.back)
        column.addLayout(top)
        column.addWidget(self.found)
        column.addWidget(self._split, 1)
        return body

    # ---- reading -------------------------------------------------------------------------------------------------

    def open_at(self, id: str) -> bool:
        """Shows a rule (or the page that teaches) and marks it in the list; False when the game has no such rule."""
        rule = self.reference.find(id)
        if rule is None and (id != PRIMER or self.reference.primer is None):
            return False
        self.search.clear()
        self._pause.stop()
        self._list_rules()
        self._mark(PRIMER if rule is None else rule.id)
        return True

    def shown(self) -> str:
        """The id of the rule that is being read, or "" for none and for the page that teaches."""
        return self._read[-1] if self._read else ""

    def _mark(self, id: str) -> None:
        for row in range(self.list.count()):
            if self.list.item(row).data(Qt.ItemDataRole.UserRole) == id:
                self.list.setCurrentRow(row)
                self.list.scrollToItem(self.list.item(row), WordyListWidget.ScrollHint.PositionAtCenter)
                return

    def _item_chosen(self, item: QListWidgetItem | None) -> None:
        id = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        if id is None or self._read[-1:] == [id]:
            return
        self._read.append(id)
        self._write()
        self.rule_shown.emit(id)

    def _write(self) -> None:
        """Shows the text of what is being read."""
        rule, primer = self.reference.find(self.shown()), self.reference.primer
        if rule is not None:
            self._show(rule)
        elif primer is not None:
            self._show_text(f"## {primer.title}\n\n{self.reference.linked(primer.text)}\n")

    def _show(self, rule: Rule) -> None:
        tr = self.look.studio.tr
        kind = "app.rules.ruling" if rule.is_ruling else "app.rules.option" if rule.is_option else "app.rules.rule"
        body = self.reference.linked(rule.body)
        source = f"### {rule.title}\n\n*{tr(kind, id=rule.id)} · {rule.section}*\n\n{body}\n"
        used_by = [other for other in self.reference.rules if rule.id in other.mentions]
        if used_by:
            links = " · ".join(self.reference.link(other.id) for other in used_by)
            source += f"\n\n**{tr('app.rules.used_by')}** {links}\n"
        self._show_text(source)

    def _show_text(self, source: str) -> None:
        self.text.document().setDefaultFont(self.look.font(BODY + 1))
        self.text.setMarkdown(source)
        apart = QTextBlockFormat()
        apart.setBottomMargin(self.look.px(PARAGRAPH_GAP))
        everything = QTextCursor(self.text.document())
        everything.select(QTextCursor.SelectionType.Document)
        everything.mergeBlockFormat(apart)  # what is read from Markdown has no room between paragraphs
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self.back.setEnabled(len(self._read) > 1)

    def _go_back(self) -> None:
        if len(self._read) > 1:
            self._read.pop()
            before = self._read.pop()
            self.open_at(before)

    def _follow(self, url: QUrl) -> None:
        link = url.toString()
        if link.startswith(LINK):
            self.open_at(link.removeprefix(LINK))

    # ---- finding -------------------------------------------------------------------------------------------------

    def _list_rules(self) -> None:
        words = self.search.text().strip()
        with QSignalBlocker(self.list):  # an item that goes hands its place to the next, which nobody has chosen
            self.list.clear()
        found = self.reference.search(words) if words else []
        self.found.setText(self.look.studio.tr("app.rules.found", n=len(found)))
        self.found.setVisible(bool(words))
        if words:
            for rule in found:
                self._add(rule)
        else:
            self._list_everything()
        if words and found:
            self.list.setCurrentRow(0)
        elif not words and not self._read:
            self.list.setCurrentRow(0 if self.reference.primer is not None else 1)

    def _list_everything(self) -> None:
        if self.reference.primer is not None:
            self.list.addItem(rule_item(self.reference.primer.title, PRIMER))
        for section in self.reference.sections:
            head = QListWidgetItem(section)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(head)
            for rule in self.reference.rules:
                if rule.section == section:
                    self._add(rule)

    def _add(self, rule: Rule) -> None:
        self.list.addItem(rule_item(rule.title, rule.id))

    def _take_first(self) -> None:
        self._pause.stop()
        self._list_rules()
        self.list.setFocus()

    # ---- shape ---------------------------------------------------------------------------------------------------

    def resizeEvent(self, event) -> None:
        self._turn()
        super().resizeEvent(event)

    def relook(self) -> None:
        super().relook()
        self._turn()
        if getattr(self, "_read", None):
            self._write()  # links have the colour of the theme in which they were written

    def _turn(self) -> None:
        narrow = self.panel.width() < self.look.px(NARROW) + 60
        wanted = Qt.Orientation.Vertical if narrow else Qt.Orientation.Horizontal
        if hasattr(self, "_split") and self._split.orientation() != wanted:
            self._split.setOrientation(wanted)
