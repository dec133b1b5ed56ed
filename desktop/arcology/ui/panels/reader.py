"""The reader: the component under pointer or focus, drawn large, with its text and the rules it invokes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from arcology.engine.offers import Preview
from arcology.engine.table import Piece, Spot
from arcology.ui.art.chrome import ActionButton, Label, Look, Looking, PanelFrame, SectionTitle
from arcology.ui.art.fonts import BODY, LARGE, Weight
from arcology.ui.art.painting import painting
from arcology.ui.art.studio import Component, render
from arcology.ui.flow import Flow
from arcology.ui.model import GameModel
from arcology.ui.painters import Painters
from arcology.ui.panels.parts import PADDING, clear, panel_column
from arcology.ui.panels.rest import AtRest

PICTURE_HEIGHT, PICTURE_PART = 170, 0.16
"""A component is drawn as high as this at most: in pixels, or, where that is more, as a part of the window."""
ROOMY = 1000
"""In a window that is lower, what nobody has asked for is only shown, not explained."""
LARGEST = 2.0
"""How many times its size on the table a component is drawn at most, on a screen that is not larger than usual."""
BANNER = 2.4
"""What is so many times broader than high always stands above its texts."""
BESIDE, BESIDE_WIDE, BESIDE_PART, BESIDE_LANDSCAPE = 1240, 230, 0.34, 0.44
"""In a window that is lower the texts stand beside the picture, where a panel is so wide (both at 100 % text); the
picture then has this part of the width, more if it is broader than high. Below it, they would lie below the edge of
the rail."""
UNBOUND = (1 << 24) - 1
"""Qt's largest width, for a widget that may be as wide as it likes."""
USUAL_WIDTH = 300
"""Of the rail, in pixels, for a first guess of how high a picture is."""


class Picture(Looking, QWidget):
    """One component as large as the panel allows."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self._component: Component | None = None
        self._facts: dict[str, object] = {}
        self._image = QImage()
        # Height for width, so that the column knows its height at every width: a picture that grew only after it had
        # been set would make the scroll bar beside it come and go without end.
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_piece(self, component: Component | None, facts: dict[str, object]) -> None:
        if component is self._component and facts == self._facts:
            return
        self._component, self._facts = component, facts
        self._image = QImage()
        self.setVisible(component is not None)
        self.updateGeometry()
        self.update()

    @property
    def landscape(self) -> bool:
        """Whether what is shown is much broader than high."""
        return self._component is not None and self._component.size[0] > 1.3 * self._component.size[1]

    @property
    def banner(self) -> bool:
        """Whether it is so broad that beside texts it would be too low to be read."""
        return self._component is not None and self._component.size[0] > BANNER * self._component.size[1]

    def relook(self) -> None:
        self._image = QImage()
        super().relook()

    def resizeEvent(self, event) -> None:
        self._image = QImage()
        super().resizeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(USUAL_WIDTH, self.heightForWidth(USUAL_WIDTH))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if self._component is None:
            return 0
        return round(self._scale(width) * self._component.size[1]) + 8

    def _scale(self, within: int) -> float:
        """Pixels for each unit of the component, in a picture that is ``within`` pixels wide."""
        assert self._component is not None
        width, height = self._component.size
        high = max(PICTURE_HEIGHT, self.window().height() * PICTURE_PART)
        largest = max(LARGEST, self.window().height() / 700)
        return min(largest, max(60, within - 8) / width, high / height)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._component is None:
            return
        scale = self._scale(self.width())
        if self._image.isNull():
            self._image = render(self._component, self._facts, self.look.studio, scale, self.devicePixelRatioF())
        with painting(self) as p:
            size = self._image.deviceIndependentSize()
            p.drawImage(
                QRectF(
                    (self.width() - size.width()) / 2, (self.height() - size.height()) / 2, size.width(), size.height()
                ),
                self._image,
            )


class ReaderPanel(PanelFrame):
    """Follows the model's focus; keeps the last piece while the pointer crosses the felt."""

    rule_asked = Signal(str)

    def __init__(
        self,
        look: Look,
        model: GameModel,
        painters: Painters,
        rule_title: Callable[[str], str],
        parent: QWidget | None = None,
        *,
        cards: Look,
    ) -> None:
        """``cards`` is the look in which components are drawn."""
        super().__init__(look, "", parent, padding=PADDING)
        self._model, self._painters, self._rule_title = model, painters, rule_title
        self._piece: str | None = None
        self._about = ""
        self._matters, self._asked = "", False
        self._written: list[str] = []
        self._linked: tuple[str, ...] = ()
        self._brief: bool | None = None
        """Whether a piece that nobody has pointed at is shown without its texts; None: somebody has."""
        tr = look.studio.tr
        self._drawing = Picture(cards)
        self._name = Label(look, tr("app.reader.hint"), LARGE, weight=Weight.DemiBold, wrap=True)
        self._texts = QVBoxLayout()
        self._texts.setSpacing(2)
        self._rules = Flow()
        column = panel_column(self, 6)
        column.addWidget(SectionTitle(look, tr("app.reader.title"), remark=tr("app.reader.enlarge")))
        told = QVBoxLayout()
        told.setSpacing(6)
        told.addWidget(self._name)
        told.addLayout(self._texts)
        told.addStretch(1)
        self._face = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._face.setSpacing(8)
        self._face.addWidget(self._drawing, 0, Qt.AlignmentFlag.AlignTop)
        self._face.addLayout(told, 1)
        column.addLayout(self._face)
        column.addWidget(self._rules)
        self._rules.hide()
        self._drawing.hide()
        self._rest = AtRest(model, self.show_target, self, empty=True)  # type: ignore[arg-type]  # it is given nothing else
        model.focused.connect(self._rest.give)
        model.previewed.connect(self._weighed)
        model.shown.connect(self._refresh)
        model.told.connect(self._refresh)
        self._refresh()

    def show_target(self, target: Spot | str | None) -> None:
        """Reads a piece or a place; None leaves what is shown."""
        self._asked = target is not None
        if isinstance(target, Spot):
            if self._about in self._pieces:  # what a move there would have to reckon with
                self._read(self._about)
                self._rules.hide()  # a hand that carries something follows no links
            else:
                self._show_place(target)
        elif target is not None and target in self._pieces:
            self._read(target)

    @property
    def _pieces(self) -> Mapping[str, Piece]:
        """What lies on the table that is shown."""
        return self._model.told_table[0].pieces

    def _read(self, piece: str) -> None:
        self._piece, self._brief = piece, None
        self._show_piece(self._pieces[piece])

    def _weighed(self, preview: Preview | None, _anchor: object) -> None:
        """A move is being weighed: its place is read as the piece that matters there."""
        self._about = preview.about if preview is not None else ""

    def _roomy(self) -> bool:
        return self.window().height() >= self.look.px(ROOMY)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A window of another height has more or less room for what nobody has asked for."""
        super().resizeEvent(event)
        self._arrange()
        if self._piece is not None and self._brief is not None and self._brief == self._roomy():
            self._read_unasked(self._piece)

    def _arrange(self) -> None:
        """Picture and texts beside each other, or one below the other."""
        room = self.contentsRect().width() - 2 * PADDING
        low = self.window().height() < self.look.px(BESIDE)
        beside = low and room >= self.look.px(BESIDE_WIDE) and not self._drawing.banner
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        wide = round(room * (BESIDE_LANDSCAPE if self._drawing.landscape else BESIDE_PART))
        self._drawing.setMinimumWidth(wide if beside else 0)
        self._drawing.setMaximumWidth(wide if beside else UNBOUND)
        if self._face.direction() != way:
            self._face.setDirection(way)

    def _refresh(self) -> None:
        """After a decision, and while a film tells of it: the piece that matters now, unless somebody has pointed at
        another one, or gone there by keys, since it is that piece which matters.
        """
        model, pieces = self._model, self._pieces
        before, self._matters = self._matters, model.told_status.about
        self._asked = self._asked and model.focus is not None and self._matters == before
        if self._asked:
            self.show_target(model.focus)
        elif self._matters in pieces:
            self._read_unasked(self._matters)
        elif self._piece is not None and self._piece in pieces:
            self._read(self._piece)

    def _read_unasked(self, piece: str) -> None:
        """A piece that nobody has pointed at leaves the room to the log that its texts and rules would take."""
        self._read(piece)
        self._rules.hide()
        self._brief = not self._roomy()
        if self._brief:
            clear(self._texts)

    def _show_piece(self, piece: Piece) -> None:
        model = self._model
        seen = model.told_table[1]
        self._drawing.show_piece(self._painters.of(piece), dict(piece.facts))
        self._arrange()
        name, *texts = [model.render(text) for text in model.board.describe(seen, piece.id)] or [""]
        self._write(name, texts)
        rules = model.board.rules_of(seen, piece.id)
        self._rules.setVisible(bool(rules))
        if rules == self._linked:
            return
        self._linked = rules
        self._rules.clear()
        for rule in rules:
            words = self._rule_title(rule)
            chip = ActionButton(self.look, "rules", words, small=True, flush=True)
            chip.setAccessibleName(self.look.studio.tr("app.rule_link", rule=f"{rule} {words}"))
            chip.setToolTip(rule)
            chip.clicked.connect(lambda _=False, rule=rule: self.rule_asked.emit(rule))
            self._rules.add(chip)

    def _show_place(self, spot: Spot) -> None:
        here = [piece for piece in self._pieces.values() if piece.at.zone == spot.zone and piece.at.slot == spot.slot]
        self._piece = None
        self._drawing.show_piece(None, {})
        self._rules.hide()
        self._write(self._model.name_of(spot), [self._model.render(piece.name) for piece in here])

    def _write(self, name: str, texts: list[str]) -> None:
        self._name.setText(name)
        if self._texts.count() and texts == self._written:
            return
        self._written = texts
        clear(self._texts)
        for words in texts:
            self._texts.addWidget(Label(self.look, words, BODY, "ink_muted", wrap=True))
