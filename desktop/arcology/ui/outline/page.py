"""The text view as a whole: the outline, and below it what the current line would do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from arcology.engine.offers import Gesture, Preview
from arcology.engine.text import text
from arcology.ui.art.chrome import Label, Look, PanelFrame
from arcology.ui.art.fonts import SMALL
from arcology.ui.art.look import Looking
from arcology.ui.art.painting import painting
from arcology.ui.art.studio import ready
from arcology.ui.art.surfaces import table_top
from arcology.ui.model import GameModel
from arcology.ui.outline.choices import Choices, consequences
from arcology.ui.outline.links import Links
from arcology.ui.outline.node import Kind, Node
from arcology.ui.outline.rows import Rows
from arcology.ui.outline.story import Story
from arcology.ui.outline.table import Pieces
from arcology.ui.outline.tree import OutlineTree
from arcology.ui.panels.preview import PreviewBox
from arcology.ui.parts import Parts
from arcology.ui.sheet import Body
from arcology.ui.words import told_by

WIDEST = 1080
"""Of the column of lines, at 100 % text: longer lines are hard to read."""
HINT_PART = 0.08
"""Of the height, for the line that says which keys there are; where it needs more there is none."""
DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
PREVIEW_PART = 0.5
"""Of the height at most, for what the current line would do; the line can be opened to read all of it."""


class Outline(Looking, QWidget):
    """Follows a model while it is shown. Signals are wishes that the page fulfils."""

    rule_asked = Signal(str)
    again_asked = Signal(bool)
    start_asked = Signal()

    def __init__(
        self, look: Look, model: GameModel, rule_title: Callable[[str], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.watch(look)
        self._model, self._stale = model, True
        self._ground = QPixmap()
        tr = look.studio.tr
        links = Links(model.render, rule_title, self.rule_asked.emit)
        self._choices = Choices(model)
        self.parts = Parts(model)
        self._pieces = Pieces(model, self.parts, links, self._click)
        self._story = Story(model, links, self.go_to)
        self._rows = Rows(tr("outline.title"), self._described, self)
        self.tree = OutlineTree(look, self._rows, tr("outline.title"))
        self.preview = PreviewBox(look, model, placed=True, titled=False)
        self._below = Body(self.preview)
        self._hint = Label(look, tr("outline.hint"), SMALL, "ink_muted", wrap=True)
        self._plate = PanelFrame(look, "accent", self, padding=10)
        self._plate.setAccessibleName(tr("outline.title"))
        column = QVBoxLayout(self._plate)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.tree, 1)
        column.addWidget(self._below)
        column.addWidget(self._hint)
        self.setFocusProxy(self.tree)
        self.tree.came_to.connect(self._came_to)
        self.preview.rule_asked.connect(self.rule_asked)
        model.shown.connect(self.show_model)
        model.previewed.connect(self._previewed)
        model.refused.connect(lambda *_: self._fit_preview())

    # ---- lines ---------------------------------------------------------------------------------------------------

    def show_model(self) -> None:
        """Reads the present position; while nobody looks at it, not before somebody does."""
        self._stale = not self.isVisible()
        if not self._stale:
            self.tree.fill(list(self._sections()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.show_model()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._stale = True

    def _sections(self) -> Iterator[Node]:
        if self._model.covered:
            return
        found = (
            self._story.end(list(self._after_the_end())) or self._choices.section(),
            self._story.news(),
            self._story.where(),
            self._pieces.section(),
            self._story.score(),
            self._story.log(),
        )
        yield from (section for section in found if section is not None)

    def _after_the_end(self) -> Iterator[Node]:
        deeds = (
            ("app.end.again", "play", lambda: self.again_asked.emit(False)),
            ("app.end.same_seed", "again", lambda: self.again_asked.emit(True)),
            ("app.end.start", "home", self.start_asked.emit),
        )
        for id, icon, act in deeds:
            yield Node(id, Kind.ACTION, self._model.render(id), icon=icon, tone="legal", act=act)

    # ---- the cursor ----------------------------------------------------------------------------------------------

    def go_to(self, pieces: Sequence[str]) -> None:
        """Makes the line of the first of some pieces the current one, if it has a line."""
        lines = (line for section in self._rows.sections for line in section.walk())
        wanted = {piece: number for number, piece in enumerate(pieces)}
        found = [line for line in lines if line.kind is Kind.PIECE and line.piece in wanted]
        if found:
            self.tree.go_to(min(found, key=lambda line: wanted[line.piece]))

    def to_news(self) -> None:
        """Makes the first line of what is new the current one."""
        news = next((section for section in self._rows.sections if section.key == "news"), None)
        if news is not None and news.lines:
            self.tree.go_to(news.lines[0])

    def _came_to(self, node: Node) -> None:
        """What the current line is about is read in the rail; what it would do is told below."""
        offer = node.offer
        anchor = None if offer is None else offer.target if offer.target is not None else offer.source
        self._model.show_preview(offer, anchor)
        about = next((line.piece for line in _upwards(node) if line.piece), None)
        self._model.look_at(about if about in self._model.table.pieces else None)

    def _previewed(self, preview: Preview | None, _anchor: object) -> None:
        """What takes long to compute is known now: an open line tells it."""
        node = self.tree.current
        if preview is not None and node is not None and node.offer is not None and self._waits(node):
            self._rows.renew(node, consequences(self._model, node.offer))
        self._fit_preview()

    def _waits(self, node: Node) -> bool:
        """Whether the lines below the action that is being weighed say that more is being computed."""
        waiting = self._model.render("table.preview.computing")
        return node.offer == self._model.weighed and any(line.text == waiting for line in node.lines)

    def _click(self, piece: str) -> None:
        """Enter on a piece without actions: what a click on it would mean is refused with its reason."""
        model = self._model
        if model.click(piece):
            return
        if model.board.read(model.seen, Gesture(piece)) is None:
            model.say(text("outline.no_action", what=model.name_of(piece)))

    def _described(self, node: Node) -> str:
        """For a screen reader: what an action would cost, risk and leave."""
        return told_by(self._model, node.offer) if node.offer is not None else ""

    # ---- shape ---------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(700, 500)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def relook(self) -> None:
        super().relook()
        self._ground = QPixmap()
        self._place()

    def _place(self) -> None:
        wide = min(self.width(), self.look.px(WIDEST))
        self._plate.setGeometry((self.width() - wide) // 2, 0, wide, self.height())
        self._hint.setVisible(self._hint.heightForWidth(wide) < self.height() * HINT_PART)
        self._fit_preview()

    def _fit_preview(self) -> None:
        """Room for what the current line would do, as much as it needs and no more than a part of the whole; where that
        is too little, no line of it is seen in halves.
        """
        self._below.setVisible(not self.preview.isHidden())
        needed, most = self.preview.heightForWidth(self._below.viewport().width()), round(self.height() * PREVIEW_PART)
        if needed > most:
            self._below.setFixedHeight(most)
            ends = [part.geometry().bottom() + 1 for part in self.preview.findChildren(QWidget, options=DIRECT)]
            needed = max((end for end in ends if end <= most), default=most)
        self._below.setFixedHeight(max(0, needed))

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._ground.size() != self.size() * ratio:
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            with painting(self._ground) as q:
                ready(q)
                table_top(q, self.look.palette, QRectF(self.rect()))
        with painting(self) as p:
            p.drawPixmap(0, 0, self._ground)


def _upwards(node: Node) -> Iterator[Node]:
    here: Node | None = node
    while here is not None:
        yield here
        here = here.parent
