"""Soft shadows and glows without graphics effects.

The shape is drawn as a mask at about a quarter of its size, averaged with shifted copies of itself (which comes close
to a Gaussian),
tinted and drawn back smoothly. The tinted mask does not depend on the zoom and is kept for the next painting of the
same shape.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QDataStream, QIODevice, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from arcology.ui.art.paint import Shape, as_path, box, even
from arcology.ui.art.painting import painting

# Shifts whose averages add up to a spread of about 2.5 mask pixels, and to no displacement.
_SHIFTS: Final = (1, 1, -2, 3, -3)
_MASK_PIXELS_PER_BLUR: Final = 4.0
_REACH: Final = 2.2  # the blur is invisible beyond this many times its radius
_LARGEST_MASK: Final = 640
_BLACK, _WHITE = 0xFF000000, 0xFFFFFFFF  # pixels of a mask: nothing, and all of the shape


def soft(
    p: QPainter,
    shape: Shape,
    blur: float,
    colour: QColor,
    dx: float = 0.0,
    dy: float = 0.0,
    *,
    width: float = 0.0,
    gain: float = 1.0,
    screen: bool = False,
) -> None:
    """Paints the blurred shape (or, with ``width``, its blurred outline) in ``colour``, displaced by (dx, dy).

    ``blur`` is the radius in units; ``gain`` over 1 hardens the middle; ``screen`` adds light instead of covering.
    """
    path = as_path(shape)
    bounds = path.boundingRect()
    image, reach, step = _mask(_pack(path.translated(-bounds.topLeft())), blur, width, gain, colour.rgba())
    target = QRectF(bounds.x() - reach + dx, bounds.y() - reach + dy, image.width() * step, image.height() * step)
    p.save()
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if screen:
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    p.drawImage(target, image)
    p.restore()


def shadow(
    p: QPainter, shape: Shape, colour: QColor, blur: float = 14.0, dy: float = 6.0, strength: float = 0.6
) -> None:
    """A soft shadow below the shape; ``colour`` is ``palette.shade``."""
    tint = QColor(colour)
    tint.setAlphaF(tint.alphaF() * strength)
    soft(p, shape, blur, tint, 0.0, dy)


def glow(
    p: QPainter,
    shape: Shape,
    colour: QColor,
    blur: float = 14.0,
    gain: float = 1.0,
    *,
    width: float = 0.0,
    screen: bool = True,
) -> None:
    """Light around the shape. On light surfaces pass ``screen=False`` (``screen=palette.dark``), where added light
    would not show.
    """
    soft(p, shape, blur, colour, width=width, gain=gain, screen=screen)


def _pack(path: QPainterPath) -> bytes:
    data = QByteArray()
    stream = QDataStream(data, QIODevice.OpenModeFlag.WriteOnly)
    stream << path
    return bytes(data.data())


def _unpack(data: bytes) -> QPainterPath:
    path = QPainterPath()
    QDataStream(QByteArray(data)) >> path
    return path


@lru_cache(maxsize=256)
def _mask(data: bytes, blur: float, width: float, gain: float, rgba: int) -> tuple[QImage, float, float]:
    """The tinted mask, how far it reaches beyond the shape, and the units per mask pixel."""
    path = _unpack(data)
    bounds = path.boundingRect()
    reach = blur * _REACH + width
    extent = max(bounds.width(), bounds.height()) + 2 * reach
    step = max(blur / _MASK_PIXELS_PER_BLUR, extent / _LARGEST_MASK, 1e-3)
    w = max(2, round((bounds.width() + 2 * reach) / step) + 1)
    h = max(2, round((bounds.height() + 2 * reach) / step) + 1)
    mask = QImage(w, h, QImage.Format.Format_RGB32)
    whole = box(QRectF(mask.rect()))
    with painting(mask) as q:
        q.fillPath(whole, even(QColor.fromRgba(_BLACK)))
        q.setRenderHint(QPainter.RenderHint.Antialiasing)
        q.scale(1 / step, 1 / step)
        q.translate(reach, reach)
        white = even(QColor.fromRgba(_WHITE))
        if width:
            q.strokePath(path, QPen(white, width))
        else:
            q.fillPath(path, white)
    for shift in _SHIFTS:
        _spread(mask, shift, 0)
        _spread(mask, 0, shift)
    if gain > 1.0:
        _add(mask, gain - 1.0)
    tint = QColor.fromRgba(rgba)
    _scale_light(mask, tint.alphaF() * min(1.0, gain))
    image = mask.convertToFormat(QImage.Format.Format_Grayscale8)
    image.reinterpretAsFormat(QImage.Format.Format_Alpha8)  # what was light is now cover
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    with painting(image) as q:
        q.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        q.fillPath(whole, even(QColor.fromRgb(tint.red(), tint.green(), tint.blue())))
    return image, reach, step


def _spread(mask: QImage, dx: int, dy: int) -> None:
    """Averages the mask with itself displaced by (dx, dy)."""
    copy = mask.copy()
    with painting(mask) as q:
        q.setOpacity(0.5)
        q.drawImage(dx, dy, copy)


def _add(mask: QImage, times: float) -> None:
    copy = mask.copy()
    with painting(mask) as q:
        q.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        while times > 0:
            q.setOpacity(min(1.0, times))
            q.drawImage(0, 0, copy)
            times -= 1.0


def _scale_light(mask: QImage, factor: float) -> None:
    if factor >= 1.0:
        return
    with painting(mask) as q:
        q.setOpacity(1.0 - factor)
        q.fillPath(box(QRectF(mask.rect())), even(QColor.fromRgba(_BLACK)))
