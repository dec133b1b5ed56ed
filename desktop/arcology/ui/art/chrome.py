"""The frame of the program: panels, titles, labels, pills and key badges, in the look of the table.

Everything here takes the ``Look`` first and follows it: theme, game and text size may change at any time.
"""

from __future__ import annotations

import re
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from arcology.ui.art.buttons import ActionButton, CheckBox, Choice, Kind
from arcology.ui.art.fonts import BODY, SMALL, Role, Weight
from arcology.ui.art.icons import known
from arcology.ui.art.look import Look, Looking, paint_focus
from arcology.ui.art.painting import painting
from arcology.ui.art.pieces import key_cap, key_cap_width, pill, pill_width
from arcology.ui.art.studio import ready
from arcology.ui.art.surfaces import panel
from arcology.ui.art.textbox import NARROWEST, RIGHT, draw_text, text_width

__all__ = [
    "ActionButton",
    "CheckBox",
    "Choice",
    "KeyBadge",
    "Kind",
    "Label",
    "Look",
    "Looking",
    "PanelFrame",
    "Pill",
    "SectionTitle",
    "breakable",
    "paint_focus",
]

_SHADOW = 6  # room around a panel for its shadow


class PanelFrame(Looking, QWidget):
    """A plate for other widgets. ``accent`` names the palette role that lights its upper edge (empty: none)."""

    spoken_as = "panel"

    def __init__(self, look: Look, accent: str = "", parent: QWidget | None = None, *, padding: int = 14) -> None:
        super().__init__(parent)
        self.watch(look)
        self.accent = accent
        self._picture = QPixmap()
        space = padding + _SHADOW
        self.setContentsMargins(space, space, space, space)

    def set_accent(self, role: str) -> None:
        if role != self.accent:
            self.accent = role
            self.relook()

    def relook(self) -> None:
        self._picture = QPixmap()
        super().relook()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        wanted = self.size() * ratio
        if self._picture.size() != wanted:
            self._picture = QPixmap(wanted)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            with painting(self._picture) as q:
                ready(q)
                palette = self.look.palette
                rect = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW - 2, -_SHADOW, -_SHADOW - 2)
                panel(q, palette, rect, accent=palette.role(self.accent) if self.accent else None, lift=3)
        with painting(self) as p:
            p.drawPixmap(0, 0, self._picture)


class Label(Looking, QLabel):
    """A text in a palette role and a size of the type scale; it wraps when asked to."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        size: float = BODY,
        role: str = "ink",
        parent: QWidget | None = None,
        *,
        family: Role = Role.TEXT,
        weight: Weight = Weight.Medium,
        wrap: bool = False,
        track: float = 0.0,
    ) -> None:
        super().__init__(text, parent)
        self._size, self._role, self._family, self._weight, self._track = size, role, family, weight, track
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.watch(look)
        self._dress()

    def relook(self) -> None:
        self._dress()
        super().relook()

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return least if self.wordWrap() else QSize(ceil(least.width() * NARROWEST), least.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """One line that is too long for the label has its letters narrowed, like the texts on cards."""
        wanted = self.fontMetrics().horizontalAdvance(self.text())
        room = self.contentsRect()
        if self.wordWrap() or wanted <= room.width() or not wanted:
            super().paintEvent(event)
            return
        narrow = max(NARROWEST, room.width() / wanted)
        with painting(self) as p:
            p.setPen(self.palette().color(self.foregroundRole()))
            p.translate(room.topLeft())
            p.scale(narrow, 1)
            p.drawText(QRectF(0, 0, room.width() / narrow, room.height()), int(self.alignment()), self.text())

    def set_size(self, size: float) -> None:
        """Another size of the type scale."""
        if size != self._size:
            self._size = size
            self._dress()

    def _dress(self) -> None:
        self.setFont(self.look.font(self._size, self._family, self._weight, self._track))
        colours = self.palette()
        colours.setColor(self.foregroundRole(), self.look.palette.role(self._role))
        self.setPalette(colours)


def breakable(words: str) -> str:
    """The same words, with places between the parts of a path or a version where a line may end."""
    return re.sub(r"([/\\._-])(?=\w)", "\\1\u200b", words)


class SectionTitle(Looking, QWidget):
    """The heading of a panel in spaced capitals, with an optional remark at the right.

    ``above`` is room at 100 % text that sets it off from what ends above it.
    """

    spoken_as = "heading"

    def __init__(
        self,
        look: Look,
        text: str,
        parent: QWidget | None = None,
        *,
        remark: str = "",
        role: str = "ink_muted",
        above: int = 0,
    ) -> None:
        super().__init__(parent)
        self.watch(look)
        self._text, self._remark, self._role, self._above = text, remark, role, above
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str, remark: str = "") -> None:
        self._text, self._remark = text, remark
        self.setAccessibleName(text)
        self.relook()

    def sizeHint(self) -> QSize:
        studio = self.look.studio
        width = text_width(studio, self._text.upper(), SMALL, role=Role.DISPLAY, weight=Weight.DemiBold, track=1.5)
        if self._remark:
            width += text_width(studio, self._remark, SMALL) + 16
        return QSize(round(width) + 2, self.look.px(SMALL * 1.4 + self._above) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(SMALL * 5), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            studio, palette = self.look.studio, self.look.palette
            area = QRectF(self.rect()).adjusted(0, self.look.px(self._above), 0, 0)
            if self._remark:
                width = min(area.width() * 0.5, text_width(studio, self._remark, SMALL) + 1)
                note = QRectF(area.right() - width, area.y(), width, area.height())
                draw_text(p, studio, note, self._remark, SMALL, color=palette.ink_muted, align=RIGHT)
                area.setRight(note.left() - 12)
            colour = palette.role(self._role)
            draw_text(
                p,
                studio,
                area,
                self._text.upper(),
                SMALL,
                role=Role.DISPLAY,
                weight=Weight.DemiBold,
                track=1.5,
                color=colour,
            )


class Pill(Looking, QWidget):
    """A chip with an icon and a short text; ``role`` is the palette role of its outline and icon."""

    spoken_as = "text"

    def __init__(
        self, look: Look, text: str, icon: str = "", role: str = "line_strong", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.watch(look)
        self.icon, self.role = known(icon), role
        self._text = text
        self.filled = False
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        return self._text

    def set_text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.relook()

    @property
    def _height(self) -> int:
        return self.look.px(BODY * 1.25) + 11

    def sizeHint(self) -> QSize:
        return QSize(
            round(pill_width(self.look.studio, self._text, self._height, icon=self.icon, text_size=BODY)) + 2,
            self._height,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            palette = self.look.palette
            rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            ink = palette.ink_on_accent if self.filled else palette.ink
            colour = palette.role(self.role)
            pill(
                p,
                self.look.studio,
                rect,
                self._text,
                icon=self.icon,
                colour=colour,
                ink=ink,
                filled=self.filled,
                text_size=BODY,
            )


class KeyBadge(Looking, QWidget):
    """A key of the keyboard, as it is written on it."""

    spoken_as = "text"

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self._text = text
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(key_cap_width(self.look.studio, self._text)) + 2, self.look.px(18) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            key_cap(p, self.look.studio, 1, 1, self._text)
