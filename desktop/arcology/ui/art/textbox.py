"""Text that knows its box: it shrinks, narrows, ends in an ellipsis as a last resort, and tells the guard."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QTextLayout, QTextOption

from arcology.ui.art.fonts import TINY, Fonts, Role, Weight
from arcology.ui.art.guard import TextNote
from arcology.ui.art.palette import alpha
from arcology.ui.art.studio import Studio

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTER: Final = Qt.AlignmentFlag.AlignCenter
TOP: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
TOP_CENTER: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop

_STEP: Final = 0.5
NARROWEST: Final = 0.75
_NARROW: Final = (0.95, 0.9, 0.85, 0.8, NARROWEST)
"""How much of their width letters may keep where the words of a language are too long for a box."""
_Style = tuple[Role, Weight, float]


@lru_cache(maxsize=4096)
def _extent(
    fonts: Fonts, text: str, size: float, role: Role, weight: Weight, track: float, width: float
) -> tuple[float, float]:
    """Width and height of the text at ``size``; wrapped at ``width`` when that is positive."""
    k = _sharpness(size)
    metrics = QFontMetricsF(fonts.font(size * k, role, weight, track * k))
    if width <= 0:
        # The spacing after the last letter is not visible and must not push a centred text out of its box.
        return (metrics.horizontalAdvance(text) - track * k) / k, metrics.height() / k
    flags = int(Qt.TextFlag.TextWordWrap.value)
    r = metrics.boundingRect(QRectF(0, 0, width * k, 1e6), flags, text)
    return r.width() / k, r.height() / k


def _sharpness(size: float) -> int:
    """Fonts have whole pixel sizes; other sizes are set larger and drawn scaled down."""
    return 1 if size >= 8 and abs(size - round(size)) < 1e-6 else 4


def _fitting(studio: Studio, rect: QRectF, text: str, wanted: float, floor: float, wrap: bool, style: _Style) -> float:
    """The largest size from ``wanted`` down to ``floor`` at which the text fits; ``floor`` also when it does not."""
    width = rect.width() if wrap else 0.0
    size = wanted
    while size > floor:
        if _fits(studio, rect, text, size, wrap, style, 1.0):
            return size
        w, _ = _extent(studio.fonts, text, size, *style, width)
        if not wrap and w > 0:
            size = min(size - _STEP, max(floor, _STEP * int(size * rect.width() / w / _STEP)))
        else:
            size -= _STEP
    return floor


def _fits(studio: Studio, rect: QRectF, text: str, size: float, wrap: bool, style: _Style, narrow: float) -> bool:
    """Whether the text fits at ``size`` when its letters keep ``narrow`` of their width."""
    room = rect.width() / narrow
    w, h = _extent(studio.fonts, text, size, *style, room if wrap else 0.0)
    return w <= room + 0.5 and (h <= rect.height() + 0.5 or not wrap)


def draw_text(
    p: QPainter,
    studio: Studio,
    rect: QRectF,
    text: str,
    size: float,
    *,
    role: Role = Role.TEXT,
    weight: Weight = Weight.Medium,
    color: QColor | None = None,
    align: Qt.AlignmentFlag = LEFT,
    wrap: bool = False,
    track: float = 0.0,
    minimum: float = TINY,
    shadow: QColor | None = None,
    grow: bool = True,
) -> float:
    """Draws ``text`` inside ``rect`` and returns the size at which it was drawn.

    ``size`` is in units and grows with the studio's text scale (unless ``grow`` is false) as far as the box allows.
    Text that does not fit shrinks, to no less than ``minimum`` (or ``size``, if that is smaller); then its letters
    are narrowed, to no less than three quarters; what still does not fit ends in an ellipsis.
    ``wrap`` breaks at spaces; without it the height of the box is not a limit. ``color`` is ink by default;
    ``shadow`` is drawn below.
    """
    if not text:
        return size
    wanted = size * studio.text_scale if grow else size
    floor = min(minimum, size)
    style = (role, weight, track)
    drawn = _fitting(studio, rect, text, wanted, floor, wrap, style)
    narrow = next((n for n in (1.0, *_NARROW) if _fits(studio, rect, text, drawn, wrap, style, n)), 0.0)
    cut, narrow = not narrow, narrow or NARROWEST
    k = _sharpness(drawn)
    p.save()
    p.translate(rect.topLeft())
    p.scale(narrow / k, 1 / k)
    area = QRectF(0, 0, rect.width() / narrow * k, rect.height() * k)
    p.setFont(studio.fonts.font(drawn * k, role, weight, track * k))
    shown = _cut(p, text, area, wrap) if cut else text
    flags = int(align.value) | int((Qt.TextFlag.TextWordWrap if wrap else Qt.TextFlag.TextSingleLine).value)
    tone = color if color is not None else studio.palette.ink
    if studio.guard is None or not studio.guard.bare:
        if shadow is not None:
            p.setPen(shadow)
            p.drawText(area.translated(0, 0.045 * drawn * k), flags, shown)
        p.setPen(tone)
        p.drawText(area, flags, shown)
    if studio.guard is not None:
        ink, seen = p.deviceTransform().mapRect(_ink(p, shown, area, flags)), alpha(tone, p.opacity())
        studio.guard.add(TextNote(text, size, drawn, _pixels(p, drawn * k, studio.text_scale), cut, ink, seen))
    p.restore()
    return drawn


def caption(
    p: QPainter,
    studio: Studio,
    rect: QRectF,
    text: str,
    size: float,
    *,
    role: Role = Role.TEXT,
    weight: Weight = Weight.Medium,
    color: QColor | None = None,
    align: Qt.AlignmentFlag = LEFT,
    track: float = 0.0,
    minimum: float = TINY,
    shadow: QColor | None = None,
    full: float = 0.84,
) -> None:
    """One printed line: grows with the text scale until it takes up ``full`` of the height of its box, then no more."""
    grown = min(size * studio.text_scale, max(size, rect.height() * full))
    draw_text(
        p,
        studio,
        rect,
        text,
        grown,
        role=role,
        weight=weight,
        color=color,
        align=align,
        track=track,
        minimum=min(minimum, size),
        shadow=shadow,
        grow=False,
    )


def _pixels(p: QPainter, size: float, text_scale: float) -> float:
    """Size on the screen in logical pixels."""
    m = p.deviceTransform()
    ratio = p.device().devicePixelRatioF()
    zoom: float = QPointF(m.m21(), m.m22()).manhattanLength() if m.m21() == 0 else (m.m21() ** 2 + m.m22() ** 2) ** 0.5
    return size * zoom / ratio


def _ink(p: QPainter, text: str, area: QRectF, flags: int) -> QRectF:
    """What the letters cover when ``text`` is drawn into ``area``: its lines without the air above and below them."""
    metrics = QFontMetricsF(p.font())
    lines = metrics.boundingRect(area, flags, text)
    return lines.adjusted(0, metrics.ascent() - metrics.capHeight(), 0, -metrics.descent())


def _cut(p: QPainter, text: str, area: QRectF, wrap: bool) -> str:
    """The text ended by an ellipsis so that it fits the painter's font into the area."""
    metrics = QFontMetricsF(p.font())
    mode = Qt.TextElideMode.ElideRight
    if not wrap:
        return metrics.elidedText(text, mode, area.width())
    room = max(1, int((area.height() + 1) // metrics.lineSpacing()))
    layout = QTextLayout(text, p.font())
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    starts = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(area.width())
        starts.append(line.textStart())
    layout.endLayout()
    lines = [text[a:b].rstrip() for a, b in zip(starts, [*starts[1:], len(text)], strict=True)]
    if len(lines) > room:
        lines = [*lines[: room - 1], metrics.elidedText(text[starts[room - 1] :].strip(), mode, area.width())]
    return "\n".join(lines)


def alike(
    studio: Studio,
    texts: Iterable[str],
    width: float,
    size: float,
    *,
    role: Role = Role.TEXT,
    weight: Weight = Weight.Medium,
) -> float:
    """The size at which texts that stand beside each other are all to be drawn in lines of ``width``.

    It grows with the text scale as long as the widest of them fits, and is never below ``size``: like ``size`` it is
    told before that growth.
    """
    widest = max((_extent(studio.fonts, text, size, role, weight, 0.0, 0.0)[0] for text in texts), default=0.0)
    return size * max(1.0, min(studio.text_scale, width / widest if widest else 1.0)) / studio.text_scale


def evened(
    studio: Studio, rect: QRectF, text: str, size: float, *, role: Role = Role.TEXT, weight: Weight = Weight.Medium
) -> QRectF:
    """The middle of ``rect``, so wide that lines of the text wrapped in it are of about the same length.

    It takes as many lines as in ``rect``. What has one line, or does not fit at ``size``, keeps the whole of it.
    """
    style = (role, weight, 0.0)
    grown = size * studio.text_scale
    _, single = _extent(studio.fonts, text, grown, *style, 0.0)
    _, high = _extent(studio.fonts, text, grown, *style, rect.width())
    if high < 1.5 * single or high > rect.height() + 0.5:
        return rect
    low, wide = rect.width() / 2, rect.width()
    while wide - low > 2:
        middle = (low + wide) / 2
        w, h = _extent(studio.fonts, text, grown, *style, middle)
        low, wide = (low, middle) if h <= high + 0.5 and w <= middle else (middle, wide)
    return QRectF(rect.center().x() - wide / 2, rect.y(), wide, rect.height())


def text_width(
    studio: Studio,
    text: str,
    size: float,
    *,
    role: Role = Role.TEXT,
    weight: Weight = Weight.Medium,
    track: float = 0.0,
) -> float:
    """Width of one line at ``size`` times the text scale."""
    return _extent(studio.fonts, text, size * studio.text_scale, role, weight, track, 0.0)[0]


def text_height(
    studio: Studio, text: str, size: float, width: float, *, role: Role = Role.TEXT, weight: Weight = Weight.Medium
) -> float:
    """Height of the text at ``size`` times the text scale, wrapped at ``width``."""
    return _extent(studio.fonts, text, size * studio.text_scale, role, weight, 0.0, width)[1]
