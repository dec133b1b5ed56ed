"""Controls that paint themselves: buttons with icon, text and key badge, check boxes, choices."""

from __future__ import annotations

from enum import StrEnum
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QSizePolicy, QWidget

from arcology.ui.art import paint
from arcology.ui.art.fonts import BODY, LARGE, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.look import Look, Looking, paint_focus
from arcology.ui.art.painting import painting
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.pieces import key_cap, key_cap_width
from arcology.ui.art.shadows import glow
from arcology.ui.art.studio import ready
from arcology.ui.art.surfaces import edge
from arcology.ui.art.textbox import LEFT, draw_text, text_height, text_width

HALO: Final = 5  # room around a button for its glow and focus ring
RING_ROOM: Final = 7  # between a text without a plate and its focus ring
_BADGE = 18.0  # height of the key badge at 100 % text


class Kind(StrEnum):
    """How much a button asks to be pressed."""

    PRIMARY = "primary"
    NORMAL = "normal"
    QUIET = "quiet"
    DANGER = "danger"


class ActionButton(Looking, QAbstractButton):
    """A button with an icon, a text and the badge of its key.

    ``icon`` is a name of ``icons.NAMES`` or empty; without ``text`` it is a square button and needs a tool tip and an
    accessible
    name. The badge shows ``badge``, or else the button's shortcut. ``large`` is for the one thing a screen is about,
    ``small`` for what stands beside a heading or a line of text,
    ``flush`` for what stands under texts and begins where they begin. The text of one that ``wraps`` takes several
    lines where it is narrow.
    """

    def __init__(
        self,
        look: Look,
        icon: str,
        text: str = "",
        badge: str = "",
        kind: Kind = Kind.NORMAL,
        parent: QWidget | None = None,
        *,
        large: bool = False,
        small: bool = False,
        flush: bool = False,
        wraps: bool = False,
    ) -> None:
        super().__init__(parent)
        self.watch(look)
        self.icon_name = icon
        self.kind = kind
        self.badge = badge
        self.large, self.small, self.flush, self.wraps = large, small, flush, wraps
        self.tint: QColor | None = None
        self._clicked = False
        self._measured: tuple[tuple[object, ...], QSize] | None = None
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        least, fixed, free = QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred
        policy = QSizePolicy(free, least) if wraps else QSizePolicy(least, fixed)
        policy.setHeightForWidth(wraps)
        self.setSizePolicy(policy)

    def set_icon(self, name: str) -> None:
        if name != self.icon_name:
            self.icon_name = name
            self.update()

    def set_kind(self, kind: Kind) -> None:
        self.kind = kind
        self.update()

    def badge_text(self) -> str:
        return self.badge or self.shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    @property
    def _size(self) -> float:
        return LARGE + 2 if self.large else BODY

    def sizeHint(self) -> QSize:
        return self._hint(self.text())

    def heightForWidth(self, width: int) -> int:
        """As high as the lines of its text need, where it is not wide enough for one."""
        hint = self.sizeHint()
        if not self.wraps or not self.text() or width >= hint.width():
            return hint.height()
        room = max(1.0, width - (hint.width() - self._text_width()))
        studio = self.look.studio
        lines = text_height(studio, self.text(), self._size, room, weight=Weight.DemiBold)
        return hint.height() + max(0, ceil(lines - self._size * 1.25 * studio.text_scale))

    def _text_width(self) -> float:
        return text_width(self.look.studio, self.text(), self._size, weight=Weight.DemiBold)

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for a crowded row: the icon and a shortened text."""
        hint = self.sizeHint()
        return QSize(min(hint.width(), self.look.px(self._size * 6.5) + round(2 * self._side)), hint.height())

    def _hint(self, text: str) -> QSize:
        """Remembered, because layouts ask for it again and again."""
        key = (text, bool(self.icon_name), self.badge_text(), self.kind, self.look.studio)
        if self._measured is None or self._measured[0] != key:
            self._measured = key, self._measure(text)
        return QSize(self._measured[1])

    def _measure(self, text: str) -> QSize:
        studio, k = self.look.studio, self.look.studio.text_scale
        height = (30 if self.large else 8 if self.small else 20) + self._size * 1.25 * k
        width = 2 * self._pad + (RING_ROOM if self._bare else 0)
        if self.icon_name:
            width += self._icon_size
        if text:
            width += self._text_width()
            width += 9 * k if self.icon_name else 0
        if badge := self.badge_text():
            width += key_cap_width(studio, badge, _BADGE) + 12
        if not text:
            width = max(width, height)
        return self.look.target(QSize(round(width + 2 * self._side), round(height + 2 * HALO)))

    @property
    def _pad(self) -> float:
        if self._bare:
            return 0.0
        return 8.0 if self.small else 12.0 if self.kind is Kind.QUIET else 16.0

    @property
    def _bare(self) -> bool:
        """Whether it stands among texts like one of them, without a plate."""
        return self.flush and self.kind is Kind.QUIET

    @property
    def _side(self) -> float:
        """Room at the left and right of the plate."""
        return 0.0 if self.flush else HALO

    @property
    def _icon_size(self) -> float:
        return (self._size + 3) * self.look.studio.text_scale

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._clicked = False
        super().focusInEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._clicked = True
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses as Space does. It is left to the form that the button stands in after a click, and on a value
        that is chosen already.
        """
        theirs = self._clicked or (self.isChecked() and self.group() is not None)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not theirs:
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            palette = self.look.palette
            if not self.isEnabled():
                p.setOpacity(0.42)
            rect = QRectF(self.rect()).adjusted(self._side, HALO, -self._side, -HALO)
            if self.isDown():
                rect.translate(0, 1)
            radius = 9.0 if self.large else 8.0
            ink = self._paint_ground(p, palette, rect, radius)
            self._paint_content(p, rect, ink)
            if self.hasFocus():
                grown = QRectF(rect).adjusted(0 if self.flush else -3, -3, 0 if self.flush else 3, 3)
                paint_focus(p, palette, grown, radius + 3)

    def _paint_ground(self, p: QPainter, palette: Palette, rect: QRectF, radius: float) -> QColor:
        """Paints the plate and returns the ink that goes on it."""
        path = paint.rounded(rect, radius)
        hover, down = self.underMouse() and self.isEnabled(), self.isDown()
        if self.kind is Kind.PRIMARY:
            tone = self.tint if self.tint is not None else palette.accent_fill
            if self.isEnabled() and not down:
                glow(p, path, alpha(tone, 0.75 if hover else 0.5), 9, screen=palette.dark)
            top, low = lighter(tone, 0.42 if hover else 0.3), darker(tone, 0.1)
            paint.fill(p, path, paint.vertical(rect, (0, low if down else top), (1, tone if down else low)))
            edge(p, rect, radius, alpha(palette.white, 0.8), alpha(palette.white, 0.12), alpha(palette.black, 0.4))
            return palette.ink_on_accent
        if self._bare:
            return palette.accent if hover or down else palette.ink
        if self.kind is Kind.QUIET and not (hover or down or self.isChecked()):
            return palette.ink
        base = palette.surface_raised
        if self.kind is Kind.DANGER:
            base = mix(base, palette.bad, 0.1)
        if self.isChecked():
            base = mix(base, palette.accent_fill, 0.3)
        if hover:
            base = lighter(base, 0.07) if palette.dark else mix(base, palette.accent_fill, 0.08)
        top, low = (lighter(base, 0.07), darker(base, 0.16)) if palette.dark else (base, darker(base, 0.045))
        paint.fill(p, path, paint.vertical(rect, (0, low if down else top), (1, base if down else low)))
        line = (
            palette.bad
            if self.kind is Kind.DANGER
            else palette.accent_fill
            if self.isChecked()
            else palette.line_strong
        )
        shine = alpha(palette.white, 0.4) if palette.dark else alpha(line, 0.6)
        edge(p, rect, radius, shine, alpha(line, 0.75 if hover else 0.5), alpha(line, 0.45))
        if self.isChecked():  # to be seen by everybody, whatever the colours
            bar = QRectF(rect.x() + radius, rect.bottom() - 4.5, rect.width() - 2 * radius, 2.5)
            paint.fill(p, paint.rounded(bar, 1.2), palette.accent)
        return palette.bad if self.kind is Kind.DANGER else palette.ink

    def _paint_content(self, p: QPainter, rect: QRectF, ink: QColor) -> None:
        studio, k = self.look.studio, self.look.studio.text_scale
        badge, text = self.badge_text(), self.text()
        middle, left, right = rect.center().y(), rect.x() + self._pad, rect.right() - self._pad
        if not text and not badge:
            draw_icon(p, self.icon_name, rect.center().x(), middle, self._icon_size, ink)
            return
        if badge:
            right -= key_cap_width(studio, badge, _BADGE)
            key_cap(p, studio, right, middle - _BADGE * k / 2, badge, _BADGE)
            right -= 12
        needed = self._text_width()
        icon_room = (self._icon_size + 9 * k) if self.icon_name else 0.0
        if not badge and not self._bare:  # in the middle of a button that is wider than its content
            left = max(left, rect.center().x() - (needed + icon_room) / 2)
        if self.icon_name:
            draw_icon(p, self.icon_name, left + self._icon_size / 2, middle, self._icon_size, ink)
        area = QRectF(left + icon_room, rect.y(), right - left - icon_room + 1, rect.height())
        wrap = self.wraps and needed > area.width()
        draw_text(p, studio, area, text, self._size, weight=Weight.DemiBold, color=ink, align=LEFT, wrap=wrap)


class CheckBox(Looking, QCheckBox):
    """A check box with our mark; text and behaviour are Qt's."""

    def __init__(self, look: Look, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.watch(look)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def _box(self) -> float:
        return 20 + (self.look.studio.text_scale - 1) * 8

    def sizeHint(self) -> QSize:
        width = text_width(self.look.studio, self.text(), BODY)
        high = max(self._box, BODY * 1.25 * self.look.studio.text_scale) + 8
        return self.look.target(QSize(round(self._box + 18 + width), round(high)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._box + 18 + self.look.px(BODY * 4)), self.sizeHint().height())

    def hitButton(self, pos) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            palette = self.look.palette
            if not self.isEnabled():
                p.setOpacity(0.45)
            side = self._box
            box = QRectF(4, (self.height() - side) / 2, side, side)
            on = self.isChecked()
            ground = palette.accent_fill if on else palette.well
            top = lighter(ground, 0.25 if on else 0.03)
            paint.fill(p, paint.rounded(box, 5), paint.vertical(box, (0, top), (1, ground)))
            line = darker(palette.accent_fill, 0.25) if on else palette.line_strong
            paint.stroke(p, paint.rounded(paint.inner(box, 0.5), 5), line, 1.2)
            if on:
                draw_icon(p, "check", box.center().x(), box.center().y(), side * 0.72, palette.ink_on_accent)
            if self.hasFocus():
                paint_focus(p, palette, paint.inner(box, -4), 8)
            area = QRectF(box.right() + 10, 0, self.width() - box.right() - 12, self.height())
            draw_text(p, self.look.studio, area, self.text(), BODY)


class Choice(Looking, QComboBox):
    """A drop-down list with our arrow."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with painting(self) as p:
            ready(p)
            size = 12.0 * (1 + (self.look.studio.text_scale - 1) * 0.6)
            draw_icon(p, "chevron_down", self.width() - size - 2, self.height() / 2, size, self.look.palette.ink_muted)
