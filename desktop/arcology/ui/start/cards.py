"""The lower row of the start screen: the game to continue, and the ways into library, settings and rules."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QImage, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from arcology.ui.art import paint
from arcology.ui.art.chrome import ActionButton, Kind, Label, PanelFrame, Pill
from arcology.ui.art.fonts import BODY, HEADING, LARGE, SMALL, TITLE, Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.look import Look, Looking
from arcology.ui.art.painting import painting
from arcology.ui.art.palette import alpha, darker, lighter, mix, palette
from arcology.ui.art.shadows import shadow, soft
from arcology.ui.art.studio import ready
from arcology.ui.art.surfaces import edge
from arcology.ui.art.textbox import TOP, draw_text, text_height, text_width
from arcology.ui.flow import Flow
from arcology.ui.start.illustration import Illustration
from arcology.ui.start.records import CardRecord, ContinueRecord

LOW = 745
"""In a window that is lower (at 100 % text) the games need the room of what is said elsewhere too."""
BESIDE, ABOVE, BELOW = 6, 4, 8
"""Room around the plate of a card for its shadow, as `PanelFrame` has it."""


class Thumbnail(Looking, QWidget):
    """The picture of a table, cut to the widget's shape, with the time of its save; the game's illustration
    where there is no picture.
    """

    def __init__(
        self, look: Look, image: QImage | None, caption: str, game: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.watch(look)
        self._image, self._caption, self._game = image, caption, game
        self._picture = QPixmap()
        # A game that was broken off before its table could be pictured is shown by its illustration.
        self._blank = Illustration(self, game, lambda: look.studio.with_palette(palette(look.palette.theme, game)))
        self.setAccessibleName(caption)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def relook(self) -> None:
        self._picture = QPixmap()
        self._blank.forget()
        super().relook()

    def sizeHint(self) -> QSize:
        return QSize(420, 236)

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 110)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            c = palette(self.look.palette.theme, self._game)
            rect = QRectF(self.rect())
            with paint.clipped(p, paint.rounded(rect, 8)):
                if self._image is None:
                    self._blank.paint(p, rect)
                else:
                    p.drawPixmap(0, 0, self._scaled(self._image))
                if self._caption:
                    deep = darker(c.void, 0.3) if c.dark else c.surface_raised
                    veil = ((0.0, 0.0), (0.58, 0.0), (0.86, 0.86), (1.0, 0.95))
                    paint.fill(p, rect, paint.vertical(rect, *((at, alpha(deep, a)) for at, a in veil)))
            frame = paint.diagonal(rect, (0, lighter(c.accent_fill, 0.6)), (1, alpha(c.accent_fill, 0.35)))
            paint.stroke(p, paint.rounded(paint.inner(rect, 0.8), 8), frame, 1.6)
            if self._caption:
                k = self.look.studio.text_scale
                line = QRectF(14, rect.bottom() - 12 - 20 * k, rect.width() - 28, 20 * k)
                draw_icon(p, "clock", line.x() + 8 * k, line.center().y(), 16 * k, c.accent)
                text = line.adjusted(23 * k, 0, 0, 0)
                draw_text(p, self.look.studio.with_palette(c), text, self._caption, SMALL + 1)

    def _scaled(self, image: QImage) -> QPixmap:
        """The image filling the widget; of a higher one the upper part is kept, where games show what counts."""
        ratio = self.devicePixelRatioF()
        wanted = self.size() * ratio
        if self._picture.size() != wanted:
            mode = Qt.AspectRatioMode.KeepAspectRatioByExpanding
            big = image.scaled(wanted, mode, Qt.TransformationMode.SmoothTransformation)
            left = (big.width() - wanted.width()) // 2
            self._picture = QPixmap.fromImage(big.copy(left, 0, wanted.width(), wanted.height()))
            self._picture.setDevicePixelRatio(ratio)
        return self._picture


class ProgressBar(Looking, QWidget):
    """One segment for every round: those passed, the one being played, those to come."""

    def __init__(self, look: Look, done: int, whole: int, game: str, parent: QWidget | None = None) -> None:
        """``done`` counts the one being played, as in the rail."""
        super().__init__(parent)
        self.watch(look)
        self._done, self._whole, self._game = done, max(1, whole), game
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(24 * self._whole, self.look.px(7) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            c = palette(self.look.palette.theme, self._game)
            high, gap = float(self.look.px(7)), 4.0 if self._whole <= 20 else 2.0
            step = min(high * 5, self.width() / self._whole)
            for i in range(self._whole):
                r = QRectF(i * step, 1, step - gap, high)
                done, now = i < self._done - 1, i == self._done - 1
                colour = c.accent_fill if now else mix(c.accent_fill, c.surface, 0.55) if done else c.line
                paint.fill(p, paint.rounded(r, high / 2), colour)


class ContinueCard(PanelFrame):
    """The newest unfinished game: picture of its table, where it stands, and the button that goes on with it."""

    stays_whole = True
    chosen = Signal(str)

    def __init__(self, look: Look, record: ContinueRecord, parent: QWidget | None = None) -> None:
        super().__init__(look, "accent_fill", parent, padding=14)
        self.record = record
        self.thumbnail = Thumbnail(look, record.thumbnail, record.saved, record.game)
        self.button = ActionButton(look, "play", record.action, kind=Kind.PRIMARY, large=True)
        self.button.setAccessibleName(f"{record.action}: {record.title}. {record.where}")
        self.button.clicked.connect(lambda: self.chosen.emit(record.id))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2, 2, 2, 2)  # within the padding of the frame
        self._row.setSpacing(26)
        self._row.addWidget(self.thumbnail, 11)
        self._column = self._texts(look, record)
        self._row.addLayout(self._column, 10)

    def hasHeightForWidth(self) -> bool:
        """The wrapped texts decide how low the card may get, not how high it wants to be: the screen shares out its
        height.
        """
        return False

    def minimumSizeHint(self) -> QSize:
        least, margins = self._row.minimumSize(), self.contentsMargins() + self._row.contentsMargins()
        width = max(self.width(), least.width()) - margins.left() - margins.right()
        if not self.thumbnail.isHidden():
            shares = self._row.stretch(0) + self._row.stretch(1)
            width = (width - self._row.spacing()) * self._row.stretch(1) // shares
        height = self._column.minimumHeightForWidth(width)
        return QSize(least.width(), height + margins.top() + margins.bottom())

    def relook(self) -> None:
        super().relook()
        self._share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._share_out()
            self.updateGeometry()

    def _share_out(self) -> None:
        """The texts come first: a narrow card has a smaller picture, a very narrow one has none."""
        room = self.width() / self.look.studio.text_scale
        self.thumbnail.setVisible(room >= 440)
        self._row.setStretch(0, 11 if room >= 760 else 8)
        self._heading.setVisible(self.window().height() >= LOW * self.look.studio.text_scale)  # the button says it too
        self._row.setSpacing(round(26 * (1 + self.look.studio.growth)))

    def _texts(self, look: Look, record: ContinueRecord) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(3)
        column.addStretch(1)
        self._heading = Label(
            look, record.heading.upper(), BODY, "accent", family=Role.DISPLAY, weight=Weight.Bold, track=2.5
        )
        column.addWidget(self._heading)
        column.addWidget(Label(look, record.title, TITLE, family=Role.DISPLAY, weight=Weight.Bold, wrap=True))
        column.addWidget(Label(look, record.where, LARGE, wrap=True))
        column.addSpacing(4)
        if record.progress is not None:
            column.addWidget(ProgressBar(look, *record.progress, record.game))
            column.addSpacing(6)
        if record.chips:
            chips = Flow(space=8)
            for chip in record.chips:
                chips.add(Pill(look, chip.text, chip.icon, chip.role))
            column.addWidget(chips)
        column.addStretch(1)
        last = QHBoxLayout()
        last.setSpacing(14)
        last.addWidget(self.button, 3)
        if record.note:
            last.addWidget(Label(look, record.note, SMALL + 1, "ink_muted", wrap=True), 2)
        column.addLayout(last)
        column.addStretch(1)
        return column


class MenuCard(Looking, QAbstractButton):
    """A way into another part of the program: icon in a lit square, title, one line about it, the icon again as a
    watermark.
    """

    _ICON = 64.0

    def __init__(self, look: Look, record: CardRecord, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self.record = record
        self.setText(record.title)
        self.setAccessibleName(record.title)
        self.setAccessibleDescription(record.text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_text(self, text: str) -> None:
        """Another line below the title."""
        self.record = CardRecord(self.record.id, self.record.icon, self.record.title, text, self.record.role)
        self.setAccessibleDescription(text)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    def sizeHint(self) -> QSize:
        studio = self.look.studio
        words = max(
            text_width(studio, self.record.title, HEADING + 3, role=Role.DISPLAY, weight=Weight.DemiBold),
            min(320.0, text_width(studio, self.record.text, BODY)),
        )
        return QSize(round(words + self._icon + 58 * self._unit) + 2 * BESIDE, self._high(words))

    def minimumSizeHint(self) -> QSize:
        room = 130.0 * self.look.studio.text_scale
        return QSize(round(room + self._icon + 48 * self._unit) + 2 * BESIDE, self._high(room))

    @property
    def _unit(self) -> float:
        """What does not grow with texts grows with the window at least."""
        return 1 + self.look.studio.growth

    @property
    def _icon(self) -> float:
        return self._ICON * self._unit

    def _high(self, width: float) -> int:
        """The height at which the texts fit into ``width``."""
        k = self.look.studio.text_scale
        text = text_height(self.look.studio, self.record.text, BODY, width)
        return round(max(self._icon + 24, (HEADING + 3) * 1.3 * k + text + 28)) + ABOVE + BELOW

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            rect, k, icon = QRectF(self.rect()).adjusted(BESIDE, ABOVE, -BESIDE, -BELOW), self._unit, self._icon
            if self.isDown():
                rect.translate(0, 1)
            self._paint_plate(p, rect)
            self._paint_icon(p, QRectF(rect.x() + 22 * k, rect.center().y() - icon / 2, icon, icon))
            self._paint_texts(p, rect.adjusted(42 * k + icon, 10, -16, -10))
            if self.hasFocus():
                paint.stroke(p, paint.rounded(paint.inner(rect, -3), 16), self.look.palette.focus, 2)

    def _paint_plate(self, p: QPainter, rect: QRectF) -> None:
        c = self.look.palette
        tone = c.role(self.record.role)
        lit = self.underMouse() or self.hasFocus()
        path = paint.rounded(rect, 13)
        shadow(p, path, c.shade, 8, 4, 0.6 if c.dark else 0.25)
        base = mix(c.surface_raised, tone, 0.12 if lit else 0.05)
        top, low = (lighter(base, 0.06), darker(c.surface, 0.12)) if c.dark else (base, c.surface)
        paint.fill(p, path, paint.diagonal(rect, (0, top), (1, low)))
        with paint.clipped(p, path):
            k, middle = self._unit, rect.center().y()
            spot = paint.radial(rect.x() + 54 * k, middle, 150 * k, (0, alpha(tone, 0.2)), (1, alpha(tone, 0)))
            paint.fill(p, rect, spot)
            size = min(150.0 * k, rect.height() * 1.15)
            draw_icon(p, self.record.icon, rect.right() - size * 0.36, middle + 12, size, alpha(tone, 0.06))
        line, strong = c.line, 0.9 if lit else 0.6
        edge(p, rect, 13, alpha(tone, strong), alpha(line, 0.9), alpha(tone if lit else line, 0.6), 1.2)

    def _paint_icon(self, p: QPainter, rect: QRectF) -> None:
        c = self.look.palette
        tone = c.role(self.record.role)
        path = paint.rounded(rect, 15 * self._unit)
        low = mix(c.well, c.surface_raised, 0.7)
        paint.fill(p, path, paint.vertical(rect, (0, c.well), (1, low)))
        paint.stroke(p, paint.rounded(paint.inner(rect, 0.7), 15 * self._unit), alpha(tone, 0.65), 1.4)
        if c.dark:
            lamp = paint.ellipse(rect.center().x(), rect.center().y(), 18 * self._unit)
            soft(p, lamp, 16, alpha(tone, 0.4), screen=True)
        draw_icon(p, self.record.icon, rect.center().x(), rect.center().y(), rect.width() * 0.54, tone)

    def _paint_texts(self, p: QPainter, area: QRectF) -> None:
        studio, c, k = self.look.studio, self.look.palette, self.look.studio.text_scale
        title_height = (HEADING + 3) * 1.3 * k
        text = min(text_height(studio, self.record.text, BODY, area.width()), area.height() - title_height)
        y = area.center().y() - (title_height + text + 2) / 2
        title = QRectF(area.x(), y, area.width(), title_height)
        draw_text(p, studio, title, self.record.title, HEADING + 3, role=Role.DISPLAY, weight=Weight.DemiBold)
        below = QRectF(area.x(), y + title_height + 2, area.width(), text + 2)
        draw_text(p, studio, below, self.record.text, BODY, color=c.ink_muted, align=TOP, wrap=True)
