"""A studio for every test that paints."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from arcology.ui.art.fonts import load_fonts
from arcology.ui.art.guard import TextGuard
from arcology.ui.art.palette import Theme, palette
from arcology.ui.art.studio import Studio, ready

MakeStudio = Callable[..., Studio]


@pytest.fixture
def make_studio(qapp: QApplication) -> MakeStudio:
    def make(theme: Theme = "dark", game: str | None = "cyberdoom_tower", text_scale: float = 1.0) -> Studio:
        return Studio(palette(theme, game), load_fonts(game), str, text_scale, guard=TextGuard())

    return make


@pytest.fixture
def studio(make_studio: MakeStudio) -> Studio:
    return make_studio()


class Canvas:
    """An image to paint on, and questions about what was painted."""

    def __init__(self, width: int, height: int) -> None:
        self.image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        self.image.fill(Qt.GlobalColor.transparent)
        self.painter = QPainter(self.image)
        ready(self.painter)

    def covered(self, rect: QRectF | None = None) -> float:
        """The share of pixels in ``rect`` (or in all) that are not wholly transparent."""
        if self.painter.isActive():
            self.painter.end()
        area = (rect or QRectF(self.image.rect())).toRect()
        inked = sum(
            self.image.pixelColor(x, y).alpha() > 0
            for x in range(area.left(), area.right() + 1)
            for y in range(area.top(), area.bottom() + 1)
        )
        return inked / (area.width() * area.height())


@pytest.fixture
def canvas(qapp: QApplication) -> Callable[[int, int], Canvas]:
    return Canvas
