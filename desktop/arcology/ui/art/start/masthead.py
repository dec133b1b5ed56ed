"""The head of the start screen and what is behind it: all that the very first picture of the program shows.

The window is shown with these two before the rest is loaded, and the start screen paints them in the same way at the
same place, so that it can take over without a jump. This module must stay light: neither ``Qt``'s enumerations nor the
text box are imported here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPixmap

from arcology.ui.art.fonts import HERO, LARGE, Fonts, Role, Weight
from arcology.ui.art.paint import even
from arcology.ui.art.painting import painting
from arcology.ui.art.palette import Palette, palette
from arcology.ui.art.start.logo import paint_backdrop, paint_logo
from arcology.ui.art.studio import ready
from arcology.ui.growth import start_growth

TRACK: Final = 7.0
"""Pixels between the letters of the name."""

_LEAST_NAME: Final = 20
_LINES: Final = HERO * 1.15, LARGE * 1.4  # heights of name and motto
_LOGO: Final = 44.0


def margins(width: int, height: int) -> tuple[int, int, int]:
    """Distance of the start screen's content from the sides, the top and the foot of a window of this size."""
    k = 1 + start_growth(width, height)
    side = round(64 * k) if width >= 1600 else 40 if width >= 1200 else 34
    return (side, round(40 * k), round(26 * k)) if height >= 960 else (side, 12, 8)


def masthead_height(scale: float) -> int:
    """Height of logo, name and motto at a text scale."""
    return round(sum(_LINES) * scale + 4)


def logo_width(scale: float) -> float:
    """The logo grows less than the texts."""
    return _LOGO * (1 + (scale - 1) * 0.6)


def motto_place(rect: QRectF, scale: float) -> QRectF:
    """Where the line below the name stands in the masthead ``rect``."""
    x = rect.x() + logo_width(scale) + 18
    return QRectF(x, rect.y() + _LINES[0] * scale, rect.right() - x, _LINES[1] * scale)


def paint_masthead(p: QPainter, colours: Palette, fonts: Fonts, scale: float, rect: QRectF, name: str) -> None:
    """Logo and name of the program in ``rect``, which is as high as `masthead_height` says; the motto is left out."""
    wide, line = logo_width(scale), _LINES[0] * scale
    paint_logo(p, colours, QRectF(rect.x(), rect.y() + 4, wide, rect.height() - 8))
    x = rect.x() + wide + 16
    size, words = round(HERO * scale), name.upper()
    while True:
        font = fonts.font(size, Role.DISPLAY, Weight.Bold, TRACK)
        metrics = QFontMetricsF(font)
        if size <= _LEAST_NAME or metrics.horizontalAdvance(words) - TRACK <= rect.right() - x:
            break
        size -= 1
    letters = QPainterPath()
    letters.addText(QPointF(x, rect.y() + (line - metrics.height()) / 2 + metrics.ascent()), font, words)
    p.fillPath(letters, even(colours.ink))


def backdrop(size: QSize, ratio: float, colours: Palette, games: Sequence[str]) -> QPixmap:
    """The room around the start screen as a picture for a screen of ``ratio``: a wash of colour behind each game."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    with painting(picture) as p:
        ready(p)
        count = max(1, len(games))
        washes = [((i + 0.5) / count, palette(colours.theme, game).accent_fill) for i, game in enumerate(games)]
        paint_backdrop(p, colours, QRectF(0, 0, size.width(), size.height()), washes)
    return picture
