"""The illustrated tile of a game. It is one large button: a click anywhere starts a new game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from arcology.ui.art import paint
from arcology.ui.art.fonts import BODY, HERO, LARGE, TITLE, Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.look import Look, Looking
from arcology.ui.art.painting import painting
from arcology.ui.art.palette import Palette, alpha, darker, lighter, palette
from arcology.ui.art.shadows import glow, shadow
from arcology.ui.art.studio import Studio, ready
from arcology.ui.art.surfaces import edge
from arcology.ui.art.textbox import CENTER, LEFT, draw_text, evened, text_height, text_width
from arcology.ui.start.illustration import Illustration
from arcology.ui.start.records import TileRecord

MARGIN = 34  # room around the tile for its shadow and glow, and for rising
_RISE = 8
_CUT = 18.0
_PAD = 26.0
_LEAST = 268  # width of the plate
LEAST_TITLE = 18.0  # of a title in one line
WRAPPED_TITLE = 22.0  # of a title that takes two
TRACK = 1.6
_GLIMPSE = 72  # of the picture above the texts, at least
_GLIMPSE_PART = 0.22  # the same as a part of the tile's width
_FADE = 96.0  # over which the picture sinks into the ground of the texts, where there is room for it
_FADE_PART = 0.4  # of what is seen above the texts, at most
_SUNK = 0.33  # of a scene may lie under the texts: nothing that counts is painted so low
_WIDE = 1000  # from this width on the texts stand beside the picture instead of below it


class GameTile(Looking, QAbstractButton):
    """A game's picture, name, tagline, facts and "New game". ``clicked`` starts it; hover and focus make it rise and
    glow.
    """

    def __init__(self, look: Look, record: TileRecord, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self.record = record
        self.setText(record.title)
        self.setAccessibleName(f"{record.title}. {record.action}")
        self.setAccessibleDescription(". ".join([record.tagline, *(text for _, text in record.facts)]))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._over = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.illustration = Illustration(self, record.id, lambda: self.studio)

    @property
    def colours(self) -> Palette:
        """The palette of the tile's own game, in the current theme."""
        return palette(self.look.palette.theme, self.record.id)

    @property
    def studio(self) -> Studio:
        return self.look.studio.with_palette(self.colours)

    @property
    def wide(self) -> bool:
        return self._plate().width() >= _WIDE * self._unit

    @property
    def _unit(self) -> float:
        """What does not grow with texts grows with the window at least."""
        return 1 + self.look.studio.growth

    @property
    def _pad(self) -> float:
        return _PAD * self._unit

    @property
    def _share(self) -> float:
        """How much of a wide tile's width the texts may take: large text may cover part of the picture."""
        return min(0.5, 0.42 + 0.08 * (self.look.studio.text_scale - 1))

    @property
    def wanted_width(self) -> int:
        """The least width, its glow included, at which its texts are easy to read; larger texts want more."""
        return round(_LEAST * self.look.studio.text_scale) + 2 * MARGIN

    def sizeHint(self) -> QSize:
        return QSize(430 + 2 * MARGIN, 540 + 2 * MARGIN)

    def minimumSizeHint(self) -> QSize:
        """Room for the texts as they would be set at the present width, and a glimpse of the picture above them."""
        if self.wide:
            needed = self._text_height(self._plate().width() * self._share) + 44
        else:
            width = max(float(_LEAST), self._plate().width())
            needed = self._text_height(width - 2 * self._pad) + max(_GLIMPSE, width * _GLIMPSE_PART)
        return QSize(_LEAST + 2 * MARGIN, round(max(250.0, needed)) + 2 * MARGIN)

    def relook(self) -> None:
        self.illustration.forget()
        super().relook()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._plate().contains(event.position()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(False)
        super().leaveEvent(event)

    def _hover(self, over: bool) -> None:
        """The room around the plate belongs to its neighbours as well and does not count."""
        if over != self._over:
            self._over = over
            if over:
                self.raise_()
                self.setCursor(Qt.CursorShape.PointingHandCursor)
            else:
                self.unsetCursor()
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.raise_()
        self.update()

    def hitButton(self, pos) -> bool:
        return self._plate().contains(pos)

    def _plate(self) -> QRectF:
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def paintEvent(self, event: QPaintEvent) -> None:
        plate = self._plate()
        lit = self.hasFocus() or self._over
        if lit:
            plate.setTop(plate.top() - _RISE)
        colours = self.colours
        with painting(self) as p:
            ready(p)
            shape = paint.chamfered(plate, _CUT)
            if lit:
                glow(
                    p, shape, alpha(colours.accent_fill, 0.9 if self.hasFocus() else 0.65), 12, 1.5, screen=colours.dark
                )
            else:
                shadow(p, shape, colours.shade, 14, 6, 0.75 if colours.dark else 0.35)
            with paint.clipped(p, shape):
                self._paint_scene(p, plate)
                low = QRectF(plate.x(), plate.bottom() - 4, plate.width(), 4)
                paint.fill(p, low, paint.horizontal(low, (0, colours.accent_fill), (1, colours.accent_second)))
            frame = paint.chamfered(paint.inner(plate, 1), _CUT)
            tone = colours.accent_fill
            rest = 1.0 if lit else 0.3
            brush = paint.diagonal(
                plate, (0, lighter(tone, 0.6)), (0.3, alpha(tone, 1 if lit else 0.7)), (1, alpha(tone, rest))
            )
            paint.stroke(p, frame, brush, 2.8 if lit else 1.4)
            if self.hasFocus():
                paint.stroke(p, paint.chamfered(paint.inner(plate, -3), _CUT + 1), self.look.palette.focus, 2)
            self._paint_texts(p, plate, lit)

    def _paint_scene(self, p: QPainter, plate: QRectF) -> None:
        """The picture, and the ground under the texts that it sinks into."""
        c, rest = self.colours, self._plate()  # a raised plate is higher than one at rest, and has the same picture
        ground = darker(c.void, 0.2) if c.dark else c.surface_raised
        if self.wide:
            self.illustration.paint(p, plate, rest)
            reach = plate.width() * (self._share + 0.18)
            stops = ((0.0, 0.97), (0.5, 0.88), (0.72, 0.45), (1.0, 0.0))
            corner = paint.radial(
                plate.x(), plate.bottom() - plate.height() * 0.18, reach, *((at, alpha(ground, a)) for at, a in stops)
            )
            paint.fill(p, plate, corner)
            low = QRectF(plate.x(), plate.bottom() - plate.height() * 0.22, plate.width(), plate.height() * 0.22)
            paint.fill(p, low, paint.vertical(low, (0, alpha(ground, 0)), (1, alpha(ground, 0.75 if c.dark else 0.35))))
            return
        texts = self._text_height(plate.width() - 2 * self._pad)
        seen = max(1.0, rest.height() - texts)
        high = min(rest.height(), seen / (1 - _SUNK))  # among large texts all of the picture is smaller
        paint.fill(p, plate, ground)
        self.illustration.paint(p, plate, QRectF(rest.x(), rest.y(), rest.width(), high))
        fade = min(_FADE * self._unit, seen * _FADE_PART)
        veil = QRectF(plate.x(), plate.y() + seen - fade, plate.width(), plate.height() - seen + fade)
        text_top, end = fade / veil.height(), (high - seen + fade) / veil.height()
        sinking = (
            (0.0, 0.0),
            (0.9 * text_top, 0.72),
            (text_top + (end - text_top) * 0.4, 0.93),
            (end, 0.99),
            (1.0, 1.0),
        )
        paint.fill(p, veil, paint.vertical(veil, *((at, alpha(ground, a)) for at, a in sinking)))

    def _title_size(self) -> float:
        """A tile that fills a large screen has a larger title."""
        return max(HERO + 6, min(2 * HERO, self._plate().height() / self._unit * 0.08)) if self.wide else TITLE + 2

    def _title_wraps(self, width: float) -> bool:
        """Whether the title takes two lines, because in one it would be too small to stand out."""
        return self._title_extent(LEAST_TITLE) > width

    def _title_extent(self, size: float) -> float:
        title = self.record.title.upper()
        return text_width(self.studio, title, size, role=Role.DISPLAY, weight=Weight.Bold, track=TRACK)

    def _title_height(self, width: float) -> float:
        if self._title_wraps(width):
            return WRAPPED_TITLE * 2.5 * self.look.studio.text_scale
        return self._title_size() * 1.3 * self.look.studio.text_scale

    def _tagline_size(self) -> float:
        return LARGE + 3 if self.wide else LARGE

    @property
    def _action_size(self) -> float:
        return LARGE + 3 if self.wide else BODY + 1

    def _action_height(self) -> float:
        """Lower in a narrow tile, whose picture needs the room."""
        width = self._plate().width()
        if self.wide:
            return 34 + 24 * self.look.studio.text_scale
        return (16 if self._stacked(width - 2 * self._pad) else 24) + 22 * self.look.studio.text_scale

    def _stacked(self, width: float) -> bool:
        """Whether the facts stand above the button, for want of room beside it."""
        return self.wide or self._facts_width() + self._action_width() + 16 > width

    def _facts_width(self) -> float:
        k, studio = self.look.studio.text_scale, self.studio
        return sum(text_width(studio, text, BODY) + 44 * k for _, text in self.record.facts)

    def _action_width(self) -> float:
        return (
            text_width(self.studio, self.record.action, self._action_size, weight=Weight.DemiBold)
            + 40
            + 20 * self.look.studio.text_scale
        )

    def _text_height(self, width: float) -> float:
        """How much room the texts need at ``width``, from the accent line to the lower edge."""
        k, studio = self.look.studio.text_scale, self.studio
        height = 12 + self._title_height(width)
        height += text_height(studio, self.record.tagline, self._tagline_size(), width) + self._gap(width)
        if self._stacked(width):
            height += BODY * 1.6 * k + 0.75 * self._gap(width)
        return height + self._action_height() + 24

    def _gap(self, width: float) -> float:
        """Between tagline, facts and button: smaller where they stand one below the other in a narrow tile."""
        return 12 if self._stacked(width) and not self.wide else 18

    def _paint_texts(self, p: QPainter, plate: QRectF, lit: bool) -> None:
        c, studio, k = self.colours, self.studio, self.look.studio.text_scale
        record = self.record
        pad = self._pad * (1.8 if self.wide else 1)
        width = plate.width() * self._share if self.wide else plate.width() - 2 * pad
        y = plate.bottom() - self._text_height(width) - (22 if self.wide else 0)
        x = plate.x() + pad
        paint.fill(p, QRectF(x, y, 44 * self._unit * (1.5 if self.wide else 1), 3 * self._unit), c.accent_fill)
        y += 10
        wraps = self._title_wraps(width)
        title = QRectF(x, y, width, self._title_height(width))
        if wraps:
            wide = evened(studio, title, record.title.upper(), WRAPPED_TITLE, role=Role.DISPLAY, weight=Weight.Bold)
            title.setWidth(min(width, wide.width() + TRACK * len(record.title) / 2))
        dark = alpha(c.black, 0.8) if c.dark else None
        draw_text(
            p,
            studio,
            title,
            record.title.upper(),
            WRAPPED_TITLE if wraps else self._title_size(),
            role=Role.DISPLAY,
            weight=Weight.Bold,
            track=TRACK,
            shadow=dark,
            minimum=LEAST_TITLE,
            wrap=wraps,
        )
        y = title.bottom()
        height = text_height(studio, record.tagline, self._tagline_size(), width)
        muted = c.ink_on_art_muted if c.dark else c.ink_muted
        tagline = QRectF(x, y, width, height + 1)
        tagline.setWidth(evened(studio, tagline, record.tagline, self._tagline_size()).width())
        draw_text(p, studio, tagline, record.tagline, self._tagline_size(), color=muted, wrap=True)
        y += height + self._gap(width)
        if self._stacked(width):
            self._paint_facts(p, x, y, width, BODY * 1.6 * k)
            y += BODY * 1.6 * k + 0.75 * self._gap(width)
            self._paint_action(
                p, QRectF(x, y, min(width, self._action_width() + (60 if self.wide else 0)), self._action_height()), lit
            )
            return
        room = width - self._action_width() - 12
        self._paint_facts(p, x, y, room, self._action_height())
        self._paint_action(
            p, QRectF(x + width - self._action_width(), y, self._action_width(), self._action_height()), lit
        )

    def _paint_facts(self, p: QPainter, x: float, y: float, width: float, height: float) -> None:
        c, studio, k = self.colours, self.studio, self.look.studio.text_scale
        end = x + width
        for icon, text in self.record.facts:
            draw_icon(p, icon, x + 9 * k, y + height / 2, 18 * k, c.accent_fill if c.dark else c.accent)
            room = QRectF(x + 23 * k, y, max(0.0, end - x - 23 * k), height)
            draw_text(p, studio, room, text, BODY, color=c.ink_on_art_muted if c.dark else c.ink, align=LEFT)
            x += text_width(studio, text, BODY) + 44 * k

    def _paint_action(self, p: QPainter, rect: QRectF, lit: bool) -> None:
        c, studio, k = self.colours, self.studio, self.look.studio.text_scale
        path = paint.rounded(rect, 8)
        strong = lit or self.wide
        if strong:
            tone = c.accent_fill
            if lit:
                glow(p, path, alpha(tone, 0.6), 10, screen=c.dark)
            top, low = lighter(tone, 0.3), darker(tone, 0.12)
            paint.fill(p, path, paint.vertical(rect, (0, top), (1, low)))
            edge(p, rect, 8, alpha(c.white, 0.75), alpha(c.white, 0.1), alpha(c.black, 0.4))
        else:
            base = c.surface_raised
            top, low = (lighter(base, 0.08), base) if c.dark else (base, darker(base, 0.05))
            paint.fill(p, path, paint.vertical(rect, (0, alpha(top, 0.96)), (1, alpha(low, 0.96))))
            rim = alpha(c.white, 0.55) if c.dark else alpha(c.accent_fill, 0.7)
            edge(p, rect, 8, rim, alpha(c.accent_fill, 0.8), alpha(c.accent_fill, 0.6), 1.2)
        ink = c.ink_on_accent if strong else c.ink
        words = text_width(studio, self.record.action, self._action_size, weight=Weight.DemiBold)
        x = rect.center().x() - (words + 24 * k) / 2
        mark = ink if strong else (c.accent_fill if c.dark else c.accent)
        draw_icon(p, "play", x + 7 * k, rect.center().y(), 16 * k, mark)
        area = QRectF(x + 24 * k, rect.y(), words + 2, rect.height())
        draw_text(
            p, studio, area, self.record.action, self._action_size, weight=Weight.DemiBold, color=ink, align=CENTER
        )
