"""What light and rings go round: the rectangle of a piece or place, or the corners of a piece that is no rectangle."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from arcology.ui.art.kit import inner, rounded

Corners = tuple[tuple[float, float], ...]
"""In pixels from the middle."""
Rim = Callable[[float, float], QPainterPath]
"""The path so many pixels inside the edge, with corners of such a radius where it is a rectangle."""


def rim(rect: QRectF, corners: Corners = (), grown: float = 0.0) -> Rim:
    """What goes round ``rect``; round ``corners`` in its middle, ``grown`` outward, where there are any."""
    half = max((abs(x) for x, _ in corners), default=0.0)
    if half == 0:  # a piece of no width, as in a table that has not been laid out yet, has no corners to go round
        return lambda inset, radius: rounded(inner(rect, inset), radius)

    def polygon(inset: float, radius: float) -> QPainterPath:
        wide = (half + grown - inset) / half
        path, middle = QPainterPath(), rect.center()
        path.addPolygon(QPolygonF([middle + QPointF(x, y) * wide for x, y in corners]))
        path.closeSubpath()
        return path

    return polygon
