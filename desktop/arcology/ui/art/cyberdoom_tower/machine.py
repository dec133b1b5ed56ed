"""Parts of robots: armour plates, jointed limbs, glowing eyes, cables. Sentinels and AIs are made of these."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.paint import (
    Point,
    clipped,
    ellipse,
    fill,
    linear,
    polygon,
    polyline,
    radial,
    rounded,
    stroke,
)
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import soft


@dataclass(frozen=True)
class Machine:
    """Paints parts with one painter, lit from the upper left; ``eye`` is the colour of everything that glows."""

    p: QPainter
    palette: Palette
    eye: QColor

    def armour(self, path: QPainterPath, tone: float = 0.0, seams: Sequence[QPainterPath] = ()) -> None:
        """A plate of the hull; ``tone`` from 0 (lit) to 1 (in the dark), ``seams`` are engraved into it."""
        c, q = self.palette, path.boundingRect()
        light = mix(lighter(c.machine, 0.5), c.machine_dark, 0.05 + 0.62 * tone)
        middle = mix(c.machine, c.machine_dark, 0.12 + 0.62 * tone)
        low = darker(c.machine_dark, 0.2 + 0.5 * tone)
        fill(
            self.p,
            path,
            linear(
                q.left(), q.top(), q.right() * 0.4 + q.left() * 0.6, q.bottom(), (0, light), (0.45, middle), (1, low)
            ),
        )
        if seams:
            with clipped(self.p, path):
                for seam in seams:
                    stroke(self.p, seam, alpha(c.black, 0.7), 1.6)
                    stroke(self.p, seam.translated(0.9, 1.1), alpha(c.steel_light, 0.28), 0.8)
        stroke(self.p, path, alpha(c.black, 0.75), 1.0)
        with clipped(self.p, path):
            stroke(
                self.p,
                path,
                linear(
                    q.left(),
                    q.top(),
                    q.right(),
                    q.bottom(),
                    (0, alpha(c.rim, 0.95)),
                    (0.45, alpha(c.rim, 0.1)),
                    (1, alpha(c.rim, 0)),
                ),
                2.6,
            )

    def limb(self, points: Sequence[Point], start: float, end: float, tone: float = 0.2) -> None:
        """A jointed limb that tapers from ``start`` to ``end`` units of width, ending in a pointed foot."""
        spans = len(points) - 1
        widths = [start + (end - start) * i / spans for i in range(spans + 1)]
        for i in range(spans):
            self.armour(_taper(points[i], points[i + 1], widths[i], widths[i + 1]), tone)
        for (x, y), width in zip(points[1:-1], widths[1:-1], strict=True):
            self.joint(x, y, width * 0.62, tone)

    def joint(self, x: float, y: float, radius: float, tone: float = 0.2) -> None:
        """A round bearing."""
        c = self.palette
        fill(self.p, ellipse(x, y, radius + 0.9), darker(c.machine_dark, 0.4))
        low = darker(c.machine_dark, 0.3)
        fill(
            self.p,
            ellipse(x, y, radius),
            radial(
                x - radius * 0.4,
                y - radius * 0.4,
                radius * 1.7,
                (0, mix(c.steel_light, c.machine, tone)),
                (0.6, mix(c.machine, c.machine_dark, 0.5)),
                (1, low),
            ),
        )
        fill(self.p, ellipse(x, y, radius * 0.36), darker(c.machine_dark, 0.5))

    def eye_at(self, x: float, y: float, radius: float) -> None:
        """A round lens with its glow."""
        c = self.palette
        soft(self.p, ellipse(x, y, radius * 2.0), radius * 2.4, alpha(self.eye, 0.9), screen=True)
        fill(self.p, ellipse(x, y, radius * 1.3), darker(self.eye, 0.88))
        fill(
            self.p,
            ellipse(x, y, radius),
            radial(x, y, radius, (0, c.core), (0.35, lighter(self.eye, 0.35)), (1, self.eye)),
        )
        fill(self.p, ellipse(x - radius * 0.35, y - radius * 0.4, radius * 0.22), alpha(c.white, 0.9))

    def visor(self, rect: QRectF, radius: float = 3.0) -> None:
        """A glowing slit."""
        c = self.palette
        fill(self.p, rounded(rect.adjusted(-3, -3, 3, 3), radius + 2), darker(self.eye, 0.9))
        soft(self.p, rounded(rect, radius), 7, alpha(self.eye, 0.95), screen=True)
        fill(
            self.p,
            rounded(rect, radius),
            linear(rect.left(), 0, rect.right(), 0, (0, self.eye), (0.5, c.core), (1, self.eye)),
        )

    def light(self, path: QPainterPath, width: float = 1.6) -> None:
        """A thin line of light along the hull."""
        soft(self.p, path, 3.5, alpha(self.eye, 0.8), width=width, screen=True)
        stroke(self.p, path, lighter(self.eye, 0.25), width)

    def cable(self, points: Sequence[Point], width: float = 3.0) -> None:
        """A hanging cable through control points (one curve for every two)."""
        path = curve(points)
        stroke(self.p, path, darker(self.palette.machine_dark, 0.4), width + 1.6)
        stroke(self.p, path, mix(self.palette.machine, self.palette.machine_dark, 0.45), width)
        stroke(self.p, path.translated(-width * 0.22, -width * 0.22), alpha(self.palette.rim, 0.4), width * 0.26)

    def blade(self, path: QPainterPath) -> None:
        """Polished steel with a sharp edge."""
        c, q = self.palette, path.boundingRect()
        fill(
            self.p,
            path,
            linear(
                q.left(),
                q.top(),
                q.right(),
                q.bottom(),
                (0, lighter(c.steel_light, 0.55)),
                (0.42, c.machine),
                (0.55, mix(c.machine, c.machine_dark, 0.6)),
                (1, c.machine_dark),
            ),
        )
        stroke(self.p, path, alpha(c.black, 0.8), 1.0)

    def ground(self, half: float, y: float = 52.0) -> None:
        """The shadow on which the robot stands."""
        soft(self.p, ellipse(0, y, half, 5), 8, alpha(self.palette.black, 0.85))


def curve(points: Sequence[Point]) -> QPainterPath:
    """Quadratic curves: a start, then pairs of control point and end."""
    path = QPainterPath(QPointF(*points[0]))
    for control, end in zip(points[1::2], points[2::2], strict=True):
        path.quadTo(QPointF(*control), QPointF(*end))
    return path


def _taper(a: Point, b: Point, wa: float, wb: float) -> QPainterPath:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / length / 2, dx / length / 2
    return polygon(
        (a[0] + nx * wa, a[1] + ny * wa),
        (b[0] + nx * wb, b[1] + ny * wb),
        (b[0] - nx * wb, b[1] - ny * wb),
        (a[0] - nx * wa, a[1] - ny * wa),
    )


def seam(*points: Point) -> QPainterPath:
    return polyline(*points)
