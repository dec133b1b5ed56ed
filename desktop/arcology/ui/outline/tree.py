"""The view of the outline: keys walk, open, do and find; the cursor keeps its line while the table changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QTreeView, QWidget

from arcology.ui.art import kit
from arcology.ui.art.look import Look, Looking
from arcology.ui.art.studio import ready
from arcology.ui.lists import Wordy
from arcology.ui.outline.cursor import DEEDS, ends, goes_on
from arcology.ui.outline.delegate import LineDelegate
from arcology.ui.outline.node import Kind, Node
from arcology.ui.outline.rows import Index, Rows

QUIET = """
QTreeView { selection-background-color: transparent; }
QTreeView::item:hover, QTreeView::item:selected, QTreeView::branch { background: transparent; }
"""
"""Lines paint their own ground; Qt's would reach out to the left of them."""
INDENT = 20
"""Of the lines that a line holds, at 100 % text."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
MODIFIERS = Qt.KeyboardModifier
HELP = "?"
"""The one sign that is not looked for: it opens the sheet of keys."""


class OutlineTree(Looking, Wordy, QTreeView):
    """Shows :class:`Rows`. ``came_to`` tells the line that has become the current one."""

    came_to = Signal(object)

    def __init__(self, look: Look, rows: Rows, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self._rows = rows
        self._opened: dict[tuple[str, ...], bool] = {}
        """Lines that the person has opened (True) or closed."""
        self._filling = False
        self._typed, self._since_key = "", QElapsedTimer()
        self._doing: Node | None = None
        """The line whose action runs."""
        self._left: Node | None = None
        """The line that was done or went away, as long as there is nothing to go on with."""
        self._led = QElapsedTimer()
        """Since the cursor came to an action by itself, until the next key."""
        self.setAccessibleName(name)
        self.setStyleSheet(QUIET)
        self.setModel(rows)
        self.setItemDelegate(LineDelegate(look, self, rows))
        self.setHeaderHidden(True)
        self.setUniformRowHeights(False)
        self.setAnimated(False)
        self.setExpandsOnDoubleClick(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setIndentation(look.px(INDENT))
        self.expanded.connect(lambda index: self._toggled(index, True))
        self.collapsed.connect(lambda index: self._toggled(index, False))
        self.doubleClicked.connect(lambda index: self.do(self._rows.node(index)))

    # ---- lines ---------------------------------------------------------------------------------------------------

    @property
    def sections(self) -> Sequence[Node]:
        """The lines that no other line holds."""
        return self._rows.sections

    @property
    def current(self) -> Node | None:
        """The line under the cursor."""
        index = self.currentIndex()
        return self._rows.node(index) if index.isValid() else None

    def fill(self, sections: Sequence[Node]) -> None:
        """Shows other lines: what was open is open, the cursor is on the line that it was on, or where one goes on."""
        before = self._left or self.current
        at = self.verticalScrollBar().value()
        self._filling = True
        self._rows.show(sections)
        for section in sections:
            self._open_as_before(section)
        node = self._next(before)
        if node is not None:
            self._reveal(node)
            self.setCurrentIndex(self._rows.index_of(node))
        self._filling = False
        self.verticalScrollBar().setValue(at)
        if node is not None:
            self.scrollTo(self._rows.index_of(node))
            self.came_to.emit(node)

    def _next(self, before: Node | None) -> Node | None:
        """Where the cursor belongs among new lines after it has been on ``before``."""
        self._left = None
        if before is None or before.kind not in DEEDS:
            return self._rows.nearest(before.path if before is not None else ())
        same = self._rows.find(before.path)
        if same is not None and not (ends(before) and self._doing is before):
            return same
        node = goes_on(self._rows, before)
        if node is None:  # others decide, or the game is over; behind a curtain somebody else begins
            self._left = before if self.sections else None
            return self._rows.nearest(())
        if self._doing is not None:
            self._led.start()
        return node

    def go_to(self, node: Node) -> None:
        """Makes a line the current one, in sight."""
        self._reveal(node)
        self.setCurrentIndex(self._rows.index_of(node))

    def do(self, node: Node) -> None:
        """What Enter does on a line: its action; else it is opened, and its first line becomes the current one."""
        if node.act is not None:
            self._doing = node
            node.act()
            self._doing = None
        elif node.holds:
            self.setExpanded(self._rows.index_of(node), True)
            if node.lines:
                self.setCurrentIndex(self._rows.index_of(node.lines[0]))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and not self._filling:
            self._left = None
            self.came_to.emit(self._rows.node(current))

    def _open_as_before(self, node: Node) -> None:
        if not node.holds:
            return
        if self._opened.get(node.path, node.is_open):
            self.setExpanded(self._rows.index_of(node), True)
        for line in node.lines:
            self._open_as_before(line)

    def _reveal(self, node: Node) -> None:
        """Opens everything that holds a line."""
        above = node.parent
        while above is not None:
            self.setExpanded(self._rows.index_of(above), True)
            above = above.parent

    def _toggled(self, index: QModelIndex, is_open: bool) -> None:
        if not self._filling:
            self._opened[self._rows.node(index).path] = is_open

    def _all(self) -> Iterator[Node]:
        """Every line that has been made, in order, whether it is in sight or not."""
        for section in self._rows.sections:
            yield from section.walk()

    # ---- keys ----------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Letters are looked for here, before they press buttons of the rail."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_ours(event):
            event.accept()
            return True
        return super().event(event)

    def _is_ours(self, event: QKeyEvent) -> bool:
        plain = not event.modifiers() & (MODIFIERS.ControlModifier | MODIFIERS.AltModifier | MODIFIERS.MetaModifier)
        words = event.text()
        letter = bool(words) and words.isprintable() and words != HELP and (words != " " or bool(self._looking_for()))
        return plain and letter

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._key(event):
            super().keyPressEvent(event)

    def _key(self, event: QKeyEvent) -> bool:
        """Whether a key means something here; the rest is Qt's."""
        key, modifiers, node = event.key(), event.modifiers(), self.current
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(key), 0)
        if node is None:
            return False
        again = self._led.isValid() and self._led.elapsed() < QApplication.doubleClickInterval()
        self._led.invalidate()
        if step and modifiers & MODIFIERS.ControlModifier:
            self._jump(step, lambda line: line.kind is Kind.SECTION)
        elif step and modifiers & MODIFIERS.AltModifier:
            self._jump(step, lambda line: bool(line.marks) or (line.parent is not None and line.parent.key == "news"))
        elif key in ENTER:
            if not event.isAutoRepeat() and not again:  # who presses twice means what was there before
                self.do(node)
        elif node.kind is Kind.SHARE and key in (Qt.Key.Key_Plus, Qt.Key.Key_Right) and node.more is not None:
            node.more()
        elif node.kind is Kind.SHARE and key in (Qt.Key.Key_Minus, Qt.Key.Key_Left) and node.less is not None:
            node.less()
        elif self._is_ours(event):
            self.seek(event.text())
        else:
            return False
        return True

    def _jump(self, step: int, wanted) -> None:
        """To the next line of a sort, or the one before."""
        lines = list(self._all())
        here = lines.index(self.current) if self.current in lines else 0
        rest = lines[here + 1 :] if step > 0 else lines[:here][::-1]
        found = next((line for line in rest if wanted(line)), None)
        if found is not None:
            self.go_to(found)

    def _looking_for(self) -> str:
        """What has been typed so far; nothing after a pause."""
        if not self._since_key.isValid() or self._since_key.elapsed() > QApplication.keyboardInputInterval() * 2:
            return ""
        return self._typed

    def seek(self, letters: str) -> None:
        """Typing ahead: to the next line that begins with what was typed, wherever it is; the same letter again goes
        on to the one after it.
        """
        self._typed = self._looking_for() + letters.casefold()
        self._since_key.start()
        wanted = self._typed
        again = len(set(wanted)) == 1
        if again:
            wanted = wanted[0]
        lines = list(self._all())
        here = lines.index(self.current) if self.current in lines else 0
        start = here + 1 if again else here
        for line in (*lines[start:], *lines[:start]):
            if line.text.casefold().startswith(wanted):
                self.go_to(line)
                return

    # ---- shape ---------------------------------------------------------------------------------------------------

    def relook(self) -> None:
        self.setIndentation(self.look.px(INDENT))
        self.doItemsLayout()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """A small arrow before what can be opened."""
        node = self._rows.node(index)
        if not node.holds:
            return
        painter.save()
        ready(painter)
        is_open = self.isExpanded(index)
        side = self.look.px(12)
        tone = self.look.palette.accent if node.kind is Kind.SECTION else self.look.palette.ink_muted
        icon = "chevron_down" if is_open else "chevron_right"
        top = rect.y() + (self.look.px(9) + 14 if node.kind is Kind.SECTION else self.look.px(9) + 5)
        kit.draw_icon(painter, icon, rect.right() - self.indentation() / 2, top, side, tone)
        painter.restore()
