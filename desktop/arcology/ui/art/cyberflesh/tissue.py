"""Living tissue, as mutations are made of it."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cyberflesh.inks import Inks, deep
from arcology.ui.art.cyberflesh.shapes import ball, curve
from arcology.ui.art.cyberflesh.weapons import part
from arcology.ui.art.paint import ellipse, fill, radial, stroke
from arcology.ui.art.palette import alpha, darker, lighter, mix


def skin(p: QPainter, i: Inks, path: QPainterPath, tint: QColor | None = None, by: float = 0.3) -> None:
    """Living tissue; ``tint`` is what it has caught."""
    tone = i.flesh if tint is None else mix(i.flesh, tint, by)
    part(p, i, path, tone, mix(i.flesh_low, i.c.night, 0.3))


def eyeball(p: QPainter, i: Inks, x: float, y: float, r: float, iris: QColor, blind: bool = False) -> None:
    """An eye without its lids; a blind one has a clouded iris."""
    ball(p, x, y, r, r, lighter(i.bone, 0.5), darker(i.bone, 0.5))
    stroke(p, ellipse(x, y, r), darker(i.c.night, 0.2), 1.2)
    ring = ((0, lighter(iris, 0.7)), (0.5, iris), (1, deep(i.c, iris, 0.75)))
    fill(p, ellipse(x, y, r * 0.56), radial(x - r * 0.1, y - r * 0.15, r * 0.7, *ring))
    fill(p, ellipse(x, y, r * 0.24), alpha(i.c.white, 0.75) if blind else i.c.black)
    fill(p, ellipse(x - r * 0.26, y - r * 0.3, r * 0.16), alpha(i.c.white, 0.85))


def waves(p: QPainter, i: Inks, x: float, y: float, colour: QColor, count: int = 3, side: int = 1) -> None:
    """What is heard, felt or trembles."""
    for k in range(count):
        d = side * (6 * k)
        path = curve((x + d, y - 12 - 3 * k), (x + d + side * (9 + k), y, x + d, y + 12 + 3 * k))
        stroke(p, path, alpha(colour, 0.85 - 0.22 * k), 1.7)
