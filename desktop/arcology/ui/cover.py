"""What the window shows while the start screen is being made: its backdrop, the logo and the program's name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from arcology.session.settings import Settings
from arcology.ui.art.fonts import load_name_font
from arcology.ui.art.painting import painting
from arcology.ui.art.palette import Theme, palette
from arcology.ui.art.start.masthead import backdrop, margins, masthead_height, paint_masthead
from arcology.ui.art.studio import ready
from arcology.ui.growth import start_growth
from arcology.ui.studios import theme_of


class Cover(QWidget):
    """Nothing on it can be pressed. The start screen takes its ``backdrop`` over where its ``colours`` are the same."""

    def __init__(self, settings: Settings, games: Sequence[str], name: str) -> None:
        super().__init__()
        self.colours = palette(_likely_theme(settings), None)
        self._text = settings.panel_scale / 100
        self.name = name
        self.backdrop = QPixmap()
        self._games = games
        self._head = _Head(self)

    @property
    def scale(self) -> float:
        """That of the texts on the start screen, which is to take over without a jump."""
        return self._text + start_growth(self.width(), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        side, top, _ = margins(self.width(), self.height())
        self._head.setGeometry(side, top, self.width() - 2 * side, masthead_height(self.scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self.backdrop.size() != self.size() * ratio:
            self.backdrop = backdrop(self.size(), ratio, self.colours, self._games)
        with painting(self) as p:
            p.drawPixmap(0, 0, self.backdrop)


class _Head(QWidget):
    """A widget of its own, as on the start screen: it ends the light around the logo at the same place."""

    def __init__(self, cover: Cover) -> None:
        super().__init__(cover)
        self._cover = cover

    def paintEvent(self, event: QPaintEvent) -> None:
        cover = self._cover
        with painting(self) as p:
            ready(p)
            paint_masthead(p, cover.colours, load_name_font(), cover.scale, QRectF(self.rect()), cover.name)


def _likely_theme(settings: Settings) -> Theme:
    """The theme; where the system has to say it, what it said last time. To ask it loads all of Qt's enumerations."""
    if settings.theme == "system" and settings.system_theme:
        return "light" if settings.system_theme == "light" else "dark"
    return theme_of(settings)
