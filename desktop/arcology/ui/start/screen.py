"""The start screen put together: name of the program, tiles for one to four games, the game to continue, the other
ways.
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from arcology.ui.art.chrome import ActionButton, KeyBadge, Label
from arcology.ui.art.fonts import HERO, LARGE, SMALL, Role, Weight
from arcology.ui.art.look import Look, Looking, PartLook
from arcology.ui.art.painting import painting
from arcology.ui.art.start.masthead import (
    TRACK,
    backdrop,
    logo_width,
    margins,
    masthead_height,
    motto_place,
    paint_masthead,
)
from arcology.ui.art.studio import ready
from arcology.ui.art.textbox import draw_text, text_width
from arcology.ui.growth import start_growth
from arcology.ui.insight import bring_in_sight
from arcology.ui.scroll import ScrollArea
from arcology.ui.start.cards import BESIDE, LOW, ContinueCard, MenuCard
from arcology.ui.start.records import StartRecord
from arcology.ui.start.steps import nearest
from arcology.ui.start.tiles import MARGIN, GameTile

_GAP = 24  # between the plates of two tiles
_OVERLAP = 2 * MARGIN - _GAP
_ACROSS = 900  # with so much room the game to continue stands beside the cards
_CARD_GAP = _GAP - 2 * BESIDE  # between what keeps room around its plate
_CHOSEN = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.MouseFocusReason)
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Header(Looking, QWidget):
    """Logo, name and motto."""

    def __init__(self, look: Look, title: str, motto: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self._title, self._motto = title, motto
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        studio = self.look.studio
        words = max(
            text_width(studio, self._title.upper(), HERO, role=Role.DISPLAY, weight=Weight.Bold, track=TRACK),
            text_width(studio, self._motto, LARGE),
        )
        return QSize(round(words + logo_width(studio.text_scale) + 20), masthead_height(studio.text_scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(logo_width(self.look.studio.text_scale) + 160), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            studio, rect = self.look.studio, QRectF(self.rect())
            paint_masthead(p, studio.palette, studio.fonts, studio.text_scale, rect, self._title)
            motto = motto_place(rect, studio.text_scale)
            draw_text(p, studio, motto, self._motto, LARGE, color=studio.palette.ink_muted)


class TileRow(QWidget):
    """The tiles side by side, in as many rows as the width needs. They overlap by the room that each keeps for its
    glow, so that the plates stand close.
    """

    def __init__(self, tiles: list[GameTile], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles = tiles
        for tile in tiles:
            tile.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def rows(self) -> list[list[GameTile]]:
        """Rows of about the same length, each tile as wide as its texts want to be."""
        count = len(self._tiles)
        wanted = max((tile.wanted_width for tile in self._tiles), default=2 * _OVERLAP)
        fit = max(1, (self.width() - _OVERLAP) // (wanted - _OVERLAP))
        across = ceil(count / ceil(count / fit)) if count else 1
        return [self._tiles[i : i + across] for i in range(0, count, across)]

    def sizeHint(self) -> QSize:
        return self._around([tile.sizeHint() for tile in self._tiles])

    def minimumSizeHint(self) -> QSize:
        return self._around([tile.minimumSizeHint() for tile in self._tiles])

    def _around(self, sizes: list[QSize]) -> QSize:
        """The size that all rows need when the tiles need these; in width there is always room for one."""
        height = max((size.height() for size in sizes), default=_OVERLAP)
        down = (height - _OVERLAP) * len(self.rows) + _OVERLAP
        return QSize(max((size.width() for size in sizes), default=0), down)

    def resizeEvent(self, event: QResizeEvent) -> None:
        rows = self.rows
        high = (self.height() - _OVERLAP) / max(1, len(rows))
        for r, row in enumerate(rows):
            wide = (self.width() - _OVERLAP) / len(row)
            for i, tile in enumerate(row):
                left, top = round(i * wide), round(r * high)
                tile.setGeometry(
                    left, top, round((i + 1) * wide) + _OVERLAP - left, round((r + 1) * high) + _OVERLAP - top
                )
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # their texts may wrap differently now


class StartScreen(Looking, QWidget):
    """The first screen. Signals carry the ids of the records: ``game_chosen``, ``resumed``, ``card_chosen``,
    ``act_chosen``.

    The arrow keys move between tiles, cards and buttons by their places; Enter and Space choose.
    """

    game_chosen = Signal(str)
    resumed = Signal(str)
    card_chosen = Signal(str)
    act_chosen = Signal(str)

    def __init__(
        self, look: Look, record: StartRecord, parent: QWidget | None = None, behind: QPixmap | None = None
    ) -> None:
        """``behind`` is the backdrop, where it has been painted already (see `ui.cover`)."""
        super().__init__(parent)
        self._whole_look = look
        look.changed.connect(self._grow)  # before its own look follows
        self.watch(PartLook(look, self._scale(), self, self._growth))
        self._backdrop, self._behind = QPixmap(), look.palette
        self._scroll = ScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setViewport(QWidget())  # it fills no background; asking Qt for its own takes 10 ms at the start
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.addWidget(self._scroll)
        self.tiles: list[GameTile] = []
        self.cards: list[MenuCard] = []
        self.acts: dict[str, ActionButton] = {}
        self._hints: list[QWidget] = []
        self._unmoved = True  # nobody has chosen what has the focus
        self.resume: ContinueCard | None = None
        self.show_record(record)
        if behind is not None:
            self._backdrop = behind

    def show_record(self, record: StartRecord, *, anew: bool = False) -> None:
        """Shows another state: a game was saved, a language chosen. The focus stays with what it was on, unless a
        person comes here ``anew``.
        """
        before = next((place.objectName() for place in self._places() if place.hasFocus() and not anew), "")
        self.record = record
        self.tiles, self.cards, self.acts, self.resume = [], [], {}, None
        self._hints = []
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._column.setSpacing(0)
        self._column.addLayout(self._header())
        self._column.addWidget(self._tiles(), 100)
        self._lower = self._lower_row()
        self._column.addLayout(self._lower, 42 if record.resume is not None else 20)
        self._column.addLayout(self._footer())
        self._fit()
        self._scroll.setWidget(page)
        page.installEventFilter(self)
        page.setAutoFillBackground(False)  # setWidget switches it on
        for place in self._places():
            place.installEventFilter(self)
        self._focus_first(before)
        self.relook()

    def _scale(self) -> float:
        """That of the texts as somebody has chosen it."""
        return self._whole_look.studio.text_scale - self._whole_look.studio.growth

    def _growth(self) -> float:
        return start_growth(self.width(), self.height())

    def _grow(self) -> None:
        """Its texts grow with the window."""
        assert isinstance(self.look, PartLook)
        self.look.grow(self._scale())

    def leave_room(self, top: int) -> None:
        """Keeps so many pixels at the upper edge free for something that lies over the screen."""
        self._whole.setContentsMargins(0, top, 0, 0)

    @property
    def game(self) -> str:
        """The game that somebody here most likely means: that of the tile with the focus, the one to continue, the
        first; "" where there is none.
        """
        chosen = [tile.record.id for tile in self.tiles if tile.hasFocus()]
        if self.record.resume is not None:
            chosen.append(self.record.resume.game)
        return next(iter([*chosen, *(tile.record.id for tile in self.tiles)]), "")

    def _focus_first(self, name: str = "") -> None:
        """The place of this name, or what most people want next: to go on with their game, or to begin one."""
        first = next((place for place in self._places() if name and place.objectName() == name), None)
        self._unmoved = first is None
        if first is None:
            first = self.resume.button if self.resume is not None else self.tiles[0] if self.tiles else None
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """A focus that was given before the screen was part of a window is forgotten by Qt."""
        super().showEvent(event)
        if self.focusWidget() not in self._places():
            self._focus_first()

    def _header(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(MARGIN, 0, MARGIN - 5, 0)
        row.addWidget(Header(self.look, self.record.title, self.record.motto), 1)
        for act in self.record.acts:
            button = ActionButton(self.look, act.icon, act.text, act.badge)
            button.setToolTip(act.text)
            button.setAccessibleName(act.text)
            button.setObjectName(f"act {act.id}")
            button.clicked.connect(lambda _=False, id=act.id: self.act_chosen.emit(id))
            self.acts[act.id] = button
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _tiles(self) -> TileRow:
        for record in self.record.tiles:
            tile = GameTile(self.look, record)
            tile.setObjectName(f"tile {record.id}")
            tile.clicked.connect(lambda _=False, id=record.id: self.game_chosen.emit(id))
            self.tiles.append(tile)
        return TileRow(self.tiles)

    def _lower_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(MARGIN - BESIDE, 0, MARGIN - BESIDE, 0)
        row.setSpacing(_CARD_GAP)
        if self.record.resume is not None:
            self.resume = ContinueCard(self.look, self.record.resume)
            self.resume.button.setObjectName("resume")
            self.resume.chosen.connect(self.resumed)
            row.addWidget(self.resume, 1)
        self._grid = QGridLayout()
        self._grid.setSpacing(_CARD_GAP)
        for record in self.record.cards:
            card = MenuCard(self.look, record)
            card.setObjectName(f"card {record.id}")
            card.clicked.connect(lambda _=False, id=record.id: self.card_chosen.emit(id))
            self.cards.append(card)
        if self.record.cards:
            row.addLayout(self._grid, 1)
        return row

    def _lay_cards(self, across: bool) -> None:
        """The cards in as many columns as there is room for; beside the game to continue there are two at most."""
        side, _, _ = margins(self.width(), self.height())
        room, most = self.width() - 2 * side, len(self.cards)
        if self.resume is not None:
            room, most = (room // 2, 2) if across else (room, most)
        widest = max((card.minimumSizeHint().width() for card in self.cards), default=1)
        columns = max(1, min(most, (room + _CARD_GAP) // (widest + _CARD_GAP)))
        for card in self.cards:
            self._grid.removeWidget(card)
        for column in range(most):
            self._grid.setColumnStretch(column, column < columns)
        for i, card in enumerate(self.cards):
            alone = i == len(self.cards) - 1 and i % columns == 0
            self._grid.addWidget(card, i // columns, i % columns, 1, columns if alone else 1)

    def _footer(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(MARGIN, 12, MARGIN, 0)
        row.setSpacing(8)
        for hint in self.record.hints:
            badge, label = KeyBadge(self.look, hint.keys), Label(self.look, hint.text, SMALL + 1, "ink_muted")
            self._hints += [badge, label]
            row.addWidget(badge)
            row.addWidget(label)
            row.addSpacing(14)
        row.addStretch(1)
        self._foot = Label(self.look, self.record.footer, SMALL + 1, "ink_muted")
        row.addWidget(self._foot)
        return row

    def _fit(self) -> None:
        """Spends the room where it is needed: on small windows and with large text, remarks go first, then the row
        becomes two.
        """
        side, top, foot = margins(self.width(), self.height())
        self._column.setContentsMargins(side - MARGIN, top, side - MARGIN, foot)
        room = self.width() / self.look.studio.text_scale
        for act in self.record.acts:
            self.acts[act.id].setText(act.text if room >= 800 else "")
        low = self.height() / self.look.studio.text_scale < LOW
        for widget in self._hints:
            widget.setVisible(room >= 760 and not low)
        self._foot.setHidden(low)
        across = room >= _ACROSS
        self._lower.setDirection(QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom)
        self._lay_cards(across)

    def relook(self) -> None:
        if self._behind is not self.look.palette:
            self._backdrop, self._behind = QPixmap(), self.look.palette
        super().relook()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._backdrop.size() != self.size() * ratio:
            games = [tile.id for tile in self.record.tiles]
            self._backdrop = backdrop(self.size(), ratio, self.look.palette, games)
        with painting(self) as p:
            p.drawPixmap(0, 0, self._backdrop)

    def _show_focus(self) -> None:
        """Scrolls to what has the focus; what a mouse presses is in sight, and must not move under the pointer. Until
        somebody has chosen something the upper end is shown, and something there has the focus.
        """
        here = self.focusWidget()
        if here is None or here not in self._places() or QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        content, high = self._scroll.widget(), self._scroll.viewport().height()
        if not self._unmoved or not self.tiles or content is None:
            bring_in_sight(self._scroll, here)
            return
        self._scroll.verticalScrollBar().setValue(0)
        if here.mapTo(content, here.rect().bottomLeft()).y() >= high:
            self.tiles[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows walk by place (left alone, buttons would take them as Tab), Enter chooses as Space does. Whatever gets
        the focus, and what has it while everything gets another place, comes into sight.
        """
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize) and watched is self._scroll.widget():
            QTimer.singleShot(0, self, self._show_focus)
        elif isinstance(event, QFocusEvent) and event.gotFocus():
            self._unmoved &= event.reason() not in _CHOSEN
            self._show_focus()
        if event.type() != QEvent.Type.KeyPress or watched not in self._places():
            return False
        assert isinstance(event, QKeyEvent)
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self._walk(*_ARROWS[key])
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(watched, QAbstractButton):
            watched.click()
            return True
        return False

    def _places(self) -> list[QWidget]:
        """Everything that can be chosen."""
        places: list[QWidget] = [*self.tiles, *self.cards, *self.acts.values()]
        if self.resume is not None:
            places.append(self.resume.button)
        return places

    def _walk(self, dx: int, dy: int) -> None:
        """Moves the focus to the nearest place in a direction."""
        here = self.focusWidget()
        if here in self._places() and (there := nearest(self._places(), here, dx, dy)) is not None:
            there.setFocus(Qt.FocusReason.TabFocusReason)
