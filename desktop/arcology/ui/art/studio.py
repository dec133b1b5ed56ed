"""What every painter gets: the studio (palette, fonts, texts), and the record that describes a drawn component."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from arcology.ui.art.painting import painting

if TYPE_CHECKING:
    from arcology.ui.art.fonts import Fonts
    from arcology.ui.art.guard import TextGuard
    from arcology.ui.art.palette import Palette

Facts = Mapping[str, object]

TARGET = 44
"""Least width and height in pixels of what a finger is to press."""


@dataclass(frozen=True, eq=False)
class Studio:
    """Everything a painter may depend on besides its facts.

    ``tr`` turns a text record or a message id into the text of the current language. ``text_scale`` is 1.0..3.0 and
    grows text as far as its box allows; ``growth`` of it comes from the size of the window (see `ui.growth`), and may
    lift it beyond that. ``reduced`` asks for pictures without the suggestion of motion (streaks, afterimages).
    ``touch`` asks for targets that a finger hits (see `TARGET`).
    ``guard``, when given, is told about every text that is drawn.
    """

    palette: Palette
    fonts: Fonts
    tr: Callable[..., str]
    text_scale: float = 1.0
    reduced: bool = False
    touch: bool = False
    growth: float = 0.0
    guard: TextGuard | None = None

    @property
    def target(self) -> int:
        """Least width and height in pixels of what can be pressed; 0: as its content needs."""
        return TARGET if self.touch else 0

    def with_palette(self, palette: Palette) -> Studio:
        return replace(self, palette=palette)


Paint = Callable[[QPainter, Facts, Studio], None]
_BLACK = 0xFF000000  # as a pixel; 0 is transparent


@dataclass(frozen=True)
class Component:
    """One drawn thing: a card, a die, a floor.

    ``paint`` fills the rectangle (0, 0, *size) in the component's own units; ``margin`` is how far its shadow or glow
    may reach beyond.
    ``opaque`` says that the whole rectangle is covered, so that nothing below it has to be painted.
    ``outline`` are the corners of what hands take and light goes round, where that is not the rectangle.
    """

    size: tuple[float, float]
    paint: Paint
    opaque: bool = False
    margin: float = 0.0
    outline: tuple[tuple[float, float], ...] = ()

    @property
    def bounds(self) -> QRectF:
        """The painted area in units, shadow included."""
        m = self.margin
        return QRectF(-m, -m, self.size[0] + 2 * m, self.size[1] + 2 * m)


def ready(painter: QPainter) -> None:
    """The render hints that all art expects."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )


def pixels(component: Component, scale: float, dpr: float = 1.0) -> QSize:
    """Size in device pixels of ``render``'s image."""
    b = component.bounds
    return QSize(max(1, round(b.width() * scale * dpr)), max(1, round(b.height() * scale * dpr)))


def render(component: Component, facts: Facts, studio: Studio, scale: float = 1.0, dpr: float = 1.0) -> QImage:
    """The component with its margin as an image, drawn at ``scale`` logical pixels per unit for a screen of ``dpr``.

    The component's origin lies at ``margin * scale`` logical pixels from the image's corner. An opaque component
    without margin gives
    an image without alpha, which Qt copies fastest.
    """
    size = pixels(component, scale, dpr)
    solid = component.opaque and component.margin == 0
    image = QImage(size, QImage.Format.Format_RGB32 if solid else QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(_BLACK if solid else 0)
    with painting(image) as painter:
        ready(painter)
        b = component.bounds
        # One scale for both axes: strokes under a distorting transform cost Qt several times as much. The image is a
        # whole number of pixels; what has to fill it is drawn at the larger of the two scales that would just do so.
        k = max(size.width() / b.width(), size.height() / b.height()) if solid else scale * dpr
        painter.scale(k, k)
        painter.translate(-b.x(), -b.y())
        component.paint(painter, facts, studio)
    image.setDevicePixelRatio(dpr)
    return image
